//! The techniques that have no tables, by name.

use crate::hdl::DesignError;
use crate::rtl::bpc::Tags;
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;
use crate::rtl::{bdi, bpc, bpc_mc, cpack, fpc};

use super::Role;

/// A design that has no tables.
#[derive(Debug)]
pub struct Technique {
    /// As `--design` takes it; of the codec, too.
    pub name: &'static str,
    /// A description in one line.
    pub about: &'static str,
    /// Words or planes that may be worked on at a time, the default first; none if
    /// it is all of a block.
    pub lanes: &'static [u32],
    /// Whether there are two forms of concatenation.
    pub concatenation: bool,
    /// Pipeline stages of the compressor and the decompressor where none are given: with a lane for
    /// each word, and with half as many if lanes are a choice; none if they are no parameter.
    pub stages: &'static [[u32; 2]],
    /// Makes the core of one half.
    pub core: fn(&Parameters, Role) -> Result<Core, DesignError>,
}

/// Every one of them, in the order in which they are printed.
pub static TECHNIQUES: &[Technique] = &[
    Technique {
        name: "fpc-opt",
        about: "FPC without runs of zeros, words in parallel (Renz, Lal, CF 2025)",
        lanes: &[32, 16],
        concatenation: true,
        stages: &[[4, 6], [6, 6]],
        core: |p, role| match role {
            Role::Compressor => fpc::opt_compressor::compressor(p),
            Role::Decompressor => fpc::opt_decompressor::decompressor(p),
        },
    },
    Technique {
        name: "bpc-opt",
        about: "BPC without runs of zeros, bit planes in parallel (Renz, Lal, CF 2025)",
        lanes: &[32, 16],
        concatenation: true,
        stages: &[[8, 13], [8, 13]],
        core: |p, role| bpc_core(p, role, Tags::All),
    },
    Technique {
        name: "bpc-group",
        about: "bpc-opt without the tags of groups of zero planes; this project's own",
        lanes: &[32, 16],
        concatenation: true,
        stages: &[[9, 14], [9, 14]],
        core: |p, role| bpc_core(p, role, Tags::Groups),
    },
    Technique {
        name: "fpc-mc",
        about: "FPC with its tags first and runs of zeros: the FPC-8 of Renz, Lal, CF 2025",
        lanes: &[8],
        concatenation: false,
        stages: &[],
        core: |p, role| match role {
            Role::Compressor => fpc::mc_compressor::compressor(p),
            Role::Decompressor => fpc::mc_decompressor::decompressor(p),
        },
    },
    Technique {
        name: "bpc-mc",
        about: "BPC with its tags first and runs of zeros: the BPC-8 of Renz, Lal, CF 2025",
        lanes: &[8],
        concatenation: false,
        stages: &[],
        core: |p, role| match role {
            Role::Compressor => bpc_mc::compressor::compressor(p),
            Role::Decompressor => bpc_mc::decompressor::decompressor(p),
        },
    },
    Technique {
        name: "bdi",
        about: "Base-Delta-Immediate, all encodings side by side (Pekhimenko et al., PACT 2012)",
        lanes: &[],
        concatenation: false,
        stages: &[[2, 2]],
        core: |p, role| match role {
            Role::Compressor => bdi::compressor::bdi(p),
            Role::Decompressor => bdi::decompressor::bdi(p),
        },
    },
    Technique {
        name: "m-bdi",
        about: "MAG-aware BDI, all encodings side by side; the layout is this project's own",
        lanes: &[],
        concatenation: false,
        stages: &[[2, 1]],
        core: |p, role| match role {
            Role::Compressor => bdi::compressor::m_bdi(p),
            Role::Decompressor => bdi::decompressor::m_bdi(p),
        },
    },
    Technique {
        name: "cpack",
        about: "C-Pack, two words a cycle (Chen et al., IEEE TVLSI 2010)",
        lanes: &[],
        concatenation: false,
        stages: &[],
        core: |p, role| match role {
            Role::Compressor => cpack::compressor::compressor(p),
            Role::Decompressor => cpack::decompressor::decompressor(p),
        },
    },
];

fn bpc_core(p: &Parameters, role: Role, tags: Tags) -> Result<Core, DesignError> {
    match role {
        Role::Compressor => bpc::compressor::compressor(p, tags),
        Role::Decompressor => bpc::decompressor::decompressor(p, tags),
    }
}

impl Technique {
    /// The technique of this name.
    pub fn find(name: &str) -> Option<&'static Technique> {
        TECHNIQUES.iter().find(|technique| technique.name == name)
    }
}
