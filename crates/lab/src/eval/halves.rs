//! Codebooks of other data: of each half of a file for the other one.

use std::collections::BTreeMap;

use super::plan::EvalError;
use crate::codebook::{Book, Histogram, Recipe, TrainError};

/// Counts of the halves of a file, of all its arrays or tensors together: the first halves of all
/// segments of 65,536 blocks are one half, the second halves the other.
#[derive(Default)]
pub(super) struct Halves(BTreeMap<Recipe, Half>);

#[derive(Default)]
struct Half {
    /// Nothing where no block is in the half.
    counts: [Option<Box<dyn Histogram>>; 2],
    recipes: Vec<Recipe>,
}

/// Codebooks that [`Halves`] make, of the first and of the second half.
pub(super) type HalfBooks = BTreeMap<Recipe, [Option<Book>; 2]>;

impl Halves {
    /// Adds what was counted of one half to it, and to the counts of the whole array or tensor.
    pub fn add(
        &mut self,
        half: usize,
        part: Box<dyn Histogram>,
        whole: &mut dyn Histogram,
    ) -> Result<(), TrainError> {
        let alphabet = part.alphabet();
        let new = alphabet.histogram()?;
        let counts = &mut self.0.entry(alphabet).or_default().counts[half];
        let counts = counts.get_or_insert(new);
        part.items(&mut |key, count| {
            whole.add_item(key, count)?;
            counts.add_item(key, count)
        })
    }

    /// Asks for codebooks.
    pub fn want(&mut self, recipes: &[Recipe]) {
        for recipe in recipes {
            let wanted = &mut self.0.entry(recipe.alphabet()).or_default().recipes;
            if !wanted.contains(recipe) {
                wanted.push(recipe.clone());
            }
        }
    }

    /// The codebooks; none of a half without blocks.
    pub fn train(self) -> Result<HalfBooks, EvalError> {
        let mut books = HalfBooks::new();
        for Half { counts, recipes } in self.0.into_values() {
            for (half, counts) in counts.into_iter().enumerate() {
                let Some(counts) = counts else { continue };
                let (trained, _) = counts.train_all(&recipes)?;
                for (recipe, book) in recipes.iter().zip(trained) {
                    books.entry(recipe.clone()).or_default()[half] = Some(book);
                }
            }
        }
        Ok(books)
    }
}
