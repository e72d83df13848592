//! The designs by name.

use crate::codec::{Codec, FpcOpt};
use crate::hdl::DesignError;
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;
use crate::rtl::fpc;
use crate::terms::Geometry;

use super::Role;

/// A design that has no tables.
#[derive(Debug)]
pub struct Technique {
    /// As `--design` takes it; of the codec, too.
    pub name: &'static str,
    /// What it is, in a line.
    pub about: &'static str,
    /// Words or planes that may be worked on at a time; none if that is fixed.
    pub lanes: &'static [u32],
    /// Whether there are two forms of concatenation.
    pub concatenation: bool,
    /// Pipeline stages of the compressor and the decompressor where none are
    /// given; none if they are fixed.
    pub stages: Option<[u32; 2]>,
    /// The most stages that one half can be cut into.
    pub most_stages: fn(&Parameters, Role) -> u32,
    pub core: fn(&Parameters, Role) -> Result<Core, DesignError>,
    pub model: fn(Geometry) -> Box<dyn Codec>,
}

/// Every one of them, in the order in which they are printed.
pub static TECHNIQUES: &[Technique] = &[Technique {
    name: "fpc-opt",
    about: "FPC without runs of zeros: 32 or 16 words in parallel (paper: Renz, Lal, CF 2025)",
    lanes: &[32, 16],
    concatenation: true,
    stages: Some([3, 3]),
    most_stages: |p, role| match role {
        Role::Compressor => fpc::opt_compressor::weights(p).len() as u32,
        Role::Decompressor => fpc::opt_decompressor::weights(p).len() as u32,
    },
    core: |p, role| match role {
        Role::Compressor => fpc::opt_compressor::compressor(p),
        Role::Decompressor => fpc::opt_decompressor::decompressor(p),
    },
    model: |geometry| Box::new(FpcOpt::new(geometry.block())),
}];

impl Technique {
    pub fn find(name: &str) -> Option<&'static Technique> {
        TECHNIQUES.iter().find(|technique| technique.name == name)
    }
}
