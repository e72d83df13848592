//! Which code each word of a block gets, without the dictionary's words.
//!
//! An entry of the dictionary is an earlier word of the block. So the block's words are first
//! compared with one another, many at a time; what then goes from word to word is a set of words,
//! one bit for each, that are in the dictionary.

use multiversion::multiversion;

use super::{Code, ENTRIES};
use crate::codec::words::{words, MAX_WORDS};

/// Words that are compared at a time.
const LANES: usize = 8;

/// Of each word the words before it, and perhaps some more, that it is like: bit j for word j.
struct Likes {
    same: [u32; MAX_WORDS],
    /// In their three most significant bytes at least.
    most: [u32; MAX_WORDS],
    /// In their two most significant bytes at least.
    half: [u32; MAX_WORDS],
}

impl Likes {
    #[inline(always)]
    fn of(words: &[u32; MAX_WORDS]) -> Self {
        let mut likes = Likes {
            same: [0; MAX_WORDS],
            most: [0; MAX_WORDS],
            half: [0; MAX_WORDS],
        };
        for (j, &other) in words.iter().enumerate() {
            let bit = 1 << j;
            // Nor need words before this one be compared with it, but for those that are in a
            // vector with it.
            let first = j / LANES * LANES;
            let same = &mut likes.same[first..];
            let (most, half) = (&mut likes.most[first..], &mut likes.half[first..]);
            let sets = same.iter_mut().zip(most).zip(half);
            for (&word, ((same, most), half)) in words[first..].iter().zip(sets) {
                let difference = word ^ other;
                *same |= if difference == 0 { bit } else { 0 };
                *most |= if difference >> 8 == 0 { bit } else { 0 };
                *half |= if difference >> 16 == 0 { bit } else { 0 };
            }
        }
        likes
    }
}

/// The words of a block that are in the dictionary.
#[derive(Default)]
struct Dictionary {
    /// A bit for each.
    words: u32,
    /// Those of them that lie before the entry that is written next.
    lower: u32,
    /// Words that went to the dictionary.
    count: u32,
}

impl Dictionary {
    /// The code of a word, and the words of the dictionary that it is like as the code says.
    #[inline(always)]
    fn code(&self, number: usize, word: u32, likes: &Likes) -> (Code, u32) {
        let same = likes.same[number] & self.words;
        let most = likes.most[number] & self.words;
        let half = likes.half[number] & self.words;
        // From the last choice to the first, so that no step depends on a branch.
        let mut choice = (Code::Word, 0);
        let mut prefer = |fits: bool, code, like| {
            choice.0 = if fits { code } else { choice.0 };
            choice.1 = if fits { like } else { choice.1 };
        };
        prefer(half != 0, Code::Half, half);
        prefer(most != 0, Code::Most, most);
        prefer(word <= 0xFF, Code::Byte, 0);
        prefer(same != 0, Code::Entry, same);
        prefer(word == 0, Code::Zero, 0);
        choice
    }

    /// Puts a word into the dictionary if `goes`, without a branch.
    #[inline(always)]
    fn push(&mut self, number: usize, goes: bool) {
        let oldest = self.words & self.words.wrapping_neg();
        let is_full = self.count >= ENTRIES as u32;
        let is_first = self.count % ENTRIES as u32 == 0;
        let bit = u32::from(goes) << number;
        self.words ^= if goes & is_full { oldest } else { 0 };
        self.words |= bit;
        self.lower = if goes & is_first { 0 } else { self.lower };
        self.lower |= bit;
        self.count += u32::from(goes);
    }

    /// Of some words of the dictionary the one in the lowest entry.
    #[inline(always)]
    fn lowest(&self, words: u32) -> usize {
        // Older words are in lower entries, but for those that the next ones take the place of.
        let lower = words & self.lower;
        let words = if lower != 0 { lower } else { words };
        words.trailing_zeros() as usize % MAX_WORDS
    }
}

/// The codes of a block's words, and the index that goes with each: of the lowest entry, or 0.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
pub fn codes(block: &[u8]) -> ([Code; MAX_WORDS], [u8; MAX_WORDS]) {
    let words = words(block);
    let likes = Likes::of(&words);
    let mut dictionary = Dictionary::default();
    let (mut codes, mut indices) = ([Code::Zero; MAX_WORDS], [0; MAX_WORDS]);
    // By word, the entry that it went to.
    let mut entries = [0; MAX_WORDS];
    for (number, &word) in words.iter().enumerate() {
        let (code, like) = dictionary.code(number, word, &likes);
        indices[number] = match like {
            0 => 0,
            _ => entries[dictionary.lowest(like)],
        };
        entries[number] = (dictionary.count % ENTRIES as u32) as u8;
        dictionary.push(number, code.goes_to_dictionary());
        codes[number] = code;
    }
    (codes, indices)
}

/// Bits of a block.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
pub fn size(block: &[u8]) -> u32 {
    let words = words(block);
    let likes = Likes::of(&words);
    let mut dictionary = Dictionary::default();
    let mut bits = 0;
    for (number, &word) in words[..block.len() / 4].iter().enumerate() {
        let (code, _) = dictionary.code(number, word, &likes);
        dictionary.push(number, code.goes_to_dictionary());
        bits += code.size();
    }
    bits
}
