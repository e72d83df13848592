//! `hdlgen synth`: runs a design through Yosys and OpenSTA.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context};
use clap::Args;
use itertools::Itertools;
use rayon::prelude::*;

use super::design::{self, ports_note, Chosen, DesignArgs};
use super::output::several;
use super::progress;
use super::sim::{emit_to_temporary, with_half};
use super::synth_point::{through, FlowArgs, TOOLS};
use super::synth_report::{
    breakdown, csv, json, print_objects, Half, Synthesised, SynthesisedModule,
};
use super::usage::Usage;
use crate::design::{Design, Role};
use crate::flow::synth::{synth, SynthOptions};
use crate::flow::{FlowError, Top};

/// Synthesises designs with Yosys for a cell library, times them with OpenSTA, and prints area,
/// clock, throughput and latency, without placement and wires.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen synth --sl 16 --pdw 4
  hdlgen synth fpc-opt bpc-opt bdi --csv
  hdlgen synth --liberty cells.lib.gz --json
  hdlgen synth --sl 16 --pdw 4 --power FILE
  hdlgen synth fpc-opt --breakdown --svg area.svg
  hdlgen synth --module e2mc_sl16_pdw4_find_length --path
  hdlgen synth --verilog theirs.v --top their_decoder")]
pub struct SynthArgs {
    /// Designs, as for --design; several run in parallel, with the same options
    #[arg(value_name = "DESIGN", value_parser = design::names(), conflicts_with = "design")]
    designs: Vec<String>,
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    flow: FlowArgs,
    /// Only this module of the design, instead of both halves, or the only one whose name ends
    /// so; may be repeated
    #[arg(long, value_name = "MODULE")]
    module: Vec<String>,
    /// A Verilog file instead of a design, under the same conditions; may be repeated. Its clock
    /// must be `aclk`
    #[arg(long, value_name = "FILE", requires = "top",
          conflicts_with_all = ["designs", "design", "module", "power", "breakdown", "csv"])]
    verilog: Vec<PathBuf>,
    /// The top module of the --verilog files
    #[arg(long, value_name = "MODULE", requires = "verilog")]
    top: Option<String>,
    /// Keep the hierarchy instead of flattening it
    #[arg(long)]
    hierarchy: bool,
    /// Print the longest path cell by cell
    #[arg(long)]
    path: bool,
    /// Show each part's share of the area; keeps the hierarchy
    #[arg(long, conflicts_with = "power")]
    breakdown: bool,
    /// Draw the shares: FILE with the half's or module's name before its extension, and before that
    /// the design's if there are several
    #[arg(long, value_name = "FILE", requires = "breakdown")]
    svg: Option<PathBuf>,
    /// Print the results as CSV, a line for each half or module
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print the results as JSON: an object, or a list of them for several designs
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If a design does not take an option, a tool or the library is missing, no module has a name that
/// was given, or a tool refuses the Verilog.
pub fn run(args: &SynthArgs) -> anyhow::Result<()> {
    args.flow.check()?;
    if let Some(module) = &args.top {
        return others(args, module);
    }
    let (flatten, halves) = (!args.hierarchy && !args.breakdown, args.module.is_empty());
    ensure!(
        !(args.flow.counts_energy() && (!halves || !flatten)),
        Usage("--power is of both halves, without --module, --hierarchy and --breakdown".into())
    );
    let designs = args.chosen()?;
    ensure!(
        halves || designs.len() == 1,
        Usage(format!(
            "--module is of one design, not of {}",
            designs.len()
        ))
    );
    let (kind, results) = if halves {
        ("halves", args.flow.halves(designs, flatten)?)
    } else {
        let options = args.flow.options(flatten);
        let one = |design| modules(design, &args.module, &options);
        ("modules", through(designs, TOOLS, one)?)
    };
    if let Some(path) = &args.svg {
        several("--svg", path)?;
        draw(&results, path)?;
    }
    if args.json || args.csv {
        let objects = results
            .iter()
            .map(|result| json(result, kind))
            .collect_vec();
        return print_objects(&objects, args.csv.then_some(csv));
    }
    for Synthesised { design, found } in &results {
        for found in found {
            found.print();
            if args.breakdown {
                breakdown::print(found);
            }
            if args.path {
                println!("{}", found.slowest().report);
            }
        }
        if let (true, Some(note)) = (halves, ports_note(design.as_ref())?) {
            println!("{note}");
        }
    }
    Ok(())
}

impl SynthArgs {
    /// The designs that were named, or the one that `--design` says.
    fn chosen(&self) -> anyhow::Result<Vec<Chosen>> {
        chosen(&self.designs, &self.design)
    }
}

/// A module of others' Verilog.
fn others(args: &SynthArgs, module: &str) -> anyhow::Result<()> {
    let mut is_there = false;
    for file in &args.verilog {
        let text =
            fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        is_there |= declares(&text, module);
    }
    ensure!(
        is_there,
        Usage(format!("no module {module} in the files of --verilog"))
    );
    let top = Top::of_files(module, args.verilog.clone());
    let bar = progress::steps(1);
    bar.set_message(module.to_string());
    let found = SynthesisedModule {
        name: module.into(),
        half: None,
        synthesis: synth(&top, &args.flow.options(!args.hierarchy))?,
        power: None,
    };
    bar.finish_and_clear();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&found.json())?);
        return Ok(());
    }
    found.print();
    if args.path {
        println!("{}", found.slowest().report);
    }
    Ok(())
}

/// Whether Verilog has a module of the name.
fn declares(text: &str, module: &str) -> bool {
    let of_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    text.split("module").skip(1).any(|after| {
        let after = after.trim_start().strip_prefix(module);
        after.is_some_and(|after| !after.starts_with(of_name))
    })
}

/// The designs that were named, with the same parameters, or else the one that `--design` says.
pub(super) fn chosen(names: &[String], design: &DesignArgs) -> anyhow::Result<Vec<Chosen>> {
    if names.is_empty() {
        return Ok(vec![design.choose()?]);
    }
    if let Some(twice) = names.iter().duplicates().next() {
        bail!(Usage(format!("{twice} is named twice")));
    }
    let designs = names.iter().map(|name| design.named(name).choose());
    designs.collect()
}

/// A module's name, what streams through it if it is a half, and the module.
pub(super) type Named = (String, Option<Half>, Top);

/// The halves of a design, or the one that `--half` names.
pub(super) fn halves(
    design: &dyn Design,
    tops: Vec<(Role, Top)>,
    half: Option<&str>,
) -> anyhow::Result<Vec<Named>> {
    let names = tops
        .iter()
        .map(|(role, _)| design.role_name(*role))
        .collect_vec();
    let mut all = Vec::new();
    for (role, top) in tops {
        let name = design.role_name(role);
        if half.is_none_or(|half| half == name) {
            all.push((name.into(), Half::of(design, role)?, top));
        }
    }
    ensure!(
        !all.is_empty(),
        Usage(format!(
            "--half {}: {} has {}",
            half.unwrap_or_default(),
            design.name(),
            names.iter().format(" and ")
        ))
    );
    Ok(all)
}

/// The modules of a design that were named.
fn modules(
    chosen: Chosen,
    names: &[String],
    options: &SynthOptions,
) -> anyhow::Result<Synthesised> {
    let design = chosen.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let named = names.iter().map(|module| inner(&tops, module));
    let named = named.collect::<anyhow::Result<Vec<Top>>>()?;
    let found: Result<Vec<SynthesisedModule>, FlowError> = (named.into_par_iter())
        .map(|top| {
            Ok(SynthesisedModule {
                name: top.module.clone(),
                half: None,
                synthesis: synth(&top, options)?,
                power: None,
            })
        })
        .collect();
    let found = found?;
    Ok(Synthesised { design, found })
}

/// The shares of all, each in a file of its own.
fn draw(results: &[Synthesised], path: &Path) -> anyhow::Result<()> {
    for Synthesised { design, found } in results {
        for found in found {
            let design = design.name();
            let part = match results {
                [_] => found.name.clone(),
                _ => format!("{design}.{}", found.name),
            };
            breakdown::draw(&design, found, &with_half(path, &part, "svg"))?;
        }
    }
    Ok(())
}

/// A module of any of the tops' files.
pub(super) fn inner(tops: &[(Role, Top)], module: &str) -> anyhow::Result<Top> {
    let (_, first) = tops.first().context("the design has no modules")?;
    let files = tops.iter().flat_map(|(_, top)| top.files.iter().cloned());
    let whole = Top {
        files: files.unique().collect(),
        ..first.clone()
    };
    Ok(whole.inner(module)?)
}
