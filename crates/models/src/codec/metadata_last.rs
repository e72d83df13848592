//! Consolidated formats with their metadata behind the data, as in figure 7 of Pekhimenko et al., IEEE
//! CAL 2015.
//!
//! A decoder knows where a block ends, by its bursts, and not where its payloads do. So the payloads lie
//! from the first bit on, and the metadata from the last bit of the last burst backwards: its bit 0 is
//! the block's last one. Between them are zeros.

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::terms::{BlockSize, Geometry};

/// A format that writes all of its metadata before all payloads.
pub trait Consolidated: Codec {
    /// Encodes a block as [`encode`](Codec::encode) does; returns the bits of the metadata with which
    /// the encoding begins.
    fn encode_parts(&self, block: &[u8], out: &mut BitWriter) -> u32;

    /// Bits of the metadata with which an encoding begins.
    ///
    /// # Errors
    /// [`DecodeError`] for metadata that no encoder makes.
    fn metadata_bits(&self, encoding: &[u8]) -> Result<u32, DecodeError>;
}

/// A consolidated format with its metadata last.
#[derive(Debug, Clone)]
pub struct MetadataLast<C> {
    first: C,
    geometry: Geometry,
}

impl<C: Consolidated> MetadataLast<C> {
    /// The format that `first` is with its metadata first, for a geometry of its blocks.
    pub fn new(first: C, geometry: Geometry) -> Self {
        MetadataLast { first, geometry }
    }
}

/// Bytes that are moved at once.
const STEP: usize = BitReader::MAX_FIELD as usize / 8;

/// Puts the bits of `from` that follow a place into `to`, which begins at a whole byte, as many as
/// there is room for; beyond their end there are zeros.
fn move_bits(from: &[u8], place: usize, to: &mut [u8]) {
    for (step, to) in to.chunks_mut(STEP).enumerate() {
        let bits = BitReader::at(from, place + 8 * STEP * step).peek();
        to.copy_from_slice(&bits.to_le_bytes()[..to.len()]);
    }
}

/// The most bytes that an encoding has, compressed or not.
const MOST: usize = 256;

impl<C: Consolidated> crate::codec::Sealed for MetadataLast<C> {}

impl<C: Consolidated> Codec for MetadataLast<C> {
    fn block(&self) -> BlockSize {
        self.first.block()
    }

    fn max_bits(&self) -> u32 {
        self.first.max_bits()
    }

    fn writes_stored(&self) -> bool {
        true
    }

    fn size(&self, block: &[u8]) -> u32 {
        self.first.size(block)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        let metadata = self.first.encode_parts(block, out) as usize;
        let bits = out.bits();
        if self.geometry.stored_raw(bits) {
            out.clear();
            out.push_bytes(block);
            return Encoded { bits, raw: true };
        }
        let flat = out.finish();
        let mut stored = [0; MOST];
        let stored = &mut stored[..self.geometry.encoding_bytes(bits)];
        let payloads = (bits as usize - metadata).div_ceil(8);
        move_bits(flat, metadata, &mut stored[..payloads]);
        let (whole, left) = (metadata / 8, metadata % 8);
        for (to, byte) in stored.iter_mut().rev().zip(&flat[..whole]) {
            *to |= byte.reverse_bits();
        }
        if left > 0 {
            let bits = flat[whole] & ((1 << left) - 1);
            stored[stored.len() - 1 - whole] |= bits.reverse_bits();
        }
        out.clear();
        out.push_bytes(stored);
        Encoded { bits, raw: false }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let (mag, whole) = (self.geometry.mag(), self.block());
        let check = self.geometry.check().bytes() as usize;
        if (stored.len() + check) % mag.bytes() != 0 || stored.len() >= whole.bytes() {
            return Err(DecodeError::Bursts {
                stored: stored.len(),
                mag,
                block: whole,
            });
        }
        let mut backwards = [0; MOST];
        let backwards = &mut backwards[..stored.len()];
        for (to, byte) in backwards.iter_mut().zip(stored.iter().rev()) {
            *to = byte.reverse_bits();
        }
        let metadata = self.first.metadata_bits(backwards)? as usize;
        // The metadata, and behind them all other bits, so that no payload can reach into them.
        let mut flat = [0; MOST];
        let flat = &mut flat[..stored.len()];
        let (whole, left) = (metadata / 8, metadata % 8);
        flat[..whole].copy_from_slice(&backwards[..whole]);
        if let Some((byte, rest)) = flat[whole..].split_first_mut() {
            let payloads = BitReader::new(stored).peek() << left;
            *byte = backwards[whole] & ((1 << left) - 1) | payloads as u8;
            move_bits(stored, 8 - left, rest);
        }
        self.first.decode(flat, block)
    }
}
