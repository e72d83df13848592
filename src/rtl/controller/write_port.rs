//! The client's writes: splits bursts into beats of blocks, and sends the responses.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axi_aw*`, `s_axi_w*`, `s_axi_b*` | | AXI4 |
//!
//! A burst is answered when all entries that took its beats are done, in the order of the bursts. So an entry
//! holds up the first burst that wrote to it, and therefore all later ones. If its write fails, all bursts
//! that wrote to it are answered with an error; a RAM keeps which bursts these are. With early responses a
//! bufferable burst is answered when its beats are accepted. A wait for an entry that is free, which only a
//! flipped bit can cause, ends at once. One beat per cycle.

use std::rc::Rc;

use super::attributes::{attributes_in, is_bufferable};
use super::bursts::{block_number, Burst};
use super::registers::Injected;
use super::set_ram::{set_ram, SetRamInputs, Shape};
use super::{decode, Parameters, PAGE_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{fifo, pointer, registered};
use crate::rtl::common::round_robin::number;
use crate::rtl::common::select::select;

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn write_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_port"));
    m.doc("Write port of the client: splits bursts into beats of blocks, and sends responses in the order of the bursts. A burst is answered when all entries that took its beats are done; a bufferable one, with early responses, when its beats are accepted. One beat per cycle.");
    let awvalid = m.input("s_axi_awvalid", 1);
    let address_in = Burst::inputs(&m, p, "aw");
    let attributes_in = attributes_in(&m, p, "aw");
    let wvalid = m.input("s_axi_wvalid", 1);
    let wdata = m.input("s_axi_wdata", p.port_bits());
    let wstrb = m.input("s_axi_wstrb", p.port_bytes);
    let wlast = m.input("s_axi_wlast", 1);
    let bready = m.input("s_axi_bready", 1);
    let beat_taken = m
        .input("beat_taken", 1)
        .comment("Write buffer accepts the beat");
    let early = m
        .input("early_response", 1)
        .comment("Bufferable writes are answered before they are in memory");
    let beat_entry = m
        .input("beat_entry", p.entries)
        .comment("Entry that accepted a beat in the previous cycle, one-hot or zero");
    let beat_refused = m
        .input("beat_refused", 1)
        .comment("Clients may not write the beat's block");
    let beat_opens = m
        .input("beat_opens", 1)
        .comment("Beat of the previous cycle was the first one of its entry");
    let entry_ends = m
        .input("entry_ends", p.entries)
        .comment("Entry that ends in this cycle, one-hot or zero");
    let ended = Ended {
        written: m
            .input("written_ends", 1)
            .comment("It was written by the client"),
        entry: m
            .input("end_entry", p.entry_bits())
            .comment("With written_ends: its number"),
        failed: m
            .input("end_failed", 1)
            .comment("With written_ends: its write has failed"),
    };
    let entries_free = m
        .input("entries_free", p.entries)
        .comment("Entries that hold no block, one bit each");

    m.section("The burst whose beats arrive");
    let begins = m.wire("begins", 1);
    let asked = concat(&[address_in, attributes_in]);
    let addresses = fifo(&m, "addresses", 2, awvalid, asked, begins)?;
    m.output("s_axi_awready", addresses.s_ready);
    let active = m.register_reset("active", 1, 0);
    let held = m.delay_if("burst_held", begins, addresses.m_data);
    let (id, burst) = Burst::of_word(p, held);
    let attributes = held.slice(address_in.width(), attributes_in.width());
    let (_, new) = Burst::of_word(p, addresses.m_data);
    let address = m.register("address_in_page", PAGE_BITS);
    let left = m.register("beats_left", 8);
    left.comment("Beats after this one.");
    let refused = m.delay_if("is_refused", begins, new.refused(&m, p, "new"));
    let new_attributes = (addresses.m_data).slice(address_in.width(), attributes_in.width());
    let posted = m.delay_if("is_posted", begins, early & is_bufferable(new_attributes));
    let has_room = m.wire("beats_have_room", 1);
    let comes = (active & wvalid & has_room).named("beat_comes");
    m.output("s_axi_wready", active & has_room);
    let is_last = (!left.any()).named("is_last_beat");
    let ends = (comes & is_last).named("last_beat_comes");
    m.assert(
        !comes | wlast.eq(is_last),
        "s_axi_wlast is not on a burst's last beat",
    );
    let (next, leaves) = burst.next(&m, p, address);
    let next = next.named("next_address");
    m.next_if(
        address,
        begins | comes,
        begins.mux(new.address.slice(0, PAGE_BITS), next),
    );
    let fewer = left - m.constant(1, 8);
    m.next_if(left, begins | comes, begins.mux(new.length, fewer));
    let goes_on = (!is_last & !leaves).named("goes_on_in_block");
    let page = burst.address.slice(PAGE_BITS, p.address_bits - PAGE_BITS);
    let block = block_number(p, page, address);
    let word = match p.words() {
        1 => m.zero(1),
        _ => address.slice(p.port_size(), p.word_bits()),
    };

    m.section("Beats that wait for the write buffer");
    let goes = m.wire("beat_goes", 1);
    let fields = [wdata, wstrb, word, id, is_last, goes_on];
    let beats = fifo(&m, "beats", 2, comes, concat(&fields), goes)?;
    let mut low = 0;
    let [data, strobes, word, id, is_last, goes_on] = fields.map(|field| {
        let held = beats.m_data.slice(low, field.width());
        low += field.width();
        held
    });
    // All entries compare this block.
    let place = concat(&[block, attributes, refused, posted]);
    let blocks = registered(&m, "beat_blocks", comes, place, goes)?;
    m.drive(has_room, blocks.s_ready);
    let waits = blocks.m_valid;
    let block = blocks.m_data.slice(0, block.width());
    let [beat_attributes, next_attributes] =
        [blocks.m_data, blocks.m_next].map(|word| word.slice(block.width(), attributes.width()));
    let above = block.width() + attributes.width();
    let (refused, posted) = (blocks.m_data.bit(above), blocks.m_data.bit(above + 1));
    let refuses = (refused | beat_refused).named("refuses");
    let drops = (waits & refuses).named("drops_beat");
    m.drive(goes, beat_taken | drops);
    let closes = (goes & is_last).named("burst_is_whole");
    m.output("beat_valid", waits & !refuses)
        .comment("Beat for the write buffer is valid");
    m.output("beat_block", block)
        .comment("Number of the beat's block");
    m.output("next_block", blocks.m_next.slice(0, block.width()))
        .comment("Block of the beat that follows with beat_moves");
    m.output("beat_attributes", beat_attributes)
        .comment("Attributes of the beat's burst");
    m.output("beat_posted", posted)
        .comment("Beat's burst is answered before it is in memory");
    m.output("next_attributes", next_attributes)
        .comment("Attributes of the beat that follows with beat_moves");
    m.output("beat_moves", goes | !waits)
        .comment("In the next cycle the beat is another one, of next_block");
    m.output("beat_word", word)
        .comment("Number of the beat's word in its block");
    m.output("beat_strobes", strobes)
        .comment("Bytes of the beat to write, one bit each");
    m.output("beat_data", data).comment("Data of the beat");
    m.output("beat_goes_on", goes_on)
        .comment("Next beat of the burst is in the same block");
    m.output("burst_ends", closes)
        .comment("Last beat of a burst is accepted in this cycle");
    m.output("burst_ended", m.delay("burst_was_whole", closes))
        .comment("Last beat of a burst was accepted in the previous cycle");

    m.section("A ring of bursts that are not answered yet");
    let answers = m.wire("answers", 1);
    let count = p.writes();
    let tail = pointer(&m, "newest_place", count, closes);
    let head = pointer(&m, "oldest_place", count, answers);
    let used = m.register_reset("places_used", address_width(u64::from(count) + 1), 0);
    let fewer = used - m.constant(1, used.width());
    m.next_if(used, begins ^ answers, begins.mux(used.plus(1), fewer));
    let room = (!used.eq_to(u64::from(count))).named("has_place");
    m.drive(begins, addresses.m_valid & (!active | ends) & room);
    m.next(active, begins | (active & !ends));
    // The burst whose beats go to the buffer has the newest place; its last beat closes the place. The entry
    // that accepted a beat is known one cycle later.
    let newest = m.delay_if("place_of_beat", waits, tail);
    let took_last = m.register_reset("took_last", 1, 0);
    m.next(took_last, closes);
    let dropped = m.register_reset("dropped_beat", 1, 0);
    m.next(dropped, drops);
    let posted = m.delay_if("posted_beat", waits, posted);
    let is_newest = decode(m.constant(1, 1), newest, count).named("is_newest_place");

    m.section("Bursts that wait for an entry, and those that fail with it");
    let took = (!posted).gate(beat_entry).named("took_to_wait_for");
    let gone = (entry_ends | entries_free).named("entries_gone");
    let inputs = [
        ("takes", took),
        ("newest", newest),
        ("gone", gone),
        ("oldest", head),
    ];
    let first = m.array("first_burst", &first_burst(p)?, p.entries, &inputs);
    let head_waits = first.all("holds_up").any().named("oldest_waits");
    let failing = writers(
        &m,
        p,
        (beat_entry, beat_opens),
        (!posted).gate(is_newest),
        &ended,
    )?;
    let inputs = [
        ("is_newest", is_newest),
        (
            "is_answered",
            decode(answers, head, count).named("places_answered"),
        ),
        ("closes", took_last),
        ("id", m.delay_if("id_of_beat", waits, id)),
        ("dropped", dropped),
        ("fails", failing.bursts),
    ];
    let places = m.array("place", &write_place(p)?, count, &inputs);
    m.section("Responses");
    let closed = select(&m, "closed_at_head", head, &places.each("is_closed"))?;
    let ready = (closed & !head_waits & !failing.pending).named("oldest_is_done");
    let (failed, id) = (
        select(&m, "failed_at_head", head, &places.each("has_failed"))?,
        select(&m, "id_at_head", head, &places.each("id_held"))?,
    );
    let out = fifo(&m, "responses", 2, ready, concat(&[failed, id]), bready)?;
    m.drive(answers, ready & out.s_ready);
    m.output("s_axi_bvalid", out.m_valid);
    m.output("s_axi_bid", out.m_data.slice(1, p.id_bits));
    let response = [m.zero(1), out.m_data.bit(0)];
    m.output("s_axi_bresp", concat(&response))
        .comment("OKAY or SLVERR.");
    m.finish()
}

/// An entry that ends.
struct Ended<'m> {
    written: Signal<'m>,
    entry: Signal<'m>,
    failed: Signal<'m>,
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
struct Failing<'m> {
    /// A write has failed, and the bursts that wrote to its entry are being looked up.
    pending: Signal<'m>,
    /// Those bursts, one bit for each place.
    bursts: Signal<'m>,
}

/// Keeps the bursts that wrote to each entry, for the entry whose write fails: two cycles after it has ended.
/// `bursts`: the place of the beat's burst, one-hot, or zero if it does not wait for the entry.
fn writers<'m>(
    m: &'m Builder,
    p: &Parameters,
    (beat_entry, beat_opens): (Signal<'m>, Signal<'m>),
    bursts: Signal<'m>,
    ended: &Ended<'m>,
) -> Result<Failing<'m>, DesignError> {
    let protects = p.buffers.checks();
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
        adds: beat_entry.any(),
        word: number(m, beat_entry),
        bits: bursts,
        is_first: beat_opens,
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
