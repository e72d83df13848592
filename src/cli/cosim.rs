//! `hdlgen cosim`: runs the emitted Verilog on a file in Verilator.

use anyhow::{bail, ensure};
use clap::Args;
use rand::rngs::SmallRng;
use rand::{RngCore, SeedableRng};
use serde::Serialize;
use serde_json::json;

use super::design::DesignArgs;
use super::sim::{emit_to_temporary, InputArgs};
use crate::design::expected::{Expected, Traffic};
use crate::flow::verilator::{build, BuildOptions, CosimRun, RunOptions};
use crate::flow::{Beat, Config, Stalls};
use crate::hdl::sim::stream::Beats;

/// Sends every block of a file through the emitted Verilog in Verilator, with random stalls on
/// both sides, and compares each beat with the software model.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  hdlgen cosim --sl 16 --pdw 4 --pad --blocks 1000 FILE --seed 1")]
pub struct CosimArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    input: InputArgs,
    /// Seed of the stalls and of what the registers hold at power-up [default: drawn, and printed]
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Percent of cycles, below 100, in which each side pauses
    #[arg(long, value_name = "PERCENT", default_value_t = 30)]
    stalls: u8,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If Verilator is missing or refuses the Verilog, or if a beat or a rule of the stream is wrong.
pub fn run(args: &CosimArgs) -> anyhow::Result<()> {
    ensure!(
        args.stalls < 100,
        "--stalls {}: a percentage below 100 was expected",
        args.stalls
    );
    let chosen = args.design.choose()?;
    let design = chosen.design();
    let reference = args.input.reference(&chosen)?;
    let seed = args
        .seed
        .unwrap_or_else(|| SmallRng::from_os_rng().next_u64() >> 32);
    if !args.json {
        println!(
            "{} on {}, seed {seed}",
            design.name(),
            args.input.file.display()
        );
    }
    // A part at a time, so that the file may be larger than memory; the first before Verilator's
    // build, which takes longer than to see that a file is of no use.
    let mut pieces = args.input.pieces(design.geometry().block(), PART_BLOCKS)?;
    let mut next = pieces()?;
    let (_folder, tops) = emit_to_temporary(design)?;
    let mut halves = Vec::new();
    let spinner = indicatif::ProgressBar::new_spinner();
    spinner.enable_steady_tick(std::time::Duration::from_millis(200));
    for (role, top) in &tops {
        spinner.set_message(format!("Verilator builds {}", top.module));
        let objects = tempfile::tempdir()?;
        let binary = build(top, objects.path(), BuildOptions::default())?;
        halves.push((*role, top, objects, binary, Totals::default()));
    }
    let mut part = 0;
    while let Some(piece) = next {
        spinner.set_message(format!("block {}", piece.first));
        let expected = Expected::new(design, reference.model.as_ref(), &piece.data);
        for (role, top, _, binary, totals) in &mut halves {
            let config = Config {
                writes: reference
                    .load_sequence(*role)
                    .iter()
                    .map(|w| (w.address, w.data))
                    .collect(),
                readback: Vec::new(),
            };
            let stalls = Stalls {
                seed: seed.wrapping_add(part),
                input_percent: args.stalls,
                output_percent: args.stalls,
            };
            let traffic = design.traffic(*role, &expected, 0..expected.blocks.len());
            let mut options = RunOptions::new(stalls);
            options.raw = traffic.raw.as_ref().map(|raw| Beat::list(raw.iter()));
            let run = binary.run(&config, &Beat::list(traffic.input.iter()), &options)?;
            let name = design.role_name(*role);
            totals.blocks += compare(name, &traffic, top.output.data_bytes, &run, piece.first)?;
            totals.cycles += run.report.cycles;
            totals.beats_in += run.report.input_beats;
            totals.beats_out += run.report.output_beats;
        }
        part += 1;
        next = pieces()?;
    }
    spinner.finish_and_clear();
    let mut results = serde_json::Map::new();
    for (role, _, _, _, totals) in &halves {
        ensure!(totals.blocks > 0, "no block was simulated");
        if args.json {
            results.insert(
                design.role_name(*role).into(),
                serde_json::to_value(totals)?,
            );
        } else {
            println!(
                "  {:<13} {} blocks as the model says, {} beats in, {} out, {} cycles",
                design.role_name(*role),
                totals.blocks,
                totals.beats_in,
                totals.beats_out,
                totals.cycles
            );
        }
    }
    if args.json {
        let whole = json!({ "design": design.name(), "file": args.input.file, "seed": seed, "stalls": args.stalls,
            "halves": results });
        println!("{}", serde_json::to_string_pretty(&whole)?);
    }
    Ok(())
}

/// Blocks that go through Verilator in one run.
const PART_BLOCKS: usize = 1 << 16;

/// What one half did over all parts.
#[derive(Default, Serialize)]
struct Totals {
    blocks: u64,
    cycles: u64,
    beats_in: u64,
    beats_out: u64,
}

/// Compares what came out with the model; returns the number of blocks.
fn compare(
    half: &str,
    traffic: &Traffic,
    beat_bytes: usize,
    run: &CosimRun,
    first: u64,
) -> anyhow::Result<u64> {
    let mut out = Beats::new(beat_bytes);
    for beat in &run.output {
        out.push(&beat.data, beat.last, beat.user);
    }
    if let Err((number, what)) = traffic.check(&out) {
        bail!("block {}: the {half} {what}", first + number as u64);
    }
    Ok(out.blocks() as u64)
}
