//! Evaluations as CSV.

use itertools::Itertools;

use super::{By, Described, Evaluation, Ratios};
use crate::terms::csv_field;

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
                csv_field(&file.name),
                csv_field(&codec.name),
                evaluation.block.to_string(),
            ];
            let groups = By::ALL.map(|by| csv_field(&file.group(by).unwrap_or_default()));
            let fields = names.into_iter().chain(numbers);
            let mut fields = fields.chain(trained(codec, other_data)).chain(groups);
            fields.join(",")
        })
    });
    [HEAD.to_owned()].into_iter().chain(lines).join("\n")
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
        [csv_field(&codec.name)]
            .into_iter()
            .chain(numbers)
            .chain(trained(codec, total.other_data))
            .join(",")
    });
    [head.to_owned()].into_iter().chain(lines).join("\n")
}

/// How a codec is trained, and its ratios trained on other data; empty where there is none.
fn trained(codec: &Described, other_data: Option<Ratios>) -> [String; 3] {
    let training = codec.training.as_deref().unwrap_or_default();
    let number = |ratio: fn(&Ratios) -> f64| {
        let ratio = other_data.as_ref().map(ratio);
        ratio.map_or(String::new(), |ratio| ratio.to_string())
    };
    [
        csv_field(training),
        number(|ratios| ratios.raw_ratio),
        number(|ratios| ratios.effective_ratio),
    ]
}
