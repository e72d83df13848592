//! Netlists with a bug each, which the torture of streams has to see: run by `scripts/mutate`.
//!
//! A mutant is one node of one module changed: an operator for another, a multiplexer turned or stuck, a
//! register without its enable or its reset, a constant off by one, bits taken from the place beside. All
//! instances of the module have it.

use std::collections::BTreeSet;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

use hdlgen::internals::design::{Design, Entry, Role};
use hdlgen::internals::hdl::netlist::{BinaryOp, Body, Constant, Netlist, NodeId, Op, UnaryOp};
use hdlgen::internals::hdl::sim::Simulator;
use hdlgen::internals::hdl::Module;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::controller::options;
use crate::torture::tortured;

/// Designs with their parameters: ports of one beat a block and of several.
const DESIGNS: [(&str, &str); 16] = [
    ("e2mc", ""),
    ("e2mc", "sl=8 pdw=2 block=64 beat=16"),
    ("e2mc", "ends=both"),
    ("e2mc-delta", ""),
    ("e2mc-delta", "one-pass=yes"),
    ("numbers", ""),
    ("fpc-opt", ""),
    ("fpc-opt", "lanes=16 block=64 beat=64"),
    ("bpc-opt", ""),
    ("bpc-group", "lanes=16"),
    ("fpc-mc", ""),
    ("bpc-mc", "block=64 beat=8"),
    ("bdi", ""),
    ("m-bdi", "block=64 beat=16"),
    ("cpack", ""),
    ("cpack", "raw=memory"),
];
/// Seeds of torture that each mutant goes through.
const SEEDS: u64 = 40;

/// All modules of a hierarchy, each once.
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

/// A node that does something else, and what; None where there is nothing to change.
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
    let what = format!("{:?} for {:?}", op, node.op);
    (op != node.op).then_some((op, what))
}

/// What is used for anything: nodes that outputs, registers and instances hang on.
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
        let op = &netlist.node(id).op;
        open.extend(op.operands());
        if let Op::Register(register) = op {
            open.extend(register.next.into_iter().chain(register.enable));
        }
    }
    seen
}

/// A mutant of a hierarchy, and what it is.
fn mutant(top: &Rc<Module>, random: &mut SmallRng) -> (Rc<Module>, String) {
    let all = modules(top);
    loop {
        let old = all
            .choose_weighted(random, |module| {
                module.netlist().map_or(0, |n| n.nodes.len())
            })
            .unwrap();
        let netlist = old.netlist().unwrap();
        let id = NodeId(random.random_range(0..netlist.nodes.len() as u32));
        if !used(netlist).contains(&id.index()) {
            continue;
        }
        let Some((op, what)) = mutated(netlist, id, random) else {
            continue;
        };
        let name = netlist.node(id).name.clone().unwrap_or_default();
        let mut changed = Module::clone(old);
        if let Body::Netlist(netlist) = &mut changed.body {
            netlist.nodes[id.index()].op = op;
        }
        let mutant = with(top, old, &Rc::new(changed));
        // Some are loops, or drive what has no driver: they are no designs.
        if Simulator::new(&mutant).is_ok() {
            return (
                mutant,
                format!("{}: {name} node {}: {what}", old.name, id.index()),
            );
        }
    }
}

fn is_seen(design: &dyn Design, role: Role, mutant: &Rc<Module>, seeds: u64) -> bool {
    (0..seeds).any(|seed| {
        let run = || tortured(design, role, mutant, seed);
        !matches!(catch_unwind(AssertUnwindSafe(run)), Ok(Ok(())))
    })
}

/// Mutants by chance; each that nothing saw is a line.
#[test]
#[ignore = "takes as long as it is told to"]
fn are_seen() {
    let number = |name: &str, default: u64| {
        let given = std::env::var(name).ok().and_then(|text| text.parse().ok());
        given.unwrap_or(default)
    };
    let (count, first) = (number("MUTANTS", 400), number("SEED", 1));
    std::panic::set_hook(Box::new(|_| ()));
    let mut seen = 0;
    for seed in first..first + count {
        let mut random = SmallRng::seed_from_u64(seed);
        let (kind, flags) = DESIGNS[seed as usize % DESIGNS.len()];
        let design = Entry::find(kind).unwrap().design(&options(flags)).unwrap();
        let role = *Role::ALL.choose(&mut random).unwrap();
        let top = design.module(role).unwrap();
        let (mutant, what) = mutant(&top, &mut random);
        match is_seen(design.as_ref(), role, &mutant, SEEDS) {
            true => seen += 1,
            false => println!("{seed}: {kind} {flags}, {}: {what}", role.name()),
        }
    }
    println!("{seen} of {count} mutants are seen, from seed {first} on");
}

/// A few, of which most are seen.
#[test]
fn most_are_seen() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let design = Entry::find("bdi")
        .unwrap()
        .design(&options("block=64"))
        .unwrap();
    let mut random = SmallRng::seed_from_u64(1);
    let seen = Role::ALL.iter().cycle().take(20).filter(|role| {
        let top = design.module(**role).unwrap();
        let (mutant, _) = mutant(&top, &mut random);
        is_seen(design.as_ref(), **role, &mutant, 10)
    });
    let seen = seen.count();
    std::panic::set_hook(hook);
    assert!(seen >= 12, "{seen} of 20");
}
