//! The designs of BDI and M-BDI.

use super::Technique;
use crate::design::Role;
use crate::rtl::bdi;

pub(super) const BDI: Technique = Technique {
    name: "bdi",
    about: "Base-Delta-Immediate, all encodings in parallel (Pekhimenko et al., PACT 2012)",
    plan: include_str!("../../../testbench/plan/bdi.toml"),
    lanes: &[],
    concatenation: false,
    stages: &[[2, 2]],
    core: |p, role| match role {
        Role::Compressor => bdi::compressor::bdi(p),
        Role::Decompressor => bdi::decompressor::bdi(p),
    },
};

pub(super) const M_BDI: Technique = Technique {
    name: "m-bdi",
    about: "MAG-aware BDI, all encodings in parallel; the layout is this project's own",
    plan: include_str!("../../../testbench/plan/m-bdi.toml"),
    lanes: &[],
    concatenation: false,
    stages: &[[2, 1]],
    core: |p, role| match role {
        Role::Compressor => bdi::compressor::m_bdi(p),
        Role::Decompressor => bdi::decompressor::m_bdi(p),
    },
};
