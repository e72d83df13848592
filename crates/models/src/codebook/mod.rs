//! Training: histogram → codeword lengths → canonical codes → table images.
//!
//! A [`SymbolHistogram`] counts the symbols of any amount of data and makes E2MC's [`Codebook`], the lengths
//! of all codewords. Everything else is derived from those: the codewords ([`Tree::codewords`]) and the
//! contents of the hardware's memories ([`TableImages`]). Likewise, a [`ResidualHistogram`] makes
//! e2mc-delta's [`DeltaCodebook`], and a [`NumberHistogram`] the [`RankTable`] of numbers. For every codec, a
//! [`Recipe`] describes the [`Book`] to make, and a [`Histogram`] counts for it.

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
mod symbols;
mod train_error;
mod tree;
mod value_frequency;

pub use book::{Book, CodebookFileError, Trained};
pub use delta::{DeltaCodebook, DeltaCodebookError, Place};
pub use delta_images::{DeltaCodeImages, DeltaTableImages};
pub use file::{Codebook, CodebookError};
pub use histogram::{Histogram, Visit};
pub use images::{CodeEntry, TableImages};
pub use ranks::{NumberHistogram, RankTable, RankTableError};
pub use recipe::Recipe;
pub use residuals::ResidualHistogram;
pub use symbols::SymbolHistogram;
pub use train_error::TrainError;
pub use tree::{Codeword, Symbol, Tree, TreeError};
pub use value_frequency::ValueFrequency;

/// A codebook as JSON. The same codebook always gives the same text.
fn json_line(codebook: &impl serde::Serialize) -> String {
    // It contains numbers, strings and lists only, so writing it cannot fail.
    let mut json = serde_json::to_string(codebook).unwrap_or_default();
    json.push('\n');
    json
}
