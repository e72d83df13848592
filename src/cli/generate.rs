//! `hdlgen` without a subcommand: writes a design.

use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;
use itertools::Itertools;

use super::config;
use super::design::DesignArgs;
use super::output::check_folder;
use crate::design::macros::Macros;
use crate::design::manifest::Manifest;
use crate::design::{emit, export::Export, Design};
use crate::terms::count;

/// Writes a design, or all of a list.
#[derive(Debug, Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// Write all designs of a list in TOML: [[design]] tables with flags as keys
    #[arg(long, value_name = "FILE", conflicts_with = "DesignArgs")]
    config: Option<PathBuf>,
    /// The folder in which the design's own folder is written
    #[arg(long, value_name = "FOLDER", default_value = "rtl_out")]
    out: PathBuf,
    /// Add files that hand the design to another flow; several with commas
    #[arg(long, value_name = "FLOW", value_parser = flows(), value_delimiter = ',')]
    export: Vec<Export>,
    /// Put macros in the place of memories, by a map in TOML: [[memory]] tables with module, macro,
    /// depth, width and ports
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

/// Runs the command.
///
/// # Errors
/// If the parameters do not fit each other, the codebook does not fit them, or the folder cannot
/// be written. Of a list nothing is written unless all of it are designs.
pub fn run(args: &GenerateArgs) -> anyhow::Result<()> {
    check_folder("--out", &args.out)?;
    let macros = args.macros.as_deref().map(Macros::read).transpose()?;
    let macros = macros.as_ref();
    let Some(path) = &args.config else {
        let design = args.design.choose()?.preloaded()?;
        let manifest = write(args, design.as_ref(), macros)?;
        if args.json {
            println!("{}", serde_json::to_string_pretty(&manifest)?);
        }
        return Ok(());
    };
    let mut designs = Vec::new();
    for (number, flags) in config::read(path)?.iter().enumerate() {
        let design = config::of_flags(flags).and_then(|args| Ok(args.choose()?.preloaded()?));
        designs.push(design.with_context(|| format!("{}, design {}", path.display(), number + 1))?);
    }
    let twice = designs
        .iter()
        .map(|design| design.name())
        .duplicates()
        .next();
    ensure!(
        twice.is_none(),
        "{} lists {} twice",
        path.display(),
        twice.unwrap_or_default()
    );
    let manifests: Vec<_> = designs
        .iter()
        .map(|design| write(args, design.as_ref(), macros))
        .collect::<Result<_, _>>()?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&manifests)?);
    }
    Ok(())
}

/// Writes a design's folder, and prints a summary of it.
fn write(
    args: &GenerateArgs,
    design: &dyn Design,
    macros: Option<&Macros>,
) -> anyhow::Result<Manifest> {
    let (folder, manifest) = emit::write_for(design, &args.out, &args.export, macros)?;
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
        println!(
            "  {}: {}, a block every {}, latency {}, {} of tables",
            top.module,
            count(top.pipeline_stages, "stage"),
            count(top.interval_cycles, "cycle"),
            count(top.latency_cycles, "cycle"),
            count(top.memory_bits, "bit")
        );
    }
    if let Some(macros) = macros {
        let (with, without) = macros.of_files(manifest.tops.iter().flat_map(|top| &top.files));
        let all = with.len() + without.len();
        println!("  macros for {} of {all} memories", with.len());
        for memory in without {
            println!("    none for {memory}");
        }
    }
    Ok(manifest)
}
