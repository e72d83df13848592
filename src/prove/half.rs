//! A half of an emitted design, and the facts read from its Verilog: its core or decoding way, their ports,
//! and the nets that show where blocks are.

use crate::design::emit::Emitted;
use crate::design::manifest::Top;
use crate::design::{Role, Value};
use crate::hdl::netlist::Direction;
use crate::hdl::REGISTER_ENABLE;

/// A half of an emitted design.
pub struct Half<'a> {
    pub emitted: &'a Emitted,
    pub top: &'a Top,
}

impl Half<'_> {
    /// The width of a port; 0 if there is no such port.
    pub fn width(&self, port: &str) -> u32 {
        let found = self.top.ports.iter().find(|p| p.name == port);
        found.map_or(0, |port| port.width)
    }

    pub fn has(&self, port: &str) -> bool {
        self.width(port) > 0
    }

    /// A number among the design's parameters.
    pub fn number(&self, name: &str) -> u64 {
        let found = self.emitted.manifest.parameters.get(name);
        match found {
            Some(Value::Number(number)) => u64::from(*number),
            _ => 0,
        }
    }
}

/// The name of a decompressor's decoding way, and its Verilog.
pub(super) fn decoding_way<'a>(half: &Half<'a>) -> Option<(String, &'a str)> {
    let design = half.top.module.strip_suffix("_decompressor")?;
    let name = format!("{design}_decoding_way");
    let text = half.emitted.files.get(&format!("{name}.v"))?;
    Some((name, text))
}

/// Symbols of a block that each way decodes.
pub(super) fn symbols(half: &Half) -> u64 {
    let symbol_bits = match half.number("sl") {
        0 => 16,
        bits => bits,
    };
    8 * half.number("block") / symbol_bits / half.number("pdw").max(1)
}

/// Widths and names of a module's registers that are no outputs.
pub(super) fn registers(text: &str) -> impl Iterator<Item = (u32, &str)> {
    text.lines().filter_map(|line| {
        let (declared, _) = line.strip_prefix("  reg  ")?.split_once(';')?;
        Some(declared_as(declared))
    })
}

/// The core's name and its Verilog.
pub(super) fn core<'a>(half: &Half<'a>) -> Option<(String, &'a str)> {
    let name = format!("{}_core", half.top.module);
    let text = half.emitted.files.get(&format!("{name}.v"))?;
    Some((name, text))
}

/// Whether a block takes only its input beats, a move for each stage, and its output beats.
pub(super) fn takes_a_block_each_move(half: &Half) -> bool {
    cycles_in_core(half) == half.top.pipeline_stages
}

/// Cycles that a block is in the core, if nothing stalls it.
fn cycles_in_core(half: &Half) -> u32 {
    let beats = (half.number("block") / half.number("beat").max(1)) as u32;
    let around = beats + if beats > 1 { beats } else { 0 };
    half.top.latency_cycles.saturating_sub(around)
}

/// Moves of the core from the one in which it begins to take a block to its result, if that is the same for all blocks:
/// the core takes a block in each move, or the block's flag follows it around the core.
pub(super) fn moves_through_core(half: &Half) -> Option<u32> {
    let moves = cycles_in_core(half);
    let top = half.emitted.files.get(&format!("{}.v", half.top.module))?;
    let is_followed = top.contains(&format!("reg  bad_{moves};"));
    (takes_a_block_each_move(half) || is_followed).then_some(moves)
}

/// Nets that show the checkers where blocks are (`checkers/places.v`), for a half whose core takes a block in
/// each move.
pub(super) struct Places {
    /// Flags that a block is present: where it waits for the one before, where it is complete, in the core's
    /// stages, where it is sent from, and where its last beat waits for the receiver.
    pub blocks: Vec<String>,
    /// The count of received beats of the input block, and its width.
    pub beat_count: (String, u32),
    /// The nets that say that blocks move on, by the checker's ports.
    pub steps: [(&'static str, String); 5],
}

/// None: blocks take some other path.
pub(super) fn places(half: &Half) -> Option<Places> {
    let (_, core) = core(half).filter(|_| takes_a_block_each_move(half))?;
    let input = match half.top.role.half() {
        Role::Compressor => "raw_input",
        _ => "stored_input",
    };
    let text = |end: &str| half.emitted.files.get(&format!("{end}.v"));
    let top = text(&half.top.module)?;
    let instance = top
        .lines()
        .find_map(|line| line.trim().strip_suffix(&format!(" {input} (")))?;
    let (width, _) = registers(text(instance)?).find(|(_, name)| *name == "beat_count")?;
    if !registers(top).any(|(_, name)| name == "sending") {
        return None;
    }
    let at_input = |net: &str| format!("unit.{input}.{net}");
    let waits = ["next_waits", "full"].map(at_input);
    // Behind the input's registers, which are the first stage. The last stage's flag may be an output.
    let stages = (2..=half.top.pipeline_stages + 1).map(|stage| {
        let flag = format!("valid_s{stage}");
        let is_output = !registers(core).any(|(_, name)| name == flag);
        format!("unit.core.{}", if is_output { "done" } else { &flag })
    });
    let sent = ["unit.sending", "unit.output_port.keeps_last"].map(str::to_owned);
    Some(Places {
        blocks: waits.into_iter().chain(stages).chain(sent).collect(),
        beat_count: (at_input("beat_count"), width),
        steps: [
            ("stays", at_input("stays")),
            ("comes_whole", at_input("moves")),
            ("advance", "unit.advance".to_owned()),
            ("leaves", "unit.block_leaves".to_owned()),
            ("sent", "unit.block_sent".to_owned()),
        ],
    })
}

/// The beginning of the declaration of an output that is a register.
const REGISTERED_OUTPUT: &str = "  output reg  ";

/// A port of a module.
pub(super) struct Port<'a> {
    pub direction: Direction,
    /// It is an output, and a register.
    pub is_register: bool,
    pub width: u32,
    pub name: &'a str,
}

/// The ports that a module's Verilog declares.
pub(super) fn ports(text: &str) -> Vec<Port<'_>> {
    let lines = text.lines().take_while(|line| !line.starts_with(");"));
    let found = lines.filter_map(|line| {
        let kinds = [
            ("  input  wire ", Direction::Input, false),
            ("  output wire ", Direction::Output, false),
            (REGISTERED_OUTPUT, Direction::Output, true),
        ];
        let mut kinds = kinds.into_iter();
        let (rest, direction, is_register) = kinds.find_map(|(kind, direction, is_register)| {
            Some((line.strip_prefix(kind)?, direction, is_register))
        })?;
        let (width, name) = declared_as(rest.split([',', '/']).next()?);
        Some(Port {
            direction,
            is_register,
            width,
            name,
        })
    });
    found.collect()
}

/// The width of a port; None if there is no port of this name.
pub(super) fn width(ports: &[Port], name: &str) -> Option<u32> {
    let found = ports.iter().find(|port| port.name == name);
    found.map(|port| port.width)
}

/// Width and name in a declaration such as `[7:0] name` or `name`.
fn declared_as(text: &str) -> (u32, &str) {
    match text
        .trim()
        .strip_prefix('[')
        .and_then(|rest| rest.split_once(':'))
    {
        Some((last, rest)) => {
            let name = rest.rsplit(' ').next().unwrap_or_default();
            (last.parse::<u32>().map_or(0, |last| last + 1), name)
        }
        None => (1, text.trim()),
    }
}

/// A memory's text with another body, which gives `read_data` a word in each cycle of `read_enable`; if the memory has an
/// output register, the word goes through that.
pub(super) fn memory_with_body(text: &str, body: &str) -> String {
    if !text.contains(REGISTER_ENABLE) {
        return with_body(text, body);
    }
    let range = text
        .lines()
        .find_map(|line| line.trim().strip_prefix("reg ")?.strip_suffix("word;"));
    let registered = format!(
        "  reg {}word;\n{}  always @(posedge aclk) if ({REGISTER_ENABLE}) read_data <= word;\n",
        range.unwrap_or_default(),
        body.replace("read_data <=", "word <=")
    );
    with_body(text, &registered)
}

/// A module's ports, of which none is a register.
pub(super) fn without_registers(ports: &str) -> String {
    ports.replace(REGISTERED_OUTPUT, "  output wire ")
}

/// A module with the same ports, none of them a register, and another body.
pub(super) fn with_wires(text: &str, body: &str) -> String {
    with_body(&without_registers(text), body)
}

/// A module with the same ports and another body.
fn with_body(text: &str, body: &str) -> String {
    let end = text.find(");\n").map_or(text.len(), |at| at + 3);
    format!("{}{body}endmodule\n", &text[..end])
}
