//! The canonical Huffman decompressor (paper 1, section III-F, figures 7 and 8).
//!
//! PDW decoding ways run in step, each on its part of the block:
//!
//! ```text
//! s_axis → two slots → pointers ─┬→ way 1: find → index → table ─┬→ decoded → out → m_axis
//!                                ├→ way 2:   …                   ┤  block
//!                                └→ …                            ┘
//! ```
//!
//! With ways in pairs every other one sees the bits in reverse, and starts at its pair's end
//! (`pairs.rs`).
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat, `tuser` 2 | stored blocks: whole bursts; `tuser` is the metadata |
//! | `m_axis_*` | beat, `tuser` 3 | blocks; `tuser[2]`: error, on the last beat |
//! | `s_axil_*` | 32 | tables ([`crate::rtl::e2mc::tables::address_map`]) |
//!
//! Initiation interval max(symbols/PDW + 2, beats) cycles; latency from a
//! block's first beat in to its last beat out: beats in + symbols/PDW + beats
//! out + 6 cycles ([`Parameters::decompressor_latency`]). An access to the tables
//! waits for the pipeline to be empty and holds back the next block, so that a
//! block never sees tables change.
//!
//! With eight or more beats per block, another design is used, with the same ports: `narrow.rs`.
//!
//! | | cycles of a block of three bursts, SL 16, PDW 4, beats of 32 bytes |
//! |---|---|
//! | beats in | 0–2 |
//! | pointers; load, align: each way's window is put at its start | 3; 4, 5 |
//! | stage 1, find a codeword and move the window on | 6–21 |
//! | stage 2, index = codeword − offset of its length | 7–22 |
//! | stage 3, decode table; an escape's raw bits pass it by | 8–24 |
//! | beats out | 26–29 |
//!
//! The ways run for symbols/PDW cycles for any block. A way that runs past the block, or meets a pattern that
//! is no codeword, sets its error bit, which is reported with the block's last beat. A block that is stored
//! raw, or whose metadata or number of beats is wrong, passes the stages as a single token.

pub mod configuration;
pub mod control;
pub mod decoding_way;
pub mod find_codeword;
pub mod find_length;
pub mod found;
pub mod narrow;
pub mod narrow_output;
pub mod narrow_slots;
pub mod narrow_way;
pub mod one_hot_find;
pub mod output;
pub mod paper_find;
pub mod way_start;

use std::rc::Rc;

use crate::hdl::{or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::Framing;
use crate::rtl::common::reversed::reversed;
use crate::rtl::e2mc::input_side::{input_side, Blocks};
use crate::rtl::e2mc::pairs::{overlap, pairs};
use crate::rtl::e2mc::Parameters;
use configuration::{configuration, Configuration, Trees};
use control::{control, Control};
use decoding_way::{decoding_way, DecodingWayInputs, DecodingWayOutputs};
use output::{output_side, Ways};
use way_start::{kept, stored_block, stored_length, way_start, Stored};

pub fn decompressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_decompressor", p.name));
    m.doc(&format!(
        "E2MC decompressor: {}-bit symbols, {} decoding ways, blocks of {} bytes, bursts of {}.\n\
         Stages: 1. find codeword, 2. index = codeword - offset, 3. decode table.",
        p.symbol_bits, p.ways, p.block_bytes, p.mag_bytes
    ));
    if p.cuts_through() {
        narrow::connect(&m, p)?;
        return m.finish();
    }
    let advance = m.wire("advance", 1);
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, p, Framing::Stored)?;
    let control = control(&m, p, &blocks, advance);
    let trees = Trees {
        advance,
        find_tree: control.find_tree,
        index_tree: control.index_tree,
    };
    let tables = configuration(&m, p, control.quiet, Some(trees))?;
    m.drive(control.loaded, tables.registers.loaded);
    m.drive(control.access, tables.access);

    let ways = decoding_ways(&m, p, &blocks, &control, &tables, advance)?;
    m.drive(tables.table_read_data, ways.table_read_data);
    output_side(&m, p, &blocks, &control, &ways, advance)?;
    m.finish()
}

fn decoding_ways<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    advance: Signal<'m>,
) -> Result<Ways<'m>, DesignError> {
    m.section("The block that is read, and where its ways start");
    let Stored {
        block,
        prepares,
        stored,
    } = stored_block(m, p, blocks, control, advance);
    let metadata = control.metadata;
    let length = stored_length(m, p, "bursts", metadata).named("length");
    let kept = |names: [&str; 2], value| kept(m, control, advance, prepares, names, value);
    let pairs = p.pairs.then(|| pairs(m, p, block, 0, length));
    let pointers_bad = pairs.as_ref().and_then(|pairs| {
        let bad = pairs.bad.iter().copied().reduce(|a, b| a | b);
        // The last symbol's cycle is that of the next block's first one.
        let kept = bad.map(|bad| kept(["prepared_bad", "pointers_bad"], bad));
        kept.map(|bad| m.delay_if("pointers_were_bad", advance, bad))
    });
    let stored_bits = (!p.pairs).then(|| kept(["prepared_bits", "stored_bits"], length));
    // For a way that runs alone, also whether no block has its start.
    let starts: Vec<(Signal, Option<Signal>)> = (0..p.ways)
        .map(|way| {
            let (start, bad) = match &pairs {
                Some(pairs) => (pairs.starts[way as usize], None),
                None => {
                    let (start, bad) = way_start(m, p, way, block, length);
                    (start, Some(bad))
                }
            };
            let name = format!("way{}_start", way + 1);
            match way {
                0 => (start, bad),
                _ => (
                    m.delay_if(&name, prepares, start),
                    bad.map(|bad| m.delay_if(&format!("{name}_bad"), prepares, bad)),
                ),
            }
        })
        .collect();
    let backwards = if p.pairs {
        reversed(m, "stored_backwards", stored)?
    } else {
        stored
    };

    m.section("The decoding ways");
    let module = decoding_way(p)?;
    let ways: Vec<DecodingWayOutputs> = (0..p.ways)
        .map(|way| {
            let (start, start_bad) = starts[way as usize];
            let stored = if way % 2 == 0 { stored } else { backwards };
            let inputs = DecodingWayInputs {
                advance,
                load: control.load,
                align: control.align,
                decode: control.decode,
                index: control.index,
                stored,
                stored_bits,
                start,
                start_bad,
                first_codewords: tables.registers.first_codewords,
                offsets: tables.registers.offsets,
                table: tables.table_of(m, way),
                escape: tables.registers.escape,
                tree: (p.trees > 1).then_some(control.index_tree),
            };
            m.instance(&format!("way{}", way + 1), &module, inputs)
        })
        .collect();
    let mut errors: Vec<Signal> = ways.iter().map(|way| way.error).collect();
    if p.pairs {
        m.section("Whether the two ways of a pair overlap");
        let positions: Vec<Signal> = ways.iter().filter_map(|way| way.position).collect();
        errors.push(overlap(m, p, &positions));
        errors.extend(pointers_bad);
    }
    tables.drive_damaged(m, ways.iter().map(|way| [way.damaged, way.read_damaged]));
    let damaged_before = tables.damaged.map(|_| {
        let damaged = ways.iter().filter_map(|way| way.damaged);
        or_all(damaged.collect::<Vec<_>>()).named("damaged_before")
    });
    errors.extend(damaged_before);
    errors.extend(tables.registers.damage_seen);
    Ok(Ways {
        symbols: ways.iter().map(|w| w.symbol).collect(),
        error: or_all(errors).named("decode_error"),
        damaged_before,
        table_read_data: ways[0].table_read_data,
    })
}
