//! e2mc-delta: E2MC (paper 1) for symbols of 16 bits, with differences chosen block by block,
//! codewords that stand for a high byte, and ways in pairs, one forwards, one backwards.
//!
//! Slots, ports, the decoder's loop and its control are those of [`e2mc`](super::e2mc). The
//! decompressor adds the six codes' rows ([`code_rows`]), the search for a leaf instead of a length
//! ([`find_leaf`]), and the sums ([`summing_output`]).

pub mod address_map;
mod choice;
pub mod code_rows;
mod codewords;
mod coding;
mod coding_lane;
pub mod compressor;
mod compressor_configuration;
mod compressor_output;
pub mod decoding_way;
pub mod decompressor;
pub mod find_leaf;
mod groups;
mod layout;
pub mod leaf_table;
mod measuring;
mod measuring_lane;
pub mod one_pass;
pub mod summing_output;

use super::e2mc;
use crate::hdl::builder::address_width;

/// Bits of a symbol.
pub const SYMBOL_BITS: u32 = 16;

/// The longest codeword in bits, a class's low byte not counted.
pub const LONGEST: u32 = 16;

/// Bits of the low byte that follows a class's codeword.
pub const LOW_BITS: u32 = 8;

/// Classes of a code: one for each high byte.
pub const CLASSES: u32 = 256;

/// Codes of a mode: symbol i has code i mod 2.
pub const TREES: u32 = 2;

/// Bits of a mode.
pub const MODE_BITS: u32 = 2;

/// How many symbols back each mode takes the difference from; 0 for none.
pub const LAGS: [u32; 3] = [0, 2, 4];

/// The longest of them.
pub const LONGEST_LAG: u32 = 4;

/// Everything that sizes the hardware; all sizes validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The parameters of E2MC's slots, ports and decoding loop: an E2MC of symbols of 16 bits.
    pub frame: e2mc::Parameters,
    /// Values that a code may have leaves for.
    pub values: u32,
    /// The modes that a block may take, in ascending order.
    pub modes: Vec<u32>,
    /// Whether the compressor codes a block in all modes at once ([`one_pass`]), and not in the best
    /// one when that is known ([`compressor`]).
    pub one_pass: bool,
    /// Contents of the tables at power-up.
    pub tables: Option<Tables>,
}

/// The tables of a codebook, as the hardware stores them, for each code. A code's number is 2 × the number of
/// its mode among the available modes + tree.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tables {
    /// The first codeword of a value, and of a class, of each length 1…16, left-justified. A length without
    /// codewords has the next leaf's.
    pub first_values: Vec<Vec<u64>>,
    pub first_classes: Vec<Vec<u64>>,
    /// For each length: codeword − offset = index among the values, or the classes.
    pub value_offsets: Vec<Vec<u64>>,
    pub class_offsets: Vec<Vec<u64>>,
    /// code × values + index → value.
    pub values: Vec<u64>,
    /// code × 256 + index → class.
    pub classes: Vec<u64>,
    /// For each entry, code × values + set × 8 + way: the value / sets, and from bit 16 on the
    /// codeword's length, 0 without an entry; and the codeword in stream order.
    pub tags: Vec<u64>,
    pub codewords: Vec<u64>,
    /// code × 256 + class → codeword in stream order, and from bit 16 on its length.
    pub class_codes: Vec<u64>,
}

impl Parameters {
    /// Codes that the tables are for.
    pub fn codes(&self) -> u32 {
        self.modes.len() as u32 * TREES
    }

    /// Bits of a code's number.
    pub fn code_bits(&self) -> u32 {
        address_width(u64::from(self.codes()))
    }

    /// Groups of ways.
    pub fn groups(&self) -> u32 {
        self.frame.groups()
    }

    /// Where the first group starts: behind the mode and the pointers.
    pub fn header_bits(&self) -> u32 {
        MODE_BITS + self.frame.first_way_bit()
    }

    /// Bits of a value's index in its code.
    pub fn value_index_bits(&self) -> u32 {
        address_width(u64::from(self.values))
    }

    /// Sets of a code's values in the compressor.
    pub fn sets(&self) -> u32 {
        self.values / e2mc::TABLE_WAYS
    }

    /// Bits of a set's number.
    pub fn set_bits(&self) -> u32 {
        address_width(u64::from(self.sets()))
    }

    /// Bits of a value above those of its set.
    pub fn tag_bits(&self) -> u32 {
        SYMBOL_BITS - self.set_bits()
    }

    /// Whether the compressor's tables have output registers: not where it has no cycles to spare. These are one pass,
    /// blocks whose symbols take fewer cycles than a symbol is on its way, and those with as many beats as symbols a way,
    /// whose mode is known late as it is.
    pub fn registers_tables(&self) -> bool {
        let symbols = self.frame.symbols_per_way();
        !self.one_pass && symbols >= 8 && symbols != self.frame.beats()
    }

    /// Cycles from a symbol's look-up in the compressor to its lengths.
    pub fn length_cycles(&self) -> u32 {
        4 + u32::from(self.registers_tables())
    }

    /// Cycles from a symbol's look-up in the compressor to its codeword's place in the block.
    pub fn coding_cycles(&self) -> u32 {
        6 + 2 * u32::from(self.registers_tables())
    }

    /// Bits of an index of either kind.
    pub fn index_bits(&self) -> u32 {
        self.value_index_bits().max(LOW_BITS)
    }

    /// Bits of the largest block that is stored compressed.
    pub fn stored_bits(&self) -> u32 {
        self.frame.max_stored_bytes() * 8
    }

    /// The initiation interval promised for the compressor, in cycles.
    pub fn compressor_interval(&self) -> u32 {
        let p = &self.frame;
        let (beats, symbols) = (p.beats(), p.symbols_per_way());
        if self.one_pass {
            let interval = beats.max(symbols + 2);
            // A block's slot is free, for the next block but one, when its mode is decided, and the port when
            // all of its beats have left: with as many beats as a way has symbols, this is two cycles late.
            let late = 2 * interval < beats + symbols + 6;
            return interval + 2 * u32::from(late);
        }
        // With as many beats as a way has symbols, the next block's mode is known a cycle late. A raw
        // block that waits until a large compressed one has left keeps its place in the second pass
        // for so long that the next one's slot is free another cycle late.
        let largest = p.beats_of_bursts(p.max_bursts());
        let late = if beats == symbols {
            1 + u32::from(largest + 3 > symbols)
        } else {
            0
        };
        beats.max(symbols + 2) + late
    }

    /// Cycles from a block's first beat in to its last beat out, for the worst block without others: one of
    /// the largest compressed ones or, where beats are many, a raw one.
    pub fn compressor_latency(&self) -> u32 {
        let p = &self.frame;
        let (beats, symbols) = (p.beats(), p.symbols_per_way());
        let largest = p.beats_of_bursts(p.max_bursts());
        if self.one_pass {
            return beats + symbols + 6 + (largest + p.slice_wait()).max(beats);
        }
        let passes = self.length_cycles() + symbols + self.coding_cycles() + 1;
        beats + symbols + (passes + largest).max(2 + self.length_cycles() + beats)
    }

    /// The initiation interval promised for the decompressor, in cycles.
    pub fn decompressor_interval(&self) -> u32 {
        self.frame.decompressor_interval()
    }

    /// Cycles from a block's first beat in to its last beat out, for the worst block without others: one of
    /// the largest compressed ones or, where beats are many, a raw one.
    pub fn decompressor_latency(&self) -> u32 {
        let p = &self.frame;
        let (beats, largest) = (p.beats(), p.beats_of_bursts(p.max_bursts()));
        beats + (largest + p.symbols_per_way() + 6).max(beats + 4)
    }
}
