//! BPC, the bit-plane compression of words, in its forms for parallel hardware: `bpc-opt` (paper 2,
//! section 4 and table 1), and `bpc-group`, whose tag section leaves out groups of zero planes.
//!
//! Deltas of neighbouring words are arranged as bit planes (DBP). The patterns are those of each plane XOR
//! the plane above it (DBX). There is a lane for each plane of a pass, the top plane first, each with a
//! module of [`plane`].

pub mod base;
pub mod compressor;
pub mod decompressor;
mod deltas;
pub mod plane;
pub(super) mod positions;
mod tags;

use crate::rtl::common::placing::Units;
use crate::rtl::common::Ports;

/// Planes of a block of any size.
pub const PLANES: u32 = 32;

/// Bits of a plane's tag, and of the base's.
const TAG_BITS: u32 = 3;

/// The contents of the section of tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tags {
    /// `bpc-opt`: every plane's.
    All,
    /// `bpc-group`: those of the groups of four planes that are not zero.
    Groups,
}

impl Tags {
    /// Bits before what moves: the base's tag, and the planes' or the groups' flags.
    fn fixed_bits(self) -> u32 {
        match self {
            Tags::All => TAG_BITS + TAG_BITS * PLANES,
            Tags::Groups => TAG_BITS + tags::GROUPS,
        }
    }
}

/// Payloads are single bits: a plane, or positions in it.
fn payloads(p: &Ports) -> Units {
    Units {
        bits: 1,
        lane_places: p.words().trailing_zeros(),
        payloads: PLANES,
    }
}

/// Bits of a plane: one for each delta.
fn plane_bits(p: &Ports) -> u32 {
    p.words() - 1
}
