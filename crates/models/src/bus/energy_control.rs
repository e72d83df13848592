//! Energy control: chooses the form in which each block is sent.

use serde::{Deserialize, Serialize};

use super::{Bus, Crossing};
use crate::terms::Geometry;

/// The decision function of energy control (paper 3, section 3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decision {
    /// Energy × delay.
    #[serde(rename = "ed")]
    EnergyDelay,
    /// Energy × delay².
    #[serde(rename = "ed2")]
    EnergyDelaySquared,
}

impl Decision {
    /// Both functions.
    pub const ALL: [Decision; 2] = [Decision::EnergyDelay, Decision::EnergyDelaySquared];

    /// As `--decision` takes it.
    pub fn name(self) -> &'static str {
        match self {
            Decision::EnergyDelay => "ed",
            Decision::EnergyDelaySquared => "ed2",
        }
    }

    /// Whether a block of `block_bursts`, which toggles `raw` wires, is sent in `bursts` that
    /// toggle `compressed` of them: CR × raw > compressed, or CR² × raw > compressed, with
    /// CR = `block_bursts` / `bursts`.
    pub fn compresses(self, block_bursts: u32, bursts: u32, raw: u32, compressed: u32) -> bool {
        let weight = |bursts: u32| match self {
            Decision::EnergyDelay => u64::from(bursts),
            Decision::EnergyDelaySquared => u64::from(bursts).pow(2),
        };
        weight(block_bursts) * u64::from(raw) > weight(bursts) * u64::from(compressed)
    }
}

impl std::fmt::Display for Decision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

/// A bus, and what chooses the form of each block on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnergyControl {
    bus: Bus,
    geometry: Geometry,
    decision: Option<Decision>,
}

/// How a block was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sent {
    /// As its own bytes, though it could be stored compressed: energy control's choice.
    pub kept_raw: bool,
    /// Wires that toggled.
    pub toggles: u32,
    /// Bursts that crossed.
    pub bursts: u32,
}

impl EnergyControl {
    /// A bus at zero. Without a decision function all blocks that can be stored compressed are
    /// sent so.
    pub fn new(geometry: Geometry, dbi: bool, decision: Option<Decision>) -> Self {
        EnergyControl {
            bus: Bus::new(dbi),
            geometry,
            decision,
        }
    }

    /// Sends a block. `stored`: its stored bytes, if it can be stored compressed.
    #[inline(always)]
    pub fn send(&mut self, block: &Crossing, stored: Option<&Crossing>) -> Sent {
        let bursts = |form: &Crossing| form.bytes() / self.geometry.mag().get();
        let all = bursts(block);
        let Some(stored) = stored else {
            return self.cross(block, all);
        };
        let few = bursts(stored);
        let Some(decision) = self.decision.filter(|_| !block.is_zero()) else {
            return self.cross(stored, few);
        };
        let (raw, after_raw) = self.bus.after(block);
        let (compressed, after_compressed) = self.bus.after(stored);
        let kept_raw = !decision.compresses(all, few, raw, compressed);
        let (toggles, bursts);
        (self.bus, toggles, bursts) = if kept_raw {
            (after_raw, raw, all)
        } else {
            (after_compressed, compressed, few)
        };
        Sent {
            kept_raw,
            toggles,
            bursts,
        }
    }

    #[inline(always)]
    fn cross(&mut self, form: &Crossing, bursts: u32) -> Sent {
        let toggles;
        (toggles, self.bus) = self.bus.after(form);
        Sent {
            kept_raw: false,
            toggles,
            bursts,
        }
    }
}
