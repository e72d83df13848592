//! Files in groups: by the type of their elements, by kind of layer, by role.

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use super::counts::Counts;
use super::file_result::FileResult;
use super::measure::Described;
use super::names::{By, OTHER};
use super::ratios::Ratios;

/// Files of one group.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// The criterion of the group.
    pub by: By,
    /// The group's name; a type as the file gives it, with what it was converted to.
    pub name: String,
    /// How many files, arrays or tensors there are.
    pub files: usize,
    /// Their bytes, padding not counted.
    pub bytes: u64,
    /// Ratios of each codec by bytes, as [`Evaluation::codecs`](super::Evaluation::codecs) lists them.
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
    /// The ratios that hardware can count on: those trained on other data, where there are some.
    pub fn ratios(&self) -> Ratios {
        self.other_data.unwrap_or(self.own)
    }
}

/// The groups of files, of those that have some, with the ratios of each codec.
pub(super) fn groups(codecs: &[Described], files: &[FileResult]) -> Vec<Group> {
    let of = |by| {
        let files = files.iter().filter(|file| file.blocks > 0);
        let files = files.filter_map(|file| Some((file.group(by)?, file)));
        let groups = files.into_group_map().into_iter();
        let groups = groups.sorted_by_key(|(name, _)| (name == OTHER, name.clone()));
        groups.map(move |(name, files)| group(codecs, by, name, &files))
    };
    By::ALL.into_iter().flat_map(of).collect()
}

fn group(codecs: &[Described], by: By, name: String, files: &[&FileResult]) -> Group {
    let ratios = |(codec, about): (usize, &Described)| {
        let results = || files.iter().filter_map(|file| file.codecs.get(codec));
        let own = Counts::sum(results().map(|result| &result.counts))?;
        let other = Counts::sum(results().filter_map(|result| result.other_data.as_ref()));
        Some(GroupRatios {
            name: about.name.clone(),
            own: Ratios::of(&own),
            other_data: other.as_ref().map(Ratios::of),
        })
    };
    Group {
        by,
        name,
        files: files.len(),
        bytes: files.iter().map(|file| file.bytes).sum(),
        codecs: codecs.iter().enumerate().filter_map(ratios).collect(),
    }
}
