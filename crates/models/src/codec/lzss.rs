//! LZSS within a block, a software model for comparison.
//!
//! A flag bit for each step: 0 and a literal byte, or 1, the distance less 1 (7 bits) and the
//! length less 3 (4 bits) of a match, which may run into the bytes that it makes. The longest match
//! is taken, the nearest of equally long ones.

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::terms::BlockSize;

const DISTANCE_BITS: u32 = 7;
const LENGTH_BITS: u32 = 4;
const SHORTEST: usize = 3;
const LONGEST: usize = SHORTEST + (1 << LENGTH_BITS) - 1;
const LITERAL: u32 = 1 + 8;
const MATCH: u32 = 1 + DISTANCE_BITS + LENGTH_BITS;

/// The most bytes of a block.
const MAX_BLOCK: usize = 128;

/// The LZSS format.
#[derive(Debug, Clone)]
pub struct Lzss {
    block: BlockSize,
}

enum Step {
    Literal(u8),
    Match { distance: usize, length: usize },
}

/// Bytes that are compared or copied at once, and room for as many as the longest match takes.
const WORD: usize = 8;
const ROOM: usize = MAX_BLOCK + LONGEST.next_multiple_of(WORD);

/// Eight bytes from a place on.
#[inline(always)]
fn word(bytes: &[u8; ROOM], place: usize) -> u64 {
    let bytes = bytes[place..].first_chunk();
    bytes.map_or(0, |&bytes| u64::from_le_bytes(bytes))
}

/// Hashes of three bytes.
const HASHES: usize = 512;

/// A block, and where the bytes at each place came up before: a list for each hash of three bytes,
/// the nearest place first.
struct Places {
    /// The block, and zeros.
    bytes: [u8; ROOM],
    length: usize,
    /// By place, the one before in its list and one: 0 if there is none.
    before: [u8; MAX_BLOCK],
}

impl Places {
    #[inline(always)]
    fn of(block: &[u8]) -> Self {
        let mut places = Places {
            bytes: [0; ROOM],
            length: block.len(),
            before: [0; MAX_BLOCK],
        };
        places.bytes[..block.len()].copy_from_slice(block);
        let mut last = [0; HASHES];
        let ends = block.len() + 1 - SHORTEST;
        for (place, before) in places.before[..ends].iter_mut().enumerate() {
            let three = (word(&places.bytes, place) as u32) << 8;
            let hash = three.wrapping_mul(0x9E37_79B1) as usize >> 23;
            *before = last[hash % HASHES];
            last[hash % HASHES] = place as u8 + 1;
        }
        places
    }

    /// The longest match of the bytes at a place, with its distance.
    #[inline(always)]
    fn longest(&self, place: usize) -> Option<Step> {
        let ahead = LONGEST.min(self.length - place);
        let (mut best, mut distance) = (SHORTEST - 1, 0);
        let mut earlier = self.before[place];
        while let Some(start) = usize::from(earlier).checked_sub(1) {
            let length = self.same(start, place).min(ahead);
            if length > best {
                (best, distance) = (length, place - start);
            }
            if best == ahead {
                break;
            }
            earlier = self.before[start];
        }
        (distance > 0).then_some(Step::Match {
            distance,
            length: best,
        })
    }

    /// Bytes that are the same from two places on, up to three words of them.
    #[inline(always)]
    fn same(&self, start: usize, place: usize) -> usize {
        let differ = |first| word(&self.bytes, start + first) ^ word(&self.bytes, place + first);
        let (first, second) = (differ(0), differ(WORD));
        let zeros = match first | second {
            0 => return 2 * WORD + differ(2 * WORD).trailing_zeros() as usize / 8,
            _ if first == 0 => u64::BITS + second.trailing_zeros(),
            _ => first.trailing_zeros(),
        };
        zeros as usize / 8
    }
}

/// Gives the steps of a block, in order.
#[inline(always)]
fn steps(block: &[u8], mut each: impl FnMut(Step)) {
    let places = Places::of(block);
    let mut place = 0;
    while place < block.len() {
        let step = places.longest(place);
        let step = step.unwrap_or(Step::Literal(block[place]));
        let end = match step {
            Step::Literal(_) => place + 1,
            Step::Match { length, .. } => place + length,
        };
        place = end;
        each(step);
    }
}

impl Lzss {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        Lzss { block }
    }
}

impl Codec for Lzss {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        self.block.get() * LITERAL
    }

    fn size(&self, block: &[u8]) -> u32 {
        let mut bits = 0;
        steps(block, |step| {
            bits += match step {
                Step::Literal(_) => LITERAL,
                Step::Match { .. } => MATCH,
            }
        });
        bits
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        steps(block, |step| match step {
            Step::Literal(byte) => out.push(u64::from(byte) << 1, LITERAL),
            Step::Match { distance, length } => {
                let length = (length - SHORTEST) << DISTANCE_BITS;
                out.push(1 | (((distance - 1) | length) as u64) << 1, MATCH);
            }
        });
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        match decode_fast(stored, block) {
            Some(()) => Ok(()),
            None => decode_plainly(stored, block),
        }
    }
}

/// Literals that are taken at once.
const LITERALS: usize = BitReader::MAX_FIELD as usize / LITERAL as usize;

/// Their flags.
const FLAGS: u64 = {
    let (mut flags, mut literal) = (0, 0);
    while literal < LITERALS {
        flags |= 1 << (literal * LITERAL as usize);
        literal += 1;
    }
    flags
};

/// Decodes a block some bytes at a time; `None` if it is no encoding.
fn decode_fast(stored: &[u8], block: &mut [u8]) -> Option<()> {
    let mut reader = BitReader::new(stored);
    let mut bytes = [0; ROOM];
    let mut place = 0;
    while place < block.len() {
        let window = reader.peek();
        let literals = (window & FLAGS).trailing_zeros() as usize / LITERAL as usize;
        let literals = literals.min(LITERALS).min(block.len() - place);
        if literals > 0 {
            // Whatever is written behind these is written over.
            for (literal, byte) in bytes[place..][..LITERALS].iter_mut().enumerate() {
                *byte = (window >> (literal * LITERAL as usize + 1)) as u8;
            }
            reader.skip(literals as u32 * LITERAL)?;
            place += literals;
            continue;
        }
        let distance = (window >> 1) as usize % (1 << DISTANCE_BITS) + 1;
        let length = (window >> (1 + DISTANCE_BITS)) as usize % (1 << LENGTH_BITS) + SHORTEST;
        reader.skip(MATCH)?;
        let start = place.checked_sub(distance)?;
        if length > block.len() - place {
            return None;
        }
        if distance >= WORD {
            for word_at in (0..LONGEST).step_by(WORD) {
                let bits = word(&bytes, start + word_at);
                bytes[place + word_at..][..WORD].copy_from_slice(&bits.to_le_bytes());
            }
        } else {
            for byte in 0..length {
                bytes[place + byte] = bytes[start + byte];
            }
        }
        place += length;
    }
    block.copy_from_slice(&bytes[..block.len()]);
    Some(())
}

/// Decodes a block step by step: only this says what is wrong with stored bytes.
fn decode_plainly(stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
    let mut reader = BitReader::new(stored);
    let mut place = 0;
    while place < block.len() {
        if reader.field(1, "flag")? == 0 {
            block[place] = reader.field(8, "literal")? as u8;
            place += 1;
            continue;
        }
        let bit = reader.position();
        let value = reader.field(DISTANCE_BITS, "distance")?;
        let distance = value as usize + 1;
        if distance > place {
            return Err(DecodeError::Value {
                field: "distance",
                bit,
                value,
                reason: "that is before the block's start",
            });
        }
        let bit = reader.position();
        let value = reader.field(LENGTH_BITS, "length")?;
        let end = place + value as usize + SHORTEST;
        if end > block.len() {
            return Err(DecodeError::Value {
                field: "length",
                bit,
                value,
                reason: "that runs past the block's end",
            });
        }
        for place in place..end {
            block[place] = block[place - distance];
        }
        place = end;
    }
    Ok(())
}
