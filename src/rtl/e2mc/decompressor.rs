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
//! | `s_axil_*` | 32 | tables ([`super::address_map`]) |
//!
//! Initiation interval max(symbols/PDW + 2, beats) cycles; latency from a
//! block's first beat in to its last beat out: beats in + symbols/PDW + beats
//! out + 5 cycles ([`Parameters::decompressor_latency`]). An access to the tables
//! waits for the pipeline to be empty and holds back the next block, so that a
//! block never sees tables change.
//!
//! With eight beats a block or more it is built otherwise, to these ports:
//! `narrow_decompressor.rs`.

use std::rc::Rc;

use super::access::Access;
use super::address_map::DECODE_TABLE;
use super::code_registers::code_registers;
use super::decoding_way::decoding_way;
use super::decompressor_control::{control, Control};
use super::decompressor_output::output_side;
use super::input_side::{input_side, Blocks};
use super::pairs::{overlap, pairs};
use super::slots::Framing;
use super::way_start::{stored_block, stored_length, way_start, Stored};
use super::Parameters;
use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::{or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::reversed::reversed;

pub fn decompressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_decompressor", p.name));
    m.doc(&format!(
        "E2MC decompressor: {}-bit symbols, {} decoding ways, blocks of {} bytes, bursts of {}.\n\
         Stages: 1. find codeword, 2. index = codeword - offset, 3. decode table.",
        p.symbol_bits, p.ways, p.block_bytes, p.mag_bytes
    ));
    if p.cuts_through() {
        super::narrow_decompressor::connect(&m, p)?;
        return m.finish();
    }
    let advance = m.wire("advance", 1);
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, p, Framing::Last)?;
    let control = control(&m, p, &blocks, advance);
    let tables = configuration(&m, p, control.quiet, || {
        vec![
            ("advance", advance),
            ("find_tree", control.find_tree),
            ("index_tree", control.index_tree),
        ]
    })?;
    m.drive(control.loaded, tables.registers.out("loaded"));
    m.drive(control.access, tables.access);

    let ways = decoding_ways(&m, p, &blocks, &control, &tables, advance)?;
    m.drive(tables.table_read_data, ways.table_read_data);
    output_side(&m, p, &blocks, &control, &ways, advance);
    m.finish()
}

pub(super) struct Configuration<'m> {
    pub registers: InstanceRef<'m>,
    pub access: Signal<'m>,
    table_write: Signal<'m>,
    table_read: Signal<'m>,
    table_address: Signal<'m>,
    table_write_data: Signal<'m>,
    /// Driven later, from the first way's decode table.
    pub table_read_data: Signal<'m>,
}

impl<'m> Configuration<'m> {
    /// What a way's decode table and its search for codewords take from it. Reads
    /// are of the first way's table.
    pub fn inputs(
        &self,
        m: &'m Builder,
        p: &Parameters,
        way: u32,
    ) -> Vec<(&'static str, Signal<'m>)> {
        let read = match way {
            0 => self.table_read,
            _ => m.zero(1),
        };
        let mut inputs = vec![
            ("first_codewords", self.registers.out("first_codewords")),
            ("offsets", self.registers.out("offsets")),
            ("table_write", self.table_write),
            ("table_read", read),
            ("table_address", self.table_address),
            ("table_write_data", self.table_write_data),
        ];
        if p.escape {
            for name in [
                "escape_codeword",
                "escape_mask",
                "escape_step",
                "escape_length",
            ] {
                inputs.push((name, self.registers.out(name)));
            }
        }
        inputs
    }
}

/// The port and the tables behind it. `quiet`: nothing looks at a table. `trees`:
/// which trees the ways that run in step are at, if there are several.
pub(super) fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    quiet: Signal<'m>,
    trees: impl FnOnce() -> Vec<(&'static str, Signal<'m>)>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port, and the tables that are registers");
    let access = Access::new(m, quiet)?;
    let number_bits = address_width(u64::from(p.table_entries()));
    let in_table = access
        .is_in(m, "DECODE_TABLE", DECODE_TABLE, number_bits)
        .named("in_decode_table");
    let table = access.to_table(m, in_table);
    let mut inputs = vec![
        ("write", access.granted & access.write & !in_table),
        ("address", access.address),
        ("write_data", access.write_data),
    ];
    if p.trees > 1 {
        inputs.extend(trees());
    }
    let registers = m.instance("registers", &code_registers(p)?, &inputs);
    let table_read_data = m.wire("decode_table_word", p.symbol_bits);
    let (known, word) = (registers.out("known"), registers.out("read_data"));
    access.answer(m, &table, known, word, table_read_data);
    Ok(Configuration {
        registers,
        access: access.waits,
        table_write: table.write,
        table_read: table.read,
        table_address: access.address.slice(0, number_bits),
        table_write_data: access.write_data.slice(0, p.symbol_bits),
        table_read_data,
    })
}

pub(super) struct Ways<'m> {
    pub symbols: Vec<Signal<'m>>,
    pub error: Signal<'m>,
    pub table_read_data: Signal<'m>,
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
    // In two steps: the block before is still decoded.
    let late = |prepared: &str, name: &str, value: Signal<'m>| {
        let prepared = m.delay_if(prepared, prepares, value);
        m.delay_if(name, advance & control.align, prepared)
    };
    let pairs = p.pairs.then(|| pairs(m, p, block, 0, length));
    let pointers_bad = pairs.as_ref().and_then(|pairs| {
        let bad = pairs.bad.iter().copied().reduce(|a, b| a | b);
        bad.map(|bad| late("prepared_bad", "pointers_bad", bad))
    });
    let stored_bits = (!p.pairs).then(|| late("prepared_bits", "stored_bits", length));
    // Of a way by itself, whether no block has its start, too.
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
    let backwards = match p.pairs {
        true => reversed(m, "stored_backwards", stored)?,
        false => stored,
    };

    m.section("The decoding ways");
    let module = decoding_way(p)?;
    let ways: Vec<InstanceRef> = (0..p.ways)
        .map(|way| {
            let (start, start_bad) = starts[way as usize];
            let stored = if way % 2 == 0 { stored } else { backwards };
            let mut inputs = vec![
                ("advance", advance),
                ("load", control.load),
                ("align", control.align),
                ("decode", control.decode),
                ("index", control.index),
                ("stored", stored),
            ];
            inputs.extend(stored_bits.map(|bits| ("stored_bits", bits)));
            inputs.push(("start", start));
            inputs.extend(start_bad.map(|bad| ("start_bad", bad)));
            inputs.extend(tables.inputs(m, p, way));
            if p.trees > 1 {
                inputs.push(("tree", control.index_tree));
            }
            m.instance(&format!("way{}", way + 1), &module, &inputs)
        })
        .collect();
    let mut errors: Vec<Signal> = ways.iter().map(|way| way.out("error")).collect();
    if p.pairs {
        m.section("Whether the two ways of a pair overlap");
        let positions: Vec<Signal> = ways.iter().map(|way| way.out("position")).collect();
        errors.push(overlap(m, p, &positions));
        errors.extend(pointers_bad);
    }
    Ok(Ways {
        symbols: ways.iter().map(|w| w.out("symbol")).collect(),
        error: or_all(errors).named("decode_error"),
        table_read_data: ways[0].out("table_read_data"),
    })
}
