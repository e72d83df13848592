//! Finds the bits of a module's nodes that never change.
//!
//! A register starts with its reset value, or its value at power-up, and then takes the values that it may
//! load. A register without either is assumed to start with the first value that it loads. An instance's
//! output is known if its module has a constant there. Bits are analysed one by one, so facts about several
//! bits together are not found.

use std::collections::VecDeque;

use crate::bits::{self, Bit};
use crate::netlist::*;

/// Wires that are followed from an output of a module to a constant.
const WIRES: u32 = 8;

/// Possible values of each bit of each node.
pub struct Known<'a> {
    netlist: &'a Netlist,
    bits: Vec<Vec<Bit>>,
    readers: Vec<Vec<u32>>,
    open: VecDeque<u32>,
    is_open: Vec<bool>,
}

impl<'a> Known<'a> {
    /// Analyses a module with all wires and registers driven.
    pub fn new(netlist: &'a Netlist) -> Self {
        let count = netlist.nodes.len();
        let mut readers = vec![Vec::new(); count];
        for (index, node) in netlist.nodes.iter().enumerate() {
            for operand in inputs(&node.op) {
                readers[operand.index()].push(index as u32);
            }
        }
        let never = |node: &Node| vec![Bit::NEVER; node.width as usize];
        let mut known = Known {
            netlist,
            bits: netlist.nodes.iter().map(never).collect(),
            readers,
            open: (0..count as u32).collect(),
            is_open: vec![true; count],
        };
        known.settle();
        // The remaining nodes depend on themselves: a loop, or a register that never loads and is never reset.
        known.give_the_rest();
        known
    }

    /// The bit's value, if it never has another one.
    pub fn bit(&self, id: NodeId, bit: u32) -> Option<bool> {
        self.bits[id.index()][bit as usize].value()
    }

    /// The node's value, if it never has another one.
    pub fn constant(&self, id: NodeId) -> Option<Constant> {
        bits::to_constant(&self.bits[id.index()])
    }

    /// Runs of bits that may change: low bit, count.
    pub fn changing(&self, id: NodeId) -> Vec<(u32, u32)> {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for (place, bit) in (0..).zip(&self.bits[id.index()]) {
            if bit.value().is_none() {
                match runs.last_mut() {
                    Some((low, count)) if *low + *count == place => *count += 1,
                    _ => runs.push((place, 1)),
                }
            }
        }
        runs
    }

    fn settle(&mut self) {
        while let Some(index) = self.open.pop_front() {
            self.is_open[index as usize] = false;
            let value = self.value(NodeId(index));
            self.add(index as usize, &value);
        }
    }

    /// Adds possible values to a node, and visits its readers again if they are new.
    fn add(&mut self, index: usize, value: &[Bit]) {
        let mut changed = false;
        for (bit, &more) in self.bits[index].iter_mut().zip(value) {
            let joined = bit.or_also(more);
            changed |= joined != *bit;
            *bit = joined;
        }
        if changed {
            for &reader in &self.readers[index] {
                if !std::mem::replace(&mut self.is_open[reader as usize], true) {
                    self.open.push_back(reader);
                }
            }
        }
    }

    /// Lets nodes that depend on themselves have any value, one after another. Registers come last, because
    /// the values that they load may become known from the fact that they load them.
    fn give_the_rest(&mut self) {
        let is_register = |node: &Node| matches!(node.op, Op::Register(_));
        let (registers, others): (Vec<usize>, Vec<usize>) =
            (0..self.bits.len()).partition(|&index| is_register(&self.netlist.nodes[index]));
        for index in others.into_iter().chain(registers) {
            if self.bits[index].iter().any(|bit| bit.is_never()) {
                let given = |bit: &Bit| if bit.is_never() { Bit::ANY } else { *bit };
                let bits: Vec<Bit> = self.bits[index].iter().map(given).collect();
                self.add(index, &bits);
                self.settle();
            }
        }
    }

    fn value(&self, id: NodeId) -> Vec<Bit> {
        let node = self.netlist.node(id);
        let at = |id: NodeId| &self.bits[id.index()][..];
        match &node.op {
            Op::Input | Op::Parameter(_) => vec![Bit::ANY; node.width as usize],
            Op::Constant(constant) => bits::of_constant(constant),
            Op::Wire { driver } => driver.map_or_else(Vec::new, |id| at(id).to_vec()),
            Op::Register(register) => self.register(register, node.width),
            Op::InstanceOutput { instance, port } => {
                let module = &self.netlist.instances[*instance].module;
                // What a text with parameters drives is the same in each of its uses.
                let inside = module.netlist().filter(|_| module.library.is_none());
                let given = inside.and_then(|inside| {
                    let ports = module.ports.iter().zip(&inside.port_nodes);
                    let mut outputs = ports.filter(|(p, _)| p.direction == Direction::Output);
                    outputs
                        .nth(*port)
                        .map(|(_, &id)| constants(inside, id, WIRES))
                });
                given.unwrap_or_else(|| vec![Bit::ANY; node.width as usize])
            }
            Op::Unary(op, a) => bits::unary(*op, at(*a)),
            Op::Binary(op, a, b) => bits::binary(*op, at(*a), at(*b)),
            Op::Mux {
                select,
                if_true,
                if_false,
            } => bits::mux(at(*select)[0], at(*if_true), at(*if_false)),
            Op::Slice { of, low } => at(*of)[*low as usize..(*low + node.width) as usize].to_vec(),
            Op::Concat(parts) => parts
                .iter()
                .flat_map(|&id| at(id).iter().copied())
                .collect(),
        }
    }

    /// Possible bits of a register: its reset and initial values, and the value that it loads if its enable may be 1.
    fn register(&self, register: &Register, width: u32) -> Vec<Bit> {
        let begins = register.reset.iter().chain(&register.initial);
        let mut all = vec![Bit::NEVER; width as usize];
        let mut add = |bits: &[Bit]| {
            for (bit, &more) in all.iter_mut().zip(bits) {
                *bit = bit.or_also(more);
            }
        };
        for constant in begins {
            add(&bits::of_constant(constant));
        }
        let enable = register.enable.map(|id| self.bits[id.index()][0]);
        if let (Some(next), true) = (register.next, enable.is_none_or(|bit| bit.one)) {
            add(&self.bits[next.index()]);
        }
        all
    }
}

/// The nodes that a node's value depends on: for a register, the nodes that it loads.
fn inputs(op: &Op) -> Vec<NodeId> {
    match op {
        Op::Register(register) => register.next.into_iter().chain(register.enable).collect(),
        op => op.operands(),
    }
}

/// A node's bits, where they are constants by its description alone.
fn constants(netlist: &Netlist, id: NodeId, wires: u32) -> Vec<Bit> {
    let node = netlist.node(id);
    match &node.op {
        Op::Constant(constant) => bits::of_constant(constant),
        Op::Wire {
            driver: Some(driver),
        } if wires > 0 => constants(netlist, *driver, wires - 1),
        Op::Concat(parts) => {
            let parts = parts.iter().map(|&part| constants(netlist, part, wires));
            parts.flatten().collect()
        }
        _ => vec![Bit::ANY; node.width as usize],
    }
}
