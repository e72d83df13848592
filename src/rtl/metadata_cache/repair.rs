//! A line with a damaged word that memory has, too, is fetched once more, into its own way, so that who pins it finds
//! it there.
//!
//! Requests wait until it is there. The look at the line comes when nothing is under way any more, so that it shows
//! whether the line is changed. What it shows is kept, and used a cycle later: nothing here is in a hurry. The fetch
//! goes through the first miss register: a line there that waits for its first look-up may leave before it, and is
//! fetched then as any other.

use super::answers::Damage;
use super::Parameters;
use crate::hdl::{concat, Builder, Signal};

/// Whether a line is repaired, and which.
pub struct Repair<'m> {
    /// No requests are taken.
    pub under_way: Signal<'m>,
    /// The look at the line has entered the pipeline.
    pub asked: Signal<'m>,
    pub set: Signal<'m>,
    pub way: Signal<'m>,
    /// The line was looked at in the cycle before, and this is what it is like.
    looked: Signal<'m>,
    is_clean: Signal<'m>,
    is_changed: Signal<'m>,
    tag: Signal<'m>,
}

/// What is found of damaged words.
pub struct Found<'m> {
    /// A word of the directory was damaged, in the pipeline's third cycle.
    pub set: Signal<'m>,
    /// A word of a line was, a cycle after it was there.
    pub line: Signal<'m>,
    /// It was to be written, or written back.
    pub of_changed: Signal<'m>,
    /// The line's place.
    pub set_number: Signal<'m>,
    pub way: Signal<'m>,
    /// A fetched line is put in place, or has failed.
    pub installed: Signal<'m>,
    pub failed: Signal<'m>,
    /// All lines are dropped.
    pub clears: Signal<'m>,
}

impl<'m> Repair<'m> {
    /// None without protection.
    pub fn new(m: &'m Builder, p: &Parameters) -> Option<Self> {
        p.protection.checks().then(|| Repair {
            under_way: m.register_reset("repairs", 1, 0),
            asked: m.register_reset("repair_asked", 1, 0),
            set: m.register("repaired_set", p.set_bits()),
            way: m.register("repaired_way", p.ways),
            looked: m.register_reset("repair_looked", 1, 0),
            is_clean: m.register("repaired_is_clean", 1),
            is_changed: m.register("repaired_is_changed", 1),
            tag: m.register("repaired_tag", p.tag_bits()),
        })
    }

    /// The line is to be fetched, a cycle after it was looked at.
    pub fn refetches(&self) -> Signal<'m> {
        (self.looked & self.is_clean).named("refetches")
    }

    /// Its number.
    pub fn line(&self) -> Signal<'m> {
        concat(&[self.set, self.tag]).named("repaired_line")
    }

    /// Keeps what the look at the line shows.
    pub fn look(
        &self,
        m: &'m Builder,
        looks: Signal<'m>,
        [is_clean, is_changed, tag]: [Signal<'m>; 3],
    ) {
        m.next(self.looked, looks);
        m.next(self.is_clean, is_clean);
        m.next(self.is_changed, is_changed);
        m.next(self.tag, tag);
    }

    /// The look at the line enters the pipeline.
    pub fn goes(&self, quiet: Signal<'m>, stops: Signal<'m>) -> Signal<'m> {
        (self.under_way & !self.asked & quiet & !stops).named("repair_goes")
    }

    /// The next state; what damage there is that cannot be repaired, and whether a line was.
    pub fn next(
        &self,
        m: &'m Builder,
        goes: Signal<'m>,
        found: &Found<'m>,
    ) -> (Damage<'m>, Signal<'m>) {
        let begins = (found.line & !found.of_changed).named("is_to_repair");
        m.next_if(self.set, begins & !self.under_way, found.set_number);
        m.next_if(self.way, begins & !self.under_way, found.way);
        let comes = (self.asked & found.installed).named("repair_comes");
        let nothing = self.looked & !self.is_clean;
        let ends = (comes | nothing | found.clears).named("repair_ends");
        m.next(self.under_way, begins | (self.under_way & !ends));
        m.next(self.asked, goes | (self.asked & !ends));
        let step = |name: &str, now: Signal<'m>| {
            let register = m.register_reset(name, 1, 0);
            m.next(register, now);
            register
        };
        let fails = (self.looked & self.is_changed) | (comes & found.failed);
        let lost = step("repair_fails", fails);
        let repaired = step("is_repaired", comes & !found.failed);
        let lost = (found.set | (found.line & found.of_changed) | lost).named("is_lost_damage");
        let damaged = m.register_reset("has_damage", 1, 0);
        let now = (damaged | lost).named("has_damage_now");
        m.next(damaged, now & !found.clears);
        m.output("damage_found", lost)
            .comment("A damaged word was found in this cycle that cannot be had again");
        m.output("damaged", now)
            .comment("Such a word was found since the last clear: all look-ups are refused");
        let damage = Damage {
            now,
            line: found.line,
        };
        (damage, repaired)
    }
}
