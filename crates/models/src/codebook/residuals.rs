//! e2mc-delta's residuals, and counts of them.
//!
//! A block's mode is what its symbols of 16 bits are coded as: mode 0 the symbols themselves, modes
//! 1 and 2 the differences from the symbol two or four before, folded so that small ones of either
//! sign are small numbers.

use itertools::Itertools;

use super::delta::{CODES, MODES, TREES};
use super::most_frequent::MostFrequent;
use super::{Book, DeltaCodebook, Histogram, Recipe, Symbol, TrainError, Tree, Visit};
use crate::terms::{BlockSize, DeltaMfv};

/// Symbols of the largest block.
pub const MAX_SYMBOLS: usize = 64;

/// How many symbols back the one lies that a mode takes the difference from; 0 for mode 0.
pub const LAGS: [usize; MODES] = [0, 2, 4];

/// Symbols of 16 bits, or their residuals: a block's, in order; the rest is unused.
pub type Symbols = [u16; MAX_SYMBOLS];

/// Values of 16 bits.
const VALUES: usize = 1 << 16;

/// A block's symbols, and how many there are.
#[inline(always)]
pub fn symbols(block: &[u8]) -> (Symbols, usize) {
    let mut symbols = [0; MAX_SYMBOLS];
    for (symbol, bytes) in symbols.iter_mut().zip(block.chunks_exact(2)) {
        *symbol = u16::from_le_bytes([bytes[0], bytes[1]]);
    }
    (symbols, block.len() / 2)
}

/// The residuals of a block's symbols in each mode.
#[inline(always)]
pub fn residuals(symbols: &Symbols) -> [Symbols; MODES] {
    [
        *symbols,
        differences(symbols, LAGS[1]),
        differences(symbols, LAGS[2]),
    ]
}

#[inline(always)]
fn differences(symbols: &Symbols, lag: usize) -> Symbols {
    let mut residuals = [0; MAX_SYMBOLS];
    // Before the block all symbols are 0.
    for (residual, &symbol) in residuals.iter_mut().zip(&symbols[..lag]) {
        *residual = fold(symbol);
    }
    let pairs = symbols[lag..].iter().zip(symbols);
    for (residual, (&symbol, &before)) in residuals[lag..].iter_mut().zip(pairs) {
        *residual = fold(symbol.wrapping_sub(before));
    }
    residuals
}

/// A difference mod 2^16 as a signed number d: 2d if it is not negative, else −2d − 1.
#[inline(always)]
fn fold(difference: u16) -> u16 {
    (difference << 1) ^ ((difference as i16) >> 15) as u16
}

/// The inverse of [`fold`].
#[inline(always)]
fn unfold(residual: u16) -> u16 {
    (residual >> 1) ^ (residual & 1).wrapping_neg()
}

/// Puts a block's symbols in the place of their residuals in a mode, 0 to 2.
#[inline(always)]
pub fn restore(residuals: &mut [u16], mode: usize) {
    let lag = LAGS[mode];
    if lag == 0 {
        return;
    }
    for i in 0..residuals.len() {
        let before = if i < lag { 0 } else { residuals[i - lag] };
        residuals[i] = unfold(residuals[i]).wrapping_add(before);
    }
}

/// The recipe's parameter that selects the counted residuals.
const BLOCK: &str = "block";

/// Counts of the residuals in every mode, independent of the mode that a block takes later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResidualHistogram {
    block: BlockSize,
    symbols: u64,
    /// Of each code (2 · mode + tree) and residual.
    counts: Vec<u64>,
}

impl ResidualHistogram {
    /// The recipe of a codebook of e2mc-delta.
    pub fn recipe(block: BlockSize, mfv: DeltaMfv) -> Recipe {
        Recipe::new(DeltaCodebook::CODEC)
            .with(BLOCK, block.get())
            .with_mfv(mfv)
    }

    /// An empty histogram for a recipe.
    ///
    /// # Errors
    /// [`TrainError::Recipe`] if it is not a recipe of e2mc-delta.
    pub fn of(recipe: &Recipe) -> Result<Self, TrainError> {
        recipe.get(BLOCK).map(ResidualHistogram::new)
    }

    /// An empty histogram for blocks of this size.
    pub fn new(block: BlockSize) -> Self {
        ResidualHistogram {
            block,
            symbols: 0,
            counts: vec![0; CODES * VALUES],
        }
    }

    /// The codebook that is optimal for these counts, with `mfv` values in each code.
    ///
    /// # Errors
    /// [`TrainError::Empty`] if nothing was counted.
    pub fn train(&self, mfv: DeltaMfv) -> Result<DeltaCodebook, TrainError> {
        if self.symbols == 0 {
            return Err(TrainError::Empty);
        }
        let codes = self.counts.chunks_exact(VALUES);
        let codes = codes.map(|counts| code(counts, mfv)).collect_vec();
        Ok(DeltaCodebook::trained(self.block, mfv, codes))
    }
}

impl Histogram for ResidualHistogram {
    fn alphabet(&self) -> Recipe {
        Recipe::new(DeltaCodebook::CODEC).with(BLOCK, self.block.get())
    }

    fn symbols(&self) -> u64 {
        self.symbols
    }

    fn add(&mut self, data: &[u8]) -> Result<(), TrainError> {
        let block = self.block.bytes();
        if data.len() % block != 0 || block > 2 * MAX_SYMBOLS {
            return Err(TrainError::Blocks {
                length: data.len(),
                block: self.block,
            });
        }
        for block in data.chunks_exact(block) {
            let (symbols, count) = symbols(block);
            let all = residuals(&symbols);
            let codes = self.counts.chunks_exact_mut(TREES * VALUES);
            for (counts, residuals) in codes.zip(&all) {
                let (even, odd) = counts.split_at_mut(VALUES);
                for pair in residuals[..count].chunks_exact(TREES) {
                    even[usize::from(pair[0])] += 1;
                    odd[usize::from(pair[1])] += 1;
                }
            }
        }
        self.symbols += (data.len() / 2) as u64;
        Ok(())
    }

    fn add_item(&mut self, key: u32, count: u64) -> Result<(), TrainError> {
        let place = self.counts.get_mut(key as usize);
        let place = place.ok_or(TrainError::Key { key })?;
        *place = place.saturating_add(count);
        // A symbol is counted once in each mode.
        if (key as usize) < TREES * VALUES {
            self.symbols = self.symbols.saturating_add(count);
        }
        Ok(())
    }

    /// An item is the residual plus 2^16 times its code, 2 · mode + tree.
    fn items(self: Box<Self>, visit: &mut Visit<'_>) -> Result<(), TrainError> {
        let mut items = (0..).zip(self.counts).filter(|item| item.1 != 0);
        items.try_for_each(|(key, count)| visit(key, count))
    }

    fn books(self: Box<Self>, recipes: &[Recipe]) -> Result<(Vec<Book>, Option<f64>), TrainError> {
        let books = recipes
            .iter()
            .map(|recipe| Ok(self.train(recipe.mfv()?)?.into()));
        Ok((books.collect::<Result<_, TrainError>>()?, None))
    }
}

/// The code for residuals with these counts.
fn code(counts: &[u64], mfv: DeltaMfv) -> Tree {
    let mut values = MostFrequent::new(mfv.sets());
    for (value, &count) in (0..).zip(counts) {
        values.offer(value, count);
    }
    // A class has the values that have no leaf of their own.
    let mut classes: Vec<u64> = counts.chunks(256).map(|class| class.iter().sum()).collect();
    let mut leaves = Vec::new();
    for (count, value) in values.into_values() {
        classes[value as usize / 256] -= count;
        leaves.push((count, Symbol::Value(value)));
    }
    let classes = (0..=u8::MAX).zip(classes);
    leaves.extend(classes.map(|(class, count)| (count.max(1), Symbol::Class(class))));
    Tree::optimal(leaves, DeltaCodebook::LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn residuals_by_hand() {
        assert_eq!([0, 1, 2, 0x7FFF].map(fold), [0, 2, 4, 0xFFFE]);
        assert_eq!([0xFFFF, 0xFFFE, 0x8000].map(fold), [1, 3, 0xFFFF]);
        for difference in 0..=u16::MAX {
            assert_eq!(unfold(fold(difference)), difference);
        }
        let mut symbols = [7; MAX_SYMBOLS];
        symbols[5] = 4;
        let all = residuals(&symbols);
        assert_eq!(all[0], symbols);
        assert_eq!(all[1][..9], [14, 14, 0, 0, 0, 5, 0, 6, 0]);
        assert_eq!(all[2][..10], [14, 14, 14, 14, 0, 5, 0, 0, 0, 6]);
    }

    proptest! {
        #[test]
        fn residuals_give_the_symbols_back(symbols in prop::array::uniform32(any::<[u16; 2]>())) {
            let symbols: Symbols = std::array::from_fn(|i| symbols[i / 2][i % 2]);
            for (mode, mut residuals) in residuals(&symbols).into_iter().enumerate() {
                restore(&mut residuals, mode);
                prop_assert_eq!(residuals, symbols);
            }
        }
    }

    #[test]
    fn items_are_what_was_counted() {
        let data: Vec<u8> = (0..4096u32).map(|i| ((i * i) >> 5) as u8).collect();
        let mut whole = ResidualHistogram::new(BlockSize::default());
        whole.add(&data).unwrap();
        assert_eq!(whole.symbols(), 2048);
        let mut parts = ResidualHistogram::new(BlockSize::default());
        parts.add(&data[..1024]).unwrap();
        let mut rest = ResidualHistogram::new(BlockSize::default());
        rest.add(&data[1024..]).unwrap();
        let sum: &mut dyn Histogram = &mut parts;
        sum.merge(Box::new(rest)).unwrap();
        assert_eq!(parts, whole);
        let beyond = (CODES * VALUES) as u32;
        let error = whole.add_item(beyond, 1);
        assert!(matches!(error, Err(TrainError::Key { key }) if key == beyond));
    }

    #[test]
    fn what_cannot_be_trained_on() {
        let mut histogram = ResidualHistogram::new(BlockSize::default());
        let error = histogram.train(DeltaMfv::default());
        assert!(matches!(error, Err(TrainError::Empty)));
        let error = histogram.add(&[0; 64]).unwrap_err().to_string();
        assert!(
            error.contains("64 bytes") && error.contains("128"),
            "{error}"
        );
    }
}
