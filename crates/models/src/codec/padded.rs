//! Stored bytes with zeros behind them, for decoders that read several streams at a time.

/// Bytes from which a window can be read at any bit without a check of their end.
pub(super) struct Padded {
    bytes: [u8; Padded::ROOM],
}

impl Padded {
    /// The most bytes that are padded: twice the largest block of the codecs that do so.
    pub const MOST: usize = 256;

    /// Behind the bytes there is always a whole window of zeros.
    const ROOM: usize = Self::MOST + 8;

    /// The bytes, padded.
    ///
    /// # Panics
    /// If there are more than [`MOST`](Self::MOST).
    #[inline(always)]
    pub fn new(stored: &[u8]) -> Self {
        assert!(stored.len() <= Self::MOST, "{} bytes", stored.len());
        let mut bytes = [0; Self::ROOM];
        bytes[..stored.len()].copy_from_slice(stored);
        Padded { bytes }
    }

    /// The bytes from the last bit to the first, padded.
    ///
    /// # Panics
    /// If there are more than [`MOST`](Self::MOST).
    #[inline(always)]
    pub fn backwards(stored: &[u8]) -> Self {
        assert!(stored.len() <= Self::MOST, "{} bytes", stored.len());
        let mut bytes = [0; Self::ROOM];
        for (byte, bits) in bytes.iter_mut().zip(stored.iter().rev()) {
            *byte = bits.reverse_bits();
        }
        Padded { bytes }
    }

    /// The bytes before the zeros, of which there are as many as given.
    #[inline(always)]
    pub fn bytes(&self, length: usize) -> &[u8] {
        &self.bytes[..length]
    }

    /// At least the next 56 bits from a place on, the next one lowest; zeros beyond the end.
    #[inline(always)]
    pub fn window(&self, position: usize) -> u64 {
        let byte = (position / 8).min(Self::MOST);
        let bytes = self.bytes[byte..].first_chunk();
        bytes.map_or(0, |&bytes| u64::from_le_bytes(bytes)) >> (position % 8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::bits::BitReader;

    #[test]
    fn windows_are_what_a_reader_sees() {
        for length in [0, 1, 7, 8, 9, 100, 255, 256] {
            let bytes: Vec<u8> = (0..length).map(|k| (k * 37 + 11) as u8).collect();
            let padded = Padded::new(&bytes);
            let backwards = Padded::backwards(&bytes);
            let turned: Vec<u8> = bytes.iter().rev().map(|byte| byte.reverse_bits()).collect();
            let low = (1 << BitReader::MAX_FIELD) - 1;
            for place in (0..2200).chain([1 << 20, usize::MAX]) {
                let seen = |bytes| BitReader::at(bytes, place).peek() & low;
                assert_eq!(padded.window(place) & low, seen(&bytes));
                assert_eq!(backwards.window(place) & low, seen(&turned));
            }
        }
    }
}
