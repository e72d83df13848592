//! Contents of e2mc-delta's hardware tables, as plain numbers.

use itertools::Itertools;

use super::delta::TREES;
use super::images::{sets, CodeEntry};
use super::{DeltaCodebook, Symbol, Tree};
use crate::terms::Modes;

/// The contents of the tables of compressor and decompressor, for each code of the modes that
/// there are, in ascending order, and in each mode by tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeltaTableImages {
    /// The tables of each code.
    pub codes: Vec<DeltaCodeImages>,
}

/// The tables of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeltaCodeImages {
    /// The first codeword of a value of each length 1…16 (index length − 1) as a number, first bit
    /// most significant, left-justified to 16 bits; the end of the code is 2^16. A length without
    /// values has the next codeword's.
    pub first_values: Vec<u32>,
    /// The same for classes, whose codewords come behind those of values of the same length.
    pub first_classes: Vec<u32>,
    /// For each length l: the first codeword of a value as an l-bit number, less its index among
    /// the values, modulo 2^32.
    pub value_offsets: Vec<u32>,
    /// The same for classes.
    pub class_offsets: Vec<u32>,
    /// The values in canonical order, MFV of them; unused ones are 0.
    pub values: Vec<u32>,
    /// The classes in canonical order.
    pub classes: Vec<u32>,
    /// Entry set · 8 + way, where set = value mod (MFV/8), as in E2MC's code table.
    pub entries: Vec<CodeEntry>,
    /// The codeword of each class.
    pub class_codes: Vec<CodeEntry>,
}

impl DeltaTableImages {
    /// The tables of a codebook for some modes.
    pub fn new(book: &DeltaCodebook, modes: Modes) -> Self {
        let entries = book.mfv().get() as usize;
        let of_mode = |mode: u32| &book.codes()[TREES * mode as usize..][..TREES];
        let codes = modes.iter().flat_map(of_mode);
        DeltaTableImages {
            codes: codes
                .map(|code| DeltaCodeImages::new(code, entries))
                .collect(),
        }
    }
}

impl DeltaCodeImages {
    fn new(code: &Tree, entries: usize) -> Self {
        let limit = code.limit();
        let values = code.values().collect_vec();
        let classes = code.classes().collect_vec();
        let first = code.first_codewords();
        let mut images = DeltaCodeImages {
            first_values: Vec::new(),
            first_classes: Vec::new(),
            value_offsets: Vec::new(),
            class_offsets: Vec::new(),
            values: values.iter().map(|value| value.0).collect(),
            classes: classes.iter().map(|class| class.0.into()).collect(),
            entries: sets(code, entries as u32),
            class_codes: class_codes(code),
        };
        images.values.resize(entries, 0);
        let (mut values_before, mut classes_before) = (0u32, 0u32);
        for length in 1..=limit {
            let of_length = |lengths: &mut dyn Iterator<Item = u32>| {
                lengths.filter(|&other| other == length).count() as u32
            };
            let here = of_length(&mut values.iter().map(|value| value.1));
            let classes_here = of_length(&mut classes.iter().map(|class| class.1));
            let first_value = first[length as usize - 1];
            let first_class = first_value + (here << (limit - length));
            images.first_values.push(first_value);
            images.first_classes.push(first_class);
            let offset = |first: u32, before: u32| (first >> (limit - length)).wrapping_sub(before);
            images
                .value_offsets
                .push(offset(first_value, values_before));
            images
                .class_offsets
                .push(offset(first_class, classes_before));
            values_before += here;
            classes_before += classes_here;
        }
        images
    }
}

/// The codewords of the classes.
fn class_codes(code: &Tree) -> Vec<CodeEntry> {
    let mut entries = vec![CodeEntry::default(); 256];
    for (symbol, codeword) in code.codewords() {
        if let Symbol::Class(class) = symbol {
            entries[usize::from(class)] = CodeEntry {
                codeword: codeword.bits,
                length: codeword.length,
                tag: 0,
            };
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Follows the tables as the hardware does, for each codeword.
    #[test]
    fn codewords_lead_to_their_symbols() {
        let values = [(5, 1), (700, 2), (3, 10), (65535, 10)];
        let values = values.map(|(value, length)| (length, Symbol::Value(value)));
        let classes = (0..=255).map(|class| {
            let length = if class < 252 { 10 } else { 11 };
            (length, Symbol::Class(class))
        });
        let code = Tree::new(values.into_iter().chain(classes), 16).unwrap();
        let images = DeltaCodeImages::new(&code, 8);
        for (symbol, codeword) in code.codewords() {
            let length = codeword.length;
            let number = codeword.bits.reverse_bits() >> (32 - length);
            let place = number << (16 - length);
            let row = length as usize - 1;
            let is_class = place >= images.first_classes[row];
            assert!(place >= images.first_values[row]);
            let found = if !is_class {
                let index = number.wrapping_sub(images.value_offsets[row]) % 8;
                Symbol::Value(images.values[index as usize])
            } else {
                let index = number.wrapping_sub(images.class_offsets[row]) % 256;
                Symbol::Class(images.classes[index as usize] as u8)
            };
            assert_eq!(found, symbol);
        }
    }
}
