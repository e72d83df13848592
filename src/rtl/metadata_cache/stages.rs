//! Which cycles of the metadata cache's pipeline are busy, and values that pass from one to the next.

use super::first_cycle::Shared;
use super::{beside_read, step};
use crate::hdl::{Builder, Signal};

/// Which cycles of the pipeline are busy.
pub(super) struct Stages<'m> {
    /// The access that enters needs the set's word.
    pub needs_set: Signal<'m>,
    /// An access enters.
    enters: Signal<'m>,
    /// Its line is chosen, while the set's word is read.
    pub chooses: Signal<'m>,
    /// The set's word is checked, and its tags are compared.
    pub checks: Signal<'m>,
    pub second: Signal<'m>,
}

impl<'m> Stages<'m> {
    pub fn new(m: &'m Builder, shared: &Shared<'m>) -> Self {
        let (granted, upkeep) = (&shared.granted, &shared.upkeep);
        let of_lines = granted.takes | granted.installs | granted.hears | granted.reads;
        let of_set = of_lines | upkeep.visits | upkeep.sweep.clears;
        let repairs = upkeep.repairs.as_ref();
        // A beat that fills a line needs no set.
        let of_set = repairs.map_or(of_set, |repairs| of_set | repairs.goes);
        let needs_set = of_set.named("needs_set");
        let enters = (needs_set | granted.fills).named("enters");
        let chooses = step(m, "chooses_line", enters);
        let checks = step(m, "checks_set", chooses);
        let second = step(m, "second_busy", checks);
        Stages {
            needs_set,
            enters,
            chooses,
            checks,
            second,
        }
    }

    /// A value of the cycle of the grant, one cycle later.
    pub fn early(&self, m: &'m Builder, name: &str, value: Signal<'m>) -> Signal<'m> {
        beside_read(m, name, self.enters, value)
    }

    /// A value of the cycle in which the line is chosen, one cycle later.
    pub fn passed(&self, m: &'m Builder, name: &str, value: Signal<'m>) -> Signal<'m> {
        beside_read(m, name, self.chooses, value)
    }

    /// The same in the second cycle, as long as no other access comes.
    pub fn held(&self, m: &'m Builder, [name, before]: [&str; 2], value: Signal<'m>) -> Signal<'m> {
        m.delay_if(name, self.checks, self.passed(m, before, value))
    }

    /// A value of the second cycle, while the line's word is read.
    pub fn late(&self, m: &'m Builder, name: &str, value: Signal<'m>) -> Signal<'m> {
        beside_read(m, name, self.second, value)
    }
}
