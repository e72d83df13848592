//! Codebooks of all formats that need one.

use std::any::Any;
use std::fmt::Debug;
use std::io;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;

use super::Tree;
use crate::terms::SymbolLength;

/// A codebook of any codec.
#[derive(Debug, Clone)]
pub struct Book(Arc<dyn Trained>);

/// The result of a codec's training: its codebook.
pub trait Trained: Any + Debug + Send + Sync {
    /// The codec that it is for.
    fn codec(&self) -> &'static str;

    /// The parameters of codec and design that the codebook fixes: flag names and values.
    fn parameters(&self) -> Vec<(&'static str, String)>;

    /// Bits of a symbol.
    fn symbol_bits(&self) -> u32;

    /// Its codes, if it has some.
    fn codes(&self) -> &[Tree] {
        &[]
    }

    /// The codebook as JSON. The same codebook always gives the same text.
    fn to_json(&self) -> String;

    /// The codebook for [`Book::get`].
    fn as_any(&self) -> &dyn Any;
}

impl<T: Trained> From<T> for Book {
    fn from(codebook: T) -> Book {
        Book(Arc::new(codebook))
    }
}

impl Deref for Book {
    type Target = dyn Trained;

    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        self.to_json() == other.to_json()
    }
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

impl Book {
    /// The codebook, if it has this type.
    pub fn get<T: Trained>(&self) -> Option<&T> {
        self.as_any().downcast_ref()
    }

    /// A parameter that it fixes.
    pub fn parameter(&self, flag: &str) -> Option<String> {
        let all = self.parameters().into_iter();
        all.filter(|(name, _)| *name == flag)
            .map(|own| own.1)
            .next()
    }
}
