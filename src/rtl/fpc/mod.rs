//! FPC, the frequent pattern compression of words, and its forms for parallel
//! hardware (paper 2).
//!
//! `fpc-opt`: [`opt_compressor`] and [`opt_decompressor`] have a lane for each word
//! of a pass, each with a module of [`word`].
//!
//! `fpc-mc`: [`mc_compressor`] and [`mc_decompressor`], the original with its metadata
//! consolidated, as paper 2 measures it: eight words at a time, and [`mc_zrle`].

pub mod mc_compressor;
pub mod mc_decompressor;
pub mod mc_zrle;
pub mod opt_compressor;
pub mod opt_decompressor;
pub mod word;

use crate::rtl::common::placing::Units;
use crate::rtl::common::Ports;

/// Bits of a tag.
const TAG_BITS: u32 = 3;

/// Bits of a nibble.
const NIBBLE: u32 = 4;

/// Payloads are whole nibbles, up to eight of them for each word.
fn payloads(p: &Ports) -> Units {
    Units {
        bits: NIBBLE,
        lane_places: 3,
        payloads: p.words(),
    }
}
