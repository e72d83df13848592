//! `hdlgen synth`: runs a design through Yosys and OpenSTA.

use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::Args;
use itertools::Itertools;
use rayon::prelude::*;
use serde_json::json;

use super::design::DesignArgs;
use super::sim::emit_to_temporary;
use crate::design::{Design, Role};
use crate::flow::synth::{synth, SynthOptions, Synthesis};
use crate::flow::{cache, Top};

/// Synthesises a design with Yosys for a cell library, times it with OpenSTA, and prints what
/// it takes and how fast it is, without placement and wires.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen synth --sl 16 --pdw 4
  hdlgen synth --liberty cells.lib.gz --json
  hdlgen synth --module e2mc_sl16_pdw4_find_codeword --path")]
pub struct SynthArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// Liberty file of the cell library, which may be compressed with gzip [default: OSU 180 nm
    /// of Debian's qflow-tech-osu018]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Another module of the design's folder, by itself, instead of both halves; may be repeated
    #[arg(long, value_name = "MODULE")]
    module: Vec<String>,
    /// A longest path in ns that is fast enough, so that cells can be smaller [default: as fast as
    /// can be]
    #[arg(long, value_name = "NS")]
    target: Option<f64>,
    /// Time in ns from the clock's edge to a memory's data
    #[arg(long, value_name = "NS", default_value_t = 0.0)]
    memory_access: f64,
    /// Keep the hierarchy instead of dissolving it
    #[arg(long)]
    hierarchy: bool,
    /// Print the longest path cell by cell
    #[arg(long)]
    path: bool,
    /// Synthesise even what was synthesised before, and do not keep the results
    #[arg(long)]
    no_cache: bool,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If a tool or the library is missing, no module has a name that was given, or a tool refuses
/// the Verilog.
pub fn run(args: &SynthArgs) -> anyhow::Result<()> {
    let positive = |ns: f64| ns.is_finite() && ns > 0.0;
    ensure!(
        args.target.is_none_or(positive),
        "--target wants a time above 0"
    );
    ensure!(
        args.memory_access == 0.0 || positive(args.memory_access),
        "--memory-access wants a time of at least 0"
    );
    let design = args.design.choose_wide()?.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let options = SynthOptions {
        liberty: args.liberty.clone(),
        flatten: !args.hierarchy,
        target_ns: args.target,
        memory_access_ns: args.memory_access,
        cache: (!args.no_cache).then(cache::default_folder).flatten(),
    };
    let mut named: Vec<(String, Top)> = Vec::new();
    let halves = tops.iter().map(|(role, top)| (role.name(), top));
    if args.module.is_empty() {
        named.extend(halves.map(|(role, top)| (role.into(), top.clone())));
    } else {
        for module in &args.module {
            named.push((module.clone(), inner(&tops, module)?));
        }
    }
    let results = synthesise(design.as_ref(), named, &options)?;
    if args.json {
        let whole = match args.module.is_empty() {
            true => halves_json(design.as_ref(), &results)?,
            false => {
                let results = results.iter().map(|(name, s)| (name.clone(), as_json(s)));
                let results: serde_json::Map<_, _> = results.collect();
                json!({ "design": design.name(), "modules": results })
            }
        };
        println!("{}", serde_json::to_string_pretty(&whole)?);
        return Ok(());
    }
    for (_, s) in &results {
        print(s);
        if args.path {
            println!("{}", s.timing.report);
        }
    }
    Ok(())
}

/// Runs the tools, side by side as cores allow.
fn synthesise(
    design: &dyn Design,
    named: Vec<(String, Top)>,
    options: &SynthOptions,
) -> anyhow::Result<Vec<(String, Synthesis)>> {
    let bar = indicatif::ProgressBar::new_spinner();
    bar.set_message(format!("Yosys and OpenSTA: {}", design.name()));
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    let results = (named.into_par_iter())
        .map(|(name, top)| Ok((name, synth(&top, options)?)))
        .collect::<Result<Vec<_>, crate::flow::FlowError>>();
    bar.finish_and_clear();
    Ok(results?)
}

/// Both halves of a design, as `--json` prints them.
pub(super) fn synthesise_halves(
    design: &DesignArgs,
    options: &SynthOptions,
) -> anyhow::Result<serde_json::Value> {
    let design = design.choose_wide()?.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let named = tops
        .into_iter()
        .map(|(role, top)| (role.name().into(), top));
    let results = synthesise(design.as_ref(), named.collect(), options)?;
    halves_json(design.as_ref(), &results)
}

/// With what else says how fast a half is.
pub(super) fn halves_json(
    design: &dyn Design,
    results: &[(String, Synthesis)],
) -> anyhow::Result<serde_json::Value> {
    let mut halves = serde_json::Map::new();
    for role in Role::ALL {
        let found = results.iter().find(|(name, _)| name == role.name());
        let Some((name, synthesis)) = found else {
            continue;
        };
        let mut half = as_json(synthesis);
        half["block_bytes"] = design.geometry().block().get().into();
        half["interval_cycles"] = design.half(role)?.interval.into();
        halves.insert(name.clone(), half);
    }
    Ok(json!({ "design": design.name(), "halves": halves }))
}

/// A module of any of the tops' files.
fn inner(tops: &[(Role, Top)], module: &str) -> anyhow::Result<Top> {
    let (_, first) = tops.first().context("the design has no modules")?;
    let files = tops.iter().flat_map(|(_, top)| top.files.iter().cloned());
    let whole = Top {
        files: files.unique().collect(),
        ..first.clone()
    };
    Ok(whole.inner(module)?)
}

fn print(s: &Synthesis) {
    println!(
        "{}: {} cells, {} of them flip-flops; {:.0} µm², {:.1} kGE (of {}), library {}",
        s.module, s.cell_count, s.flip_flops, s.area, s.kge, s.nand2, s.library
    );
    let t = &s.timing;
    println!(
        "  longest path: {:.3} ns, {:.1} FO4 (of {:.1} ps), {:.1} MHz; from {} to {}",
        t.path_ns, t.path_fo4, t.fo4_ps, t.fmax_mhz, t.start, t.end
    );
    if s.memory_bits > 0 {
        println!("  memories, not counted above: {} bits", s.memory_bits);
    }
    for memory in &s.memories {
        println!(
            "    {} × {}: {} bits",
            memory.count, memory.module, memory.bits
        );
    }
}

fn as_json(s: &Synthesis) -> serde_json::Value {
    let t = &s.timing;
    let memories: Vec<_> = s
        .memories
        .iter()
        .map(|m| json!({ "module": m.module, "count": m.count, "bits": m.bits }))
        .collect();
    json!({
        "module": s.module, "library": s.library, "cells": s.cell_count, "cells_by_type": s.cells,
        "flip_flops": s.flip_flops, "area_um2": s.area, "nand2": s.nand2, "kge": s.kge,
        "memories": memories, "memory_bits": s.memory_bits,
        "path_ns": t.path_ns, "path_fo4": t.path_fo4, "fmax_mhz": t.fmax_mhz,
        "start": t.start, "end": t.end, "fo4_ps": t.fo4_ps, "inverter": t.inverter,
        "yosys": s.yosys, "sta": s.sta,
    })
}
