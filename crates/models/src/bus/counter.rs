//! Everything that is counted for one codec.

use std::ops::AddAssign;

use multiversion::multiversion;
use serde::{Deserialize, Serialize};

use super::{Crossing, Decision, EnergyControl, Sent};
use crate::terms::Geometry;

/// Blocks after which the bus starts at zero again, counted from the start of the data: segments
/// can be counted apart, and their totals added.
pub const SEGMENT_BLOCKS: u64 = 65_536;

/// Counters of one bus: toggles, bursts, blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Wires that toggled, DBI's included.
    pub toggles: u64,
    /// Bursts that crossed.
    pub bursts: u64,
    /// Blocks that could be stored compressed and that energy control sent raw.
    pub kept_raw: u64,
}

/// Something without energy control, and with it by either decision function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Controls<T> {
    /// Without: all blocks that can be stored compressed are sent so.
    pub off: T,
    /// By energy × delay.
    pub ed: T,
    /// By energy × delay².
    pub ed2: T,
}

impl<T> Controls<T> {
    #[inline(always)]
    fn each(&mut self) -> [(Option<Decision>, &mut T); 3] {
        [
            (None, &mut self.off),
            (Some(Decision::EnergyDelay), &mut self.ed),
            (Some(Decision::EnergyDelaySquared), &mut self.ed2),
        ]
    }

    /// The counts for one decision function, or without any.
    pub fn of(&self, decision: Option<Decision>) -> &T {
        match decision {
            None => &self.off,
            Some(Decision::EnergyDelay) => &self.ed,
            Some(Decision::EnergyDelaySquared) => &self.ed2,
        }
    }
}

/// Sums over whole segments, which add up to those of all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// Blocks sent.
    pub blocks: u64,
    /// Without DBI.
    pub plain: Controls<Tally>,
    /// With DBI.
    pub dbi: Controls<Tally>,
}

impl Totals {
    /// The tally of the bus without or with DBI, under a decision rule of energy control or none.
    pub fn of(&self, dbi: bool, decision: Option<Decision>) -> &Tally {
        let controls = if dbi { &self.dbi } else { &self.plain };
        controls.of(decision)
    }

    /// All of them: three without DBI, three with it.
    pub fn tallies(&self) -> [Tally; 6] {
        let [a, b] = [self.plain, self.dbi];
        [a.off, a.ed, a.ed2, b.off, b.ed, b.ed2]
    }
}

impl AddAssign for Totals {
    /// Adds the counts of other segments.
    fn add_assign(&mut self, mut other: Totals) {
        self.blocks += other.blocks;
        let sums = [&mut self.plain, &mut self.dbi];
        for (sums, parts) in sums.into_iter().zip([&mut other.plain, &mut other.dbi]) {
            for ((_, sum), (_, part)) in sums.each().into_iter().zip(parts.each()) {
                sum.toggles += part.toggles;
                sum.bursts += part.bursts;
                sum.kept_raw += part.kept_raw;
            }
        }
    }
}

/// Which buses energy control sent a block raw on, though it could be stored compressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SentRaw(u8);

impl SentRaw {
    fn bit(dbi: bool, decision: Decision) -> u8 {
        1 << (2 * u8::from(dbi) + u8::from(decision == Decision::EnergyDelaySquared))
    }

    /// Whether it did so without or with DBI, by this decision function.
    pub fn by(self, dbi: bool, decision: Decision) -> bool {
        self.0 & Self::bit(dbi, decision) != 0
    }
}

/// Counts the blocks of one codec, in order, on six buses: without and with DBI, each without
/// energy control and with either decision function.
///
/// A counter starts at the start of a segment. Several of them may work on segments of their own.
/// Without stored forms it counts what sending everything uncompressed takes.
#[derive(Clone, Debug)]
pub struct Counter {
    geometry: Geometry,
    plain: Controls<EnergyControl>,
    dbi: Controls<EnergyControl>,
    totals: Totals,
}

impl Counter {
    /// At the start of a segment.
    pub fn new(geometry: Geometry) -> Self {
        let buses = |dbi| {
            let bus = |decision| EnergyControl::new(geometry, dbi, decision);
            Controls {
                off: bus(None),
                ed: bus(Some(Decision::EnergyDelay)),
                ed2: bus(Some(Decision::EnergyDelaySquared)),
            }
        };
        Counter {
            geometry,
            plain: buses(false),
            dbi: buses(true),
            totals: Totals::default(),
        }
    }

    /// Sends the next block; `stored`: its stored bytes, if it can be stored compressed. All
    /// crossings of a counter must be of one flit.
    pub fn add(&mut self, block: &Crossing, stored: Option<&Crossing>) -> SentRaw {
        if self.totals.blocks % SEGMENT_BLOCKS == 0 {
            let fresh = Counter::new(self.geometry);
            (self.plain, self.dbi) = (fresh.plain, fresh.dbi);
        }
        self.totals.blocks += 1;
        send(self, block, stored)
    }

    /// Of all blocks so far.
    pub fn totals(&self) -> Totals {
        self.totals
    }
}

/// Sends a block over the six buses.
#[multiversion(targets("x86_64+avx2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
fn send(counter: &mut Counter, block: &Crossing, stored: Option<&Crossing>) -> SentRaw {
    let mut raw = SentRaw::default();
    let buses = [
        (false, &mut counter.plain, &mut counter.totals.plain),
        (true, &mut counter.dbi, &mut counter.totals.dbi),
    ];
    for (dbi, controls, tallies) in buses {
        for ((decision, bus), (_, tally)) in controls.each().into_iter().zip(tallies.each()) {
            let sent: Sent = bus.send(block, stored);
            tally.toggles += u64::from(sent.toggles);
            tally.bursts += u64::from(sent.bursts);
            tally.kept_raw += u64::from(sent.kept_raw);
            if let Some(decision) = decision.filter(|_| sent.kept_raw) {
                raw.0 |= SentRaw::bit(dbi, decision);
            }
        }
    }
    raw
}
