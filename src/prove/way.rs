//! A decoding way of E2MC or e2mc-delta keeps no state: its output for a block depends on that block only,
//! not on the blocks before and after it.
//!
//! Two copies start with arbitrary registers each and take a block in the same cycle, and then a symbol in
//! each move. A property that holds for arbitrary registers holds behind any block. Both copies get the
//! block's bits, and the way's start in it, only in the cycles in which the half presents them ([`Held`]).
//! Before and after that, each copy gets arbitrary bits of its own, as it would from the block before or
//! behind. The same goes for the end of the block before and the load of the block behind. Tables are
//! arbitrary in every cycle, but equal for both. A memory returns as many bits of its address as a word
//! holds, from either end, so that both copies have to read the same addresses.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use itertools::Itertools;

use super::core::{copy, FromAnyState, LOOKING_BACK};
use super::half::{decoding_way, memory_with_body, ports, symbols, width, Half};
use super::wrapper::{files, TOP};
use crate::hdl::builder::MEMORY;
use crate::hdl::netlist::Direction;

/// Moves from load to the first symbol at the output: one more where the decode table has an output register.
fn to_symbol(way: &str) -> u64 {
    4 + u64::from(way.contains("word_moves"))
}

/// Inputs that the proof drives itself.
const CONTROL: [&str; 7] = [
    "aclk", "aresetn", "advance", "load", "align", "decode", "index",
];
/// Outputs that are about the configuration port.
const READ: &str = "_read_data";
/// The way's position starts at the block's start; with the bug it continues from the last position.
const PLACE: [&str; 2] = ["position <= align ? start : (", "position <= ("];

/// An input that belongs to the block only in some moves, counted from its load.
struct Held {
    input: &'static str,
    first: u64,
    /// It is held for as many moves as the way has symbols, plus this many.
    beyond: u64,
}

const HELD: [Held; 5] = [
    // A block leaves its slot with its last symbol but one.
    held("stored", 0, 0),
    // The next block may be prepared with the last symbol.
    held("start", 0, 1),
    held("start_bad", 0, 1),
    // From the move behind align on, as long as its last symbol is in the third stage.
    held("stored_bits", 2, 3),
    held("index_code", 3, 2),
];

const fn held(input: &'static str, first: u64, beyond: u64) -> Held {
    Held {
        input,
        first,
        beyond,
    }
}

/// Two ways side by side, if the half has decoding ways.
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
    let symbols = symbols(half);
    let to_symbol = to_symbol(text);
    let last = to_symbol + symbols - 1;
    let held = |name: &str| HELD.iter().find(|held| held.input == name);
    let owners = ["one", "other"];
    let mut inputs_of_top = vec!["input wire aclk".to_owned()];
    for port in &inputs {
        let bits = format!("input wire [{}:0]", port.width - 1);
        inputs_of_top.push(format!("{bits} {}", port.name));
        if held(port.name).is_some() {
            inputs_of_top.extend(owners.map(|own| format!("{bits} {own}_{}", port.name)));
        }
    }
    for own in owners {
        inputs_of_top.push(format!("input wire {own}_ends"));
        inputs_of_top.push(format!("input wire {own}_follows"));
    }
    let mut top = format!(
        "module {TOP} (
  {}
);
  // Moves since the block was loaded.
  reg [7:0] moves = 0;
  always @(posedge aclk) moves <= moves + (moves != {last});
  wire decode = moves >= 2 & moves < {symbols} + 2;
  wire decoded = moves >= 3 & moves < {symbols} + 3;
",
        inputs_of_top.join(",\n  ")
    );
    for own in owners {
        let mut given = vec![
            ".aclk(aclk), .aresetn(1'b1), .advance(1'b1), .decode(decode)".to_owned(),
            // The last symbol of a block before may be in the second stage.
            format!(".index(decoded | moves == 0 & {own}_ends)"),
            format!(".load(moves == 0 | moves == {symbols} + 2 & {own}_follows)"),
            format!(".align(moves == 1 | moves == {symbols} + 3 & {own}_follows)"),
        ];
        for port in &inputs {
            let name = port.name;
            given.push(match held(name) {
                Some(Held { first, beyond, .. }) => {
                    let last = symbols + beyond;
                    format!(".{name}(moves >= {first} & moves <= {last} ? {name} : {own}_{name})")
                }
                None => format!(".{name}({name})"),
            });
        }
        top += &copy(&name, own, &given.join(", "), &outputs);
    }
    let _ = write!(
        top,
        "  always @(posedge aclk)
    if (moves >= {to_symbol}) same_results: assert (one_all == other_all);
endmodule
"
    );
    let mut whole = files(half.emitted, top, &[half.top]);
    for (name, text) in &mut whole {
        if name.starts_with(MEMORY) {
            *text = address_for_word(&half.emitted.files[name])?;
        }
    }
    let mut bug: BTreeMap<String, String> = whole.clone();
    bug.insert(file, text.replace(PLACE[0], PLACE[1]));
    Some(FromAnyState {
        files: whole,
        bug,
        cycles: last as u32 + LOOKING_BACK,
    })
}

/// A memory that returns its address: the low or the high bits, chosen by the unused write port.
fn address_for_word(text: &str) -> Option<String> {
    let ports = ports(text);
    let above = width(&ports, "read_address")?.saturating_sub(width(&ports, "write_data")?);
    let body = format!(
        "  always @(posedge aclk) if (read_enable) read_data <= write_data[0] ? read_address : read_address >> {above};\n"
    );
    Some(memory_with_body(text, &body))
}
