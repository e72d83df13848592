//! The longest path with wires and without, by OpenSTA.

use std::path::Path;

use super::super::liberty::Inverter;
use super::super::sta::{self, Timing};
use super::super::Result;
use super::circuit::Circuit;

/// The file of wires.
pub(super) const WIRES: &str = "wires.spef";
/// Reads the wires, and reports the longest path pin by pin.
const WITH: &str = "if {![read_parasitics wires.spef]} { puts \"Error: wires.spef was not read\" }
longest
puts REPORT
report_checks -path_delay max -fields {capacitance slew input_pin} -digits 4
";

/// Both clocks.
pub(super) struct Timed {
    pub without: Timing,
    pub with: Timing,
    /// The path that is longest with wires, without them.
    pub same_path_without_ns: f64,
    /// The delay of its wires.
    pub in_wires_ns: f64,
}

/// Times `netlist.v` with and without `wires.spef`.
pub(super) fn time(
    folder: &Path,
    circuit: &Circuit,
    inverter: &Inverter,
    fo4_ns: f64,
) -> Result<Timed> {
    let top = &circuit.module;
    let (with, _) = sta::time_with(folder, top, inverter, fo4_ns, WITH)?;
    let stops = stops(&with.report);
    let through: String = (stops.iter().map(|stop| &stop.pin))
        .filter(|pin| pin.contains('/'))
        .skip(1)
        .map(|pin| format!(" -through [get_pins {pin}]"))
        .collect();
    let asked = format!("longest\nlongest{through}\n");
    let (without, paths) = sta::time_with(folder, top, inverter, fo4_ns, &asked)?;
    let same = paths.get(1).copied();
    Ok(Timed {
        same_path_without_ns: same.ok_or_else(|| sta::misunderstood(&with.report))?,
        in_wires_ns: (stops.iter())
            .filter(|stop| stop.is_input)
            .map(|stop| stop.delay_ns)
            .sum(),
        without: named(without, circuit),
        with: named(with, circuit),
    })
}

/// Ends by the names that the source has.
fn named(timing: Timing, circuit: &Circuit) -> Timing {
    Timing {
        start: circuit.source_of(&timing.start),
        end: circuit.source_of(&timing.end),
        ..timing
    }
}

/// A pin of a path.
#[derive(Debug, PartialEq)]
struct Stop {
    pin: String,
    delay_ns: f64,
    /// Whether a wire leads to it.
    is_input: bool,
}

/// The pins of a reported path, from the first one behind the clock on.
fn stops(report: &str) -> Vec<Stop> {
    let mut stops = Vec::new();
    for line in report.lines() {
        if line.contains("data arrival time") {
            break;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let edge = words.iter().position(|word| *word == "^" || *word == "v");
        let (Some(edge), Some(pin)) = (edge, edge.and_then(|edge| words.get(edge + 1))) else {
            continue;
        };
        // … delay, arrival, edge, pin.
        let delay = edge.checked_sub(2).and_then(|at| words[at].parse().ok());
        let Some(delay_ns) = delay else {
            continue;
        };
        // A cell's output has a capacitance before its slew and delay.
        let is_input = edge < 4;
        stops.push(Stop {
            pin: (*pin).into(),
            delay_ns,
            is_input,
        });
    }
    stops
}
