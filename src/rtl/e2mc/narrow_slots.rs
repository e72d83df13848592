//! Two block slots behind a narrow input port, read while they fill: a block is
//! decoded, or passes on, as its beats arrive.

use std::rc::Rc;

use super::slots::{bad_block, paced};
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// | port | width | |
/// |---|---|---|
/// | `s_valid`, `s_ready`, `s_data`, `s_last` | 1, 1, beat, 1 | the beats; `s_ready` is a register |
/// | `s_user` | 2 | with the block's first beat: its metadata |
/// | `reading` | 1 | the slot that is read |
/// | `release_read` | 1 | its block, which has ended, is done with |
/// | `begun`, `ended` | 1 | it has its first beat; its last one |
/// | `metadata` | 2 | of its block |
/// | `bad` | 1 | with `ended`: metadata that no block has, or a wrong number of beats |
/// | `pointers`, `pointers_here` | bits before way 1, ways − 1 | (with several ways) |
/// | `block` | block | its bits after this cycle, zero where no beat came |
/// | `here` | beats | after this cycle the beat is there, or will never be |
///
/// Latency to `block` and `here` 0 cycles, to all others 1; a beat a cycle. The
/// next block may follow after as many cycles as the block takes: its beats if
/// it is raw, else the interval.
pub fn narrow_slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_narrow_slots", p.name));
    m.doc("Two block slots behind a narrow input port, read while they fill.\ns_ready is a register; it falls where the next beat would have no slot.");
    let s_valid = m.input("s_valid", 1);
    let s_data = m.input("s_data", p.beat_bytes * 8);
    let s_last = m.input("s_last", 1);
    let s_user = m.input("s_user", 2);
    let reading = m.input("reading", 1);
    let release = m.input("release_read", 1);

    let beats = p.beats();
    let count_bits = address_width(u64::from(beats) + 1);
    let count = m.register_reset("beat_count", count_bits, 0);
    let filling = m.register_reset("filling", 1, 0);
    let ready = m.register_reset("ready", 1, 0);
    let take = (s_valid & ready).named("take");
    let ends = (take & s_last).named("block_ends");
    let first = (take & !count.any()).named("first_beat");
    // Beats past the block's are dropped, so the count stops there.
    let counted = count.eq_to(u64::from(beats)).mux(count, count.plus(1));
    m.next_if(count, take, ends.mux(m.zero(count_bits), counted));
    m.next_if(filling, ends, !filling);
    let places: Vec<Signal> = (0..beats).map(|i| count.eq_to(u64::from(i))).collect();
    let place = concat(&places).named("place");

    let mut slots = Vec::new();
    for slot in 0..2u64 {
        let fills = (take & filling.eq_to(slot)).named(&format!("slot{slot}_fills"));
        let stays = !(release & reading.eq_to(slot));
        let arrived = m.register_reset(&format!("slot{slot}_arrived"), beats, 0);
        m.next(arrived, stays.gate(arrived | fills.gate(place)));
        let ended = m.register_reset(&format!("slot{slot}_ended"), 1, 0);
        m.next(ended, stays & (ended | (fills & s_last)));
        let metadata = m.delay_if(
            &format!("slot{slot}_metadata"),
            first & filling.eq_to(slot),
            s_user,
        );
        let bad = bad_block(p, first.mux(s_user, metadata), count);
        let bad = m.delay_if(&format!("slot{slot}_bad"), fills & s_last, bad);
        let stored: Vec<Signal> = (0..beats)
            .map(|beat| {
                let enable = fills & place.bit(beat);
                m.delay_if(&format!("slot{slot}_beat{beat}"), enable, s_data)
            })
            .collect();
        slots.push((arrived, ended, metadata, bad, concat(&stored)));
    }

    let (arrived0, ended0, metadata0, bad0, block0) = slots[0];
    let (arrived1, ended1, metadata1, bad1, block1) = slots[1];
    let arrived = reading.mux(arrived1, arrived0).named("arrived");
    let ended = reading.mux(ended1, ended0).named("has_ended");
    m.output("begun", arrived.bit(0));
    m.output("ended", ended);
    m.output("metadata", reading.mux(metadata1, metadata0));
    m.output("bad", reading.mux(bad1, bad0));

    // A beat is seen in the cycle in which it is taken.
    let stored = reading.mux(block1, block0).named("read_block");
    let incoming = (take & !(filling ^ reading)).named("incoming");
    let arrives = incoming.gate(place).named("arrives");
    let width = p.beat_bytes * 8;
    let old: Vec<Signal> = (0..beats)
        .map(|i| arrived.bit(i).gate(stored.slice(i * width, width)))
        .collect();
    let seen: Vec<Signal> = (0..beats)
        .map(|i| arrives.bit(i).mux(s_data, old[i as usize]))
        .collect();
    m.output("block", concat(&seen));
    let complete = (ended | (incoming & s_last)).named("complete");
    m.output("here", arrived | arrives | complete.replicate(beats));
    if p.ways > 1 {
        m.output("pointers", concat(&old).slice(0, p.first_way_bit()));
        let here: Vec<Signal> = (1..p.ways)
            .map(|pointer| arrived.bit((pointer * p.pointer_bits() - 1) / width) | ended)
            .collect();
        m.output("pointers_here", concat(&here));
    }

    // The next beat has a slot: the one being filled, or one for a new block.
    let goes_on = (take & !ends) | (!take & count.any());
    let next_slot = (filling ^ ends).named("next_slot");
    let free: Vec<Signal> = (0..)
        .zip([arrived0, arrived1])
        .map(|(slot, arrived)| !arrived.bit(0) | (release & reading.eq_to(slot)))
        .collect();
    let has_room = next_slot.mux(free[1], free[0]);
    let interval = u64::from(p.decompressor_interval());
    let cycles_bits = address_width(interval);
    let cycles = s_user.all().mux(
        m.constant(u64::from(beats) - 1, cycles_bits),
        m.constant(interval - 1, cycles_bits),
    );
    m.next(ready, goes_on | (has_room & paced(&m, cycles, first)));
    m.output("s_ready", ready);
    m.finish()
}
