//! `hdlgen encode`: from data to an encoded stream and its index.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::codec::CodecArgs;
use super::output::{check_distinct, Messages, Output};
use super::progress;
use crate::codec::{stream, IndexForm, Statistics};
use crate::terms::count;
use crate::terms::BlockReader;

/// Encodes a file with a codec's software model.
///
/// Beside the stream it writes its index: what the stream was made with, the length of the data, and
/// each block's encoded bits and metadata. docs/codecs.md has its form.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen encode --codebook book.json --pad FILE -o FILE.e2mc --index FILE.index
  hdlgen encode --codec bdi --pad FILE -o FILE.bdi --index FILE.json
  hdlgen encode --codec bdi --stored --pad FILE -o FILE.bursts --index FILE.json
  producer | hdlgen encode --codec bdi --pad - -o - --index FILE.index | consumer")]
pub struct EncodeArgs {
    #[command(flatten)]
    codec: CodecArgs,
    /// The data to encode, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Fill the last block with zeros
    #[arg(long)]
    pad: bool,
    /// Write what memory holds: of each block its whole bursts, or the block itself where these would
    /// not be fewer
    #[arg(long)]
    stored: bool,
    /// The encoded stream to write, or - for standard output: each block's encoding in whole bytes
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The index to write, or - for standard output: two bytes a block, or JSON if the name ends in
    /// .json
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
    let (codec, mut made) = args.codec.build()?;
    made.stored |= args.stored;
    let mut input = BlockReader::open(&args.file, geometry.block(), args.pad)?;
    let mut output = Output::create(&args.output)?;
    let mut index = Output::create(&args.index)?;
    let form = match args.index.extension() {
        Some(extension) if extension == "json" => IndexForm::Json,
        _ => IndexForm::Binary,
    };
    let messages = Messages::beside([&args.output, &args.index]);
    let bar = progress::bytes(input.length());
    let statistics = stream::encode(
        codec.as_ref(),
        geometry,
        &made,
        &mut input,
        &mut output,
        (&mut index, form),
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
        messages.say(&serde_json::to_string_pretty(&summary)?);
    } else {
        messages.say(&summary(&statistics));
    }
    Ok(())
}

fn summary(statistics: &Statistics) -> String {
    format!(
        "{}, {} stored uncompressed; raw CR {:.3}, effective CR {:.3}",
        count(statistics.blocks(), "block"),
        statistics.stored_raw(),
        statistics.raw_ratio(),
        statistics.effective_ratio(),
    )
}
