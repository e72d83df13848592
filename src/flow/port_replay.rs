//! A record of a module's ports, followed by its Verilog in Verilator: the same inputs in every
//! cycle, and the same outputs or an error.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use super::tools::{self, Tool};
use super::{FlowError, Result};

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

/// Follows a record of so many cycles, made as of [`crate::memory::PortRecord`], which begins with
/// a reset. Registers hold zeros at power-up.
///
/// # Errors
/// If Verilator is missing or refuses the Verilog, or if an output differs.
pub fn verilator(top: &Replayed, record: &Path, cycles: u64) -> Result<()> {
    let objects = tools::temporary()?;
    let bench = objects.path().join("replay.v");
    tools::write(&bench, testbench(top, record, cycles))?;
    let mut build = Tool::Verilator.command(&top.folder)?;
    build
        .args(["--binary", "--timing", "-Wno-fatal", "-O3"])
        .args(["--x-initial", "0", "--x-assign", "0"])
        .args(["--top-module", "replay", "--Mdir"])
        .arg(objects.path().join("objects"))
        .arg(&bench)
        .args(&top.files);
    tools::run("verilator", &mut build)?;
    let binary = objects.path().join("objects/Vreplay");
    let output = tools::output(std::process::Command::new(&binary).current_dir(&top.folder))?;
    let text = String::from_utf8_lossy(&output.stdout);
    match text.contains(&format!("agreed in {cycles} cycles")) {
        true => Ok(()),
        false => Err(FlowError::Rule {
            tool: "Verilator",
            module: top.module.clone(),
            message: text.lines().next().unwrap_or("no output").to_owned(),
        }),
    }
}

fn testbench(top: &Replayed, record: &Path, cycles: u64) -> String {
    let width = |ports: &[(String, u32)]| ports.iter().map(|(_, width)| width).sum::<u32>();
    let (inputs, outputs) = (width(&top.inputs), width(&top.outputs));
    let bits = 1 + inputs + outputs;
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
            "      if (outputs[{at} +: {width}] !== now[{low} +: {width}]) begin\n        \
             $display(\"{name} differs in cycle %0d: %h for %h\", cycle, outputs[{at} +: {width}], now[{low} +: {width}]);\n        \
             $finish; cycle = {cycles} + 1;\n      end"
        );
        low += width;
        at += width;
    }
    let (module, record) = (&top.module, record.display());
    format!(
        "`timescale 1ns / 1ps
// Follows a record of the ports of {module}, and compares its outputs in every cycle.
module replay;
  reg [{last}:0] vectors [0:{cycles} - 1];
  reg [{last}:0] now;
  reg aclk;
  wire [{outputs} - 1:0] outputs;
  integer cycle;
  {module} dut (
{connections}    .aclk(aclk),
    .aresetn(now[0])
  );
  initial begin
    $readmemh(\"{record}\", vectors);
    now = 0;
    aclk = 0;
    repeat (4) begin
      #1 aclk = 1;
      #1 aclk = 0;
    end
    for (cycle = 0; cycle < {cycles}; cycle = cycle + 1) begin
      now = vectors[cycle];
      #1;
{checks}      aclk = 1;
      #1 aclk = 0;
    end
    if (cycle == {cycles}) $display(\"agreed in {cycles} cycles\");
    $finish;
  end
endmodule
",
        last = bits - 1,
    )
}
