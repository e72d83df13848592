//! The nets between the parts that are not one part's output.

use super::super::attributes::attribute_bits;
use super::super::parts::{bit, Parts};
use super::super::regions::{limits, SAID};
use super::super::registers::{inject_bits, Injected};
use super::super::{slot_of_entry, Parameters, PAGE_BITS};
use super::events::events;
use crate::hdl::{concat, Builder, DesignError, Signal};

/// Drives all of them.
pub(super) fn joins<'m>(
    m: &'m Builder,
    parts: &mut Parts<'m>,
    p: &Parameters,
) -> Result<(), DesignError> {
    let read = turns(m, parts, p);
    attributes(m, parts, p, read);
    regions_ahead(m, parts, p);
    fed_blocks(parts, p);
    let looks = bit(parts, "entries_look") | bit(parts, "slots_look") | bit(parts, "update_valid");
    let looks = looks | bit(parts, "prefetching");
    let looks = if p.may_lose_metadata() {
        lost_metadata(parts, p);
        looks | bit(parts, "has_lost")
    } else {
        looks
    };
    parts.drive("looks_under_way", looks);
    pages(m, parts, p);
    events(m, parts, p)
}

/// Whether a read is taken, or a write may be: a read if a slot is free; a write in all other cycles, but not while a
/// flush drains the buffer. After a read that a write had to wait for, the write has priority.
fn turns<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters) -> Signal<'m> {
    let write_first = m.register_reset("write_first", 1, 0);
    let may_read = bit(parts, "has_room") & !bit(parts, "read_stays");
    let read = bit(parts, "read_valid") & may_read & !write_first;
    let read = read.named("takes_read");
    m.next(write_first, read & bit(parts, "entry_wanted"));
    parts.drive("read_taken", read);
    let may = !bit(parts, "read_taken");
    let may = if p.may_lose_metadata() {
        may
    } else {
        may & !bit(parts, "closes")
    };
    parts.drive("may_take", may);
    read
}

/// The attributes of the access for which a slot is taken, for a read or for an entry.
fn attributes<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters, read: Signal<'m>) {
    // A read and an entry are never taken in the same cycle.
    let takes_entry = parts.net("takes_entry", 1);
    parts.drive("attributes_valid", read | takes_entry);
    let entry = parts.net("taken_entry", p.entry_bits());
    let modify = slot_of_entry(m, p, entry);
    let slot = parts.net("take_slot", p.slot_bits());
    // Both are known earlier than whether an entry is taken.
    parts.drive("attributes_slot", read.mux(slot, modify));
    let [of_write, of_read] =
        ["taken_attributes", "read_attributes"].map(|name| parts.net(name, attribute_bits(p)));
    parts.drive("attributes_data", read.mux(of_read, of_write));
}

/// The checks of the addresses of a read and of a beat, one cycle ahead.
fn regions_ahead<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters) {
    let next_read = parts.net("next_read", p.number_bits());
    parts.drive("next_read_block", next_read);
    for said in ["looks", "refused"] {
        let next = bit(parts, &format!("next_read_{said}"));
        let same = bit(parts, &format!("read_{said}_now"));
        let held = bit(parts, "read_moves").mux(next, same);
        let held = m.delay(&format!("read_{said}_held"), held);
        parts.drive(&format!("read_{said}"), held);
    }
    for said in SAID {
        let next = bit(parts, &format!("next_{said}"));
        let same = bit(parts, &format!("beat_{said}_now"));
        let held = bit(parts, "beat_moves").mux(next, same);
        let held = m.delay(&format!("beat_{said}_held"), held);
        parts.drive(&format!("beat_{said}"), held);
    }
    let malformed = bit(parts, "read_malformed");
    let refused = bit(parts, "read_refused");
    parts.drive("read_gets_error", malformed | refused);
}

/// The blocks that may be compressed, and those that are sampled.
fn fed_blocks(parts: &mut Parts<'_>, p: &Parameters) {
    // No block is in a compressor while its tables change.
    let stays_raw = bit(parts, "bypass") | bit(parts, "tables_written");
    let compresses = bit(parts, "feed_compresses") & !stays_raw;
    parts.drive("feed_may_compress", compresses);
    if p.sampling.is_some() {
        // Whole blocks that the cache writes, compressed or bypassed.
        let not_whole = bit(parts, "feed_merges") | bit(parts, "feed_poisons");
        let samples = bit(parts, "feed_compresses") & !not_whole;
        parts.drive("feed_samples", samples);
        if p.counts().checks() {
            let register = parts.net("inject", inject_bits(p));
            let [counts, _] = Injected::Counts.wanted(register);
            parts.drive("inject_counts", counts);
        }
    }
}

/// Pages, as block numbers and as memory line numbers.
fn pages<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters) {
    let pages = p.address_bits - PAGE_BITS;
    let low = |unit: u32| m.zero(PAGE_BITS - unit.trailing_zeros());
    for name in limits(p) {
        let page = parts.net(&name, pages);
        parts.drive(
            &format!("{name}_block"),
            concat(&[low(p.block_bytes), page]),
        );
    }
    let first = parts.net("metadata_first", pages);
    parts.drive("metadata_base", concat(&[low(p.mag_bytes), first]));
}

/// Connects the signals of lost metadata, and the errors to inject into metadata.
fn lost_metadata<'m>(parts: &mut Parts<'m>, p: &Parameters) {
    let always = parts.constant(1);
    parts.drive("ever_running", always);
    let register = parts.net("inject", inject_bits(p));
    let [lines, two] = Injected::Lines.wanted(register);
    let [sets, _] = Injected::Sets.wanted(register);
    parts.drive("inject_metadata", concat(&[lines, sets, two]));
}
