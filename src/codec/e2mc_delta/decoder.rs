//! From codewords to residuals.

use itertools::Itertools;

use crate::codebook::residuals::TREES;
use crate::codebook::DeltaCodebook;
use crate::codec::bits::BitReader;
use crate::codec::prefix::PrefixDecoder;
use crate::codec::DecodeError;

/// The codes of a codebook, by mode and tree, made ready for decoding.
#[derive(Debug, Clone)]
pub(super) struct Decoder {
    modes: Vec<[PrefixDecoder; TREES]>,
}

impl Decoder {
    pub fn new(book: &DeltaCodebook) -> Self {
        let codes = book.codes().iter().map(|tree| PrefixDecoder::new(tree, 0));
        let modes = codes.tuples();
        Decoder {
            modes: modes.map(|(even, odd)| [even, odd]).collect(),
        }
    }

    /// Decodes one way: codewords from where `reader` stands, until they fill `way`.
    #[inline(always)]
    pub fn decode(
        &self,
        mode: usize,
        reader: &mut BitReader,
        way: &mut [u16],
    ) -> Result<(), DecodeError> {
        let [even, odd] = &self.modes[mode];
        // A copy stays in registers.
        let mut own = *reader;
        for pair in way.chunks_exact_mut(TREES) {
            let bit = own.position();
            let window = own.peek();
            let first = even.leaf(window);
            let bits = first.length + first.raw_bits;
            let rest = window >> bits;
            let second = odd.leaf(rest);
            pair[0] = first.symbol(window) as u16;
            pair[1] = second.symbol(rest) as u16;
            let both = bits + second.length + second.raw_bits;
            if first.length == 0 || second.length == 0 {
                return Err(DecodeError::NoCodeword { bit });
            }
            if own.skip(both.into()).is_none() {
                return Err(own.past_end("codeword with the low byte after it"));
            }
        }
        *reader = own;
        Ok(())
    }
}
