//! pfor: patched frames of reference on bit planes, without tables; this project's own.
//!
//! A block is four quarters of [`Parameters::lanes`] lanes of 16 bits. Every stream of every mode is one
//! quarter or two of them, in its order: of bytes, two to a lane. So masks, exceptions, places and
//! residuals are a quarter's, and modes differ in wires ([`layout`]) and in the gates that choose them.
//!
//! ```text
//! s_axis → block input → header → plane windows → transposition → exception flags → counts ──────────┐
//!                                                       │                                            ↓
//! m_axis ← order ← scan ← differences ← merge ←─────────┴── expansion ← slots ← exception windows ← places
//! ```
//!
//! - Planes are counted in units of a bit for each lane of a quarter. Four windows of 16 units begin
//!   where the depths say; the transposition behind them is wires and an AND-OR of the five ways in which
//!   streams lie.
//! - Exceptions are flagged byte by byte, twice where a lane is one element, so one network of bytes
//!   serves elements of 16 bits, of 8, and text. A quarter's exceptions are a window of the block, taken
//!   apart by an AND-OR over the 15 lengths.
//! - The scan has two chains of lanes, two quarters each, added up by a parallel prefix. An adder is one
//!   of 16 bits or two of 8. Mode 1's first adders undo what it subtracts within a word.
//! - A raw block goes through the decompressor as four streams of 16 planes.
//! - The decompressor that works on a quarter in a move ([`folded_decompressor`]) has each of these networks once.
//! - The compressor adds up the significant bits of all residuals in modes 0 to 5 side by side, subtracts
//!   again for the best one, counts exceptions for each number of planes, and compares the costs. Mode 7's
//!   maximum is found beside the estimates, text's ranks beside the costs. The mirror of the
//!   decompressor's networks lays the shortest encoding out.
//! - [`folded_compressor`] is a compressor that has the modules of a quarter once, and takes a quarter in a move.

mod candidates;
mod choosing;
pub mod claims;
mod coded;
mod compaction;
pub mod compressor_core;
pub mod decompressor;
pub mod decompressor_core;
mod decompressor_scan;
mod depths;
mod elements;
mod estimates;
mod exceptions;
mod expansion;
pub mod folded_compressor;
mod folded_decompressor;
mod front;
mod header;
pub mod layout;
mod permutation;
mod planes;
mod residuals;
mod scan;
mod tail;
mod text;
mod widths;

use crate::hdl::{DesignError, Pipeline};
use crate::rtl::common::{Core, Ports};
use layout::Mode;

/// Quarters of a block.
pub const QUARTERS: usize = 4;

/// Bits of a lane.
pub const LANE: u32 = 16;

/// Bits of a mode's number.
const MODE_BITS: u32 = 3;

/// The weight of the longest stage, where their number is not given: FO4 of OSU 180 nm.
const LONGEST_STAGE: u32 = 22;

/// Everything that sizes the hardware; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its parameters that are not the default, a prefix of the modules'
    /// names.
    pub name: String,
    /// Sizes of blocks, bursts and ports.
    pub ports: Ports,
    /// The modes that are there, a bit each; not empty.
    pub modes: u8,
    /// Lanes that are worked on in a move: those of a block, of a quarter, or, in the compressor, of two quarters.
    pub at_a_time: u32,
    /// Pipeline stages, of one half of the design; as many as a short path needs if they are not given.
    pub stages: Option<u32>,
}

impl Parameters {
    /// The stages that are asked for, or as many as a short path needs.
    fn stages_of(&self, pipeline: &Pipeline) -> u32 {
        let short = || pipeline.as_short_as(LONGEST_STAGE);
        self.stages.unwrap_or_else(short)
    }

    /// Quarters that the compressor works on in a move.
    fn side(&self) -> usize {
        self.at_a_time as usize / self.lanes()
    }

    /// Whether one of modes 0 to 5 is there.
    fn has_estimates(&self) -> bool {
        (0..6).any(|mode| self.has(mode))
    }

    /// Lanes of a quarter.
    pub fn lanes(&self) -> usize {
        self.ports.block_bytes as usize / 8
    }

    /// Bits of a quarter.
    fn quarter_bits(&self) -> u32 {
        self.lanes() as u32 * LANE
    }

    /// Bits of a plane of one quarter's lanes: what planes are counted in.
    fn unit(&self) -> u32 {
        self.lanes() as u32
    }

    /// Whether a mode is there.
    pub fn has(&self, mode: usize) -> bool {
        self.modes >> mode & 1 == 1
    }

    /// The modes that are there.
    fn modes(&self) -> impl Iterator<Item = &'static Mode> + '_ {
        layout::MODES.iter().filter(|mode| self.has(mode.number))
    }

    /// Bits of a place in the block, past whose end fields may be.
    fn place_bits(&self) -> u32 {
        self.ports.block_bits().ilog2() + 2
    }

    /// Bits of what a stream costs, or a block is estimated to.
    fn cost_bits(&self) -> u32 {
        self.ports.block_bits().ilog2() + 1
    }

    /// Bits of a number of bytes of the block.
    fn byte_count_bits(&self) -> u32 {
        self.ports.block_bytes.ilog2() + 1
    }

    /// Bits behind the shortest header of the largest block that is stored compressed.
    fn body_bits(&self) -> u32 {
        let shortest = self.modes().map(|mode| mode.header_bits()).min();
        self.ports.max_stored_bits() - shortest.unwrap_or_default()
    }
}

/// The compressor's core: of a whole block in a move, or of a part of it.
pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    if p.side() == QUARTERS {
        compressor_core::compressor_core(p)
    } else {
        folded_compressor::compressor_core(p)
    }
}
