//! rust-hdl's checks and its printer, on designs of ours.

use std::process::Command;
use std::rc::Rc;
use std::time::Instant;

use hdlgen::design::{Design, Role};
use hdlgen::flow::tools::Tool;
use hdlgen::hdl::bridge::{check_all, generate_verilog};
use hdlgen::hdl::netlist::*;
use hdlgen::hdl::{concat, verilog, Builder, DesignError, Module};

#[allow(dead_code)]
mod common;
#[path = "common/designs.rs"]
mod designs;
#[path = "circuits/icarus.rs"]
mod icarus;

use common::have;
use designs::design;
use icarus::ICARUS;

// What rust-hdl must refuse. The Builder refuses most of it first, so these
// modules are put together by hand.

fn node(op: Op, name: &str) -> Node {
    Node {
        op,
        width: 1,
        name: (!name.is_empty()).then(|| name.to_string()),
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
    }
}

fn netlist(module: &mut Module) -> &mut Netlist {
    match &mut module.body {
        Body::Netlist(netlist) => netlist,
        Body::Memory(_) => panic!("a memory"),
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

// What it must accept.

/// A running sum, and ports whose names rust-hdl would cut.
fn accumulator() -> Rc<Module> {
    let b = Builder::new("accumulator");
    let next = b.input("next", 8);
    let enable = b.input("enable", 1);
    let sum = b.register_reset("sum", 8, 3);
    b.next_if(sum, enable, sum + next);
    b.output("next_sum", sum + next);
    b.output("total", sum);
    b.finish().unwrap()
}

/// Every operator, a hierarchy, registers of each kind and a memory.
fn sample() -> Rc<Module> {
    let b = Builder::new("sample");
    let x = b.input("x", 8);
    let y = b.input("y", 8);
    let s = b.input("s", 1);
    let d = b.input("d", 3);
    b.output("mux", s.mux(x, y));
    b.output(
        "cat",
        concat(&[x.slice(4, 4), s, y.slice(0, 3), b.constant(0x2d, 6)]),
    );
    b.output("add", x + y);
    b.output("sub", x - y);
    b.output("xor_", x ^ !y);
    b.output("gated", s.gate(x | y));
    b.output(
        "flags",
        concat(&[x.lt(y), x.eq(y), x.any(), x.all(), x.parity()]),
    );
    b.output("left", x << d);
    b.output("right", x >> d);
    let wide = concat(&[x, y.replicate(12)]);
    let pattern = Constant::from_words(&[0x8877_6655_4433_2211, 0x99aa_bbcc], 104);
    let pattern = concat(&[
        b.constant(pattern.words()[0], 64),
        b.constant(pattern.words()[1], 40),
    ]);
    b.output("wide", wide ^ pattern);
    let inner = b.instance("inner", &accumulator(), &[("next", x), ("enable", s)]);
    b.output("total", inner.out("total"));
    b.output("next_total", inner.out("next_sum"));
    let free = b.register_initial("free", 8, Some(5));
    b.next(free, free.plus(1));
    b.output("free_running", free);
    let held = b.register("held", 8);
    b.next_if(held, s, y);
    b.output("holding", held);
    let size = Memory { depth: 4, width: 8 };
    let read = b.memory(
        "table_",
        size,
        None,
        (s, d.slice(0, 2), x),
        (b.constant(1, 1), y.slice(0, 2)),
    );
    b.output("read", read);
    b.finish().unwrap()
}

#[test]
fn accepts_a_good_design() {
    check_all(&sample()).unwrap();
}

/// The expected outputs, by hand, for x = 0xb4, y = 0x2e, s = 1, d = 3.
const BENCH: &str = r#"
module bench;
  reg aclk = 0, aresetn = 0, s = 1;
  reg [7:0] x = 8'hb4, y = 8'h2e;
  reg [2:0] d = 3;
  wire [7:0] mux, add, sub, xor_, gated, left, right, total, next_total, free_running, holding, read;
  wire [13:0] cat;
  wire [4:0] flags;
  wire [103:0] wide;
  sample dut(.aclk(aclk), .aresetn(aresetn), .x(x), .y(y), .s(s), .d(d), .mux(mux), .cat(cat),
    .add(add), .sub(sub), .xor_(xor_), .gated(gated), .flags(flags), .left(left), .right(right),
    .wide(wide), .total(total), .next_total(next_total), .free_running(free_running),
    .holding(holding), .read(read));
  task expect_(input [8*12:1] what, input [103:0] got, input [103:0] want);
    if (got !== want) $display("WRONG %0s: %h, not %h", what, got, want);
  endtask
  task tick; begin #5 aclk = 1; #5 aclk = 0; end endtask
  initial begin
    #1;
    expect_("free", free_running, 8'd5);
    tick;
    expect_("mux", mux, 8'hb4);
    expect_("cat", cat, {6'h2d, 3'd6, 1'b1, 4'hb});
    expect_("add", add, 8'he2);
    expect_("sub", sub, 8'h86);
    expect_("xor", xor_, 8'h65);
    expect_("gated", gated, 8'hbe);
    expect_("flags", flags, 5'b00100);
    expect_("left", left, 8'ha0);
    expect_("right", right, 8'h16);
    expect_("wide", wide, {{12{8'h2e}}, 8'hb4} ^ 104'h0099aabbcc8877665544332211);
    expect_("total", total, 8'd3);
    expect_("next_total", next_total, 8'hb7);
    expect_("free", free_running, 8'd6);
    expect_("holding", holding, 8'h2e);
    // d[1:0] = 3 was written at this edge, y[1:0] = 2 read: unknown so far.
    expect_("read", read, 8'hxx);
    aresetn = 1;
    y = 8'h93;
    tick;
    expect_("total", total, 8'hb7);
    expect_("holding", holding, 8'h93);
    expect_("read", read, 8'hb4);
    // The word that is written at the same edge: the old one comes out.
    x = 8'h11;
    tick;
    expect_("total", total, 8'hc8);
    expect_("read", read, 8'hb4);
    s = 0;
    y = 8'h77;
    tick;
    expect_("total", total, 8'hc8);
    expect_("holding", holding, 8'h93);
    expect_("mux", mux, 8'h77);
    expect_("gated", gated, 8'h00);
    expect_("flags", flags, 5'b00101);
    expect_("read", read, 8'h11);
    expect_("free", free_running, 8'd9);
    $display("DONE");
  end
endmodule
"#;

#[test]
fn icarus_simulates_the_print() {
    if !have(&ICARUS) {
        return;
    }
    let verilog = generate_verilog(&sample()).unwrap();
    assert_eq!(icarus::simulate("bench", &(verilog + BENCH)), "DONE\n");
}

#[test]
fn checks_a_large_design_in_seconds() {
    // Twenty instances of a module of some 500 nodes.
    let lane = {
        let b = Builder::new("lane");
        let x = b.input("x", 32);
        let mut value = x;
        for i in 0..120 {
            let rotated = concat(&[value.slice(5, 27), value.slice(0, 5)]);
            let sum = b.delay(&format!("stage{i}"), rotated + x);
            value = x.bit(i % 32).mux(sum, value);
        }
        b.output("y", value);
        b.finish().unwrap()
    };
    let b = Builder::new("lanes");
    let mut value = b.input("x", 32);
    for i in 0..20 {
        value = b
            .instance(&format!("lane{i}"), &lane, &[("x", value)])
            .out("y");
    }
    b.output("y", value);
    let top = b.finish().unwrap();
    let start = Instant::now();
    check_all(&top).unwrap();
    let checked = start.elapsed();
    let text = generate_verilog(&top).unwrap();
    let printed = start.elapsed() - checked;
    println!(
        "check_all {checked:?}, generate_verilog {printed:?}, {} bytes",
        text.len()
    );
    assert!(checked.as_secs() < 20, "{checked:?}");
}

/// Two printers, one meaning: Yosys proves that rust-hdl's print of a design
/// and ours are equivalent, with the registers and memories matched by name.
#[test]
fn yosys_proves_both_prints_equivalent() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    prove_equivalent(&sample(), |text| text).unwrap();
}

#[test]
fn yosys_refutes_a_print_that_differs() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    for (right, wrong) in [
        (" + ", " - "),
        ("if (enable) q <= d", "q <= d"),
        ("q <= 8'h3", "q <= 8'h4"),
        ("<= words[read_address]", "<= words[write_address]"),
        ("if (s) ", "if (!s) "),
        (">>", "<<"),
    ] {
        let spoil = |text: String| {
            assert!(text.contains(right), "no {right}");
            text.replacen(right, wrong, 1)
        };
        let report = prove_equivalent(&sample(), spoil).expect_err(wrong);
        assert!(report.contains("unproven"), "{wrong}: {report}");
    }
}

fn prove_equivalent(top: &Rc<Module>, change: impl Fn(String) -> String) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let mut ours = String::new();
    for file in verilog::print(top, "none") {
        ours += &file.text;
    }
    std::fs::write(folder.path().join("ours.v"), ours).unwrap();
    let theirs = change(generate_verilog(top).unwrap());
    std::fs::write(folder.path().join("theirs.v"), theirs).unwrap();
    let prepare = |file: &str, name: &str| {
        let top = &top.name;
        format!(
            "read_verilog {file}; hierarchy -check -top {top}; proc; flatten; \
             memory -nomap; memory_map; opt_clean; check -assert; \
             rename {top} {name}; design -stash {name}; "
        )
    };
    let script = format!(
        "{}{}design -copy-from ours -as ours ours; design -copy-from theirs -as theirs theirs; \
         equiv_make ours theirs both; hierarchy -top both; \
         equiv_simple -undef; equiv_induct -undef; equiv_status -assert",
        prepare("ours.v", "ours"),
        prepare("theirs.v", "theirs"),
    );
    let output = Command::new("yosys")
        .current_dir(folder.path())
        .args(["-q", "-p", &script])
        .output()
        .unwrap();
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    Err(String::from_utf8_lossy(&text).to_string())
}

/// Modules of the real designs, of those that Yosys proves in a second.
#[test]
fn yosys_proves_both_prints_of_modules_in_use_equivalent() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let design = design(8, 4, 64, 32, 0, 0);
    let decompressor = design.module(Role::Decompressor).unwrap();
    for name in ["find_length", "axi_lite"] {
        let hierarchy = decompressor.hierarchy();
        let module = hierarchy.iter().find(|m| m.name.contains(name));
        prove_equivalent(module.unwrap(), |text| text).unwrap();
    }
}

/// Every design passes rust-hdl's checks, and Icarus takes rust-hdl's print.
#[test]
fn accepts_the_designs() {
    let icarus = have(&ICARUS);
    for (sl, pdw) in [(4, 1), (8, 8), (16, 4), (32, 2)] {
        let design = design(sl, pdw, 128, 32, 0, 0);
        for role in Role::ALL {
            let top = design.module(role).unwrap();
            check_all(&top).unwrap();
            if icarus {
                let folder = tempfile::tempdir().unwrap();
                let verilog = generate_verilog(&top).unwrap();
                icarus::compile(folder.path(), &top.name, &verilog);
            }
        }
    }
}
