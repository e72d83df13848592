//! `hdlgen encode`: from data to an encoded stream and its index.

use std::io::{Read, Seek};
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use clap::Args;
use serde_json::json;

use super::codec::CodecArgs;
use super::output::{check_distinct, Messages, Output};
use super::progress;
use super::words::words;
use crate::codec::{stream, IndexForm, Statistics};
use crate::eval::source::{Plain, Reading};
use crate::terms::{count, data, BlockReader, BlockSize};

/// Encodes a file with a codec's software model.
///
/// Beside the stream it writes an index: the codec and its parameters, the length of the data, and
/// each block's encoded bits and metadata. docs/codecs.md has its format.
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
    /// How the file is read
    #[arg(long, value_parser = words::<Reading>(), value_name = "HOW", default_value = "auto")]
    input: Reading,
    /// Fill the last block with zeros
    #[arg(long)]
    pad: bool,
    /// Write what memory would hold: each block in whole bursts, or raw where compression saves no
    /// burst
    #[arg(long)]
    stored: bool,
    /// The encoded stream to write, or - for standard output: each block's encoding in whole bytes
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// The index to write, or - for standard output: two bytes per block, or JSON if the name ends in
    /// .json
    #[arg(long, value_name = "FILE")]
    index: PathBuf,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

impl EncodeArgs {
    /// The data, and its length where that is known.
    fn data(&self, block: BlockSize) -> anyhow::Result<(Box<dyn Read + Send>, Option<u64>)> {
        let file = match Plain::open(&self.file, self.input, block, self.pad, None)? {
            Plain::Stream(stream) => return Ok((stream, None)),
            Plain::File(path) => {
                data::open(&path).with_context(|| format!("cannot read {}", path.display()))?
            }
            Plain::Kept(mut file) => {
                file.rewind()?;
                file
            }
        };
        let metadata = file.metadata().ok().filter(|metadata| metadata.is_file());
        Ok((Box::new(file), metadata.map(|metadata| metadata.len())))
    }
}

/// Runs the subcommand.
///
/// # Errors
/// If a file cannot be read or written, is empty or no multiple of the block, or if the codec's
/// parameters or its codebook do not fit each other.
pub fn run(args: &EncodeArgs) -> anyhow::Result<()> {
    check_distinct(&args.output, &args.index)?;
    let geometry = args.codec.geometry()?;
    let form = index_form(&args.index, geometry.block())?;
    let (codec, mut made) = args.codec.build()?;
    made.stored |= args.stored;
    let (input, length) = args.data(geometry.block())?;
    let mut input = BlockReader::new(input, &args.file, geometry.block(), args.pad);
    let mut output = Output::create("-o", &args.output)?;
    let mut index = Output::create("--index", &args.index)?;
    let messages = Messages::beside([&args.output, &args.index]);
    let bar = progress::bytes(length);
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

/// The form of an index, by the end of its name.
fn index_form(index: &Path, block: BlockSize) -> anyhow::Result<IndexForm> {
    let form = match index.extension() {
        Some(extension) if extension == "json" => IndexForm::Json,
        _ => IndexForm::Binary,
    };
    ensure!(
        form.holds(block),
        "--index {}: a binary index has no room for blocks of {} bytes; choose a name that ends in .json",
        index.display(),
        block.get()
    );
    Ok(form)
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
