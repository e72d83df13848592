//! The patterns of a word.

use crate::codec::words::{is_signed, sign_extended};

/// Bits of a tag.
pub const TAG_BITS: u32 = 3;

/// The tag of a zero word, which has no payload.
pub const ZERO: u32 = 0;

/// Bits of each tag's payload.
const PAYLOAD_BITS: [u8; 8] = [0, 4, 8, 16, 16, 16, 8, 32];

/// Bits of a tag's payload.
#[inline(always)]
pub fn payload_bits(tag: u32) -> u32 {
    u32::from(PAYLOAD_BITS[tag as usize % PAYLOAD_BITS.len()])
}

/// Whether both halves are sign-extended bytes.
#[inline(always)]
pub fn is_two_bytes(word: u32) -> bool {
    // The high half's carry leaves the word; no bit of the low half matters to its test.
    let in_high = |half: u32| half.wrapping_add(0x80 << 16) < 0x100 << 16;
    in_high(word) & in_high(word << 16)
}

/// Whether all four bytes are equal.
#[inline(always)]
pub fn is_one_byte(word: u32) -> bool {
    word == word.rotate_left(8)
}

/// The tag of a word: that with the smallest payload, the lower one at a tie.
#[inline(always)]
pub fn tag(word: u32) -> u32 {
    // From the last choice to the first, so that no step depends on a branch.
    let mut tag = 7;
    let mut prefer = |fits: bool, other: u32| tag = if fits { other } else { tag };
    prefer(is_two_bytes(word), 5);
    prefer(word as u16 == 0, 4);
    prefer(is_signed(word, 16), 3);
    prefer(is_one_byte(word), 6);
    prefer(is_signed(word, 8), 2);
    prefer(is_signed(word, 4), 1);
    prefer(word == 0, ZERO);
    tag
}

/// The payload of a word that has the pattern of `tag`.
#[inline(always)]
pub fn payload(tag: u32, word: u32) -> u32 {
    match tag {
        0 => 0,
        1 => word & 0xF,
        2 | 6 => word & 0xFF,
        3 => word & 0xFFFF,
        4 => word >> 16,
        5 => word & 0xFF | word >> 8 & 0xFF00,
        _ => word,
    }
}

/// The word of a tag and a payload.
#[inline(always)]
pub fn expand(tag: u32, payload: u32) -> u32 {
    match tag {
        0 => 0,
        1 => sign_extended(payload, 4),
        2 => sign_extended(payload, 8),
        3 => sign_extended(payload, 16),
        4 => payload << 16,
        5 => sign_extended(payload, 8) & 0xFFFF | sign_extended(payload >> 8, 8) << 16,
        6 => (payload & 0xFF) * 0x0101_0101,
        _ => payload,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The tag by trying every one.
    fn tried(word: u32) -> u32 {
        let fits = |&tag: &u32| {
            let bits = payload_bits(tag);
            let payload = payload(tag, word);
            u64::from(payload) < 1 << bits && expand(tag, payload) == word
        };
        let tags = (0..8).filter(fits);
        tags.min_by_key(|&tag| (payload_bits(tag), tag)).unwrap()
    }

    #[test]
    fn the_smallest_payload_wins_at_every_bound() {
        for bits in 0..32 {
            for near in 0..5 {
                for sign in [1, u32::MAX] {
                    let word = (sign << bits).wrapping_add(near).wrapping_sub(2);
                    assert_eq!(tag(word), tried(word), "{word:#010x}");
                    let high = word << 16 | word & 0xFF;
                    assert_eq!(tag(high), tried(high), "{high:#010x}");
                }
            }
        }
        for byte in 0..=255 {
            let word = byte * 0x0101_0101;
            assert_eq!(tag(word), tried(word));
        }
    }

    proptest! {
        #[test]
        fn tags_are_as_tried(word: u32, mask: u32) {
            for word in [word, word & mask, word & 0xFF00FF, word | mask] {
                prop_assert_eq!(tag(word), tried(word));
                prop_assert_eq!(expand(tag(word), payload(tag(word), word)), word);
            }
        }
    }
}
