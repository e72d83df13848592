//! The two ends of a channel, for one lane: what offers and what takes.

use super::error::Broken;
use super::{Channel, Rule};
use crate::hdl::sim::Simulator;

/// The bench's end of a channel on which it offers.
#[derive(Clone, Debug, Default)]
pub struct Sender {
    /// A payload is offered and was not taken yet.
    offers: bool,
    /// What `valid` is in the simulator.
    valid: bool,
}

impl Sender {
    /// Whether it could offer something.
    pub fn is_free(&self) -> bool {
        !self.offers
    }

    /// Offers a payload until it is taken. To be called before the cycle settles.
    pub fn offer(
        &mut self,
        simulator: &mut Simulator,
        channel: &Channel,
        lane: usize,
        words: &[u64],
    ) {
        debug_assert!(!self.offers);
        channel.drive(simulator, lane, words);
        self.offers = true;
    }

    /// Brings `valid` into the simulator, after what was offered in this cycle.
    pub fn drive(&mut self, simulator: &mut Simulator, channel: &Channel, lane: usize) {
        if self.valid != self.offers {
            self.valid = self.offers;
            simulator.set(channel.valid, lane, &[u64::from(self.valid)]);
        }
    }

    /// Whether the payload is taken in this cycle, which has settled.
    pub fn taken(&mut self, simulator: &Simulator, channel: &Channel, lane: usize) -> bool {
        let taken = self.offers && simulator.get(channel.ready, lane) == 1;
        self.offers &= !taken;
        taken
    }

    /// Offers nothing any more, in reset.
    pub fn clear(&mut self) {
        self.offers = false;
    }
}

/// What is on a channel that the bench takes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nothing.
    Nothing,
    /// A payload, and whether it is there since this cycle, and taken in this cycle.
    Payload {
        /// It was not there in the cycle before.
        is_new: bool,
        /// `ready` is up.
        is_taken: bool,
    },
}

/// The bench's end of a channel on which it takes.
#[derive(Clone, Debug, Default)]
pub struct Receiver {
    /// What `ready` is in the simulator.
    ready: bool,
    /// A payload waits since an earlier cycle.
    waits: bool,
    /// `valid` as it was with the opposite of each `ready`.
    otherwise: Option<bool>,
    /// The payload.
    pub words: Vec<u64>,
    before: Vec<u64>,
    one: Vec<u64>,
}

impl Receiver {
    /// Whether a payload was there in the cycle before and was not taken.
    pub fn waits(&self) -> bool {
        self.waits
    }

    /// Sets `ready`. To be called before the cycle settles.
    pub fn drive(
        &mut self,
        simulator: &mut Simulator,
        channel: &Channel,
        lane: usize,
        ready: bool,
    ) {
        if self.ready != ready {
            self.ready = ready;
            simulator.set(channel.ready, lane, &[u64::from(ready)]);
        }
    }

    /// Turns `ready` over, to see whether `valid` depends on it.
    pub fn turn(&self, simulator: &mut Simulator, channel: &Channel, lane: usize) {
        simulator.set(channel.ready, lane, &[u64::from(!self.ready)]);
    }

    /// Keeps `valid` as it is with the opposite `ready`, which is turned back.
    pub fn turn_back(&mut self, simulator: &mut Simulator, channel: &Channel, lane: usize) {
        self.otherwise = Some(simulator.get(channel.valid, lane) == 1);
        simulator.set(channel.ready, lane, &[u64::from(self.ready)]);
    }

    /// What is on the channel in this cycle, which has settled.
    pub(super) fn sample(
        &mut self,
        simulator: &Simulator,
        channel: &Channel,
        lane: usize,
    ) -> Result<Seen, Broken> {
        let broken = |rule: Rule, detail: &dyn Fn() -> String| {
            Err(Broken {
                port: channel.name.clone(),
                rule,
                detail: detail(),
            })
        };
        let valid = simulator.get(channel.valid, lane) == 1;
        if self.otherwise.take().is_some_and(|other| other != valid) {
            return broken(Rule::ValidWaitsForReady, &|| {
                format!("valid is {} with ready {}", valid as u8, self.ready as u8)
            });
        }
        if !valid {
            if self.waits {
                return broken(Rule::ValidDropped, &|| {
                    format!("it offered {:x?}", self.words)
                });
            }
            return Ok(Seen::Nothing);
        }
        std::mem::swap(&mut self.words, &mut self.before);
        channel.sample(simulator, lane, &mut self.words, &mut self.one);
        if self.waits && self.words != self.before {
            return broken(Rule::PayloadChanged, &|| {
                format!("from {:x?} to {:x?}", self.before, self.words)
            });
        }
        let is_new = !self.waits;
        self.waits = !self.ready;
        Ok(Seen::Payload {
            is_new,
            is_taken: self.ready,
        })
    }

    /// Forgets what waits, in reset, and checks that nothing is offered.
    pub(super) fn reset(
        &mut self,
        simulator: &Simulator,
        channel: &Channel,
        lane: usize,
    ) -> Result<(), Broken> {
        self.waits = false;
        self.otherwise = None;
        if simulator.get(channel.valid, lane) == 1 {
            return Err(Broken {
                port: channel.name.clone(),
                rule: Rule::ValidInReset,
                detail: "aresetn is low since a cycle or more".into(),
            });
        }
        Ok(())
    }
}
