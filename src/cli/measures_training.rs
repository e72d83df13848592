//! Codebooks of `eval` that are trained on other data beforehand (`--train FILE`).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use anyhow::ensure;

use super::eval::EvalArgs;
use super::progress;
use crate::codebook::Recipe;
use crate::eval::{self, Coding, Inputs, Measure, Training};
use crate::terms::NumberFormat;

impl EvalArgs {
    /// Gives all measures with codebooks such that are trained on other data.
    pub(super) fn train_on(&self, path: &Path, measures: &mut [Measure]) -> anyhow::Result<()> {
        let block = self.block;
        let inputs = self.find(&[path], true)?;
        let recipe_of = |coding: &Coding| {
            let recipe = coding.scheme.recipe(block);
            recipe.filter(|_| coding.training.is_some())
        };
        let mut wanted: BTreeMap<Recipe, BTreeSet<Recipe>> = BTreeMap::new();
        let codings = measures.iter().flat_map(Measure::codings);
        for recipe in codings.filter_map(recipe_of) {
            wanted.entry(recipe.alphabet()).or_default().insert(recipe);
        }
        for (alphabet, recipes) in wanted {
            // Numbers are trained on elements of their own format.
            let inputs = match alphabet.get("format") {
                Ok(format) => self.of_format(&inputs, format, path)?,
                Err(_) => inputs.clone(),
            };
            let bar = progress::inputs(&inputs, 1);
            let counted = eval::histogram(&inputs, &alphabet, block, None, &|bytes| bar.inc(bytes));
            bar.finish_and_clear();
            let recipes: Vec<_> = recipes.into_iter().collect();
            let (books, _) = counted?.0.train_all(&recipes)?;
            for (recipe, book) in recipes.into_iter().zip(books) {
                let book = Arc::new(book);
                let codings = measures.iter_mut().flat_map(Measure::codings_mut);
                for coding in codings.filter(|own| recipe_of(own) == Some(recipe.clone())) {
                    coding.training = Some(Training::Given(Arc::clone(&book)));
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
