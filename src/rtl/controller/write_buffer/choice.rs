//! The entry for a beat, or for a block to store again: an open one of the beat's block, or a free one.

use super::super::next_free::{next_free, NextFreeInputs};
use super::super::{decode, Parameters};
use super::entries::{Entries, Shared};
use super::matches::Matches;
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::common::fifo::pointer;
use crate::rtl::common::round_robin::number;

/// The entries that hold the beat's block.
pub(super) struct OfBeat<'m> {
    /// It is the beat's turn, not the scrub's.
    is_beat: Signal<'m>,
    /// The open entry that the beat may go to, one-hot or zero.
    takers: Signal<'m>,
    /// An open entry that it may not go to: with other attributes, or sealed.
    strangers: Signal<'m>,
    /// A beat was accepted in the previous cycle.
    pub writes_now: Signal<'m>,
}

impl<'m> OfBeat<'m> {
    pub fn new(
        m: &'m Builder,
        shared: &Shared<'m>,
        entries: &Entries<'m>,
        matches: &Matches<'m>,
    ) -> Self {
        let (choice, newest) = (&shared.choice, &shared.newest);
        let holds = (entries.busy & matches.beat).named("holds");
        let sealed = entries.all("sealed").named("entries_sealed");
        let suits = (matches.suits & !sealed).named("suits");
        let takers = (holds & entries.open & suits).named("takers");
        let strangers = (holds & entries.open & !suits).named("strangers");
        let is_beat = (shared.ports.beat.valid & !newest.scrubs).named("is_beat");
        m.drive(choice.joins, is_beat.gate(takers));
        m.drive(choice.accepts, is_beat.gate(takers | choice.takes));
        let last = shared.last_beat.entry;
        let writes_now = last.any().named("writes_beat");
        m.next_if(last, is_beat | writes_now, choice.accepts);
        m.output("beat_entry", last)
            .comment("Entry that accepted a beat in the previous cycle, one-hot or zero");
        m.drive(choice.in_front, holds & !shared.ends.ends);
        m.drive(choice.is_behind, choice.in_front.any() & !newest.scrubs);
        OfBeat {
            is_beat,
            takers,
            strangers,
            writes_now,
        }
    }
}

/// The entry that is taken for the newest block.
pub(super) struct Taken<'m> {
    /// Entries that hold no block.
    pub free: Signal<'m>,
    /// The newest block needs an entry.
    wants: Signal<'m>,
    /// It needs one, and one is free.
    wanted: Signal<'m>,
    /// The entry that may be taken, one-hot or zero.
    pub chosen: Signal<'m>,
    /// It is taken.
    pub takes: Signal<'m>,
}

impl<'m> Taken<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        entries: &Entries<'m>,
        wants: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let free = (!entries.busy).named("free");
        let takes = m.wire("allocate", 1);
        // An entry that ends now is free in the next cycle.
        let inputs = NextFreeInputs {
            busy: entries.busy & !shared.ends.ends,
            take: takes,
        };
        let ahead = m.instance("free_entries", &next_free(p.entries)?, inputs);
        let (chosen, has_chosen) = (ahead.next, ahead.has_next);
        let wanted = (wants & has_chosen).named("is_wanted");
        m.output("entry_wanted", wanted)
            .comment("A block needs an entry, and one is free");
        m.drive(takes, wanted & shared.ports.read.may_take);
        let beat = &shared.ports.beat;
        m.drive(shared.choice.offers, beat.valid | shared.newest.scrubs);
        m.drive(shared.choice.may_take, shared.choice.offers.gate(chosen));
        m.drive(shared.choice.takes, takes.gate(chosen));
        m.drive(shared.choice.takes_any, takes);
        Ok(Taken {
            free,
            wants,
            wanted,
            chosen,
            takes,
        })
    }

    /// The answers to the owner of the newest block, and the turns of beats and blocks to store again.
    pub fn answer(&self, m: &'m Builder, shared: &Shared<'m>, of_beat: &OfBeat<'m>) {
        let (ports, turn) = (&shared.ports, shared.newest.scrubs);
        let accepted = of_beat.takers.any() | self.takes;
        m.output("beat_taken", of_beat.is_beat & accepted)
            .comment("Beat is accepted");
        // A turn in which a read was taken is repeated in the next cycle: else reads in step with the turns would
        // block it for ever.
        let waits = (self.wanted & !ports.read.may_take).named("turn_waits");
        m.next(turn, waits.mux(turn, ports.scrub.valid & !turn));
        self.claim(m, shared);
        m.output("scrub_taken", self.takes & turn)
            .comment("Block to store again is accepted");
    }

    /// The ports by which the entry claims the reads of its block, one cycle later.
    fn claim(&self, m: &'m Builder, shared: &Shared<'m>) {
        let claims = m.register_reset("claims", 1, 0);
        m.next(claims, self.takes);
        // Known earlier than whether it is taken.
        let offers = shared.choice.offers;
        let block = m.delay_if("block_claimed", offers, shared.newest.block);
        m.output("compare_block", block)
            .comment("Block for which an entry was taken in the previous cycle");
        m.output("claim", claims)
            .comment("An entry has taken compare_block, and waits for its reads");
        let entry = m.delay_if("entry_claimed", offers, self.chosen);
        m.output("claim_entry", number(m, entry))
            .comment("Number of the entry that was taken");
    }
}

/// Whether the newest block needs an entry.
pub(super) fn wants_entry<'m>(
    p: &Parameters,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
    (of_beat, matches): (&OfBeat<'m>, &Matches<'m>),
) -> Signal<'m> {
    let scrubbed = (entries.busy & matches.scrub).any().named("scrub_is_held");
    let held = (of_beat.takers | of_beat.strangers).any();
    let beat_wants = shared.ports.beat.valid & !held;
    // During a flush no beat takes an entry, but blocks whose metadata are lost still do, to be poisoned.
    let beat_wants = if p.metadata.checks() {
        beat_wants & !shared.ports.close_all
    } else {
        beat_wants
    };
    let wants = shared.newest.scrubs.mux(!scrubbed, beat_wants);
    wants.named("wants_entry")
}

/// The ports of the client's read: it waits for a closed entry of its block, and goes before an open one.
pub(super) fn reads<'m>(m: &'m Builder, entries: &Entries<'m>, matches: &Matches<'m>) {
    let held = (entries.busy & matches.read).named("held_for_read");
    let closed = (held & !entries.open).named("closed_for_read");
    m.output("read_may_meet", matches.meets)
        .comment("An entry may hold read_block: known earlier than which");
    m.output("read_stays", matches.stays).comment(
        "A sealed entry held read_block in the previous cycle, and closes soon: the read waits in front of the slots",
    );
    m.output("read_waits", closed.any())
        .comment("A closed entry holds read_block: the read waits for it");
    m.output("read_holder", number(m, closed))
        .comment("Number of the closed entry that holds read_block");
    let opened = (held & entries.open).named("open_for_read");
    m.output("read_joins", opened.any())
        .comment("An open entry holds read_block, and waits for the read");
    m.output("read_open", number(m, opened))
        .comment("Number of the open entry that holds read_block");
}

/// Closes entries whose place is needed.
pub(super) fn closes<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
    (of_beat, taken): (&OfBeat<'m>, &Taken<'m>),
) {
    // If all entries are open, one of them must close, in turn.
    let displaces = (taken.wants & entries.open.all()).named("displaces");
    let victim = pointer(m, "victim", p.entries, displaces);
    let victims = decode(displaces, victim, p.entries);
    let all = shared.ports.close_all.replicate(p.entries);
    // A beat waits for an open entry of its block that has other attributes or is sealed.
    let strangers = of_beat.is_beat.gate(of_beat.strangers);
    m.drive(shared.choice.closes, victims | all | strangers);
    let stays = entries.all("stays_open").named("entries_stay_open");
    m.output("empty", !(entries.busy & !stays).any())
        .comment("No entry is in use, except those whose burst continues");
}
