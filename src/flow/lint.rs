//! Lint by Verilator.

use super::tools::{run, Tool};
use super::{Result, Top};

/// `verilator --lint-only -Wall -Wpedantic` without waivers of ours: any warning is an error.
pub fn lint(top: &Top) -> Result<()> {
    let mut command = Tool::Verilator.command(&top.folder)?;
    command.args(["--lint-only", "-Wall", "-Wpedantic"]);
    command.args(["--top-module", &top.module]);
    command.args(top.absolute_files()?);
    run("verilator", &mut command).map(drop)
}
