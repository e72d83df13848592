//! From codewords to symbols.

use itertools::Itertools;

use crate::codebook::{Codebook, Symbol, Tree};
use crate::codec::bits::BitReader;
use crate::codec::DecodeError;

/// Codewords up to this length are found by one look into a table.
const SHORT: u32 = 11;

/// The trees of a codebook, made ready for decoding.
#[derive(Debug, Clone)]
pub(super) struct Decoder {
    symbol_bits: u32,
    trees: Vec<TreeDecoder>,
}

#[derive(Debug, Clone)]
struct TreeDecoder {
    /// By the next bits of the stream, as many as the longest short codeword may have: the
    /// codeword that they begin with, if it is a short one.
    short: Vec<Option<Leaf>>,
    /// The lengths above those, in ascending order.
    long: Vec<Length>,
    /// The symbols of the long codewords in canonical order.
    symbols: Vec<Symbol>,
}

#[derive(Debug, Clone, Copy)]
struct Leaf {
    symbol: Symbol,
    length: u32,
}

/// The codewords of one length, which are consecutive numbers.
#[derive(Debug, Clone, Copy)]
struct Length {
    length: u32,
    /// The first codeword, its first bit the most significant.
    first: u32,
    count: u32,
    /// Where in the long codewords' symbols the first one's is.
    index: u32,
}

impl TreeDecoder {
    fn new(tree: &Tree) -> Self {
        let bits = tree.limit().min(SHORT);
        let mut decoder = TreeDecoder {
            short: vec![None; 1 << bits],
            long: Vec::new(),
            symbols: Vec::new(),
        };
        let lengths = tree.codewords().chunk_by(|code| code.1.length);
        for (length, codes) in &lengths {
            let codes = codes.collect_vec();
            if length <= bits {
                for &(symbol, codeword) in &codes {
                    let leaf = Some(Leaf { symbol, length });
                    let whatever_follows = decoder.short.iter_mut();
                    let begun = whatever_follows.skip(codeword.bits as usize);
                    begun.step_by(1 << length).for_each(|entry| *entry = leaf);
                }
                continue;
            }
            let number = |bits: u32| bits.reverse_bits() >> (u32::BITS - length);
            decoder.long.push(Length {
                length,
                first: codes.first().map_or(0, |code| number(code.1.bits)),
                count: codes.len() as u32,
                index: decoder.symbols.len() as u32,
            });
            decoder.symbols.extend(codes.iter().map(|code| code.0));
        }
        decoder
    }

    /// The codeword that the stream goes on with, if it is one.
    #[inline(always)]
    fn leaf(&self, window: u64) -> Option<Leaf> {
        self.short[window as usize & (self.short.len() - 1)].or_else(|| self.long_leaf(window))
    }

    fn long_leaf(&self, window: u64) -> Option<Leaf> {
        let window = (window as u32).reverse_bits();
        self.long.iter().find_map(|long| {
            let number = window >> (u32::BITS - long.length);
            let place = number.checked_sub(long.first)?;
            (place < long.count).then(|| Leaf {
                symbol: self.symbols[(long.index + place) as usize],
                length: long.length,
            })
        })
    }
}

impl Decoder {
    pub fn new(book: &Codebook) -> Self {
        Decoder {
            symbol_bits: book.symbol_length().bits(),
            trees: book.trees().iter().map(TreeDecoder::new).collect(),
        }
    }

    /// Decodes one way: codewords from where `reader` stands, until they fill `part`, which is
    /// whole words.
    pub fn decode(&self, mut reader: BitReader, part: &mut [u8]) -> Result<(), DecodeError> {
        for word in part.chunks_exact_mut(4) {
            let mut value = 0;
            let shifts = (0..u32::BITS).step_by(self.symbol_bits as usize);
            for (shift, tree) in shifts.zip(self.trees.iter().cycle()) {
                value |= self.symbol(tree, &mut reader)? << shift;
            }
            word.copy_from_slice(&value.to_le_bytes());
        }
        Ok(())
    }

    #[inline(always)]
    fn symbol(&self, tree: &TreeDecoder, reader: &mut BitReader) -> Result<u32, DecodeError> {
        let bit = reader.position();
        let past_end = |field| DecodeError::PastEnd {
            field,
            bit,
            stored: (bit + reader.remaining()).div_ceil(8),
        };
        let leaf = tree.leaf(reader.peek());
        let leaf = leaf.ok_or(DecodeError::NoCodeword { bit })?;
        match leaf.symbol {
            Symbol::Value(value) => {
                let end = past_end("codeword");
                reader.skip(leaf.length).ok_or(end)?;
                Ok(value)
            }
            Symbol::Escape => {
                let end = past_end("escape codeword with its raw bits");
                let raw = reader.take(leaf.length + self.symbol_bits).ok_or(end)?;
                Ok((raw >> leaf.length) as u32)
            }
        }
    }
}
