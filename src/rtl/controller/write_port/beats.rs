//! The beats of the client's bursts, on their way to the write buffer.

use super::super::attributes::is_bufferable;
use super::super::bursts::{block_number, fields, Burst};
use super::super::{Parameters, PAGE_BITS};
use super::ports::{Buffer, Client};
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::fifo::{fifo, registered};

/// The burst whose beats arrive.
pub(super) struct Arriving<'m> {
    pub id: Signal<'m>,
    pub burst: Burst<'m>,
    pub attributes: Signal<'m>,
    /// The address of its beat in the page, and the beats after that one.
    pub address: Signal<'m>,
    pub left: Signal<'m>,
    /// It is answered with an error.
    pub refused: Signal<'m>,
    /// It is answered before it is in memory.
    pub posted: Signal<'m>,
    /// Driven later: not all of its beats have arrived.
    pub active: Signal<'m>,
    /// The next burst waits.
    pub next_waits: Signal<'m>,
    pub next: Burst<'m>,
    /// Driven later: it begins.
    pub begins: Signal<'m>,
}

impl<'m> Arriving<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        client: &Client<'m>,
        early: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let begins = m.wire("begins", 1);
        let asked = [client.address, client.attributes];
        let addresses = fifo(m, "addresses", 2, client.awvalid, concat(&asked), begins)?;
        m.output("s_axi_awready", addresses.s_ready);
        let active = m.register_reset("active", 1, 0);
        let held = m.delay_if("burst_held", begins, addresses.m_data);
        let attributes_of =
            |word: Signal<'m>| word.slice(client.address.width(), client.attributes.width());
        let (id, burst) = Burst::of_word(p, held);
        let (_, next) = Burst::of_word(p, addresses.m_data);
        let address = m.register("address_in_page", PAGE_BITS);
        let left = m.register("beats_left", 8);
        left.comment("Beats after this one.");
        let refused = m.delay_if("is_refused", begins, next.refused(m, p, "new"));
        let may_post = is_bufferable(attributes_of(addresses.m_data));
        Ok(Arriving {
            id,
            burst,
            attributes: attributes_of(held),
            address,
            left,
            refused,
            posted: m.delay_if("is_posted", begins, early & may_post),
            active,
            next_waits: addresses.m_valid,
            next,
            begins,
        })
    }
}

/// A beat that arrives.
pub(super) struct ArrivingBeat<'m> {
    pub valid: Signal<'m>,
    /// Driven later: there is room for it.
    pub has_room: Signal<'m>,
    pub block: Signal<'m>,
    pub word: Signal<'m>,
    pub is_last: Signal<'m>,
    /// It is valid, and the last one.
    pub ends: Signal<'m>,
    /// The next beat is in the same block.
    pub goes_on: Signal<'m>,
}

impl<'m> ArrivingBeat<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, client: &Client<'m>, of: &Arriving<'m>) -> Self {
        let (begins, address, left) = (of.begins, of.address, of.left);
        let has_room = m.wire("beats_have_room", 1);
        let valid = (of.active & client.wvalid & has_room).named("beat_comes");
        m.output("s_axi_wready", of.active & has_room);
        let is_last = (!left.any()).named("is_last_beat");
        let ends = (valid & is_last).named("last_beat_comes");
        m.assert(
            !valid | client.wlast.eq(is_last),
            "s_axi_wlast is not on a burst's last beat",
        );
        let steps = of.next.steps(m, p).held(m, begins);
        let (next, leaves) = steps.next(p, address);
        let next = next.named("next_address");
        let first = of.next.address.slice(0, PAGE_BITS);
        m.next_if(address, begins | valid, begins.mux(first, next));
        let fewer = left - m.constant(1, 8);
        m.next_if(left, begins | valid, begins.mux(of.next.length, fewer));
        let goes_on = (!is_last & !leaves).named("goes_on_in_block");
        let page = (of.burst.address).slice(PAGE_BITS, p.address_bits - PAGE_BITS);
        ArrivingBeat {
            valid,
            has_room,
            block: block_number(p, page, address),
            word: match p.words() {
                1 => m.zero(1),
                _ => address.slice(p.port_size(), p.word_bits()),
            },
            is_last,
            ends,
            goes_on,
        }
    }
}

/// The beat that waits for the write buffer.
pub(super) struct Beat<'m> {
    pub waits: Signal<'m>,
    pub data: Signal<'m>,
    pub strobes: Signal<'m>,
    pub word: Signal<'m>,
    pub id: Signal<'m>,
    pub goes_on: Signal<'m>,
    pub block: Signal<'m>,
    pub attributes: Signal<'m>,
    pub next_block: Signal<'m>,
    pub next_attributes: Signal<'m>,
    pub posted: Signal<'m>,
    /// It is dropped, because its burst or its block is refused.
    pub refuses: Signal<'m>,
    pub drops: Signal<'m>,
    /// It is accepted or dropped.
    pub goes: Signal<'m>,
    /// So is its burst's last one.
    pub closes: Signal<'m>,
}

impl<'m> Beat<'m> {
    pub fn new(
        m: &'m Builder,
        client: &Client<'m>,
        buffer: &Buffer<'m>,
        burst: &Arriving<'m>,
        beat: &ArrivingBeat<'m>,
    ) -> Result<Self, DesignError> {
        let goes = m.wire("beat_goes", 1);
        let about = [
            client.wdata,
            client.wstrb,
            beat.word,
            burst.id,
            beat.is_last,
            beat.goes_on,
        ];
        let beats = fifo(m, "beats", 2, beat.valid, concat(&about), goes)?;
        let [data, strobes, word, id, is_last, goes_on] =
            fields(beats.m_data, about.map(Signal::width));
        // All entries compare this block.
        let place = [beat.block, burst.attributes, burst.refused, burst.posted];
        let blocks = registered(m, "beat_blocks", beat.valid, concat(&place), goes)?;
        m.drive(beat.has_room, blocks.s_ready);
        let waits = blocks.m_valid;
        let [block, attributes, refused, posted] = fields(blocks.m_data, place.map(Signal::width));
        let refuses = (refused | buffer.beat_refused).named("refuses");
        let drops = (waits & refuses).named("drops_beat");
        m.drive(goes, buffer.beat_taken | drops);
        let next = blocks.m_next;
        Ok(Beat {
            waits,
            data,
            strobes,
            word,
            id,
            goes_on,
            block,
            attributes,
            next_block: next.slice(0, block.width()),
            next_attributes: next.slice(block.width(), attributes.width()),
            posted,
            refuses,
            drops,
            goes,
            closes: (goes & is_last).named("burst_is_whole"),
        })
    }

    /// The ports of the beat.
    pub fn outputs(&self, m: &'m Builder) {
        m.output("beat_valid", self.waits & !self.refuses)
            .comment("Beat for the write buffer is valid");
        m.output("beat_block", self.block)
            .comment("Number of the beat's block");
        m.output("next_block", self.next_block)
            .comment("Block of the beat that follows with beat_moves");
        m.output("beat_attributes", self.attributes)
            .comment("Attributes of the beat's burst");
        m.output("beat_posted", self.posted)
            .comment("Beat's burst is answered before it is in memory");
        m.output("next_attributes", self.next_attributes)
            .comment("Attributes of the beat that follows with beat_moves");
        m.output("beat_moves", self.goes | !self.waits)
            .comment("In the next cycle the beat is another one, of next_block");
        m.output("beat_word", self.word)
            .comment("Number of the beat's word in its block");
        m.output("beat_strobes", self.strobes)
            .comment("Bytes of the beat to write, one bit each");
        m.output("beat_data", self.data).comment("Data of the beat");
        m.output("beat_goes_on", self.goes_on)
            .comment("Next beat of the burst is in the same block");
        m.output("burst_ends", self.closes)
            .comment("Last beat of a burst is accepted in this cycle");
        m.output("burst_ended", m.delay("burst_was_whole", self.closes))
            .comment("Last beat of a burst was accepted in the previous cycle");
    }
}
