//! Prefix codes: tables from codewords to symbols, and from symbols to codewords.

use itertools::Itertools;

use super::bits::BitReader;
use super::DecodeError;
use crate::codebook::{Codeword, Symbol, Tree};

/// Codewords up to this length are found by one look into a table, longer ones by two.
const SHORT: u32 = 11;

/// Decoding tables of a prefix code.
#[derive(Debug, Clone)]
pub(super) struct PrefixDecoder {
    /// By the next bits of the stream, [`SHORT`] of them or as many as the longest codeword may
    /// have: the codeword that they begin with, or where the table for the bits after them is.
    first: Vec<Leaf>,
    /// Those tables, one after another.
    second: Vec<Leaf>,
}

/// A codeword.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Leaf {
    /// The symbol's value, without the bits that follow the codeword.
    pub value: u32,
    /// The codeword's length in bits; 0 if there is no codeword.
    pub length: u8,
    /// Raw bits that follow it: an escape's, or a class's low byte.
    pub raw_bits: u8,
}

/// Raw bits that no codeword has: they mark the place of a second table, its entries' number the
/// length's power of two.
const LINK: u8 = u8::MAX;

impl PrefixDecoder {
    /// The code of a tree; an escape is followed by `escape_bits` raw bits.
    pub fn new(tree: &Tree, escape_bits: u32) -> Self {
        let bits = tree.limit().min(SHORT);
        let leaf = |symbol, length: u32| {
            let (value, raw_bits) = match symbol {
                Symbol::Value(value) => (value, 0),
                Symbol::Class(class) => (u32::from(class) << 8, 8),
                Symbol::Escape => (0, escape_bits as u8),
            };
            let length = length as u8;
            Leaf {
                value,
                length,
                raw_bits,
            }
        };
        let mut decoder = PrefixDecoder {
            first: vec![Leaf::default(); 1 << bits],
            second: Vec::new(),
        };
        let (short, long): (Vec<_>, Vec<_>) =
            tree.codewords().partition(|code| code.1.length <= bits);
        let whatever_follows = |table: &mut [Leaf], begin: u32, length: u32, leaf| {
            let entries = table.iter_mut().skip(begin as usize);
            entries.step_by(1 << length).for_each(|entry| *entry = leaf);
        };
        for (symbol, Codeword { bits, length }) in short {
            whatever_follows(&mut decoder.first, bits, length, leaf(symbol, length));
        }
        // In canonical order, codewords with the same first bits are adjacent.
        let begin = |code: &(Symbol, Codeword)| code.1.bits & ((1 << bits) - 1);
        for (begin, codes) in &long.into_iter().chunk_by(begin) {
            let codes = codes.collect_vec();
            let longest = codes.iter().map(|code| code.1.length).max().unwrap_or(bits);
            let table = decoder.second.len();
            decoder.first[begin as usize] = Leaf {
                value: table as u32,
                length: (longest - bits) as u8,
                raw_bits: LINK,
            };
            let end = table + (1 << (longest - bits));
            decoder.second.resize(end, Leaf::default());
            for (symbol, code) in codes {
                let (rest, length) = (code.bits >> bits, code.length - bits);
                let own = &mut decoder.second[table..];
                whatever_follows(own, rest, length, leaf(symbol, code.length));
            }
        }
        decoder
    }

    /// The next codeword of the stream; its length is 0 if there is none.
    #[inline(always)]
    pub fn leaf(&self, window: u64) -> Leaf {
        let bits = self.first.len() - 1;
        let leaf = self.first[window as usize & bits];
        if leaf.raw_bits != LINK {
            return leaf;
        }
        let rest = (window >> bits.count_ones()) as usize & ((1 << leaf.length) - 1);
        self.second[leaf.value as usize + rest]
    }

    /// Takes the next symbol.
    #[inline(always)]
    pub fn decode(&self, reader: &mut BitReader) -> Result<u32, DecodeError> {
        let window = reader.peek();
        let leaf = self.leaf(window);
        if leaf.length == 0 {
            return Err(DecodeError::NoCodeword {
                bit: reader.position(),
            });
        }
        if reader.skip((leaf.length + leaf.raw_bits).into()).is_none() {
            return Err(past_end(leaf, *reader));
        }
        Ok(leaf.symbol(window))
    }
}

impl Leaf {
    /// The symbol, with the raw bits that follow the codeword in the stream.
    #[inline(always)]
    pub fn symbol(self, window: u64) -> u32 {
        let raw = (window >> self.length) & ((1 << self.raw_bits) - 1);
        self.value | raw as u32
    }
}

#[cold]
fn past_end(leaf: Leaf, reader: BitReader) -> DecodeError {
    reader.past_end(match leaf.raw_bits {
        0 => "codeword",
        _ => "codeword with the raw bits after it",
    })
}

/// A symbol's codeword with the raw bits that follow it: the length in the highest byte, the bits
/// below.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Code(u64);

impl Code {
    const BITS: u32 = 56;

    #[inline(always)]
    pub fn new(bits: u64, length: u32) -> Self {
        debug_assert!(bits >> length == 0 && length <= Self::BITS);
        Code(bits | u64::from(length) << Self::BITS)
    }

    #[inline(always)]
    pub fn bits(self) -> u64 {
        self.0 & ((1 << Self::BITS) - 1)
    }

    #[inline(always)]
    pub fn length(self) -> u32 {
        (self.0 >> Self::BITS) as u32
    }

    /// The code with another one behind it; together they fit.
    #[inline(always)]
    pub fn followed_by(self, next: Code) -> Self {
        self.then(next.bits(), next.length())
    }

    /// The code with more bits behind it.
    #[inline(always)]
    pub fn then(self, bits: u64, length: u32) -> Self {
        let bits = self.bits() | bits << self.length();
        Code::new(bits, self.length() + length)
    }
}

impl From<Codeword> for Code {
    fn from(Codeword { bits, length }: Codeword) -> Self {
        Code::new(bits.into(), length)
    }
}
