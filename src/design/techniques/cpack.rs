//! The design of C-Pack.

use super::Technique;
use crate::design::Role;
use crate::rtl::cpack;

pub(super) const CPACK: Technique = Technique {
    name: "cpack",
    about: "C-Pack, two words per cycle (Chen et al., IEEE TVLSI 2010)",
    plan: include_str!("../../../testbench/plan/cpack.toml"),
    lanes: &[],
    concatenation: false,
    stages: &[],
    core: |p, role| match role {
        Role::Compressor => cpack::compressor::compressor(p),
        Role::Decompressor => cpack::decompressor::decompressor(p),
    },
};
