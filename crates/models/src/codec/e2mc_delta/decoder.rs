//! From codewords to residuals.

use itertools::Itertools;

use crate::codebook::delta::TREES;
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

    /// Decodes the ways of a group, which fill `symbols` one after another: codewords from the current
    /// position of each reader. A group of one way does not use the second reader.
    #[inline(always)]
    pub fn decode(
        &self,
        mode: usize,
        readers: [&mut BitReader; 2],
        symbols: &mut [u16],
        has_two: bool,
    ) -> Result<(), DecodeError> {
        let codes = &self.modes[mode];
        // Copies stay in registers.
        let [forwards, backwards] = readers;
        let (mut one, mut two) = (*forwards, *backwards);
        if has_two {
            // Neither half waits for the other one's table look-ups.
            let (first, second) = symbols.split_at_mut(symbols.len() / 2);
            let firsts = first.chunks_exact_mut(TREES);
            for (first, second) in firsts.zip(second.chunks_exact_mut(TREES)) {
                decode_pair(codes, &mut one, first)?;
                decode_pair(codes, &mut two, second)?;
            }
        } else {
            let mut pairs = symbols.chunks_exact_mut(TREES);
            pairs.try_for_each(|pair| decode_pair(codes, &mut one, pair))?;
        }
        (*forwards, *backwards) = (one, two);
        Ok(())
    }
}

/// Decodes the next two residuals.
#[inline(always)]
fn decode_pair(
    [even, odd]: &[PrefixDecoder; TREES],
    reader: &mut BitReader,
    pair: &mut [u16],
) -> Result<(), DecodeError> {
    let window = reader.peek();
    let first = even.leaf(window);
    let bits = first.length + first.raw_bits;
    let rest = window >> bits;
    let second = odd.leaf(rest);
    pair[0] = first.symbol(window) as u16;
    pair[1] = second.symbol(rest) as u16;
    // All bits begin with a codeword: the codes are complete.
    let both = bits + second.length + second.raw_bits;
    match reader.skip(both.into()) {
        Some(()) => Ok(()),
        None => Err(reader.past_end("codeword with the low byte after it")),
    }
}
