//! Residuals in Fibonacci code, a software model for comparison.
//!
//! Each word's residual is its signed difference from the word before, from 0 for the first one. It is folded
//! into a number from 1 on (0, −1, 1, −2 … become 1, 2, 3, 4 …), which is written as the sum of terms 1, 2,
//! 3, 5 … without two neighbouring terms: a bit for each term up to the largest, the smallest one's first,
//! and a closing 1.

use super::bits::{BitReader, BitWriter};
use super::words::MAX_WORDS;
use super::{Codec, DecodeError, Encoded, Format, Make};
use crate::terms::BlockSize;

/// The largest number, for the residual −2³¹.
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

/// Terms that are found at once.
const SEGMENT: usize = 12;

/// Segments of all terms.
const SEGMENTS: usize = COUNT.div_ceil(SEGMENT);

/// The number of sums of a segment's terms without two neighbouring terms.
const SUMS: usize = TERMS[SEGMENT] as usize;

/// Places of a table of sums: a power of two, so that an index needs no check.
const PLACES: usize = (SUMS + 2).next_power_of_two();

/// The codes of the numbers below [`SUMS`], which the first segment's terms make.
const CODES: [u16; PLACES] = {
    let mut codes = [0; PLACES];
    let mut number = 0;
    while number < SUMS {
        let (mut rest, mut place) = (number as u64, SEGMENT);
        while place > 0 {
            place -= 1;
            if TERMS[place] <= rest {
                rest -= TERMS[place];
                codes[number] |= 1 << place;
            }
        }
        number += 1;
    }
    codes
};

/// The sums of a later segment's terms, in ascending order: that of the terms of a code is at the
/// number that the code has in the first segment.
struct Segment {
    /// Behind the sums are some that are above all numbers.
    sums: [u64; PLACES],
    /// How many sums there are in 2³² numbers, about: they lie nearly evenly.
    density: u64,
}

impl Segment {
    const fn new(first: usize) -> Self {
        let mut sums = [u64::MAX; PLACES];
        let mut number = 0;
        while number < SUMS {
            let (mut sum, mut place) = (0, 0);
            while place < SEGMENT {
                if CODES[number] >> place & 1 == 1 {
                    sum += TERMS[first + place];
                }
                place += 1;
            }
            sums[number] = sum;
            number += 1;
        }
        let density = ((SUMS as u64 - 1) << 32) / sums[SUMS - 1];
        Segment { sums, density }
    }

    /// The number of the largest sum that is at most `rest`.
    #[inline(always)]
    fn largest(&self, rest: u64) -> usize {
        // One too few or too many at most (a test has all sums).
        let about = ((rest * self.density) >> 32) as usize;
        let less = usize::from(self.sums[about % PLACES] > rest);
        let more = usize::from(self.sums[(about + 1) % PLACES] <= rest);
        (about + more - less) % PLACES
    }
}

/// The segments behind the first.
static LATER: [Segment; SEGMENTS - 1] = [
    Segment::new(SEGMENT),
    Segment::new(2 * SEGMENT),
    Segment::new(3 * SEGMENT),
];

/// The terms of a number up to [`MAX_NUMBER`], a bit for each.
#[inline(always)]
fn code(number: u64) -> u64 {
    let (mut code, mut rest) = (0, number);
    for segment in LATER.iter().rev() {
        let sum = segment.largest(rest);
        rest -= segment.sums[sum];
        code = code << SEGMENT | u64::from(CODES[sum]);
    }
    code << SEGMENT | u64::from(CODES[rest as usize % PLACES])
}

/// Of each byte of a code the sum of its terms.
static BYTES: [[u64; 256]; COUNT.div_ceil(8)] = {
    let mut sums = [[0; 256]; COUNT.div_ceil(8)];
    let mut byte = 0;
    while byte < sums.len() {
        let mut bits = 0;
        while bits < 256 {
            let mut place = 0;
            while place < 8 {
                if bits >> place & 1 == 1 {
                    sums[byte][bits] += TERMS[8 * byte + place];
                }
                place += 1;
            }
            bits += 1;
        }
        byte += 1;
    }
    sums
};

/// The number with these terms.
#[inline(always)]
fn sum(code: u64) -> u64 {
    let bytes = code.to_le_bytes();
    let sums = BYTES.iter().zip(bytes);
    sums.map(|(sums, byte)| sums[usize::from(byte)]).sum()
}

impl Fibonacci {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "fibonacci",
        origin: "Fraenkel, Klein: DAM 64(1), 1996, on differences of words",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for Fibonacci {}

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
        // None of these depends on an earlier write.
        let mut codes = [0; MAX_WORDS];
        for (place, number) in codes.iter_mut().zip(numbers(block)) {
            *place = code(number);
        }
        out.locally(|out| {
            for code in &codes[..self.block.words() as usize] {
                let count = u64::BITS - code.leading_zeros();
                out.push(code | 1 << count, count + 1);
            }
        });
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
    let number = sum(window & ((2 << largest) - 1));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The code term by term.
    fn greedy(number: u64) -> u64 {
        let (mut code, mut rest) = (0, number);
        for (place, &term) in TERMS[..COUNT].iter().enumerate().rev() {
            if term <= rest {
                rest -= term;
                code |= 1 << place;
            }
        }
        code
    }

    fn check(number: u64) {
        assert_eq!(code(number), greedy(number), "{number}");
        assert_eq!(sum(code(number)), number);
    }

    #[test]
    fn codes_are_what_term_by_term_makes_at_every_bound() {
        (1..=1 << 16).for_each(check);
        ((1 << 32) - 1000..=1 << 32).for_each(check);
        // Between these numbers, a segment's part changes only where one of its sums begins.
        for segment in &LATER {
            for &sum in segment.sums[1..].iter().filter(|&&sum| sum <= MAX_NUMBER) {
                for number in [sum - 1, sum, sum + 1] {
                    if (1..=MAX_NUMBER).contains(&number) {
                        check(number);
                    }
                }
            }
        }
        let mut number = 12_345;
        for _ in 0..1_000_000 {
            number = (1_664_525 * number + 1_013_904_223) % MAX_NUMBER + 1;
            check(number);
        }
    }
}
