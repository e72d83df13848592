//! Runs a design in the cycle simulator and compares every block with the model.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::codec::Statistics;
use crate::hdl::sim::stream::{LaneOutput, StreamBench};
use crate::hdl::sim::LANES;
use crate::stream::Stalls;
use crate::terms::BlockFile;

pub use super::bench::{bench, load, SimulateError};
use super::chain::Chain;
use super::expected::{Expected, Traffic};
use super::section::{Job, JobResults};
use super::{Design, Reference, Role};

/// Measurements of one half of a design, in clock cycles.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Timing {
    /// Blocks that came out.
    pub blocks: u64,
    /// From the first input handshake to the last output handshake; of several streams the sum.
    pub cycles: u64,
    /// First input handshake to last output handshake of the fastest block, in cycles.
    pub latency_min: u64,
    /// The latency of the slowest block.
    pub latency_max: u64,
    /// Between the first input handshakes of two blocks, in cycles; none for a single block.
    pub interval_max: Option<u64>,
    /// For energy control: blocks that it sent raw though they could be stored compressed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept_raw: Option<u64>,
}

impl Timing {
    fn add(&mut self, lane: &LaneOutput) {
        let (Some(first), Some(last)) = (lane.times.first(), lane.times.last()) else {
            return;
        };
        let latencies = lane.times.iter().map(|(start, end)| end - start);
        let mut part = Timing {
            blocks: lane.times.len() as u64,
            cycles: last.1 - first.0 + 1,
            latency_min: u64::MAX,
            ..Timing::default()
        };
        for latency in latencies {
            part.latency_min = part.latency_min.min(latency);
            part.latency_max = part.latency_max.max(latency);
        }
        let intervals = lane.times.windows(2).map(|pair| pair[1].0 - pair[0].0);
        part.interval_max = intervals.max();
        self.merge(&part);
    }

    /// Puts the timings of two parts together.
    pub fn merge(&mut self, other: &Timing) {
        if other.blocks == 0 {
            return;
        }
        self.latency_min = if self.blocks == 0 {
            other.latency_min
        } else {
            self.latency_min.min(other.latency_min)
        };
        self.latency_max = self.latency_max.max(other.latency_max);
        self.interval_max = self.interval_max.max(other.interval_max);
        self.blocks += other.blocks;
        self.cycles += other.cycles;
        self.kept_raw = match (self.kept_raw, other.kept_raw) {
            (None, None) => None,
            (a, b) => Some(a.unwrap_or(0) + b.unwrap_or(0)),
        };
    }
}

/// Sends all blocks through one half of the design, spread over the lanes, and
/// compares each. `first` numbers the first block in errors.
pub fn run(
    bench: &mut StreamBench,
    design: &dyn Design,
    role: Role,
    expected: &Expected,
    stalls: Stalls,
    first: u64,
) -> Result<Timing, SimulateError> {
    let count = expected.blocks.len();
    let lanes = LANES.min(count.max(1));
    let per_lane = count.div_ceil(lanes).max(1);
    let ranges: Vec<_> = (0..count)
        .step_by(per_lane)
        .map(|s| s..(s + per_lane).min(count))
        .collect();
    let traffics: Vec<Traffic> = (ranges.iter())
        .map(|range| design.traffic(role, expected, range.clone()))
        .collect();
    if design.restarts() {
        bench.reset();
    }
    let streams = traffics.iter().map(|t| (&t.input, t.raw.as_ref()));
    let outputs = bench.run_streams(&streams.collect::<Vec<_>>(), stalls)?;
    let mut timing = Timing::default();
    for ((range, traffic), lane) in ranges.iter().zip(&traffics).zip(&outputs) {
        let mismatch = |(i, what)| SimulateError::Mismatch {
            block: first + (range.start + i) as u64,
            role: design.role_name(role),
            what,
        };
        traffic.check(&lane.beats).map_err(mismatch)?;
        timing.add(lane);
        timing.kept_raw = traffic
            .kept_raw()
            .map(|more| timing.kept_raw.unwrap_or(0) + more);
    }
    Ok(timing)
}

/// Everything that `hdlgen sim` prints.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Report {
    /// By the halves' names.
    #[serde(flatten)]
    pub halves: BTreeMap<&'static str, Timing>,
    /// Sizes of the blocks, by the model.
    pub statistics: Statistics,
}

/// Sends the first blocks of the data through all halves, on `threads` threads, and compares each block. The
/// cycles are those of one stream of all blocks. `progress` is called with the bytes of each part.
///
/// # Errors
/// The first mismatch, broken rule, or failure to read.
pub fn simulate(
    design: &dyn Design,
    reference: &Reference,
    threads: usize,
    data: &BlockFile,
    blocks: u64,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Report, SimulateError> {
    let threads = threads.max(1);
    let jobs: Vec<_> = design
        .roles()
        .iter()
        .map(|&role| Job {
            design,
            role,
            reference,
            data,
            progress,
            chain: Chain::new(blocks, segment(design, blocks, threads)),
            found: Mutex::new(JobResults {
                statistics: Statistics::new(design.geometry()),
                kept_raw: None,
                failure: None,
            }),
        })
        .collect();
    let worker = |number: usize| {
        // Each thread starts with another half, so that both halves run even if there are few jobs.
        for turn in 0..jobs.len() {
            let job = &jobs[(number + turn) % jobs.len()];
            if let Err(error) = job.run() {
                job.fail(error);
            }
        }
    };
    std::thread::scope(|scope| {
        for number in 0..threads {
            scope.spawn(move || worker(number));
        }
    });
    let mut report = Report {
        halves: BTreeMap::new(),
        statistics: Statistics::new(design.geometry()),
    };
    for job in jobs {
        let found = job
            .found
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = found.failure {
            return Err(error);
        }
        let total = job.chain.total();
        let timing = Timing {
            blocks: total.blocks,
            cycles: total.cycles(),
            latency_min: total.latency_min,
            latency_max: total.latency_max,
            interval_max: total.interval_max,
            kept_raw: found.kept_raw,
        };
        report.halves.insert(design.role_name(job.role), timing);
        report.statistics = found.statistics;
    }
    Ok(report)
}

/// Blocks of a lane's segment: few enough to use all lanes of all threads, and many compared with the blocks
/// that each lane runs beyond its own segment. It is all blocks if the output depends on all earlier blocks.
fn segment(design: &dyn Design, blocks: u64, threads: usize) -> u64 {
    if design.restarts() {
        blocks
    } else {
        (blocks / (LANES * threads) as u64).clamp(128, 2048)
    }
}
