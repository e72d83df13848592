//! From the flags of `eval` to the measures of its study.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use anyhow::{bail, ensure, Context};
use itertools::Itertools;

use super::eval::EvalArgs;
use super::eval_words::{TrainOn, ALL};
use super::{parameters, progress};
use crate::codebook::Book;
use crate::codec::list::{Format, FORMATS};
use crate::codec::{Scheme, Untrained};
use crate::eval::{self, Coding, Fixed, Inputs, Measure, Study, Training};
use crate::terms::{Geometry, Mag, Modes, NumberFormat, Ranks};

impl EvalArgs {
    /// The format of numbers: the one named, or the one that inputs are converted to.
    fn number_format(&self) -> Option<NumberFormat> {
        self.format.or(self.convert)
    }

    /// The formats asked for, each once.
    fn formats(&self) -> Vec<&'static Format> {
        // Of all codecs those that have such blocks, numbers if they have a format.
        let is_one_of_all = |format: &Format| {
            let is_told = format.name != Format::NUMBERS || self.number_format().is_some();
            is_told && format.geometry(self.block, Mag::default()).is_ok()
        };
        let is_asked = |format: &&Format| {
            let mut names = self.codec.iter();
            names.any(|name| name == format.name || name == ALL && is_one_of_all(format))
        };
        FORMATS.iter().filter(is_asked).collect()
    }

    pub(super) fn measures(&self) -> anyhow::Result<Vec<Measure>> {
        let mut names: Vec<_> = self.formats().iter().map(|format| format.name).collect();
        match self.study {
            Some(Study::Mag) | None => {}
            Some(_) => names = vec![Format::E2MC],
        }
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
            ("--train", self.train.is_some()),
            ("--codebook", !self.codebook.is_empty()),
        ];
        let geometry = self.geometry(&names)?;
        parameters::check(&names, &given)?;
        parameters::check_mfv(&names, &self.mfv)?;
        let mut measures = match self.study {
            Some(study) => self.study_measures(study, geometry)?,
            None => {
                let codings = self.codings()?.into_iter();
                let measures = codings.map(|coding| Measure { coding, geometry });
                measures.collect()
            }
        };
        if let Some(TrainOn::File(path)) = &self.train {
            self.train_on(path, &mut measures)?;
        }
        Ok(measures)
    }

    /// Block and MAG, which all of some codecs have.
    fn geometry(&self, names: &[&str]) -> anyhow::Result<Geometry> {
        let mut common = Geometry::of_pfor(self.block, self.mag)?;
        for format in names.iter().filter_map(|name| Format::find(name)) {
            common = format.geometry(self.block, self.mag)?;
        }
        Ok(common)
    }

    /// The training where codebooks are not given; a FILE's is put in later.
    fn training(&self) -> Training {
        match &self.train {
            Some(TrainOn::First(bytes)) => Training::First(*bytes),
            Some(TrainOn::Table(ways)) => Training::Table(*ways),
            _ => Training::Same,
        }
    }

    /// The codecs asked for, with all values of their parameters.
    fn codings(&self) -> anyhow::Result<Vec<Coding>> {
        let books = self.books()?;
        let mut codings = Vec::new();
        for format in self.formats() {
            match format.name {
                Format::NUMBERS if self.ranks(&books)? == Ranks::Block => {
                    codings.extend(self.numbers()?);
                }
                Format::E2MC | Format::E2MC_DELTA | Format::NUMBERS => {
                    let schemes = self.schemes(format.name)?;
                    codings.extend(self.trained(format.name, schemes, &books)?);
                }
                Format::PFOR => codings.push(Coding::Untrained(Untrained::Pfor {
                    modes: self.modes.unwrap_or_default(),
                    choice: self.choice.unwrap_or_default(),
                })),
                _ => codings.push(Coding::Format(format)),
            }
        }
        Ok(codings)
    }

    /// Where the ranks of numbers come from: from a table if there is one, or something to train it on.
    fn ranks(&self, books: &[Arc<Book>]) -> anyhow::Result<Ranks> {
        let book = books.iter().any(|book| book.codec() == Format::NUMBERS);
        let is_named = self.codec.iter().any(|name| name == Format::NUMBERS);
        ensure!(
            !(self.ranks == Some(Ranks::Block) && (book || is_named && self.train.is_some())),
            "--codebook and --train: with --ranks block a block says its ranks itself, there is no \
             table (--ranks table takes one)"
        );
        let default = if book || self.train.is_some() {
            Ranks::Table
        } else {
            Ranks::Block
        };
        Ok(self.ranks.unwrap_or(default))
    }

    /// Numbers with ranks from the block, with all values of their parameters.
    fn numbers(&self) -> anyhow::Result<Vec<Coding>> {
        let context = "numbers need a format: --format FORMAT";
        let format = self.number_format().context(context)?;
        let digits: Vec<_> = if self.digits.is_empty() {
            vec![None]
        } else {
            self.digits.iter().copied().map(Some).collect()
        };
        let all = digits.into_iter();
        let all = all.map(|digits| Coding::Untrained(Untrained::Numbers { format, digits }));
        Ok(all.collect())
    }

    /// A format that needs a codebook, with all values of its parameters.
    fn schemes(&self, format: &str) -> anyhow::Result<Vec<Scheme>> {
        if format == Format::NUMBERS {
            let all = self.numbers()?.into_iter();
            let all = all.filter_map(|coding| match coding {
                Coding::Untrained(Untrained::Numbers { format, digits }) => {
                    Some(Scheme::Numbers { format, digits })
                }
                _ => None,
            });
            return Ok(all.collect());
        }
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

    /// Schemes of a format with their codebooks: given, or to be trained.
    fn trained(
        &self,
        format: &str,
        schemes: Vec<Scheme>,
        books: &[Arc<Book>],
    ) -> anyhow::Result<Vec<Coding>> {
        let training = self.training();
        if self.codebook.is_empty() {
            let is_table = matches!(training, Training::Table(_));
            if is_table && format != Format::E2MC {
                // Of all codecs these are left out.
                let is_named = self.codec.iter().any(|name| name == format);
                ensure!(!is_named, "--train vft is for e2mc, not for {format}");
                return Ok(Vec::new());
            }
            let own = |on: &TrainOn| matches!(on, TrainOn::Same | TrainOn::Table(_));
            let ours = self.shard.is_some() && self.train.as_ref().is_none_or(own);
            ensure!(
                !ours,
                "--shard needs a codebook that all parts share, of {format}: --codebook FILE \
                 (`hdlgen train --shard` and `hdlgen merge` make one in parts), or --codec \
                 without {format}"
            );
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
            Book::Delta(_) => true,
            Book::Numbers(table) => Some(table.number_format()) == self.number_format(),
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
        // Among all codecs, one without a codebook is left out.
        let is_named = self.codec.iter().any(|name| name == format);
        ensure!(
            !codings.is_empty() || !is_named,
            "no codebook (--codebook) is for {format}"
        );
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
                    "{} is a codebook for blocks of {has} bytes, not {wanted} (--block)",
                    path.display()
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
                "no codebook (--codebook) is for SL {length} (--sl)"
            );
        }
        Ok(books)
    }

    fn study_measures(&self, study: Study, geometry: Geometry) -> anyhow::Result<Vec<Measure>> {
        let mfvs = &self.mfv;
        ensure!(
            mfvs.len() <= 1,
            "--study takes one value of --mfv, not {}",
            mfvs.len()
        );
        let fixed = Fixed {
            geometry,
            symbol_length: one(&self.sl, "--sl")?,
            ways: one(&self.pdw, "--pdw")?,
            ends: self.ends.unwrap_or_default(),
            mfv: parameters::own_values(mfvs)[0],
            training: self.training(),
            codings: match study {
                Study::Mag => self.codings()?,
                _ => Vec::new(),
            },
        };
        ensure!(
            !matches!(study, Study::Sampling | Study::Vft) || self.train.is_none(),
            "--study {} varies what is trained on: leave --train away",
            study.name()
        );
        ensure!(
            !matches!(study, Study::Mfv | Study::Vft) || fixed.symbol_length.has_escape(),
            "--study {} needs symbols of 16 or 32 bits (--sl): those of {} all have codewords",
            study.name(),
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
        _ => bail!("--study takes one value of {flag}, not {}", values.len()),
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

    /// Gives all measures with codebooks such that are trained on other data.
    fn train_on(&self, path: &Path, measures: &mut [Measure]) -> anyhow::Result<()> {
        let block = self.block;
        let inputs = self.find(&[path], true)?;
        let recipes: BTreeSet<_> = measures.iter().filter_map(Measure::recipe).collect();
        for (alphabet, recipes) in &recipes.into_iter().chunk_by(|recipe| recipe.alphabet()) {
            let recipes: Vec<_> = recipes.collect();
            let bar = progress::inputs(&inputs, 1);
            let counted = eval::histogram(&inputs, alphabet, block, None, &|bytes| bar.inc(bytes));
            bar.finish_and_clear();
            let (books, _) = counted?.0.train_all(&recipes)?;
            for (recipe, book) in recipes.into_iter().zip(books) {
                let book = Arc::new(book);
                for measure in measures.iter_mut() {
                    if measure.recipe() != Some(recipe) {
                        continue;
                    }
                    if let Coding::Trained { training, .. } = &mut measure.coding {
                        *training = Training::Given(Arc::clone(&book));
                    }
                }
            }
        }
        Ok(())
    }
}
