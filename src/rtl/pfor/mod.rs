//! pfor: patched frames of reference on bit planes, without tables; this project's own.
//!
//! A block is four quarters of [`Parameters::lanes`] lanes of 16 bits. Every stream of every mode is one
//! quarter or two of them, in its order: of bytes, two to a lane. So masks, exceptions, places and
//! residuals are a quarter's, and modes differ in wires ([`layout`]) and in the gates that choose them.

mod candidates;
mod choosing;
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
mod header;
pub mod layout;
mod permutation;
mod planes;
mod residuals;
mod scan;
mod tail;
mod text;
mod trees;
mod widths;

use crate::hdl::Pipeline;
use crate::rtl::common::Ports;
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
    /// Pipeline stages, of one half of the design; as many as a short path needs if they are not given.
    pub stages: Option<u32>,
}

impl Parameters {
    /// The stages that are asked for, or as many as a short path needs.
    fn stages_of(&self, pipeline: &Pipeline) -> u32 {
        let short = || pipeline.as_short_as(LONGEST_STAGE);
        self.stages.unwrap_or_else(short)
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

    /// Bits behind the shortest header of the largest block that is stored compressed.
    fn body_bits(&self) -> u32 {
        let shortest = self.modes().map(|mode| mode.header_bits()).min();
        self.ports.max_stored_bits() - shortest.unwrap_or_default()
    }
}
