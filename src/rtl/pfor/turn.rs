//! Which quarters of a block a cycle has.

use super::{Parameters, QUARTERS};
use crate::hdl::{Builder, Signal};

/// The quarters of a cycle: the quarters of a block are in it one after another, each in its place.
#[derive(Clone, Copy)]
pub struct Turn<'m> {
    pub m: &'m Builder,
    /// The cycle's number in the block, from 0; `None` if the block takes one cycle.
    pub beat: Option<Signal<'m>>,
    /// Quarters per cycle.
    pub side: usize,
}

/// Cycles per block.
pub fn beats(p: &Parameters) -> usize {
    QUARTERS / p.side()
}

/// The quarters that come in a place, in the block's order.
pub fn quarters(p: &Parameters, place: usize) -> impl Iterator<Item = usize> {
    (place..QUARTERS).step_by(p.side())
}

impl<'m> Turn<'m> {
    /// The turn with this number of a cycle in its block.
    pub fn new(m: &'m Builder, p: &Parameters, beat: Option<Signal<'m>>) -> Self {
        let side = p.side();
        Turn { m, beat, side }
    }

    /// The places of a cycle, as prefixes of names.
    pub fn scope(self, place: usize) -> Option<impl Sized + 'm> {
        (self.side > 1).then(|| self.m.scope(&format!("place{place}")))
    }

    /// Whether a quarter of the block is in this cycle.
    pub fn has(&self, quarter: usize) -> Signal<'m> {
        match self.beat {
            Some(beat) => beat.eq_to((quarter / self.side) as u64),
            None => self.m.constant(1, 1),
        }
    }

    /// Selects this cycle's quarters from the values of all quarters.
    pub fn of(&self, name: &str, quarters: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let Some(beat) = self.beat else {
            return quarters.to_vec();
        };
        let own = (0..self.side).map(|place| {
            let all = quarters.iter().skip(place).step_by(self.side).copied();
            beat.select(&all.collect::<Vec<_>>())
        });
        self.m.vector(name, &own.collect::<Vec<_>>())
    }

    /// Whether a quarter of the cycle is the second of a pair.
    pub fn is_odd(&self, place: usize) -> Signal<'m> {
        match self.beat {
            Some(beat) if self.side == 1 => beat.bit(0),
            _ => self.m.constant(place as u64 % 2, 1),
        }
    }

    /// Whether the quarter in a place is in the second half of the block.
    pub fn is_late(&self, place: usize) -> Signal<'m> {
        match self.beat {
            Some(beat) => beat.bit(beat.width() - 1),
            None => self.m.constant(place as u64 / 2, 1),
        }
    }
}
