//! Results of synthesis of a module.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::corners::CornerTiming;
use super::sta::{Hold, Timing};

/// Area, cells and timing of a synthesised module. Memory modules (`hdlgen_ram_…`), whose places macros
/// take, are counted apart: none of their registers or bits is in the logic.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Synthesis {
    /// The module.
    pub module: String,
    /// The library's name.
    pub library: String,
    /// How many of each cell.
    pub cells: BTreeMap<String, u64>,
    /// How many cells.
    pub cell_count: u64,
    /// Clock gates, of a flip-flop's latch and an AND, which `cells` has not.
    #[serde(default)]
    pub clock_gates: u64,
    /// Of the logic, in the library's unit (mostly µm²).
    pub area: f64,
    /// The two-input NAND that gate equivalents are counted in ([`Library::nand2`]).
    ///
    /// [`Library::nand2`]: super::liberty::Library::nand2
    pub nand2: String,
    /// Area of the logic in thousands of that NAND.
    pub kge: f64,
    /// Flip-flops, which `cells` has too.
    pub flip_flops: u64,
    /// Memories.
    pub memories: Vec<Memory>,
    /// Bits of all memories.
    pub memory_bits: u64,
    /// Estimated area of all memories in µm², where the node is known.
    pub memory_area: Option<f64>,
    /// The library's node in nm, if it is known.
    pub node_nm: Option<f64>,
    /// The longest path, with data out of the memories at the clock's edge.
    pub timing: Timing,
    /// The longest path if data come out of the memories after their access time; None without memories.
    pub timing_with_memories: Option<Timing>,
    /// The hold check of the library's own corner, if there is a path from register to register.
    #[serde(default)]
    pub hold: Option<Hold>,
    /// Uncertainty of the clock's edges in ns; no path or slack counts it.
    #[serde(default)]
    pub uncertainty_ns: f64,
    /// The timing at other corners.
    #[serde(default)]
    pub corners: Vec<CornerTiming>,
    /// The module's instances, where the hierarchy was kept: see [`Part`].
    pub parts: Vec<Part>,
    /// Yosys's version.
    pub yosys: String,
    /// OpenSTA's version.
    pub sta: String,
}

/// A memory module of a design.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// The module.
    pub module: String,
    /// How many of it there are.
    pub count: u64,
    /// Bits of one.
    pub bits: u64,
    /// Words of one.
    pub words: u64,
    /// Estimated area of one in µm², where the node is known.
    pub area: Option<f64>,
    /// From the clock's edge to the data, in ns, as estimated or given.
    pub access_ns: f64,
}

/// The area of an instance within the module, with all that is in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The instance's name; empty for the cells in no instance.
    pub instance: String,
    /// Its module.
    pub module: String,
    /// In the library's unit.
    pub area: f64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Bits of memories, which the area does not count.
    pub memory_bits: u64,
}
