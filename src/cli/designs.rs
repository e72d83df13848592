//! `hdlgen designs`: the designs that there are.

use clap::Args;
use serde::Serialize;

use super::output::wrapped;
use crate::design::designs;
use crate::params;

/// Lists the designs and their parameters, without --block, --mag and --beat.
#[derive(Debug, Args)]
pub struct DesignsArgs {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    about: &'static str,
    parameters: Vec<Parameter>,
}

#[derive(Serialize)]
struct Parameter {
    flag: String,
    values: String,
    default: String,
}

fn parameter(p: &params::Parameter) -> Parameter {
    Parameter {
        flag: format!("--{}", p.name),
        values: p.shown(),
        default: p.default.clone(),
    }
}

fn lines() -> Vec<Line> {
    let common = params::common::common();
    let lines = designs().iter().map(|entry| {
        let own = entry.parameters.iter().filter(|p| !common.contains(p));
        Line {
            name: entry.name,
            about: entry.about,
            parameters: own.map(parameter).collect(),
        }
    });
    lines.collect()
}

/// Runs the subcommand.
///
/// # Errors
/// If the list cannot be made JSON.
pub fn run(args: &DesignsArgs) -> anyhow::Result<()> {
    let lines = lines();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&lines)?);
        return Ok(());
    }
    for line in lines {
        let before = format!("{:<15}  ", line.name);
        println!("{}", wrapped(&before, line.about, before.len()));
        for p in line.parameters {
            let flag = [p.flag, p.values].join(" ");
            println!("{:<15}    {} [{}]", "", flag.trim_end(), p.default);
        }
    }
    Ok(())
}
