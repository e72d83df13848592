//! Codebooks of a file, and Shannon's bound on it.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::measure::{Coding, Counter, Measure, Training};
use super::run::{read_batch, EvalError, Plan};
use super::source::{Input, SourceError, SEGMENT_BLOCKS};
use crate::codebook::{Codebook, Histogram, TrainError};
use crate::codec::E2mc;
use crate::terms::{MfvCount, SymbolLength};

/// The blocks of a file that are counted: those at its beginning, or all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    First(u64),
    All,
}

/// What is known of a file before its blocks are counted.
#[derive(Default)]
pub(super) struct Prepared {
    /// One for each measure.
    pub counters: Vec<Counter>,
    /// Of the symbol lengths of which all symbols were counted: symbols, and bits of an ideal code.
    pub bounds: BTreeMap<SymbolLength, (u64, f64)>,
    /// Bytes of the file, if all of it was read.
    pub read: Option<u64>,
}

/// Counts the symbols of some data, on all cores.
pub(super) fn count_symbols(
    parts: &[&[u8]],
    symbol_length: SymbolLength,
) -> Result<Histogram, TrainError> {
    let parts = parts.par_iter().map(|data| {
        let mut histogram = Histogram::new(symbol_length);
        histogram.add(data)?;
        Ok(histogram)
    });
    let parts: Result<Vec<_>, TrainError> = parts.collect();
    let mut whole = Histogram::new(symbol_length);
    for part in parts? {
        whole.merge(part)?;
    }
    Ok(whole)
}

/// Makes what counts a file's blocks, and trains codebooks on it where measures say so.
pub(super) fn prepare(
    input: &Input,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Prepared, EvalError> {
    let mut prepared = Prepared::default();
    let trainings = plan
        .measures
        .iter()
        .filter_map(|measure| match &measure.coding {
            Coding::E2mc { training, .. } => Some(training),
            Coding::Format(_) => None,
        });
    let blocks = match trainings
        .clone()
        .any(|training| matches!(training, Training::Share(_)))
    {
        true => Some(count_blocks(input, plan)?),
        false => None,
    };
    // The codebooks to make, by what they are trained on.
    let mut wanted: BTreeMap<(Extent, SymbolLength), Vec<MfvCount>> = BTreeMap::new();
    for measure in &plan.measures {
        let Coding::E2mc {
            symbol_length,
            mfv,
            training,
            ..
        } = &measure.coding
        else {
            continue;
        };
        if let Some(extent) = extent(training, plan, blocks) {
            let counts = wanted.entry((extent, *symbol_length)).or_default();
            if !counts.contains(mfv) {
                counts.push(*mfv);
            }
            if plan.bounds && plan.shard.is_none() && extent == Extent::All {
                prepared.bounds.insert(*symbol_length, (0, 0.0));
            }
        }
    }
    let mut books: BTreeMap<(Extent, SymbolLength, MfvCount), Codebook> = BTreeMap::new();
    if !wanted.is_empty() {
        let keys: Vec<_> = wanted.keys().copied().collect();
        let (histograms, read) = histograms(input, plan, &keys, progress)?;
        prepared.read = read;
        for ((key, mfvs), histogram) in wanted.into_iter().zip(histograms) {
            let symbols = histogram.symbols();
            let (trained, bits) = histogram.train_all(&mfvs)?;
            if key.0 == Extent::All {
                prepared
                    .bounds
                    .entry(key.1)
                    .and_modify(|bound| *bound = (symbols, bits));
            }
            let trained = mfvs.into_iter().zip(trained);
            books.extend(trained.map(|(mfv, book)| ((key.0, key.1, mfv), book)));
        }
    }
    for measure in &plan.measures {
        let counter = counter(measure, |training, symbol_length, mfv| {
            let extent = extent(training, plan, blocks)?;
            let sampled = match extent {
                Extent::First(blocks) => blocks,
                Extent::All => 0,
            };
            Some((books.get(&(extent, symbol_length, mfv))?, sampled))
        });
        prepared.counters.push(counter.ok_or(TrainError::Empty)?);
    }
    Ok(prepared)
}

/// What a measure's codebook is trained on; `None` where it is given.
fn extent(training: &Training, plan: &Plan, blocks: Option<u64>) -> Option<Extent> {
    match training {
        Training::Same => Some(Extent::All),
        Training::First(bytes) => Some(Extent::First(bytes.div_ceil(plan.block.get().into()))),
        Training::Share(parts) => blocks.map(|blocks| Extent::First(blocks.div_ceil(*parts))),
        Training::Given(_) => None,
    }
}

/// A measure's counter, with the codebook and the sampled blocks that `trained` answers.
fn counter<'a>(
    measure: &Measure,
    trained: impl Fn(&Training, SymbolLength, MfvCount) -> Option<(&'a Codebook, u64)>,
) -> Option<Counter> {
    let geometry = measure.geometry;
    match &measure.coding {
        Coding::Format(format) => Some(Counter::format(format.codec(geometry)?, geometry)),
        Coding::E2mc {
            symbol_length,
            ways,
            mfv,
            training,
        } => {
            let (book, sampled) = match training {
                Training::Given(book) => (book.as_ref(), 0),
                _ => trained(training, *symbol_length, *mfv)?,
            };
            let codec = E2mc::new(book, geometry.block(), *ways);
            Some(Counter::e2mc(codec, geometry, sampled))
        }
    }
}

/// The blocks of a file, which are passed over where that can be done.
fn count_blocks(input: &Input, plan: &Plan) -> Result<u64, EvalError> {
    let mut segments = input.open(plan.block)?;
    while segments.skip_segment()? {}
    Ok(segments.blocks())
}

/// Histograms of parts of a file, for each part and symbol length; and the file's bytes, if all of
/// it was read.
fn histograms(
    input: &Input,
    plan: &Plan,
    keys: &[(Extent, SymbolLength)],
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(Vec<Histogram>, Option<u64>), EvalError> {
    let mut all: Vec<_> = keys.iter().map(|key| Histogram::new(key.1)).collect();
    let longest = keys.iter().map(|key| key.0).max();
    let mut segments = input.open(plan.block)?;
    let block = plan.block.bytes();
    loop {
        let first = segments.segments() * SEGMENT_BLOCKS as u64;
        if longest.is_some_and(|longest| Extent::First(first) >= longest) {
            return Ok((all, None));
        }
        let batch = read_batch(&mut segments, |_| true, progress)?;
        if batch.is_empty() {
            break;
        }
        let parts = keys.par_iter().map(|&(extent, length)| {
            let blocks = match extent {
                Extent::First(blocks) => blocks,
                Extent::All => u64::MAX,
            };
            let within = batch.iter().map(|segment| {
                let first = segment.number * SEGMENT_BLOCKS as u64;
                let bytes = blocks.saturating_sub(first).saturating_mul(block as u64);
                let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
                &segment.data[..bytes.min(segment.data.len())]
            });
            let within: Vec<_> = within.filter(|data| !data.is_empty()).collect();
            count_symbols(&within, length)
        });
        let parts: Vec<_> = parts.collect();
        for (whole, part) in all.iter_mut().zip(parts) {
            whole.merge(part?)?;
        }
    }
    if segments.read() == 0 {
        let name = input.name().to_owned();
        return Err(SourceError::Empty { name }.into());
    }
    Ok((all, Some(segments.read())))
}
