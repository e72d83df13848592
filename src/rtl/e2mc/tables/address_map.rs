//! Where the tables lie behind the configuration port, as byte addresses.

use crate::rtl::common::axi_lite::{load, table};
use crate::rtl::e2mc::{Parameters, Tables};
use crate::stream::Write;

/// Bits of a byte address.
pub const ADDRESS_BITS: u32 = 17;
/// With protection, the offset that is added to the address of a table's word to store it with a flipped bit:
/// a test of the checks.
pub const FLIPPED: u32 = 1 << ADDRESS_BITS;

/// Bit 0: the tables are loaded. Before that, a compressor stores blocks raw and a decompressor reports an
/// error for compressed ones. A compressor also has
/// [`FRAMING_ERROR_BIT`](crate::rtl::common::axi_lite::FRAMING_ERROR_BIT), too.
pub const CONTROL: u32 = 0x0;
/// The control word's bit, with a protection: a word of the tables was found damaged.
pub const DAMAGE_BIT: u32 = 2;
/// The escape's codeword, and its length above it (SL 16 and 32).
pub const ESCAPE: u32 = 0x4;
/// Decompressor: row (tree × 32 + length), length 2 … max + 1.
pub const FIRST_CODEWORDS: u32 = 0x1000;
/// Decompressor: row (tree × 32 + length), length 1 … max.
pub const OFFSETS: u32 = 0x2000;
/// Decompressor: tree × entries + index.
pub const DECODE_TABLE: u32 = 0x8000;
/// Compressor: set × 8 + way, or tree × 2^SL + value.
pub const CODE_TABLE: u32 = 0x8000;
/// Compressor: set × 8 + way (SL 16 and 32).
pub const TAGS: u32 = 0x10000;

/// Rows of a tree in the two tables of the decompressor that have a row for
/// each length.
pub const ROWS: u32 = 32;

fn framed(p: &Parameters, tables: &Tables, rest: impl Iterator<Item = Write>) -> Vec<Write> {
    let escape = p.escape.then_some(Write {
        address: ESCAPE,
        data: tables.escape as u32,
    });
    load(CONTROL, escape.into_iter().chain(rest))
}

/// The compressor's load sequence.
pub fn compressor_load(p: &Parameters, tables: &Tables) -> Vec<Write> {
    framed(
        p,
        tables,
        table(CODE_TABLE, &tables.codes).chain(table(TAGS, &tables.tags)),
    )
}

/// The decompressor's load sequence.
pub fn decompressor_load(p: &Parameters, tables: &Tables) -> Vec<Write> {
    let rows = |base: u32, first_length: u32, trees: &[Vec<u64>]| -> Vec<Write> {
        let skip = first_length as usize - 1;
        let tree = |t: usize| base + 4 * (t as u32 * ROWS + first_length);
        trees
            .iter()
            .enumerate()
            .flat_map(|(t, rows)| table(tree(t), &rows[skip..]).collect::<Vec<_>>())
            .collect()
    };
    // The first codeword of length 1, or of the shortest there is, is zero.
    let first = rows(FIRST_CODEWORDS, 2, &tables.first_codewords);
    let offsets = rows(OFFSETS, 1, &tables.offsets);
    let decode = table(DECODE_TABLE, &tables.decode);
    framed(p, tables, first.into_iter().chain(offsets).chain(decode))
}
