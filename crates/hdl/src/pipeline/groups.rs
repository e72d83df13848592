//! Nets that cross steps together, under one name: the parts of a vector, or a net by
//! itself.

use std::collections::HashMap;

use super::steps::Steps;
use crate::builder::Signal;
use crate::netlist::*;
use crate::signal::concat;

/// Nets under one name, the first in the lowest bits.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub name: String,
    pub members: Vec<NodeId>,
    /// Whether the source named it.
    pub is_vector: bool,
}

/// The groups of a netlist's nodes, and where each node is. A vector whose parts are of
/// different steps is none.
pub(super) struct Groups {
    pub all: Vec<Group>,
    of: HashMap<NodeId, usize>,
}

impl Groups {
    pub fn new(netlist: &Netlist, steps: &Steps) -> Self {
        let mut all = Vec::new();
        let mut of = HashMap::new();
        for vector in &netlist.vectors {
            let step = steps.of(vector.parts[0]);
            if vector.parts.iter().any(|&part| steps.of(part) != step) {
                continue;
            }
            for &part in &vector.parts {
                of.insert(part, all.len());
            }
            all.push(Group {
                name: vector.name.clone(),
                members: vector.parts.clone(),
                is_vector: true,
            });
        }
        let mut numbers: HashMap<u32, u32> = HashMap::new();
        for (index, node) in netlist.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            if of.contains_key(&id) || matches!(node.op, Op::Constant(_)) {
                continue;
            }
            let name = node.name.clone().unwrap_or_else(|| {
                let step = steps.of(id).unwrap_or(0);
                let number = numbers.entry(step).or_default();
                *number += 1;
                match steps.ended.get(step as usize) {
                    Some(step) => format!("{}_n{number}", step.name),
                    None => format!("n{number}"),
                }
            });
            of.insert(id, all.len());
            all.push(Group {
                name,
                members: vec![id],
                is_vector: false,
            });
        }
        Groups { all, of }
    }

    pub fn of(&self, id: NodeId) -> usize {
        self.of[&id]
    }
}

/// Bits of nodes, by group.
#[derive(Clone, Default)]
pub(super) struct Bits {
    of: HashMap<NodeId, Vec<bool>>,
}

impl Bits {
    pub fn add(&mut self, id: NodeId, node_width: u32, low: u32, width: u32) {
        let bits = self.of.entry(id);
        let bits = bits.or_insert_with(|| vec![false; node_width as usize]);
        bits[low as usize..(low + width) as usize].fill(true);
    }

    /// A node's bits, if there are any.
    pub fn bits_of(&self, id: NodeId) -> Option<&Vec<bool>> {
        self.of.get(&id)
    }

    /// Adds bits of a node that another place has.
    pub fn add_bits(&mut self, id: NodeId, bits: &[bool]) {
        let own = self.of.entry(id);
        let own = own.or_insert_with(|| vec![false; bits.len()]);
        for (own, bit) in own.iter_mut().zip(bits) {
            *own |= bit;
        }
    }

    /// All groups that have a bit, in order.
    pub fn groups(&self, groups: &Groups) -> Vec<usize> {
        let mut all: Vec<usize> = self.of.keys().map(|&id| groups.of(id)).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// A group's bits, as runs (node, low, width).
    pub fn runs(&self, group: &Group) -> Vec<(NodeId, u32, u32)> {
        let mut runs: Vec<(NodeId, u32, u32)> = Vec::new();
        for &id in &group.members {
            let Some(bits) = self.of.get(&id) else {
                continue;
            };
            for (bit, _) in bits.iter().enumerate().filter(|(_, is)| **is) {
                match runs.last_mut() {
                    Some((of, low, width)) if *of == id && *low + *width == bit as u32 => {
                        *width += 1
                    }
                    _ => runs.push((id, bit as u32, 1)),
                }
            }
        }
        runs
    }
}

/// Where bits of nodes are found: in which signal, and where in it.
#[derive(Clone, Default)]
pub(super) struct Table<'m> {
    at: HashMap<NodeId, Vec<Option<(Signal<'m>, u32)>>>,
}

impl<'m> Table<'m> {
    /// Adds `signal`, which consists of these runs, the first in the lowest bits.
    pub fn add(&mut self, netlist: &Netlist, runs: &[(NodeId, u32, u32)], signal: Signal<'m>) {
        let mut position = 0;
        for &(id, low, width) in runs {
            let count = netlist.node(id).width as usize;
            let bits = self.at.entry(id).or_insert_with(|| vec![None; count]);
            for bit in low..low + width {
                bits[bit as usize] = Some((signal, position));
                position += 1;
            }
        }
    }

    /// The bits from `low` on; None if they are not all here.
    pub fn get(&self, id: NodeId, low: u32, width: u32) -> Option<Signal<'m>> {
        let bits = self.at.get(&id)?;
        // `concat` would join single bits, too, and take twice as long for a whole design of BPC.
        let mut runs: Vec<(Signal<'m>, u32, u32)> = Vec::new();
        for bit in low..low + width {
            let (signal, position) = bits[bit as usize]?;
            match runs.last_mut() {
                Some((of, from, count)) if of.id() == signal.id() && *from + *count == position => {
                    *count += 1
                }
                _ => runs.push((signal, position, 1)),
            }
        }
        let runs: Vec<Signal> = runs
            .into_iter()
            .map(|(signal, from, count)| signal.slice(from, count))
            .collect();
        Some(concat(&runs))
    }
}
