//! Counts for training, of any codec's items.

use std::fmt::Debug;

use super::{Book, Recipe, TrainError};

/// Called with each counted item and its count.
pub type Visit<'a> = dyn FnMut(u32, u64) -> Result<(), TrainError> + 'a;

/// Counts of an alphabet over any amount of data. Parts of them can be counted separately, and merged.
pub trait Histogram: Debug + Send {
    /// The [alphabet](Recipe::alphabet) counted.
    fn alphabet(&self) -> Recipe;

    /// Symbols counted so far.
    fn symbols(&self) -> u64;

    /// Counts some data, whole blocks of it.
    ///
    /// # Errors
    /// [`TrainError`] if the length does not fit, or if a temporary file cannot be written.
    fn add(&mut self, data: &[u8]) -> Result<(), TrainError>;

    /// Adds `count` to an item.
    ///
    /// # Errors
    /// [`TrainError::Key`] if such an item cannot be, [`TrainError::Spill`] if a temporary file
    /// cannot be written.
    fn add_item(&mut self, key: u32, count: u64) -> Result<(), TrainError>;

    /// Calls `visit` with each counted item and its count, which is not 0, in ascending order.
    ///
    /// # Errors
    /// That of `visit`, or [`TrainError::Spill`] if a temporary file cannot be read.
    fn items(self: Box<Self>, visit: &mut Visit<'_>) -> Result<(), TrainError>;

    /// The codebooks for recipes of this alphabet and, for symbols, Shannon's bound in bits
    /// ([`SymbolHistogram::train_all`](super::SymbolHistogram::train_all)).
    ///
    /// # Errors
    /// [`TrainError::Empty`] if nothing was counted, [`TrainError::Spill`] if a temporary file cannot
    /// be read.
    fn books(self: Box<Self>, recipes: &[Recipe]) -> Result<(Vec<Book>, Option<f64>), TrainError>;
}

impl dyn Histogram {
    /// Adds the counts of another part, of the same alphabet.
    ///
    /// # Errors
    /// [`TrainError::Spill`] if a temporary file cannot be written or read.
    pub fn merge(&mut self, other: Box<dyn Histogram>) -> Result<(), TrainError> {
        debug_assert_eq!(self.alphabet(), other.alphabet());
        other.items(&mut |key, count| self.add_item(key, count))
    }

    /// The codebooks of recipes, as of [`books`](Histogram::books).
    ///
    /// # Errors
    /// As there, and [`TrainError::Recipe`] for a recipe of another alphabet.
    pub fn train_all(
        self: Box<Self>,
        recipes: &[Recipe],
    ) -> Result<(Vec<Book>, Option<f64>), TrainError> {
        let alphabet = self.alphabet();
        if recipes.iter().any(|recipe| recipe.alphabet() != alphabet) {
            return Err(TrainError::Recipe);
        }
        self.books(recipes)
    }

    /// The codebook of a recipe.
    ///
    /// # Errors
    /// As of `train_all`.
    pub fn train(self: Box<Self>, recipe: &Recipe) -> Result<Book, TrainError> {
        let (mut books, _) = self.train_all(std::slice::from_ref(recipe))?;
        books.pop().ok_or(TrainError::Empty)
    }
}
