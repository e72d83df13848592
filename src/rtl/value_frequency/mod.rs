//! The value-frequency table of online sampling (E2MC III-B2b): counts the values of blocks that pass
//! by, for a codebook that is made of the counts.
//!
//! [`top`] puts together the [`block_symbols`], which takes blocks and gives their symbols one after the
//! other, the [`table`] that counts them, the [`sampling`] that says which blocks are taken, and the
//! [`configuration`] behind the AXI4-Lite port, whose words [`address_map`] lists.

pub mod address_map;
pub mod block_symbols;
pub mod configuration;
pub mod least;
pub mod sampling;
pub mod table;
pub mod top;

use crate::hdl::builder::address_width;
use crate::hdl::{Builder, Signal};
use crate::rtl::protect::Protection;

/// Everything that sizes a value-frequency table; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The top module's name, and a prefix of the others'.
    pub name: String,
    /// Bits of a symbol: 4, 8, 16 or 32.
    pub symbol_bits: u32,
    /// Symbols of 16 and 32 bits: sets of the compressor's table, a power of two.
    pub sets: u32,
    /// Symbols of 16 and 32 bits: values of a set, a power of two from 4 on.
    pub ways: u32,
    /// Bytes of a block.
    pub block_bytes: u32,
    /// Bytes of a beat, at most a block.
    pub beat_bytes: u32,
    /// Of the table's words.
    pub protection: Protection,
    /// Bits of a count: 32, except in tests of full counts.
    pub count_bits: u32,
}

impl Parameters {
    /// The same as a part of a unit.
    pub fn of_unit(self, unit: &str) -> Self {
        Parameters {
            name: format!("{unit}_value_frequency"),
            ..self
        }
    }

    /// Whether the table holds values with their counts; else it has a counter for each tree and value.
    pub fn has_values(&self) -> bool {
        self.symbol_bits > 8
    }

    /// Trees of the codebook: the number of a symbol, modulo this, is its tree.
    pub fn trees(&self) -> u32 {
        if self.has_values() {
            1
        } else {
            32 / self.symbol_bits
        }
    }

    /// Words of the table's memories: sets, or counters.
    pub fn entries(&self) -> u32 {
        if self.has_values() {
            self.sets
        } else {
            self.trees() << self.symbol_bits
        }
    }

    /// Bits of an entry's number.
    pub fn entry_bits(&self) -> u32 {
        self.entries().trailing_zeros()
    }

    /// Ways of an entry: one if it is a counter.
    pub fn entry_ways(&self) -> u32 {
        if self.has_values() {
            self.ways
        } else {
            1
        }
    }

    /// Bits of a way's number; none where there is one way.
    pub fn way_bits(&self) -> u32 {
        self.entry_ways().trailing_zeros()
    }

    /// Bits of a value above its set's number; none if an entry is a counter.
    pub fn tag_bits(&self) -> u32 {
        if self.has_values() {
            self.symbol_bits - self.entry_bits()
        } else {
            0
        }
    }

    /// Bits of a way's word: count, tag.
    pub fn word_bits(&self) -> u32 {
        self.count_bits + self.tag_bits()
    }

    /// Symbols of a block.
    pub fn symbols(&self) -> u32 {
        self.block_bytes * 8 / self.symbol_bits
    }

    /// Beats of a block.
    pub fn beats(&self) -> u32 {
        self.block_bytes / self.beat_bytes
    }

    /// Bits that count a block's beats, up to all of them.
    pub fn beat_bits(&self) -> u32 {
        address_width(u64::from(self.beats()) + 1)
    }

    /// Cycles from a block's first beat until its last symbol is counted, the first and the last one with it.
    pub fn latency(&self) -> u32 {
        self.beats() + self.symbols() + table::LATENCY - 1
    }

    /// Cycles from the first beat of a block to the first beat of the next one that can be taken, which may
    /// come with the last symbol.
    pub fn interval(&self) -> u32 {
        self.beats() - 1 + self.symbols()
    }
}

/// One more, or the number itself if it is all ones.
fn one_more(number: Signal<'_>) -> Signal<'_> {
    number.all().mux(number, number.plus(1))
}

/// A register that counts events up to all ones, from zero on after reset and `clear`.
fn counter<'m>(
    m: &'m Builder,
    name: &str,
    bits: u32,
    event: Signal<'m>,
    clear: Signal<'m>,
) -> Signal<'m> {
    let number = m.register_reset(name, bits, 0);
    let more = one_more(number).named(&format!("{name}_more"));
    m.next_if(number, event | clear, (!clear).gate(more));
    number
}
