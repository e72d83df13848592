//! Two block slots behind an input port: one block is read while the next
//! one comes in.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::{beat_inputs, metadata_input, Framing};

ports! {
    pub(in crate::rtl) BlockSlotsInputs {
        s_valid, s_data, s_last, s_user: Option<Signal<'m>>, release: [Signal<'m>; 2],
        admit: Option<Signal<'m>>,
    } -> BlockSlotsOutputs {
        framing_error: Option<Signal<'m>>, s_ready, filling_slot: Option<Signal<'m>>,
        beats_in: Option<Signal<'m>>, full: [Signal<'m>; 2], block: [Signal<'m>; 2],
        bad: Option<[Signal<'m>; 2]>, metadata: Option<[Signal<'m>; 2]>,
    }
}

/// A block ends with `s_last`. A raw block with a wrong number of beats is dropped here. If it is processed
/// before it ends, it is marked as bad instead: at its last place, if it continues past that.
///
/// Latency 1 cycle from the last beat; a beat a cycle.
pub fn block_slots(p: &Parameters, framing: Framing) -> Result<Rc<Module>, DesignError> {
    let side = match framing {
        Framing::Raw => "raw",
        Framing::Stored => "stored",
    };
    let early = framing == Framing::Raw && p.encodes_early();
    let m = Builder::new(format!("{}_{side}_slots", p.name));
    m.doc("Two block slots behind an input port: one block is read while the next comes in.\ns_ready is a register; it falls where the next beat would have no slot.");
    let [s_valid, s_data, s_last] = beat_inputs(&m, p.beat_bytes * 8);
    let s_user = (framing == Framing::Stored).then(|| metadata_input(&m, 2));
    let release = [0, 1].map(|slot: usize| {
        m.input(&format!("release{slot}"), 1)
            .comment(&format!("Block in slot {slot} is done with"))
    });

    m.section("Beats that come in");
    let slots = Slots::new(&m, p, release);
    let beat = Beat::new(&m, p, (framing, early), (s_valid, s_last), &slots);
    let next = slots.next(&m, p, framing, &beat);
    m.next(slots.ready, next);

    m.output("s_ready", slots.ready)
        .comment("A slot has room for the beat; a register");
    if early {
        m.output("filling_slot", slots.filling)
            .comment("Number of the slot that is being filled");
        m.output("beats_in", (!beat.past).gate(slots.count))
            .comment("Beats that the slot being filled has so far");
    }
    m.section("The slots");
    let selected = [(!slots.filling).named("selects_slot0"), slots.filling];
    slots.blocks(&m, p, (&beat, early, s_data), selected)?;
    if early {
        for (slot, selected) in selected.iter().enumerate() {
            let enable = beat.ends & *selected;
            let bad = m.delay_if(&format!("slot{slot}_bad"), enable, beat.misframed);
            m.output(&format!("bad{slot}"), bad)
                .comment(&format!("Block in slot {slot} has a wrong number of beats"));
        }
    }
    if let Some(user) = s_user {
        let comes = (beat.take, beat.ends);
        metadata(&m, p, user, comes, (slots.filling, selected), slots.count);
    }
    m.finish()
}

/// The state of the slots.
struct Slots<'m> {
    /// Beats of the block that comes in.
    count: Signal<'m>,
    /// The slot that it comes into.
    filling: Signal<'m>,
    full: [Signal<'m>; 2],
    ready: Signal<'m>,
    release: [Signal<'m>; 2],
}

impl<'m> Slots<'m> {
    fn new(m: &'m Builder, p: &Parameters, release: [Signal<'m>; 2]) -> Self {
        let count_bits = address_width(u64::from(p.beats()) + 1);
        Slots {
            count: m.register_reset("beat_count", count_bits, 0),
            filling: m.register_reset("filling", 1, 0),
            full: [0, 1].map(|slot| m.register_reset(&format!("slot{slot}_full"), 1, 0)),
            ready: m.register_reset("ready", 1, 0),
            release,
        }
    }

    /// Whether the next beat has a slot: the one being filled, or one for a new block.
    fn next(
        &self,
        m: &'m Builder,
        p: &Parameters,
        framing: Framing,
        beat: &Beat<'m>,
    ) -> Signal<'m> {
        let (count, take) = (self.count, beat.take);
        let goes_on = (take & !beat.is_last) | (!take & count.any());
        let free = |slot: usize| !self.full[slot] | self.release[slot];
        let next_slot = (self.filling ^ beat.ends).named("next_slot");
        let mut begins = next_slot.mux(free(1), free(0));
        if admits(p, framing) {
            let admit = m.input("admit", 1);
            admit.comment("A block may begin to come in, from the next cycle on");
            begins = begins & admit & !beat.ends;
        } else if framing == Framing::Stored {
            let beats = u64::from(p.beats());
            let whole = m.constant(beats - 1, address_width(beats));
            begins = begins & paced(m, whole, (take & count.eq_to(0)).named("begins_here"));
        }
        goes_on | begins
    }

    /// The blocks, and whether they are there.
    fn blocks(
        &self,
        m: &'m Builder,
        p: &Parameters,
        (beat, early, data): (&Beat<'m>, bool, Signal<'m>),
        selected: [Signal<'m>; 2],
    ) -> Result<(), DesignError> {
        let at_beat: Vec<Signal> = (0..p.beats())
            .map(|beat| self.count.eq_to(u64::from(beat)))
            .collect();
        let at_beat = concat(&m.vector("at_beat", &at_beat));
        let store = block_beats(p)?;
        for (slot, &is_full) in self.full.iter().enumerate() {
            let stays = is_full & !self.release[slot];
            m.next(is_full, stays | (beat.ends & selected[slot]));
            m.output(&format!("full{slot}"), is_full)
                .comment(&format!("Slot {slot} holds a whole block"));
            let fills = if early {
                beat.take & !beat.past & selected[slot]
            } else {
                beat.take & selected[slot]
            };
            let fills = fills.named(&format!("fills_slot{slot}"));
            let put = fills.gate(at_beat);
            let stored = m.instance(
                &format!("slot{slot}"),
                &store,
                BlockBeatsInputs { put, data },
            );
            m.output(&format!("block{slot}"), stored.block)
                .comment(&format!("Block in slot {slot}, first beat lowest"));
        }
        Ok(())
    }
}

/// A beat that comes in.
struct Beat<'m> {
    take: Signal<'m>,
    /// It says that it is its block's last.
    is_last: Signal<'m>,
    /// The block had all its beats before.
    past: Signal<'m>,
    /// Either its place or `is_last` says that it is the last, but not both.
    misframed: Signal<'m>,
    /// The block ends with it.
    ends: Signal<'m>,
}

impl<'m> Beat<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        (framing, early): (Framing, bool),
        (valid, is_last): (Signal<'m>, Signal<'m>),
        slots: &Slots<'m>,
    ) -> Self {
        let (beats, count) = (u64::from(p.beats()), slots.count);
        let take = (valid & slots.ready).named("take");
        // Beats past the block's are dropped, so the count stops there.
        let past = count.eq_to(beats).named("past_last_place");
        let counted = past.mux(count, count.plus(1));
        let next = is_last.mux(m.zero(count.width()), counted);
        m.next_if(count, take, next);
        let at_last = count.eq_to(beats - 1).named("at_last_place");
        let misframed = (at_last ^ is_last).named("misframed");
        let ends = match framing {
            Framing::Raw if early => take & !past & (at_last | is_last),
            Framing::Raw => take & is_last & at_last,
            Framing::Stored => take & is_last,
        }
        .named("block_ends");
        if framing == Framing::Raw {
            let error = m.register_reset("was_misframed", 1, 0);
            m.next(error, take & is_last & !at_last);
            m.output("framing_error", error)
                .comment("For one cycle: a block had a wrong number of beats");
        }
        m.next_if(slots.filling, ends, !slots.filling);
        Beat {
            take,
            is_last,
            past,
            misframed,
            ends,
        }
    }
}

/// The metadata of each slot's block, and whether they disagree with its number of beats. `take`, `ends`: a
/// beat comes in; a block's last beat comes in.
fn metadata<'m>(
    m: &'m Builder,
    p: &Parameters,
    user: Signal<'m>,
    (take, ends): (Signal<'m>, Signal<'m>),
    (filling, selected): (Signal<'m>, [Signal<'m>; 2]),
    count: Signal<'m>,
) {
    let first = (take & count.eq_to(0)).named("first_beat");
    let metadata = [0, 1].map(|slot: usize| {
        let enable = first & selected[slot];
        m.delay_if(&format!("slot{slot}_metadata"), enable, user)
    });
    let filled = filling.mux(metadata[1], metadata[0]);
    let user = first.mux(user, filled).named("user_of_block");
    let bad = bad_block(p, user, count).named("bad_block");
    bad.comment("Metadata that no block has, or a wrong number of beats.");
    for slot in 0..2 {
        m.output(&format!("metadata{slot}"), metadata[slot])
            .comment(&format!("Metadata of the block in slot {slot}"));
        let is_bad = m.delay_if(&format!("slot{slot}_bad"), ends & selected[slot], bad);
        m.output(&format!("bad{slot}"), is_bad).comment(&format!(
            "Block in slot {slot}: metadata no block has, or wrong number of beats"
        ));
    }
}

ports! {
    pub(crate) BlockBeatsInputs { put, data } -> BlockBeatsOutputs { block }
}

/// The beats of one block.
pub(crate) fn block_beats(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_block_beats", p.name));
    m.doc("The beats of one block, each kept as it comes.");
    let put = m.input("put", p.beats());
    put.comment("Place of the beat that comes, one-hot; zero if none does");
    let data = m.input("data", p.beat_bytes * 8).comment("Beat that comes");
    let beats: Vec<Signal> = (0..p.beats())
        .map(|beat| m.register(&format!("beat{beat}"), data.width()))
        .collect();
    let beats = m.vector("beats", &beats);
    for (number, &beat) in (0..).zip(&beats) {
        m.next_if(beat, put.bit(number), data);
    }
    m.output("block", concat(&beats))
        .comment("Beats of the block that have come, the first one lowest");
    m.finish()
}

/// Whether the next block may follow: not before the last one has spent its cycles inside or at the output,
/// of which `others` come after the cycle of its first beat. A short compressed block would only wait inside,
/// and the next one would wait for it.
pub(crate) fn paced<'m>(m: &'m Builder, others: Signal<'m>, begins_here: Signal<'m>) -> Signal<'m> {
    let bits = others.width();
    let left = m.register_reset("cycles_left", bits, 0);
    let counted = left.any().mux(left - m.constant(1, bits), left);
    m.next(left, begins_here.mux(others, counted));
    left.le(m.constant(1, bits)) & !begins_here
}

/// Whether a block is only admitted if it will be processed as soon as it has arrived. This is so unless the
/// port limits the rate: a block that waits inside gains nothing over one that waits outside, and its latency
/// counts.
pub fn admits(p: &Parameters, framing: Framing) -> bool {
    let symbols = match framing {
        Framing::Raw => p.symbols_per_encoder(),
        Framing::Stored => p.symbols_per_way(),
    };
    p.beats() < symbols + 2
}

/// Whether a block that ends with beat number `count` is not what its metadata
/// says.
pub(crate) fn bad_block<'m>(p: &Parameters, metadata: Signal<'m>, count: Signal<'m>) -> Signal<'m> {
    let good = (0..4u32).filter_map(|value| {
        let beats = match value {
            3 => p.beats(),
            value if value < p.max_bursts() => p.beats_of_bursts(value + 1),
            _ => return None,
        };
        Some(metadata.eq_to(u64::from(value)) & count.eq_to(u64::from(beats) - 1))
    });
    let good = crate::hdl::or_all(good.collect::<Vec<_>>());
    !good
}
