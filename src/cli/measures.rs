//! From the flags of `eval` to the measures of its study.

use std::path::Path;
use std::sync::Arc;

use anyhow::{bail, ensure, Context};
use itertools::Itertools;

use super::eval::EvalArgs;
use super::eval_words::{TrainOn, ALL};
use super::measures_numbers::{Numbers, CURE};
use super::parameters;
use super::usage::Usage;
use crate::codebook::Book;
use crate::codec::list::{Format, FORMATS};
use crate::codec::{Scheme, Untrained};
use crate::eval::{Coding, Fixed, Inputs, LeftOut, Measure, Study, Training};
use crate::terms::{Geometry, Mag, Modes};

impl EvalArgs {
    /// Refuses flags that do not go with the codecs.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        let names: Vec<&str> = match self.study {
            Some(Study::Mag) | None => {
                let asked = |name: &str| self.codec.iter().any(|own| own == name || own == ALL);
                let names = FORMATS.iter().map(|format| format.name);
                names.filter(|name| asked(name)).collect()
            }
            Some(_) => vec![Format::E2MC],
        };
        let given = [
            ("--sl", !self.sl.is_empty()),
            ("--pdw", !self.pdw.is_empty()),
            ("--mfv", !self.mfv.is_empty()),
            ("--ends", self.ends.is_some()),
            ("--modes", self.modes.is_some()),
            ("--choice", self.choice.is_some()),
            ("--format", self.format.is_some()),
            ("--digits", !self.digits.is_empty()),
            ("--ranks", self.ranks.is_some()),
            ("--bases", !self.bases.is_empty()),
            ("--train", self.train.is_some()),
            ("--codebook", !self.codebook.is_empty()),
        ];
        parameters::check(&names, &given)?;
        parameters::check_mfv(&names, &self.mfv)
    }

    /// Whether a codebook may be trained on the inputs.
    pub(super) fn trains(&self) -> bool {
        let trained = [ALL, Format::E2MC, Format::E2MC_DELTA, Format::NUMBERS];
        let is_trained = |name: &String| trained.contains(&name.as_str());
        let asked = self.study.is_some() || self.codec.iter().any(is_trained);
        asked && self.codebook.is_empty() && !matches!(self.train, Some(TrainOn::File(_)))
    }

    /// The formats asked for, each once, and why others of all are left out.
    fn formats(&self, numbers: &Numbers) -> (Vec<&'static Format>, Vec<LeftOut>) {
        let (mut formats, mut left_out) = (Vec::new(), Vec::new());
        let mut other_blocks = Vec::new();
        let all = self.codec.iter().any(|name| name == ALL);
        for format in FORMATS {
            let is_told = format.name != Format::NUMBERS || !numbers.formats.is_empty();
            let has_block = format.geometry(self.block, Mag::default()).is_ok();
            if self.codec.iter().any(|name| name == format.name) || all && is_told && has_block {
                formats.push(format);
            } else if all && !has_block {
                other_blocks.push(format.name);
            } else if all {
                left_out.push(LeftOut {
                    name: format!("codec {}", format.name),
                    reason: format!("no input has bf16, fp16, fp8 or int8 elements ({CURE})"),
                });
            }
        }
        if !other_blocks.is_empty() {
            left_out.push(LeftOut {
                name: format!("codec {}", other_blocks.join(", ")),
                reason: format!("no blocks of {} bytes (--block)", self.block),
            });
        }
        (formats, left_out)
    }

    /// The measures, and what is left out of all codecs.
    pub(super) fn measures(&self, inputs: &Inputs) -> anyhow::Result<(Vec<Measure>, Vec<LeftOut>)> {
        let numbers = Numbers::of(inputs, self.format)?;
        let (formats, mut left_out) = self.formats(&numbers);
        let reasons = left_out.iter();
        let mut reasons = reasons.map(|out| format!("{}: {}", out.name, out.reason));
        ensure!(
            !formats.is_empty(),
            Usage(format!("no codec applies: {}", reasons.join("; ")))
        );
        let geometry = self.geometry(&formats)?;
        let mut measures = match self.study {
            Some(study) => self.study_measures(study, geometry, &formats, &numbers)?,
            None => {
                let (codings, without) = self.codings(&formats, &numbers)?;
                left_out.extend(without);
                let codings = codings.into_iter();
                let measures = codings.map(|coding| Measure { coding, geometry });
                measures.collect()
            }
        };
        if let Some(TrainOn::File(path)) = &self.train {
            self.train_on(path, &mut measures)?;
        }
        if self.study.is_some_and(|study| study != Study::Mag) {
            left_out.clear();
        }
        Ok((measures, left_out))
    }

    /// Block and MAG, which all of some codecs have.
    fn geometry(&self, formats: &[&Format]) -> anyhow::Result<Geometry> {
        if self.study.is_some_and(|study| study != Study::Mag) {
            return Ok(Geometry::new(self.block, self.mag)?.with_check(self.check));
        }
        let mut common = Geometry::of_pfor(self.block, self.mag)?;
        for format in formats {
            common = format.geometry(self.block, self.mag)?;
        }
        Ok(common.with_check(self.check))
    }

    /// The training where codebooks are not given; a FILE's is put in later.
    fn training(&self) -> Training {
        match &self.train {
            Some(TrainOn::First(bytes)) => Training::First(*bytes),
            Some(TrainOn::Table(ways)) => Training::Table(*ways),
            _ => Training::Same,
        }
    }

    /// The codecs asked for, with all values of their parameters, and those of all that no codebook
    /// is for.
    fn codings(
        &self,
        formats: &[&'static Format],
        numbers: &Numbers,
    ) -> anyhow::Result<(Vec<Coding>, Vec<LeftOut>)> {
        let books = self.books()?;
        let (mut codings, mut left_out) = (Vec::new(), Vec::new());
        for format in formats {
            let own = match format.name {
                Format::NUMBERS => self.numbers(numbers, &books)?,
                Format::E2MC | Format::E2MC_DELTA => {
                    self.trained(format.name, self.schemes(format.name)?, &books)?
                }
                Format::PFOR => vec![Coding::Untrained(Untrained::Pfor {
                    modes: self.modes.unwrap_or_default(),
                    choice: self.choice.unwrap_or_default(),
                })],
                _ => vec![Coding::Format(format)],
            };
            if own.is_empty() {
                left_out.push(LeftOut {
                    name: format!("codec {}", format.name),
                    reason: if self.codebook.is_empty() {
                        "--train vft is for e2mc".into()
                    } else {
                        "no codebook (--codebook) is for it".into()
                    },
                });
            } else if format.name == Format::NUMBERS {
                left_out.extend(numbers.left_out());
            }
            codings.extend(own);
        }
        Ok((codings, left_out))
    }

    /// A form of E2MC with all values of its parameters.
    fn schemes(&self, format: &str) -> anyhow::Result<Vec<Scheme>> {
        let ways = one_or_all(&self.pdw);
        if format == Format::E2MC_DELTA {
            let mfvs = parameters::own_values(&self.mfv);
            let modes = self.modes.map_or(Ok(Modes::ALL), Modes::try_from);
            let modes = modes.context(Format::E2MC_DELTA)?;
            let all = mfvs.into_iter().cartesian_product(ways);
            let all = all.map(|(mfv, ways)| Scheme::Delta { mfv, ways, modes });
            return Ok(all.collect());
        }
        let ends = self.ends.unwrap_or_default();
        let lengths = one_or_all(&self.sl).into_iter();
        let all = lengths.flat_map(|symbol_length| {
            let mut mfvs = parameters::own_values(&self.mfv);
            if !symbol_length.has_escape() {
                mfvs.truncate(1);
            }
            let all = mfvs.into_iter().cartesian_product(ways.clone());
            all.map(move |(mfv, ways)| Scheme::E2mc {
                symbol_length,
                mfv,
                ways,
                ends,
            })
        });
        Ok(all.collect())
    }

    /// How a codec is trained that no codebook is given for; `None` if it is to be left out of all.
    pub(super) fn own_training(&self, format: &str) -> anyhow::Result<Option<Training>> {
        let training = self.training();
        if matches!(training, Training::Table(_)) && format != Format::E2MC {
            let is_named = self.codec.iter().any(|name| name == format);
            ensure!(
                !is_named,
                Usage(format!("--train vft is for e2mc, not for {format}"))
            );
            return Ok(None);
        }
        let own = |on: &TrainOn| matches!(on, TrainOn::Same | TrainOn::Table(_));
        let ours = self.shard.is_some() && self.train.as_ref().is_none_or(own);
        ensure!(
            !ours,
            Usage(format!(
                "--shard needs a codebook that all parts share, of {format}: --codebook FILE \
             (`hdlgen train --shard` and `hdlgen merge` make one in parts), or --codec \
             without {format}"
            ))
        );
        Ok(Some(training))
    }

    /// Returns an error if a codec that was asked for by name has no codebook.
    pub(super) fn may_leave_out(&self, format: &str) -> anyhow::Result<()> {
        let is_named = self.codec.iter().any(|name| name == format);
        ensure!(
            !is_named,
            Usage(format!("no codebook (--codebook) is for {format}"))
        );
        Ok(())
    }

    /// Schemes of a format with their codebooks: given, or to be trained.
    fn trained(
        &self,
        format: &str,
        schemes: Vec<Scheme>,
        books: &[Arc<Book>],
    ) -> anyhow::Result<Vec<Coding>> {
        if self.codebook.is_empty() {
            let Some(training) = self.own_training(format)? else {
                return Ok(Vec::new());
            };
            let schemes = schemes.into_iter();
            let codings = schemes.map(|scheme| Coding::Trained {
                scheme,
                training: training.clone(),
            });
            return Ok(codings.collect());
        }
        let books = books.iter().filter(|book| book.codec() == format);
        // Of E2MC those of the symbol lengths asked for.
        let asked = |book: &&Arc<Book>| match book.as_ref() {
            Book::E2mc(book) => self.sl.is_empty() || self.sl.contains(&book.symbol_length()),
            Book::Delta(_) | Book::Numbers(_) => true,
        };
        let mut codings = Vec::new();
        for book in books.filter(asked) {
            let own = schemes.iter().map(|scheme| scheme.with_book(book));
            for scheme in own.fold(Vec::new(), each_once) {
                codings.push(Coding::Trained {
                    scheme,
                    training: Training::Given(Arc::clone(book)),
                });
            }
        }
        if codings.is_empty() {
            self.may_leave_out(format)?;
        }
        Ok(codings)
    }

    /// The codebooks that are given.
    fn books(&self) -> anyhow::Result<Vec<Arc<Book>>> {
        let mut books = Vec::new();
        for path in &self.codebook {
            let book = Book::read(path)?;
            if let Book::Delta(book) = &book {
                let (has, wanted) = (book.block(), self.block);
                ensure!(
                    has == wanted,
                    Usage(format!(
                        "{} is a codebook for blocks of {has} bytes, not {wanted} (--block)",
                        path.display()
                    ))
                );
            }
            books.push(Arc::new(book));
        }
        for length in self.sl.iter().filter(|_| !books.is_empty()) {
            let has = |book: &Arc<Book>| match book.as_ref() {
                Book::E2mc(book) => book.symbol_length() == *length,
                Book::Delta(_) | Book::Numbers(_) => false,
            };
            ensure!(
                books.iter().any(has),
                Usage(format!(
                    "no codebook (--codebook) is for SL {length} (--sl)"
                ))
            );
        }
        Ok(books)
    }

    fn study_measures(
        &self,
        study: Study,
        geometry: Geometry,
        formats: &[&'static Format],
        numbers: &Numbers,
    ) -> anyhow::Result<Vec<Measure>> {
        let mfvs = &self.mfv;
        ensure!(
            mfvs.len() <= 1,
            Usage(format!(
                "--study takes one value of --mfv, not {}",
                mfvs.len()
            ))
        );
        let fixed = Fixed {
            geometry,
            symbol_length: one(&self.sl, "--sl")?,
            ways: one(&self.pdw, "--pdw")?,
            ends: self.ends.unwrap_or_default(),
            mfv: parameters::own_values(mfvs)[0],
            training: self.training(),
            codings: match study {
                Study::Mag => self.codings(formats, numbers)?.0,
                _ => Vec::new(),
            },
        };
        ensure!(
            !matches!(study, Study::Sampling | Study::Vft) || self.train.is_none(),
            Usage(format!(
                "--study {} varies what is trained on: leave out --train",
                study.name()
            ))
        );
        ensure!(
            !matches!(study, Study::Mfv | Study::Vft) || fixed.symbol_length.has_escape(),
            Usage(format!(
                "--study {} needs symbols of 16 or 32 bits (--sl): those of {} all have codewords",
                study.name(),
                fixed.symbol_length
            ))
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
    if all.is_empty() {
        vec![T::default()]
    } else {
        all
    }
}

/// The value given, or the default; a study takes no list.
fn one<T: Copy + Default>(values: &[T], flag: &str) -> anyhow::Result<T> {
    match values {
        [] => Ok(T::default()),
        [value] => Ok(*value),
        _ => bail!(Usage(format!(
            "--study takes one value of {flag}, not {}",
            values.len()
        ))),
    }
}

/// Adds an item to those that are not there yet.
fn each_once<T: PartialEq>(mut all: Vec<T>, item: T) -> Vec<T> {
    if !all.contains(&item) {
        all.push(item);
    }
    all
}

impl EvalArgs {
    /// The inputs of some paths, converted if that is asked for.
    pub(super) fn find(&self, paths: &[&Path], reread: bool) -> anyhow::Result<Inputs> {
        let reread = reread || self.convert.is_some();
        let inputs = Inputs::find(paths, self.input, reread)?;
        Ok(match self.convert {
            Some(to) => inputs.converted(to)?,
            None => inputs,
        })
    }
}
