//! `hdlgen synth`: runs a design through Yosys and OpenSTA.

use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::Args;
use itertools::Itertools;
use rayon::prelude::*;

use super::design::DesignArgs;
use super::progress;
use super::sim::emit_to_temporary;
use super::synth_point::FlowArgs;
use super::synth_report::{breakdown, csv, json, Found};
use crate::design::{Design, Role};
use crate::flow::synth::synth;
use crate::flow::{FlowError, Top};

/// Synthesises a design with Yosys for a cell library, times it with OpenSTA, and prints what
/// it takes and how fast it is, without placement and wires.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen synth --sl 16 --pdw 4
  hdlgen synth --liberty cells.lib.gz --json
  hdlgen synth --sl 16 --pdw 4 --power FILE
  hdlgen synth --design fpc-opt --breakdown --svg area.svg
  hdlgen synth --module e2mc_sl16_pdw4_find_length --path")]
pub struct SynthArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    flow: FlowArgs,
    /// Another module of the design's folder, by itself, instead of both halves; may be repeated
    #[arg(long, value_name = "MODULE")]
    module: Vec<String>,
    /// Keep the hierarchy instead of dissolving it
    #[arg(long)]
    hierarchy: bool,
    /// Print the longest path cell by cell
    #[arg(long)]
    path: bool,
    /// Show what share of the area each part has; keeps the hierarchy
    #[arg(long, conflicts_with = "power")]
    breakdown: bool,
    /// Draw the shares: FILE with the half's or module's name before its extension
    #[arg(long, value_name = "FILE", requires = "breakdown")]
    svg: Option<PathBuf>,
    /// Print the results as CSV, a line for each half or module
    #[arg(long, conflicts_with = "json")]
    csv: bool,
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
    args.flow.check()?;
    let (flatten, halves) = (!args.hierarchy && !args.breakdown, args.module.is_empty());
    ensure!(
        !(args.flow.counts_energy() && (!halves || !flatten)),
        "--power is of both halves, without --module, --hierarchy and --breakdown"
    );
    let design = args.design.choose_wide()?.preloaded()?;
    let bar = progress::spinner(format!("Yosys and OpenSTA: {}", design.name()));
    let found = match halves {
        true => args.flow.halves(&args.design, flatten)?,
        false => modules(args, design.as_ref(), flatten)?,
    };
    bar.finish_and_clear();
    if let Some(path) = &args.svg {
        for found in &found {
            breakdown::draw(&design.name(), found, path)?;
        }
    }
    if args.json {
        let kind = if halves { "halves" } else { "modules" };
        let whole = json(design.as_ref(), kind, &found);
        println!("{}", serde_json::to_string_pretty(&whole)?);
    } else if args.csv {
        let kind = if halves { "halves" } else { "modules" };
        print!("{}", csv(&[json(design.as_ref(), kind, &found)]));
    } else {
        for found in &found {
            found.print();
            if args.breakdown {
                breakdown::print(found);
            }
            if args.path {
                let s = &found.synthesis;
                let slowest = s.timing_with_memories.as_ref().unwrap_or(&s.timing);
                println!("{}", slowest.report);
            }
        }
    }
    Ok(())
}

/// The modules that were named.
fn modules(args: &SynthArgs, design: &dyn Design, flatten: bool) -> anyhow::Result<Vec<Found>> {
    let (_folder, tops) = emit_to_temporary(design)?;
    let options = args.flow.options(flatten);
    let mut named: Vec<(&String, Top)> = Vec::new();
    for module in &args.module {
        named.push((module, inner(&tops, module)?));
    }
    let found: Result<Vec<Found>, FlowError> = (named.into_par_iter())
        .map(|(name, top)| {
            Ok(Found {
                name: name.clone(),
                half: None,
                synthesis: synth(&top, &options)?,
                power: None,
            })
        })
        .collect();
    Ok(found?)
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
