//! A codeword that was found in a window.

use crate::hdl::builder::address_width;
use crate::hdl::Signal;
use crate::rtl::e2mc::Parameters;

/// Bits of a position in the block: past its end, too, by as much as a way can
/// run over.
pub fn position_bits(p: &Parameters) -> u32 {
    let furthest = p.block_bits() + p.symbols_per_way() * p.symbol_limit();
    address_width(u64::from(furthest) + 1)
}

/// A found codeword, handed from the first stage to the second.
pub(crate) struct FoundCodeword<'m> {
    /// One-hot: bit l − 1, the codeword has l bits. Of an escape it does not matter.
    pub length: Signal<'m>,
    /// The codeword and the bits after it.
    pub codeword: Signal<'m>,
    /// Bits that the symbol took.
    pub step: Signal<'m>,
    pub no_codeword: Signal<'m>,
    /// Whether it is an escape, and its raw bits.
    pub escape: Option<(Signal<'m>, Signal<'m>)>,
}

/// The first stage's actions in a cycle, and its current block.
pub(crate) struct Steps<'m> {
    pub advance: Signal<'m>,
    pub load: Signal<'m>,
    pub align: Signal<'m>,
    pub decode: Signal<'m>,
    pub stored: Signal<'m>,
}
