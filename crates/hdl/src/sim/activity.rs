//! When each instance of a design works: the cycles in which a net of it changes.

use super::program::{Slot, Word};
use super::Simulator;

/// The first and the last cycle in which a net of an instance changes.
pub type Busy = Option<(u64, u64)>;

/// The activity of one lane, instance by instance.
pub(super) struct Activity {
    nets: Vec<(usize, Vec<Slot>, Vec<Word>)>,
    /// By the positions of [`Flat::scopes`](crate::flat::Flat::scopes).
    pub busy: Vec<Busy>,
    has_begun: bool,
}

/// The lane that is watched.
const LANE: usize = 0;

impl Activity {
    /// An activity of no cycle yet.
    pub fn new(simulator: &Simulator) -> Self {
        let nets = simulator.lowered.nets.iter();
        Activity {
            nets: nets
                .map(|(id, slots)| (simulator.flat.node(*id).scope, slots.clone(), Vec::new()))
                .collect(),
            busy: vec![None; simulator.flat.scopes.len()],
            has_begun: false,
        }
    }

    /// The nets have settled; call it before the clock's edge.
    pub fn cycle(&mut self, simulator: &Simulator, cycle: u64) {
        let value = |slot: &Slot| simulator.slots.get(*slot, LANE);
        for (scope, slots, last) in &mut self.nets {
            if slots.iter().map(value).eq(last.iter().copied()) {
                continue;
            }
            last.clear();
            last.extend(slots.iter().map(value));
            if self.has_begun {
                let since = self.busy[*scope].map_or(cycle, |(first, _)| first);
                self.busy[*scope] = Some((since, cycle));
            }
        }
        self.has_begun = true;
    }
}
