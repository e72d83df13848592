//! One half of a codec under upsets: streams of blocks through it at its full rate.

use std::cmp::Ordering;
use std::ops::Range;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::{FaultsError, Outcome, Upsets};
use crate::codec;
use crate::design::bench::{bench, SimulateError};
use crate::design::expected::Expected;
use crate::design::{Design, Reference, Role};
use crate::hdl::sim::storage::{State, Storage, Upset};
use crate::hdl::sim::stream::{Stream, StreamBench, StreamError, Times};
use crate::hdl::sim::LANES;
use crate::stream::{Beats, Stalls};
use crate::terms::BlockFile;

/// One half of a design.
#[derive(Clone, Copy)]
pub struct Half<'a> {
    /// The design.
    pub design: &'a dyn Design,
    /// The half.
    pub role: Role,
    /// Its model.
    pub reference: &'a Reference,
    /// The blocks that are sent.
    pub data: &'a BlockFile,
}

/// A half in the simulator. After reset, with tables loaded, blocks stream through it at its full rate.
pub struct StreamUpsets<'a> {
    half: Half<'a>,
    bench: StreamBench,
    /// After reset, with tables.
    start: State,
    /// Blocks of each lane's stream, and the cycles between which bits flip: while the design is full.
    blocks: usize,
    full: Range<u64>,
    patience: u64,
}

impl<'a> StreamUpsets<'a> {
    /// # Errors
    /// If it cannot be simulated, or is wrong without upsets.
    pub fn new(half: Half<'a>) -> Result<Self, FaultsError> {
        let size = half.design.half(half.role).map_err(StreamError::from)?;
        let mut bench = bench(half.design, half.role, half.reference)?;
        let (latency, interval) = (u64::from(size.latency), u64::from(size.interval.max(1)));
        let start = bench.simulator().state();
        let mut upsets = StreamUpsets {
            half,
            bench,
            start,
            blocks: (2 * latency.div_ceil(interval) + 8) as usize,
            full: 0..1,
            patience: 2 * (latency + interval) + 64,
        };
        // A run without upsets says how long one takes.
        let before = upsets.bench.cycles();
        let (expected, outputs) = upsets.stream(u64::MAX, Vec::new())?;
        for (lane, output) in outputs.iter().enumerate() {
            let wanted = expected.traffic(half.role, upsets.range(lane));
            let wrong = |(block, what)| FaultsError::Wrong {
                role: half.design.role_name(half.role),
                block,
                what,
            };
            wanted.check(output).map_err(wrong)?;
        }
        let cycles = upsets.bench.cycles() - before;
        let first = latency.min(cycles / 3);
        upsets.full = first..(cycles - first).max(first + 1);
        Ok(upsets)
    }

    /// The blocks of a lane.
    fn range(&self, lane: usize) -> Range<usize> {
        lane * self.blocks..(lane + 1) * self.blocks
    }

    /// Sends each lane blocks that the seed chooses; the model's results, and what came out.
    fn stream(
        &mut self,
        seed: u64,
        upsets: Vec<Upset>,
    ) -> Result<(Expected, Vec<Beats>), FaultsError> {
        let Half {
            design,
            role,
            reference,
            data,
        } = self.half;
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
        let role = self.half.role;
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

    /// The outcome of a wrong stored block, by the model's decoder.
    fn decoded(&self, block: &[u8], stored: &[u8], metadata: u8) -> Outcome {
        let (design, model) = (self.half.design, &self.half.reference.model);
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

impl Upsets for StreamUpsets<'_> {
    fn storage(&mut self) -> Vec<Storage> {
        self.bench.simulator().storage()
    }

    fn window(&self) -> Range<u64> {
        self.full.clone()
    }

    fn run(&mut self, seed: u64, upsets: Vec<Upset>) -> Result<Vec<Outcome>, FaultsError> {
        let begin = self.bench.cycles();
        let upsets = upsets.into_iter().map(|upset| Upset {
            cycle: begin + upset.cycle,
            ..upset
        });
        let (expected, outputs) = self.stream(seed, upsets.collect())?;
        let outcomes = outputs.iter().enumerate();
        let outcomes =
            outcomes.map(|(lane, output)| self.outcome(&expected, self.range(lane), output));
        Ok(outcomes.collect())
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
