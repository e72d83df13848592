//! A controller under upsets: a client's requests through it, to a memory.

use std::ops::Range;

use super::{FaultsError, Outcome, Upsets};
use crate::axi_bench::{
    any, ClientOptions, Contents, DramOptions, DramRules, MemoryError, Pattern, Traffic,
};
use crate::codebook::Book;
use crate::design::controller::simulate::{ControllerError, Running, BUSY, FLUSH};
use crate::design::controller::Controller;
use crate::design::Design;
use crate::hdl::sim::storage::{State, Storage, Upset};
use crate::hdl::sim::Simulator;
use crate::rtl::controller::registers::HAPPENED;

/// Requests of each run.
const REQUESTS: u64 = 200;

/// A lane hangs if it shows no activity for this many cycles.
const PATIENCE: u64 = 4000;

/// A lane hangs if a flush takes more cycles than this.
const FLUSH_PATIENCE: u64 = 20_000;

/// Cycles from a burst's address to the memory's answer.
const MEMORY: u32 = 30;

/// The event of a command's end, which is none of an error.
const COMMAND_ENDS: u32 = 1 << 5;

/// A unit between a client that reads and writes, whole blocks and parts of them, and a memory. At the end of a
/// run the client reads all that it wrote.
pub struct UnitUpsets {
    design: Controller,
    traffic: Traffic,
    running: Running,
    storage: Vec<Storage>,
    /// At power-up.
    start: State,
    /// Cycles of the requests of a run.
    cycles: u64,
}

impl UnitUpsets {
    /// A unit whose client writes blocks of `data` to this many bytes of addresses, few enough that many of
    /// the written blocks are read again. A codec with tables has a codebook.
    ///
    /// # Errors
    /// If it cannot be simulated, or is wrong without upsets.
    pub fn new(
        design: &Controller,
        book: Option<&Book>,
        data: &[u8],
        bytes: u64,
    ) -> Result<Self, FaultsError> {
        let block = design.geometry().block();
        let traffic = Traffic {
            range: 0..bytes,
            block: block.get().into(),
            contents: Contents::image(data, block.bytes(), 0.0),
            ..Traffic::new(
                Pattern::Random {
                    wrap: 0.1,
                    fixed: 0.0,
                },
                design.hardware().port_bytes as usize,
            )
        };
        let mag = u64::from(design.geometry().mag().get());
        let mut running = Running::new(
            design,
            book,
            &traffic,
            |options| {
                options.turn_every = 0;
                options.isolated = true;
                options.patience = PATIENCE;
                options.client_patience = PATIENCE;
                options.expectation = any();
                options.client = ClientOptions::fast();
                options.memory = DramOptions {
                    latency: MEMORY,
                    rules: DramRules::strict(mag),
                    ..DramOptions::ideal()
                };
            },
            1,
        )?;
        let simulator = running.bench.simulator();
        let (storage, start) = (simulator.storage(), simulator.state());
        let mut unit = UnitUpsets {
            design: design.clone(),
            traffic,
            running,
            storage,
            start,
            cycles: 1,
        };
        unit.begin(1)?;
        let begin = unit.running.bench.cycle();
        unit.requests(1, Vec::new(), Simulator::flip)?;
        unit.cycles = unit.running.bench.cycle() - begin;
        let lanes = 0..unit.running.bench.lanes();
        for lane in lanes {
            if let Some(error) = unit.running.bench.stopped(lane) {
                return Err(ControllerError::from(error).into());
            }
        }
        Ok(unit)
    }

    /// All as at power-up, then reset and init: all blocks are raw.
    fn begin(&mut self, seed: u64) -> Result<(), ControllerError> {
        let running = &mut self.running;
        running.bench.restart(&self.start, seed)?;
        for lane in 0..running.bench.lanes() {
            running.bench.client(lane).reference.writes_may_fail = true;
        }
        running.regions(&self.design, &self.traffic)?;
        running.begin()?;
        Ok(running.bench.write_register(HAPPENED, u32::MAX)?)
    }

    /// The requests of a run, in which upsets are applied, each in its cycle. Their numbers, in the order in which
    /// they were: not those after the last request's end.
    fn requests(
        &mut self,
        seed: u64,
        upsets: Vec<Upset>,
        apply: impl Fn(&mut Simulator, usize, &Storage, u64),
    ) -> Result<Vec<usize>, ControllerError> {
        let running = &mut self.running;
        let begin = running.bench.cycle();
        let mut left: Vec<_> = upsets.into_iter().enumerate().collect();
        left.sort_by_key(|(_, upset)| upset.cycle);
        let mut left = left.into_iter().peekable();
        let mut applied = Vec::new();
        running.offer(&self.traffic, seed, REQUESTS);
        while !running.bench.is_idle() {
            let now = running.bench.cycle();
            while let Some((number, upset)) = left.next_if(|(_, u)| begin + u.cycle <= now) {
                let storage = &self.storage[upset.storage];
                apply(running.bench.simulator(), upset.lane, storage, upset.bit);
                applied.push(number);
            }
            running.bench.step()?;
        }
        Ok(applied)
    }

    /// Flushes; whether it does not end, in each lane.
    fn flush_hangs(&mut self) -> Result<Vec<bool>, ControllerError> {
        let begin = self.running.bench.cycle();
        let hangs =
            |running: &mut Running, _: &[usize]| running.bench.cycle() - begin > FLUSH_PATIENCE;
        let status = self.running.command_until(FLUSH, hangs)?;
        Ok(status.iter().map(|status| status & BUSY != 0).collect())
    }

    /// The outcome in each lane, after everything is read back and flushed.
    fn outcomes(&mut self) -> Result<Vec<Outcome>, ControllerError> {
        let running = &mut self.running;
        let lanes = 0..running.bench.lanes();
        let failed: Vec<u64> = lanes
            .clone()
            .map(|lane| running.bench.failed(lane))
            .collect();
        running.bench.read_back(self.traffic.range.clone())?;
        let events = running.bench.read_register(HAPPENED)?;
        let mut corrected = vec![0; running.bench.lanes()];
        for name in [
            "corrected_words",
            "corrected_metadata",
            "refetched_metadata",
        ] {
            let counts = running.counter(name)?.unwrap_or_default();
            for (sum, count) in corrected.iter_mut().zip(counts) {
                *sum += count;
            }
        }
        let hangs = self.flush_hangs()?;
        let running = &mut self.running;
        let outcome = |lane: usize| match running.bench.stopped(lane) {
            Some(MemoryError::Hang { .. }) => Outcome::Hang,
            None if hangs[lane] => Outcome::Hang,
            Some(_) => Outcome::Silent,
            None if failed[lane] + running.bench.failed(lane) > 0 => Outcome::Detected,
            None if events[lane] & !COMMAND_ENDS != 0 => Outcome::Detected,
            None if corrected[lane] > 0 => Outcome::Corrected,
            None => Outcome::NoEffect,
        };
        Ok(lanes.map(outcome).collect())
    }
}

impl Upsets for UnitUpsets {
    fn storage(&mut self) -> Vec<Storage> {
        self.storage.clone()
    }

    fn window(&self) -> Range<u64> {
        0..self.cycles
    }

    fn run(&mut self, seed: u64, upsets: Vec<Upset>) -> Result<Vec<Outcome>, FaultsError> {
        self.begin(seed)?;
        self.requests(seed, upsets, Simulator::flip)?;
        Ok(self.outcomes()?)
    }

    /// In most cycles, most RAMs hold nothing that is still needed.
    const MEMORY_UPSETS: usize = 128;

    fn reads(&mut self, seed: u64, upsets: &[Upset]) -> Result<Vec<bool>, FaultsError> {
        self.begin(seed)?;
        let watched = self.requests(seed, upsets.to_vec(), Simulator::watch_word)?;
        self.outcomes()?;
        let words_read = self.running.bench.simulator().words_read();
        let mut reads = vec![false; upsets.len()];
        for (number, is_read) in watched.into_iter().zip(words_read) {
            reads[number] = is_read;
        }
        Ok(reads)
    }
}
