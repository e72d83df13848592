//! The base: a block's first word.

use crate::codec::bits::BitReader;
use crate::codec::words::{is_signed, sign_extended};
use crate::codec::DecodeError;

/// Bits of the base's tag.
pub const TAG_BITS: u32 = 3;

/// The tag of a base that is written whole.
pub const RAW: u32 = 7;

/// The tag of a base: the smallest payload's.
#[inline(always)]
pub fn tag(base: u32) -> u32 {
    let tag = if is_signed(base, 16) { 3 } else { RAW };
    let tag = if is_signed(base, 8) { 2 } else { tag };
    let tag = if is_signed(base, 4) { 1 } else { tag };
    if base == 0 {
        0
    } else {
        tag
    }
}

/// Bits of a tag's payload.
#[inline(always)]
pub fn payload_bits(tag: u32) -> u32 {
    match tag {
        0 => 0,
        1 => 4,
        2 => 8,
        3 => 16,
        _ => 32,
    }
}

/// The payload of a base that has the pattern of `tag`.
pub fn payload(tag: u32, base: u32) -> u64 {
    u64::from(base) & ((1 << payload_bits(tag)) - 1)
}

/// Takes a tag.
pub fn take_tag(reader: &mut BitReader) -> Result<u32, DecodeError> {
    let bit = reader.position();
    let tag = reader.word(TAG_BITS, "base's tag")?;
    if (4..RAW).contains(&tag) {
        return Err(DecodeError::invalid("a base's tag that is not used", bit));
    }
    Ok(tag)
}

/// The prefix code of a tag, first bit lowest, and its length.
pub fn code(tag: u32) -> (u64, u32) {
    // Raw is 1; otherwise 0 and the tag's two bits, the higher one first.
    if tag == RAW {
        return (1, 1);
    }
    (u64::from(tag & 2 | (tag & 1) << 2), 3)
}

/// Takes a prefix code: its tag.
pub fn take_code(reader: &mut BitReader) -> Result<u32, DecodeError> {
    let raw = reader.peek() & 1 == 1;
    let code = reader.word(if raw { 1 } else { 3 }, "base's code")?;
    Ok(if raw { RAW } else { code & 2 | code >> 2 })
}

/// Takes a tag's payload: the base.
pub fn take_payload(reader: &mut BitReader, tag: u32) -> Result<u32, DecodeError> {
    let bits = payload_bits(tag);
    let payload = reader.word(bits, "base")?;
    Ok(if bits == 0 {
        0
    } else {
        sign_extended(payload, bits)
    })
}
