//! A compressor: stream ports around a [`Core`].
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*` | beat | raw blocks |
//! | `m_axis_*` | beat, `tuser` 2 | stored blocks, with their metadata |
//!
//! Latency and initiation interval: [`Core::stream_latency`], [`Core::stream_interval`]. The raw block is
//! delayed in parallel with the core, and sent instead of its encoding if that is too long.

use std::rc::Rc;

use super::along::{carried, Along};
use super::block_input::raw_blocks;
use super::block_output::{block_output, stored_beats, Finished, User};
use super::{CompressorCoreInputs, Core, Ports, RawBlocks};
use crate::hdl::{Builder, DesignError, Module};

/// Builds a compressor around `core`; `name` is the design's name.
pub fn compressor(
    name: &str,
    p: &Ports,
    core: &Core,
    kept_in: RawBlocks,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_compressor"));
    m.doc("Compressor: collects a block, compresses it in the core, and sends the encoding, or the raw block if the encoding would need as many bursts.");
    let taken = m.wire("block_taken", 1);
    let input = raw_blocks(&m, name, p, taken)?;
    let advance = m.wire("advance", 1);
    let block = input.block;
    let along = Along {
        raw: block,
        kept_in,
        others: &[],
    };
    let (start, raw, _) = carried(&m, core, advance, input.full, taken, &along);
    let core = m.instance(
        "core",
        &core.module,
        CompressorCoreInputs {
            advance,
            start,
            block,
        },
    );

    let bursts = core.bursts;
    let is_raw = bursts.eq_to(p.raw_metadata()).named("sends_raw");
    let stored = core.stored.resize(p.block_bits());
    let finished = Finished {
        done: core.done,
        data: is_raw.mux(raw, stored).named("finished_block"),
        beats: stored_beats(&m, p, bursts),
        user: User::Metadata(bursts),
    };
    block_output(&m, p, &finished, advance)?;
    m.finish()
}
