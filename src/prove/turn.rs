//! A half with an abstract core: how its ports, buffers and bypass handle blocks, independently of the core.
//!
//! A core that takes a block in each move, or in a few, keeps nothing of earlier blocks (`pipeline`). If such a core
//! gets each block's own bits, and its result goes out in that block's turn, then a valid block comes out
//! correctly behind any other block, even a corrupt one. So here the core returns its input after as many
//! moves as it takes, and its bits can be followed from port to port. If it takes a block in several moves, it returns
//! the input of any one of them, always the same. Other cores return arbitrary data, and the proof follows only blocks
//! that bypass them.
//!
//! The decoding ways of E2MC, which keep nothing either, are replaced by ways that return bits of their inputs.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::half::{
    core, decoding_way, moves_through_core, ports, symbols, width, with_wires, without_registers,
    Half, Port,
};
use super::raw_fifo;
use super::wrapper::Through;
use crate::hdl::netlist::Direction;

/// The outputs of a core whose bits have fixed places: the compressor's encoding, the decompressor's block.
const RESULTS: [&str; 2] = ["stored", "block"];

/// The half with a checker on a bit of each beat, around a core that returns its input or arbitrary data.
pub fn around_another_core(half: &Half) -> Option<BTreeMap<String, String>> {
    let (name, text) = core(half)?;
    let (header, body) = text.split_once(");\n")?;
    let port_of = |line: &str| {
        if line.contains(" done") {
            line.to_owned()
        } else {
            without_registers(line)
        }
    };
    let header = header.split('\n').map(port_of).join("\n");
    let ports = ports(text);
    let of = |wanted| (ports.iter()).filter(move |p| p.direction == wanted);
    let results = || of(Direction::Output).filter(|p| p.name != "done");
    let given = of(Direction::Input).find(|p| RESULTS.contains(&p.name));
    let depth = moves_through_core(half);
    let has_result = results().any(|p| RESULTS.contains(&p.name));
    let into_core = given.zip(depth).filter(|_| has_result);

    // The core's own results get other names, and nothing reads them.
    let mut own = body.to_owned();
    let mut other = String::new();
    for port in results() {
        let unread = format!("{}_unread", port.name);
        own = renamed(&own, port.name, &unread);
        let kind = if port.is_register { "reg" } else { "wire" };
        let _ = writeln!(other, "  {kind} [{}:0] {unread};", port.width - 1);
        other += &match into_core {
            Some((given, depth)) if RESULTS.contains(&port.name) => {
                through(given, port, [depth, half.top.pipeline_stages])
            }
            Some(_) if port.name == "error" => String::new(),
            _ => anything(port, half.number("block") / half.number("mag").max(1)),
        };
    }
    let through = match into_core {
        Some(_) => Through::Core,
        None => Through::Nothing,
    };
    let mut files = half.around(&half.turn_rules(&through));
    files.insert(format!("{name}.v"), format!("{header});\n{other}{own}"));
    raw_fifo::keep_words(half, &mut files);
    Some(files)
}

/// The result is the input of as many moves ago as the core takes for a block (`depth`), or of a later one of the moves
/// in which it takes the block. For a compressor, this is as much of the block as can be stored; for a decompressor, the
/// stored block, with its metadata as the block's highest bit and as the error.
fn through(given: &Port, result: &Port, [depth, stages]: [u32; 2]) -> String {
    let bits = given.width.min(result.width);
    let (own, given, results) = match given.name {
        "stored" if bits < result.width => {
            let above = result.width - bits - 1;
            let given = format!("bursts[0], bursts[1], {{{above}{{1'b0}}}}, stored");
            (result.width + 1, given, "error, block")
        }
        // A block stored raw also goes through the core, unchanged.
        "stored" => {
            let top = bits - 1;
            let bit = format!("&bursts ? stored[{top}] : bursts[1], stored[{}:0]", top - 1);
            (
                bits + 1,
                format!("bursts[0] & ~&bursts, {bit}"),
                "error, block",
            )
        }
        _ => (bits, format!("block[{}:0]", bits - 1), "stored"),
    };
    let of_move = |ago: u32| format!("through[{}:{}]", own * ago - 1, own * (ago - 1));
    let later = (1..=depth - stages)
        .map(|later| format!("any_move == {later} ? {} : ", of_move(depth - later)));
    format!(
        "  reg [{}:0] through;
  always @(posedge aclk) if (advance) through <= {{through, {given}}};
  (* anyconst *) wire [7:0] any_move;
  assign {{{results}}} = {}{};
",
        own * depth - 1,
        later.format(""),
        of_move(depth)
    )
}

/// The result is arbitrary, and stays until the pipeline moves. A number of bursts is limited to its possible
/// values.
fn anything(result: &Port, block_bursts: u64) -> String {
    let (name, last) = (result.name, result.width - 1);
    let chosen = match name {
        "bursts" => format!(
            "any_{name} < {} ? any_{name} : {{{}{{1'b1}}}}",
            block_bursts - 1,
            result.width
        ),
        _ => format!("any_{name}"),
    };
    format!(
        "  (* anyseq *) wire [{last}:0] any_{name};
  reg [{last}:0] kept_{name};
  always @(posedge aclk) if (advance) kept_{name} <= {chosen};
  assign {name} = kept_{name};
"
    )
}

/// The half with a checker on a bit of each beat, around decoding ways that add up bits of their inputs.
/// None: the half has no decoding ways of E2MC that start at the block's low end.
pub fn around_other_ways(half: &Half) -> Option<BTreeMap<String, String>> {
    let (name, text) = decoding_way(half)?;
    let file = format!("{}.v", half.top.module);
    let top = half.emitted.files.get(&file)?;
    let ports = ports(text);
    let (symbol_bits, stored_bits) = (width(&ports, "symbol")?, width(&ports, "stored")?);
    let [block, beat, burst, ways] = ["block", "beat", "mag", "pdw"].map(|size| half.number(size));
    let ends = half.emitted.manifest.parameters.get("ends");
    let from_both_ends = ends.is_some_and(|ends| ends.to_string() == "both");
    let stored_beats = u64::from(stored_bits) / 8 / beat;
    if LOADED.iter().any(|[text, _]| !top.contains(text)) || from_both_ends || stored_beats == 0 {
        return None;
    }
    // A start is a byte's place, and its highest bit is watched. The first way's start is constant.
    let start_bits = u64::from(block.ilog2());
    let bytes = block / ways;
    let starts = (1..=block / beat)
        .rev()
        .map(|beats| match (beats * beat).div_ceil(bytes) {
            1 => "1'b0".to_owned(),
            way => format!("s_axis_tdata[{}]", start_bits * (way - 1) - 1),
        });
    let starts = format!("{{{}}}", starts.format(", "));
    let tops = (1..=stored_beats).map(|beats| format!("stored[{}]", 8 * beat * beats - 1));
    let other = format!(
        "  localparam SYMBOLS = {};
  localparam LAST = {};
  wire stored_top = {};
  wire start_top = start[{}];
  wire length_low = stored_bits[{}];
{OTHER_WAY}",
        symbols(half),
        symbol_bits - 1,
        tops.format(" ^ "),
        start_bits + 2,
        (8 * burst).ilog2(),
    );
    let mut files = half.around(&half.turn_rules(&Through::Ways { bytes, starts }));
    files.insert(format!("{name}.v"), with_wires(text, &other));
    let loaded = LOADED
        .iter()
        .fold(top.clone(), |top, [text, other]| top.replace(text, other));
    files.insert(file, loaded);
    Some(files)
}

/// The net that says that tables are loaded. Nothing is decoded without it, so here it is always 1.
const LOADED: [[&str; 2]; 2] = [
    [
        "  wire loaded;",
        "  wire registers_loaded;\n  wire loaded = 1'b1;",
    ],
    [".loaded(loaded)", ".loaded(registers_loaded)"],
];

/// A decoding way whose last symbol has in its top bit the sum of watched bits of the block and of the start.
/// It takes them at any time while the half presents the block's own bits (`forgets`). Other symbols are
/// arbitrary. The error is a bit of the block's length.
const OTHER_WAY: &str = include_str!("checkers/other_way.v");

/// The Verilog with a net renamed. The net's name may also be that of an instance's port.
fn renamed(text: &str, from: &str, to: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, behind) = (&rest[..at], &rest[at + from.len()..]);
        let is_net =
            !before.ends_with(|c: char| is_word(c) || c == '.') && !behind.starts_with(is_word);
        out += before;
        out += if is_net { to } else { from };
        rest = behind;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::renamed;

    #[test]
    fn nets_are_renamed_and_ports_are_not() {
        let text = "assign block = x;\nunit u (.block(block), .block_held(my_block));\n";
        let expected = "assign y = x;\nunit u (.block(y), .block_held(my_block));\n";
        assert_eq!(renamed(text, "block", "y"), expected);
    }
}
