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
    short: Vec<Leaf>,
    /// The lengths above those, in ascending order.
    long: Vec<Length>,
    /// The long codewords in canonical order.
    leaves: Vec<Leaf>,
}

/// A codeword.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Leaf {
    /// The symbol's value; 0 for the escape.
    value: u32,
    /// The codeword's length in bits; 0 if there is no codeword.
    length: u8,
    /// Raw bits that follow it: the escape's.
    raw_bits: u8,
}

/// The codewords of one length, which are consecutive numbers.
#[derive(Debug, Clone, Copy)]
struct Length {
    length: u32,
    /// The first codeword, its first bit the most significant.
    first: u32,
    count: u32,
    /// Where the first one is among the long codewords.
    index: u32,
}

impl TreeDecoder {
    fn new(tree: &Tree, symbol_bits: u32) -> Self {
        let bits = tree.limit().min(SHORT);
        let mut decoder = TreeDecoder {
            short: vec![Leaf::default(); 1 << bits],
            long: Vec::new(),
            leaves: Vec::new(),
        };
        let leaf = |symbol, length: u32| match symbol {
            Symbol::Value(value) => Leaf {
                value,
                length: length as u8,
                raw_bits: 0,
            },
            Symbol::Escape => Leaf {
                value: 0,
                length: length as u8,
                raw_bits: symbol_bits as u8,
            },
        };
        let lengths = tree.codewords().chunk_by(|code| code.1.length);
        for (length, codes) in &lengths {
            let codes = codes.collect_vec();
            if length <= bits {
                for &(symbol, codeword) in &codes {
                    let whatever_follows = decoder.short.iter_mut();
                    let begun = whatever_follows.skip(codeword.bits as usize);
                    let begun = begun.step_by(1 << length);
                    begun.for_each(|entry| *entry = leaf(symbol, length));
                }
                continue;
            }
            let number = |bits: u32| bits.reverse_bits() >> (u32::BITS - length);
            decoder.long.push(Length {
                length,
                first: codes.first().map_or(0, |code| number(code.1.bits)),
                count: codes.len() as u32,
                index: decoder.leaves.len() as u32,
            });
            let leaves = codes.iter().map(|code| leaf(code.0, length));
            decoder.leaves.extend(leaves);
        }
        decoder
    }

    /// The codeword that the stream goes on with, if it is one.
    #[inline(always)]
    fn leaf(&self, window: u64) -> Option<Leaf> {
        let short = self.short[window as usize & (self.short.len() - 1)];
        if short.length == 0 {
            return self.long_leaf(window);
        }
        Some(short)
    }

    #[inline(never)]
    fn long_leaf(&self, window: u64) -> Option<Leaf> {
        let window = (window as u32).reverse_bits();
        self.long.iter().find_map(|long| {
            let number = window >> (u32::BITS - long.length);
            let place = number.checked_sub(long.first)?;
            (place < long.count).then(|| self.leaves[(long.index + place) as usize])
        })
    }
}

impl Decoder {
    pub fn new(book: &Codebook) -> Self {
        let symbol_bits = book.symbol_length().bits();
        let tree = |tree| TreeDecoder::new(tree, symbol_bits);
        Decoder {
            symbol_bits,
            trees: book.trees().iter().map(tree).collect(),
        }
    }

    /// Decodes one way: codewords from where `reader` stands, until they fill `part`, which is
    /// whole words.
    pub fn decode(&self, reader: BitReader, part: &mut [u8]) -> Result<(), DecodeError> {
        match (self.symbol_bits, self.trees.as_slice()) {
            (4, trees) => decode_words::<8>(trees, reader, part),
            (8, trees) => decode_words::<4>(trees, reader, part),
            (16, trees) => decode_words::<2>(trees, reader, part),
            (_, trees) => decode_words::<1>(trees, reader, part),
        }
    }
}

/// Decodes words of so many symbols each.
fn decode_words<const SYMBOLS: usize>(
    trees: &[TreeDecoder],
    mut reader: BitReader,
    part: &mut [u8],
) -> Result<(), DecodeError> {
    let mut in_turn = trees.iter().cycle();
    let Some(first) = trees.first() else {
        return Ok(());
    };
    let trees: [&TreeDecoder; SYMBOLS] =
        [first; SYMBOLS].map(|tree| in_turn.next().unwrap_or(tree));
    for word in part.chunks_exact_mut(4) {
        let mut value = 0;
        for (symbol, tree) in trees.iter().enumerate() {
            value |= decode_symbol(tree, &mut reader)? << (symbol * (32 / SYMBOLS));
        }
        word.copy_from_slice(&value.to_le_bytes());
    }
    Ok(())
}

#[inline(always)]
fn decode_symbol(tree: &TreeDecoder, reader: &mut BitReader) -> Result<u32, DecodeError> {
    let window = reader.peek();
    let Some(leaf) = tree.leaf(window) else {
        return Err(DecodeError::NoCodeword {
            bit: reader.position(),
        });
    };
    let raw = (window >> leaf.length) & ((1 << leaf.raw_bits) - 1);
    if reader.skip((leaf.length + leaf.raw_bits).into()).is_none() {
        return Err(past_end(leaf, *reader));
    }
    Ok(leaf.value | raw as u32)
}

#[cold]
fn past_end(leaf: Leaf, reader: BitReader) -> DecodeError {
    let bit = reader.position();
    DecodeError::PastEnd {
        field: match leaf.raw_bits {
            0 => "codeword",
            _ => "escape codeword with its raw bits",
        },
        bit,
        stored: (bit + reader.remaining()).div_ceil(8),
    }
}
