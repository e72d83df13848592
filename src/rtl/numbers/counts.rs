//! For each number, how many numbers before it have a field of some level. The field's place depends on this count.
//!
//! A parallel prefix (Sklansky's) over the lanes. The networks need little of it: for a node of 2·h lanes,
//! the start of its right half's fields, modulo 2·h. So a place that is an odd multiple of h has log2 h + 1
//! bits: every second place has one, which is a parity. The total is needed later: carry-save adders compute
//! it from the totals of small nodes.

use super::Parameters;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::carry_save::{carry_save, CarrySaveInputs};
use crate::rtl::common::starts::add;

/// The counts of one level of fields, being added up.
pub struct Counts<'m> {
    m: &'m Builder,
    /// The fields counted, as a part of names.
    of: String,
    /// Of each lane the fields up to and with its own, within the lanes added up so far.
    sums: Vec<Signal<'m>>,
    /// Bits of a place in the network.
    places: u32,
    level: u32,
    /// Numbers that add up to how many there are, and the carry-save levels before them.
    rows: Vec<Signal<'m>>,
    row_level: u32,
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
            rows: Vec::new(),
            row_level: 0,
        }
    }

    /// Lanes of the nodes whose totals are added up to the total of all lanes.
    fn row_lanes(&self) -> usize {
        let lanes = self.sums.len();
        (1 << self.places).max(lanes / 16).max(8).min(lanes / 2)
    }

    /// Adds neighbouring runs of 2^level lanes: one level of the prefix.
    pub fn add_level(&mut self) -> Result<(), DesignError> {
        if !self.rows.is_empty() {
            self.add_rows()?;
        }
        let level = self.level;
        let (before, count) = (self.sums.clone(), self.sums.len());
        let last = |place: usize| (place >> level << level) - 1;
        let upper = |place: &usize| place >> level & 1 == 1;
        let lanes = 2 << level;
        let is_row = lanes <= self.row_lanes();
        if is_row || lanes < count && self.places > 0 {
            // The ends of nodes: their totals, modulo the network's places or in full.
            let ends = (lanes - 1..count).step_by(lanes);
            let totals = ends.clone().map(|end| {
                if is_row {
                    add(before[last(end)], before[end])
                } else {
                    let places = self.places;
                    before[last(end)].resize(places) + before[end].resize(places)
                }
            });
            let name = format!("{}_in_{lanes}", self.of);
            let totals = self.m.vector(&name, &totals.collect::<Vec<_>>());
            for (end, &total) in ends.zip(&totals) {
                self.sums[end] = total;
            }
            if lanes == self.row_lanes() {
                let bits = count.trailing_zeros() + 1;
                self.rows = totals.iter().map(|total| total.resize(bits)).collect();
            }
        }
        for half in (0..level.min(self.places)).rev() {
            // Odd multiples of 2^half.
            let starts: Vec<usize> = ((1 << half) - 1..count)
                .step_by(2 << half)
                .filter(upper)
                .collect();
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
        Ok(())
    }

    /// One level of the carry-save adders, or the adder behind them.
    fn add_rows(&mut self) -> Result<(), DesignError> {
        self.row_level += 1;
        let name = format!("{}_total", self.of);
        if let [a, b] = self.rows[..] {
            self.rows = vec![(a + b).named(&name)];
            return Ok(());
        }
        let module = carry_save(self.rows[0].width())?;
        let mut next = Vec::new();
        for (node, three) in self.rows.chunks(3).enumerate() {
            let &[a, b, c] = three else {
                next.extend(three);
                continue;
            };
            let instance = format!("{name}_level{}_{node}", self.row_level);
            let adder = (self.m).instance(&instance, &module, CarrySaveInputs { a, b, c });
            next.extend([adder.sum, adder.carry]);
        }
        let rows = format!("{}_rows{}", self.of, self.row_level);
        self.rows = self.m.vector(&rows, &next);
        Ok(())
    }

    /// How many there are, once the prefix is complete. Each call before that is known is one more
    /// step towards it.
    pub fn total(&mut self) -> Result<Option<Signal<'m>>, DesignError> {
        if let [total] = self.rows[..] {
            return Ok(Some(total));
        }
        self.add_rows()?;
        Ok(None)
    }

    /// The total, after all remaining steps.
    pub fn finish(&mut self) -> Result<Signal<'m>, DesignError> {
        loop {
            if let Some(total) = self.total()? {
                return Ok(total);
            }
        }
    }

    /// Where the right halves' fields start, in nodes of 2^(`half` + 1) lanes and modulo that.
    pub fn right_starts(&self, half: u32) -> Vec<Signal<'m>> {
        let places = ((1 << half) - 1..self.sums.len()).step_by(2 << half);
        places
            .map(|place| self.sums[place].resize(half + 1))
            .collect()
    }
}
