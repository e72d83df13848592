//! Blocks as words.

/// Words of the largest block.
pub(super) const MAX_WORDS: usize = 32;

/// Takes a block apart into words; those beyond a shorter block are zero.
#[inline(always)]
pub(super) fn words(block: &[u8]) -> [u32; MAX_WORDS] {
    let mut words = [0; MAX_WORDS];
    for (word, bytes) in words.iter_mut().zip(block.chunks_exact(4)) {
        *word = bytes.try_into().map_or(0, u32::from_le_bytes);
    }
    words
}

/// Puts words together to a block, as many as it holds.
#[inline(always)]
pub(super) fn put_words(words: &[u32; MAX_WORDS], block: &mut [u8]) {
    for (bytes, word) in block.chunks_exact_mut(4).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
}

/// Whether a word is a number of `bits` bits, sign-extended.
#[inline(always)]
pub(super) fn is_signed(word: u32, bits: u32) -> bool {
    word.wrapping_add(1 << (bits - 1)) < 1 << bits
}

/// Extends the sign of a number of `bits` bits, from 1 to 32.
#[inline(always)]
pub(super) fn sign_extended(value: u32, bits: u32) -> u32 {
    let above = u32::BITS - bits;
    (((value << above) as i32) >> above) as u32
}
