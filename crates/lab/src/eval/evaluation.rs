//! The result of an evaluation.

use serde::{Deserialize, Serialize};

use super::costs::Costs;
use super::counts::Counts;
use super::file_result::{CodecResult, FileResult};
use super::groups::{groups, Group};
use super::measure::Described;
use super::names::By;
use super::ratios::{Mean, Ratio, Ratios};
use super::source::LeftOut;
use super::{Plan, Shard};
use crate::codec::Statistics;
use crate::terms::{geometric_mean, BlockSize, Flit};

/// The `format` field of an evaluation.
pub(super) const FORMAT: &str = "hdlgen-eval";

/// The version of the form that is written here, and the only one that is read.
pub(super) const VERSION: u32 = 1;

/// The result: counts of each codec over each file, and what follows from them.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Evaluation {
    pub(super) format: String,
    pub(super) version: u32,
    /// The part of the whole that this is; `None` for the whole.
    pub shard: Option<Shard>,
    /// The block in bytes.
    pub block: BlockSize,
    /// The flit of the bus on which toggles were counted, in bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flit: Option<Flit>,
    /// The measures, a column each.
    pub codecs: Vec<Described>,
    /// The files, in the order in which they were given.
    pub files: Vec<FileResult>,
    /// Inputs that were left out.
    pub left_out: Vec<LeftOut>,
    /// Geometric means over the files, for each codec.
    #[serde(default)]
    pub means: Vec<Mean>,
    /// All files taken as one, for each codec: ratios by bytes.
    #[serde(default)]
    pub totals: Vec<Mean>,
    /// Files by type of elements, by kind of layer and by role.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// The hardware for a bandwidth, if one was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub costs: Option<Costs>,
    /// Time that it took; of parts, the sum.
    pub seconds: f64,
}

/// Puts elements into another order, given by their places.
fn in_order<T: Clone>(elements: &mut Vec<T>, order: &[usize]) {
    // A file without blocks has no results.
    if elements.len() == order.len() {
        *elements = order.iter().map(|&at| elements[at].clone()).collect();
    }
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
            totals: Vec::new(),
            groups: Vec::new(),
            costs: None,
            seconds: 0.0,
        };
        evaluation.derive();
        evaluation
    }

    /// Puts the codecs in the order of a ratio of all files by bytes, trained on other data where they
    /// are trained, the highest first; those that are as high stay in order.
    pub fn sort(&mut self, by: Ratio) {
        let ratio = |codec: usize| match by {
            Ratio::Raw => self.totals[codec].ratios().raw_ratio,
            Ratio::Effective => self.totals[codec].ratios().effective_ratio,
        };
        let mut order: Vec<usize> = (0..self.codecs.len()).collect();
        order.sort_by(|&a, &b| ratio(b).total_cmp(&ratio(a)));
        in_order(&mut self.codecs, &order);
        in_order(&mut self.means, &order);
        in_order(&mut self.totals, &order);
        for file in &mut self.files {
            in_order(&mut file.codecs, &order);
        }
        for group in &mut self.groups {
            in_order(&mut group.codecs, &order);
        }
    }

    /// The names of what was measured.
    pub fn codec_names(&self) -> Vec<String> {
        let codecs = self.codecs.iter();
        codecs.map(|codec| codec.name.clone()).collect()
    }

    /// The names of the files.
    pub(super) fn file_names(&self) -> Vec<&str> {
        self.files.iter().map(|file| file.name.as_str()).collect()
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
    pub(super) fn derive(&mut self) {
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
                read_amplification: mean(&|_, result| result.counts.read_amplification()),
                other_data: mean(&|_, result| {
                    Some(Ratios::of(result.other_data.as_ref()?).raw_ratio)
                })
                .zip(mean(&|_, result| {
                    Some(Ratios::of(result.other_data.as_ref()?).effective_ratio)
                }))
                .map(|(raw_ratio, effective_ratio)| Ratios {
                    raw_ratio,
                    effective_ratio,
                }),
            }
        });
        self.means = means.collect();
        let totals = (0..self.codecs.len()).map(|codec| self.total(codec));
        self.totals = totals.collect();
        self.groups = groups(&self.codecs, &self.files);
    }

    /// The groups of one kind to show: none unless there are several.
    pub(super) fn groups_by(&self, by: By) -> Vec<&Group> {
        let groups: Vec<&Group> = self.groups.iter().filter(|group| group.by == by).collect();
        match groups.len() {
            1 => Vec::new(),
            _ => groups,
        }
    }

    /// A codec over all files taken as one.
    fn total(&self, codec: usize) -> Mean {
        let results = || self.files.iter().filter_map(|file| file.codecs.get(codec));
        let sum = Counts::sum(results().map(|result| &result.counts));
        let other_data = Counts::sum(results().filter_map(|result| result.other_data.as_ref()));
        let statistics = sum.as_ref().map(|sum| &sum.statistics);
        let raw_ratio = statistics.map_or(1.0, Statistics::raw_ratio);
        let length = self.codecs[codec].symbol_length;
        let symbols = self.files.iter().flat_map(|file| &file.symbols);
        let mut symbols = symbols.filter(|symbols| Some(symbols.symbol_length) == length);
        let bits = symbols.try_fold((0.0, 0.0), |(bits, ideal), symbols| {
            let own = symbols.symbols as f64 * f64::from(symbols.symbol_length.bits());
            Some((bits + own, ideal + symbols.ideal_bits?))
        });
        let bound = bits.filter(|&(_, ideal)| ideal > 0.0);
        let bound = bound.map(|(bits, ideal)| bits / ideal);
        Mean {
            name: self.codecs[codec].name.clone(),
            raw_ratio,
            effective_ratio: statistics.map_or(1.0, Statistics::effective_ratio),
            bound,
            bound_share: bound.map(|bound| raw_ratio / bound),
            read_amplification: sum.as_ref().and_then(Counts::read_amplification),
            other_data: other_data.as_ref().map(Ratios::of),
        }
    }
}
