//! A clean line with a damaged word is fetched again, into its own way, so that owners that pin it find it
//! there. In a dirty line the word is [lost](super::lost_word), and becomes "raw".
//!
//! Requests wait until the line is back, or is known to be dirty. The line is inspected when nothing is in
//! flight any more, so that the inspection shows whether it is dirty. The result is registered and used one
//! cycle later; nothing here is timing-critical. The fetch uses the first miss register. A line in that
//! register that waits for its first look-up may be evicted before it, and is then fetched like any other.
//!
//! While a word is lost, no other word is repaired.

use super::answers::Damage;
use super::lost_word::{lost_word, LostWordInputs, LostWordOutputs};
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Signal};

/// Whether a line is being repaired, and which.
pub struct Repair<'m> {
    /// A repair is in progress: no requests are accepted.
    pub under_way: Signal<'m>,
    /// The inspection of the line has entered the pipeline.
    pub asked: Signal<'m>,
    pub set: Signal<'m>,
    pub way: Signal<'m>,
    /// The word's number in its line, if a line has more than one.
    pub beat: Option<Signal<'m>>,
    /// The line's number.
    pub line: Signal<'m>,
    /// A word is lost.
    pub has_lost: Signal<'m>,
    /// The line is fetched again, two cycles after its inspection.
    pub refetches: Signal<'m>,
    /// The line's word is lost, one cycle after its inspection, and becomes "raw".
    pub loses: Signal<'m>,
    /// The line was inspected in the previous cycle; the result is in the next three.
    looked: Signal<'m>,
    is_clean: Signal<'m>,
    is_changed: Signal<'m>,
    tag: Signal<'m>,
}

/// An access, one cycle after its line's word was available, and the damage that is found.
pub struct DamagedAccess<'m> {
    /// A word of the directory was damaged, in the pipeline's third cycle.
    pub set: Signal<'m>,
    /// The line's word was damaged.
    pub line: Signal<'m>,
    /// The access writes a block's metadata into the word.
    pub writes: Signal<'m>,
    /// The line's place, and the block in the line.
    pub set_number: Signal<'m>,
    pub way: Signal<'m>,
    pub block: Signal<'m>,
    /// Whether there is an access in the next cycle, and its block.
    pub comes: Signal<'m>,
    pub next_block: Signal<'m>,
    /// A fetched line is installed, or its fetch has failed.
    pub installed: Signal<'m>,
    pub failed: Signal<'m>,
    /// All lines are dropped.
    pub clears: Signal<'m>,
}

/// The outcome for damaged words.
pub struct Repaired<'m> {
    pub damage: Damage<'m>,
    /// A line was fetched again.
    pub refetched: Signal<'m>,
    /// The access is to the lost word.
    pub here: Signal<'m>,
}

impl<'m> Repair<'m> {
    /// `None` without protection.
    pub fn new(m: &'m Builder, p: &Parameters) -> Option<Self> {
        if !p.protection.checks() {
            return None;
        }
        let has_lost = m.wire("some_word_is_lost", 1);
        let set = m.register("repaired_set", p.set_bits());
        let looked = m.register_reset("repair_looked", 1, 0);
        let is_clean = m.register("repaired_is_clean", 1);
        let is_changed = m.register("repaired_is_changed", 1);
        let tag = m.register("repaired_tag", p.tag_bits());
        Some(Repair {
            under_way: m.register_reset("repairs", 1, 0),
            asked: m.register_reset("repair_asked", 1, 0),
            set,
            way: m.register("repaired_way", p.ways),
            beat: (p.beat_bits() > 0).then(|| m.register("repaired_beat", p.beat_bits())),
            line: concat(&[set, tag]).named("repaired_line"),
            has_lost,
            refetches: m.register_reset("refetches", 1, 0),
            loses: (looked & is_changed & !has_lost).named("loses_word"),
            looked,
            is_clean,
            is_changed,
            tag,
        })
    }

    /// Registers the result of the inspection.
    pub fn look(
        &self,
        m: &'m Builder,
        looks: Signal<'m>,
        [is_clean, is_changed, tag]: [Signal<'m>; 3],
    ) {
        m.next(self.looked, looks);
        m.next(self.is_clean, is_clean);
        m.next(self.is_changed, is_changed);
        m.next_if(self.tag, looks, tag);
        m.next(self.refetches, self.is_to_refetch());
    }

    /// The line is clean: in the next cycle it is fetched again.
    pub fn is_to_refetch(&self) -> Signal<'m> {
        self.looked & self.is_clean & !self.has_lost
    }

    /// The inspection of the line enters the pipeline.
    pub fn goes(&self, quiet: Signal<'m>, stops: Signal<'m>) -> Signal<'m> {
        (self.under_way & !self.asked & quiet & !stops).named("repair_goes")
    }

    /// Ways of a set from which no line may be evicted, because one of its words is lost.
    pub fn holds(&self, m: &'m Builder, next_set: Signal<'m>) -> Signal<'m> {
        let here = m.delay("in_lost_set", next_set.eq(self.set));
        (self.has_lost & here).gate(self.way).named("lost_way")
    }

    /// The next state, and the outcome for damaged words. `sweeps`: a flush or clearing is wanted, or in progress.
    pub fn next(
        &self,
        m: &'m Builder,
        p: &Parameters,
        (goes, sweeps): (Signal<'m>, Signal<'m>),
        found: &DamagedAccess<'m>,
    ) -> Result<Repaired<'m>, DesignError> {
        let others = m.wire("loses_others", 1);
        let stopped = m.wire("is_stopped", 1);
        let drops = (found.clears | stopped).named("drops_lost_word");
        let lost = self.lost_word(m, p, found, (others, drops, sweeps))?;
        m.drive(self.has_lost, lost.valid);
        let elsewhere = (lost.valid & !lost.here).named("other_is_lost");
        let damages = (found.line & found.writes).named("write_is_damaged");
        m.drive(others, damages & !elsewhere);
        let begins =
            (found.line & !found.writes & !lost.valid & !self.under_way).named("is_to_repair");
        let takes = (begins | others).named("takes_place");
        m.next_if(self.set, takes, found.set_number);
        m.next_if(self.way, takes, found.way);
        if let Some(beat) = self.beat {
            let low = p.offset_bits() - p.beat_bits();
            m.next_if(beat, takes, found.block.slice(low, p.beat_bits()));
        }
        let comes = (self.asked & found.installed).named("repair_comes");
        let nothing = self.looked & !self.is_to_refetch();
        let ends = (comes | nothing | found.clears).named("repair_ends");
        m.next(self.under_way, takes | (self.under_way & !ends));
        m.next(self.asked, goes | (self.asked & !ends));
        // A lost word belongs to a dirty line.
        let gone = self.looked & lost.valid & !self.is_changed;
        let fails = (comes & found.failed) | gone | (damages & elsewhere);
        let fails = m.delay_reset("repair_fails", fails);
        let refetched = m.delay_reset("is_repaired", comes & !found.failed);
        let fails = (found.set | fails).named("is_lost_damage");
        let damaged = m.register_reset("has_damage", 1, 0);
        let now = (damaged | fails).named("has_damage_now");
        m.next(damaged, now & !found.clears);
        m.drive(stopped, damaged);
        m.output("damage_found", fails)
            .comment("A damaged word that cannot be recovered was found in this cycle");
        m.output("damaged", now)
            .comment("Such a word was found since the last clear: all look-ups are refused");
        let damage = Damage {
            now,
            line: found.line,
            is_lost: lost.is_lost,
            has_lost: lost.valid,
        };
        let loses = (self.looked & self.is_changed).named("word_is_lost");
        m.output("word_lost", m.delay_reset("was_lost", loses))
            .comment("A damaged word of a dirty line was found: its blocks must be poisoned");
        Ok(Repaired {
            damage,
            refetched,
            here: lost.here,
        })
    }

    /// The lost word, and its ports to the owners that poison blocks.
    fn lost_word(
        &self,
        m: &'m Builder,
        p: &Parameters,
        found: &DamagedAccess<'m>,
        (loses_others, clear, sweeps): (Signal<'m>, Signal<'m>, Signal<'m>),
    ) -> Result<LostWordOutputs<'m>, DesignError> {
        let taken = m
            .input("poison_taken", 1)
            .comment("Block to poison is accepted by an owner");
        let skipped = m.input("poison_skipped", 1);
        skipped.comment("Block to poison is skipped, because its metadata are not consulted");
        let settled = m.input("poison_settled", 1);
        settled.comment("No owner that accepted such a block is busy");
        let inputs = LostWordInputs {
            set: found.set_number,
            way: found.way,
            block: found.block,
            comes: found.comes,
            next_block: found.next_block,
            writes: found.writes,
            held_set: self.set,
            held_way: self.way,
            held_beat: self.beat,
            held_tag: self.tag,
            known: !self.under_way,
            loses_all: self.loses,
            loses_others,
            clear,
            taken,
            skipped,
            settled,
            sweeps,
        };
        let lost = m.instance("lost_word", &lost_word(p)?, inputs);
        m.assert(
            !sweeps | settled | lost.valid,
            "an owner is to poison a block in a flush, and no word is lost",
        );
        m.output("has_lost", lost.valid)
            .comment("Blocks are being poisoned, because their metadata are lost");
        m.output("poison_valid", lost.offers)
            .comment("A block must be poisoned, because its metadata are lost");
        m.output("poison_block", lost.offered)
            .comment("With poison_valid: number of the block");
        m.output("lost_word_line", self.line)
            .comment("With word_lost: line of the word");
        Ok(lost)
    }
}
