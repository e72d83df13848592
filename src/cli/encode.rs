//! `hdlgen encode`: from data to an encoded stream and its index.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::codec::CodecArgs;
use super::output::{check_distinct, Output};
use super::progress;
use crate::codec::{stream, Statistics};
use crate::terms::BlockReader;

/// Encodes a file with a codec's software model.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen encode --codebook book.json --pad FILE -o FILE.e2mc --index FILE.index
  hdlgen encode --codec bdi --pad FILE -o FILE.bdi --index FILE.index")]
pub struct EncodeArgs {
    #[command(flatten)]
    codec: CodecArgs,
    /// The data to encode
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Fill the last block with zeros
    #[arg(long)]
    pad: bool,
    /// The encoded stream to write: each block in whole bytes
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The index to write: a JSON array with each block's encoded bits
    #[arg(long, value_name = "FILE")]
    index: PathBuf,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If a file cannot be read or written, is empty or no multiple of the block, or if the codec's
/// parameters or its codebook do not fit each other.
pub fn run(args: &EncodeArgs) -> anyhow::Result<()> {
    check_distinct(&args.output, &args.index)?;
    let geometry = args.codec.geometry()?;
    let codec = args.codec.build()?;
    let mut input = BlockReader::open(&args.file, geometry.block(), args.pad)?;
    let mut output = Output::create(&args.output)?;
    let mut index = Output::create(&args.index)?;
    let bar = progress::bytes(input.length());
    let statistics = stream::encode(
        codec.as_ref(),
        geometry,
        &mut input,
        &mut output,
        &mut index,
        |bytes| bar.set_position(bytes),
    )?;
    bar.finish_and_clear();
    output.commit()?;
    index.commit()?;
    if args.json {
        let summary = json!({
            "statistics": statistics,
            "raw_ratio": statistics.raw_ratio(),
            "effective_ratio": statistics.effective_ratio(),
        });
        println!("{}", serde_json::to_string_pretty(&summary)?);
    } else {
        println!("{}", summary(&statistics));
    }
    Ok(())
}

fn summary(statistics: &Statistics) -> String {
    format!(
        "{} blocks, {} stored uncompressed; raw CR {:.3}, effective CR {:.3}",
        statistics.blocks(),
        statistics.by_metadata[3],
        statistics.raw_ratio(),
        statistics.effective_ratio(),
    )
}
