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

use super::block_input::raw_blocks;
use super::block_output::{block_output, raw_checks, stored_beats, Finished, User};
use super::output_port::Waited;
use super::side_channel::{carried, in_memory, SideChannel};
use super::{CompressorCoreInputs, Core, Kept, Ports, CORRECTED_SAYS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{with_error, INJECT_EACH_SAYS};

/// Builds a compressor around `core`; `name` is the design's name.
pub fn compressor(
    name: &str,
    p: &Ports,
    core: &Core,
    kept: impl Into<Kept>,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_compressor"));
    m.doc("Compressor: collects a block, compresses it in the core, and sends the encoding, or the raw block if the encoding would need as many bursts.");
    let taken = m.wire("block_taken", 1);
    let input = raw_blocks(&m, name, p, taken)?;
    let advance = m.wire("advance", 1);
    let block = input.block;
    let kept: Kept = kept.into();
    let protects = kept.protection.checks() && in_memory(core, kept.place);
    let of_core = core.module.has_input("inject");
    let inject = (protects || of_core).then(|| m.input("inject", 2).comment(INJECT_EACH_SAYS));
    let checks = if protects {
        let checks = raw_checks(&m, p, kept.protection, block)?;
        Some(with_error(&m, "raw", checks, taken, inject).named("raw_checks"))
    } else {
        None
    };
    let along = SideChannel {
        raw: checks.map_or(block, |checks| concat(&[block, checks])),
        kept_in: kept.place,
        others: &[],
    };
    let (start, raw, _) = carried(&m, core, advance, input.full, taken, &along);
    let (latency, interval) = (core.latency, core.interval);
    let core = m.instance(
        "core",
        &core.module,
        CompressorCoreInputs {
            advance,
            start,
            block,
            inject: inject.filter(|_| of_core),
        },
    );

    let bursts = match core.damaged {
        None => core.bursts,
        Some(damaged) => {
            raw_while_damaged(&m, p, advance, damaged, core.bursts, latency + interval)
        }
    };
    let is_raw = bursts.eq_to(p.raw_metadata()).named("sends_raw");
    let stored = core.stored.resize(p.block_bits());
    let finished = Finished {
        done: core.done,
        data: is_raw
            .mux(raw.slice(0, p.block_bits()), stored)
            .named("finished_block"),
        beats: stored_beats(&m, p, bursts),
        user: User::Metadata(bursts),
        waited: checks.map(|checks| Waited {
            protection: kept.protection,
            is_raw: Some(is_raw),
            checks: raw.slice(p.block_bits(), checks.width()),
        }),
    };
    let corrected = block_output(&m, p, &finished, advance)?;
    // A block that is stored raw instead is right, too.
    let stored_raw = core
        .damaged
        .map(|damaged| damaged & !m.delay("was_damaged", damaged));
    let corrected: Vec<Signal> = corrected.into_iter().chain(stored_raw).collect();
    if !corrected.is_empty() {
        m.output("corrected", or_all(corrected))
            .comment(CORRECTED_SAYS);
    }
    m.finish()
}

/// Metadata of the block at the core's end: raw for all blocks that were inside when a word of the core's memories was
/// found damaged.
fn raw_while_damaged<'m>(
    m: &'m Builder,
    p: &Ports,
    advance: Signal<'m>,
    damaged: Signal<'m>,
    bursts: Signal<'m>,
    cycles: u32,
) -> Signal<'m> {
    let left = m.register_reset("cycles_raw", address_width(u64::from(cycles) + 1), 0);
    left.comment("Enabled cycles until no block is inside that met a damaged word.");
    let fewer = left - m.constant(1, left.width());
    let all = m.constant(u64::from(cycles), left.width());
    m.next_if(
        left,
        damaged | (advance & left.any()),
        damaged.mux(all, fewer),
    );
    let raw = m.constant(p.raw_metadata(), bursts.width());
    (damaged | left.any())
        .mux(raw, bursts)
        .named("metadata_sent")
}
