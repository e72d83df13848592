//! BDI, a block as small differences from a base, and M-BDI, whose differences
//! are as wide as whole bursts have room for.
//!
//! All encodings are tried side by side. A block a move; [`shape`] lists the
//! encodings.

mod choose;
pub mod compressor;
pub mod decompressor;
mod difference;
mod encoding;
mod fields;
mod shape;
mod sum;

/// Bits of the field that selects the encoding.
const ENCODING_BITS: u32 = 4;
const ZERO: u64 = 0;
const REPEATED: u64 = 1;
/// Bits of the value that a block may repeat.
const VALUE_BITS: u32 = 64;
