//! The index of an encoded stream: each block's encoded bits.

use std::fmt::Write;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Codec, Encoded};
use crate::terms::Geometry;

/// A block of the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IndexEntry {
    /// Encoded bits.
    pub bits: u32,
    /// Whether the stream has the block's own bytes.
    pub raw: bool,
}

impl IndexEntry {
    /// The block's bytes in the stream: the encoding in whole bytes, or what a geometry stores.
    pub fn bytes(self, stores: Option<Geometry>) -> usize {
        match stores {
            None => self.bits.div_ceil(8) as usize,
            Some(geometry) => geometry.stored_bytes(self.bits),
        }
    }
}

impl From<Encoded> for IndexEntry {
    fn from(Encoded { bits, raw }: Encoded) -> Self {
        IndexEntry { bits, raw }
    }
}

/// The blocks of a stream, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Index {
    entries: Vec<IndexEntry>,
}

/// Why an index cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// The file cannot be read.
    #[error("cannot read the index {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file is damaged, or something else.
    #[error("{} is no index, or a damaged one: {source}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// An index without blocks.
    #[error("the index has no blocks")]
    Empty,
    /// A raw block of another size than the block.
    #[error("block {number} of the index is raw, but has {bits} bits, not the block's {block}")]
    Raw {
        /// The block's number, from 0.
        number: usize,
        /// The bits that the index gives.
        bits: u32,
        /// The block in bits.
        block: u32,
    },
    /// A block that would be stored otherwise.
    #[error("block {number} of the index has {bits} bits, but \"raw\" is {raw}")]
    Stored {
        /// The block's number, from 0.
        number: usize,
        /// The bits that the index gives.
        bits: u32,
        /// Whether the index calls it raw.
        raw: bool,
    },
    /// A block without bits.
    #[error("block {number} of the index has no bits")]
    NoBits {
        /// The block's number, from 0.
        number: usize,
    },
    /// A block of more bits than any encoding has.
    #[error("block {number} of the index has {bits} bits; no encoding has more than {max}")]
    TooLong {
        /// The block's number, from 0.
        number: usize,
        /// The bits that the index gives.
        bits: u32,
        /// The most that an encoding has.
        max: u32,
    },
    /// A stream of another length.
    #[error("the index is of a stream of {index} bytes, but there are {stream}")]
    Length {
        /// The bytes of all blocks of the index.
        index: u64,
        /// The bytes of the stream.
        stream: u64,
    },
}

impl Index {
    /// An index of given blocks.
    pub fn new(entries: Vec<IndexEntry>) -> Self {
        Index { entries }
    }

    /// Reads an index file.
    ///
    /// # Errors
    /// [`IndexError::Read`] and [`IndexError::Damaged`], which name the file.
    pub fn read(path: &Path) -> Result<Self, IndexError> {
        let path = || path.to_owned();
        let read = |source| IndexError::Read {
            path: path(),
            source,
        };
        let file = File::open(path()).map_err(read)?;
        match serde_json::from_reader(BufReader::new(file)) {
            Ok(entries) => Ok(Index { entries }),
            Err(source) if source.is_io() => Err(read(source.into())),
            Err(source) => Err(IndexError::Damaged {
                path: path(),
                source,
            }),
        }
    }

    /// Checks the index against the codec and the stream's length in bytes.
    ///
    /// # Errors
    /// [`IndexError`] if there is no block, if a block's bits are impossible, or if the stream is
    /// longer or shorter than all blocks.
    pub fn check(&self, codec: &dyn Codec, stream: u64) -> Result<(), IndexError> {
        let (block, max) = (codec.block(), codec.max_bits());
        if self.entries.is_empty() {
            return Err(IndexError::Empty);
        }
        for (number, entry) in self.entries.iter().enumerate() {
            if entry.bits == 0 {
                return Err(IndexError::NoBits { number });
            }
            if entry.bits > max.max(block.bits()) {
                let bits = entry.bits;
                return Err(IndexError::TooLong { number, bits, max });
            }
            if let Some(geometry) = codec.stores() {
                if entry.raw != geometry.stored_raw(entry.bits) {
                    return Err(IndexError::Stored {
                        number,
                        bits: entry.bits,
                        raw: entry.raw,
                    });
                }
            } else if entry.raw && entry.bits != block.bits() {
                return Err(IndexError::Raw {
                    number,
                    bits: entry.bits,
                    block: block.bits(),
                });
            }
        }
        let bytes = |entry: &IndexEntry| entry.bytes(codec.stores()) as u64;
        let index = self.entries.iter().map(bytes).sum();
        if index != stream {
            return Err(IndexError::Length { index, stream });
        }
        Ok(())
    }

    /// The blocks, in order.
    pub fn entries(&self) -> &[IndexEntry] {
        &self.entries
    }
}

/// Some blocks of an index as they are written, one a line.
#[derive(Debug, Default)]
pub(super) struct IndexText(String);

impl IndexText {
    pub fn push(&mut self, IndexEntry { bits, raw }: IndexEntry) {
        let separator = if self.0.is_empty() { "" } else { ",\n" };
        // A string takes all that is written.
        let _ = write!(self.0, "{separator}{{\"bits\":{bits},\"raw\":{raw}}}");
    }
}

/// Writes an index some blocks at a time: a JSON array.
#[derive(Debug)]
pub(super) struct IndexWriter<W> {
    out: W,
    first: bool,
}

impl<W: io::Write> IndexWriter<W> {
    pub fn new(out: W) -> Self {
        IndexWriter { out, first: true }
    }

    /// Writes some blocks, at least one.
    pub fn write(&mut self, entries: &IndexText) -> io::Result<()> {
        let separator = if self.first { "[\n" } else { ",\n" };
        self.first = false;
        self.out.write_all(separator.as_bytes())?;
        self.out.write_all(entries.0.as_bytes())
    }

    pub fn finish(mut self) -> io::Result<()> {
        let end = if self.first { "[]\n" } else { "\n]\n" };
        self.out.write_all(end.as_bytes())?;
        self.out.flush()
    }
}
