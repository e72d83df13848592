//! Delays values in parallel with a core, which has its own pipeline.

use super::{Core, RawBlocks};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, Signal};

/// Width of the memory banks that store a wide value.
const BANK_BITS: u32 = 64;

/// Values that are delayed in parallel with a core until its result is valid.
pub(in crate::rtl) struct SideChannel<'a, 'm> {
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

/// The ranks of registers beside a core.
pub(in crate::rtl) struct Ranks<'m> {
    m: &'m Builder,
    /// The core's `start`.
    pub start: Signal<'m>,
    /// The enable of each rank, which holds a block's values until those of the next block can follow.
    loads: Vec<Signal<'m>>,
}

impl<'m> Ranks<'m> {
    /// Issues blocks to a core. `full`: a block is valid; `taken`, driven here: the block is at the core's input for
    /// the last enabled cycle that it is needed.
    pub fn new(
        m: &'m Builder,
        core: &Core,
        advance: Signal<'m>,
        full: Signal<'m>,
        taken: Signal<'m>,
    ) -> Self {
        let (interval, ranks) = (core.interval, core.latency / core.interval);
        let start = started(m, interval, advance, full, taken);
        // ages[n]: a block started n enabled cycles ago.
        let mut ages = vec![start];
        for age in 1..(ranks * interval).max(1) {
            let register = m.register_reset(&format!("age{age}"), 1, 0);
            m.next_if(register, advance, ages[age as usize - 1]);
            ages.push(register);
        }
        let loads = (1..=ranks).map(|rank| {
            let age = ages[(rank * interval) as usize - 1];
            (advance & age).named(&format!("along{rank}_loads"))
        });
        let loads = loads.collect();
        Ranks { m, start, loads }
    }

    /// A value of the block that starts, aligned with the core's `done`.
    pub fn through(&self, name: &str, value: Signal<'m>) -> Signal<'m> {
        (1..).zip(&self.loads).fold(value, |value, (rank, &loads)| {
            self.m.delay_if(&format!("{name}_{rank}"), loads, value)
        })
    }

    /// The same for the raw block.
    pub fn raw(&self, kept_in: RawBlocks, value: Signal<'m>) -> Signal<'m> {
        match self.loads[..] {
            [first, .., last] if kept_in == RawBlocks::Memory => {
                fifo(self.m, "raw", value, self.loads.len() as u32, [first, last])
            }
            _ => self.through("raw", value),
        }
    }
}

/// Whether raw blocks wait in memories beside a core.
pub fn in_memory(core: &Core, kept_in: RawBlocks) -> bool {
    kept_in == RawBlocks::Memory && core.latency / core.interval > 1
}

/// Issues blocks to a core and delays values of each block in parallel: see [`Ranks`]. Returns the core's `start`
/// and, aligned with its `done`, the raw block and the other values.
pub(in crate::rtl) fn carried<'m>(
    m: &'m Builder,
    core: &Core,
    advance: Signal<'m>,
    full: Signal<'m>,
    taken: Signal<'m>,
    along: &SideChannel<'_, 'm>,
) -> (Signal<'m>, Signal<'m>, Vec<Signal<'m>>) {
    let ranks = Ranks::new(m, core, advance, full, taken);
    let raw = ranks.raw(along.kept_in, along.raw);
    let others = (along.others.iter()).map(|&(name, value)| ranks.through(name, value));
    (ranks.start, raw, others.collect())
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
