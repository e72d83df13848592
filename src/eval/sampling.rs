//! Codebooks of a file by a value-frequency table, which sees its symbols one after another.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::measure::Training;
use super::plan::{EvalError, Plan};
use super::source::{read_batch, Input};
use crate::codebook::{Book, Recipe, ValueFrequency};

/// The codebooks of all measures that are trained so, by the ways of their tables.
pub(super) fn books(
    input: &Input,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<BTreeMap<(u32, Recipe), Book>, EvalError> {
    let mut tables = BTreeMap::new();
    for measure in &plan.measures {
        let (Some(Training::Table(ways)), Some(recipe)) = (measure.training(), measure.recipe())
        else {
            continue;
        };
        if let Recipe::E2mc { symbol_length, mfv } = recipe {
            let table = || ValueFrequency::new(symbol_length, mfv, *ways);
            tables.entry((*ways, recipe)).or_insert_with(table);
        }
    }
    if tables.is_empty() {
        return Ok(BTreeMap::new());
    }
    let mut segments = input.open(plan.block)?;
    loop {
        let batch = read_batch(&mut segments, |_| true, progress)?;
        if batch.is_empty() {
            break;
        }
        let tables: Vec<_> = tables.values_mut().collect();
        tables.into_par_iter().try_for_each(|table| {
            let mut segments = batch.iter();
            segments.try_for_each(|segment| table.add(&segment.data))
        })?;
    }
    let books = tables.into_iter();
    let books = books.map(|(key, table)| Ok((key, Book::E2mc(table.train()?))));
    books.collect()
}
