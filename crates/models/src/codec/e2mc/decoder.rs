//! From codewords to symbols.

use crate::codebook::Codebook;
use crate::codec::bits::BitReader;
use crate::codec::prefix::PrefixDecoder;
use crate::codec::DecodeError;

/// The trees of a codebook, made ready for decoding.
#[derive(Debug, Clone)]
pub(super) struct Decoder {
    symbol_bits: u32,
    trees: Vec<PrefixDecoder>,
}

impl Decoder {
    pub fn new(book: &Codebook) -> Self {
        let symbol_bits = book.symbol_length().bits();
        let tree = |tree| PrefixDecoder::new(tree, symbol_bits);
        Decoder {
            symbol_bits,
            trees: book.trees().iter().map(tree).collect(),
        }
    }

    /// Decodes one way: codewords from where `reader` stands, until they fill `part`, which is
    /// whole words.
    pub fn decode(&self, reader: &mut BitReader, part: &mut [u8]) -> Result<(), DecodeError> {
        match (self.symbol_bits, self.trees.as_slice()) {
            (4, trees) => decode_words::<8>(trees, reader, part),
            (8, trees) => decode_words::<4>(trees, reader, part),
            (16, trees) => decode_words::<2>(trees, reader, part),
            (_, trees) => decode_words::<1>(trees, reader, part),
        }
    }
}

/// Decodes words of `SYMBOLS` symbols each.
fn decode_words<const SYMBOLS: usize>(
    trees: &[PrefixDecoder],
    reader: &mut BitReader,
    part: &mut [u8],
) -> Result<(), DecodeError> {
    let mut in_turn = trees.iter().cycle();
    let Some(first) = trees.first() else {
        return Ok(());
    };
    let trees: [&PrefixDecoder; SYMBOLS] =
        [first; SYMBOLS].map(|tree| in_turn.next().unwrap_or(tree));
    // A copy stays in registers.
    let mut own = *reader;
    for word in part.chunks_exact_mut(4) {
        let mut value = 0;
        for (symbol, tree) in trees.iter().enumerate() {
            value |= tree.decode(&mut own)? << (symbol * (32 / SYMBOLS));
        }
        word.copy_from_slice(&value.to_le_bytes());
    }
    *reader = own;
    Ok(())
}
