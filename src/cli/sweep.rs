//! `hdlgen sweep`: synthesises a list of designs and marks the Pareto points.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use itertools::Itertools;
use serde_json::Value;

use super::config;
use super::design::{self, Chosen, Flag};
use super::output::{several, Output};
use super::synth_point::FlowArgs;
use super::synth_report::{csv, each, json};
use super::usage::Usage;
use crate::design::OptionsError;
use crate::terms::data;

mod pareto;

/// Synthesises every combination of parameters, and marks the Pareto points of area, throughput and
/// latency. Results are kept, so an interrupted sweep continues where it stopped.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen sweep --sl 4,8,16,32 --pdw 1,2,4,8 --svg e2mc.svg
  hdlgen sweep --design fpc-opt,bpc-opt --stages 1,2,4 --csv
  hdlgen sweep --sl 16 --pdw 1,2,4,8 --jobs-file jobs.txt
  hdlgen sweep --collect points/*.json --svg e2mc.svg")]
pub struct SweepArgs {
    #[command(flatten)]
    axes: Axes,
    /// A list of designs in TOML, instead of combinations: [[design]] tables with flags as keys
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    flow: FlowArgs,
    /// Synthesise nothing, but write a file with a command for each point, which synthesises it and
    /// prints its results as JSON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["collect", "svg", "json", "csv"])]
    jobs_file: Option<PathBuf>,
    /// Synthesise nothing, but read the results of such commands from files
    #[arg(long, value_name = "FILE", num_args = 1..)]
    collect: Vec<PathBuf>,
    /// Draw area against throughput and against latency: FILE with the half and `.throughput` or
    /// `.latency` before its extension
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print the results as JSON
    #[arg(long)]
    json: bool,
    /// Print the results as CSV, a line for each half
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// The parameters, each with the values that it takes, commas between them: those of the registry,
/// and the designs.
#[derive(Debug)]
struct Axes(Vec<(&'static str, Vec<String>)>);

const DESIGN: &str = "design";

fn axis(name: &'static str, value: &str, about: String) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(format!("{value},…"))
        .value_delimiter(',')
        .action(ArgAction::Append)
        .help(about)
}

/// The names of all axes.
fn names() -> impl Iterator<Item = &'static str> {
    let flags = design::flags().filter(Flag::is_axis);
    [DESIGN].into_iter().chain(flags.map(|flag| flag.name()))
}

impl Args for Axes {
    fn augment_args(command: Command) -> Command {
        let flags = design::flags().filter(Flag::is_axis);
        let axes = flags.map(|flag| axis(flag.name(), flag.value(), flag.about()));
        command
            .arg(axis(DESIGN, "NAME", "The designs".into()))
            .args(axes)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Axes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let axes = names().filter_map(|name| {
            let values = matches.get_many::<String>(name)?;
            Some((name, values.cloned().collect()))
        });
        Ok(Axes(axes.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Axes {
    /// The flags of each combination, the last parameter changing first.
    fn combinations(&self) -> Vec<Vec<String>> {
        let given = self.0.iter();
        given
            .map(|(flag, values)| {
                values
                    .iter()
                    .map(move |value| [format!("--{flag}"), value.clone()])
            })
            .multi_cartesian_product()
            .map(|flags| flags.into_iter().flatten().collect())
            .collect()
    }

    /// The combinations that are designs, each design once; the others are named on
    /// standard error.
    fn points(&self, file: Option<&Path>) -> anyhow::Result<Vec<(Vec<String>, Chosen)>> {
        ensure!(
            file.is_none() || self.0.is_empty(),
            Usage(format!(
                "--config lists all designs: --{} is not taken beside it",
                self.0.first().map_or("", |axis| axis.0)
            ))
        );
        ensure!(file.is_some() || !self.0.is_empty(), Usage(format!("nothing to sweep over: give --config, or at least one of {}, with values separated by commas (`hdlgen designs` lists the parameters of each design)",
            names().map(|name| format!("--{name}")).join(", "))));
        let listed = file.map(config::read).transpose()?;
        let mut points = Vec::new();
        let (mut names, mut refused) = (Vec::new(), Vec::new());
        for flags in listed.unwrap_or_else(|| self.combinations()) {
            match config::of_flags(&flags)?.choose() {
                // A point is a throughput and a latency of blocks, besides an area.
                Ok(chosen) if !chosen.design.streams() => {
                    let error = OptionsError::no_streams(chosen.design.kind());
                    refused.push(format!("{}: {error}", flags.join(" ")));
                }
                Ok(chosen) => {
                    let name = chosen.design.name();
                    if !names.contains(&name) {
                        names.push(name);
                        points.push((flags, chosen));
                    }
                }
                Err(error) => refused.push(format!("{}: {error}", flags.join(" "))),
            }
        }
        ensure!(
            !points.is_empty(),
            Usage(format!(
                "no combination is a valid design: {}",
                refused.first().map_or("", String::as_str)
            ))
        );
        for line in refused {
            eprintln!("left out: {line}");
        }
        Ok(points)
    }
}

/// Runs the subcommand.
///
/// # Errors
/// If a value or a file cannot be used, no combination is a design, or a point cannot be
/// synthesised: the first that fails, when those that were begun have ended.
pub fn run(args: &SweepArgs) -> anyhow::Result<()> {
    args.flow.check()?;
    if let Some(path) = &args.jobs_file {
        return write_jobs(args, path);
    }
    let results = match &args.collect[..] {
        [] => synthesise(args)?,
        files => {
            let read = files.iter().map(|file| read(file));
            read.flatten_ok().try_collect()?
        }
    };
    let fronts = pareto::fronts(&results)?;
    if let Some(path) = &args.svg {
        several("--svg", path)?;
        pareto::draw(&fronts, path)?;
    }
    if args.json {
        let whole = pareto::json(&results, &fronts);
        println!("{}", serde_json::to_string_pretty(&whole)?);
    } else if args.csv {
        print!("{}", csv(&results));
    } else {
        pareto::print(&fronts);
    }
    Ok(())
}

/// The results of all points, in their order.
fn synthesise(args: &SweepArgs) -> anyhow::Result<Vec<Value>> {
    let points = args.axes.points(args.config.as_deref())?.into_iter();
    let results = (args.flow).halves(points.map(|(_, design)| design).collect(), true)?;
    Ok(results.iter().map(|point| json(point, "halves")).collect())
}

fn write_jobs(args: &SweepArgs, path: &Path) -> anyhow::Result<()> {
    ensure!(!args.flow.words().iter().any(|word| word == data::STANDARD), Usage("--jobs-file: the commands cannot read this one's standard input; name a file with --power".into()));
    let mut output = Output::create("--jobs-file", path)?;
    for (flags, _) in args.axes.points(args.config.as_deref())? {
        let words = ["hdlgen".to_string(), "synth".into()]
            .into_iter()
            .chain(flags)
            .chain(args.flow.words())
            .chain(["--json".to_string()]);
        writeln!(output, "{}", words.map(|word| quoted(&word)).join(" "))?;
    }
    output.commit()
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,=+:%@".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.into()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// The designs in a file that `hdlgen synth --json` printed.
fn read(file: &Path) -> anyhow::Result<Vec<Value>> {
    let text = data::read_text(file).with_context(|| format!("cannot read {}", file.display()))?;
    let value: Value =
        serde_json::from_str(&text).with_context(|| format!("{} is no JSON", file.display()))?;
    let points = each(value);
    // A half's name becomes a part of the names of pictures.
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let is_name = |name: &String| !name.is_empty() && name.chars().all(is_plain);
    let is_point = |value: &Value| {
        let halves = value["halves"].as_object();
        value["design"].is_string() && halves.is_some_and(|halves| halves.keys().all(is_name))
    };
    ensure!(
        points.iter().all(is_point),
        Usage(format!(
            "{} is not what `hdlgen synth --json` prints of a design",
            file.display()
        ))
    );
    Ok(points)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_come_through_a_shell() {
        assert_eq!(quoted("--sl"), "--sl");
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
