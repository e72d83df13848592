//! A decompressor: stream ports around a [`Core`].
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*` | beat, `tuser` 2 | stored blocks, with their metadata |
//! | `m_axis_*` | beat, `tuser` 3 | raw blocks; bit 2 of `tuser`: error, on the last beat |
//!
//! Latency and initiation interval: [`Core::stream_latency`], [`Core::stream_interval`]. A block stored raw
//! bypasses the core with the same latency. In a controller with protected buffers none comes, and it is an error.

use std::rc::Rc;

use super::block_input::stored_blocks;
use super::block_output::{beat_bits, block_output, Finished, User};
use super::side_channel::{carried, Ranks, SideChannel};
use super::{Core, DecompressorCoreInputs, Kept, Ports};
use crate::hdl::{Builder, DesignError, Module};

/// Builds a decompressor around `core`; `name` is the design's name.
pub fn decompressor(
    name: &str,
    p: &Ports,
    core: &Core,
    kept: impl Into<Kept>,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decompressor"));
    m.doc("Decompressor: collects a stored block, decompresses it in the core, and sends the result, or the block itself if it was stored raw.");
    let taken = m.wire("block_taken", 1);
    let input = stored_blocks(&m, name, p, taken)?;
    let advance = m.wire("advance", 1);
    let (block, metadata) = (input.block, input.metadata);
    let kept: Kept = kept.into();
    let others = &[("is_raw", metadata.eq_to(3)), ("bad", input.bad)];
    let (start, raw, along) = if kept.protection.checks() {
        let ranks = Ranks::new(&m, core, advance, input.full, taken);
        let along = others.map(|(name, value)| ranks.through(name, value));
        (ranks.start, None, along.to_vec())
    } else {
        let along = SideChannel {
            raw: block,
            kept_in: kept.place,
            others,
        };
        let (start, raw, along) = carried(&m, core, advance, input.full, taken, &along);
        (start, Some(raw), along)
    };
    let core = m.instance(
        "core",
        &core.module,
        DecompressorCoreInputs {
            advance,
            start,
            stored: block.slice(0, p.max_stored_bits()),
            bursts: metadata,
        },
    );

    let [is_raw, bad] = [along[0], along[1]];
    let error = match raw {
        None => bad | is_raw | core.error,
        Some(_) => bad | (!is_raw & core.error),
    };
    let error = error.named("finished_error");
    let finished = Finished {
        done: core.done,
        data: raw.map_or(core.block, |raw| {
            is_raw.mux(raw, core.block).named("finished_block")
        }),
        beats: m.constant(u64::from(p.beats()), beat_bits(p)),
        user: User::Error(error, 2),
        waited: None,
    };
    block_output(&m, p, &finished, advance)?;
    m.finish()
}
