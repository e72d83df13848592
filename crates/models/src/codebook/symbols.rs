//! E2MC's counts of symbols, and the codebook that they make.

use itertools::Itertools;

use super::most_frequent::MostFrequent;
use super::runs::ValueCounts;
use super::{Book, Codebook, Histogram, Recipe, Symbol, TrainError, Tree, Visit};
use crate::terms::{MfvCount, SymbolLength};

/// Distinct 32-bit values that are counted in memory before they go to temporary files: 64 MB of
/// them, and as much again while they are merged.
const DISTINCT_LIMIT: usize = 1 << 22;

/// The recipe's parameter that selects the counted symbols.
const SYMBOL_LENGTH: &str = "symbol_length";

/// Counts of the symbols of one length, over any amount of data.
///
/// Its memory is bounded: the counts of symbols of 4, 8 and 16 bits are an array, those of 32 bits
/// spill into temporary files when too many values are distinct.
#[derive(Debug)]
pub struct SymbolHistogram {
    symbol_length: SymbolLength,
    symbols: u64,
    counts: Counts,
}

#[derive(Debug)]
enum Counts {
    /// SL 4 and 8: bytes by their place in a word, which is also the place of their tree.
    Bytes(Box<[[u64; 256]; 4]>),
    /// SL 16.
    Halves(Box<[u64; 1 << 16]>),
    /// SL 32.
    Words(ValueCounts),
}

impl SymbolHistogram {
    /// The recipe of a codebook of E2MC.
    pub fn recipe(symbol_length: SymbolLength, mfv: MfvCount) -> Recipe {
        Recipe::new(Codebook::CODEC)
            .with(SYMBOL_LENGTH, symbol_length.get())
            .with_mfv(mfv)
    }

    /// An empty histogram for a recipe.
    ///
    /// # Errors
    /// [`TrainError::Recipe`] if it is not a recipe of E2MC.
    pub fn of(recipe: &Recipe) -> Result<Self, TrainError> {
        recipe.get(SYMBOL_LENGTH).map(SymbolHistogram::new)
    }

    /// An empty histogram.
    pub fn new(symbol_length: SymbolLength) -> Self {
        Self::with_distinct_limit(symbol_length, DISTINCT_LIMIT)
    }

    /// An empty histogram with at most `limit` counts of distinct 32-bit values in memory (the limit bounds
    /// memory only, and changes no result).
    pub fn with_distinct_limit(symbol_length: SymbolLength, limit: usize) -> Self {
        let counts = match symbol_length.bits() {
            4 | 8 => Counts::Bytes(Box::new([[0; 256]; 4])),
            16 => Counts::Halves(Box::new([0; 1 << 16])),
            _ => Counts::Words(ValueCounts::new(limit)),
        };
        SymbolHistogram {
            symbol_length,
            symbols: 0,
            counts,
        }
    }

    /// The symbol length.
    pub fn symbol_length(&self) -> SymbolLength {
        self.symbol_length
    }

    /// The codebook that is optimal for the counted symbols. `mfv` is the number of values with codewords for
    /// SL 16 and 32, and is ignored for SL 4 and 8.
    ///
    /// # Errors
    /// As of [`train_all`](Self::train_all).
    pub fn train(self, mfv: MfvCount) -> Result<Codebook, TrainError> {
        let (mut books, _) = self.train_all(&[mfv])?;
        books.pop().ok_or(TrainError::Empty)
    }

    /// The codebooks for several numbers of MFVs, and Shannon's bound: the least bits of any order-0 code for
    /// the counted symbols, with a tree for each of the codebook's, Σ count · log2(all / count).
    ///
    /// # Errors
    /// [`TrainError::Empty`] if nothing was counted, [`TrainError::Spill`] if a temporary file
    /// cannot be read.
    pub fn train_all(self, mfvs: &[MfvCount]) -> Result<(Vec<Codebook>, f64), TrainError> {
        if self.symbols == 0 {
            return Err(TrainError::Empty);
        }
        let (symbol_length, symbols) = (self.symbol_length, self.symbols);
        let limit = symbol_length.max_codeword_length();
        if let Counts::Bytes(counts) = &self.counts {
            let all = byte_trees(counts, symbol_length);
            let bits = all.iter().map(|counts| ideal_bits(counts)).sum();
            let trees = all.into_iter().map(|counts| {
                let leaf = |(count, value): (u64, u32)| (count.max(1), Symbol::Value(value));
                Tree::optimal(counts.into_iter().zip(0..).map(leaf).collect(), limit)
            });
            let book = Codebook::trained(symbol_length, None, trees.collect());
            return Ok((vec![book; mfvs.len()], bits));
        }
        let sets = mfvs.iter().map(|mfv| mfv.sets());
        let mut most_frequent = sets.map(MostFrequent::new).collect_vec();
        let mut bits = 0.0;
        Box::new(self).items(&mut |value, count| {
            for values in &mut most_frequent {
                values.offer(value, count);
            }
            bits += count_bits(count, symbols);
            Ok(())
        })?;
        let books = most_frequent.into_iter().zip(mfvs).map(|(values, &mfv)| {
            let trees = vec![escape_tree(values, symbols, limit)];
            Codebook::trained(symbol_length, Some(mfv), trees)
        });
        Ok((books.collect(), bits))
    }
}

impl Histogram for SymbolHistogram {
    fn alphabet(&self) -> Recipe {
        Recipe::new(Codebook::CODEC).with(SYMBOL_LENGTH, self.symbol_length.get())
    }

    fn symbols(&self) -> u64 {
        self.symbols
    }

    fn add(&mut self, data: &[u8]) -> Result<(), TrainError> {
        if data.len() % 4 != 0 {
            return Err(TrainError::Length { length: data.len() });
        }
        match &mut self.counts {
            Counts::Bytes(counts) => {
                for word in data.chunks_exact(4) {
                    for (counts, &byte) in counts.iter_mut().zip(word) {
                        counts[usize::from(byte)] += 1;
                    }
                }
            }
            Counts::Halves(counts) => {
                for half in data.chunks_exact(2) {
                    counts[usize::from(u16::from_le_bytes([half[0], half[1]]))] += 1;
                }
            }
            Counts::Words(counts) => counts.add(data)?,
        }
        self.symbols += 8 * data.len() as u64 / u64::from(self.symbol_length.bits());
        Ok(())
    }

    fn add_item(&mut self, key: u32, count: u64) -> Result<(), TrainError> {
        let place = match &mut self.counts {
            Counts::Bytes(counts) => counts.as_flattened_mut().get_mut(key as usize),
            Counts::Halves(counts) => counts.get_mut(key as usize),
            Counts::Words(counts) => {
                counts.add_count(key, count)?;
                self.symbols = self.symbols.saturating_add(count);
                return Ok(());
            }
        };
        let place = place.ok_or(TrainError::Key { key })?;
        *place = place.saturating_add(count);
        // A byte is two symbols at SL 4.
        let symbols = count.saturating_mul((8 / self.symbol_length.bits()).max(1).into());
        self.symbols = self.symbols.saturating_add(symbols);
        Ok(())
    }

    /// For SL 16 and 32 the items are the values; for SL 4 and 8 the bytes, 256 times their place in a
    /// word added.
    fn items(self: Box<Self>, visit: &mut Visit<'_>) -> Result<(), TrainError> {
        let counts = match &self.counts {
            Counts::Bytes(counts) => counts.as_flattened(),
            Counts::Halves(counts) => counts.as_slice(),
            Counts::Words(_) => &[],
        };
        let mut items = (0..).zip(counts).filter(|item| *item.1 != 0);
        items.try_for_each(|(key, &count)| visit(key, count))?;
        match self.counts {
            Counts::Words(counts) => counts.finish(visit),
            _ => Ok(()),
        }
    }

    fn books(self: Box<Self>, recipes: &[Recipe]) -> Result<(Vec<Book>, Option<f64>), TrainError> {
        let mfvs = recipes.iter().map(Recipe::mfv);
        let (books, bits) = self.train_all(&mfvs.collect::<Result<Vec<_>, _>>()?)?;
        Ok((books.into_iter().map(Book::from).collect(), Some(bits)))
    }
}

/// The tree of the values chosen and the escape, out of `symbols` symbols in all.
pub(super) fn escape_tree(values: MostFrequent, symbols: u64, limit: u32) -> Tree {
    let values = values.into_values().collect_vec();
    let coded: u64 = values.iter().map(|value| value.0).sum();
    let escape = (symbols.saturating_sub(coded).max(1), Symbol::Escape);
    let leaf = |(count, value)| (count, Symbol::Value(value));
    let leaves = values.into_iter().map(leaf).chain([escape]);
    Tree::optimal(leaves.collect(), limit)
}

/// Bits of an ideal code for a symbol that is `count` of `all`.
fn count_bits(count: u64, all: u64) -> f64 {
    count as f64 * (all as f64 / count as f64).log2()
}

/// Bits of an ideal code for symbols with these counts.
fn ideal_bits(counts: &[u64]) -> f64 {
    let all = counts.iter().sum();
    let counts = counts.iter().filter(|&&count| count != 0);
    counts.map(|&count| count_bits(count, all)).sum()
}

/// The counts of each tree's values for SL 4 and 8, from those of the bytes of a word.
fn byte_trees(counts: &[[u64; 256]; 4], symbol_length: SymbolLength) -> Vec<Vec<u64>> {
    if symbol_length.bits() == 8 {
        return counts.iter().map(|counts| counts.to_vec()).collect();
    }
    let nibbles = counts.iter().flat_map(|counts| {
        let (mut low, mut high) = (vec![0; 16], vec![0; 16]);
        for (byte, &count) in counts.iter().enumerate() {
            low[byte % 16] += count;
            high[byte / 16] += count;
        }
        [low, high]
    });
    nibbles.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(values: impl IntoIterator<Item = u32>) -> Vec<u8> {
        values.into_iter().flat_map(u32::to_le_bytes).collect()
    }

    fn train(bits: u32, data: &[u8], limit: usize) -> Codebook {
        let symbol_length = SymbolLength::try_from(bits).unwrap();
        let mut histogram = SymbolHistogram::with_distinct_limit(symbol_length, limit);
        histogram.add(data).unwrap();
        histogram.train(MfvCount::try_from(512).unwrap()).unwrap()
    }

    #[test]
    fn a_set_takes_its_eight_most_frequent_values() {
        // 64 sets: all of these values fall into set 3. The tenth occurs most often; of the nine that occur
        // twice, the largest two find no place.
        let values = (0..10).map(|k| 3 + 64 * k).collect_vec();
        let all = values.iter().chain(&values).copied().chain([values[9], 0]);
        let book = train(32, &words(all), 100);
        let chosen = book.trees()[0].values().map(|value| value.0).sorted();
        let mut expected = vec![0];
        expected.extend(&values[..7]);
        expected.push(values[9]);
        assert_eq!(chosen.collect_vec(), expected);
    }

    #[test]
    fn spilling_changes_no_codebook() {
        let data = words((0..50_000u32).map(|i| (i * i) % 3001 * (i % 7)));
        assert_eq!(train(32, &data, 1 << 20), train(32, &data, 100));
    }

    #[test]
    fn nibbles_and_bytes_have_trees_by_their_place() {
        // Byte 0 is always 0x21: in the trees of its nibbles (and its own) 1 and 2 (0x21) are
        // the most frequent; every other value occurs.
        let data = words((0..4096).map(|i| (i << 8) | 0x21));
        let nibbles = train(4, &data, 1);
        let first = |book: &Codebook, tree: usize| book.trees()[tree].values().next();
        assert_eq!(nibbles.trees().len(), 8);
        assert_eq!(first(&nibbles, 0), Some((1, 1)));
        assert_eq!(first(&nibbles, 1), Some((2, 1)));
        let bytes = train(8, &data, 1);
        assert_eq!(bytes.trees().len(), 4);
        assert_eq!(first(&bytes, 0), Some((0x21, 1)));
        assert_eq!(first(&bytes, 1), Some((0, 8)));
        assert!(bytes
            .trees()
            .iter()
            .all(|tree| tree.values().count() == 256));
    }

    #[test]
    fn nothing_to_train_on() {
        for &symbol_length in SymbolLength::ALL {
            let histogram = SymbolHistogram::new(symbol_length);
            let error = histogram.train(MfvCount::default());
            assert!(matches!(error, Err(TrainError::Empty)));
        }
        let mut histogram = SymbolHistogram::new(SymbolLength::default());
        assert!(matches!(
            histogram.add(&[0; 6]),
            Err(TrainError::Length { length: 6 })
        ));
    }
}
