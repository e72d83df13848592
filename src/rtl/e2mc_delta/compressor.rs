//! The compressor of e2mc-delta.
//!
//! A block is measured in all modes first, and then coded in the one with the fewest bits, while
//! the next one is measured:
//!
//! ```text
//! s_axis → two slots ─┬→ lanes: lengths in 3 modes → sums → layouts → mode, starts
//!                     └→ coded block ─┬→ lanes: codewords, put in their places → block ─┬→ out → m_axis
//!                                     └──────────────── raw ────────────────────────────┘
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat | blocks |
//! | `m_axis_*` | beat, `tuser` 2 | stored blocks; `tuser` is the metadata |
//! | `s_axil_*` | 32 | tables ([`super::address_map`]) |
//!
//! A lane for each way, a symbol a cycle. Initiation interval max(symbols/PDW + 2, beats) cycles,
//! one or two more with as many beats as a way has symbols ([`Parameters::compressor_interval`]);
//! latency from a block's first beat in to its last beat out: beats in + 2 × symbols/PDW + beats
//! out of the largest compressed block + 14 cycles, or 11 with tables without output registers
//! ([`Parameters::compressor_latency`]). All places are known before the first codeword: every lane puts its own into
//! one block.
//!
//! | | cycles of a block, PDW 4, beats of 32 bytes |
//! |---|---|
//! | beats in | 0–3 |
//! | first pass: a symbol of each way per cycle | 4–19 |
//! | the block is taken over, and its slot is free | 20 |
//! | lengths of all modes; sums of groups | 9–24; 25 |
//! | layouts and the mode with the fewest bits | 26 |
//! | second pass: a symbol of each way per cycle | 27–42 |
//! | its codeword is placed, and put | 34–49, 35–50 |
//! | beats out, of a block of three bursts | 51–53 |
//! | beats out, of a raw block by itself | 28–31 |
//!
//! A block is accepted when all symbols of the one before are looked up, before its own mode is known. If it
//! stayed in its slot until then, it would block the next block but one if a block has as many beats as a way
//! has symbols. With protection the block is kept a second time when its own symbols are looked up, because
//! damage of the last words is known only eight cycles later: then it is sent raw.

use std::rc::Rc;

use super::coding::{coding, lanes, taking};
use super::compressor_configuration::configuration;
use super::compressor_output::output_side;
use super::measuring::{decision, measuring};
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};
use crate::rtl::common::block_input::Framing;
use crate::rtl::e2mc::input_side::input_side;

pub fn compressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let frame = &p.frame;
    let m = Builder::new(format!("{}_compressor", frame.name));
    m.doc(&format!(
        "e2mc-delta compressor: {} lanes, blocks of {} bytes, bursts of {}.\n\
         Stages: 1. lengths of all modes, 2. codewords of the mode with the fewest bits.",
        frame.ways, frame.block_bytes, frame.mag_bytes
    ));
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, frame, Framing::Raw)?;
    let waits = m.wire("access_waits", 1);
    let taking = taking(&m);
    let measuring = measuring(&m, p, &blocks, waits, &taking);
    let codes = m.wire("second_pass_busy", 1);
    let tables = configuration(&m, p, waits, measuring.busy | codes, blocks.framing_error)?;
    let decides = m.wire("second_pass_begins", 1);
    let (decision, measured) = decision(&m, p, &blocks, &measuring, &tables, decides)?;
    let free = m.wire("out_free", 1);
    let coding = coding(&m, p, &blocks, &measuring, &decision, &taking, free);
    m.drive(decides, coding.decides);
    m.drive(codes, coding.busy);
    let lanes = lanes(&m, p, &coding, &tables)?;
    m.drive(tables.table_word, lanes.table_word);
    let damaged = [
        (measuring.adds, &measured[..]),
        (coding.place, &lanes.damaged[..]),
    ];
    tables.drive_damage(&m, &damaged);
    let damage_seen = tables.damage.as_ref().map(|damage| damage.seen);
    output_side(&m, p, &coding, lanes.bits, damage_seen, free)?;
    m.finish()
}
