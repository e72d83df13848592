//! `hdlgen` without a subcommand: writes a design.

use std::path::PathBuf;

use clap::Args;

use super::design::DesignArgs;
use crate::design::emit;

/// Writes a design.
#[derive(Debug, Args)]
pub struct GenerateArgs {
    #[command(flatten)]
    design: DesignArgs,
    /// The folder in which the design's own folder is written
    #[arg(long, value_name = "FOLDER", default_value = "rtl_out")]
    out: PathBuf,
    /// Print the manifest instead of a summary
    #[arg(long)]
    json: bool,
}

/// Runs the command.
///
/// # Errors
/// If the parameters do not fit each other, the codebook does not fit them, or the folder cannot
/// be written.
pub fn run(args: &GenerateArgs) -> anyhow::Result<()> {
    let design = args.design.choose()?.preloaded()?;
    let (folder, manifest) = emit::write(design.as_ref(), &args.out)?;
    if args.json {
        println!("{}", serde_json::to_string_pretty(&manifest)?);
        return Ok(());
    }
    println!("{}: {} files", folder.display(), manifest.files.len() + 1);
    for top in &manifest.tops {
        println!(
            "  {}: {} stages, a block every {} cycles, latency {} cycles, {} bits of tables",
            top.module,
            top.pipeline_stages,
            top.interval_cycles,
            top.latency_cycles,
            top.memory_bits
        );
    }
    Ok(())
}
