//! The index of an encoded stream: its codec and parameters, the length of the data, and each
//! block's encoded bits and metadata.
//!
//! It has two forms. In JSON it is an object with `codec`, `parameters`, `codebook`, `stored`
//! (where it is true), `blocks` and `data_bytes`. The binary one is [`MAGIC`]; the length of the
//! next field as four bytes; the first four of these in JSON; two bytes for each block, its bits
//! with 32,768 more if it is raw; and `data_bytes` as eight bytes. All numbers have their lowest
//! byte first. A block's metadata follows from its bits.

use std::io;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::Codec;
use crate::terms::{data, Geometry};

/// The magic bytes of a binary index.
pub(super) const MAGIC: &[u8] = b"hdlgen index 1\n";

/// The flag of a raw block in an entry of a binary index.
pub(super) const RAW: u16 = 1 << 15;

/// A codec's parameters besides its codebook, by the names of their flags.
pub type Parameters = serde_json::Map<String, serde_json::Value>;

/// A stream's codec, parameters and codebook: all that compressor and decompressor have to agree
/// on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// The codec's name.
    pub codec: String,
    /// Its parameters.
    pub parameters: Parameters,
    /// The SHA-256 of its codebook, as `hdlgen train` writes it, if it has one.
    pub codebook: Option<String>,
    /// Whether the stream has what memory holds, and not each encoding in whole bytes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stored: bool,
}

/// A block of the stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IndexEntry {
    /// Encoded bits.
    pub bits: u32,
    /// Whether the stream has the block's own bytes.
    pub raw: bool,
    /// Bursts − 1, or 3 if memory holds the block uncompressed: the block's `tuser` into the
    /// hardware.
    pub metadata: u8,
}

/// The index of a stream.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    /// The codec, parameters and codebook that it was made with.
    #[serde(flatten)]
    pub made: Made,
    /// The blocks, in order.
    pub blocks: Vec<IndexEntry>,
    /// Bytes of the data before its last block was filled.
    pub data_bytes: u64,
}

/// Why an index cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// The file cannot be read.
    #[error("cannot read the index {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The operating system's error.
        source: io::Error,
    },
    /// The file is damaged, or something else.
    #[error("{} is no index, or is damaged: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Why it cannot be parsed.
        reason: String,
    },
    /// A stream that was made otherwise.
    #[error("the index is of a stream made with {what} {index}, not {given}")]
    Made {
        /// The property that differs.
        what: String,
        /// Its value there.
        index: String,
        /// Its value here.
        given: String,
    },
    /// An index without blocks.
    #[error("the index has no blocks")]
    Empty,
    /// Data that is longer or shorter than the blocks.
    #[error("the index has {blocks} blocks of {block} bytes for {data} bytes of data")]
    Data {
        /// How many blocks there are.
        blocks: usize,
        /// The block in bytes.
        block: u32,
        /// The bytes that the index gives.
        data: u64,
    },
    /// A block with bits, metadata or a mark that no block can have.
    #[error("block {number} of the index {problem}")]
    Block {
        /// The block's number, from 0.
        number: usize,
        /// The mistake in it.
        problem: String,
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

impl Made {
    /// Compares codec, parameters and codebook of the stream with those given to decode it. (Whether it has
    /// stored bytes is not compared, because its index says so.)
    ///
    /// # Errors
    /// [`IndexError::Made`] with the first difference.
    pub fn check(&self, given: &Made) -> Result<(), IndexError> {
        let differs = |what: String, index: String, given: String| {
            if index == given {
                Ok(())
            } else {
                Err(IndexError::Made { what, index, given })
            }
        };
        differs("--codec".into(), self.codec.clone(), given.codec.clone())?;
        let names = self.parameters.keys().chain(given.parameters.keys());
        for name in names {
            let value = |made: &Made| match made.parameters.get(name) {
                Some(value) => value.to_string(),
                // Indices of 0.1.0 do not say so.
                None if name == "ranks" => "\"table\"".into(),
                None => "none".into(),
            };
            differs(format!("--{name}"), value(self), value(given))?;
        }
        let codebook = |made: &Made| match &made.codebook {
            Some(hash) => format!("of SHA-256 {hash}"),
            None => "none".into(),
        };
        differs("--codebook".into(), codebook(self), codebook(given))
    }
}

impl IndexEntry {
    /// A block of `bits` encoded bits.
    pub(super) fn new(bits: u32, raw: bool, geometry: Geometry) -> Self {
        IndexEntry {
            bits,
            raw,
            metadata: geometry.metadata(bits),
        }
    }
}

impl Index {
    /// Reads an index file of either form, or standard input for `-`; `geometry` is that of its
    /// blocks.
    ///
    /// # Errors
    /// [`IndexError::Read`] and [`IndexError::Damaged`], which name the file, and
    /// [`IndexError::Made`] if the stream was made with other settings than `given`.
    pub fn read(path: &Path, given: &Made, geometry: Geometry) -> Result<Self, IndexError> {
        let bytes = data::read(path).map_err(|source| IndexError::Read {
            path: path.to_owned(),
            source,
        })?;
        let damaged = |reason| IndexError::Damaged {
            path: path.to_owned(),
            reason,
        };
        let index = match bytes.strip_prefix(MAGIC) {
            Some(rest) => from_binary(rest, geometry),
            None => serde_json::from_slice::<Index>(&bytes).map_err(|error| error.to_string()),
        };
        let index = index.map_err(damaged)?;
        index.made.check(given)?;
        Ok(index)
    }

    /// A block's bytes in the stream.
    pub fn bytes(&self, entry: IndexEntry, geometry: Geometry) -> usize {
        if self.made.stored {
            geometry.stored_bytes(entry.bits)
        } else {
            entry.bits.div_ceil(8) as usize
        }
    }

    /// The bytes of some blocks in the stream.
    pub(super) fn stream_bytes(&self, entries: &[IndexEntry], geometry: Geometry) -> u64 {
        let bytes = |&entry| self.bytes(entry, geometry) as u64;
        entries.iter().map(bytes).sum()
    }

    /// Checks the index against the codec and, where it is known, the stream's length in bytes.
    ///
    /// # Errors
    /// [`IndexError`] if there is no block, if a block's bits are impossible, or if the stream or
    /// the data is longer or shorter than all blocks.
    pub fn check(
        &self,
        codec: &dyn Codec,
        geometry: Geometry,
        stream: Option<u64>,
    ) -> Result<(), IndexError> {
        let block = codec.block();
        if self.blocks.is_empty() {
            return Err(IndexError::Empty);
        }
        let wrong = |(number, &entry)| self.check_entry(codec, geometry, number, entry).err();
        let entries = self.blocks.par_iter().enumerate();
        if let Some(error) = entries.find_map_first(wrong) {
            return Err(error);
        }
        if self.data_bytes.div_ceil(block.bytes() as u64) != self.blocks.len() as u64 {
            return Err(IndexError::Data {
                blocks: self.blocks.len(),
                block: block.get(),
                data: self.data_bytes,
            });
        }
        let index = self.stream_bytes(&self.blocks, geometry);
        match stream {
            Some(stream) if stream != index => Err(IndexError::Length { index, stream }),
            _ => Ok(()),
        }
    }

    /// Checks one of the blocks.
    fn check_entry(
        &self,
        codec: &dyn Codec,
        geometry: Geometry,
        number: usize,
        entry: IndexEntry,
    ) -> Result<(), IndexError> {
        let (block, max) = (codec.block(), codec.max_bits());
        let IndexEntry {
            bits,
            raw,
            metadata,
        } = entry;
        let misplaced = self.made.stored && raw != geometry.stored_raw(bits);
        let problem = if bits == 0 {
            "has no bits".to_owned()
        } else if bits > max.max(block.bits()) {
            format!("has {bits} bits; no encoding has more than {max}")
        } else if raw && !self.made.stored && bits != block.bits() {
            let block = block.bits();
            format!("is raw, but has {bits} bits, not the block's {block}")
        } else if misplaced || metadata != geometry.metadata(bits) {
            format!("has metadata {metadata} and raw {raw} with {bits} bits")
        } else {
            return Ok(());
        };
        Err(IndexError::Block { number, problem })
    }
}

/// Parses a binary index behind its magic bytes.
fn from_binary(bytes: &[u8], geometry: Geometry) -> Result<Index, String> {
    let short = || String::from("it ends too soon");
    let (length, rest) = bytes.split_first_chunk().ok_or_else(short)?;
    let length = u32::from_le_bytes(*length) as usize;
    let (made, rest) = rest.split_at_checked(length).ok_or_else(short)?;
    let made: Made = serde_json::from_slice(made).map_err(|error| error.to_string())?;
    let (blocks, data_bytes) = rest.split_last_chunk().ok_or_else(short)?;
    if blocks.len() % 2 != 0 {
        return Err(short());
    }
    let blocks = blocks.par_chunks_exact(2).map(|pair| {
        let word = u16::from_le_bytes([pair[0], pair[1]]);
        IndexEntry::new((word & !RAW).into(), word & RAW != 0, geometry)
    });
    Ok(Index {
        made,
        blocks: blocks.collect(),
        data_bytes: u64::from_le_bytes(*data_bytes),
    })
}
