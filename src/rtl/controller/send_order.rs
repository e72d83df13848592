//! Chooses the burst of the client whose blocks are sent next. Bursts of different IDs are sent in any order.
//!
//! A burst is in line from the cycle in which its first block gets a slot until it is chosen. It may be
//! chosen when its first block arrives raw or is being decompressed, all earlier bursts of its ID are chosen,
//! and all its blocks have slots: blocks that wait for a slot could wait for blocks that are sent after them.
//! Bursts whose first block is complete go first: the client's port never waits for a block while another is complete.
//! A burst without slots for all its blocks is chosen when no other is in line; then all slots of other
//! bursts become free.

use std::rc::Rc;

use super::queued::{queued, Early, Order};
use super::{flag, Life, Parameters};
use crate::hdl::{ports, Builder, DesignError, Module};
use crate::rtl::common::round_robin::number;

ports! {
    pub(super) SendOrderInputs { take, first, last, id, slots_taken, is_idle, there, complete, send_taken }
    -> SendOrderOutputs { valid, slot }
}

/// The module; a chosen burst is at its output three cycles after its first block is `there`, or one cycle after its
/// first block got a slot if no other slot is used.
pub(super) fn send_order(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("send_order"));
    m.doc("Chooses the burst whose blocks are sent next: the oldest of its ID whose first block will be ready soon and whose blocks all have slots. A burst is known by the slot of its first block.\nLatency: 3 cycles from there; 1 cycle from take if no other slot is used.");
    let take = m.input("take", 1).comment("A block gets a slot");
    let first = m
        .input("first", 1)
        .comment("With take: first block of its burst");
    let last = m
        .input("last", 1)
        .comment("With take: last block of its burst");
    let id = m
        .input("id", p.id_bits)
        .comment("With take and first: ID of the burst");
    let slots_taken = m
        .input("slots_taken", p.slots)
        .comment("With take: the slot, one-hot; else zero");
    let is_idle = m.input("is_idle", 1).comment("No slot is used");
    let there = m
        .input("there", p.slots)
        .comment("Slots whose block will be ready without waiting for others, one bit each");
    let complete = m
        .input("complete", p.slots)
        .comment("Of these slots, those whose block is ready");
    let send_taken = m.input("send_taken", 1).comment("Chosen burst is accepted");

    m.section("A new burst is put in line one cycle after its first block got a slot");
    let at_once = m.wire("is_sent_at_once", 1);
    let enters = (take & first & !at_once).named("enters_line");
    let id_entered = m.delay_if("id_entered", enters, id);
    let placed = m.register_reset("burst_entered", 1, 0);
    m.next(placed, enters);
    let all_have_slots = (take & last).named("burst_has_slots");
    let told = m.wire("burst_told", p.slots);
    let same = m.wire("same_id", p.slots);
    let earlier = number(&m, same).named("earlier_burst");
    let any_earlier = same.any().named("any_earlier");
    let any_told = m.wire("any_told", 1);
    let told_number = number(&m, told).named("told_number");
    let may_open = m.register_reset("only_in_line", 1, 0);
    may_open.comment("All bursts in line have slots for all blocks, or there is only one.");
    let some_complete = m.register_reset("some_is_complete", 1, 0);
    some_complete
        .comment("In the previous cycle a burst could be chosen whose first block is complete.");
    let entering = enters.gate(slots_taken).named("entering_slots");
    let inputs = [
        ("enters", entering),
        ("last", last),
        ("id", id),
        ("id_entered", id_entered),
        ("placed", placed),
        ("all_have_slots", all_have_slots),
        ("any_earlier", any_earlier),
        ("earlier", earlier),
        ("told", told),
        ("any_told", any_told),
        ("told_number", told_number),
        ("may_open", may_open),
        ("there", there),
        ("complete", complete),
        ("some_complete", some_complete),
    ];
    let bursts = m.array("burst", &waiting_burst(p)?, p.slots, &inputs);
    m.drive(same, bursts.all("same"));
    m.next(may_open, !bursts.all("waits_complete").any());
    m.next(some_complete, bursts.all("is_ready").any());

    m.section("Bursts that may be chosen");
    let slot = number(&m, slots_taken);
    let early = Early {
        wants: take & first & is_idle,
        data: slot.resize(p.slot_bits()),
        passes: false,
    };
    let chosen = queued(
        &m,
        "send",
        (bursts.all("wants"), Order::Mixed),
        &[],
        p.slot_bits(),
        Some(early),
        send_taken,
    )?;
    m.drive(at_once, chosen.early_goes);
    m.drive(told, chosen.turns.told);
    m.drive(any_told, chosen.turns.any);
    m.output("valid", chosen.valid).comment("A burst is chosen");
    m.output("slot", chosen.data)
        .comment("Slot of its first block");
    m.finish()
}

/// The burst whose first block has a certain slot.
fn waiting_burst(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("waiting_burst"));
    m.doc("Burst whose first block has a certain slot, until it is chosen.");
    let bits = p.read_slot_bits();
    let enters = m
        .input("enters", 1)
        .comment("A burst's first block gets this slot");
    let last = m
        .input("last", 1)
        .comment("With enters: it is the burst's only block");
    let id = m.input("id", p.id_bits).comment("With enters: ID");
    let id_entered = m
        .input("id_entered", p.id_bits)
        .comment("ID of the burst that entered last");
    let placed = m
        .input("placed", 1)
        .comment("A burst entered in the previous cycle");
    let all_have_slots = m
        .input("all_have_slots", 1)
        .comment("All blocks of the burst that entered last have slots");
    let any_earlier = m
        .input("any_earlier", 1)
        .comment("An earlier burst of id_entered is in line");
    let earlier = m
        .input("earlier", bits)
        .comment("With any_earlier: slot of that burst's first block");
    let told = m.input("told", 1).comment("This burst is chosen");
    let any_told = m.input("any_told", 1).comment("A burst is chosen");
    let told_number = m
        .input("told_number", bits)
        .comment("With any_told: slot of its first block");
    let may_open = m.input("may_open", 1);
    may_open.comment("Burst may be chosen although some of its blocks have no slot");
    let there = m.input("there", 1).comment("The block's data are there");
    let complete = m.input("complete", 1).comment("The block is complete");
    let some_complete = m.input("some_complete", 1);
    some_complete.comment("Only bursts whose first block is complete may be chosen");

    let in_line = m.register_reset("in_line", 1, 0);
    let life = Life::new(enters, in_line);
    let no = m.zero(1);
    let yes = m.constant(1, 1);
    m.next_if(in_line, life.clocked, enters | !told);
    let entered = flag(&m, life, "entered", yes, no, yes);
    let id = m.delay_if("id_held", enters, id);
    let newest = m.register_reset("is_newest_of_id", 1, 0);
    let same = newest & placed & !entered & !told & id.eq(id_entered);
    let same = same.named("is_same_id");
    m.next_if(newest, life.clocked, enters | (newest & !told & !same));
    // The burst that it waits for is known in the cycle after it entered.
    let burst = m.delay_if("earlier_burst", entered, earlier);
    let is_chosen = (any_told & burst.eq(told_number)).named("earlier_is_chosen");
    let waits = m.register_reset("waits_for_burst", 1, 0);
    let still = entered.mux(any_earlier, waits & !is_chosen);
    m.next_if(waits, life.clocked, enters | still);
    let open = flag(&m, life, "lacks_slots", !last, no, all_have_slots);

    m.output("same", same)
        .comment("Burst is the last in line of id_entered");
    m.output("waits_complete", in_line & !open)
        .comment("Burst is in line, and all its blocks have slots");
    let may_go = (in_line & !waits & (!open | may_open)).named("may_go");
    m.output("is_ready", may_go & complete)
        .comment("Burst may be chosen, and its first block is complete");
    m.output("wants", may_go & there & (complete | !some_complete))
        .comment("Burst may be chosen");
    m.finish()
}
