//! `hdlgen coverage`: what simulations of a design reach.

use std::collections::BTreeMap;

use anyhow::ensure;
use clap::Args;
use serde::Serialize;

use super::design::DesignArgs;
use super::usage::Usage;
use crate::design::coverage::{of_design, Effort, Point};
use crate::hdl::sim::NetToggles;

/// Simulates a design with blocks of all kinds, damaged packets, stalls and resets, and reports which net
/// bits toggled and which cover points of its test plan were reached.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen coverage --design bdi                 by module, and the bits never reached
  hdlgen coverage --sl 16 --pdw 4 --blocks 100000 --json
  hdlgen coverage --design controller          requests of clients, commands, errors from the memory

A bit is reached when it has gone from 0 to 1 and from 1 to 0, in any instance of its module. Bits that are
constant by construction do not count. `testbench/plan` has the plans.")]
pub struct CoverageArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// Blocks sent through each half, or requests of a controller
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    blocks: u64,
    /// Seed of the random choices
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Counts of bits.
#[derive(Clone, Copy, Default, Serialize)]
struct Bits {
    /// All bits of named nets.
    bits: u64,
    /// Of these, constant by construction.
    constant: u64,
    /// Of these, gone up and down.
    reached: u64,
}

impl Bits {
    fn percent(&self) -> f64 {
        match self.bits - self.constant {
            0 => 100.0,
            all => 100.0 * self.reached as f64 / all as f64,
        }
    }
}

impl std::ops::AddAssign for Bits {
    fn add_assign(&mut self, other: Bits) {
        self.bits += other.bits;
        self.constant += other.constant;
        self.reached += other.reached;
    }
}

/// A module, and the bits of it that were not reached, by net: what they never did.
#[derive(Serialize)]
struct OfModule {
    module: String,
    #[serde(flatten)]
    bits: Bits,
    percent: f64,
    missed: Vec<String>,
}

#[derive(Serialize)]
struct Results {
    design: String,
    blocks: u64,
    seed: u64,
    #[serde(flatten)]
    bits: Bits,
    percent: f64,
    modules: Vec<OfModule>,
    points: Vec<Point>,
}

/// Runs the subcommand.
///
/// # Errors
/// If the design cannot be simulated so, or does anything wrong.
pub fn run(args: &CoverageArgs) -> anyhow::Result<()> {
    ensure!(
        args.blocks > 0,
        Usage("--blocks 0 leaves nothing to do".into())
    );
    let chosen = args.design.choose()?;
    let design = chosen.design.as_ref();
    let effort = Effort {
        blocks: args.blocks,
        seed: args.seed,
    };
    let reached = of_design(design, effort)?;
    let modules: Vec<OfModule> = reached.toggles.modules.iter().map(of_module).collect();
    let mut bits = Bits::default();
    modules.iter().for_each(|module| bits += module.bits);
    let results = Results {
        design: design.name(),
        blocks: args.blocks,
        seed: args.seed,
        bits,
        percent: bits.percent(),
        modules,
        points: reached.points,
    };
    if args.json {
        println!("{}", serde_json::to_string_pretty(&results)?);
    } else {
        print(&results);
    }
    Ok(())
}

fn of_module((module, nets): (&String, &BTreeMap<String, NetToggles>)) -> OfModule {
    let (mut bits, mut missed) = (Bits::default(), Vec::new());
    for (name, net) in nets {
        let states: Vec<_> = net.bits().collect();
        bits.bits += states.len() as u64;
        bits.constant += states.iter().filter(|state| state.is_none()).count() as u64;
        let is_reached = |state: &&Option<(bool, bool)>| **state == Some((true, true));
        bits.reached += states.iter().filter(is_reached).count() as u64;
        missed.extend(missed_of(name, &states));
    }
    OfModule {
        module: module.clone(),
        percent: bits.percent(),
        bits,
        missed,
    }
}

/// The bits of a net that were not reached: neighbours that never did the same together.
fn missed_of(name: &str, states: &[Option<(bool, bool)>]) -> Vec<String> {
    let mut missed = Vec::new();
    let mut low = 0;
    for alike in states.chunk_by(|a, b| a == b) {
        let high = low + alike.len() - 1;
        let what = match alike[0] {
            Some((false, false)) => "never changed",
            Some((true, false)) => "never fell",
            Some((false, true)) => "never rose",
            Some((true, true)) | None => "",
        };
        let bits = match (states.len(), high - low) {
            (1, _) => String::new(),
            (_, 0) => format!("[{low}]"),
            _ => format!("[{high}:{low}]"),
        };
        if !what.is_empty() {
            missed.push(format!("{name}{bits} {what}"));
        }
        low = high + 1;
    }
    missed
}

fn print(results: &Results) {
    println!(
        "{}, {} blocks, seed {}",
        results.design, results.blocks, results.seed
    );
    println!(
        "  {:<46} {:>8} {:>8} {:>8} {:>8}",
        "", "bits", "constant", "reached", ""
    );
    let line = |name: &str, bits: &Bits| {
        let percent = format!("{:.2} %", bits.percent());
        println!(
            "  {name:<46} {:>8} {:>8} {:>8} {percent:>8}",
            bits.bits, bits.constant, bits.reached
        );
    };
    line("all", &results.bits);
    let prefix = format!("{}_", results.design);
    for module in &results.modules {
        let name = module
            .module
            .strip_prefix(&prefix)
            .unwrap_or(&module.module);
        line(&format!("  {name}"), &module.bits);
        for missed in &module.missed {
            println!("      {missed}");
        }
    }
    let reached = results.points.iter().filter(|point| point.reached).count();
    println!("  {reached} of {} cover points", results.points.len());
    for point in results.points.iter().filter(|point| !point.reached) {
        println!("      {}, {} was not reached", point.half, point.name);
    }
}
