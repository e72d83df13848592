//! Errors of training.

use std::io;

use crate::terms::{BlockSize, NumberFormat};

/// Errors of training.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// There is nothing to train on.
    #[error("no data to train on")]
    Empty,
    /// Data that is not made of whole 32-bit words.
    #[error("{length} bytes of training data are not whole 32-bit words")]
    Length {
        /// The length given, in bytes.
        length: usize,
    },
    /// Data that is not made of whole blocks.
    #[error("{length} bytes of training data are not whole blocks of {block} bytes")]
    Blocks {
        /// The length given, in bytes.
        length: usize,
        /// The block in bytes.
        block: BlockSize,
    },
    /// Data that is not made of whole numbers.
    #[error("{length} bytes of training data are not whole numbers of {format}")]
    Numbers {
        /// The length given, in bytes.
        length: usize,
        /// The format of the numbers.
        format: NumberFormat,
    },
    /// An item that a histogram of symbols of this length does not have.
    #[error("a histogram of these symbols has no item {key}")]
    Key {
        /// The item given.
        key: u32,
    },
    /// Symbols that cannot make the requested codebook.
    #[error("these symbols are not those of the codebook asked for")]
    Recipe,
    /// The temporary files that hold the counts of 32-bit values.
    #[error("cannot keep the counts of 32-bit values in temporary files: {0}")]
    Spill(#[from] io::Error),
}
