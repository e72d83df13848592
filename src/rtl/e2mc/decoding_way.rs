//! One decoding way: the window on its part of the block, and the three stages
//! of the decompressor (paper 1, section IV-A).
//!
//! 1. find a codeword ([`super::find_codeword`]) and move the window on,
//! 2. index = codeword − offset of its length,
//! 3. decode table; an escape's raw bits pass it by.
//!
//! A block takes `load` and `align`, one cycle each, then `decode` for as many
//! cycles as the way has symbols. Each symbol is on `symbol` two cycles of
//! `advance` after its `decode`.
//!
//! | port | width | |
//! |---|---|---|
//! | `advance` | 1 | all stages move; else all hold |
//! | `load`, `align`, `decode` | 1 | what the first stage does |
//! | `index` | 1 | the second stage holds a symbol |
//! | `stored` | largest stored size | the block, zero past its bursts |
//! | `stored_bits` | position | its bursts, in bits, from `align` to the block's last symbol |
//! | `start` | position | at `load`: the bit at which the way starts |
//! | `start_bad` | 1 | at `load`: no block has that start |
//! | `first_codewords`, `offsets`, `escape_*` | | see [`super::code_registers`] |
//! | `tree` | tree | tree of the symbol in stage 2 (with several trees) |
//! | `table_*` | | the decode table's configuration access |
//! | `symbol` | SL | stage 3 |
//! | `error` | 1 | while the block's last symbol is in stage 3: the way ran past the block, or met a pattern that is no codeword |

use std::rc::Rc;

use super::find_codeword::find_codeword;
use super::Parameters;
use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

/// Bits of a position in the block: past its end, too, by as much as a way can
/// run over.
pub fn position_bits(p: &Parameters) -> u32 {
    let furthest = p.block_bits() + p.symbols_per_way() * p.symbol_limit();
    address_width(u64::from(furthest) + 1)
}

/// What the first stage hands to the second.
pub(super) struct Found<'m> {
    pub length: Signal<'m>,
    pub taken: Signal<'m>,
    pub step: Signal<'m>,
    pub no_codeword: Signal<'m>,
    pub is_escape: Option<Signal<'m>>,
}

pub fn decoding_way(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_decoding_way", p.name));
    m.doc("One decoding way: 1. find a codeword and move the window on, 2. index = codeword -\noffset, 3. decode table. A block takes load, align, then decode for each symbol.");
    let advance = m.input("advance", 1);
    let load = m.input("load", 1);
    let align = m.input("align", 1);
    let index_valid = m.input("index", 1);
    let stored_bits = m.input("stored_bits", position_bits(p));
    let start = m.input("start", position_bits(p));
    let start_bad = m.input("start_bad", 1);

    let found = find_stage(&m, p, [advance, load, align], start)?;

    // The way's position, and what was wrong, follow in stage 2.
    let way_start = m.delay_if("way_start", advance & load, start);
    let way_start_bad = m.delay_if("way_start_bad", advance & load, start_bad);
    let position = m.register("position", position_bits(p));
    let moves = (advance & (align | index_valid)).named("position_moves");
    m.next_if(
        position,
        moves,
        align.mux(way_start, position + found.step.resize(position_bits(p))),
    );
    let bad = m.register("bad", 1);
    m.next_if(
        bad,
        moves,
        align.mux(way_start_bad, bad | found.no_codeword),
    );
    m.output("error", bad | position.gt(stored_bits));

    let offsets = m.input("offsets", p.max_codeword * p.index_bits());
    let mut index = index_stage(p, &found, offsets);
    if p.trees > 1 {
        index = concat(&[index, m.input("tree", p.tree_bits())]);
    }
    let symbol = table_stage(&m, p, advance, index_valid, index, &found)?;
    m.output("symbol", symbol);
    m.finish()
}

/// Stage 1: the window and what is found at its head.
fn find_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    [advance, load, align]: [Signal<'m>; 3],
    start: Signal<'m>,
) -> Result<Found<'m>, DesignError> {
    let decode = m.input("decode", 1);
    let stored = m.input("stored", p.max_stored_bytes() * 8);
    let (limit, chunk_bits) = (p.symbol_limit(), p.chunk_bits());
    // A chunk is taken in whenever it fits, and then as many bits as the next
    // symbol can need are there, whatever this one takes.
    let window_bits = 2 * limit + chunk_bits - 1;
    let valid_bits = address_width(u64::from(window_bits) + 1);
    let offset_bits = chunk_bits.trailing_zeros();

    let chunks = stored.parts(chunk_bits);
    let chunk_number_bits = start.width() - offset_bits;
    let chunk_number = m.register("chunk_number", chunk_number_bits);
    let first_chunk = start.slice(offset_bits, chunk_number_bits);
    let at = load.mux(first_chunk, chunk_number).named("chunk_at");
    let chunk = at.select(&chunks).named("chunk");
    let offset = m.delay_if("offset", advance & load, start.slice(0, offset_bits));

    let window = m.register("window", window_bits);
    let valid = m.register("valid_bits", valid_bits);
    let first_codewords = m.input("first_codewords", p.max_codeword * (p.max_codeword + 1));
    let find = find(m, p, window, first_codewords)?;
    let step = find.out("step");

    let refill = valid
        .le(m.constant(u64::from(window_bits - chunk_bits), valid_bits))
        .named("refill");
    let placed = refill
        .gate(chunk.resize(window_bits) << valid)
        .named("placed_chunk");
    let decoded = ((window | placed) >> step).named("window_after_symbol");
    let both = concat(&[window.slice(0, chunk_bits), chunk]);
    let aligned = (both >> offset).resize(window_bits).named("window_aligned");
    let next = load.mux(chunk.resize(window_bits), align.mux(aligned, decoded));
    let moves = (advance & (load | align | decode)).named("window_moves");
    m.next_if(window, moves, next);

    let taken_in = refill.gate(m.constant(u64::from(chunk_bits), valid_bits));
    let after_symbol = valid + taken_in - step.resize(valid_bits);
    let after_align = m.constant(u64::from(2 * chunk_bits), valid_bits) - offset.resize(valid_bits);
    m.next_if(valid, moves, align.mux(after_align, after_symbol));
    let one_on = chunk_number.plus(1);
    let number = load.mux(
        first_chunk.plus(1),
        (align | refill).mux(one_on, chunk_number),
    );
    m.next_if(chunk_number, moves, number);

    let seen = (advance & decode).named("symbol_found");
    Ok(found(m, p, seen, window, &find))
}

/// What finds the codeword at the window's head.
pub(super) fn find<'m>(
    m: &'m Builder,
    p: &Parameters,
    window: Signal<'m>,
    first_codewords: Signal<'m>,
) -> Result<InstanceRef<'m>, DesignError> {
    let mut inputs = vec![
        ("window", window.slice(0, p.max_codeword)),
        ("first_codewords", first_codewords),
    ];
    if p.escape {
        inputs.push((
            "escape_codeword",
            m.input("escape_codeword", p.max_codeword),
        ));
        inputs.push(("escape_mask", m.input("escape_mask", p.max_codeword)));
        inputs.push(("escape_step", m.input("escape_step", p.step_bits())));
    }
    Ok(m.instance("find", &find_codeword(p)?, &inputs))
}

/// The registers between stages 1 and 2, where the symbol is `seen`.
pub(super) fn found<'m>(
    m: &'m Builder,
    p: &Parameters,
    seen: Signal<'m>,
    window: Signal<'m>,
    find: &InstanceRef<'m>,
) -> Found<'m> {
    Found {
        length: m.delay_if("found_length", seen, find.out("found")),
        taken: m.delay_if("taken", seen, window.slice(0, p.symbol_limit())),
        step: m.delay_if("step", seen, find.out("step")),
        no_codeword: m.delay_if("no_codeword", seen, find.out("no_codeword")),
        is_escape: p
            .escape
            .then(|| m.delay_if("is_escape", seen, find.out("is_escape"))),
    }
}

/// Stage 2: the codeword as a number, less the offset of its length.
pub(super) fn index_stage<'m>(
    p: &Parameters,
    found: &Found<'m>,
    offsets: Signal<'m>,
) -> Signal<'m> {
    let max = p.max_codeword;
    let bits = p.index_bits();
    let offsets = offsets.parts(bits);
    let lengths = 1..=max;
    let codeword = or_all(
        lengths
            .clone()
            .map(|l| {
                // The first bit is the highest; bits above the index fall away.
                let low = l.min(bits);
                let number = found.taken.slice(l - low, low).reverse().resize(bits);
                found.length.bit(l - 1).gate(number)
            })
            .collect::<Vec<_>>(),
    )
    .named("codeword");
    let offset = or_all(
        lengths
            .map(|l| found.length.bit(l - 1).gate(offsets[l as usize - 1]))
            .collect::<Vec<_>>(),
    )
    .named("code_offset");
    (codeword - offset).named("table_index")
}

/// Stage 3: the decode table, and the way past it for raw bits. `index` has the
/// tree above it.
pub(super) fn table_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    advance: Signal<'m>,
    index_valid: Signal<'m>,
    index: Signal<'m>,
    found: &Found<'m>,
) -> Result<Signal<'m>, DesignError> {
    let address_bits = address_width(u64::from(p.table_entries()));
    let table_write = m.input("table_write", 1);
    let table_read = m.input("table_read", 1);
    let table_address = m.input("table_address", address_bits);
    let table_write_data = m.input("table_write_data", p.symbol_bits);
    let image = p.tables.as_ref().map(|t| {
        Rc::new(MemoryImage {
            file: format!("{}_decode_table.hex", p.name),
            words: t.decode.clone(),
        })
    });
    let size = Memory {
        depth: p.table_entries(),
        width: p.symbol_bits,
    };
    let symbol = m.memory(
        "decode_table",
        size,
        image,
        (table_write, table_address, table_write_data),
        (
            (advance & index_valid) | table_read,
            table_read.mux(table_address, index),
        ),
    );
    m.output("table_read_data", symbol);
    let Some(is_escape) = found.is_escape else {
        return Ok(symbol);
    };
    let escape_length = m.input("escape_length", p.length_bits());
    let step = (advance & index_valid).named("index_moves");
    let raw = (found.taken >> escape_length).named("after_escape");
    let raw = raw.slice(0, p.symbol_bits);
    let raw = m.delay_if("raw_symbol", step, raw);
    let passes = m.delay_if("raw_passes", step, is_escape);
    Ok(passes.mux(raw, symbol))
}
