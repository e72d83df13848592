//! The contents of the hardware's tables, as plain numbers.

use itertools::Itertools;

use super::{Codebook, Symbol, Tree};
use crate::terms::{MfvCount, SymbolLength};

/// One entry of the compressor's code table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CodeEntry {
    /// The codeword in stream order: bit 0 is sent first.
    pub codeword: u32,
    /// The codeword's length in bits; 0 marks an empty entry.
    pub length: u32,
    /// The value's bits above the set index (SL 16 and 32); 0 for SL 4 and 8.
    pub tag: u32,
}

/// The contents of all tables of compressor and decompressor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableImages {
    /// The symbol length.
    pub symbol_length: SymbolLength,
    /// The size of the code table, for SL 16 and 32.
    pub mfv: Option<MfvCount>,
    /// SL 16 and 32: entry set · 8 + way, where set = value mod (MFV/8), tag = value div (MFV/8),
    /// and a set's values fill its ways in ascending order. SL 4 and 8: entry tree · 2^SL + value.
    pub code_table: Vec<CodeEntry>,
    /// The escape codeword, for SL 16 and 32.
    pub escape: Option<CodeEntry>,
    /// For each tree, the first codeword of each length 1…longest (index length − 1) as a number,
    /// first bit most significant, left-justified to the longest codeword; last the end of the
    /// code, which may be 2^longest and so needs a bit more. A codeword's length is the largest
    /// one whose first codeword is not above the next bits of the stream; bits that reach the end
    /// of the code are no codeword. A length without codewords has the first codeword of the next.
    pub first_codewords: Vec<Vec<u32>>,
    /// For each tree and length (index length − 1): the first codeword of that length as a number
    /// of `length` bits, less the decode table's index of its first symbol, modulo the entries that
    /// a tree has there. 0 for a length that has no symbol but perhaps the escape.
    pub offsets: Vec<Vec<u32>>,
    /// The symbols in canonical order, without the escape, MFV of them or 2^SL for each tree;
    /// entries that are not used are 0.
    pub decode_table: Vec<u32>,
}

impl TableImages {
    /// The tables of a codebook.
    pub fn new(book: &Codebook) -> Self {
        let symbol_length = book.symbol_length();
        // Entries of the decode table for each tree.
        let entries = match book.mfv() {
            Some(mfv) => mfv.get(),
            None => 1 << symbol_length.bits(),
        };
        let trees = book.trees();
        let code_table = match book.mfv() {
            Some(mfv) => (trees.iter())
                .flat_map(|tree| sets(tree, mfv.get()))
                .collect(),
            None => trees.iter().flat_map(direct).collect(),
        };
        let mut escape = None;
        for (symbol, codeword) in trees.iter().flat_map(Tree::codewords) {
            if symbol == Symbol::Escape {
                escape = Some(CodeEntry {
                    codeword: codeword.bits,
                    length: codeword.length,
                    tag: 0,
                });
            }
        }
        let symbols = trees.iter().flat_map(|tree| {
            let symbols = tree.values().map(|(value, _)| value);
            symbols.pad_using(entries as usize, |_| 0)
        });
        TableImages {
            symbol_length,
            mfv: book.mfv(),
            code_table,
            escape,
            first_codewords: trees.iter().map(Tree::first_codewords).collect(),
            offsets: trees.iter().map(|tree| offsets(tree, entries)).collect(),
            decode_table: symbols.collect(),
        }
    }
}

/// The values' code entries with their tags left 0, by value.
fn entries(tree: &Tree) -> impl Iterator<Item = (u32, CodeEntry)> {
    let values = tree.codewords().filter_map(|(symbol, codeword)| {
        let entry = CodeEntry {
            codeword: codeword.bits,
            length: codeword.length,
            tag: 0,
        };
        match symbol {
            Symbol::Value(value) => Some((value, entry)),
            Symbol::Class(_) | Symbol::Escape => None,
        }
    });
    values.sorted_unstable_by_key(|entry| entry.0)
}

/// The code table of a tree of all values.
fn direct(tree: &Tree) -> impl Iterator<Item = CodeEntry> {
    entries(tree).map(|(_, entry)| entry)
}

/// The 8-way code table of a tree of the most frequent values.
pub(super) fn sets(tree: &Tree, mfv: u32) -> Vec<CodeEntry> {
    let (ways, sets) = (MfvCount::WAYS as usize, mfv / MfvCount::WAYS);
    let mut table = vec![CodeEntry::default(); mfv as usize];
    let mut filled = vec![0; sets as usize];
    for (value, entry) in entries(tree) {
        let set = (value % sets) as usize;
        let tag = value / sets;
        table[set * ways + filled[set]] = CodeEntry { tag, ..entry };
        filled[set] += 1;
    }
    table
}

/// A tree's offsets for a decode table of `entries` entries, a power of two.
fn offsets(tree: &Tree, entries: u32) -> Vec<u32> {
    let firsts = tree.first_codewords();
    let mut offsets = vec![0; tree.limit() as usize];
    let lengths = tree.values().map(|(_, length)| length);
    for (index, length) in (0u32..).zip(lengths).dedup_by(|a, b| a.1 == b.1) {
        let first = firsts[length as usize - 1] >> (tree.limit() - length);
        offsets[length as usize - 1] = first.wrapping_sub(index) % entries;
    }
    offsets
}
