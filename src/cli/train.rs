//! `hdlgen train`: from data to a codebook.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use serde::Serialize;

use super::output::Output;
use super::progress;
use crate::codebook::{Codebook, Histogram};
use crate::design::e2mc::E2mc;
use crate::design::emit::load_sequence_text;
use crate::design::{Options, Role};
use crate::terms::{BlockReader, BlockSize, MfvCount, SymbolLength};

/// Trains an E2MC codebook on all symbols of the files.
///
/// Beside the codebook, say book.json, it writes what loads the hardware's tables through the
/// configuration port: book.compressor.load and book.decompressor.load, one write a line, its
/// address and its data as eight hexadecimal digits each.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen train --pad -o book.json FILE      1024 most frequent values of 16 bits
  hdlgen train --sl 8 -o book.json A B C    all bytes, of three files together")]
pub struct TrainArgs {
    /// The data to train on
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
    /// Fill the last block of each file with zeros, which are trained on like the rest
    #[arg(long)]
    pad: bool,
    /// The codebook to write
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
    // The tables depend on symbol length and MFV only, so any design with them will do.
    let design = E2mc::new(&Options {
        symbol_length: Some(args.sl),
        mfv: args.mfv,
        ..Options::default()
    })?;
    let mut files = vec![(Output::create(&args.output)?, None)];
    // Beside a device or a pipe there is no place for more files.
    if files[0].0.is_file() {
        for role in Role::ALL {
            let output = Output::create(&load_path(&args.output, role))?;
            files.push((output, Some(role)));
        }
    }
    let readers = args.files.iter();
    let readers = readers.map(|file| BlockReader::open(file, args.block, args.pad));
    let mut readers = readers.collect::<Result<Vec<_>, _>>()?;
    let bar = progress::bytes(readers.iter().map(BlockReader::length).sum());
    let mut histogram = Histogram::new(args.sl);
    let mut chunk = Vec::new();
    for reader in &mut readers {
        while reader.next_chunk(&mut chunk)? {
            histogram.add(&chunk)?;
            bar.inc(chunk.len() as u64);
        }
    }
    let symbols = histogram.symbols();
    let book = histogram.train(design.mfv())?;
    bar.finish_and_clear();
    for (output, role) in &mut files {
        let text = match role {
            None => book.to_json(),
            Some(role) => load_sequence_text(&design.load_sequence(*role, &book)),
        };
        let context = || format!("cannot write {}", args.output.display());
        output.write_all(text.as_bytes()).with_context(context)?;
    }
    for (output, _) in files {
        output.commit()?;
    }
    let summary = Summary::new(&book, symbols);
    if args.json {
        println!("{}", serde_json::to_string_pretty(&summary)?);
    } else {
        println!("{}", summary.line());
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
            "{} symbols of {} bits; trees: {}, codewords: {} of up to {} bits{escape}",
            self.symbols, self.symbol_length, self.trees, self.codewords, self.longest_codeword,
        )
    }
}
