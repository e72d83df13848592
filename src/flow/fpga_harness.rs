//! A module between a design and the pins of an FPGA's package, which has fewer of them than the design's
//! ports have wires.
//!
//! A register drives each input, and these registers form one shift register fed from a pin. A register takes
//! each output, and a tree of exclusive ors, registered after each level, reduces those to one pin. So every
//! wire of the ports lies between two registers, as in a chip around the design, every part of the design has
//! an effect on a pin, and no path of the clock goes through a pin. The harness is written in cells of the
//! device and joined with the mapped design: neither changes the other.

use std::fmt::Write as _;

use super::netlist::Interface;
use super::{FlowError, Result};

/// The module's name.
pub(super) const MODULE: &str = "hdlgen_harness";
/// The instance of the design.
pub(super) const DESIGN: &str = "design";
/// The prefixes of the registers at inputs and outputs; the port's name follows.
pub(super) const REGISTERS: [&str; 2] = ["drives_", "takes_"];
/// The clock of every design.
const CLOCK: &str = "aclk";
/// A register without enable and reset, as Yosys makes it.
const FLIP_FLOP: &str =
    r#"TRELLIS_FF #(.GSR("AUTO"), .CEMUX("1"), .CLKMUX("CLK"), .LSRMUX("LSR"), .REGSET("RESET"))"#;
/// The exclusive or of four.
const XOR: &str = "LUT4 #(.INIT(16'h6996))";

/// The module around a design, and its own resources.
pub(super) struct Harness {
    pub(super) verilog: String,
    pub(super) luts: u64,
    pub(super) flip_flops: u64,
}

/// The harness of a module with these ports.
pub(super) fn harness(module: &str, ports: &Interface) -> Result<Harness> {
    if ports.get(CLOCK) != Some(&(true, 1)) {
        let problem = format!("module {module} has no clock {CLOCK}");
        return Err(FlowError::Request(problem));
    }
    let side = |input: bool| {
        let ports = ports
            .iter()
            .filter(move |(name, _)| *name != CLOCK)
            .filter(move |(_, port)| port.0 == input);
        ports.map(|(name, port)| (name.as_str(), port.1))
    };
    let mut v = Verilog::default();
    let mut from = "serial_in".to_string();
    for (name, width) in side(true) {
        v.line(&format!("wire [{}:0] {name};", width - 1));
        let data = match width {
            1 => from.clone(),
            _ => format!("{{{name}[{}:0], {from}}}", width - 2),
        };
        v.flip_flops(&format!("{}{name}", REGISTERS[0]), width, &data, name);
        from = format!("{name}[{}]", width - 1);
    }
    let mut taken = Vec::new();
    for (name, width) in side(false) {
        v.line(&format!("wire [{}:0] {name}, {name}_q;", width - 1));
        let register = format!("{}{name}", REGISTERS[1]);
        v.flip_flops(&register, width, name, &format!("{name}_q"));
        taken.extend((0..width).map(|bit| format!("{name}_q[{bit}]")));
    }
    let connections: Vec<String> = ports
        .keys()
        .map(|name| match name.as_str() {
            CLOCK => format!(".{CLOCK}(clock)"),
            name => format!(".{name}({name})"),
        })
        .collect();
    v.line(&format!("{module} {DESIGN} ({});", connections.join(", ")));
    let mut level = 0;
    while taken.len() > 1 {
        let width = taken.len().div_ceil(4);
        taken.resize(4 * width, "1'b0".into());
        // A concatenation begins with its highest bit.
        let pin = |pin: usize| {
            let bits = taken[pin * width..(pin + 1) * width].iter().rev();
            bits.map(String::as_str).collect::<Vec<_>>().join(", ")
        };
        let (parity, q) = (format!("parity{level}"), format!("parity{level}_q"));
        v.line(&format!("wire [{}:0] {parity}, {q};", width - 1));
        v.line(&format!(
            "{XOR} {parity}_of [{}:0] (.A({{{}}}), .B({{{}}}), .C({{{}}}), .D({{{}}}), .Z({parity}));",
            width - 1,
            pin(0),
            pin(1),
            pin(2),
            pin(3)
        ));
        v.luts += width as u64;
        v.flip_flops(&format!("takes_parity{level}"), width, &parity, &q);
        taken = (0..width).map(|bit| format!("{q}[{bit}]")).collect();
        level += 1;
    }
    let Some(last) = taken.first() else {
        let problem = format!("module {module} has no outputs");
        return Err(FlowError::Request(problem));
    };
    v.line(&format!("assign serial_out = {last};"));
    Ok(Harness {
        verilog: format!(
            "module {MODULE} (input wire clock, input wire serial_in, output wire serial_out);\n{}endmodule\n",
            v.text
        ),
        luts: v.luts,
        flip_flops: v.flip_flops,
    })
}

#[derive(Default)]
struct Verilog {
    text: String,
    luts: u64,
    flip_flops: u64,
}

impl Verilog {
    fn line(&mut self, line: &str) {
        // Into a string, which takes all.
        let _ = writeln!(self.text, "  {line}");
    }

    fn flip_flops(&mut self, name: &str, width: usize, data: &str, q: &str) {
        self.line(&format!(
            "{FLIP_FLOP} {name} [{}:0] (.CLK(clock), .LSR(1'b0), .DI({data}), .Q({q}));",
            width - 1
        ));
        self.flip_flops += width as u64;
    }
}
