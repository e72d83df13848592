//! The cycles of one stream of all blocks, from runs that each begin somewhere within it.
//!
//! Runs take segments of the blocks, in order. A run that has finished its own segment continues with the
//! blocks of the next run, until [`MEETING`] blocks in a row enter and leave both runs at the same distance
//! in time. From there on the two behave the same, so the next run's cycles, moved by that distance, are
//! those of the one stream. A run that never meets the next one takes over its segment, and in the worst case
//! all other segments.

use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::hdl::sim::stream::Times;

/// Blocks in a row at the same distance that make a meeting: more than any design holds at a time.
const MEETING: usize = 40;

/// Blocks beyond its own segment that a run takes at a time.
const BEYOND: u64 = 8;

/// All runs over one stream of blocks.
pub struct Chain {
    blocks: u64,
    segment: u64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    runs: Vec<Run>,
    /// The run that each segment was given to.
    owners: Vec<usize>,
    /// The first block that no run has taken.
    free: u64,
    /// The first block of the last run that is known to be part of the one stream.
    front: u64,
    total: Total,
}

struct Run {
    first: u64,
    /// The times of its blocks, from the first one on, until it is known to be part of the one stream.
    times: Vec<Times>,
    /// Blocks that it has done.
    done: u64,
    /// The offset in cycles from its times to those of the one stream, once it is part of it.
    shift: Option<i64>,
    /// The run it is compared with, and the offset in cycles over the last `agreed` blocks.
    beside: Option<(usize, i64)>,
    agreed: usize,
    /// Blocks beyond its own segment that wait for the other run to reach them.
    beyond: Vec<Times>,
    compared: u64,
    /// The run that it has met, and the offset in cycles from that one's times to its own.
    met: Option<(usize, i64)>,
}

/// Measurements of the one stream of all blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Total {
    pub blocks: u64,
    /// The first handshake of the first block, and of the last one so far.
    first: i64,
    previous: i64,
    /// The last handshake of the last block so far.
    last: i64,
    pub latency_min: u64,
    pub latency_max: u64,
    pub interval_max: Option<u64>,
}

impl Total {
    /// Adds the next block.
    pub fn add(&mut self, (start, end): Times, shift: i64) {
        let latency = end - start;
        let (start, end) = (start as i64 + shift, end as i64 + shift);
        if self.blocks == 0 {
            self.first = start;
            self.latency_min = latency;
        } else {
            let interval = (start - self.previous).unsigned_abs();
            self.interval_max = self.interval_max.max(Some(interval));
        }
        self.latency_min = self.latency_min.min(latency);
        self.latency_max = self.latency_max.max(latency);
        (self.previous, self.last) = (start, end);
        self.blocks += 1;
    }

    /// Cycles from the first handshake to the last one.
    pub fn cycles(&self) -> u64 {
        match self.blocks {
            0 => 0,
            _ => (self.last - self.first).unsigned_abs() + 1,
        }
    }
}

/// A run's next work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Blocks of its own.
    Own(Range<u64>),
    /// Blocks of another run's segment.
    Beyond(Range<u64>),
    /// Nothing.
    End,
}

impl Chain {
    /// A chain of `blocks` blocks, in segments of `segment` blocks.
    pub fn new(blocks: u64, segment: u64) -> Self {
        Chain {
            blocks,
            segment: segment.max(1),
            state: Mutex::default(),
        }
    }

    /// Where the segment of a block ends.
    fn end(&self, block: u64) -> u64 {
        ((block / self.segment + 1) * self.segment).min(self.blocks)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there are blocks that no run has.
    pub fn has_free(&self) -> bool {
        self.state().free < self.blocks
    }

    /// A new run, at the first segment that no run has: its number, and that segment.
    pub fn begin(&self) -> Option<(usize, Range<u64>)> {
        let mut state = self.state();
        let first = state.free;
        if first >= self.blocks {
            return None;
        }
        let number = state.runs.len();
        let own = state.give(number, self);
        state.runs.push(Run {
            first,
            times: Vec::new(),
            done: 0,
            shift: (first == 0).then_some(0),
            beside: None,
            agreed: 0,
            beyond: Vec::new(),
            compared: first,
            met: None,
        });
        Some((number, own))
    }

    /// The run's next work, from the block `at` on.
    pub fn next(&self, run: usize, at: u64) -> Next {
        let mut state = self.state();
        let passed = state.runs[run].shift.is_none() && state.runs[run].first < state.front;
        if at >= self.blocks || passed || state.runs[run].met.is_some() {
            return Next::End;
        }
        if at == state.free {
            return Next::Own(state.give(run, self));
        }
        Next::Beyond(at..self.end(at).min(at + BEYOND))
    }

    /// Takes the times of a run's next blocks.
    pub fn record(&self, run: usize, times: &[Times]) {
        let mut state = self.state();
        let state = &mut *state;
        if state.runs[run].met.is_some() {
            return;
        }
        for &times in times {
            let one = &mut state.runs[run];
            let block = one.first + one.done;
            one.done += 1;
            match one.shift {
                // The run that has met this one may have been ahead.
                Some(shift) if block == state.total.blocks => state.total.add(times, shift),
                Some(_) => {}
                None => one.times.push(times),
            }
            if state.owners[(block / self.segment) as usize] != run {
                if block != one.compared + one.beyond.len() as u64 {
                    (one.compared, one.agreed) = (block, 0);
                    one.beyond.clear();
                }
                one.beyond.push(times);
            }
        }
        state.compare(run, self.segment);
    }

    /// The measurements of the one stream, when all runs have ended.
    pub fn total(self) -> Total {
        let state = self.state.into_inner();
        state.unwrap_or_else(PoisonError::into_inner).total
    }
}

impl State {
    /// Gives the next segment to a run.
    fn give(&mut self, run: usize, chain: &Chain) -> Range<u64> {
        let first = self.free;
        self.owners.push(run);
        self.free = chain.end(first);
        first..self.free
    }

    /// Compares a run's blocks beyond its own with those of the run that has them, as far as both
    /// have come.
    fn compare(&mut self, run: usize, segment: u64) {
        let mut used = 0;
        while used < self.runs[run].beyond.len() {
            let block = self.runs[run].compared;
            let owner = self.owners[(block / segment) as usize];
            let other = &self.runs[owner];
            let (start, end) = self.runs[run].beyond[used];
            // Its times are gone where another run has met it: then this one is not needed.
            let there = other.times.get((block - other.first) as usize);
            let Some(&(other_start, other_end)) = there else {
                break;
            };
            let shift = start as i64 - other_start as i64;
            let same = shift == end as i64 - other_end as i64;
            let one = &mut self.runs[run];
            one.agreed = match one.beside == Some((owner, shift)) {
                _ if !same => 0,
                true => one.agreed + 1,
                false => 1,
            };
            one.beside = Some((owner, shift));
            one.compared += 1;
            used += 1;
            if one.agreed == MEETING {
                one.met = Some((owner, shift));
                one.beyond.clear();
                self.settle(run);
                return;
            }
        }
        self.runs[run].beyond.drain(..used);
    }

    /// Adds the times of the runs after this one, if it is part of the one stream.
    fn settle(&mut self, mut run: usize) {
        while let (Some(shift), Some((next, more))) = (self.runs[run].shift, self.runs[run].met) {
            let shift = shift + more;
            let other = &mut self.runs[next];
            other.shift = Some(shift);
            self.front = other.first;
            let from = (self.total.blocks - other.first) as usize;
            for &times in other.times.iter().skip(from) {
                self.total.add(times, shift);
            }
            // Its later blocks are added at once, and no other run can meet it.
            other.times = Vec::new();
            run = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A block that fills the buffers, one that empties them, and one that leaves them unchanged.
    #[derive(Clone, Copy)]
    enum Kind {
        Fills,
        Empties,
        Keeps,
    }

    /// A design whose latency depends on blocks of long ago.
    #[derive(Default)]
    struct Toy {
        waiting: u64,
        cycle: u64,
    }

    impl Toy {
        fn block(&mut self, kind: Kind) -> Times {
            let (waiting, interval) = match kind {
                Kind::Fills => (3, 2),
                Kind::Empties => (0, 9),
                Kind::Keeps => (self.waiting, 4),
            };
            self.waiting = waiting;
            let start = self.cycle;
            self.cycle += interval;
            (start, start + 20 + 4 * waiting)
        }
    }

    struct Lane {
        toy: Toy,
        run: Option<usize>,
        left: Range<u64>,
        next: u64,
    }

    /// Simulates a block, or decides what to do next. Returns whether there is work left.
    fn step(lane: &mut Lane, chain: &Chain, kinds: &[Kind]) -> bool {
        if lane.left.is_empty() {
            let Some(run) = lane.run else {
                let Some((run, own)) = chain.begin() else {
                    return false;
                };
                lane.toy.waiting = 0;
                lane.toy.cycle += 1000;
                (lane.run, lane.next, lane.left) = (Some(run), own.start, own);
                return true;
            };
            match chain.next(run, lane.next) {
                Next::Own(blocks) | Next::Beyond(blocks) => lane.left = blocks,
                Next::End => lane.run = None,
            }
            return true;
        }
        let times = lane.toy.block(kinds[lane.left.start as usize]);
        lane.left.start += 1;
        lane.next = lane.left.start;
        if let Some(run) = lane.run {
            chain.record(run, &[times]);
        }
        true
    }

    fn check(kinds: &[Kind], segment: u64, lanes: u64) {
        let mut wanted = Total::default();
        let mut toy = Toy::default();
        for &kind in kinds {
            wanted.add(toy.block(kind), 0);
        }
        let chain = Chain::new(kinds.len() as u64, segment);
        let mut lanes: Vec<_> = (0..lanes)
            .map(|number| Lane {
                toy: Toy {
                    cycle: 17 * number,
                    waiting: 0,
                },
                run: None,
                left: 0..0,
                next: 0,
            })
            .collect();
        // Lanes of other threads go faster and slower.
        let mut busy = true;
        let mut turn = 0usize;
        while busy {
            busy = false;
            for (number, lane) in lanes.iter_mut().enumerate() {
                let steps = if number % 3 == turn / 50 % 3 {
                    0
                } else {
                    1 + number % 2
                };
                busy |= steps == 0;
                for _ in 0..steps {
                    busy |= step(lane, &chain, kinds);
                }
            }
            turn += 1;
            if lanes.iter().all(|lane| lane.run.is_none()) && !chain.has_free() {
                break;
            }
        }
        let total = chain.total();
        assert_eq!(total.cycles(), wanted.cycles());
        let of = |t: &Total| (t.blocks, t.latency_min, t.latency_max, t.interval_max);
        assert_eq!(of(&total), of(&wanted), "segments of {segment}");
    }

    #[test]
    fn runs_give_the_cycles_of_one_stream() {
        let mut kinds = Vec::new();
        let lengths = [3, 700, 1, 90, 40, 2, 1500, 60, 5, 300];
        for (number, &length) in lengths.iter().cycle().take(25).enumerate() {
            let kind = [Kind::Fills, Kind::Keeps, Kind::Empties, Kind::Keeps][number % 4];
            kinds.extend(std::iter::repeat_n(kind, length));
        }
        for lanes in [1, 2, 7, 33] {
            for segment in [64, 128, 1000, 1 << 20] {
                check(&kinds, segment, lanes);
                check(&kinds[..100], segment, lanes);
            }
            // Nothing ever meets.
            check(&vec![Kind::Keeps; 2000], 64, lanes);
            let never: Vec<_> = [Kind::Fills]
                .into_iter()
                .chain(vec![Kind::Keeps; 2000])
                .collect();
            check(&never, 64, lanes);
        }
    }
}
