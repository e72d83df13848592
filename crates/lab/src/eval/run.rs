//! The pass over the data.

use std::io;
use std::time::Instant;

use itertools::Itertools;
use rayon::prelude::*;

use super::codebooks::{count_symbols, prepare, Prepared};
use super::counter::{Column, Counted, Wanted};
use super::counts::Counts;
use super::evaluation::Evaluation;
use super::file_result::{CodecResult, FileResult, SymbolResult};
use super::halves::Halves;
use super::measure::{Described, Measure, Training};
use super::names::{own_name, By};
use super::plan::{EvalError, Plan};
use super::source::{read_batch, segment_blocks, Input, Inputs, Segment, Segments, SourceError};
use super::Shard;
use crate::bus::Totals;
use crate::codebook::{Histogram, Recipe, SymbolHistogram, TrainError};
use crate::terms::{BlockSize, SymbolLength};

/// Is given each segment with the bursts of its blocks, by the first measure.
pub type BurstSink<'a> = &'a mut dyn FnMut(&Segment, &[u8]) -> io::Result<()>;

/// Measures all inputs. `progress` is told of bytes as they are read, from any thread.
///
/// # Errors
/// [`EvalError`] if something cannot be read or written, or is empty.
pub fn evaluate(
    inputs: &Inputs,
    plan: &Plan,
    mut bursts: Option<BurstSink<'_>>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Evaluation, EvalError> {
    let start = Instant::now();
    let of_file = |measure: &Measure| {
        let training = measure.training();
        matches!(
            training,
            Some(Training::Same | Training::Share(_) | Training::Table(_))
        )
    };
    if plan.shard.is_some() && plan.measures.iter().any(of_file) {
        return Err(EvalError::ShardTraining);
    }
    let codecs = plan.measures.iter().map(Measure::describe);
    let codecs: Vec<_> = codecs.collect::<Result<_, _>>()?;
    let mut files = Vec::new();
    let numbered = (0..).zip(&inputs.inputs);
    for (_, group) in &numbered.chunk_by(|(_, input)| input.file()) {
        // All arrays of a file are read for codebooks before the first of them is counted: what is
        // trained on other data has one codebook for all of them.
        let mut halves = Halves::default();
        let mut ready = Vec::new();
        for (number, input) in group {
            let prepared = prepare(input, plan, &mut halves, progress)?;
            ready.push((number, input, prepared));
        }
        let books = halves.train()?;
        for (number, input, prepared) in ready {
            let columns = prepared.columns(plan, &books)?;
            let ready = Ready {
                number,
                input,
                prepared,
                columns,
            };
            files.push(evaluate_file(&ready, plan, &codecs, &mut bursts, progress)?);
        }
    }
    let mut evaluation = Evaluation::new(plan, codecs, files, inputs.left_out.clone());
    evaluation.seconds = start.elapsed().as_secs_f64();
    Ok(evaluation)
}

/// A file whose blocks can be counted.
struct Ready<'a> {
    number: u64,
    input: &'a Input,
    prepared: Prepared,
    columns: Vec<Column>,
}

fn evaluate_file(
    ready: &Ready<'_>,
    plan: &Plan,
    codecs: &[Described],
    bursts: &mut Option<BurstSink<'_>>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<FileResult, EvalError> {
    let Ready {
        number,
        input,
        prepared,
        columns,
    } = ready;
    let lengths = plan.bound_lengths();
    let counted_here = lengths.iter().copied();
    let counted_here = counted_here.filter(|length| !prepared.bounds.contains_key(length));
    let counted_here: Vec<_> = counted_here.collect();
    let histograms = counted_here.iter().copied().map(SymbolHistogram::new);
    let mut histograms: Vec<_> = histograms.collect();
    let measures = plan.measures.iter().zip(columns).zip(codecs);
    let empty = measures.map(|((measure, column), codec)| {
        let none = Counts::new(measure.geometry);
        let other_data = column.others.as_ref().map(|_| none.clone());
        CodecResult::new(codec, none, other_data)
    });
    let mut results: Vec<_> = empty.collect();
    let (mut bytes, mut padding) = (0, 0);

    let wanted = Wanted {
        bursts: bursts.is_some(),
        flit: plan.toggles,
    };
    let mut raw_toggles: Option<Totals> = None;
    let mut segments = input.open(plan.block)?;
    let is_wanted = |segment| plan.shard.is_none_or(|shard| shard.has(*number, segment));
    let mut batch = read_batch(&mut segments, is_wanted, progress)?;
    while !batch.is_empty() {
        // The next segments are read while these are counted.
        let (next, (counted, symbols)) = rayon::join(
            || read_batch(&mut segments, is_wanted, progress),
            || {
                let count = || count_batch(&batch, plan.block, columns, wanted);
                rayon::join(count, || count_lengths(&batch, &counted_here))
            },
        );
        for (segment, counted) in batch.iter().zip(&counted) {
            bytes += segment.data.len() as u64 - segment.padding;
            padding += segment.padding;
            for (sum, counted) in results.iter_mut().zip(counted) {
                sum.counts += &counted.counts;
                if let (Some(sum), Some(counted)) = (&mut sum.other_data, &counted.other_data) {
                    *sum += counted;
                }
            }
            if let (Some(write), Some(first)) = (bursts.as_mut(), counted.first()) {
                write(segment, &first.bursts).map_err(EvalError::Bursts)?;
            }
        }
        for totals in plan.uncompressed(&batch) {
            *raw_toggles.get_or_insert_default() += totals;
        }
        for (whole, part) in histograms.iter_mut().zip(symbols?) {
            (whole as &mut dyn Histogram).merge(part)?;
        }
        segments.reuse(std::mem::replace(&mut batch, next?));
    }
    check_length(input, &segments, prepared.read)?;

    let mut symbols = Vec::new();
    for (&length, &(count, bits)) in &prepared.bounds {
        symbols.push(SymbolResult::new(length, count, bits));
    }
    for histogram in histograms {
        symbols.push(match plan.shard {
            None => SymbolResult::of(histogram)?,
            Some(_) => SymbolResult::part(histogram)?,
        });
    }
    symbols.sort_by_key(|symbols| symbols.symbol_length);
    let form = segments.form().clone();
    let own_name = own_name(input.name(), input.file());
    let group = |by| form.dtype().map(|_| plan.names.group(by, own_name));
    Ok(FileResult {
        name: input.name().to_owned(),
        layer: group(By::Layer),
        role: group(By::Role),
        form,
        bytes,
        padding,
        blocks: (bytes + padding) / u64::from(plan.block.get()),
        codecs: results,
        symbols,
        uncompressed: raw_toggles,
    })
}

/// Refuses a file that is empty, or that was another at the first reading.
fn check_length(
    input: &Input,
    segments: &Segments,
    before: Option<u64>,
) -> Result<(), SourceError> {
    let name = || input.name().to_owned();
    if segments.read() == 0 {
        return Err(SourceError::Empty { name: name() });
    }
    match before {
        Some(before) if before != segments.read() => Err(SourceError::Length {
            name: name(),
            expected: before,
            by: "when it was read for training",
            found: segments.read().to_string(),
        }),
        _ => Ok(()),
    }
}

/// Counts segments for all measures, on all cores: for each segment, one of each measure.
fn count_batch(
    batch: &[Segment],
    block: BlockSize,
    columns: &[Column],
    wanted: Wanted,
) -> Vec<Vec<Counted>> {
    let segments = batch.par_iter().map(|segment| {
        let first = segment.number * segment_blocks(block) as u64;
        let columns = columns.par_iter().enumerate().with_max_len(1);
        let counted = columns.map(|(number, column)| {
            let bursts = wanted.bursts && number == 0;
            column.count(segment, first, Wanted { bursts, ..wanted })
        });
        counted.collect()
    });
    segments.collect()
}

/// Counts the symbols of segments, for each length.
fn count_lengths(
    batch: &[Segment],
    lengths: &[SymbolLength],
) -> Result<Vec<Box<dyn Histogram>>, TrainError> {
    let data: Vec<_> = batch
        .iter()
        .map(|segment| segment.data.as_slice())
        .collect();
    let lengths = lengths.par_iter();
    lengths
        .map(|&length| count_symbols(&data, &|| Ok(Box::new(SymbolHistogram::new(length)))))
        .collect()
}

/// How long an input is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Length {
    /// Its own bytes.
    pub bytes: u64,
    /// Bytes of zeros that filled blocks, as far as they were read.
    pub padding: u64,
}

/// Counts what a recipe is trained on in all inputs, or in a part of their segments; also gives each one's
/// length.
///
/// # Errors
/// [`EvalError`] if something cannot be read or is empty.
pub fn histogram(
    inputs: &Inputs,
    recipe: &Recipe,
    block: BlockSize,
    shard: Option<Shard>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(Box<dyn Histogram>, Vec<Length>), EvalError> {
    let mut whole = recipe.histogram()?;
    let mut lengths = Vec::new();
    for (number, input) in (0..).zip(&inputs.inputs) {
        let is_wanted = |segment| shard.is_none_or(|shard| shard.has(number, segment));
        let mut segments = input.open(block)?;
        let mut padding = 0;
        loop {
            let batch = read_batch(&mut segments, is_wanted, progress)?;
            if batch.is_empty() {
                break;
            }
            padding += batch.iter().map(|segment| segment.padding).sum::<u64>();
            let data: Vec<_> = batch
                .iter()
                .map(|segment| segment.data.as_slice())
                .collect();
            whole.merge(count_symbols(&data, &|| recipe.histogram())?)?;
        }
        check_length(input, &segments, None)?;
        let bytes = segments.read();
        lengths.push(Length { bytes, padding });
    }
    Ok((whole, lengths))
}
