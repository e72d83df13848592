//! Two block slots behind a narrow input port, read while they fill: a block is
//! decoded, or passes on, as its beats arrive.

use std::rc::Rc;

use super::slots::{bad_block, paced};
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

struct Slot<'m> {
    /// The beats that are there.
    arrived: Signal<'m>,
    ended: Signal<'m>,
    metadata: Signal<'m>,
    bad: Signal<'m>,
    block: Signal<'m>,
}

/// What the port does in this cycle.
struct Arriving<'m> {
    data: Signal<'m>,
    /// One-hot: the beat's place in its block.
    place: Signal<'m>,
    /// It is its block's last, whatever its place.
    last: Signal<'m>,
    /// Whether there is one, for the slot.
    fills: [Signal<'m>; 2],
}

/// | port | width | |
/// |---|---|---|
/// | `s_valid`, `s_ready`, `s_data`, `s_last` | 1, 1, beat, 1 | the beats; `s_ready` is a register |
/// | `s_user` | 2 | with the block's first beat: its metadata |
/// | `reading` | 1 | the slot that is read |
/// | `release_read` | 1 | its block, which has ended, is done with |
/// | `begun`, `ended` | 1 | it has its first beat; its last one |
/// | `metadata` | 2 | of its block |
/// | `bad` | 1 | with `ended`: metadata that no block has, or a wrong number of beats |
/// | `block` | block | its bits after this cycle, zero where no beat came |
/// | `here` | beats | after this cycle the beat is there, or will never be |
///
/// and, with several ways,
///
/// | port | width | |
/// |---|---|---|
/// | `pointers`, `pointers_here` | bits before way 1, ways − 1 | of the slot that is read |
/// | `next_begun`, `next_metadata` | 1, 2 | of the other slot |
/// | `ahead` | 1 | way 1 reads the other slot |
/// | `first_block`, `first_here` | largest stored size, its beats | what way 1 reads |
///
/// Latency to blocks and `here` 0 cycles, to all others 1; a beat a cycle. The
/// next block may follow after as many cycles as the block takes.
pub fn narrow_slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_narrow_slots", p.name));
    m.doc("Two block slots behind a narrow input port, read while they fill.\ns_ready is a register; it falls where the next beat would have no slot.");
    let reading = m.input("reading", 1);
    let release = m.input("release_read", 1);
    let (slots, arriving) = slots(&m, p, reading, release);
    let [zero, one] = &slots;
    let arrived = reading.mux(one.arrived, zero.arrived).named("arrived");
    let ended = reading.mux(one.ended, zero.ended).named("has_ended");
    m.output("begun", arrived.bit(0));
    m.output("ended", ended);
    m.output("metadata", reading.mux(one.metadata, zero.metadata));
    m.output("bad", reading.mux(one.bad, zero.bad));
    let (block, here) = view(p, &slots, &arriving, reading, p.beats());
    m.output("block", block.named("read_block"));
    m.output("here", here.named("read_here"));
    if p.ways == 1 {
        return m.finish();
    }

    let width = p.beat_bytes * 8;
    let stored = reading.mux(one.block, zero.block);
    let pointers = (0..p.first_way_bit())
        .map(|bit| stored.bit(bit) & arrived.bit(bit / width))
        .collect::<Vec<_>>();
    m.output("pointers", concat(&pointers));
    let here: Vec<Signal> = (1..p.ways)
        .map(|pointer| arrived.bit((pointer * p.pointer_bits() - 1) / width) | ended)
        .collect();
    m.output("pointers_here", concat(&here));
    let next_begun = reading.mux(zero.arrived.bit(0), one.arrived.bit(0));
    m.output("next_begun", next_begun);
    m.output("next_metadata", reading.mux(zero.metadata, one.metadata));
    let first_slot = (reading ^ m.input("ahead", 1)).named("first_slot");
    let largest = p.beats_of_bursts(p.max_bursts());
    let (block, here) = view(p, &slots, &arriving, first_slot, largest);
    m.output("first_block", block);
    m.output("first_here", here);
    m.finish()
}

/// The port, and the slots behind it.
fn slots<'m>(
    m: &'m Builder,
    p: &Parameters,
    reading: Signal<'m>,
    release: Signal<'m>,
) -> ([Slot<'m>; 2], Arriving<'m>) {
    let valid = m.input("s_valid", 1);
    let data = m.input("s_data", p.beat_bytes * 8);
    let last = m.input("s_last", 1);
    let user = m.input("s_user", 2);
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
    let place = concat(&places).named("place");
    let fills = [0, 1].map(|slot: u64| {
        let fills = take & filling.eq_to(slot);
        fills.named(&format!("slot{slot}_fills"))
    });

    let slots = [0, 1].map(|slot: usize| {
        let fills = fills[slot];
        let name = |what: &str| format!("slot{slot}_{what}");
        let stays = !(release & reading.eq_to(slot as u64));
        let arrived = m.register_reset(&name("arrived"), beats, 0);
        m.next(arrived, stays.gate(arrived | fills.gate(place)));
        let ended = m.register_reset(&name("ended"), 1, 0);
        m.next(ended, stays & (ended | (fills & last)));
        let metadata = m.delay_if(&name("metadata"), first & fills, user);
        let bad = bad_block(p, first.mux(user, metadata), count);
        let stored: Vec<Signal> = (0..beats)
            .map(|beat| m.delay_if(&name(&format!("beat{beat}")), fills & place.bit(beat), data))
            .collect();
        Slot {
            arrived,
            ended,
            metadata,
            bad: m.delay_if(&name("bad"), fills & last, bad),
            block: concat(&stored),
        }
    });

    // The next beat has a slot: the one being filled, or one for a new block.
    let goes_on = (take & !ends) | (!take & count.any());
    let next_slot = (filling ^ ends).named("next_slot");
    let free = [0, 1]
        .map(|slot: usize| !slots[slot].arrived.bit(0) | (release & reading.eq_to(slot as u64)));
    let has_room = next_slot.mux(free[1], free[0]);
    let interval = u64::from(p.decompressor_interval());
    let cycles_bits = address_width(interval);
    let cycles = user.all().mux(
        m.constant(u64::from(p.raw_interval()) - 1, cycles_bits),
        m.constant(interval - 1, cycles_bits),
    );
    m.next(ready, goes_on | (has_room & paced(m, cycles, first)));
    m.output("s_ready", ready);
    let arriving = Arriving {
        data,
        place,
        last,
        fills,
    };
    (slots, arriving)
}

/// The first `beats` beats of a slot's block as they are after this cycle, and
/// whether each is there or will never be.
fn view<'m>(
    p: &Parameters,
    [zero, one]: &[Slot<'m>; 2],
    arriving: &Arriving<'m>,
    slot: Signal<'m>,
    beats: u32,
) -> (Signal<'m>, Signal<'m>) {
    let width = p.beat_bytes * 8;
    let arrived = slot.mux(one.arrived, zero.arrived);
    let incoming = slot.mux(arriving.fills[1], arriving.fills[0]);
    let block = slot.mux(one.block, zero.block);
    let seen: Vec<Signal> = (0..beats)
        .map(|i| {
            let old = arrived.bit(i).gate(block.slice(i * width, width));
            (incoming & arriving.place.bit(i)).mux(arriving.data, old)
        })
        .collect();
    let complete = slot.mux(one.ended, zero.ended) | (incoming & arriving.last);
    let here = arrived | incoming.gate(arriving.place) | complete.replicate(p.beats());
    (concat(&seen), here.slice(0, beats))
}
