//! Frequent pattern compression: each word is one of eight patterns, a tag and a payload.
//!
//! The formats differ in the arrangement of tags and payloads, and in whether zero words are combined:
//! [`Fpc`] has runs of zero words, and either each word's tag before its payload (2004) or, with consolidated
//! metadata, all tags and run lengths before all payloads; [`FpcOpt`] has one tag for every word, so that the
//! tags are a section of fixed size, and no runs.

mod opt;
mod runs;
mod size;
#[doc(hidden)]
pub mod word;

pub use opt::FpcOpt;
pub use runs::Fpc;
