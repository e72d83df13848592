//! One decoding way behind a narrow port: the stages of `decoding_way`, at a pace of its own. It begins in the
//! cycle in which its first bits come, and stalls in stage 1 while the next symbol's bits are missing; stages 2
//! and 3 never stall.
//!
//! | port | width | |
//! |---|---|---|
//! | `first_codewords`, `offsets`, `escape_*` | | see [`crate::rtl::e2mc::tables::code_registers`], of all trees |
//! | `table_*` | | the decode table's configuration access |
//!
//! Latency 3 cycles from a symbol's last bit on `block` to `symbol`; a symbol a
//! cycle, and one cycle more for each block.

use std::rc::Rc;

use super::decoding_way::{index_stage, table_stage, DecodeTable};
use super::found::{position_bits, FoundCodeword};
use super::paper_find::{find, found};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::tables::code_registers::Escape;
use crate::rtl::e2mc::Parameters;

ports! {
    pub(in crate::rtl) NarrowWayInputs {
        begins, block, here, start, start_known, start_bad, stored_bits, first_codewords, offsets,
        table: DecodeTable<'m>, escape: Option<Escape<'m>>,
    } -> NarrowWayOutputs {
        error, idle, done, works, delivers, symbol, table_read_data, damaged: Option<Signal<'m>>,
        read_damaged: Option<Signal<'m>>,
    }
}

pub fn narrow_way(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_narrow_way", p.name));
    m.doc("One decoding way at its own pace: 1. find a codeword and move the window on, once its\nbits are there, 2. index = codeword - offset, 3. decode table.");
    let start = m.input("start", position_bits(p));
    let start_bad = m.input("start_bad", 1);
    let stored_bits = m.input("stored_bits", position_bits(p));
    start.comment("Bit at which the way starts");
    start_bad.comment("No block has that start");
    stored_bits.comment("Length of the block's bursts in bits");

    let stage1 = find_stage(&m, p, start)?;
    let (found, load, seen) = (&stage1.found, stage1.load, stage1.seen);
    m.section("Stage 2: index = codeword - offset; where the way is, and what was wrong");
    let index_valid = m.register_reset("index", 1, 0);
    let deliver = m.register_reset("deliver", 1, 0);
    m.next(index_valid, seen);
    m.next(deliver, index_valid);

    // The way's position and its error follow in stage 2. The block before may be there for a cycle after `load`.
    let loaded = m.register_reset("loaded", 1, 0);
    m.next(loaded, load);
    let way_start = m.delay_if("way_start", load, start);
    let way_start_bad = m.delay_if("way_start_bad", load, start_bad);
    let position = m.register("position", position_bits(p));
    let moves = (loaded | index_valid).named("position_moves");
    let after = position + found.step.resize(position_bits(p));
    m.next_if(position, moves, loaded.mux(way_start, after));
    let bad = m.register("bad", 1);
    m.next_if(
        bad,
        moves,
        loaded.mux(way_start_bad, bad | found.no_codeword),
    );
    m.output("error", bad | position.gt(stored_bits))
        .comment("With the last symbol: no codeword, or bits past the block");

    let offsets = m
        .input("offsets", p.trees * p.max_codeword * p.index_bits())
        .comment("Offsets from codeword to index, of each tree and length, shortest lowest");
    let index = if p.trees > 1 {
        let index_tree = m.delay_if("index_tree", seen, stage1.tree);
        let offsets = index_tree.select(&offsets.parts(p.max_codeword * p.index_bits()));
        concat(&[index_stage(&m, p, found, offsets)?, index_tree])
    } else {
        index_stage(&m, p, found, offsets)?
    };
    let symbol = table_stage(&m, p, index_valid, None, index, found)?;
    m.output("works", stage1.has_block | index_valid | deliver)
        .comment("Some stage holds something");
    m.output("delivers", deliver)
        .comment("Stage 3 has a symbol");
    m.output("symbol", symbol.symbol).comment("Decoded symbol");
    if let Some(damaged) = symbol.damaged {
        m.output("damaged", deliver & damaged)
            .comment("Word of the decode table that gave the symbol is damaged");
    }
    m.finish()
}

/// The first stage, and its actions in a cycle.
struct Stage1<'m> {
    found: FoundCodeword<'m>,
    /// The window is loaded.
    load: Signal<'m>,
    /// A symbol moves on to stage 2; and its tree.
    seen: Signal<'m>,
    tree: Signal<'m>,
    has_block: Signal<'m>,
}

fn find_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    start: Signal<'m>,
) -> Result<Stage1<'m>, DesignError> {
    let begins = m.input("begins", 1);
    let start_known = m.input("start_known", 1);
    begins.comment("A block is to be decoded");
    start_known.comment("Pointer to the way's start is there");
    m.section("Stage 1: two units of the block, from the one on that the way is in");
    let (limit, chunk_bits, unit_bits) = (p.symbol_limit(), p.chunk_bits(), p.unit_bits());
    // As in the way of a wide port: with a chunk taken in whenever it fits, the
    // bits that the next symbol can need are there if they have come.
    let window_bits = 2 * limit + chunk_bits - 1;
    let valid_bits = address_width(u64::from(window_bits) + 1);
    let offset_bits = unit_bits.trailing_zeros();

    let waiting = m.register_reset("waiting", 1, 0);
    let decode = m.register_reset("decode", 1, 0);
    let number = m.register("unit_number", start.width() - offset_bits);
    let first_unit = start.slice(offset_bits, number.width());
    let at = decode.mux(number, first_unit).named("unit_at");
    let [(unit, is_here), (next_unit, next_is_here)] = two_units(m, p, at)?;

    let wants = (begins | waiting).named("wants_to_start");
    let load = (wants & start_known & is_here).named("load");
    m.next(waiting, wants & !load);

    m.section("Stage 1: the window, and the codeword at its head");
    let window = m.register("window", window_bits);
    let valid = m.register("valid_bits", valid_bits);
    valid.comment("Of the window; behind them it has zeros.");
    let rows = p.max_codeword * (p.max_codeword + 1);
    let first_codewords = m
        .input("first_codewords", p.trees * rows)
        .comment("First codewords of each tree: lengths 2 and up, then the code's end");
    let count = m.register(
        "symbol_count",
        address_width(u64::from(p.symbols_per_way())),
    );
    let tree = count.slice(0, p.tree_bits().min(count.width()));
    let seen = m.wire("symbol_found", 1);
    let first_codewords = if p.trees > 1 {
        // The first codeword is of tree 0; rows are picked a cycle ahead.
        let next_tree = decode.mux(tree.plus(1), m.zero(tree.width()));
        let next = next_tree
            .named("find_tree")
            .select(&first_codewords.parts(rows));
        m.delay_if("current_first_codewords", load | seen, next)
    } else {
        first_codewords
    };
    let find = find(m, p, window, first_codewords)?;
    let step = find.step;

    // Behind the valid bits there are zeros: a codeword that ends before them does not depend on later bits.
    let enough = step.resize(valid_bits).le(valid).named("enough");
    m.drive(seen, decode & enough);
    let refill = valid.le(m.constant(u64::from(window_bits - chunk_bits), valid_bits));
    let refill = (refill & is_here).named("refill");
    // A chunk is one unit or two; then the second may not be there yet.
    let (chunk, both_taken) = if unit_bits == chunk_bits {
        (unit, None)
    } else {
        (concat(&[unit, next_unit]), Some(next_is_here))
    };
    let placed = refill.gate(chunk.resize(window_bits) << valid);
    let filled = (window | placed).named("window_filled");
    let pair = concat(&[unit, next_unit]).resize(window_bits);
    let aligned = (pair >> start.slice(0, offset_bits)).named("window_aligned");
    let decoded = enough.mux(filled >> step, filled);
    let moves = (load | decode).named("window_moves");
    m.next_if(window, moves, decode.mux(decoded, aligned));

    let bits_of = |two: Option<Signal<'m>>| {
        let units = |number: u32| m.constant(u64::from(number * unit_bits), valid_bits);
        two.map_or(units(1), |two| two.mux(units(2), units(1)))
    };
    let stepped = enough.gate(step.resize(valid_bits));
    let after_symbol = valid + refill.gate(bits_of(both_taken)) - stepped;
    let offset = start.slice(0, offset_bits).resize(valid_bits);
    let after_load = bits_of(Some(next_is_here)) - offset;
    m.next_if(valid, moves, decode.mux(after_symbol, after_load));
    let taken_in = |two: Option<Signal<'m>>| match two {
        None => m.constant(1, number.width()),
        Some(two) => concat(&[!two, two]).resize(number.width()),
    };
    let after_refill = number + refill.gate(taken_in(both_taken));
    let after_start = first_unit + taken_in(Some(next_is_here));
    m.next_if(number, moves, decode.mux(after_refill, after_start));

    m.section("Stage 1: its symbols are counted");
    let last = (seen & count.eq_to(u64::from(p.symbols_per_way()) - 1)).named("last_symbol");
    let counted = decode.mux(count.plus(1), m.zero(count.width()));
    m.next_if(count, load | seen, counted);
    m.next(decode, load | (decode & !last));
    m.output("idle", !(waiting | decode))
        .comment("Way has no block");
    m.output("done", !waiting & (!decode | last))
        .comment("Way has no block, or finds its last symbol");
    m.section("Between stages 1 and 2: what was found");
    Ok(Stage1 {
        found: found(m, p, seen, window, &find),
        load,
        seen,
        tree,
        has_block: waiting | decode,
    })
}

/// A unit of the block and the one after it, each with a flag that it has arrived. A number past the block
/// returns arbitrary units: the way already has an error then.
fn two_units<'m>(
    m: &'m Builder,
    p: &Parameters,
    number: Signal<'m>,
) -> Result<[(Signal<'m>, Signal<'m>); 2], DesignError> {
    let unit_bits = p.unit_bits();
    let beats = p.beats_of_bursts(p.max_bursts());
    let block = m.input("block", p.max_stored_bytes() * 8);
    let here = m.input("here", beats);
    block.comment("Block after this cycle, first bit lowest, zero where no beat came");
    here.comment("Beats that are there after this cycle, or will never be; a bit each");
    let units: Vec<Signal> = (0..)
        .zip(block.parts(unit_bits))
        .map(|(i, unit)| concat(&[unit, here.bit(i * unit_bits / (p.beat_bytes * 8))]))
        .collect();
    // Neighbours lie in different halves, so that two cost no more than one.
    let half =
        |odd: usize| -> Vec<Signal<'m>> { units.iter().skip(odd).step_by(2).copied().collect() };
    let is_odd = number.bit(0).named("unit_is_odd");
    let pair = number.slice(1, number.width() - 1);
    let even_at = (pair + is_odd.resize(pair.width())).named("even_at");
    let even = select(m, "even", even_at, &half(0))?;
    let odd = select(m, "odd", pair, &half(1))?;
    let split = |both: Signal<'m>| (both.slice(0, unit_bits), both.bit(unit_bits));
    let first = is_odd.mux(odd, even).named("first_unit");
    first.comment("With whether it is here, above it.");
    Ok([
        split(first),
        split(is_odd.mux(even, odd).named("second_unit")),
    ])
}
