//! Measures: codecs with all that they need.

use std::collections::BTreeMap;
use std::sync::Arc;

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::source::Elements;
use crate::codebook::{Book, Recipe};
use crate::codec::AnyScheme;
use crate::params::Identity;
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

/// A codec with its parameters, and where its codebook comes from.
#[derive(Debug, Clone)]
pub struct Coding {
    /// The format with its parameters.
    pub scheme: AnyScheme,
    /// Where its codebook comes from, if it needs one.
    pub training: Option<Training>,
}

/// The codings of an evaluation's files.
#[derive(Debug, Clone)]
pub enum Codings {
    /// All of them alike.
    One(Coding),
    /// Each by the format of numbers that its type of elements names.
    ByFormat {
        /// Of each format the coding, which differ in nothing else. Elements of other formats are stored
        /// uncompressed.
        formats: BTreeMap<NumberFormat, Coding>,
        /// The format of elements without a type, or with one of bare bits such as U8.
        otherwise: Option<NumberFormat>,
    },
}

/// One column of an evaluation.
#[derive(Debug, Clone)]
pub struct Measure {
    /// The codec.
    pub codings: Codings,
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
    #[serde(alias = "sl", default, skip_serializing_if = "Option::is_none")]
    pub symbol_length: Option<SymbolLength>,
    /// Decoding ways.
    #[serde(alias = "pdw", default, skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// Most frequent values: of E2MC for SL 16 and 32, and of e2mc-delta.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mfv: Option<u32>,
    /// From which ends E2MC's ways run, if not from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Ends>,
    /// The check code stored with each compressed block, if there is one.
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

impl Coding {
    /// Without a codebook.
    pub fn untrained(scheme: AnyScheme) -> Self {
        Coding {
            scheme,
            training: None,
        }
    }
}

impl Measure {
    /// One that all files are coded by.
    pub fn of(coding: Coding, geometry: Geometry) -> Self {
        Measure {
            codings: Codings::One(coding),
            geometry,
        }
    }

    /// Its codings.
    pub fn codings(&self) -> Vec<&Coding> {
        match &self.codings {
            Codings::One(coding) => vec![coding],
            Codings::ByFormat { formats, .. } => formats.values().collect(),
        }
    }

    /// The same, to be changed.
    pub fn codings_mut(&mut self) -> Vec<&mut Coding> {
        match &mut self.codings {
            Codings::One(coding) => vec![coding],
            Codings::ByFormat { formats, .. } => formats.values_mut().collect(),
        }
    }

    /// The coding that all files have.
    pub(super) fn coding(&self) -> Option<&Coding> {
        match &self.codings {
            Codings::One(coding) => Some(coding),
            Codings::ByFormat { .. } => None,
        }
    }

    /// The symbol length of which Shannon's bound is a bound on its ratio.
    pub fn bounded_by(&self) -> Option<SymbolLength> {
        self.coding()?.scheme.bounded_by()
    }

    /// Where its codebook comes from; of numbers of several formats that of the first.
    pub fn training(&self) -> Option<&Training> {
        let mut all = self.codings().into_iter();
        all.find_map(|coding| coding.training.as_ref())
    }

    /// Whether files are read before their blocks are counted, to train a codebook on them.
    pub fn is_reread(&self) -> bool {
        let training = self.training();
        training.is_some_and(|training| !matches!(training, Training::Given(_)))
    }

    /// The recipe of its codebook; none without one, or if files have different ones.
    pub fn recipe(&self) -> Option<Recipe> {
        self.coding()?.scheme.recipe(self.geometry.block())
    }

    /// The measure of a file with such elements; `None` if the codec has no format for them, and
    /// stores them uncompressed.
    pub(super) fn of_file(&self, elements: &Elements) -> Option<Measure> {
        let coding = match &self.codings {
            Codings::One(coding) => coding,
            Codings::ByFormat { formats, otherwise } => {
                formats.get(&elements.format_or(*otherwise)?)?
            }
        };
        Some(Measure::of(coding.clone(), self.geometry))
    }

    /// Its description in an evaluation.
    ///
    /// # Errors
    /// None: a scheme has parameters of an evaluation.
    pub fn describe(&self) -> Result<Described, serde_json::Error> {
        let codings = self.codings();
        let block = self.geometry.block();
        let mut all = codings.iter().map(|coding| coding.scheme.identity(block));
        let first = all.next().unwrap_or(Identity::of("none"));
        let identity = all.fold(first, |all, _| all.without("format"));
        let check = self.geometry.check();
        let mut name = identity.name_of_codec();
        let mut described: serde_json::Map<_, _> = [("mag", self.geometry.mag().get().into())]
            .into_iter()
            .chain(identity.parameters())
            .map(|(flag, value)| (flag.to_owned(), value.into()))
            .collect();
        if !check.is_none() {
            name += &format!("-{check}");
            described.insert("check".into(), check.to_string().into());
        }
        described.insert("name".into(), name.into());
        let trainings = codings.iter().filter_map(|coding| coding.training.as_ref());
        let trainings = trainings.map(Training::describe).unique().join("; ");
        if !trainings.is_empty() {
            described.insert("training".into(), trainings.into());
        }
        let mut described: Described = serde_json::from_value(described.into())?;
        described.ends = described.ends.filter(|ends| *ends != Ends::default());
        Ok(described)
    }
}
