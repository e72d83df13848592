//! `hdlgen faults`: flips bits of a simulated design and classifies the effect on its blocks.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::ensure;
use clap::Args;
use indicatif::ProgressBar;
use serde::Serialize;

use super::design::{Chosen, DesignArgs};
use super::faults_file::{Log, Sums};
use super::input::{book, InputArgs};
use super::progress;
use super::sim::threads;
use super::usage::Usage;
use super::words::words;
use crate::design::controller::Controller;
use crate::design::faults::{
    upsets, Campaign, Counts, FaultsError, Half, Harm, Kind, Row, StreamUpsets, UnitUpsets, Upsets,
};
use crate::design::{Design, Role};

/// Bytes that a controller's client takes its blocks from, at most.
const MOST_DATA: u64 = 1 << 22;

/// Flips a bit of a register or memory in the middle of a simulated run, and classifies the effect:
/// none, a reported error, a hang, or silent corruption.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen faults --design fpc-opt --pad FILE            both halves, 10,000 upsets each
  hdlgen faults --design pfor --half decompressor --faults 1000000 --pad FILE
  hdlgen faults --sl 16 --pdw 4 --in memories --pad --csv faults.csv FILE
  hdlgen faults --design controller --protect-buffers secded --in memories --pad FILE
  hdlgen faults --design controller --protect-metadata secded --within metadata_cache --bits 2 --pad FILE
  hdlgen faults --design controller --faults 1000000 --csv all.csv --resume --pad FILE")]
pub struct FaultsArgs {
    #[command(flatten)]
    design: DesignArgs,
    #[command(flatten)]
    input: InputArgs,
    /// Upsets in the registers, and as many in the memories, of each half; rounded up to a multiple of
    /// 32
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    faults: u64,
    /// Where bits flip [default: both]
    #[arg(long = "in", value_name = "WHERE", value_parser = words::<Kind>())]
    only: Option<Kind>,
    /// Bits of one word, or register, that flip together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    bits: u32,
    /// Upset only instances whose path contains PATH, such as `metadata_cache`
    #[arg(long, value_name = "PATH")]
    within: Option<String>,
    /// Bytes that a controller's client reads and writes, a multiple of 4096
    #[arg(long, value_name = "BYTES", default_value_t = 16384)]
    region: u64,
    /// One half only
    #[arg(long, value_name = "HALF", value_parser = ["compressor", "decompressor"])]
    half: Option<String>,
    /// Seed of the random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Write the table as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Continue a CSV file of the same design, seed and data, up to --faults; the file is written every
    /// minute
    #[arg(long, requires = "csv")]
    resume: bool,
    /// Write each silent upset and each hang as CSV: run, cycle, path, register or word, and bit
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    log: Option<PathBuf>,
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
    ensure!(
        args.region > 0 && args.region % 4096 == 0,
        Usage(format!("--region {}: not a multiple of 4096", args.region))
    );
    let name = args.named(&design.name());
    let sums = Sums::new(name, args.seed, args.csv.clone(), args.resume)?;
    let run = Run {
        args,
        bar: progress::steps(0),
        sums: Mutex::new(sums),
        log: Mutex::new(Log::new(args.log.as_deref())?),
    };
    let halves = match design.controller() {
        Some(controller) => vec![run.unit(&chosen, controller)?],
        None => run.halves(&chosen)?,
    };
    run.bar.finish_and_clear();
    let Run { sums, log, .. } = run;
    sums.into_inner()
        .unwrap_or_else(PoisonError::into_inner)
        .save()?;
    log.into_inner()
        .unwrap_or_else(PoisonError::into_inner)
        .save()?;
    let has_any = halves.iter().any(|half| !half.modules.is_empty());
    if let Some(within) = &args.within {
        ensure!(
            has_any,
            Usage(format!(
                "--within {within}: {} has nothing there",
                design.name()
            ))
        );
    }
    if let Some(only) = args.only.map(Kind::word) {
        ensure!(
            has_any,
            Usage(format!("--in {only}: {} has no {only}", design.name()))
        );
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&halves)?);
    } else {
        halves.iter().for_each(|half| print(design, half));
    }
    Ok(())
}

impl FaultsArgs {
    /// A design with what is not as usual of its campaign, as the CSV file calls it.
    fn named(&self, design: &str) -> String {
        let mut name = design.to_owned();
        if self.bits > 1 {
            name += &format!(" --bits {}", self.bits);
        }
        if let Some(within) = &self.within {
            name += &format!(" --within {within}");
        }
        if self.region != 16_384 {
            name += &format!(" --region {}", self.region);
        }
        name
    }

    fn kinds(&self) -> Vec<Kind> {
        self.only.map_or(Kind::ALL.to_vec(), |only| vec![only])
    }
}

/// The campaigns of a command.
struct Run<'a> {
    args: &'a FaultsArgs,
    bar: ProgressBar,
    sums: Mutex<Sums>,
    log: Mutex<Log>,
}

impl Run<'_> {
    /// Upsets of a half of a design, registers and memories.
    fn campaigns<U: Upsets>(
        &self,
        design: &dyn Design,
        half: &'static str,
        make: impl Fn() -> Result<U, FaultsError> + Sync,
    ) -> anyhow::Result<HalfOf<'static>> {
        let mut modules = Vec::new();
        for kind in self.args.kinds() {
            self.bar.set_message(format!("{half}, {}", kind.word()));
            self.bar.set_length(self.args.faults);
            let sums = || self.sums.lock().unwrap_or_else(PoisonError::into_inner);
            let campaign = Campaign {
                kind,
                upsets: self.args.faults,
                bits: self.args.bits,
                within: self.args.within.clone(),
                done: sums().rows(half, kind),
                seed: self.args.seed,
                threads: threads(self.args.threads),
            };
            let kept = Mutex::new(Ok(()));
            let progress = |rows: &[Row], harm: &[Harm]| {
                self.bar.set_position(upsets(rows));
                let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
                let logged = log.add(half, harm);
                let written = sums().set(half, kind, rows).and(logged);
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.is_ok() {
                    *kept = written;
                }
            };
            modules.extend(campaign.run(&make, &progress)?);
            kept.into_inner().unwrap_or_else(PoisonError::into_inner)?;
        }
        Ok(HalfOf {
            design: design.name(),
            half,
            seed: self.args.seed,
            modules,
        })
    }

    /// A controller, which is run as a whole.
    fn unit(&self, chosen: &Chosen, controller: &Controller) -> anyhow::Result<HalfOf<'static>> {
        let args = self.args;
        ensure!(
            args.half.is_none(),
            Usage("--half: not with a controller, which is run as a whole".into())
        );
        let data = (args.input).data(controller.geometry().block(), Some(MOST_DATA))?;
        let book = book(chosen, &data)?;
        let data = data.read(0..args.input.blocks(&data))?;
        let make = || UnitUpsets::new(controller, book.as_ref(), &data, args.region);
        self.campaigns(controller, "controller", make)
    }

    /// The halves of a codec's design.
    fn halves(&self, chosen: &Chosen) -> anyhow::Result<Vec<HalfOf<'static>>> {
        let (args, design) = (self.args, chosen.design.as_ref());
        ensure!(
            design.is_codec(),
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
        let roles = design.roles().iter().copied().filter(is_meant);
        let of_role = |role| {
            let half = Half {
                design,
                role,
                reference: &reference,
                data: &data,
            };
            self.campaigns(design, design.role_name(role), || StreamUpsets::new(half))
        };
        roles.map(of_role).collect()
    }
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
