//! The parameters of a design as they are given.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use crate::codebook::Book;
use crate::terms::{
    BeatSize, BlockSize, Encoders, Mag, NumberFormat, SymbolLength, TermError, Ways,
};

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

    /// The same without a parameter.
    #[must_use]
    pub fn without(&self, name: &str) -> Self {
        let mut others = self.clone();
        others.0.remove(name);
        others
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
    /// The type's parse error.
    pub fn get<T: FromStr>(&self, name: &str) -> Result<Option<T>, T::Err> {
        self.text(name).map(str::parse).transpose()
    }

    /// The parameter's value, or the type's default.
    ///
    /// # Errors
    /// The type's parse error.
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

    /// The names of those that are given.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

impl FromStr for Options {
    type Err = OptionsError;

    /// `NAME=VALUE` for each parameter, with spaces between them: `block=128 modes=0,2`.
    fn from_str(text: &str) -> Result<Self, OptionsError> {
        let mut options = Options::default();
        for word in text.split_whitespace() {
            let pair = word.split_once('=').filter(|(name, _)| !name.is_empty());
            let (name, value) = pair.ok_or_else(|| OptionsError::Pair {
                given: word.to_owned(),
            })?;
            if options.has(name) {
                return Err(OptionsError::Twice {
                    given: name.to_owned(),
                });
            }
            options.set(name, value);
        }
        Ok(options)
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
    /// Something else than a name and a value.
    #[error("NAME=VALUE was expected, with spaces between parameters, not '{given}'")]
    Pair {
        /// The word given.
        given: String,
    },
    /// A parameter with two values.
    #[error("the parameter '{given}' is given twice")]
    Twice {
        /// Its name.
        given: String,
    },
    /// A name that no design has.
    #[error("there is no design '{given}' (`hdlgen designs` lists them)")]
    NoSuchDesign {
        /// The name given.
        given: String,
    },
    /// Something else than a whole number.
    #[error("--{flag}: a whole number was expected, not '{given}'")]
    Number {
        /// The parameter.
        flag: &'static str,
        /// The text given.
        given: String,
    },
    /// A word that is not one of the parameter's.
    #[error("--{flag}: {allowed} was expected, not '{given}'")]
    Word {
        /// The parameter.
        flag: &'static str,
        /// Its words.
        allowed: String,
        /// The text given.
        given: String,
    },
    /// `--mfv` for a symbol length whose symbols all have codewords.
    #[error("--mfv: symbols of {0} bits all have codewords; a number of most frequent values is for 16 and 32 bits")]
    MfvUnused(SymbolLength),
    /// `--vft-ways` for a symbol length whose symbols all have counters.
    #[error("--vft-ways: symbols of {0} bits all have counters of their own; ways are for 16 and 32 bits")]
    TableWaysUnused(SymbolLength),
    /// `--energy-control` behind ports that are no flits wide.
    #[error("--energy-control: toggles are counted in flits of 32 bytes, as --port 32 brings them, not --port {0}")]
    EnergyControlPort(u32),
    /// `--sampling on` for a codec that is not trained on what is sampled.
    #[error("--sampling on: blocks are sampled for e2mc, not for {0}, whose codebooks are made offline or not at all")]
    SamplingUnused(String),
    /// `--vft-ways` where nothing is sampled.
    #[error("--vft-ways: there is no value-frequency table without --codec e2mc, nor with --sampling off")]
    TableUnused,
    /// A codebook for another symbol length.
    #[error("a codebook for SL {book}, not {design} (--sl)")]
    SymbolLength {
        /// The codebook's.
        book: SymbolLength,
        /// The design's.
        design: SymbolLength,
    },
    /// A codebook with another number of most frequent values.
    #[error("a codebook of {book} most frequent values, not {design} (--mfv)")]
    Mfv {
        /// The codebook's.
        book: u32,
        /// The design's.
        design: u32,
    },
    /// A codebook for another block size.
    #[error("a codebook for blocks of {book} bytes, not {design} (--block)")]
    CodebookBlock {
        /// The codebook's.
        book: BlockSize,
        /// The design's.
        design: BlockSize,
    },
    /// A codebook for another format of numbers.
    #[error("a codebook for numbers of {book}, not {design} (--format)")]
    Format {
        /// The codebook's.
        book: NumberFormat,
        /// The design's.
        design: NumberFormat,
    },
    /// A codebook of another codec.
    #[error("a codebook for {book}, not for {design}")]
    Codebook {
        /// The codebook's codec.
        book: &'static str,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
    /// A codebook for a design that has no tables.
    #[error("--codebook: {0} has no tables to put one in")]
    NoTables(&'static str),
    /// Data for a design that no blocks stream through.
    #[error("no blocks stream through {0}: it is made and synthesised, not run on data")]
    NoStreams(&'static str),
    /// A design that has tables, and no codebook.
    #[error("{0} needs a codebook")]
    NoCodebook(&'static str),
    /// A parameter that the design does not have.
    #[error("--{flag}: {design} has no such parameter (`hdlgen designs` lists what each has)")]
    NoSuchParameter {
        /// The parameter.
        flag: String,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
    /// `--decoder` for ports so narrow that there is one form of decoder only.
    #[error(
        "--decoder: behind ports of {beat} bytes, eight beats a block or more, there is one form"
    )]
    DecoderUnused {
        /// The ports' width.
        beat: BeatSize,
    },
    /// Ways in pairs where there are no pairs, or an encoder for several ways.
    #[error("--ends both: ways in pairs need two ways or more, and an encoder for each, not {ways} and {encoders}")]
    EndsUnused {
        /// Parallel decoding ways.
        ways: Ways,
        /// Encoders.
        encoders: Encoders,
    },
    /// `--ranks block` of numbers, which only their model has.
    #[error("--ranks block: numbers with ranks from the block are a software model so far; the hardware has --ranks table")]
    RanksFromBlock,
    /// A number of lanes that the design does not take.
    #[error("--lanes {given}: {design} takes {allowed} for a block of {block} bytes, which has {words} words")]
    Lanes {
        /// The number given.
        given: u32,
        /// The design, as `--design` takes it.
        design: &'static str,
        /// The numbers that it takes, in words.
        allowed: String,
        /// The block size.
        block: BlockSize,
        /// 32-bit words of a block.
        words: u32,
    },
    /// A number of pipeline stages that the design does not take.
    #[error("--stages {given}: {design} with these parameters takes 1 to {most}")]
    Stages {
        /// The number given.
        given: u32,
        /// The design, as `--design` takes it.
        design: &'static str,
        /// The most stages that it takes.
        most: u32,
    },
    /// A latency of the compressor, in cycles, that energy control does not take.
    #[error("--latency {given}: 1 to {most} cycles were expected")]
    Latency {
        /// The latency given.
        given: u32,
        /// The most cycles that it takes.
        most: u32,
    },
    /// A memory port that is wider than a line of the metadata cache.
    #[error("--memory-port {given}: at most the MAG of {mag} bytes was expected")]
    MemoryPort {
        /// The width given.
        given: u32,
        /// The MAG.
        mag: Mag,
    },
    /// Ports of another width than a flit's.
    #[error("--beat {given}: {design} is for flits of 32 bytes, and its ports are as wide")]
    Flit {
        /// The width given.
        given: BeatSize,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_from_text() {
        let options: Options = " block=64  modes=0,2 ".parse().unwrap();
        let expected = Options::default().with("block", 64).with("modes", "0,2");
        assert_eq!(options, expected);
        for (text, told) in [("block", "'block'"), ("=3", "'=3'"), ("a=1 a=2", "'a'")] {
            let error = text.parse::<Options>().unwrap_err().to_string();
            assert!(error.contains(told), "{error}");
        }
    }
}
