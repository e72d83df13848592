//! Sizes of blocks without encoding them, many words at a time.

use multiversion::multiversion;

use super::word::{is_one_byte, is_two_bytes, TAG_BITS};
use crate::codec::words::{is_signed, words, MAX_WORDS};

/// Bits of a word's payload.
#[inline(always)]
fn payload_bits(word: u32) -> u32 {
    // No short circuits, so that words can be looked at side by side.
    let sixteen = is_two_bytes(word) | (word << 16 == 0) | is_signed(word, 16);
    let eight = is_one_byte(word) | is_signed(word, 8);
    let bits = if sixteen { 16 } else { 32 };
    let bits = if eight { 8 } else { bits };
    let bits = if is_signed(word, 4) { 4 } else { bits };
    if word == 0 {
        0
    } else {
        bits
    }
}

/// Bits of the payloads of a block.
#[multiversion(targets("x86_64+avx2", "x86_64+sse4.1", "aarch64+neon"))]
pub fn payloads(block: &[u8]) -> u32 {
    // The words beyond a shorter block are zero.
    words(block).into_iter().map(payload_bits).sum()
}

/// The lowest bits of bytes side by side; the bits above them must be zero.
// Never inlined: mixed with what makes the bytes, the compiler makes it three times as slow.
#[inline(never)]
fn lowest_bits(bytes: &[u8; MAX_WORDS]) -> u32 {
    let mut all = 0;
    for (place, eight) in bytes.chunks_exact(8).enumerate() {
        let eight = eight.try_into().map_or(0, u64::from_le_bytes);
        // The product's highest byte has the eight bits.
        let bits = eight.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        all |= (bits as u32) << (8 * place);
    }
    all
}

/// How many runs of at most 8 the zero words make, taken greedily.
#[inline(always)]
fn runs(zeros: u32) -> u32 {
    // Where nine zero words end, a run that started eight words before has a successor.
    let two = zeros & zeros << 1;
    let four = two & two << 2;
    let nine = zeros & (four & four << 4) << 1;
    let mut starts = zeros & !(zeros << 1);
    let mut all = starts;
    for _ in 1..4 {
        starts = starts << 8 & nine;
        all |= starts;
    }
    all.count_ones()
}

/// Bits of a block with runs of zero words, each of them a tag and `run_bits` more.
#[multiversion(targets("x86_64+avx2+bmi2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
pub fn with_runs(block: &[u8], run_bits: u32) -> u32 {
    let words = words(block);
    let payloads: u32 = words.into_iter().map(payload_bits).sum();
    let count = block.len() / 4;
    let mut flags = [0; MAX_WORDS];
    for (flag, &word) in flags.iter_mut().zip(&words) {
        *flag = u8::from(word == 0);
    }
    let zeros = lowest_bits(&flags) & (u32::MAX >> (32 - count));
    let others = count as u32 - zeros.count_ones();
    payloads + TAG_BITS * others + (TAG_BITS + run_bits) * runs(zeros)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn counted(zeros: u32) -> u32 {
        let (mut runs, mut length) = (0, 0);
        for k in 0..32 {
            length = if zeros >> k & 1 == 1 { length + 1 } else { 0 };
            runs += u32::from(length % 8 == 1);
        }
        runs
    }

    proptest! {
        #[test]
        fn each_byte_has_its_bit(bits: u32) {
            let bytes = std::array::from_fn(|k| (bits >> k & 1) as u8);
            prop_assert_eq!(lowest_bits(&bytes), bits);
        }

        #[test]
        fn runs_are_as_counted(a: u32, b: u32, shift in 0..32u32) {
            for zeros in [a, a | b, a & b, u32::MAX >> shift, u32::MAX << shift, !(1 << shift)] {
                prop_assert_eq!(runs(zeros), counted(zeros));
            }
        }
    }
}
