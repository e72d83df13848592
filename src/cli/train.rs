//! `hdlgen train`: from data to a codebook.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::eval::inputs_bar;
use super::output::{Messages, Output};
use crate::codebook::Codebook;
use crate::design::e2mc::E2mc;
use crate::design::emit::load_sequence_text;
use crate::design::{Options, Role};
use crate::eval::{self, HistogramPart, Inputs, Length, Reading, Shard};
use crate::terms::count;
use crate::terms::{BlockSize, InputError, MfvCount, SymbolLength};

/// Trains an E2MC codebook on all symbols of the files.
///
/// Beside the codebook, say book.json, it writes what loads the hardware's tables through the
/// configuration port: book.compressor.load and book.decompressor.load, one write a line, its
/// address and its data as eight hexadecimal digits each.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen train --pad -o book.json FILE      1024 most frequent values of 16 bits
  hdlgen train --sl 8 -o book.json A B C    all bytes, of three files together
  hdlgen train --input auto -o book.json DIR      arrays and traces, as `hdlgen eval` takes them
  hdlgen train --shard 2/8 --pad -o part2.histogram FILE")]
pub struct TrainArgs {
    /// The data to train on; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Symbol length in bits: 4, 8, 16 or 32
    #[arg(long, value_name = "BITS", default_value_t)]
    sl: SymbolLength,
    /// Most frequent values that get codewords, for symbols of 16 and 32 bits: 512, 1024, 2048 or
    /// 4096 [default: 1024]
    #[arg(long, value_name = "VALUES")]
    mfv: Option<MfvCount>,
    /// Block that each file must be a multiple of: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// How the files' bytes are taken
    #[arg(long, value_enum, value_name = "HOW", default_value = "raw")]
    input: Reading,
    /// Count part I of N only; `hdlgen merge` makes a codebook of all parts
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Fill the last block of each file with zeros, which are trained on like the rest
    #[arg(long)]
    pad: bool,
    /// The codebook to write, or the part of a histogram; - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If a file cannot be read or written, is empty, or is no multiple of the block.
pub fn run(args: &TrainArgs) -> anyhow::Result<()> {
    let design = any_design(args.sl, args.mfv)?;
    let messages = Messages::beside([&args.output]);
    // What cannot be written is found out before the work.
    let part = match args.shard {
        Some(_) => Some(Output::create(&args.output)?),
        None => {
            book_outputs(&args.output)?;
            None
        }
    };
    let paths: Vec<&Path> = args.files.iter().map(PathBuf::as_path).collect();
    let inputs = Inputs::find(&paths, args.input, false)?;
    let bar = inputs_bar(&inputs, 1);
    let progress = |bytes| bar.inc(bytes);
    let counted = eval::histogram(&inputs, args.sl, args.block, args.shard, &progress);
    bar.finish_and_clear();
    let (histogram, lengths) = counted?;
    for (input, length) in inputs.inputs.iter().zip(lengths) {
        check_padding(input.name(), length, args)?;
    }
    let symbols = histogram.symbols();
    if let (Some(shard), Some(mut output)) = (args.shard, part) {
        let names = inputs.inputs.iter().map(|input| input.name().to_owned());
        let mfv = design.mfv();
        let part = HistogramPart::new(&histogram, mfv, args.block, shard, names.collect());
        part.write(histogram, &mut output)?;
        output.commit()?;
        match args.json {
            true => messages.say(&serde_json::to_string_pretty(&part)?),
            false => messages.say(&format!(
                "part {shard}: {} of {} bits",
                count(symbols, "symbol"),
                args.sl
            )),
        }
        return Ok(());
    }
    let book = histogram.train(design.mfv())?;
    write_book(&args.output, &book)?;
    print_summary(&book, symbols, args.json, &messages)
}

/// Refuses a file that is no multiple of the block, unless it may be padded.
fn check_padding(name: &str, length: Length, args: &TrainArgs) -> anyhow::Result<()> {
    if length.padding == 0 || args.pad {
        return Ok(());
    }
    let block = args.block.get();
    Err(InputError::Length {
        path: name.into(),
        length: length.bytes,
        block,
        over: u64::from(block) - length.padding % u64::from(block),
    }
    .into())
}

/// A design with tables for such symbols: they depend on nothing else, so any will do.
fn any_design(symbol_length: SymbolLength, mfv: Option<MfvCount>) -> anyhow::Result<E2mc> {
    Ok(E2mc::new(&Options {
        symbol_length: Some(symbol_length),
        mfv,
        ..Options::default()
    })?)
}

/// The files that a codebook is written to: itself, and the load sequences of both halves.
fn book_outputs(path: &Path) -> anyhow::Result<Vec<(Output, Option<Role>)>> {
    let mut files = vec![(Output::create(path)?, None)];
    // Beside a device or a pipe there is no place for more files.
    if files[0].0.is_file() {
        for role in Role::ALL {
            let output = Output::create(&load_path(path, role))?;
            files.push((output, Some(role)));
        }
    }
    Ok(files)
}

/// Writes a codebook and its load sequences.
pub(super) fn write_book(path: &Path, book: &Codebook) -> anyhow::Result<()> {
    let design = any_design(book.symbol_length(), book.mfv())?;
    let mut files = book_outputs(path)?;
    for (output, role) in &mut files {
        let text = match role {
            None => book.to_json(),
            Some(role) => load_sequence_text(&design.load_sequence(*role, book)),
        };
        output.write_all(text.as_bytes())?;
    }
    for (output, _) in files {
        output.commit()?;
    }
    Ok(())
}

/// Says what a codebook is.
pub(super) fn print_summary(
    book: &Codebook,
    symbols: u64,
    json: bool,
    messages: &Messages,
) -> anyhow::Result<()> {
    let summary = Summary::new(book, symbols);
    if json {
        messages.say(&serde_json::to_string_pretty(&summary)?);
    } else {
        messages.say(&summary.line());
    }
    Ok(())
}

/// `book.json` becomes `book.compressor.load`.
fn load_path(book: &Path, role: Role) -> PathBuf {
    book.with_extension(format!("{}.load", role.name()))
}

#[derive(Serialize)]
struct Summary {
    symbol_length: SymbolLength,
    mfv: Option<MfvCount>,
    symbols: u64,
    trees: usize,
    codewords: usize,
    longest_codeword: u32,
    escape_bits: Option<u32>,
}

impl Summary {
    fn new(book: &Codebook, symbols: u64) -> Self {
        let trees = book.trees();
        let lengths = trees.iter().flat_map(|tree| tree.values());
        Summary {
            symbol_length: book.symbol_length(),
            mfv: book.mfv(),
            symbols,
            trees: trees.len(),
            codewords: trees.iter().map(|tree| tree.values().count()).sum(),
            longest_codeword: lengths.map(|(_, length)| length).max().unwrap_or(0),
            escape_bits: trees.iter().find_map(|tree| tree.escape()),
        }
    }

    fn line(&self) -> String {
        let escape = self.escape_bits;
        let escape = escape.map_or(String::new(), |length| format!(", escape {length} bits"));
        format!(
            "{} of {} bits; trees: {}, codewords: {} of up to {} bits{escape}",
            count(self.symbols, "symbol"),
            self.symbol_length,
            self.trees,
            self.codewords,
            self.longest_codeword,
        )
    }
}
