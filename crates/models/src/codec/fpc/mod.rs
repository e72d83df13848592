//! Frequent pattern compression: each word is one of eight patterns, a tag and a payload.
//!
//! The formats differ in how tags and payloads lie, and in whether zero words are told together:
//! [`Fpc`] has runs of zero words, and either each word's tag before its payload (2004) or, its metadata
//! consolidated, all tags and run lengths before all payloads; [`FpcOpt`] has one tag for every
//! word, so that the tags are a section of fixed size, and no runs.

mod opt;
mod runs;
mod size;
#[doc(hidden)]
pub mod word;

pub use opt::FpcOpt;
pub use runs::Fpc;
