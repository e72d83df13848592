//! Fields of one width, some at a time: side by side in a word of the stream, or each in a byte.

use crate::codec::bits::{BitReader, BitWriter};
use crate::terms::NumberFormat;

/// Fields that are moved at once: the bytes of a word.
const BYTES: usize = 8;

/// `width` ones, in the lowest bits of each part of a word of `of` bits.
#[inline(always)]
const fn ones(width: u32, of: u32) -> u64 {
    (u64::MAX >> (u64::BITS - width)) * (u64::MAX / (u64::MAX >> (u64::BITS - of)))
}

/// Eight fields of at most 8 bits from the bytes of a word, which holds nothing else.
#[inline(always)]
const fn join(bytes: u64, width: u32) -> u64 {
    let low = bytes & ones(width, 16);
    let pairs = low | (bytes >> (8 - width)) & ones(width, 16) << width;
    let low = pairs & ones(2 * width, 32);
    let fours = low | (pairs >> (16 - 2 * width)) & ones(2 * width, 32) << (2 * width);
    let low = fours & ones(4 * width, 64);
    low | fours >> 32 << (4 * width)
}

/// Eight fields of at most 8 bits to the bytes of a word; there may be more above them.
#[inline(always)]
const fn part(fields: u64, width: u32) -> u64 {
    let four = ones(4 * width, 64);
    let fours = fields & four | (fields << (32 - 4 * width)) & four << 32;
    let two = ones(2 * width, 32);
    let pairs = fours & two | (fours << (16 - 2 * width)) & two << 16;
    let one = ones(width, 16);
    pairs & one | (pairs << (8 - width)) & one << 8
}

/// Writes the first `count` fields, each of `width` bits, from 1 to 8.
#[inline(always)]
pub fn push<const N: usize>(fields: &[u8; N], count: usize, width: u32, out: &mut BitWriter) {
    for (group, bytes) in fields.chunks_exact(BYTES).enumerate() {
        let left = count.saturating_sub(group * BYTES);
        if left == 0 {
            break;
        }
        let joined = join(bytes.try_into().map_or(0, u64::from_le_bytes), width);
        let bits = left.min(BYTES) as u32 * width;
        let joined = joined & u64::MAX >> (u64::BITS - bits);
        match BYTES as u32 * width {
            ..=BitWriter::MAX_FIELD => out.push(joined, bits),
            _ => out.push_wide(joined, bits),
        }
    }
}

/// Takes `count` fields of `width` bits each, from 1 to 8; `None` if they run past the end. Later entries of
/// `fields` are arbitrary.
#[inline(always)]
pub fn take<const N: usize>(
    reader: &mut BitReader,
    fields: &mut [u8; N],
    count: usize,
    width: u32,
) -> Option<()> {
    for (group, bytes) in fields.chunks_exact_mut(BYTES).enumerate() {
        let left = count.saturating_sub(group * BYTES);
        if left == 0 {
            break;
        }
        let mut joined = reader.peek();
        let mut bits = left.min(BYTES) as u32 * width;
        if BYTES as u32 * width > BitReader::MAX_FIELD {
            let low = bits.min(u32::BITS);
            reader.skip(low)?;
            joined = joined & u64::from(u32::MAX) | reader.peek() << u32::BITS;
            bits -= low;
        }
        reader.skip(bits)?;
        bytes.copy_from_slice(&part(joined, width).to_le_bytes());
    }
    Some(())
}

/// The places of `numbers` numbers, and room for writes past the last one.
pub const fn room(numbers: usize) -> usize {
    numbers + BYTES
}

/// The places of the ones in eight bits, the lowest first.
const ONES: [[u8; BYTES]; 1 << BYTES] = {
    let mut places = [[0; BYTES]; 1 << BYTES];
    let mut bits = 0usize;
    while bits < places.len() {
        let (mut bit, mut count) = (0, 0);
        while bit < BYTES {
            if bits >> bit & 1 == 1 {
                places[bits][count] = bit as u8;
                count += 1;
            }
            bit += 1;
        }
        bits += 1;
    }
    places
};

/// Finds which of the first `count` fields, all below 128, are `value`: how many, and their places.
/// Eight at a time, and without branches: which they are follows no pattern. `P` is [`room`] for `N`.
#[inline(always)]
pub fn places<const N: usize, const P: usize>(
    fields: &[u8; N],
    count: usize,
    value: u8,
    places: &mut [u16; P],
) -> usize {
    const EACH: u64 = ones(1, 8);
    let mut found = 0;
    for (group, bytes) in fields.chunks_exact(BYTES).enumerate() {
        let first = group * BYTES;
        let left = count.saturating_sub(first);
        if left == 0 {
            break;
        }
        let differ = bytes.try_into().map_or(0, u64::from_le_bytes) ^ (u64::from(value) * EACH);
        let there = u64::MAX >> (u64::BITS - 8 * left.min(BYTES) as u32);
        // A one for each byte that is zero.
        let equal = !(differ + 0x7F * EACH) >> 7 & EACH & there;
        // Each byte's one to a bit of the highest byte, and their sum.
        let bits = equal.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        let all = equal.wrapping_mul(EACH) >> 56;
        let own = &mut places[found % N..][..BYTES];
        for (place, &one) in own.iter_mut().zip(&ONES[bits as usize % ONES.len()]) {
            *place = first as u16 + u16::from(one);
        }
        found += all as usize;
    }
    found
}

/// Numbers of 16 bits whose rests are moved at once.
const FEW: usize = 4;

/// Writes the rests of a block's numbers of 16 bits, where they have more than 8.
#[inline(always)]
pub fn push_rests(format: NumberFormat, block: &[u8], out: &mut BitWriter) {
    for few in block.chunks_exact(2 * FEW) {
        let (mut joined, mut bits) = (0, 0);
        for number in few.chunks_exact(2) {
            let (_, rest) = format.split(u16::from_le_bytes([number[0], number[1]]));
            joined |= u64::from(rest) << bits;
            bits += format.rest_bits();
        }
        out.push(joined, bits);
    }
}

/// Takes the rests of a block's numbers of 16 bits, each to where its number will be; `None` if they
/// run past the end.
#[inline(always)]
pub fn take_rests(reader: &mut BitReader, format: NumberFormat, block: &mut [u8]) -> Option<()> {
    let width = format.rest_bits();
    for few in block.chunks_exact_mut(2 * FEW) {
        let mut joined = reader.peek();
        reader.skip(FEW as u32 * width)?;
        for rest in few.chunks_exact_mut(2) {
            let own = joined as u16 & ((1 << width) - 1);
            rest.copy_from_slice(&own.to_le_bytes());
            joined >>= width;
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::super::LARGE as MAX_NUMBERS;
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn fields_lie_one_behind_the_other(
            values: [u8; 32],
            count in 0..=32usize,
            width in 1..=8u32,
            before in 0..8u32,
            cut in 0..4usize,
        ) {
            let mut fields = [0; MAX_NUMBERS];
            for (field, value) in fields.iter_mut().zip(values) {
                *field = value & ((1u16 << width) - 1) as u8;
            }
            let (mut out, mut plain) = (BitWriter::new(), BitWriter::new());
            out.push(0, before);
            plain.push(0, before);
            push(&fields, count, width, &mut out);
            for &field in &fields[..count] {
                plain.push(field.into(), width);
            }
            prop_assert_eq!(out.bits(), plain.bits());
            let bytes = out.finish();
            prop_assert_eq!(bytes, plain.finish());
            let mut taken = [0; MAX_NUMBERS];
            let there = take(&mut BitReader::at(bytes, before as usize), &mut taken, count, width);
            prop_assert_eq!(there, Some(()));
            prop_assert_eq!(&taken[..count], &fields[..count]);
            // Too short by whole bytes: as far as the end, or not at all.
            let short = &bytes[..bytes.len().saturating_sub(cut)];
            let there = take(&mut BitReader::at(short, before as usize), &mut taken, count, width);
            let fits = before as usize + count * width as usize <= 8 * short.len();
            prop_assert_eq!(there.is_some(), fits || count == 0);
        }

        #[test]
        fn places_are_those_of_a_search(
            values: [u8; MAX_NUMBERS],
            few in 1..=8u8,
            value in 0..8u8,
            count in 0..=MAX_NUMBERS,
        ) {
            let fields = values.map(|value| value % few);
            let mut found = [0; room(MAX_NUMBERS)];
            let all = places(&fields, count, value, &mut found);
            let expected = (0..count).filter(|&place| fields[place] == value);
            let expected: Vec<u16> = expected.map(|place| place as u16).collect();
            prop_assert_eq!(&found[..all], expected);
        }
    }
}
