//! Measures: codecs with all that they need.

use std::collections::BTreeMap;
use std::sync::Arc;

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::source::Elements;
use crate::codebook::{Book, Recipe};
use crate::codec::list::Format;
use crate::codec::{Scheme, Untrained};
use crate::terms::{Bases, Check, Choice, Digits, Ends, Geometry};
use crate::terms::{NumberFormat, PforModes, Ranks, SymbolLength, Ways};

/// Where a codebook comes from.
#[derive(Debug, Clone, PartialEq)]
pub enum Training {
    /// All of the file that it then compresses: the paper's offline probability.
    Same,
    /// So many bytes at the file's beginning, in whole blocks, which are sampled and not
    /// compressed: the paper's online sampling.
    First(u64),
    /// The first of this many equal parts of the file, likewise.
    Share(u64),
    /// All of the file, by a value-frequency table of this many ways: the paper's online sampling with
    /// a table of bounded size, and of a sample as long as the file.
    Table(u32),
    /// A codebook that is given.
    Given(Arc<Book>),
}

/// A codec and what it needs besides a geometry.
#[derive(Debug, Clone)]
pub enum Coding {
    /// A format without a codebook, its parameters the default.
    Format(&'static Format),
    /// One without a codebook, and its parameters.
    Untrained(Untrained),
    /// One with a codebook.
    Trained {
        /// The format and its parameters.
        scheme: Scheme,
        /// Where the codebook comes from.
        training: Training,
    },
    /// Numbers, in each file of the format that its type of elements names.
    Numbers {
        /// The digits of ranks; the block's default if not given.
        digits: Option<Digits>,
        /// Where their ranks come from.
        ranks: Ranks,
        /// How many bases a block has, if they come from the block.
        bases: Bases,
        /// The formats, and where the codebook of each comes from, if ranks are from a table. Elements
        /// of other formats are stored uncompressed.
        formats: BTreeMap<NumberFormat, Option<Training>>,
        /// The format of elements without a type, or with one of bare bits such as U8.
        otherwise: Option<NumberFormat>,
    },
}

/// One column of an evaluation.
#[derive(Debug, Clone)]
pub struct Measure {
    /// The codec.
    pub coding: Coding,
    /// The block and the MAG.
    pub geometry: Geometry,
}

/// A measure as an evaluation describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Described {
    /// The codec's name, with its parameters where they are not the default.
    pub name: String,
    /// The memory access granularity in bytes.
    pub mag: u32,
    /// E2MC's symbol length in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol_length: Option<SymbolLength>,
    /// Decoding ways.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// Most frequent values: of E2MC for SL 16 and 32, and of e2mc-delta.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mfv: Option<u32>,
    /// From which ends E2MC's ways run, if not from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Ends>,
    /// What is stored with each compressed block to check it, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<Check>,
    /// The modes of e2mc-delta or pfor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modes: Option<PforModes>,
    /// How pfor's mode is chosen, if not by an estimate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// The format of numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<NumberFormat>,
    /// The digits of their ranks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<Digits>,
    /// Where their ranks come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Ranks>,
    /// How many bases a block of them has, if several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bases: Option<Bases>,
    /// Where the codebook comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub training: Option<String>,
}

impl Training {
    /// Its description in an evaluation.
    fn describe(&self) -> String {
        match self {
            Training::Same => "same".to_owned(),
            Training::First(bytes) => format!("first {bytes} bytes"),
            Training::Share(parts) => format!("first 1/{parts}"),
            Training::Table(ways) => format!("value-frequency table, {ways} ways"),
            Training::Given(book) => {
                let digest = Sha256::digest(book.to_json());
                format!("given, SHA-256 {digest:x}")
            }
        }
    }
}

impl Measure {
    /// The symbol length, of E2MC.
    pub fn symbol_length(&self) -> Option<SymbolLength> {
        match self.coding {
            Coding::Trained {
                scheme: Scheme::E2mc { symbol_length, .. },
                ..
            } => Some(symbol_length),
            _ => None,
        }
    }

    /// Where its codebook comes from; of numbers of several formats that of the first.
    pub fn training(&self) -> Option<&Training> {
        match &self.coding {
            Coding::Trained { training, .. } => Some(training),
            Coding::Numbers { formats, .. } => formats.values().flatten().next(),
            _ => None,
        }
    }

    /// Whether files are read before their blocks are counted, to train a codebook on them.
    pub fn is_reread(&self) -> bool {
        let training = self.training();
        training.is_some_and(|training| !matches!(training, Training::Given(_)))
    }

    /// The recipe of its codebook; none without one, or if files have different ones.
    pub fn recipe(&self) -> Option<Recipe> {
        match self.coding {
            Coding::Trained { scheme, .. } => Some(scheme.recipe(self.geometry.block())),
            _ => None,
        }
    }

    /// The measure of a file with such elements; `None` if the codec has no format for them, and
    /// stores them uncompressed.
    pub(super) fn of_file(&self, elements: &Elements) -> Option<Measure> {
        let Coding::Numbers {
            digits,
            bases,
            formats,
            otherwise,
            ..
        } = &self.coding
        else {
            return Some(self.clone());
        };
        let format = elements.format_or(*otherwise)?;
        let (digits, bases) = (*digits, *bases);
        let coding = match formats.get(&format)?.clone() {
            None => Coding::Untrained(Untrained::Numbers {
                format,
                digits,
                bases,
            }),
            Some(training) => Coding::Trained {
                scheme: Scheme::Numbers { format, digits },
                training,
            },
        };
        Some(Measure {
            coding,
            geometry: self.geometry,
        })
    }

    /// Its description in an evaluation.
    pub fn describe(&self) -> Described {
        let mut described = Described {
            name: String::new(),
            mag: self.geometry.mag().get(),
            symbol_length: None,
            ways: None,
            mfv: None,
            ends: None,
            check: None,
            modes: None,
            choice: None,
            format: None,
            digits: None,
            ranks: None,
            bases: None,
            training: None,
        };
        match &self.coding {
            Coding::Format(format) => described.name = format.name.to_owned(),
            Coding::Untrained(untrained) => {
                described.name = untrained.name();
                match *untrained {
                    Untrained::Pfor { modes, choice } => {
                        described.modes = Some(modes);
                        described.choice = (choice != Choice::default()).then_some(choice);
                    }
                    Untrained::Numbers {
                        format,
                        digits,
                        bases,
                    } => {
                        let default = NumberFormat::default_digits(self.geometry.block());
                        described.format = Some(format);
                        described.digits = Some(digits.unwrap_or(default));
                        described.ranks = Some(Ranks::Block);
                        described.bases = (!bases.is_one()).then_some(bases);
                    }
                }
            }
            Coding::Numbers {
                digits,
                ranks,
                bases,
                formats,
                ..
            } => {
                let one = formats.keys().exactly_one().ok().copied();
                let default = NumberFormat::default_digits(self.geometry.block());
                described.name = Scheme::numbers_name(one, *ranks, *digits, *bases);
                described.format = one;
                described.digits = Some(digits.unwrap_or(default));
                described.ranks = Some(*ranks);
                described.bases = (!bases.is_one()).then_some(*bases);
                let trainings = formats.values().flatten().map(Training::describe);
                let trainings = trainings.unique().join("; ");
                described.training = Some(trainings).filter(|text| !text.is_empty());
            }
            Coding::Trained { scheme, training } => {
                let scheme = match training {
                    Training::Given(book) => scheme.with_book(book),
                    _ => *scheme,
                };
                described.name = scheme.name();
                described.training = Some(training.describe());
                match scheme {
                    Scheme::E2mc {
                        symbol_length,
                        mfv,
                        ways,
                        ends,
                    } => {
                        described.symbol_length = Some(symbol_length);
                        described.ends = (ends != Ends::default()).then_some(ends);
                        described.ways = Some(ways);
                        described.mfv = symbol_length.has_escape().then_some(mfv.get());
                    }
                    Scheme::Numbers { format, digits } => {
                        let default = NumberFormat::default_digits(self.geometry.block());
                        described.format = Some(format);
                        described.digits = Some(digits.unwrap_or(default));
                        described.ranks = Some(Ranks::Table);
                    }
                    Scheme::Delta { mfv, ways, modes } => {
                        described.ways = Some(ways);
                        described.mfv = Some(mfv.get());
                        described.modes = Some(modes.into());
                    }
                }
            }
        }
        let check = self.geometry.check();
        if !check.is_none() {
            described.name += &format!("-{check}");
            described.check = Some(check);
        }
        described
    }
}
