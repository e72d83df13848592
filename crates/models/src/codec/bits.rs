//! Bits in the order that all formats share: bit k of a stream is bit k mod 8 of byte k div 8.

use super::DecodeError;

/// Writes bit fields, the least significant bit first, into a buffer that is used again and again.
#[derive(Debug, Clone, Default)]
pub struct BitWriter {
    /// The written bytes, and room after them with arbitrary contents.
    bytes: Vec<u8>,
    /// Whole bytes that were written.
    whole: usize,
    /// The bits after these, fewer than 64, and their number.
    pending: u64,
    pending_bits: u32,
}

impl BitWriter {
    /// The widest field that one [`push`](Self::push) takes, in bits.
    pub const MAX_FIELD: u32 = 56;

    /// An empty writer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Clears the written bits, but keeps the memory.
    #[inline(always)]
    pub fn clear(&mut self) {
        self.whole = 0;
        self.pending = 0;
        self.pending_bits = 0;
    }

    /// Writes the low `width` bits of `field`, at most [`MAX_FIELD`](Self::MAX_FIELD). The bits
    /// above them must be zero.
    #[inline(always)]
    pub fn push(&mut self, field: u64, width: u32) {
        debug_assert!(width <= Self::MAX_FIELD && field >> width == 0);
        self.pending |= field << self.pending_bits;
        let bits = self.pending_bits + width;
        if bits >= u64::BITS {
            let pending = self.pending.to_le_bytes();
            self.room(pending.len()).copy_from_slice(&pending);
            self.whole += pending.len();
            // Fewer bits than 64 were written at once, so there were some pending.
            self.pending = field >> (u64::BITS - self.pending_bits);
        }
        self.pending_bits = bits % u64::BITS;
    }

    /// The next `bytes` bytes behind the whole ones.
    #[inline(always)]
    fn room(&mut self, bytes: usize) -> &mut [u8] {
        let end = self.whole + bytes;
        if end > self.bytes.len() {
            self.bytes = longer(std::mem::take(&mut self.bytes), 2 * end);
        }
        &mut self.bytes[self.whole..end]
    }

    /// Writes with a copy of this writer, which stays in registers as one behind a pointer does not.
    #[inline(always)]
    pub fn locally<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        let mut own = std::mem::take(self);
        let result = write(&mut own);
        *self = own;
        result
    }

    /// Writes the low `width` bits of `field`, at most 64. The bits above them must be zero.
    #[inline(always)]
    pub fn push_wide(&mut self, field: u64, width: u32) {
        let low = width.min(u32::BITS);
        self.push(field & ((1 << low) - 1), low);
        self.push(field >> low, width - low);
    }

    /// Writes whole bytes.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        if self.pending_bits == 0 {
            self.room(bytes.len()).copy_from_slice(bytes);
            self.whole += bytes.len();
            return;
        }
        let words = bytes.chunks_exact(4);
        let rest = words.remainder();
        self.locally(|out| {
            for word in words {
                let word = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
                out.push(word.into(), 32);
            }
            for &byte in rest {
                out.push(byte.into(), 8);
            }
        });
    }

    /// Fills up with zero bits to the next byte boundary.
    #[inline(always)]
    pub fn align(&mut self) {
        self.push(0, self.pending_bits.wrapping_neg() % 8);
    }

    /// Bits written so far.
    pub fn bits(&self) -> u32 {
        8 * self.whole as u32 + self.pending_bits
    }

    /// Fills up to a byte boundary and gives all bytes.
    pub fn finish(&mut self) -> &[u8] {
        let pending = self.pending.to_le_bytes();
        self.room(pending.len()).copy_from_slice(&pending);
        self.whole += self.pending_bits.div_ceil(8) as usize;
        self.pending = 0;
        self.pending_bits = 0;
        &self.bytes[..self.whole]
    }
}

/// Bytes with further ones after them, in total at least the given number.
#[cold]
#[inline(never)]
fn longer(mut bytes: Vec<u8>, least: usize) -> Vec<u8> {
    bytes.resize(least.max(256), 0);
    bytes
}

/// Reads bit fields, the least significant bit first.
#[derive(Debug, Clone, Copy)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    position: usize,
}

impl<'a> BitReader<'a> {
    /// The widest field that can be read at once, in bits.
    pub const MAX_FIELD: u32 = 56;

    /// Reads from bit 0 of `bytes`.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self::at(bytes, 0)
    }

    /// Reads from a bit position of `bytes`, which may lie beyond their end.
    pub fn at(bytes: &'a [u8], position: usize) -> Self {
        BitReader { bytes, position }
    }

    /// The bit that is read next.
    pub fn position(&self) -> usize {
        self.position
    }

    /// Bits left.
    pub fn remaining(&self) -> usize {
        (8 * self.bytes.len()).saturating_sub(self.position)
    }

    /// At least the next [`MAX_FIELD`](Self::MAX_FIELD) bits without taking them, the next one
    /// lowest; zeros beyond the end.
    #[inline(always)]
    pub fn peek(&self) -> u64 {
        let start = self.position / 8;
        // Near the end: the last eight bytes without the bytes already taken.
        let from = start.min(self.bytes.len().saturating_sub(8));
        let taken = start - from;
        let bytes = match self.bytes.get(from..from + 8) {
            Some(bytes) => u64::from_le_bytes(bytes.try_into().unwrap_or_default()),
            None => {
                let next = |word: u64, &byte: &u8| word << 8 | u64::from(byte);
                self.bytes.iter().rev().fold(0, next)
            }
        };
        if taken >= 8 {
            return 0;
        }
        bytes >> (8 * taken + self.position % 8)
    }

    /// Skips `width` bits; `None`, without skipping any, if fewer are left.
    #[inline(always)]
    pub fn skip(&mut self, width: u32) -> Option<()> {
        if self.remaining() < width as usize {
            return None;
        }
        self.position += width as usize;
        Some(())
    }

    /// Takes `width` bits, at most [`MAX_FIELD`](Self::MAX_FIELD); `None`, without taking any, if fewer are left.
    #[inline(always)]
    pub fn take(&mut self, width: u32) -> Option<u64> {
        debug_assert!(width <= Self::MAX_FIELD);
        let field = self.peek() & ((1 << width) - 1);
        self.skip(width)?;
        Some(field)
    }

    /// Takes `width` bits, at most [`MAX_FIELD`](Self::MAX_FIELD), of a field of a format.
    ///
    /// # Errors
    /// [`DecodeError::PastEnd`], without taking any, if fewer are left.
    #[inline(always)]
    pub fn field(&mut self, width: u32, name: &'static str) -> Result<u64, DecodeError> {
        self.take(width).ok_or_else(|| self.past_end(name))
    }

    /// [`field`](Self::field) of at most 32 bits.
    ///
    /// # Errors
    /// [`DecodeError::PastEnd`], without taking any, if fewer are left.
    #[inline(always)]
    pub fn word(&mut self, width: u32, name: &'static str) -> Result<u32, DecodeError> {
        debug_assert!(width <= u32::BITS);
        self.field(width, name).map(|field| field as u32)
    }

    /// [`field`](Self::field) of at most 64 bits.
    ///
    /// # Errors
    /// [`DecodeError::PastEnd`], without taking any, if fewer are left.
    #[inline(always)]
    pub fn wide_field(&mut self, width: u32, name: &'static str) -> Result<u64, DecodeError> {
        if self.remaining() < width as usize {
            return Err(self.past_end(name));
        }
        let low = width.min(u32::BITS);
        Ok(self.field(low, name)? | self.field(width - low, name)? << low)
    }

    /// The error of a field that is to be read next and runs past the end.
    #[cold]
    pub fn past_end(&self, field: &'static str) -> DecodeError {
        DecodeError::PastEnd {
            field,
            bit: self.position,
            stored: self.bytes.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn fields_lie_lsb_first() {
        let mut writer = BitWriter::new();
        writer.push(0b101, 3);
        writer.push(0xff, 8);
        writer.align();
        writer.push(0x1234, 16);
        assert_eq!(writer.bits(), 32);
        assert_eq!(writer.finish(), [0b1111_1101, 0b0000_0111, 0x34, 0x12]);
    }

    #[test]
    fn nothing_is_read_beyond_the_end() {
        let mut reader = BitReader::new(&[0xff]);
        assert_eq!(reader.take(9), None);
        assert_eq!(reader.take(8), Some(0xff));
        assert_eq!(reader.take(1), None);
        assert_eq!(reader.peek(), 0);
        let mut beyond = BitReader::at(&[0xff], 1000);
        assert_eq!((beyond.remaining(), beyond.take(1)), (0, None));
        let bytes = [0, 0, 0, 0, 0, 0, 0, 0xAB, 0xCD];
        for (place, rest) in [(56, 0xCDAB), (64, 0xCD), (68, 0xC), (72, 0), (1 << 40, 0)] {
            assert_eq!(BitReader::at(&bytes, place).peek(), rest);
            assert_eq!(BitReader::at(&bytes[1..], place).peek(), rest >> 8);
        }
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(fields in prop::collection::vec((any::<u64>(), 0..=56u32), 0..99)) {
            let mut writer = BitWriter::new();
            for &(field, width) in &fields {
                writer.push(field & ((1 << width) - 1), width);
            }
            let bits = writer.bits();
            let bytes = writer.finish().to_vec();
            prop_assert_eq!(bytes.len(), bits.div_ceil(8) as usize);
            let mut reader = BitReader::new(&bytes);
            for &(field, width) in &fields {
                prop_assert_eq!(reader.take(width), Some(field & ((1 << width) - 1)));
            }
            prop_assert_eq!(reader.position(), bits as usize);
        }
    }
}
