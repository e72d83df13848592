//! Codebooks of a file, and Shannon's bound on it.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::counter::{Column, Counter};
use super::halves::{HalfBooks, Halves};
use super::measure::{Coding, Measure, Training};
use super::plan::{EvalError, Plan};
use super::sampling::Tables;
use super::source::{read_batch, segment_blocks, Input, Segment, SourceError};
use crate::codebook::{Book, Histogram, Recipe, TrainError};
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

/// Counts the symbols of some data, whole blocks of it, on all cores. `new`: nothing counted yet.
pub(super) fn count_symbols(
    parts: &[&[u8]],
    new: &(dyn Fn() -> Result<Box<dyn Histogram>, TrainError> + Sync),
) -> Result<Box<dyn Histogram>, TrainError> {
    let parts = parts.par_iter().map(|data| {
        let mut histogram = new()?;
        histogram.add(data)?;
        Ok(histogram)
    });
    let parts: Result<Vec<_>, TrainError> = parts.collect();
    let mut whole = new()?;
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
        let keys: Vec<_> = wanted.keys().cloned().collect();
        let (histograms, read) = histograms(input, plan, &keys, &mut tables, halves, progress)?;
        prepared.read = read;
        for (((extent, _), recipes), histogram) in wanted.into_iter().zip(histograms) {
            let symbols = histogram.symbols();
            if extent == Extent::All && plan.other_data {
                halves.want(&recipes);
            }
            let (trained, bits) = histogram.train_all(&recipes)?;
            if let (Extent::All, Some(bits)) = (extent, bits) {
                prepared.bound(&recipes, (symbols, bits));
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
    /// Keeps symbols and bits of an ideal code for the symbol length that some recipes are of.
    fn bound(&mut self, recipes: &[Recipe], found: (u64, f64)) {
        let measures = self.measures.iter().flatten();
        let of_them =
            |measure: &&Measure| measure.recipe().is_some_and(|own| recipes.contains(&own));
        for length in measures.filter(of_them).filter_map(Measure::bounded_by) {
            let bound = self.bounds.entry(length);
            bound.and_modify(|bound| *bound = found);
        }
    }

    /// The codebooks to make, by what they are trained on.
    fn wanted(&mut self, plan: &Plan) -> BTreeMap<(Extent, Recipe), Vec<Recipe>> {
        let mut wanted: BTreeMap<(Extent, Recipe), Vec<Recipe>> = BTreeMap::new();
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
                if let (true, Some(length)) = (whole, measure.bounded_by()) {
                    self.bounds.insert(length, (0, 0.0));
                }
            }
        }
        wanted
    }

    /// The counters of the file's blocks, for each measure.
    pub fn columns(&self, plan: &Plan, other: &HalfBooks) -> Result<Vec<Column>, EvalError> {
        let both = plan.measures.iter().zip(&self.measures);
        let columns = both.map(|(asked, measure)| {
            let Some(measure) = measure else {
                let raw = || Counter::new(None, false, asked.geometry);
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
        let Coding { scheme, training } = measure.coding().ok_or(empty)?;
        let (Some(training), Some(recipe)) = (training, scheme.recipe(geometry.block())) else {
            let codec = scheme.codec(None, geometry)?;
            return Ok(Counter::new(Some(codec), scheme.has_ways(), geometry));
        };
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
        let codec = scheme.codec(Some(book.ok_or(TrainError::Empty)?), geometry)?;
        Ok(Counter::new(Some(codec), scheme.has_ways(), geometry).after(sampled))
    }
}

/// The counters of a file's halves, each with the other half's codebook, of a measure that is
/// trained on the file itself. Without a codebook a half is stored uncompressed.
fn other_counters(
    measure: &Measure,
    plan: &Plan,
    books: &HalfBooks,
) -> Result<Option<[Counter; 2]>, EvalError> {
    let Some(Coding { scheme, training }) = measure.coding() else {
        return Ok(None);
    };
    if !plan.other_data || *training != Some(Training::Same) {
        return Ok(None);
    }
    let geometry = measure.geometry;
    let recipe = scheme.recipe(geometry.block());
    let books = recipe.and_then(|recipe| books.get(&recipe));
    let counter = |half: usize| -> Result<Counter, EvalError> {
        let book = books.and_then(|books| books[half].as_ref());
        let codec = book.map(|book| scheme.codec(Some(book), geometry));
        Ok(Counter::new(
            codec.transpose()?,
            scheme.has_ways(),
            geometry,
        ))
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

/// Histograms, and the file's bytes, if all of it was read.
type Counted = (Vec<Box<dyn Histogram>>, Option<u64>);

/// Histograms of parts of a file, for each part and alphabet, and the file's bytes, if all of
/// it was read; `tables` sample all of it.
fn histograms(
    input: &Input,
    plan: &Plan,
    keys: &[(Extent, Recipe)],
    tables: &mut Tables,
    halves: &mut Halves,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Counted, EvalError> {
    let all = keys.iter().map(|key| key.1.histogram());
    let mut all: Vec<_> = all.collect::<Result<_, _>>()?;
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
        let parts = keys.par_iter().map(|(extent, alphabet)| {
            let count = |parts: &[&[u8]]| count_symbols(parts, &|| alphabet.histogram());
            if *extent != Extent::All || !plan.other_data {
                return Ok((count(&within(&batch, *extent, block))?, None));
            }
            let [first, second] = [0, 1].map(|half| -> Vec<&[u8]> {
                let parts = batch.iter();
                parts.map(|part| part.halves(plan.block)[half]).collect()
            });
            let (first, second) = rayon::join(|| count(&first), || count(&second));
            Ok((first?, Some(second?)))
        });
        let parts: Vec<Result<_, TrainError>> = parts.collect();
        tables.add(&batch)?;
        for (whole, part) in all.iter_mut().zip(parts) {
            match part? {
                (first, Some(second)) => {
                    for (half, part) in [first, second].into_iter().enumerate() {
                        if part.symbols() > 0 {
                            halves.add(half, part, whole.as_mut())?;
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
