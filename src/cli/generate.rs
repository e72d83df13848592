//! `hdlgen` without a subcommand: writes a design.

use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;
use itertools::Itertools;

use super::config;
use super::design::DesignArgs;
use super::output::check_folder;
use crate::design::emit::{self, Packaging};
use crate::design::macros::Macros;
use crate::design::manifest::Manifest;
use crate::design::prefixed::{Prefixed, LONGEST_NAME};
use crate::design::{export::Export, Design};
use crate::terms::count;

/// Writes a design, or all of a list.
#[derive(Debug, Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// Write all designs of a TOML list: [[design]] tables with options as keys, such as sl = 16
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Parent folder: the design goes to FOLDER/NAME, and replaces what hdlgen wrote there before
    #[arg(
        short,
        long,
        alias = "out",
        value_name = "FOLDER",
        default_value = "rtl_out"
    )]
    output: PathBuf,
    /// Also write project files for other tools; several with commas
    #[arg(long, value_name = "FLOW", value_parser = flows(), value_delimiter = ',')]
    export: Vec<Export>,
    /// Prefix of all module names and driver symbols, instead of the design's name, so that two units
    /// in one chip do not clash
    #[arg(long, value_name = "WORD")]
    prefix: Option<String>,
    /// Give each Verilog file a timescale, such as 1ns/1ps
    #[arg(long, value_name = "UNIT/PRECISION", value_parser = timescale)]
    timescale: Option<String>,
    /// Replace memories with the macros of a TOML file: [[memory]] tables with module, macro, depth,
    /// width and ports
    #[arg(long, value_name = "FILE")]
    macros: Option<PathBuf>,
    /// Print the manifest instead of a summary
    #[arg(long)]
    json: bool,
}

fn flows() -> impl TypedValueParser<Value = Export> {
    let names = PossibleValuesParser::new(Export::ALL.map(Export::name));
    names.try_map(|name| {
        let found = Export::ALL.into_iter().find(|flow| flow.name() == name);
        found.ok_or("no such flow")
    })
}

/// A timescale as Verilog has it: 1, 10 or 100 of a unit, the precision at most the unit.
fn timescale(text: &str) -> Result<String, &'static str> {
    const UNITS: [&str; 6] = ["s", "ms", "us", "ns", "ps", "fs"];
    let of = |part: &str| {
        let digits = part.len() - part.trim_start_matches(['0', '1']).len();
        let (count, unit) = part.split_at(digits);
        let count = ["100", "10", "1"]
            .iter()
            .position(|known| *known == count)?;
        let unit = UNITS.iter().position(|known| *known == unit)?;
        Some((unit, count))
    };
    let parts = text.split_once('/');
    let parts = parts.and_then(|(unit, precision)| Some((of(unit)?, of(precision)?)));
    match parts {
        Some((unit, precision)) if unit <= precision => Ok(text.to_owned()),
        Some(_) => Err("the precision is larger than the unit"),
        None => Err("expected UNIT/PRECISION, such as 1ns/1ps: each 1, 10 or 100 of s, ms, us, ns, ps or fs"),
    }
}

/// Runs the command.
///
/// # Errors
/// If the parameters do not fit each other, the codebook does not fit them, or the folder cannot
/// be written. Of a list nothing is written unless all of it are designs.
pub fn run(args: &GenerateArgs) -> anyhow::Result<()> {
    check_folder("--output", &args.output)?;
    if args.config.is_some() {
        args.design.refuse_with("--config")?;
    }
    let packaging = Packaging {
        exports: args.export.clone(),
        macros: (args.macros.as_deref().map(Macros::read))
            .transpose()
            .context("--macros")?,
        timescale: args.timescale.clone(),
    };
    let prefixed = |design| -> anyhow::Result<Box<dyn Design>> {
        Ok(match &args.prefix {
            Some(word) => Box::new(Prefixed::new(design, word)?),
            None => design,
        })
    };
    let mut designs = Vec::new();
    match &args.config {
        None => designs.push(prefixed(args.design.choose()?.preloaded()?)?),
        Some(path) => {
            for (number, flags) in config::read(path)?.iter().enumerate() {
                let design =
                    config::of_flags(flags).and_then(|args| Ok(args.choose()?.preloaded()?));
                let design = design.and_then(prefixed);
                let place = || format!("{}, design {}", path.display(), number + 1);
                designs.push(design.with_context(place)?);
            }
        }
    }
    if let (Some(word), true) = (&args.prefix, designs.len() > 1) {
        let count = designs.len();
        bail!("--prefix {word}: the list has {count} designs, and a prefix is for one");
    }
    let twice = designs
        .iter()
        .map(|design| design.name())
        .duplicates()
        .next();
    let list = args.config.as_deref().unwrap_or(Path::new(""));
    ensure!(
        twice.is_none(),
        "{} lists {} twice",
        list.display(),
        twice.unwrap_or_default()
    );
    if let Some(macros) = &packaging.macros {
        emit::check_macros(&designs, macros)?;
    }
    let manifests: Vec<_> = designs
        .iter()
        .map(|design| write(args, design.as_ref(), &packaging))
        .collect::<Result<_, _>>()?;
    match &manifests[..] {
        _ if !args.json => {}
        [manifest] if args.config.is_none() => {
            println!("{}", serde_json::to_string_pretty(manifest)?);
        }
        all => println!("{}", serde_json::to_string_pretty(all)?),
    }
    Ok(())
}

/// Writes a design's folder, and prints a summary of it.
fn write(
    args: &GenerateArgs,
    design: &dyn Design,
    packaging: &Packaging,
) -> anyhow::Result<Manifest> {
    let (folder, manifest) = emit::write_for(design, &args.output, packaging)?;
    let names = manifest
        .files
        .iter()
        .filter_map(|file| file.path.strip_suffix(".v"));
    let longest = names.map(str::len).max().unwrap_or(0);
    if longest > LONGEST_NAME {
        eprintln!(
            "note: module names are up to {longest} characters long, and some tools accept only {LONGEST_NAME}: --prefix WORD makes them shorter"
        );
    }
    if args.json {
        return Ok(manifest);
    }
    let files = count(manifest.files.len() as u64 + 1, "file");
    println!("{}: {files}", folder.display());
    for top in &manifest.tops {
        if !design.streams() {
            let bits = count(top.memory_bits, "bit");
            println!("  {}: {bits} of memories", top.module);
            continue;
        }
        let memories = match top.memory_bits {
            0 => String::new(),
            bits => format!(", {} of memories", count(bits, "bit")),
        };
        println!(
            "  {}: {}, a block every {}, latency {}{memories}",
            top.module,
            count(top.pipeline_stages, "stage"),
            count(top.interval_cycles, "cycle"),
            count(top.latency_cycles, "cycle"),
        );
    }
    if let Some(macros) = &packaging.macros {
        let (with, without) = macros.of_files(manifest.tops.iter().flat_map(|top| &top.files));
        let all = with.len() + without.len();
        println!("  macros for {} of {all} memories", with.len());
        for memory in without {
            println!("    none for {memory}");
        }
    }
    Ok(manifest)
}
