//! pfor: the decompressor.
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat, `tuser` metadata | stored blocks, with their metadata |
//! | `m_axis_*` | beat, `tuser` metadata + 1 | raw blocks; the top bit of `tuser`: error, on the last beat |
//!
//! Latency and initiation interval: [`Core::stream_latency`], [`Core::stream_interval`]. A block that is stored raw
//! passes through the core as four streams of whole elements, so no copy of it is kept in parallel. Where none comes
//! ([`Ports::has_raw`](crate::rtl::common::Ports::has_raw)), it is an error.

use std::rc::Rc;

use super::decompressor_core::decompressor_core;
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};
use crate::rtl::common::block_input::stored_blocks;
use crate::rtl::common::block_output::{beat_bits, block_output, Finished, User};
use crate::rtl::common::side_channel::started;
use crate::rtl::common::{Core, DecompressorCoreInputs};

/// The decompressor and its core.
pub fn decompressor(p: &Parameters) -> Result<(Rc<Module>, Core), DesignError> {
    let ports = &p.ports;
    let core = decompressor_core(p)?;
    let m = Builder::new(format!("{}_decompressor", p.name));
    m.doc("pfor decompressor: receives a stored block, decompresses it in its core, and sends the raw block.");
    let taken = m.wire("block_taken", 1);
    let input = stored_blocks(&m, &p.name, ports, taken)?;
    let advance = m.wire("advance", 1);
    let start = started(&m, core.interval, advance, input.full, taken);
    let bad = (1..=core.latency).fold(input.bad, |bad, age| {
        m.delay_if(&format!("bad_{age}"), advance, bad)
    });
    let inputs = DecompressorCoreInputs {
        advance,
        start,
        stored: input.block.slice(0, p.stored_bits()),
        bursts: input.metadata,
    };
    let core_outputs = m.instance("core", &core.module, inputs);
    let metadata_bits = ports.metadata_bits();
    let error = (bad | core_outputs.error).named("finished_error");
    let finished = Finished {
        done: core_outputs.done,
        data: core_outputs.block,
        beats: m.constant(u64::from(ports.beats()), beat_bits(ports)),
        user: User::Error(error, metadata_bits),
        waited: None,
    };
    block_output(&m, ports, &finished, advance)?;
    Ok((m.finish()?, core))
}
