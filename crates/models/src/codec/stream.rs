//! Whole streams, one block after another, and an index beside: each encoding in whole bytes, or what
//! memory holds of each block.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::sync::mpsc;

use super::bits::BitWriter;
use super::index_write::{Entries, IndexWriter};
use super::{load, store, Codec, DecodeError, Encoded, Statistics};
use super::{Index, IndexEntry, IndexError, IndexForm, Made};
use crate::terms::{BlockReader, Geometry, InputError};

/// Blocks that are one piece of work.
const PIECE: usize = 512;

/// Pieces that are read ahead of the output: while the thread that reads and writes waits for a core, the
/// others still have work. In addition there are two for each thread.
const AHEAD: usize = 64;

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

/// Processes all items of `next` with `work`, on all cores, and passes the results to `done` in the same
/// order. `next` and `done` run on this thread meanwhile, which only waits for the work on one piece. An
/// error of `next` comes after the results of the items before it. It must not be called on a thread of the
/// pool, which might wait for itself.
fn in_order<T: Send, R: Send>(
    mut next: impl FnMut() -> Result<Option<T>, StreamError>,
    work: impl Fn(T) -> R + Sync,
    mut done: impl FnMut(R) -> Result<(), StreamError>,
) -> Result<(), StreamError> {
    let most = AHEAD + 2 * rayon::current_num_threads();
    let work = &work;
    rayon::in_place_scope(|scope| {
        let mut ahead = VecDeque::with_capacity(most);
        let end = loop {
            let piece = match next() {
                Ok(Some(piece)) => piece,
                Ok(None) => break Ok(()),
                Err(error) => break Err(error),
            };
            let (sender, result) = mpsc::sync_channel(1);
            // Nobody takes it if there was an error.
            scope.spawn(move |_| sender.send(work(piece)).unwrap_or_default());
            ahead.push_back(result);
            if ahead.len() < most {
                continue;
            }
            let first = ahead.pop_front();
            first.map_or(Ok(()), |first| done(first.recv().expect(SENT)))?;
        };
        let mut results = ahead.into_iter().map(|result| result.recv().expect(SENT));
        results.try_for_each(done)?;
        end
    })
}

/// Why something is received.
const SENT: &str = "each piece's work sends what it makes";

/// Encodes all blocks of `input`, on all cores. `progress` is called with the bytes read so far.
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
    let piece_bytes = PIECE * codec.block().bytes();
    let read = || {
        let mut data = Vec::with_capacity(piece_bytes);
        let has_more = input.next_chunk(piece_bytes, &mut data)?;
        progress(input.bytes());
        Ok(has_more.then_some(data))
    };
    let encode = |data: Vec<u8>| encode_piece(codec, geometry, made.stored, form, &data);
    in_order(read, encode, |piece| {
        stream.write_all(&piece.bytes).map_err(StreamError::Write)?;
        index.write(&piece.entries).map_err(StreamError::Write)?;
        statistics += &piece.statistics;
        Ok(())
    })?;
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

/// Decodes a stream, on all cores; `length` is its number of bytes, if known. `progress` is called with the
/// bytes read so far.
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
    let (mut read, mut left) = (0, index.data_bytes);
    let wrong_length = |stream| IndexError::Length {
        index: index.stream_bytes(&index.blocks, geometry),
        stream,
    };
    let mut pieces = index.blocks.chunks(PIECE).enumerate();
    let read_piece = || -> Result<_, StreamError> {
        let Some((piece, entries)) = pieces.next() else {
            return Ok(None);
        };
        progress(read);
        let wanted = index.stream_bytes(entries, geometry);
        let mut bytes = Vec::with_capacity(wanted as usize);
        let part = stream.by_ref().take(wanted).read_to_end(&mut bytes);
        read += part.map_err(StreamError::Read)? as u64;
        if (bytes.len() as u64) < wanted {
            return Err(wrong_length(read).into());
        }
        Ok(Some((piece * PIECE, entries, bytes)))
    };
    let decode = |(number, entries, bytes): (_, _, Vec<u8>)| {
        decode_piece(codec, geometry, index, number, entries, &bytes)
    };
    in_order(read_piece, decode, |blocks| {
        let blocks = blocks?;
        let most = usize::try_from(left).unwrap_or(usize::MAX);
        let own = &blocks[..blocks.len().min(most)];
        left -= own.len() as u64;
        data.write_all(own).map_err(StreamError::Write)
    })?;
    progress(read);
    let more = io::copy(&mut stream, &mut io::sink()).map_err(StreamError::Read)?;
    if more > 0 {
        return Err(wrong_length(read + more).into());
    }
    data.flush().map_err(StreamError::Write)
}

/// Decodes blocks. The first one has the given number in the stream.
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
        let decoded = if index.made.stored {
            load(codec, geometry, entry.metadata, own, block)
        } else if entry.raw {
            block.copy_from_slice(own);
            Ok(())
        } else {
            // A decoder gets whole bursts.
            stored.clear();
            stored.extend_from_slice(own);
            let bursts = geometry.bursts(entry.bits) as usize;
            stored.resize(bursts * geometry.mag().bytes(), 0);
            codec.decode(&stored, block)
        };
        decoded.map_err(|source| StreamError::Block { number, source })?;
    }
    Ok(data)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> StreamError {
        StreamError::Write(io::Error::other(text))
    }

    /// Squares of the numbers below `count`, and then the error of `next`, if there is one.
    fn squares(count: u64, end: Option<&str>, wrong: u64) -> (Vec<u64>, Result<(), String>) {
        let (mut numbers, mut done) = (0..count, Vec::new());
        let next = || match (numbers.next(), end) {
            (None, Some(end)) => Err(error(end)),
            (number, _) => Ok(number),
        };
        let result = in_order(
            next,
            |number| number * number,
            |square| {
                if square == wrong * wrong {
                    return Err(error("wrong"));
                }
                done.push(square);
                Ok(())
            },
        );
        (done, result.map_err(|error| error.to_string()))
    }

    #[test]
    fn all_is_done_in_order_until_there_is_an_error() {
        for count in [0, 1, 50, 1000] {
            let all: Vec<_> = (0..count).map(|number| number * number).collect();
            assert_eq!(squares(count, None, 5000), (all.clone(), Ok(())));
            assert_eq!(squares(count, Some("end"), 5000), (all, Err("end".into())));
        }
        // Items from before the read error come first.
        let until = |wrong: u64| (0..wrong).map(|number| number * number).collect();
        for wrong in [0, 70, 999] {
            let expected = (until(wrong), Err("wrong".to_string()));
            assert_eq!(squares(1000, Some("end"), wrong), expected);
        }
    }
}
