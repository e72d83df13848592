//! Words of memories that are checked, or corrected, when they are read.

use crate::hdl::{concat, Builder, Signal};

pub mod crc;
pub mod hsiao;
mod memory;
mod updated;

pub(in crate::rtl) use memory::{
    check_bits, checked, checked_memory, checked_memory_of_stored, copied_memory, damaged_so_far,
    injected, with_copy, with_error, word_or_copy, CheckResult, Checked, Read, Write,
};
pub(in crate::rtl) use updated::{halves, updated_memory, Codes};

/// The comment of a port with [`memory::Read::loads`].
pub(in crate::rtl) const READ_LOADS_SAYS: &str =
    "The word that was read goes into a register, and is checked in the next cycle";

/// The comment of a port with [`memory::Write::inject`].
pub(in crate::rtl) const INJECT_SAYS: &str =
    "Error to inject: bit 0 into the next word that is written; bit 1: two bits";

/// The comment of the same port of a module with several memories.
pub(in crate::rtl) const INJECT_EACH_SAYS: &str =
    "Error to inject: bit 0 into the next word of each memory; bit 1: two bits";

/// How words are protected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Protection {
    /// Not at all.
    #[default]
    None,
    /// By a bit that makes the number of ones even: a flipped bit is seen.
    Parity,
    /// By a [Hsiao code](hsiao): a flipped bit is corrected, and two are seen.
    Secded,
}

impl Protection {
    /// Those of tables, whose words are checked in the cycle in which they are read.
    pub const OF_TABLES: [Protection; 2] = [Protection::None, Protection::Parity];
    /// All of them.
    pub const ALL: [Protection; 3] = [Protection::None, Protection::Parity, Protection::Secded];

    /// The protection of words which nothing could replace: they are corrected, if anything is protected.
    pub fn of_words(self) -> Self {
        if self.checks() {
            Protection::Secded
        } else {
            Protection::None
        }
    }

    /// Whether damage is seen.
    pub fn checks(self) -> bool {
        self != Protection::None
    }

    /// Bits in memory of a word of this many bits.
    pub fn stored_bits(self, bits: u32) -> u32 {
        match self {
            Protection::None => bits,
            Protection::Parity => bits + 1,
            Protection::Secded => bits + hsiao::check_bits(bits),
        }
    }

    /// A value that accompanies a word that is read: a cycle later where words are checked.
    pub(in crate::rtl) fn beside<'m>(
        self,
        m: &'m Builder,
        name: &str,
        enable: Signal<'m>,
        value: Signal<'m>,
    ) -> Signal<'m> {
        if self.checks() {
            m.delay_if(name, enable, value)
        } else {
            value
        }
    }

    /// The same for a bit that is 0 after reset.
    pub(in crate::rtl) fn bit_beside<'m>(
        self,
        m: &'m Builder,
        name: &str,
        enable: Signal<'m>,
        value: Signal<'m>,
    ) -> Signal<'m> {
        if !self.checks() {
            return value;
        }
        let bit = m.register_reset(name, 1, 0);
        m.next_if(bit, enable, value);
        bit
    }

    /// A table's word of this many bits as stored in memory.
    pub fn stored_word(self, word: u64, bits: u32) -> u128 {
        let word = u128::from(word);
        if self.checks() {
            word | u128::from(word.count_ones() % 2) << bits
        } else {
            word
        }
    }

    /// Words of these many bits, as stored side by side in a row, the first in the lowest bits.
    pub fn stored_row(self, words: impl IntoIterator<Item = (u64, u32)>) -> u128 {
        let (mut row, mut low) = (0, 0);
        for (word, bits) in words {
            row |= self.stored_word(word, bits) << low;
            low += self.stored_bits(bits);
        }
        row
    }

    /// A table's word as it is written into memory, with its lowest bit flipped if `flips` is 1.
    pub(in crate::rtl) fn stored<'m>(
        self,
        word: Signal<'m>,
        flips: Option<Signal<'m>>,
    ) -> Signal<'m> {
        if !self.checks() {
            return word;
        }
        let stored = concat(&[word, word.parity()]);
        flips.map_or(stored, |flips| stored ^ flips.resize(stored.width()))
    }

    /// The word that was read from a table, and, if it can be known, whether it is damaged.
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
            Protection::Secded => "secded",
        })
    }
}
