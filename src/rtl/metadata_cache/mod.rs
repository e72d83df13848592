//! The metadata cache of a memory controller (E2MC III-D): two bits for each block of memory, cached
//! in lines of a burst, with write-back, true LRU, lines that owners pin, and several misses at once.
//!
//! [`cache`] puts together the [`directory`] (tags and order of use), the [`line_data`], the [`pins`],
//! the [`miss_registers`], the [`line_queue`]s to and from the memory, and the [`sweep`] through all
//! lines. With protection [`repair`] and [`lost_word`] say what becomes of damaged words.

pub mod answers;
pub mod arbiter;
pub mod beat_queue;
pub mod cache;
pub mod directory;
pub mod line_data;
pub mod line_queue;
pub mod lost_word;
pub mod miss_registers;
pub mod pins;
pub mod recency;
pub mod repair;
pub mod sweep;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, Signal};
use crate::rtl::protect::Protection;

/// Everything that sizes a metadata cache; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The top module's name, and a prefix of the others'.
    pub name: String,
    /// Bytes of all lines; at least two sets.
    pub bytes: u32,
    /// Ways of a set: 1, 2, 4 or 8.
    pub ways: u32,
    /// Bytes of a line, the MAG: 32 or 64.
    pub line_bytes: u32,
    /// Bytes of a beat of the memory port, at most a line.
    pub beat_bytes: u32,
    /// Bits of a block's number, more than those of a set's and of a block's in a line together.
    pub block_bits: u32,
    /// Owners that may pin a line, numbered from 0.
    pub owners: u32,
    /// Bits of an owner's number; there may be owners that do not pin.
    pub owner_bits: u32,
    /// Miss registers, a power of two.
    pub misses: u32,
    /// How words of both memories are protected.
    pub protection: Protection,
}

impl Parameters {
    /// Words are corrected: each memory takes a cycle more.
    pub fn corrects(&self) -> bool {
        self.protection == Protection::Secded
    }

    /// Cycles from a request to its answer.
    pub fn latency(&self) -> u32 {
        if self.corrects() {
            5
        } else {
            3
        }
    }

    /// Sets of lines.
    pub fn sets(&self) -> u32 {
        self.bytes / (self.line_bytes * self.ways)
    }

    /// Bits of a set's number.
    pub fn set_bits(&self) -> u32 {
        self.sets().trailing_zeros()
    }

    /// Bits of a block's number in a line of four blocks a byte.
    pub fn offset_bits(&self) -> u32 {
        (4 * self.line_bytes).trailing_zeros()
    }

    /// Bits of a line's number.
    pub fn line_bits(&self) -> u32 {
        self.block_bits - self.offset_bits()
    }

    /// Bits of a tag.
    pub fn tag_bits(&self) -> u32 {
        self.line_bits() - self.set_bits()
    }

    /// Beats of a line.
    pub fn beats(&self) -> u32 {
        self.line_bytes / self.beat_bytes
    }

    /// Bits of a beat's number in its line; none where the line is one beat.
    pub fn beat_bits(&self) -> u32 {
        self.beats().trailing_zeros()
    }

    /// Bits of a miss register's number.
    pub fn miss_bits(&self) -> u32 {
        address_width(u64::from(self.misses))
    }

    /// Bits of the number of a miss register, or of the flush, which is the last.
    pub fn carrier_bits(&self) -> u32 {
        address_width(u64::from(self.misses) + 1)
    }

    /// Bits of a way in a set's word: valid, changed, lost, tag.
    pub fn entry_bits(&self) -> u32 {
        3 + self.tag_bits()
    }

    /// Bits of a set's word.
    pub fn set_word_bits(&self) -> u32 {
        self.ways * self.entry_bits() + recency::bits(self.ways)
    }
}

/// The number of the one that is 1; 0 if none is.
fn numbered<'m>(one_hot: &[Signal<'m>]) -> Signal<'m> {
    let bits = address_width(one_hot.len() as u64);
    let bit = |bit: u32| {
        let having = (0..).zip(one_hot).filter(|(n, _)| n >> bit & 1 == 1);
        let having: Vec<Signal> = having.map(|(_, one)| *one).collect();
        match having[..] {
            // Of a single one the number is 0.
            [] => one_hot[0] & !one_hot[0],
            _ => or_all(having),
        }
    };
    concat(&(0..bits).map(bit).collect::<Vec<_>>())
}

/// The port by which bits of a word that is written are flipped.
fn inject_input(m: &Builder) -> Signal<'_> {
    m.input("inject", 2)
        .comment("Error to inject: 0 into the next word that is written; 1 two bits")
}

/// A bit for each of so many numbers.
fn one_hot(number: Signal<'_>, count: u32) -> Signal<'_> {
    let is_it = (0..u64::from(count)).map(|value| number.eq_to(value));
    concat(&is_it.collect::<Vec<_>>())
}

/// What goes with a word on its way through a check, which takes a cycle where it corrects.
fn beside_check<'m>(m: &'m Builder, p: &Parameters, name: &str, value: Signal<'m>) -> Signal<'m> {
    if !p.corrects() {
        return value;
    }
    if value.width() > 1 {
        return m.delay(name, value);
    }
    let register = m.register_reset(name, 1, 0);
    m.next(register, value);
    register
}
