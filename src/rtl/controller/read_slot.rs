//! One block that is read, from the cycle in which its read is accepted until its data are in the unit.
//!
//! All outputs depend on registers only.

use std::rc::Rc;

use super::look_up::LookUpPorts;
use super::{flag, held_value, DataPorts, Early, Life, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, DesignError, Module};

/// The slot of a read, which looks up metadata itself.
#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn read_slot(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_slot"));
    m.doc("Read slot: tracks one block from the cycle in which its read is accepted until its data are in the unit. All outputs depend on registers only.");
    let bursts_bits = address_width(u64::from(p.bursts()));
    let take = m.input("take", 1).comment("Slot takes the read of a block");
    let take_block = m
        .input("take_block", p.number_bits())
        .comment("With take: number of the block");
    let take_bursts = m.input("take_bursts", bursts_bits);
    take_bursts.comment("With take: bursts that the read needs of a raw block, less one");
    let take_looks = m
        .input("take_looks", 1)
        .comment("With take: metadata must be looked up");
    let take_refused = m
        .input("take_refused", 1)
        .comment("With take: block is not read, but answered with an error");
    let take_waits = m.input("take_waits", 1);
    take_waits.comment("With take: the read waits for the entry take_entry");
    let take_entry = m
        .input("take_entry", p.entry_bits())
        .comment("With take: closed entry of the write buffer that holds the block");
    let take_joins = m.input("take_joins", 1);
    take_joins.comment("With take: the entry take_open waits for this read");
    let take_open = m
        .input("take_open", p.entry_bits())
        .comment("With take: open entry of the write buffer that holds the block");
    let claim = m
        .input("claim", 1)
        .comment("Entry claim_entry takes the block, and waits for this read");
    let claim_entry = m.input("claim_entry", p.entry_bits());
    claim_entry.comment("Entry of the write buffer that waits for this read");
    let entry_ended = m
        .input("entry_ended", 1)
        .comment("An entry of the write buffer ended in the previous cycle");
    let ended_entry = m
        .input("ended_entry", p.entry_bits())
        .comment("With entry_ended: number of that entry");
    let ports = LookUpPorts::new(&m, p);
    let DataPorts {
        asked,
        arrives,
        arrives_failed,
        unpack_taken,
        unpacked,
        unpacked_failed,
        unpacked_corrupt,
    } = DataPorts::new(&m, p);
    let freed = m
        .input("freed", 1)
        .comment("Block was sent: the slot is free");

    let at_head = m.input("at_head", 1);
    at_head.comment("Block is the one that is sent, when it is ready");
    let asked_in_turn = m.input("asked_in_turn", 1);
    asked_in_turn.comment("With asked: not with take, nor with the answer to the look-up");
    let part_comes = m
        .input("part_comes", 1)
        .comment("A beat of the block's data arrived in the previous cycle");

    let drops = p.asks_before_metadata().then(|| {
        let says = "A beat of the first burst is not kept where raw blocks are kept";
        m.input("part_drops", 1).comment(says)
    });

    m.section("The block, and the write-buffer entries before and after it");
    let busy = m.register_reset("is_busy", 1, 0);
    let clocked = m.wire("something_happens", 1);
    let life = Life {
        take,
        busy,
        clocked,
    };
    m.next_if(busy, clocked, take | !freed);
    let block = m.delay_if("block_held", take, take_block);
    let raw_bursts = m.delay_if("raw_bursts", take, take_bursts);
    let entry = m.delay_if("entry_before", take, take_entry);
    let no = m.zero(1);
    let ended = (entry_ended & entry.eq(ended_entry)).named("entry_before_ended");
    let waits = flag(&m, life, "waits_for_entry", take_waits, no, ended);
    // Only the first entry that waits is recorded; later entries of the block wait for that entry.
    // It is known late that an entry waits.
    let own = Life::new(take, busy);
    let claimed = flag(&m, own, "entry_waits", take_joins, claim, no);
    let behind = take.mux(take_open, claim_entry);
    let behind = m.delay_if("entry_behind", take | (claim & !claimed), behind);
    let free_of_writes = (busy & !waits).named("free_of_writes");

    m.section("Its metadata");
    let looks = take_looks & !take_refused & !ports.looked_up;
    let look_up = ports.look_up(&m, life, looks);
    let known = flag(
        &m,
        life,
        "known",
        !take_looks | take_refused,
        look_up.found | look_up.failed,
        no,
    );
    let raw = m.constant(p.raw(), p.metadata_bits());
    let found = look_up.found;
    let metadata = take.mux(raw, ports.answer.metadata);
    let held = held_value(&m, life, "metadata_held", take | found, metadata);
    let is_raw = held.eq(raw).named("is_raw");

    m.section("Its data");
    let sent = flag(&m, life, "data_asked", asked, asked, no);
    let arrived_once = flag(&m, life, "arrived_once", no, arrives, no);
    let error = (arrives & arrives_failed) | (unpacked & unpacked_failed) | look_up.failed;
    let failed = flag(&m, life, "failed_held", take_refused, error, no);
    if p.read_user {
        let lost = p.tells_lost().then(|| {
            let says = "With the answer: metadata are lost, and the block is being poisoned";
            ports.answered & m.input("lost", 1).comment(says)
        });
        let bad = unpacked & unpacked_corrupt;
        let bad = lost.map_or(bad, |lost| bad | lost);
        m.output("poisoned", flag(&m, life, "is_poisoned", no, bad, no))
            .comment("Block is corrupt or poisoned");
    }
    let whole = flag(&m, life, "is_whole", no, unpacked, no);
    let unpacking = flag(&m, life, "unpacking", no, unpack_taken, no);
    // From a hit on or, if data are read early, from the wait for the line on.
    let begins = match p.early {
        Early::Nothing => look_up.found,
        _ => look_up.found | look_up.waits,
    };
    // A read that was alone has asked for its first burst in the cycle in which it was taken.
    let at_once = (!take_looks & !take_refused) | (take & asked);
    let asks = flag(&m, life, "may_ask", at_once, begins, no);
    let stored = is_raw.mux(raw_bursts, held.resize(bursts_bits));
    let stored = stored.named("bursts_behind_first");
    // After a first burst that was asked for before its metadata were known, the rest is a second read. It is
    // a read of the whole block if that is raw and the first burst was not kept.
    let (lacks, wants_rest, again, rest_open) = match p.early {
        Early::First => {
            let metadata = ports.answer.metadata;
            let more = (metadata.eq(raw)).mux(raw_bursts, metadata.resize(bursts_bits));
            let fails = failed | (arrives & arrives_failed);
            let early = found & (sent | asked) & more.any() & !fails;
            let asks_again = (asked & sent).named("rest_is_asked");
            let lacks = flag(&m, life, "lacks_rest", no, early, asks_again);
            let ends = arrives & arrived_once;
            let open = flag(&m, life, "rest_open", no, asks_again, ends);
            let alone = m.delay_if("was_alone", take, asked & take_looks);
            let again = drops.map_or(no, |drops| {
                // No flag: what is dropped while the rest is asked for counts.
                let dropped = m.register_reset("first_is_dropped", 1, 0);
                let then = drops | (dropped & !asks_again);
                m.next_if(dropped, clocked, (!take).gate(then));
                (dropped & known & is_raw & !failed).named("reads_again")
            });
            // A slot has one read at a time with its own ID.
            let wants = (lacks & (arrived_once | alone)) | (again & arrived_once & !open);
            let lacks = (lacks | again).named("lacks_data");
            (lacks, wants, again, open)
        }
        _ => (no, no, no, no),
    };
    let arrived = (arrived_once & !rest_open).named("data_there");
    let wants_data = (free_of_writes & asks & !sent) | (busy & wants_rest);
    // Data that may be raw are also written to the block's final place.
    let finished = ((arrived & is_raw & !lacks) | whole).named("is_finished");
    let answered = (failed & (!asks | (sent & arrived & !lacks))).named("fails");
    let ready = busy & known & (answered | finished);
    let all_arrived = arrived & !lacks;
    let has_stored = all_arrived & !is_raw;
    let wants_unpacking = busy & known & has_stored & !unpacking & !failed;

    m.section("What clocks the flags");
    // Reads that do not wait for a turn come with another event. They are known late, and so is the end.
    let of_data = asked_in_turn | arrives | part_comes | unpack_taken | unpacked;
    let of_data = drops.map_or(of_data, |drops| of_data | drops);
    let happens = look_up.moves | of_data | ended | at_head;
    m.drive(clocked, take | (busy & happens));

    m.section("Outputs");
    m.output("block", block).comment("Number of the block");
    m.output("metadata_known", held)
        .comment("Metadata of the block, once they are known");
    let first = match p.early {
        Early::First => 0,
        _ => u64::from(p.bursts()) - 1,
    };
    let first = m.constant(first, bursts_bits);
    let rest = stored - m.constant(1, bursts_bits);
    let asks_rest = (lacks & !again).named("asks_rest");
    let bursts = asks_rest.mux(rest, stored);
    m.output("bursts", known.mux(bursts, first))
        .comment("Bursts to read, less one");
    m.output("rest", asks_rest)
        .comment("Read starts at the block's second burst");
    m.output("wants_look_up", free_of_writes & look_up.wanted)
        .comment("Requests a look-up of the metadata");
    m.output("wants_data", wants_data)
        .comment("Requests a read of the data from memory");
    m.output("wants_unpacking", wants_unpacking)
        .comment("Requests decompression of the data");
    let last_arrives = sent & known & !is_raw & !lacks & !(arrived_once ^ rest_open);
    m.output("unpacks_at_arrival", busy & last_arrives & !failed)
        .comment("Data that arrive now can be decompressed");
    m.output("unpacks_when_found", busy & arrived_once & !known & !failed)
        .comment("Data are there, and can be decompressed when the metadata are known");
    m.output("stored_if_asked", !(known & is_raw))
        .comment("Data to read may be compressed");
    m.output("raw_if_asked", !known | is_raw)
        .comment("Data to read may be raw");
    // Data that came before their metadata belong to the metadata before any later write.
    let has_read = arrived & known & !lacks;
    let reads = busy & !has_read & !(known & failed & !asks);
    m.output("reads", reads)
        .comment("Data or metadata may still be read: no write of the block may begin");
    m.output("holds", reads & claimed)
        .comment("An entry of the write buffer waits for this read");
    m.output("behind", behind)
        .comment("With holds: number of that entry");
    m.output("busy", busy).comment("Slot is in use");
    m.output("looks", busy & !known)
        .comment("Slot uses the metadata cache");
    m.output("ready", ready).comment("Block can be sent");
    // A raw block is chosen while its data arrive, a compressed one while it is decompressed, because another
    // block may be decompressed first.
    let begun = flag(&m, life, "has_begun", no, part_comes, no);
    let arrives_raw = begun & is_raw & !lacks & !rest_open;
    let comes = finished | unpacking | arrives_raw;
    m.output("there", busy & known & (answered | comes))
        .comment("Block is ready, or will be without waiting for the DRAM's first answer or for other blocks");
    m.output("failed", failed)
        .comment("Block is answered with an error");
    m.finish()
}
