//! `hdlgen layout`: the clock of a design with the wires of its placed cells.

use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;
use itertools::Itertools;
use rayon::prelude::*;

use super::design::{self, ports_note, Chosen, DesignArgs};
use super::layout_report::{csv, json, Placed, PlacedModule};
use super::sim::emit_to_temporary;
use super::synth::{chosen, halves, inner};
use super::synth_point::through;
use super::synth_report::print_objects;
use super::usage::Usage;
use crate::flow::layout::{default_cache, layout, LayoutOptions};
use crate::flow::synth::SynthOptions;
use crate::flow::{cache, FlowError};

/// Places designs and reports their timing with wire delay: Yosys maps, Coloquinte places, and OpenSTA times the
/// same cells with and without wires.
///
/// Without --route, each net's wire is estimated as a short tree over its pins.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen layout dbi
  hdlgen layout --sl 16 --pdw 4 --half compressor --json
  hdlgen layout fpc-opt --beat 128 --module fpc_opt_lanes32_beat128_compressor_core --path
  hdlgen layout dbi cpack --csv --tools venv/bin

Coloquinte comes from PyPI: pip install coloquinte")]
pub struct LayoutArgs {
    /// Designs, as for --design; several run in parallel, with the same options
    #[arg(value_name = "DESIGN", value_parser = design::names(), conflicts_with = "design")]
    designs: Vec<String>,
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    flow: FlowArgs,
    /// One half only, such as compressor or decompressor
    #[arg(long, value_name = "HALF", conflicts_with = "module")]
    half: Option<String>,
    /// Only this module of the design, instead of both halves, or the only one whose name ends
    /// so; may be repeated
    #[arg(long, value_name = "MODULE")]
    module: Vec<String>,
    /// Print the longest path with wires, pin by pin; cells and memories are called c0, c1 …
    #[arg(long)]
    path: bool,
    /// Print the results as CSV, a line for each half or module
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print the results as JSON: an object, or a list of them for several designs
    #[arg(long)]
    json: bool,
}

/// Options of placement, whatever the design.
#[derive(Debug, Args)]
struct FlowArgs {
    /// Liberty file of the cell library, which may be compressed with gzip [default: OSU 180 nm
    /// of Debian's qflow-tech-osu018]
    #[arg(long, value_name = "FILE", requires = "lef")]
    liberty: Option<PathBuf>,
    /// LEF file of the same library: layers, site and cells [default: that of OSU 180 nm]
    #[arg(long, value_name = "FILE", requires = "liberty")]
    lef: Option<PathBuf>,
    /// The library's node in nm, for the area of memories [default: from the library's name]
    #[arg(long, value_name = "NM")]
    node: Option<f64>,
    /// Time in ns from the clock's edge to a memory's data [default: estimated from its size]
    #[arg(long, value_name = "NS")]
    memory_access: Option<f64>,
    /// Share of the core's area that cells fill, memories excluded
    #[arg(long, value_name = "SHARE", default_value_t = 0.7)]
    utilisation: f64,
    /// The placer's effort
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=9))]
    effort: u8,
    /// The placer's seed; each gives another placement
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u32,
    /// Map again for the wires of the first placement, and place five times more, with cells and
    /// buffers for the wires and weights for nets on long paths; the fastest counts
    #[arg(long)]
    size_for_wires: bool,
    /// Also route with qrouter and compare; for designs of a few thousand cells without memories
    #[arg(long)]
    route: bool,
    /// The folder with coloquinte [default: searched in PATH]
    #[arg(long, value_name = "FOLDER")]
    tools: Option<PathBuf>,
    /// Neither use nor keep cached results
    #[arg(long)]
    no_cache: bool,
}

impl FlowArgs {
    fn options(&self) -> anyhow::Result<LayoutOptions> {
        ensure!(
            self.utilisation > 0.0 && self.utilisation <= 0.95,
            Usage(format!(
                "--utilisation {}: expected a share above 0 and up to 0.95",
                self.utilisation
            ))
        );
        ensure!(
            self.memory_access
                .is_none_or(|ns| ns.is_finite() && ns >= 0.0),
            Usage("--memory-access needs a time of at least 0".into())
        );
        Ok(LayoutOptions {
            synth: SynthOptions {
                liberty: self.liberty.clone(),
                node_nm: self.node,
                memory_access_ns: self.memory_access,
                cache: (!self.no_cache).then(cache::default_folder).flatten(),
                ..SynthOptions::default()
            },
            lef: self.lef.clone(),
            utilisation: self.utilisation,
            effort: self.effort,
            seed: self.seed,
            size_for_wires: self.size_for_wires,
            route: self.route,
            tools: self.tools.clone(),
            cache: (!self.no_cache).then(default_cache).flatten(),
        })
    }
}

/// Runs the subcommand.
///
/// # Errors
/// If a design does not take an option or has no such half or module, a tool is missing, or one refuses
/// the design.
pub fn run(args: &LayoutArgs) -> anyhow::Result<()> {
    let options = args.flow.options()?;
    let designs = chosen(&args.designs, &args.design)?;
    let of_halves = args.module.is_empty();
    ensure!(
        of_halves || designs.len() == 1,
        Usage(format!(
            "--module is of one design, not of {}",
            designs.len()
        ))
    );
    let kind = if of_halves { "halves" } else { "modules" };
    let results = through(designs, "Yosys, Coloquinte and OpenSTA", |design| {
        place(design, args, &options)
    })?;
    if args.json || args.csv {
        let objects = results
            .iter()
            .map(|placed| json(placed, kind, &options))
            .collect_vec();
        return print_objects(&objects, args.csv.then_some(csv));
    }
    for Placed { design, found } in &results {
        for found in found {
            found.print();
            if args.path {
                println!("{}", found.layout.with.report);
            }
        }
        if let (true, Some(note)) = (of_halves, ports_note(design.as_ref())?) {
            println!("{note}");
        }
    }
    Ok(())
}

/// The halves of a design, or the one or the modules that were named.
fn place(chosen: Chosen, args: &LayoutArgs, options: &LayoutOptions) -> anyhow::Result<Placed> {
    let design = chosen.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let all = if args.module.is_empty() {
        halves(design.as_ref(), tops, args.half.as_deref())?
    } else {
        let modules = args.module.iter();
        let of = |module: &String| {
            let top = inner(&tops, module)?;
            Ok((top.module.clone(), None, top))
        };
        modules.map(of).collect::<anyhow::Result<_>>()?
    };
    let found: Result<Vec<PlacedModule>, FlowError> = (all.into_par_iter())
        .map(|(name, half, top)| {
            let layout = layout(&top, options)?;
            Ok(PlacedModule { name, half, layout })
        })
        .collect();
    let found = found?;
    Ok(Placed { design, found })
}
