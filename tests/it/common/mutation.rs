//! Mutants: a hierarchy with one node of one module changed: another operator, a swapped or stuck
//! multiplexer, a register without its enable or its reset, a constant off by one, bits from the neighbouring
//! place. All instances of that module are changed; a module that was built again under the same name is not.

use std::collections::BTreeSet;
use std::rc::Rc;

use hdlgen::internals::hdl::netlist::{
    BinaryOp, Body, Constant, Netlist, Node, NodeId, Op, UnaryOp,
};
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::Module;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// All modules of a hierarchy, each once: not by name, as [`Module::hierarchy`] has them.
fn modules(top: &Rc<Module>) -> Vec<Rc<Module>> {
    fn add(module: &Rc<Module>, seen: &mut BTreeSet<*const Module>, all: &mut Vec<Rc<Module>>) {
        let Some(netlist) = module.netlist() else {
            return;
        };
        if seen.insert(Rc::as_ptr(module)) {
            all.push(module.clone());
            netlist
                .instances
                .iter()
                .for_each(|i| add(&i.module, seen, all));
        }
    }
    let (mut seen, mut all) = (BTreeSet::new(), Vec::new());
    add(top, &mut seen, &mut all);
    all
}

/// The hierarchy with another module in place of one.
fn with(top: &Rc<Module>, old: &Rc<Module>, new: &Rc<Module>) -> Rc<Module> {
    if Rc::ptr_eq(top, old) {
        return new.clone();
    }
    let mut changed = Module::clone(top);
    if let Body::Netlist(netlist) = &mut changed.body {
        for instance in &mut netlist.instances {
            instance.module = with(&instance.module, old, new);
        }
    }
    Rc::new(changed)
}

/// A node with another function, and a description of the change; None if the node cannot be changed.
fn mutated(netlist: &Netlist, id: NodeId, random: &mut SmallRng) -> Option<(Op, String)> {
    let node = netlist.node(id);
    let width = |id: NodeId| netlist.node(id).width;
    let copy = |of: NodeId| Op::Slice { of, low: 0 };
    let op = match &node.op {
        Op::Unary(UnaryOp::Not, of) => copy(*of),
        Op::Unary(UnaryOp::ReduceAnd, of) if width(*of) > 1 => Op::Unary(UnaryOp::ReduceOr, *of),
        Op::Unary(_, of) if width(*of) > 1 => Op::Unary(UnaryOp::ReduceAnd, *of),
        Op::Binary(op, left, right) => {
            let other = match op {
                BinaryOp::And => BinaryOp::Or,
                BinaryOp::Or => BinaryOp::And,
                BinaryOp::Xor => BinaryOp::Or,
                BinaryOp::Add => BinaryOp::Sub,
                BinaryOp::Sub => BinaryOp::Add,
                BinaryOp::Equal => BinaryOp::Less,
                BinaryOp::Less => BinaryOp::Equal,
                BinaryOp::ShiftLeft => BinaryOp::ShiftRight,
                BinaryOp::ShiftRight => BinaryOp::ShiftLeft,
            };
            Op::Binary(other, *left, *right)
        }
        Op::Mux {
            select,
            if_true,
            if_false,
        } => match random.random_range(0..3) {
            0 => copy(*if_true),
            1 => copy(*if_false),
            _ => Op::Mux {
                select: *select,
                if_true: *if_false,
                if_false: *if_true,
            },
        },
        Op::Register(register) => {
            let mut register = register.clone();
            if register.enable.is_some() && random.random_bool(0.5) {
                register.enable = None;
            } else if register.reset.take().is_none() {
                register.enable.take()?;
            }
            Op::Register(register)
        }
        Op::Slice { of, low } if low + node.width < width(*of) => Op::Slice {
            of: *of,
            low: low + 1,
        },
        Op::Slice { of, low } if *low > 0 => Op::Slice {
            of: *of,
            low: low - 1,
        },
        Op::Concat(parts) => {
            let place = random.random_range(0..parts.len().saturating_sub(1).max(1));
            let mut parts = parts.clone();
            if place + 1 >= parts.len()
                || width(parts[place]) != width(parts[place + 1])
                || parts[place] == parts[place + 1]
            {
                return None;
            }
            parts.swap(place, place + 1);
            Op::Concat(parts)
        }
        Op::Constant(value) if node.width < 64 => {
            Op::Constant(Constant::new(value.words()[0].wrapping_add(1), node.width))
        }
        _ => return None,
    };
    let what = format!("{} for {}", said(&op), said(&node.op));
    (op != node.op).then_some((op, what))
}

/// An operator with the numbers of its nodes.
fn said(op: &Op) -> String {
    let kind = match op {
        Op::Register(register) => {
            let enable = register.enable.map_or("", |_| " with enable");
            let reset = register.reset.as_ref().map_or("", |_| " with reset");
            format!("Register{enable}{reset}")
        }
        Op::Constant(value) => value.words()[0].to_string(),
        Op::Slice { low, .. } => format!("Slice from {low} of"),
        Op::Unary(op, _) => format!("{op:?}"),
        Op::Binary(op, ..) => format!("{op:?}"),
        Op::Mux { .. } => "Mux".to_owned(),
        _ => String::new(),
    };
    let nodes = op.operands().into_iter().map(|id| id.0.to_string());
    let words: Vec<String> = std::iter::once(kind).chain(nodes).collect();
    words.join(" ").trim().to_owned()
}

/// Nodes that outputs, registers and instances depend on.
fn used(netlist: &Netlist) -> BTreeSet<usize> {
    let mut open: Vec<NodeId> = netlist.port_nodes.clone();
    open.extend(
        netlist
            .instances
            .iter()
            .flat_map(|instance| instance.inputs.iter().copied()),
    );
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id.index()) {
            continue;
        }
        open.extend(inputs(netlist, id));
    }
    seen
}

/// What a node depends on; of a register its next state, too.
fn inputs(netlist: &Netlist, id: NodeId) -> Vec<NodeId> {
    let op = &netlist.node(id).op;
    let mut inputs = op.operands();
    if let Op::Register(register) = op {
        inputs.extend(register.next.into_iter().chain(register.enable));
    }
    inputs
}

/// Any module, the more likely the more nodes it has.
fn any_module<'a>(all: &'a [Rc<Module>], random: &mut SmallRng) -> &'a Rc<Module> {
    let nodes = |module: &Rc<Module>| module.netlist().map_or(0, |n| n.nodes.len());
    all.choose_weighted(random, nodes).unwrap()
}

/// The module with another function of a node.
fn with_node(module: &Module, id: NodeId, op: Op) -> Rc<Module> {
    let mut changed = Module::clone(module);
    if let Body::Netlist(netlist) = &mut changed.body {
        netlist.nodes[id.index()].op = op;
    }
    Rc::new(changed)
}

/// A hierarchy with one module changed.
pub struct Mutant {
    pub top: Rc<Module>,
    /// The module before and after the change.
    pub module: [Rc<Module>; 2],
    /// Description of the change.
    pub change: String,
}

/// The hierarchy with a net stuck at all zeros or all ones, in the module with this end of its name.
pub fn stuck(top: &Rc<Module>, module: &str, net: &str, at: bool) -> Rc<Module> {
    let of_name = |one: &&Rc<Module>| one.name.ends_with(module);
    let all = modules(top);
    let old = all.iter().find(of_name);
    let old = old.unwrap_or_else(|| panic!("no module …{module}"));
    let mut changed = Module::clone(old);
    if let Body::Netlist(netlist) = &mut changed.body {
        let named = |name: &Option<_>| name.as_deref() == Some(net);
        let node = netlist.nodes.iter_mut().find(|node| named(&node.name));
        let node = node.unwrap_or_else(|| panic!("no net {net} in {module}"));
        let value = if at { u64::MAX >> (64 - node.width) } else { 0 };
        node.op = Op::Constant(Constant::new(value, node.width));
    }
    with(top, old, &Rc::new(changed))
}

/// A mutant by chance.
pub fn mutant(top: &Rc<Module>, random: &mut SmallRng) -> Mutant {
    let all = modules(top);
    loop {
        let old = any_module(&all, random);
        let netlist = old.netlist().unwrap();
        let id = NodeId(random.random_range(0..netlist.nodes.len() as u32));
        if !used(netlist).contains(&id.index()) {
            continue;
        }
        let Some((op, what)) = mutated(netlist, id, random) else {
            continue;
        };
        let name = netlist.node(id).name.clone().unwrap_or_default();
        let new = with_node(old, id, op);
        let mutant = with(top, old, &new);
        // Some mutants have loops, or drive nodes without a driver: they are not valid designs.
        if Simulator::new(&mutant).is_ok() {
            let change = format!("{name} node {}: {what}", id.index());
            return Mutant {
                top: mutant,
                module: [old.clone(), new],
                change: change.trim().to_owned(),
            };
        }
    }
}

/// A change that can be made in any design that has the same module: it is found by names, and by its place behind
/// the next net that has one.
pub struct Change {
    seed: u64,
    /// The module's name without the design's.
    pub module: String,
    /// The net.
    pub net: String,
    /// The place of the changed node among the nameless ones that the net depends on.
    place: usize,
    /// Description of the change in the design that it was chosen from.
    pub change: String,
}

/// A module's name behind the design's, if it is one of the design's own.
fn own_name<'n>(design: &str, module: &'n str) -> Option<&'n str> {
    let rest = module.strip_prefix(design)?;
    Some(rest.trim_start_matches('_'))
}

/// A net's node, and the nameless ones behind it.
fn behind(netlist: &Netlist, net: NodeId) -> Vec<NodeId> {
    let (mut open, mut found) = (vec![net], Vec::new());
    while let Some(id) = open.pop() {
        let node = netlist.node(id);
        if found.contains(&id) || (id != net && node.name.is_some()) {
            continue;
        }
        found.push(id);
        open.extend(inputs(netlist, id));
    }
    found
}

impl Change {
    /// One by chance, in a module of the design's own; not in its codec's.
    pub fn by_chance(top: &Rc<Module>, seed: u64) -> Self {
        let mut random = SmallRng::seed_from_u64(seed);
        let mut own = modules(top);
        own.retain(|module| own_name(&top.name, &module.name).is_some());
        loop {
            let module = any_module(&own, &mut random);
            let netlist = module.netlist().unwrap();
            let net = NodeId(random.random_range(0..netlist.nodes.len() as u32));
            let Some(name) = &netlist.node(net).name else {
                continue;
            };
            if !used(netlist).contains(&net.index()) {
                continue;
            }
            let place = random.random_range(0..behind(netlist, net).len());
            let mut change = Change {
                seed,
                module: own_name(&top.name, &module.name).unwrap().to_owned(),
                net: name.clone(),
                place,
                change: String::new(),
            };
            let Some((mutant, what)) = change.made(top, module) else {
                continue;
            };
            // As of mutants by chance.
            if Simulator::new(&mutant).is_ok() {
                change.change = what;
                return change;
            }
        }
    }

    /// The hierarchy with the change in this module, and its description.
    fn made(&self, top: &Rc<Module>, module: &Rc<Module>) -> Option<(Rc<Module>, String)> {
        let netlist = module.netlist()?;
        let is_net = |node: &Node| node.name.as_deref() == Some(self.net.as_str());
        let net = netlist.nodes.iter().position(is_net)?;
        let id = *behind(netlist, NodeId(net as u32)).get(self.place)?;
        let (op, what) = mutated(netlist, id, &mut SmallRng::seed_from_u64(self.seed))?;
        Some((with(top, module, &with_node(module, id, op)), what))
    }

    /// The hierarchy with the change; without, if it has no such module, net or place.
    pub fn of(&self, top: &Rc<Module>) -> Rc<Module> {
        let all = modules(top);
        let module = (all.iter())
            .find(|module| own_name(&top.name, &module.name) == Some(self.module.as_str()));
        let made = module.and_then(|module| self.made(top, module));
        made.map_or_else(|| top.clone(), |(mutant, _)| mutant)
    }
}
