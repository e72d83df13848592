//! Upsets of a design under traffic: a bit of a register or a memory flips in the middle of a run, and what
//! comes out is compared with the model's.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::{AddAssign, Range};
use std::sync::{Mutex, PoisonError};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::Serialize;

use super::bench::{bench, SimulateError};
use super::expected::Expected;
use super::{Design, Reference, Role};
use crate::codec;
use crate::hdl::sim::storage::{State, Storage, Upset};
use crate::hdl::sim::stream::{Stream, StreamBench, StreamError, Times};
use crate::hdl::sim::LANES;
use crate::stream::{Beats, Stalls};
use crate::terms::BlockFile;

/// What stores the bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
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

/// What an upset does to the blocks of a run, the worst of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// All blocks are right; those of a compressor decode to what went in.
    NoEffect,
    /// Every wrong block has its error bit set, or cannot be decoded.
    Detected,
    /// Fewer blocks come out than went in.
    Hang,
    /// A wrong block that nothing tells from a right one, or a block too many.
    Silent,
}

/// Upsets by what they did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// See [`Outcome::NoEffect`].
    pub no_effect: u64,
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
            Outcome::Detected => &mut self.detected,
            Outcome::Hang => &mut self.hang,
            Outcome::Silent => &mut self.silent,
        } += 1;
    }

    /// All upsets.
    pub fn upsets(&self) -> u64 {
        self.no_effect + self.detected + self.hang + self.silent
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.no_effect += other.no_effect;
        self.detected += other.detected;
        self.hang += other.hang;
        self.silent += other.silent;
    }
}

/// The upsets of a module's own registers, or of a memory.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Registers or memories.
    pub kind: Kind,
    /// The module.
    pub module: String,
    /// The bits of all its instances.
    pub bits: u64,
    /// What the upsets did.
    #[serde(flatten)]
    pub counts: Counts,
}

/// One half of a design under upsets.
pub struct Campaign<'a> {
    /// The design.
    pub design: &'a dyn Design,
    /// The half.
    pub role: Role,
    /// Its model.
    pub reference: &'a Reference,
    /// The blocks that are sent.
    pub data: &'a BlockFile,
    /// Which bits flip.
    pub kind: Kind,
    /// Where random choices begin. The same seed gives the same upsets.
    pub seed: u64,
}

/// An error of a campaign.
#[derive(Debug, thiserror::Error)]
pub enum FaultsError {
    /// The design cannot be run, or the data cannot be read.
    #[error(transparent)]
    Simulate(#[from] SimulateError),
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

impl Campaign<'_> {
    /// Flips so many bits, rounded up to whole runs of the simulator, in runs of their own; the upsets by
    /// module, those with the most bits first. Nothing if there are no such bits. `progress` is told the
    /// upsets of each run.
    ///
    /// # Errors
    /// If the design cannot be simulated, is wrong without upsets, or the data cannot be read.
    pub fn run(
        &self,
        upsets: u64,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Row>, FaultsError> {
        let runs = Mutex::new(0..upsets.div_ceil(LANES as u64));
        let next = || {
            let mut runs = runs.lock().unwrap_or_else(PoisonError::into_inner);
            runs.next()
        };
        let work = || -> Result<BTreeMap<String, (u64, Counts)>, FaultsError> {
            let Some(mut runner) = Runner::new(self)? else {
                return Ok(BTreeMap::new());
            };
            while let Some(number) = next() {
                runner.run(number)?;
                progress(LANES as u64);
            }
            Ok(runner.found)
        };
        let found: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
            let results = threads.into_iter().map(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            results.collect::<Result<_, _>>()
        })?;
        let mut modules = BTreeMap::<String, (u64, Counts)>::new();
        for (module, (bits, counts)) in found.into_iter().flatten() {
            let (all_bits, all) = modules.entry(module).or_default();
            *all_bits = bits;
            *all += counts;
        }
        let rows = modules.into_iter().map(|(module, (bits, counts))| Row {
            kind: self.kind,
            module,
            bits,
            counts,
        });
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.bits));
        Ok(rows)
    }
}

/// A simulator under upsets.
struct Runner<'a> {
    campaign: &'a Campaign<'a>,
    bench: StreamBench,
    /// After reset, with tables.
    start: State,
    storage: Vec<Storage>,
    /// The storage that may be upset, and the bits of it and of all before it.
    places: Vec<(usize, u64)>,
    /// Blocks of each lane's stream, and the cycles between which bits flip: while the design is full.
    blocks: usize,
    full: Range<u64>,
    patience: u64,
    /// Bits and upsets by module.
    found: BTreeMap<String, (u64, Counts)>,
}

impl<'a> Runner<'a> {
    /// Nothing if no bits are there to flip.
    fn new(campaign: &'a Campaign) -> Result<Option<Self>, FaultsError> {
        let half = campaign.design.half(campaign.role);
        let half = half.map_err(StreamError::from)?;
        let mut bench = bench(campaign.design, campaign.role, campaign.reference)?;
        let storage = bench.simulator().storage();
        let mut found = BTreeMap::<String, (u64, Counts)>::new();
        let (mut places, mut bits) = (Vec::new(), 0);
        for (number, one) in storage.iter().enumerate() {
            if Kind::of(one) == campaign.kind {
                bits += one.bits();
                places.push((number, bits));
                found.entry(one.module.clone()).or_default().0 += one.bits();
            }
        }
        if places.is_empty() {
            return Ok(None);
        }
        let (latency, interval) = (u64::from(half.latency), u64::from(half.interval.max(1)));
        let start = bench.simulator().state();
        let mut runner = Runner {
            campaign,
            bench,
            start,
            storage,
            places,
            blocks: (2 * latency.div_ceil(interval) + 8) as usize,
            full: 0..1,
            patience: 2 * (latency + interval) + 64,
            found,
        };
        // A run without upsets says how long one takes.
        let before = runner.bench.cycles();
        let (expected, outputs) = runner.stream(u64::MAX, Vec::new())?;
        for (lane, output) in outputs.iter().enumerate() {
            let wanted = expected.traffic(campaign.role, runner.range(lane));
            let wrong = |(block, what)| FaultsError::Wrong {
                role: campaign.design.role_name(campaign.role),
                block,
                what,
            };
            wanted.check(output).map_err(wrong)?;
        }
        let cycles = runner.bench.cycles() - before;
        let first = latency.min(cycles / 3);
        runner.full = first..(cycles - first).max(first + 1);
        Ok(Some(runner))
    }

    /// The blocks of a lane.
    fn range(&self, lane: usize) -> Range<usize> {
        lane * self.blocks..(lane + 1) * self.blocks
    }

    /// One upset in each lane.
    fn run(&mut self, number: u64) -> Result<(), FaultsError> {
        let mut random = SmallRng::seed_from_u64(self.campaign.seed ^ number.rotate_left(32));
        let bits = self.places.last().map_or(1, |&(_, bits)| bits);
        let begin = self.bench.cycles();
        let upsets = (0..LANES).map(|lane| {
            let bit = random.random_range(0..bits);
            let at = self.places.partition_point(|&(_, end)| end <= bit);
            let before = at.checked_sub(1).map_or(0, |at| self.places[at].1);
            Upset {
                cycle: begin + random.random_range(self.full.clone()),
                lane,
                storage: self.places[at].0,
                bit: bit - before,
            }
        });
        let upsets: Vec<_> = upsets.collect();
        let (expected, outputs) = self.stream(random.random(), upsets.clone())?;
        for (upset, output) in upsets.iter().zip(outputs) {
            let outcome = self.outcome(&expected, self.range(upset.lane), &output);
            let module = &self.storage[upset.storage].module;
            if let Some((_, counts)) = self.found.get_mut(module) {
                counts.add(outcome);
            }
        }
        Ok(())
    }

    /// Sends each lane blocks that the seed chooses; the model's results, and what came out.
    fn stream(
        &mut self,
        seed: u64,
        upsets: Vec<Upset>,
    ) -> Result<(Expected, Vec<Beats>), FaultsError> {
        let Campaign {
            design,
            role,
            reference,
            data,
            ..
        } = *self.campaign;
        let mut random = SmallRng::seed_from_u64(seed);
        let count = data.blocks().min(self.blocks as u64);
        let mut blocks = Vec::new();
        for _ in 0..LANES {
            let first = random.random_range(0..=data.blocks() - count);
            let read = data
                .read(first..first + count)
                .map_err(SimulateError::from)?;
            let bytes = self.blocks * design.geometry().block().bytes();
            blocks.extend(read.iter().cycle().take(bytes));
        }
        let expected = Expected::new(design, reference.model.as_ref(), &blocks);
        let width = self.bench.output_bytes();
        let streams = (0..LANES).map(|lane| Blocks {
            input: Some(expected.input(role, design.beat().bytes(), self.range(lane))),
            output: Beats::new(width),
        });
        let mut streams: Vec<_> = streams.collect();
        self.bench.simulator().restore(&self.start);
        self.bench.upset(upsets, self.patience);
        match self.bench.run_lanes(&mut streams, Stalls::NONE) {
            Ok(()) | Err(StreamError::Hang { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        let outputs = streams.into_iter().map(|stream| stream.output);
        Ok((expected, outputs.collect()))
    }

    fn outcome(&self, expected: &Expected, range: Range<usize>, output: &Beats) -> Outcome {
        let role = self.campaign.role;
        let mut worst = match output.blocks().cmp(&range.len()) {
            Ordering::Less => Outcome::Hang,
            Ordering::Equal => Outcome::NoEffect,
            Ordering::Greater => Outcome::Silent,
        };
        for (number, (bytes, user)) in range.zip(output.blocks_iter()) {
            if expected.check(role, number, bytes, user).is_ok() {
                continue;
            }
            worst = worst.max(match role {
                Role::Decompressor if user != 0 => Outcome::Detected,
                Role::Decompressor => Outcome::Silent,
                Role::Compressor => self.decoded(&expected.blocks[number], bytes, user),
            });
        }
        worst
    }

    /// What the model makes of a stored block that should be another.
    fn decoded(&self, block: &[u8], stored: &[u8], metadata: u8) -> Outcome {
        let (design, model) = (self.campaign.design, &self.campaign.reference.model);
        let geometry = design.geometry();
        let bytes = (usize::from(metadata) + 1) * geometry.mag().bytes();
        // Ports wider than a burst fill it up.
        let Some(stored) = stored.get(..bytes) else {
            return Outcome::Detected;
        };
        let mut back = vec![0; block.len()];
        match codec::load(model.as_ref(), geometry, metadata, stored, &mut back) {
            Err(_) => Outcome::Detected,
            Ok(()) if back == block => Outcome::NoEffect,
            Ok(()) => Outcome::Silent,
        }
    }
}

/// A lane's blocks, and all that comes out.
struct Blocks {
    input: Option<Beats>,
    output: Beats,
}

impl Stream for Blocks {
    fn more(&mut self, _: usize) -> Option<(Beats, Option<Beats>)> {
        Some((self.input.take()?, None))
    }

    fn take(&mut self, block: &Beats, _: Times) {
        self.output.append(block);
    }
}
