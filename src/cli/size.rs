//! `hdlgen size`: how many units a GPU needs.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use super::design::DesignArgs;
use super::eval_costs::of_measurements;
use super::output::wrapped;
use super::synth_point::{halves, through, TOOLS};
use super::synth_report::{each, json};
use super::usage::Usage;
use crate::flow::size::printed::{compare, Agreement, Cell};
use crate::flow::size::{gpus, papers, Demand, Gpu, Paper, Printed, Row, Rule, Technique, Unit};
use crate::flow::synth::SynthOptions;
use crate::terms::{self, data};

/// Computes how many compressors and decompressors a GPU needs to keep up with its memory's full
/// bandwidth, and their share of the GPU's area and power.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen size --gpu rtx5090 --library paper           the papers' units, and their tables
  hdlgen size --gpu h100 --library measured           our designs, as measured at 7 nm
  hdlgen size --gpu a100 --design fpc-opt --lanes 32  a design, after `hdlgen synth` of it
  hdlgen synth --sl 16 --json > e2mc.json
  hdlgen size --gpu a100 --library e2mc.json --boost 2 --bandwidth 2039")]
pub struct SizeArgs {
    /// The GPU; `--json` says where its numbers are from
    #[arg(long, value_name = "NAME", value_parser = names())]
    gpu: String,
    /// Bandwidth of its memory in GB/s [default: the GPU's]
    #[arg(long, value_name = "GB/S")]
    bandwidth: Option<f64>,
    /// The compression ratio up to which the units keep up with the memory
    #[arg(long, value_name = "RATIO", default_value_t = 4.0)]
    boost: f64,
    /// Where the units' figures come from: `paper` for those in the papers, `measured` for all designs
    /// that this project measured at 7 nm, or files from `hdlgen synth --json`; may be repeated
    /// [default: synthesise the design]
    #[arg(long, value_name = "paper|measured|FILE", conflicts_with = "liberty")]
    library: Vec<PathBuf>,
    /// How units are counted [default: controller; for the papers' units as in their paper]
    #[arg(long, value_name = "RULE", value_enum)]
    rule: Option<RuleName>,
    #[command(flatten)]
    design: DesignArgs,
    /// Liberty file to synthesise the design for [default: as of `hdlgen synth`]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum RuleName {
    /// Each memory controller has its own units, for its bandwidth in both directions, at a
    /// multiple of the memory's clock
    Controller,
    /// One pool of units, for half of the bandwidth in each direction, at their highest clock
    Shared,
}

impl RuleName {
    fn rule(self) -> Rule {
        match self {
            RuleName::Controller => Rule::Controller,
            RuleName::Shared => Rule::Shared,
        }
    }
}

fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(gpus().iter().map(|gpu| gpu.name.as_str()))
}

/// Units of one origin, sized.
#[derive(Serialize)]
struct Group {
    title: String,
    rule: Rule,
    rows: Vec<Row>,
    /// The paper's own table, where it was asked for as the paper has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    printed: Option<Vec<Cell>>,
    /// Caveats to print with the numbers.
    notes: Vec<String>,
}

/// Runs the subcommand.
///
/// # Errors
/// If a file is not what `hdlgen synth --json` writes, or the design cannot be synthesised.
pub fn run(args: &SizeArgs) -> anyhow::Result<()> {
    let gpu = gpus()
        .iter()
        .find(|gpu| gpu.name == args.gpu)
        .ok_or_else(|| Usage(format!("--gpu: there is no {}", args.gpu)))?;
    let above_0 = |x: f64| x.is_finite() && x > 0.0;
    let boost = args.boost.is_finite() && args.boost >= 1.0;
    ensure!(boost, Usage("--boost needs a ratio of at least 1".into()));
    let bandwidth = args.bandwidth.is_none_or(above_0);
    ensure!(bandwidth, Usage("--bandwidth needs GB/s above 0".into()));
    let demand = gpu.demand(args.bandwidth, args.boost);
    if !args.library.is_empty() {
        args.design.refuse_with("--library")?;
    }

    let mut groups = Vec::new();
    if args.library.is_empty() {
        let options = SynthOptions {
            liberty: args.liberty.clone(),
            ..SynthOptions::cached()
        };
        let one = |design| halves(design, &options, None, None);
        for synthesised in through(vec![args.design.choose()?], TOOLS, one)? {
            let value = json(&synthesised, "halves");
            groups.push(own(value, "hdlgen synth".as_ref(), args, &demand, gpu)?);
        }
    }
    for library in &args.library {
        if library == Path::new("paper") {
            groups.extend(of_papers(args, &demand, gpu));
            continue;
        }
        if library == Path::new("measured") {
            groups.push(of_this_project(args, &demand, gpu)?);
            continue;
        }
        let context = || format!("cannot read {}", library.display());
        let text = data::read_text(library).with_context(context)?;
        let value = serde_json::from_str(&text)
            .with_context(|| format!("{} is not JSON", library.display()))?;
        for value in each(value) {
            groups.push(own(value, library, args, &demand, gpu)?);
        }
    }
    if args.json {
        let whole = serde_json::json!({ "gpu": gpu, "demand": demand, "groups": groups });
        println!("{}", serde_json::to_string_pretty(&whole)?);
        return Ok(());
    }
    let about = format!(
        "{}: {} GB/s × {} by {}; {} mm² of {}, {} W",
        gpu.title,
        demand.bandwidth_gb_s,
        demand.boost,
        terms::count(demand.controllers, "controller"),
        gpu.area_mm2.value,
        gpu.process,
        gpu.power_w.value
    );
    println!("{}", wrapped("", &about, 2));
    for group in &groups {
        print(group);
    }
    Ok(())
}

/// The units of all papers.
fn of_papers(args: &SizeArgs, demand: &Demand, gpu: &Gpu) -> Vec<Group> {
    let group = |paper: &'static Paper| {
        let rule = args.rule.map_or(paper.rule, RuleName::rule);
        let size = |t: &Printed| rule.size(&t.technique, demand, gpu);
        let as_printed =
            rule == paper.rule && gpu.name == paper.gpu && *demand == gpu.demand(None, paper.boost);
        Group {
            title: format!("{}, {}, {}", paper.paper, paper.units, paper.process),
            rule,
            rows: paper.techniques.iter().map(size).collect(),
            printed: as_printed.then(|| compare(paper, gpu)),
            notes: older(paper, gpu)
                .into_iter()
                .chain(paper.note.clone())
                .collect(),
        }
    };
    papers().iter().map(group).collect()
}

/// The units of all designs that this project measured.
fn of_this_project(args: &SizeArgs, demand: &Demand, gpu: &Gpu) -> anyhow::Result<Group> {
    let rule = args.rule.map_or(Rule::Controller, RuleName::rule);
    let (library, techniques) = of_measurements()?;
    let rows = techniques.iter().map(|own| rule.size(own, demand, gpu));
    Ok(Group {
        title: format!("measured by this project, {library}"),
        rule,
        rows: rows.collect(),
        printed: None,
        notes: vec![
            "cells fill 70 % of an area; memories' areas are estimates; most are cores, without stream ports, and \
             wires are not counted (docs/data/hardware.csv)"
                .into(),
            another_process(gpu),
            "power: not measured".into(),
        ],
    })
}

/// Why a share of a die is not exact.
fn another_process(gpu: &Gpu) -> String {
    format!(
        "areas are in the library's technology, and not scaled to the GPU's, {}",
        gpu.process
    )
}

/// A warning where a paper's areas are of an older process than the die.
fn older(paper: &Paper, gpu: &Gpu) -> Option<String> {
    let nm = |process: &str| process.split(' ').next()?.parse::<f64>().ok();
    let (own, die) = (nm(&paper.process)?, nm(&gpu.process)?);
    (own > die).then(|| {
        format!(
            "warning: these areas are of {} and the die is of {}: their share of it is too high",
            paper.process, gpu.process
        )
    })
}

/// The fields read from the output of `hdlgen synth --json`.
#[derive(Deserialize)]
struct Synthesised {
    design: String,
    halves: Halves,
}

#[derive(Deserialize)]
struct Halves {
    compressor: Half,
    decompressor: Half,
}

#[derive(Deserialize)]
struct Half {
    library: String,
    block_bytes: u32,
    interval_cycles: u32,
    fmax_mhz: f64,
    /// The clock in MHz that paths through memories allow as well, where that was measured.
    clock_mhz: Option<f64>,
    area_um2: f64,
    memory_bits: u64,
    #[serde(rename = "estimated_memory_area_um2")]
    memory_area_um2: Option<f64>,
    power: Option<Power>,
}

/// Of one unit, at the clock that it was measured at.
#[derive(Deserialize)]
struct Power {
    power_mw: f64,
    clock_mhz: f64,
}

impl Half {
    fn unit(&self, from: &Path) -> anyhow::Result<Unit> {
        let clock_mhz = self.clock_mhz.unwrap_or(self.fmax_mhz);
        for (name, value) in [
            ("block_bytes", f64::from(self.block_bytes)),
            ("interval_cycles", f64::from(self.interval_cycles)),
            ("fmax_mhz", self.fmax_mhz),
            ("clock_mhz", clock_mhz),
            ("area_um2", self.area_um2),
            (
                "clock_mhz of power",
                self.power.as_ref().map_or(1.0, |p| p.clock_mhz),
            ),
        ] {
            if !value.is_finite() || value <= 0.0 {
                bail!("{}: {name} is {value}, and must be above 0", from.display());
            }
        }
        Ok(Unit {
            block_bytes: self.block_bytes,
            cycles: self.interval_cycles,
            clock_ghz: clock_mhz / 1e3,
            area_um2: self.area_um2,
            power_mw: self.power.as_ref().map(|p| p.power_mw),
            power_at_ghz: self.power.as_ref().map(|p| p.clock_mhz / 1e3),
            memory_bits: self.memory_bits,
            memory_area_um2: self.memory_area_um2,
        })
    }
}

/// A design of ours.
fn own(
    value: serde_json::Value,
    from: &Path,
    args: &SizeArgs,
    demand: &Demand,
    gpu: &Gpu,
) -> anyhow::Result<Group> {
    let synthesised: Synthesised = serde_json::from_value(value).with_context(|| {
        format!(
            "{} is not what `hdlgen synth --json` writes for both halves of a design",
            from.display()
        )
    })?;
    let Halves {
        compressor,
        decompressor,
    } = &synthesised.halves;
    let technique = Technique {
        name: synthesised.design.clone(),
        compressor: compressor.unit(from)?,
        decompressor: decompressor.unit(from)?,
    };
    let rule = args.rule.map_or(Rule::Controller, RuleName::rule);
    let row = rule.size(&technique, demand, gpu);
    let mut notes = vec![another_process(gpu)];
    notes.extend(row.memory_note(gpu));
    notes.push(match row.power_w {
        Some(_) => "power is scaled with the clock from where it was measured".into(),
        None => "power: not measured".into(),
    });
    Ok(Group {
        title: format!("{}, {}", technique.name, compressor.library),
        rule,
        rows: vec![row],
        printed: None,
        notes,
    })
}

fn print(group: &Group) {
    let how = match group.rule {
        Rule::Controller => {
            "each memory controller has its own units, for both directions at full bandwidth"
        }
        Rule::Shared => "one pool of units, for half of the bandwidth in each direction",
    };
    println!("\n{}\n{how}", wrapped("", &group.title, 2));
    println!(
        "  {:<12} {:>6} {:>8} {:>6} {:>6} {:>9} {:>8} {:>6} {:>7}",
        "", "GHz", "a unit's", "units", "units", "", "", "", ""
    );
    println!(
        "  {:<12} {:>6} {:>8} {:>6} {:>6} {:>9} {:>8} {:>6} {:>7}",
        "", "", "GB/s", "a ctrl", "in all", "mm²", "W", "area %", "power %"
    );
    let watts = |w: Option<f64>| w.map_or("-".into(), |w| format!("{w:.2}"));
    for row in &group.rows {
        println!("{}", row.name);
        let halves = [
            ("compressor", &row.compressor),
            ("decompressor", &row.decompressor),
        ];
        for (name, s) in halves {
            let each = s.units_per_controller;
            println!(
                "  {name:<12} {:>6.3} {:>8.2} {:>6} {:>6} {:>9.2} {:>8}",
                s.clock_ghz,
                s.unit_gb_s,
                each.map_or("-".into(), |n| n.to_string()),
                s.units,
                s.area_mm2,
                watts(s.power_w)
            );
        }
        println!(
            "  {:<12} {:>6} {:>8} {:>6} {:>6} {:>9.2} {:>8} {:>6.2} {:>7}",
            "both",
            "",
            "",
            "",
            row.units,
            row.area_mm2,
            watts(row.power_w),
            row.area_percent,
            watts(row.power_percent)
        );
    }
    for note in &group.notes {
        println!("{}", wrapped("", note, 2));
    }
    if let Some(cells) = &group.printed {
        let count = |agreement| cells.iter().filter(|c| c.agreement == agreement).count();
        let (same, rounding) = (count(Agreement::Same), count(Agreement::Rounding));
        let agreement = format!(
            "the paper's own table: {}, {same} the same to the digit, {rounding} within the rounding \
             of its inputs",
            terms::count(cells.len() as u64, "cell")
        );
        println!("{}", wrapped("", &agreement, 2));
        for cell in cells {
            if let Agreement::Outside { reason } = &cell.agreement {
                println!(
                    "  {}, {}: {:.3}, printed {}\n    {reason}",
                    cell.technique, cell.name, cell.computed, cell.printed
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::synth_report::Synthesised as Point;
    use crate::cli::synth_report::{self, SynthesisedModule};
    use crate::design::{e2mc::E2mc, Design, Options, Role};
    use crate::flow::synth::Synthesis;

    #[test]
    fn what_synth_prints_is_what_size_reads() {
        let design = E2mc::new(&Options::default()).unwrap();
        let synthesis = |role: Role, area: f64| -> SynthesisedModule {
            let value = serde_json::json!({
                "module": role.name(), "library": "cells", "cells": {}, "cell_count": 1, "area": area,
                "nand2": "NAND", "kge": 1.0, "flip_flops": 0, "memories": [], "memory_bits": 7,
                "parts": [],
                "timing": { "path_ns": 0.5, "path_fo4": 5.0, "fmax_mhz": 2000.0, "start": "",
                    "end": "", "fo4_ps": 100.0, "inverter": "INV", "report": "" },
                "yosys": "", "sta": "",
            });
            let synthesis: Synthesis = serde_json::from_value(value).unwrap();
            let half = design.half(role).unwrap();
            SynthesisedModule {
                name: role.name().into(),
                half: Some(synth_report::Half {
                    block_bytes: 128,
                    latency_cycles: half.latency,
                    interval_cycles: half.interval,
                }),
                synthesis,
                power: None,
            }
        };
        let point = Point {
            design: Box::new(design.clone()),
            found: vec![
                synthesis(Role::Compressor, 100.0),
                synthesis(Role::Decompressor, 50.0),
            ],
        };
        let value = synth_report::json(&point, "halves");
        let read: Synthesised = serde_json::from_value(value).unwrap();
        assert_eq!(read.design, design.name());
        let halves = [&read.halves.compressor, &read.halves.decompressor];
        for ((half, role), area) in halves.into_iter().zip(Role::ALL).zip([100.0, 50.0]) {
            let unit = half.unit("file".as_ref()).unwrap();
            assert_eq!(unit.block_bytes, 128);
            assert_eq!(unit.cycles, design.half(role).unwrap().interval);
            assert_eq!((unit.clock_ghz, unit.area_um2), (2.0, area));
            assert_eq!((unit.power_mw, unit.memory_bits), (None, 7));
        }
    }
}
