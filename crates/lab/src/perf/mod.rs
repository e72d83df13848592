//! A model of a GPU and its memory, for what compression does to speed and energy.
//!
//! A [`Trace`] of requests with their data runs through streaming multiprocessors (`cores`), an L2 in
//! slices with a memory controller behind each (`slice`), and channels with the timing of their banks
//! ([`channel`]). What a block takes of a channel is what a [`Codec`] makes of the data. All is driven
//! by events in the order of their time (`machine`); there is no chance in it. `docs/perf.md` says
//! what it is and what it is not.

mod cache;
#[doc(hidden)]
pub mod channel;
mod codec;
mod compare;
mod cores;
mod energy;
mod files;
#[doc(hidden)]
pub mod gpu;
mod grain;
mod latency;
mod machine;
mod place;
mod sectors;
mod slice;
mod text;
mod trace;
mod wires;

use serde::Serialize;

pub use codec::{Codec, MetadataMiss, Toggles, Units};
pub use compare::{
    compare, paper_latencies, CompareError, Compared, Comparison, Counting, Subject,
};
pub use energy::{Banded, Energy, Spending, WireType, Work};
pub use files::{read, write, ReadError, REQUESTS};
pub use gpu::{cycle, Gpu, GpuError, Time};
pub use latency::Latency;
pub use sectors::Sectors;
pub use text::{means, text, Mean};
pub use trace::{Kind, Passes, Processors, Request, Trace};

use crate::terms::Geometry;
use machine::Machine;

/// The outcome of a run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// Cycles of the memory's command clock, and the time in seconds.
    pub cycles: u64,
    /// The time in seconds.
    pub seconds: f64,
    /// Requests of the SMs.
    pub requests: u64,
    /// Instructions of warps.
    pub instructions: u64,
    /// Bursts that the memory moved, metadata's included.
    pub bursts: u64,
    /// Wires of the channels that toggled, DBI's included, if they were counted.
    pub toggles: Option<u64>,
    /// Bytes a second that it moved, in GB/s.
    pub gb_s: f64,
    /// The share of the time in which the data buses moved data.
    pub utilisation: f64,
    /// The share of accesses to memory whose row was open.
    pub row_hits: f64,
    /// The share of requests whose block the L2 had.
    pub l2_hits: f64,
    /// The share of accesses to the metadata cache that it answered; none without a codec.
    pub metadata_hits: Option<f64>,
    /// Bursts of metadata.
    pub metadata_bursts: u64,
    /// The use of the SMs' time.
    pub sms: Shares,
    /// How long loads took that went to the L2.
    pub latency: Latency,
    /// Loads on their way, on average: by the time that each was, and by summing them over time.
    #[serde(skip)]
    pub on_the_way: [f64; 2],
    /// Its energy.
    pub energy: Spending,
    /// Its work.
    #[serde(skip)]
    pub work: Work,
}

/// Shares of the time of the SMs' schedulers, which are 1 together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Shares {
    /// They issued instructions.
    pub busy: f64,
    /// All warps waited for loads.
    pub loads: f64,
    /// A request could not go out since as many as may be were on their way.
    pub queue: f64,
    /// They had nothing left to do.
    pub done: f64,
}

/// Why a trace cannot be run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RunError {
    /// There are no requests.
    #[error("there are no requests")]
    Empty,
    /// A request of an SM or a warp that the GPU has not.
    #[error(
        "request {request} is of warp {warp} of SM {sm}, and there are {sms} SMs of {warps} warps"
    )]
    Warp {
        /// Its place, from 0.
        request: u64,
        /// Its SM.
        sm: u16,
        /// Its warp.
        warp: u16,
        /// SMs of the GPU.
        sms: u16,
        /// Warps of each.
        warps: u16,
    },
    /// A request with data that the trace has not.
    #[error("request {request} has data {data}, and there are {blocks} blocks of data")]
    Data {
        /// Its place, from 0.
        request: u64,
        /// Its data.
        data: u32,
        /// Blocks of data.
        blocks: usize,
    },
    /// More instructions than are counted.
    #[error("its instructions would take more than an hour")]
    Long,
    /// A block that does not fit the memory's granularity, or sizes of other data.
    #[error("{0}")]
    Geometry(String),
}

/// Runs a trace.
///
/// # Errors
/// [`RunError`] if the trace does not fit the GPU, or the codec the trace.
pub fn run(gpu: &Gpu, trace: &Trace, codec: &Codec) -> Result<Outcome, RunError> {
    let geometry = Geometry::new(trace.block, gpu.memory.mag);
    let geometry = geometry.map_err(|error| RunError::Geometry(error.to_string()))?;
    check(gpu, trace, codec)?;
    let mut machine = Machine::new(gpu, codec, &trace.data, geometry);
    machine.run(trace);
    Ok(outcome(gpu, trace, &machine))
}

fn check(gpu: &Gpu, trace: &Trace, codec: &Codec) -> Result<(), RunError> {
    let blocks = trace.blocks().len();
    if codec.bursts.len() != blocks {
        let sizes = codec.bursts.len();
        let error = format!("sizes of {sizes} blocks for {blocks} blocks of data");
        return Err(RunError::Geometry(error));
    }
    let (sms, warps) = (gpu.cores.count, gpu.cores.warps);
    let (mut count, mut instructions) = (0, 0u64);
    for request in trace.requests() {
        let Request { sm, warp, data, .. } = *request;
        instructions = instructions.saturating_add(request.instructions.into());
        if sm >= sms || warp >= warps {
            return Err(RunError::Warp {
                request: count,
                sm,
                warp,
                sms,
                warps,
            });
        }
        if data as usize >= blocks {
            return Err(RunError::Data {
                request: count,
                data,
                blocks,
            });
        }
        count += 1;
    }
    // Femtoseconds in 64 bits end after five hours.
    let hour = 3_600_000_000_000_000_000;
    let tick = cycle(gpu.cores.clock_mhz);
    let passes = u64::from(trace.passes.warm) + u64::from(trace.passes.counted);
    match count {
        0 => Err(RunError::Empty),
        _ if instructions.saturating_mul(passes).saturating_mul(tick) > hour => Err(RunError::Long),
        _ => Ok(()),
    }
}

fn outcome(gpu: &Gpu, trace: &Trace, machine: &Machine) -> Outcome {
    let time = machine.counted_time().max(1);
    let seconds = time as f64 * 1e-15;
    let share = |part: f64, all: f64| if all > 0.0 { part / all } else { 0.0 };
    let channels = machine.channels.iter().map(|channel| channel.counts);
    let of_channels = |count: fn(&channel::Counts) -> u64| -> u64 {
        channels.clone().map(|counts| count(&counts)).sum()
    };
    let slices = machine.slices.iter().map(|slice| slice.counts);
    let of_slices =
        |count: fn(&slice::Counts) -> u64| -> u64 { slices.clone().map(|c| count(&c)).sum() };
    let bursts = of_channels(|counts| counts.bursts);
    let accesses = of_channels(|counts| counts.accesses);
    let all = time as f64 * machine.sms.len() as f64 * f64::from(gpu.cores.schedulers);
    let of_sms = |spent: fn(&cores::Spent) -> Time| {
        let sum: Time = machine.sms.iter().map(|sm| spent(&sm.spent)).sum();
        sum as f64 / all
    };
    let (busy, loads, queue) = (
        of_sms(|spent| spent.busy),
        of_sms(|spent| spent.loads),
        of_sms(|spent| spent.queue),
    );
    let latency = machine.latencies.sum();
    let metadata = of_slices(|counts| counts.metadata);
    let requests = of_slices(|counts| counts.requests);
    let work = Work {
        seconds,
        instructions: machine.sms.iter().map(|sm| sm.instructions).sum(),
        blocks: requests,
        bursts,
        activates: of_channels(|counts| counts.activates),
        compressed: of_slices(|counts| counts.compressed),
        decompressed: of_slices(|counts| counts.decompressed),
        extra_toggles: machine.wires.as_ref().map_or(0.0, |wires| {
            let random = bursts as f64 * f64::from(gpu.memory.mag.get() * 8) / 2.0;
            wires.toggles as f64 - random
        }),
    };
    let bytes = bursts as f64 * f64::from(gpu.memory.mag.get());
    Outcome {
        cycles: time.div_ceil(cycle(gpu.memory.clock_mhz)),
        seconds,
        requests: trace.requests().count() as u64 * u64::from(trace.passes.counted),
        instructions: work.instructions,
        bursts,
        toggles: machine.wires.as_ref().map(|wires| wires.toggles),
        gb_s: bytes / seconds / 1e9,
        utilisation: share(
            of_channels(|counts| counts.busy) as f64,
            time as f64 * machine.channels.len() as f64,
        ),
        row_hits: share(
            of_channels(|counts| counts.row_hits) as f64,
            accesses as f64,
        ),
        l2_hits: share(of_slices(|counts| counts.hits) as f64, requests as f64),
        metadata_hits: (metadata > 0)
            .then(|| of_slices(|counts| counts.metadata_hits) as f64 / metadata as f64),
        metadata_bursts: of_slices(|counts| counts.metadata_bursts),
        sms: Shares {
            busy,
            loads,
            queue,
            done: (1.0 - busy - loads - queue).max(0.0),
        },
        latency: machine.latencies.distribution(),
        on_the_way: [
            latency as f64 / time as f64,
            machine.load_time as f64 / time as f64,
        ],
        energy: gpu.energy.of(&work, gpu.wires.as_ref()),
        work,
    }
}
