//! The GPUs, and the papers' units with their tables: `gpus.json` and `papers.json`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Demand, Rule, Technique};

/// A number and its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sourced {
    /// The number, in the unit of the field's name.
    pub value: f64,
    /// Its source.
    pub source: String,
}

/// A GPU, with its memory and its die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gpu {
    /// Its word for `--gpu`.
    pub name: String,
    /// Its name, for readers.
    pub title: String,
    /// The technology of its die, by name.
    pub process: String,
    /// Of the memory, in GB/s.
    pub bandwidth_gb_s: Sourced,
    /// Memory controllers.
    pub controllers: Sourced,
    /// In GHz.
    pub memory_clock_ghz: Sourced,
    /// Of the die, in mm².
    pub area_mm2: Sourced,
    /// Of the GPU, in W.
    pub power_w: Sourced,
    /// Operations on bf16, without sparsity, in 10^12 a second, where they are known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bf16_tflops: Option<Sourced>,
    /// The memory, in 10^9 bytes, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory_gb: Option<Sourced>,
    /// Energy of a bit between memory and die, in pJ, where there is a number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dram_pj_bit: Option<Banded>,
}

/// An uncertain number and its source.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Banded {
    /// The number, in the unit of the field's name.
    pub value: f64,
    /// The least and the most that it may be.
    pub band: [f64; 2],
    /// Its source.
    pub source: String,
}

impl Gpu {
    /// The demand on the units from its memory, or from a memory of another bandwidth.
    pub fn demand(&self, bandwidth_gb_s: Option<f64>, boost: f64) -> Demand {
        Demand {
            bandwidth_gb_s: bandwidth_gb_s.unwrap_or(self.bandwidth_gb_s.value),
            boost,
            controllers: self.controllers.value as u32,
            memory_clock_ghz: self.memory_clock_ghz.value,
        }
    }
}

/// A paper's units, and its table of the units that a GPU needs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Paper {
    /// The paper.
    pub paper: String,
    /// The table that the units are from.
    pub units: String,
    /// The table of the units that a GPU needs.
    pub table: String,
    /// The technology of its units, by name.
    pub process: String,
    /// How it counts units.
    pub rule: Rule,
    /// The GPU of that table.
    pub gpu: String,
    /// The highest compression ratio that is not to be slowed down.
    pub boost: f64,
    /// A correction made to the numbers, if any.
    pub note: Option<String>,
    /// The rounding of its printed numbers.
    pub rounding: Rounding,
    /// Its units, with the cells of its table.
    pub techniques: Vec<Printed>,
}

/// Half a unit of the last digit that is printed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rounding {
    /// In GHz.
    pub clock_ghz: f64,
    /// In µm².
    pub area_um2: f64,
    /// In mW.
    pub power_mw: f64,
}

/// A technique, and the cells of the paper's table for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Printed {
    /// Its units.
    #[serde(flatten)]
    pub technique: Technique,
    /// Verbatim as printed, since the digits matter.
    pub printed: BTreeMap<String, String>,
    /// The reason for each cell that rounding does not explain.
    #[serde(default)]
    pub unexplained: BTreeMap<String, String>,
}

// The files are part of the program: `the_files_are_read` and every use would find a mistake.
static GPUS: LazyLock<Vec<Gpu>> =
    LazyLock::new(|| serde_json::from_str(include_str!("gpus.json")).unwrap_or_default());
static PAPERS: LazyLock<Vec<Paper>> =
    LazyLock::new(|| serde_json::from_str(include_str!("papers.json")).unwrap_or_default());

/// The GPUs that are known.
pub fn gpus() -> &'static [Gpu] {
    &GPUS
}

/// The papers' units and tables.
pub fn papers() -> &'static [Paper] {
    &PAPERS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_read() {
        let gpus: Result<Vec<Gpu>, _> = serde_json::from_str(include_str!("gpus.json"));
        for gpu in gpus.unwrap() {
            let all = [
                gpu.bandwidth_gb_s,
                gpu.controllers,
                gpu.memory_clock_ghz,
                gpu.area_mm2,
                gpu.power_w,
            ];
            let some = [gpu.bf16_tflops, gpu.memory_gb].into_iter().flatten();
            for number in all.into_iter().chain(some) {
                assert!(number.value > 0.0 && !number.source.is_empty());
            }
            if let Some(Banded {
                value,
                band,
                source,
            }) = gpu.dram_pj_bit
            {
                assert!(band[0] <= value && value <= band[1] && !source.is_empty());
            }
        }
        let papers: Result<Vec<Paper>, _> = serde_json::from_str(include_str!("papers.json"));
        for paper in papers.unwrap() {
            assert!(gpus_has(&paper.gpu), "{}", paper.gpu);
        }
    }

    fn gpus_has(name: &str) -> bool {
        gpus().iter().any(|gpu| gpu.name == name)
    }
}
