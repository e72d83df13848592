//! The look-up of one block's metadata from its owner's side: it is requested, answered, and requested again
//! when the line that it waits for has arrived.

use super::{flag, Life, Parameters};
use crate::hdl::{Builder, Signal};

/// The ports by which all owners get the results of look-ups, in order.
pub(super) struct Answer<'m> {
    pub hit: Signal<'m>,
    waits: Signal<'m>,
    refused: Signal<'m>,
    /// Valid with `hit`.
    pub metadata: Signal<'m>,
    miss: Signal<'m>,
    resolved: Signal<'m>,
    resolved_miss: Signal<'m>,
    resolved_failed: Signal<'m>,
}

/// The ports that show an owner the progress of its look-up, in order.
pub(super) struct LookUpPorts<'m> {
    pub looked_up: Signal<'m>,
    pub answered: Signal<'m>,
    pub answer: Answer<'m>,
}

/// The state of a look-up.
pub(super) struct LookUp<'m> {
    /// It must be requested.
    pub wanted: Signal<'m>,
    /// It is answered in this cycle, and waits for a line.
    pub waits: Signal<'m>,
    /// The metadata are valid in this cycle.
    pub found: Signal<'m>,
    /// The fetch of the line fails in this cycle.
    pub failed: Signal<'m>,
    /// The look-up is queued, answered, or its line has come, or not.
    pub moves: Signal<'m>,
}

impl<'m> Answer<'m> {
    pub fn new(m: &'m Builder, p: &Parameters) -> Self {
        Answer {
            hit: m
                .input("hit", 1)
                .comment("With the answer: metadata are valid"),
            waits: m
                .input("waits", 1)
                .comment("With the answer: the line is being fetched"),
            refused: m
                .input("refused", 1)
                .comment("With the answer: the line cannot be fetched"),
            metadata: m.input("metadata", p.metadata_bits()).comment(
                "With a hit: bursts of the block less one, or all ones if it is stored raw",
            ),
            miss: m
                .input("miss", p.miss_bits())
                .comment("With waits: number of the miss that fetches the line"),
            resolved: m
                .input("resolved", 1)
                .comment("A line was fetched, or its fetch failed"),
            resolved_miss: m
                .input("resolved_miss", p.miss_bits())
                .comment("With resolved: number of the miss that has ended"),
            resolved_failed: m
                .input("resolved_failed", 1)
                .comment("With resolved: the line could not be fetched"),
        }
    }

    /// The same ports, as inputs of each owner.
    pub fn inputs(&self) -> [(&'static str, Signal<'m>); 8] {
        [
            ("hit", self.hit),
            ("waits", self.waits),
            ("refused", self.refused),
            ("metadata", self.metadata),
            ("miss", self.miss),
            ("resolved", self.resolved),
            ("resolved_miss", self.resolved_miss),
            ("resolved_failed", self.resolved_failed),
        ]
    }
}

impl<'m> LookUpPorts<'m> {
    pub fn new(m: &'m Builder, p: &Parameters) -> Self {
        LookUpPorts {
            looked_up: m
                .input("looked_up", 1)
                .comment("Look-up is queued for the metadata cache"),
            answered: m
                .input("answered", 1)
                .comment("Look-up is answered in this cycle"),
            answer: Answer::new(m, p),
        }
    }

    /// The look-up of an owner with this life, if it `looks`.
    pub fn look_up(&self, m: &'m Builder, life: Life<'m>, looks: Signal<'m>) -> LookUp<'m> {
        let (no, answer) = (m.zero(1), &self.answer);
        let is_parked = m.wire("is_parked", 1);
        let number = m.delay_if("waits_for_miss", self.answered, answer.miss);
        let woken = (is_parked & answer.resolved & answer.resolved_miss.eq(number)).named("woken");
        let refused = self.answered & answer.refused;
        let unanswered = self.answered & !answer.hit & !answer.waits & !answer.refused;
        // The owner that missed first may be answered with its line.
        let again = woken & !answer.resolved_failed & !self.answered;
        let again = (unanswered | again).named("look_up_again");
        let wanted = flag(m, life, "to_look_up", looks, again, self.looked_up);
        let waits = self.answered & answer.waits;
        let parked = flag(m, life, "parked", no, waits, woken);
        m.drive(is_parked, parked);
        LookUp {
            wanted,
            waits,
            found: (self.answered & answer.hit).named("found"),
            failed: ((woken & answer.resolved_failed) | refused).named("fetch_failed"),
            moves: self.looked_up | self.answered | woken,
        }
    }
}
