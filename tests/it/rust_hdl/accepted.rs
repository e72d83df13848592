//! Designs that rust-hdl must accept, and Icarus's simulation of its print.

use std::rc::Rc;
use std::time::Instant;

use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::bridge::{check_all, generate_verilog};
use hdlgen::internals::hdl::netlist::{Constant, Memory};
use hdlgen::internals::hdl::{concat, Builder, Module};

use crate::circuits::icarus::{self, ICARUS};
use crate::common::designs::design;
use crate::common::have;

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
pub fn sample() -> Rc<Module> {
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
    let inner = b.instance_by_name("inner", &accumulator(), &[("next", x), ("enable", s)]);
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
    // A read of the word that is written at the same edge returns the old word.
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
            .instance_by_name(&format!("lane{i}"), &lane, &[("x", value)])
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
