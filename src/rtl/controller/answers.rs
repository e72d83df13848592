//! The metadata cache's answers on their way to the owners of look-ups, one cycle later.
//!
//! The cache finds out late in a cycle whether a word is damaged, and every owner compares what it is told. Between the two is
//! a register.
//!
//! | port | width | |
//! |---|---|---|
//! | `answer_*`, `resolved_*` | | from the metadata cache |
//! | `told_*` | | to all owners |
//! | `slot_*`, `entry_*`, `prefetch_*` | | to the owners of one kind |

use super::Parameters;
use crate::hdl::{Builder, Signal};

/// An output, and the value that it has one cycle later while it is valid.
type Told<'m> = (&'static str, Signal<'m>, &'static str);

/// Passes each answer to its owner. `first_slot`, `prefetcher`: the numbers of the first slot and of the prefetch among the
/// owners.
pub(super) fn answers<'m>(
    m: &'m Builder,
    p: &Parameters,
    [first_slot, prefetcher]: [Signal<'m>; 2],
) {
    m.section("Answers, one cycle later");
    let valid = m.input("answer_valid", 1);
    valid.comment("Metadata cache answers a look-up");
    let owner = m.input("answer_owner", p.owner_bits());
    owner.comment("Owner whose look-up is answered: entries, then slots, then the prefetch");
    let of_slot = owner.ge(first_slot).named("is_of_slot");
    let of_prefetch = owner.eq(prefetcher).named("is_of_prefetch");
    for (kind, is_of, says) in [
        (
            "entry",
            !of_slot,
            "Answer is for an entry of the write buffer",
        ),
        ("slot", of_slot & !of_prefetch, "Answer is for a read slot"),
        ("prefetch", of_prefetch, "Answer is for the prefetch"),
    ] {
        let told = m.delay_reset(&format!("tells_{kind}"), valid & is_of);
        m.output(&format!("{kind}_answered"), told).comment(says);
    }
    let slot = (owner - first_slot).named("slot_of_answer");
    let slot = slot.resize(p.slot_bits());
    let entry = owner.slice(0, p.entry_bits());
    tell(
        m,
        valid,
        [
            ("answered_entry", entry, "Entry whose look-up is answered"),
            ("answered_slot", slot, "Slot whose look-up is answered"),
        ],
    );
    of_look_up(m, p, valid);
    of_line(m, p);
}

/// What the cache says of a look-up.
fn of_look_up<'m>(m: &'m Builder, p: &Parameters, valid: Signal<'m>) {
    let one = |name: &str, says: &str| m.input(name, 1).comment(says);
    let hit = one("answer_hit", "With answer_valid: metadata are valid");
    let waits = one(
        "answer_waits",
        "With answer_valid: the line is being fetched",
    );
    let refused = one(
        "answer_refused",
        "With answer_valid: the line cannot be fetched",
    );
    let metadata = m
        .input("answer_metadata", p.metadata_bits())
        .comment("With a hit: bursts of the block less one, or all ones if it is stored raw");
    let miss = m
        .input("answer_miss", p.miss_bits())
        .comment("With answer_waits: number of the miss that fetches the line");
    tell(
        m,
        valid,
        [
            ("told_hit", hit, "With the answer: metadata are valid"),
            (
                "told_waits",
                waits,
                "With the answer: the line is being fetched",
            ),
            (
                "told_refused",
                refused,
                "With the answer: the line cannot be fetched",
            ),
            (
                "told_metadata",
                metadata,
                "With a hit: bursts of the block less one, or all ones",
            ),
            (
                "told_miss",
                miss,
                "With told_waits: number of the miss that fetches the line",
            ),
        ],
    );
    if !p.may_lose_metadata() {
        return;
    }
    let lost = one("answer_lost", "With a hit: the block's metadata are lost");
    let of_lost = hit & lost;
    tell(
        m,
        valid,
        [
            (
                "told_lost",
                lost,
                "With a hit: the block's metadata are lost",
            ),
            (
                "slot_hit",
                hit & !lost,
                "With the answer: a read may use the metadata",
            ),
            (
                "slot_refused",
                refused | of_lost,
                "With the answer: a read of the block fails",
            ),
        ],
    );
    if p.tells_lost() {
        let says = "With the answer: the block's metadata are lost";
        tell(m, valid, [("slot_lost", of_lost, says)]);
    }
}

/// What the cache says of a line that it has fetched.
fn of_line(m: &Builder, p: &Parameters) {
    let valid = m.input("resolved_valid", 1);
    valid.comment("A line was fetched, or its fetch failed");
    let miss = m.input("resolved_miss", p.miss_bits());
    miss.comment("With resolved_valid: number of the miss that has ended");
    let failed = m.input("resolved_failed", 1);
    failed.comment("With resolved_valid: the line could not be fetched");
    m.output("told_resolved", m.delay_reset("tells_line", valid))
        .comment("A line was fetched, or its fetch failed");
    tell(
        m,
        valid,
        [
            (
                "ended_miss",
                miss,
                "With told_resolved: number of the miss that has ended",
            ),
            (
                "fetch_failed",
                failed,
                "With told_resolved: the line could not be fetched",
            ),
        ],
    );
}

/// Outputs of values, one cycle later. They are held until the next that are `valid`.
fn tell<'m, const COUNT: usize>(m: &'m Builder, valid: Signal<'m>, all: [Told<'m>; COUNT]) {
    for (name, value, says) in all {
        let held = m.delay_if(&format!("{name}_held"), valid, value);
        m.output(name, held).comment(says);
    }
}
