//! Files grouped by the type of their elements.

use itertools::Itertools;

use super::{Evaluation, FileResult};
use crate::codec::Statistics;

/// The files of one type.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// The type, as the file gives it, with what it was converted to.
    pub dtype: String,
    /// How many files, arrays or tensors there are.
    pub files: usize,
    /// Their bytes, padding not counted.
    pub bytes: u64,
    /// The sums of each codec, as [`Evaluation::codecs`] lists them.
    pub codecs: Vec<Sums>,
}

/// One codec's sums.
#[derive(Debug, Clone, PartialEq)]
pub struct Sums {
    /// Trained on itself, if it is trained.
    pub own: Statistics,
    /// Trained on other data.
    pub other_data: Option<Statistics>,
}

/// The groups of an evaluation by type, of what has one; none if nothing has.
pub fn by_dtype(evaluation: &Evaluation) -> Vec<Group> {
    let files = evaluation.files.iter().filter(|file| file.blocks > 0);
    let files = files.filter_map(|file| Some((file.form.dtype()?, file)));
    let groups = files
        .into_group_map()
        .into_iter()
        .sorted_by_key(|group| group.0.clone());
    let group = |(dtype, files): (String, Vec<&FileResult>)| {
        let sum = |codec: usize| {
            let results = || files.iter().filter_map(|file| file.codecs.get(codec));
            let add = |mut sum: Statistics, other: Statistics| {
                sum += &other;
                sum
            };
            let own = results().map(|result| result.counts.statistics.clone());
            let other = results().filter_map(|result| result.other_data.as_ref());
            let other = other.map(|counts| counts.statistics.clone());
            Some(Sums {
                own: own.reduce(add)?,
                other_data: other.reduce(add),
            })
        };
        Group {
            dtype,
            files: files.len(),
            bytes: files.iter().map(|file| file.bytes).sum(),
            codecs: (0..evaluation.codecs.len()).filter_map(sum).collect(),
        }
    };
    groups.map(group).collect()
}
