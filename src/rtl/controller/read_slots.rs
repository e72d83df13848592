//! The blocks that are being read: slots for the client's reads, whose blocks are sent in the order of their ID,
//! and one slot per write-buffer entry for its read-modify-write.

use std::rc::Rc;

use super::alone::{Alone, Taken};
use super::look_up::Answer;
use super::modify_slot::modify_slot;
use super::queued::{queued, Early, Order};
use super::read_slot::read_slot;
use super::registers::Injected;
use super::send_order::{send_order, SendOrderInputs};
use super::{decode, tables_in_doubt, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::{number, First};
use crate::rtl::common::select::{equal_each, one_hot, select};
use crate::rtl::protect::{corrected_memory, Write};

/// The module of all slots.
#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn read_slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_slots"));
    m.doc("Read slots: slots for the client's reads, and one slot per write-buffer entry for its read-modify-write. Chooses the burst whose blocks are sent next.");
    let bursts_bits = address_width(u64::from(p.bursts()));
    let take = m.input("take", 1).comment("A read of a block is accepted");
    let take_block = m
        .input("take_block", p.number_bits())
        .comment("With take: number of the block");
    let take_bursts = m
        .input("take_bursts", bursts_bits)
        .comment("With take: bursts that the read needs of a raw block, less one");
    let take_looks = m
        .input("take_looks", 1)
        .comment("With take: metadata must be looked up");
    let take_refused = m
        .input("take_refused", 1)
        .comment("With take: block is not read, but answered with an error");
    let take_waits = m
        .input("take_waits", 1)
        .comment("With take: the read waits for the entry take_entry");
    let take_entry = m
        .input("take_entry", p.entry_bits())
        .comment("With take: closed entry of the write buffer that holds the block");
    let take_joins = m
        .input("take_joins", 1)
        .comment("With take: the entry take_open waits for this read");
    let take_open = m
        .input("take_open", p.entry_bits())
        .comment("With take: open entry of the write buffer that holds the block");
    let take_first = m
        .input("take_first", 1)
        .comment("With take: first block of its burst");
    let take_last = m
        .input("take_last", 1)
        .comment("With take: last block of its burst");
    let take_id = m
        .input("take_id", p.id_bits)
        .comment("With take: ID of the burst");
    let compare_block = m
        .input("compare_block", p.number_bits())
        .comment("Block for which an entry of the write buffer was taken in the previous cycle");
    let claim = m
        .input("claim", 1)
        .comment("An entry has taken compare_block, and waits for its reads");
    let claim_entry = m
        .input("claim_entry", p.entry_bits())
        .comment("Number of the entry that was taken");
    let entry_ends = m
        .input("entry_ends", p.entries)
        .comment("Entry of the write buffer that ends in this cycle, one-hot or zero");
    let entry_ended = m
        .input("entry_ended", 1)
        .comment("An entry of the write buffer ended in the previous cycle");
    let ended_entry = m
        .input("ended_entry", p.entry_bits())
        .comment("With entry_ended: number of that entry");
    let look_taken = m
        .input("look_taken", 1)
        .comment("Metadata cache accepts the look-up");
    let answered = m
        .input("answered", 1)
        .comment("A look-up is answered in this cycle");
    let answered_slot = m
        .input("answered_slot", p.slot_bits())
        .comment("Slot whose look-up is answered");
    let answer = Answer::new(&m, p);
    let ask_taken = m
        .input("ask_taken", 1)
        .comment("Memory port accepts the read");
    let arrives = m
        .input("arrives", 1)
        .comment("Last data that a slot requested arrive");
    let arrives_slot = m
        .input("arrives_slot", p.slot_bits())
        .comment("Slot whose last data arrive");
    let arrives_failed = m
        .input("arrives_failed", 1)
        .comment("With arrives: memory answered with an error");
    let part_valid = m.input("part_valid", 1).comment("Beat of a block is valid");
    let part_slot = m
        .input("part_slot", p.slot_bits())
        .comment("Slot that the beat belongs to");
    let unpack_taken = m
        .input("unpack_taken", 1)
        .comment("A decompressor accepts the data");
    let unpacked = m
        .input("unpacked", 1)
        .comment("A block leaves its decompressor");
    let unpacked_slot = m
        .input("unpacked_slot", p.slot_bits())
        .comment("Slot whose block leaves its decompressor");
    let unpacked_failed = m
        .input("unpacked_failed", 1)
        .comment("With unpacked: the data are not a valid block");
    let send_taken = m
        .input("send_taken", 1)
        .comment("Burst to send is accepted");
    let head = m
        .input("head", p.slot_bits())
        .comment("Slot whose block is sent");
    let free_head = m
        .input("free_head", 1)
        .comment("Block of the slot head was sent: the slot is free");
    let modify = m
        .input("modify", p.entries)
        .comment("Entries whose block must be read for read-modify-write, one bit each");
    let modify_blocks = m
        .input("modify_blocks", p.entries * p.number_bits())
        .comment("Block of each entry, the first in the lowest bits");
    let modify_metadata = m
        .input("modify_metadata", p.entries * p.metadata_bits())
        .comment("Metadata of each entry's block, the first in the lowest bits");

    m.section("Free slots");
    let takes = m.wire("slots_taken", p.slots);
    let busy = m.wire("busy_slots", p.slots);
    let next_slot = next_free(&m, p, busy, take);
    m.drive(takes, take.gate(next_slot));
    let used = m.register_reset("used_slots", address_width(u64::from(p.slots) + 1), 0);
    let fewer = used - m.constant(1, used.width());
    m.next_if(used, take ^ free_head, take.mux(used.plus(1), fewer));
    let is_idle = (!used.any()).named("no_slot_is_used");
    m.output("has_room", next_slot.any())
        .comment("A slot is free for a read");
    let bits = p.slot_bits();
    let take_slot = number(&m, next_slot).resize(bits).named("next_slot_number");
    m.output("take_slot", take_slot)
        .comment("With take: slot that the read gets");

    m.section("The slots");
    let looked_up = m.wire("looked_up", p.slots);
    let count = p.slots + p.entries;
    let asked = m.wire("asked", count);
    let unpacks = m.wire("unpacks", count);
    let claims = m.wire("claims", p.slots);
    let slot_bits = p.slots.trailing_zeros();
    let head = head.slice(0, slot_bits);
    let frees = decode(free_head, head, p.slots).named("slots_freed");
    let answers = decode(answered, answered_slot, p.slots).named("slots_answered");
    let arrival = among(p, arrives, arrives_slot).named("slots_arriving");
    let is_corrupt = (unpacked & unpacked_failed).named("is_corrupt");
    let unpacked = among(p, unpacked, unpacked_slot).named("slots_unpacked");
    let part_came = m.register_reset("part_came", 1, 0);
    m.next(part_came, part_valid);
    let part_slot = m.delay_if("part_slot_before", part_valid, part_slot);
    // The highest bit is 1 for the slots of read-modify-write.
    let of_read = part_came & !part_slot.bit(bits - 1);
    let part_comes = decode(of_read, part_slot.slice(0, slot_bits), p.slots);
    let mut of_all = vec![
        ("arrives_failed", arrives_failed),
        ("unpacked_failed", unpacked_failed),
    ];
    of_all.extend(tables_in_doubt(&m, p).map(|doubt| ("tables_in_doubt", doubt)));
    let own = |first: u32, count: u32| {
        [
            ("asked", asked),
            ("arrives", arrival),
            ("unpack_taken", unpacks),
            ("unpacked", unpacked),
        ]
        .map(|(port, all)| (port, all.slice(first, count)))
    };
    let of_ring = [
        ("entry_ended", entry_ended),
        ("ended_entry", ended_entry),
        ("take", takes),
        ("take_block", take_block),
        ("take_bursts", take_bursts),
        ("take_looks", take_looks),
        ("take_refused", take_refused),
        ("take_waits", take_waits),
        ("take_entry", take_entry),
        ("take_joins", take_joins),
        ("take_open", take_open),
        ("claim", claims),
        ("claim_entry", claim_entry),
        ("looked_up", looked_up),
        ("answered", answers),
        ("freed", frees),
        ("part_comes", part_comes.named("slots_with_part")),
    ];
    let mut inputs = [&of_all[..], &answer.inputs(), &own(0, p.slots), &of_ring].concat();
    if p.tells_lost() {
        let lost = m.input("lost", 1);
        lost.comment("With the answer: metadata are lost, and the block is being poisoned");
        inputs.push(("lost", lost));
    }
    let ring = m.array("slot", &read_slot(p)?, p.slots, &inputs);
    m.drive(busy, ring.all("busy"));
    let of_entry = [
        ("take", modify),
        ("take_metadata", modify_metadata),
        ("freed", entry_ends),
    ];
    let inputs = [&of_all[..], &own(p.slots, p.entries), &of_entry].concat();
    let of_entries = m.array("of_entry", &modify_slot(p)?, p.entries, &inputs);
    let of_slots = |port: &str| concat(&[ring.all(port), of_entries.all(port)]);

    m.section("Reads of a block that is to be written");
    let blocks = concat(&[ring.all("block"), modify_blocks]);
    let reads = ring.all("reads");
    let same = equal_each(&m, "same_as_slot", compare_block, ring.all("block"))?;
    m.drive(claims, claim.gate(reads & same));
    // One cycle later; an entry that closes waits for that.
    let held = m.register_reset("entries_held_up", p.entries, 0);
    let holds = or_all(ring.each("holds_up"));
    m.next_if(held, used.any() | held.any(), holds);
    m.output("reads_before", held)
        .comment("Entries that wait for earlier reads, one bit each, one cycle later");
    m.output("slots_look", ring.all("looks").any())
        .comment("At least one slot uses the metadata cache");

    m.section("Look-ups");
    let wants = ring.all("wants_look_up");
    let begins = (take & !take_refused & !take_waits).named("read_begins");
    let early = Early {
        wants: begins & take_looks,
        data: concat(&[take_block, take_slot]),
        passes: false,
    };
    let look = queued(
        &m,
        "look",
        (wants, Order::Groups),
        &[("block", ring.all("block"))],
        |place| place.resize(bits),
        Some(early),
        look_taken,
    )?;
    let at_once = look.early_goes.gate(takes);
    m.drive(looked_up, look.turns.told | at_once);
    m.output("look_valid", look.valid)
        .comment("A slot requests a look-up");
    m.output("look_block", look.data.slice(0, p.number_bits()))
        .comment("Block to look up");
    m.output("look_slot", look.data.slice(p.number_bits(), p.slot_bits()))
        .comment("Slot that looks up");

    m.section("A read that is alone: no other slot was in use when it was taken");
    let taken = Taken {
        takes: take & !take_refused,
        begins,
        looks: take_looks,
        block: take_block,
        bursts: take_bursts,
        slot: take_slot,
        is_first: is_idle,
    };
    let hits = (answered & answer.hit).named("look_up_hits");
    let found = (hits, answered_slot, answer.metadata);
    let alone = Alone::new(&m, p, taken, free_head, found);
    m.output("begins_alone", alone.begins)
        .comment("A read is taken while no other slot is in use");
    m.output("head_alone", alone.is_head)
        .comment("Block that is sent next was taken while no other slot was in use");
    m.output("head_raw", alone.is_raw)
        .comment("With head_alone: block is known to be stored raw");

    m.section("Memory reads");
    let raw = of_entries.all("is_stored_raw");
    let mut fields = vec![
        ("block", blocks),
        (
            "bursts",
            concat(&[ring.all("bursts"), of_entries.all("bursts")]),
        ),
        ("rest", ring.all("rest").resize(count)),
        ("stored", concat(&[ring.all("stored_if_asked"), !raw])),
        ("raw", concat(&[ring.all("raw_if_asked"), raw])),
    ];
    // No read that gets a turn has an ID of its own.
    let own_id = p.asks_before_metadata();
    fields.extend(own_id.then(|| ("own_id", m.zero(count))));
    let of_place = |place| slot_number(&m, p, place);
    let (of_taken, early) = alone.asks(&m, p);
    let ask = queued(
        &m,
        "ask",
        (of_slots("wants_data"), Order::Groups),
        &fields,
        of_place,
        Some(early),
        ask_taken,
    )?;
    let goes_taken = (ask.early_goes & of_taken).named("asked_at_once");
    let goes_rest = (ask.early_goes & !of_taken).named("rest_asked_at_once");
    m.next_if(alone.asked_first, alone.begins, goes_taken & take_looks);
    let alone_slot = alone.slot.slice(0, slot_bits);
    let at_once = goes_taken.gate(takes) | decode(goes_rest, alone_slot, p.slots);
    m.drive(asked, ask.turns.told | at_once.resize(count));
    let low = p.number_bits() + bursts_bits;
    m.output("ask_valid", ask.valid)
        .comment("Block to read from memory is valid");
    m.output("ask_block", ask.data.slice(0, p.number_bits()))
        .comment("Number of the block to read");
    m.output("ask_bursts", ask.data.slice(p.number_bits(), bursts_bits))
        .comment("Bursts to read, less one");
    m.output("ask_rest", ask.data.bit(low))
        .comment("Read starts at the block's second burst");
    m.output("ask_stored", ask.data.bit(low + 1))
        .comment("Data may be compressed");
    m.output("ask_raw", ask.data.bit(low + 2))
        .comment("Data may be raw");
    if own_id {
        m.output("ask_own_id", ask.data.bit(low + 3))
            .comment("Read is a first burst that has its own ID");
    }
    let low = low + 3 + u32::from(own_id);
    let ask_slot = ask.data.slice(low, p.slot_bits());
    m.output("ask_slot", ask_slot)
        .comment("Slot that the data are for");

    m.section("The block of an error");
    // One block may arrive while another one leaves its decompressor.
    let size = Memory {
        depth: 1 << p.slot_bits(),
        width: p.number_bits(),
    };
    let ask_block = ask.data.slice(0, p.number_bits());
    let write = Write {
        enable: ask.valid & ask_taken,
        address: ask_slot,
        data: ask_block,
        inject: Injected::Reads.only_error(&m, p),
    };
    let arrived = is_corrupt.mux(unpacked_slot, arrives_slot);
    let read = (arrives | is_corrupt, arrived.named("slot_arrived"));
    let arrived = corrected_memory(&m, "blocks", size, p.buffers.checks(), write, read)?;
    let mut arrived_block = arrived.data;
    if let Some(found) = arrived.found {
        let known = m.register_reset("has_arrived", 1, 0);
        m.next(known, arrives | is_corrupt);
        arrived_block = m.delay_if("arrived_block_held", known, arrived_block);
        let found = found.told(&m, "arrived", known);
        m.output("arrived_corrected", found.corrected)
            .comment("An error in the last arrived_block was corrected");
        m.output("arrived_damaged", found.damaged)
            .comment("The last arrived_block has an error that cannot be corrected");
    }
    m.output("arrived_block", arrived_block).comment(
        "Block whose data arrived, or which a decompressor found invalid, in the previous cycle, with protection in the one before",
    );

    m.section("Blocks to decompress");
    let metadata = of_slots("metadata_known");
    let at_arrival = (arrival & of_slots("unpacks_at_arrival")).any();
    let at_arrival = (at_arrival & !arrives_failed).named("arrives_to_unpack");
    let of_arrival = concat(&[
        one_hot(
            &m,
            "unpack_early",
            arrival,
            &metadata.parts(p.metadata_bits()),
        )?,
        arrives_slot,
    ]);
    // Data that came before their metadata, and are all of the block.
    let is_all = match p.early {
        super::Early::Whole => !answer.metadata.eq_to(p.raw()),
        _ => !answer.metadata.any(),
    };
    let when_found = (answers & ring.all("unpacks_when_found")).any() & answer.hit & is_all;
    let early = Early {
        wants: (at_arrival | when_found.named("found_and_there")).named("unpacks_now"),
        data: at_arrival.mux(of_arrival, concat(&[answer.metadata, answered_slot])),
        passes: false,
    };
    // A slot that does not wait for a turn is told one cycle later.
    let early_slot = early.data.slice(p.metadata_bits(), p.slot_bits());
    let early_slot = m.delay_if("unpacked_early", early.wants, early_slot);
    let went = m.register_reset("unpacks_early", 1, 0);
    let told_early = among(p, went, early_slot).named("slots_unpacked_early");
    let unpack = queued(
        &m,
        "unpack",
        (of_slots("wants_unpacking") & !told_early, Order::Groups),
        &[("metadata", metadata)],
        of_place,
        Some(early),
        unpack_taken,
    )?;
    m.next(went, unpack.early_goes);
    m.drive(unpacks, unpack.turns.told | told_early);
    m.output("unpack_valid", unpack.valid)
        .comment("Data to decompress are valid");
    m.output("unpack_metadata", unpack.data.slice(0, p.metadata_bits()))
        .comment("Metadata of the block to decompress: bursts less one");
    m.output(
        "unpack_slot",
        unpack.data.slice(p.metadata_bits(), p.slot_bits()),
    )
    .comment("Slot whose data are decompressed");

    m.section("Bursts to send");
    let inputs = SendOrderInputs {
        take,
        first: take_first,
        last: take_last,
        id: take_id,
        slots_taken: takes,
        is_idle,
        there: ring.all("there"),
        send_taken,
    };
    let order = m.instance("send_order", &send_order(p)?, inputs);
    m.output("send_valid", order.valid)
        .comment("A burst is chosen whose blocks are sent next");
    m.output("send_slot", order.slot)
        .comment("Slot of its first block");

    m.section("The block that is sent, and those for read-modify-write");
    m.output(
        "head_ready",
        select(&m, "ready_at_head", head, &ring.each("ready"))?,
    )
    .comment("Block of the slot head can be sent");
    m.output(
        "head_failed",
        select(&m, "failed_at_head", head, &ring.each("failed"))?,
    )
    .comment("Block of the slot head is answered with an error");
    if p.read_user {
        let poisoned = select(&m, "poisoned_at_head", head, &ring.each("poisoned"))?;
        m.output("head_poisoned", poisoned)
            .comment("Block of the slot head is corrupt or poisoned");
    }
    m.output("modify_ready", of_entries.all("ready"))
        .comment("Entries whose block was read, until entry_ends; one bit each");
    m.output("modify_failed", of_entries.all("failed"))
        .comment("Entries whose block could not be read, one bit each");
    m.output("modify_corrupt", of_entries.all("corrupt"))
        .comment("Entries whose stored data are not a valid block, one bit each");
    m.finish()
}

/// The slot that the next read gets, one-hot, or zero if none is free: the next free one in turn, so that slots are
/// taken in the order of their numbers when they become free in that order.
fn next_free<'m>(m: &'m Builder, p: &Parameters, busy: Signal<'m>, take: Signal<'m>) -> Signal<'m> {
    let next = m.register_reset("next_slot", p.slots, 1);
    // The slot after it is selected ahead, too.
    let behind = m.register_reset("slot_behind", p.slots, 2);
    let has_behind = m.register_reset("has_slot_behind", 1, 1);
    let later = m.register_reset("later_slots", p.slots, 0);
    let others = (!(busy | next | behind)).named("other_free_slots");
    let first = First::new(m, others, later);
    let moves = (take | !next.any()).named("slot_moves_up");
    m.next_if(next, moves, behind);
    let selects = (moves | !has_behind).named("selects_slot");
    m.next_if(behind, selects, first.grant);
    m.next_if(has_behind, selects, others.any());
    m.next_if(later, selects, first.past);
    next
}

/// One bit per slot in the order of [`Parameters::all_slots`]: 1 for this slot, if `valid`.
fn among<'m>(p: &Parameters, valid: Signal<'m>, slot: Signal<'m>) -> Signal<'m> {
    let of_entries = p.modify_slot(0);
    let all = decode(valid, slot, of_entries + p.entries);
    concat(&[all.slice(0, p.slots), all.slice(of_entries, p.entries)])
}

/// The number of a slot, from its place among all slots.
fn slot_number<'m>(m: &'m Builder, p: &Parameters, place: Signal<'m>) -> Signal<'m> {
    let first = u64::from(p.slots);
    let bits = p.slot_bits();
    let is_modify = place.ge(m.constant(first, place.width()));
    let entry = place.resize(bits - 1) - m.constant(first % (1 << (bits - 1)), bits - 1);
    let modify = concat(&[entry, m.constant(1, 1)]);
    is_modify.mux(modify, place.resize(bits))
}
