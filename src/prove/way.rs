//! That a decoding way of E2MC or e2mc-delta forgets: from its load on, what it gives for a block is the
//! same, whatever it has decoded before.
//!
//! Two copies begin with any registers each, and get the same from then on: load, align, and a symbol a
//! move. What holds for any registers holds behind any block. Other inputs are anything in
//! every cycle, tables and the block's bits among them. A memory gives of its address what its words have room for,
//! from either end, so that both copies have to ask for the same words.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::core::{copy, ports, FromAnyState};
use super::wrapper::{files, memory, Half, TOP};
use crate::hdl::netlist::Direction;

/// Cycles from load to the first symbol at the output.
const TO_SYMBOL: u64 = 4;
/// Inputs that the proof drives itself.
const CONTROL: [&str; 6] = ["aclk", "advance", "load", "align", "decode", "index"];
/// Outputs that are about the configuration port.
const READ: &str = "_read_data";
/// Where the way is begins with the block; the bug goes on from where it was.
const PLACE: [&str; 2] = ["position <= align ? start : (", "position <= ("];

/// Two ways side by side, if the half has such.
pub fn forgets(half: &Half) -> Option<FromAnyState> {
    let (name, text) = decoding_way(half)?;
    let file = format!("{name}.v");
    let ports = ports(text);
    let inputs = (ports.iter())
        .filter(|p| p.direction == Direction::Input && !CONTROL.contains(&p.name))
        .collect_vec();
    let outputs = (ports.iter())
        .filter(|p| p.direction == Direction::Output && !p.name.ends_with(READ))
        .collect_vec();
    // Symbols of a way.
    let symbol_bits = match half.number("sl") {
        0 => 16,
        bits => bits,
    };
    let symbols = 8 * half.number("block") / symbol_bits / half.number("pdw").max(1);
    let last = TO_SYMBOL + symbols;
    let declared = (inputs.iter()).map(|p| format!("  input wire [{}:0] {}", p.width - 1, p.name));
    let mut top = format!(
        "module {TOP} (
  input wire aclk,
  input wire any_index,
{}
);
  // Moves since the block was loaded: a symbol is in the second stage from the fourth on; in the first
  // there may be the last one of the block before.
  reg [7:0] moves = 0;
  wire advance = 1'b1;
  wire load = moves == 0;
  wire align = moves == 1;
  wire decode = moves >= 2;
  wire index = moves >= 3 | load & any_index;
",
        declared.format(",\n")
    );
    let given = CONTROL.into_iter().chain(inputs.iter().map(|p| p.name));
    let given = given.map(|name| format!(".{name}({name})")).join(", ");
    for own in ["one", "other"] {
        top += &copy(&name, own, &given, &outputs);
    }
    let _ = write!(
        top,
        "  always @(posedge aclk) begin
    moves <= moves + (moves != {last});
    if (moves >= {TO_SYMBOL}) same_results: assert (one_all == other_all);
  end
endmodule
"
    );
    let mut whole = files(half.emitted, top, &[half.top]);
    for (name, text) in &mut whole {
        if name.starts_with("ram_") {
            *text = address_for_word(&half.emitted.files[name])?;
        }
    }
    let mut bug: BTreeMap<String, String> = whole.clone();
    bug.insert(file, text.replace(PLACE[0], PLACE[1]));
    Some(FromAnyState {
        files: whole,
        bug,
        cycles: last as u32 + 1,
    })
}

/// The name of a decompressor's decoding way, and its Verilog.
pub(super) fn decoding_way<'a>(half: &Half<'a>) -> Option<(String, &'a str)> {
    let design = half.top.module.strip_suffix("_decompressor")?;
    let name = format!("{design}_decoding_way");
    let text = half.emitted.files.get(&format!("{name}.v"))?;
    Some((name, text))
}

/// A memory that gives its address, the low or the high bits of it as the port that is not written says.
fn address_for_word(text: &str) -> Option<String> {
    let ports = ports(text);
    let width = |name: &str| ports.iter().find(|p| p.name == name).map(|p| p.width);
    let above = width("read_address")?.saturating_sub(width("write_data")?);
    let body = format!(
        "  always @(posedge aclk) if (read_enable) read_data <= write_data[0] ? read_address : read_address >> {above};\n"
    );
    Some(memory(text, &body))
}
