//! Words of memories that are checked when they are read.

use crate::hdl::{concat, Signal};

/// How words are protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Protection {
    /// Not at all.
    #[default]
    None,
    /// By a bit that makes the number of ones even: a flipped bit is seen.
    Parity,
}

impl Protection {
    /// All of them.
    pub const ALL: [Protection; 2] = [Protection::None, Protection::Parity];

    /// Whether damage is seen.
    pub fn checks(self) -> bool {
        self != Protection::None
    }

    /// Bits in memory of a word of so many bits.
    pub fn stored_bits(self, bits: u32) -> u32 {
        bits + u32::from(self.checks())
    }

    /// What a word of so many bits is in memory.
    pub fn stored_word(self, word: u64, bits: u32) -> u64 {
        if self.checks() {
            word | u64::from(word.count_ones() % 2) << bits
        } else {
            word
        }
    }

    /// What is written for a word.
    pub(in crate::rtl) fn stored<'m>(self, word: Signal<'m>) -> Signal<'m> {
        if self.checks() {
            concat(&[word, word.parity()])
        } else {
            word
        }
    }

    /// The word in what was read, and, if that can be known, whether it is damaged.
    pub(in crate::rtl) fn read<'m>(self, stored: Signal<'m>) -> (Signal<'m>, Option<Signal<'m>>) {
        if self.checks() {
            (stored.slice(0, stored.width() - 1), Some(stored.parity()))
        } else {
            (stored, None)
        }
    }
}

impl std::fmt::Display for Protection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Protection::None => "none",
            Protection::Parity => "parity",
        })
    }
}
