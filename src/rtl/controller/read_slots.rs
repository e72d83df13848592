//! The blocks that are being read: slots for the client's reads, whose blocks are sent in the order of their ID,
//! and one slot per write-buffer entry for its read-modify-write.

use std::rc::Rc;

use super::alone::{Alone, Taken};
use super::look_up::Answer;
use super::modify_slot::modify_slot;
use super::next_free::{next_free, NextFreeInputs};
use super::queued::{queued, turns, Early, Order, Queued};
use super::read_slot::{read_slot, Take};
use super::registers::Injected;
use super::send_order::{send_order, SendOrderInputs};
use super::{decode, is_modify, tables_in_doubt, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ArrayRef, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::number;
use crate::rtl::common::select::{equal_each, one_hot};
use crate::rtl::protect::{checked_memory, Read, Write};

/// The ports of the place in its burst of a block whose read is accepted.
struct InBurst<'m> {
    first: Signal<'m>,
    last: Signal<'m>,
    id: Signal<'m>,
}

impl<'m> InBurst<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        InBurst {
            first: m
                .input("take_first", 1)
                .comment("With take: first block of its burst"),
            last: m
                .input("take_last", 1)
                .comment("With take: last block of its burst"),
            id: m
                .input("take_id", p.id_bits)
                .comment("With take: ID of the burst"),
        }
    }
}

/// The ports by which entries of the write buffer wait for reads, and reads for entries.
struct Entries<'m> {
    compare_block: Signal<'m>,
    claim: Signal<'m>,
    claim_entry: Signal<'m>,
    ends: Signal<'m>,
    ended: Signal<'m>,
    ended_entry: Signal<'m>,
}

impl<'m> Entries<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Entries {
            compare_block: m.input("compare_block", p.number_bits()).comment(
                "Block for which an entry of the write buffer was taken in the previous cycle",
            ),
            claim: m
                .input("claim", 1)
                .comment("An entry has taken compare_block, and waits for its reads"),
            claim_entry: m
                .input("claim_entry", p.entry_bits())
                .comment("Number of the entry that was taken"),
            ends: m
                .input("entry_ends", p.entries)
                .comment("Entry of the write buffer that ends in this cycle, one-hot or zero"),
            ended: m
                .input("entry_ended", 1)
                .comment("An entry of the write buffer ended in the previous cycle"),
            ended_entry: m
                .input("ended_entry", p.entry_bits())
                .comment("With entry_ended: number of that entry"),
        }
    }
}

/// The ports of look-ups.
struct LookUps<'m> {
    taken: Signal<'m>,
    answered: Signal<'m>,
    slot: Signal<'m>,
    answer: Answer<'m>,
}

impl<'m> LookUps<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        LookUps {
            taken: m
                .input("look_taken", 1)
                .comment("Metadata cache accepts the look-up"),
            answered: m
                .input("answered", 1)
                .comment("A look-up is answered in this cycle"),
            slot: m
                .input("answered_slot", p.slot_bits())
                .comment("Slot whose look-up is answered"),
            answer: Answer::new(m, p),
        }
    }
}

/// The ports of data: from the memory, and through a decompressor.
struct Data<'m> {
    ask_ready: Signal<'m>,
    arrives: Signal<'m>,
    arrives_slot: Signal<'m>,
    arrives_soon: Signal<'m>,
    arrives_soon_slot: Signal<'m>,
    arrives_failed: Signal<'m>,
    part_valid: Signal<'m>,
    part_slot: Signal<'m>,
    /// Of first bursts that are read before their metadata are known.
    part_drops: Option<Signal<'m>>,
    unpack_taken: Signal<'m>,
    unpacked: Signal<'m>,
    unpacked_slot: Signal<'m>,
    unpacked_failed: Signal<'m>,
}

impl<'m> Data<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Data {
            ask_ready: m
                .input("ask_ready", 1)
                .comment("Memory port accepts the read if valid"),
            arrives: m
                .input("arrives", 1)
                .comment("Last data that a slot requested arrive"),
            arrives_slot: m
                .input("arrives_slot", p.slot_bits())
                .comment("Slot whose last data arrive"),
            arrives_soon: m
                .input("arrives_soon", 1)
                .comment("Last data that a slot requested arrive in the next cycle"),
            arrives_soon_slot: m
                .input("arrives_soon_slot", p.slot_bits())
                .comment("With arrives_soon: that slot"),
            arrives_failed: m
                .input("arrives_failed", 1)
                .comment("With arrives: memory answered with an error"),
            part_valid: m.input("part_valid", 1).comment("Beat of a block is valid"),
            part_slot: m
                .input("part_slot", p.slot_bits())
                .comment("Slot that the beat belongs to"),
            part_drops: p.asks_before_metadata().then(|| {
                let says = "With part_valid: the beat may be of a raw block, and is not kept there";
                m.input("part_drops", 1).comment(says)
            }),
            unpack_taken: m
                .input("unpack_taken", 1)
                .comment("A decompressor accepts the data"),
            unpacked: m
                .input("unpacked", 1)
                .comment("A block leaves its decompressor"),
            unpacked_slot: m
                .input("unpacked_slot", p.slot_bits())
                .comment("Slot whose block leaves its decompressor"),
            unpacked_failed: m
                .input("unpacked_failed", 1)
                .comment("With unpacked: the data are not a valid block"),
        }
    }
}

/// The ports of blocks that are sent.
struct Sent<'m> {
    taken: Signal<'m>,
    /// The slot whose block is sent, one-hot.
    head: Signal<'m>,
    free_head: Signal<'m>,
}

impl<'m> Sent<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Sent {
            taken: m
                .input("send_taken", 1)
                .comment("Burst to send is accepted"),
            head: m
                .input("head_one_hot", p.slots)
                .comment("Slot whose block is sent, one bit each"),
            free_head: m
                .input("free_head", 1)
                .comment("The block was sent: its slot is free"),
        }
    }
}

/// The ports of blocks that are read for read-modify-write, for all entries.
struct Modify<'m> {
    modify: Signal<'m>,
    blocks: Signal<'m>,
    metadata: Signal<'m>,
}

impl<'m> Modify<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Modify {
            modify: m
                .input("modify", p.entries)
                .comment("Entries whose block must be read for read-modify-write, one bit each"),
            blocks: m
                .input("modify_blocks", p.entries * p.number_bits())
                .comment("Block of each entry, the first in the lowest bits"),
            metadata: m
                .input("modify_metadata", p.entries * p.metadata_bits())
                .comment("Metadata of each entry's block, the first in the lowest bits"),
        }
    }
}

/// All input ports but those that depend on parameters.
struct Ports<'m> {
    take: Take<'m>,
    in_burst: InBurst<'m>,
    entries: Entries<'m>,
    look_ups: LookUps<'m>,
    data: Data<'m>,
    sent: Sent<'m>,
    modify: Modify<'m>,
}

impl<'m> Ports<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Ports {
            take: Take::inputs(
                m,
                p,
                [
                    "A read of a block is accepted",
                    "A read of a block is offered",
                ],
            ),
            in_burst: InBurst::inputs(m, p),
            entries: Entries::inputs(m, p),
            look_ups: LookUps::inputs(m, p),
            data: Data::inputs(m, p),
            sent: Sent::inputs(m, p),
            modify: Modify::inputs(m, p),
        }
    }
}

/// The slots that are free for reads.
struct Free<'m> {
    /// The slot of the read that is taken, one-hot; and the one that it may get, known earlier.
    takes: Signal<'m>,
    may_take: Signal<'m>,
    /// The same slot's number.
    slot: Signal<'m>,
    /// Driven later: the slots that are not free.
    busy: Signal<'m>,
    /// No slot is used.
    is_idle: Signal<'m>,
}

impl<'m> Free<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        [take, offered]: [Signal<'m>; 2],
        free_head: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let takes = m.wire("slots_taken", p.slots);
        let busy = m.wire("busy_slots", p.slots);
        let free = m.instance("free", &next_free(p.slots)?, NextFreeInputs { busy, take });
        let (next_slot, has_next) = (free.next, free.has_next);
        m.drive(takes, take.gate(next_slot));
        let may_take = offered.gate(next_slot).named("slot_offered");
        let used = m.register_reset("used_slots", address_width(u64::from(p.slots) + 1), 0);
        let fewer = used - m.constant(1, used.width());
        m.next_if(used, take ^ free_head, take.mux(used.plus(1), fewer));
        let is_idle = (!used.any()).named("no_slot_is_used");
        m.output("has_room", has_next)
            .comment("A slot is free for a read");
        let slot = number(m, next_slot).resize(p.slot_bits());
        let slot = slot.named("next_slot_number");
        m.output("take_slot", slot)
            .comment("With take: slot that the read gets");
        Ok(Free {
            takes,
            may_take,
            slot,
            busy,
            is_idle,
        })
    }
}

/// What the slots are told; one bit per slot.
struct Told<'m> {
    /// Driven later: the look-up of a slot of a read is queued.
    looked_up: Signal<'m>,
    /// Driven later: the read of its data is queued.
    asked: Signal<'m>,
    /// Driven later: the read of the data of a slot of a read had to wait for a turn.
    asked_in_turn: Signal<'m>,
    /// Driven later: its data are queued for a decompressor.
    unpacks: Signal<'m>,
    /// Driven later: an entry waits for the slot of a read.
    claims: Signal<'m>,
    /// The block of a slot of a read is the one that is sent.
    heads: Signal<'m>,
    /// It was sent.
    frees: Signal<'m>,
    /// Its look-up is answered.
    answers: Signal<'m>,
    /// Its last data arrive.
    arrival: Signal<'m>,
    /// Its block leaves the decompressor.
    unpacked: Signal<'m>,
    /// Some of the data of a slot of a read have come.
    part_comes: Signal<'m>,
    /// A beat of the first burst of a slot of a read is not kept.
    part_drops: Option<Signal<'m>>,
    /// A block leaves the decompressor, and is not valid: one bit.
    is_corrupt: Signal<'m>,
}

impl<'m> Told<'m> {
    fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>) -> Self {
        let (look_ups, data) = (&ports.look_ups, &ports.data);
        let looked_up = m.wire("looked_up", p.slots);
        let count = p.slots + p.entries;
        let asked = m.wire("asked", count);
        let asked_in_turn = m.wire("asked_in_turn", p.slots);
        let unpacks = m.wire("unpacks", count);
        let claims = m.wire("claims", p.slots);
        let heads = ports.sent.head;
        Told {
            looked_up,
            asked,
            asked_in_turn,
            unpacks,
            claims,
            heads,
            frees: ports.sent.free_head.gate(heads).named("slots_freed"),
            answers: decode(look_ups.answered, look_ups.slot, p.slots).named("slots_answered"),
            arrival: arrival(m, p, data),
            is_corrupt: (data.unpacked & data.unpacked_failed).named("is_corrupt"),
            unpacked: decode(data.unpacked, data.unpacked_slot, p.all_slots())
                .named("slots_unpacked"),
            part_comes: part_comes(m, p, data),
            part_drops: data.part_drops.map(|drops| {
                let slot = in_ring(p, data.part_slot);
                decode(drops, slot, p.slots).named("slots_with_dropped_part")
            }),
        }
    }

    /// The ports of `count` slots from `first` on that all kinds of slots have.
    fn own(&self, first: u32, count: u32) -> [(&'static str, Signal<'m>); 4] {
        [
            ("asked", self.asked),
            ("arrives", self.arrival),
            ("unpack_taken", self.unpacks),
            ("unpacked", self.unpacked),
        ]
        .map(|(port, all)| (port, all.slice(first, count)))
    }

    /// The ports that slots of reads have besides.
    fn of_read(
        &self,
        ports: &Ports<'m>,
        [takes, may_take]: [Signal<'m>; 2],
    ) -> Vec<(&'static str, Signal<'m>)> {
        let (take, entries) = (&ports.take, &ports.entries);
        let mut inputs = vec![
            ("entry_ended", entries.ended),
            ("ended_entry", entries.ended_entry),
            ("take", takes),
            ("may_take", may_take),
            ("take_block", take.block),
            ("take_bursts", take.bursts),
            ("take_looks", take.looks),
            ("take_refused", take.refused),
            ("take_waits", take.waits),
            ("take_entry", take.entry),
            ("take_joins", take.joins),
            ("take_open", take.open),
            ("claim", self.claims),
            ("claim_entry", entries.claim_entry),
            ("looked_up", self.looked_up),
            ("answered", self.answers),
            ("freed", self.frees),
            ("at_head", self.heads),
            ("asked_in_turn", self.asked_in_turn),
            ("part_comes", self.part_comes),
        ];
        inputs.extend(self.part_drops.map(|drops| ("part_drops", drops)));
        inputs
    }
}

/// The slot whose last data arrive, one-hot or zero; it is decoded ahead, because much depends on its state.
fn arrival<'m>(m: &'m Builder, p: &Parameters, data: &Data<'m>) -> Signal<'m> {
    let arrival = m.register_reset("slots_arriving", p.all_slots(), 0);
    let next = decode(data.arrives_soon, data.arrives_soon_slot, p.all_slots());
    m.next_if(arrival, data.arrives_soon | data.arrives, next);
    arrival
}

/// The slot of a read of whose data some came in the previous cycle, one-hot or zero.
fn part_comes<'m>(m: &'m Builder, p: &Parameters, data: &Data<'m>) -> Signal<'m> {
    let came = m.register_reset("part_came", 1, 0);
    m.next(came, data.part_valid);
    let slot = m.delay_if("part_slot_before", data.part_valid, data.part_slot);
    let of_read = came & !is_modify(m, p, slot);
    decode(of_read, in_ring(p, slot), p.slots).named("slots_with_part")
}

/// The number of a slot of a read, without the bits that are the same for all of them.
fn in_ring<'m>(p: &Parameters, slot: Signal<'m>) -> Signal<'m> {
    slot.slice(0, p.read_slot_bits())
}

/// The slots.
struct Slots<'m> {
    told: Told<'m>,
    /// Those of reads.
    ring: ArrayRef<'m>,
    /// Those of read-modify-write, one per entry of the write buffer.
    of_entries: ArrayRef<'m>,
}

impl<'m> Slots<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        free: &Free<'m>,
    ) -> Result<Self, DesignError> {
        let told = Told::new(m, p, ports);
        let mut of_all = vec![
            ("arrives_failed", ports.data.arrives_failed),
            ("unpacked_failed", ports.data.unpacked_failed),
        ];
        of_all.extend(tables_in_doubt(m, p).map(|doubt| ("tables_in_doubt", doubt)));
        let answer = ports.look_ups.answer.inputs();
        let (own, of_read) = (
            told.own(0, p.slots),
            told.of_read(ports, [free.takes, free.may_take]),
        );
        let mut inputs = [&of_all[..], &answer, &own, &of_read[..]].concat();
        if p.tells_lost() {
            let lost = m.input("lost", 1);
            lost.comment("With the answer: metadata are lost, and the block is being poisoned");
            inputs.push(("lost", lost));
        }
        let ring = m.array("slot", &read_slot(p)?, p.slots, &inputs);
        m.drive(free.busy, ring.all("busy"));
        let of_entry = [
            ("take", ports.modify.modify),
            ("take_metadata", ports.modify.metadata),
            ("freed", ports.entries.ends),
        ];
        let inputs = [&of_all[..], &told.own(p.slots, p.entries), &of_entry].concat();
        let of_entries = m.array("of_entry", &modify_slot(p)?, p.entries, &inputs);
        Ok(Slots {
            told,
            ring,
            of_entries,
        })
    }

    /// An output port of all slots, those of reads first.
    fn all(&self, port: &str) -> Signal<'m> {
        concat(&[self.ring.all(port), self.of_entries.all(port)])
    }

    /// An output bit of the slot whose block is sent.
    fn of_head(&self, port: &str) -> Signal<'m> {
        (self.told.heads & self.ring.all(port)).any()
    }
}

/// The module of all slots.
pub(super) fn read_slots(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_slots"));
    m.doc("Read slots: slots for the client's reads, and one slot per write-buffer entry for its read-modify-write. Chooses the burst whose blocks are sent next.");
    let ports = Ports::inputs(&m, p);

    m.section("Free slots");
    let free = Free::new(
        &m,
        p,
        [ports.take.take, ports.take.may_take],
        ports.sent.free_head,
    )?;

    m.section("The slots");
    let slots = Slots::new(&m, p, &ports, &free)?;

    m.section("Reads of a block that is to be written");
    before_writes(&m, p, &ports, &slots)?;

    m.section("Look-ups");
    let (take, refused) = (ports.take.take, ports.take.refused);
    let may_meet = m
        .input("take_may_meet", 1)
        .comment("With take: an entry of the write buffer may hold the block");
    let begins = (take & !refused & !may_meet).named("read_begins");
    look_up(&m, p, &ports, (&slots, &free), begins)?;

    m.section("A read that is alone: no other slot was in use when it was taken");
    let alone = alone(&m, p, &ports, &free, begins);

    m.section("Memory reads");
    let asked = Asked::new(&m, p, &ports, &slots, (&alone, free.takes))?;

    m.section("The block of an error");
    arrived_block(&m, p, &ports.data, &asked, slots.told.is_corrupt)?;

    m.section("Blocks to decompress");
    unpack(&m, p, &ports, &slots)?;

    m.section("Bursts to send");
    send(&m, p, &ports, &slots, &free)?;

    m.section("The block that is sent, and those for read-modify-write");
    sent_block(&m, p, &slots);
    modified_blocks(&m, &slots);
    m.finish()
}

/// Entries that have taken a block wait for the reads of it.
fn before_writes<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    slots: &Slots<'m>,
) -> Result<(), DesignError> {
    let (take, entries) = (&ports.take, &ports.entries);
    let (reads, blocks) = (slots.ring.all("reads"), slots.ring.all("block"));
    let same = equal_each(m, "same_as_slot", entries.compare_block, blocks)?;
    let claims = slots.told.claims;
    m.drive(claims, entries.claim.gate(reads & same));
    let held = m.register_reset("entries_held_up", p.entries, 0);
    // In turn, one entry per cycle is asked about: if no slot holds it up, it is released.
    let room = m.constant(1, 1);
    let turns = turns(m, "held_up_turns", (held, Order::Mixed), room)?;
    let asked = m.register_reset("asked_entry", p.entry_bits(), 0);
    let told = number(m, turns.told).resize(p.entry_bits());
    m.next_if(asked, turns.any, told);
    let behind = equal_each(m, "behind_slot", asked, slots.ring.all("behind"))?;
    let stays = (behind & slots.ring.all("holds"))
        .any()
        .named("stays_held_up");
    let released = decode(!stays, asked, p.entries).named("entry_released");
    let claimed = claims.any().named("claims_slots");
    let joins = (take.take & take.joins).named("joins_slot");
    let begins =
        decode(claimed, entries.claim_entry, p.entries) | decode(joins, take.open, p.entries);
    let begins = begins.named("entries_to_hold_up");
    m.next_if(
        held,
        held.any() | claimed | joins,
        (held & !released) | begins,
    );
    m.output("reads_before", held)
        .comment("Entries that wait for earlier reads, one bit each");
    m.output("slots_look", slots.ring.all("looks").any())
        .comment("At least one slot uses the metadata cache");
    Ok(())
}

/// Grants a slot its look-up: the read that is taken, if it `begins`, at once if no other slot waits.
fn look_up<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    (slots, free): (&Slots<'m>, &Free<'m>),
    begins: Signal<'m>,
) -> Result<(), DesignError> {
    let early = Early {
        wants: begins & ports.take.looks,
        data: concat(&[ports.take.block, free.slot]),
        passes: false,
    };
    let look = queued(
        m,
        "look",
        (slots.ring.all("wants_look_up"), Order::Groups),
        &[("block", slots.ring.all("block"))],
        p.slot_bits(),
        Some(early),
        ports.look_ups.taken,
    )?;
    let at_once = look.early_goes.gate(free.takes);
    m.drive(slots.told.looked_up, look.turns.told | at_once);
    m.output("look_valid", look.valid)
        .comment("A slot requests a look-up");
    m.output("look_block", look.data.slice(0, p.number_bits()))
        .comment("Block to look up");
    m.output("look_slot", look.data.slice(p.number_bits(), p.slot_bits()))
        .comment("Slot that looks up");
    Ok(())
}

/// The read that is alone, and its ports.
fn alone<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    free: &Free<'m>,
    begins: Signal<'m>,
) -> Alone<'m> {
    let (take, look_ups) = (&ports.take, &ports.look_ups);
    let taken = Taken {
        takes: take.take & !take.refused,
        begins,
        looks: take.looks,
        block: take.block,
        bursts: take.bursts,
        slot: free.slot,
        is_first: free.is_idle,
    };
    let hits = (look_ups.answered & look_ups.answer.hit).named("look_up_hits");
    let found = (hits, look_ups.slot, look_ups.answer.metadata);
    let alone = Alone::new(m, p, taken, ports.sent.free_head, found);
    m.output("begins_alone", alone.begins)
        .comment("A read is taken while no other slot is in use");
    m.output("head_alone", alone.is_head)
        .comment("Block that is sent next was taken while no other slot was in use");
    m.output("head_raw", alone.is_raw)
        .comment("With head_alone: block is known to be stored raw");
    alone
}

/// What each slot asks of the memory, as fields with names.
fn asks<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    slots: &Slots<'m>,
) -> Vec<(&'static str, Signal<'m>)> {
    let (ring, of_entries) = (&slots.ring, &slots.of_entries);
    let count = p.slots + p.entries;
    let raw = of_entries.all("is_stored_raw");
    let mut fields = vec![
        ("block", concat(&[ring.all("block"), ports.modify.blocks])),
        ("bursts", slots.all("bursts")),
        ("rest", ring.all("rest").resize(count)),
        ("stored", concat(&[ring.all("stored_if_asked"), !raw])),
        ("raw", concat(&[ring.all("raw_if_asked"), raw])),
    ];
    // No read that gets a turn has an ID of its own.
    fields.extend((p.asks_before_metadata()).then(|| ("own_id", m.zero(count))));
    fields
}

/// A read that is asked of the memory.
struct Asked<'m> {
    valid: Signal<'m>,
    block: Signal<'m>,
    slot: Signal<'m>,
}

impl<'m> Asked<'m> {
    /// Grants a slot its read: one that is taken or alone at once, if no other slot waits. `takes`: the slot of the
    /// read that is taken, one-hot.
    fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        slots: &Slots<'m>,
        (alone, takes): (&Alone<'m>, Signal<'m>),
    ) -> Result<Self, DesignError> {
        let fields = asks(m, p, ports, slots);
        let (of_taken, early) = alone.asks(m, p);
        let ask = queued(
            m,
            "ask",
            (slots.all("wants_data"), Order::Groups),
            &fields,
            p.slot_bits(),
            Some(early),
            ports.data.ask_ready,
        )?;
        let goes_taken = (ask.early_goes & of_taken).named("asked_at_once");
        let goes_rest = (ask.early_goes & !of_taken).named("rest_asked_at_once");
        m.next_if(
            alone.asked_first,
            alone.begins,
            goes_taken & ports.take.looks,
        );
        let rest = decode(goes_rest, in_ring(p, alone.slot), p.slots);
        let at_once = goes_taken.gate(takes) | rest;
        let told = ask.turns.told;
        m.drive(slots.told.asked_in_turn, told.slice(0, p.slots));
        m.drive(slots.told.asked, told | at_once.resize(told.width()));
        Ok(Asked::outputs(m, p, &ask))
    }

    /// The ports of the read.
    fn outputs(m: &'m Builder, p: &Parameters, ask: &Queued<'m>) -> Self {
        m.output("ask_valid", ask.valid)
            .comment("Block to read from memory is valid");
        let block = ask.data.slice(0, p.number_bits());
        m.output("ask_block", block)
            .comment("Number of the block to read");
        m.output(
            "ask_bursts",
            ask.data.slice(p.number_bits(), p.bursts_bits()),
        )
        .comment("Bursts to read, less one");
        let low = p.number_bits() + p.bursts_bits();
        m.output("ask_rest", ask.data.bit(low))
            .comment("Read starts at the block's second burst");
        m.output("ask_stored", ask.data.bit(low + 1))
            .comment("Data may be compressed");
        m.output("ask_raw", ask.data.bit(low + 2))
            .comment("Data may be raw");
        let own_id = p.asks_before_metadata();
        if own_id {
            m.output("ask_own_id", ask.data.bit(low + 3))
                .comment("Read is a first burst that has its own ID");
        }
        let low = low + 3 + u32::from(own_id);
        let slot = ask.data.slice(low, p.slot_bits());
        m.output("ask_slot", slot)
            .comment("Slot that the data are for");
        Asked {
            valid: ask.valid,
            block,
            slot,
        }
    }
}

/// The block that `arrives`, or that a decompressor found to be corrupt. One block may arrive while another one
/// leaves its decompressor.
fn arrived_block<'m>(
    m: &'m Builder,
    p: &Parameters,
    data: &Data<'m>,
    asked: &Asked<'m>,
    is_corrupt: Signal<'m>,
) -> Result<(), DesignError> {
    let size = Memory {
        depth: p.all_slots(),
        width: p.number_bits(),
    };
    let write = Write {
        enable: asked.valid & data.ask_ready,
        address: asked.slot,
        data: asked.block,
        inject: Injected::Reads.only_error(m, p),
    };
    let slot = is_corrupt.mux(data.unpacked_slot, data.arrives_slot);
    let arrives = data.arrives | is_corrupt;
    let loads = (p.buffers.checks()).then(|| m.delay_reset("has_arrived", arrives));
    let read = Read {
        enable: arrives,
        address: slot.named("slot_arrived"),
        loads,
        flips: None,
    };
    let arrived = checked_memory(m, "blocks", size, p.buffers.of_words(), write, read)?;
    if let Some((found, loads)) = arrived.found.zip(loads) {
        let found = found.after(m, "arrived_is_held", loads);
        m.output("arrived_corrected", found.corrected)
            .comment("An error in arrived_block was corrected");
        m.output("arrived_damaged", found.damaged)
            .comment("The arrived_block has an error that cannot be corrected");
    }
    m.output("arrived_block", arrived.data).comment(
        "Block whose data arrived, or which a decompressor found invalid, in the previous cycle, with protection in the one before",
    );
    Ok(())
}

/// The slot whose data are complete in this cycle, and need a decompressor.
fn unpacks_now<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    slots: &Slots<'m>,
    metadata: Signal<'m>,
) -> Result<Early<'m>, DesignError> {
    let (arrival, answer) = (slots.told.arrival, &ports.look_ups.answer);
    let at_arrival = (arrival & slots.all("unpacks_at_arrival")).any();
    let at_arrival = (at_arrival & !ports.data.arrives_failed).named("arrives_to_unpack");
    let metadata = metadata.parts(p.metadata_bits());
    let metadata = one_hot(m, "unpack_early", arrival, &metadata)?;
    let of_arrival = concat(&[metadata, ports.data.arrives_slot]);
    // Data that came before their metadata, and are all of the block.
    let is_all = match p.early {
        super::Early::Whole => !answer.metadata.eq_to(p.raw()),
        _ => !answer.metadata.any(),
    };
    let waits = (slots.told.answers & slots.ring.all("unpacks_when_found")).any();
    let when_found = waits & answer.hit & is_all;
    let of_answer = concat(&[answer.metadata, ports.look_ups.slot]);
    Ok(Early {
        wants: (at_arrival | when_found.named("found_and_there")).named("unpacks_now"),
        data: at_arrival.mux(of_arrival, of_answer),
        passes: false,
    })
}

/// Grants a slot a decompressor.
fn unpack<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    slots: &Slots<'m>,
) -> Result<(), DesignError> {
    let metadata = slots.all("metadata_known");
    let early = unpacks_now(m, p, ports, slots, metadata)?;
    // A slot that does not wait for a turn is told one cycle later.
    let early_slot = early.data.slice(p.metadata_bits(), p.slot_bits());
    let early_slot = m.delay_if("unpacked_early", early.wants, early_slot);
    let went = m.register_reset("unpacks_early", 1, 0);
    let told_early = decode(went, early_slot, p.all_slots()).named("slots_unpacked_early");
    let unpack = queued(
        m,
        "unpack",
        (slots.all("wants_unpacking") & !told_early, Order::Groups),
        &[("metadata", metadata)],
        p.slot_bits(),
        Some(early),
        ports.data.unpack_taken,
    )?;
    m.next(went, unpack.early_goes);
    m.drive(slots.told.unpacks, unpack.turns.told | told_early);
    m.output("unpack_valid", unpack.valid)
        .comment("Data to decompress are valid");
    m.output("unpack_metadata", unpack.data.slice(0, p.metadata_bits()))
        .comment("Metadata of the block to decompress: bursts less one");
    let slot = unpack.data.slice(p.metadata_bits(), p.slot_bits());
    m.output("unpack_slot", slot)
        .comment("Slot whose data are decompressed");
    Ok(())
}

/// Chooses the burst whose blocks are sent next.
fn send<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    slots: &Slots<'m>,
    free: &Free<'m>,
) -> Result<(), DesignError> {
    let in_burst = &ports.in_burst;
    let inputs = SendOrderInputs {
        take: ports.take.take,
        first: in_burst.first,
        last: in_burst.last,
        id: in_burst.id,
        slots_taken: free.takes,
        is_idle: free.is_idle,
        there: slots.ring.all("there"),
        complete: slots.ring.all("ready"),
        send_taken: ports.sent.taken,
    };
    let order = m.instance("send_order", &send_order(p)?, inputs);
    m.output("send_valid", order.valid)
        .comment("A burst is chosen whose blocks are sent next");
    m.output("send_slot", order.slot)
        .comment("Slot of its first block");
    Ok(())
}

/// The ports of the block that is sent.
fn sent_block<'m>(m: &'m Builder, p: &Parameters, slots: &Slots<'m>) {
    m.output("head_ready", slots.of_head("ready"))
        .comment("Block of the slot head can be sent");
    m.output("head_failed", slots.of_head("failed"))
        .comment("Block of the slot head is answered with an error");
    if p.read_user {
        let poisoned = slots.of_head("poisoned");
        m.output("head_poisoned", poisoned)
            .comment("Block of the slot head is corrupt or poisoned");
    }
}

/// The ports of blocks that were read for read-modify-write.
fn modified_blocks<'m>(m: &'m Builder, slots: &Slots<'m>) {
    m.output("modify_ready", slots.of_entries.all("ready"))
        .comment("Entries whose block was read, until entry_ends; one bit each");
    m.output("modify_failed", slots.of_entries.all("failed"))
        .comment("Entries whose block could not be read, one bit each");
    m.output("modify_corrupt", slots.of_entries.all("corrupt"))
        .comment("Entries whose stored data are not a valid block, one bit each");
}
