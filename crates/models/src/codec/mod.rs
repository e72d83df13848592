//! Bit-exact software models of the formats, one file each, behind one trait.
//!
//! The models are the reference of the hardware: they are written from the formats' definitions,
//! and share nothing with the hardware's description.

mod base_delta;
pub mod batch;
mod bdi;
mod bdi_fpc;
pub mod bits;
mod bpc;
mod check;
mod codebooks;
mod cpack;
#[doc(hidden)]
pub mod e2mc;
#[doc(hidden)]
pub mod e2mc_delta;
mod element;
mod fibonacci;
mod fpc;
mod groups;
mod index;
mod index_write;
pub mod list;
mod lzss;
mod m_bdi;
mod metadata_last;
#[doc(hidden)]
pub mod numbers;
mod padded;
#[doc(hidden)]
pub mod pfor;
mod prefix;
mod scheme;
mod statistics;
mod stored;
#[doc(hidden)]
pub mod stream;
mod training;
mod words;

use bits::BitWriter;
use list::Make;

pub use bdi::Bdi;
pub use bdi_fpc::BdiFpc;
pub use bpc::{Bpc, BpcGroup, BpcOpt};
pub use check::crc16;
pub use cpack::Cpack;
pub use e2mc::E2mc;
pub use e2mc_delta::E2mcDelta;
pub use fibonacci::Fibonacci;
#[doc(hidden)]
pub use fpc::word as fpc_word;
pub use fpc::{Fpc, FpcOpt};
pub use index::{Index, IndexEntry, IndexError, Made, Parameters};
pub use index_write::IndexForm;
pub use list::Format;
pub use lzss::Lzss;
pub use m_bdi::MBdi;
pub use metadata_last::{Consolidated, MetadataLast};
pub use numbers::Numbers;
pub use pfor::Pfor;
pub use scheme::{AnyScheme, Scheme, SchemeError};
pub use statistics::Statistics;
pub use stored::{load, store};

use crate::terms::{BlockSize, Mag};

/// Every format, in the order in which they are printed.
pub static FORMATS: &[Format] = &[
    E2mc::FORMAT,
    E2mcDelta::FORMAT,
    Numbers::FORMAT,
    Pfor::FORMAT,
    Fpc::FORMAT,
    Fpc::CONSOLIDATED,
    Fpc::METADATA_LAST,
    FpcOpt::FORMAT,
    Bpc::FORMAT,
    Bpc::CONSOLIDATED,
    Bpc::METADATA_LAST,
    BpcOpt::FORMAT,
    BpcGroup::FORMAT,
    Bdi::FORMAT,
    BdiFpc::FORMAT,
    MBdi::FORMAT,
    Cpack::FORMAT,
    Cpack::CONSOLIDATED,
    Cpack::METADATA_LAST,
    Lzss::FORMAT,
    Fibonacci::FORMAT,
];

/// How a block was encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encoded {
    /// Encoded bits: up to the end of the last field, not rounded, metadata not counted. They may
    /// exceed the block.
    pub bits: u32,
    /// The block's own bytes were written. In a codec that writes encodings there is no encoding then, and
    /// `bits` are the block's; in one that [writes the stored form](Codec::writes_stored) there is an
    /// encoding that is too long to be stored, or none.
    pub raw: bool,
}

impl Encoded {
    /// The encoding in the writer, which is not the block's own bytes.
    fn by_format(out: &BitWriter) -> Self {
        Encoded {
            bits: out.bits(),
            raw: false,
        }
    }
}

/// Keeps [`Codec`] to the formats of this crate, so that it may change.
pub(crate) trait Sealed {}

/// A format for blocks of one size. The formats of this crate alone implement it.
#[allow(private_bounds)]
pub trait Codec: Sealed + Send + Sync {
    /// The size of the blocks.
    fn block(&self) -> BlockSize;

    /// A bound in bits that no encoding exceeds.
    fn max_bits(&self) -> u32;

    /// Whether [`encode`](Self::encode) writes the memory contents, whole bursts or the uncompressed block,
    /// and not the encoding in whole bytes as most codecs do.
    fn writes_stored(&self) -> bool {
        false
    }

    /// The size of a block, which must be a whole one, in encoded bits, without encoding it.
    fn size(&self, block: &[u8]) -> u32;

    /// The size of a block in encoded bits; and of a codec with several ways, its size in one way,
    /// without pointers and without the fill before each way.
    fn sizes(&self, block: &[u8]) -> (u32, Option<u32>) {
        (self.size(block), None)
    }

    /// Encodes a whole block to `out`, whose contents it replaces.
    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded;

    /// Decodes a block from its stored bytes, which are whole bursts without a check; what follows the encoding
    /// in them is ignored. On an error the contents of `block`, which must be a whole one, are
    /// unspecified.
    ///
    /// # Errors
    /// [`DecodeError`] for stored bytes that no encoder makes.
    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError>;
}

/// Why stored bytes cannot be decoded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// A field that runs past the stored bytes.
    #[error("a {field} at bit {bit} runs past the {stored} stored bytes")]
    PastEnd {
        /// The field, in the format's words.
        field: &'static str,
        /// The bit at which it starts.
        bit: usize,
        /// The stored bytes.
        stored: usize,
    },
    /// A pattern that is no codeword.
    #[error("the bits from {bit} on are no codeword")]
    NoCodeword {
        /// The bit at which the pattern starts.
        bit: usize,
    },
    /// A field with a value that it cannot have.
    #[error("{what} at bit {bit}")]
    Invalid {
        /// The invalid value, in the format's words.
        what: &'static str,
        /// The bit at which the field starts.
        bit: usize,
    },
    /// A pointer into the pointers or behind the stored bytes.
    #[error(
        "the pointer of way {way} is to byte {pointer}, outside the ways: those lie between the \
         end of the pointers, bit {start}, and the end of the {stored} stored bytes"
    )]
    Pointer {
        /// The way, from 1.
        way: u32,
        /// The byte offset that its pointer holds.
        pointer: u32,
        /// The first bit after the pointers.
        start: u32,
        /// The stored bytes.
        stored: usize,
    },
    /// Stored bytes that no block has that is stored compressed.
    #[error("{stored} stored bytes are not whole bursts of {mag}, fewer than the block's {block}")]
    Bursts {
        /// The stored bytes.
        stored: usize,
        /// The MAG in bytes.
        mag: Mag,
        /// The block in bytes.
        block: BlockSize,
    },
    /// A pointer into the pointers, behind the stored bytes, or not behind the one before.
    #[error(
        "the pointer of group {group} is to byte {pointer}, which is not between the start of the \
         group before and the end of the {stored} stored bytes"
    )]
    Group {
        /// The group, from 1.
        group: u32,
        /// The byte offset that its pointer holds.
        pointer: u32,
        /// The stored bytes.
        stored: usize,
    },
    /// Ways of a group that do not fit into it.
    #[error("the ways of group {group} have {taken} bits, and the group {has}")]
    TooLong {
        /// The group, from 1.
        group: u32,
        /// The bits of its ways together.
        taken: u32,
        /// The bits that it has.
        has: u32,
    },
    /// The decoded block does not have the CRC that is stored with it.
    #[error("the block's CRC differs from the one stored with it")]
    Check,
    /// Metadata and stored bytes that do not fit each other or the block.
    #[error("{stored} stored bytes do not go with metadata {metadata}")]
    Metadata {
        /// The metadata.
        metadata: u8,
        /// The stored bytes.
        stored: usize,
    },
    /// A field whose value cannot be there.
    #[error("the {field} at bit {bit} is {value}: {reason}")]
    Value {
        /// The field, in the format's words.
        field: &'static str,
        /// The bit at which it starts.
        bit: usize,
        /// Its value.
        value: u64,
        /// Why it cannot be so.
        reason: &'static str,
    },
}

impl DecodeError {
    /// The error of a field with a value that it cannot have.
    #[cold]
    fn invalid(what: &'static str, bit: usize) -> Self {
        DecodeError::Invalid { what, bit }
    }
}
