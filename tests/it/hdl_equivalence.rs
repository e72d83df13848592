//! Two netlists that differ in one node: ABC decides whether they are equivalent.

use std::rc::Rc;

use hdlgen::internals::flow::formal::{Engine, Graph, Verdict};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::equivalence::difference;
use hdlgen::internals::hdl::netlist::{BinaryOp, Body, Op};
use hdlgen::internals::hdl::{concat, Builder, Module};

use crate::common::have;

/// Two registers of which exactly one is 1, from reset on, and logic that depends on them.
fn turns() -> Rc<Module> {
    let m = Builder::new("turns");
    let go = m.input("go", 1);
    let data = m.input("data", 2);
    let first = m.register_reset("first", 1, 1);
    let second = m.register_reset("second", 1, 0);
    m.next_if(first, go, second);
    m.next_if(second, go, first);
    let held = m.delay_if("held", go, data);
    let either = (first | second).named("either");
    let both = (held.bit(0) & held.bit(1)).named("both");
    m.output("out", concat(&[either, both]));
    m.finish().unwrap()
}

/// With another operator for the one that makes a net.
fn with(module: &Module, net: &str, other: BinaryOp) -> Rc<Module> {
    let mut changed = module.clone();
    let Body::Netlist(netlist) = &mut changed.body else {
        panic!("a memory")
    };
    let mut named = netlist.nodes.iter_mut();
    let node = named.find(|node| node.name.as_deref() == Some(net));
    let Op::Binary(op, ..) = &mut node.unwrap().op else {
        panic!("{net} is no operator")
    };
    *op = other;
    Rc::new(changed)
}

/// ABC's verdict on a module and a copy of it with another operator.
fn decide(module: &Rc<Module>, net: &str, other: BinaryOp) -> Option<Verdict> {
    let changed = with(module, net, other);
    let while_valid = |output: &str| (output == "m_data").then(|| "m_valid".to_owned());
    let graph = difference([module, &changed], &while_valid).unwrap();
    let graph = Graph::of(&graph.expect("other gates")).unwrap();
    graph.decide(Engine::Reachability, 20).unwrap()
}

/// In the first cycle out of reset.
const REFUTED: Option<Verdict> = Some(Verdict::Refuted { cycle: 1 });

#[test]
fn the_same_gates_are_no_difference() {
    let [one, other] = [turns(), turns()];
    assert_eq!(difference([&one, &other], &|_| None).unwrap(), None);
}

/// A signal and its complement are never both 1, and never equal: the gates show it, without a solver.
#[test]
fn what_never_is_has_no_gates() {
    let m = Builder::new("never");
    let a = m.input("a", 1);
    m.output("out", (a & !a).named("never"));
    let module = m.finish().unwrap();
    let equal = with(&module, "never", BinaryOp::Equal);
    assert_eq!(difference([&module, &equal], &|_| None).unwrap(), None);
}

#[test]
fn what_reset_keeps_apart_is_proved_and_what_differs_is_refuted() {
    if have(&[Tool::Abc]) {
        let turns = turns();
        assert_eq!(
            decide(&turns, "either", BinaryOp::Xor),
            Some(Verdict::Proved)
        );
        assert_eq!(decide(&turns, "either", BinaryOp::And), REFUTED);
        assert_eq!(decide(&turns, "both", BinaryOp::Or), REFUTED);
    }
}

#[test]
fn what_is_not_valid_is_not_looked_at() {
    let m = Builder::new("stream");
    let [valid, data] = ["valid", "data"].map(|name| m.input(name, 1));
    let shown = (data & valid).named("shown");
    m.output("m_valid", valid);
    m.output("m_data", shown);
    let module = m.finish().unwrap();
    if have(&[Tool::Abc]) {
        assert_eq!(
            decide(&module, "shown", BinaryOp::Equal),
            Some(Verdict::Proved)
        );
        assert_eq!(decide(&module, "shown", BinaryOp::Or), REFUTED);
    }
}
