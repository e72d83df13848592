//! Whole streams, one block after another, and an index beside: each encoding in whole bytes, or what
//! memory holds of each block.

use std::io::{self, Read, Write};

use itertools::Itertools;
use rayon::prelude::*;

use super::bits::BitWriter;
use super::index_write::{Entries, IndexWriter};
use super::{store, Codec, DecodeError, Encoded, Statistics};
use super::{Index, IndexEntry, IndexError, IndexForm, Made};
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
    /// The stream, the index or the data cannot be written, as what writes it says.
    #[error("{0}")]
    Write(#[source] io::Error),
    /// A block that no encoder makes.
    #[error("block {number}: {source}")]
    Block {
        /// The block's number, from 0.
        number: usize,
        /// The decoder's error.
        source: DecodeError,
    },
}

/// What `others` gives, on the other threads, while this one does `this`.
fn beside<A: Send, B>(others: impl FnOnce() -> A + Send, this: impl FnOnce() -> B) -> (A, B) {
    let mut given = None;
    let done = rayon::in_place_scope(|scope| {
        scope.spawn(|_| given = Some(others()));
        this()
    });
    (given.expect("the scope waits for it"), done)
}

/// Encodes all blocks of `input`, on all cores. `progress` is told the bytes read so far.
///
/// # Errors
/// [`StreamError`] if something cannot be read or written, or if the data is no whole number of
/// blocks.
pub fn encode<R: Read>(
    codec: &dyn Codec,
    geometry: Geometry,
    made: &Made,
    input: &mut BlockReader<R>,
    mut stream: impl Write,
    (index, form): (impl Write, IndexForm),
    mut progress: impl FnMut(u64),
) -> Result<Statistics, StreamError> {
    let mut index = IndexWriter::begin(index, form, made).map_err(StreamError::Write)?;
    let mut statistics = Statistics::new(geometry);
    let mut write = |pieces: Vec<Piece>| -> Result<(), StreamError> {
        for piece in pieces {
            stream.write_all(&piece.bytes).map_err(StreamError::Write)?;
            index.write(&piece.entries).map_err(StreamError::Write)?;
            statistics += &piece.statistics;
        }
        Ok(())
    };
    let (mut chunk, mut next) = (Vec::new(), Vec::new());
    let mut more = input.next_chunk(&mut chunk)?;
    let mut before = Vec::new();
    while more {
        let encode = |piece| encode_piece(codec, geometry, made.stored, form, piece);
        let pieces = chunk.par_chunks(PIECE * codec.block().bytes());
        // While the other threads encode a chunk, this one writes what the chunk before became and
        // reads the next one.
        let (now, (written, read)) = beside(
            || pieces.map(encode).collect::<Vec<_>>(),
            || {
                let written = write(std::mem::take(&mut before));
                (written, input.next_chunk(&mut next))
            },
        );
        written?;
        before = now;
        std::mem::swap(&mut chunk, &mut next);
        match read {
            Ok(has_more) => more = has_more,
            Err(error) => {
                // What was read until then is written.
                write(before)?;
                return Err(error.into());
            }
        }
        progress(input.bytes());
    }
    write(before)?;
    stream.flush().map_err(StreamError::Write)?;
    index.finish(input.bytes()).map_err(StreamError::Write)?;
    Ok(statistics)
}

/// Encoded blocks.
struct Piece {
    bytes: Vec<u8>,
    entries: Entries,
    statistics: Statistics,
}

fn encode_piece(
    codec: &dyn Codec,
    geometry: Geometry,
    as_stored: bool,
    form: IndexForm,
    data: &[u8],
) -> Piece {
    let (mut writer, mut stored) = (BitWriter::new(), Vec::new());
    let mut piece = Piece {
        bytes: Vec::with_capacity(data.len()),
        entries: Entries::new(form),
        statistics: Statistics::new(geometry),
    };
    for block in data.chunks_exact(codec.block().bytes()) {
        let (bits, raw);
        if as_stored {
            bits = store(codec, geometry, block, &mut writer, &mut stored);
            raw = geometry.stored_raw(bits);
            piece.bytes.extend_from_slice(&stored);
        } else {
            Encoded { bits, raw } = codec.encode(block, &mut writer);
            piece.bytes.extend_from_slice(writer.finish());
        }
        piece.entries.push(IndexEntry::new(bits, raw, geometry));
        piece.statistics.add(bits);
    }
    piece
}

/// Decodes a stream, on all cores; `length` is its bytes, where they are known. `progress` is told
/// the bytes read so far.
///
/// # Errors
/// [`StreamError`] if something cannot be read or written, if the index is not one of such a
/// stream, or for the first block that no encoder makes.
pub fn decode(
    codec: &dyn Codec,
    geometry: Geometry,
    mut stream: impl Read,
    length: Option<u64>,
    index: &Index,
    mut data: impl Write,
    mut progress: impl FnMut(u64),
) -> Result<(), StreamError> {
    index.check(codec, geometry, length)?;
    let own = |entries: &[IndexEntry]| -> usize {
        let bytes = entries.iter().map(|&entry| index.bytes(entry, geometry));
        bytes.sum()
    };
    let (mut read, mut left) = (0, index.data_bytes);
    let wrong_length = |stream| IndexError::Length {
        index: own(&index.blocks) as u64,
        stream,
    };
    let mut write = |pieces: Vec<Result<Vec<u8>, StreamError>>| -> Result<(), StreamError> {
        for blocks in pieces {
            let blocks = blocks?;
            let own = blocks
                .len()
                .min(usize::try_from(left).unwrap_or(usize::MAX));
            data.write_all(&blocks[..own]).map_err(StreamError::Write)?;
            left -= own as u64;
        }
        Ok(())
    };
    let mut read_batch = |entries: &[IndexEntry], bytes: &mut Vec<u8>| {
        bytes.clear();
        let wanted = own(entries) as u64;
        let part = stream.by_ref().take(wanted).read_to_end(bytes);
        read += part.map_err(StreamError::Read)? as u64;
        match (bytes.len() as u64) < wanted {
            true => Err(wrong_length(read).into()),
            false => Ok(read),
        }
    };
    let (mut bytes, mut next) = (Vec::new(), Vec::new());
    let mut batches = index.blocks.chunks(BATCH).enumerate().peekable();
    if let Some((_, entries)) = batches.peek() {
        read_batch(entries, &mut bytes)?;
    }
    let mut before = Vec::new();
    while let Some((batch, entries)) = batches.next() {
        let mut rest = bytes.as_slice();
        let pieces = entries.chunks(PIECE).enumerate().map(|(piece, entries)| {
            let bytes;
            (bytes, rest) = rest.split_at(own(entries));
            (batch * BATCH + piece * PIECE, entries, bytes)
        });
        let pieces = pieces.collect_vec().into_par_iter();
        let decode =
            |(number, entries, bytes)| decode_piece(codec, geometry, index, number, entries, bytes);
        // While the other threads decode a batch, this one writes the batch before and reads the
        // next one.
        let (now, (written, following)) = beside(
            || pieces.map(decode).collect::<Vec<_>>(),
            || {
                let written = write(std::mem::take(&mut before));
                let following = batches.peek();
                let following = following.map(|(_, entries)| read_batch(entries, &mut next));
                (written, following)
            },
        );
        written?;
        before = now;
        match following {
            Some(Ok(read)) => progress(read),
            // An error of this batch comes before one of reading the next.
            Some(Err(error)) => return write(before).and(Err(error)),
            None => {}
        }
        std::mem::swap(&mut bytes, &mut next);
    }
    write(before)?;
    progress(read);
    let more = io::copy(&mut stream, &mut io::sink()).map_err(StreamError::Read)?;
    if more > 0 {
        return Err(wrong_length(read + more).into());
    }
    data.flush().map_err(StreamError::Write)
}

/// Decodes blocks, the first of which has a number in the stream.
fn decode_piece(
    codec: &dyn Codec,
    geometry: Geometry,
    index: &Index,
    first: usize,
    entries: &[IndexEntry],
    mut bytes: &[u8],
) -> Result<Vec<u8>, StreamError> {
    let mut data = vec![0; entries.len() * codec.block().bytes()];
    let mut stored = Vec::new();
    let blocks = data.chunks_exact_mut(codec.block().bytes());
    for ((number, entry), block) in (first..).zip(entries).zip(blocks) {
        let (own, rest) = bytes.split_at(index.bytes(*entry, geometry));
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
