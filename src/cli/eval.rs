//! `hdlgen eval`: what compression gains on a user's data.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{bail, ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;
use serde_json::json;

use super::output::{check_distinct, Output};
use super::progress;
use crate::codebook::Codebook;
use crate::codec::list::{Format, FORMATS};
use crate::eval::source::Segment;
use crate::eval::{self, Coding, Evaluation, Fixed, Inputs, Measure, Plan, Reading, Shard};
use crate::eval::{Study, Training};
use crate::terms::{BlockSize, Flit, Geometry, Mag, MfvCount, SymbolLength, Ways};

/// Measures how far codecs compress data: ratios, bursts, and how near E2MC comes to Shannon's bound.
///
/// The data is read once, in blocks, and only sizes are computed. Files are taken by what they are:
/// NumPy's .npy and .npz, memory traces (.trace), gzip and zstd of all these, raw bytes otherwise;
/// folders with all that is in them; `-` is standard input. docs/eval.md has the formats.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen eval FILE                            all codecs
  hdlgen eval --codec bdi,bpc-opt A.npy B.npz two codecs, a table for each array
  hdlgen eval --sl 4,8,16,32 --codec e2mc DIR E2MC with four symbol lengths
  hdlgen eval --train first:20M FILE          E2MC's codebook from a file's first 20 MiB
  hdlgen eval --toggles --codec fpc,bdi FILE  toggles on a bus, with energy control
  hdlgen eval --toggles --report out.html DIR a page of tables and pictures
  hdlgen eval --study pdw --svg pdw.svg DIR   ways, drawn
  hdlgen eval --codec bpc --bursts FILE.bursts FILE
  hdlgen eval --codebook book.json --shard 2/8 -o part2.json DIR")]
pub struct EvalArgs {
    /// Files, folders, or - for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How the files' bytes are taken
    #[arg(long, value_enum, value_name = "HOW", default_value_t)]
    input: Reading,
    /// Codecs, with commas between them, or all
    #[arg(long, value_name = "LIST", value_delimiter = ',', default_value = ALL,
          value_parser = names())]
    codec: Vec<String>,
    /// Symbol lengths in bits: of 4, 8, 16 and 32 [default: 16, or the codebooks'] (e2mc)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    sl: Vec<SymbolLength>,
    /// Parallel decoding ways: of 1, 2, 4 and 8 [default: 4] (e2mc)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pdw: Vec<Ways>,
    /// Most frequent values that get codewords, for symbols of 16 and 32 bits: of 512, 1024, 2048
    /// and 4096 [default: 1024] (e2mc)
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    mfv: Vec<MfvCount>,
    /// What the codebook is trained on: `same`, each file itself; a FILE; or `first:BYTES` of each
    /// file, which are then not compressed, such as first:20M [default: same] (e2mc)
    #[arg(long, value_name = "DATA", value_parser = parse_training)]
    train: Option<TrainOn>,
    /// Codebooks, as `hdlgen train` writes them, one for each symbol length (e2mc)
    #[arg(long, value_name = "FILE", value_delimiter = ',', conflicts_with_all = ["train", "mfv"])]
    codebook: Vec<PathBuf>,
    /// Leave Shannon's bound out, for which all symbols are counted (e2mc)
    #[arg(long)]
    no_bound: bool,
    /// Block, the unit that is compressed: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    mag: Mag,
    /// Write each block's bursts, a byte, with its address before it for traces; for one codec
    #[arg(long, value_name = "FILE", conflicts_with_all = ["shard", "study"])]
    bursts: Option<PathBuf>,
    /// Vary one parameter, as the paper's figures do
    #[arg(long, value_enum, value_name = "WHAT", conflicts_with_all = ["shard", "codebook"])]
    study: Option<Study>,
    /// Draw the study as SVG
    #[arg(long, value_name = "FILE", requires = "study", visible_alias = "plot")]
    svg: Option<PathBuf>,
    /// Count toggles on a bus, without and with DBI and energy control; all blocks are then encoded,
    /// which takes longer
    #[arg(long)]
    toggles: bool,
    /// Bytes that cross the bus at a time: 4, 8 or 32 [default: 32]
    #[arg(long, value_name = "BYTES", requires = "toggles")]
    flit: Option<Flit>,
    /// Do part I of N of the work, which `hdlgen merge` puts together again
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Write a page of tables and pictures, in HTML
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Write the result as JSON to a file
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// The name of all codecs together.
const ALL: &str = "all";

/// Takes the names of the list, and answers another one with those like it.
fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(
        [ALL]
            .into_iter()
            .chain(FORMATS.iter().map(|format| format.name)),
    )
}

/// What `--train` says.
#[derive(Debug, Clone, PartialEq, Eq)]
enum TrainOn {
    Same,
    First(u64),
    File(PathBuf),
}

fn parse_training(text: &str) -> Result<TrainOn, String> {
    match text.strip_prefix("first:") {
        Some(bytes) => parse_bytes(bytes).map(TrainOn::First),
        None if text == "same" => Ok(TrainOn::Same),
        None => Ok(TrainOn::File(text.into())),
    }
}

/// A number of bytes above 0, with K, M, G or T for 2^10, 2^20, 2^30 or 2^40 of them.
fn parse_bytes(text: &str) -> Result<u64, String> {
    let units = ["K", "M", "G", "T"].iter().zip([10, 20, 30, 40]);
    let upper = text.to_uppercase();
    let upper = upper.trim_end_matches('B').trim_end_matches('I');
    let found = units
        .into_iter()
        .find_map(|(unit, shift)| Some((upper.strip_suffix(unit)?, shift)));
    let (digits, shift) = found.unwrap_or((upper, 0));
    let number: Option<u64> = digits.parse().ok();
    let bytes = number.and_then(|number| number.checked_mul(1 << shift));
    let bytes = bytes.filter(|&bytes| bytes != 0);
    bytes.ok_or_else(|| format!("'{text}' is no number of bytes such as 65536, 64K or 20M"))
}

/// Runs the subcommand.
///
/// # Errors
/// If something cannot be read or written, is empty or damaged, or if parameters do not fit.
pub fn run(args: &EvalArgs) -> anyhow::Result<()> {
    let outputs: Vec<&PathBuf> = [&args.bursts, &args.svg, &args.report, &args.output]
        .into_iter()
        .flatten()
        .collect();
    for (number, a) in outputs.iter().enumerate() {
        for b in &outputs[number + 1..] {
            check_distinct(a, b)?;
        }
    }
    let measures = args.measures()?;
    ensure!(
        args.bursts.is_none() || measures.len() == 1,
        "--bursts is for one codec, and there are {}: --codec NAME",
        measures.len()
    );
    let passes = |measure: &Measure| match &measure.coding {
        Coding::E2mc { training, .. } => !matches!(training, Training::Given(_)),
        Coding::Format(_) => false,
    };
    let reread = measures.iter().any(passes);
    let paths: Vec<&Path> = args.files.iter().map(PathBuf::as_path).collect();
    let inputs = Inputs::find(&paths, args.input, reread)?;
    let plan = Plan {
        block: args.block,
        measures,
        bounds: !args.no_bound,
        shard: args.shard,
        toggles: args.toggles.then(|| args.flit.unwrap_or_default()),
    };
    let output = args.output.as_deref().map(Output::create).transpose()?;
    let svg = args.svg.as_deref().map(Output::create).transpose()?;
    let page = args.report.as_deref().map(Output::create).transpose()?;
    let mut bursts = args.bursts.as_deref().map(Output::create).transpose()?;

    let bar = inputs_bar(&inputs, if reread { 2 } else { 1 });
    let mut addressed = None;
    let mut write = |segment: &Segment, bytes: &[u8]| match &mut bursts {
        Some(file) => write_bursts(file, segment, bytes, &mut addressed),
        None => Ok(()),
    };
    let sink: Option<eval::BurstSink> = args.bursts.is_some().then_some(&mut write);
    let evaluation = eval::evaluate(&inputs, &plan, sink, &|bytes| bar.inc(bytes))?;
    bar.finish_and_clear();

    let tables = args.study.map(|study| study.tables(&evaluation));
    let document = || match (&args.study, &tables) {
        (Some(study), Some(tables)) => {
            let whole = json!({ "study": study, "tables": tables, "evaluation": evaluation });
            serde_json::to_string_pretty(&whole)
        }
        _ => serde_json::to_string_pretty(&evaluation),
    };
    if let Some(mut file) = output {
        write_all(&mut file, &document()?, args.output.as_deref())?;
        file.commit()?;
    }
    if let (Some(mut file), Some(tables)) = (svg, &tables) {
        write_all(&mut file, &eval::draw_all(tables)?, args.svg.as_deref())?;
        file.commit()?;
    }
    if let Some(mut file) = page {
        let page = eval::report(&evaluation, tables.as_deref().unwrap_or_default())?;
        write_all(&mut file, &page, args.report.as_deref())?;
        file.commit()?;
    }
    if let Some(file) = bursts {
        file.commit()?;
    }
    if args.json {
        println!("{}", document()?);
        return Ok(());
    }
    match &tables {
        Some(tables) => print!("{}", eval::study_text(&evaluation, tables)),
        None => print!("{}", eval::evaluation_text(&evaluation)),
    }
    println!("{}", speed(&evaluation));
    Ok(())
}

/// A bar for so many passes over all inputs.
pub(super) fn inputs_bar(inputs: &Inputs, passes: u64) -> indicatif::ProgressBar {
    let lengths: Option<Vec<u64>> = inputs.inputs.iter().map(|input| input.length()).collect();
    progress::bytes(lengths.map(|lengths| passes * lengths.iter().sum::<u64>()))
}

fn write_all(file: &mut Output, text: &str, path: Option<&Path>) -> anyhow::Result<()> {
    let context = || format!("cannot write {}", path.unwrap_or(Path::new("")).display());
    file.write_all(text.as_bytes()).with_context(context)?;
    if !text.ends_with('\n') {
        file.write_all(b"\n").with_context(context)?;
    }
    Ok(())
}

/// Writes bursts: of blocks with addresses, 8 bytes of address, lowest first, and one of bursts;
/// of others only the latter.
fn write_bursts(
    file: &mut Output,
    segment: &Segment,
    bursts: &[u8],
    addressed: &mut Option<bool>,
) -> io::Result<()> {
    let has_addresses = !segment.addresses.is_empty();
    if *addressed.get_or_insert(has_addresses) != has_addresses {
        let error = "some blocks have addresses and some have none: traces and other files apart";
        return Err(io::Error::other(error));
    }
    if !has_addresses {
        return file.write_all(bursts);
    }
    for (address, &bursts) in segment.addresses.iter().zip(bursts) {
        file.write_all(&address.to_le_bytes())?;
        file.write_all(&[bursts])?;
    }
    Ok(())
}

fn speed(evaluation: &Evaluation) -> String {
    let gigabytes = evaluation.bytes() as f64 / 1e9;
    format!(
        "{:.3} GB in {:.1} s: {:.3} GB/s through {} codecs on {} threads",
        gigabytes,
        evaluation.seconds,
        gigabytes / evaluation.seconds.max(1e-9),
        evaluation.codecs.len(),
        rayon::current_num_threads(),
    )
}

impl EvalArgs {
    /// The formats asked for, each once.
    fn formats(&self) -> Vec<&'static Format> {
        let is_asked = |format: &&Format| {
            self.codec
                .iter()
                .any(|name| name == ALL || name == format.name)
        };
        FORMATS.iter().filter(is_asked).collect()
    }

    fn measures(&self) -> anyhow::Result<Vec<Measure>> {
        let geometry = Geometry::new(self.block, self.mag)?;
        let formats = self.formats();
        let has_e2mc = match self.study {
            Some(Study::Mag) | None => formats.iter().any(|format| format.name == Format::E2MC),
            Some(_) => true,
        };
        let only_e2mc = [
            ("--sl", !self.sl.is_empty()),
            ("--pdw", !self.pdw.is_empty()),
            ("--mfv", !self.mfv.is_empty()),
            ("--train", self.train.is_some()),
            ("--codebook", !self.codebook.is_empty()),
        ];
        if let Some((flag, _)) = only_e2mc.iter().find(|(_, given)| *given && !has_e2mc) {
            bail!("{flag} is a parameter of e2mc, which is not among the codecs asked for");
        }
        let mut measures = match self.study {
            Some(study) => self.study_measures(study, geometry, formats)?,
            None => self.plain_measures(geometry, &formats)?,
        };
        if let Some(TrainOn::File(path)) = &self.train {
            train_on(path, self.input, self.block, &mut measures)?;
        }
        Ok(measures)
    }

    /// The training where codebooks are not given; a FILE's is put in later.
    fn training(&self) -> Training {
        match &self.train {
            Some(TrainOn::First(bytes)) => Training::First(*bytes),
            _ => Training::Same,
        }
    }

    fn plain_measures(
        &self,
        geometry: Geometry,
        formats: &[&'static Format],
    ) -> anyhow::Result<Vec<Measure>> {
        let mut measures = Vec::new();
        for format in formats {
            if format.name != Format::E2MC {
                let coding = Coding::Format(format);
                measures.push(Measure { coding, geometry });
                continue;
            }
            for (symbol_length, mfv, training) in self.codebooks()? {
                for ways in one_or_all(&self.pdw) {
                    let coding = Coding::E2mc {
                        symbol_length,
                        ways,
                        mfv,
                        training: training.clone(),
                    };
                    measures.push(Measure { coding, geometry });
                }
            }
        }
        Ok(measures)
    }

    /// The codebooks asked for: read, or to be trained.
    fn codebooks(&self) -> anyhow::Result<Vec<(SymbolLength, MfvCount, Training)>> {
        if self.codebook.is_empty() {
            let ours =
                self.shard.is_some() && self.train.as_ref().is_none_or(|on| *on == TrainOn::Same);
            ensure!(
                !ours,
                "--shard needs a codebook that all parts share: --codebook FILE (`hdlgen train \
                 --shard` and `hdlgen merge` make one in parts), or --codec without e2mc"
            );
            let lengths = one_or_all(&self.sl).into_iter();
            return Ok(lengths
                .flat_map(|length| {
                    let mut mfvs = one_or_all(&self.mfv);
                    if !length.has_escape() {
                        mfvs.truncate(1);
                    }
                    mfvs.into_iter()
                        .map(move |mfv| (length, mfv, self.training()))
                })
                .collect());
        }
        let books = self
            .codebook
            .iter()
            .map(|path| Ok(Codebook::read(path, None)?));
        let books = books.collect::<anyhow::Result<Vec<_>>>()?;
        for length in &self.sl {
            let has = books.iter().any(|book| book.symbol_length() == *length);
            ensure!(has, "no codebook (--codebook) is for SL {length} (--sl)");
        }
        let asked = |book: &Codebook| self.sl.is_empty() || self.sl.contains(&book.symbol_length());
        let books = books.into_iter().filter(asked).map(|book| {
            let mfv = book.mfv().unwrap_or_default();
            (book.symbol_length(), mfv, Training::Given(Arc::new(book)))
        });
        Ok(books.collect())
    }

    fn study_measures(
        &self,
        study: Study,
        geometry: Geometry,
        formats: Vec<&'static Format>,
    ) -> anyhow::Result<Vec<Measure>> {
        let fixed = Fixed {
            geometry,
            symbol_length: one(&self.sl, "--sl")?,
            ways: one(&self.pdw, "--pdw")?,
            mfv: one(&self.mfv, "--mfv")?,
            training: self.training(),
            formats,
        };
        ensure!(
            study != Study::Sampling || self.train.is_none(),
            "--study sampling varies what is trained on: leave --train away"
        );
        ensure!(
            study != Study::Mfv || fixed.symbol_length.has_escape(),
            "--study mfv needs symbols of 16 or 32 bits (--sl): those of {} all have codewords",
            fixed.symbol_length
        );
        Ok(study.measures(&fixed))
    }
}

/// The values given, each once, or the default.
fn one_or_all<T: Copy + Default + PartialEq>(values: &[T]) -> Vec<T> {
    let mut all = Vec::new();
    for &value in values {
        if !all.contains(&value) {
            all.push(value);
        }
    }
    match all.is_empty() {
        true => vec![T::default()],
        false => all,
    }
}

/// The value given, or the default; a study takes no list.
fn one<T: Copy + Default>(values: &[T], flag: &str) -> anyhow::Result<T> {
    match values {
        [] => Ok(T::default()),
        [value] => Ok(*value),
        _ => bail!("--study takes one value of {flag}, not {}", values.len()),
    }
}

/// Gives all measures of E2MC codebooks that are trained on other data.
fn train_on(
    path: &Path,
    reading: Reading,
    block: BlockSize,
    measures: &mut [Measure],
) -> anyhow::Result<()> {
    let lengths: std::collections::BTreeSet<_> =
        measures.iter().filter_map(Measure::symbol_length).collect();
    let inputs = Inputs::find(&[path], reading, true)?;
    for length in lengths {
        let bar = inputs_bar(&inputs, 1);
        let counted = eval::histogram(&inputs, length, block, None, &|bytes| bar.inc(bytes));
        bar.finish_and_clear();
        let mfvs = MfvCount::ALL;
        let (books, _) = counted?.0.train_all(mfvs)?;
        let books: Vec<_> = books.into_iter().map(Arc::new).collect();
        for measure in &mut *measures {
            let Coding::E2mc {
                symbol_length,
                mfv,
                training,
                ..
            } = &mut measure.coding
            else {
                continue;
            };
            if *symbol_length == length {
                let place = mfvs.iter().position(|other| other == mfv);
                let book = place.and_then(|place| books.get(place));
                let book = book.context("no codebook for this number of MFVs")?;
                *training = Training::Given(Arc::clone(book));
            }
        }
    }
    Ok(())
}
