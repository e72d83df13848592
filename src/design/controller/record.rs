//! Recordings of the unit's ports while it answers requests, for its energy.

use super::simulate::{ControllerError, Running};
use super::Controller;
use crate::axi_bench::{
    ClientOptions, Contents, DramOptions, DramRules, Options, Pattern, Traffic,
};
use crate::codebook::Book;
use crate::design::record::Work;
use crate::design::Design;
use crate::hdl::sim::LANES;

/// Bytes of memory that each lane's client uses: sixteen metadata lines.
const MEMORY: u64 = 1 << 18;

/// The traffic for measuring energy: whole blocks at random addresses of a memory with such data, and two
/// reads for each write.
fn traffic(design: &Controller, data: &[u8]) -> Traffic {
    let block = design.geometry().block();
    Traffic {
        range: 0..MEMORY,
        read_share: 2.0 / 3.0,
        partial_share: 0.0,
        block: block.get().into(),
        contents: Contents::image(data, block.bytes(), 0.0),
        ..Traffic::new(Pattern::Hot { exponent: 0.0 }, design.beat().bytes())
    }
}

/// Has 32 units answer as many requests as `data` has blocks, of clients and memories that never
/// wait.
///
/// # Errors
/// If the codebook is not one for the codec, or a unit does anything wrong.
pub fn record(
    design: &Controller,
    book: Option<&Book>,
    data: &[u8],
) -> Result<Work, ControllerError> {
    let traffic = traffic(design, data);
    let change = |options: &mut Options| {
        options.lanes = LANES;
        options.turn_every = 0;
        options.random_state = false;
        let open = 2 * design.hardware().outstanding as usize;
        options.client = ClientOptions {
            reads: open,
            writes: open,
            ..ClientOptions::fast()
        };
        options.memory = DramOptions {
            rules: DramRules::strict(u64::from(design.geometry().mag().get())),
            ..DramOptions::ideal()
        };
    };
    let mut running = Running::new(design, book, &traffic, change, 1)?;
    running.bench.reset(4)?;
    running.bench.record_all();
    let before = running.bench.cycle();
    running.regions(design, &traffic)?;
    running.begin()?;
    running.fill(design, data, false)?;
    let start = (running.bench.cycle() - before) as usize;
    let blocks = data.len() / design.geometry().block().bytes();
    let requests = blocks.div_ceil(LANES).max(1) as u64;
    let report = running.requests(&traffic, 2, requests)?;
    Ok(Work {
        recording: running.bench.recorded(),
        start,
        lanes: LANES as u32,
        blocks: report.reads + report.writes,
    })
}
