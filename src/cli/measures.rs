//! From the flags of `eval` to the measures of its study.

use std::path::Path;
use std::sync::Arc;

use anyhow::{bail, ensure};
use itertools::Itertools;

use super::eval::EvalArgs;
use super::eval_words::{TrainOn, ALL};
use super::measures_numbers::{Numbers, CURE};
use super::parameters::{self, texts};
use super::usage::Usage;
use crate::codebook::Book;
use crate::codec::list::{Format, FORMATS};
use crate::codec::AnyScheme;
use crate::eval::{Coding, Codings, FixedParameters, Inputs, LeftOut, Measure, Study, Training};
use crate::params::{Options, OptionsError};
use crate::terms::{Geometry, Mag, MfvCount, SymbolLength};

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
        let given = self.given();
        let given = given.iter().filter(|(_, values)| !values.is_empty());
        let train = self.train.iter().map(|_| "train");
        let codebook = self.codebook.first().map(|_| "codebook");
        let flags = given.map(|given| given.0).chain(train).chain(codebook);
        parameters::check(&names, flags)?;
        parameters::check_mfv(&names, &self.mfv)
    }

    /// The parameters of codecs, each with the values that are given.
    pub(super) fn given(&self) -> Vec<(&'static str, Vec<String>)> {
        vec![
            ("sl", texts(&self.sl)),
            ("pdw", texts(&self.pdw)),
            ("mfv", texts(&self.mfv)),
            ("ends", texts(self.ends.as_slice())),
            ("modes", texts(self.modes.as_slice())),
            ("choice", texts(self.choice.as_slice())),
            ("format", texts(self.format.as_slice())),
            ("digits", texts(&self.digits)),
            ("ranks", texts(self.ranks.as_slice())),
            ("bases", texts(&self.bases)),
        ]
    }

    /// Whether a codebook may be trained on the inputs.
    pub(super) fn trains(&self) -> bool {
        let is_trained =
            |name: &String| name == ALL || Format::find(name).is_some_and(Format::is_trained);
        let asked = self.study.is_some() || self.codec.iter().any(is_trained);
        asked && self.codebook.is_empty() && !matches!(self.train, Some(TrainOn::File(_)))
    }

    /// The formats asked for, each once, and why others of all are left out.
    fn formats(&self, numbers: &Numbers) -> (Vec<&'static Format>, Vec<LeftOut>) {
        let (mut formats, mut left_out) = (Vec::new(), Vec::new());
        let mut other_blocks = Vec::new();
        let all = self.codec.iter().any(|name| name == ALL);
        for format in FORMATS {
            let is_told = !format.is_of_elements() || !numbers.formats.is_empty();
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
                let measures = codings.map(|codings| Measure { codings, geometry });
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
    ) -> anyhow::Result<(Vec<Codings>, Vec<LeftOut>)> {
        let books = self.books()?;
        let (mut codings, mut left_out) = (Vec::new(), Vec::new());
        for format in formats {
            let own = match (format.is_of_elements(), format.is_trained()) {
                (true, _) => self.numbers(format, numbers, &books)?,
                (false, true) => self.trained(format, &books)?,
                (false, false) => {
                    let schemes = self.schemes(format, |options| format.scheme(options, None))?;
                    let codings = schemes.into_iter().map(Coding::untrained);
                    codings.map(Codings::One).collect()
                }
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
            } else if format.is_of_elements() {
                left_out.extend(numbers.left_out());
            }
            codings.extend(own);
        }
        Ok((codings, left_out))
    }

    /// Schemes of a format with all values of its parameters.
    pub(super) fn schemes(
        &self,
        format: &'static Format,
        scheme: impl Fn(&Options) -> Result<AnyScheme, OptionsError>,
    ) -> anyhow::Result<Vec<AnyScheme>> {
        parameters::schemes(format, &self.given(), scheme)
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
        format: &'static Format,
        books: &[Arc<Book>],
    ) -> anyhow::Result<Vec<Codings>> {
        let coding = |scheme, training: &Training| {
            let training = Some(training.clone());
            Codings::One(Coding { scheme, training })
        };
        if self.codebook.is_empty() {
            let Some(training) = self.own_training(format.name)? else {
                return Ok(Vec::new());
            };
            let schemes = self.schemes(format, |options| format.scheme(options, None))?;
            let codings = schemes.into_iter().map(|scheme| coding(scheme, &training));
            return Ok(codings.collect());
        }
        // Those of the symbol lengths asked for.
        let lengths = texts(&self.sl);
        let asked = |length: String| lengths.is_empty() || lengths.contains(&length);
        let books = books.iter().filter(|book| book.codec() == format.name);
        let mut codings = Vec::new();
        for book in books.filter(|book| book.parameter("sl").is_none_or(asked)) {
            let schemes = self.schemes(format, |options| book.scheme(options))?;
            let training = Training::Given(Arc::clone(book));
            codings.extend(schemes.into_iter().map(|scheme| coding(scheme, &training)));
        }
        if codings.is_empty() {
            self.may_leave_out(format.name)?;
        }
        Ok(codings)
    }

    /// The codebooks that are given.
    fn books(&self) -> anyhow::Result<Vec<Arc<Book>>> {
        let mut books = Vec::new();
        for path in &self.codebook {
            let book = Book::read(path)?;
            if let Some(has) = book.parameter("block") {
                let wanted = self.block;
                ensure!(
                    has == wanted.to_string(),
                    Usage(format!(
                        "{} is a codebook for blocks of {has} bytes, not {wanted} (--block)",
                        path.display()
                    ))
                );
            }
            books.push(Arc::new(book));
        }
        for length in self.sl.iter().filter(|_| !books.is_empty()) {
            let wanted = Some(length.to_string());
            ensure!(
                books.iter().any(|book| book.parameter("sl") == wanted),
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
        let symbol_length: SymbolLength = one(&self.sl, "--sl")?;
        let mfv = mfvs.iter().find(|&&mfv| MfvCount::try_from(mfv).is_ok());
        let fixed = FixedParameters {
            geometry,
            e2mc: Options::default()
                .with("sl", symbol_length)
                .with("pdw", one(&self.pdw, "--pdw")?)
                .with_some("ends", self.ends)
                .with_some("mfv", mfv),
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
            !matches!(study, Study::Mfv | Study::Vft) || symbol_length.has_escape(),
            Usage(format!(
                "--study {} needs symbols of 16 or 32 bits (--sl): those of {} all have codewords",
                study.name(),
                symbol_length
            ))
        );
        Ok(study.measures(&fixed)?)
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
