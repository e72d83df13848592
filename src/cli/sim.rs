//! `hdlgen sim`: runs a design on a file in the cycle simulator.

use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use clap::Args;
use serde::Serialize;

use super::design::{ports_note, Chosen, DesignArgs};
use super::input::InputArgs;
use super::output::several;
use super::traffic::TrafficArgs;
use super::usage::Usage;
use super::words::words;
use super::{progress, sim_controller, sim_life};
use crate::design::controller::Controller;
use crate::design::simulate::{simulate, Report, Timing};
use crate::design::waveform::{self, Begin};
use crate::design::{emit, Design, Role};
use crate::terms::count;
use crate::terms::temporary::TemporaryFolder;

/// Compresses and decompresses every block of a file in the simulated hardware and compares each
/// with the software model.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen sim --sl 16 --pdw 4 --pad FILE               every block of a file
  hdlgen sim --pad --blocks 100 --vcd wave.vcd FILE   waveforms of the first hundred
  hdlgen sim --pad --codebook book.json --json FILE   with a codebook from other data
  hdlgen sim --design controller --traffic hot FILE   between a cache and a memory with these blocks
  hdlgen sim --design controller --codec e2mc --sample 2000 FILE
                                                      with a codebook from its own samples")]
pub struct SimArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    input: InputArgs,
    /// Write waveforms of the first 64 blocks, or of --blocks: FILE with `.compressor` and
    /// `.decompressor` before its extension, in FST if that is `.fst`, and a save file for GTKWave
    /// (`.gtkw`) beside each. For the controller, FILE has the first requests
    #[arg(long, value_name = "FILE")]
    vcd: Option<PathBuf>,
    /// Where waveforms begin
    #[arg(
        long,
        value_name = "WHEN",
        value_parser = words::<Begin>(),
        default_value = "blocks",
        requires = "vcd"
    )]
    vcd_from: Begin,
    #[command(flatten)]
    traffic: TrafficArgs,
    /// Seed of the controller's random traffic
    #[arg(
        long,
        value_name = "N",
        default_value_t = 1,
        help_heading = "Controller"
    )]
    seed: u64,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Results<'a> {
    design: String,
    file: &'a Path,
    block_bytes: u32,
    #[serde(flatten)]
    report: &'a Report,
    raw_ratio: f64,
    effective_ratio: f64,
}

/// Runs the subcommand.
///
/// # Errors
/// If the file or the codebook cannot be used, or if the hardware and the model disagree.
pub fn run(args: &SimArgs) -> anyhow::Result<()> {
    let chosen = args.design.choose()?;
    let design = chosen.design.as_ref();
    let block = design.geometry().block();
    if let Some(controller) = design.controller() {
        return of_controller(args, &chosen, controller);
    }
    args.traffic.refuse(design)?;
    let (data, reference) = args.input.open(&chosen)?;
    let blocks = args.input.blocks(&data);
    let threads = threads(args.threads);
    if let Some(path) = &args.vcd {
        several("--vcd", path)?;
        let first = data.read(0..data.blocks().min(args.input.blocks.unwrap_or(64)))?;
        for &role in design.roles() {
            let path = with_half(path, design.role_name(role), "vcd");
            waveform::of_half(design, role, &reference, &first, args.vcd_from, &path)?;
        }
    }
    let bytes = blocks * u64::from(block.get()) * design.roles().len() as u64;
    let bar = progress::bytes(Some(bytes));
    let progress = |bytes| bar.inc(bytes);
    let report = simulate(design, &reference, threads, &data, blocks, &progress)?;
    bar.finish_and_clear();
    let statistics = &report.statistics;
    if args.json {
        let results = Results {
            design: design.name(),
            file: &args.input.file,
            block_bytes: block.get(),
            report: &report,
            raw_ratio: statistics.raw_ratio(),
            effective_ratio: statistics.effective_ratio(),
        };
        println!("{}", serde_json::to_string_pretty(&results)?);
        return Ok(());
    }
    println!("{} on {}", design.name(), args.input.file.display());
    print(design, &report)
}

/// The requests to a controller, and what came of them.
fn of_controller(args: &SimArgs, chosen: &Chosen, controller: &Controller) -> anyhow::Result<()> {
    let data = args.traffic.data(&args.input, chosen.design.as_ref())?;
    let traffic = TrafficArgs {
        seed: args.seed,
        ..args.traffic.clone()
    };
    let book = chosen.book.as_ref();
    if let Some(path) = &args.vcd {
        ensure!(
            args.traffic.sample.is_none(),
            Usage("--vcd: not with --sample".into())
        );
        several("--vcd", path)?;
        let requests = args.input.blocks.unwrap_or(64).min(traffic.requests);
        let shown = sim_controller::Shown {
            path,
            begin: args.vcd_from,
            requests,
        };
        sim_controller::show(controller, book, &data, &traffic, &shown)?;
    }
    match traffic.sample {
        Some(requests) => sim_life::run(controller, &data, &traffic, requests, args.json),
        None => sim_controller::run(controller, book, &data, &traffic, args.json),
    }
}

/// Prints the results for people.
fn print(design: &dyn Design, report: &Report) -> anyhow::Result<()> {
    let (statistics, block) = (&report.statistics, design.geometry().block());
    if let Some(note) = ports_note(design)? {
        println!("  {note}");
    }
    println!(
        "  {} of {} bytes match the model{}",
        count(statistics.blocks(), "block"),
        block,
        match report.halves.len() {
            1 => "",
            _ => " in both halves",
        }
    );
    for &role in design.roles() {
        let name = design.role_name(role);
        if let Some(timing) = report.halves.get(name) {
            print_timing(name, timing, block.get());
            if let Some(kept) = timing.kept_raw {
                let raw = statistics.stored_raw();
                println!(
                    "  energy control sent {kept} of {} compressed blocks raw; {raw} more came raw",
                    statistics.blocks() - raw
                );
            }
        }
    }
    let of = design
        .blocks_of()
        .map_or(String::new(), |codec| format!("{codec}'s "));
    println!(
        "  {of}compression ratio: {:.3} raw, {:.3} effective ({} of {} bytes)",
        statistics.raw_ratio(),
        statistics.effective_ratio(),
        statistics.stored_bytes,
        statistics.block_bits() / 8
    );
    Ok(())
}

/// The threads that a flag names, or as many as there are cores.
pub(super) fn threads(given: Option<usize>) -> usize {
    given.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
}

fn print_timing(name: &str, timing: &Timing, block_bytes: u32) {
    let rate = timing.blocks as f64 / timing.cycles as f64;
    let interval = timing.interval_max;
    let interval = interval.map_or(String::new(), |n| format!(", interval up to {n}"));
    println!(
        "  {name:<13} {}, {rate:.4} blocks and {:.2} bytes per cycle;\n  {:<13} latency {} to {}{interval} cycles",
        count(timing.cycles, "cycle"),
        rate * f64::from(block_bytes),
        "",
        timing.latency_min,
        timing.latency_max,
    );
}

/// `wave.vcd` becomes `wave.compressor.vcd`; `otherwise` is the extension of one without.
pub(super) fn with_half(path: &Path, half: &str, otherwise: &str) -> PathBuf {
    let extension = path.extension().and_then(|e| e.to_str());
    path.with_extension(format!("{half}.{}", extension.unwrap_or(otherwise)))
}

/// The design's halves in a folder that goes away with the value.
pub(super) fn emit_to_temporary(
    design: &dyn Design,
) -> anyhow::Result<(TemporaryFolder, Vec<(Role, crate::flow::Top)>)> {
    let temporary = TemporaryFolder::new().context("cannot make a temporary folder")?;
    let tops = emit::write_sources(design, temporary.path())?;
    Ok((temporary, tops))
}
