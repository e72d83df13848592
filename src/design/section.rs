//! The lanes of a simulated design, each at work on some section of one stream of blocks.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::codec::Statistics;
use crate::hdl::sim::stream::{Stream, Times};
use crate::hdl::sim::LANES;
use crate::stream::{Beats, Stalls};
use crate::terms::BlockFile;

use super::bench::{bench, SimulateError};
use super::chain::{Chain, Next};
use super::expected::{Expected, Wanted};
use super::{Design, Reference, Role, Sender};

/// Blocks that a lane gets at a time.
const PART: u64 = 64;

/// Blocks whose times are handed over at a time.
const TIMES: usize = 8;

/// One half of a design and the blocks that go through it.
pub struct Job<'a> {
    pub design: &'a dyn Design,
    pub role: Role,
    pub reference: &'a Reference,
    pub data: &'a BlockFile,
    /// Called with the bytes of each part.
    pub progress: &'a (dyn Fn(u64) + Sync),
    pub chain: Chain,
    pub found: Mutex<JobResults>,
}

/// A job's results besides cycles.
pub struct JobResults {
    pub statistics: Statistics,
    /// As of [`Timing`](super::simulate::Timing).
    pub kept_raw: Option<u64>,
    pub failure: Option<SimulateError>,
}

impl Job<'_> {
    fn found(&self) -> MutexGuard<'_, JobResults> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps the first failure, which ends the job.
    pub fn fail(&self, error: SimulateError) {
        self.found().failure.get_or_insert(error);
    }

    /// Runs segments of blocks that no other run has, as long as there are any.
    ///
    /// # Errors
    /// If the design cannot be simulated or breaks a rule. What else fails is kept.
    pub fn run(&self) -> Result<(), SimulateError> {
        if !self.chain.has_free() || self.found().failure.is_some() {
            return Ok(());
        }
        let mut bench = bench(self.design, self.role, self.reference)?;
        let lanes = if self.design.restarts() { 1 } else { LANES };
        let lanes = (0..lanes).map(|_| Section::new(self));
        bench.run_lanes(&mut lanes.collect::<Vec<_>>(), Stalls::NONE)?;
        Ok(())
    }
}

/// A lane's blocks.
struct Section<'a> {
    job: &'a Job<'a>,
    sender: Box<Sender<'a>>,
    /// Its run, while it has one, and whether that run has nothing more to send.
    run: Option<usize>,
    ended: bool,
    /// Blocks of its own segment that it has not sent.
    own: Range<u64>,
    /// The next block to send.
    next: u64,
    /// The expected blocks, in order.
    wanted: VecDeque<Wanted>,
    times: Vec<Times>,
    /// Whether there is nothing left to do.
    done: bool,
}

impl<'a> Section<'a> {
    fn new(job: &'a Job<'a>) -> Self {
        Section {
            job,
            sender: job.design.sender(job.role),
            run: None,
            ended: false,
            own: 0..0,
            next: 0,
            wanted: VecDeque::new(),
            times: Vec::new(),
            done: false,
        }
    }

    /// The next blocks to send, and whether they are the lane's own.
    fn blocks(&mut self, inside: usize) -> Option<(Range<u64>, bool)> {
        if self.own.is_empty() {
            let run = match self.run {
                Some(run) => run,
                None => {
                    let Some((run, own)) = self.job.chain.begin() else {
                        self.done = true;
                        return None;
                    };
                    (self.run, self.next) = (Some(run), own.start);
                    self.own = own;
                    return self.blocks(inside);
                }
            };
            let next = if self.ended {
                Next::End
            } else {
                self.job.chain.next(run, self.next)
            };
            match next {
                Next::Own(own) => self.own = own,
                Next::Beyond(blocks) => {
                    self.next = blocks.end;
                    return Some((blocks, false));
                }
                Next::End if inside > 0 => {
                    self.ended = true;
                    return None;
                }
                Next::End => {
                    self.job.chain.record(run, &std::mem::take(&mut self.times));
                    (self.run, self.ended) = (None, false);
                    return self.blocks(inside);
                }
            }
        }
        let end = self.own.end.min(self.own.start + PART);
        let blocks = self.own.start..end;
        (self.own.start, self.next) = (end, end);
        Some((blocks, true))
    }

    /// Reads blocks and asks the model.
    fn send(
        &mut self,
        blocks: Range<u64>,
        own: bool,
    ) -> Result<(Beats, Option<Beats>), SimulateError> {
        let job = self.job;
        let data = job.data.read(blocks.clone())?;
        let expected = Expected::new(job.design, job.reference.model.as_ref(), &data);
        let traffic = (self.sender)(&expected, 0..expected.blocks.len());
        self.wanted.extend(traffic.wanted(blocks.start));
        if own {
            let mut found = job.found();
            found.statistics += &expected.statistics;
            if let Some(kept) = traffic.kept_raw() {
                *found.kept_raw.get_or_insert(0) += kept;
            }
            drop(found);
            (job.progress)(data.len() as u64);
        }
        Ok((traffic.input, traffic.raw))
    }
}

impl Stream for Section<'_> {
    fn more(&mut self, inside: usize) -> Option<(Beats, Option<Beats>)> {
        if self.done || (self.ended && inside > 0) {
            return None;
        }
        if self.job.found().failure.is_some() {
            self.done = true;
            return None;
        }
        let (blocks, own) = self.blocks(inside)?;
        match self.send(blocks, own) {
            Ok(beats) => Some(beats),
            Err(error) => {
                self.job.fail(error);
                None
            }
        }
    }

    fn take(&mut self, block: &Beats, times: Times) {
        let (bytes, user) = block.blocks_iter().next().unwrap_or_default();
        let result = match self.wanted.pop_front() {
            Some(wanted) => (wanted.check(bytes, user)).map_err(|what| (wanted.number, what)),
            None => Err((self.next, "gave more blocks than it was sent".into())),
        };
        if let Err((block, what)) = result {
            self.job.fail(SimulateError::Mismatch {
                block,
                role: self.job.design.role_name(self.job.role),
                what,
            });
        }
        self.times.push(times);
        if let (Some(run), true) = (self.run, self.times.len() == TIMES) {
            self.job.chain.record(run, &self.times);
            self.times.clear();
        }
    }
}
