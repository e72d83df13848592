//! Fields that lie side by side, each to the number that has it: the mirror of
//! [`compaction`](super::compaction). And what lies behind them, moved up to where they began.

use super::compaction::directions;
use super::counts::Counts;
use super::Parameters;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::network::{split, SplitInputs};

/// Fields of one level on their way to the lanes.
pub struct Expansion<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    level: usize,
    /// Of each node its fields, cyclic, and others.
    nodes: Vec<Signal<'m>>,
    ups: Vec<Signal<'m>>,
    /// Bits of a place in a node.
    places: u32,
}

impl<'a, 'm> Expansion<'a, 'm> {
    /// `section`: the fields and all bits behind them. A node of as many lanes as a compressed
    /// block can have fields, and every larger one, has all of them.
    pub fn new(m: &'m Builder, p: &'a Parameters, level: usize, section: Signal<'m>) -> Self {
        let (unit, places) = (p.field_bits(level), p.places(level));
        let fields = section.slice(0, p.most_fields(level) * unit);
        Expansion {
            m,
            p,
            level,
            nodes: vec![fields; (p.numbers() >> places) as usize],
            ups: Vec::new(),
            places,
        }
    }

    /// Levels of the tree that are still to be split.
    pub fn places_left(&self) -> u32 {
        self.places
    }

    /// Whether there are nodes to split.
    pub fn splits(&self) -> bool {
        self.places > 0
    }

    /// Works out which way the fields of the next split come from: a step ahead of it.
    pub fn directions(&mut self, counts: &Counts<'m>) -> Result<(), DesignError> {
        if let Some(half) = self.places.checked_sub(1) {
            self.ups = directions(self.m, self.p, self.level, counts, half)?;
        }
        Ok(())
    }

    /// One level of the tree.
    pub fn split_level(&mut self) -> Result<(), DesignError> {
        let (m, those) = (self.m, self.p.those_with(self.level));
        let half = self.places - 1;
        let whole = self.p.field_bits(self.level) << self.places;
        if self.nodes[0].width() < whole {
            // Extended to as many fields as lanes only here, where it is not carried any further.
            let fields = self.nodes[0]
                .resize(whole)
                .named(&format!("{those}_fields"));
            self.nodes = vec![fields; self.nodes.len()];
        }
        let field = self.p.field_bits(self.level);
        let module = split(half, field)?;
        let mut halves = Vec::new();
        for (node, (&whole, &up)) in self.nodes.iter().zip(&self.ups).enumerate() {
            let inputs = SplitInputs { whole, up };
            let parts = m.instance(&format!("{those}_split{half}_{node}"), &module, inputs);
            halves.push(parts.halves);
        }
        let halves = m.vector(&format!("{those}_fields_of_{}", 1 << half), &halves);
        self.nodes = (halves.iter().flat_map(|both| both.parts(field << half))).collect();
        self.places = half;
        Ok(())
    }

    /// Each lane's field, if it has one; otherwise arbitrary.
    pub fn fields(&self) -> &[Signal<'m>] {
        &self.nodes
    }
}

/// A section that is being moved towards its beginning, by the fields of a level.
pub struct Moving<'m> {
    section: Signal<'m>,
    distance: Signal<'m>,
    /// Bits of a field, and of the section behind the fields.
    unit: u32,
    bits: u32,
    /// Bits of the distance that are still to be done, the highest first.
    left: u32,
    name: String,
}

impl<'m> Moving<'m> {
    /// A shift past the fields of a level above 0. There are `total` fields.
    pub fn new(p: &Parameters, level: usize, section: Signal<'m>, total: Signal<'m>) -> Self {
        let most = p.most_fields(level);
        let left = (u32::BITS - most.leading_zeros()).min(total.width());
        Moving {
            section,
            distance: total,
            unit: p.field_bits(level),
            bits: p.section_bits(level + 1),
            left,
            name: format!("past_{}", p.those_with(level)),
        }
    }

    /// One bit of the distance, if one is left.
    pub fn move_on(&mut self) {
        let Some(place) = self.left.checked_sub(1) else {
            return;
        };
        let by = self.unit << place;
        // The bits that the shorter distances can still reach.
        let needed = (self.bits + by - self.unit).min(self.section.width());
        let stays = self.section.resize(needed);
        let bit = self.distance.bit(place);
        let moved = match self.section.width().checked_sub(by) {
            None | Some(0) => (!bit).gate(stays),
            Some(rest) => {
                let moved = self.section.slice(by, rest).resize(needed);
                bit.mux(moved, stays)
            }
        };
        self.section = moved.named(&format!("{}_by_{}", self.name, 1 << place));
        self.left = place;
    }

    /// The section behind the fields.
    pub fn finish(mut self) -> Signal<'m> {
        while self.left > 0 {
            self.move_on();
        }
        self.section.resize(self.bits)
    }
}
