//! The terms that models, hardware and tests share, each validated once.
//!
//! Every term is a small number with a closed list of values. It is made with
//! [`FromStr`](std::str::FromStr) or `TryFrom<u32>`, both of which name the bound and what was
//! given, and is plain to use from then on.

mod blocks;
pub(crate) mod data;
mod ends;
mod error;
pub(crate) mod folder;
mod geometry;
mod modes;
mod numbers;
pub(crate) mod temporary;
mod values;

pub use blocks::BlockReader;
pub use data::BlockFile;
pub use ends::Ends;
pub use error::{InputError, TermError};
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
