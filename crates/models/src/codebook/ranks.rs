//! Ranks of the symbols of numbers: their counts, and the order that follows.

use std::any::Any;
use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{json_line, Book, Histogram, Recipe, TrainError, Trained, Visit};
use crate::terms::{Digits, NumberFormat, Ranks};

/// The version of the form that is written here, and the only one that is read.
const VERSION: u32 = 1;

/// The recipe's parameter that selects the counted symbols.
const NUMBER_FORMAT: &str = "format";

/// Counts of the symbols of numbers of one format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberHistogram {
    format: NumberFormat,
    counts: [u64; 256],
}

impl NumberHistogram {
    /// The recipe of a rank table.
    pub fn recipe(format: NumberFormat) -> Recipe {
        Recipe::new(RankTable::CODEC).with(NUMBER_FORMAT, format.name())
    }

    /// An empty histogram for a recipe.
    ///
    /// # Errors
    /// [`TrainError::Recipe`] if it is not a recipe of numbers.
    pub fn of(recipe: &Recipe) -> Result<Self, TrainError> {
        recipe.get(NUMBER_FORMAT).map(NumberHistogram::new)
    }

    /// An empty histogram.
    pub fn new(format: NumberFormat) -> Self {
        NumberHistogram {
            format,
            counts: [0; 256],
        }
    }

    /// The symbols in the order of their ranks.
    ///
    /// # Errors
    /// [`TrainError::Empty`] if nothing was counted.
    pub fn train(&self) -> Result<RankTable, TrainError> {
        if self.symbols() == 0 {
            return Err(TrainError::Empty);
        }
        let mut symbols: Vec<u8> = (0..=u8::MAX).take(self.format.symbols()).collect();
        // Of equal counts, none included, the smaller first.
        symbols.sort_by_key(|&symbol| Reverse(self.counts[usize::from(symbol)]));
        Ok(RankTable {
            number_format: self.format,
            symbols,
        })
    }
}

impl Histogram for NumberHistogram {
    fn alphabet(&self) -> Recipe {
        Self::recipe(self.format)
    }

    fn symbols(&self) -> u64 {
        self.counts.iter().sum()
    }

    fn add(&mut self, data: &[u8]) -> Result<(), TrainError> {
        if data.len() % self.format.bytes() != 0 {
            return Err(TrainError::Numbers {
                length: data.len(),
                format: self.format,
            });
        }
        for number in numbers(self.format, data) {
            self.counts[usize::from(self.format.split(number).0)] += 1;
        }
        Ok(())
    }

    fn add_item(&mut self, key: u32, count: u64) -> Result<(), TrainError> {
        let counts = &mut self.counts[..self.format.symbols()];
        let place = counts.get_mut(key as usize);
        let place = place.ok_or(TrainError::Key { key })?;
        *place = place.saturating_add(count);
        Ok(())
    }

    /// The items are the symbols.
    fn items(self: Box<Self>, visit: &mut Visit<'_>) -> Result<(), TrainError> {
        let mut items = (0..).zip(self.counts).filter(|item| item.1 != 0);
        items.try_for_each(|(key, count)| visit(key, count))
    }

    fn books(self: Box<Self>, recipes: &[Recipe]) -> Result<(Vec<Book>, Option<f64>), TrainError> {
        let book = Book::from(self.train()?);
        Ok((vec![book; recipes.len()], None))
    }
}

/// The numbers of some data.
pub fn numbers(format: NumberFormat, data: &[u8]) -> impl Iterator<Item = u16> + '_ {
    data.chunks_exact(format.bytes()).map(|bytes| match bytes {
        [low, high] => u16::from_le_bytes([*low, *high]),
        bytes => bytes.first().copied().unwrap_or_default().into(),
    })
}

/// All symbols of a format in the order of their ranks. As many of the first have a rank as the
/// digits can say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct RankTable {
    number_format: NumberFormat,
    symbols: Vec<u8>,
}

/// Why numbers are no rank table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RankTableError {
    /// Something else, or written by another version.
    #[error(
        "this is '{format}' version {version}, not '{}' version {VERSION}",
        RankTable::FILE
    )]
    Version {
        /// The format named there.
        format: String,
        /// The version named there.
        version: u32,
    },
    /// Symbols that are missing, there twice or none of the format.
    #[error("the symbols must be 0 to {} of {number_format}, each once", number_format.symbols() - 1)]
    Symbols {
        /// The format of the numbers.
        number_format: NumberFormat,
    },
}

/// The form on disk.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    format: String,
    version: u32,
    number_format: NumberFormat,
    /// In the order of their ranks.
    symbols: Vec<u8>,
}

impl From<RankTable> for Form {
    fn from(table: RankTable) -> Form {
        Form {
            format: RankTable::FILE.to_owned(),
            version: VERSION,
            number_format: table.number_format,
            symbols: table.symbols,
        }
    }
}

impl TryFrom<Form> for RankTable {
    type Error = RankTableError;

    fn try_from(form: Form) -> Result<Self, RankTableError> {
        if form.format != RankTable::FILE || form.version != VERSION {
            return Err(RankTableError::Version {
                format: form.format,
                version: form.version,
            });
        }
        RankTable::new(form.number_format, form.symbols)
    }
}

impl Trained for RankTable {
    fn codec(&self) -> &'static str {
        Self::CODEC
    }

    fn parameters(&self) -> Vec<(&'static str, String)> {
        let format = self.number_format.name().to_owned();
        vec![("format", format), ("ranks", Ranks::Table.to_string())]
    }

    fn symbol_bits(&self) -> u32 {
        self.number_format.symbol_bits()
    }

    fn to_json(&self) -> String {
        json_line(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl RankTable {
    /// The codec for numbers.
    pub const CODEC: &'static str = "numbers";

    /// The value of a file's `format` field.
    pub const FILE: &'static str = "hdlgen-numbers-codebook";

    /// A table of symbols in the order of their ranks.
    ///
    /// # Errors
    /// [`RankTableError::Symbols`] unless all symbols of the format are there once.
    pub fn new(number_format: NumberFormat, symbols: Vec<u8>) -> Result<Self, RankTableError> {
        let mut sorted = symbols.clone();
        sorted.sort_unstable();
        let all = (0..=u8::MAX).take(number_format.symbols());
        if sorted.into_iter().eq(all) {
            Ok(RankTable {
                number_format,
                symbols,
            })
        } else {
            Err(RankTableError::Symbols { number_format })
        }
    }

    /// The format of the numbers.
    pub fn number_format(&self) -> NumberFormat {
        self.number_format
    }

    /// The symbols that have ranks, in their order.
    pub fn ranked(&self, digits: Digits) -> &[u8] {
        &self.symbols[..digits.ranks().min(self.symbols.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_by_hand() {
        let mut histogram = NumberHistogram::new(NumberFormat::Fp8E4m3);
        assert!(matches!(histogram.train(), Err(TrainError::Empty)));
        // Symbols 7, 7, 3, 3, 9.
        histogram.add(&[0x38, 0xBF, 0x18, 0x19, 0x48]).unwrap();
        let table = histogram.train().unwrap();
        let digits = "3,3".parse().unwrap();
        assert_eq!(
            table.ranked(digits),
            [3, 7, 9, 0, 1, 2, 4, 5, 6, 8, 10, 11, 12, 13]
        );
        assert_eq!(table.ranked("3,3,3".parse().unwrap()).len(), 16);
        let json = table.to_json();
        assert_eq!(serde_json::from_str::<RankTable>(&json).unwrap(), table);
        for (from, to) in [
            ("[3,7", "[7,7"),
            ("[3,7", "[16,7"),
            ("[3,7", "[7"),
            ("e4m3", "e5m2"),
        ] {
            assert!(json.contains(from));
            let error = serde_json::from_str::<RankTable>(&json.replace(from, to)).unwrap_err();
            assert!(error.to_string().contains("each once"), "{error}");
        }
        assert!(histogram.add_item(16, 1).is_err());
        let mut wide = NumberHistogram::new(NumberFormat::Bf16);
        assert!(wide.add(&[1, 2, 3]).is_err());
    }
}
