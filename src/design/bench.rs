//! One half of a design in the simulator, its tables loaded.

use crate::hdl::sim::stream::{StreamBench, StreamError};
use crate::terms::InputError;

use super::{Design, OptionsError, Reference, Role};

#[derive(Debug, thiserror::Error)]
pub enum SimulateError {
    #[error(transparent)]
    Stream(#[from] StreamError),
    #[error("block {block}: the {role} {what}")]
    Mismatch {
        block: u64,
        role: &'static str,
        what: String,
    },
    #[error(transparent)]
    Input(#[from] InputError),
    /// A codebook that is not one for the design.
    #[error(transparent)]
    Options(#[from] OptionsError),
    #[error("cannot write {path}: {source}")]
    Waveform {
        path: String,
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
