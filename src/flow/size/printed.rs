//! A paper's own table beside what its numbers give here, cell by cell.

use serde::Serialize;

use super::data::{Paper, Printed};
use super::{Demand, Gpu, Sized, Unit};

/// A cell of a paper's table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// The table's technique.
    pub technique: String,
    /// The cell's column.
    pub name: String,
    /// The paper's number, as printed.
    pub printed: String,
    /// From the unrounded numbers.
    pub computed: f64,
    /// How both agree.
    pub agreement: Agreement,
}

/// How a computed cell agrees with the printed one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Agreement {
    /// To the last digit.
    Same,
    /// If the numbers that it comes from are taken within their rounding.
    Rounding,
    /// Not even so.
    Outside {
        /// Why no rounding explains it; empty where the paper's data say nothing.
        reason: String,
    },
}

/// The interval of a cell's value, if each number that it comes from is anywhere within its
/// rounding.
#[derive(Clone, Copy, Debug)]
struct Between {
    low: f64,
    high: f64,
}

impl Between {
    fn around(middle: f64, by: f64) -> Self {
        Between {
            low: middle - by,
            high: middle + by,
        }
    }

    fn times(self, factor: f64) -> Self {
        Between {
            low: self.low * factor,
            high: self.high * factor,
        }
    }

    fn plus(self, other: Self) -> Self {
        Between {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    /// Whether any number in the interval rounds to the printed one.
    fn prints_as(self, printed: &str) -> bool {
        let digits = printed.split_once('.').map_or(0, |(_, after)| after.len());
        let half = 0.5 * 10f64.powi(-(digits as i32)) * (1.0 + 1e-9);
        let number: f64 = printed.parse().unwrap_or(f64::NAN);
        self.low <= number + half && self.high >= number - half
    }
}

/// One half's cells.
struct Half {
    computed: Sized,
    units: Between,
    area: Between,
    power: Between,
}

/// Compares the paper's table with cells computed from the paper's own numbers for its GPU.
pub fn compare(paper: &Paper, gpu: &Gpu) -> Vec<Cell> {
    let demand = gpu.demand(None, paper.boost);
    let cells = |printed| technique(paper, printed, &demand, gpu);
    paper.techniques.iter().flat_map(cells).collect()
}

fn technique(paper: &Paper, printed: &Printed, demand: &Demand, gpu: &Gpu) -> Vec<Cell> {
    let unit = &printed.technique;
    let compressor = half(paper, printed, demand, "compressor", &unit.compressor);
    let decompressor = half(paper, printed, demand, "decompressor", &unit.decompressor);
    let row = paper.rule.size(unit, demand, gpu);
    let units = compressor.units.plus(decompressor.units);
    let area = compressor.area.plus(decompressor.area);
    let power = compressor.power.plus(decompressor.power);
    let power_w = row.power_w.unwrap_or(f64::NAN);
    let of_half = |half: &Half, cell: &str| match cell {
        "units" => Some((half.computed.units as f64, half.units)),
        "area" => Some((half.computed.area_mm2, half.area)),
        "power" => Some((half.computed.power_w?, half.power)),
        _ => None,
    };
    let find = |name: &str| match name.split_once(' ')? {
        ("compressor", cell) => of_half(&compressor, cell),
        ("decompressor", cell) => of_half(&decompressor, cell),
        ("both", "units") => Some((row.units as f64, units)),
        ("both", "area") => Some((row.area_mm2, area)),
        ("both", "power") => Some((power_w, power)),
        ("area", _) => Some((row.area_percent, area.times(100.0 / gpu.area_mm2.value))),
        ("power", _) => Some((row.power_percent?, power.times(100.0 / gpu.power_w.value))),
        _ => None,
    };
    let cell = |(name, text): (&String, &String)| {
        let (computed, between) = find(name)?;
        let digits = text.split_once('.').map_or(0, |(_, after)| after.len());
        let agreement = match printed.unexplained.get(name) {
            _ if format!("{computed:.digits$}") == *text => Agreement::Same,
            _ if between.prints_as(text) => Agreement::Rounding,
            reason => Agreement::Outside {
                reason: reason.cloned().unwrap_or_default(),
            },
        };
        Some(Cell {
            technique: unit.name.clone(),
            name: name.clone(),
            printed: text.clone(),
            computed,
            agreement,
        })
    };
    printed.printed.iter().filter_map(cell).collect()
}

fn half(paper: &Paper, printed: &Printed, demand: &Demand, name: &str, unit: &Unit) -> Half {
    let by = paper.rounding;
    let at = |clock_ghz| {
        let unit = Unit {
            clock_ghz,
            ..unit.clone()
        };
        paper.rule.count(&unit, demand).units as f64
    };
    let units = Between {
        low: at(unit.clock_ghz + by.clock_ghz),
        high: at(unit.clock_ghz - by.clock_ghz),
    };
    let computed = paper.rule.count(unit, demand);
    // The paper's area and power are of the units that it prints.
    let count = (printed.printed.get(&format!("{name} units")))
        .and_then(|text| text.parse().ok())
        .unwrap_or(computed.units as f64);
    let power_mw = unit.power_mw.unwrap_or(f64::NAN);
    Half {
        computed,
        units,
        area: Between::around(unit.area_um2, by.area_um2).times(count / 1e6),
        power: Between::around(power_mw, by.power_mw).times(count / 1e3),
    }
}
