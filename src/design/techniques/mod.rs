//! The techniques that have no tables, by name.

mod bdi;
mod bpc;
mod cpack;
mod fpc;

use crate::hdl::DesignError;
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;

use super::Role;

/// A design that has no tables.
#[derive(Debug)]
pub struct Technique {
    /// As `--design` takes it; of the codec, too.
    pub name: &'static str,
    /// A description in one line.
    pub about: &'static str,
    /// The test plan (`testbench/plan`).
    pub plan: &'static str,
    /// Words or planes that may be processed in parallel, the default first; empty if it is always a whole block.
    pub lanes: &'static [u32],
    /// Whether there are two forms of concatenation.
    pub concatenation: bool,
    /// Default pipeline stages of the compressor and the decompressor: with a lane for each word, and with
    /// half as many if lanes are a choice; empty if stages are no parameter.
    pub stages: &'static [[u32; 2]],
    /// Makes the core of one half.
    pub core: fn(&Parameters, Role) -> Result<Core, DesignError>,
}

/// All techniques, in the order in which they are printed.
pub static TECHNIQUES: &[Technique] = &[
    fpc::OPT,
    bpc::OPT,
    bpc::GROUP,
    fpc::MC,
    bpc::MC,
    bdi::BDI,
    bdi::M_BDI,
    cpack::CPACK,
];

impl Technique {
    /// The technique of this name.
    pub fn find(name: &str) -> Option<&'static Technique> {
        TECHNIQUES.iter().find(|technique| technique.name == name)
    }
}
