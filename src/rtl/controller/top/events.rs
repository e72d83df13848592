//! Counters and interrupts.

use super::super::damaged_block::damaged_block;
use super::super::parts::{bit, Parts};
use super::super::Parameters;
use crate::hdl::{or_all, Builder, DesignError, Signal};
use crate::rtl::protect::Protection;

/// Drives the nets of all of them.
pub(super) fn events<'m>(
    m: &'m Builder,
    parts: &mut Parts<'m>,
    p: &Parameters,
) -> Result<(), DesignError> {
    let written = bit(parts, "written");
    counts(parts, p, written);
    errors(m, parts, p, written);
    damage(parts, p)?;
    let irq = bit(parts, "irq_raised");
    m.output("irq", irq)
        .comment("Interrupt: an enabled event has happened");
    Ok(())
}

/// What is counted. `written`: the memory has answered a write.
fn counts<'m>(parts: &mut Parts<'m>, p: &Parameters, written: Signal<'m>) {
    let of_block = parts.net("written_metadata", p.metadata_bits());
    let raw = of_block.eq_to(p.raw());
    parts.drive("block_written", written);
    parts.drive("block_written_raw", written & raw);
    let block_read = bit(parts, "read_taken");
    let malformed = bit(parts, "read_malformed");
    parts.drive("block_read", block_read & !malformed);
    let beat = bit(parts, "beat_taken");
    parts.drive("beat_written", beat);
    let answer = bit(parts, "entry_answered") | bit(parts, "slot_answered");
    let hit = bit(parts, "told_hit");
    parts.drive("metadata_hit", answer & hit);
    let fetched = bit(parts, "fetch_valid") & bit(parts, "fetch_ready");
    parts.drive("metadata_miss", fetched);
    let modifies = parts.net("modify", p.entries).any();
    parts.drive("block_modified", modifies);
    let waits = bit(parts, "beat_valid") & !beat;
    parts.drive("write_stalls", waits);
    let waits = bit(parts, "read_valid") & !block_read;
    parts.drive("read_stalls", waits);
}

/// Events of errors, and the block of the first. An event that must wait for its block comes a cycle later, with
/// protection two.
fn errors<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters, written: Signal<'m>) {
    let corrupt = bit(parts, "unpacked") & bit(parts, "unpacked_failed");
    let beside_block = |name: &str, event| {
        let event = m.delay(name, event);
        p.buffers
            .beside(m, &format!("{name}_checked"), m.constant(1, 1), event)
    };
    let corrupt = beside_block("was_corrupt", corrupt);
    parts.drive("corrupt_block", corrupt);
    let read_error = bit(parts, "arrives") & bit(parts, "arrives_failed");
    let read_error = beside_block("read_failed", read_error);
    parts.drive("read_error", read_error);
    let write_fails = written & bit(parts, "written_failed");
    let of_poison = bit(parts, "written_poison");
    let write_error = write_fails & !of_poison;
    parts.drive("write_error", write_error);
    parts.drive("poison_lost", write_fails & of_poison);
    let fetch_error = bit(parts, "told_resolved") & bit(parts, "fetch_failed");
    let answered =
        ["entry", "slot", "prefetch"].map(|kind| bit(parts, &format!("{kind}_answered")));
    let refused = or_all(answered) & bit(parts, "told_refused");
    parts.drive("metadata_error", fetch_error | refused);
    let posted = bit(parts, "any_entry_ends") & bit(parts, "end_failed") & bit(parts, "end_posted");
    let posted = beside_block("posted_is_lost", posted);
    parts.drive("posted_write_lost", posted);
    let lost = bit(parts, "lost_valid");
    parts.drive("metadata_lost", lost);
    let (arrived, gone) = (
        parts.net("arrived_block", p.number_bits()),
        parts.net("written_block", p.number_bits()),
    );
    parts.drive("error_block", write_fails.mux(gone, arrived));
}

/// Connects the counters and interrupts of protected memories.
fn damage<'m>(parts: &mut Parts<'m>, p: &Parameters) -> Result<(), DesignError> {
    let of_buffers = |parts: &mut Parts<'m>, found: &str| {
        let all = [
            "stored",
            "read_word",
            "sent",
            "marked",
            "writers",
            "ended",
            "arrived",
            "under_way",
        ];
        // Bursts to send have a copy, and are never damaged.
        let ordered = (found == "corrected").then_some("ordered");
        let all = all.into_iter().chain(ordered);
        or_all(all.map(|at| parts.net(&format!("{at}_{found}"), 1)))
    };
    if p.buffers.checks() {
        let corrected = of_buffers(parts, "corrected");
        parts.drive("corrected_words", corrected);
        // Each is an event, and is counted.
        let damaged = of_buffers(parts, "damaged").named("buffer_is_damaged");
        for net in ["damaged_word", "damaged_words"] {
            parts.drive(net, damaged);
        }
        parts.add("damaged_word_block", &damaged_block(p)?, &[]);
    }
    if p.tables.is_some() {
        let damaged = parts.net("table_damage", 1);
        parts.drive("damaged_tables", damaged);
    }
    if p.metadata.checks() {
        let mut corrected = parts.net("fetched_corrected", 1);
        if p.metadata == Protection::Secded {
            corrected = corrected | parts.net("metadata_corrected", 1);
        }
        parts.drive("corrected_metadata", corrected);
        let stops = parts.net("cache_stops", 1);
        parts.drive("damaged_metadata", stops);
        let lost = ["poisoned_metadata", "damaged_metadata"].map(|net| parts.net(net, 1));
        parts.drive("lost_metadata", or_all(lost));
    }
    Ok(())
}
