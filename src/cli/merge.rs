//! `hdlgen merge`: from parts to the whole.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{ensure, Context};
use clap::Args;

use super::eval_run::{headline_text, write_all};
use super::output::{Messages, Output};
use super::train::{print_summary, write_book};
use super::usage::Usage;
use super::{eval_costs, eval_page};
use crate::eval::{self, evaluation_text, Evaluation, HistogramPart};
use crate::terms::data::Source;
use crate::terms::NumberFormat;

/// Merges the outputs of `eval --shard` or `train --shard`; the result is that of a single run.
///
/// Parts of an evaluation become one evaluation. Parts of a histogram become the codebook that
/// `hdlgen train` makes of all the data, with its load sequences for e2mc and numbers.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  hdlgen merge part1.json part2.json part3.json
  hdlgen merge --report page.html part1.json part2.json
  hdlgen merge -o book.json part1.histogram part2.histogram")]
pub struct MergeArgs {
    /// All parts, in any order; - for standard input
    #[arg(required = true, value_name = "PART")]
    parts: Vec<PathBuf>,
    /// The evaluation as JSON, or the codebook, to write; - for standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the evaluation as a page of HTML, as `hdlgen eval --report` does; - for standard output
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Print the result, or the codebook's summary, as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the subcommand.
///
/// # Errors
/// If a part cannot be read or is none, if they are not all parts of one whole, or if the result
/// cannot be written.
pub fn run(args: &MergeArgs) -> anyhow::Result<()> {
    let mut histograms = 0;
    let mut parts = Vec::new();
    for path in &args.parts {
        let part = Source::open(path, None)?;
        let is_one = HistogramPart::is_one(&part)
            .with_context(|| format!("cannot read {}", path.display()))?;
        histograms += usize::from(is_one);
        parts.push(part);
    }
    if histograms == 0 {
        return merge_evaluations(args, &parts);
    }
    ensure!(
        histograms == args.parts.len(),
        "parts of histograms and of evaluations cannot be joined"
    );
    let of_histograms = "--report is for parts of an evaluation, and these are of a histogram";
    ensure!(args.report.is_none(), Usage(of_histograms.into()));
    let output = args.output.as_ref().ok_or_else(|| {
        Usage("parts of a histogram make a codebook: -o FILE says where to".into())
    })?;
    let (whole, part) = HistogramPart::merge(&parts)?;
    let symbols = whole.symbols();
    let book = whole.train(&part.recipe)?;
    let digits = NumberFormat::default_digits(part.block);
    write_book(output, &book, digits)?;
    let messages = Messages::beside([output]);
    print_summary(&book, None, symbols, args.json, &messages)
}

fn merge_evaluations(args: &MergeArgs, parts: &[Source]) -> anyhow::Result<()> {
    let create = |flag: &str, path: &Option<PathBuf>| {
        let path = path.as_deref();
        path.map(|path| Output::create(flag, path)).transpose()
    };
    let output = create("-o", &args.output)?;
    let report = create("--report", &args.report)?;
    let parts = parts.iter().map(Evaluation::read);
    let whole = Evaluation::merge(parts.collect::<Result<_, _>>()?)?;
    let document = || serde_json::to_string_pretty(&whole);
    if let Some(mut file) = output {
        writeln!(file, "{}", document()?)?;
        file.commit()?;
    }
    if let Some(mut file) = report {
        let costs = eval_costs::usual_costs(&whole, &[])?;
        let about = eval_page::about(&whole, None, &[], costs)?;
        write_all(&mut file, &eval::report(&whole, &[], &about)?)?;
        file.commit()?;
    }
    let messages = Messages::beside(args.output.iter().chain(&args.report));
    if args.json {
        messages.say(&document()?)
    } else {
        messages.say((evaluation_text(&whole) + &headline_text(&whole)).trim_end())
    }
    Ok(())
}
