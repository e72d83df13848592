//! Training: histogram → codeword lengths → canonical codes → table images.
//!
//! A [`Histogram`] counts the symbols of any amount of data and makes E2MC's [`Codebook`], the
//! lengths of all codewords. Everything else follows from those: the codewords
//! ([`Tree::codewords`]) and the contents of the hardware's memories ([`TableImages`]). A
//! [`ResidualHistogram`] makes e2mc-delta's [`DeltaCodebook`] likewise, and a
//! [`NumberHistogram`] the [`RankTable`] of numbers. A [`Recipe`] says which
//! [`Book`] is wanted, and [`AnyHistogram`] counts for it.

mod book;
#[doc(hidden)]
pub mod delta;
mod delta_images;
mod file;
mod histogram;
mod images;
mod lengths;
mod most_frequent;
#[doc(hidden)]
pub mod ranks;
mod recipe;
#[doc(hidden)]
pub mod residuals;
mod runs;
mod sorted;
mod train_error;
mod tree;
mod value_frequency;

pub use book::{Book, CodebookFileError};
pub use delta::{DeltaCodebook, DeltaCodebookError, Place};
pub use delta_images::{DeltaCodeImages, DeltaTableImages};
pub use file::{Codebook, CodebookError};
pub use histogram::Histogram;
pub use images::{CodeEntry, TableImages};
pub use ranks::{NumberHistogram, RankTable, RankTableError};
pub use recipe::{Alphabet, AnyHistogram, Recipe};
pub use residuals::ResidualHistogram;
pub use train_error::TrainError;
pub use tree::{Codeword, Symbol, Tree, TreeError};
pub use value_frequency::ValueFrequency;
