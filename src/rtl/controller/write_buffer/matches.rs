//! The entries that have the block of the beat, of the read, or of the scrub: compared one cycle ahead, and
//! registered.

use super::super::attributes::shared as shared_attributes;
use super::super::Parameters;
use super::entries::{Entries, Shared};
use super::ports::Ports;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::select::equal_each;

/// Bits of a block's number that tell a scrub which entries to wait for.
const SCRUB_BITS: u32 = 12;

/// The entries that match, whether they are in use or not; one bit per entry.
pub(super) struct Matches<'m> {
    /// They have the beat's block.
    pub beat: Signal<'m>,
    /// Their writes have the attributes of the beat; only such writes may be merged.
    pub suits: Signal<'m>,
    /// They have the block of the read.
    pub read: Signal<'m>,
    /// One that was sealed and open in the previous cycle has it. It was compared before, because much depends on it;
    /// writes of an entry that is sealed now are answered later.
    pub stays: Signal<'m>,
    /// One may hold it, or held it in the previous cycle.
    pub meets: Signal<'m>,
    /// They may have the block to store again.
    pub scrub: Signal<'m>,
}

impl<'m> Matches<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        shared: &Shared<'m>,
        entries: &Entries<'m>,
    ) -> Result<Self, DesignError> {
        let (ports, takes) = (&shared.ports, shared.choice.takes);
        let is_newest = |block| shared.newest.is(ports, block);
        let beat = m.register("meets_beat", p.entries);
        let met = Met::new(m, p, ports, entries)?;
        let next = matches(met.next_beat, takes, is_newest(ports.beat.next_block));
        let kept = matches(beat, takes, is_newest(ports.beat.block));
        let (next, kept) = (next.named("meets_next"), kept.named("still_meets_beat"));
        m.next(beat, ports.beat.moves.mux(next, kept));
        let suits = suits(m, p, shared, entries);
        let read = m.register("meets_read", p.entries);
        let newest = [
            is_newest(ports.read.next_block).named("newest_is_next_read"),
            is_newest(ports.read.block).named("newest_is_read"),
        ];
        let next = matches(met.next_read, takes, newest[0]);
        let kept = matches(read, takes, newest[1]);
        m.next(read, ports.read.moves.mux(next, kept));
        let of_new = (shared.choice.takes_any & ports.read.moves.mux(newest[0], newest[1]))
            .named("new_has_read");
        // Whether one of `those` has the block of the read in the next cycle.
        let any_meets = |those: Signal<'m>| {
            let [next, now] = [met.next_read, read].map(|met| (met & those).any());
            (ports.read.moves).mux(next, now)
        };
        let of_old = any_meets(entries.busy);
        let sealed = (entries.open & entries.all("sealed")).named("sealed_and_open");
        let stays = any_meets(sealed);
        m.drive(shared.choice.moved_on, ports.beat.valid.gate(!beat));
        let scrub = matches(met.scrub, takes, is_newest(ports.scrub.block));
        let compares = ports.scrub.valid | shared.newest.scrubs;
        Ok(Matches {
            beat,
            suits,
            read,
            stays: m.delay_reset("read_is_to_stay", stays),
            meets: m.delay_reset("some_may_meet", of_old | of_new),
            scrub: m.delay_if("meets_scrub", compares, scrub),
        })
    }
}

/// The entries that have the block of the next beat, of the next read, or perhaps of the scrub.
struct Met<'m> {
    next_beat: Signal<'m>,
    next_read: Signal<'m>,
    scrub: Signal<'m>,
}

impl<'m> Met<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        ports: &Ports<'m>,
        entries: &Entries<'m>,
    ) -> Result<Self, DesignError> {
        let blocks = entries.all("block").named("entries_block");
        let next_beat = equal_each(m, "beside_next", ports.beat.next_block, blocks)?;
        let next_read = equal_each(m, "beside_next_read", ports.read.next_block, blocks)?;
        // A scrub also waits for entries of blocks whose numbers only end as its own.
        let low = p.number_bits().min(SCRUB_BITS);
        let numbers: Vec<Signal> = (entries.blocks.iter())
            .map(|block| block.slice(0, low))
            .collect();
        let scrub = ports.scrub.block.slice(0, low);
        let numbers = concat(&numbers).named("low_numbers");
        Ok(Met {
            next_beat,
            next_read,
            scrub: equal_each(m, "beside_scrub", scrub, numbers)?,
        })
    }
}

/// The entries whose writes have the attributes of the beat.
fn suits<'m>(
    m: &'m Builder,
    p: &Parameters,
    shared: &Shared<'m>,
    entries: &Entries<'m>,
) -> Signal<'m> {
    let (beat, takes) = (&shared.ports.beat, shared.choice.takes);
    let suits = m.register("suits_beat", p.entries);
    let [next, now, newest] = [
        beat.attributes.of_next,
        beat.attributes.of_beat,
        entries.take_attributes,
    ]
    .map(|attributes| shared_attributes(p, attributes));
    let held: Vec<Signal> = (entries.each("attributes").iter())
        .map(|attributes| shared_attributes(p, *attributes).eq(next))
        .collect();
    let next = matches(concat(&held), takes, newest.eq(next)).named("suits_next");
    let kept = matches(suits, takes, newest.eq(now)).named("still_suits_beat");
    m.next(suits, beat.moves.mux(next, kept));
    suits
}

/// The entries that match in the next cycle: those that match now; for the entry that is taken for the newest
/// block, only whether that block matches.
fn matches<'m>(held: Signal<'m>, taken: Signal<'m>, newest_matches: Signal<'m>) -> Signal<'m> {
    (held & !taken) | newest_matches.gate(taken)
}
