//! e2mc-delta: E2MC for symbols of 16 bits with three changes that hardware gets almost for nothing.
//!
//! A block is coded as its symbols or as differences of two kinds, whichever takes the fewest bits (its
//! mode). A codeword stands for a value, or for all values of a high byte, with the low byte after it. Ways
//! meet in pairs, one forwards, one backwards, which saves more than half of the pointers. A compressed block
//! is its mode, the pointers, then the groups of ways.

mod decoder;
mod encoder;
pub mod scheme;

use decoder::Decoder;
use encoder::Encoder;

use super::bits::BitWriter;
use super::groups::{Groups, Layout};
use super::{Codec, DecodeError, Encoded};
use crate::codebook::residuals::{residuals, restore, symbols, Symbols, MAX_SYMBOLS};
use crate::codebook::DeltaCodebook;
use crate::terms::{BlockSize, Check, Geometry, Mag, Modes, TermError, Ways};

/// Bits of a mode.
const MODE_BITS: u32 = 2;

/// Bits of a symbol at most: the longest codeword and a low byte.
const SYMBOL_BITS: u32 = DeltaCodebook::LONGEST + 8;

/// The e2mc-delta format with one codebook.
#[derive(Debug, Clone)]
pub struct E2mcDelta {
    groups: Groups,
    modes: Modes,
    encoder: Encoder,
    decoder: Decoder,
}

/// How a block is encoded.
struct Plan {
    mode: usize,
    layout: Layout,
    residuals: Symbols,
}

impl E2mcDelta {
    /// The format for blocks of the codebook's size, in `ways` ways, with some of the modes.
    ///
    /// # Errors
    /// [`TermError::Mag`] if the MAG is not less than the block.
    pub fn new(
        book: &DeltaCodebook,
        mag: Mag,
        ways: Ways,
        modes: Modes,
    ) -> Result<Self, TermError> {
        let geometry = Geometry::new(book.block(), mag)?;
        Ok(E2mcDelta {
            groups: Groups::new(geometry, ways, MODE_BITS),
            modes,
            encoder: Encoder::new(book),
            decoder: Decoder::new(book),
        })
    }

    /// The same for blocks whose last burst ends with a check.
    #[must_use]
    pub fn with_check(mut self, check: Check) -> Self {
        let geometry = self.geometry().with_check(check);
        self.groups = Groups::new(geometry, self.ways(), MODE_BITS);
        self
    }

    /// The parallel decoding ways.
    pub fn ways(&self) -> Ways {
        self.groups.ways()
    }

    /// The modes that a block may take.
    pub fn modes(&self) -> Modes {
        self.modes
    }

    fn geometry(&self) -> Geometry {
        self.groups.geometry()
    }

    /// The encoding with the fewest bits, at a tie in the lowest mode, `None` if no mode has one; and the
    /// bits that it would have in one way.
    #[inline(always)]
    fn plan(&self, block: &[u8]) -> (Option<Plan>, u32) {
        let (symbols, count) = symbols(block);
        let all = residuals(&symbols);
        let group = count / self.groups.count();
        let mut best: Option<(usize, Layout)> = None;
        let mut one_way = u32::MAX;
        for (mode, residuals) in all.iter().enumerate() {
            if !self.modes.has(mode as u32) {
                continue;
            }
            let bits = self.encoder.group_bits(mode, &residuals[..count], group);
            one_way = one_way.min(MODE_BITS + bits.iter().sum::<u32>());
            let Some(layout) = self.groups.layout(&bits) else {
                continue;
            };
            if best.is_none_or(|best| layout.bits < best.1.bits) {
                best = Some((mode, layout));
            }
        }
        let plan = best.map(|(mode, layout)| Plan {
            mode,
            layout,
            residuals: all[mode],
        });
        (plan, one_way)
    }
}

impl crate::codec::Sealed for E2mcDelta {}

impl Codec for E2mcDelta {
    fn block(&self) -> BlockSize {
        self.geometry().block()
    }

    fn writes_stored(&self) -> bool {
        true
    }

    fn max_bits(&self) -> u32 {
        let alignment = 7 * (self.groups.count() as u32 - 1);
        let symbols = self.block().get() / 2;
        self.groups.header_bits() + alignment + symbols * SYMBOL_BITS
    }

    fn size(&self, block: &[u8]) -> u32 {
        self.sizes(block).0
    }

    fn sizes(&self, block: &[u8]) -> (u32, Option<u32>) {
        let (plan, one_way) = self.plan(block);
        let bits = plan.map_or(self.block().bits(), |plan| plan.layout.bits);
        (bits, Some(one_way))
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        let (plan, _) = self.plan(block);
        let planned = plan.as_ref().map(|plan| plan.layout.bits);
        let bits = planned.unwrap_or(self.block().bits());
        let plan = plan.filter(|_| !self.geometry().stored_raw(bits));
        let Some(plan) = plan else {
            out.clear();
            out.push_bytes(block);
            return Encoded { bits, raw: true };
        };
        let way = block.len() / 2 / self.ways().get() as usize;
        let encode = |number: usize, out: &mut BitWriter| {
            let part = &plan.residuals[number * way..][..way];
            self.encoder.encode(plan.mode, part, out);
        };
        self.groups
            .write(&plan.layout, plan.mode as u64, out, encode);
        Encoded { bits, raw: false }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let opened = self.groups.open(stored)?;
        if !self.modes.has(opened.head) {
            return Err(DecodeError::Value {
                field: "mode",
                bit: 0,
                value: opened.head.into(),
                reason: "it is none of those that there are",
            });
        }
        let mode = opened.head as usize;
        let mut all: Symbols = [0; MAX_SYMBOLS];
        let symbols = &mut all[..block.len() / 2];
        let group = symbols.len() / self.groups.count();
        let backwards = opened.backwards();
        let has_two = self.ways().get() > 1;
        for (number, part) in symbols.chunks_exact_mut(group).enumerate() {
            opened.decode(number, &backwards, |readers| {
                self.decoder.decode(mode, readers, part, has_two)
            })?;
        }
        restore(symbols, mode);
        for (bytes, symbol) in block.chunks_exact_mut(2).zip(symbols) {
            bytes.copy_from_slice(&symbol.to_le_bytes());
        }
        Ok(())
    }
}
