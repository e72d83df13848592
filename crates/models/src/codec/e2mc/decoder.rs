//! From codewords to symbols.

use super::together::{self, symbol, word_of_bytes, ByteTable, HalfTable, Lane};
use crate::codebook::Codebook;
use crate::codec::bits::BitReader;
use crate::codec::prefix::PrefixDecoder;
use crate::codec::DecodeError;

/// The trees of a codebook, made ready for decoding.
#[derive(Debug, Clone)]
pub(super) struct Decoder {
    symbol_bits: u32,
    trees: Vec<PrefixDecoder>,
    tables: Tables,
}

/// The tables that decode all ways side by side.
#[derive(Debug, Clone)]
enum Tables {
    /// SL 4 and 8, by place in the word.
    Bytes([ByteTable; 4]),
    /// SL 16.
    Halves(HalfTable),
    /// SL 32, by its tree.
    Words(PrefixDecoder),
}

impl Decoder {
    pub fn new(book: &Codebook) -> Self {
        let symbol_bits = book.symbol_length().bits();
        let tree = |tree| PrefixDecoder::new(tree, symbol_bits);
        let trees: Vec<PrefixDecoder> = book.trees().iter().map(tree).collect();
        let tables = match (symbol_bits, trees.as_slice()) {
            (16, [tree]) => Tables::Halves(HalfTable::new(tree)),
            (32, [tree]) => Tables::Words(tree.clone()),
            (_, trees) => {
                let of_byte = trees.len() / 4;
                let of_byte = |byte: usize| &trees[byte * of_byte..][..of_byte];
                Tables::Bytes(std::array::from_fn(|byte| ByteTable::new(of_byte(byte))))
            }
        };
        Decoder {
            symbol_bits,
            trees,
            tables,
        }
    }

    /// Decodes all ways in parallel, from the lanes' positions, and leaves the lanes after their last
    /// codewords, which may be past the end. `None` if some bits are no codeword.
    #[inline(always)]
    pub fn decode_together<const WAYS: usize>(
        &self,
        lanes: &mut [Lane; WAYS],
        block: &mut [u8],
    ) -> Option<()> {
        match &self.tables {
            Tables::Bytes(tables) => {
                together::decode(lanes, block, |lane| word_of_bytes(tables, lane))
            }
            Tables::Halves(table) => together::decode(lanes, block, |lane| {
                Some(table.symbol(lane)? | table.symbol(lane)? << 16)
            }),
            Tables::Words(tree) => together::decode(lanes, block, |lane| symbol(tree, lane)),
        }
    }

    /// Decodes one way: codewords from the current position of `reader`, until they fill `part`, which is
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
