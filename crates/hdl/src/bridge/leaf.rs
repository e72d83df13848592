//! Registers and memories. rust-hdl's AST has no clocked process, so they are
//! blocks of their own with custom Verilog, as rust-hdl's own `DFF` and `RAM`.

use rust_hdl::ast::Verilog;
use rust_hdl::atom::AtomKind::{InputParameter, OutputParameter};

use crate::check::hex;
use crate::netlist::{Constant, Direction, Memory, MemoryImage, Module, Reading, Register};

use super::block::{Net, NetBlock};

/// The ports of a register's block. A block only has the ports that its register uses.
pub(super) const D: &str = "d";
pub(super) const Q: &str = "q";
pub(super) const ENABLE: &str = "enable";
pub(super) const CLOCK: &str = "aclk";
pub(super) const RESET: &str = "aresetn";

/// Whether the module around an instance has a clock and a reset to give.
#[derive(Clone, Copy, Default)]
pub(super) struct Clocking {
    pub clock: bool,
    pub reset: bool,
}

pub(super) fn register(name: String, register: &Register, width: u32, from: Clocking) -> NetBlock {
    let mut nets = vec![
        Net::new(CLOCK, 1, InputParameter, from.clock),
        Net::new(D, width, InputParameter, register.next.is_some()),
        Net::new(Q, width, OutputParameter, true),
    ];
    let mut load = format!("{Q} <= {D};");
    if register.enable.is_some() {
        nets.push(Net::new(ENABLE, 1, InputParameter, true));
        load = format!("if ({ENABLE}) {load}");
    }
    if let Some(value) = &register.reset {
        nets.push(Net::new(RESET, 1, InputParameter, from.reset));
        load = format!("if (!{RESET}) {Q} <= {};\nelse {load}", literal(value));
    }
    let initial = match &register.initial {
        Some(value) => format!("initial {Q} = {};\n", literal(value)),
        None => String::new(),
    };
    NetBlock {
        name,
        nets,
        children: Vec::new(),
        code: Verilog::Custom(format!(
            "{initial}always @(posedge {CLOCK}) begin\n{load}\nend\n"
        )),
    }
}

/// `driven`: whether each of its input ports is.
pub(super) fn memory(
    module: &Module,
    (size, reading): (Memory, Reading),
    image: Option<&MemoryImage>,
    driven: &[bool],
    from: Clocking,
) -> (Vec<Net>, Verilog) {
    let mut nets = vec![Net::new(CLOCK, 1, InputParameter, from.clock)];
    let mut driven = driven.iter();
    nets.extend(module.ports.iter().map(|port| match port.direction {
        Direction::Input => Net::new(
            &port.name,
            port.width,
            InputParameter,
            driven.next().copied().unwrap_or(false),
        ),
        Direction::Output => Net::new(&port.name, port.width, OutputParameter, true),
    }));
    let Memory { depth, width } = size;
    let mut text = format!("reg [{}:0] words [0:{}];\n", width - 1, depth - 1);
    if let Some(image) = image {
        text += "initial begin\n";
        for (index, word) in image.words.iter().take(depth as usize).enumerate() {
            text += &format!("words[{index}] = {width}'h{word:x};\n");
        }
        text += "end\n";
    }
    let reads = match reading {
        Reading::NextCycle => "if (read_enable) read_data <= words[read_address];",
        Reading::OutputRegister => {
            text += &format!("reg [{}:0] word;\n", width - 1);
            "if (read_enable) word <= words[read_address];\nif (register_enable) read_data <= word;"
        }
    };
    text += &format!(
        "always @(posedge {CLOCK}) begin\n\
         if (write_enable) words[write_address] <= write_data;\n\
         {reads}\n\
         end\n"
    );
    (nets, Verilog::Custom(text))
}

fn literal(value: &Constant) -> String {
    format!("{}'h{}", value.width(), hex(value))
}
