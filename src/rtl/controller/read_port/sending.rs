//! The burst that is sent next, and the beats of the one that is sent.

use super::super::bursts::{Burst, Steps};
use super::super::{decode, Parameters, PAGE_BITS};
use super::record::Record;
use super::splitting::Asked;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::protect::{copied_memory, Read, Write};

/// The slot that is taken for a block.
#[derive(Clone, Copy)]
pub(super) struct Slots<'m> {
    pub takes: Signal<'m>,
    pub slot: Signal<'m>,
}

/// The burst that is sent next.
pub(super) struct Chosen<'m> {
    pub record: Record<'m>,
    pub page: Option<Signal<'m>>,
    /// The slot of its first block.
    pub slot: Signal<'m>,
    /// It was read from the memory, and can be sent.
    pub fetched: Signal<'m>,
    /// With protection, whether it was wrong, and was corrected.
    pub corrected: Option<Signal<'m>>,
}

/// Keeps a record of each burst whose blocks have slots, and fetches the record of the burst that is sent
/// next. A protected record takes one more cycle: it is checked where it is used, and the next one is fetched
/// meanwhile.
pub(super) fn chosen<'m>(
    m: &'m Builder,
    p: &Parameters,
    (asked, slots): (&Asked<'m>, Slots<'m>),
    (valid, slot): (Signal<'m>, Signal<'m>),
    sends: Signal<'m>,
    inject: Option<Signal<'m>>,
) -> Result<Chosen<'m>, DesignError> {
    let fetched = m.register_reset("is_fetched", 1, 0);
    let protects = p.buffers.checks();
    let moves = if protects {
        m.wire("record_moves", 1)
    } else {
        sends
    };
    let fetches = (valid & (!fetched | moves)).named("fetches");
    m.output("send_taken", fetches)
        .comment("Burst to send is accepted");
    m.next(fetched, fetches | (fetched & !moves));
    let memory = |name: &str, data: Signal<'m>| {
        let size = Memory {
            depth: p.slots,
            width: data.width(),
        };
        let write = Write {
            enable: asked.first_goes,
            address: slots.slot,
            data,
            inject,
        };
        let read = Read {
            enable: fetches,
            address: slot,
            loads: Some(moves),
            flips: None,
        };
        copied_memory(m, name, size, protects, write, read)
    };
    let (record, record_corrected) = memory("bursts", asked.record)?;
    // For the address of a damaged word.
    let (page, page_corrected) = if protects {
        let low = PAGE_BITS - p.offset_bits();
        let page = asked.number.slice(low, p.number_bits() - low);
        let (page, corrected) = memory("pages", page)?;
        (Some(page), corrected)
    } else {
        (None, None)
    };
    let corrected = record_corrected
        .zip(page_corrected)
        .map(|(record, page)| record | page);
    let mut slot = m.delay_if("slot_fetched", fetches, slot);
    let mut fetched = fetched;
    if protects {
        let read = m.register_reset("is_read", 1, 0);
        m.drive(moves, fetched & (!read | sends));
        m.next(read, moves | (read & !sends));
        slot = m.delay_if("slot_read", moves, slot);
        fetched = read;
    }
    Ok(Chosen {
        record: Record::of_word(p, record),
        page,
        slot,
        fetched,
        corrected,
    })
}

/// The beat that is sent next.
pub(super) struct Beat<'m> {
    pub id: Signal<'m>,
    /// It is as wide as the port.
    pub is_wide: Signal<'m>,
    pub address: Signal<'m>,
    pub page: Option<Signal<'m>>,
    /// It is the last of its burst.
    pub last: Signal<'m>,
    /// Its word is read in this cycle.
    pub goes: Signal<'m>,
    /// Its word is written in this cycle, and is sent without being read.
    pub passes: Option<Signal<'m>>,
    /// To be driven: the beat before it moves on.
    pub advance: Signal<'m>,
    /// To be driven: no beat is before it.
    pub alone: Signal<'m>,
}

/// Splits the burst that is sent into beats.
pub(super) fn beats<'m>(
    m: &'m Builder,
    p: &Parameters,
    (asked, slots): (&Asked<'m>, Slots<'m>),
    chosen: &Chosen<'m>,
    (head_ready, sends): (Signal<'m>, Signal<'m>),
    inject: Option<Signal<'m>>,
) -> Result<Beat<'m>, DesignError> {
    let sent = SentBurst::new(m, p, chosen, sends);
    let (sending, left, address) = (sent.sending, sent.left, sent.address);
    let advance = m.wire("advance", 1);
    let last = (!left.any()).named("is_last_beat");
    let (next, leaves) = sent.steps.next(p, address);
    let next = next.named("next_address");
    let ends = (last | (leaves & !sent.refused)).named("is_last_of_block");
    let head = HeadSlot::new(m, p, slots);
    let has_next = has_next(m, p, (head.slot, sends | head.moves), head.newest);
    let ready = head_ready & (!ends | last | has_next);
    let can_go = can_go(m, p, ready, ends);
    let goes = (sending & can_go & advance).named("beat_goes");
    let alone = m.wire("no_beat_before", 1);
    let passes = word_comes(m, p).map(|comes| {
        let passes = sending & comes & alone & !can_go & !ends;
        passes.named("beat_passes")
    });
    let moves = passes.map_or(goes, |passes| goes | passes);
    m.output("free_head", goes & ends)
        .comment("Block of the slot head was sent: the slot is free");
    let (behind, next_head) = head.step(m, chosen, sends, goes & ends);
    let write = Write {
        enable: slots.takes & !asked.is_first,
        address: head.newest,
        data: slots.slot,
        inject,
    };
    let reads = (chosen.fetched | sending).named("reads_behind");
    let (after, after_corrected) = slots_behind(m, p, write, (reads, next_head))?;
    m.drive(behind, after);
    if let Some((of_burst, of_slot)) = chosen.corrected.zip(after_corrected) {
        let goes_on = (head.moves & !last).named("goes_on");
        m.output(
            "ordered_corrected",
            (sends & of_burst) | (goes_on & of_slot),
        )
        .comment("A burst whose beats are to be sent had an error, which was corrected");
    }
    m.output("head", head.slot.resize(p.slot_bits()))
        .comment("Slot whose block is sent");
    m.output("head_one_hot", head.one_hot)
        .comment("The same, one bit for each slot");
    let newest = &chosen.record;
    m.next_if(address, sends | moves, sends.mux(newest.in_page, next));
    let fewer = left - m.constant(1, 8);
    m.next_if(left, sends | moves, sends.mux(newest.length, fewer));
    m.drive(sends, chosen.fetched & (!sending | (goes & last)));
    m.next(sending, sends | (sending & !(goes & last)));
    m.output("read_enable", goes).comment("Read a word");
    let word = match p.words() {
        1 => m.zero(1),
        _ => address.slice(p.port_size(), p.word_bits()),
    };
    m.output("read_word", word)
        .comment("Number of the word to read in that block");
    Ok(Beat {
        id: sent.id,
        is_wide: sent.steps.beat.all(),
        address,
        page: sent.page,
        last,
        goes,
        passes,
        advance,
        alone,
    })
}

/// The burst that is sent.
struct SentBurst<'m> {
    /// Driven later: there is one.
    sending: Signal<'m>,
    id: Signal<'m>,
    refused: Signal<'m>,
    page: Option<Signal<'m>>,
    steps: Steps<'m>,
    /// Driven later: the address of the beat.
    address: Signal<'m>,
    /// Driven later: the beats after that one.
    left: Signal<'m>,
}

impl<'m> SentBurst<'m> {
    fn new(m: &'m Builder, p: &Parameters, chosen: &Chosen<'m>, sends: Signal<'m>) -> Self {
        let newest = &chosen.record;
        let sending = m.register_reset("sending", 1, 0);
        let id = m.delay_if("id_held", sends, newest.id);
        let refused = m.delay_if("is_refused", sends, newest.refused);
        let page = chosen.page.map(|page| m.delay_if("page_held", sends, page));
        let address = m.register("address_in_page", PAGE_BITS);
        let burst = Burst {
            address: newest.in_page,
            length: newest.length,
            size: newest.size,
            kind: concat(&[m.zero(1), newest.wraps]),
        };
        let steps = burst.steps(m, p).held(m, sends);
        let left = m.register("beats_left", 8);
        left.comment("Beats after this one.");
        SentBurst {
            sending,
            id,
            refused,
            page,
            steps,
            address,
            left,
        }
    }
}

/// Whether a beat can be sent: its block is `ready`, or its word is there before the block is complete, but the last
/// word of a block is not.
fn can_go<'m>(m: &'m Builder, p: &Parameters, ready: Signal<'m>, ends: Signal<'m>) -> Signal<'m> {
    if p.words() == 1 {
        return ready;
    }
    let there = m
        .input("word_there", 1)
        .comment("Word to read is there, although the block of the slot head is not complete");
    (ready | (there & !ends)).named("can_go")
}

/// Whether the word of the beat is written in this cycle, before its block is complete.
fn word_comes<'m>(m: &'m Builder, p: &Parameters) -> Option<Signal<'m>> {
    let says = "Word to read is written in this cycle, although the block is not complete";
    (p.words() > 1).then(|| m.input("word_comes", 1).comment(says))
}

/// The slot whose block is sent.
struct HeadSlot<'m> {
    slot: Signal<'m>,
    /// The same; it is decoded ahead, because much depends on the state of that slot.
    one_hot: Signal<'m>,
    /// The slot that was taken last.
    newest: Signal<'m>,
    /// Driven later: the block of the slot behind is sent next.
    moves: Signal<'m>,
}

impl<'m> HeadSlot<'m> {
    /// The last beat of a block shows whether the block is valid, and only then the next block has a slot.
    fn new(m: &'m Builder, p: &Parameters, slots: Slots<'m>) -> Self {
        HeadSlot {
            slot: m.register("head_held", slots.slot.width()),
            one_hot: m.register("head_decoded", p.slots),
            newest: m.delay_if("newest_slot", slots.takes, slots.slot),
            moves: m.wire("moves_on", 1),
        }
    }

    /// Goes to the slot of the burst's first block when it `begins`, and to the slot behind when a block `ends`. Returns
    /// the slot behind, driven later, and the next slot.
    fn step(
        &self,
        m: &'m Builder,
        chosen: &Chosen<'m>,
        begins: Signal<'m>,
        ends: Signal<'m>,
    ) -> (Signal<'m>, Signal<'m>) {
        let behind = m.wire("slot_behind_head", self.slot.width());
        m.drive(self.moves, ends);
        let next = begins.mux(chosen.slot, self.moves.mux(behind, self.slot));
        let next = next.named("next_head");
        let changes = (begins | self.moves).named("head_changes");
        m.next_if(self.slot, changes, next);
        let decoded = |slot| decode(m.constant(1, 1), slot, self.one_hot.width());
        let [first, other] = [chosen.slot, behind].map(decoded);
        m.next_if(self.one_hot, changes, begins.mux(first, other));
        (behind, next)
    }
}

/// With protection the table of the slots behind is read over two cycles, if a block has more than a word.
fn is_behind_held(p: &Parameters) -> bool {
    p.buffers.checks() && p.words() > 1
}

/// Whether the slot behind the head, which `changes` in this cycle, is known: the table gives a slot a cycle after it
/// was written.
fn has_next<'m>(
    m: &'m Builder,
    p: &Parameters,
    (head, changes): (Signal<'m>, Signal<'m>),
    newest_slot: Signal<'m>,
) -> Signal<'m> {
    let before = m.delay("newest_slot_before", newest_slot);
    let known = if is_behind_held(p) {
        let is_new = m.delay_reset("head_is_new", changes);
        !is_new & !head.eq(m.delay("newest_slot_in_table", before))
    } else {
        !head.eq(before)
    };
    known.named("next_is_known")
}

/// The slot behind each slot: the one that was read, and with protection whether it was corrected.
fn slots_behind<'m>(
    m: &'m Builder,
    p: &Parameters,
    write: Write<'m>,
    (reads, address): (Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Option<Signal<'m>>), DesignError> {
    let size = Memory {
        depth: p.slots,
        width: write.data.width(),
    };
    let loads = is_behind_held(p).then(|| m.delay_reset("behind_is_read", reads));
    let read = Read {
        enable: reads,
        address,
        loads,
        flips: None,
    };
    copied_memory(m, "slots_behind", size, p.buffers.checks(), write, read)
}
