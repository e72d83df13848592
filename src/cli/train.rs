//! `hdlgen train`: from data to a codebook.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context};
use clap::builder::PossibleValuesParser;
use clap::Args;
use itertools::Itertools;
use serde::Serialize;

use super::output::{Messages, Output};
use super::parameters;
use super::progress;
use super::usage::Usage;
use super::words::words;
use crate::codebook::{Book, Recipe};
use crate::codec::list::FORMATS;
use crate::codec::Format;
use crate::design::emit::load_sequence_text;
use crate::design::{self, Design, Options, Role};
use crate::eval::source::Input;
use crate::eval::{self, HistogramPart, Inputs, Length, Reading, Shard};
use crate::params::OptionsError;
use crate::terms::count;
use crate::terms::{BlockSize, Digits, InputError, Mag, NumberFormat, Ranks, SymbolLength};

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
    #[arg(long, value_name = "NAME", default_value = Format::E2MC, value_parser = trained())]
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

/// Takes the names of the codecs that can have a codebook.
fn trained() -> PossibleValuesParser {
    let all = FORMATS.iter().filter(|format| format.is_trained());
    PossibleValuesParser::new(all.map(|format| format.name))
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
    let counted = eval::histogram(&inputs, &recipe, args.block, args.shard, &progress);
    bar.finish_and_clear();
    let (histogram, lengths) = counted?;
    for (input, length) in inputs.inputs.iter().zip(lengths) {
        check_padding(input.name(), length, args)?;
    }
    let symbols = histogram.symbols();
    if let (Some(shard), Some(mut output)) = (args.shard, part) {
        let names = inputs.inputs.iter().map(|input| input.name().to_owned());
        let part = HistogramPart::new(
            histogram.as_ref(),
            recipe,
            args.block,
            shard,
            names.collect(),
        );
        part.write(histogram, &mut output)?;
        output.commit()?;
        if args.json {
            messages.say(&serde_json::to_string_pretty(&part)?)
        } else {
            messages.say(&format!("part {shard}: {}", count(symbols, "symbol")))
        }
        return Ok(());
    }
    let book = histogram.train(&recipe)?;
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
        let options = self.options();
        parameters::check(&[self.codec.as_str()], options.names())?;
        // The MAG does not matter; any that fits says whether the block does.
        Format::named(&self.codec)?.geometry(self.block, Mag::default())?;
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

    /// The codec's parameters that are given.
    fn options(&self) -> Options {
        Options::default()
            .with_some("sl", self.sl)
            .with_some("mfv", self.mfv)
            .with_some("format", self.format)
            .with_some("digits", self.digits)
    }

    /// The codebook's recipe, by the options and the files.
    fn recipe(&self, inputs: &mut Inputs) -> anyhow::Result<Recipe> {
        let (format, mut options) = (Format::named(&self.codec)?, self.options());
        if format.is_of_elements() {
            options.set("format", self.number_format(inputs)?);
            options.set("ranks", Ranks::Table);
        }
        let scheme = format.scheme(&options, None)?;
        let has_mfv = scheme.identity(self.block).value("mfv").is_some();
        ensure!(
            has_mfv || self.mfv.is_none(),
            OptionsError::mfv_unused(self.sl.unwrap_or_default())
        );
        scheme.recipe(self.block).context("a codec without tables")
    }
}

/// A design with a codebook in its tables, with these digits if it has some. What loads the tables depends on
/// nothing else, so any will do.
fn any_design(book: &Book, digits: Digits) -> anyhow::Result<Box<dyn Design>> {
    let mut options = Options::default();
    options.set_others(book.parameters());
    if Format::named(book.codec())?.has("digits") {
        options.set("digits", digits);
    }
    Ok(design::new(book.codec(), &options)?.with_book(book)?)
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
    let design = any_design(book, digits)?;
    for (output, role) in &mut files {
        let text = match role {
            Some(role) => load_sequence_text(&design.preloaded(*role).unwrap_or_default()),
            None => book.to_json(),
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
    block: Option<u32>,
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
        let trees = book.codes();
        let format = book.parameter("format");
        let format = NumberFormat::ALL
            .iter()
            .find(|own| format.as_deref() == Some(own.name()));
        let ranked = |format: &NumberFormat| Some(digits?.ranks().min(format.symbols()));
        let number = |flag: &str| book.parameter(flag)?.parse().ok();
        let lengths = trees.iter().flat_map(|tree| tree.values());
        Summary {
            codec: book.codec(),
            symbol_length: book.symbol_bits(),
            block: number("block"),
            mfv: number("mfv"),
            symbols,
            trees: trees.len(),
            codewords: trees.iter().map(|tree| tree.values().count()).sum(),
            longest_codeword: lengths.map(|(_, length)| length).max().unwrap_or(0),
            escape_bits: trees.iter().find_map(|tree| tree.escape()),
            format: format.copied(),
            ranks: format.and_then(ranked),
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
