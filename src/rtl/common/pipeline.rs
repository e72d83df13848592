//! Cuts a datapath into pipeline stages, and takes values along with it.

use super::Core;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};

/// Which of a datapath's steps end in a rank of registers, so that the longest
/// of `stages` stages is as short as can be. The last step always does.
///
/// `weights`: what each step adds to the path, in any unit. `stages` is at
/// least 1 and at most the number of steps.
pub fn cuts(weights: &[u32], stages: u32) -> Vec<bool> {
    let steps = weights.len();
    let sum = |from: usize, to: usize| weights[from..to].iter().sum::<u32>();
    // The longest stage, and where the last one begins, if the first `to` steps
    // make so many stages.
    let mut best: Vec<Vec<(u32, usize)>> = vec![(0..=steps).map(|to| (sum(0, to), 0)).collect()];
    for stage in 1..stages as usize {
        let split = |to: usize| {
            (stage..to)
                .map(|from| (best[stage - 1][from].0.max(sum(from, to)), from))
                .min()
                .unwrap_or((u32::MAX, 0))
        };
        let row = (0..=steps).map(split).collect();
        best.push(row);
    }
    let mut ends = vec![false; steps];
    let mut to = steps;
    for row in best.iter().rev() {
        if to > 0 {
            ends[to - 1] = true;
        }
        to = row[to].1;
    }
    ends
}

/// A datapath being cut into stages: its steps in order, each ended by
/// [`Pipeline::step`].
pub struct Pipeline<'m> {
    m: &'m Builder,
    advance: Signal<'m>,
    valid: Signal<'m>,
    ends: Vec<bool>,
    steps: usize,
    rank: u32,
}

impl<'m> Pipeline<'m> {
    /// `start`: a block is at the input. `ends`: of [`cuts`].
    pub fn new(m: &'m Builder, advance: Signal<'m>, start: Signal<'m>, ends: Vec<bool>) -> Self {
        Pipeline {
            m,
            advance,
            valid: start,
            ends,
            steps: 0,
            rank: 0,
        }
    }

    /// Ends a step: if a stage ends here, all values that later steps use go
    /// through registers named after them.
    pub fn step(&mut self, live: &mut [(&str, &mut Vec<Signal<'m>>)]) {
        let ends = self.ends.get(self.steps).copied().unwrap_or(false);
        self.steps += 1;
        if !ends {
            return;
        }
        self.rank += 1;
        let valid = self.m.register_reset(&format!("valid_{}", self.rank), 1, 0);
        self.m.next_if(valid, self.advance, self.valid);
        self.valid = valid;
        for (name, values) in live {
            if values.is_empty() {
                continue;
            }
            let name = format!("{name}_{}", self.rank);
            let register = self.m.delay_if(&name, self.advance, concat(values));
            let mut low = 0;
            for value in values.iter_mut() {
                let width = value.width();
                *value = register.slice(low, width);
                low += width;
            }
        }
    }

    /// A block is at the end of the last step.
    pub fn done(&self) -> Signal<'m> {
        self.valid
    }
}

/// Hands blocks to a core and takes values of theirs along, to meet its output.
///
/// `full`: a block is there; `taken`, driven here: it has been at the core's
/// input for as long as it must be. Returns the core's `start` and the values at
/// its `done`.
pub(super) fn carried<'m>(
    m: &'m Builder,
    core: &Core,
    advance: Signal<'m>,
    full: Signal<'m>,
    taken: Signal<'m>,
    values: &[(&str, Signal<'m>)],
) -> (Signal<'m>, Vec<Signal<'m>>) {
    let (interval, latency) = (core.interval, core.latency);
    let ranks = latency / interval;
    if interval == 1 {
        m.drive(taken, full & advance);
        let along = |&(name, value): &(&str, Signal<'m>)| {
            (1..=ranks).fold(value, |value, rank| {
                m.delay_if(&format!("{name}_{rank}"), advance, value)
            })
        };
        return (full, values.iter().map(along).collect());
    }
    let bits = address_width(u64::from(interval));
    let moves = m.register_reset("moves", bits, 0);
    let start = (full & !moves.any()).named("block_starts");
    let last = moves.eq_to(u64::from(interval) - 1).named("last_move");
    m.drive(taken, full & last & advance);
    m.next_if(moves, full & advance, last.mux(m.zero(bits), moves.plus(1)));
    // A block's values wait as long as the next block's can follow them.
    let ages: Vec<Signal> = std::iter::successors(Some((0, start)), |&(age, before)| {
        let register = m.register_reset(&format!("age{}", age + 1), 1, 0);
        m.next_if(register, advance, before);
        Some((age + 1, register))
    })
    .take((ranks * interval).max(1) as usize)
    .map(|(_, signal)| signal)
    .collect();
    let along = |&(name, value): &(&str, Signal<'m>)| {
        (1..=ranks).fold(value, |value, rank| {
            let loads = advance & ages[(rank * interval) as usize - 1];
            m.delay_if(&format!("{name}_{rank}"), loads, value)
        })
    };
    (start, values.iter().map(along).collect())
}
