//! A decompressor: stream ports around a [`Core`].
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*` | beat, `tuser` 2 | stored blocks, with their metadata |
//! | `m_axis_*` | beat, `tuser` 3 | raw blocks; bit 2 of `tuser`: error, on the last beat |
//!
//! Latency and initiation interval: [`Core::stream_latency`], [`Core::stream_interval`]. A block stored raw
//! bypasses the core with the same latency. Where none comes ([`Ports::has_raw`]), it is an error.

use std::rc::Rc;

use super::block_input::stored_blocks;
use super::block_output::{beat_bits, block_output, Finished, User};
use super::side_channel::Ranks;
use super::{Core, DecompressorCoreInputs, Ports, RawBlocks};
use crate::hdl::{Builder, DesignError, Module};

/// Builds a decompressor around `core`; `name` is the design's name. Raw blocks, if any come, are `kept_in` registers
/// or a memory in parallel with it.
pub fn decompressor(
    name: &str,
    p: &Ports,
    core: &Core,
    kept_in: RawBlocks,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decompressor"));
    m.doc(if p.has_raw {
        "Decompressor: collects a stored block, decompresses it in the core, and sends the result, or the block itself if it was stored raw."
    } else {
        "Decompressor: collects a compressed block, decompresses it in the core, and sends the result. A raw block is an error."
    });
    let taken = m.wire("block_taken", 1);
    let input = stored_blocks(&m, name, p, taken)?;
    let advance = m.wire("advance", 1);
    let (block, metadata) = (input.block, input.metadata);
    let ranks = Ranks::new(&m, core, advance, input.full, taken);
    let raw = p.has_raw.then(|| {
        let is_raw = metadata.eq_to(3);
        (ranks.raw(kept_in, block), ranks.through("is_raw", is_raw))
    });
    let bad = ranks.through("bad", input.bad);
    let core = m.instance(
        "core",
        &core.module,
        DecompressorCoreInputs {
            advance,
            start: ranks.start,
            stored: block.slice(0, p.max_stored_bits()),
            bursts: metadata,
        },
    );

    let error = bad | raw.map_or(core.error, |(_, is_raw)| !is_raw & core.error);
    let finished = Finished {
        done: core.done,
        data: raw.map_or(core.block, |(raw, is_raw)| {
            is_raw.mux(raw, core.block).named("finished_block")
        }),
        beats: m.constant(u64::from(p.beats()), beat_bits(p)),
        user: User::Error(error.named("finished_error"), 2),
        waited: None,
    };
    block_output(&m, p, &finished, advance)?;
    m.finish()
}
