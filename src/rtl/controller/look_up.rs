//! The look-up of one block's metadata, as its owner sees it: asked for, answered, and asked for
//! again when the line that it waits for is there.

use super::{flag, Life, Parameters};
use crate::hdl::{Builder, Signal};

/// The ports by which an owner hears of its look-up, in order; see the owners' own.
pub(super) struct LookUpPorts<'m> {
    looked_up: Signal<'m>,
    answered: Signal<'m>,
    hit: Signal<'m>,
    waits: Signal<'m>,
    refused: Signal<'m>,
    /// With `hit`.
    pub metadata: Signal<'m>,
    miss: Signal<'m>,
    resolved: Signal<'m>,
    resolved_miss: Signal<'m>,
    resolved_failed: Signal<'m>,
}

/// Where a look-up stands.
pub(super) struct LookUp<'m> {
    /// It is to be asked for.
    pub wanted: Signal<'m>,
    /// It waits for a line.
    pub parked: Signal<'m>,
    /// The metadata are there in this cycle.
    pub found: Signal<'m>,
    /// The line cannot be fetched, as it turns out in this cycle.
    pub failed: Signal<'m>,
}

impl<'m> LookUpPorts<'m> {
    pub fn new(m: &'m Builder, p: &Parameters) -> Self {
        LookUpPorts {
            looked_up: m
                .input("looked_up", 1)
                .comment("Metadata cache has taken the look-up"),
            answered: m
                .input("answered", 1)
                .comment("Look-up is answered in this cycle"),
            hit: m
                .input("hit", 1)
                .comment("With the answer: metadata are there"),
            waits: m
                .input("waits", 1)
                .comment("With the answer: the line is being fetched"),
            refused: m
                .input("refused", 1)
                .comment("With the answer: the line cannot be fetched"),
            metadata: m
                .input("metadata", 2)
                .comment("With a hit: bursts of the block less one, or 3 if it is stored raw"),
            miss: m
                .input("miss", p.miss_bits())
                .comment("With waits: number of the miss that fetches the line"),
            resolved: m
                .input("resolved", 1)
                .comment("A line was fetched, or could not be"),
            resolved_miss: m
                .input("resolved_miss", p.miss_bits())
                .comment("With resolved: number of the miss that has ended"),
            resolved_failed: m
                .input("resolved_failed", 1)
                .comment("With resolved: the line could not be fetched"),
        }
    }

    /// The look-up of an owner of this life, if it `looks`.
    pub fn look_up(&self, m: &'m Builder, life: Life<'m>, looks: Signal<'m>) -> LookUp<'m> {
        let no = m.zero(1);
        let is_parked = m.wire("is_parked", 1);
        let number = m.delay_if("waits_for_miss", self.answered, self.miss);
        let woken = (is_parked & self.resolved & self.resolved_miss.eq(number)).named("woken");
        let refused = self.answered & self.refused;
        let unanswered = self.answered & !self.hit & !self.waits & !self.refused;
        let again = (unanswered | (woken & !self.resolved_failed)).named("look_up_again");
        let wanted = flag(m, life, "to_look_up", looks, again, self.looked_up);
        let waits = self.answered & self.waits;
        let parked = flag(m, life, "parked", no, waits, woken);
        m.drive(is_parked, parked);
        LookUp {
            wanted,
            parked: is_parked,
            found: (self.answered & self.hit).named("found"),
            failed: ((woken & self.resolved_failed) | refused).named("fetch_failed"),
        }
    }
}
