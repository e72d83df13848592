//! Files in groups: by the type of their elements, by kind of layer, by role.

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use super::evaluation::{Evaluation, FileResult};
use super::names::{By, OTHER};
use super::ratios::Ratios;
use crate::codec::Statistics;

/// Files of one group.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// What makes them one.
    pub by: By,
    /// The group's name; a type as the file gives it, with what it was converted to.
    pub name: String,
    /// How many files, arrays or tensors there are.
    pub files: usize,
    /// Their bytes, padding not counted.
    pub bytes: u64,
    /// Ratios of each codec by bytes, as [`Evaluation::codecs`] lists them.
    pub codecs: Vec<GroupRatios>,
}

/// One codec's ratios over a group, by bytes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GroupRatios {
    /// The codec's name.
    pub name: String,
    /// Trained on itself, if it is trained.
    #[serde(flatten)]
    pub own: Ratios,
    /// Trained on other data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_data: Option<Ratios>,
}

impl GroupRatios {
    /// What hardware gains: the ratios trained on other data, where there are some.
    pub fn ratios(&self) -> Ratios {
        self.other_data.unwrap_or(self.own)
    }
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

impl Evaluation {
    /// The groups of one kind to show: none unless there are several.
    pub(super) fn groups_by(&self, by: By) -> Vec<&Group> {
        let groups: Vec<&Group> = self.groups.iter().filter(|group| group.by == by).collect();
        match groups.len() {
            1 => Vec::new(),
            _ => groups,
        }
    }
}

/// The groups of an evaluation, of files that have some.
pub(super) fn groups(evaluation: &Evaluation) -> Vec<Group> {
    let of = |by| {
        let files = evaluation.files.iter().filter(|file| file.blocks > 0);
        let files = files.filter_map(|file| Some((file.group(by)?, file)));
        let groups = files.into_group_map().into_iter();
        let groups = groups.sorted_by_key(|(name, _)| (name == OTHER, name.clone()));
        groups.map(move |(name, files)| group(evaluation, by, name, &files))
    };
    By::ALL.into_iter().flat_map(of).collect()
}

fn group(evaluation: &Evaluation, by: By, name: String, files: &[&FileResult]) -> Group {
    let add = |mut sum: Statistics, other: Statistics| {
        sum += &other;
        sum
    };
    let ratios = |codec: usize| {
        let results = || files.iter().filter_map(|file| file.codecs.get(codec));
        let own = results().map(|result| result.counts.statistics.clone());
        let other = results().filter_map(|result| result.other_data.as_ref());
        let other = other.map(|counts| counts.statistics.clone());
        Some(GroupRatios {
            name: evaluation.codecs[codec].name.clone(),
            own: Ratios::of_statistics(&own.reduce(add)?),
            other_data: other.reduce(add).as_ref().map(Ratios::of_statistics),
        })
    };
    Group {
        by,
        name,
        files: files.len(),
        bytes: files.iter().map(|file| file.bytes).sum(),
        codecs: (0..evaluation.codecs.len()).filter_map(ratios).collect(),
    }
}
