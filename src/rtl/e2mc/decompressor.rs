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
use super::decompressor_output::output_side;
use super::input_side::{input_side, Blocks};
use super::slots::Framing;
use super::way_start::{stored_length, way_start};
use super::Parameters;
use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

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

/// What the pipeline holds, stage by stage. A block that is not decoded, be it
/// stored raw or known to be bad, passes as a single token.
pub(super) struct Control<'m> {
    /// Which slot the first stage reads, and its block's metadata.
    pub reading: Signal<'m>,
    pub metadata: Signal<'m>,
    /// A block is taken up: its ways' starts are looked at, then in three steps found.
    pub prepare: Signal<'m>,
    pub load: Signal<'m>,
    pub align: Signal<'m>,
    pub decode: Signal<'m>,
    pub index: Signal<'m>,
    pub deliver: Signal<'m>,
    /// The block's last symbol, or its token, is in stage 3.
    pub delivers_last: Signal<'m>,
    /// That token, and the slot it is for.
    pub delivers_token: Signal<'m>,
    pub token_slot: Signal<'m>,
    pub token_raw: Signal<'m>,
    /// Trees of the codewords that are sought next and indexed now.
    pub find_tree: Signal<'m>,
    pub index_tree: Signal<'m>,
    pub quiet: Signal<'m>,
    /// Driven later: an access to the tables waits; the tables are loaded.
    pub access: Signal<'m>,
    pub loaded: Signal<'m>,
}

fn control<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    advance: Signal<'m>,
) -> Control<'m> {
    m.section("What the pipeline holds, stage by stage");
    let access = m.wire("access_waits", 1);
    let loaded = m.wire("loaded", 1);
    let symbols = u64::from(p.symbols_per_way());
    let count_bits = address_width(symbols);

    let reading = m.register_reset("reading", 1, 0);
    reading.comment("The slot that stage 1 reads.");
    let load = m.register_reset("load", 1, 0);
    load.comment("Stage 1 takes a block up in two cycles, then decodes its symbols.");
    let align = m.register_reset("align", 1, 0);
    let decode = m.register_reset("decode", 1, 0);
    let count = m.register("symbol_count", count_bits);
    let is_full = reading.mux(blocks.full[1], blocks.full[0]).named("is_full");
    let metadata = reading
        .mux(blocks.metadata[1], blocks.metadata[0])
        .named("metadata");
    let bad = reading.mux(blocks.bad[1], blocks.bad[0]).named("is_bad");

    // A token's block stays in its slot until it is delivered, and must not be
    // read again when short blocks fill the other slot at once.
    let passing = m.wire("token_passes", 1);
    passing.comment("A block that is not decoded passes the stages as one token.");
    let last = (decode & count.eq_to(symbols - 1)).named("last_symbol");
    let busy = (load | align | passing | access).named("busy");
    let is_raw = metadata.all().named("is_raw");
    let decodes = (loaded & !is_raw & !bad).named("decodes");
    // The next block's starts are looked at while the last symbols are found.
    let prepare = (is_full & decodes & !busy & (!decode | last)).named("prepare");
    let token = (is_full & !decodes & !busy & !decode).named("token");
    m.next_if(load, advance, prepare);
    m.next_if(align, advance, load);
    m.next_if(decode, advance, align | (decode & !last));
    m.next_if(
        count,
        advance,
        decode.mux(count.plus(1), m.zero(count_bits)),
    );
    // Nothing of the block is needed with its last symbol but what the ways hold.
    let all_read = (decode & count.eq_to(symbols - 2)).named("block_read");
    m.next_if(reading, advance, reading ^ (token | all_read));

    // The next block's beats come in while the last symbols are decoded.
    let compressed_beats = u64::from(p.beats_of_bursts(p.max_bursts()));
    let late = match (symbols - 1).checked_sub(compressed_beats + 1) {
        None => align | decode,
        Some(0) => decode,
        Some(soon) => decode & count.ge(m.constant(soon, count_bits)),
    };
    let other_full = reading.mux(blocks.full[0], blocks.full[1]);
    let next_full = last.mux(is_full, other_full).named("next_is_full");
    let almost_done = late & !next_full;
    let nothing_waits = !(load | align | decode | is_full);
    m.drive(blocks.admit, nothing_waits | almost_done);

    let follow = |name: &str, value: Signal<'m>| {
        let stage = m.register_reset(name, 1, 0);
        m.next_if(stage, advance, value);
        stage
    };
    let index = follow("index", decode);
    index.comment("Stage 2: a symbol, its block's last one, a token; then stage 3.");
    let index_last = follow("index_last", last);
    let index_token = follow("index_token", token);
    let deliver = follow("deliver", index);
    let deliver_last = follow("deliver_last", index_last);
    let deliver_token = follow("deliver_token", index_token);
    m.drive(passing, index_token | deliver_token);
    let index_slot = m.delay_if("index_slot", advance, reading);
    let index_raw = m.delay_if("index_raw", advance, is_raw & !bad);
    let token_slot = m.delay_if("token_slot", advance, index_slot);
    let token_raw = m.delay_if("token_raw", advance, index_raw);

    for slot in 0..2 {
        let is = |s: Signal<'m>| if slot == 1 { s } else { !s };
        let decoded = all_read & is(reading);
        let passed = deliver_token & is(token_slot);
        m.drive(blocks.release[slot], advance & (decoded | passed));
    }

    // The first codeword after `align` is of tree 0.
    let tree_bits = p.tree_bits();
    let tree = if p.trees > 1 {
        count.slice(0, tree_bits)
    } else {
        m.zero(1)
    };
    let find_tree = decode
        .mux(tree.plus(1), m.zero(tree_bits))
        .named("find_tree");
    let index_tree = if p.trees > 1 {
        m.delay_if("index_tree", advance, tree)
    } else {
        tree
    };

    let quiet = !(load | align | decode | index | index_token | deliver | deliver_token);
    Control {
        reading,
        metadata,
        prepare,
        load,
        align,
        decode,
        index,
        deliver,
        delivers_last: (deliver_last | deliver_token).named("delivers_last"),
        delivers_token: deliver_token,
        token_slot,
        token_raw,
        find_tree,
        index_tree,
        quiet: quiet.named("quiet"),
        access,
        loaded,
    }
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
    let burst_bits = p.mag_bytes * 8;
    let block = control.reading.mux(blocks.block[1], blocks.block[0]);
    let block = block.named("read_block");
    let prepares = (advance & control.prepare).named("prepares");
    let metadata = control.metadata;

    // What lies past the block's bursts was left there by another block.
    let bursts: Vec<Signal> = (0..p.max_bursts())
        .zip(block.parts(burst_bits))
        .map(|(i, burst)| {
            if i == 0 {
                return burst;
            }
            let has = metadata.ge(m.constant(u64::from(i), 2));
            let has = m.delay_if(&format!("has_burst{}", i + 1), prepares, has);
            has.gate(burst)
        })
        .collect();
    let stored = concat(&bursts).named("stored");
    let length = stored_length(m, p, "bursts", metadata).named("length");
    // In two steps: the block before is still decoded.
    let prepared_bits = m.delay_if("prepared_bits", prepares, length);
    let stored_bits = m.delay_if("stored_bits", advance & control.align, prepared_bits);

    let starts: Vec<(Signal, Signal)> = (0..p.ways)
        .map(|way| {
            let (start, start_bad) = way_start(m, p, way, block, length);
            match way {
                0 => (start, start_bad),
                _ => (
                    m.delay_if(&format!("way{}_start", way + 1), prepares, start),
                    m.delay_if(&format!("way{}_start_bad", way + 1), prepares, start_bad),
                ),
            }
        })
        .collect();

    m.section("The decoding ways");
    let module = decoding_way(p)?;
    let ways: Vec<InstanceRef> = (0..p.ways)
        .map(|way| {
            let (start, start_bad) = starts[way as usize];
            let mut inputs = vec![
                ("advance", advance),
                ("load", control.load),
                ("align", control.align),
                ("decode", control.decode),
                ("index", control.index),
                ("stored", stored),
                ("stored_bits", stored_bits),
                ("start", start),
                ("start_bad", start_bad),
            ];
            inputs.extend(tables.inputs(m, p, way));
            if p.trees > 1 {
                inputs.push(("tree", control.index_tree));
            }
            m.instance(&format!("way{}", way + 1), &module, &inputs)
        })
        .collect();
    Ok(Ways {
        symbols: ways.iter().map(|w| w.out("symbol")).collect(),
        error: or_all(ways.iter().map(|w| w.out("error")).collect::<Vec<_>>())
            .named("decode_error"),
        table_read_data: ways[0].out("table_read_data"),
    })
}
