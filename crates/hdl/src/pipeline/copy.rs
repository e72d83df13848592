//! Copies the description of one step into a module of its own, or into the pipeline's.

use std::collections::{HashMap, HashSet};

use super::pieces::{Piece, Pieces};
use super::steps::Steps;
use crate::builder::{Builder, Signal};
use crate::netlist::*;
use crate::signal::concat;

/// A pipeline's description, and the parts of it that are read.
pub(super) struct Source<'a> {
    pub netlist: &'a Netlist,
    pub steps: &'a Steps,
    pub pieces: Pieces<'a>,
    /// Whether the node is read, by its number.
    pub live: Vec<bool>,
}

impl Source<'_> {
    pub fn is_of(&self, id: NodeId, step: u32) -> bool {
        self.steps.of(id) == Some(step)
    }

    /// Whether the step computes the node: a net that it reads may come from outside.
    pub fn computes(&self, id: NodeId, step: u32) -> bool {
        let given = matches!(self.netlist.node(id).op, Op::Input) || self.pieces.feeds_back(id);
        self.is_of(id, step) && !given
    }

    /// Whether the node is in the description of a step that reads it: neither a node of another
    /// step, nor bits of one.
    pub fn is_local(&self, id: NodeId, step: u32) -> bool {
        match self.netlist.node(id).op {
            Op::Slice { of, .. } => self.computes(id, step) && self.is_local(of, step),
            // Bits of other steps under another name.
            Op::Wire {
                driver: Some(driver),
            } if self.pieces.alias(id).is_some() => {
                self.computes(id, step) && self.is_local(driver, step)
            }
            _ => self.computes(id, step),
        }
    }
}

pub(super) struct Copy<'s, 'b, F> {
    source: &'s Source<'s>,
    step: u32,
    to: &'b Builder,
    /// Gives bits that the step does not compute: node, lowest bit, width.
    foreign: F,
    /// Nodes that take their names from ports.
    nameless: HashSet<NodeId>,
    made: HashMap<NodeId, Signal<'b>>,
}

impl<'s, 'b, F> Copy<'s, 'b, F>
where
    F: Fn(NodeId, u32, u32) -> Signal<'b>,
{
    pub fn new(source: &'s Source<'s>, step: u32, to: &'b Builder, foreign: F) -> Self {
        Copy {
            source,
            step,
            to,
            foreign,
            nameless: HashSet::new(),
            made: HashMap::new(),
        }
    }

    /// Describes all of the step that is read, in the order of the source. `nameless`:
    /// nodes that take their names from ports.
    pub fn all(&mut self, nameless: HashSet<NodeId>) {
        self.nameless = nameless;
        let netlist = self.source.netlist;
        let mut driven: HashMap<u32, Vec<NodeId>> = HashMap::new();
        for (index, node) in netlist.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            let waits = match node.op {
                Op::Wire { .. } => !self.nameless.contains(&id),
                Op::Register(_) => true,
                _ => false,
            };
            if waits && self.source.live[index] && self.source.computes(id, self.step) {
                driven.entry(node.driven_at).or_default().push(id);
            }
        }
        let mut instances = netlist.instances.iter().enumerate().peekable();
        let mut sections = netlist.sections.iter().peekable();
        for index in 0..=netlist.nodes.len() as u32 {
            for id in driven.remove(&index).unwrap_or_default() {
                self.drive(id);
            }
            while let Some((number, instance)) =
                instances.next_if(|(_, instance)| instance.made_at <= index)
            {
                if self.source.steps.of_instance(number) == self.step && self.is_read(number) {
                    self.instance(number, instance);
                }
            }
            while let Some(section) = sections.next_if(|section| section.from <= index) {
                if self.is_of(NodeId(index)) {
                    self.to.section(&section.title);
                }
            }
            let id = NodeId(index);
            if self.is_of(id) && self.source.live[index as usize] {
                self.node(id);
            }
        }
        for assertion in &netlist.assertions {
            if self.is_of(assertion.condition) {
                let condition = self.signal(assertion.condition);
                self.to.assert(condition, &assertion.message);
            }
        }
    }

    fn is_of(&self, id: NodeId) -> bool {
        (id.index() < self.source.netlist.nodes.len()) && self.source.is_of(id, self.step)
    }

    /// Whether an instance is read.
    fn is_read(&self, number: usize) -> bool {
        let nodes = self.source.netlist.nodes.iter().zip(&self.source.live);
        nodes.into_iter().any(|(node, live)| {
            *live && matches!(node.op, Op::InstanceOutput { instance, .. } if instance == number)
        })
    }

    /// The copy of a node of the source netlist, made when first asked for.
    pub fn signal(&mut self, id: NodeId) -> Signal<'b> {
        if let Some(&signal) = self.made.get(&id) {
            return signal;
        }
        let node = self.source.netlist.node(id);
        let signal = match &node.op {
            Op::Constant(constant) => match &node.name {
                Some(name) => self.to.localparam_of(name, constant.clone()),
                None => self.to.node(Op::Constant(constant.clone()), node.width),
            },
            _ if !self.source.is_local(id, self.step) && !self.is_alias(id) => self.outside(id),
            Op::Slice { of, low } if self.source.is_local(*of, self.step) => {
                self.signal(*of).slice(*low, node.width)
            }
            Op::Slice { .. } => self.outside(id),
            Op::Concat(parts) => {
                let parts: Vec<Signal> = parts.iter().map(|&part| self.signal(part)).collect();
                concat(&parts)
            }
            // A port has its name.
            Op::Wire {
                driver: Some(driver),
            } if self.nameless.contains(&id) => self.signal(*driver),
            // Another name for a node that is created elsewhere.
            Op::Wire {
                driver: Some(driver),
            } if self.source.pieces.alias(id).is_some() => {
                let driver = self.signal(*driver);
                let wire = self.operator(id);
                self.to.drive(wire, driver);
                wire
            }
            _ => self.operator(id),
        };
        self.made.insert(id, signal);
        signal
    }

    /// Whether the node is a wire of this step that gives bits of others another name
    /// here, not only behind the step.
    fn is_alias(&self, id: NodeId) -> bool {
        let is_live = self.source.live[id.index()];
        is_live && self.is_of(id) && self.source.pieces.alias(id).is_some()
    }

    /// A node of other steps, or bits of one.
    fn outside(&mut self, id: NodeId) -> Signal<'b> {
        let pieces = self.source.pieces.of(id, self.step);
        self.put_together(&pieces)
    }

    fn put_together(&mut self, pieces: &[Piece]) -> Signal<'b> {
        let each = pieces.iter().map(|piece| match piece {
            Piece::Constant(constant) => self
                .to
                .node(Op::Constant(constant.clone()), constant.width()),
            &Piece::Bits { of, low, width } => {
                if self.source.is_local(of, self.step) {
                    self.signal(of).slice(low, width)
                } else {
                    (self.foreign)(of, low, width)
                }
            }
        });
        let each: Vec<Signal> = each.collect();
        concat(&each)
    }

    fn node(&mut self, id: NodeId) {
        let node = self.source.netlist.node(id);
        if matches!(node.op, Op::Constant(_)) || !self.source.computes(id, self.step) {
            return;
        }
        let transparent = matches!(node.op, Op::Slice { .. } | Op::Concat(_));
        if transparent && node.name.is_none() {
            return;
        }
        let mut signal = self.signal(id);
        let name = match (self.nameless.contains(&id), &node.op) {
            // The port has its name.
            (true, Op::Register(_)) => node.name.as_ref().map(|name| format!("{name}_q")),
            (true, _) => None,
            (false, _) => node.name.clone(),
        };
        if let Some(name) = &name {
            match self.to.name_of(signal.id()) {
                Some(given) if given == *name => {}
                None => self.to.set_name(signal.id(), name),
                Some(_) => signal = signal.named(name),
            }
            self.made.insert(id, signal);
        }
        if let Some(text) = &node.comment {
            self.to.set_comment(signal.id(), text);
        }
    }

    /// Copies an operator, or a wire or register that is driven later.
    fn operator(&mut self, id: NodeId) -> Signal<'b> {
        let node = self.source.netlist.node(id);
        let op = match &node.op {
            Op::Unary(op, a) => Op::Unary(*op, self.signal(*a).id()),
            Op::Binary(op, a, b) => Op::Binary(*op, self.signal(*a).id(), self.signal(*b).id()),
            Op::Mux {
                select,
                if_true,
                if_false,
            } => Op::Mux {
                select: self.signal(*select).id(),
                if_true: self.signal(*if_true).id(),
                if_false: self.signal(*if_false).id(),
            },
            Op::Register(register) => Op::Register(Register {
                reset: register.reset.clone(),
                initial: register.initial.clone(),
                ..Register::default()
            }),
            Op::Wire { .. } => Op::Wire { driver: None },
            op => unreachable!("{op:?} is not made here"),
        };
        let signal = self.to.node(op, node.width);
        self.to.set_scope(signal.id(), node.scope.clone());
        signal
    }

    fn drive(&mut self, id: NodeId) {
        let to = self.signal(id);
        if self.source.pieces.alias(id).is_some() {
            return;
        }
        match self.source.netlist.node(id).op.clone() {
            Op::Wire {
                driver: Some(driver),
            } => {
                let driver = self.signal(driver);
                self.to.drive(to, driver);
            }
            Op::Register(Register {
                next: Some(next),
                enable,
                ..
            }) => {
                let next = self.signal(next);
                let enable = enable.map(|enable| self.signal(enable).id());
                self.to.connect_register(to, enable, next);
            }
            _ => {}
        }
    }

    fn instance(&mut self, number: usize, instance: &Instance) {
        let module = &instance.module;
        let inputs: Vec<Signal> = instance.inputs.iter().map(|&i| self.signal(i)).collect();
        let ports = module.ports_of(Direction::Input);
        let pins: Vec<(&str, Signal)> = ports.map(|p| p.name.as_str()).zip(inputs).collect();
        let image = instance.image.clone();
        let copy = self.to.add_instance(&instance.name, module, &pins, image);
        if let Some(text) = &instance.comment {
            self.to.comment_instance(text);
        }
        let outputs: Vec<&Port> = module.ports_of(Direction::Output).collect();
        for (index, node) in self.source.netlist.nodes.iter().enumerate() {
            let Op::InstanceOutput { instance, port } = node.op else {
                continue;
            };
            if instance == number {
                let (id, signal) = (NodeId(index as u32), copy.out(&outputs[port].name));
                if self.nameless.contains(&id) {
                    self.to.forget_name(signal.id());
                }
                self.made.insert(id, signal);
            }
        }
    }

    /// Bits of a node of the step, as others read them.
    pub fn bits(&mut self, id: NodeId, low: u32, width: u32) -> Signal<'b> {
        if let Some(made) = self.made.get(&id) {
            return made.slice(low, width);
        }
        let pieces = match self.source.pieces.alias(id) {
            Some(driver) => self.source.pieces.bits(driver, low, width, self.step),
            None => self.source.pieces.bits(id, low, width, self.step),
        };
        self.put_together(&pieces)
    }

    /// The copy of a node, if it was made.
    pub fn made(&self, id: NodeId) -> Option<Signal<'b>> {
        self.made.get(&id).copied()
    }
}
