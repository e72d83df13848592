//! One block that is written: from its first byte to the memory's answer.
//!
//! An entry is open and collects bytes until the block is whole, or no burst has written to it for `combine`
//! cycles, or its place is needed; but not before an earlier entry of the block is written, nor in the middle
//! of a burst. A read of an open entry's block goes first, because the entry's writes are not answered yet.
//! With early responses they may be answered: the end of their burst seals the entry, which then accepts
//! nothing more and closes.
//!
//! A closed entry waits for the reads that came before it. It looks up the block's metadata, which pins their
//! line, and has the rest of the block read if bytes are missing. Then it is compressed and written, and writes
//! the new metadata.
//!
//! A block whose write fails is poisoned: metadata 0 and a burst of ones, which no codec decodes. So is a block
//! that a scrub finds invalid.
//!
//! All outputs depend on registers only; inputs that reach outputs in the same cycle come from registers.

use std::rc::Rc;

use super::attributes::{attribute_bits, with_higher_qos};
use super::look_up::LookUpPorts;
use super::{flag, Life, Parameters, COMBINE_BITS};
use crate::hdl::{Builder, DesignError, Module};

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn write_entry(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_entry"));
    m.doc("Entry of the write buffer: tracks one block that is written, from its first byte to the memory's answer. While open, it collects bytes. Once closed, it looks up and pins the block's metadata, has missing bytes read, is compressed and written, and writes the new metadata.");
    let take = m.input("take", 1).comment("Entry takes a block");
    let take_block = m
        .input("take_block", p.number_bits())
        .comment("With take: number of the block");
    let take_looks = m
        .input("take_looks", 1)
        .comment("With take: block has metadata");
    let take_compresses = m
        .input("take_compresses", 1)
        .comment("With take: block may be stored compressed");
    let take_scrubs = m
        .input("take_scrubs", 1)
        .comment("With take: nothing is written; the stored block is stored again, raw");
    let take_behind = m.input("take_behind", 1);
    take_behind.comment("With take: the entry take_after goes first");
    let take_after = m
        .input("take_after", p.entry_bits())
        .comment("With take: another, closed entry that holds the block");
    let take_attributes = m
        .input("take_attributes", attribute_bits(p))
        .comment("With take: attributes of the block's writes");
    let write_attributes = m
        .input("write_attributes", attribute_bits(p))
        .comment("With write: attributes of the beat's burst");
    let ends = m
        .input("ends", 1)
        .comment("Last cycle of the entry, reported to all that wait for it");
    let any_ends = m
        .input("any_ends", 1)
        .comment("Some entry ends in this cycle");
    let end_entry = m
        .input("end_entry", p.entry_bits())
        .comment("With any_ends: number of the entry that ends");
    let write = m
        .input("write", 1)
        .comment("Bytes of the block are written, perhaps together with take");
    let write_posted = m
        .input("write_posted", 1)
        .comment("With write: the burst is answered before it is in memory");
    let write_fills = m
        .input("write_fills", p.words())
        .comment("With write: word of which all bytes are written, one-hot or zero");
    let marks = m
        .input("marks", 1)
        .comment("Bytes of the block were written in the previous cycle");
    let marked_words = m
        .input("marked_words", p.words())
        .comment("With marks: their word, one-hot");
    let filled = m
        .input("filled", 1)
        .comment("All bytes of a word are written, perhaps by several beats");
    let filled_words = m
        .input("filled_words", p.words())
        .comment("With filled: that word, one-hot");
    let goes_on = m
        .input("write_goes_on", 1)
        .comment("With write: next beat of the burst is in the same block");
    let burst_ends = m.input("burst_ends", 1);
    burst_ends.comment("Last beat of a burst is accepted in this cycle");
    let burst_ended = m.input("burst_ended", 1);
    burst_ended.comment("Last beat of a burst was accepted in the previous cycle");
    let moved_on = m.input("burst_moved_on", 1);
    moved_on.comment("Current beat is in another block");
    let close = m
        .input("close", 1)
        .comment("Entry must close: it waits only for bytes of a burst that continues");
    let now = m
        .input("now", COMBINE_BITS)
        .comment("Number of the cycle; counts while any entry is open");
    let deadline = m.input("deadline", COMBINE_BITS);
    deadline.comment("With take or write: cycle until which the entry waits for more bytes");
    let reads_before = m.input("reads_before", 1);
    reads_before.comment("Earlier reads of the block have yet to read memory");
    let ports = LookUpPorts::new(&m, p);
    let lost = p.metadata.checks().then(|| {
        let lost = m.input("lost", 1);
        lost.comment("With a hit: the block's metadata are lost");
        let rewrites = m.input("rewrites", 1);
        rewrites.comment("Some metadata are lost: a written block also writes unchanged metadata");
        (lost, rewrites)
    });
    let rest_ready = m
        .input("rest_ready", 1)
        .comment("Block was read, for the bytes that were not written");
    let rest_failed = m
        .input("rest_failed", 1)
        .comment("With rest_ready: the block could not be read");
    let rest_corrupt = m
        .input("rest_corrupt", 1)
        .comment("With rest_ready: stored data are not a valid block");
    let fed = m.input("fed", 1).comment("Entry is sent to memory");
    let written = m
        .input("written", 1)
        .comment("Memory has answered the write of the block");
    let written_failed = m
        .input("written_failed", 1)
        .comment("With written: memory answered with an error");
    let written_metadata = m
        .input("written_metadata", p.metadata_bits())
        .comment("With written: metadata with which the block was written");
    let update_taken = m
        .input("update_taken", 1)
        .comment("Metadata cache accepts the new metadata");
    let damaged = p.buffers.checks().then(|| {
        m.input("damaged", 1)
            .comment("A word of the block was damaged when it was sent")
    });
    let no = m.zero(1);

    m.section("The block, and the bytes of it that were written");
    let busy = m.register_reset("is_busy", 1, 0);
    let life = Life { take, busy };
    let alive = life.now().named("is_alive");
    m.next_if(busy, alive, take | !ends);
    let block = m.delay_if("block_held", take, take_block);
    let attributes = m.register("attributes_held", attribute_bits(p));
    let merged = with_higher_qos(p, attributes, write_attributes);
    m.next_if(attributes, take | write, take.mux(take_attributes, merged));
    let looks = m.delay_if("has_metadata", take, take_looks);
    let compresses = m.delay_if("may_compress", take, take_compresses);
    let scrubs = m.delay_if("is_scrub", take, take_scrubs);
    // Which bytes of a word were written is kept in a RAM, from its first byte on.
    let begun = m.register("words_begun", p.words());
    m.next_if(begun, take | marks, (!take).gate(begun | marked_words));
    let full = m.register("words_full", p.words());
    let full_before = full | filled.gate(filled_words);
    let full_now = (!take).gate(full_before) | write.gate(write_fills);
    let full_now = full_now.named("words_full_now");
    m.next_if(full, take | write | filled, full_now);
    let whole = full.all().named("whole");

    m.section("Sealed when a burst that is answered early has ended: reads must not go before it");
    let posted_now = (write & write_posted).named("is_posted_now");
    let posted = flag(&m, life, "is_posted", posted_now, posted_now, no);
    let ends_posted = burst_ends & (posted | posted_now);
    let at_once = burst_ends & posted_now;
    let sealed = flag(&m, life, "is_sealed", at_once, ends_posted, no);

    m.section("Open until it is whole, has waited, or its place is needed");
    let in_burst = m.register("in_burst", 1);
    in_burst.comment("The burst that last wrote to the entry continues in it.");
    let stays = in_burst & !burst_ended & !moved_on & !take;
    m.next_if(in_burst, alive, write.mux(goes_on, stays));
    let restart = (take | write).named("restart");
    let until = m.delay_if("waits_until", restart, deadline);
    let has_waited = m.register("has_waited", 1);
    let expired = (has_waited | until.eq(now)).named("expired");
    m.next_if(has_waited, alive, !restart & expired);
    // It is known late whether this entry is written.
    let would_be = (full | write_fills).all().named("would_be_whole");
    let is_whole = (whole | (write & would_be)).named("becomes_whole");
    let goes_on_here = write.mux(goes_on, in_burst).named("goes_on_here");
    let after = m.delay_if("entry_before", take, take_after);
    let behind = m.register_reset("waits_for_entry", 1, 0);
    behind.comment("Another entry of the block, which keeps this one open.");
    let before_ends = (any_ends & after.eq(end_entry)).named("entry_before_ends");
    m.next_if(behind, alive, take.mux(take_behind, behind & !before_ends));
    let waits_here = (goes_on_here | behind).named("waits_here");
    let is_done = is_whole | close | sealed | (expired & !write);
    let closes = is_done & !waits_here;
    let partial_at_first = !(write & write_fills.all().named("fills_block"));
    let opens = !take_scrubs & (partial_at_first | take_behind);
    let open = flag(&m, life, "is_open", opens, no, closes);
    // Earlier reads are known two cycles later; whether several beats filled a word, three.
    let was_open = m.delay_if("was_open", alive, take | open);
    let settles = m.delay_if("settles", alive, take | was_open);
    let settled = m.delay_if("settled", alive, !take & !settles);
    let is_known = (whole | settled) & !open & !was_open & !settles;
    let closed = (busy & is_known & !reads_before).named("closed");

    m.section("Its metadata, whose line is pinned from the hit on");
    let look_up = ports.look_up(&m, life, take_looks);
    let found = look_up.found;
    let known = flag(&m, life, "known", !take_looks, found, no);
    let raw = m.localparam("RAW", p.raw(), p.metadata_bits());
    let old = m.delay_if("metadata_held", found, ports.answer.metadata);
    let is_lost = lost.map(|(lost, _)| flag(&m, life, "metadata_lost", no, found & lost, no));

    m.section("The rest of the block, and its path to memory");
    // The memory merges a block without metadata: bytes that were not written have no strobe.
    let is_raw = scrubs & known & old.eq(raw);
    let is_raw = is_lost.map_or(is_raw, |is_lost| is_raw & !is_lost);
    let nothing_to_scrub = is_raw.named("nothing_to_scrub");
    let is_partial = (looks & !whole).named("is_partial");
    let goes_on = closed & known & is_partial;
    let to_modify = goes_on & !nothing_to_scrub;
    let to_modify = is_lost.map_or(to_modify, |is_lost| to_modify & !is_lost);
    let to_modify = to_modify.named("to_modify");
    // What is stored is unknown.
    let is_unknown = is_lost.map(|is_lost| (goes_on & is_lost).named("is_unknown"));
    let cannot_scrub = is_unknown.map(|is_unknown| is_unknown & scrubs);
    let cannot_modify = is_unknown.map(|is_unknown| is_unknown & !scrubs);
    let modify_asked = flag(&m, life, "modify_asked", no, to_modify, no);
    let arrives = (modify_asked & rest_ready).named("rest_arrives");
    let merges = flag(&m, life, "rest_is_there", no, arrives, no);
    // A damaged word that was sent counts as a failed write.
    let damage = damaged.map(|damaged| flag(&m, life, "is_damaged", no, damaged, no));
    let bad = damage.map_or(written_failed, |damage| written_failed | damage);
    let fails = (written & bad).named("write_fails");
    let is_poison = m.wire("is_poison", 1);
    let scrubs_none = (arrives & rest_corrupt & scrubs).named("scrubs_no_block");
    let none = (fails & looks) | scrubs_none;
    let none = cannot_scrub.map_or(none, |cannot| none | cannot);
    let to_poison = (none & !is_poison).named("to_poison");
    m.drive(is_poison, flag(&m, life, "poisoned", no, to_poison, no));
    let gone = flag(&m, life, "gone", no, fed, to_poison);
    let complete = !is_partial | merges;
    let complete = is_lost.map_or(complete, |is_lost| complete | (is_lost & is_poison));
    let is_ready = (closed & known & complete).named("is_ready");

    m.section("The end");
    let refused = (arrives & rest_failed).named("rest_refused");
    let failing = look_up.failed | refused | fails;
    let failing = cannot_modify.map_or(failing, |cannot| failing | cannot);
    let failed = flag(&m, life, "failed_held", no, failing, no);
    let is_over = m.wire("is_over", 1);
    let unchanged = (to_modify & refused & !scrubs_none) | (closed & nothing_to_scrub);
    let unchanged = cannot_modify.map_or(unchanged, |cannot| unchanged | cannot);
    let updates = ((written & looks & !to_poison) | unchanged) & !is_over;
    let to_update = flag(&m, life, "to_update", no, updates, update_taken);
    let answered_by_memory = flag(&m, life, "was_written", no, written, no);
    let new = m.delay_if("new_metadata_held", written, written_metadata);
    let finishes = look_up.failed | update_taken | (written & !looks);
    let over = flag(&m, life, "finished", no, finishes, no);
    m.drive(is_over, over | update_taken);

    m.section("Outputs");
    m.output("busy", busy).comment("Entry holds a block");
    m.output("open", busy & open)
        .comment("Entry accepts more bytes of its block");
    m.output("sealed", sealed)
        .comment("Entry accepts nothing more: some of its writes may be answered");
    m.output("posted", posted)
        .comment("Some writes of the entry are answered before they are in memory");
    m.output("stays_open", open & in_burst)
        .comment("Burst that last wrote to the entry continues in it");
    m.output("block", block).comment("Number of the block");
    m.output("attributes", attributes)
        .comment("Attributes of its writes, with their highest AxQOS");
    m.output("begun", begun)
        .comment("Words of which bytes were written, one bit each");
    m.output("old_metadata", old)
        .comment("Metadata of the block before the write");
    m.output("looks", busy & looks)
        .comment("Entry uses the metadata cache");
    m.output("scrubs", busy & scrubs)
        .comment("Entry is a scrub: no client wrote to it");
    m.output("wants_look_up", closed & look_up.wanted)
        .comment("Requests a look-up of the metadata");
    m.output("wants_modify", to_modify & !modify_asked)
        .comment("Requests a read of the block, for the bytes that were not written");
    let ends_now = to_update | over;
    let wants_feed = (!failed & !nothing_to_scrub) | is_poison;
    m.output("wants_feed", is_ready & !gone & wants_feed & !ends_now)
        .comment("Requests that the entry is sent to memory");
    m.output("wants_update", busy & to_update)
        .comment("Requests that new metadata are written, or the line unpinned");
    let differs = !new.eq(old);
    let differs = match (is_lost, lost) {
        (Some(is_lost), Some((_, rewrites))) => differs | is_lost | rewrites,
        _ => differs,
    };
    m.output("changes", answered_by_memory & differs)
        .comment("With wants_update: write the metadata; else only unpin the line");
    m.output("new_metadata", new)
        .comment("With wants_update: bursts of the block less one, or all ones if it is raw");
    m.output("compresses", compresses & !scrubs)
        .comment("With wants_feed: block may be compressed");
    m.output("merges", merges & is_partial)
        .comment("With wants_feed: rest of the block was read");
    m.output("poisons", is_poison)
        .comment("With wants_feed: block is poison");
    m.output("over", busy & over)
        .comment("Entry has nothing left to do, and must end");
    m.output("failed", failed)
        .comment("Write of the block has failed");
    m.finish()
}
