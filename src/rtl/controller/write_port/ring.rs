//! Bursts that are not answered yet, what they wait for, and their responses.

use std::rc::Rc;

use super::super::registers::Injected;
use super::super::set_ram::{set_ram, SetRamInputs, Shape};
use super::super::{decode, Parameters};
use super::beats::{Arriving, Beat};
use super::ports::Buffer;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ArrayRef, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{fifo, pointer};
use crate::rtl::common::round_robin::number;
use crate::rtl::common::select::select;

/// A ring of bursts that are not answered yet.
pub(super) struct Ring<'m> {
    /// Driven later: the oldest burst is answered.
    pub answers: Signal<'m>,
    /// The place of the oldest burst.
    pub oldest: Signal<'m>,
    /// The place of the burst of the previous cycle's beat, as a number, and one bit each.
    pub newest: Signal<'m>,
    pub is_newest: Signal<'m>,
    /// That beat was the last of its burst; it was dropped; its burst is answered early.
    pub took_last: Signal<'m>,
    pub dropped: Signal<'m>,
    pub posted: Signal<'m>,
}

impl<'m> Ring<'m> {
    /// `ends`: the last beat of a burst arrives. The burst whose beats go to the buffer has the newest place; its
    /// last beat closes the place. The entry that accepted a beat is known one cycle later.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        burst: &Arriving<'m>,
        ends: Signal<'m>,
        beat: &Beat<'m>,
    ) -> Self {
        let (begins, active) = (burst.begins, burst.active);
        let answers = m.wire("answers", 1);
        let count = p.writes();
        let tail = pointer(m, "newest_place", count, beat.closes);
        let oldest = pointer(m, "oldest_place", count, answers);
        let used = m.register_reset("places_used", address_width(u64::from(count) + 1), 0);
        let fewer = used - m.constant(1, used.width());
        m.next_if(used, begins ^ answers, begins.mux(used.plus(1), fewer));
        let room = (!used.eq_to(u64::from(count))).named("has_place");
        m.drive(begins, burst.next_waits & (!active | ends) & room);
        m.next(active, begins | (active & !ends));
        let newest = m.delay_if("place_of_beat", beat.waits, tail);
        let took_last = m.register_reset("took_last", 1, 0);
        m.next(took_last, beat.closes);
        let dropped = m.register_reset("dropped_beat", 1, 0);
        m.next(dropped, beat.drops);
        let posted = m.delay_if("posted_beat", beat.waits, beat.posted);
        let is_newest = decode(m.constant(1, 1), newest, count).named("is_newest_place");
        Ring {
            answers,
            oldest,
            newest,
            is_newest,
            took_last,
            dropped,
            posted,
        }
    }

    /// The same bits, if the burst of the previous cycle's beat waits for the beat's entry.
    pub fn waits_for_entry(&self, bits: Signal<'m>) -> Signal<'m> {
        (!self.posted).gate(bits)
    }

    /// Whether the oldest burst waits for an entry.
    pub fn oldest_waits(
        &self,
        m: &'m Builder,
        p: &Parameters,
        buffer: &Buffer<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let took = self.waits_for_entry(buffer.beat_entry);
        let gone = buffer.entry_ends | buffer.entries_free;
        let inputs = [
            ("takes", took.named("took_to_wait_for")),
            ("newest", self.newest),
            ("gone", gone.named("entries_gone")),
            ("oldest", self.oldest),
        ];
        let first = m.array("first_burst", &first_burst(p)?, p.entries, &inputs);
        Ok(first.all("holds_up").any().named("oldest_waits"))
    }

    /// The places of the ring. `fails`: the bursts that wrote to an entry whose write has failed.
    pub fn places(
        &self,
        m: &'m Builder,
        p: &Parameters,
        beat: &Beat<'m>,
        fails: Signal<'m>,
    ) -> Result<ArrayRef<'m>, DesignError> {
        let count = p.writes();
        let answered = decode(self.answers, self.oldest, count).named("places_answered");
        let inputs = [
            ("is_newest", self.is_newest),
            ("is_answered", answered),
            ("closes", self.took_last),
            ("id", m.delay_if("id_of_beat", beat.waits, beat.id)),
            ("dropped", self.dropped),
            ("fails", fails),
        ];
        Ok(m.array("place", &write_place(p)?, count, &inputs))
    }

    /// Answers the oldest burst when its beats are accepted, unless it waits for an entry or for bursts that fail.
    pub fn respond(
        &self,
        m: &'m Builder,
        p: &Parameters,
        places: &ArrayRef<'m>,
        [for_entry, for_failures]: [Signal<'m>; 2],
        bready: Signal<'m>,
    ) -> Result<(), DesignError> {
        let of_oldest = |name: &str, port: &str| select(m, name, self.oldest, &places.each(port));
        let closed = of_oldest("closed_at_head", "is_closed")?;
        let ready = (closed & !for_entry & !for_failures).named("oldest_is_done");
        let failed = of_oldest("failed_at_head", "has_failed")?;
        let id = of_oldest("id_at_head", "id_held")?;
        let out = fifo(m, "responses", 2, ready, concat(&[failed, id]), bready)?;
        m.drive(self.answers, ready & out.s_ready);
        m.output("s_axi_bvalid", out.m_valid);
        m.output("s_axi_bid", out.m_data.slice(1, p.id_bits));
        let response = [m.zero(1), out.m_data.bit(0)];
        m.output("s_axi_bresp", concat(&response))
            .comment("OKAY or SLVERR.");
        Ok(())
    }
}

/// The first burst that waits for an entry. Responses are in order, so that one holds up all later ones.
fn first_burst(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("first_burst"));
    m.doc("Remembers, for an entry of the write buffer, the first burst that waits for it. Bursts are answered in order, so it holds up all later ones.");
    let bits = address_width(u64::from(p.writes()));
    let takes = m.input("takes", 1);
    takes.comment("Entry has accepted a beat of the newest burst, which waits for it");
    let newest = m.input("newest", bits).comment("Place of the newest burst");
    let gone = m.input("gone", 1).comment("Entry ends, or holds no block");
    let oldest = m
        .input("oldest", bits)
        .comment("Place of the burst to answer next");
    let waits = m.register_reset("is_awaited", 1, 0);
    m.next_if(waits, takes | waits, takes | (waits & !gone));
    let first = m.delay_if("first", takes & !waits, newest);
    m.output("holds_up", waits & first.eq(oldest))
        .comment("The burst to answer next waits for this entry");
    m.finish()
}

/// The bursts that fail.
pub(super) struct Failing<'m> {
    /// A write has failed, and the bursts that wrote to its entry are being looked up.
    pub pending: Signal<'m>,
    /// Those bursts, one bit for each place.
    pub bursts: Signal<'m>,
}

/// Keeps the bursts that wrote to each entry, for the entry whose write fails: two cycles after it has ended.
/// `bursts`: the place of the beat's burst, one-hot, or zero if it does not wait for the entry.
pub(super) fn writers<'m>(
    m: &'m Builder,
    p: &Parameters,
    buffer: &Buffer<'m>,
    bursts: Signal<'m>,
) -> Result<Failing<'m>, DesignError> {
    let (protects, ended) = (p.buffers.checks(), &buffer.ended);
    let shape = Shape {
        words: p.entries,
        bits: p.writes(),
        protects,
        lost_is_full: true,
    };
    let reads = m.delay_reset("writers_are_read", ended.written);
    let is_read = m.delay_reset("writers_are_known", reads);
    let fails = m.delay_reset("entry_has_failed", ended.written & ended.failed);
    let failed = m.delay_reset("writers_fail", fails);
    let inputs = SetRamInputs {
        adds: buffer.beat_entry.any(),
        word: number(m, buffer.beat_entry),
        bits: bursts,
        is_first: buffer.beat_opens,
        read_enable: ended.written,
        read_word: ended.entry,
        read_loads: protects.then_some(reads),
        inject: Injected::Writes.only_error(m, p),
    };
    let writers = m.instance("bursts_of_entry", &set_ram(shape)?, inputs);
    let known = if protects {
        shape.known(writers.read_bits, writers.read_damaged)
    } else {
        m.delay_if("writers_read", reads, writers.read_bits)
    };
    for (name, says, added, read) in [
        (
            "writers_corrected",
            "Bursts that wrote to an entry: an error was corrected",
            writers.corrected,
            writers.read_corrected,
        ),
        (
            "writers_damaged",
            "Bursts that wrote to an entry: an error cannot be corrected, and all bursts count as such",
            writers.damaged,
            writers.read_damaged,
        ),
    ] {
        if let Some((added, read)) = added.zip(read) {
            m.output(name, added | (is_read & read)).comment(says);
        }
    }
    Ok(Failing {
        pending: fails | failed,
        bursts: failed.gate(known).named("bursts_that_fail"),
    })
}

/// The place of a burst that is not answered yet.
fn write_place(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_place"));
    m.doc("Tracks a burst of the client's writes that is not answered yet.");
    let is_newest = m.input("is_newest", 1);
    is_newest.comment("Beat of the previous cycle belongs to this burst");
    let is_answered = m
        .input("is_answered", 1)
        .comment("Burst is answered in this cycle");
    let closes = m.input("closes", 1);
    closes.comment("Beat was the last of the newest burst");
    let id = m
        .input("id", p.id_bits)
        .comment("AXI ID of the newest burst");
    let dropped = m
        .input("dropped", 1)
        .comment("A beat of the newest burst was refused and dropped");
    let fails = m
        .input("fails", 1)
        .comment("An entry that the burst wrote to ended after a failed write");
    let closed = m.register_reset("closed", 1, 0);
    let becomes_whole = closes & is_newest;
    m.next_if(
        closed,
        becomes_whole | is_answered,
        (closed | becomes_whole) & !is_answered,
    );
    let failed = m.register_reset("failed", 1, 0);
    let drops = (is_newest & dropped).named("drops");
    m.next_if(
        failed,
        drops | fails | is_answered,
        (failed | drops | fails) & !is_answered,
    );
    m.output("is_closed", closed)
        .comment("All beats of the burst are accepted");
    m.output("has_failed", failed)
        .comment("Burst must be answered with an error");
    m.output("id_held", m.delay_if("own_id", becomes_whole, id))
        .comment("AXI ID of the burst");
    m.finish()
}
