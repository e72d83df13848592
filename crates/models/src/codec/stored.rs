//! Blocks as they lie in memory: whole bursts and two bits of metadata.

use super::bits::BitWriter;
use super::{check, Codec, DecodeError};
use crate::terms::Geometry;

/// Stores a block. Returns its encoded bits, from which [`Geometry::metadata`] makes its metadata.
/// `stored` is replaced by its bytes in memory: the encoding with zeros up to the end of its last
/// burst and the check, if there is one, or the block itself if the encoding takes no fewer bursts.
/// `scratch` is memory to be used again.
pub fn store(
    codec: &dyn Codec,
    geometry: Geometry,
    block: &[u8],
    scratch: &mut BitWriter,
    stored: &mut Vec<u8>,
) -> u32 {
    stored.clear();
    let encoded = codec.encode(block, scratch);
    if geometry.stored_raw(encoded.bits) {
        stored.extend_from_slice(block);
    } else {
        stored.extend_from_slice(scratch.finish());
        stored.resize(geometry.stored_bytes(encoded.bits), 0);
        check::seal(geometry, block, stored);
    }
    encoded.bits
}

/// Takes a block back from its bytes in memory.
///
/// # Errors
/// [`DecodeError::Metadata`] if there are more or fewer bytes than the metadata says, or as many
/// bursts as the block has; otherwise the codec's errors.
pub fn load(
    codec: &dyn Codec,
    geometry: Geometry,
    metadata: u8,
    stored: &[u8],
    block: &mut [u8],
) -> Result<(), DecodeError> {
    let whole = geometry.block().bytes();
    let raw = metadata == geometry.raw_metadata();
    let expected = geometry.bytes_of(metadata);
    if stored.len() != expected || (!raw && expected >= whole) {
        return Err(DecodeError::Metadata {
            metadata,
            stored: stored.len(),
        });
    }
    if raw {
        block.copy_from_slice(stored);
        return Ok(());
    }
    check::decode(codec, geometry, stored, block)
}
