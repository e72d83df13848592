//! Training: histogram → codeword lengths → canonical codes → table images.
//!
//! A [`Histogram`] counts the symbols of any amount of data and makes E2MC's [`Codebook`], the
//! lengths of all codewords. Everything else follows from those: the codewords
//! ([`Tree::codewords`]) and the contents of the hardware's memories ([`TableImages`]). A
//! [`ResidualHistogram`] makes e2mc-delta's [`DeltaCodebook`] likewise.

mod book;
mod delta;
mod file;
mod histogram;
mod images;
mod lengths;
mod most_frequent;
pub mod residuals;
mod runs;
mod tree;

pub use book::{Book, CodebookFileError};
pub use delta::{DeltaCodebook, DeltaCodebookError, Place};
pub use file::{Codebook, CodebookError};
pub use histogram::{Histogram, TrainError};
pub use images::{CodeEntry, HexFile, TableImages};
pub use residuals::ResidualHistogram;
pub use tree::{Codeword, Symbol, Tree, TreeError};
