//! The results of one file of an evaluation.

use serde::{Deserialize, Serialize};

use super::counts::Counts;
use super::measure::Described;
use super::names::By;
use super::source::Form;
use crate::bus::Totals;
use crate::codebook::{Histogram, SymbolHistogram, TrainError};
use crate::terms::SymbolLength;

/// One file, array or trace.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FileResult {
    /// Its name.
    pub name: String,
    /// Its form.
    pub form: Form,
    /// The kind of layer that it belongs to, by its name, if its elements have a type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layer: Option<String>,
    /// Its role there, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// Its own bytes.
    pub bytes: u64,
    /// Bytes of zeros that were put behind them to fill blocks, and counted like the rest.
    pub padding: u64,
    /// Blocks of both together.
    pub blocks: u64,
    /// Counts of each codec, as [`Evaluation::codecs`](super::Evaluation::codecs) lists them.
    pub codecs: Vec<CodecResult>,
    /// Its symbols and Shannon's bound, for each symbol length that was measured.
    pub symbols: Vec<SymbolResult>,
    /// Toggles of its blocks uncompressed, if they were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uncompressed: Option<Totals>,
}

/// One codec on one file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CodecResult {
    /// The codec's name, as [`Evaluation::codecs`](super::Evaluation::codecs) has it.
    pub name: String,
    /// The counts.
    #[serde(flatten)]
    pub counts: Counts,
    /// The same, trained on other data, of a codec that is trained on the file itself: of each half
    /// of the file with a codebook of the other half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_data: Option<Counts>,
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

impl FileResult {
    /// Its group; none of what has no types, and so no tensors.
    pub fn group(&self, by: By) -> Option<String> {
        match by {
            By::Dtype => self.form.dtype(),
            By::Layer => self.layer.clone(),
            By::Role => self.role.clone(),
        }
    }
}

impl CodecResult {
    pub(super) fn new(codec: &Described, counts: Counts, other_data: Option<Counts>) -> Self {
        CodecResult {
            name: codec.name.clone(),
            counts,
            other_data,
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
    pub(super) fn of(histogram: SymbolHistogram) -> Result<Self, TrainError> {
        let (length, symbols) = (histogram.symbol_length(), histogram.symbols());
        let (_, bits) = histogram.train_all(&[])?;
        Ok(SymbolResult::new(length, symbols, bits))
    }

    /// Of a part of a file.
    pub(super) fn part(histogram: SymbolHistogram) -> Result<Self, TrainError> {
        let (symbol_length, symbols) = (histogram.symbol_length(), histogram.symbols());
        let mut items = Vec::new();
        Box::new(histogram).items(&mut |key, count| {
            items.push((key, count));
            Ok(())
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
