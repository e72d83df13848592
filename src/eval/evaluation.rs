//! What comes out of an evaluation.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::counts::Counts;
use super::measure::Described;
use super::source::{Form, LeftOut};
use super::{EvalError, Plan, Shard};
use crate::bus::Totals;
use crate::codebook::{Histogram, TrainError};
use crate::terms::{BlockSize, Flit, SymbolLength};

/// What the `format` field of an evaluation says.
pub(super) const FORMAT: &str = "hdlgen-eval";

/// The version of the form that is written here, and the only one that is read.
const VERSION: u32 = 1;

/// The result: counts of each codec over each file, and what follows from them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    format: String,
    version: u32,
    /// The part of the whole that this is; `None` for the whole.
    pub shard: Option<Shard>,
    /// The block in bytes.
    pub block: BlockSize,
    /// The flit of the bus on which toggles were counted, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flit: Option<Flit>,
    /// What was measured.
    pub codecs: Vec<Described>,
    /// The files, in the order in which they were given.
    pub files: Vec<FileResult>,
    /// What was not evaluated.
    pub left_out: Vec<LeftOut>,
    /// Geometric means over the files, for each codec.
    #[serde(default)]
    pub means: Vec<Mean>,
    /// Time that it took; of parts, the sum.
    pub seconds: f64,
}

/// One file, array or trace.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FileResult {
    /// Its name.
    pub name: String,
    /// What it is.
    pub form: Form,
    /// Its own bytes.
    pub bytes: u64,
    /// Bytes of zeros that were put behind them to fill blocks, and counted like the rest.
    pub padding: u64,
    /// Blocks of both together.
    pub blocks: u64,
    /// Counts of each codec, as [`Evaluation::codecs`] lists them.
    pub codecs: Vec<CodecResult>,
    /// Its symbols and Shannon's bound, for each symbol length that was measured.
    pub symbols: Vec<SymbolResult>,
    /// What its blocks do to a bus as they are, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncompressed: Option<Totals>,
}

/// One codec on one file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CodecResult {
    /// The codec's name, as [`Evaluation::codecs`] has it.
    pub name: String,
    /// The counts.
    #[serde(flatten)]
    pub counts: Counts,
    /// Raw CR over Shannon's bound on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound_share: Option<f64>,
}

/// Symbols of one length in one file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SymbolResult {
    /// The symbol length in bits.
    pub symbol_length: SymbolLength,
    /// How many there are.
    pub symbols: u64,
    /// Bits of an ideal code of order 0 for them; of a part unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ideal_bits: Option<f64>,
    /// Shannon's bound on the raw CR: the symbols' bits over the ideal ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<f64>,
    /// Of a part, what was counted, as [`Histogram::items`] has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<(u32, u64)>>,
}

/// Geometric means over all files of one codec.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    /// The codec's name.
    pub name: String,
    /// Of the raw compression ratios.
    pub raw_ratio: f64,
    /// Of the effective compression ratios.
    pub effective_ratio: f64,
    /// Of Shannon's bounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<f64>,
    /// Of the shares of the bound that were reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound_share: Option<f64>,
}

/// Why evaluations cannot be read or joined.
#[derive(Debug, thiserror::Error)]
pub enum EvaluationError {
    /// The file cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file is damaged, or something else.
    #[error("{} is no evaluation, or a damaged one: {reason}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Parts that are not those of one whole.
    #[error("these parts cannot be joined: {reason}")]
    Parts {
        /// Why not.
        reason: String,
    },
    /// The histograms of the parts.
    #[error(transparent)]
    Train(#[from] TrainError),
}

impl Evaluation {
    pub(super) fn new(
        plan: &Plan,
        codecs: Vec<Described>,
        files: Vec<FileResult>,
        left_out: Vec<LeftOut>,
    ) -> Self {
        let mut evaluation = Evaluation {
            format: FORMAT.to_owned(),
            version: VERSION,
            shard: plan.shard,
            block: plan.block,
            flit: plan.toggles,
            codecs,
            files,
            left_out,
            means: Vec::new(),
            seconds: 0.0,
        };
        evaluation.derive();
        evaluation
    }

    /// Bytes of all files, padding not counted.
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.bytes).sum()
    }

    /// A number of a codec for each file; `None` where a file has none, or no block.
    pub fn of_files<'a>(
        &'a self,
        codec: usize,
        number: impl Fn(&FileResult, &CodecResult) -> Option<f64> + 'a,
    ) -> impl Iterator<Item = Option<f64>> + 'a {
        self.files.iter().map(move |file| {
            let result = file.codecs.get(codec).filter(|_| file.blocks != 0)?;
            number(file, result)
        })
    }

    /// Shannon's bound on a codec's raw CR for a file.
    pub fn bound(&self, file: &FileResult, codec: usize) -> Option<f64> {
        let length = self.codecs.get(codec)?.symbol_length?;
        let mut symbols = file.symbols.iter();
        symbols
            .find(|symbols| symbols.symbol_length == length)?
            .bound
    }

    /// Makes everything that follows from the counts.
    fn derive(&mut self) {
        let mut files = std::mem::take(&mut self.files);
        for file in &mut files {
            for symbols in &mut file.symbols {
                let length = f64::from(symbols.symbol_length.bits());
                let bits = symbols.symbols as f64 * length;
                // Where one symbol is all there is, an ideal code has no bits.
                let ideal = symbols.ideal_bits.filter(|&ideal| ideal > 0.0);
                symbols.bound = ideal.map(|ideal| bits / ideal);
            }
            let bounds: Vec<_> = (0..file.codecs.len())
                .map(|codec| self.bound(file, codec))
                .collect();
            for (codec, bound) in file.codecs.iter_mut().zip(bounds) {
                let raw = codec.counts.statistics.raw_ratio();
                codec.bound_share = bound.map(|bound| raw / bound);
            }
        }
        self.files = files;
        let means = (0..self.codecs.len()).map(|codec| {
            let mean = |number: &dyn Fn(&FileResult, &CodecResult) -> Option<f64>| {
                geometric_mean(self.of_files(codec, number).flatten())
            };
            let raw = |result: &CodecResult| Some(result.counts.statistics.raw_ratio());
            let effective = |result: &CodecResult| Some(result.counts.statistics.effective_ratio());
            Mean {
                name: self.codecs[codec].name.clone(),
                raw_ratio: mean(&|_, result| raw(result)).unwrap_or(1.0),
                effective_ratio: mean(&|_, result| effective(result)).unwrap_or(1.0),
                bound: mean(&|file, _| self.bound(file, codec)),
                bound_share: mean(&|_, result| result.bound_share),
            }
        });
        self.means = means.collect();
    }

    /// Reads an evaluation, or a part of one.
    ///
    /// # Errors
    /// [`EvaluationError::Read`] and [`EvaluationError::Damaged`], which name the file.
    pub fn read(path: &Path) -> Result<Self, EvaluationError> {
        let owned = || path.to_owned();
        let text = fs::read(path).map_err(|source| EvaluationError::Read {
            path: owned(),
            source,
        })?;
        let damaged = |reason: String| EvaluationError::Damaged {
            path: owned(),
            reason,
        };
        let read: Evaluation =
            serde_json::from_slice(&text).map_err(|error| damaged(error.to_string()))?;
        if (read.format.as_str(), read.version) != (FORMAT, VERSION) {
            let reason = format!("its format is '{}' version {}", read.format, read.version);
            return Err(damaged(reason));
        }
        match read.files.iter().find(|file| !read.is_possible(file)) {
            Some(file) => Err(damaged(format!("its counts of {} cannot be", file.name))),
            None => Ok(read),
        }
    }

    /// Whether a file's counts go with one another; sums of those that do not overflow.
    fn is_possible(&self, file: &FileResult) -> bool {
        const MOST_BLOCKS: u64 = 1 << 48;
        let block = u64::from(self.block.get());
        let whole = file.blocks.saturating_mul(block);
        let of_codec = |result: &CodecResult| {
            let statistics = &result.counts.statistics;
            let blocks = statistics
                .by_metadata
                .iter()
                .copied()
                .map(u128::from)
                .sum::<u128>();
            let one_way = result.counts.one_way.unwrap_or_default();
            statistics.geometry().block() == self.block
                && blocks == file.blocks.into()
                && statistics.stored_bytes.max(one_way.stored_bytes) <= whole
                && statistics.compressed_bits.max(one_way.compressed_bits) <= 8 * whole
                && result.counts.sampled_blocks <= file.blocks
        };
        file.blocks <= MOST_BLOCKS
            && file.bytes.checked_add(file.padding) == Some(whole)
            && file.codecs.len() == self.codecs.len()
            && file.codecs.iter().all(of_codec)
    }

    /// Joins the parts of a whole, in any order.
    ///
    /// # Errors
    /// [`EvaluationError::Parts`] unless they are all parts of one whole, each once;
    /// [`EvaluationError::Train`] if the histograms cannot be joined.
    pub fn merge(mut parts: Vec<Evaluation>) -> Result<Self, EvaluationError> {
        let refuse = |reason: String| EvaluationError::Parts { reason };
        let shards: Option<Vec<Shard>> = parts.iter().map(|part| part.shard).collect();
        let shards = shards.ok_or_else(|| refuse("one of them is a whole, not a part".into()))?;
        Shard::check_all(&shards).map_err(refuse)?;
        parts.sort_by_key(|part| part.shard);
        let mut parts = parts.into_iter();
        let mut whole = parts
            .next()
            .ok_or_else(|| refuse("there are none".into()))?;
        for part in parts {
            whole.add(part).map_err(refuse)?;
        }
        whole.shard = None;
        for file in &mut whole.files {
            file.symbols = join_symbols(std::mem::take(&mut file.symbols))?;
        }
        whole.derive();
        Ok(whole)
    }

    fn add(&mut self, part: Evaluation) -> Result<(), String> {
        let names = |files: &[FileResult]| -> Vec<_> {
            files
                .iter()
                .map(|file| (file.name.clone(), file.form.clone()))
                .collect()
        };
        let differ = [
            (self.block != part.block, "blocks"),
            (self.flit != part.flit, "flits"),
            (self.codecs != part.codecs, "codecs or codebooks"),
            (names(&self.files) != names(&part.files), "files"),
            (self.left_out != part.left_out, "files left out"),
        ];
        if let Some((_, what)) = differ.iter().find(|(differ, _)| *differ) {
            return Err(format!("their {what} differ"));
        }
        self.seconds += part.seconds;
        for (file, part) in self.files.iter_mut().zip(part.files) {
            file.bytes += part.bytes;
            file.padding += part.padding;
            file.blocks += part.blocks;
            if let Some(part) = part.uncompressed {
                *file.uncompressed.get_or_insert_default() += part;
            }
            for (codec, part) in file.codecs.iter_mut().zip(&part.codecs) {
                if codec.counts.statistics.geometry() != part.counts.statistics.geometry() {
                    return Err("their geometries differ".into());
                }
                codec.counts += &part.counts;
            }
            file.symbols.extend(part.symbols);
        }
        Ok(())
    }
}

/// The symbols of all parts of a file, joined.
fn join_symbols(parts: Vec<SymbolResult>) -> Result<Vec<SymbolResult>, TrainError> {
    let mut whole = BTreeMap::new();
    for part in parts {
        let length = part.symbol_length;
        let histogram = whole
            .entry(length)
            .or_insert_with(|| Histogram::new(length));
        for (key, count) in part.items.unwrap_or_default() {
            histogram.add_item(key, count)?;
        }
    }
    whole.into_values().map(SymbolResult::of).collect()
}

impl CodecResult {
    pub(super) fn new(codec: &Described, counts: Counts) -> Self {
        CodecResult {
            name: codec.name.clone(),
            counts,
            bound_share: None,
        }
    }
}

impl SymbolResult {
    pub(super) fn new(symbol_length: SymbolLength, symbols: u64, ideal_bits: f64) -> Self {
        SymbolResult {
            symbol_length,
            symbols,
            ideal_bits: Some(ideal_bits),
            bound: None,
            items: None,
        }
    }

    /// Of a whole file.
    pub(super) fn of(histogram: Histogram) -> Result<Self, TrainError> {
        let (length, symbols) = (histogram.symbol_length(), histogram.symbols());
        let (_, bits) = histogram.train_all(&[])?;
        Ok(SymbolResult::new(length, symbols, bits))
    }

    /// Of a part of a file.
    pub(super) fn part(histogram: Histogram) -> Result<Self, EvalError> {
        let (symbol_length, symbols) = (histogram.symbol_length(), histogram.symbols());
        let mut items = Vec::new();
        histogram.items(|key, count| {
            items.push((key, count));
            Ok::<_, TrainError>(())
        })?;
        Ok(SymbolResult {
            symbol_length,
            symbols,
            ideal_bits: None,
            bound: None,
            items: Some(items),
        })
    }
}

/// The geometric mean of some numbers above 0; `None` if there are none.
pub(super) fn geometric_mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = numbers.fold((0u32, 0.0), |(count, sum), number| {
        (count + 1, sum + number.ln())
    });
    (count != 0).then(|| (sum / f64::from(count)).exp())
}
