//! BPC with its metadata consolidated, as paper 2 measures it (BPC-8): [`compressor`]
//! and [`decompressor`] for eight planes at a time. What the paper's figure shows as
//! boxes: [`transform`] (words to planes, and back), [`plane`] (matcher and decoder),
//! [`base`] and [`zrle`].

pub mod base;
pub mod compressor;
pub mod decompressor;
pub mod plane;
pub mod transform;
pub mod zrle;

use crate::rtl::common::Ports;

/// Bits of a difference of two words.
const DELTA_BITS: u32 = 33;

/// Planes below the top one.
const LOWER_PLANES: u32 = DELTA_BITS - 1;

/// Bits of a plane: one of each difference.
fn plane_bits(p: &Ports) -> u32 {
    p.words() - 1
}

/// Bits of a position in a plane.
fn position_bits(p: &Ports) -> u32 {
    p.words().ilog2()
}
