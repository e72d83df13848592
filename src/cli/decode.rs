//! `hdlgen decode`: from an encoded stream and its index back to the data.

use std::io::BufReader;
use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::Args;
use serde_json::json;

use super::codec::CodecArgs;
use super::output::{Messages, Output};
use super::progress;
use super::usage::Usage;
use crate::codec::{stream, Index};
use crate::terms::data;

/// Decodes what `encode` wrote; needs the same codec, parameters and codebook.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  hdlgen decode --codebook book.json FILE.e2mc --index FILE.index -o FILE.back")]
pub struct DecodeArgs {
    #[command(flatten)]
    codec: CodecArgs,
    /// The encoded stream, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The stream's index, or - for standard input
    #[arg(long, value_name = "FILE")]
    index: PathBuf,
    /// The data to write, or - for standard output
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
    let (codec, made) = args.codec.build()?;
    ensure!(
        args.file != args.index,
        Usage(format!(
            "{}: the stream and its index cannot be one file",
            args.file.display()
        ))
    );
    let index = Index::read(&args.index, &made, geometry)?;
    let context = || format!("cannot read {}", args.file.display());
    let file = data::open(&args.file).with_context(context)?;
    let metadata = file.metadata().with_context(context)?;
    let length = metadata.is_file().then_some(metadata.len());
    let mut output = Output::create("-o", &args.output)?;
    let messages = Messages::beside([&args.output]);
    let bar = progress::bytes(length);
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
        let summary = json!({ "blocks": index.blocks.len(), "bytes": index.data_bytes });
        messages.say(&serde_json::to_string_pretty(&summary)?);
    }
    Ok(())
}
