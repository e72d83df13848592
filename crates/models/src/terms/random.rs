//! Reproducible pseudo-random numbers: the same seed gives the same bytes, on every platform and with every
//! version of the crates. So the steps from the generator's bits (PCG, whose output is defined) to numbers
//! are here, with `libm` where they need more than arithmetic.

use rand_pcg::rand_core::{RngCore, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A seeded generator.
pub struct Random(Pcg64Mcg);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = Pcg64Mcg::from_seed(bytes);
        // Small seeds differ in few bits: let them spread.
        for _ in 0..16 {
            generator.next_u64();
        }
        Random(generator)
    }

    /// A number below `n`, all (nearly) equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// An index below `n`, which is at most 2^32.
    pub fn index(&mut self, n: usize) -> usize {
        self.below(n as u32) as usize
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 up to 1.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// True with a probability.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.unit() < probability
    }

    /// Picks one of them.
    pub fn pick<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of[self.index(of.len())]
    }

    /// A normal deviate, by Box and Muller's transform.
    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * libm::log(1.0 - self.unit())).sqrt();
        radius * libm::cos(std::f64::consts::TAU * self.unit())
    }

    /// A count with an exponential tail, of mean `mean`.
    pub fn exponential(&mut self, mean: f64) -> f64 {
        -mean * libm::log(1.0 - self.unit())
    }
}

/// Zipf's law: rank k is drawn in proportion to 1 / (k + 1)^exponent.
pub struct Zipf {
    cumulated: Vec<f64>,
}

impl Zipf {
    /// The law of `ranks` ranks, at least one.
    pub fn new(ranks: usize, exponent: f64) -> Self {
        let mut sum = 0.0;
        let add = |rank| {
            sum += libm::pow(rank as f64, -exponent);
            sum
        };
        let cumulated = (1..=ranks).map(add).collect();
        Zipf { cumulated }
    }

    /// A rank, from 0.
    pub fn draw(&self, random: &mut Random) -> usize {
        let last = self.cumulated.len() - 1;
        let aim = random.unit() * self.cumulated[last];
        self.cumulated.partition_point(|&sum| sum <= aim).min(last)
    }
}
