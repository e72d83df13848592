//! Recipes of codebooks of any format: the alphabet, and the parameters of training.

use serde::{Deserialize, Serialize};

use super::{Book, Histogram, NumberHistogram, ResidualHistogram, TrainError};
use crate::terms::{BlockSize, DeltaMfv, MfvCount, NumberFormat, SymbolLength};

/// The alphabet whose frequencies a codebook is trained on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alphabet {
    /// E2MC's: symbols of one length.
    Symbols(SymbolLength),
    /// e2mc-delta's: residuals within blocks of one size.
    Residuals(BlockSize),
    /// Symbols of numbers of one format.
    Numbers(NumberFormat),
}

/// A codebook's alphabet and its training parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Recipe {
    /// A codebook of E2MC.
    E2mc {
        /// The symbol length.
        symbol_length: SymbolLength,
        /// How many values have codewords, for SL 16 and 32.
        mfv: MfvCount,
    },
    /// A codebook of e2mc-delta.
    E2mcDelta {
        /// The block.
        block: BlockSize,
        /// How many values each code's table holds.
        mfv: DeltaMfv,
    },
    /// A rank table.
    Numbers {
        /// The format of the numbers.
        format: NumberFormat,
    },
}

impl Recipe {
    /// The alphabet to count for it.
    pub fn alphabet(self) -> Alphabet {
        match self {
            Recipe::E2mc { symbol_length, .. } => Alphabet::Symbols(symbol_length),
            Recipe::E2mcDelta { block, .. } => Alphabet::Residuals(block),
            Recipe::Numbers { format } => Alphabet::Numbers(format),
        }
    }
}

/// Counts of an alphabet over any amount of data.
#[derive(Debug)]
pub enum AnyHistogram {
    /// Of symbols.
    Symbols(Histogram),
    /// Of residuals.
    Residuals(ResidualHistogram),
    /// Of the symbols of numbers.
    Numbers(Box<NumberHistogram>),
}

impl AnyHistogram {
    /// Nothing counted yet.
    pub fn new(alphabet: Alphabet) -> Self {
        match alphabet {
            Alphabet::Symbols(length) => AnyHistogram::Symbols(Histogram::new(length)),
            Alphabet::Residuals(block) => AnyHistogram::Residuals(ResidualHistogram::new(block)),
            Alphabet::Numbers(format) => {
                AnyHistogram::Numbers(Box::new(NumberHistogram::new(format)))
            }
        }
    }

    /// The alphabet counted.
    pub fn alphabet(&self) -> Alphabet {
        match self {
            AnyHistogram::Symbols(counts) => Alphabet::Symbols(counts.symbol_length()),
            AnyHistogram::Residuals(counts) => Alphabet::Residuals(counts.block()),
            AnyHistogram::Numbers(counts) => Alphabet::Numbers(counts.format()),
        }
    }

    /// Symbols counted so far.
    pub fn symbols(&self) -> u64 {
        match self {
            AnyHistogram::Symbols(counts) => counts.symbols(),
            AnyHistogram::Residuals(counts) => counts.symbols(),
            AnyHistogram::Numbers(counts) => counts.numbers(),
        }
    }

    /// Counts some data, whole blocks of it.
    ///
    /// # Errors
    /// [`TrainError`] if the length does not fit, or if a temporary file cannot be written.
    pub fn add(&mut self, data: &[u8]) -> Result<(), TrainError> {
        match self {
            AnyHistogram::Symbols(counts) => counts.add(data),
            AnyHistogram::Residuals(counts) => counts.add(data),
            AnyHistogram::Numbers(counts) => counts.add(data),
        }
    }

    /// Adds `count` to an item.
    ///
    /// # Errors
    /// [`TrainError::Key`] if such an item cannot be, [`TrainError::Spill`] if a temporary file
    /// cannot be written.
    pub fn add_item(&mut self, key: u32, count: u64) -> Result<(), TrainError> {
        match self {
            AnyHistogram::Symbols(counts) => counts.add_item(key, count),
            AnyHistogram::Residuals(counts) => counts.add_item(key, count),
            AnyHistogram::Numbers(counts) => counts.add_item(key, count),
        }
    }

    /// Passes on what was counted, each with its count, which is not 0, in ascending order.
    ///
    /// # Errors
    /// That of `visit`, or [`TrainError::Spill`] if a temporary file cannot be read.
    pub fn items<E: From<TrainError>>(
        self,
        mut visit: impl FnMut(u32, u64) -> Result<(), E>,
    ) -> Result<(), E> {
        match self {
            AnyHistogram::Symbols(counts) => counts.items(visit),
            AnyHistogram::Residuals(counts) => {
                let mut items = counts.items();
                items.try_for_each(|(key, count)| visit(key, count))
            }
            AnyHistogram::Numbers(counts) => {
                let mut items = counts.items();
                items.try_for_each(|(key, count)| visit(key, count))
            }
        }
    }

    /// Adds the counts of another part, of the same alphabet.
    ///
    /// # Errors
    /// [`TrainError::Spill`] if a temporary file cannot be written or read.
    pub fn merge(&mut self, other: AnyHistogram) -> Result<(), TrainError> {
        debug_assert_eq!(self.alphabet(), other.alphabet());
        other.items(|key, count| self.add_item(key, count))
    }

    /// The codebooks of recipes of this alphabet; and of symbols Shannon's bound in bits
    /// ([`Histogram::train_all`]).
    ///
    /// # Errors
    /// [`TrainError::Empty`] if nothing was counted, [`TrainError::Recipe`] for a recipe of another
    /// alphabet, [`TrainError::Spill`] if a temporary file cannot be read.
    pub fn train_all(self, recipes: &[Recipe]) -> Result<(Vec<Book>, Option<f64>), TrainError> {
        let is_other = |recipe: &Recipe| recipe.alphabet() != self.alphabet();
        if recipes.iter().any(is_other) {
            return Err(TrainError::Recipe);
        }
        match self {
            AnyHistogram::Symbols(counts) => {
                let mfv = |recipe: &Recipe| match recipe {
                    Recipe::E2mc { mfv, .. } => Some(*mfv),
                    _ => None,
                };
                let mfvs: Vec<_> = recipes.iter().filter_map(mfv).collect();
                let (books, bits) = counts.train_all(&mfvs)?;
                Ok((books.into_iter().map(Book::E2mc).collect(), Some(bits)))
            }
            AnyHistogram::Residuals(counts) => {
                let mfv = |recipe: &Recipe| match recipe {
                    Recipe::E2mcDelta { mfv, .. } => Some(*mfv),
                    _ => None,
                };
                let mfvs = recipes.iter().filter_map(mfv);
                let books = mfvs.map(|mfv| counts.train(mfv).map(Book::Delta));
                Ok((books.collect::<Result<_, _>>()?, None))
            }
            AnyHistogram::Numbers(counts) => {
                let book = Book::Numbers(counts.train()?);
                Ok((vec![book; recipes.len()], None))
            }
        }
    }

    /// The codebook of a recipe of this alphabet.
    ///
    /// # Errors
    /// As of [`train_all`](Self::train_all).
    pub fn train(self, recipe: Recipe) -> Result<Book, TrainError> {
        let (mut books, _) = self.train_all(&[recipe])?;
        books.pop().ok_or(TrainError::Empty)
    }
}
