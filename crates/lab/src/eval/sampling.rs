//! Codebooks of a file by a value-frequency table, which sees its symbols one after another.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::measure::Training;
use super::plan::Plan;
use super::source::Segment;
use crate::codebook::{Book, Recipe, TrainError, ValueFrequency};

/// The tables of all measures that are trained so, by their ways.
pub(super) struct Tables(BTreeMap<(u32, Recipe), ValueFrequency>);

impl Tables {
    /// Those of a plan, empty.
    pub fn new(plan: &Plan) -> Self {
        let mut tables = BTreeMap::new();
        for measure in &plan.measures {
            let (Some(Training::Table(ways)), Some(recipe)) =
                (measure.training(), measure.recipe())
            else {
                continue;
            };
            // Other codecs than E2MC have none.
            if let Ok(table) = ValueFrequency::of(&recipe, *ways) {
                tables.entry((*ways, recipe)).or_insert(table);
            }
        }
        Tables(tables)
    }

    /// Whether no measure is trained so.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Samples the next segments.
    pub fn add(&mut self, batch: &[Segment]) -> Result<(), TrainError> {
        let tables: Vec<_> = self.0.values_mut().collect();
        tables.into_par_iter().try_for_each(|table| {
            let mut segments = batch.iter();
            segments.try_for_each(|segment| table.add(&segment.data))
        })
    }

    /// The codebooks.
    pub fn books(self) -> Result<BTreeMap<(u32, Recipe), Book>, TrainError> {
        let tables = self.0.into_iter();
        let books = tables.map(|(key, table)| Ok((key, Book::from(table.train()?))));
        books.collect()
    }
}
