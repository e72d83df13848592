//! The parameters of a design as they are given.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use super::bus_stage::MOST_LATENCY;
use super::Parameter;
use crate::codebook::Book;
use crate::terms::{BeatSize, BlockSize, Encoders, NumberFormat, SymbolLength, TermError, Ways};

/// The parameters that are given, each by the name of its flag, as text; the others have their
/// defaults.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use hdlgen::design::{self, Design, Options};
///
/// let options = Options::default().with("lanes", 16).with("beat", 64);
/// let design = design::new("fpc-opt", &options)?;
/// assert_eq!(design.name(), "fpc_opt_lanes16_beat64");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// The same with one more parameter; a switch's value is `true`.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Display) -> Self {
        self.set(name, value);
        self
    }

    /// The same with one more parameter, if there is a value.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// Gives a parameter, or another value to it.
    pub fn set(&mut self, name: &str, value: impl Display) {
        self.0.insert(name.to_owned(), value.to_string());
    }

    /// The parameter as it was given.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// Whether it was given.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// The parameter's value, if it was given.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn get<T: FromStr>(&self, name: &str) -> Result<Option<T>, T::Err> {
        self.text(name).map(str::parse).transpose()
    }

    /// The parameter's value, or the type's default.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn or_default<T: FromStr + Default>(&self, name: &str) -> Result<T, T::Err> {
        Ok(self.get(name)?.unwrap_or_default())
    }

    /// A whole number, if one was given.
    ///
    /// # Errors
    /// [`OptionsError::Number`].
    pub fn number(&self, name: &'static str) -> Result<Option<u32>, OptionsError> {
        self.get(name).map_err(|_| OptionsError::Number {
            flag: name,
            given: self.text(name).unwrap_or_default().to_owned(),
        })
    }

    /// One of a list of words, if one was given.
    ///
    /// # Errors
    /// [`OptionsError::Word`].
    pub fn word<T: Display + Copy>(
        &self,
        name: &'static str,
        all: &[T],
    ) -> Result<Option<T>, OptionsError> {
        let Some(text) = self.text(name) else {
            return Ok(None);
        };
        let found = all.iter().find(|word| word.to_string() == text);
        found.copied().map(Some).ok_or_else(|| OptionsError::Word {
            flag: name,
            allowed: itertools::join(all, " or "),
            given: text.to_owned(),
        })
    }

    /// Refuses what is given and not among a design's parameters.
    ///
    /// # Errors
    /// [`OptionsError::NoSuchParameter`].
    pub fn check(
        &self,
        design: &'static str,
        parameters: &[Parameter],
    ) -> Result<(), OptionsError> {
        let known = |flag: &str| parameters.iter().any(|p| p.name == flag);
        match self.0.keys().find(|flag| !known(flag)) {
            None => Ok(()),
            Some(flag) => Err(OptionsError::NoSuchParameter {
                flag: flag.clone(),
                design,
            }),
        }
    }
}

impl OptionsError {
    /// That there is no codebook, or one of another codec.
    pub(super) fn no_book(book: Option<&Book>, design: &'static str) -> Self {
        match book {
            None => OptionsError::NoCodebook(design),
            Some(book) => OptionsError::Codebook {
                book: book.codec(),
                design,
            },
        }
    }
}

/// Why there is no design with some parameters.
#[derive(Debug, thiserror::Error)]
pub enum OptionsError {
    /// A value that a term does not have, or values that do not fit.
    #[error(transparent)]
    Term(#[from] TermError),
    /// A name that no design has.
    #[error("there is no design '{given}' (`hdlgen designs` lists them)")]
    NoSuchDesign {
        /// What was given.
        given: String,
    },
    /// Something else than a whole number.
    #[error("--{flag}: a whole number was expected, not '{given}'")]
    Number {
        /// The parameter.
        flag: &'static str,
        /// What was given.
        given: String,
    },
    /// A word that is not one of the parameter's.
    #[error("--{flag}: {allowed} was expected, not '{given}'")]
    Word {
        /// The parameter.
        flag: &'static str,
        /// Its words.
        allowed: String,
        /// What was given.
        given: String,
    },
    #[error("--mfv: symbols of {0} bits all have codewords; a number of most frequent values is for 16 and 32 bits")]
    MfvUnused(SymbolLength),
    #[error("a codebook for SL {book}, not {design} (--sl)")]
    SymbolLength {
        book: SymbolLength,
        design: SymbolLength,
    },
    #[error("a codebook of {book} most frequent values, not {design} (--mfv)")]
    Mfv { book: u32, design: u32 },
    #[error("a codebook for blocks of {book} bytes, not {design} (--block)")]
    CodebookBlock { book: BlockSize, design: BlockSize },
    #[error("a codebook for numbers of {book}, not {design} (--format)")]
    Format {
        book: NumberFormat,
        design: NumberFormat,
    },
    /// A codebook of another codec.
    #[error("a codebook for {book}, not for {design}")]
    Codebook {
        book: &'static str,
        design: &'static str,
    },
    /// A codebook for a design that has no tables.
    #[error("--codebook: {0} has no tables to put one in")]
    NoTables(&'static str),
    /// A design that has tables, and no codebook.
    #[error("{0} needs a codebook")]
    NoCodebook(&'static str),
    #[error("--{flag}: {design} has no such parameter (`hdlgen designs` lists what each has)")]
    NoSuchParameter { flag: String, design: &'static str },
    #[error(
        "--decoder: behind ports of {beat} bytes, eight beats a block or more, there is one form"
    )]
    DecoderUnused { beat: BeatSize },
    #[error("--ends both: ways in pairs need two ways or more, and an encoder for each, not {ways} and {encoders}")]
    EndsUnused { ways: Ways, encoders: Encoders },
    #[error("--lanes {given}: {design} takes {allowed} for a block of {block} bytes, which has {words} words")]
    Lanes {
        given: u32,
        design: &'static str,
        allowed: String,
        block: BlockSize,
        words: u32,
    },
    #[error("--stages {given}: {design} with these parameters takes 1 to {most}")]
    Stages {
        given: u32,
        design: &'static str,
        most: u32,
    },
    #[error("--latency {given}: 1 to {MOST_LATENCY} cycles were expected")]
    Latency { given: u32 },
    #[error("--beat {given}: {design} is for flits of 32 bytes, and its ports are as wide")]
    Flit {
        given: BeatSize,
        design: &'static str,
    },
}
