//! Replay of recorded ports: a module's Verilog, in Verilator or in four states in Icarus, gets the same
//! inputs in every cycle and has to give the same outputs.

use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;

use super::tools::{self, Tool};
use super::{FlowError, Result};
use crate::hdl::netlist::Direction;
use crate::hdl::Module;

/// Cycles in all from which on a better optimised model is worth the minute that compiling it takes.
const LONG: u64 = 10_000_000;
/// Bytes of a record's file name that the testbench has room for.
const LONGEST_NAME: usize = 1024;

/// A module's Verilog, and its ports without clock and reset.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The module.
    pub module: String,
    /// The design's folder.
    pub folder: PathBuf,
    /// Its Verilog files, relative to the folder.
    pub files: Vec<String>,
    /// Names and widths of the inputs, in order.
    pub inputs: Vec<(String, u32)>,
    /// The same of the outputs.
    pub outputs: Vec<(String, u32)>,
}

impl Replayed {
    /// A module that was emitted into a folder.
    pub fn new(module: &Module, folder: PathBuf, files: Vec<String>) -> Self {
        Replayed {
            module: module.name.clone(),
            folder,
            files,
            inputs: module.widths_of(Direction::Input),
            outputs: module.widths_of(Direction::Output),
        }
    }
}

/// Replays records of this many cycles, as in [`crate::hdl::sim::PortRecord`]. Each begins with a reset.
/// Registers hold zeros at power-up.
///
/// # Errors
/// If Verilator is missing or refuses the Verilog, or if an output differs.
pub fn verilator(top: &Replayed, records: &[PathBuf], cycles: u64) -> Result<()> {
    let objects = tools::temporary()?;
    let bench = objects.path().join("replay.v");
    tools::write(&bench, testbench(top, cycles, &|_| String::new()))?;
    let mut build = Tool::Verilator.command(&top.folder)?;
    build
        .args(["--binary", "--timing", "-Wno-fatal", "-O3"])
        .args(["--x-initial", "0", "--x-assign", "0"])
        .args(["--top-module", "replay", "--Mdir"])
        .arg(objects.path().join("objects"))
        .arg(&bench)
        .args(&top.files);
    // A short run takes less time than to optimise it.
    let level = if cycles * records.len() as u64 >= LONG {
        2
    } else {
        0
    };
    for flag in ["OPT_FAST", "OPT_GLOBAL"] {
        build.args(["-MAKEFLAGS", &format!("{flag}=-O{level}")]);
    }
    tools::run("verilator", &mut build)?;
    let binary = objects.path().join("objects/Vreplay");
    let replay = || Ok(Command::new(&binary));
    follow("Verilator", top, records, cycles, replay)
}

/// As [`verilator`], in Icarus and in four states: registers without reset and words of memories are X at power-up.
/// The payload of an AXI channel is compared where its `valid` is 1, data where they are strobed or answered
/// without an error; of any other output each bit, in every cycle.
///
/// # Errors
/// If Icarus is missing or refuses the Verilog, or if an output differs or is X.
pub fn icarus(top: &Replayed, records: &[PathBuf], cycles: u64) -> Result<()> {
    let objects = tools::temporary()?;
    let bench = objects.path().join("replay.v");
    tools::write(&bench, testbench(top, cycles, &|output| mask(top, output)))?;
    let model = objects.path().join("model");
    let mut build = Tool::Iverilog.command(&top.folder)?;
    build.args(["-g2005", "-s", "replay", "-o"]);
    build.arg(&model).arg(&bench).args(&top.files);
    tools::run("iverilog", &mut build)?;
    let replay = || {
        let mut replay = Tool::Vvp.command(&top.folder)?;
        replay.arg("-n").arg(&model);
        Ok(replay)
    };
    follow("Icarus", top, records, cycles, replay)
}

/// Runs a built model on each record.
fn follow(
    tool: &'static str,
    top: &Replayed,
    records: &[PathBuf],
    cycles: u64,
    replay: impl Fn() -> Result<Command>,
) -> Result<()> {
    for record in records {
        let mut replay = replay()?;
        replay.arg(format!("+record={}", record.display()));
        let output = tools::output(replay.current_dir(&top.folder))?;
        let text = String::from_utf8_lossy(&output.stdout);
        if !text.contains(&format!("agreed in {cycles} cycles")) {
            let line = text.lines().next().unwrap_or("no output");
            return Err(FlowError::Rule {
                tool,
                module: top.module.clone(),
                message: format!("{}: {line}", record.display()),
            });
        }
    }
    Ok(())
}

/// An AND with the bits of an output that matter in a cycle; empty if all bits always do.
fn mask(top: &Replayed, output: &str) -> String {
    let Some((port, signal)) = output.rsplit_once('_') else {
        return String::new();
    };
    let find = |wanted: &str| {
        let mut low = 1 + top.inputs.iter().map(|(_, width)| width).sum::<u32>();
        let mut outputs = top.outputs.iter();
        outputs.find_map(|(name, width)| {
            low += width;
            (name == wanted).then_some((low - width, *width))
        })
    };
    let in_channel = |channel: &&str| {
        let payload = signal.strip_prefix(*channel);
        payload.is_some_and(|payload| !["", "valid", "ready"].contains(&payload))
    };
    let mut channels = ["aw", "ar", "w", "b", "r"].into_iter().filter(in_channel);
    let found = channels.find_map(|channel| find(&format!("{port}_{channel}valid")));
    let (Some((valid, _)), Some((_, width))) = (found, find(output)) else {
        return String::new();
    };
    let of_valid = format!(" & {{{width}{{now[{valid}]}}}}");
    match (
        signal,
        find(&format!("{port}_wstrb")),
        find(&format!("{port}_rresp")),
    ) {
        ("wdata", Some((low, bytes)), _) => {
            let bytes = (low..low + bytes)
                .rev()
                .map(|at| format!("{{8{{now[{at}]}}}}"));
            format!("{of_valid} & {{{}}}", bytes.collect::<Vec<_>>().join(", "))
        }
        ("rdata", _, Some((low, _))) => format!("{of_valid} & {{{width}{{~now[{}]}}}}", low + 1),
        _ => of_valid,
    }
}

/// `mask` returns the text of the AND with the difference of an output.
fn testbench(top: &Replayed, cycles: u64, mask: &dyn Fn(&str) -> String) -> String {
    let width = |ports: &[(String, u32)]| ports.iter().map(|(_, width)| width).sum::<u32>();
    let (inputs, outputs) = (width(&top.inputs), width(&top.outputs));
    let bytes = (1 + inputs + outputs).div_ceil(8);
    let mut connections = String::new();
    let mut checks = String::new();
    let mut low = 1;
    for (name, width) in &top.inputs {
        let _ = writeln!(connections, "    .{name}(now[{low} +: {width}]),");
        low += width;
    }
    let mut at = 0;
    for (name, width) in &top.outputs {
        let _ = writeln!(connections, "    .{name}(outputs[{at} +: {width}]),");
        let _ = writeln!(
            checks,
            "      if (((outputs[{at} +: {width}] ^ now[{low} +: {width}]){}) !== {width}'b0) begin\n        \
             $display(\"{name} differs in cycle %0d: %h for %h\", cycle, outputs[{at} +: {width}], now[{low} +: {width}]);\n        \
             $finish; cycle = {cycles} + 1;\n      end",
            mask(name)
        );
        low += width;
        at += width;
    }
    let module = &top.module;
    format!(
        "`timescale 1ns / 1ps
// Follows a record of the ports of {module}, and compares its outputs in every cycle.
module replay;
  reg [8 * {LONGEST_NAME} - 1:0] name;
  reg [8 * {bytes} - 1:0] now;
  reg aclk;
  wire [{outputs} - 1:0] outputs;
  integer record, cycle;
  {module} dut (
{connections}    .aclk(aclk),
    .aresetn(now[0])
  );
  initial begin
    if (!$value$plusargs(\"record=%s\", name)) $finish;
    record = $fopen(name, \"rb\");
    now = 0;
    aclk = 0;
    repeat (4) begin
      #1 aclk = 1;
      #1 aclk = 0;
    end
    for (cycle = 0; cycle < {cycles}; cycle = cycle + 1) begin
      if ($fread(now, record) != {bytes}) begin
        $display(\"the record ends in cycle %0d\", cycle);
        $finish; cycle = {cycles} + 1;
      end
      #1;
{checks}      aclk = 1;
      #1 aclk = 0;
    end
    if (cycle == {cycles}) $display(\"agreed in {cycles} cycles\");
    $finish;
  end
endmodule
"
    )
}
