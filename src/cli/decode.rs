//! `hdlgen decode`: from an encoded stream and its index back to the data.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;
use serde_json::json;

use super::codec::CodecArgs;
use super::output::Output;
use super::progress;
use crate::codec::{stream, Index};

/// Decodes what `encode` wrote, with the same codec, parameters and codebook.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  hdlgen decode --codebook book.json FILE.e2mc --index FILE.index -o FILE.back")]
pub struct DecodeArgs {
    #[command(flatten)]
    codec: CodecArgs,
    /// The encoded stream
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The stream's index
    #[arg(long, value_name = "FILE")]
    index: PathBuf,
    /// The data to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Print the number of blocks and bytes as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If a file cannot be read or written, if stream, index and codec do not fit each other, or for
/// a block that no encoder makes.
pub fn run(args: &DecodeArgs) -> anyhow::Result<()> {
    let geometry = args.codec.geometry()?;
    let codec = args.codec.build()?;
    let index = Index::read(&args.index)?;
    let context = || format!("cannot read {}", args.file.display());
    let file = File::open(&args.file).with_context(context)?;
    let length = file.metadata().with_context(context)?.len();
    let mut output = Output::create(&args.output)?;
    let bar = progress::bytes(Some(length));
    stream::decode(
        codec.as_ref(),
        geometry,
        BufReader::new(file),
        length,
        &index,
        &mut output,
        |bytes| bar.set_position(bytes),
    )
    .with_context(|| format!("cannot decode {}", args.file.display()))?;
    bar.finish_and_clear();
    output.commit()?;
    if args.json {
        let blocks = index.entries().len();
        let summary = json!({ "blocks": blocks, "bytes": blocks * geometry.block().bytes() });
        println!("{}", serde_json::to_string_pretty(&summary)?);
    }
    Ok(())
}
