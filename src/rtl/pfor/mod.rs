//! pfor: patched frames of reference on bit planes, without tables; this project's own.
//!
//! A block has four quarters of [`Parameters::lanes`] lanes of 16 bits. A stream occupies one or two quarters
//! (text: all four), in the stream's order; bytes lie two per lane. So masks, exceptions, positions and residuals
//! are computed per quarter. Modes differ only in wiring ([`layout`]) and in the gates that select it.
//!
//! ```text
//! s_axis → block input → header → plane windows → transposition → exception flags → counts ──────────┐
//!                                                       │                                            ↓
//! m_axis ← order ← scan ← differences ← merge ←─────────┴── expansion ← slots ← exception windows ← places
//! ```
//!
//! - Planes are counted in units; a unit has one bit for each lane of a quarter. A quarter's planes
//!   are concatenated, and a window of 16 units of them starts where the depths require. The transposition after it
//!   consists of wires and a multiplexer of 16-bit elements and bytes.
//! - Each byte has a flag for exceptions; a lane with one element has two equal flags. So one network of bytes
//!   serves 16-bit elements, bytes and text. A quarter's exceptions are a window of the block. An AND-OR of the 15
//!   possible lengths separates them.
//! - The scan adds up the lanes of each quarter by a parallel prefix, then adds the sum of the quarter before it in the
//!   stream. An adder adds one number of 16 bits or two of 8. In mode 1, the last adders undo the subtraction within a
//!   word.
//! - A raw block, if the decompressor takes any, passes through it as four streams of 16 planes.
//! - The compressor sums the significant bits of all residuals of modes 0 to 5 in parallel and computes the residuals
//!   of the best mode again. It counts exceptions for each number of planes and compares the costs. In parallel it
//!   finds the maxima of mode 7 (with the estimates) and the ranks of text (with the costs). The mirror image of the
//!   decompressor's networks lays out the shortest encoding.
//! - [`compressor`] and [`decompressor_core`] process one, two or four quarters per cycle and have a quarter's modules
//!   as many times.

mod adder;
pub mod claims;
mod coded;
mod compaction;
pub mod compressor;
pub mod decompressor;
pub mod decompressor_core;
mod exceptions;
mod expansion;
mod front;
mod header;
pub mod layout;
mod planes;
mod residuals;
mod tail;
mod text;
mod turn;

use crate::hdl::Pipeline;
use crate::rtl::common::Ports;
use crate::rtl::protect::Protection;
use layout::Mode;

/// Quarters per block.
pub const QUARTERS: usize = 4;

/// Bits of a lane.
pub const LANE: u32 = 16;

/// Bits of a mode's number.
const MODE_BITS: u32 = 3;

/// The weight of the longest stage if the number of stages is not given, in FO4 of OSU 180 nm.
const LONGEST_STAGE: u32 = 22;

/// The parameters of the hardware. The caller validates them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its non-default parameters, a prefix of the modules' names.
    pub name: String,
    /// Sizes of blocks, bursts and ports.
    pub ports: Ports,
    /// The supported modes, one bit each; at least one.
    pub modes: u8,
    /// Lanes per cycle: those of a quarter of a block, of two quarters or of the whole block.
    pub at_a_time: u32,
    /// Estimates count only the second half of each quarter.
    pub estimates_half: bool,
    /// Pipeline stages of one half of the design; by default as many as a short path needs.
    pub stages: Option<u32>,
    /// Of the compressor's memories.
    pub protection: Protection,
}

/// The number of the mode for text.
pub const TEXT_MODE: usize = 6;

/// Bits of the shortest block of text: the header, and a rank for each byte.
pub fn shortest_text(ports: &Ports) -> u32 {
    layout::MODES[TEXT_MODE].header_bits() + layout::RANK_BITS * ports.block_bytes
}

impl Parameters {
    /// The given number of stages, or as many as a short path needs.
    fn stages_of(&self, pipeline: &Pipeline) -> u32 {
        let short = || pipeline.as_short_as(LONGEST_STAGE);
        self.stages.unwrap_or_else(short)
    }

    /// Quarters per cycle.
    fn side(&self) -> usize {
        self.at_a_time as usize / self.lanes()
    }

    /// Whether any of modes 0 to 5 is supported.
    fn has_estimates(&self) -> bool {
        (0..6).any(|mode| self.has(mode))
    }

    /// Lanes per quarter.
    pub fn lanes(&self) -> usize {
        self.ports.block_bytes as usize / 8
    }

    /// Bits of a quarter.
    fn quarter_bits(&self) -> u32 {
        self.lanes() as u32 * LANE
    }

    /// Whether estimates count an element: its number among the `each` elements that a quarter has.
    fn counts(&self, number: usize, each: usize) -> bool {
        !self.estimates_half || number % each >= each / 2
    }

    /// Lanes of a quarter, or elements of a stream of mode 0, that estimates count.
    fn counted_lanes(&self) -> usize {
        self.lanes() / if self.estimates_half { 2 } else { 1 }
    }

    /// A number of bits of the whole block as an estimate has it.
    fn in_estimate(&self, bits: u64) -> u64 {
        bits / if self.estimates_half { 2 } else { 1 }
    }

    /// Bits of a unit, in which planes are counted: one for each lane of a quarter.
    fn unit(&self) -> u32 {
        self.lanes() as u32
    }

    /// Bits of a block at the decompressor's input.
    fn stored_bits(&self) -> u32 {
        if self.ports.has_raw {
            self.ports.block_bits()
        } else {
            self.ports.max_stored_bits()
        }
    }

    /// Whether a mode is supported.
    pub fn has(&self, mode: usize) -> bool {
        self.modes >> mode & 1 == 1
    }

    /// The supported modes.
    fn modes(&self) -> impl Iterator<Item = &'static Mode> + '_ {
        layout::MODES.iter().filter(|mode| self.has(mode.number))
    }

    /// Bits of a position in the block. Positions of fields can lie past the block's end.
    fn place_bits(&self) -> u32 {
        self.ports.block_bits().ilog2() + 2
    }

    /// Bits of the cost of a stream, or of an estimate.
    fn cost_bits(&self) -> u32 {
        self.ports.block_bits().ilog2() + 1
    }

    /// Bits of a count of the block's bytes.
    fn byte_count_bits(&self) -> u32 {
        self.ports.block_bytes.ilog2() + 1
    }

    /// Bits of the longest body: the largest compressed size without the shortest header.
    fn body_bits(&self) -> u32 {
        let shortest = self.modes().map(|mode| mode.header_bits()).min();
        self.ports.max_stored_bits() - shortest.unwrap_or_default()
    }
}
