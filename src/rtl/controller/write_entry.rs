//! One block that is written: from its first byte to the memory's answer.
//!
//! It is open, and gathers bytes, until the block is whole, or no burst has written to it for
//! `combine` cycles, or its place is wanted; but not before another entry of the block is written,
//! nor amid a burst. A read of an open entry's block goes first, as its writes have no answer yet. Then the entry waits for the reads that came before it, looks up the
//! block's metadata, which pins their line, has the rest of the block read if some is missing, is
//! compressed and written, and writes the new metadata.
//!
//! A block whose write fails is poisoned: metadata 0 and a burst of ones, which no codec decodes. So is one that a
//! scrub finds to be none.
//!
//! | port | width | |
//! |---|---|---|
//! | `looked_up`, `answered`, `hit`, `waits`, `refused`, `metadata`, `miss`, `resolved`, `resolved_miss`, `resolved_failed` | | as of [`read_slot`](super::read_slot) |
//! | `busy`, `open`, `block`, `mask` | 1, 1, number, bytes | |
//! | `wants_look_up`, `wants_modify`, `wants_feed`, `wants_update` | 1 each | |
//!
//! All outputs follow from registers.

use std::rc::Rc;

use super::look_up::LookUpPorts;
use super::{decode, flag, Life, Parameters, COMBINE_BITS, RAW};
use crate::hdl::{Builder, DesignError, Module};

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn write_entry(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("write_entry"));
    m.doc("One block that is written, from its first byte to the memory's answer.");
    let take = m.input("take", 1).comment("A block; with it:");
    let take_block = m
        .input("take_block", p.number_bits())
        .comment("Has it metadata, may it be compressed");
    let take_looks = m
        .input("take_looks", 1)
        .comment("Has it metadata, may it be compressed");
    let take_compresses = m
        .input("take_compresses", 1)
        .comment("Has it metadata, may it be compressed");
    let take_scrubs = m
        .input("take_scrubs", 1)
        .comment("Nothing is written: what is stored is stored again, raw");
    let take_behind = m.input("take_behind", 1);
    take_behind.comment("It waits for the entry take_after.");
    let take_after = m
        .input("take_after", p.entry_bits())
        .comment("Another entry, closed, holds the block, and goes first");
    let entry_done = m
        .input("entry_done", p.entries)
        .comment("These have been written");
    let write = m
        .input("write", 1)
        .comment("Bytes of it are written, also with take");
    let write_mask = m
        .input("write_mask", p.block_bytes)
        .comment("Bytes of it are written, also with take");
    let goes_on = m.input("write_goes_on", 1).comment("With write: the next beat of its burst is for it, too; a burst's last beat came a cycle ago");
    let burst_ended = m.input("burst_ended", 1);
    burst_ended.comment("A cycle ago.");
    let moved_on = m.input("burst_moved_on", 1);
    moved_on.comment("The beat that comes is of another block.");
    let close = m
        .input("close", 1)
        .comment("It waits for no more bytes than those of a burst that goes on");
    let combine = m
        .input("combine", COMBINE_BITS)
        .comment("Cycles that it waits for more after a byte");
    let reads_before = m.input("reads_before", 1);
    reads_before.comment("They came first, and have yet to read memory.");
    let ports = LookUpPorts::new(&m, p);
    let rest_ready = m.input("rest_ready", 1).comment(
        "The block is there, for the bytes that were not written; it could not be read; it is none",
    );
    let rest_failed = m.input("rest_failed", 1).comment(
        "The block is there, for the bytes that were not written; it could not be read; it is none",
    );
    let rest_corrupt = m.input("rest_corrupt", 1).comment(
        "The block is there, for the bytes that were not written; it could not be read; it is none",
    );
    let fed = m.input("fed", 1).comment("It is on its way to memory");
    let written = m
        .input("written", 1)
        .comment("The memory's answer; what it is now");
    let written_failed = m
        .input("written_failed", 1)
        .comment("The memory's answer; what it is now");
    let written_metadata = m
        .input("written_metadata", 2)
        .comment("The memory's answer; what it is now");
    let update_taken = m
        .input("update_taken", 1)
        .comment("The new metadata are written");
    let damaged = p.buffers.checks().then(|| {
        m.input("damaged", 1)
            .comment("With protected buffers: what goes down is not what was written")
    });
    let no = m.zero(1);

    m.section("The block, and the bytes of it that were written");
    let over = m.wire("is_over", 1);
    let busy = m.register_reset("is_busy", 1, 0);
    m.next(busy, take | (busy & !over));
    let life = Life { take, busy };
    let alive = life.now().named("is_alive");
    let block = m.delay_if("block_held", take, take_block);
    let looks = m.delay_if("has_metadata", take, take_looks);
    let compresses = m.delay_if("may_compress", take, take_compresses);
    let scrubs = m.delay_if("is_scrub", take, take_scrubs);
    let mask = m.register("bytes_written", p.block_bytes);
    let first = write.gate(write_mask).named("first_bytes");
    m.next_if(mask, take | write, take.mux(first, mask | write_mask));
    let whole = mask.all().named("whole");

    m.section("It is open until it is whole, has waited, or its place is wanted");
    let in_burst = m.register("in_burst", 1);
    in_burst.comment("The burst that wrote to it last goes on, here.");
    let stays = in_burst & !burst_ended & !moved_on & !take;
    m.next_if(in_burst, alive, write.mux(goes_on, stays));
    let waited = m.register("cycles_waited", COMBINE_BITS);
    let restart = (take | write).named("restart");
    let waits_on = m.wire("waits_on", 1);
    let more = restart.mux(m.zero(COMBINE_BITS), waited.plus(1));
    m.next_if(waited, restart | waits_on, more);
    let expired = waited.ge(combine).named("expired");
    let written_now = mask | write.gate(write_mask);
    let is_whole = written_now.all().named("would_be_whole");
    let goes_on_here = write.mux(goes_on, in_burst).named("goes_on_here");
    let after = m.delay_if("entry_before", take, take_after);
    let is_after = decode(m.constant(1, 1), after, p.entries).named("is_entry_before");
    let behind = m.register_reset("waits_for_entry", 1, 0);
    behind.comment("Another one of the block, which keeps this one open.");
    let is_done = (is_after & entry_done).any().named("entry_before_is_done");
    m.next_if(behind, alive, take.mux(take_behind, behind & !is_done));
    let waits_here = (goes_on_here | behind).named("waits_here");
    let closes = (is_whole | close | (expired & !write)) & !waits_here;
    let partial_at_first = !(write & write_mask.all().named("fills_block"));
    let opens = !take_scrubs & (partial_at_first | take_behind);
    let open = flag(&m, life, "is_open", opens, no, closes);
    m.drive(waits_on, busy & open & !expired);
    let closed = (busy & !open & !reads_before).named("closed");

    m.section("Its metadata, whose line is pinned from the hit on");
    let look_up = ports.look_up(&m, life, take_looks);
    let found = look_up.found;
    let known = flag(&m, life, "known", !take_looks, found, no);
    let raw = m.localparam("RAW", RAW, 2);
    let old = m.delay_if("metadata_held", found, ports.metadata);

    m.section("The rest of the block, and its way to memory");
    // Without metadata the memory merges: bytes that were not written have no strobe.
    let nothing_to_scrub = (scrubs & known & old.eq(raw)).named("nothing_to_scrub");
    let is_partial = (looks & !whole).named("is_partial");
    let to_modify = (closed & known & is_partial & !nothing_to_scrub).named("to_modify");
    let modify_asked = flag(&m, life, "modify_asked", no, to_modify, no);
    let arrives = (modify_asked & rest_ready).named("rest_arrives");
    let merges = flag(&m, life, "rest_is_there", no, arrives, no);
    // What goes down from a damaged word is as bad as what the memory refuses.
    let damage = damaged.map(|damaged| flag(&m, life, "is_damaged", no, damaged, no));
    let bad = damage.map_or(written_failed, |damage| written_failed | damage);
    let fails = (written & bad).named("write_fails");
    let is_poison = m.wire("is_poison", 1);
    let scrubs_none = (arrives & rest_corrupt & scrubs).named("scrubs_no_block");
    let to_poison = (((fails & looks) | scrubs_none) & !is_poison).named("to_poison");
    m.drive(is_poison, flag(&m, life, "poisoned", no, to_poison, no));
    let gone = flag(&m, life, "gone", no, fed, to_poison);
    let is_ready = (closed & known & (!is_partial | merges)).named("is_ready");

    m.section("The end");
    let refused = (arrives & rest_failed).named("rest_refused");
    let failed = flag(
        &m,
        life,
        "failed_held",
        no,
        look_up.failed | refused | fails,
        no,
    );
    let is_over = m.wire("finished", 1);
    let unchanged = (to_modify & refused & !scrubs_none) | (closed & nothing_to_scrub);
    let ends = ((written & looks & !to_poison) | unchanged) & !is_over;
    let to_update = flag(&m, life, "to_update", no, ends, update_taken);
    let answered_by_memory = flag(&m, life, "was_written", no, written, no);
    let new = m.delay_if("new_metadata_held", written, written_metadata);
    let finishes = look_up.failed | update_taken | (written & !looks);
    let over_held = flag(&m, life, "over", no, finishes, no);
    m.drive(is_over, over_held | update_taken);
    m.drive(over, busy & over_held);

    m.section("The outputs");
    m.output("busy", busy);
    m.output("open", busy & open);
    m.output("stays_open", open & in_burst)
        .comment("Its burst goes on");
    m.output("block", block);
    m.output("mask", mask);
    m.output("old_metadata", old)
        .comment("What it was; it uses the metadata cache");
    m.output("looks", busy & looks)
        .comment("What it was; it uses the metadata cache");
    m.output("scrubs", busy & scrubs)
        .comment("Nothing was written by a client");
    m.output("wants_look_up", closed & look_up.wanted);
    m.output("wants_modify", to_modify & !modify_asked);
    let ends_now = to_update | over_held;
    let wants_feed = (!failed & !nothing_to_scrub) | is_poison;
    m.output("wants_feed", is_ready & !gone & wants_feed & !ends_now);
    m.output("wants_update", busy & to_update);
    m.output("changes", answered_by_memory & !new.eq(old))
        .comment("With wants_update");
    m.output("new_metadata", new).comment("With wants_update");
    m.output("compresses", compresses & !scrubs).comment(
        "With wants_feed: may be compressed; the rest of the block was read; it is poison",
    );
    m.output("merges", merges & is_partial).comment(
        "With wants_feed: may be compressed; the rest of the block was read; it is poison",
    );
    m.output("poisons", is_poison).comment(
        "With wants_feed: may be compressed; the rest of the block was read; it is poison",
    );
    m.output("done", over)
        .comment("The last cycle: all who wrote are answered");
    m.output("failed", failed)
        .comment("The last cycle: all who wrote are answered");
    m.finish()
}
