//! Files beside the Verilog that hand a design to other flows, each in the form that its
//! tool documents.

mod fusesoc;
mod librelane;
mod orfs;

use std::collections::BTreeMap;

use super::manifest::{Manifest, Top};

/// A flow to hand a design to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Export {
    /// FuseSoC: a core file with lint and simulation targets, and the test bench of these
    FuseSoc,
    /// LibreLane: a configuration for each half
    LibreLane,
    /// OpenROAD-flow-scripts: a config.mk and constraints for each half
    Orfs,
}

impl Export {
    /// All flows.
    pub const ALL: [Export; 3] = [Export::FuseSoc, Export::LibreLane, Export::Orfs];

    /// Its word for `--export`.
    pub fn name(self) -> &'static str {
        match self {
            Export::FuseSoc => "fusesoc",
            Export::LibreLane => "librelane",
            Export::Orfs => "orfs",
        }
    }

    /// Its files by name, for a folder with these files.
    pub(super) fn files(
        self,
        manifest: &Manifest,
        files: &BTreeMap<String, String>,
    ) -> BTreeMap<String, String> {
        match self {
            Export::FuseSoc => fusesoc::files(manifest, files),
            Export::LibreLane => each_top(manifest, librelane::files),
            Export::Orfs => each_top(manifest, orfs::files),
        }
    }
}

fn each_top(
    manifest: &Manifest,
    files: impl Fn(&Manifest, &Top) -> Vec<(String, String)>,
) -> BTreeMap<String, String> {
    let tops = manifest.tops.iter();
    tops.flat_map(|top| files(manifest, top)).collect()
}
