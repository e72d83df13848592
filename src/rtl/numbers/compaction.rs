//! The fields of a level, one for each number that has one, moved together.
//!
//! The network of [`network`](crate::rtl::common::network) for fields of one length: a node of the tree has
//! the fields of its lanes, cyclic, in as many places as it has lanes, up to the most fields that a
//! compressed block can have. Larger nodes OR the fields of their halves. Every step is combinational; the
//! caller places the pipeline registers.

use super::counts::Counts;
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::network::{direction, merge, DirectionInputs, MergeInputs};

/// Fields of one level on their way.
pub struct Compaction<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    level: usize,
    /// Of each node its fields, zero where there is none.
    nodes: Vec<Signal<'m>>,
    /// The controls of the next merge, a bit for each unit of a node's half.
    ups: Vec<Signal<'m>>,
    merged: u32,
}

impl<'a, 'm> Compaction<'a, 'm> {
    /// `fields`: of every lane, zero where it has none.
    pub fn new(m: &'m Builder, p: &'a Parameters, level: usize, fields: Vec<Signal<'m>>) -> Self {
        Compaction {
            m,
            p,
            level,
            nodes: fields,
            ups: Vec::new(),
            merged: 0,
        }
    }

    /// Whether the next level merges nodes; else it is an OR.
    fn merges(&self) -> bool {
        self.merged < self.p.places(self.level)
    }

    /// Works out which way the fields of the next merge go: a step ahead of it.
    pub fn directions(&mut self, counts: &Counts<'m>) -> Result<(), DesignError> {
        if self.merges() {
            self.ups = directions(self.m, self.p, self.level, counts, self.merged)?;
        }
        Ok(())
    }

    /// One level of the tree.
    pub fn merge_level(&mut self) -> Result<(), DesignError> {
        let (m, those) = (self.m, self.p.those_with(self.level));
        let places = self.merged;
        let pairs = self.nodes.chunks(2);
        let whole: Vec<Signal> = if self.merges() {
            let module = merge(places, self.p.field_bits(self.level))?;
            (pairs.zip(&self.ups).enumerate())
                .map(|(node, (pair, &up))| {
                    let halves = concat(pair);
                    let inputs = MergeInputs { halves, up };
                    let name = format!("{those}_merge{places}_{node}");
                    m.instance(&name, &module, inputs).whole
                })
                .collect()
        } else {
            pairs.map(|pair| pair[0] | pair[1]).collect()
        };
        self.merged += 1;
        self.nodes = m.vector(&format!("{those}_fields_of_{}", 1 << self.merged), &whole);
        Ok(())
    }

    /// The fields of the whole block, as many as a compressed one can have.
    pub fn fields(&self) -> Signal<'m> {
        let bits = self.p.most_fields(self.level) * self.p.field_bits(self.level);
        self.nodes[0].slice(0, bits)
    }
}

/// For each node of 2^(`half` + 1) lanes, which of its right half's fields go to its upper half.
pub fn directions<'m>(
    m: &'m Builder,
    p: &Parameters,
    level: usize,
    counts: &Counts<'m>,
    half: u32,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let those = p.those_with(level);
    let starts = counts.right_starts(half);
    if half == 0 {
        // Two lanes: where the right one's field starts says it.
        return Ok(starts);
    }
    let module = direction(half)?;
    let ups: Vec<Signal> = (0..)
        .zip(starts)
        .map(|(node, start): (usize, _)| {
            let name = format!("{those}_direction{half}_{node}");
            m.instance(&name, &module, DirectionInputs { start }).up
        })
        .collect();
    Ok(m.vector(&format!("{those}_go_up{half}"), &ups))
}
