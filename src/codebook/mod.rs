//! E2MC training: histogram → codeword lengths → canonical codes → table images.
//!
//! A [`Histogram`] counts the symbols of any amount of data and makes a [`Codebook`], the lengths
//! of all codewords. Everything else follows from those: the codewords ([`Tree::codewords`]) and
//! the contents of the hardware's memories ([`TableImages`]).

mod file;
mod histogram;
mod images;
mod lengths;
mod runs;
mod tree;

pub use file::{Codebook, CodebookError, CodebookFileError};
pub use histogram::{Histogram, TrainError};
pub use images::{CodeEntry, HexFile, TableImages};
pub use tree::{Codeword, Symbol, Tree, TreeError};
