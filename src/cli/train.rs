//! `hdlgen train`: from data to a codebook.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::output::Output;
use super::progress;
use crate::codebook::{Codebook, Histogram};
use crate::terms::{BlockReader, BlockSize, MfvCount, SymbolLength};

/// Trains an E2MC codebook on all symbols of the files.
#[derive(Debug, Args)]
pub struct TrainArgs {
    /// The data to train on
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Symbol length in bits: 4, 8, 16 or 32
    #[arg(long, value_name = "BITS", default_value_t)]
    sl: SymbolLength,
    /// Most frequent values that get codewords: 512, 1024, 2048 or 4096 (for symbols of 16 and 32
    /// bits; shorter ones all get one)
    #[arg(long, value_name = "VALUES", default_value_t)]
    mfv: MfvCount,
    /// Block that each file must be a multiple of: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Fill the last block of each file with zeros, which are trained on like the rest
    #[arg(long)]
    pad: bool,
    /// The codebook to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

/// Runs the subcommand.
///
/// # Errors
/// If a file cannot be read or written, is empty, or is no multiple of the block.
pub fn run(args: &TrainArgs) -> anyhow::Result<()> {
    let mut output = Output::create(&args.output)?;
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
    let book = histogram.train(args.mfv)?;
    bar.finish_and_clear();
    let written = output.write_all(book.to_json().as_bytes());
    written.with_context(|| format!("cannot write {}", args.output.display()))?;
    output.commit()?;
    println!("{}", summary(&book, symbols));
    Ok(())
}

fn summary(book: &Codebook, symbols: u64) -> String {
    let values: usize = book.trees().iter().map(|tree| tree.values().count()).sum();
    let lengths = book.trees().iter().flat_map(|tree| tree.values());
    let longest = lengths.map(|(_, length)| length).max().unwrap_or(0);
    let escape = book.trees().iter().find_map(|tree| tree.escape());
    let escape = escape.map_or(String::new(), |length| format!(", escape {length} bits"));
    format!(
        "{symbols} symbols of {} bits; trees: {}, codewords: {values} of up to {longest} bits{escape}",
        book.symbol_length(),
        book.trees().len(),
    )
}
