//! `numbers` among the measures of `eval`: the formats that inputs have.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use anyhow::{bail, ensure};
use itertools::Itertools;

use super::eval::EvalArgs;
use super::usage::Usage;
use crate::codebook::Book;
use crate::codec::list::Format;
use crate::eval::{Coding, Codings, Inputs, LeftOut, Training};
use crate::params::Options;
use crate::terms::{count, NumberFormat, Ranks};

/// The inputs' elements, as far as they matter to `numbers`.
pub(super) struct Numbers {
    /// The formats that inputs have.
    pub formats: BTreeSet<NumberFormat>,
    /// How many inputs have none, and the types of their elements.
    without: (usize, BTreeSet<String>),
}

impl Numbers {
    /// `otherwise` is the format of elements whose type names none.
    pub fn of(inputs: &Inputs, otherwise: Option<NumberFormat>) -> anyhow::Result<Self> {
        let mut numbers = Numbers {
            formats: BTreeSet::new(),
            without: (0, BTreeSet::new()),
        };
        for input in &inputs.inputs {
            let elements = input.elements()?;
            match elements.format_or(otherwise) {
                Some(format) => drop(numbers.formats.insert(format)),
                None => {
                    numbers.without.0 += 1;
                    numbers.without.1.extend(elements.dtype);
                }
            }
        }
        Ok(numbers)
    }

    /// Note on inputs that `numbers` leave uncompressed, if they compress others.
    pub fn left_out(&self) -> Option<LeftOut> {
        let (inputs, dtypes) = &self.without;
        let types = if dtypes.is_empty() {
            "no type".to_owned()
        } else {
            format!("type {}", dtypes.iter().join(", "))
        };
        let inputs = count(*inputs as u64, "input");
        (self.without.0 > 0 && !self.formats.is_empty()).then(|| LeftOut {
            name: "codec numbers".into(),
            reason: format!(
                "{inputs} counted as stored uncompressed: elements of {types} ({CURE})"
            ),
        })
    }
}

/// How `numbers` come to a format.
pub(super) const CURE: &str = "--format FORMAT says what they are, --as FORMAT converts them";

impl EvalArgs {
    /// Numbers, of each format that inputs have, with all digits.
    pub(super) fn numbers(
        &self,
        codec: &'static Format,
        numbers: &Numbers,
        books: &[Arc<Book>],
    ) -> anyhow::Result<Vec<Codings>> {
        let needed =
            format!("numbers need a format: no input has elements whose type names one ({CURE})");
        ensure!(!numbers.formats.is_empty(), Usage(needed));
        let ranks = self.ranks(codec, books)?;
        let mut trainings = BTreeMap::new();
        for &format in &numbers.formats {
            let training = if ranks == Ranks::Block {
                Some(None)
            } else if self.codebook.is_empty() {
                self.own_training(codec.name)?.map(Some)
            } else {
                let book = self.book_for(format, books)?;
                book.map(|book| Some(Training::Given(Arc::clone(book))))
            };
            trainings.extend(training.map(|training| (format, training)));
        }
        if trainings.is_empty() {
            self.may_leave_out(codec.name)?;
            return Ok(Vec::new());
        }
        // Of each format the same schemes, in the same order.
        let mut all: Vec<BTreeMap<_, _>> = Vec::new();
        for (format, training) in trainings {
            let scheme = |options: &Options| {
                let options = options.clone().with("format", format);
                codec.scheme(&options.with("ranks", ranks), None)
            };
            let schemes = self.schemes(codec, scheme)?;
            all.resize_with(schemes.len(), BTreeMap::new);
            for (formats, scheme) in all.iter_mut().zip(schemes) {
                let training = training.clone();
                formats.insert(format, Coding { scheme, training });
            }
        }
        let otherwise = self.format;
        let codings = all.into_iter();
        let codings = codings.map(|formats| Codings::ByFormat { formats, otherwise });
        Ok(codings.collect())
    }

    /// Where the ranks of numbers come from: from a table if there is one, or something to train it on.
    fn ranks(&self, codec: &Format, books: &[Arc<Book>]) -> anyhow::Result<Ranks> {
        let book = books.iter().any(|book| book.codec() == codec.name);
        let is_named = self.codec.iter().any(|name| name == codec.name);
        ensure!(
            !(self.ranks == Some(Ranks::Block) && (book || is_named && self.train.is_some())),
            Usage(
                "--codebook and --train: with --ranks block, ranks come from the block and not from a table (--ranks table uses one)"
                    .into()
            )
        );
        let default = if book || self.train.is_some() {
            Ranks::Table
        } else {
            Ranks::Block
        };
        Ok(self.ranks.unwrap_or(default))
    }

    /// The codebook that is given for a format, of which there is one at most.
    fn book_for<'a>(
        &self,
        format: NumberFormat,
        books: &'a [Arc<Book>],
    ) -> anyhow::Result<Option<&'a Arc<Book>>> {
        let mut own = self
            .codebook
            .iter()
            .zip(books)
            .filter(|(_, book)| book.parameter("format") == Some(format.to_string()));
        let first = own.next();
        if let (Some((one, _)), Some((other, _))) = (first, own.next()) {
            bail!(Usage(format!(
                "--codebook: {} and {} are both for numbers of {format}; give one of them",
                one.display(),
                other.display()
            )));
        }
        Ok(first.map(|(_, book)| book))
    }
}
