//! `hdlgen synth`: runs a design through Yosys and OpenSTA.

use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use clap::{Args, ValueEnum};
use itertools::Itertools;
use rayon::prelude::*;
use serde_json::json;

use super::design::{Chosen, DesignArgs};
use super::sim::{emit_to_temporary, InputArgs};
use super::synth_report::{Found, Half};
use crate::design::record::record;
use crate::design::{Design, Reference, Role};
use crate::flow::replay::Stimulus;
use crate::flow::synth::{synth, synth_and_replay, Memories, SynthOptions};
use crate::flow::{cache, Top};

/// Synthesises a design with Yosys for a cell library, times it with OpenSTA, and prints what
/// it takes and how fast it is, without placement and wires.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen synth --sl 16 --pdw 4
  hdlgen synth --liberty cells.lib.gz --json
  hdlgen synth --sl 16 --pdw 4 --power FILE
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
    /// What becomes of memories
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    memories: MemoryForm,
    /// Time in ns from the clock's edge to a memory's data [default: estimated from its size]
    #[arg(long, value_name = "NS")]
    memory_access: Option<f64>,
    /// The library's node in nm, for the area of memories [default: by the library's name, where
    /// that is known: 180 for OSU 180 nm]
    #[arg(long, value_name = "NM")]
    node: Option<f64>,
    /// Count the energy of a file's blocks: its nets' changes in the mapped netlist, which must do
    /// what the design does
    #[arg(long, value_name = "FILE", conflicts_with_all = ["module", "hierarchy"])]
    power: Option<PathBuf>,
    /// Blocks of the file that are counted, from its beginning
    #[arg(long, value_name = "N", default_value_t = 4096, requires = "power")]
    blocks: u64,
    /// The clock in MHz that power is given for [default: the fastest]
    #[arg(long, value_name = "MHZ", requires = "power")]
    clock: Option<f64>,
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

/// The two forms of memories.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum MemoryForm {
    /// Memories apart from the logic, area and access time estimated
    #[default]
    Macros,
    /// Flip-flops, as the Verilog has them; takes long
    Flops,
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
        args.memory_access
            .is_none_or(|ns| ns == 0.0 || positive(ns)),
        "--memory-access wants a time of at least 0"
    );
    ensure!(
        args.clock.is_none_or(positive),
        "--clock wants a frequency above 0"
    );
    let chosen = args.design.choose_wide()?;
    let work = match &args.power {
        Some(file) => Some(Work::read(&chosen, file, args.blocks)?),
        None => None,
    };
    let design = chosen.preloaded()?;
    let (_folder, tops) = emit_to_temporary(design.as_ref())?;
    let options = SynthOptions {
        liberty: args.liberty.clone(),
        flatten: !args.hierarchy,
        target_ns: args.target,
        memories: match args.memories {
            MemoryForm::Macros => Memories::Macros,
            MemoryForm::Flops => Memories::Flops,
        },
        memory_access_ns: args.memory_access,
        node_nm: args.node,
        cache: (!args.no_cache).then(cache::default_folder).flatten(),
    };
    let mut named: Vec<(String, Option<Half>, Top, Option<Stimulus>)> = Vec::new();
    if args.module.is_empty() {
        for (role, top) in &tops {
            let half = design.half(*role)?;
            let half = Half {
                block_bytes: design.geometry().block().get(),
                latency_cycles: half.latency,
                interval_cycles: half.interval,
            };
            let stimulus = match &work {
                Some(work) => Some(work.stimulus(design.as_ref(), *role)?),
                None => None,
            };
            named.push((role.name().into(), Some(half), top.clone(), stimulus));
        }
    } else {
        for module in &args.module {
            named.push((module.clone(), None, inner(&tops, module)?, None));
        }
    }
    let bar = indicatif::ProgressBar::new_spinner();
    bar.set_message(format!("Yosys and OpenSTA: {}", design.name()));
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    let found: Result<Vec<Found>, _> = (named.into_par_iter())
        .map(|(name, half, top, stimulus)| {
            let (synthesis, energies) = match &stimulus {
                Some(stimulus) => {
                    let (synthesis, energies) = synth_and_replay(&top, &options, stimulus)?;
                    (synthesis, Some((energies, stimulus.blocks)))
                }
                None => (synth(&top, &options)?, None),
            };
            let mut found = Found {
                name,
                half,
                synthesis,
                power: None,
            };
            let clock_mhz = args.clock.unwrap_or(found.clock_mhz());
            found.power = energies.map(|(energies, blocks)| energies.power(blocks, clock_mhz));
            Ok(found)
        })
        .collect::<Result<_, crate::flow::FlowError>>();
    bar.finish_and_clear();
    let found = found?;
    if args.json {
        let results = found.iter().map(|f| (f.name.clone(), f.json()));
        let results: serde_json::Map<_, _> = results.collect();
        let kind = match args.module.is_empty() {
            true => "halves",
            false => "modules",
        };
        let whole = json!({ "design": design.name(), kind: results });
        println!("{}", serde_json::to_string_pretty(&whole)?);
        return Ok(());
    }
    for found in &found {
        found.print();
        if args.path {
            let s = &found.synthesis;
            let slowest = s.timing_with_memories.as_ref().unwrap_or(&s.timing);
            println!("{}", slowest.report);
        }
    }
    Ok(())
}

/// Blocks, and what a design is held against with them.
struct Work {
    data: Vec<u8>,
    reference: Reference,
}

impl Work {
    fn read(chosen: &Chosen, file: &Path, blocks: u64) -> anyhow::Result<Work> {
        let input = InputArgs {
            file: file.to_path_buf(),
            blocks: Some(blocks),
            pad: true,
        };
        let block = chosen.design().geometry().block();
        let data = input.first_blocks(block, blocks)?;
        ensure!(!data.is_empty(), "{} is empty", file.display());
        Ok(Work {
            data,
            reference: input.reference(chosen)?,
        })
    }

    fn stimulus(&self, design: &dyn Design, role: Role) -> anyhow::Result<Stimulus> {
        let work = record(design, role, &self.reference, &self.data)?;
        Ok(Stimulus {
            inputs: work.recording.inputs,
            outputs: work.recording.outputs,
            cycles: work.recording.cycles,
            start: work.start,
            lanes: work.lanes,
            blocks: work.blocks,
        })
    }
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
