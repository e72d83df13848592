//! LZSS within a block, a software model for comparison.
//!
//! A flag bit for each step: 0 and a literal byte, or 1, the distance less 1 (7 bits) and the
//! length less 3 (4 bits) of a match, which may run into the bytes that it makes. The longest match
//! is taken, the nearest of equally long ones.

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded, Format, Make};
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

/// Bytes that are compared or copied at once, and room for as many as the longest match takes.
const WORD: usize = 8;
const ROOM: usize = MAX_BLOCK + LONGEST.next_multiple_of(WORD);

/// Eight bytes from a place on.
#[inline(always)]
fn word(bytes: &[u8; ROOM], place: usize) -> u64 {
    let bytes = bytes[place..].first_chunk();
    bytes.map_or(0, |&bytes| u64::from_le_bytes(bytes))
}

/// Hashes of three bytes, and their bits.
const HASHES: usize = 1 << HASH_BITS;
const HASH_BITS: u32 = 10;

/// A block, and where the bytes at each place came up before: a list for each hash of three bytes,
/// the nearest place first.
struct Places {
    /// The block, and zeros.
    bytes: [u8; ROOM],
    length: usize,
    /// By place, the one before in its list and one: 0 if there is none, as behind the block.
    before: [u8; ROOM],
}

impl Places {
    #[inline(always)]
    fn of(block: &[u8]) -> Self {
        let mut places = Places {
            bytes: [0; ROOM],
            length: block.len(),
            before: [0; ROOM],
        };
        places.bytes[..block.len()].copy_from_slice(block);
        // Of many places at a time.
        let mut hashes = [0; MAX_BLOCK];
        for (place, hash) in hashes.iter_mut().enumerate() {
            let byte = |k: usize| u16::from(places.bytes[place + k]);
            let first = byte(0).wrapping_mul(0x9E37);
            let others = byte(1).wrapping_mul(0x79B1) ^ byte(2).wrapping_mul(0xB5C9);
            *hash = (first ^ others) >> (u16::BITS - HASH_BITS);
        }
        let mut last = [0; HASHES];
        let ends = block.len() + 1 - SHORTEST;
        for (place, &hash) in hashes[..ends].iter().enumerate() {
            let last = &mut last[usize::from(hash) % HASHES];
            places.before[place] = *last;
            *last = place as u8 + 1;
        }
        places
    }

    /// How many of the next bytes are literals for certain, at most [`LITERALS`].
    #[inline(always)]
    fn literals(&self, place: usize) -> usize {
        let unseen = word(&self.before, place).trailing_zeros() as usize / 8;
        unseen.min(LITERALS).min(self.length - place)
    }

    /// The longest match of the bytes at a place, and its distance; a shorter one than
    /// [`SHORTEST`] if there is none.
    #[inline(always)]
    fn longest(&self, place: usize) -> (usize, usize) {
        let ahead = LONGEST.min(self.length - place);
        let (mut best, mut distance) = (SHORTEST - 1, 1);
        let mut earlier = self.before[place % MAX_BLOCK];
        while let Some(start) = usize::from(earlier).checked_sub(1) {
            let length = self.same(start, place).min(ahead);
            if length > best {
                (best, distance) = (length, place - start);
            }
            if best == ahead {
                break;
            }
            earlier = self.before[start % MAX_BLOCK];
        }
        (best, distance)
    }

    /// The number of equal bytes from two places on, up to three words.
    #[inline(always)]
    fn same(&self, start: usize, place: usize) -> usize {
        let at = |place, first| word(&self.bytes, place % MAX_BLOCK + first);
        let differ = |first| at(start, first) ^ at(place, first);
        let first = differ(0);
        if first != 0 {
            return first.trailing_zeros() as usize / 8;
        }
        let second = differ(WORD);
        if second != 0 {
            return WORD + second.trailing_zeros() as usize / 8;
        }
        2 * WORD + differ(2 * WORD).trailing_zeros() as usize / 8
    }
}

/// Gives the steps of a block, in order, as fields with their widths; of literals there may be
/// several in one field, or none.
#[inline(always)]
fn steps(block: &[u8], mut each: impl FnMut(u64, u32)) {
    let places = Places::of(block);
    let mut place = 0;
    while place < block.len() {
        let literals = places.literals(place);
        let bytes = word(&places.bytes, place);
        let literal = |byte: usize| (bytes >> (8 * byte) & 0xFF) << (LITERAL as usize * byte + 1);
        let all = (0..LITERALS).fold(0, |all, byte| all | literal(byte));
        let width = literals as u32 * LITERAL;
        each(all & ((1 << width) - 1), width);
        place += literals;
        if literals == LITERALS || place == block.len() {
            continue;
        }
        let (length, distance) = places.longest(place);
        if length >= SHORTEST {
            let copy = (distance - 1) | (length - SHORTEST) << DISTANCE_BITS;
            each((copy as u64) << 1 | 1, MATCH);
            place += length;
        } else {
            // Three bytes that only share the hash.
            each(u64::from(places.bytes[place]) << 1, LITERAL);
            place += 1;
        }
    }
}

impl Lzss {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        Lzss { block }
    }
}

impl Lzss {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "lzss",
        origin: "Storer, Szymanski: JACM 29(4), 1982, within a block",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for Lzss {}

impl Codec for Lzss {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        self.block.get() * LITERAL
    }

    fn size(&self, block: &[u8]) -> u32 {
        let mut bits = 0;
        steps(block, |_, width| bits += width);
        bits
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        out.locally(|out| steps(block, |field, width| out.push(field, width)));
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

/// Decodes a block several bytes at a time; `None` if it is not an encoding.
fn decode_fast(stored: &[u8], block: &mut [u8]) -> Option<()> {
    let mut reader = BitReader::new(stored);
    let mut bytes = [0; ROOM];
    let mut place = 0;
    while place < block.len() {
        let window = reader.peek();
        let literals = (window & FLAGS).trailing_zeros() as usize / LITERAL as usize;
        let literals = literals.min(LITERALS).min(block.len() - place);
        if literals > 0 {
            // Bytes written past these are overwritten later.
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

/// Decodes a block step by step: only this decoder finds the error in stored bytes.
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Encodes a block step by step, comparing with all that lies before.
    fn encode_plainly(block: &[u8], out: &mut BitWriter) {
        let mut place = 0;
        while place < block.len() {
            let length = |distance: usize| {
                let pairs = block[place..].iter().zip(&block[place - distance..]);
                pairs.take(LONGEST).take_while(|(a, b)| a == b).count()
            };
            // Of equal ones the last, which is the nearest.
            let longest = (1..=place).rev().max_by_key(|&distance| length(distance));
            match longest.map(|distance| (distance, length(distance))) {
                Some((distance, length)) if length >= SHORTEST => {
                    out.push(1, 1);
                    out.push(distance as u64 - 1, DISTANCE_BITS);
                    out.push((length - SHORTEST) as u64, LENGTH_BITS);
                    place += length;
                }
                _ => {
                    out.push(0, 1);
                    out.push(block[place].into(), 8);
                    place += 1;
                }
            }
        }
    }

    proptest! {
        #[test]
        fn steps_are_those_of_a_plain_search(
            noise: [u8; MAX_BLOCK],
            few in 1..=255u8,
            pieces in prop::collection::vec((any::<u8>(), any::<u8>(), 1..40usize), 0..20),
            whole: bool,
        ) {
            let mut block = noise.map(|byte| byte % few);
            for (from, to, length) in pieces {
                for byte in 0..length {
                    let at = |start: u8| (usize::from(start) + byte) % MAX_BLOCK;
                    block[at(to)] = block[at(from)];
                }
            }
            let block = &block[..if whole { MAX_BLOCK } else { 64 }];
            let (mut out, mut plain) = (BitWriter::new(), BitWriter::new());
            encode_plainly(block, &mut plain);
            let codec = Lzss::new(BlockSize::try_from(block.len() as u32).unwrap());
            let encoded = codec.encode(block, &mut out);
            prop_assert_eq!((encoded.bits, codec.size(block)), (plain.bits(), plain.bits()));
            prop_assert_eq!(out.finish(), plain.finish());
        }
    }
}
