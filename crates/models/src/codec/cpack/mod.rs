//! C-Pack encodes words that share their first bytes with one of the last 16.
//!
//! A block starts with an empty dictionary of 16 words, which is filled in turn from entry 0 on. Each word
//! has a code, followed by fields of fixed width:
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

mod matches;

use multiversion::multiversion;

use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::words::{words, MAX_WORDS};
use crate::codec::{Codec, Consolidated, DecodeError, Encoded, Format, Make, MetadataLast};
use crate::terms::BlockSize;

const ENTRIES: usize = 16;
const INDEX_BITS: u32 = 4;

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
    const ALL: [Code; 6] = [
        Code::Zero,
        Code::Word,
        Code::Entry,
        Code::Half,
        Code::Byte,
        Code::Most,
    ];

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

    const fn index_bits(self) -> u32 {
        if self.has_index() {
            INDEX_BITS
        } else {
            0
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
        self.bits().1 + self.index_bits() + self.own_bits()
    }
}

/// Layout of a code and its fields, or of the fields alone.
#[derive(Clone, Copy)]
struct Layout {
    /// The code, and its length.
    bits: u8,
    width: u8,
    index_bits: u8,
    own_bits: u8,
}

/// By the code's number: looking up all of it takes no branch.
const LAYOUTS: [Layout; 8] = layouts(true);

/// The same without codes.
const FIELDS: [Layout; 8] = layouts(false);

const fn layouts(with_codes: bool) -> [Layout; 8] {
    let mut layouts = [Layout {
        bits: 0,
        width: 0,
        index_bits: 0,
        own_bits: 0,
    }; 8];
    let mut number = 0;
    while number < Code::ALL.len() {
        let code = Code::ALL[number];
        let (bits, width) = if with_codes { code.bits() } else { (0, 0) };
        layouts[code as usize] = Layout {
            bits: bits as u8,
            width: width as u8,
            index_bits: code.index_bits() as u8,
            own_bits: code.own_bits() as u8,
        };
        number += 1;
    }
    layouts
}

/// The last words, and which of the entries are not yet written.
struct Dictionary {
    words: [u32; ENTRIES],
    /// All ones for unwritten entries, which gives a difference in every byte.
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

/// The code that each four bits begin with.
const BY_BITS: [Option<Code>; 16] = {
    let mut by_bits = [None; 16];
    let mut bits = 0;
    while bits < by_bits.len() {
        by_bits[bits] = match (bits & 0b11, bits >> 2) {
            (0b00, _) => Some(Code::Zero),
            (0b10, _) => Some(Code::Word),
            (0b01, _) => Some(Code::Entry),
            (_, 0b00) => Some(Code::Half),
            (_, 0b10) => Some(Code::Byte),
            (_, 0b01) => Some(Code::Most),
            _ => None,
        };
        bits += 1;
    }
    by_bits
};

/// Takes a code.
#[inline(always)]
fn take_code(reader: &mut BitReader) -> Result<Code, DecodeError> {
    let bit = reader.position();
    let Some(code) = BY_BITS[reader.peek() as usize % BY_BITS.len()] else {
        return Err(DecodeError::NoCodeword { bit });
    };
    reader.field(code.bits().1, "code")?;
    Ok(code)
}

/// Codes that one window has at least.
const CODES: usize = (BitReader::MAX_FIELD / Code::Half.bits().1) as usize;

/// Takes the codes of some words; `None`, and some may be taken, if they cannot be.
#[inline(always)]
fn take_codes_at_once(reader: &mut BitReader, codes: &mut [Code]) -> Option<()> {
    for codes in codes.chunks_mut(CODES) {
        let (mut window, mut taken) = (reader.peek(), 0);
        for code in codes {
            *code = BY_BITS[window as usize % BY_BITS.len()]?;
            let (_, bits) = code.bits();
            window >>= bits;
            taken += bits;
        }
        reader.skip(taken)?;
    }
    Some(())
}

/// Takes the codes of some words.
#[inline(always)]
fn take_codes(reader: &mut BitReader, codes: &mut [Code]) -> Result<(), DecodeError> {
    let begin = *reader;
    if take_codes_at_once(reader, codes).is_some() {
        return Ok(());
    }
    // Decodes them one after another to find the error.
    *reader = begin;
    for code in codes {
        *code = take_code(reader)?;
    }
    Ok(())
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

    /// Encodes a block to `out`, whose contents it replaces; returns the bits of the codes that come
    /// before all fields.
    fn write(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        out.clear();
        write(block, self.consolidated, out)
    }
}

/// Writes a block; returns the bits of the codes that come before all fields.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
fn write(block: &[u8], consolidated: bool, out: &mut BitWriter) -> u32 {
    let words = words(block);
    let (codes, indices) = matches::codes(&words);
    let count = block.len() / 4;
    let mut own = std::mem::take(out);
    if consolidated {
        for codes in codes[..count].chunks(CODES) {
            let (mut joined, mut width) = (0, 0);
            for &code in codes {
                let code = LAYOUTS[code as usize % LAYOUTS.len()];
                joined |= u64::from(code.bits) << width;
                width += u32::from(code.width);
            }
            own.push(joined, width);
        }
    }
    let metadata = own.bits();
    let layouts = if consolidated { &FIELDS } else { &LAYOUTS };
    for ((word, code), index) in words[..count].iter().zip(codes).zip(indices) {
        let layout = layouts[code as usize % layouts.len()];
        let own_bytes = u64::from(*word) & ((1 << layout.own_bits) - 1);
        let fields = own_bytes << layout.index_bits | u64::from(index);
        let width = layout.width + layout.index_bits + layout.own_bits;
        own.push(
            fields << layout.width | u64::from(layout.bits),
            width.into(),
        );
    }
    *out = own;
    metadata
}

impl Cpack {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "cpack",
        origin: "Chen et al.: C-Pack, IEEE TVLSI 18(8), 2010",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };

    /// The same with its metadata before all payloads.
    pub(in crate::codec) const CONSOLIDATED: Format = Format {
        name: "cpack-mc",
        origin: "C-Pack, metadata consolidated as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| Box::new(Self::consolidated(geometry.block()))),
    };

    /// The same with its metadata behind them.
    pub(in crate::codec) const METADATA_LAST: Format = Format {
        name: "cpack-mc-last",
        origin:
            "C-Pack, metadata consolidated behind the data as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| {
            let first = Self::consolidated(geometry.block());
            Box::new(MetadataLast::new(first, geometry))
        }),
    };
}

impl crate::codec::Sealed for Cpack {}

impl Codec for Cpack {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        self.block.words() * Code::Word.size()
    }

    fn size(&self, block: &[u8]) -> u32 {
        matches::size(block)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        self.write(block, out);
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let mut dictionary = Dictionary::EMPTY;
        let mut codes = [Code::default(); MAX_WORDS];
        if self.consolidated {
            take_codes(&mut reader, &mut codes[..block.len() / 4])?;
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
    fn encode_parts(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        self.write(block, out)
    }

    fn metadata_bits(&self, encoding: &[u8]) -> Result<u32, DecodeError> {
        let mut reader = BitReader::new(encoding);
        let mut codes = [Code::default(); MAX_WORDS];
        take_codes(&mut reader, &mut codes[..self.block.words() as usize])?;
        Ok(reader.position() as u32)
    }
}
