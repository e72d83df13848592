//! Arrays of blocks at a time, in the caller's memory: the interface for other languages.
//!
//! A block in memory consists of bursts: as many as the block itself has if it is stored uncompressed, fewer
//! if it is compressed. So only the bursts of each block accompany the stored bytes.

use super::bits::BitWriter;
use super::{check, Codec, DecodeError};
use crate::terms::{BlockSize, Geometry};

/// Why arrays do not go together, or cannot be decoded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    /// Data that are no whole blocks.
    #[error("{length} bytes are not whole blocks of {block} bytes")]
    Length {
        /// The length of the data in bytes.
        length: usize,
        /// The block in bytes.
        block: BlockSize,
    },
    /// Fewer or more results than blocks.
    #[error("{blocks} blocks were expected to go with as many numbers, not {numbers}")]
    Numbers {
        /// The numbers that there is room for, or that were passed.
        numbers: usize,
        /// The blocks.
        blocks: usize,
    },
    /// Too little room for the stored bytes.
    #[error("room for {room} stored bytes; blocks that cannot be compressed need {needed}")]
    Room {
        /// The room in bytes.
        room: usize,
        /// The bytes of all blocks.
        needed: usize,
    },
    /// Bursts that no block has.
    #[error("block {block} has {bursts} bursts: 1 to {most} were expected")]
    Bursts {
        /// The number of the block, from 0.
        block: usize,
        /// Its bursts.
        bursts: u8,
        /// The bursts of a block that is stored uncompressed.
        most: u32,
    },
    /// More or fewer stored bytes than the bursts have.
    #[error("{stored} stored bytes; the bursts have {bursts}")]
    Stored {
        /// The bytes that are there.
        stored: usize,
        /// The bytes of all bursts.
        bursts: usize,
    },
    /// A block that cannot be decoded.
    #[error("block {block}: {source}")]
    Decode {
        /// The number of the block, from 0.
        block: usize,
        /// The codec's error.
        source: DecodeError,
    },
}

impl BatchError {
    /// The same for an array whose first block has this number within a larger one.
    #[must_use]
    pub fn behind(mut self, first: usize) -> Self {
        if let BatchError::Bursts { block, .. } | BatchError::Decode { block, .. } = &mut self {
            *block += first;
        }
        self
    }
}

/// The size of each block in encoded bits.
///
/// # Errors
/// If the data are no whole blocks, or there is room for more or fewer numbers.
pub fn bits(codec: &dyn Codec, blocks: &[u8], bits: &mut [u32]) -> Result<(), BatchError> {
    for (block, bits) in whole(codec, blocks, bits.len())?.zip(bits) {
        *bits = codec.size(block);
    }
    Ok(())
}

/// The bursts of each block.
///
/// # Errors
/// As of [`bits`].
pub fn bursts(
    codec: &dyn Codec,
    geometry: Geometry,
    blocks: &[u8],
    bursts: &mut [u8],
) -> Result<(), BatchError> {
    for (block, bursts) in whole(codec, blocks, bursts.len())?.zip(bursts) {
        *bursts = stored_bursts(geometry, codec.size(block));
    }
    Ok(())
}

/// Stores blocks one behind the other, and says how many bursts each takes. Returns the bytes that
/// they take in all; `stored` has room for as many as the blocks have. `scratch` is memory to be
/// used again.
///
/// # Errors
/// If the data are no whole blocks, or there is no room for the results.
pub fn encode(
    codec: &dyn Codec,
    geometry: Geometry,
    blocks: &[u8],
    scratch: &mut BitWriter,
    stored: &mut [u8],
    bursts: &mut [u8],
) -> Result<usize, BatchError> {
    let each = whole(codec, blocks, bursts.len())?;
    if stored.len() < blocks.len() {
        return Err(BatchError::Room {
            room: stored.len(),
            needed: blocks.len(),
        });
    }
    let mut next = 0;
    for (block, bursts) in each.zip(bursts) {
        let bits = codec.encode(block, scratch).bits;
        let bytes = geometry.stored_bytes(bits);
        let place = &mut stored[next..next + bytes];
        if geometry.stored_raw(bits) {
            place.copy_from_slice(block);
        } else {
            let encoding = scratch.finish();
            place[..encoding.len()].copy_from_slice(encoding);
            place[encoding.len()..].fill(0);
            check::seal(geometry, block, place);
        }
        *bursts = stored_bursts(geometry, bits);
        next += bytes;
    }
    Ok(next)
}

/// Decodes blocks from their bytes in memory. Each block has the given number of bursts.
///
/// # Errors
/// If the sizes of the arrays do not match, or at the first block that no encoder makes; the contents of
/// `blocks` are unspecified then.
pub fn decode(
    codec: &dyn Codec,
    geometry: Geometry,
    stored: &[u8],
    bursts: &[u8],
    blocks: &mut [u8],
) -> Result<(), BatchError> {
    let size = codec.block().bytes();
    let _ = whole(codec, blocks, bursts.len())?;
    let most = geometry.block_bursts();
    let wrong = |(_, &bursts): &(usize, &u8)| bursts == 0 || u32::from(bursts) > most;
    if let Some((block, &bursts)) = bursts.iter().enumerate().find(wrong) {
        return Err(BatchError::Bursts {
            block,
            bursts,
            most,
        });
    }
    let mag = geometry.mag().bytes();
    let sum: usize = bursts.iter().map(|&bursts| usize::from(bursts) * mag).sum();
    if sum != stored.len() {
        return Err(BatchError::Stored {
            stored: stored.len(),
            bursts: sum,
        });
    }
    let mut rest = stored;
    for (number, (block, &bursts)) in blocks.chunks_exact_mut(size).zip(bursts).enumerate() {
        let (own, behind) = rest.split_at(usize::from(bursts) * mag);
        rest = behind;
        if u32::from(bursts) == most {
            block.copy_from_slice(own);
            continue;
        }
        let decoded = check::decode(codec, geometry, own, block);
        decoded.map_err(|source| BatchError::Decode {
            block: number,
            source,
        })?;
    }
    Ok(())
}

fn stored_bursts(geometry: Geometry, bits: u32) -> u8 {
    geometry.bursts(bits).min(geometry.block_bursts()) as u8
}

/// The blocks of some data, with which go this many numbers.
fn whole<'a>(
    codec: &dyn Codec,
    data: &'a [u8],
    numbers: usize,
) -> Result<std::slice::ChunksExact<'a, u8>, BatchError> {
    let block = codec.block();
    let blocks = data.chunks_exact(block.bytes());
    if !blocks.remainder().is_empty() {
        return Err(BatchError::Length {
            length: data.len(),
            block,
        });
    }
    if blocks.len() == numbers {
        Ok(blocks)
    } else {
        Err(BatchError::Numbers {
            numbers,
            blocks: blocks.len(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{store, Bdi};

    /// A block of one burst, one that is stored raw, and one of two bursts.
    fn data() -> Vec<u8> {
        let zeros = vec![0; 128];
        let noise = (0..128u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8);
        let near = (0..32u32).flat_map(|i| (0x1234_5678 + 3 * i).to_le_bytes());
        [zeros, noise.collect(), near.collect()].concat()
    }

    #[test]
    fn arrays_are_block_by_block_what_store_makes() {
        let geometry = Geometry::default();
        let (codec, data) = (Bdi::new(geometry.block()), data());
        let (mut stored, mut sizes, mut counts) = (vec![9; 384], [0; 3], [0; 3]);
        let scratch = &mut BitWriter::new();
        let bytes = encode(&codec, geometry, &data, scratch, &mut stored, &mut counts).unwrap();
        bits(&codec, &data, &mut sizes).unwrap();
        assert_eq!(counts, [1, 4, 2]);
        let (mut one, mut all) = (Vec::new(), Vec::new());
        for (block, &size) in data.chunks_exact(128).zip(&sizes) {
            assert_eq!(store(&codec, geometry, block, scratch, &mut one), size);
            all.extend_from_slice(&one);
        }
        assert_eq!(stored[..bytes], all);
        let mut again = [0; 3];
        bursts(&codec, geometry, &data, &mut again).unwrap();
        assert_eq!(again, counts);
        let mut back = vec![7; 384];
        decode(&codec, geometry, &all, &counts, &mut back).unwrap();
        assert_eq!(back, data);
    }

    #[test]
    fn arrays_that_do_not_go_together_are_refused() {
        let geometry = Geometry::default();
        let codec = Bdi::new(geometry.block());
        let refused = |stored: &[u8], bursts: &[u8], blocks: usize| {
            decode(&codec, geometry, stored, bursts, &mut vec![0; blocks]).unwrap_err()
        };
        let text = |error: BatchError| error.to_string();
        assert!(
            text(refused(&[0; 32], &[1], 100)).contains("100 bytes are not whole blocks of 128")
        );
        assert!(text(refused(&[0; 32], &[1, 1], 128)).contains("1 blocks"));
        assert!(text(refused(&[0; 32], &[5], 128)).contains("block 0 has 5 bursts: 1 to 4"));
        assert!(text(refused(&[0; 64], &[1], 128)).contains("64 stored bytes; the bursts have 32"));
        let error = refused(&[[0; 32], [8; 32]].concat(), &[1, 1], 256);
        let is_block = |error: &BatchError, number| matches!(error, BatchError::Decode { block, .. } if *block == number);
        assert!(is_block(&error, 1), "{error}");
        assert!(is_block(&error.behind(70), 71));
        let scratch = &mut BitWriter::new();
        let room = encode(&codec, geometry, &[0; 128], scratch, &mut [0; 96], &mut [0]);
        assert!(text(room.unwrap_err()).contains("room for 96"));
    }
}
