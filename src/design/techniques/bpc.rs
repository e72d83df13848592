//! The designs of BPC's formats.

use super::Technique;
use crate::design::Role;
use crate::hdl::DesignError;
use crate::rtl::bpc::Tags;
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;
use crate::rtl::{bpc, bpc_mc};

pub(super) const OPT: Technique = Technique {
    name: "bpc-opt",
    about: "BPC without runs of zeros, bit planes in parallel (Renz, Lal, CF 2025)",
    plan: include_str!("../../../testbench/plan/bpc-opt.toml"),
    lanes: &[32, 16],
    concatenation: true,
    stages: &[[8, 13], [8, 13]],
    core: |p, role| bpc_core(p, role, Tags::All),
};

pub(super) const GROUP: Technique = Technique {
    name: "bpc-group",
    about: "bpc-opt without the tags of groups of zero planes; this project's own",
    plan: include_str!("../../../testbench/plan/bpc-group.toml"),
    lanes: &[32, 16],
    concatenation: true,
    stages: &[[9, 14], [9, 14]],
    core: |p, role| bpc_core(p, role, Tags::Groups),
};

pub(super) const MC: Technique = Technique {
    name: "bpc-mc",
    about: "BPC with its tags first and runs of zeros: the BPC-8 of Renz, Lal, CF 2025",
    plan: include_str!("../../../testbench/plan/bpc-mc.toml"),
    lanes: &[8],
    concatenation: false,
    stages: &[],
    core: |p, role| match role {
        Role::Compressor => bpc_mc::compressor::compressor(p),
        Role::Decompressor => bpc_mc::decompressor::decompressor(p),
    },
};

fn bpc_core(p: &Parameters, role: Role, tags: Tags) -> Result<Core, DesignError> {
    match role {
        Role::Compressor => bpc::compressor::compressor(p, tags),
        Role::Decompressor => bpc::decompressor::decompressor(p, tags),
    }
}
