//! Codebooks of a file, and Shannon's bound on it.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::counter::{Column, Counter};
use super::halves::{HalfBooks, Halves};
use super::measure::{Coding, Measure, Training};
use super::plan::{EvalError, Plan};
use super::sampling::Tables;
use super::source::{read_batch, segment_blocks, Input, Segment, SourceError};
use crate::codebook::{Alphabet, AnyHistogram, Book, Recipe, TrainError};
use crate::codec::{Scheme, SchemeError};
use crate::terms::{BlockSize, SymbolLength};

/// The blocks of a file that are counted: those at its beginning, or all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    First(u64),
    All,
}

/// Codebooks and counts of a file before its blocks are counted.
#[derive(Default)]
pub(super) struct Prepared {
    /// One for each measure; `None` where the file's blocks are stored uncompressed.
    measures: Vec<Option<Measure>>,
    /// Blocks of the file, where they were counted.
    blocks: Option<u64>,
    books: BTreeMap<(Extent, Recipe), Book>,
    tables: BTreeMap<(u32, Recipe), Book>,
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

/// Trains codebooks on a file where measures say so, and counts its halves.
pub(super) fn prepare(
    input: &Input,
    plan: &Plan,
    halves: &mut Halves,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Prepared, EvalError> {
    let elements = input.elements()?;
    let measures = plan.measures.iter();
    let measures: Vec<_> = measures.map(|measure| measure.of_file(&elements)).collect();
    let is_share = |measure: &Measure| matches!(measure.training(), Some(Training::Share(_)));
    let blocks = if plan.measures.iter().any(is_share) {
        Some(count_blocks(input, plan)?)
    } else {
        None
    };
    let mut prepared = Prepared {
        measures,
        blocks,
        ..Prepared::default()
    };
    let wanted = prepared.wanted(plan);
    let mut tables = Tables::new(plan);
    if !wanted.is_empty() || !tables.is_empty() {
        let keys: Vec<_> = wanted.keys().copied().collect();
        let (histograms, read) = histograms(input, plan, &keys, &mut tables, halves, progress)?;
        prepared.read = read;
        for (((extent, alphabet), recipes), histogram) in wanted.into_iter().zip(histograms) {
            let symbols = histogram.symbols();
            if extent == Extent::All && plan.other_data {
                halves.want(&recipes);
            }
            let (trained, bits) = histogram.train_all(&recipes)?;
            if let (Extent::All, Alphabet::Symbols(length), Some(bits)) = (extent, alphabet, bits) {
                let bound = prepared.bounds.entry(length);
                bound.and_modify(|bound| *bound = (symbols, bits));
            }
            let trained = recipes.into_iter().zip(trained);
            let trained = trained.map(|(recipe, book)| ((extent, recipe), book));
            prepared.books.extend(trained);
        }
    }
    prepared.tables = tables.books()?;
    Ok(prepared)
}

impl Prepared {
    /// The codebooks to make, by what they are trained on.
    fn wanted(&mut self, plan: &Plan) -> BTreeMap<(Extent, Alphabet), Vec<Recipe>> {
        let mut wanted: BTreeMap<(Extent, Alphabet), Vec<Recipe>> = BTreeMap::new();
        for measure in self.measures.iter().flatten() {
            let (Some(training), Some(recipe)) = (measure.training(), measure.recipe()) else {
                continue;
            };
            if let Some(extent) = extent(training, plan, self.blocks) {
                let recipes = wanted.entry((extent, recipe.alphabet())).or_default();
                if !recipes.contains(&recipe) {
                    recipes.push(recipe);
                }
                let whole = plan.bounds && plan.shard.is_none() && extent == Extent::All;
                if let (true, Some(length)) = (whole, measure.symbol_length()) {
                    self.bounds.insert(length, (0, 0.0));
                }
            }
        }
        wanted
    }

    /// What counts the file's blocks, for each measure.
    pub fn columns(&self, plan: &Plan, other: &HalfBooks) -> Result<Vec<Column>, EvalError> {
        let both = plan.measures.iter().zip(&self.measures);
        let columns = both.map(|(asked, measure)| {
            let Some(measure) = measure else {
                let raw = || Counter::uncompressed(asked.geometry, false);
                let same = asked.training() == Some(&Training::Same);
                let others = (plan.other_data && same).then(|| [raw(), raw()]);
                return Ok(Column { own: raw(), others });
            };
            Ok(Column {
                own: self.own_counter(measure, plan)?,
                others: other_counters(measure, plan, other)?,
            })
        });
        columns.collect()
    }

    /// A measure's counter with its own codebook.
    fn own_counter(&self, measure: &Measure, plan: &Plan) -> Result<Counter, EvalError> {
        let geometry = measure.geometry;
        let empty = TrainError::Empty;
        let (scheme, training) = match &measure.coding {
            Coding::Trained { scheme, training } => (*scheme, training),
            Coding::Format(format) => {
                let codec = format.codec(geometry).ok_or(empty)?;
                return Ok(Counter::format(codec, geometry));
            }
            Coding::Untrained(untrained) => {
                let codec = untrained.codec(geometry).map_err(SchemeError::from)?;
                return Ok(Counter::format(codec, geometry));
            }
            Coding::Numbers { .. } => return Err(empty.into()),
        };
        let recipe = scheme.recipe(geometry.block());
        let extent = extent(training, plan, self.blocks);
        let book = match (training, extent) {
            (Training::Given(book), _) => Some(book.as_ref()),
            (Training::Table(ways), _) => self.tables.get(&(*ways, recipe)),
            (_, Some(extent)) => self.books.get(&(extent, recipe)),
            _ => None,
        };
        let sampled = match extent {
            Some(Extent::First(blocks)) => blocks,
            _ => 0,
        };
        let codec = scheme.codec(book.ok_or(empty)?, geometry)?;
        Ok(Counter::trained(codec, scheme, geometry, sampled))
    }
}

/// The counters of a file's halves, each with the other half's codebook, of a measure that is
/// trained on the file itself. Without a codebook a half is stored uncompressed.
fn other_counters(
    measure: &Measure,
    plan: &Plan,
    books: &HalfBooks,
) -> Result<Option<[Counter; 2]>, EvalError> {
    let Coding::Trained { scheme, training } = &measure.coding else {
        return Ok(None);
    };
    if !plan.other_data || *training != Training::Same {
        return Ok(None);
    }
    let geometry = measure.geometry;
    let books = books.get(&scheme.recipe(geometry.block()));
    let counter = |half: usize| -> Result<Counter, EvalError> {
        let Some(book) = books.and_then(|books| books[half].as_ref()) else {
            let has_ways = !matches!(scheme, Scheme::Numbers { .. });
            return Ok(Counter::uncompressed(geometry, has_ways));
        };
        let codec = scheme.codec(book, geometry)?;
        Ok(Counter::trained(codec, *scheme, geometry, 0))
    };
    Ok(Some([counter(1)?, counter(0)?]))
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
    halves: &mut Halves,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<(Vec<AnyHistogram>, Option<u64>), EvalError> {
    let mut all: Vec<_> = keys.iter().map(|key| AnyHistogram::new(key.1)).collect();
    let longest = if tables.is_empty() {
        keys.iter().map(|key| key.0).max()
    } else {
        Some(Extent::All)
    };
    let mut segments = input.open(plan.block)?;
    let block = plan.block;
    loop {
        let first = segments.segments() * segment_blocks(block) as u64;
        if longest.is_some_and(|longest| Extent::First(first) >= longest) {
            return Ok((all, None));
        }
        let batch = read_batch(&mut segments, |_| true, progress)?;
        if batch.is_empty() {
            break;
        }
        let parts = keys.par_iter().map(|&(extent, alphabet)| match extent {
            Extent::All if plan.other_data => {
                let [first, second] = [0, 1].map(|half| -> Vec<&[u8]> {
                    let parts = batch.iter();
                    parts.map(|part| part.halves(plan.block)[half]).collect()
                });
                let (first, second) = rayon::join(
                    || count_symbols(&first, alphabet),
                    || count_symbols(&second, alphabet),
                );
                Ok((first?, Some(second?)))
            }
            _ => Ok((
                count_symbols(&within(&batch, extent, block), alphabet)?,
                None,
            )),
        });
        let parts: Vec<Result<_, TrainError>> = parts.collect();
        tables.add(&batch)?;
        for (whole, part) in all.iter_mut().zip(parts) {
            match part? {
                (first, Some(second)) => {
                    for (half, part) in [first, second].into_iter().enumerate() {
                        if part.symbols() > 0 {
                            halves.add(half, part, whole)?;
                        }
                    }
                }
                (part, None) => whole.merge(part)?,
            }
        }
        segments.reuse(batch);
    }
    if segments.read() == 0 {
        let name = input.name().to_owned();
        return Err(SourceError::Empty { name }.into());
    }
    Ok((all, Some(segments.read())))
}

/// The data of segments that is within an extent.
fn within(batch: &[Segment], extent: Extent, block: BlockSize) -> Vec<&[u8]> {
    let blocks = match extent {
        Extent::First(blocks) => blocks,
        Extent::All => u64::MAX,
    };
    let within = batch.iter().map(|segment| {
        let first = segment.number * segment_blocks(block) as u64;
        let bytes = blocks
            .saturating_sub(first)
            .saturating_mul(block.bytes() as u64);
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        &segment.data[..bytes.min(segment.data.len())]
    });
    within.filter(|data| !data.is_empty()).collect()
}
