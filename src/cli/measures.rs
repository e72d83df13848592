//! From the flags of `eval` to what is measured.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{bail, ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::eval::{inputs_bar, EvalArgs};
use crate::codebook::Codebook;
use crate::codec::list::{Format, FORMATS};
use crate::eval::{self, Coding, Fixed, Inputs, Measure, Reading, Study, Training};
use crate::terms::{BlockSize, Geometry, MfvCount, SymbolLength};

/// The name of all codecs together.
pub(super) const ALL: &str = "all";

/// Takes the names of the list, and answers another one with those like it.
pub(super) fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(
        [ALL]
            .into_iter()
            .chain(FORMATS.iter().map(|format| format.name)),
    )
}

/// What `--train` says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TrainOn {
    Same,
    First(u64),
    File(PathBuf),
}

pub(super) fn parse_training(text: &str) -> Result<TrainOn, String> {
    match text.strip_prefix("first:") {
        Some(bytes) => parse_bytes(bytes).map(TrainOn::First),
        None if text == "same" => Ok(TrainOn::Same),
        None => Ok(TrainOn::File(text.into())),
    }
}

/// A number of bytes above 0, with K, M, G or T for 2^10, 2^20, 2^30 or 2^40 of them.
fn parse_bytes(text: &str) -> Result<u64, String> {
    let units = ["K", "M", "G", "T"].iter().zip([10, 20, 30, 40]);
    let upper = text.to_uppercase();
    let upper = upper.trim_end_matches('B').trim_end_matches('I');
    let found = units
        .into_iter()
        .find_map(|(unit, shift)| Some((upper.strip_suffix(unit)?, shift)));
    let (digits, shift) = found.unwrap_or((upper, 0));
    let number: Option<u64> = digits.parse().ok();
    let bytes = number.and_then(|number| number.checked_mul(1 << shift));
    let bytes = bytes.filter(|&bytes| bytes != 0);
    bytes.ok_or_else(|| format!("'{text}' is no number of bytes such as 65536, 64K or 20M"))
}

impl EvalArgs {
    /// The formats asked for, each once.
    fn formats(&self) -> Vec<&'static Format> {
        let is_asked = |format: &&Format| {
            self.codec
                .iter()
                .any(|name| name == ALL || name == format.name)
        };
        FORMATS.iter().filter(is_asked).collect()
    }

    pub(super) fn measures(&self) -> anyhow::Result<Vec<Measure>> {
        let geometry = Geometry::new(self.block, self.mag)?;
        let formats = self.formats();
        let has_e2mc = match self.study {
            Some(Study::Mag) | None => formats.iter().any(|format| format.name == Format::E2MC),
            Some(_) => true,
        };
        let only_e2mc = [
            ("--sl", !self.sl.is_empty()),
            ("--pdw", !self.pdw.is_empty()),
            ("--mfv", !self.mfv.is_empty()),
            ("--train", self.train.is_some()),
            ("--codebook", !self.codebook.is_empty()),
        ];
        if let Some((flag, _)) = only_e2mc.iter().find(|(_, given)| *given && !has_e2mc) {
            bail!("{flag} is a parameter of e2mc, which is not among the codecs asked for");
        }
        let mut measures = match self.study {
            Some(study) => self.study_measures(study, geometry, formats)?,
            None => self.plain_measures(geometry, &formats)?,
        };
        if let Some(TrainOn::File(path)) = &self.train {
            train_on(path, self.input, self.block, &mut measures)?;
        }
        Ok(measures)
    }

    /// The training where codebooks are not given; a FILE's is put in later.
    fn training(&self) -> Training {
        match &self.train {
            Some(TrainOn::First(bytes)) => Training::First(*bytes),
            _ => Training::Same,
        }
    }

    fn plain_measures(
        &self,
        geometry: Geometry,
        formats: &[&'static Format],
    ) -> anyhow::Result<Vec<Measure>> {
        let mut measures = Vec::new();
        for format in formats {
            if format.name != Format::E2MC {
                let coding = Coding::Format(format);
                measures.push(Measure { coding, geometry });
                continue;
            }
            for (symbol_length, mfv, training) in self.codebooks()? {
                for ways in one_or_all(&self.pdw) {
                    let coding = Coding::E2mc {
                        symbol_length,
                        ways,
                        mfv,
                        training: training.clone(),
                    };
                    measures.push(Measure { coding, geometry });
                }
            }
        }
        Ok(measures)
    }

    /// The codebooks asked for: read, or to be trained.
    fn codebooks(&self) -> anyhow::Result<Vec<(SymbolLength, MfvCount, Training)>> {
        if self.codebook.is_empty() {
            let ours =
                self.shard.is_some() && self.train.as_ref().is_none_or(|on| *on == TrainOn::Same);
            ensure!(
                !ours,
                "--shard needs a codebook that all parts share: --codebook FILE (`hdlgen train \
                 --shard` and `hdlgen merge` make one in parts), or --codec without e2mc"
            );
            let lengths = one_or_all(&self.sl).into_iter();
            return Ok(lengths
                .flat_map(|length| {
                    let mut mfvs = one_or_all(&self.mfv);
                    if !length.has_escape() {
                        mfvs.truncate(1);
                    }
                    mfvs.into_iter()
                        .map(move |mfv| (length, mfv, self.training()))
                })
                .collect());
        }
        let books = self
            .codebook
            .iter()
            .map(|path| Ok(Codebook::read(path, None)?));
        let books = books.collect::<anyhow::Result<Vec<_>>>()?;
        for length in &self.sl {
            let has = books.iter().any(|book| book.symbol_length() == *length);
            ensure!(has, "no codebook (--codebook) is for SL {length} (--sl)");
        }
        let asked = |book: &Codebook| self.sl.is_empty() || self.sl.contains(&book.symbol_length());
        let books = books.into_iter().filter(asked).map(|book| {
            let mfv = book.mfv().unwrap_or_default();
            (book.symbol_length(), mfv, Training::Given(Arc::new(book)))
        });
        Ok(books.collect())
    }

    fn study_measures(
        &self,
        study: Study,
        geometry: Geometry,
        formats: Vec<&'static Format>,
    ) -> anyhow::Result<Vec<Measure>> {
        let fixed = Fixed {
            geometry,
            symbol_length: one(&self.sl, "--sl")?,
            ways: one(&self.pdw, "--pdw")?,
            mfv: one(&self.mfv, "--mfv")?,
            training: self.training(),
            formats,
        };
        ensure!(
            study != Study::Sampling || self.train.is_none(),
            "--study sampling varies what is trained on: leave --train away"
        );
        ensure!(
            study != Study::Mfv || fixed.symbol_length.has_escape(),
            "--study mfv needs symbols of 16 or 32 bits (--sl): those of {} all have codewords",
            fixed.symbol_length
        );
        Ok(study.measures(&fixed))
    }
}

/// The values given, each once, or the default.
fn one_or_all<T: Copy + Default + PartialEq>(values: &[T]) -> Vec<T> {
    let mut all = Vec::new();
    for &value in values {
        if !all.contains(&value) {
            all.push(value);
        }
    }
    match all.is_empty() {
        true => vec![T::default()],
        false => all,
    }
}

/// The value given, or the default; a study takes no list.
fn one<T: Copy + Default>(values: &[T], flag: &str) -> anyhow::Result<T> {
    match values {
        [] => Ok(T::default()),
        [value] => Ok(*value),
        _ => bail!("--study takes one value of {flag}, not {}", values.len()),
    }
}

/// Gives all measures of E2MC codebooks that are trained on other data.
fn train_on(
    path: &Path,
    reading: Reading,
    block: BlockSize,
    measures: &mut [Measure],
) -> anyhow::Result<()> {
    let lengths: BTreeSet<_> = measures.iter().filter_map(Measure::symbol_length).collect();
    let inputs = Inputs::find(&[path], reading, true)?;
    for length in lengths {
        let bar = inputs_bar(&inputs, 1);
        let counted = eval::histogram(&inputs, length, block, None, &|bytes| bar.inc(bytes));
        bar.finish_and_clear();
        let mfvs = MfvCount::ALL;
        let (books, _) = counted?.0.train_all(mfvs)?;
        let books: Vec<_> = books.into_iter().map(Arc::new).collect();
        for measure in &mut *measures {
            let Coding::E2mc {
                symbol_length,
                mfv,
                training,
                ..
            } = &mut measure.coding
            else {
                continue;
            };
            if *symbol_length == length {
                let place = mfvs.iter().position(|other| other == mfv);
                let book = place.and_then(|place| books.get(place));
                let book = book.context("no codebook for this number of MFVs")?;
                *training = Training::Given(Arc::clone(book));
            }
        }
    }
    Ok(())
}
