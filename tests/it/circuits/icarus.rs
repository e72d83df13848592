//! Icarus Verilog.

use std::path::Path;
use std::process::Command;

use hdlgen::internals::flow::tools::Tool;

/// Both halves of Icarus.
pub const ICARUS: [Tool; 2] = [Tool::Iverilog, Tool::Vvp];

/// Compiles the text with the given top.
pub fn compile(folder: &Path, top: &str, verilog: &str) {
    std::fs::write(folder.join("all.v"), verilog).unwrap();
    let args = ["-g2001", "-o", "sim", "-s", top, "all.v"];
    run(folder, Tool::Iverilog, &args);
}

/// The output of the test bench of that name.
pub fn simulate(bench: &str, verilog: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    compile(folder.path(), bench, verilog);
    run(folder.path(), Tool::Vvp, &["sim"])
}

fn run(folder: &Path, tool: Tool, args: &[&str]) -> String {
    let mut command = Command::new(tool.program());
    let output = command.current_dir(folder).args(args).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).to_string();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{tool:?}: {text}{errors}");
    text
}
