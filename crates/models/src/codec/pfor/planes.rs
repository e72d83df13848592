//! Elements to bit planes and back, eight at a time.

use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::DecodeError;

/// Eight bytes, bit j of byte i to bit i of byte j.
#[inline(always)]
pub const fn transposed(bytes: u64) -> u64 {
    let swapped = (bytes ^ bytes >> 7) & 0x00AA_00AA_00AA_00AA;
    let bytes = bytes ^ swapped ^ swapped << 7;
    let swapped = (bytes ^ bytes >> 14) & 0x0000_CCCC_0000_CCCC;
    let bytes = bytes ^ swapped ^ swapped << 14;
    let swapped = (bytes ^ bytes >> 28) & 0x0000_0000_F0F0_F0F0;
    bytes ^ swapped ^ swapped << 28
}

/// Bytes of the largest plane in blocks of at most 512 bytes: the stream with the most elements has 256.
pub const BYTES: usize = 32;

/// The planes of a stream: of each plane a byte for eight elements.
pub type Planes = [[u8; BYTES]; 16];

/// The planes of some elements, a multiple of eight of at most `8 * BYTES`.
#[inline(always)]
pub fn of_elements(elements: &[u16], width: u32, planes: &mut Planes) {
    for (group, eight) in elements.chunks_exact(8).enumerate() {
        let eight: [u16; 8] = eight.try_into().unwrap_or_default();
        let low = transposed(u64::from_le_bytes(eight.map(|element| element as u8)));
        for (plane, byte) in planes.iter_mut().zip(low.to_le_bytes()) {
            plane[group % BYTES] = byte;
        }
        if width > 8 {
            let high = transposed(u64::from_le_bytes(
                eight.map(|element| (element >> 8) as u8),
            ));
            for (plane, byte) in planes[8..].iter_mut().zip(high.to_le_bytes()) {
                plane[group % BYTES] = byte;
            }
        }
    }
}

/// The elements of some planes.
#[inline(always)]
pub fn to_elements(planes: &Planes, width: u32, elements: &mut [u16]) {
    for (group, eight) in elements.chunks_exact_mut(8).enumerate() {
        let byte = |plane: usize| planes[plane][group % BYTES];
        let low = std::array::from_fn(byte);
        let low = transposed(u64::from_le_bytes(low)).to_le_bytes();
        let mut high = [0; 8];
        if width > 8 {
            high = std::array::from_fn(|plane| byte(8 + plane));
            high = transposed(u64::from_le_bytes(high)).to_le_bytes();
        }
        for (element, bytes) in eight.iter_mut().zip(low.into_iter().zip(high)) {
            *element = u16::from_le_bytes([bytes.0, bytes.1]);
        }
    }
}

/// Writes the planes of any number of elements.
pub fn push_all(elements: &[u16], planes: u32, out: &mut BitWriter) {
    for plane in 0..planes {
        for element in elements {
            out.push(u64::from(element >> plane & 1), 1);
        }
    }
}

/// Reads the planes of any number of elements.
pub fn take_all(
    reader: &mut BitReader,
    planes: u32,
    elements: &mut [u16],
) -> Result<(), DecodeError> {
    for plane in 0..planes {
        for element in &mut *elements {
            *element |= (reader.word(1, "plane")? as u16) << plane;
        }
    }
    Ok(())
}

/// Writes a plane: one, two, or a multiple of four bytes.
#[inline(always)]
pub fn push(plane: &[u8], out: &mut BitWriter) {
    match *plane {
        [byte] => out.push(byte.into(), 8),
        [low, high] => out.push(u16::from_le_bytes([low, high]).into(), 16),
        _ => {
            for four in plane.chunks_exact(4) {
                let four = four.try_into().map_or(0, u32::from_le_bytes);
                out.push(four.into(), 32);
            }
        }
    }
}

/// Reads a plane: one, two, or a multiple of four bytes.
#[inline(always)]
pub fn take(reader: &mut BitReader, plane: &mut [u8]) -> Result<(), DecodeError> {
    match plane {
        [byte] => *byte = reader.word(8, "plane")? as u8,
        [_, _] => plane.copy_from_slice(&(reader.word(16, "plane")? as u16).to_le_bytes()),
        _ => {
            for four in plane.chunks_exact_mut(4) {
                four.copy_from_slice(&reader.word(32, "plane")?.to_le_bytes());
            }
        }
    }
    Ok(())
}
