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

/// Copies the next bits of a stream.
fn copy(reader: &mut BitReader, mut bits: u32, out: &mut BitWriter) {
    while bits > 0 {
        let width = bits.min(BitReader::MAX_FIELD);
        out.push(reader.take(width).unwrap_or(0), width);
        bits -= width;
    }
}

/// The bits of some bytes, the last one first.
fn backwards(bytes: &[u8]) -> Vec<u8> {
    let bytes = bytes.iter().rev();
    bytes.map(|byte| byte.reverse_bits()).collect()
}

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
        let mut flat = BitWriter::new();
        let Encoded { bits, .. } = self.first.encode(block, &mut flat);
        let flat = flat.finish();
        out.clear();
        let metadata = self.first.metadata_bits(flat);
        let metadata = metadata.ok().filter(|_| !self.geometry.stored_raw(bits));
        let Some(metadata) = metadata else {
            out.push_bytes(block);
            return Encoded { bits, raw: true };
        };
        let stored = self.geometry.stored_bytes(bits);
        copy(
            &mut BitReader::at(flat, metadata as usize),
            bits - metadata,
            out,
        );
        let zeros = 8 * stored as u32 - bits;
        copy(&mut BitReader::new(&[]), zeros, out);
        for place in (0..metadata as usize).rev() {
            copy(&mut BitReader::at(flat, place), 1, out);
        }
        Encoded { bits, raw: false }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let backwards = backwards(stored);
        let metadata = self.first.metadata_bits(&backwards)?;
        let mut flat = BitWriter::new();
        copy(&mut BitReader::new(&backwards), metadata, &mut flat);
        // All that is not metadata, so that no payload can reach into it.
        let payloads = 8 * stored.len() as u32 - metadata;
        copy(&mut BitReader::new(stored), payloads, &mut flat);
        self.first.decode(flat.finish(), block)
    }
}
