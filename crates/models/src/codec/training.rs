//! How a codec is trained.

use serde::de::DeserializeOwned;

use crate::codebook::{Book, Histogram, Recipe, TrainError, Trained};

/// How a codec is trained.
pub(super) struct Training {
    /// The `format` field of its codebooks' files.
    pub file: &'static str,
    /// Reads such a file.
    pub read: fn(&[u8]) -> serde_json::Result<Book>,
    /// An empty histogram for a recipe of this codec.
    pub histogram: fn(&Recipe) -> Result<Box<dyn Histogram>, TrainError>,
    /// The parameters of the codec that a codebook fixes.
    pub fixed: &'static [&'static str],
}

impl Training {
    /// Reads a codebook of a type.
    pub fn read<T: Trained + DeserializeOwned>(json: &[u8]) -> serde_json::Result<Book> {
        serde_json::from_slice::<T>(json).map(Book::from)
    }
}
