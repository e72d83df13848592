//! The metadata cache of a memory controller (E2MC III-D): two or four bits for each block of memory, cached in lines
//! of one burst. It has write-back, true LRU, lines that owners pin, and several outstanding misses.
//!
//! [`cache`] combines the [`directory`] (tags and LRU order), the [`line_data`], the [`pins`], the
//! [`miss_registers`], the [`line_queue`]s to and from the memory, and the [`sweep`] over all lines. With
//! protection, [`repair`] and [`lost_word`] handle damaged words. Its pipeline is in `first_cycle`, `access`,
//! `second_cycle`, `comparison` and `third_cycle`.

mod access;
pub mod answers;
pub mod arbiter;
pub mod beat_queue;
pub mod cache;
mod comparison;
pub mod directory;
mod first_cycle;
mod in_flight;
pub mod line_data;
pub mod line_queue;
pub mod lost_word;
pub mod miss_registers;
pub mod pins;
mod ports;
pub mod recency;
pub mod repair;
mod second_cycle;
mod stages;
pub mod sweep;
mod third_cycle;

use crate::hdl::builder::address_width;
use crate::hdl::{Builder, Signal};
use crate::rtl::protect::{Protection, INJECT_SAYS};

/// The parameters of a metadata cache, validated by the caller.
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
    /// Bits of a block's metadata, 2 to 4.
    pub metadata_bits: u32,
    /// Bits of a block's number; more than the bits of a set's number and of a block's number in its line
    /// together.
    pub block_bits: u32,
    /// Owners that may pin a line, numbered from 0.
    pub owners: u32,
    /// Bits of an owner's number; further owners do not pin.
    pub owner_bits: u32,
    /// Miss registers, a power of two.
    pub misses: u32,
    /// How words of both memories are protected.
    pub protection: Protection,
    /// Misses end sooner: the memory announces beats, and the owner whose look-up missed is answered when its line
    /// is installed, unless it pins.
    pub prompt: bool,
}

impl Parameters {
    /// Cycles from a request to its answer.
    pub fn latency(&self) -> u32 {
        6
    }

    /// Bits of a miss register's first owner: whether it waits for an answer, its block's number in the line,
    /// and its own number.
    pub fn first_bits(&self) -> u32 {
        1 + self.offset_bits() + self.owner_bits
    }

    /// Sets of lines.
    pub fn sets(&self) -> u32 {
        self.bytes / (self.line_bytes * self.ways)
    }

    /// Bits of a set's number.
    pub fn set_bits(&self) -> u32 {
        self.sets().trailing_zeros()
    }

    /// Bits that a block has in a line, a power of two.
    pub fn stored_bits(&self) -> u32 {
        self.metadata_bits.next_power_of_two()
    }

    /// Blocks whose metadata share a line.
    pub fn line_blocks(&self) -> u32 {
        self.line_bytes * 8 / self.stored_bits()
    }

    /// Metadata as memory holds them: inverted, so that zeros mean raw.
    pub fn in_memory(&self, metadata: &[u8]) -> Vec<u8> {
        let (bits, raw) = (self.stored_bits(), self.raw());
        let byte = |blocks: &[u8]| {
            let places = (0..).step_by(bits as usize).zip(blocks);
            places.fold(0, |byte, (place, &value)| byte | (raw ^ value) << place)
        };
        metadata.chunks(8 / bits as usize).map(byte).collect()
    }

    /// The byte of memory that has a block's metadata, counted from the first block's.
    pub fn byte_of(&self, block: u64) -> u64 {
        block * u64::from(self.stored_bits()) / 8
    }

    /// The metadata of a block, from its byte of memory.
    pub fn in_byte(&self, byte: u8, block: u64) -> u8 {
        let place = block * u64::from(self.stored_bits()) % 8;
        self.raw() ^ (byte >> place & self.raw())
    }

    /// Metadata of a block that is stored raw.
    fn raw(&self) -> u8 {
        (1 << self.metadata_bits) - 1
    }

    /// Bits of a block's number in a line.
    pub fn offset_bits(&self) -> u32 {
        self.line_blocks().trailing_zeros()
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

    /// Bits of a beat's number in its line; 0 if the line is one beat.
    pub fn beat_bits(&self) -> u32 {
        self.beats().trailing_zeros()
    }

    /// Bits of a miss register's number.
    pub fn miss_bits(&self) -> u32 {
        address_width(u64::from(self.misses))
    }

    /// Bits of the number of a miss register, or of the flush, whose number is the highest.
    pub fn carrier_bits(&self) -> u32 {
        address_width(u64::from(self.misses) + 1)
    }

    /// Bits of a way in a set's word: valid, dirty, lost, tag.
    pub fn entry_bits(&self) -> u32 {
        3 + self.tag_bits()
    }

    /// Bits of a set's word.
    pub fn set_word_bits(&self) -> u32 {
        self.ways * self.entry_bits() + recency::bits(self.ways)
    }
}

/// The bits that a block has in a line, as a word.
fn bits_in_words(p: &Parameters) -> &'static str {
    match p.stored_bits() {
        2 => "two",
        _ => "four",
    }
}

/// The port that flips bits of a written word.
fn inject_input(m: &Builder) -> Signal<'_> {
    m.input("inject", 2).comment(INJECT_SAYS)
}

/// Delays a value in parallel with the second cycle of a memory's read; `enable`: it is valid.
fn beside_read<'m>(
    m: &'m Builder,
    name: &str,
    enable: Signal<'m>,
    value: Signal<'m>,
) -> Signal<'m> {
    if value.width() > 1 {
        return m.delay_if(name, enable, value);
    }
    let register = m.register_reset(name, 1, 0);
    m.next(register, value);
    register
}

/// `one`, ORed with `other` if there is one.
fn or<'m>(one: Signal<'m>, other: Option<Signal<'m>>) -> Signal<'m> {
    other.map_or(one, |other| one | other)
}

/// One bit, one cycle later; 0 after reset.
fn step<'m>(m: &'m Builder, name: &str, now: Signal<'m>) -> Signal<'m> {
    m.delay_reset(name, now.named(&format!("{name}_next")))
}
