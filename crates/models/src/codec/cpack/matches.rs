//! Which code each word of a block gets, without the dictionary's words.
//!
//! An entry of the dictionary is an earlier word of the block. So the block's words are first
//! compared with one another, many at a time; what then goes from word to word is a set of words,
//! one bit for each, that are in the dictionary.

use multiversion::multiversion;

use super::{Code, ENTRIES};
use crate::codec::words::{words, MAX_WORDS};

/// Words that are compared at a time, and the bits of their sets.
const LANES: usize = 16;

/// For each word, the words before it (and perhaps some others) that match it: bit j for word j.
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
        let mut pieces = Pieces::default();
        for (lane, word) in words.iter().enumerate() {
            pieces.high[lane] = (word >> 16) as u16;
            pieces.above[lane] = *word as u16 >> 8;
            pieces.low[lane] = *word as u16;
        }
        let (lower, upper) = (pieces.alike(0), pieces.alike(LANES));
        let mut likes = Likes {
            same: [0; MAX_WORDS],
            most: [0; MAX_WORDS],
            half: [0; MAX_WORDS],
        };
        for lane in 0..MAX_WORDS {
            let whole = |lower: u16, upper: u16| u32::from(lower) | u32::from(upper) << LANES;
            likes.same[lane] = whole(lower.low[lane], upper.low[lane]);
            likes.most[lane] = whole(lower.above[lane], upper.above[lane]);
            likes.half[lane] = whole(lower.high[lane], upper.high[lane]);
        }
        likes
    }
}

/// A block's words in pieces of 16 bits, so that a vector holds twice as many; or sets of them.
struct Pieces {
    /// The two most significant bytes, the byte below, and that with the last one.
    high: [u16; MAX_WORDS],
    above: [u16; MAX_WORDS],
    low: [u16; MAX_WORDS],
}

impl Default for Pieces {
    #[inline(always)]
    fn default() -> Self {
        Pieces {
            high: [0; MAX_WORDS],
            above: [0; MAX_WORDS],
            low: [0; MAX_WORDS],
        }
    }
}

impl Pieces {
    /// Of each word, which of some others are like it: in the two most significant bytes, in the byte
    /// below as well, and in all.
    #[inline(always)]
    fn alike(&self, first: usize) -> Pieces {
        let mut sets = Pieces::default();
        for number in first..first + LANES {
            let (high, above, low) = (self.high[number], self.above[number], self.low[number]);
            let bit = 1 << (number - first);
            for lane in 0..MAX_WORDS {
                let half = if self.high[lane] == high { bit } else { 0 };
                sets.high[lane] |= half;
                sets.above[lane] |= if self.above[lane] == above { half } else { 0 };
                sets.low[lane] |= if self.low[lane] == low { half } else { 0 };
            }
        }
        sets
    }
}

/// The contents of the dictionary when each word of a block comes, before the word goes to it.
struct Dictionary {
    /// Words of the block that are in it, a bit for each.
    words: [u32; MAX_WORDS],
    /// Those of them that lie before the entry that is written next.
    lower: [u32; MAX_WORDS],
    /// The entry that is written next.
    next: [u8; MAX_WORDS],
}

impl Dictionary {
    /// This is all that goes from word to word: a word goes to the dictionary if it has more than a
    /// byte, and is no entry. Without a branch, as that follows no pattern.
    #[inline(always)]
    fn of(block: &[u32; MAX_WORDS], same: &[u32; MAX_WORDS]) -> Self {
        let mut dictionary = Dictionary {
            words: [0; MAX_WORDS],
            lower: [0; MAX_WORDS],
            next: [0; MAX_WORDS],
        };
        let (mut words, mut lower, mut count) = (0u32, 0u32, 0);
        for (number, (&word, &same)) in block.iter().zip(same).enumerate() {
            dictionary.words[number] = words;
            dictionary.lower[number] = lower;
            dictionary.next[number] = (count % ENTRIES as u32) as u8;
            let goes = u32::from((same & words == 0) & (word > 0xFF));
            let is_full = u32::from(count >= ENTRIES as u32);
            let is_first = u32::from(count % ENTRIES as u32 == 0);
            let oldest = words & words.wrapping_neg();
            words ^= oldest & (goes & is_full).wrapping_neg();
            words |= goes << number;
            lower &= (goes & is_first).wrapping_sub(1);
            lower |= goes << number;
            count += goes;
        }
        dictionary
    }
}

/// For each word of a block the result of `of` for its code, and the words in the dictionary that match it as
/// the code says.
#[inline(always)]
fn choose(
    words: &[u32; MAX_WORDS],
    likes: &Likes,
    dictionary: &Dictionary,
    of: impl Fn(Code) -> u32,
) -> ([u32; MAX_WORDS], [u32; MAX_WORDS]) {
    let (mut chosen, mut alike) = ([0; MAX_WORDS], [0; MAX_WORDS]);
    for (number, &word) in words.iter().enumerate() {
        let same = likes.same[number] & dictionary.words[number];
        let most = likes.most[number] & dictionary.words[number];
        let half = likes.half[number] & dictionary.words[number];
        // From the last choice to the first, so that many words go at a time.
        let mut choice = (of(Code::Word), 0);
        let mut prefer = |fits: bool, code, like| {
            choice.0 = if fits { of(code) } else { choice.0 };
            choice.1 = if fits { like } else { choice.1 };
        };
        prefer(half != 0, Code::Half, half);
        prefer(most != 0, Code::Most, most);
        prefer(word <= 0xFF, Code::Byte, 0);
        prefer(same != 0, Code::Entry, same);
        prefer(word == 0, Code::Zero, 0);
        (chosen[number], alike[number]) = choice;
    }
    (chosen, alike)
}

/// The codes of a block's words, as numbers, and the index that goes with each: of the lowest entry,
/// or 0.
#[inline(always)]
pub fn codes(words: &[u32; MAX_WORDS]) -> ([u32; MAX_WORDS], [u8; MAX_WORDS]) {
    let likes = Likes::of(words);
    let dictionary = Dictionary::of(words, &likes.same);
    let (codes, alike) = choose(words, &likes, &dictionary, |code| code as u32);
    let mut indices = [0; MAX_WORDS];
    for (number, &like) in alike.iter().enumerate() {
        // Older words are in lower entries, except those that the next words replace.
        let lower = like & dictionary.lower[number];
        let like_first = if lower != 0 { lower } else { like };
        let entry = dictionary.next[like_first.trailing_zeros() as usize % MAX_WORDS];
        indices[number] = if like != 0 { entry } else { 0 };
    }
    (codes, indices)
}

/// Bits of a block.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
pub fn size(block: &[u8]) -> u32 {
    let words = words(block);
    let likes = Likes::of(&words);
    let dictionary = Dictionary::of(&words, &likes.same);
    let (sizes, _) = choose(&words, &likes, &dictionary, Code::size);
    sizes[..block.len() / 4].iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The codes and indices of some words, with the dictionary as the format has it.
    fn plainly(words: &[u32; MAX_WORDS]) -> ([u32; MAX_WORDS], [u8; MAX_WORDS]) {
        let mut dictionary: Vec<u32> = Vec::new();
        let mut pushed = 0;
        let (mut codes, mut indices) = ([0; MAX_WORDS], [0; MAX_WORDS]);
        for (number, &word) in words.iter().enumerate() {
            let find = |shift: u32| {
                let is_like = |entry: &u32| (entry ^ word) >> shift == 0;
                dictionary.iter().position(is_like)
            };
            let (code, index) = match (find(0), find(8), find(16)) {
                _ if word == 0 => (Code::Zero, None),
                (Some(same), _, _) => (Code::Entry, Some(same)),
                _ if word <= 0xFF => (Code::Byte, None),
                (_, Some(most), _) => (Code::Most, Some(most)),
                (_, _, Some(half)) => (Code::Half, Some(half)),
                _ => (Code::Word, None),
            };
            (codes[number], indices[number]) = (code as u32, index.unwrap_or(0) as u8);
            if matches!(code, Code::Word | Code::Half | Code::Most) {
                match dictionary.get_mut(pushed % ENTRIES) {
                    Some(entry) => *entry = word,
                    None => dictionary.push(word),
                }
                pushed += 1;
            }
        }
        (codes, indices)
    }

    proptest! {
        #[test]
        fn codes_are_those_of_a_dictionary(
            few in prop::collection::vec(any::<u32>(), 1..30),
            choices: [(u8, u8, u32); MAX_WORDS],
        ) {
            let words = choices.map(|(from, kind, noise)| {
                let word = few[usize::from(from) % few.len()];
                match kind % 7 {
                    0 => noise,
                    1 => noise & 0xFF,
                    2 => 0,
                    3 => word ^ noise & 0xFF,
                    4 => word ^ noise & 0xFFFF,
                    5 => word ^ noise & 0xFF00,
                    _ => word,
                }
            });
            let (codes, indices) = plainly(&words);
            prop_assert_eq!(super::codes(&words), (codes, indices));
            let block: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let sizes = codes.map(|code| Code::ALL[code as usize].size());
            prop_assert_eq!(size(&block), sizes.iter().sum::<u32>());
            prop_assert_eq!(size(&block[..64]), sizes[..16].iter().sum::<u32>());
        }
    }
}
