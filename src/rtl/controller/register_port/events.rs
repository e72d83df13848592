//! Events that have happened, and the places of the first of them.

use super::super::registers::{
    events, DAMAGED_BLOCK, ERROR_BLOCK, FAILED_LINE, HAPPENED, LOST_LINE, POISONED_LINE,
    POSTED_BLOCK,
};
use super::super::Parameters;
use super::access::{Access, Word};
use super::ports::{Places, Ports};
use crate::hdl::{concat, or_all, Builder, Signal};

/// The events that have happened, one bit each.
pub(super) struct Happened<'m> {
    pub at: Signal<'m>,
    /// In this cycle.
    pub now: Signal<'m>,
    /// Before, and not cleared since.
    pub before: Signal<'m>,
    /// Software clears them in this cycle.
    pub cleared: Signal<'m>,
    /// Before, and they are not cleared in this cycle.
    pub still: Signal<'m>,
}

impl<'m> Happened<'m> {
    pub fn new(
        m: &'m Builder,
        ports: &Ports<'m>,
        access: &Access<'m>,
        irq_enable: Option<Signal<'m>>,
    ) -> Self {
        let at = access.is_at(m, HAPPENED, "happened");
        let now = concat(&ports.events);
        let bits = now.width();
        let before = m.register_reset("has_happened", bits, 0);
        let cleared = (access.writes & at)
            .gate(access.data.slice(0, bits))
            .named("happened_cleared");
        let still = (before & !cleared).named("still_happened");
        m.next(before, still | now);
        let enabled = irq_enable.unwrap_or(before);
        m.output("irq", m.delay("irq_held", (before & enabled).any()))
            .comment("Interrupt: an enabled event has happened");
        Happened {
            at,
            now,
            before,
            cleared,
            still,
        }
    }

    /// An event happens, and had not happened since it was cleared.
    fn first(&self, event: u32) -> Signal<'m> {
        self.now.bit(event) & !self.still.bit(event)
    }
}

/// The events of errors that have a common place, `error_block`.
const OF_BLOCK: [u32; 4] = [0, 1, 2, 6];

/// The places of the first errors since their events were cleared.
pub(super) struct FirstPlaces<'m> {
    pub error_block: Signal<'m>,
    pub posted_block: Signal<'m>,
    pub failed_line: Signal<'m>,
    pub lost_line: Signal<'m>,
    pub poisoned_line: Option<Signal<'m>>,
    pub damaged_block: Option<Signal<'m>>,
}

impl<'m> FirstPlaces<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        places: &Places<'m>,
        happened: &Happened<'m>,
    ) -> Self {
        let known = or_all(OF_BLOCK.map(|event| happened.still.bit(event)));
        let first = or_all(OF_BLOCK.map(|event| happened.now.bit(event))) & !known;
        let first = first.named("first_error");
        let keep = |name: &str, event: u32, place: Signal<'m>| {
            m.delay_if(name, happened.first(event), place)
        };
        FirstPlaces {
            error_block: m.delay_if("error_block_held", first, places.error_block),
            posted_block: keep("posted_block_held", 7, places.posted_block),
            failed_line: keep("failed_line_held", 3, places.failed_line),
            lost_line: keep("lost_line_held", 4, places.lost_line),
            poisoned_line: places.poisoned_line.map(|line| {
                let event = event_of(p, "poisoned_metadata");
                keep("poisoned_line_held", event, line)
            }),
            // The block is known later than the event.
            damaged_block: places.damaged_block.map(|(known, block)| {
                let has = m.register_reset("has_damaged_block", 1, 0);
                let cleared = happened.cleared.bit(event_of(p, "damaged_word"));
                let still = (has & !cleared).named("damaged_block_stays");
                m.next(has, still | known);
                m.delay_if("damaged_block_held", known & !still, block)
            }),
        }
    }

    /// Their registers: two for a block, one for a line.
    pub fn words(&self, m: &'m Builder, access: &Access<'m>) -> Vec<Word<'m>> {
        let damaged = (self.damaged_block).map(|block| (DAMAGED_BLOCK, "damaged_block", block));
        let blocks = [
            (ERROR_BLOCK, "error_block", self.error_block),
            (POSTED_BLOCK, "posted_block", self.posted_block),
        ];
        let poisoned = (self.poisoned_line).map(|line| (POISONED_LINE, "poisoned_line", line));
        let lines = [
            (LOST_LINE, "lost_line", self.lost_line),
            (FAILED_LINE, "failed_line", self.failed_line),
        ];
        let mut words = Vec::new();
        for (address, name, block) in blocks.into_iter().chain(damaged) {
            let block = block.resize(64);
            words.push(access.word(m, address, name, block.slice(0, 32)));
            let high = format!("{name}_high");
            words.push(access.word(m, address + 4, &high, block.slice(32, 32)));
        }
        for (address, name, line) in lines.into_iter().chain(poisoned) {
            words.push(access.word(m, address, name, line));
        }
        words
    }
}

/// The bit of an event that the unit has.
fn event_of(p: &Parameters, name: &str) -> u32 {
    let place = events(p).iter().position(|(event, _)| *event == name);
    place.map_or(0, |place| place as u32)
}
