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

/// Where the bytes at each place came up before: a list for each hash of three bytes, the nearest
/// place first.
struct Places {
    /// By hash, the last place and one: 0 if there is none.
    last: [u8; 256],
    /// By place, the one before in its list and one.
    before: [u8; MAX_BLOCK],
}

impl Places {
    const EMPTY: Self = Places {
        last: [0; 256],
        before: [0; MAX_BLOCK],
    };

    #[inline(always)]
    fn hash(bytes: &[u8]) -> Option<usize> {
        let &[a, b, c] = bytes.first_chunk::<SHORTEST>()?;
        let bytes = u32::from_le_bytes([a, b, c, 0]);
        Some((bytes.wrapping_mul(0x9E37_79B1) >> 24) as usize)
    }

    #[inline(always)]
    fn push(&mut self, block: &[u8], place: usize) {
        if let Some(hash) = Self::hash(&block[place..]) {
            self.before[place] = self.last[hash];
            self.last[hash] = place as u8 + 1;
        }
    }

    /// The longest match of the bytes at a place, with its distance.
    #[inline(always)]
    fn longest(&self, block: &[u8], place: usize) -> Option<Step> {
        let ahead = &block[place..block.len().min(place + LONGEST)];
        let (mut best, mut distance) = (SHORTEST - 1, 0);
        let mut earlier = self.last[Self::hash(ahead)?];
        while let Some(start) = usize::from(earlier).checked_sub(1) {
            let pairs = block[start..].iter().zip(ahead);
            let length = pairs.take_while(|(a, b)| a == b).count();
            if length > best {
                (best, distance) = (length, place - start);
            }
            if best == ahead.len() {
                break;
            }
            earlier = self.before[start];
        }
        (distance > 0).then_some(Step::Match {
            distance,
            length: best,
        })
    }
}

/// Gives the steps of a block, in order.
#[inline(always)]
fn steps(block: &[u8], mut each: impl FnMut(Step)) {
    let mut places = Places::EMPTY;
    let mut place = 0;
    while place < block.len() {
        let step = places.longest(block, place);
        let step = step.unwrap_or(Step::Literal(block[place]));
        let end = match step {
            Step::Literal(_) => place + 1,
            Step::Match { length, .. } => place + length,
        };
        for place in place..end {
            places.push(block, place);
        }
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
}
