//! Numbers of LLMs: a number's exponent is encoded as digits of its rank, level by level; sign and mantissa
//! are stored unchanged.
//!
//! ```text
//! stored block: (base, shift │) rests of all numbers │ first digits │ second digits │ … │ symbols without a rank
//! ```
//!
//! Base, shift, rests and first digits have fixed places. Every further field belongs to a number whose
//! digits so far are all ones, so its place follows from the count of such numbers before it: [`counts`], and
//! one network per level, [`compaction`] in the compressor, [`expansion`] in the decompressor.
//!
//! [`compressor`] and [`decompressor`] are the halves with their stream ports, around [`compressor_core`] and
//! [`decompressor_core`]. Ranks come from the block: a compressor finds its base and shift ([`origin`]), and
//! a decompressor computes symbols from them ([`ranked`]). Or the symbols with ranks are in registers behind
//! a configuration port: [`rank_table`], [`address_map`].
//!
//! ```text
//!              symbols → core: (origin →) ranks → counts → compaction, a network a level → ┐
//! s_axis → block input ──────────── raw block along ── rests ──────────────────────────────┴→ stored or raw → m_axis
//!
//!              fields → core: (counts → expansion) a level → look-up ─→ symbols ┐
//! s_axis → block input ─────── stored block along ── rests ─────────────────────┴→ block → m_axis
//! ```
//!
//! - Cores carry symbols only. The rests are taken from the block that travels beside the core.
//! - A compressed block has room for few fields of the later levels, so the buffer of all of them is
//!   that small: larger nodes' fields meet by OR, and only smaller nodes have multiplexers.
//! - Behind a level's fields the next level's begin: that section is shifted by the fields' count, a bit
//!   of the distance in each step of the network beside it.
//! - If any field runs past the stored bytes, the sum of all fields' lengths does, too: that is the error.

pub mod address_map;
pub mod compaction;
pub mod compressor;
pub mod compressor_core;
pub mod counts;
pub mod decompressor;
pub mod decompressor_core;
pub mod expansion;
pub mod lane;
pub mod lengths;
pub mod origin;
pub mod rank_table;
pub mod ranked;

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{Module, Pipeline};
use crate::rtl::common::{Core, Ports, RawBlocks};

/// Where the ranks of symbols come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RankSource {
    /// A base and a shift in front of each block; the rank of an integer's symbol is the symbol.
    Block,
    /// Registers behind a configuration port, which may have these symbols at power-up.
    Table(Option<Vec<u64>>),
}

/// Numbers that a module of lanes has.
const GROUP: u32 = 8;

/// Bits of a block's shift.
const SHIFT_BITS: u32 = 3;

/// Everything that sizes the hardware; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its parameters that are not the default, a prefix of the modules'
    /// names.
    pub name: String,
    /// Sizes of blocks, bursts and ports.
    pub ports: Ports,
    /// Bits of a number: 8 or 16.
    pub number_bits: u32,
    /// Bits of a symbol: of a floating-point number its exponent.
    pub symbol_bits: u32,
    /// Whether numbers are integers, whose symbol is the upper part of their zigzag.
    pub integers: bool,
    /// Widths of a rank's digits, one to four of them.
    pub digits: Vec<u32>,
    /// Pipeline stages of either half, if not as many as a short path needs.
    pub stages: Option<u32>,
    /// The storage of the stored or raw block while the core works on it.
    pub kept_in: RawBlocks,
    /// Where ranks come from.
    pub ranks_from: RankSource,
}

impl Parameters {
    /// The stages that are asked for, or as many as a short path needs.
    fn stages_of(&self, pipeline: &Pipeline, longest: u32) -> u32 {
        let short = || pipeline.as_short_as(longest);
        self.stages.unwrap_or_else(short)
    }

    /// Numbers of a block.
    pub fn numbers(&self) -> u32 {
        self.ports.block_bits() / self.number_bits
    }

    /// Bits of a number's rest.
    pub fn rest_bits(&self) -> u32 {
        self.number_bits - self.symbol_bits
    }

    /// Levels of digits.
    pub fn levels(&self) -> usize {
        self.digits.len()
    }

    /// Ranks that the digits up to and with a level can say; the levels are counted from 0.
    pub fn ranks_up_to(&self, level: usize) -> u32 {
        let digits = &self.digits[..=level];
        digits.iter().map(|width| (1 << width) - 1).sum()
    }

    /// Ranks that have a symbol: all that the digits can say, but no more than a table has.
    pub fn ranks(&self) -> u32 {
        let said = self.ranks_up_to(self.levels() - 1);
        match self.ranks_from {
            RankSource::Block => said,
            RankSource::Table(_) => said.min(1 << self.symbol_bits),
        }
    }

    /// Whether there is a rank table, behind a configuration port.
    pub fn has_table(&self) -> bool {
        matches!(self.ranks_from, RankSource::Table(_))
    }

    /// Whether a base and a shift stand in front of each block.
    pub fn has_origin(&self) -> bool {
        !self.has_table() && !self.integers
    }

    /// Bits of base and shift.
    pub fn origin_bits(&self) -> u32 {
        if self.has_origin() {
            self.symbol_bits + SHIFT_BITS
        } else {
            0
        }
    }

    /// Bits of the symbols of all ranks.
    pub fn ranked_bits(&self) -> u32 {
        self.ranks() * self.symbol_bits
    }

    /// Bits of all rests.
    pub fn all_rest_bits(&self) -> u32 {
        self.numbers() * self.rest_bits()
    }

    /// Bits of all first digits.
    pub fn first_bits(&self) -> u32 {
        self.numbers() * self.digits[0]
    }

    /// Bits of the fields at fixed places: base and shift, all rests and first digits.
    pub fn fixed_bits(&self) -> u32 {
        self.origin_bits() + self.all_rest_bits() + self.first_bits()
    }

    /// Bits of a field: a digit, or behind the last digits a symbol.
    pub fn field_bits(&self, level: usize) -> u32 {
        self.digits.get(level).copied().unwrap_or(self.symbol_bits)
    }

    /// Bits of a stored block behind the first digits.
    fn room(&self) -> u32 {
        self.ports
            .max_stored_bits()
            .saturating_sub(self.fixed_bits())
    }

    /// Bits of a number's fields from a level on to the last, its symbol.
    fn bits_from(&self, level: usize) -> u32 {
        (level..=self.levels())
            .map(|level| self.field_bits(level))
            .sum()
    }

    /// The most fields of a level above 0 in a compressed block: a number with such a field has those of the
    /// levels before, too.
    pub fn most_fields(&self, level: usize) -> u32 {
        let each: u32 = (1..=level).map(|level| self.field_bits(level)).sum();
        (self.room() / each).min(self.numbers())
    }

    /// The most bits of the fields of a level above 0 and of those behind it.
    pub fn section_bits(&self, level: usize) -> u32 {
        let each = self.bits_from(level);
        (self.room() * each / self.bits_from(1)).min(self.numbers() * each)
    }

    /// The most bits that an encoding has.
    pub fn longest_bits(&self) -> u32 {
        self.fixed_bits() + self.numbers() * self.bits_from(1)
    }

    /// Whether a compressed block can have fields of a level above 0.
    pub fn has_fields(&self, level: usize) -> bool {
        self.most_fields(level) > 0
    }

    /// Bits of a field's number among those of its level.
    pub fn places(&self, level: usize) -> u32 {
        match self.most_fields(level) {
            0 | 1 => 0,
            most => address_width(u64::from(most)),
        }
    }

    /// Lanes of the block as a power of two.
    pub fn lane_places(&self) -> u32 {
        self.numbers().trailing_zeros()
    }

    /// The numbers that have a field of a level above 0, as a part of names.
    pub fn those_with(&self, level: usize) -> String {
        if level == self.levels() {
            "unranked".to_string()
        } else {
            format!("beyond_digit{level}")
        }
    }
}

/// The longest stage, without its registers, in FO4 of OSU 180 nm, if no number of stages is given.
const LONGEST_STAGE: u32 = 16;

/// The same if base and shift are found: all symbols are carried along meanwhile, so a stage is expensive.
const LONGEST_STAGE_WITH_ORIGIN: u32 = 21;

/// A core that takes a block each cycle.
fn core(module: Rc<Module>, stages: u32, steps: u32) -> Core {
    Core {
        module,
        stages,
        latency: stages,
        interval: 1,
        steps,
    }
}
