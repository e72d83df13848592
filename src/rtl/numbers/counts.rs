//! How many numbers before a number have a field of some level: what a field's place follows from.
//!
//! A parallel prefix (Sklansky's) over the lanes. What the networks need of it is little: of a
//! node of 2·h lanes, where its right half's fields start, modulo 2·h. So a place that is an odd
//! multiple of h has log2 h + 1 bits: every second place has one, which is a parity. Only the ends
//! of nodes, which are their totals, have all bits.

use super::Parameters;
use crate::hdl::{Builder, Signal};
use crate::rtl::common::starts::add;

/// The counts of one level of fields, being added up.
pub struct Counts<'m> {
    m: &'m Builder,
    /// What is counted, for names.
    of: String,
    /// Of each lane the fields up to and with its own, within the lanes added up so far.
    sums: Vec<Signal<'m>>,
    /// Bits of a place in the network.
    places: u32,
    level: u32,
}

impl<'m> Counts<'m> {
    /// Of the numbers that have a field of a level above 0, by their flags.
    pub fn new(m: &'m Builder, p: &Parameters, level: usize, flags: &[Signal<'m>]) -> Self {
        Counts {
            m,
            of: p.those_with(level),
            sums: flags.to_vec(),
            places: p.places(level),
            level: 0,
        }
    }

    /// Adds neighbouring runs of 2^level lanes: one level of the prefix.
    pub fn add_level(&mut self) {
        let level = self.level;
        let (before, count) = (self.sums.clone(), self.sums.len());
        let last = |place: usize| (place >> level << level) - 1;
        let upper = |place: &usize| place >> level & 1 == 1;
        let ends = (0..count).skip((2 << level) - 1).step_by(2 << level);
        let ends: Vec<usize> = ends.collect();
        let totals = ends.iter().map(|&end| add(before[last(end)], before[end]));
        let name = format!("{}_in_{}", self.of, 2 << level);
        let totals = self.m.vector(&name, &totals.collect::<Vec<_>>());
        for (&end, &total) in ends.iter().zip(&totals) {
            self.sums[end] = total;
        }
        for half in (0..level.min(self.places)).rev() {
            // Odd multiples of 2^half.
            let starts = ((1 << half) - 1..count).step_by(2 << half);
            let starts: Vec<usize> = starts.filter(upper).collect();
            let bits = half + 1;
            let sums = starts
                .iter()
                .map(|&place| before[last(place)].resize(bits) + before[place].resize(bits));
            let name = format!("{}_starts{}_level{}", self.of, 2 << half, level + 1);
            let sums = self.m.vector(&name, &sums.collect::<Vec<_>>());
            for (&place, &sum) in starts.iter().zip(&sums) {
                self.sums[place] = sum;
            }
        }
        self.level += 1;
    }

    /// How many there are, when all levels are added up.
    pub fn total(&self) -> Signal<'m> {
        self.sums[self.sums.len() - 1]
    }

    /// Where the right halves' fields start, in nodes of 2^(`half` + 1) lanes and modulo that.
    pub fn right_starts(&self, half: u32) -> Vec<Signal<'m>> {
        let places = ((1 << half) - 1..self.sums.len()).step_by(2 << half);
        places
            .map(|place| self.sums[place].resize(half + 1))
            .collect()
    }
}
