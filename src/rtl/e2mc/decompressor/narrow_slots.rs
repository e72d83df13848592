//! Two block slots behind a narrow input port, read while they fill: a block is
//! decoded, or passes on, as its beats arrive.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::{beat_inputs, metadata_input};
use crate::rtl::e2mc::slots::{bad_block, block_beats, paced, BlockBeatsInputs};
use crate::rtl::e2mc::Parameters;

/// The port's handshake in this cycle.
struct Arriving<'m> {
    data: Signal<'m>,
    /// One-hot: the beat's place in its block.
    place: Signal<'m>,
    /// It is its block's last beat, at any position.
    last: Signal<'m>,
    /// Whether there is one, for the slot.
    fills: [Signal<'m>; 2],
}

ports! {
    pub(in crate::rtl) NarrowSlotsInputs {
        s_valid, s_data, s_last, s_user, reading, release_read, ahead: Option<Signal<'m>>,
    } -> NarrowSlotsOutputs {
        s_ready, begun, ended, metadata, bad, block, here, pointers: Option<Signal<'m>>,
        pointers_here: Option<Signal<'m>>, next: Option<NextBlock<'m>>,
        first: Option<FirstWayBlock<'m>>,
    }
}

ports! {
    /// Of the slot that is not read.
    group pub(in crate::rtl) NextBlock { begun, metadata }
}

ports! {
    /// The block that way 1 reads.
    group pub(in crate::rtl) FirstWayBlock { block, here }
}
/// Latency to blocks and `here` 0 cycles, to all others 1; a beat a cycle. The
/// next block may follow after as many cycles as the block takes.
pub fn narrow_slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_narrow_slots", p.name));
    m.doc("Two block slots behind a narrow input port, read while they fill.\ns_ready is a register; it falls where the next beat would have no slot.");
    let reading = m.input("reading", 1);
    let release = m.input("release_read", 1);
    reading.comment("Number of the slot that is read");
    release.comment("Block in that slot has ended, and is done with");
    let (slots, arriving) = slots(&m, p, reading, release)?;

    m.section("The block that is read");
    let arrived = of(&slots, reading, |slot| slot.arrived).named("arrived");
    let ended = of(&slots, reading, |slot| slot.ended).named("has_ended");
    m.output("begun", arrived.bit(0))
        .comment("Block that is read has its first beat");
    m.output("ended", ended)
        .comment("Block that is read has its last beat");
    m.output("metadata", of(&slots, reading, |slot| slot.metadata))
        .comment("Metadata of the block that is read");
    m.output("bad", of(&slots, reading, |slot| slot.bad))
        .comment("Block that is read: metadata no block has, or wrong number of beats");
    let stored = of(&slots, reading, |slot| slot.block).named("stored");
    let seen = [arrived, ended, stored];
    let view = view(&m, p, "read", seen, &arriving, reading, p.beats())?;
    m.output("block", view.seen)
        .comment("Block that is read after this cycle, zero where no beat came");
    m.output("here", view.here)
        .comment("Beats of block that are there after this cycle, or will never be");
    if p.ways == 1 {
        return m.finish();
    }

    m.section("The pointers in it");
    let width = p.beat_bytes * 8;
    // Those of a beat that has come.
    let pointers: Vec<Signal> = (0..p.first_way_bit().div_ceil(width))
        .map(|beat| {
            let bits = (p.first_way_bit() - beat * width).min(width);
            arrived.bit(beat).gate(stored.slice(beat * width, bits))
        })
        .collect();
    m.output("pointers", concat(&pointers))
        .comment("Pointers to the ways' starts, of the block that is read");
    let here: Vec<Signal> = (1..p.ways)
        .map(|pointer| arrived.bit((pointer * p.pointer_bits() - 1) / width) | ended)
        .collect();
    m.output("pointers_here", concat(&here))
        .comment("Which of the pointers have come, a bit each");

    m.section("The other slot's block, and what way 1 reads");
    let next_begun = reading.mux(slots[0].arrived.bit(0), slots[1].arrived.bit(0));
    m.output("next_begun", next_begun)
        .comment("Block in the other slot has its first beat");
    let next_metadata = reading.mux(slots[0].metadata, slots[1].metadata);
    m.output("next_metadata", next_metadata)
        .comment("Metadata of the block in the other slot");
    let ahead = m.input("ahead", 1).comment("Way 1 reads the other slot");
    let first_slot = (reading ^ ahead).named("first_slot");
    let largest = p.beats_of_bursts(p.max_bursts());
    let seen = [
        of(&slots, first_slot, |slot| slot.arrived).named("first_slot_arrived"),
        of(&slots, first_slot, |slot| slot.ended).named("first_slot_ended"),
        of(&slots, first_slot, |slot| slot.block).named("first_slot_block"),
    ];
    let view = self::view(&m, p, "first", seen, &arriving, first_slot, largest)?;
    m.output("first_block", view.seen)
        .comment("Block that way 1 reads after this cycle, zero where no beat came");
    m.output("first_here", view.here)
        .comment("Beats of first_block that are there after this cycle, or will never be");
    m.finish()
}

/// A port of that slot.
fn of<'m>(
    slots: &[NarrowSlotOutputs<'m>; 2],
    slot: Signal<'m>,
    port: impl Fn(&NarrowSlotOutputs<'m>) -> Signal<'m>,
) -> Signal<'m> {
    slot.mux(port(&slots[1]), port(&slots[0]))
}

/// The port, and the slots behind it.
fn slots<'m>(
    m: &'m Builder,
    p: &Parameters,
    reading: Signal<'m>,
    release: Signal<'m>,
) -> Result<([NarrowSlotOutputs<'m>; 2], Arriving<'m>), DesignError> {
    let [valid, data, last] = beat_inputs(m, p.beat_bytes * 8);
    let user = metadata_input(m, 2);
    m.section("Beats that come in");
    let beats = p.beats();
    let count_bits = address_width(u64::from(beats) + 1);
    let count = m.register_reset("beat_count", count_bits, 0);
    let filling = m.register_reset("filling", 1, 0);
    let ready = m.register_reset("ready", 1, 0);
    let take = (valid & ready).named("take");
    let ends = (take & last).named("block_ends");
    let first = (take & !count.any()).named("first_beat");
    // Beats past the block's are dropped, so the count stops there.
    let counted = count.eq_to(u64::from(beats)).mux(count, count.plus(1));
    m.next_if(count, take, ends.mux(m.zero(count_bits), counted));
    m.next_if(filling, ends, !filling);
    let places: Vec<Signal> = (0..beats).map(|i| count.eq_to(u64::from(i))).collect();
    let place = concat(&m.vector("at_beat", &places));
    let fills = [0, 1].map(|slot: u64| {
        let fills = take & filling.eq_to(slot);
        fills.named(&format!("slot{slot}_fills"))
    });

    m.section("The slots");
    let module = narrow_slot(p)?;
    let releases = [0, 1].map(|slot: u64| release & reading.eq_to(slot));
    let slots = [0, 1].map(|slot: usize| {
        let inputs = NarrowSlotInputs {
            fills: fills[slot],
            at_beat: place,
            beat_count: count,
            first,
            last,
            data,
            user,
            released: releases[slot].named(&format!("slot{slot}_released")),
        };
        m.instance(&format!("slot{slot}"), &module, inputs)
    });

    // The next beat has a slot: the one being filled, or one for a new block.
    let goes_on = (take & !ends) | (!take & count.any());
    let next_slot = (filling ^ ends).named("next_slot");
    let free = [0, 1].map(|slot: usize| !slots[slot].arrived.bit(0) | releases[slot]);
    let has_room = next_slot.mux(free[1], free[0]);
    let interval = u64::from(p.decompressor_interval());
    let cycles_bits = address_width(interval);
    let cycles = user.all().mux(
        m.constant(u64::from(p.raw_interval()) - 1, cycles_bits),
        m.constant(interval - 1, cycles_bits),
    );
    m.next(ready, goes_on | (has_room & paced(m, cycles, first)));
    m.output("s_ready", ready)
        .comment("A slot has room for the beat; a register");
    let arriving = Arriving {
        data,
        place,
        last,
        fills,
    };
    Ok((slots, arriving))
}

ports! {
    NarrowSlotInputs { fills, at_beat, beat_count, first, last, data, user, released }
    -> NarrowSlotOutputs { arrived, ended, metadata, bad, block }
}

/// One slot.
fn narrow_slot(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_narrow_slot", p.name));
    m.doc("One block slot behind a narrow input port, and what of its block has come.");
    let beats = p.beats();
    let fills = m.input("fills", 1).comment("A beat comes for this slot");
    let place = m.input("at_beat", beats);
    place.comment("Place of the beat in its block, one-hot");
    let count = m
        .input("beat_count", address_width(u64::from(beats) + 1))
        .comment("Number of the beat in its block");
    let first = m.input("first", 1).comment("Beat is the block's first");
    let last = m.input("last", 1).comment("Beat is the block's last");
    let data = m.input("data", p.beat_bytes * 8).comment("Beat that comes");
    let user = m
        .input("user", 2)
        .comment("Metadata of the block, with its first beat");
    let release = m.input("released", 1).comment("Block is done with");
    let stays = (!release).named("stays");
    let arriving = fills.gate(place).named("arriving");
    let arrived = m.register_reset("beats_arrived", beats, 0);
    m.next(arrived, stays.gate(arrived | arriving));
    let ended = m.register_reset("has_ended", 1, 0);
    m.next(ended, stays & (ended | (fills & last)));
    let metadata = m.delay_if("metadata_of_block", first & fills, user);
    let user = first.mux(user, metadata).named("user_of_block");
    let bad = m.delay_if("is_bad", fills & last, bad_block(p, user, count));
    let inputs = BlockBeatsInputs {
        put: arriving,
        data,
    };
    let stored = m.instance("store", &block_beats(p)?, inputs);
    m.output("arrived", arrived)
        .comment("Beats that are there, a bit each");
    m.output("ended", ended).comment("Block has its last beat");
    m.output("metadata", metadata)
        .comment("Metadata of the block");
    m.output("bad", bad)
        .comment("Metadata that no block has, or a wrong number of beats");
    m.output("block", stored.block)
        .comment("Beats of the block that are there, the first one lowest");
    m.finish()
}

/// The first `beats` beats of a slot's block as they are after this cycle, and whether each has arrived or
/// never will. `seen`: the beats that have arrived, whether the block has ended, and its bits.
fn view<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    [arrived, ended, block]: [Signal<'m>; 3],
    arriving: &Arriving<'m>,
    slot: Signal<'m>,
    beats: u32,
) -> Result<NarrowViewOutputs<'m>, DesignError> {
    let incoming = slot
        .mux(arriving.fills[1], arriving.fills[0])
        .named(&format!("{name}_fills"));
    let complete = (ended | (incoming & arriving.last)).named(&format!("{name}_complete"));
    let inputs = NarrowViewInputs {
        arrived: arrived.slice(0, beats),
        incoming: incoming.gate(arriving.place.slice(0, beats)),
        complete,
        data: arriving.data,
        block: block.slice(0, beats * p.beat_bytes * 8),
    };
    let module = narrow_view(p, beats)?;
    Ok(m.instance(&format!("{name}_view"), &module, inputs))
}

ports! {
    NarrowViewInputs { arrived, incoming, complete, data, block }
    -> NarrowViewOutputs { seen, here }
}
/// Combinational.
fn narrow_view(p: &Parameters, beats: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_narrow_view_{beats}", p.name));
    m.doc("A block that comes in, as it is after this cycle; zero where no beat came.");
    let width = p.beat_bytes * 8;
    let arrived = m
        .input("arrived", beats)
        .comment("Beats that are there, a bit each");
    let incoming = m.input("incoming", beats);
    incoming.comment("Place of the beat that comes, one-hot; zero if none does");
    let complete = m.input("complete", 1);
    complete.comment("No beat comes after this cycle");
    let data = m.input("data", width).comment("Beat that comes");
    let block = m
        .input("block", beats * width)
        .comment("Beats of the block, the first one lowest");
    let seen: Vec<Signal> = (0..beats)
        .map(|i| {
            let old = arrived.bit(i).gate(block.slice(i * width, width));
            incoming.bit(i).mux(data, old)
        })
        .collect();
    m.output("seen", concat(&seen))
        .comment("Block after this cycle, zero where no beat came");
    m.output("here", arrived | incoming | complete.replicate(beats))
        .comment("Beats that are there after this cycle, or will never be; a bit each");
    m.finish()
}
