//! One half of a design in the simulator, its tables loaded.

use crate::hdl::sim::stream::{StreamBench, StreamError};
use crate::terms::InputError;

use super::{Design, OptionsError, Reference, Role};

/// An error of a simulation.
#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    /// The bench's error: the design cannot be simulated, hangs or breaks a rule.
    #[error(transparent)]
    Stream(#[from] StreamError),
    /// A block that differs from the model's.
    #[error("block {block}: the {role} {what}")]
    Mismatch {
        /// The block's number, from 0.
        block: u64,
        /// The half's name.
        role: &'static str,
        /// The difference, in words.
        what: String,
    },
    /// The data cannot be read.
    #[error(transparent)]
    Input(#[from] InputError),
    /// A codebook that is not one for the design.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The waveform cannot be written.
    #[error("cannot write {path}: {source}")]
    Waveform {
        /// The file.
        path: String,
        /// The operating system's error.
        source: std::io::Error,
    },
}

/// A bench with the reference's tables in it.
pub fn bench(
    design: &dyn Design,
    role: Role,
    reference: &Reference,
) -> Result<StreamBench, StreamError> {
    let mut bench = StreamBench::new(&design.half(role)?.module)?;
    load(&mut bench, role, reference)?;
    Ok(bench)
}

/// Loads the tables through the configuration port, unless they are there.
pub fn load(bench: &mut StreamBench, role: Role, reference: &Reference) -> Result<(), StreamError> {
    for write in reference.load_sequence(role) {
        bench.write(write.address, write.data)?;
    }
    Ok(())
}
