//! Compressor in one pass: tracks the symbols of a block, cycle by cycle.
//!
//! Nothing ever stalls. A block begins only when no other is inside, or when the one inside is sure to leave
//! as soon as its mode is decided, because the port has nothing to send. So the streams of a block that has
//! to wait are not overwritten by the next one.

use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};
use crate::rtl::e2mc::input_side::Blocks;

use super::super::Parameters;

pub(super) struct Control<'m> {
    /// The slot whose block is looked up, and the number of the symbol.
    pub reading: Signal<'m>,
    pub count: Signal<'m>,
    pub lookup: Signal<'m>,
    pub begins: Signal<'m>,
    /// Four cycles later: its lengths are added, the first ones, which are then placed next.
    pub adds: Signal<'m>,
    pub adds_first: Signal<'m>,
    /// Five cycles later, its codewords are placed; after the last ones, the sums are complete.
    pub place: Signal<'m>,
    pub summed: Signal<'m>,
    /// Six cycles later, they go to the streams, and the first ones clear those of the block
    /// before; after the last ones, the block is decided.
    pub puts: Signal<'m>,
    pub clears: Signal<'m>,
    pub decides: Signal<'m>,
    /// A block is between its first look-up and its decision.
    pub busy: Signal<'m>,
}

/// `leaves`: a decided block begins to leave; `out_busy`: the port has a block to send, and its last beat
/// does not leave in this cycle.
pub(super) fn control<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    access: Signal<'m>,
    leaves: Signal<'m>,
    out_busy: Signal<'m>,
) -> Control<'m> {
    m.section("Where the symbols of a block are");
    let symbols = u64::from(p.frame.symbols_per_way());
    let period = symbols + 2;
    let bits = address_width(period);
    let count = m.register_reset("symbol_count", bits, 0);
    count.comment("Symbols, then two cycles in which the block before is joined.");
    let reading = m.register_reset("reading", 1, 0);
    let is_full = reading.mux(blocks.full[1], blocks.full[0]).named("is_full");
    let inside = m.register_reset("block_inside", 1, 0);
    inside.comment("A block has begun, and not begun to leave.");
    let two = m.register_reset("two_inside", 1, 0);
    let room = (!inside | !(two | out_busy)).named("has_room");
    let idle = count.eq_to(0).named("idle");
    let begins = (idle & is_full & !access & room).named("begins");
    let running = (!idle & count.lt(m.constant(symbols, bits))).named("running");
    let lookup = (begins | running).named("lookup");
    let last = (lookup & count.eq_to(symbols - 1)).named("last_symbol");
    let next = count.eq_to(period - 1).mux(m.zero(bits), count.plus(1));
    m.next_if(count, begins | !idle, next);
    m.next_if(reading, last, !reading);
    m.next(inside, begins | two | (inside & !leaves));
    m.next(two, (two | (inside & begins)) & !leaves);
    m.assert(!(begins & two), "a block begins although two are inside");

    // The next block's beats come in while the last symbols are looked up.
    let soon = (symbols + 1)
        .saturating_sub(u64::from(p.frame.beats()))
        .max(1);
    let almost_done = count.ge(m.constant(soon, bits)) & (running | !is_full);
    m.drive(blocks.admit, idle.mux(!is_full, almost_done));

    m.section("What is done with a symbol, cycles after its look-up");
    // Bit c − 1: c cycles ago.
    let after = |name: &str, value: Signal<'m>| {
        let cycles = m.register_reset(&format!("{name}_after"), 6, 0);
        m.next(cycles, concat(&[value, cycles.slice(0, 5)]));
        cycles
    };
    let symbol_after = after("symbol", lookup);
    let first_after = after("first", begins);
    let last_after = after("last", last);
    Control {
        reading,
        count,
        lookup,
        begins,
        adds: symbol_after.bit(3),
        adds_first: first_after.bit(3),
        place: symbol_after.bit(4),
        summed: last_after.bit(4),
        puts: symbol_after.bit(5),
        clears: first_after.bit(5),
        decides: last_after.bit(5),
        busy: (lookup | symbol_after.any()).named("looks_up_or_decides"),
    }
}
