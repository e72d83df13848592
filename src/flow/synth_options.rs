//! How a module is synthesised.

use std::path::PathBuf;

use super::cache;
use super::corners::Corner;

/// How a module is synthesised.
#[derive(Clone, Debug)]
pub struct SynthOptions {
    /// A Liberty file, gzip or not; the OSU 180 nm library if none is named.
    pub liberty: Option<PathBuf>,
    /// Whether modules are merged into one, so that logic is shared across them.
    pub flatten: bool,
    /// The path in ns that is fast enough; as fast as can be if there is none.
    pub target_ns: Option<f64>,
    /// The implementation of memories.
    pub memories: Memories,
    /// From the clock's edge to a memory's data, in ns; estimated by default.
    pub memory_access_ns: Option<f64>,
    /// The library's node in nm, for the area of memories; taken from its name by default.
    pub node_nm: Option<f64>,
    /// Whether flip-flops that share an enable have a gated clock (`flow::clock_gating`).
    pub clock_gating: bool,
    /// Uncertainty of the clock's edges in ns; it counts in each clock frequency and hold check.
    pub uncertainty_ns: f64,
    /// Corners at which the mapped netlist is timed, too.
    pub corners: Vec<Corner>,
    /// The folder that keeps results; none are kept without one.
    pub cache: Option<PathBuf>,
}

impl Default for SynthOptions {
    fn default() -> SynthOptions {
        SynthOptions {
            liberty: None,
            flatten: true,
            target_ns: None,
            memories: Memories::Macros,
            memory_access_ns: None,
            node_nm: None,
            clock_gating: false,
            uncertainty_ns: 0.0,
            corners: Vec::new(),
            cache: None,
        }
    }
}

/// The implementation of memory modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memories {
    /// Black boxes, whose area and access time are estimated ([`super::sram`]).
    Macros,
    /// Flip-flops and multiplexers.
    Flops,
}

impl SynthOptions {
    /// The defaults, and results kept where they are kept by default.
    pub fn cached() -> SynthOptions {
        SynthOptions {
            cache: cache::default_folder(),
            ..SynthOptions::default()
        }
    }
}
