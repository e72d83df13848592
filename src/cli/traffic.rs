//! The traffic of the controller.

use anyhow::ensure;
use clap::Args;

use super::input::InputArgs;
use super::usage::Usage;
use crate::design::Design;

/// The requests that the controller answers, and the memory behind it.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Controller")]
pub struct TrafficArgs {
    /// Which requests: stream, random, hot, or a file of lines `read|write,address,bytes`
    /// [default: random]
    #[arg(long, value_name = "TRAFFIC")]
    pub traffic: Option<String>,
    /// Requests
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub requests: u64,
    /// Percent of requests that are reads
    #[arg(long, value_name = "PERCENT", default_value_t = 70)]
    pub reads: u8,
    /// Percent of writes that are partial
    #[arg(long, value_name = "PERCENT", default_value_t = 10)]
    pub partial: u8,
    /// Reads, and as many writes, that the client has in flight [default: twice as many as the unit]; 1
    /// measures the latency of single requests
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub open: Option<u32>,
    /// IDs that the client uses, at random; reads of different IDs are answered in any order [default: 8, or as
    /// many as the port has]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub ids: Option<u32>,
    /// Percent of cycles in which the client pauses: it issues no request and no beat of a write
    #[arg(long, value_name = "PERCENT", default_value_t = 0, value_parser = clap::value_parser!(u8).range(..100))]
    pub pause: u8,
    /// Sample, train, load, run and scrub, twice (E2MC): the unit samples the writes of this many requests, a
    /// codebook made from its counts is loaded, --requests run, and all blocks are stored raw again
    #[arg(long, value_name = "REQUESTS", conflicts_with = "codebook")]
    pub sample: Option<u64>,
    /// Bytes of memory that the requests use
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20)]
    pub memory: u64,
    /// Cycles from a burst's address to the memory's answer
    #[arg(long, value_name = "CYCLES", default_value_t = 60)]
    pub dram_latency: u32,
    /// Up to this many more cycles, at random for each burst; bursts of different IDs are then answered in
    /// any order
    #[arg(long, value_name = "CYCLES", default_value_t = 0)]
    pub dram_spread: u32,
    /// Bytes per cycle that the memory moves [default: as many as its port]
    #[arg(long, value_name = "BYTES")]
    pub dram_bandwidth: Option<f64>,
    /// Seed of the random choices.
    #[arg(skip)]
    pub seed: u64,
}

impl TrafficArgs {
    /// The blocks that are written, of the input file.
    pub(super) fn data(&self, input: &InputArgs, design: &dyn Design) -> anyhow::Result<Vec<u8>> {
        let data = input.data(design.geometry().block(), Some(self.memory))?;
        Ok(data.read(0..input.blocks(&data))?)
    }

    /// Refuses traffic for a design that answers no requests.
    pub(super) fn refuse(&self, design: &dyn Design) -> anyhow::Result<()> {
        ensure!(
            self.traffic.is_none(),
            Usage(format!(
                "--traffic: {} answers no requests, only the controller does",
                design.kind()
            ))
        );
        Ok(())
    }
}
