//! `hdlgen workload`: memory images of GPU workloads.

use std::path::PathBuf;

use anyhow::bail;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, ValueEnum};
use indicatif::HumanBytes;
use serde_json::json;

use super::output::check_folder;
use super::progress;
use super::usage::Usage;
use crate::perf::Gpu;
use crate::terms::{count, BlockSize};
use crate::workload::{self, Manifest, Size, Workload, WORKLOADS};

/// The word that names all workloads.
const ALL: &str = "all";

/// Generates memory images of GPU workloads by running their algorithms.
///
/// They stand in for the papers' traces, which are not public. Each array that the kernels load
/// or store becomes a file DIR/NAME/ARRAY.TYPE of numbers with the lowest byte first, and
/// DIR/NAME/workload.json says what each holds. The same name and size give the same bytes.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen workload --list                         the names
  hdlgen workload sssp km1 -o images             two of them, the largest array of each 2 MiB
  hdlgen workload all -o images --size small     all of them, 64 KiB
  hdlgen workload bfs -o images --size 16777216 --total
                                                 by the benchmark's name, which has two workloads;
                                                 each about 16 MiB in all its arrays
  hdlgen workload sssp -o images --requests      with its kernels' memory requests
  hdlgen workload tp -o sdk --inputs original    on the SDK's own input")]
pub struct WorkloadArgs {
    /// Workloads, by their abbreviations or the benchmarks' names; `all` for all of them
    #[arg(
        value_name = "NAME",
        required_unless_present = "list",
        value_parser = PossibleValuesParser::new(names()),
        ignore_case = true,
        hide_possible_values = true
    )]
    names: Vec<String>,
    /// The folder in which each workload's own folder is written
    #[arg(
        short,
        long,
        alias = "out",
        value_name = "DIR",
        required_unless_present = "list"
    )]
    output: Option<PathBuf>,
    /// Bytes of a workload's largest array, at most: a number, small (64 KiB), medium (2 MiB) or
    /// large (32 MiB)
    #[arg(long, value_name = "SIZE", default_value_t = Size::MEDIUM)]
    size: Size,
    /// The algorithms' input data
    #[arg(long, value_name = "INPUTS", value_enum, default_value_t)]
    inputs: InputsName,
    #[arg(long, value_name = "GPU", num_args = 0..=1, require_equals = true,
          default_missing_value = "gtx580",
          help = format!("Also write the kernels' memory requests, for `hdlgen perf`, as the processors of a GPU issue them: {}, or a file", Gpu::listed()))]
    requests: Option<String>,
    /// Let --size be about the size of all arrays of a workload together
    #[arg(long)]
    total: bool,
    /// List the workloads and write nothing
    #[arg(long, conflicts_with_all = ["names", "output", "size", "inputs", "total",
          "requests"])]
    list: bool,
    /// Print what was written, or the list, as JSON
    #[arg(long)]
    json: bool,
}

/// The input of a workload's algorithm.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum InputsName {
    /// Synthetic data that resemble real data
    #[default]
    StandIn,
    /// Data that the benchmark's own program generates; `all` then means the workloads whose
    /// program does
    Original,
}

/// Every name that is understood.
fn names() -> Vec<PossibleValue> {
    let mut names = vec![PossibleValue::new(ALL)];
    for workload in WORKLOADS {
        names.push(PossibleValue::new(workload.name).alias(workload.benchmark));
    }
    names
}

/// Runs the subcommand.
///
/// # Errors
/// If a folder holds files that hdlgen did not write, or cannot be written, or no size of the
/// largest array gives the total, or there is no such GPU.
pub fn run(args: &WorkloadArgs) -> anyhow::Result<()> {
    if let Some(out) = &args.output {
        check_folder("-o", out)?;
    }
    let Some(out) = args.output.as_ref().filter(|_| !args.list) else {
        return list(args.json);
    };
    let chosen = args.chosen()?;
    for workload in &chosen {
        workload::refuse_foreign(&workload::folder(workload, out))?;
    }
    let on = match &args.requests {
        Some(name) => Some(Gpu::find(name)?.processors()),
        None => None,
    };
    let bar = progress::steps(chosen.len() as u64);
    let mut written = Vec::new();
    for workload in chosen {
        bar.set_message(format!("{}: {}", workload.name, workload.about));
        let size = if args.total {
            workload.size_for_total(args.size)?
        } else {
            args.size
        };
        let arrays = workload.arrays(size);
        let requests = on.map(|on| workload.requests(&arrays, BlockSize::default(), on));
        written.push(workload::write(&workload, &arrays, requests.as_ref(), out)?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        let manifests: Vec<&Manifest> = written.iter().map(|(_, manifest)| manifest).collect();
        println!("{}", serde_json::to_string_pretty(&manifests)?);
        return Ok(());
    }
    for (folder, manifest) in &written {
        let bytes: usize = manifest.arrays.iter().map(|array| array.bytes).sum();
        println!(
            "{}: {}, {}",
            folder.display(),
            count(manifest.arrays.len() as u64, "array"),
            HumanBytes(bytes as u64)
        );
        for array in &manifest.arrays {
            let shape = itertools::join(&array.shape, " x ");
            println!("  {:<24} {:<14}  {shape}", array.file, array.role);
        }
    }
    Ok(())
}

impl WorkloadArgs {
    /// The workloads that are named, in the order of their list.
    fn chosen(&self) -> anyhow::Result<Vec<Workload>> {
        let named = WORKLOADS.iter().filter(|w| is_named(w, &self.names));
        if self.inputs == InputsName::StandIn {
            return Ok(named.copied().collect());
        }
        let is_all = self.names.iter().any(|name| name.eq_ignore_ascii_case(ALL));
        let mut originals = Vec::new();
        for workload in named {
            match workload.original() {
                Some(original) => originals.push(original),
                None if is_all => (),
                None => {
                    bail!(Usage(format!("{}: its benchmark reads files, which hdlgen cannot generate; --inputs original \
                     has {}",
                    workload.name,
                    itertools::join(
                        WORKLOADS.iter().filter_map(Workload::original).map(|w| w.name),
                        ", "
                    ))))
                }
            }
        }
        Ok(originals)
    }
}

/// Whether one of the names means a workload.
fn is_named(workload: &Workload, names: &[String]) -> bool {
    names.iter().any(|name| {
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        is(ALL) || is(workload.name) || is(workload.benchmark)
    })
}

fn list(as_json: bool) -> anyhow::Result<()> {
    if as_json {
        let rows: Vec<_> = WORKLOADS
            .iter()
            .map(|workload| {
                json!({
                    "name": workload.name,
                    "benchmark": workload.benchmark,
                    "origin": workload.origin,
                    "data_type": workload.data_type,
                    "about": workload.about,
                })
            })
            .collect();
        println!("{}", serde_json::to_string_pretty(&rows)?);
        return Ok(());
    }
    for w in WORKLOADS {
        println!(
            "{:<5} {:<16} {:<9} {}\n      {}",
            w.name, w.benchmark, w.origin, w.data_type, w.about
        );
    }
    Ok(())
}
