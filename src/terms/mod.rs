//! The terms that models, hardware and tests share, each validated once.
//!
//! Every term is a small number with a closed list of values. It is made with
//! [`FromStr`](std::str::FromStr) or `TryFrom<u32>`, both of which name the bound and what was
//! given, and is plain to use from then on.

mod blocks;
pub mod data;
mod ends;
pub mod folder;
mod geometry;
mod modes;
mod numbers;
pub mod temporary;
mod values;

pub use blocks::{BlockReader, InputError};
pub use data::BlockFile;
pub use ends::Ends;
pub use geometry::Geometry;
pub use modes::Modes;
pub use numbers::{Digits, NumberFormat};
pub use values::{
    BeatSize, BlockSize, DeltaMfv, Encoders, Flit, Mag, MfvCount, SymbolLength, Ways,
};

/// A number of things: `1 stage`, `2 stages`.
pub fn count(number: impl Into<u64>, thing: &str) -> String {
    match number.into() {
        1 => format!("1 {thing}"),
        number => format!("{number} {thing}s"),
    }
}

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
        /// What was given.
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
    /// A block that only numbers have, or that they do not have.
    #[error(
        "blocks (--block) of {block} bytes: numbers (--codec numbers) have 128, 256 or 512, all \
         other codecs 64 or 128"
    )]
    Numbers {
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
