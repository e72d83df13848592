//! `hdlgen vectors`: a design's Verilog with blocks to send, blocks to expect, and benches.

use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use serde_json::json;

use super::design::DesignArgs;
use super::input::InputArgs;
use super::output::check_folder;
use super::usage::Usage;
use crate::design::{emit, vectors};
use crate::terms::count;

/// Blocks that are taken of a file unless told otherwise.
const DEFAULT_BLOCKS: u64 = 1000;

/// Writes a design's Verilog with a verification kit: input beats, expected output beats, the writes
/// that load the tables, and self-checking benches for Icarus Verilog, Verilator and cocotb, ready to
/// run.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  hdlgen vectors --design bpc-opt --pad FILE
  make -C vectors/bpc_opt_lanes32 icarus")]
pub struct VectorsArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    input: InputArgs,
    /// The folder in which the design's own folder is written
    #[arg(
        short,
        long,
        alias = "out",
        value_name = "FOLDER",
        default_value = "vectors"
    )]
    output: PathBuf,
    /// Print the folder, the number of blocks and the benches as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If no blocks stream through the design, the data cannot be read, or the folder cannot be written.
pub fn run(args: &VectorsArgs) -> anyhow::Result<()> {
    check_folder("--output", &args.output)?;
    let chosen = args.design.choose()?;
    let design = chosen.design.as_ref();
    ensure!(design.streams(), Usage(format!("--design {}: vectors are for designs with stream ports; hdlgen sim and cosim run a controller with a client and a memory",
        design.kind())));
    let (data, reference) = args.input.open(&chosen)?;
    let blocks = match args.input.blocks {
        Some(_) => args.input.blocks(&data),
        None => data.blocks().min(DEFAULT_BLOCKS),
    };
    let command = design.command().replacen("hdlgen", "hdlgen vectors", 1);
    let mut emitted = emit::emit(design)?;
    let data = data.read(0..blocks)?;
    emitted.add(vectors::files(
        design,
        &emitted.manifest,
        &reference,
        &data,
        &command,
    ));
    let folder = emitted.write(&args.output)?;
    if args.json {
        let benches = emitted.manifest.tops.iter().map(|top| {
            let file = |kind: &str| format!("{}{kind}", top.module);
            json!({ "bench": file("_tb.v"), "input": file(".input.hex"), "expected": file(".expected.hex") })
        });
        let benches: Vec<_> = benches.collect();
        let written = json!({ "folder": folder, "blocks": blocks, "benches": benches });
        println!("{}", serde_json::to_string_pretty(&written)?);
        return Ok(());
    }
    println!(
        "{}: {} of {}",
        folder.display(),
        count(blocks, "block"),
        args.input.file.display()
    );
    for top in &emitted.manifest.tops {
        println!(
            "  {0}_tb.v: {0}.input.hex in, {0}.expected.hex out",
            top.module
        );
    }
    println!("  make -C {} icarus|verilator|cocotb", folder.display());
    Ok(())
}
