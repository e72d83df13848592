//! Recordings of a design's ports while it works on blocks.

use crate::hdl::sim::record::Recording;
use crate::hdl::sim::LANES;
use crate::stream::Stalls;

use super::expected::Expected;
use super::simulate::{load, run, SimulateError};
use super::{Design, Reference, Role};
use crate::hdl::sim::stream::StreamBench;

/// A half of a design at work.
pub struct Work {
    /// The ports' values in each cycle.
    pub recording: Recording,
    /// The first cycle after the tables were loaded.
    pub start: usize,
    /// Streams side by side.
    pub lanes: u32,
    /// Blocks of all streams.
    pub blocks: u64,
}

/// Sends whole blocks through one half, back to back in up to 32 streams, and compares
/// each with the model.
///
/// # Errors
/// As of [`run`].
pub fn record(
    design: &dyn Design,
    role: Role,
    reference: &Reference,
    data: &[u8],
) -> Result<Work, SimulateError> {
    let module = design
        .module(role)
        .map_err(crate::hdl::sim::stream::StreamError::from)?;
    let mut bench = StreamBench::new(&module)?;
    bench.record();
    load(&mut bench, role, reference)?;
    let start = bench.cycles() as usize;
    let expected = Expected::new(design, reference.model.as_ref(), data);
    run(&mut bench, design, role, &expected, Stalls::NONE, 0)?;
    let blocks = expected.blocks.len();
    // The same lanes as in `run`.
    let lanes = blocks.div_ceil(blocks.div_ceil(LANES.min(blocks.max(1))).max(1));
    Ok(Work {
        recording: bench.recorded().unwrap_or_default(),
        start,
        lanes: lanes as u32,
        blocks: blocks as u64,
    })
}
