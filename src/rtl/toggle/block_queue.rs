//! A queue of whole blocks, whose toggles from flit to flit are counted while they come in.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_valid`, `s_ready`, `s_data`, `s_last` | 1, 1, flit, 1 | the flits; `s_ready` is a register |
//! | `s_user` | 2 | metadata (stored blocks) |
//! | `taken` | 1 | the block at the head is done with |
//! | `full` | 1 | a block is at the head |
//! | `block` | flits | its flits; anything past the last one |
//! | `toggles` | | wires that toggle within it; with DBI but for each lane's first tie |
//! | `any` | 1 | it is not all zero (raw blocks) |
//! | `metadata` | 2 | (stored blocks) |
//! | `ties` | 32 | lanes with a tie within it (with DBI) |
//! | `turns` | 32 | lanes whose inversion turns over an odd number of times before it (with DBI) |
//! | `inverted` | 32 | lanes with a tie that are inverted at the end (with DBI) |
//!
//! A flit a cycle. A block is at the head 4 cycles after its last flit was taken. Flits lie in a
//! memory for each place in the block, which holds the head at its output.

use std::rc::Rc;

use super::flit_toggles::{flit_toggles, group_bits};
use super::total::total;
use super::{Parameters, FLIT_BITS, FLIT_BYTES};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::Framing;

/// Stored blocks that wait.
const STORED_SLOTS: u32 = 2;

pub fn block_queue(p: &Parameters, framing: Framing) -> Result<Rc<Module>, DesignError> {
    let ports = &p.ports;
    let (name, slots, kept) = match framing {
        Framing::Raw => ("raw_queue", p.raw_slots(), ports.beats()),
        // The flits of a block that is stored raw come from the other queue.
        Framing::Stored => {
            let most = ports.beats_of_bursts(ports.max_bursts());
            ("stored_queue", STORED_SLOTS, most)
        }
    };
    let m = Builder::new(format!("{}_{name}", p.name));
    m.doc("A queue of blocks. Their toggles from flit to flit are counted on the way in.");
    let s_valid = m.input("s_valid", 1);
    let s_data = m.input("s_data", FLIT_BITS);
    let s_last = m.input("s_last", 1);
    let s_user = (framing == Framing::Stored).then(|| m.input("s_user", 2));
    let taken = m.input("taken", 1);

    let ready = m.register_reset("ready", 1, 0);
    let take = (s_valid & ready).named("take");
    let beat_bits = address_width(u64::from(ports.beats()));
    let beat = m.register_reset("beat_number", beat_bits, 0);
    let at = |number: u32| beat.eq_to(u64::from(number));
    let last = match s_user {
        None => at(ports.beats() - 1),
        Some(_) => s_last,
    };
    let fits = match s_user {
        None => last.eq(s_last),
        Some(user) => !s_last | ends_well(p, user, beat),
    };
    m.assert(
        !take | fits,
        "s_last is not where a block of this kind ends",
    );
    let ends = (take & last).named("block_ends");
    m.next_if(beat, take, last.mux(m.zero(beat_bits), beat.plus(1)));

    // Blocks that have a slot, and those of them whose toggles are counted.
    let counted = m.wire("block_counted", 1);
    let held = m.register_reset("is_full", 1, 0);
    let used = m.register_reset("used_slots", address_width(u64::from(slots) + 1), 0);
    let waiting = m.register_reset("waiting", used.width(), 0);
    let read = (waiting.any() & (!held | taken)).named("read");
    m.next(held, read | (held & !taken));
    m.next(waiting, step(waiting, counted, read));
    let next_used = step(used, ends, read).named("next_used");
    m.next(used, next_used);
    m.next(ready, !next_used.eq_to(u64::from(slots)));
    m.output("s_ready", ready);
    m.output("full", held);

    let write_slot = pointer(&m, "write_slot", slots, ends);
    let read_slot = pointer(&m, "read_slot", slots, read);
    let flit = |number: u32| {
        let size = Memory {
            depth: slots,
            width: FLIT_BITS,
        };
        let write = (take & at(number), write_slot, s_data);
        m.memory(
            &format!("flit{number}"),
            size,
            None,
            write,
            (read, read_slot),
        )
    };
    m.output("block", concat(&(0..kept).map(flit).collect::<Vec<_>>()));

    // One cycle after a flit: where it differs from the one before.
    let before = m.delay_if("previous", take, s_data);
    let differing = m.delay_if("differing", take, s_data ^ before);
    let first = m.delay_if("is_first", take, !beat.any());
    let present = m.register_reset("present", 1, 0);
    m.next(present, take);
    let ended = m.register_reset("ended", 1, 0);
    m.next(ended, ends);
    let inner = (present & !first).named("counts_flit");

    // Two: toggles by groups of lanes.
    let module = flit_toggles(&p.name, p.dbi)?;
    let mut inputs = vec![("differing", differing)];
    let lanes = |name: &str| p.dbi.then(|| m.register(name, FLIT_BYTES));
    let lanes = [
        lanes("tied_lanes"),
        lanes("turned_lanes"),
        lanes("inverted_lanes"),
    ];
    let [ties, turns, inverted] = lanes;
    inputs.extend(inverted.map(|inverted| ("inverted", inverted)));
    let flit = m.instance("flit", &module, &inputs);
    if let [Some(ties), Some(turns), Some(inverted)] = [ties, turns, inverted] {
        let (turn, tie) = (flit.out("turns"), flit.out("ties"));
        let next = |register: Signal<'_>, value: Signal<'_>| {
            m.next_if(register, present, (!first).gate(value));
        };
        next(ties, ties | tie);
        next(turns, turns ^ (turn & !ties));
        next(inverted, (inverted ^ (turn & ties)) & !tie);
    }
    let counts = m.delay("counts", inner.gate(flit.out("counts")));
    let starts = m.delay("starts", first);
    let adds = m.register_reset("adds", 1, 0);
    m.next(adds, present);
    let ending = m.register_reset("ending", 1, 0);
    m.next(ending, ended);
    m.drive(counted, ending);

    // Three: added to those of the flits before.
    let sum = m.register("sum", p.inner_bits());
    let mut numbers = counts.parts(group_bits(p.dbi));
    numbers.push((!starts).gate(sum));
    let toggles = total(&m, &numbers, p.inner_bits()).named("sum_so_far");
    m.next_if(sum, adds, toggles);

    let mut fields = vec![("toggles", toggles)];
    match s_user {
        None => {
            let any = m.delay_if("any_of_flit", present, before.any());
            let so_far = m.register("any_so_far", 1);
            let all = (any | (!starts & so_far)).named("any_of_block");
            m.next_if(so_far, adds, all);
            fields.push(("any", all));
        }
        Some(user) => {
            let user = m.delay_if("user", take, user);
            fields.push(("metadata", m.delay("user_of_block", user)));
        }
    }
    let names = ["ties", "turns", "inverted"];
    fields.extend(
        names
            .into_iter()
            .zip(lanes)
            .filter_map(|(n, l)| Some((n, l?))),
    );
    let summary = concat(&fields.iter().map(|f| f.1).collect::<Vec<_>>());
    let size = Memory {
        depth: slots,
        width: summary.width(),
    };
    let counted_slot = pointer(&m, "counted_slot", slots, counted);
    let write = (counted, counted_slot, summary);
    let head = m.memory("summary", size, None, write, (read, read_slot));
    let mut low = 0;
    for (name, value) in fields {
        m.output(name, head.slice(low, value.width()));
        low += value.width();
    }
    m.finish()
}

/// Whether a stored block of this metadata ends with this beat.
fn ends_well<'m>(p: &Parameters, metadata: Signal<'m>, beat: Signal<'m>) -> Signal<'m> {
    let ports = &p.ports;
    let stored = (0..ports.max_bursts()).map(|value| (value, ports.beats_of_bursts(value + 1)));
    let all = stored.chain([(3, ports.beats())]);
    let ends = all
        .map(|(value, beats)| metadata.eq_to(u64::from(value)) & beat.eq_to(u64::from(beats) - 1));
    or_all(ends.collect::<Vec<_>>())
}

/// A number, one more if something comes and one less if something goes.
fn step<'m>(number: Signal<'m>, comes: Signal<'m>, goes: Signal<'m>) -> Signal<'m> {
    let changed = goes.mux(
        number.plus(u64::MAX >> (64 - number.width())),
        number.plus(1),
    );
    (comes ^ goes).mux(changed, number)
}

/// A slot's number, which moves on to the next one.
fn pointer<'m>(m: &'m Builder, name: &str, slots: u32, moves: Signal<'m>) -> Signal<'m> {
    let bits = address_width(u64::from(slots));
    let slot = m.register_reset(name, bits, 0);
    let last = slot.eq_to(u64::from(slots) - 1);
    m.next_if(slot, moves, last.mux(m.zero(bits), slot.plus(1)));
    slot
}
