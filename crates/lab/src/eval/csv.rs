//! Evaluations as CSV.

use itertools::Itertools;

use super::{By, Described, Evaluation, Ratios};
use crate::terms::csv_lines;

/// The columns.
const HEAD: &str = "file,codec,block,mag,bytes,blocks,raw_ratio,effective_ratio,stored_bytes,\
                    stored_uncompressed,read_amplification,training,\
                    raw_ratio_other_data,effective_ratio_other_data,dtype,layer,role";

/// A line for each file and codec, below a head; the last one is not ended. Read amplification is
/// there in blocks of more than 128 bytes, training of codecs that are trained, the two columns behind it
/// of those that are measured with codebooks of other data, too, and groups of what has types.
pub fn evaluation_csv(evaluation: &Evaluation) -> String {
    let lines = evaluation.files.iter().flat_map(|file| {
        let results = evaluation.codecs.iter().zip(&file.codecs);
        results.map(move |(codec, result)| {
            let statistics = &result.counts.statistics;
            let reads = result.counts.read_amplification();
            let numbers = [
                codec.mag.to_string(),
                file.bytes.to_string(),
                file.blocks.to_string(),
                statistics.raw_ratio().to_string(),
                statistics.effective_ratio().to_string(),
                statistics.stored_bytes.to_string(),
                statistics.stored_raw().to_string(),
                reads.map_or(String::new(), |reads| reads.to_string()),
            ];
            let other_data = result.other_data.as_ref().map(Ratios::of);
            let names = [
                file.name.clone(),
                codec.name.clone(),
                evaluation.block.to_string(),
            ];
            let groups = By::ALL.map(|by| file.group(by).unwrap_or_default());
            let fields = names.into_iter().chain(numbers);
            let fields = fields.chain(trained(codec, other_data)).chain(groups);
            fields.collect_vec()
        })
    });
    below(HEAD, lines)
}

/// A line for each codec, below a head, of all files together: ratios by bytes, and the geometric
/// means of the files' ratios; the last one is not ended.
pub fn summary_csv(evaluation: &Evaluation) -> String {
    let head = "codec,block,mag,files,bytes,raw_ratio,effective_ratio,raw_ratio_mean,effective_ratio_mean,training,\
         raw_ratio_other_data,effective_ratio_other_data";
    let both = evaluation.totals.iter().zip(&evaluation.means);
    let lines = evaluation.codecs.iter().zip(both);
    let lines = lines.map(|(codec, (total, mean))| {
        let numbers = [
            evaluation.block.to_string(),
            codec.mag.to_string(),
            evaluation.files.len().to_string(),
            evaluation.bytes().to_string(),
            total.raw_ratio.to_string(),
            total.effective_ratio.to_string(),
            mean.raw_ratio.to_string(),
            mean.effective_ratio.to_string(),
        ];
        let fields = [codec.name.clone()].into_iter().chain(numbers);
        fields.chain(trained(codec, total.other_data)).collect_vec()
    });
    below(head, lines)
}

/// Lines below the names of their columns; the last one is not ended.
fn below(head: &str, lines: impl Iterator<Item = Vec<String>>) -> String {
    let head = head.split(',').map(str::to_owned).collect_vec();
    let lines = [head].into_iter().chain(lines).collect_vec();
    let mut text = csv_lines(&lines);
    text.pop();
    text
}

/// How a codec is trained, and its ratios trained on other data; empty where there is none.
fn trained(codec: &Described, other_data: Option<Ratios>) -> [String; 3] {
    let training = codec.training.as_deref().unwrap_or_default();
    let number = |ratio: fn(&Ratios) -> f64| {
        let ratio = other_data.as_ref().map(ratio);
        ratio.map_or(String::new(), |ratio| ratio.to_string())
    };
    [
        training.to_owned(),
        number(|ratios| ratios.raw_ratio),
        number(|ratios| ratios.effective_ratio),
    ]
}
