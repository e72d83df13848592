//! C-Pack encodes words that share their first bytes with one of the dictionary's 16 words: two words per
//! move, as in the original, each code followed by its fields.
//!
//! The critical path is that a word depends on the dictionary as the word before it left it: in [`matching`]
//! whether words are pushed, in [`window`] where codes begin. Only that is in the two loops; everything else
//! is pipelined around them.

mod code;
pub mod compressor;
pub mod decompressor;
mod matching;
mod window;

use crate::hdl::{or_all, Builder, Signal};
use crate::rtl::common::Ports;

/// Words of the dictionary.
const ENTRIES: u32 = 16;
const INDEX_BITS: u32 = 4;
/// Codes and fields are whole units of two bits.
const UNIT: u32 = 2;
/// Codes, a bit each.
const CODES: u32 = 6;
/// Units of the longest code with its fields.
const LONGEST: u32 = 17;
/// Bits of the number of units of a word, and of two.
const LENGTH_BITS: u32 = 5;
const PAIR_BITS: u32 = 6;

/// Pairs of words in a block, one for each move.
fn pairs(ports: &Ports) -> u32 {
    ports.words() / 2
}

/// A word's code, a bit each.
#[derive(Clone, Copy)]
struct Code<'m> {
    /// `00`: a word of zeros.
    zero: Signal<'m>,
    /// `01`: the word; pushed.
    whole: Signal<'m>,
    /// `10`: an entry's index.
    entry: Signal<'m>,
    /// `1100`: the index of an entry with the same high half, the low half; pushed.
    half: Signal<'m>,
    /// `1101`: the low byte, the rest zero.
    byte: Signal<'m>,
    /// `1110`: the index of an entry that differs in the low byte, that byte; pushed.
    most: Signal<'m>,
}

impl<'m> Code<'m> {
    /// With the units of each code and its fields.
    fn lengths(&self) -> [(Signal<'m>, u32); 6] {
        [
            (self.zero, 1),
            (self.entry, 3),
            (self.byte, 6),
            (self.most, 8),
            (self.half, 12),
            (self.whole, LONGEST),
        ]
    }

    /// Units of the code and its fields, and `more`, in `bits` bits.
    fn length(&self, m: &'m Builder, more: u32, bits: u32) -> Signal<'m> {
        let lengths = self.lengths();
        let length = |(is, units): (Signal<'m>, u32)| {
            let units = m.constant(u64::from(units + more), bits);
            is.gate(units)
        };
        or_all(lengths.map(length))
    }

    /// The word goes to the dictionary.
    fn pushes(&self) -> Signal<'m> {
        self.whole | self.half | self.most
    }

    fn all(&self) -> [Signal<'m>; 6] {
        [
            self.zero, self.whole, self.entry, self.half, self.byte, self.most,
        ]
    }

    /// `of`: the owner of the code, for the nets' names.
    fn from_bits(of: &str, bits: Signal<'m>) -> Self {
        let is = |number: u32, name: &str| bits.bit(number).named(&format!("{of}_is_{name}"));
        Code {
            zero: is(0, "zero"),
            whole: is(1, "whole"),
            entry: is(2, "entry"),
            half: is(3, "half"),
            byte: is(4, "byte"),
            most: is(5, "most"),
        }
    }
}
