//! A read that was accepted while no other slot was in use. Waiting would not help it, so it requests its
//! first burst before its look-up is answered, and the rest in the cycle of the answer; its words are sent as
//! they arrive.
//!
//! Its block is sent before all others. Its first burst has an ID of its own, so that both reads can
//! be in flight.

use super::queued::Early;
use super::Parameters;
use crate::hdl::{concat, Builder, Signal};

/// A read that is taken.
#[derive(Clone, Copy)]
pub(super) struct Taken<'m> {
    /// It is accepted, and will not be answered with an error.
    pub takes: Signal<'m>,
    /// It may be asked for at once: it does not wait for a write.
    pub begins: Signal<'m>,
    /// Its metadata must be looked up.
    pub looks: Signal<'m>,
    /// The number of its block.
    pub block: Signal<'m>,
    /// The bursts that it needs of a raw block, less one.
    pub bursts: Signal<'m>,
    /// The number of its slot.
    pub slot: Signal<'m>,
    /// No slot is in use.
    pub is_first: Signal<'m>,
}

/// The read that is alone.
#[derive(Clone, Copy)]
pub(super) struct Alone<'m> {
    /// It is accepted in this cycle.
    pub begins: Signal<'m>,
    /// There is one, whose block has not been sent.
    pub is_head: Signal<'m>,
    /// With `is_head`: its slot.
    pub slot: Signal<'m>,
    /// With `is_head`: the block is known to be stored raw.
    pub is_raw: Signal<'m>,
    /// Its first burst was asked for when it was taken, before its metadata.
    pub asked_first: Signal<'m>,
    taken: Taken<'m>,
    /// Its metadata are found in this cycle; and their value.
    found: Signal<'m>,
    metadata: Signal<'m>,
}

impl<'m> Alone<'m> {
    /// `found`: the metadata of a slot's block are found; the slot, and the metadata.
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        taken: Taken<'m>,
        free_head: Signal<'m>,
        (hits, of_slot, metadata): (Signal<'m>, Signal<'m>, Signal<'m>),
    ) -> Self {
        let begins = (taken.takes & taken.is_first).named("takes_alone");
        let is_head = m.register_reset("is_alone", 1, 0);
        m.next(is_head, begins | (is_head & !free_head));
        let slot = m.delay_if("alone_slot", begins, taken.slot);
        let found = (is_head & hits & of_slot.eq(slot)).named("found_alone");
        let raw = begins.mux(!taken.looks, metadata.eq_to(p.raw()));
        Alone {
            begins,
            is_head,
            slot,
            is_raw: m.delay_if("alone_is_raw", begins | found, raw),
            asked_first: m.register("alone_asked_first", 1),
            taken,
            found,
            metadata,
        }
    }

    /// Request to the memory without arbitration: for the read that is accepted or, if that requests nothing,
    /// the rest of the read that is alone. Also returns whether it is the former. Fields: block, bursts,
    /// rest, stored, raw, whether it is a first burst with its own ID, slot.
    pub fn asks(&self, m: &'m Builder, p: &Parameters) -> (Signal<'m>, Early<'m>) {
        let (yes, no) = (m.constant(1, 1), m.zero(1));
        let Taken {
            begins,
            looks,
            block,
            bursts,
            slot,
            is_first,
            ..
        } = self.taken;
        if !p.asks_before_metadata() {
            // A block without metadata is raw.
            let data = concat(&[block, bursts, no, no, yes, slot]);
            let wants = begins & !looks;
            let early = Early {
                wants,
                data,
                passes: true,
            };
            return (wants, early);
        }
        let of_taken = (begins & (is_first | !looks)).named("asks_at_once");
        let first = looks.mux(m.zero(bursts.width()), bursts);
        let first = concat(&[block, first, no, looks, yes, looks, slot]);
        let bits = p.bursts_bits();
        let held = m.delay_if("alone_block", self.begins, block);
        let raw_bursts = m.delay_if("alone_bursts", self.begins, bursts);
        let is_raw = self.metadata.eq_to(p.raw());
        let behind = is_raw.mux(raw_bursts, self.metadata.resize(bits));
        let behind = behind.named("alone_bursts_behind");
        let rest = (self.found & self.asked_first & behind.any()).named("asks_rest_at_once");
        let less = behind - m.constant(1, bits);
        let second = concat(&[held, less, yes, !is_raw, is_raw, no, self.slot]);
        let early = Early {
            wants: of_taken | rest,
            data: of_taken.mux(first, second),
            passes: true,
        };
        (of_taken, early)
    }
}
