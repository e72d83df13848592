//! One tree: the lengths of its codewords, and the canonical code that they make.

use std::cmp::Reverse;

use itertools::Itertools;

use super::lengths::package_merge;

/// A leaf of a code's tree. Within a length, values come first, each by its number, then classes by
/// theirs, and the escape last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// A symbol's value.
    Value(u32),
    /// Any value of 16 bits with this high byte that has no codeword of its own; its low byte
    /// follows (e2mc-delta).
    Class(u8),
    /// Any value without a codeword; its raw bits follow.
    Escape,
}

impl std::fmt::Display for Symbol {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Symbol::Value(value) => write!(f, "value {value}"),
            Symbol::Class(class) => write!(f, "class {class}"),
            Symbol::Escape => f.write_str("the escape"),
        }
    }
}

/// A codeword in the order in which it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Codeword {
    /// The bits in stream order: bit 0 is sent first. Zero above `length`.
    pub bits: u32,
    /// The codeword's length in bits.
    pub length: u32,
}

/// Why lengths make no tree.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    /// A length of 0 or above the limit.
    #[error("{symbol} has a codeword of {length} bits, outside 1..={limit}")]
    Length {
        /// The symbol.
        symbol: Symbol,
        /// Its codeword's length in bits.
        length: u32,
        /// The longest codeword allowed, in bits.
        limit: u32,
    },
    /// Two codewords for one symbol.
    #[error("{symbol} has two codewords")]
    Duplicate {
        /// The symbol.
        symbol: Symbol,
    },
    /// The lengths break Kraft's inequality.
    #[error("its codewords are too short: no prefix code has these lengths (Kraft's inequality)")]
    Kraft,
    /// There are no codewords.
    #[error("it has no codeword")]
    Empty,
}

/// The codeword lengths of one tree, in canonical order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// By length, then as symbols are ordered.
    leaves: Vec<(u32, Symbol)>,
    limit: u32,
}

impl Tree {
    /// Optimal lengths for symbols with these counts, no codeword above `limit` bits: package-merge.
    /// There must be at most 2^`limit` symbols, each once.
    pub fn optimal(mut leaves: Vec<(u64, Symbol)>, limit: u32) -> Self {
        // Rarest first; of equal counts the escape, then the highest class, then the highest value.
        leaves.sort_unstable_by_key(|&(count, symbol)| (count, Reverse(symbol)));
        let counts = leaves.iter().map(|leaf| leaf.0).collect_vec();
        let lengths = package_merge(&counts, limit);
        let symbols = leaves.into_iter().map(|leaf| leaf.1);
        Self::sorted(lengths.into_iter().zip_eq(symbols).collect(), limit)
    }

    fn sorted(mut leaves: Vec<(u32, Symbol)>, limit: u32) -> Self {
        leaves.sort_unstable();
        Tree { leaves, limit }
    }

    /// A tree of given lengths, in any order.
    ///
    /// # Errors
    /// [`TreeError`] unless each symbol occurs once and the lengths, each at most `limit` bits,
    /// satisfy Kraft's inequality.
    pub fn new(
        leaves: impl IntoIterator<Item = (u32, Symbol)>,
        limit: u32,
    ) -> Result<Self, TreeError> {
        let tree = Self::sorted(leaves.into_iter().collect(), limit);
        let mut leaves = tree.leaves.iter();
        if let Some(&(length, symbol)) = leaves.find(|leaf| !(1..=limit).contains(&leaf.0)) {
            return Err(TreeError::Length {
                symbol,
                length,
                limit,
            });
        }
        if tree.leaves.is_empty() {
            return Err(TreeError::Empty);
        }
        let mut symbols = tree.leaves.iter().map(|leaf| leaf.1);
        if let Some(symbol) = symbols.by_ref().duplicates().next() {
            return Err(TreeError::Duplicate { symbol });
        }
        let used: u64 = tree.leaves.iter().map(|leaf| 1 << (limit - leaf.0)).sum();
        if used > 1 << limit {
            return Err(TreeError::Kraft);
        }
        Ok(tree)
    }

    /// The values that have codewords, with their codewords' lengths, in canonical order.
    pub fn values(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.leaves
            .iter()
            .filter_map(|&(length, symbol)| match symbol {
                Symbol::Value(value) => Some((value, length)),
                Symbol::Class(_) | Symbol::Escape => None,
            })
    }

    /// The classes that have codewords, with their codewords' lengths, in canonical order.
    pub fn classes(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        self.leaves
            .iter()
            .filter_map(|&(length, symbol)| match symbol {
                Symbol::Class(class) => Some((class, length)),
                Symbol::Value(_) | Symbol::Escape => None,
            })
    }

    /// Whether every sequence of bits begins with a codeword.
    pub fn is_complete(&self) -> bool {
        self.first_codewords().last() == Some(&(1 << self.limit))
    }

    /// The length of the escape codeword, if there is one.
    pub fn escape(&self) -> Option<u32> {
        let escape = |leaf: &&(u32, Symbol)| leaf.1 == Symbol::Escape;
        self.leaves.iter().find(escape).map(|leaf| leaf.0)
    }

    /// The longest codeword that the symbol length allows, in bits.
    pub fn limit(&self) -> u32 {
        self.limit
    }

    /// The canonical code: all symbols with their codewords, in canonical order. The first
    /// codeword is all zeros; the next is the one before plus one, shifted left by the growth in
    /// length.
    pub fn codewords(&self) -> impl Iterator<Item = (Symbol, Codeword)> + '_ {
        let firsts = self.first_codewords();
        let lengths = self.leaves.iter().chunk_by(|leaf| leaf.0);
        let mut code = Vec::with_capacity(self.leaves.len());
        for (length, leaves) in &lengths {
            let first = firsts[length as usize - 1] >> (self.limit - length);
            code.extend((first..).zip(leaves).map(|(bits, &(length, symbol))| {
                let bits = bits.reverse_bits() >> (u32::BITS - length);
                (symbol, Codeword { bits, length })
            }));
        }
        code.into_iter()
    }

    /// The first codeword of each length 1…[`limit`](Self::limit) (index length − 1) as a number,
    /// first bit most significant, left-justified to the longest codeword; last the end of the
    /// code, which is 2^limit if the code is complete. A length without codewords has the first
    /// codeword of the next.
    pub fn first_codewords(&self) -> Vec<u32> {
        let mut rows = vec![0; self.limit as usize + 1];
        for &(length, _) in &self.leaves {
            rows[length as usize] += 1 << (self.limit - length);
        }
        let sums = rows.into_iter().scan(0, |sum, row| {
            *sum += row;
            Some(*sum)
        });
        sums.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Symbol::{Escape, Value};

    #[test]
    fn canonical_order_with_the_escape_last_in_its_length() {
        let tree = Tree::new(
            [(3, Escape), (3, Value(7)), (1, Value(9)), (3, Value(2))],
            8,
        );
        let code = tree.unwrap().codewords().collect_vec();
        let word = |bits, length| Codeword { bits, length };
        // 0, 100, 101, 110 as numbers; the first bit is bit 0 here.
        assert_eq!(
            code,
            [
                (Value(9), word(0b0, 1)),
                (Value(2), word(0b001, 3)),
                (Value(7), word(0b101, 3)),
                (Escape, word(0b011, 3)),
            ]
        );
    }

    #[test]
    fn first_codewords_of_unused_lengths_are_the_next_ones() {
        let tree = Tree::new([(1, Value(9)), (3, Value(7)), (3, Value(2))], 4).unwrap();
        assert_eq!(tree.first_codewords(), [0, 8, 8, 12, 12]);
    }

    #[test]
    fn lengths_that_make_no_tree() {
        let tree = |leaves: &[(u32, Symbol)]| Tree::new(leaves.to_vec(), 8);
        assert_eq!(tree(&[]), Err(TreeError::Empty));
        let three = [(1, Value(0)), (1, Value(1)), (8, Value(2))];
        assert_eq!(tree(&three), Err(TreeError::Kraft));
        let twice = [(1, Value(0)), (2, Value(0))];
        assert_eq!(tree(&twice), Err(TreeError::Duplicate { symbol: Value(0) }));
        for length in [0, 9, u32::MAX] {
            let error = tree(&[(length, Value(5)), (0, Escape)]).unwrap_err();
            assert!(
                matches!(error, TreeError::Length { limit: 8, .. }),
                "{error}"
            );
        }
        assert!(tree(&[(1, Escape)]).is_ok(), "an incomplete code is a code");
    }

    #[test]
    fn equal_counts_give_the_smaller_value_the_shorter_codeword() {
        let leaves = vec![(1, Value(5)), (1, Value(3)), (1, Escape)];
        let tree = Tree::optimal(leaves, 20);
        assert_eq!(tree.values().collect_vec(), [(3, 1), (5, 2)]);
        assert_eq!(tree.escape(), Some(2));
    }
}
