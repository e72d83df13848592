//! Where the tables lie behind the configuration port, as byte addresses. The control word and
//! the port's width are E2MC's ([`e2mc::address_map`](crate::rtl::e2mc::tables::address_map)).

use super::{Tables, LONGEST};
use crate::rtl::common::axi_lite::{load, table};
pub use crate::rtl::e2mc::tables::address_map::{ADDRESS_BITS, CONTROL, DAMAGE_BIT, FLIPPED};
use crate::stream::Write;

/// Decompressor: row (code × 32 + length), length 2 … 16.
pub const FIRST_VALUES: u32 = 0x1000;
/// Decompressor: row (code × 32 + length), length 1 … 16.
pub const FIRST_CLASSES: u32 = 0x1400;
/// Decompressor: row (code × 32 + length), length 1 … 16: of values, and of classes above bit 16.
pub const OFFSETS: u32 = 0x2000;
/// Decompressor: code × values + index.
pub const VALUES: u32 = 0x8000;
/// Decompressor: code × 256 + index.
pub const CLASSES: u32 = 0xC000;

/// Compressor: code × values + set × 8 + way.
pub const VALUE_CODES: u32 = 0x8000;
/// Compressor: code × 256 + class.
pub const CLASS_CODES: u32 = 0xC000;
/// Compressor: code × values + set × 8 + way.
pub const TAGS: u32 = 0x10000;

/// Rows of a code in the tables that have a row for each length.
pub const ROWS: u32 = 32;

/// The bit of an offset's word at which the classes' offset begins.
pub const CLASS_OFFSET_BIT: u32 = 16;

/// The rows of all codes, each code's from a length on.
fn rows(base: u32, from: u32, codes: &[Vec<u64>]) -> impl Iterator<Item = Write> + '_ {
    let numbered = (0..).zip(codes);
    numbered.flat_map(move |(code, rows)| {
        let first = base + 4 * (code * ROWS + from);
        table(first, &rows[from as usize - 1..LONGEST as usize])
    })
}

/// The compressor's load sequence.
pub fn compressor_load(tables: &Tables) -> Vec<Write> {
    let values = table(VALUE_CODES, &tables.codewords).chain(table(TAGS, &tables.tags));
    load(
        CONTROL,
        values.chain(table(CLASS_CODES, &tables.class_codes)),
    )
}

/// The decompressor's load sequence.
pub fn decompressor_load(tables: &Tables) -> Vec<Write> {
    let pairs = tables.value_offsets.iter().zip(&tables.class_offsets);
    let offsets: Vec<Vec<u64>> = pairs
        .map(|(values, classes)| {
            let words = values.iter().zip(classes);
            words
                .map(|(value, class)| value | class << CLASS_OFFSET_BIT)
                .collect()
        })
        .collect();
    // The first value of length 1, or its substitute, is zero.
    let firsts = rows(FIRST_VALUES, 2, &tables.first_values).chain(rows(
        FIRST_CLASSES,
        1,
        &tables.first_classes,
    ));
    let leaves = table(VALUES, &tables.values).chain(table(CLASSES, &tables.classes));
    load(
        CONTROL,
        firsts.chain(rows(OFFSETS, 1, &offsets)).chain(leaves),
    )
}
