//! The CRC of a block behind its encoding.
//!
//! A compressed block's last two bytes are the CRC-16 of its raw block, the low byte first:
//! CRC-16/CCITT-FALSE, which starts with ones and has the polynomial x^16 + x^12 + x^5 + 1. The codec uses
//! all bytes before them. A block that is stored uncompressed has no CRC.

use super::{Codec, DecodeError};
use crate::terms::{Check, Geometry};

/// CRC-16/CCITT-FALSE.
pub fn crc16(data: &[u8]) -> u16 {
    data.iter().fold(0xffff, |crc, &byte| {
        (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| {
            let carry = if crc >> 15 == 1 { 0x1021 } else { 0 };
            crc << 1 ^ carry
        })
    })
}

/// Where the check begins in a compressed block of this many stored bytes.
fn place(geometry: Geometry, length: usize) -> usize {
    length.saturating_sub(geometry.check().bytes() as usize)
}

/// Puts the check of a block, if there is one, at the end of its stored bytes, which are compressed.
pub(super) fn seal(geometry: Geometry, block: &[u8], stored: &mut [u8]) {
    if geometry.check() == Check::Crc16 {
        let place = place(geometry, stored.len());
        stored[place..].copy_from_slice(&crc16(block).to_le_bytes());
    }
}

/// Decodes a compressed block, and checks it.
///
/// # Errors
/// [`DecodeError::Check`] if it is not the block that was stored; otherwise the codec's errors.
pub(super) fn decode(
    codec: &dyn Codec,
    geometry: Geometry,
    stored: &[u8],
    block: &mut [u8],
) -> Result<(), DecodeError> {
    let (encoding, check) = stored.split_at(place(geometry, stored.len()));
    codec.decode(encoding, block)?;
    match geometry.check() {
        Check::Crc16 if check != crc16(block).to_le_bytes() => Err(DecodeError::Check),
        Check::None | Check::Crc16 => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crc_of_the_catalogue() {
        // The check value of CRC-16/CCITT-FALSE (CRC-16/IBM-3740), and the CRC of no bytes.
        assert_eq!(crc16(b"123456789"), 0x29b1);
        assert_eq!(crc16(b""), 0xffff);
    }
}
