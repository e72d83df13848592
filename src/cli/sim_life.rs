//! `hdlgen sim --design controller --sample REQUESTS`: the whole life of codebooks that the unit's
//! own samples give.

use serde::Serialize;
use serde_json::json;

use super::sim_controller::{measured, running, traffic, Summary};
use super::traffic::TrafficArgs;
use crate::axi_bench::{Pattern, Traffic};
use crate::codebook::Book;
use crate::design::controller::simulate::Running;
use crate::design::controller::Controller;
use crate::design::Design;

/// One codebook's time, from sampling to the scrub.
#[derive(Debug, Serialize)]
pub(super) struct Round {
    /// Blocks that the unit counted the symbols of.
    sampled_blocks: u32,
    /// Blocks that came too soon after another one.
    skipped_blocks: u32,
    symbols: u32,
    /// Cycles of sampling and of reading what was counted.
    sampling_cycles: u64,
    /// Cycles of writing the tables.
    loading_cycles: u64,
    /// The requests, after all blocks were written once.
    run: Summary,
    /// Cycles of storing all blocks raw again.
    scrubbing_cycles: u64,
}

impl Round {
    /// Requests of its run.
    pub fn requests(&self) -> u64 {
        self.run.reads + self.run.writes
    }
}

/// Runs the unit's life on the traffic and, for comparison, the traffic with the unit off.
pub(super) fn run(
    design: &Controller,
    data: &[u8],
    args: &TrafficArgs,
    requests: u64,
    json: bool,
) -> anyhow::Result<()> {
    let traffic = traffic(design, args, data)?;
    let mut sampling = running(design, None, &traffic, args, false)?;
    sampling.fill(design, data, true)?;
    let rounds = live(&mut sampling, design, &traffic, requests, args)?;
    let mut off = running(design, None, &traffic, args, false)?;
    off.fill(design, data, true)?;
    let (without, _) = measured(&mut off, &traffic, args)?;
    print(design, &rounds, &without, json)
}

/// From init on: samples `requests` requests, trains, loads, writes every block and makes the
/// requests of the arguments; scrubs; and the same again.
pub(super) fn live(
    running: &mut Running,
    design: &Controller,
    traffic: &Traffic,
    requests: u64,
    args: &TrafficArgs,
) -> anyhow::Result<Vec<Round>> {
    running.command("init", 0)?;
    let blocks = (traffic.range.end - traffic.range.start) / traffic.block;
    let every_block = Traffic {
        pattern: Pattern::Stream,
        read_share: 0.0,
        partial_share: 0.0,
        ..traffic.clone()
    };
    let mut rounds = Vec::new();
    for seed in [args.seed, args.seed + 1] {
        let begun = running.bench.cycle();
        let sampled = running.sample(design, traffic, seed, requests)?;
        let [sampled] = &sampled[..] else {
            anyhow::bail!("one unit was to be simulated, not {}", sampled.len());
        };
        let read = running.bench.cycle();
        let book = Book::from(sampled.table.train()?);
        running.load(design, &book)?;
        let loaded = running.bench.cycle();
        running.requests(&every_block, seed, blocks)?;
        let (run, _) = measured(running, traffic, args)?;
        let ran = running.bench.cycle();
        running.scrub(design)?;
        rounds.push(Round {
            sampled_blocks: sampled.blocks,
            skipped_blocks: sampled.skipped,
            symbols: sampled.table.total(),
            sampling_cycles: read - begun,
            loading_cycles: loaded - read,
            run,
            scrubbing_cycles: running.bench.cycle() - ran,
        });
    }
    running.bench.read_back(traffic.range.clone())?;
    Ok(rounds)
}

/// Prints what came of it, beside a run of the unit while it was off.
fn print(
    design: &Controller,
    rounds: &[Round],
    without: &Summary,
    json: bool,
) -> anyhow::Result<()> {
    if json {
        let all = json!({ "design": design.name(), "rounds": rounds, "without": without });
        println!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    println!(
        "{}: reset, init, sampled, trained, loaded, run and scrubbed, twice; all reads right",
        design.name()
    );
    println!("{:36}{:>12}{:>12}{:>12}", "", "first", "second", "without");
    let line = |name: &str, of: &dyn Fn(&Round) -> u64, without: Option<u64>| {
        let without = without.map_or(String::new(), |number| number.to_string());
        let [first, second] = [0, 1].map(|round| rounds.get(round).map_or(0, of));
        println!("{name:36}{first:>12}{second:>12}{without:>12}");
    };
    line("blocks sampled", &|round| round.sampled_blocks.into(), None);
    line(
        "  skipped, while the table was busy",
        &|round| round.skipped_blocks.into(),
        None,
    );
    line("symbols counted", &|round| round.symbols.into(), None);
    line(
        "cycles of sampling and reading",
        &|round| round.sampling_cycles,
        None,
    );
    line("  of loading tables", &|round| round.loading_cycles, None);
    line("  of the scrub", &|round| round.scrubbing_cycles, None);
    line(
        "  of the requests",
        &|round| round.run.cycles,
        Some(without.cycles),
    );
    line(
        "DRAM bytes of the requests",
        &|round| round.run.memory.all(),
        Some(without.memory.all()),
    );
    line(
        "read latency, median",
        &|round| round.run.read_latency[0].into(),
        Some(without.read_latency[0].into()),
    );
    Ok(())
}
