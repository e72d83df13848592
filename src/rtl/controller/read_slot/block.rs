//! The block of a slot, and its metadata.

use super::super::look_up::LookUp;
use super::super::{flag, held_value, Life, Parameters};
use super::ports::Ports;
use crate::hdl::{Builder, Signal};

/// The block, and the write-buffer entries before and after it.
pub(super) struct Block<'m> {
    pub life: Life<'m>,
    pub number: Signal<'m>,
    /// Bursts of it that are needed if it is raw, less one.
    pub raw_bursts: Signal<'m>,
    /// The entry that it waits for ended in the previous cycle.
    pub ended: Signal<'m>,
    /// An entry waits for the read.
    pub claimed: Signal<'m>,
    /// That entry's number.
    pub behind: Signal<'m>,
    /// A block that waits for no entry.
    pub free_of_writes: Signal<'m>,
}

impl<'m> Block<'m> {
    pub fn new(m: &'m Builder, ports: &Ports<'m>) -> Self {
        let (take, entries, no) = (&ports.take, &ports.entries, m.zero(1));
        let busy = m.register_reset("is_busy", 1, 0);
        let clocked = m.wire("something_happens", 1);
        let life = Life {
            take: take.take,
            busy,
            clocked,
        };
        m.next_if(busy, clocked, take.take | !ports.freed);
        let number = m.delay_if("block_held", take.may_take, take.block);
        let raw_bursts = m.delay_if("raw_bursts", take.may_take, take.bursts);
        let before = m.delay_if("entry_before", take.may_take, take.entry);
        let ended = entries.ended & before.eq(entries.ended_entry);
        let ended = ended.named("entry_before_ended");
        let waits = flag(m, life, "waits_for_entry", take.waits, no, ended);
        // Only the first entry that waits is recorded; later entries of the block wait for that entry.
        // It is known late that an entry waits.
        let own = Life::new(take.take, busy);
        let claimed = flag(m, own, "entry_waits", take.joins, entries.claim, no);
        let behind = busy.mux(entries.claim_entry, take.open);
        let claims = take.may_take | (entries.claim & !claimed);
        Block {
            life,
            number,
            raw_bursts,
            ended,
            claimed,
            behind: m.delay_if("entry_behind", claims, behind),
            free_of_writes: (busy & !waits).named("free_of_writes"),
        }
    }
}

/// The block's metadata.
pub(super) struct Metadata<'m> {
    pub look_up: LookUp<'m>,
    pub known: Signal<'m>,
    /// Valid if they are known.
    pub held: Signal<'m>,
    pub is_raw: Signal<'m>,
}

impl<'m> Metadata<'m> {
    pub fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>, life: Life<'m>) -> Self {
        let take = &ports.take;
        let looks = take.looks & !take.refused & !ports.look_up.looked_up;
        let look_up = ports.look_up.look_up(m, life, looks);
        let at_first = !take.looks | take.refused;
        let ends = look_up.found | look_up.failed;
        let known = flag(m, life, "known", at_first, ends, m.zero(1));
        let raw = m.constant(p.raw(), p.metadata_bits());
        let metadata = take.take.mux(raw, ports.look_up.answer.metadata);
        let metadata = metadata.named("metadata_to_hold");
        let loads = take.take | look_up.found;
        let held = held_value(m, life, "metadata_held", loads, metadata);
        Metadata {
            look_up,
            known,
            held,
            is_raw: held_value(m, life, "is_raw", loads, metadata.eq(raw)),
        }
    }
}
