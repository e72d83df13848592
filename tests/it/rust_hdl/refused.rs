//! Designs that rust-hdl must reject. The Builder rejects most of them first, so these modules are built by hand.

use std::rc::Rc;

use hdlgen::internals::hdl::bridge::{check_all, generate_verilog};
use hdlgen::internals::hdl::netlist::*;
use hdlgen::internals::hdl::{DesignError, Module};

fn node(op: Op, name: &str) -> Node {
    Node {
        name: (!name.is_empty()).then(|| name.to_string()),
        ..Node::new(op, 1)
    }
}

fn wire(driver: u32) -> Op {
    Op::Wire {
        driver: Some(NodeId(driver)),
    }
}

/// A module of one-bit nets; its ports are the nodes given, in order.
fn by_hand(name: &str, nodes: Vec<Node>, ports: &[(Direction, u32)]) -> Module {
    Module {
        name: name.into(),
        doc: vec![],
        ports: ports
            .iter()
            .map(|(direction, id)| Port {
                name: nodes[*id as usize].name.clone().unwrap(),
                direction: *direction,
                width: 1,
            })
            .collect(),
        body: Body::Netlist(Netlist {
            port_nodes: ports.iter().map(|(_, id)| NodeId(*id)).collect(),
            nodes,
            ..Netlist::default()
        }),
        clocked: false,
        resettable: false,
        library: None,
    }
}

fn netlist(module: &mut Module) -> &mut Netlist {
    match &mut module.body {
        Body::Netlist(netlist) => netlist,
        Body::Memory(..) => panic!("a memory"),
    }
}

fn refused(module: Module) -> (String, String) {
    let module = Rc::new(module);
    let error = check_all(&module).expect_err("rust-hdl accepts it");
    assert_eq!(generate_verilog(&module), Err(error.clone()));
    match error {
        DesignError::RustHdl { module, report } => (module, report),
        other => panic!("not rust-hdl's: {other}"),
    }
}

fn found(module: &str, report: &str) -> (String, String) {
    (module.to_string(), report.to_string())
}

use Direction::{Input, Output};

/// `y = a`, and a parent that holds it as `inner`.
fn parent_of_buffer() -> Module {
    let buffer = by_hand(
        "buffer",
        vec![node(Op::Input, "a"), node(wire(0), "y")],
        &[(Input, 0), (Output, 1)],
    );
    let output = Op::InstanceOutput {
        instance: 0,
        port: 0,
    };
    let mut parent = by_hand(
        "parent",
        vec![
            node(Op::Input, "x"),
            node(output, "inner_y"),
            node(wire(1), "z"),
        ],
        &[(Input, 0), (Output, 2)],
    );
    netlist(&mut parent).instances.push(Instance {
        name: "inner".into(),
        module: Rc::new(buffer),
        inputs: vec![NodeId(0)],
        image: None,
        comment: None,
        made_at: 1,
    });
    parent
}

#[test]
fn accepts_what_is_whole() {
    assert_eq!(check_all(&Rc::new(parent_of_buffer())), Ok(()));
}

#[test]
fn refuses_an_undriven_input() {
    let mut parent = parent_of_buffer();
    netlist(&mut parent).instances[0].inputs.clear();
    assert_eq!(
        refused(parent),
        found("buffer", "nets that nothing drives inner.a")
    );
}

#[test]
fn refuses_an_undriven_net() {
    let module = by_hand(
        "open",
        vec![
            node(Op::Wire { driver: None }, "w"),
            node(wire(2), "y"),
            node(Op::Unary(UnaryOp::Not, NodeId(0)), ""),
        ],
        &[(Output, 1)],
    );
    assert_eq!(refused(module), found("open", "nets that nothing drives w"));
}

#[test]
fn refuses_an_output_of_no_instance() {
    let mut parent = parent_of_buffer();
    netlist(&mut parent).nodes[1].op = Op::InstanceOutput {
        instance: 0,
        port: 1,
    };
    assert_eq!(
        refused(parent),
        found("parent", "nets that nothing drives inner_y")
    );
}

#[test]
fn refuses_a_register_without_input_or_clock() {
    let register = |next| {
        node(
            Op::Register(Register {
                next,
                ..Register::default()
            }),
            "r",
        )
    };
    let mut module = by_hand(
        "idle",
        vec![register(None), node(wire(0), "y")],
        &[(Output, 1)],
    );
    module.clocked = true;
    assert_eq!(
        refused(module.clone()),
        found("idle", "nets that nothing drives r.d")
    );
    module.clocked = false;
    netlist(&mut module).nodes[0] = register(Some(NodeId(0)));
    assert_eq!(
        refused(module),
        found("idle", "nets that nothing drives r.aclk")
    );
}

#[test]
fn refuses_a_loop_within_a_module() {
    let module = by_hand(
        "circle",
        vec![
            node(Op::Input, "a"),
            node(wire(2), "y"),
            node(Op::Binary(BinaryOp::And, NodeId(0), NodeId(3)), ""),
            node(wire(1), "w"),
        ],
        &[(Input, 0), (Output, 1)],
    );
    let (module, report) = refused(module);
    assert_eq!(module, "circle");
    assert!(report.contains("loop through y"), "{report}");
}

#[test]
fn refuses_a_loop_through_a_select() {
    for (select, if_true, if_false) in [(1, 0, 0), (0, 1, 0), (0, 0, 1)] {
        let mux = Op::Mux {
            select: NodeId(select),
            if_true: NodeId(if_true),
            if_false: NodeId(if_false),
        };
        let module = by_hand(
            "chooser",
            vec![node(Op::Input, "a"), node(wire(2), "y"), node(mux, "")],
            &[(Input, 0), (Output, 1)],
        );
        let (_, report) = refused(module);
        assert!(report.contains("loop through y"), "{report}");
    }
}

#[test]
fn refuses_a_loop_through_a_concatenation() {
    let mut module = by_hand(
        "braid",
        vec![
            node(Op::Input, "a"),
            node(
                Op::Slice {
                    of: NodeId(2),
                    low: 1,
                },
                "y",
            ),
            node(Op::Concat(vec![NodeId(0), NodeId(1)]), "both"),
        ],
        &[(Input, 0), (Output, 1)],
    );
    netlist(&mut module).nodes[2].width = 2;
    let (_, report) = refused(module);
    assert!(report.contains("loop through"), "{report}");
}

#[test]
fn refuses_a_write_to_an_input() {
    let module = by_hand(
        "writer",
        vec![node(wire(1), "a"), node(Op::Input, "b"), node(wire(0), "y")],
        &[(Input, 0), (Input, 1), (Output, 2)],
    );
    assert_eq!(refused(module), found("writer", "a write to the inputs a"));
}
