//! The designs of FPC's formats.

use super::Technique;
use crate::design::Role;
use crate::rtl::fpc;

pub(super) const OPT: Technique = Technique {
    name: "fpc-opt",
    about: "FPC without runs of zeros, words in parallel (Renz, Lal, CF 2025)",
    plan: include_str!("../../../testbench/plan/fpc-opt.toml"),
    lanes: &[32, 16],
    concatenation: true,
    stages: &[[4, 6], [6, 6]],
    core: |p, role| match role {
        Role::Compressor => fpc::opt_compressor::compressor(p),
        Role::Decompressor => fpc::opt_decompressor::decompressor(p),
    },
};

pub(super) const MC: Technique = Technique {
    name: "fpc-mc",
    about: "FPC with its tags first and runs of zeros: the FPC-8 of Renz, Lal, CF 2025",
    plan: include_str!("../../../testbench/plan/fpc-mc.toml"),
    lanes: &[8],
    concatenation: false,
    stages: &[],
    core: |p, role| match role {
        Role::Compressor => fpc::mc_compressor::compressor(p),
        Role::Decompressor => fpc::mc_decompressor::decompressor(p),
    },
};
