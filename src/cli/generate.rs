//! `hdlgen` without a subcommand: writes a design.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;

use super::design::DesignArgs;
use crate::design::{emit, export::Export};
use crate::terms::count;

/// Writes a design.
#[derive(Debug, Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// The folder in which the design's own folder is written
    #[arg(long, value_name = "FOLDER", default_value = "rtl_out")]
    out: PathBuf,
    /// Add files that hand the design to another flow; several with commas
    #[arg(long, value_name = "FLOW", value_parser = flows(), value_delimiter = ',')]
    export: Vec<Export>,
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
/// be written.
pub fn run(args: &GenerateArgs) -> anyhow::Result<()> {
    let design = args.design.choose()?.preloaded()?;
    let (folder, manifest) = emit::write_for(design.as_ref(), &args.out, &args.export)?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&manifest)?);
        return Ok(());
    }
    let files = count(manifest.files.len() as u64 + 1, "file");
    println!("{}: {files}", folder.display());
    for top in &manifest.tops {
        println!(
            "  {}: {}, a block every {}, latency {}, {} of tables",
            top.module,
            count(top.pipeline_stages, "stage"),
            count(top.interval_cycles, "cycle"),
            count(top.latency_cycles, "cycle"),
            count(top.memory_bits, "bit")
        );
    }
    Ok(())
}
