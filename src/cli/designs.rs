//! `hdlgen designs`: the designs that there are.

use clap::Args;
use serde::Serialize;

use super::output::wrapped;
use crate::design::bus_stage::BUS_STAGES;
use crate::design::list::TECHNIQUES;
use crate::design::{e2mc, e2mc_delta, list};

/// Lists the designs, and the parameters that each has besides --block, --mag and --beat.
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
    flag: &'static str,
    values: String,
    default: String,
}

fn parameter(flag: &'static str, values: impl ToString, default: impl ToString) -> Parameter {
    Parameter {
        flag,
        values: values.to_string(),
        default: default.to_string(),
    }
}

fn lines() -> Vec<Line> {
    let e2mc = Line {
        name: e2mc::NAME,
        about: e2mc::ABOUT,
        parameters: vec![
            parameter("--sl", "4|8|16|32", 16),
            parameter("--pdw", "1|2|4|8", 4),
            parameter("--mfv", "512|1024|2048|4096", 1024),
            parameter("--encoders", "1|2|4|8", "--pdw"),
            parameter("--decoder", "one-hot|paper", "one-hot"),
            parameter("--codebook", "FILE", "none"),
        ],
    };
    let e2mc_delta = Line {
        name: e2mc_delta::NAME,
        about: e2mc_delta::ABOUT,
        parameters: vec![
            parameter("--pdw", "1|2|4|8", 4),
            parameter("--mfv", "64|128|256|512", 128),
            parameter("--modes", "0,1,2 or fewer", "0,1,2"),
            parameter("--codebook", "FILE", "none"),
        ],
    };
    let fixed = TECHNIQUES.iter().map(|technique| Line {
        name: technique.name,
        about: technique.about,
        parameters: fixed_parameters(technique),
    });
    let stages = BUS_STAGES.iter().map(|stage| Line {
        name: stage.name,
        about: stage.about,
        parameters: stage
            .parameters
            .iter()
            .map(|&(flag, values, default)| parameter(flag, values, default))
            .collect(),
    });
    let trained = [e2mc, e2mc_delta];
    trained.into_iter().chain(fixed).chain(stages).collect()
}

fn fixed_parameters(technique: &list::Technique) -> Vec<Parameter> {
    let mut all = Vec::new();
    if let Some(most) = technique.lanes.first() {
        let values = itertools::join(technique.lanes, "|");
        all.push(parameter("--lanes", values, most));
    }
    if let Some(stages) = &technique.stages {
        let [compressor, decompressor] = stages.default;
        let default = format!("{compressor} and {decompressor}");
        all.push(parameter("--stages", "N", default));
    }
    if technique.concatenation {
        all.push(parameter("--concat", "tree|parallel", "tree"));
    }
    all.push(parameter("--raw", "registers|memory", "registers"));
    all
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
        let before = format!("{:<14}  ", line.name);
        println!("{}", wrapped(&before, line.about, before.len()));
        for p in line.parameters {
            let flag = [p.flag, &p.values].join(" ");
            println!("{:<14}    {} [{}]", "", flag.trim_end(), p.default);
        }
    }
    Ok(())
}
