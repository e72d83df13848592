//! How many units a GPU needs so that they keep up with its memory, and what share of
//! the GPU they are: the arithmetic of E2MC's table IV and of CF 2025's table 4.

mod data;
pub mod printed;

use serde::{Deserialize, Serialize};

pub use data::{gpus, papers, Banded, Gpu, Paper, Printed, Rounding, Sourced};

/// How the units are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rule {
    /// CF 2025: each memory controller has compressors for its whole bandwidth, and
    /// decompressors for its whole bandwidth, at a multiple of the memory's clock.
    Controller,
    /// E2MC: one half of the GPU's bandwidth is written and the other read, the units
    /// run as fast as they can, and boost times as many as for plain data are needed.
    Shared,
}

/// The demand of a GPU's memory on its units.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Demand {
    /// Of the memory, in GB/s.
    pub bandwidth_gb_s: f64,
    /// The highest compression ratio that is not to be slowed down.
    pub boost: f64,
    /// Memory controllers.
    pub controllers: u32,
    /// In GHz.
    pub memory_clock_ghz: f64,
}

/// One compressor or decompressor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Unit {
    /// Bytes of a block.
    pub block_bytes: u32,
    /// From block to block.
    pub cycles: u32,
    /// The highest that it takes.
    pub clock_ghz: f64,
    /// In µm².
    pub area_um2: f64,
    /// None if it was not measured.
    #[serde(default)]
    pub power_mw: Option<f64>,
    /// The clock of that power; None if the power is used without scaling.
    #[serde(default)]
    pub power_at_ghz: Option<f64>,
    /// Memories that the area leaves out, in bits.
    #[serde(default)]
    pub memory_bits: u64,
    /// Their estimated area, in µm²; None if there is no estimate.
    #[serde(default)]
    pub memory_area_um2: Option<f64>,
}

/// A compressor and the decompressor that belongs to it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Technique {
    /// Its name.
    pub name: String,
    /// One compressor.
    pub compressor: Unit,
    /// One decompressor.
    pub decompressor: Unit,
}

/// As many units of one kind as are needed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sized {
    /// At which a unit runs.
    pub clock_ghz: f64,
    /// Of a unit at that clock.
    pub unit_gb_s: f64,
    /// Where each controller has units of its own.
    pub units_per_controller: Option<u64>,
    /// Of the GPU.
    pub units: u64,
    /// Of all units, in mm², memories included where their area is estimated.
    pub area_mm2: f64,
    /// Of all units, in W; none where a unit's was not measured.
    pub power_w: Option<f64>,
    /// Memories of all units, in bits.
    pub memory_bits: u64,
    /// The memories' part of the area, in mm²; None if it is not estimated.
    pub memory_mm2: Option<f64>,
}

/// Both kinds, and both together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The technique.
    pub name: String,
    /// The compressors.
    pub compressor: Sized,
    /// The decompressors.
    pub decompressor: Sized,
    /// Units of both kinds.
    pub units: u64,
    /// Of all units, in mm², memories included where their area is estimated.
    pub area_mm2: f64,
    /// Of all units, in W; none where a unit's was not measured.
    pub power_w: Option<f64>,
    /// Of the GPU's die.
    pub area_percent: f64,
    /// Of the GPU's power.
    pub power_percent: Option<f64>,
    /// Memories of all units, in bits.
    pub memory_bits: u64,
    /// The memories' part of the area, in mm²; None if it is not estimated for one half.
    pub memory_mm2: Option<f64>,
}

impl Row {
    /// A note on the memories of the units, if they have any.
    pub fn memory_note(&self, gpu: &Gpu) -> Option<String> {
        if self.memory_bits == 0 {
            return None;
        }
        let bits = crate::terms::count(self.memory_bits, "bit");
        Some(match self.memory_mm2 {
            Some(area) => format!(
                "{bits} of memories: {area:.2} mm² of the area, {:.2} % of the die, by estimate",
                100.0 * area / gpu.area_mm2.value
            ),
            None => format!("{bits} of memories are not counted: no estimate of their area"),
        })
    }
}

/// The quotient of two frequencies or bandwidths is a few units in the last place off,
/// and that must not cost a unit.
const SLACK: f64 = 1e-9;

fn ceil(x: f64) -> u64 {
    (x * (1.0 - SLACK)).ceil() as u64
}

/// The largest multiple of `step` that is not above `highest`, or where there is none its
/// largest fraction 1/2, 1/3, …
pub fn stepped(highest: f64, step: f64) -> f64 {
    let times = (highest / step * (1.0 + SLACK)).floor();
    if times >= 1.0 {
        times * step
    } else {
        step / ceil(step / highest) as f64
    }
}

impl Rule {
    /// The clock, the units of a controller and those of the GPU.
    pub(crate) fn count(self, unit: &Unit, demand: &Demand) -> Sized {
        let clock_ghz = match self {
            Rule::Controller => stepped(unit.clock_ghz, demand.memory_clock_ghz),
            Rule::Shared => unit.clock_ghz,
        };
        let unit_gb_s = f64::from(unit.block_bytes) / f64::from(unit.cycles) * clock_ghz;
        let (per_controller, units) = match self {
            Rule::Controller => {
                let share = demand.bandwidth_gb_s / f64::from(demand.controllers);
                let each = ceil(demand.boost * share / unit_gb_s);
                (Some(each), each * u64::from(demand.controllers))
            }
            Rule::Shared => {
                let plain = ceil(demand.bandwidth_gb_s / 2.0 / unit_gb_s);
                (None, ceil(demand.boost * plain as f64))
            }
        };
        let scale = unit.power_at_ghz.map_or(1.0, |at| clock_ghz / at);
        let all_mm2 = |each_um2: f64| units as f64 * each_um2 / 1e6;
        let memory_mm2 = unit.memory_area_um2.map(all_mm2);
        Sized {
            clock_ghz,
            unit_gb_s,
            units_per_controller: per_controller,
            units,
            area_mm2: all_mm2(unit.area_um2) + memory_mm2.unwrap_or(0.0),
            memory_mm2,
            power_w: unit.power_mw.map(|mw| units as f64 * mw * scale / 1e3),
            memory_bits: units * unit.memory_bits,
        }
    }

    /// Sizes a technique for a GPU.
    pub fn size(self, technique: &Technique, demand: &Demand, gpu: &Gpu) -> Row {
        let compressor = self.count(&technique.compressor, demand);
        let decompressor = self.count(&technique.decompressor, demand);
        let area_mm2 = compressor.area_mm2 + decompressor.area_mm2;
        let power_w = (compressor.power_w).and_then(|w| Some(w + decompressor.power_w?));
        Row {
            name: technique.name.clone(),
            units: compressor.units + decompressor.units,
            area_mm2,
            power_w,
            area_percent: 100.0 * area_mm2 / gpu.area_mm2.value,
            power_percent: power_w.map(|w| 100.0 * w / gpu.power_w.value),
            memory_bits: compressor.memory_bits + decompressor.memory_bits,
            memory_mm2: compressor
                .memory_mm2
                .zip(decompressor.memory_mm2)
                .map(|(compressors, decompressors)| compressors + decompressors),
            compressor,
            decompressor,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_a_multiple_of_the_memorys_or_its_fraction() {
        for (highest, step, clock) in [
            (10.5, 1.75, 10.5),
            (10.49, 1.75, 8.75),
            (3.3, 1.75, 1.75),
            (1.75, 1.75, 1.75),
            (1.74, 1.75, 0.875),
            (0.875, 1.75, 0.875),
            (0.3, 1.75, 1.75 / 6.0),
        ] {
            assert!((stepped(highest, step) - clock).abs() < 1e-12, "{highest}");
        }
    }

    #[test]
    fn a_quotient_that_is_whole_costs_no_unit_more() {
        // 448 GB/s by units of 128 bytes in 9 cycles at 1.75 GHz: 18, and not 19.
        assert_eq!(ceil(448.0 / (128.0 / 9.0 * 1.75)), 18);
        assert_eq!(ceil(18.000001), 19);
        assert_eq!(ceil(0.4), 1);
    }
}
