//! `hdlgen faults`: flips bits of a simulated design and says what becomes of its blocks.

use std::path::{Path, PathBuf};

use anyhow::ensure;
use clap::Args;
use serde::Serialize;

use super::design::{Chosen, DesignArgs};
use super::input::{book, InputArgs};
use super::output::Output;
use super::progress;
use super::sim::threads;
use super::usage::Usage;
use super::words::words;
use crate::design::controller::Controller;
use crate::design::faults::{Campaign, Counts, Half, Kind, Row, StreamUpsets, UnitUpsets};
use crate::design::{Design, Role};

/// Bytes that a controller's client takes its blocks from, at most.
const MOST_DATA: u64 = 1 << 22;

/// Flips a bit of a register or memory in the middle of a simulated run, and says what becomes of the
/// blocks: nothing, an error that is reported, a hang, or silent corruption.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen faults --design fpc-opt --pad FILE            both halves, 10,000 upsets each
  hdlgen faults --design pfor --half decompressor --faults 1000000 --pad FILE
  hdlgen faults --sl 16 --pdw 4 --in memories --pad --csv faults.csv FILE
  hdlgen faults --design controller --protect-buffers secded --in memories --pad FILE")]
pub struct FaultsArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    input: InputArgs,
    /// Upsets of each half, in registers and in memories each; rounded up to a multiple of 32
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    faults: u64,
    /// Upset only these
    #[arg(long = "in", value_name = "WHERE", value_parser = words::<Kind>())]
    only: Option<Kind>,
    /// One half only
    #[arg(long, value_name = "HALF", value_parser = ["compressor", "decompressor"])]
    half: Option<String>,
    /// Where random choices begin
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct HalfOf<'a> {
    design: String,
    half: &'a str,
    seed: u64,
    modules: Vec<Row>,
}

/// Runs the subcommand.
///
/// # Errors
/// If the design cannot be upset so, the file or the codebook cannot be used, or the design is wrong
/// without upsets.
pub fn run(args: &FaultsArgs) -> anyhow::Result<()> {
    ensure!(
        args.faults > 0,
        Usage("--faults 0 leaves nothing to do".into())
    );
    let chosen = args.design.choose()?;
    let design = chosen.design.as_ref();
    let halves = match design.controller() {
        Some(controller) => vec![unit(args, &chosen, controller)?],
        None => halves(args, &chosen)?,
    };
    if let Some(only) = args.only.map(Kind::word) {
        let has_any = halves.iter().any(|half| !half.modules.is_empty());
        ensure!(
            has_any,
            Usage(format!("--in {only}: {} has no {only}", design.name()))
        );
    }
    if let Some(path) = &args.csv {
        write_csv(path, &halves)?;
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&halves)?);
    } else {
        halves.iter().for_each(|half| print(design, half));
    }
    Ok(())
}

impl FaultsArgs {
    fn kinds(&self) -> Vec<Kind> {
        self.only.map_or(Kind::ALL.to_vec(), |only| vec![only])
    }

    fn campaign(&self, kind: Kind) -> Campaign {
        Campaign {
            kind,
            upsets: self.faults,
            seed: self.seed,
            threads: threads(self.threads),
        }
    }
}

/// A controller, which is run as a whole.
fn unit(
    args: &FaultsArgs,
    chosen: &Chosen,
    controller: &Controller,
) -> anyhow::Result<HalfOf<'static>> {
    ensure!(
        args.half.is_none(),
        Usage("--half: not with a controller, which is run as a whole".into())
    );
    let data = (args.input).data(controller.geometry().block(), Some(MOST_DATA))?;
    let book = book(chosen, &data)?;
    let data = data.read(0..args.input.blocks(&data))?;
    let kinds = args.kinds();
    let bar = progress::steps(args.faults * kinds.len() as u64);
    let mut modules = Vec::new();
    for kind in kinds {
        bar.set_message(kind.word());
        let make = || UnitUpsets::new(controller, book.as_ref(), &data);
        modules.extend(args.campaign(kind).run(make, &|upsets| bar.inc(upsets))?);
    }
    bar.finish_and_clear();
    Ok(HalfOf {
        design: controller.name(),
        half: "controller",
        seed: args.seed,
        modules,
    })
}

/// The halves of a codec's design.
fn halves(args: &FaultsArgs, chosen: &Chosen) -> anyhow::Result<Vec<HalfOf<'static>>> {
    let design = chosen.design.as_ref();
    ensure!(
        design.streams() && !design.restarts(),
        Usage(format!(
            "faults: {} is no codec whose blocks are independent of each other",
            design.kind()
        ))
    );
    let (data, reference) = args.input.open(chosen)?;
    let is_meant = |role: &Role| match &args.half {
        Some(half) => half == design.role_name(*role),
        None => true,
    };
    let roles: Vec<Role> = design.roles().iter().copied().filter(is_meant).collect();
    let kinds = args.kinds();
    let bar = progress::steps(args.faults * (roles.len() * kinds.len()) as u64);
    let of_role = |role| {
        let half = Half {
            design,
            role,
            reference: &reference,
            data: &data,
        };
        let mut modules = Vec::new();
        for &kind in &kinds {
            bar.set_message(format!("{}, {}", design.role_name(role), kind.word()));
            let make = || StreamUpsets::new(half);
            modules.extend(args.campaign(kind).run(make, &|upsets| bar.inc(upsets))?);
        }
        Ok(HalfOf {
            design: design.name(),
            half: design.role_name(role),
            seed: args.seed,
            modules,
        })
    };
    let halves = roles.into_iter().map(of_role).collect();
    bar.finish_and_clear();
    halves
}

/// A line of the CSV file.
#[derive(Serialize)]
struct Line<'a> {
    design: &'a str,
    half: &'a str,
    seed: u64,
    kind: Kind,
    module: &'a str,
    bits: u64,
    upsets: u64,
    no_effect: u64,
    corrected: u64,
    detected: u64,
    hang: u64,
    silent: u64,
}

fn write_csv(path: &Path, halves: &[HalfOf]) -> anyhow::Result<()> {
    let mut writer = csv::Writer::from_writer(Output::create("--csv", path)?);
    for half in halves {
        for row in &half.modules {
            writer.serialize(Line {
                design: &half.design,
                half: half.half,
                seed: half.seed,
                kind: row.kind,
                module: &row.module,
                bits: row.bits,
                upsets: row.counts.upsets(),
                no_effect: row.counts.no_effect,
                corrected: row.counts.corrected,
                detected: row.counts.detected,
                hang: row.counts.hang,
                silent: row.counts.silent,
            })?;
        }
    }
    let output = writer
        .into_inner()
        .map_err(csv::IntoInnerError::into_error)?;
    output.commit()
}

fn print(design: &dyn Design, half: &HalfOf) {
    println!("{}, {}", half.design, half.half);
    println!(
        "  {:<38} {:>7} {:>7} {:>9} {:>9} {:>9} {:>7} {:>7}",
        "", "bits", "upsets", "no effect", "corrected", "detected", "hang", "silent"
    );
    for kind in Kind::ALL {
        let rows = half.modules.iter().filter(|row| row.kind == kind);
        let rows: Vec<_> = rows.collect();
        let mut all = Counts::default();
        rows.iter().for_each(|row| all += row.counts);
        if all.upsets() == 0 {
            continue;
        }
        line(kind.word(), rows.iter().map(|row| row.bits).sum(), &all);
        let prefix = format!("{}_", design.name());
        for row in rows.iter().filter(|row| row.counts.upsets() > 0) {
            let module = row.module.strip_prefix(&prefix).unwrap_or(&row.module);
            line(&format!("  {module}"), row.bits, &row.counts);
        }
    }
}

fn line(name: &str, bits: u64, counts: &Counts) {
    let upsets = counts.upsets();
    let percent = |part: u64| format!("{:.2} %", 100.0 * part as f64 / upsets as f64);
    println!(
        "  {name:<38} {bits:>7} {upsets:>7} {:>9} {:>9} {:>9} {:>7} {:>7}",
        percent(counts.no_effect),
        percent(counts.corrected),
        percent(counts.detected),
        percent(counts.hang),
        percent(counts.silent),
    );
}
