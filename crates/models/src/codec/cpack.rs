//! C-Pack: words that begin as one of the last 16 did.
//!
//! A block starts with an empty dictionary of 16 words, and fills it in turn from entry 0 on. Each
//! word has a code, and fields of fixed width after it:
//!
//! | code | the word | fields |
//! |---|---|---|
//! | `00` | zero | |
//! | `01` | anything; goes to the dictionary | the word |
//! | `10` | an entry | its index |
//! | `1100` | two most significant bytes of an entry; goes to the dictionary | index, two bytes |
//! | `1101` | three zero bytes | the least significant byte |
//! | `1110` | three most significant bytes of an entry; goes to the dictionary | index, a byte |
//!
//! With the metadata consolidated, the codes of all words come before the fields of all words.

use super::bits::{BitReader, BitWriter};
use super::{Codec, Consolidated, DecodeError, Encoded};
use crate::terms::BlockSize;

const ENTRIES: usize = 16;
const INDEX_BITS: u32 = 4;
const MAX_WORDS: usize = 32;

/// The C-Pack format.
#[derive(Debug, Clone)]
pub struct Cpack {
    block: BlockSize,
    consolidated: bool,
}

/// A word's code: its match with the dictionary.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Code {
    #[default]
    Zero,
    Word,
    Entry,
    /// Two bytes of an entry.
    Half,
    /// A byte.
    Byte,
    /// Three bytes of an entry.
    Most,
}

impl Code {
    /// The code with its first bit lowest, and its length.
    const fn bits(self) -> (u64, u32) {
        match self {
            Code::Zero => (0b00, 2),
            Code::Word => (0b10, 2),
            Code::Entry => (0b01, 2),
            Code::Half => (0b0011, 4),
            Code::Byte => (0b1011, 4),
            Code::Most => (0b0111, 4),
        }
    }

    /// Bits of the word's own bytes, which follow the index if there is one.
    const fn own_bits(self) -> u32 {
        match self {
            Code::Zero | Code::Entry => 0,
            Code::Word => 32,
            Code::Half => 16,
            Code::Byte | Code::Most => 8,
        }
    }

    const fn has_index(self) -> bool {
        matches!(self, Code::Entry | Code::Half | Code::Most)
    }

    const fn goes_to_dictionary(self) -> bool {
        matches!(self, Code::Word | Code::Half | Code::Most)
    }

    /// Bits of code and fields together.
    const fn size(self) -> u32 {
        let index = if self.has_index() { INDEX_BITS } else { 0 };
        self.bits().1 + index + self.own_bits()
    }
}

/// The last words, and which of the entries are not yet written.
struct Dictionary {
    words: [u32; ENTRIES],
    /// All ones where nothing is written, which is a difference in every byte.
    unwritten: [u32; ENTRIES],
    next: usize,
}

impl Dictionary {
    const EMPTY: Self = Dictionary {
        words: [0; ENTRIES],
        unwritten: [u32::MAX; ENTRIES],
        next: 0,
    };

    #[inline(always)]
    fn push(&mut self, word: u32) {
        self.words[self.next] = word;
        self.unwritten[self.next] = 0;
        self.next = (self.next + 1) % ENTRIES;
    }

    /// The bits in which each entry differs from a word.
    #[inline(always)]
    fn differences(&self, word: u32) -> [u32; ENTRIES] {
        let mut differences = self.words;
        for (difference, unwritten) in differences.iter_mut().zip(self.unwritten) {
            *difference = (*difference ^ word) | unwritten;
        }
        differences
    }

    /// The code of a word by the least of the differences: the one of the fewest bits.
    #[inline(always)]
    fn code(word: u32, least: u32) -> Code {
        match (word, least) {
            (0, _) => Code::Zero,
            (_, 0) => Code::Entry,
            (..=0xFF, _) => Code::Byte,
            (_, ..=0xFF) => Code::Most,
            (_, ..=0xFFFF) => Code::Half,
            _ => Code::Word,
        }
    }

    /// The code of the next word and the lowest index that goes with it.
    #[inline(always)]
    fn encode(&mut self, word: u32) -> (Code, u64) {
        let differences = self.differences(word);
        let least = differences.into_iter().fold(u32::MAX, u32::min);
        let code = Self::code(word, least);
        let same = differences
            .iter()
            .position(|&difference| u64::from(difference) >> code.own_bits() == 0);
        if code.goes_to_dictionary() {
            self.push(word);
        }
        (code, same.unwrap_or(0) as u64)
    }

    /// The next word from its fields.
    #[inline(always)]
    fn decode(&mut self, code: Code, reader: &mut BitReader) -> Result<u32, DecodeError> {
        let mut word = 0;
        if code.has_index() {
            let bit = reader.position();
            let index = reader.field(INDEX_BITS, "index")?;
            word = self.words[index as usize % ENTRIES];
            if self.unwritten[index as usize % ENTRIES] != 0 {
                return Err(DecodeError::Value {
                    field: "index",
                    bit,
                    value: index,
                    reason: "nothing is written to that entry yet",
                });
            }
        }
        let own = code.own_bits();
        let bytes = reader.field(own, "part of a word")?;
        word = (u64::from(word) >> own << own | bytes) as u32;
        if code.goes_to_dictionary() {
            self.push(word);
        }
        Ok(word)
    }
}

/// Takes a code.
#[inline(always)]
fn take_code(reader: &mut BitReader) -> Result<Code, DecodeError> {
    let bit = reader.position();
    let window = reader.peek();
    let code = match (window & 0b11, window >> 2 & 0b11) {
        (0b00, _) => Code::Zero,
        (0b10, _) => Code::Word,
        (0b01, _) => Code::Entry,
        (_, 0b00) => Code::Half,
        (_, 0b10) => Code::Byte,
        (_, 0b01) => Code::Most,
        _ => return Err(DecodeError::NoCodeword { bit }),
    };
    reader.field(code.bits().1, "code")?;
    Ok(code)
}

fn words(block: &[u8]) -> impl Iterator<Item = u32> + '_ {
    let words = block.chunks_exact(4);
    words.map(|word| word.try_into().map_or(0, u32::from_le_bytes))
}

impl Cpack {
    /// The format for blocks of one size, each code followed by its fields.
    pub fn new(block: BlockSize) -> Self {
        Cpack {
            block,
            consolidated: false,
        }
    }

    /// The format for blocks of one size, all codes before all fields.
    pub fn consolidated(block: BlockSize) -> Self {
        Cpack {
            block,
            consolidated: true,
        }
    }
}

/// Sizes of a block's words.
#[multiversion::multiversion(targets("x86_64+avx2", "x86_64+sse4.1"))]
fn size(block: &[u8]) -> u32 {
    let mut dictionary = Dictionary::EMPTY;
    let mut bits = 0;
    for word in words(block) {
        let differences = dictionary.differences(word);
        let least = differences.into_iter().fold(u32::MAX, u32::min);
        let code = Dictionary::code(word, least);
        if code.goes_to_dictionary() {
            dictionary.push(word);
        }
        bits += code.size();
    }
    bits
}

impl Codec for Cpack {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        self.block.words() * Code::Word.size()
    }

    fn size(&self, block: &[u8]) -> u32 {
        size(block)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let mut dictionary = Dictionary::EMPTY;
        let mut fields = [(0, 0); MAX_WORDS];
        for (word, later) in words(block).zip(&mut fields) {
            let (code, index) = dictionary.encode(word);
            let (bits, width) = code.bits();
            out.push(bits, width);
            let own = u64::from(word) & ((1 << code.own_bits()) - 1);
            let field = match code.has_index() {
                true => (own << INDEX_BITS | index, code.own_bits() + INDEX_BITS),
                false => (own, code.own_bits()),
            };
            match self.consolidated {
                true => *later = field,
                false => out.push(field.0, field.1),
            }
        }
        for (field, width) in fields {
            out.push(field, width);
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let mut dictionary = Dictionary::EMPTY;
        let mut codes = [Code::default(); MAX_WORDS];
        if self.consolidated {
            for (code, _) in codes.iter_mut().zip(block.chunks_exact(4)) {
                *code = take_code(&mut reader)?;
            }
        }
        for (word, mut code) in block.chunks_exact_mut(4).zip(codes) {
            if !self.consolidated {
                code = take_code(&mut reader)?;
            }
            let value = dictionary.decode(code, &mut reader)?;
            word.copy_from_slice(&value.to_le_bytes());
        }
        Ok(())
    }
}

impl Consolidated for Cpack {
    fn metadata_bits(&self, encoding: &[u8]) -> Result<u32, DecodeError> {
        let mut reader = BitReader::new(encoding);
        for _ in 0..self.block.words() {
            take_code(&mut reader)?;
        }
        Ok(reader.position() as u32)
    }
}
