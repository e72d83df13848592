//! `hdlgen reproduce`: the papers' tables and figures beside ours.

use std::cell::OnceCell;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;

use super::output::{Messages, Output};
use super::progress;
use super::sim::emit_to_temporary;
use super::suite::Suite;
use crate::design::{self, Options};
use crate::eval::{self, Evaluation, Inputs, Plan};
use crate::flow::synth::{synth, SynthOptions};
use crate::perf::{self, Comparison, Subject};
use crate::reproduce::{
    self, Bench, Context, Item, Needs, Outcome, Setting, Unit, Verdict, VARIATIONS,
};
use crate::terms::BlockSize;
use crate::workload::{Size, WORKLOADS};

/// The word that names all items.
const ALL: &str = "all";

/// Compares every table and figure of the papers with our results, cell by cell.
///
/// Each cell has a verdict: equal (arithmetic, to the printed digit), compatible (within the rounding of the printed
/// numbers that it comes from), same order and sign (measured on other data or another library), differs, cannot be, or
/// not run. Without an item, it lists all.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen reproduce                              the items
  hdlgen reproduce e2mc-table-vi cal-figure-7   two of them
  hdlgen reproduce all --report papers.html     all, and a page with the figures
  hdlgen reproduce e2mc-figure-12 --bands       the range under other assumptions
  hdlgen reproduce cf-table-3 --synth           with clocks and areas, by Yosys and OpenSTA")]
pub struct ReproduceArgs {
    /// Tables and figures; `all` for all of them
    #[arg(value_name = "ITEM")]
    items: Vec<String>,
    /// List the items and run nothing
    #[arg(long, conflicts_with_all = ["report", "synth", "bands"])]
    list: bool,
    /// Bytes of each workload's largest array: a number, small (64 KiB), medium (2 MiB) or large
    /// (32 MiB)
    #[arg(long, value_name = "SIZE", default_value_t = Size::MEDIUM)]
    size: Size,
    /// Synthesise our designs where a paper has clocks and areas, as `hdlgen synth` does; takes minutes
    /// to hours
    #[arg(long)]
    synth: bool,
    /// Also run the GPU model with each of its assumptions changed, and show the lowest and the highest result; takes
    /// over an hour and a half of processor time for figures 5, 12 and 13 of E2MC at medium size
    #[arg(long)]
    bands: bool,
    /// Write a page with the figures, in HTML; - is standard output
    #[arg(long, value_name = "FILE", alias = "html")]
    report: Option<PathBuf>,
    /// Print the list or the results as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If there is no such item, the page cannot be written, or a tool is missing that `--synth` needs.
pub fn run(args: &ReproduceArgs) -> anyhow::Result<()> {
    let chosen = args.chosen()?;
    if args.list || chosen.is_empty() {
        if args.json {
            println!(
                "{}",
                serde_json::to_string_pretty(&reproduce::items().collect::<Vec<_>>())?
            )
        } else {
            print!("{}", reproduce::list())
        }
        return Ok(());
    }
    let page = args.report.as_deref();
    let page = page
        .map(|path| Output::create("--report", path))
        .transpose()?;
    let varied = if args.bands { VARIATIONS.len() } else { 0 };
    let bar = progress::steps((chosen.len() + varied) as u64);
    let bench = Measuring {
        size: args.size,
        synth: args.synth,
        suite: OnceCell::new(),
        bar: bar.clone(),
    };
    let context = Context::new(&bench)?;
    let mut all: Vec<(&Item, Outcome)> = Vec::new();
    for item in chosen {
        bar.set_message(item.title);
        all.push((item, item.run(&context)?));
        bar.inc(1);
    }
    if args.bands {
        widen(&mut all, &context, &bar)?;
    }
    bar.finish_and_clear();
    if let Some(mut file) = page {
        file.write_all(reproduce::page(&all, &args.command())?.as_bytes())?;
        file.commit()?;
    }
    let messages = Messages::beside(&args.report);
    if args.json {
        messages.say(&serde_json::to_string_pretty(&document(args, &all))?)
    } else {
        messages.say(reproduce::markdown(&all).trim_end())
    }
    Ok(())
}

/// Gives bands to what the model says.
fn widen(all: &mut [(&Item, Outcome)], context: &Context, bar: &ProgressBar) -> anyhow::Result<()> {
    for variation in VARIATIONS {
        let context = context.varied(variation);
        for (item, outcome) in all.iter_mut() {
            if item.needs == Needs::Model {
                outcome.widen(&item.run(&context)?, variation);
            }
        }
        bar.inc(1);
    }
    Ok(())
}

impl ReproduceArgs {
    /// The items that are named, in their order.
    fn chosen(&self) -> anyhow::Result<Vec<&'static Item>> {
        let mut named = Vec::new();
        for name in self.items.iter().filter(|name| *name != ALL) {
            named.push(reproduce::find(name)?.id);
        }
        let all = self.items.iter().any(|name| name == ALL);
        let items = reproduce::items();
        Ok(items
            .filter(|item| all || named.contains(&item.id))
            .collect())
    }

    /// The command line, but for where its output goes.
    fn command(&self) -> String {
        let synth = if self.synth { " --synth" } else { "" };
        let bands = if self.bands { " --bands" } else { "" };
        format!(
            "hdlgen reproduce {} --size {}{synth}{bands}",
            self.items.join(" "),
            self.size
        )
    }
}

fn document(args: &ReproduceArgs, all: &[(&Item, Outcome)]) -> serde_json::Value {
    let counts = |outcome: &Outcome| -> serde_json::Value {
        let counts = Verdict::NAMES.iter().zip(outcome.counts());
        counts
            .map(|(name, count)| ((*name).to_owned(), count.into()))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    let items: Vec<_> = all.iter().map(|(item, outcome)| {
        json!({ "id": item.id, "paper": item.paper, "title": item.title, "compares": item.compares,
            "verdicts": counts(outcome), "cells": outcome.cells })
    }).collect();
    json!({ "command": args.command(), "items": items })
}

/// The workload suite, made when it is first needed, and the flow.
struct Measuring {
    size: Size,
    synth: bool,
    suite: OnceCell<(Suite, Inputs)>,
    bar: ProgressBar,
}

impl Measuring {
    fn inputs(&self) -> anyhow::Result<&Inputs> {
        if self.suite.get().is_none() {
            let suite = self
                .bar
                .suspend(|| Suite::make(self.size, BlockSize::default()))?;
            let inputs = suite.inputs()?;
            // It was empty a moment ago, and there is one thread.
            let _ = self.suite.set((suite, inputs));
        }
        let suite = self
            .suite
            .get()
            .context("the workload suite was not made")?;
        Ok(&suite.1)
    }
}

impl Bench for Measuring {
    fn model(&self, setting: &Setting, subjects: &[Subject]) -> anyhow::Result<Vec<Comparison>> {
        let gpu = &setting.gpu;
        let mut comparisons = Vec::new();
        for workload in WORKLOADS {
            self.bar.set_message(format!("model: {}", workload.name));
            let arrays = workload.arrays(self.size);
            let mut trace = workload.requests(&arrays, BlockSize::default(), gpu.processors());
            setting.prepare(&mut trace);
            comparisons.push(perf::compare(gpu, workload.name, &trace, subjects, None)?);
        }
        Ok(comparisons)
    }

    fn evaluate(&self, plan: &Plan) -> anyhow::Result<Evaluation> {
        Ok(eval::evaluate(self.inputs()?, plan, None, &|_| {})?)
    }

    fn synthesise(&self, design: &str, options: &Options) -> anyhow::Result<Option<Vec<Unit>>> {
        if !self.synth {
            return Ok(None);
        }
        let design = design::new(design, options)?;
        let (_folder, tops) = emit_to_temporary(design.as_ref())?;
        let mut units = Vec::new();
        for (role, top) in &tops {
            self.bar
                .set_message(format!("Yosys and OpenSTA: {}", top.module));
            let synthesis = synth(top, &SynthOptions::cached())?;
            let logic = synthesis.timing.fmax_mhz;
            let memories = synthesis.timing_with_memories.as_ref();
            units.push(Unit {
                role: *role,
                clock_ghz: memories.map_or(logic, |with| with.fmax_mhz.min(logic)) / 1000.0,
                area_um2: synthesis.area + synthesis.memory_area.unwrap_or(0.0),
            });
        }
        Ok(Some(units))
    }
}
