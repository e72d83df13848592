//! Where the rank table lies behind the configuration port of either half, as byte addresses.

use crate::rtl::common::axi_lite::{self, table};
use crate::stream::Write;

/// Bits of a byte address.
pub const ADDRESS_BITS: u32 = 9;

/// Bit 0: the table is loaded. Before that, a compressor stores blocks raw and a decompressor reports an
/// error for compressed ones.
pub const CONTROL: u32 = 0x0;
/// Word rank: its symbol.
pub const RANKS: u32 = 0x100;
/// Address of the first rank's word. There are as many words as ranks.
pub const RANK_WORDS: u32 = 32;

/// The writes that load the table, in order: symbols by their ranks.
pub fn load(symbols: &[u64]) -> Vec<Write> {
    axi_lite::load(CONTROL, table(RANKS, symbols))
}
