//! OpenSTA: the longest path of a netlist, and the library's FO4 delay to measure it in.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::liberty::Inverter;
use super::tools::{self, Tool};
use super::{FlowError, Result};

/// The beginning of every script.
pub(super) const SCRIPT: &str = include_str!("sta.tcl");
/// The commands that report the path in detail; the report follows the path itself.
const REPORT: &str = "longest\nshortest\nputs REPORT\nreport_checks -path_delay max -fields {fanout capacitance slew} -digits 4\n";
/// The clock's period in ns: only differences from it count.
pub(super) const PERIOD: f64 = 1.0;
/// Inverters before and between the two points of the FO4 chain: the first ones give
/// the edges their shape, and an even number between averages rise and fall.
const FO4_STAGES: [usize; 2] = [8, 10];

/// The longest path of a module: from a register, memory or input port to a register,
/// memory or output port, with clock-to-output and setup times, and no wires.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timing {
    /// In ns.
    pub path_ns: f64,
    /// In FO4 delays of the library.
    pub path_fo4: f64,
    /// The clock frequency in MHz that the path allows.
    pub fmax_mhz: f64,
    /// Where it starts: a register by the name of the signal that it drives, a port, or
    /// a memory's port, through the hierarchy.
    pub start: String,
    /// Where it ends.
    pub end: String,
    /// The delay in ps of an inverter that drives four like it, rise and fall averaged.
    pub fo4_ps: f64,
    /// That inverter, which also drives each input port; each output port drives another.
    pub inverter: String,
    /// The path cell by cell, as OpenSTA prints it. Its clock of 1 ns has no meaning.
    pub report: String,
}

/// The hold check with the least slack, of paths from register to register, with an ideal clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hold {
    /// Slack: the time that the data stay beyond the hold time, in ns; below 0 is a violation.
    pub slack_ns: f64,
    /// The register where the path starts, as in [`Timing`].
    pub start: String,
    /// The register where it ends.
    pub end: String,
}

/// Times module `top` of `netlist.v` in `folder`, which has `cells.lib` and, where
/// the module has memories, `memories.lib`.
pub(super) fn time(
    folder: &Path,
    top: &str,
    inverter: &Inverter,
    fo4_ns: f64,
) -> Result<(Timing, Option<Hold>)> {
    let (timing, _, hold) = asked(folder, top, inverter, fo4_ns, REPORT)?;
    Ok((timing, hold))
}

/// Times with `commands`, which must print the longest path first. Returns the timing of that path, and the
/// lengths of all printed paths.
pub(super) fn time_with(
    folder: &Path,
    top: &str,
    inverter: &Inverter,
    fo4_ns: f64,
    commands: &str,
) -> Result<(Timing, Vec<f64>)> {
    let (timing, all, _) = asked(folder, top, inverter, fo4_ns, commands)?;
    Ok((timing, all))
}

/// The results of OpenSTA for `commands`: the first path, the lengths of all paths, and the hold check.
fn asked(
    folder: &Path,
    top: &str,
    inverter: &Inverter,
    fo4_ns: f64,
    commands: &str,
) -> Result<(Timing, Vec<f64>, Option<Hold>)> {
    let load = inverter.capacitance;
    let text = run(folder, "netlist.v", top, inverter, load, commands)?;
    if text.contains("NO PATH") {
        return Err(FlowError::Request(format!("module {top} has no path")));
    }
    let paths = paths(&text)?;
    let all = paths.iter().map(|(path_ns, ..)| *path_ns).collect();
    let (path_ns, start, end) = paths.first().ok_or_else(|| misunderstood(&text))?;
    let report = text.split_once("REPORT\n").map_or("", |(_, after)| after);
    let timing = Timing {
        path_ns: *path_ns,
        path_fo4: path_ns / fo4_ns,
        fmax_mhz: 1000.0 / path_ns,
        start: source_name(start),
        end: source_name(end),
        fo4_ps: 1000.0 * fo4_ns,
        inverter: inverter.cell.clone(),
        report: report.trim().into(),
    };
    Ok((timing, all, hold(&text)?))
}

/// The FO4 delay in ns.
pub(super) fn fo4(folder: &Path, inverter: &Inverter) -> Result<f64> {
    let [before, between] = FO4_STAGES;
    let Inverter {
        cell,
        input,
        output,
        ..
    } = inverter;
    let mut text = "module fo4 (input n0, output early, output late);\n".to_string();
    for stage in 0..before + between + 2 {
        let next = stage + 1;
        text += &format!("{cell} u{stage} (.{input}(n{stage}), .{output}(n{next}));\n");
        for load in 0..3 {
            text += &format!("{cell} u{stage}_{load} (.{input}(n{next}), .{output}());\n");
        }
    }
    text += &format!(
        "assign early = n{before};\nassign late = n{};\nendmodule\n",
        before + between
    );
    tools::write(&folder.join("fo4.v"), text)?;
    let asked = "longest -to [get_ports early]\nlongest -to [get_ports late]\n";
    let text = run(folder, "fo4.v", "fo4", inverter, 0.0, asked)?;
    match &paths(&text)?[..] {
        [(early, ..), (late, ..)] if late > early => Ok((late - early) / between as f64),
        _ => Err(misunderstood(&text)),
    }
}

/// OpenSTA's output for the commands `asked` on a netlist in `folder`. It is an error if the netlist or wires cannot be
/// read.
pub(super) fn run(
    folder: &Path,
    netlist: &str,
    top: &str,
    inverter: &Inverter,
    load: f64,
    asked: &str,
) -> Result<String> {
    let memories = folder.join("memories.lib");
    let libraries = if memories.exists() {
        "cells.lib memories.lib"
    } else {
        "cells.lib"
    };
    let script = format!(
        "set libraries {{{libraries}}}\nset netlist {netlist}\nset top {{{top}}}\n\
         set driver {{{driver}}}\nset load {load}\nset period {PERIOD}\n{SCRIPT}{asked}",
        driver = inverter.cell,
    );
    tools::write(&folder.join("sta.tcl"), script)?;
    let mut command = Tool::Sta.command(folder)?;
    command.args(["-no_splash", "-exit", "sta.tcl"]);
    let output = tools::run("sta", &mut command)?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    // OpenSTA continues if it cannot read a netlist or wires.
    let error = format!("Error: {netlist}");
    let unread = |line: &str| line.starts_with(&error) || line.contains(".spef");
    if text.lines().any(unread) {
        return Err(misunderstood(&text));
    }
    Ok(text)
}

/// The paths that `longest` printed: length in ns, start and end.
fn paths(text: &str) -> Result<Vec<(f64, String, String)>> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("PATH "));
    let path = |line| slack_and_ends(line).map(|(slack, start, end)| (PERIOD - slack, start, end));
    lines.map(path).collect()
}

/// The hold check that `shortest` printed, if it did.
fn hold(text: &str) -> Result<Option<Hold>> {
    let mut lines = text.lines().filter_map(|line| line.strip_prefix("HOLD "));
    let hold = |line| {
        let (slack_ns, start, end) = slack_and_ends(line)?;
        Ok(Hold {
            slack_ns,
            start: source_name(&start),
            end: source_name(&end),
        })
    };
    lines.next().map(hold).transpose()
}

/// A slack in ns and two names.
fn slack_and_ends(line: &str) -> Result<(f64, String, String)> {
    let read = || {
        let mut words = line.split_whitespace();
        let slack: f64 = words.next()?.parse().ok()?;
        let mut name = || words.next().map(|name| name.replace(['{', '}', '\\'], ""));
        Some((slack, name()?, name()?))
    };
    read().ok_or_else(|| misunderstood(line))
}

/// The error for output without a path: OpenSTA's own, if it printed one.
pub(super) fn misunderstood(text: &str) -> FlowError {
    let errors: Vec<_> = text.lines().filter(|l| l.contains("rror")).collect();
    let message = match &errors[..] {
        [] => text.trim().to_string(),
        errors => errors.join("\n"),
    };
    FlowError::output("sta", message)
}

/// A pin's name as the source has it: a register's without its suffix and pin, all
/// others with dots.
pub(super) fn source_name(pin: &str) -> String {
    match pin.rsplit_once('/') {
        Some((cell, _)) if cell.ends_with("_reg") => {
            cell[..cell.len() - "_reg".len()].replace('/', ".")
        }
        _ => pin.replace('/', "."),
    }
}

/// OpenSTA's version.
pub(super) fn version() -> Result<String> {
    let mut command = Tool::Sta.command(Path::new("."))?;
    let output = tools::run("sta", command.arg("-version"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}
