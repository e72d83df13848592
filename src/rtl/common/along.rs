//! Delays values in parallel with a core, which has its own pipeline.

use super::{Core, RawBlocks};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, Signal};

/// Width of the memory banks that store a wide value.
const BANK_BITS: u32 = 64;

/// Values that are delayed in parallel with a core until its result is valid.
pub(in crate::rtl) struct Along<'a, 'm> {
    /// The raw block.
    pub raw: Signal<'m>,
    pub kept_in: RawBlocks,
    /// Narrow values of the block, with their names.
    pub others: &'a [(&'a str, Signal<'m>)],
}

/// Issues blocks to a core that accepts one per `interval` enabled cycles; returns the core's `start`. `full`:
/// a block is valid. `taken`, driven here: the block is at the core's input for the last enabled cycle that it
/// is needed.
pub(in crate::rtl) fn started<'m>(
    m: &'m Builder,
    interval: u32,
    advance: Signal<'m>,
    full: Signal<'m>,
    taken: Signal<'m>,
) -> Signal<'m> {
    if interval == 1 {
        m.drive(taken, full & advance);
        return full;
    }
    let bits = address_width(u64::from(interval));
    let moves = m.register_reset("moves", bits, 0);
    let start = (full & !moves.any()).named("block_starts");
    let last = moves.eq_to(u64::from(interval) - 1).named("last_move");
    m.drive(taken, full & last & advance);
    m.next_if(moves, full & advance, last.mux(m.zero(bits), moves.plus(1)));
    start
}

/// Issues blocks to a core and delays values of each block in parallel.
///
/// `full`: a block is valid; `taken`, driven here: the block is at the core's input for the last enabled cycle
/// that it is needed. Returns the core's `start` and, aligned with its `done`, the raw block and the other
/// values.
pub(in crate::rtl) fn carried<'m>(
    m: &'m Builder,
    core: &Core,
    advance: Signal<'m>,
    full: Signal<'m>,
    taken: Signal<'m>,
    along: &Along<'_, 'm>,
) -> (Signal<'m>, Signal<'m>, Vec<Signal<'m>>) {
    let (interval, latency) = (core.interval, core.latency);
    let ranks = latency / interval;
    let in_memory = along.kept_in == RawBlocks::Memory && ranks > 1;
    let start = started(m, interval, advance, full, taken);
    // ages[n]: a block started n enabled cycles ago.
    let mut ages = vec![start];
    for age in 1..(ranks * interval).max(1) {
        let register = m.register_reset(&format!("age{age}"), 1, 0);
        m.next_if(register, advance, ages[age as usize - 1]);
        ages.push(register);
    }
    // A rank holds a block's values until the next block's values can follow.
    let loads: Vec<Signal> = (1..=ranks)
        .map(|rank| {
            let age = ages[(rank * interval) as usize - 1];
            (advance & age).named(&format!("along{rank}_loads"))
        })
        .collect();
    let loads = |rank: u32| loads[rank as usize - 1];
    let through_ranks = |name: &str, value: Signal<'m>| {
        (1..=ranks).fold(value, |value, rank| {
            m.delay_if(&format!("{name}_{rank}"), loads(rank), value)
        })
    };
    let raw = if in_memory {
        fifo(m, "raw", along.raw, ranks, [loads(1), loads(ranks)])
    } else {
        through_ranks("raw", along.raw)
    };
    let others = along
        .others
        .iter()
        .map(|&(name, value)| through_ranks(name, value));
    (start, raw, others.collect())
}

/// A FIFO in memories with room for `depth` values. `put` writes a value. `take` reads the oldest one, which is
/// at the output from the next cycle until the next `take`. `name`: a prefix of names.
pub(in crate::rtl) fn fifo<'m>(
    m: &'m Builder,
    name: &str,
    value: Signal<'m>,
    depth: u32,
    [put, take]: [Signal<'m>; 2],
) -> Signal<'m> {
    let pointer = |of: &str, moves: Signal<'m>| {
        let name = format!("{name}_{of}_pointer");
        let pointer = m.register_reset(&name, address_width(u64::from(depth)), 0);
        let wraps = pointer.eq_to(u64::from(depth) - 1);
        let next = wraps.mux(m.zero(pointer.width()), pointer.plus(1));
        m.next_if(pointer, moves, next);
        pointer
    };
    let put = put.named(&format!("{name}_put"));
    let take = take.named(&format!("{name}_take"));
    let write = pointer("write", put);
    let read = pointer("read", take);
    let bank = |number: u32| {
        let low = number * BANK_BITS;
        let word = value.slice(low, BANK_BITS.min(value.width() - low));
        let size = Memory {
            depth,
            width: word.width(),
        };
        let name = format!("{name}_bank{number}");
        m.memory(&name, size, None, (put, write, word), (take, read))
    };
    let banks = 0..value.width().div_ceil(BANK_BITS);
    concat(&banks.map(bank).collect::<Vec<_>>())
}
