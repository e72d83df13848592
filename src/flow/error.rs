use std::path::PathBuf;
use std::process::ExitStatus;

/// Errors of external tools.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FlowError {
    /// A program or the default cell library is not there.
    #[error("{what}: {cure}")]
    Missing {
        /// The sentence that says so.
        what: String,
        /// How to install it.
        cure: String,
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
    #[error("the output of {tool} was not understood: {message}")]
    Output {
        /// The program.
        tool: &'static str,
        /// Why it cannot be used.
        message: String,
    },
    /// A Liberty or LEF file cannot be used.
    #[error("{}: {message}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why it cannot be used.
        message: String,
    },
    /// A request that this module or netlist cannot serve.
    #[error("{0}")]
    Request(String),
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
