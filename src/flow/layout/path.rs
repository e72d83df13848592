//! The longest path with wires and without, by OpenSTA.

use std::collections::HashMap;
use std::path::Path;

use super::super::liberty::Inverter;
use super::super::sta::{self, Timing};
use super::super::Result;
use super::circuit::{Circuit, End, Net};

/// The file of wires.
pub(super) const WIRES: &str = "wires.spef";
/// Reads the wires.
const READ: &str = "if {![read_parasitics wires.spef]} { puts \"Error: wires.spef was not read\" }
";
/// Reports the longest path pin by pin.
const WITH: &str = "longest
puts REPORT
report_checks -path_delay max -fields {capacitance slew input_pin} -digits 4
";

/// Prints the slack of each output pin. The property has another name in newer versions of OpenSTA.
const SLACKS: &str = "proc slack {pin edge} {
  if {[catch {get_property $pin max_${edge}_slack} slack]} {
    set slack [get_property $pin slack_max_$edge]
  }
  return $slack
}
foreach pin [get_pins */*] {
  if {[get_property $pin direction] == \"output\"} {
    set rise [slack $pin rise]
    set fall [slack $pin fall]
    puts \"SLACK [get_property $pin full_name] [expr {$rise < $fall ? $rise : $fall}]\"
  }
}
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
    let (with, _) = sta::time_with(folder, top, inverter, fo4_ns, &format!("{READ}{WITH}"))?;
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

/// The slack of each net with `wires.spef`, at its driver in `netlist.v`, in ns; infinite where no path is timed. Only
/// differences count.
pub(super) fn slacks(folder: &Path, circuit: &Circuit, inverter: &Inverter) -> Result<Vec<f64>> {
    let asked = format!("{READ}{SLACKS}");
    let load = inverter.capacitance;
    let text = sta::run(folder, "netlist.v", &circuit.module, inverter, load, &asked)?;
    let found = slacks_of(&text);
    if found.is_empty() {
        return Err(sta::misunderstood(&text));
    }
    let slack = |net: &Net| match net.ends.first() {
        Some(End::Block(block, pin, bit)) => {
            let pin = circuit.pin_name(*block, *pin, *bit);
            let name = format!("{}/{pin}", Circuit::block_name(*block));
            found.get(name.as_str()).copied()
        }
        _ => None,
    };
    let nets = circuit.nets.iter();
    Ok(nets
        .map(|net| slack(net).unwrap_or(f64::INFINITY))
        .collect())
}

/// The slacks that [`SLACKS`] printed, by pin.
fn slacks_of(text: &str) -> HashMap<&str, f64> {
    let lines = text.lines().filter_map(|line| {
        let (pin, slack) = line.strip_prefix("SLACK ")?.split_once(' ')?;
        Some((pin, slack.trim().parse().ok()?))
    });
    lines.collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slacks_are_read_by_pin() {
        let text = "PATH -0.5 a b\nSLACK c0/Y -1.5e-01\nSLACK c1/Q inf\nSLACK c2/Y\n";
        let found = slacks_of(text);
        assert_eq!(found["c0/Y"], -0.15);
        assert_eq!(found["c1/Q"], f64::INFINITY);
        assert_eq!(found.len(), 2);
    }
}
