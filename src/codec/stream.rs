//! Whole streams: each block's encoding in whole bytes, one after another, and an index beside.

use std::io::{self, Read, Write};

use itertools::Itertools;
use rayon::prelude::*;

use super::bits::BitWriter;
use super::index::{IndexText, IndexWriter};
use super::{Codec, DecodeError, Index, IndexEntry, IndexError, Statistics};
use crate::terms::{BlockReader, Geometry, InputError};

/// Blocks that are one piece of work.
const PIECE: usize = 512;

/// Blocks that are decoded between one reading and the next.
const BATCH: usize = 64 * PIECE;

/// Why a stream cannot be encoded or decoded.
#[derive(Debug, thiserror::Error)]
pub enum StreamError {
    /// The data to encode.
    #[error(transparent)]
    Input(#[from] InputError),
    /// The index.
    #[error(transparent)]
    Index(#[from] IndexError),
    /// The stream cannot be read.
    #[error("cannot read the stream: {0}")]
    Read(io::Error),
    /// The stream, the index or the data cannot be written.
    #[error("cannot write: {0}")]
    Write(io::Error),
    /// A block that no encoder makes.
    #[error("block {number}: {source}")]
    Block {
        /// The block's number, from 0.
        number: usize,
        /// What is wrong with it.
        source: DecodeError,
    },
}

/// Encodes all blocks of `input`, on all cores. `progress` is told the bytes read so far.
///
/// # Errors
/// [`StreamError`] if something cannot be read or written, or if the data is no whole number of
/// blocks.
pub fn encode<R: Read>(
    codec: &dyn Codec,
    geometry: Geometry,
    input: &mut BlockReader<R>,
    mut stream: impl Write,
    index: impl Write,
    mut progress: impl FnMut(u64),
) -> Result<Statistics, StreamError> {
    let mut index = IndexWriter::new(index);
    let mut statistics = Statistics::new(geometry);
    let (mut chunk, mut read) = (Vec::new(), 0);
    while input.next_chunk(&mut chunk)? {
        let pieces = chunk.par_chunks(PIECE * codec.block().bytes());
        let pieces = pieces.map(|piece| encode_piece(codec, geometry, piece));
        // Only reading and writing are left to this thread alone.
        for piece in pieces.collect::<Vec<_>>() {
            stream.write_all(&piece.bytes).map_err(StreamError::Write)?;
            index.write(&piece.entries).map_err(StreamError::Write)?;
            statistics += &piece.statistics;
        }
        read += chunk.len() as u64;
        progress(read);
    }
    stream.flush().map_err(StreamError::Write)?;
    index.finish().map_err(StreamError::Write)?;
    Ok(statistics)
}

/// Encoded blocks.
struct Piece {
    bytes: Vec<u8>,
    entries: IndexText,
    statistics: Statistics,
}

fn encode_piece(codec: &dyn Codec, geometry: Geometry, data: &[u8]) -> Piece {
    let mut writer = BitWriter::new();
    let mut piece = Piece {
        bytes: Vec::with_capacity(data.len()),
        entries: IndexText::default(),
        statistics: Statistics::new(geometry),
    };
    for block in data.chunks_exact(codec.block().bytes()) {
        let encoded = codec.encode(block, &mut writer);
        piece.bytes.extend_from_slice(writer.finish());
        piece.entries.push(encoded.into());
        piece.statistics.add(encoded.bits);
    }
    piece
}

/// Decodes a stream of `length` bytes, on all cores. `progress` is told the bytes read so far.
///
/// # Errors
/// [`StreamError`] if something cannot be read or written, if the index is not one of such a
/// stream, or for the first block that no encoder makes.
pub fn decode(
    codec: &dyn Codec,
    geometry: Geometry,
    mut stream: impl Read,
    length: u64,
    index: &Index,
    mut data: impl Write,
    mut progress: impl FnMut(u64),
) -> Result<(), StreamError> {
    index.check(codec, length)?;
    let (mut bytes, mut read) = (Vec::new(), 0);
    for (batch, entries) in index.entries().chunks(BATCH).enumerate() {
        let stores = codec.stores();
        let own = |entries: &[IndexEntry]| entries.iter().map(|entry| entry.bytes(stores)).sum();
        bytes.resize(own(entries), 0);
        stream.read_exact(&mut bytes).map_err(StreamError::Read)?;
        let mut rest = bytes.as_slice();
        let pieces = entries.chunks(PIECE).enumerate().map(|(piece, entries)| {
            let bytes;
            (bytes, rest) = rest.split_at(own(entries));
            (batch * BATCH + piece * PIECE, entries, bytes)
        });
        let blocks: Vec<Result<Vec<u8>, StreamError>> = pieces
            .collect_vec()
            .into_par_iter()
            .map(|(number, entries, bytes)| decode_piece(codec, geometry, number, entries, bytes))
            .collect();
        for blocks in blocks {
            data.write_all(&blocks?).map_err(StreamError::Write)?;
        }
        read += bytes.len() as u64;
        progress(read);
    }
    data.flush().map_err(StreamError::Write)
}

/// Decodes blocks, the first of which has a number in the stream.
fn decode_piece(
    codec: &dyn Codec,
    geometry: Geometry,
    first: usize,
    entries: &[IndexEntry],
    mut bytes: &[u8],
) -> Result<Vec<u8>, StreamError> {
    let mut data = vec![0; entries.len() * codec.block().bytes()];
    let mut stored = Vec::new();
    let blocks = data.chunks_exact_mut(codec.block().bytes());
    for ((number, entry), block) in (first..).zip(entries).zip(blocks) {
        let (own, rest) = bytes.split_at(entry.bytes(codec.stores()));
        bytes = rest;
        if entry.raw {
            block.copy_from_slice(own);
            continue;
        }
        // A decoder is given whole bursts.
        stored.clear();
        stored.extend_from_slice(own);
        let bursts = geometry.bursts(entry.bits) as usize;
        stored.resize(bursts * geometry.mag().bytes(), 0);
        let decoded = codec.decode(&stored, block);
        decoded.map_err(|source| StreamError::Block { number, source })?;
    }
    Ok(data)
}
