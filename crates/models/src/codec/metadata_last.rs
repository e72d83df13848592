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

/// Copies the next bits of a stream; beyond its end there are zeros.
fn copy(mut reader: BitReader, mut bits: u32, out: &mut BitWriter) {
    while bits > 0 {
        let width = bits.min(BitReader::MAX_FIELD);
        out.push(reader.take(width).unwrap_or(0), width);
        bits -= width;
    }
}

/// The most bytes that an encoding has, compressed or not.
const MOST: usize = 256;

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
        let Encoded { bits, .. } = self.first.encode(block, out);
        let mut flat = [0; MOST];
        let written = out.finish();
        flat[..written.len()].copy_from_slice(written);
        out.clear();
        let metadata = self.first.metadata_bits(&flat);
        let metadata = metadata.ok().filter(|_| !self.geometry.stored_raw(bits));
        let Some(metadata) = metadata else {
            out.push_bytes(block);
            return Encoded { bits, raw: true };
        };
        let payloads = BitReader::at(&flat, metadata as usize);
        copy(payloads, bits - metadata, out);
        let zeros = 8 * self.geometry.stored_bytes(bits) as u32 - bits;
        copy(BitReader::new(&[]), zeros, out);
        for place in (0..metadata as usize).rev() {
            copy(BitReader::at(&flat, place), 1, out);
        }
        Encoded { bits, raw: false }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let (mag, whole) = (self.geometry.mag(), self.block());
        if stored.len() % mag.bytes() != 0 || stored.len() >= whole.bytes() {
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
        for (byte, to) in flat[..stored.len()].iter_mut().enumerate() {
            let left = metadata.saturating_sub(8 * byte);
            let payloads = |at: usize| BitReader::at(stored, at).peek();
            *to = match left {
                8.. => backwards[byte],
                _ => {
                    let bits = u64::from(backwards[byte]) & ((1 << left) - 1);
                    (bits | payloads((8 * byte + left) - metadata) << left) as u8
                }
            };
        }
        self.first.decode(&flat[..stored.len()], block)
    }
}
