//! How long loads take.

use serde::Serialize;

use super::gpu::Time;

/// Cycles that are told apart; what takes longer counts as this long in percentiles.
const MOST: usize = 1 << 16;

/// Latencies of loads, in cycles of the memory's clock.
pub(super) struct Latencies {
    tick: Time,
    counts: Vec<u64>,
    loads: u64,
    sum: u128,
}

/// The distribution of loads' latencies, in cycles of the memory's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Latency {
    /// The mean.
    pub mean: f64,
    /// The most that half of the loads take.
    pub median: u64,
    /// The most that 99 of 100 take.
    pub p99: u64,
}

impl Latencies {
    pub fn new(tick: Time) -> Self {
        Latencies {
            tick,
            counts: vec![0; MOST],
            loads: 0,
            sum: 0,
        }
    }

    pub fn add(&mut self, latency: Time) {
        let cycles = latency.div_ceil(self.tick) as usize;
        self.counts[cycles.min(MOST - 1)] += 1;
        self.loads += 1;
        self.sum += u128::from(latency);
    }

    /// The sum of all, in femtoseconds.
    pub fn sum(&self) -> u128 {
        self.sum
    }

    pub fn distribution(&self) -> Latency {
        let within = |share: f64| {
            let wanted = (self.loads as f64 * share).ceil() as u64;
            let mut seen = 0;
            let place = self.counts.iter().position(|count| {
                seen += count;
                seen >= wanted
            });
            place.unwrap_or(0) as u64
        };
        Latency {
            mean: self.sum as f64 / self.loads.max(1) as f64 / self.tick as f64,
            median: within(0.5),
            p99: within(0.99),
        }
    }
}
