//! Errors: values outside a term's list, and data that are not whole blocks.

use std::io;
use std::path::PathBuf;

/// A value, or a pair of values, outside what a term allows.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TermError {
    /// A value that is not in the term's list.
    #[error("{term} must be {allowed}, not '{given}'")]
    Value {
        /// The term, in words.
        term: &'static str,
        /// The values that it may have.
        allowed: &'static str,
        /// The value given.
        given: String,
    },
    /// A MAG that does not divide the block into at least two bursts.
    #[error("a MAG (--mag) of {mag} bytes must be less than the block (--block), {block} bytes")]
    Mag {
        /// The MAG given, in bytes.
        mag: u32,
        /// The block, in bytes.
        block: u32,
    },
    /// A block that only some codecs have.
    #[error(
        "blocks (--block) of {block} bytes: pfor has 64, 128, 256, 512, 1024 and 4096, numbers have \
         all but 64, all other codecs 64 and 128"
    )]
    Block {
        /// The block, in bytes.
        block: u32,
    },
    /// A beat wider than the block.
    #[error("a beat (--beat) of {beat} bytes must be at most the block (--block), {block} bytes")]
    Beat {
        /// The beat given, in bytes.
        beat: u32,
        /// The block, in bytes.
        block: u32,
    },
    /// More encoders than ways.
    #[error("{encoders} encoders (--encoders) must be at most the decoding ways (--pdw), {ways}")]
    Encoders {
        /// The encoders given.
        encoders: u32,
        /// The parallel decoding ways.
        ways: u32,
    },
}

/// Why data cannot be read as blocks.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// The file cannot be opened or read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The operating system's error.
        source: io::Error,
    },
    /// There is no data.
    #[error("{} is empty", path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The length is no multiple of the block.
    #[error(
        "{}: {length} bytes are not a multiple of the block, {block} bytes: {over} are left over \
         (--pad fills the last block with zeros)",
        path.display()
    )]
    Length {
        /// The file.
        path: PathBuf,
        /// Its length in bytes.
        length: u64,
        /// The block in bytes.
        block: u32,
        /// Bytes after the last whole block.
        over: u64,
    },
}
