//! `hdlgen cosim`: runs the emitted Verilog on a file in Verilator.

use std::sync::mpsc::{channel, Sender};

use anyhow::{anyhow, bail, ensure, Context};
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use rand::rngs::SmallRng;
use rand::{RngCore, SeedableRng};
use serde_json::json;

use super::design::DesignArgs;
use super::input::InputArgs;
use super::sim::emit_to_temporary;
use super::traffic::TrafficArgs;
use super::usage::Usage;
use super::{cosim_controller, cosim_icarus};
use crate::design::expected::{Expected, Wanted};
use crate::design::{Design, Reference, Role};
use crate::flow::verilator::{build, Binary, BuildOptions, Ports, Report, RunOptions};
use crate::flow::Config;
use crate::stream::{Beat, Stalls};
use crate::terms::count;
use crate::terms::temporary::TemporaryFolder;
use crate::terms::BlockFile;

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
    #[command(flatten)]
    traffic: TrafficArgs,
    /// Seed of the stalls and of the registers' values at power-up [default: random, and printed]
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Percent of cycles, below 100, in which each side pauses
    #[arg(long, value_name = "PERCENT", default_value_t = 30)]
    stalls: u8,
    /// The simulator; Icarus simulates X values, but is much slower and takes at most 10000 blocks
    #[arg(long, value_name = "NAME", default_value = "verilator")]
    simulator: SimulatorName,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Who runs the Verilog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SimulatorName {
    Verilator,
    Icarus,
}

/// Runs the subcommand.
///
/// # Errors
/// If Verilator is missing or refuses the Verilog, or if a beat or a rule of the stream is wrong.
pub fn run(args: &CosimArgs) -> anyhow::Result<()> {
    ensure!(
        args.stalls < 100,
        Usage(format!(
            "--stalls {}: expected a percentage below 100",
            args.stalls
        ))
    );
    let chosen = args.design.choose()?;
    let design = chosen.design.as_ref();
    if let Some(controller) = design.controller() {
        ensure!(
            args.simulator == SimulatorName::Verilator,
            Usage("--simulator icarus: the controller runs in Verilator".into())
        );
        let data = args.traffic.data(&args.input, design)?;
        let traffic = TrafficArgs {
            seed: args.seed.unwrap_or(1),
            ..args.traffic.clone()
        };
        let book = chosen.book.as_ref();
        return cosim_controller::cosim(controller, book, &data, &traffic, args.json);
    }
    args.traffic.refuse(design)?;
    // Verilator's build takes longer than to see that a file is of no use.
    let (data, reference) = args.input.open(&chosen)?;
    let blocks = args.input.blocks(&data);
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
    let stalls = Stalls {
        seed,
        input: args.stalls,
        output: args.stalls,
    };
    let options = RunOptions::new(stalls);
    let (_folder, tops) = emit_to_temporary(design)?;
    let spinner = indicatif::ProgressBar::new_spinner();
    spinner.enable_steady_tick(std::time::Duration::from_millis(200));
    let mut halves = Vec::new();
    for (role, top) in &tops {
        if args.simulator == SimulatorName::Icarus {
            spinner.set_message(format!("Icarus runs {}", top.module));
            let run = cosim_icarus::Run {
                design,
                role: *role,
                reference: &reference,
                stalls,
            };
            halves.push((
                design.role_name(*role),
                run.run(top, &data.read(0..blocks)?)?,
            ));
            continue;
        }
        spinner.set_message(format!("Verilator builds {}", top.module));
        let objects = TemporaryFolder::new().context("cannot make a temporary folder")?;
        let run = Run {
            design,
            role: *role,
            reference: &reference,
            data: &data,
            blocks,
            binary: build(top, objects.path(), BuildOptions::default())?,
            options: &options,
        };
        halves.push((design.role_name(*role), run.run(&spinner)?));
    }
    spinner.finish_and_clear();
    if args.json {
        let halves: serde_json::Map<_, _> = halves
            .into_iter()
            .map(|(name, report)| (name.into(), half_json(&report)))
            .collect();
        let whole = json!({ "design": design.name(), "file": args.input.file, "seed": seed, "stalls": args.stalls,
            "halves": halves });
        println!("{}", serde_json::to_string_pretty(&whole)?);
        return Ok(());
    }
    for (name, report) in &halves {
        print(name, report);
    }
    Ok(())
}

fn print(name: &str, report: &Report) {
    println!(
        "  {name:<13} {} match the model, {} in, {} out, {}",
        count(report.blocks, "block"),
        count(report.input_beats, "beat"),
        report.output_beats,
        count(report.cycles, "cycle")
    );
    let interval = report.input_interval;
    let interval = interval.map_or(String::new(), |i| format!(", interval up to {}", i.max));
    if let Some(latency) = report.latency {
        println!(
            "  {:<13} latency {} to {}{interval} cycles",
            "", latency.min, latency.max
        );
    }
}

/// One half's results, under the names that `sim` has for them.
fn half_json(report: &Report) -> serde_json::Value {
    json!({
        "blocks": report.blocks,
        "cycles": report.cycles,
        "beats_in": report.input_beats,
        "beats_out": report.output_beats,
        "latency_min": report.latency.map(|latency| latency.min),
        "latency_max": report.latency.map(|latency| latency.max),
        "interval_max": report.input_interval.map(|interval| interval.max),
    })
}

/// Blocks that are given to Verilator at a time.
const PART_BLOCKS: u64 = 256;

/// One half at work.
struct Run<'a> {
    design: &'a dyn Design,
    role: Role,
    reference: &'a Reference,
    data: &'a BlockFile,
    blocks: u64,
    binary: Binary,
    options: &'a RunOptions,
}

impl Run<'_> {
    /// Sends all blocks, and compares each that comes out.
    fn run(&self, spinner: &ProgressBar) -> anyhow::Result<Report> {
        let config = Config {
            writes: self.reference.load_sequence(self.role).to_vec(),
            readback: Vec::new(),
        };
        let name = self.design.role_name(self.role);
        let (wanted, expected) = channel();
        let (mut block, mut number) = (Vec::new(), 0u64);
        let take = |beat: Beat| {
            block.extend(beat.data);
            if beat.last {
                let wanted: Wanted = expected.try_recv().map_err(|_| {
                    anyhow!("the {name} gave more blocks than the {number} it was sent")
                })?;
                if let Err(what) = wanted.check(&block, beat.user) {
                    bail!("block {}: the {name} {what}", wanted.number);
                }
                block.clear();
                number += 1;
                spinner.set_message(format!("{name}: block {number}"));
            }
            Ok(())
        };
        let send = |ports: &mut Ports| self.send(ports, &wanted);
        let report = self.binary.stream(&config, self.options, send, take)?;
        ensure!(
            report.blocks == self.blocks,
            "the {name} gave {} of {} blocks",
            report.blocks,
            self.blocks
        );
        Ok(report)
    }

    fn send(&self, ports: &mut Ports, wanted: &Sender<Wanted>) -> anyhow::Result<()> {
        let mut sender = self.design.sender(self.role);
        for first in (0..self.blocks).step_by(PART_BLOCKS as usize) {
            let end = self.blocks.min(first + PART_BLOCKS);
            let data = self.data.read(first..end)?;
            let expected = Expected::new(self.design, self.reference.model.as_ref(), &data);
            let traffic = sender(&expected, 0..expected.blocks.len());
            for block in traffic.wanted(first) {
                wanted.send(block)?;
            }
            ports.send(&traffic.input, traffic.raw.as_ref())?;
        }
        Ok(())
    }
}
