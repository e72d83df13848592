//! Residuals in Fibonacci code, a software model for comparison.
//!
//! Each word's residual is its signed difference from the word before, from 0 for the first one.
//! Folded into a number from 1 on (0, −1, 1, −2 … become 1, 2, 3, 4 …) it is the sum of the terms
//! 1, 2, 3, 5 … of which no two are neighbours: a bit for each term up to the largest, the smallest
//! one's first, and a closing 1.

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::terms::BlockSize;

/// The largest number: that of the residual −2³¹.
const MAX_NUMBER: u64 = 1 << 32;

/// Terms up to the largest number.
const COUNT: usize = 46;

/// The terms, and two above them for a look ahead.
const TERMS: [u64; COUNT + 2] = {
    let (mut term, mut next) = (1, 2);
    let mut all = [0; COUNT + 2];
    let mut place = 0;
    while place < all.len() {
        all[place] = term;
        (term, next) = (next, term + next);
        place += 1;
    }
    all
};

/// By the number's most significant bit: how many terms are at most that bit alone.
const AT_LEAST: [u8; 33] = {
    let mut counts = [0; 33];
    let mut bit = 0;
    while bit < counts.len() {
        let mut count = 0;
        while TERMS[count] <= 1 << bit {
            count += 1;
        }
        counts[bit] = count as u8;
        bit += 1;
    }
    counts
};

/// The format of residuals in Fibonacci code.
#[derive(Debug, Clone)]
pub struct Fibonacci {
    block: BlockSize,
}

impl Fibonacci {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        Fibonacci { block }
    }
}

/// The block's residuals as numbers from 1 to [`MAX_NUMBER`].
#[inline(always)]
fn numbers(block: &[u8]) -> impl Iterator<Item = u64> + '_ {
    let words = block.chunks_exact(4);
    let words = words.map(|word| word.try_into().map_or(0, u32::from_le_bytes));
    words.scan(0u32, |before, word| {
        let residual = word.wrapping_sub(*before) as i32;
        *before = word;
        let folded = (residual << 1 ^ residual >> 31) as u32;
        Some(u64::from(folded) + 1)
    })
}

/// Terms up to the largest one in a number.
#[inline(always)]
fn terms(number: u64) -> usize {
    let count = usize::from(AT_LEAST[number.ilog2() as usize]);
    // There are at most two terms between a power of two and the next.
    count + usize::from(TERMS[count] <= number) + usize::from(TERMS[count + 1] <= number)
}

impl Codec for Fibonacci {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        self.block.words() * (COUNT as u32 + 1)
    }

    fn size(&self, block: &[u8]) -> u32 {
        numbers(block).map(|number| terms(number) as u32 + 1).sum()
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        for number in numbers(block) {
            let count = terms(number);
            let (mut code, mut rest) = (1 << count, number);
            for (place, &term) in TERMS[..count].iter().enumerate().rev() {
                if term <= rest {
                    rest -= term;
                    code |= 1 << place;
                }
            }
            out.push(code, count as u32 + 1);
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let mut word = 0u32;
        for bytes in block.chunks_exact_mut(4) {
            let folded = (take_number(&mut reader)? - 1) as u32;
            let residual = folded >> 1 ^ (folded & 1).wrapping_neg();
            word = word.wrapping_add(residual);
            bytes.copy_from_slice(&word.to_le_bytes());
        }
        Ok(())
    }
}

/// Takes a number from 1 to [`MAX_NUMBER`].
#[inline(always)]
fn take_number(reader: &mut BitReader) -> Result<u64, DecodeError> {
    let window = reader.peek();
    // The first two ones in a row are the largest term and the closing one.
    let largest = (window & window >> 1).trailing_zeros() as usize;
    if largest >= COUNT {
        return Err(match reader.remaining() {
            left if left < COUNT + 2 => reader.past_end("number"),
            _ => too_large(reader),
        });
    }
    let mut code = window & ((2 << largest) - 1);
    let mut number = 0;
    while code != 0 {
        number += TERMS[code.trailing_zeros() as usize];
        code &= code - 1;
    }
    if number > MAX_NUMBER {
        return Err(too_large(reader));
    }
    reader.field(largest as u32 + 2, "number")?;
    Ok(number)
}

#[cold]
fn too_large(reader: &BitReader) -> DecodeError {
    DecodeError::Value {
        field: "number",
        bit: reader.position(),
        value: MAX_NUMBER + 1,
        reason: "or more, which no residual makes",
    }
}
