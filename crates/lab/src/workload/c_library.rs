//! The random numbers of glibc, which the benchmarks' own programs fill their arrays with: the same
//! seeds, the same numbers as there.

/// The largest number that `rand` gives, `RAND_MAX`, as a single-precision number: 2^31.
const RAND_MAX: f32 = 2_147_483_648.0;
/// Words that the sum of `rand` reaches back to: the third and the thirty-first before.
const NEAR: usize = 3;
const FAR: usize = 31;

/// `srand` and `rand`: an additive feedback generator.
pub struct Rand {
    words: [u32; FAR],
    next: usize,
}

impl Rand {
    /// `srand(seed)`; a program that does not call it has `srand(1)`.
    pub fn new(seed: u32) -> Self {
        let mut words = [seed.max(1); FAR];
        for i in 1..FAR {
            let before = u64::from(words[i - 1]);
            words[i] = (16_807 * before % 2_147_483_647) as u32;
        }
        // The first three words stand as they are.
        let mut generator = Rand { words, next: NEAR };
        for _ in 0..10 * FAR {
            generator.number();
        }
        generator
    }

    /// `rand()`, from 0 to 2^31 - 1.
    pub fn number(&mut self) -> u32 {
        let at = self.next;
        self.next = (at + 1) % FAR;
        let near = self.words[(at + FAR - NEAR) % FAR];
        self.words[at] = self.words[at].wrapping_add(near);
        self.words[at] >> 1
    }

    /// `(float) rand() / RAND_MAX`, from 0 to 1.
    pub fn unit(&mut self) -> f32 {
        self.number() as f32 / RAND_MAX
    }
}

/// `srand48` and `drand48`: a linear congruential generator of 48 bits.
pub struct Drand48(u64);

impl Drand48 {
    /// `srand48(seed)`.
    pub fn new(seed: u32) -> Self {
        Drand48((u64::from(seed) << 16) + 0x330e)
    }

    /// `drand48()`, from 0 up to 1.
    pub fn unit(&mut self) -> f64 {
        const BITS: u64 = 1 << 48;
        self.0 = (self.0.wrapping_mul(0x5_deec_e66d).wrapping_add(11)) % BITS;
        self.0 as f64 / BITS as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Printed by programs in C with glibc 2.36: the first three, and the one after 1,000 more.
    #[test]
    fn numbers_are_those_of_glibc() {
        let of = |seed| {
            let mut rand = Rand::new(seed);
            let first = [rand.number(), rand.number(), rand.number()];
            let later = (0..1001).map(|_| rand.number()).last().unwrap();
            (first, later)
        };
        let one = ([1_804_289_383, 846_930_886, 1_681_692_777], 987_987_334);
        assert_eq!(of(1), one);
        assert_eq!(of(0), one);
        let seven = ([1_045_618_677, 1_863_967_299, 1_272_579_899], 893_955_950);
        assert_eq!(of(7), seven);
        let walsh = ([1_607_750_080, 1_120_031_145, 1_914_358_070], 1_468_134_598);
        assert_eq!(of(2007), walsh);
    }

    #[test]
    fn drand48_is_that_of_glibc() {
        let mut random = Drand48::new(8_675_309);
        let text: Vec<String> = (0..3).map(|_| format!("{:.17}", random.unit())).collect();
        let glibc = [
            "0.27641539399428794",
            "0.74566922858090834",
            "0.53111402088883253",
        ];
        assert_eq!(text, glibc);
    }
}
