//! `hdlgen train`: from data to a codebook.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure};
use clap::Args;
use itertools::Itertools;
use serde::Serialize;

use super::output::{Messages, Output};
use super::parameters;
use super::progress;
use super::usage::Usage;
use super::words::words;
use crate::codebook::{Book, DeltaCodebook, Recipe};
use crate::codec::Format;
use crate::design::e2mc::E2mc;
use crate::design::e2mc_delta::E2mcDelta;
use crate::design::emit::load_sequence_text;
use crate::design::{numbers, Options, Role};
use crate::eval::source::Input;
use crate::eval::{self, HistogramPart, Inputs, Length, Reading, Shard};
use crate::terms::count;
use crate::terms::{
    BlockSize, DeltaMfv, Digits, Geometry, InputError, Mag, MfvCount, NumberFormat, SymbolLength,
};

/// Trains a codebook on all symbols of the files.
///
/// Beside the codebook, such as book.json, it writes the load sequences of the hardware's tables
/// (for e2mc-delta, of all modes): book.compressor.load and book.decompressor.load. Each line is a
/// write to the configuration port, its address and data in eight hexadecimal digits each.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen train --pad -o book.json FILE      1024 most frequent values of 16 bits
  hdlgen train --sl 8 -o book.json A B C    all bytes, of three files together
  hdlgen train --codec e2mc-delta -o book.json A
  hdlgen train --pad -o book.json DIR       all arrays, tensors and traces of a folder
  hdlgen train --shard 2/8 --pad -o part2.histogram FILE")]
pub struct TrainArgs {
    /// The data to train on; - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The codec that the codebook is for
    #[arg(long, value_name = "NAME", default_value = Format::E2MC,
          value_parser = [Format::E2MC, Format::E2MC_DELTA, Format::NUMBERS])]
    codec: String,
    /// Symbol length in bits: 4, 8, 16 or 32 [default: 16] (e2mc)
    #[arg(long, value_name = "BITS")]
    sl: Option<SymbolLength>,
    /// Most frequent values that get codewords: 512, 1024, 2048 or 4096, for symbols of 16 and 32
    /// bits [default: 1024] (e2mc); 64, 128, 256 or 512 [default: 128] (e2mc-delta)
    #[arg(long, value_name = "VALUES")]
    mfv: Option<u32>,
    /// The format of elements whose type the files do not give, or which of several formats to train
    /// on (numbers)
    #[arg(long, value_parser = words::<NumberFormat>(), value_name = "FORMAT")]
    format: Option<NumberFormat>,
    /// The widths of the digits of a rank, as for `encode` [default: 3 for blocks of 128 bytes,
    /// 2,2,3 for larger ones]. The codebook serves all widths, but the load sequences are for
    /// hardware with these. If given, the summary counts the symbols that have a rank (numbers)
    #[arg(long, value_name = "LIST")]
    digits: Option<Digits>,
    /// Block size, of which each file must be a multiple, and for which e2mc-delta's codebook is
    /// trained: 64 or 128 bytes; 128, 256 or 512 (numbers)
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// How the files are read
    #[arg(long, value_parser = words::<Reading>(), value_name = "HOW", default_value = "auto")]
    input: Reading,
    /// Count only part I of N; `hdlgen merge` makes a codebook of all parts
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Fill the last block of each file with zeros, which are counted like the rest
    #[arg(long)]
    pad: bool,
    /// The codebook to write, or with --shard the part of a histogram; - for standard output
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
    args.check()?;
    let messages = Messages::beside([&args.output]);
    // An output that cannot be written fails before the work.
    let part = match args.shard {
        Some(_) => Some(Output::create("-o", &args.output)?),
        None => {
            book_outputs(&args.output)?;
            None
        }
    };
    let paths: Vec<&Path> = args.files.iter().map(PathBuf::as_path).collect();
    let mut inputs = Inputs::find(&paths, args.input, false)?;
    let recipe = args.recipe(&mut inputs)?;
    let bar = progress::inputs(&inputs, 1);
    let progress = |bytes| bar.inc(bytes);
    let counted = eval::histogram(
        &inputs,
        recipe.alphabet(),
        args.block,
        args.shard,
        &progress,
    );
    bar.finish_and_clear();
    let (histogram, lengths) = counted?;
    for (input, length) in inputs.inputs.iter().zip(lengths) {
        check_padding(input.name(), length, args)?;
    }
    let symbols = histogram.symbols();
    if let (Some(shard), Some(mut output)) = (args.shard, part) {
        let names = inputs.inputs.iter().map(|input| input.name().to_owned());
        let part = HistogramPart::new(&histogram, recipe, args.block, shard, names.collect());
        part.write(histogram, &mut output)?;
        output.commit()?;
        if args.json {
            messages.say(&serde_json::to_string_pretty(&part)?)
        } else {
            messages.say(&format!("part {shard}: {}", count(symbols, "symbol")))
        }
        return Ok(());
    }
    let book = histogram.train(recipe)?;
    write_book(&args.output, &book, args.digits())?;
    print_summary(&book, args.digits, symbols, args.json, &messages)
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

impl TrainArgs {
    /// The digits that the hardware has which the load sequences are for.
    fn digits(&self) -> Digits {
        let default = NumberFormat::default_digits(self.block);
        self.digits.unwrap_or(default)
    }

    /// Refuses options that do not go with the codec, or with each other.
    fn check(&self) -> anyhow::Result<()> {
        let given = [
            ("--sl", self.sl.is_some()),
            ("--mfv", self.mfv.is_some()),
            ("--format", self.format.is_some()),
            ("--digits", self.digits.is_some()),
        ];
        parameters::check(&[self.codec.as_str()], &given)?;
        // The MAG does not matter; any that fits says whether the block does.
        if self.codec == Format::NUMBERS {
            Geometry::of_numbers(self.block, Mag::default())?
        } else {
            Geometry::new(self.block, Mag::default())?
        };
        Ok(())
    }

    /// The format of the numbers that are trained on: the one that is given, or the one that the
    /// inputs have. Inputs of others are left away.
    fn number_format(&self, inputs: &mut Inputs) -> anyhow::Result<NumberFormat> {
        let elements = inputs.inputs.iter().map(Input::elements);
        let elements: Vec<_> = elements.collect::<Result<_, _>>()?;
        let found: BTreeSet<_> = elements.iter().filter_map(|own| own.format).collect();
        let format = match (self.format, found.iter().exactly_one()) {
            (Some(format), _) => format,
            (None, Ok(&format)) => format,
            (None, Err(_)) if found.is_empty() => bail!(Usage(
                "numbers need a format: --format FORMAT (no file has elements whose type names one)"
                    .into()
            )),
            (None, Err(_)) => bail!(Usage(format!(
                "the files have numbers of {}: --format FORMAT says which to train on",
                found.iter().map(|format| format.name()).join(", ")
            ))),
        };
        *inputs = inputs.clone().of_format(format)?;
        ensure!(
            !inputs.inputs.is_empty(),
            Usage(format!("--format {format}: no file has elements of it"))
        );
        Ok(format)
    }

    /// The codebook's recipe, by the options and the files.
    fn recipe(&self, inputs: &mut Inputs) -> anyhow::Result<Recipe> {
        if self.codec == Format::NUMBERS {
            let format = self.number_format(inputs)?;
            return Ok(Recipe::Numbers { format });
        }
        if self.codec == Format::E2MC_DELTA {
            let mfv = self.mfv.map(DeltaMfv::try_from).transpose()?;
            return Ok(Recipe::E2mcDelta {
                block: self.block,
                mfv: mfv.unwrap_or_default(),
            });
        }
        let mfv = self.mfv.map(MfvCount::try_from).transpose()?;
        let design = any_design(self.sl.unwrap_or_default(), mfv)?;
        Ok(Recipe::E2mc {
            symbol_length: design.symbol_length(),
            mfv: design.mfv(),
        })
    }
}

/// A design with tables for such symbols: they depend on nothing else, so any will do.
fn any_design(symbol_length: SymbolLength, mfv: Option<MfvCount>) -> anyhow::Result<E2mc> {
    let options = Options::default().with("sl", symbol_length);
    Ok(E2mc::new(&options.with_some("mfv", mfv))?)
}

/// A design of e2mc-delta with such tables: with all modes, whose order they are in.
fn any_delta_design(book: &DeltaCodebook) -> anyhow::Result<E2mcDelta> {
    let options = Options::default().with("block", book.block());
    Ok(E2mcDelta::new(&options.with("mfv", book.mfv()))?)
}

/// The files that a codebook is written to: itself, and the load sequences of both halves.
fn book_outputs(path: &Path) -> anyhow::Result<Vec<(Output, Option<Role>)>> {
    let mut files = vec![(Output::create("-o", path)?, None)];
    // Beside a device or a pipe there is no place for more files.
    if files[0].0.is_file() {
        for role in Role::ALL {
            let output = Output::create("-o", &load_path(path, role))?;
            files.push((output, Some(role)));
        }
    }
    Ok(files)
}

/// Writes a codebook and its load sequences.
pub(super) fn write_book(path: &Path, book: &Book, digits: Digits) -> anyhow::Result<()> {
    let mut files = book_outputs(path)?;
    for (output, role) in &mut files {
        let text = match (role, book) {
            (Some(role), Book::E2mc(book)) => {
                let design = any_design(book.symbol_length(), book.mfv())?;
                load_sequence_text(&design.load_sequence(*role, book))
            }
            (Some(role), Book::Delta(book)) => {
                let design = any_delta_design(book)?;
                load_sequence_text(&design.load_sequence(*role, book))
            }
            (Some(_), Book::Numbers(table)) => {
                load_sequence_text(&numbers::load_sequence(table, digits))
            }
            _ => book.to_json(),
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
    book: &Book,
    digits: Option<Digits>,
    symbols: u64,
    json: bool,
    messages: &Messages,
) -> anyhow::Result<()> {
    let summary = Summary::new(book, digits, symbols);
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
    codec: &'static str,
    symbol_length: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<BlockSize>,
    mfv: Option<u32>,
    symbols: u64,
    trees: usize,
    /// Those of values.
    codewords: usize,
    longest_codeword: u32,
    escape_bits: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<NumberFormat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ranks: Option<usize>,
}

impl Summary {
    fn new(book: &Book, digits: Option<Digits>, symbols: u64) -> Self {
        let (symbol_length, block, mfv, trees) = match book {
            Book::E2mc(book) => {
                let mfv = book.mfv().map(MfvCount::get);
                (book.symbol_length().bits(), None, mfv, book.trees())
            }
            Book::Delta(book) => (16, Some(book.block()), Some(book.mfv().get()), book.codes()),
            Book::Numbers(table) => (table.number_format().symbol_bits(), None, None, &[][..]),
        };
        let (format, ranks) = match book {
            Book::Numbers(table) => {
                let ranks = digits.map(|digits| table.ranked(digits).len());
                (Some(table.number_format()), ranks)
            }
            _ => (None, None),
        };
        let lengths = trees.iter().flat_map(|tree| tree.values());
        Summary {
            codec: book.codec(),
            symbol_length,
            block,
            mfv,
            symbols,
            trees: trees.len(),
            codewords: trees.iter().map(|tree| tree.values().count()).sum(),
            longest_codeword: lengths.map(|(_, length)| length).max().unwrap_or(0),
            escape_bits: trees.iter().find_map(|tree| tree.escape()),
            format,
            ranks,
        }
    }

    fn line(&self) -> String {
        if let Some(format) = self.format {
            let all = format.symbols();
            let ranks = self.ranks;
            let ranks = ranks.map_or(String::new(), |ranks| format!(", {ranks} of them ranked"));
            return format!("{} numbers of {format}, {all} symbols{ranks}", self.symbols);
        }
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
