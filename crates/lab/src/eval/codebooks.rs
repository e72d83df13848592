//! Codebooks of a file, and Shannon's bound on it.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::measure::{Coding, Counter, Measure, Training};
use super::plan::{EvalError, Plan};
use super::sampling::Tables;
use super::source::{read_batch, Input, SourceError, SEGMENT_BLOCKS};
use crate::codebook::{Alphabet, AnyHistogram, Book, Recipe, TrainError};
use crate::terms::SymbolLength;

/// The blocks of a file that are counted: those at its beginning, or all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    First(u64),
    All,
}

/// Codebooks and counts of a file before its blocks are counted.
#[derive(Default)]
pub(super) struct Prepared {
    /// One for each measure.
    pub counters: Vec<Counter>,
    /// Of the symbol lengths of which all symbols were counted: symbols, and bits of an ideal code.
    pub bounds: BTreeMap<SymbolLength, (u64, f64)>,
    /// Bytes of the file, if all of it was read.
    pub read: Option<u64>,
}

/// Counts the symbols of some data, whole blocks of it, on all cores.
pub(super) fn count_symbols(
    parts: &[&[u8]],
    alphabet: Alphabet,
) -> Result<AnyHistogram, TrainError> {
    let parts = parts.par_iter().map(|data| {
        let mut histogram = AnyHistogram::new(alphabet);
        histogram.add(data)?;
        Ok(histogram)
    });
    let parts: Result<Vec<_>, TrainError> = parts.collect();
    let mut whole = AnyHistogram::new(alphabet);
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
    let is_share = |measure: &Measure| {
        let training = measure.training();
        matches!(training, Some(Training::Share(_)))
    };
    let blocks = match plan.measures.iter().any(is_share) {
        true => Some(count_blocks(input, plan)?),
        false => None,
    };
    // The codebooks to make, by what they are trained on.
    let mut wanted: BTreeMap<(Extent, Alphabet), Vec<Recipe>> = BTreeMap::new();
    for measure in &plan.measures {
        let (Some(training), Some(recipe)) = (measure.training(), measure.recipe()) else {
            continue;
        };
        if let Some(extent) = extent(training, plan, blocks) {
            let recipes = wanted.entry((extent, recipe.alphabet())).or_default();
            if !recipes.contains(&recipe) {
                recipes.push(recipe);
            }
            let whole = plan.bounds && plan.shard.is_none() && extent == Extent::All;
            if let (true, Some(length)) = (whole, measure.symbol_length()) {
                prepared.bounds.insert(length, (0, 0.0));
            }
        }
    }
    let mut books: BTreeMap<(Extent, Recipe), Book> = BTreeMap::new();
    let mut tables = Tables::new(plan);
    if !wanted.is_empty() || !tables.is_empty() {
        let keys: Vec<_> = wanted.keys().copied().collect();
        let (histograms, read) = histograms(input, plan, &keys, &mut tables, progress)?;
        prepared.read = read;
        for (((extent, alphabet), recipes), histogram) in wanted.into_iter().zip(histograms) {
            let symbols = histogram.symbols();
            let (trained, bits) = histogram.train_all(&recipes)?;
            if let (Extent::All, Alphabet::Symbols(length), Some(bits)) = (extent, alphabet, bits) {
                let bound = prepared.bounds.entry(length);
                bound.and_modify(|bound| *bound = (symbols, bits));
            }
            let trained = recipes.into_iter().zip(trained);
            books.extend(trained.map(|(recipe, book)| ((extent, recipe), book)));
        }
    }
    let tables = tables.books()?;
    for measure in &plan.measures {
        let counter = counter(measure, |training, recipe| {
            if let Training::Table(ways) = training {
                return Some((tables.get(&(*ways, recipe))?, 0));
            }
            let extent = extent(training, plan, blocks)?;
            let sampled = match extent {
                Extent::First(blocks) => blocks,
                Extent::All => 0,
            };
            Some((books.get(&(extent, recipe))?, sampled))
        });
        prepared.counters.push(counter?);
    }
    Ok(prepared)
}

/// The blocks that a measure's codebook is trained on; `None` where it is given.
fn extent(training: &Training, plan: &Plan, blocks: Option<u64>) -> Option<Extent> {
    match training {
        Training::Same => Some(Extent::All),
        Training::First(bytes) => Some(Extent::First(bytes.div_ceil(plan.block.get().into()))),
        Training::Share(parts) => blocks.map(|blocks| Extent::First(blocks.div_ceil(*parts))),
        Training::Given(_) | Training::Table(_) => None,
    }
}

/// A measure's counter, with the codebook and the sampled blocks that `trained` answers.
fn counter<'a>(
    measure: &Measure,
    trained: impl Fn(&Training, Recipe) -> Option<(&'a Book, u64)>,
) -> Result<Counter, EvalError> {
    let geometry = measure.geometry;
    let empty = TrainError::Empty;
    match &measure.coding {
        Coding::Format(format) => {
            let codec = format.codec(geometry).ok_or(empty)?;
            Ok(Counter::format(codec, geometry))
        }
        Coding::Untrained(untrained) => {
            let codec = untrained.codec(geometry);
            let codec = codec.map_err(crate::codec::SchemeError::from)?;
            Ok(Counter::format(codec, geometry))
        }
        Coding::Trained { scheme, training } => {
            let recipe = scheme.recipe(geometry.block());
            let (book, sampled) = match training {
                Training::Given(book) => (book.as_ref(), 0),
                _ => trained(training, recipe).ok_or(empty)?,
            };
            let codec = scheme.codec(book, geometry)?;
            Ok(Counter::trained(codec, *scheme, geometry, sampled))
        }
    }
}

/// The blocks of a file, which are passed over where that can be done.
fn count_blocks(input: &Input, plan: &Plan) -> Result<u64, EvalError> {
    let mut segments = input.open(plan.block)?;
    while segments.skip_segment()? {}
    Ok(segments.blocks())
}

/// Histograms of parts of a file, for each part and alphabet, and the file's bytes, if all of
/// it was read; `tables` sample all of it.
fn histograms(
    input: &Input,
    plan: &Plan,
    keys: &[(Extent, Alphabet)],
    tables: &mut Tables,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(Vec<AnyHistogram>, Option<u64>), EvalError> {
    let mut all: Vec<_> = keys.iter().map(|key| AnyHistogram::new(key.1)).collect();
    let longest = match tables.is_empty() {
        true => keys.iter().map(|key| key.0).max(),
        false => Some(Extent::All),
    };
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
        let parts = keys.par_iter().map(|&(extent, alphabet)| {
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
            count_symbols(&within, alphabet)
        });
        let parts: Vec<_> = parts.collect();
        tables.add(&batch)?;
        for (whole, part) in all.iter_mut().zip(parts) {
            whole.merge(part?)?;
        }
        segments.reuse(batch);
    }
    if segments.read() == 0 {
        let name = input.name().to_owned();
        return Err(SourceError::Empty { name }.into());
    }
    Ok((all, Some(segments.read())))
}
