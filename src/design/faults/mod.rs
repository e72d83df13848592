//! Upsets of a design under traffic: a bit of a register or a memory flips in the middle of a run, and what
//! comes out is compared with the model's.

use std::collections::BTreeMap;
use std::ops::{AddAssign, Range};
use std::sync::{Mutex, PoisonError};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use super::bench::SimulateError;
use super::controller::simulate::ControllerError;
use super::parallel::in_parallel;
use crate::hdl::sim::storage::{Storage, Upset};
use crate::hdl::sim::stream::StreamError;
use crate::hdl::sim::LANES;

mod stream;
mod unit;

pub use stream::{Half, StreamUpsets};
pub use unit::UnitUpsets;

/// Kind of storage whose bits flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Flip-flops.
    Registers,
    /// Memories.
    Memories,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Registers, Kind::Memories];

    fn of(storage: &Storage) -> Self {
        if storage.is_memory() {
            Kind::Memories
        } else {
            Kind::Registers
        }
    }

    /// Its word for `--in`.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Registers => "registers",
            Kind::Memories => "memories",
        }
    }
}

/// Worst effect of an upset on the blocks of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// All blocks are correct; those of a compressor decode to its input.
    NoEffect,
    /// All is right, and a protected memory has corrected a word.
    Corrected,
    /// Every wrong block has its error bit set, cannot be decoded, or is answered with an error.
    Detected,
    /// Fewer blocks come out than went in.
    Hang,
    /// A wrong block without an error flag, an extra block, or ports that break their rules.
    Silent,
}

/// Counts of upsets by their outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// See [`Outcome::NoEffect`].
    pub no_effect: u64,
    /// See [`Outcome::Corrected`].
    pub corrected: u64,
    /// See [`Outcome::Detected`].
    pub detected: u64,
    /// See [`Outcome::Hang`].
    pub hang: u64,
    /// See [`Outcome::Silent`].
    pub silent: u64,
}

impl Counts {
    fn add(&mut self, outcome: Outcome) {
        *match outcome {
            Outcome::NoEffect => &mut self.no_effect,
            Outcome::Corrected => &mut self.corrected,
            Outcome::Detected => &mut self.detected,
            Outcome::Hang => &mut self.hang,
            Outcome::Silent => &mut self.silent,
        } += 1;
    }

    /// All upsets.
    pub fn upsets(&self) -> u64 {
        self.no_effect + self.corrected + self.detected + self.hang + self.silent
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.no_effect += other.no_effect;
        self.corrected += other.corrected;
        self.detected += other.detected;
        self.hang += other.hang;
        self.silent += other.silent;
    }
}

/// The upsets of a module's own registers, or of a memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Registers or memories.
    pub kind: Kind,
    /// The module.
    pub module: String,
    /// The bits of all its instances.
    pub bits: u64,
    /// The outcomes of the upsets, counted.
    #[serde(flatten)]
    pub counts: Counts,
}

/// An upset that corrupted data silently, or after which something hung.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Harm {
    /// The run's number, from 0; runs and seed determine all that happens in it.
    pub run: u64,
    /// The cycle of the run before which the bit flipped.
    pub cycle: u64,
    /// The path of the instance, from the top.
    pub path: String,
    /// The instance's module.
    pub module: String,
    /// The register; empty of a memory.
    pub register: String,
    /// The word of a memory; 0 of a register.
    pub word: u64,
    /// The bit of the word or register, the least significant being 0.
    pub bit: u64,
    /// [`Outcome::Hang`] or [`Outcome::Silent`].
    pub outcome: Outcome,
}

/// An error of a campaign.
#[derive(Debug, thiserror::Error)]
pub enum FaultsError {
    /// The design cannot be run, or the data cannot be read.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
    /// The unit is wrong without upsets, or cannot be run.
    #[error("without a fault: {0}")]
    Unit(#[from] ControllerError),
    /// Without upsets it differs from the model.
    #[error("without a fault the {role} differs from the model: block {block} {what}")]
    Wrong {
        /// The half's name.
        role: &'static str,
        /// The block's number in its stream.
        block: usize,
        /// The difference, in words.
        what: String,
    },
}

impl From<StreamError> for FaultsError {
    fn from(error: StreamError) -> Self {
        FaultsError::Simulate(error.into())
    }
}

/// A design in the simulator, which runs again and again, with an upset in each lane.
pub trait Upsets {
    /// All that it stores.
    fn storage(&mut self) -> Vec<Storage>;

    /// The cycles of a run in which bits may flip.
    fn window(&self) -> Range<u64>;

    /// A run with these upsets. Returns the outcome of each lane. The same seed gives the same traffic.
    ///
    /// # Errors
    /// If the design cannot be run.
    fn run(&mut self, seed: u64, upsets: Vec<Upset>) -> Result<Vec<Outcome>, FaultsError>;

    /// Upsets of memories that [`Upsets::reads`] checks together in each lane; 1 if it is not used.
    const MEMORY_UPSETS: usize = 1;

    /// In a run without upsets: whether the word of each upset, which is in a memory, is read before it is
    /// overwritten. Other upsets have no effect and need no run.
    ///
    /// # Errors
    /// If the design cannot be run.
    fn reads(&mut self, _: u64, upsets: &[Upset]) -> Result<Vec<bool>, FaultsError> {
        Ok(vec![true; upsets.len()])
    }
}

/// Bits and upsets by module.
type ByModule = BTreeMap<String, (u64, Counts)>;

/// A run that has ended.
struct Ended {
    found: ByModule,
    harm: Vec<Harm>,
}

/// Adds up runs in the order of their numbers, in whatever order the threads end.
struct Sums {
    /// The number of the first run that is not counted.
    next: u64,
    /// Runs that ended before one with a lower number.
    early: BTreeMap<u64, Ended>,
    found: ByModule,
}

impl Sums {
    /// Counts a run and the later runs that waited for it. Returns the harm that they did.
    fn add(&mut self, number: u64, run: Ended) -> Vec<Harm> {
        self.early.insert(number, run);
        let mut harm = Vec::new();
        while let Some(run) = self.early.remove(&self.next) {
            self.next += 1;
            harm.extend(run.harm);
            for (module, (bits, counts)) in run.found {
                let (all_bits, all) = self.found.entry(module).or_default();
                *all_bits = bits;
                *all += counts;
            }
        }
        harm
    }

    /// By module, those with the most bits first.
    fn rows(&self, kind: Kind) -> Vec<Row> {
        let rows = self.found.iter().map(|(module, &(bits, counts))| Row {
            kind,
            module: module.clone(),
            bits,
            counts,
        });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.bits));
        rows
    }
}

/// Many upsets of a design.
#[derive(Clone, Debug)]
pub struct Campaign {
    /// Which bits flip.
    pub kind: Kind,
    /// The number of upsets, rounded up to whole runs of the simulator.
    pub upsets: u64,
    /// Bits of a word or register that flip together, limited to its width.
    pub bits: u32,
    /// Only of instances whose paths have this.
    pub within: Option<String>,
    /// The rows of runs already made: the first ones, with this seed.
    pub done: Vec<Row>,
    /// Seed of the random choices. The same seed gives the same upsets.
    pub seed: u64,
    /// Simulators at a time.
    pub threads: usize,
}

impl Campaign {
    /// Flips bits of a design; each thread makes a simulator of its own. Returns the upsets by module, those
    /// with the most bits first, or no rows if there are no such bits. After each run `progress` gets the
    /// rows of all runs done so far, without gaps, and the new harm.
    ///
    /// # Errors
    /// If the design cannot be simulated, is wrong without upsets, or the data cannot be read.
    pub fn run<U: Upsets>(
        &self,
        make: impl Fn() -> Result<U, FaultsError> + Sync,
        progress: &(dyn Fn(&[Row], &[Harm]) + Sync),
    ) -> Result<Vec<Row>, FaultsError> {
        let first = upsets(&self.done) / self.upsets_of_a_run::<U>();
        let end = self.upsets.div_ceil(self.upsets_of_a_run::<U>());
        let runs = Mutex::new(first..end.max(first));
        let next = || {
            let mut runs = runs.lock().unwrap_or_else(PoisonError::into_inner);
            runs.next()
        };
        let found = self.done.iter();
        let found = found.map(|row| (row.module.clone(), (row.bits, row.counts)));
        let sums = Mutex::new(Sums {
            next: first,
            early: BTreeMap::new(),
            found: found.collect(),
        });
        let work = || -> Result<(), FaultsError> {
            let mut design = make()?;
            let within = self.within.as_deref().unwrap_or_default();
            let Some(mut places) = Places::new(design.storage(), self.kind, within) else {
                return Ok(());
            };
            while let Some(number) = next() {
                let run = self.once(&mut design, &mut places, number)?;
                let mut sums = sums.lock().unwrap_or_else(PoisonError::into_inner);
                let harm = sums.add(number, run);
                progress(&sums.rows(self.kind), &harm);
            }
            Ok(())
        };
        let results = in_parallel(0..self.threads.max(1), |_| work());
        results.into_iter().collect::<Result<(), _>>()?;
        let sums = sums.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(sums.rows(self.kind))
    }

    fn upsets_of_a_run<U: Upsets>(&self) -> u64 {
        let of_lane = match self.kind {
            Kind::Memories => U::MEMORY_UPSETS,
            Kind::Registers => 1,
        };
        (LANES * of_lane) as u64
    }

    /// The same traffic with some upsets for each lane, one at a time. Returns their outcomes.
    fn once<U: Upsets>(
        &self,
        design: &mut U,
        places: &mut Places,
        number: u64,
    ) -> Result<Ended, FaultsError> {
        let mut random = SmallRng::seed_from_u64(self.seed ^ number.rotate_left(32));
        let window = design.window();
        let upsets = (0..self.upsets_of_a_run::<U>()).map(|upset| {
            let (storage, bit) = places.any(&mut random);
            Upset {
                cycle: random.random_range(window.clone()),
                lane: upset as usize % LANES,
                storage,
                bit,
            }
        });
        let upsets: Vec<_> = upsets.collect();
        let together = upsets
            .iter()
            .map(|upset| places.together(upset, self.bits, &mut random));
        let together: Vec<_> = together.collect();
        let outcomes = outcomes(design, random.random(), &upsets, &together)?;
        let mut harm = Vec::new();
        for (upset, outcome) in upsets.iter().zip(outcomes) {
            places.count(upset, outcome);
            if outcome >= Outcome::Hang {
                harm.push(places.harm(number, upset, outcome));
            }
        }
        let found = places.take();
        Ok(Ended { found, harm })
    }
}

/// The outcome of each upset, applied `together` with upsets of other bits; a run has one upset for each lane.
fn outcomes<U: Upsets>(
    design: &mut U,
    seed: u64,
    upsets: &[Upset],
    together: &[Vec<Upset>],
) -> Result<Vec<Outcome>, FaultsError> {
    let mut matters = vec![true; upsets.len()];
    if upsets.len() > LANES {
        matters = design.reads(seed, upsets)?;
    }
    let mut left: Vec<Vec<usize>> = vec![Vec::new(); LANES];
    for (number, upset) in upsets.iter().enumerate().filter(|(at, _)| matters[*at]) {
        left[upset.lane].push(number);
    }
    let mut outcomes = vec![Outcome::NoEffect; upsets.len()];
    while left.iter().any(|numbers| !numbers.is_empty()) {
        let now: Vec<Option<usize>> = left.iter_mut().map(Vec::pop).collect();
        let flipped = now.iter().flatten().flat_map(|number| &together[*number]);
        let of_lanes = design.run(seed, flipped.copied().collect())?;
        for (number, outcome) in now.into_iter().zip(of_lanes) {
            if let Some(number) = number {
                outcomes[number] = outcome;
            }
        }
    }
    Ok(outcomes)
}

/// All upsets of some rows.
pub fn upsets(rows: &[Row]) -> u64 {
    rows.iter().map(|row| row.counts.upsets()).sum()
}

/// The bits that may flip.
struct Places {
    /// Each register and memory.
    storage: Vec<Storage>,
    /// The storage that may be upset: its index, and the bits up to its end.
    ends: Vec<(usize, u64)>,
    found: ByModule,
}

impl Places {
    /// None if there are no bits to flip.
    fn new(storage: Vec<Storage>, kind: Kind, within: &str) -> Option<Self> {
        let mut found = ByModule::new();
        let (mut ends, mut bits) = (Vec::new(), 0);
        for (number, one) in storage.iter().enumerate() {
            if Kind::of(one) == kind && one.scope.contains(within) {
                bits += one.bits();
                ends.push((number, bits));
                found.entry(one.module.clone()).or_default().0 += one.bits();
            }
        }
        (bits > 0).then_some(Places {
            storage,
            ends,
            found,
        })
    }

    /// Any bit: its storage, and its number there.
    fn any(&self, random: &mut SmallRng) -> (usize, u64) {
        let bits = self.ends.last().map_or(1, |&(_, bits)| bits);
        let bit = random.random_range(0..bits);
        let at = self.ends.partition_point(|&(_, end)| end <= bit);
        let before = at.checked_sub(1).map_or(0, |at| self.ends[at].1);
        (self.ends[at].0, bit - before)
    }

    /// An upset, and upsets of this many other bits of its word.
    fn together(&self, upset: &Upset, bits: u32, random: &mut SmallRng) -> Vec<Upset> {
        let width = u64::from(self.storage[upset.storage].width);
        let word = upset.bit - upset.bit % width;
        let mut flipped = vec![upset.bit];
        while (flipped.len() as u64) < u64::from(bits).min(width) {
            let bit = word + random.random_range(0..width);
            if !flipped.contains(&bit) {
                flipped.push(bit);
            }
        }
        let of_bit = |bit| Upset { bit, ..*upset };
        flipped.into_iter().map(of_bit).collect()
    }

    /// Takes the counts since the last call.
    fn take(&mut self) -> ByModule {
        let found = self.found.clone();
        for (_, counts) in self.found.values_mut() {
            *counts = Counts::default();
        }
        found
    }

    fn count(&mut self, upset: &Upset, outcome: Outcome) {
        if let Some((_, counts)) = self.found.get_mut(&self.storage[upset.storage].module) {
            counts.add(outcome);
        }
    }

    fn harm(&self, run: u64, upset: &Upset, outcome: Outcome) -> Harm {
        let storage = &self.storage[upset.storage];
        let width = u64::from(storage.width);
        Harm {
            run,
            cycle: upset.cycle,
            path: storage.scope.clone(),
            module: storage.module.clone(),
            register: storage.name.clone(),
            word: upset.bit / width,
            bit: upset.bit % width,
            outcome,
        }
    }
}
