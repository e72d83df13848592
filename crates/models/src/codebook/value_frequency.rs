//! The value-frequency table of online sampling (paper 1, III-B2b), of bounded size, and the codebook
//! that it makes.

use super::most_frequent::MostFrequent;
use super::symbols::escape_tree;
use super::{Codebook, Recipe, Symbol, SymbolHistogram, TrainError, Tree};
use crate::terms::{MfvCount, SymbolLength};

/// Counts of symbols as hardware beside the write path keeps them: counters of 32 bits that saturate.
///
/// For SL 4 and 8 there is one for each tree and value. For SL 16 and 32 there are the sets of the
/// compressor's table with some ways each, of a value and its count: a symbol without an entry takes an
/// empty way, or else replaces the value with the smallest count, takes that over and adds one
/// (Space-Saving in a set).
#[derive(Debug, Clone)]
pub struct ValueFrequency {
    symbol_length: SymbolLength,
    mfv: MfvCount,
    /// Ways of a set.
    ways: usize,
    /// SL 4 and 8: the counts of each tree's values.
    counters: Vec<u32>,
    /// SL 16 and 32: of each set its ways, values with counts; a count of 0 is an empty way.
    table: Vec<(u32, u32)>,
    /// Symbols sampled.
    total: u32,
}

impl ValueFrequency {
    /// The default number of the table's ways.
    pub const DEFAULT_WAYS: u32 = 16;

    /// The most ways that a set may have.
    pub const MOST_WAYS: u32 = 1024;

    /// An empty table for codebooks of `mfv` values, with `ways` ways in a set, 1 to
    /// [`MOST_WAYS`](Self::MOST_WAYS); symbols of 4 and 8 bits need neither.
    pub fn new(symbol_length: SymbolLength, mfv: MfvCount, ways: u32) -> Self {
        let ways = ways.clamp(1, Self::MOST_WAYS) as usize;
        let (counters, entries) = match symbol_length.bits() {
            4 => (8 * 16, 0),
            8 => (4 * 256, 0),
            _ => (0, mfv.sets() as usize * ways),
        };
        ValueFrequency {
            symbol_length,
            mfv,
            ways,
            counters: vec![0; counters],
            table: vec![(0, 0); entries],
            total: 0,
        }
    }

    /// An empty table for a codebook, as of [`new`](Self::new).
    ///
    /// # Errors
    /// [`TrainError::Recipe`] if it is not a recipe of E2MC.
    pub fn of(recipe: &Recipe, ways: u32) -> Result<Self, TrainError> {
        let symbol_length = SymbolHistogram::of(recipe)?.symbol_length();
        Ok(ValueFrequency::new(symbol_length, recipe.mfv()?, ways))
    }

    /// Of SL 4 and 8 the counts of each tree's values, tree by tree.
    pub fn counters(&self) -> &[u32] {
        &self.counters
    }

    /// Of SL 16 and 32 the ways of each set, values with counts, set by set; a count of 0 is an empty
    /// way.
    pub fn table(&self) -> &[(u32, u32)] {
        &self.table
    }

    /// Symbols sampled.
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The same table with the hardware's counts: for each of its words a value, which those of SL 4 and 8 do
    /// not have, and a count; and the number of sampled symbols.
    ///
    /// # Panics
    /// If the number of words is not the table's.
    #[must_use]
    pub fn with_counts(mut self, words: &[(u32, u32)], total: u32) -> Self {
        if self.symbol_length.has_escape() {
            self.table.copy_from_slice(words);
        } else {
            let counts: Vec<u32> = words.iter().map(|word| word.1).collect();
            self.counters.copy_from_slice(&counts);
        }
        self.total = total;
        self
    }

    /// Samples the symbols of some data, whole words of it, in their order.
    ///
    /// # Errors
    /// [`TrainError::Length`] if the length is no multiple of 4 bytes.
    pub fn add(&mut self, data: &[u8]) -> Result<(), TrainError> {
        if data.len() % 4 != 0 {
            return Err(TrainError::Length { length: data.len() });
        }
        match self.symbol_length.bits() {
            4 => {
                for (place, &byte) in data.iter().enumerate() {
                    let tree = 2 * (place % 4);
                    self.count(16 * tree + usize::from(byte % 16));
                    self.count(16 * (tree + 1) + usize::from(byte / 16));
                }
            }
            8 => {
                for (place, &byte) in data.iter().enumerate() {
                    self.count(256 * (place % 4) + usize::from(byte));
                }
            }
            16 => {
                for half in data.chunks_exact(2) {
                    self.enter(u32::from(u16::from_le_bytes([half[0], half[1]])));
                }
            }
            _ => {
                for word in data.chunks_exact(4) {
                    self.enter(u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
                }
            }
        }
        Ok(())
    }

    fn count(&mut self, counter: usize) {
        self.total = self.total.saturating_add(1);
        self.counters[counter] = self.counters[counter].saturating_add(1);
    }

    fn enter(&mut self, value: u32) {
        self.total = self.total.saturating_add(1);
        let first = value as usize % self.mfv.sets() as usize * self.ways;
        let set = &mut self.table[first..first + self.ways];
        let found = set.iter().position(|way| way.1 != 0 && way.0 == value);
        // An empty way has the smallest count; at a tie the lowest way is taken.
        let smallest = || (0..self.ways).min_by_key(|&way| set[way].1).unwrap_or(0);
        let way = found.unwrap_or_else(smallest);
        set[way] = (value, set[way].1.saturating_add(1));
    }

    /// The codebook for these counts as if they were exact; the escape's count is the rest of the total.
    ///
    /// # Errors
    /// [`TrainError::Empty`] if nothing was sampled.
    pub fn train(&self) -> Result<Codebook, TrainError> {
        if self.total == 0 {
            return Err(TrainError::Empty);
        }
        let limit = self.symbol_length.max_codeword_length();
        if !self.symbol_length.has_escape() {
            let values = 1 << self.symbol_length.bits();
            let trees = self.counters.chunks_exact(values).map(|counts| {
                let leaf = |(&count, value)| (u64::from(count).max(1), Symbol::Value(value));
                Tree::optimal(counts.iter().zip(0..).map(leaf).collect(), limit)
            });
            return Ok(Codebook::trained(self.symbol_length, None, trees.collect()));
        }
        let mut entries = self.table.clone();
        entries.sort_unstable();
        let mut values = MostFrequent::new(self.mfv.sets());
        for (value, count) in entries {
            values.offer(value, count.into());
        }
        let tree = escape_tree(values, self.total.into(), limit);
        let mfv = Some(self.mfv);
        Ok(Codebook::trained(self.symbol_length, mfv, vec![tree]))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::codebook::Histogram;

    fn length(bits: u32) -> SymbolLength {
        SymbolLength::try_from(bits).unwrap()
    }

    #[test]
    fn the_smallest_count_makes_room() {
        let mfv = MfvCount::try_from(512).unwrap();
        let mut table = ValueFrequency::new(length(32), mfv, 2);
        // All of set 5: two values fill it, a third takes the place and the count of the rarer one.
        let [a, b, c] = [5, 5 + 64, 5 + 128u32];
        for value in [a, a, b, c, c, b] {
            table.add(&value.to_le_bytes()).unwrap();
        }
        assert_eq!(table.table[10..12], [(b, 3), (c, 3)]);
        assert_eq!(table.total, 6);
        assert!(table.add(&[0; 3]).is_err());
        assert!(ValueFrequency::new(length(8), mfv, 1).train().is_err());
    }

    proptest! {
        /// A table with room for every value counts as exactly as a histogram.
        #[test]
        fn with_room_for_all_it_is_a_histogram(
            bits in prop::sample::select(vec![4, 8, 16, 32]),
            words in prop::collection::vec(0u32..600, 1..400),
        ) {
            let data: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let mfv = MfvCount::try_from(512).unwrap();
            let mut table = ValueFrequency::new(length(bits), mfv, 32);
            table.add(&data).unwrap();
            let mut exact = SymbolHistogram::new(length(bits));
            exact.add(&data).unwrap();
            prop_assert_eq!(table.train().unwrap(), exact.train(mfv).unwrap());
        }
    }
}
