//! `hdlgen prove`: proves properties of a design.

use anyhow::{bail, Context};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use serde_json::json;

use super::design::DesignArgs;
use crate::design::emit;
use crate::flow::formal::{Engine, Verdict};
use crate::flow::tools::Tool;
use crate::prove::cone::{cones, Cone, Inside};
use crate::prove::property::PROPERTIES;
use crate::prove::{claims, Claim, Effort, Outcome};

/// Proves properties of a design's emitted Verilog: its port protocols, its timing, and that blocks come
/// out unchanged. Each property is also checked on copies with planted bugs, where it must fail. Needs
/// Yosys and ABC from Debian's package `yosys`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen prove --design cpack
  hdlgen prove --design fpc-opt --block 64 --property round-trip --seconds 600")]
pub struct ProveArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// Only these properties (`--list` describes them)
    #[arg(long, value_name = "NAME", value_delimiter = ',', value_parser = names())]
    property: Vec<String>,
    /// Print the properties instead of proving them
    #[arg(long)]
    list: bool,
    /// Print which registers the properties depend on instead of proving them
    #[arg(long, conflicts_with_all = ["list", "json"])]
    cone: bool,
    /// Program that looks for unbounded proofs; ABC does the bounded searches
    #[arg(long, value_enum, default_value_t = Prover::Abc)]
    engine: Prover,
    /// Time limit of each proof method, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    seconds: u32,
    /// Cycles from reset that a bounded check covers where no unbounded proof is found
    #[arg(long, value_name = "CYCLES", default_value_t = 40)]
    cycles: u32,
    /// Skip the planted bugs
    #[arg(long)]
    no_bugs: bool,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Programs that look for proofs without a bound.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Prover {
    /// ABC, which comes with Yosys
    Abc,
    /// rIC3, which is installed from crates.io
    Ric3,
}

fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(PROPERTIES.iter().map(|property| property.name))
}

/// Runs the subcommand.
///
/// # Errors
/// If Yosys is missing, something is refuted or not decided, or a planted bug is not found.
pub fn run(args: &ProveArgs) -> anyhow::Result<()> {
    if args.list {
        for property in &PROPERTIES {
            println!("{:<12} {}", property.name, property.about);
        }
        return Ok(());
    }
    if let Prover::Ric3 = args.engine {
        Tool::Ric3.find()?;
    }
    let chosen = args.design.choose()?;
    let emitted = emit::sources(chosen.design.as_ref())?;
    let name = emitted.manifest.name.clone();
    let is_asked = |claim: &Claim| {
        args.property.is_empty() || args.property.iter().any(|p| p == claim.property)
    };
    let claims: Vec<Claim> = claims(&emitted).into_iter().filter(is_asked).collect();
    if claims.is_empty() {
        bail!("{name}: none of these properties applies to it (the controller's and the metadata cache's are proved by scripts/prove-controller)");
    }
    if args.cone {
        for cone in cones(&emitted, &claims)? {
            print_cone(&name, &cone);
        }
        return Ok(());
    }
    let effort = Effort {
        seconds: args.seconds,
        cycles: args.cycles,
        bugs: !args.no_bugs,
        unbounded: match args.engine {
            Prover::Abc => Engine::Reachability,
            Prover::Ric3 => Engine::Ric3,
        },
    };
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    if !args.json {
        println!("{name}");
    }
    let mut results = Vec::new();
    let mut open = 0;
    for claim in &claims {
        bar.set_message(format!("{} of the {}", claim.property, claim.of));
        let outcome = (claim.decide(effort))
            .with_context(|| format!("{} of {name}'s {}", claim.property, claim.of))?;
        let kept = claim.is_kept(&outcome);
        open += usize::from(!kept);
        if args.json {
            results.push(as_json(claim, &outcome, kept));
        } else {
            bar.suspend(|| print(claim, &outcome, kept));
        }
    }
    bar.finish_and_clear();
    if args.json {
        let whole =
            json!({ "design": name, "command": emitted.manifest.command, "properties": results });
        println!("{}", serde_json::to_string_pretty(&whole)?);
    }
    if open > 0 {
        bail!(
            "{name}: {open} of {} are refuted, undecided, or hold in spite of a planted bug",
            claims.len()
        );
    }
    Ok(())
}

fn print(claim: &Claim, outcome: &Outcome, kept: bool) {
    let found = match outcome.verdict {
        Some(Verdict::Proved) => "proved".to_owned(),
        Some(Verdict::Holds { cycles }) => format!("{cycles} cycles"),
        Some(Verdict::Refuted { cycle }) => format!("REFUTED in cycle {cycle}"),
        None => "not decided".to_owned(),
    };
    let bug = match &outcome.bug {
        Some((about, Some(cycle))) => format!("; refuted: {about} (cycle {cycle})"),
        Some((about, None)) => format!("; NOT REFUTED: {about}"),
        None => String::new(),
    };
    let mark = if kept { ' ' } else { '!' };
    println!(
        "{mark} {:<12} {:<13} {found:<12} {:>4.0} s{bug}",
        claim.property, claim.of, outcome.seconds
    );
}

/// Registers in the cone of each property, and those in none.
fn print_cone(name: &str, cone: &Cone) {
    let all: u32 = cone.all.values().sum();
    let outside: u32 = cone.outside.values().sum();
    println!("{name} {}: {all} bits of registers", cone.of);
    for Inside {
        property,
        bits,
        alone,
    } in &cone.properties
    {
        println!("  {property:<14} {bits:>7}, {alone} of them in no other");
    }
    println!("  {:<14} {:>7}", "any", all - outside);
    println!("  {:<14} {outside:>7}", "none");
    for (register, bits) in &cone.outside {
        println!("    {register} ({bits})");
    }
}

fn as_json(claim: &Claim, outcome: &Outcome, kept: bool) -> serde_json::Value {
    let (verdict, cycles) = match outcome.verdict {
        Some(Verdict::Proved) => ("proved", None),
        Some(Verdict::Holds { cycles }) => ("holds", Some(cycles)),
        Some(Verdict::Refuted { cycle }) => ("refuted", Some(cycle)),
        None => ("open", None),
    };
    let bug = outcome
        .bug
        .as_ref()
        .map(|(about, cycle)| json!({ "about": about, "refuted_in_cycle": cycle }));
    json!({
        "property": claim.property,
        "of": claim.of,
        "verdict": verdict,
        "cycles": cycles,
        "seconds": outcome.seconds,
        "bug": bug,
        "kept": kept,
    })
}
