//! Fields read one after another, with the error that names the one that is not whole.

use super::bits::BitReader;
use super::DecodeError;

/// Reads the fields of one block's stored bytes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields<'a> {
    reader: BitReader<'a>,
    stored: usize,
}

impl<'a> Fields<'a> {
    /// Reads from the first bit on.
    pub fn new(stored: &'a [u8]) -> Self {
        Fields {
            reader: BitReader::new(stored),
            stored: stored.len(),
        }
    }

    /// The bit that is read next.
    pub fn position(&self) -> usize {
        self.reader.position()
    }

    /// What [`BitReader::peek`] gives: zeros beyond the end.
    #[inline(always)]
    pub fn peek(&self) -> u64 {
        self.reader.peek()
    }

    /// Takes a field of at most 32 bits.
    #[inline(always)]
    pub fn take(&mut self, field: &'static str, width: u32) -> Result<u32, DecodeError> {
        debug_assert!(width <= u32::BITS);
        match self.reader.take(width) {
            Some(value) => Ok(value as u32),
            None => Err(self.past_end(field)),
        }
    }

    #[cold]
    fn past_end(&self, field: &'static str) -> DecodeError {
        DecodeError::PastEnd {
            field,
            bit: self.position(),
            stored: self.stored,
        }
    }
}

/// The error of a field with a value that it cannot have.
#[cold]
pub(super) fn invalid(what: &'static str, bit: usize) -> DecodeError {
    DecodeError::Invalid { what, bit }
}
