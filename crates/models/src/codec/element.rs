//! Elements of a block: 2, 4 or 8 bytes, little-endian, with differences modulo their width.

/// An element of `E` bytes as a number. Fewer bytes give 0: blocks are whole elements.
#[inline(always)]
pub(super) fn load<const E: usize>(bytes: &[u8]) -> u64 {
    let mut whole = [0; 8];
    if let Some(bytes) = bytes.first_chunk::<E>() {
        whole[..E].copy_from_slice(bytes);
    }
    u64::from_le_bytes(whole)
}

/// Puts the low `E` bytes of a number in an element's place.
#[inline(always)]
pub(super) fn put<const E: usize>(bytes: &mut [u8], value: u64) {
    bytes.copy_from_slice(&value.to_le_bytes()[..E]);
}

/// A number of this many bits, fewer than 64, with its sign extended.
#[inline(always)]
pub(super) fn signed(value: u64, bits: u32) -> u64 {
    let above = u64::BITS - bits;
    ((value << above) as i64 >> above) as u64
}

/// The block as elements of `E` bytes.
#[inline(always)]
pub(super) fn elements<const E: usize>(block: &[u8]) -> impl Iterator<Item = u64> + '_ {
    block.chunks_exact(E).map(load::<E>)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_by_hand() {
        let bytes = [1, 2, 3, 4, 5, 6, 7, 0x88];
        assert_eq!(elements::<4>(&bytes).last(), Some(0x8807_0605));
        assert_eq!(elements::<2>(&bytes).next(), Some(0x0201));
        assert_eq!(signed(0b101, 3), -3i64 as u64);
        assert_eq!(signed(0b011, 3), 3);
        let mut back = [0; 2];
        put::<2>(&mut back, 0x1_2345);
        assert_eq!(back, [0x45, 0x23]);
    }
}
