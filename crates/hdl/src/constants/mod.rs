//! Finds constants of a module that need an analysis of the whole module: registers, or bits of them, that
//! never change, and all nets that depend only on these or on constant outputs of an instance. Local folding,
//! where an operator is created, has been done before (`signal/fold.rs`).
//!
//! The module is built again, node by node, with those constants in place of the nodes.

mod known;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use crate::builder::{Builder, Signal};
use crate::netlist::*;
use crate::signal::concat;
use known::Known;

/// The module's netlist without the parts that never change, if there are any. All of its wires and registers
/// are driven.
pub fn folded(module: &str, netlist: &Netlist) -> Option<Netlist> {
    let known = Known::new(netlist);
    let ids = (0..netlist.nodes.len() as u32).map(NodeId);
    let is_news = |id: NodeId| match netlist.node(id).op {
        Op::Constant(_)
        | Op::Parameter(_)
        | Op::Input
        | Op::Concat(_)
        | Op::InstanceOutput { .. } => false,
        Op::Register(_) => known.changing(id) != [(0, netlist.node(id).width)],
        _ => known.constant(id).is_some() && !netlist.port_nodes.contains(&id),
    };
    if !ids.clone().any(is_news) {
        return None;
    }
    let m = Builder::new(module);
    let mut folding = Folding {
        netlist,
        known,
        m: &m,
        read: Vec::new(),
        nets: Vec::new(),
        places: Vec::new(),
        driven: HashMap::new(),
    };
    for id in ids.clone().filter(|&id| is_net(&netlist.node(id).op)) {
        let driven_at = netlist.node(id).driven_at;
        folding.driven.entry(driven_at).or_default().push(id);
    }
    for id in ids {
        folding.drive_those_of(id.0);
        folding.places.push(folding.count());
        folding.node(id);
    }
    let count = netlist.nodes.len() as u32;
    folding.drive_those_of(count);
    folding.places.push(folding.count());
    let rest = folding.rest();
    let nodes = std::mem::take(&mut m.state.borrow_mut().netlist.nodes);
    Some(Netlist { nodes, ..rest })
}

struct Folding<'a, 'm> {
    netlist: &'a Netlist,
    known: Known<'a>,
    m: &'m Builder,
    /// The signal that replaces each node where the node is read.
    read: Vec<Signal<'m>>,
    /// The net that has each node's name.
    nets: Vec<NodeId>,
    /// How many nodes there were when each was described again.
    places: Vec<u32>,
    /// Wires and registers, by the number of nodes at the time when they were driven.
    driven: HashMap<u32, Vec<NodeId>>,
}

fn is_net(op: &Op) -> bool {
    matches!(
        op,
        Op::Input
            | Op::Parameter(_)
            | Op::Wire { .. }
            | Op::Register(_)
            | Op::InstanceOutput { .. }
    )
}

impl<'m> Folding<'_, 'm> {
    fn count(&self) -> u32 {
        self.m.state.borrow().netlist.nodes.len() as u32
    }

    /// Describes a node again.
    fn node(&mut self, id: NodeId) {
        let node = self.netlist.node(id);
        let is_net = is_net(&node.op);
        // An instance's output is still read from the instance: folding it is its module's job.
        let foreign = matches!(node.op, Op::InstanceOutput { .. });
        let constant = self.known.constant(id).filter(|_| !foreign);
        let stays = self.netlist.port_nodes.contains(&id);
        let (net, read) = match (constant, is_net) {
            (Some(constant), is_net) => {
                let net = (is_net && stays).then(|| self.copy(id, node.width));
                let named = matches!(node.op, Op::Constant(_)) && node.name.is_some();
                let read = self.m.node(Op::Constant(constant), node.width);
                if named {
                    self.describe_as(read.id(), node);
                }
                (net.unwrap_or(read), read)
            }
            (None, true) => self.net(id),
            (None, false) => {
                let before = self.count();
                let read = self.operator(id);
                let read = self.under_its_name(read, node, before);
                (read, read)
            }
        };
        self.nets.push(net.id());
        self.read.push(read);
    }

    /// A net as it was, of some width; wires and registers are driven later.
    fn copy(&self, id: NodeId, width: u32) -> Signal<'m> {
        let node = self.netlist.node(id);
        let op = match &node.op {
            Op::Wire { .. } => Op::Wire { driver: None },
            op => op.clone(),
        };
        let net = self.m.node(op, width);
        self.describe_as(net.id(), node);
        net
    }

    fn describe_as(&self, id: NodeId, node: &Node) {
        let mut state = self.m.state.borrow_mut();
        let new = &mut state.netlist.nodes[id.index()];
        new.name = node.name.clone();
        new.comment = node.comment.clone();
        new.scope = node.scope.clone();
    }

    /// A net, and its replacement for readers: the bits that change, with the others as constants.
    fn net(&self, id: NodeId) -> (Signal<'m>, Signal<'m>) {
        let node = self.netlist.node(id);
        let runs = self.runs(id);
        let all = runs == [(0, node.width)];
        let net = match (&node.op, all) {
            (Op::Register(register), false) => {
                let width = runs.iter().map(|(_, count)| count).sum();
                let part = |value: &Constant| parts_of(value, &runs);
                let register = Register {
                    next: None,
                    enable: None,
                    reset: register.reset.as_ref().map(part),
                    initial: register.initial.as_ref().map(part),
                };
                let net = self.m.node(Op::Register(register), width);
                self.describe_as(net.id(), node);
                net
            }
            _ => self.copy(id, node.width),
        };
        if all {
            return (net, net);
        }
        let (mut parts, mut from, mut taken) = (Vec::new(), 0, 0);
        for &(low, count) in runs.iter().chain([&(node.width, 0)]) {
            if from < low {
                let known = (from..low).map(|bit| self.known.bit(id, bit) == Some(true));
                parts.push(self.literal(&known.collect::<Vec<_>>()));
            }
            if count > 0 {
                parts.push(net.slice(taken, count));
            }
            (from, taken) = (low + count, taken + count);
        }
        (net, concat(&parts))
    }

    fn literal(&self, bits: &[bool]) -> Signal<'m> {
        let mut words = vec![0u64; words_for(bits.len() as u32)];
        for (place, _) in bits.iter().enumerate().filter(|(_, bit)| **bit) {
            words[place / 64] |= 1 << (place % 64);
        }
        let constant = Constant::from_words(&words, bits.len() as u32);
        let width = constant.width();
        self.m.node(Op::Constant(constant), width)
    }

    /// A net's bits that change, as runs; all of it, where the others are not taken out.
    fn runs(&self, id: NodeId) -> Vec<(u32, u32)> {
        let node = self.netlist.node(id);
        let taken_apart = match &node.op {
            Op::Register(register) => register.next.is_some_and(|next| self.parts_well(next)),
            _ => false,
        };
        if taken_apart {
            self.known.changing(id)
        } else {
            vec![(0, node.width)]
        }
    }

    /// Whether bits of a node can be written without a net for the rest of it.
    fn parts_well(&self, id: NodeId) -> bool {
        let node = self.netlist.node(id);
        let named = node.name.is_some();
        match &node.op {
            Op::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, a, b) if !named => {
                self.parts_well(*a) && self.parts_well(*b)
            }
            Op::Mux {
                if_true, if_false, ..
            } if !named => self.parts_well(*if_true) && self.parts_well(*if_false),
            Op::Unary(UnaryOp::Not, a) if !named => self.parts_well(*a),
            Op::Concat(parts) if !named => parts.iter().all(|&part| self.parts_well(part)),
            Op::Unary(..) | Op::Binary(..) => named || node.width == 1,
            _ => true,
        }
    }

    fn operator(&self, id: NodeId) -> Signal<'m> {
        let node = self.netlist.node(id);
        let at = |id: &NodeId| self.read[id.index()];
        match &node.op {
            Op::Unary(UnaryOp::Not, a) => !at(a),
            Op::Unary(UnaryOp::ReduceAnd, a) => at(a).all(),
            Op::Unary(UnaryOp::ReduceOr, a) => at(a).any(),
            Op::Unary(UnaryOp::ReduceXor, a) => at(a).parity(),
            Op::Binary(BinaryOp::Equal | BinaryOp::Less, a, b) => match node.op {
                Op::Binary(BinaryOp::Equal, ..) => at(a).eq(at(b)),
                _ => at(a).lt(at(b)),
            },
            Op::Binary(op, a, b) => at(a).binary(*op, at(b)),
            Op::Mux {
                select,
                if_true,
                if_false,
            } => at(select).mux(at(if_true), at(if_false)),
            Op::Slice { of, low } => at(of).slice(*low, node.width),
            Op::Concat(parts) => concat(&parts.iter().map(at).collect::<Vec<_>>()),
            Op::Input
            | Op::Constant(_)
            | Op::Parameter(_)
            | Op::Wire { .. }
            | Op::Register(_)
            | Op::InstanceOutput { .. } => unreachable!("a net, or a constant"),
        }
    }

    /// Names the replacement of a node after the node: the signal itself, if it was just created.
    fn under_its_name(&self, read: Signal<'m>, node: &Node, before: u32) -> Signal<'m> {
        let is_constant = self.m.constant_of(read.id()).is_some();
        if is_constant {
            return read;
        }
        if read.id().0 >= before && !self.m.is_named(read.id()) {
            self.describe_as(read.id(), node);
            return read;
        }
        if node.name.is_none() {
            return read;
        }
        let driver = Some(read.id());
        let wire = self.m.node(Op::Wire { driver }, node.width);
        self.describe_as(wire.id(), node);
        self.m.state.borrow_mut().netlist.nodes[wire.id().index()].driven_at = self.count();
        wire
    }

    /// Drives wires and registers that were driven when there were this many nodes.
    fn drive_those_of(&mut self, count: u32) {
        if count > 0 {
            // The wire that was just made first, which is declared by its driver.
            for id in self
                .driven
                .remove(&count)
                .unwrap_or_default()
                .into_iter()
                .rev()
            {
                self.drive(id);
            }
        }
    }

    fn drive(&self, id: NodeId) {
        let net = self.nets[id.index()];
        let at = |id: &NodeId| self.read[id.index()];
        let set = |op: Op| {
            let mut state = self.m.state.borrow_mut();
            let count = state.netlist.nodes.len() as u32;
            let node = &mut state.netlist.nodes[net.index()];
            (node.op, node.driven_at) = (op, count);
        };
        match (&self.netlist.node(id).op, self.m.op_of(net)) {
            (Op::Wire { driver }, Op::Wire { .. }) => {
                let driver = driver.as_ref().map(|driver| at(driver).id());
                set(Op::Wire { driver });
            }
            (Op::Register(old), Op::Register(new)) => {
                let next = old.next.as_ref().map(|next| {
                    let runs = self.runs(id).into_iter();
                    let parts = runs.map(|(low, count)| bits(at(next), low, count));
                    concat(&parts.collect::<Vec<_>>()).id()
                });
                let enable = old.enable.as_ref().map(at);
                let always = |enable: &Signal| self.m.constant_of(enable.id()).is_some();
                let enable = enable.filter(|enable| !always(enable)).map(Signal::id);
                set(Op::Register(Register {
                    next,
                    enable,
                    ..new
                }));
            }
            _ => {}
        }
    }

    /// Ports, instances, assertions, sections, vectors and arrays.
    fn rest(&self) -> Netlist {
        let old = self.netlist;
        let place = |count: u32| self.places[count as usize];
        let read = |id: &NodeId| self.read[id.index()].id();
        let instances = old.instances.iter().map(|instance| Instance {
            inputs: instance.inputs.iter().map(read).collect(),
            made_at: place(instance.made_at),
            ..instance.clone()
        });
        let assertions = old.assertions.iter().map(|assertion| Assertion {
            condition: read(&assertion.condition),
            message: assertion.message.clone(),
        });
        let sections = old.sections.iter().map(|section| Section {
            from: place(section.from),
            ..section.clone()
        });
        let changes = |id: &NodeId| self.m.constant_of(*id).is_none();
        let vectors = old.vectors.iter().map(|vector| {
            let parts = vector.parts.iter().map(|id| self.nets[id.index()]);
            Vector {
                name: vector.name.clone(),
                parts: parts.filter(changes).collect(),
            }
        });
        let nets = old.port_nodes.iter().map(|id| self.nets[id.index()]);
        Netlist {
            nodes: Vec::new(),
            port_nodes: nets.collect(),
            instances: instances.collect(),
            assertions: assertions.filter(|a| changes(&a.condition)).collect(),
            sections: sections.collect(),
            vectors: vectors.filter(|vector| vector.parts.len() > 1).collect(),
            arrays: old.arrays.clone(),
        }
    }
}

/// Some bits of a value, as runs of low bit and count, side by side.
fn parts_of(value: &Constant, runs: &[(u32, u32)]) -> Constant {
    let parts = runs.iter().map(|&(low, count)| value.slice(low, count));
    let all = parts.reduce(|low, high| low.followed_by(&high));
    all.unwrap_or_else(|| value.clone())
}

/// Bits of a signal, with operators on these bits only.
fn bits(signal: Signal<'_>, low: u32, width: u32) -> Signal<'_> {
    let m = signal.builder;
    if width == signal.width() || m.is_named(signal.id()) {
        return signal.slice(low, width);
    }
    let at = |id: NodeId| Signal::new(m, id, m.width_of(id));
    match m.op_of(signal.id()) {
        Op::Unary(UnaryOp::Not, a) => !bits(at(a), low, width),
        Op::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), a, b) => {
            bits(at(a), low, width).binary(op, bits(at(b), low, width))
        }
        Op::Mux {
            select,
            if_true,
            if_false,
        } => at(select).mux(
            bits(at(if_true), low, width),
            bits(at(if_false), low, width),
        ),
        Op::Concat(parts) => {
            let (mut taken, mut start) = (Vec::new(), 0);
            for part in parts.into_iter().map(at) {
                let (from, to) = (low.max(start), (low + width).min(start + part.width()));
                if from < to {
                    taken.push(bits(part, from - start, to - from));
                }
                start += part.width();
            }
            concat(&taken)
        }
        _ => signal.slice(low, width),
    }
}
