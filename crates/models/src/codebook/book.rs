//! Codebooks of all formats that need one, and reading them.

use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::Deserialize;

use super::{delta, ranks, Codebook, DeltaCodebook, RankTable};
use crate::terms::{data, Ranks, SymbolLength};

/// A codebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Book {
    /// E2MC's.
    E2mc(Codebook),
    /// e2mc-delta's.
    Delta(DeltaCodebook),
    /// That of numbers.
    Numbers(RankTable),
}

/// Why a file cannot be read as a codebook.
#[derive(Debug, thiserror::Error)]
pub enum CodebookFileError {
    /// The file cannot be read.
    #[error("cannot read the codebook {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The operating system's error.
        source: io::Error,
    },
    /// The file is damaged, or something else.
    #[error("{} is no codebook, or is damaged: {source}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The parser's error.
        source: serde_json::Error,
    },
    /// The codebook is another codec's.
    #[error("{} is a codebook for {has}, not for {wanted}", path.display())]
    Codec {
        /// The file.
        path: PathBuf,
        /// The codec that it is for.
        has: &'static str,
        /// The codec asked for.
        wanted: &'static str,
    },
    /// The codebook is for symbols of another length.
    #[error("{} is a codebook for SL {has}, not {wanted} (--sl)", path.display())]
    SymbolLength {
        /// The file.
        path: PathBuf,
        /// The codebook's symbol length in bits.
        has: SymbolLength,
        /// The symbol length asked for, in bits.
        wanted: SymbolLength,
    },
}

/// The field common to the files of all codebooks, which names the format.
#[derive(Deserialize)]
struct Head {
    format: String,
}

impl Book {
    /// The name of E2MC, and of its codebooks' codec.
    pub const E2MC: &'static str = "e2mc";

    /// The name of e2mc-delta, and of its codebooks' codec.
    pub const DELTA: &'static str = "e2mc-delta";

    /// The name of the codec for numbers, and of its codebooks' codec.
    pub const NUMBERS: &'static str = "numbers";

    /// Reads a codebook of whichever codec.
    ///
    /// # Errors
    /// [`CodebookFileError`], which names the file.
    pub fn read(path: &Path) -> Result<Self, CodebookFileError> {
        let json = data::read(path).map_err(|source| CodebookFileError::Read {
            path: path.to_owned(),
            source,
        })?;
        let head: Head = parse(path, &json)?;
        match head.format.as_str() {
            delta::FORMAT => parse(path, &json).map(Book::Delta),
            ranks::FORMAT => parse(path, &json).map(Book::Numbers),
            // A file of no format fails as one of E2MC's.
            _ => parse(path, &json).map(Book::E2mc),
        }
    }

    /// The codec that it is for.
    pub fn codec(&self) -> &'static str {
        match self {
            Book::E2mc(_) => Book::E2MC,
            Book::Delta(_) => Book::DELTA,
            Book::Numbers(_) => Book::NUMBERS,
        }
    }

    /// The design parameters that the codebook fixes: flag names and values.
    pub fn parameters(&self) -> Vec<(&'static str, String)> {
        match self {
            Book::E2mc(book) => {
                let mfv = book.mfv().map(|mfv| ("mfv", mfv.to_string()));
                mfv.into_iter().collect()
            }
            Book::Delta(book) => vec![("mfv", book.mfv().to_string())],
            Book::Numbers(table) => vec![
                ("format", table.number_format().name().to_string()),
                ("ranks", Ranks::Table.to_string()),
            ],
        }
    }

    /// The codebook as JSON, the same text for the same codebook.
    pub fn to_json(&self) -> String {
        match self {
            Book::E2mc(book) => book.to_json(),
            Book::Delta(book) => book.to_json(),
            Book::Numbers(table) => table.to_json(),
        }
    }
}

fn parse<T: DeserializeOwned>(path: &Path, json: &[u8]) -> Result<T, CodebookFileError> {
    serde_json::from_slice(json).map_err(|source| CodebookFileError::Damaged {
        path: path.to_owned(),
        source,
    })
}

impl Codebook {
    /// Reads a codebook of E2MC, for symbols of the length wanted if one is given.
    ///
    /// # Errors
    /// [`CodebookFileError`], which names the file.
    pub fn read(path: &Path, wanted: Option<SymbolLength>) -> Result<Self, CodebookFileError> {
        let book = match Book::read(path)? {
            Book::E2mc(book) => book,
            other => {
                return Err(CodebookFileError::Codec {
                    path: path.to_owned(),
                    has: other.codec(),
                    wanted: Book::E2MC,
                })
            }
        };
        let has = book.symbol_length();
        match wanted {
            Some(wanted) if wanted != has => Err(CodebookFileError::SymbolLength {
                path: path.to_owned(),
                has,
                wanted,
            }),
            _ => Ok(book),
        }
    }
}
