//! Codebooks of `eval` that are trained on other data beforehand (`--train FILE`).

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use anyhow::ensure;
use itertools::Itertools;

use super::eval::EvalArgs;
use super::progress;
use crate::codebook::{Alphabet, Book, Recipe};
use crate::eval::{self, Coding, Inputs, Measure, Training};
use crate::terms::NumberFormat;

impl EvalArgs {
    /// Gives all measures with codebooks such that are trained on other data.
    pub(super) fn train_on(&self, path: &Path, measures: &mut [Measure]) -> anyhow::Result<()> {
        let block = self.block;
        let inputs = self.find(&[path], true)?;
        let recipes = measures.iter().flat_map(recipes_of);
        let recipes: BTreeSet<_> = recipes.collect();
        for (alphabet, recipes) in &recipes.into_iter().chunk_by(|recipe| recipe.alphabet()) {
            let recipes: Vec<_> = recipes.collect();
            // Numbers are trained on elements of their own format.
            let inputs = match alphabet {
                Alphabet::Numbers(format) => self.of_format(&inputs, format, path)?,
                _ => inputs.clone(),
            };
            let bar = progress::inputs(&inputs, 1);
            let counted = eval::histogram(&inputs, alphabet, block, None, &|bytes| bar.inc(bytes));
            bar.finish_and_clear();
            let (books, _) = counted?.0.train_all(&recipes)?;
            for (recipe, book) in recipes.into_iter().zip(books) {
                let book = Arc::new(book);
                for measure in measures.iter_mut() {
                    give(measure, recipe, &book);
                }
            }
        }
        Ok(())
    }

    /// The inputs whose elements are numbers of a format.
    fn of_format(
        &self,
        inputs: &Inputs,
        format: NumberFormat,
        path: &Path,
    ) -> anyhow::Result<Inputs> {
        let own = inputs.clone().of_format(format)?;
        ensure!(
            !own.inputs.is_empty(),
            "--train {}: it has no elements of {format}, which the inputs have",
            path.display()
        );
        Ok(own)
    }
}

/// The recipes of a measure's codebooks.
fn recipes_of(measure: &Measure) -> Vec<Recipe> {
    match &measure.coding {
        Coding::Numbers { formats, .. } => {
            let trained = formats.iter().filter(|(_, training)| training.is_some());
            let formats = trained.map(|(&format, _)| format);
            formats.map(|format| Recipe::Numbers { format }).collect()
        }
        _ => measure.recipe().into_iter().collect(),
    }
}

/// Gives a measure a codebook of a recipe, if it is one of its own.
fn give(measure: &mut Measure, recipe: Recipe, book: &Arc<Book>) {
    let own = measure.recipe();
    match (&mut measure.coding, recipe) {
        (Coding::Numbers { formats, .. }, Recipe::Numbers { format }) => {
            if let Some(Some(training)) = formats.get_mut(&format) {
                *training = Training::Given(Arc::clone(book));
            }
        }
        (Coding::Trained { training, .. }, recipe) if own == Some(recipe) => {
            *training = Training::Given(Arc::clone(book));
        }
        _ => {}
    }
}
