//! Decodes all ways of a block in parallel, so that none waits for another one's table look-ups.
//!
//! It only reports whether it succeeded: the [plain decoder](super::decoder), which decodes the ways one
//! after another, finds the error in stored bytes that no encoder makes.

use crate::codec::padded::Padded;
use crate::codec::prefix::{Leaf, PrefixDecoder};

/// Bits of the stream by which a byte's codewords are looked up: all tables of SL 4 and 8 together
/// are half of a small L1 cache then.
const LOOK_UP: u32 = 11;

/// The same for SL 16, which has one table, and many values with longer codewords.
const LOOK_UP_HALF: u32 = 13;

/// A way, where its next codeword starts.
#[derive(Clone, Copy)]
pub(super) struct Lane<'a> {
    pub bytes: &'a Padded,
    pub position: usize,
}

impl Lane<'_> {
    #[inline(always)]
    fn window(&self) -> u64 {
        self.bytes.window(self.position)
    }
}

/// A byte and the length of its codewords in bits, which is 0 if there is none: the codeword is longer than
/// the look-up's bits, or does not exist.
#[derive(Debug, Clone, Copy, Default)]
struct Byte {
    value: u8,
    length: u8,
}

/// The codewords of a byte of a word: one of SL 8, two of SL 4.
#[derive(Debug, Clone)]
pub(super) struct ByteTable {
    bytes: Box<[Byte; 1 << LOOK_UP]>,
    trees: Vec<PrefixDecoder>,
}

impl ByteTable {
    /// By the trees of the byte's symbols.
    pub fn new(trees: &[PrefixDecoder]) -> Self {
        let mut table = ByteTable {
            bytes: Box::new([Byte::default(); 1 << LOOK_UP]),
            trees: trees.to_vec(),
        };
        for window in 0..1 << LOOK_UP {
            let byte = table.by_trees(window as u64);
            let byte = byte.filter(|byte| u32::from(byte.length) <= LOOK_UP);
            table.bytes[window] = byte.unwrap_or_default();
        }
        table
    }

    #[inline(always)]
    fn byte(&self, window: u64) -> Option<Byte> {
        match self.bytes[window as usize % self.bytes.len()] {
            Byte { length: 0, .. } => self.by_trees(window),
            byte => Some(byte),
        }
    }

    /// The byte by its symbols, one after another.
    #[cold]
    #[inline(never)]
    fn by_trees(&self, mut window: u64) -> Option<Byte> {
        let mut byte = Byte::default();
        let bits = 8 / self.trees.len();
        for (symbol, tree) in self.trees.iter().enumerate() {
            let leaf = tree.leaf(window);
            if leaf.length == 0 {
                return None;
            }
            byte.value |= (leaf.value as u8) << (bits * symbol);
            byte.length += leaf.length;
            window >>= leaf.length;
        }
        Some(byte)
    }
}

/// Takes the next word of a way whose symbols are bytes or halves of them.
#[inline(always)]
pub(super) fn word_of_bytes(tables: &[ByteTable; 4], lane: &mut Lane) -> Option<u32> {
    let mut word = [0; 4];
    // Two bytes' codewords have at most 32 bits: one window is enough for them.
    for (word, tables) in word.chunks_exact_mut(2).zip(tables.chunks_exact(2)) {
        let mut window = lane.window();
        for (place, table) in word.iter_mut().zip(tables) {
            let byte = table.byte(window)?;
            *place = byte.value;
            window >>= byte.length;
            lane.position += usize::from(byte.length);
        }
    }
    Some(u32::from_le_bytes(word))
}

/// The codewords of SL 16.
#[derive(Debug, Clone)]
pub(super) struct HalfTable {
    /// Leaves of four bytes, without those longer than the look-up's bits.
    halves: Box<[Half; 1 << LOOK_UP_HALF]>,
    tree: PrefixDecoder,
}

/// A [`Leaf`] of SL 16; its length is 0 if there is no codeword, or only a longer one.
#[derive(Debug, Clone, Copy, Default)]
struct Half {
    value: u16,
    length: u8,
    raw_bits: u8,
}

impl From<Leaf> for Half {
    fn from(leaf: Leaf) -> Self {
        Half {
            value: leaf.value as u16,
            length: leaf.length,
            raw_bits: leaf.raw_bits,
        }
    }
}

impl HalfTable {
    /// By the tree of the symbols.
    pub fn new(tree: &PrefixDecoder) -> Self {
        let mut halves = Box::new([Half::default(); 1 << LOOK_UP_HALF]);
        for (window, half) in (0..).zip(halves.iter_mut()) {
            let leaf = tree.leaf(window);
            if u32::from(leaf.length) <= LOOK_UP_HALF {
                *half = leaf.into();
            }
        }
        let tree = tree.clone();
        HalfTable { halves, tree }
    }

    /// Takes the next symbol of a way.
    #[inline(always)]
    pub fn symbol(&self, lane: &mut Lane) -> Option<u32> {
        let window = lane.window();
        let half = match self.halves[window as usize % self.halves.len()] {
            Half { length: 0, .. } => self.by_tree(window)?,
            half => half,
        };
        lane.position += usize::from(half.length + half.raw_bits);
        let raw = (window >> half.length) & ((1 << half.raw_bits) - 1);
        Some(u32::from(half.value | raw as u16))
    }

    #[cold]
    #[inline(never)]
    fn by_tree(&self, window: u64) -> Option<Half> {
        let leaf = self.tree.leaf(window);
        (leaf.length > 0).then(|| leaf.into())
    }
}

/// Takes the next symbol of a way by its tree.
#[inline(always)]
pub(super) fn symbol(tree: &PrefixDecoder, lane: &mut Lane) -> Option<u32> {
    let window = lane.window();
    let leaf = tree.leaf(window);
    lane.position += usize::from(leaf.length + leaf.raw_bits);
    (leaf.length > 0).then(|| leaf.symbol(window))
}

/// Decodes all ways, each into its part of the block: `word` takes the next word of one. `None` if
/// there is a word that it cannot take; ways may have run past the end of the stored bytes.
#[inline(always)]
pub(super) fn decode<const WAYS: usize>(
    lanes: &mut [Lane; WAYS],
    block: &mut [u8],
    word: impl Fn(&mut Lane) -> Option<u32>,
) -> Option<()> {
    let part = block.len() / WAYS;
    // Copies stay in registers.
    let mut own = *lanes;
    for place in (0..part).step_by(4) {
        for (way, lane) in own.iter_mut().enumerate() {
            let word = word(lane)?.to_le_bytes();
            block[way * part + place..][..4].copy_from_slice(&word);
        }
    }
    *lanes = own;
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::{Symbol, Tree};

    /// Every value of a tree of 16 symbols or less has a codeword of `length(value)` bits.
    fn tree(values: u32, limit: u32, length: impl Fn(u32) -> u32) -> PrefixDecoder {
        let leaves = (0..values).map(|value| (length(value), Symbol::Value(value)));
        PrefixDecoder::new(&Tree::new(leaves, limit).unwrap(), 16)
    }

    /// Windows that begin with each of the patterns of 20 bits.
    fn windows() -> impl Iterator<Item = u64> {
        (0..1 << 20).map(|bits| bits | 0xA5C3 << 20)
    }

    #[test]
    fn bytes_are_what_the_trees_say_long_codewords_or_none_at_all() {
        // Lengths of 1, 2, 3 … 8 bits, so two codewords take up to 16. The codeword of eight ones is missing.
        let low = tree(8, 8, |value| value + 1);
        let high = tree(8, 8, |value| 8 - value);
        let table = ByteTable::new(&[low.clone(), high.clone()]);
        let (mut long, mut none) = (0, 0);
        for window in windows() {
            let first = low.leaf(window);
            let second = high.leaf(window >> first.length);
            let both = first.length.min(1) * second.length.min(1) > 0;
            let byte = table.byte(window);
            assert_eq!(byte.is_some(), both);
            none += u32::from(!both);
            if let Some(byte) = byte {
                assert_eq!(byte.length, first.length + second.length);
                assert_eq!(u32::from(byte.value), first.value | second.value << 4);
                long += u32::from(u32::from(byte.length) > LOOK_UP);
            }
        }
        assert!(long > 0 && none > 0);
    }

    #[test]
    fn halves_are_what_the_tree_says() {
        let leaves = (0..19).map(|value| (value + 1, Symbol::Value(3001 * value)));
        let leaves = leaves.chain([(20, Symbol::Escape)]);
        let tree = PrefixDecoder::new(&Tree::new(leaves, 20).unwrap(), 16);
        let table = HalfTable::new(&tree);
        let mut none = 0;
        for window in windows() {
            let bytes = Padded::new(&window.to_le_bytes());
            let bytes = &bytes;
            let mut lanes = [Lane { bytes, position: 0 }; 2];
            let [one, other] = &mut lanes;
            let found = table.symbol(one);
            assert_eq!(found, symbol(&tree, other));
            assert!(found.is_none() || one.position == other.position);
            none += u32::from(found.is_none());
        }
        assert!(none > 0);
    }
}
