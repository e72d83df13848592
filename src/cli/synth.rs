//! `hdlgen synth`: runs a design through Yosys.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::design::DesignArgs;
use super::sim::emit_to_temporary;
use crate::flow::yosys::{synth, SynthOptions, Synthesis};

/// Synthesises a design with Yosys for a cell library, and prints what it takes.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen synth --sl 16 --pdw 4
  hdlgen synth --liberty cells.lib.gz --json")]
pub struct SynthArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// Liberty file of the cell library, which may be compressed with gzip [default: OSU 180 nm
    /// of Debian's qflow-tech-osu018]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Keep the hierarchy instead of dissolving it
    #[arg(long)]
    hierarchy: bool,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If Yosys or the library is missing, or if Yosys refuses the Verilog.
pub fn run(args: &SynthArgs) -> anyhow::Result<()> {
    let design = args.design.choose_wide()?.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let options = SynthOptions {
        liberty: args.liberty.clone(),
        flatten: !args.hierarchy,
    };
    let bar = indicatif::ProgressBar::new_spinner();
    let mut results = Vec::new();
    for (role, top) in &tops {
        bar.set_message(format!("Yosys: {}", top.module));
        bar.enable_steady_tick(std::time::Duration::from_millis(200));
        results.push((*role, synth(top, &options)?));
    }
    bar.finish_and_clear();
    if args.json {
        let halves: serde_json::Map<_, _> = results
            .iter()
            .map(|(role, s)| (role.name().to_string(), as_json(s)))
            .collect();
        let whole = json!({ "design": design.name(), "halves": halves });
        println!("{}", serde_json::to_string_pretty(&whole)?);
        return Ok(());
    }
    for (_, s) in &results {
        println!(
            "{}: {} cells, {} of them flip-flops; {:.0} µm², {:.1} kGE (of {}), library {}",
            s.module, s.cell_count, s.flip_flops, s.area, s.kge, s.nand2, s.library
        );
        println!("  memories, not counted above: {} bits", s.memory_bits);
        for memory in &s.memories {
            println!(
                "    {} × {}: {} bits",
                memory.count, memory.module, memory.bits
            );
        }
    }
    Ok(())
}

fn as_json(s: &Synthesis) -> serde_json::Value {
    let memories: Vec<_> = s
        .memories
        .iter()
        .map(|m| json!({ "module": m.module, "count": m.count, "bits": m.bits }))
        .collect();
    json!({
        "module": s.module, "library": s.library, "cells": s.cell_count, "cells_by_type": s.cells,
        "flip_flops": s.flip_flops, "area_um2": s.area, "nand2": s.nand2, "kge": s.kge,
        "memories": memories, "memory_bits": s.memory_bits,
    })
}
