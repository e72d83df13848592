//! Files beside the Verilog that hand a design to other flows, each in the form that its
//! tool documents.

mod bender;
mod fusesoc;
mod ipxact;
mod librelane;
mod litex;
mod orfs;
mod svd;
mod systemrdl;

use std::collections::BTreeMap;

use super::macros::Macros;
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
    /// Bender: a package with all files
    Bender,
    /// IP-XACT: a component for each half
    IpXact,
    /// SystemRDL: the registers and tables behind each configuration port
    SystemRdl,
    /// CMSIS-SVD: the same for firmware's tools
    Svd,
    /// LiteX: a Python module with both halves
    Litex,
}

impl Export {
    /// All flows.
    pub const ALL: [Export; 8] = [
        Export::FuseSoc,
        Export::LibreLane,
        Export::Orfs,
        Export::Bender,
        Export::IpXact,
        Export::SystemRdl,
        Export::Svd,
        Export::Litex,
    ];

    /// Its word for `--export`.
    pub fn name(self) -> &'static str {
        match self {
            Export::FuseSoc => "fusesoc",
            Export::LibreLane => "librelane",
            Export::Orfs => "orfs",
            Export::Bender => "bender",
            Export::IpXact => "ipxact",
            Export::SystemRdl => "systemrdl",
            Export::Svd => "svd",
            Export::Litex => "litex",
        }
    }

    /// The files of this export by name, for a folder with the emitted files.
    pub(super) fn files(
        self,
        manifest: &Manifest,
        files: &BTreeMap<String, String>,
        macros: Option<&Macros>,
    ) -> BTreeMap<String, String> {
        match self {
            Export::FuseSoc => fusesoc::files(manifest, files),
            Export::LibreLane => each_top(manifest, |_, top| librelane::files(top, macros)),
            Export::Orfs => each_top(manifest, |manifest, top| orfs::files(manifest, top, macros)),
            Export::Bender => bender::files(manifest).into_iter().collect(),
            Export::IpXact => each_top(manifest, ipxact::files),
            Export::SystemRdl => each_top(manifest, systemrdl::files),
            Export::Svd => each_top(manifest, svd::files),
            Export::Litex => litex::files(manifest),
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
