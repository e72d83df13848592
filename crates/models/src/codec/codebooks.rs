//! Codebooks of any codec: counting for one, reading one, and the codec that uses it.

use std::path::Path;

use serde::Deserialize;

use super::list::{Format, FORMATS};
use super::scheme::AnyScheme;
use super::training::Training;
use crate::codebook::{Book, Codebook, CodebookFileError, Histogram, Recipe, TrainError};
use crate::params::{Options, OptionsError};
use crate::terms::{data, SymbolLength};

impl Recipe {
    /// An empty histogram for this recipe.
    ///
    /// # Errors
    /// [`TrainError::Recipe`] if no codec has such codebooks.
    pub fn histogram(&self) -> Result<Box<dyn Histogram>, TrainError> {
        let training = Format::find(self.codec()).and_then(Format::training);
        (training.ok_or(TrainError::Recipe)?.histogram)(self)
    }

    /// The codebook for some data, whole blocks of it.
    ///
    /// # Errors
    /// [`TrainError`] if there are none, or no whole blocks.
    pub fn train(&self, data: &[u8]) -> Result<Book, TrainError> {
        let mut histogram = self.histogram()?;
        histogram.add(data)?;
        histogram.train(self)
    }
}

/// The field common to the files of all codebooks, which names the format.
#[derive(Deserialize)]
struct Head {
    format: String,
}

impl Book {
    /// Reads a codebook of any codec.
    ///
    /// # Errors
    /// [`CodebookFileError`], which names the file.
    pub fn read(path: &Path) -> Result<Self, CodebookFileError> {
        let json = data::read(path).map_err(|source| CodebookFileError::Read {
            path: path.to_owned(),
            source,
        })?;
        let parsed = serde_json::from_slice(&json).and_then(|head: Head| {
            let mut all = FORMATS.iter().filter_map(Format::training);
            match all.find(|training| training.file == head.format) {
                Some(training) => (training.read)(&json),
                // A file of an unknown format fails with E2MC's error.
                None => Training::read::<Codebook>(&json),
            }
        });
        parsed.map_err(|source| CodebookFileError::Damaged {
            path: path.to_owned(),
            source,
        })
    }

    /// The codec of the codebook, with values for the parameters that it does not fix.
    ///
    /// # Errors
    /// If a value is not one of the parameter's.
    pub fn scheme(&self, options: &Options) -> Result<AnyScheme, OptionsError> {
        let format = Format::find(self.codec()).unwrap_or(Format::e2mc());
        let options = options.only(|flag| !format.fixed_by_book().contains(flag));
        format.scheme(&options, Some(self))
    }
}

impl Codebook {
    /// Reads a codebook of E2MC, for symbols of a given length if `wanted` is set.
    ///
    /// # Errors
    /// [`CodebookFileError`], which names the file.
    pub fn read(path: &Path, wanted: Option<SymbolLength>) -> Result<Self, CodebookFileError> {
        let book = Book::read(path)?;
        let own = book.get::<Codebook>();
        let own = own.ok_or_else(|| CodebookFileError::Codec {
            path: path.to_owned(),
            has: book.codec(),
            wanted: Codebook::CODEC,
        })?;
        let has = own.symbol_length();
        match wanted {
            Some(wanted) if wanted != has => Err(CodebookFileError::SymbolLength {
                path: path.to_owned(),
                has,
                wanted,
            }),
            _ => Ok(own.clone()),
        }
    }
}
