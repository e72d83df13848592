//! Numbers: the compressor.
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat | raw blocks |
//! | `m_axis_*` | beat, `tuser` metadata | stored blocks, with their metadata |
//! | `s_axil_*` | 32 | the rank table ([`super::address_map`]), where there is one |
//!
//! Latency and initiation interval: [`Core::stream_latency`](crate::rtl::common::Core),
//! [`Core::stream_interval`](crate::rtl::common::Core): a block every cycle if a beat is a whole block, else
//! every block/beat cycles. The block is delayed in parallel with the core, since it may be sent raw; rests
//! are taken from it at the end of the delay, so the core has symbols only. An access to the table takes 4
//! cycles, independently of the streams.

use std::rc::Rc;

use super::compressor_core::{compressor_core, CompressorCoreInputs};
use super::lane::symbol_and_rest;
use super::rank_table;
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::raw_blocks;
use crate::rtl::common::block_output::{block_output, stored_beats, Finished, User};
use crate::rtl::common::side_channel::{carried, SideChannel};
use crate::rtl::common::Core;

/// The compressor, and its core.
pub fn compressor(p: &Parameters) -> Result<(Rc<Module>, Core), DesignError> {
    let ports = &p.ports;
    let core = compressor_core(p)?;
    let m = Builder::new(format!("{}_compressor", p.name));
    m.doc("Compressor of numbers: gathers a block, has the core compress its symbols, and sends\nrests and fields or, if that would take all bursts, the block itself.");
    let taken = m.wire("block_taken", 1);
    let input = raw_blocks(&m, &p.name, ports, taken)?;
    let table = if p.has_table() {
        Some(rank_table::connect(&m, p, input.framing_error)?)
    } else {
        None
    };
    let advance = m.wire("advance", 1);
    let block = input.block;
    let along = SideChannel {
        raw: block,
        kept_in: p.kept_in,
        others: &[],
    };
    let (start, raw, _) = carried(&m, &core, advance, input.full, taken, &along);
    let inputs = CompressorCoreInputs {
        advance,
        start,
        block_symbols: parts(p, block).0.named("block_symbols"),
        ranked: table.as_ref().map(|table| table.symbols),
        loaded: table.as_ref().map(|table| table.loaded),
    };
    let instance = m.instance("core", &core.module, inputs);

    let origin = [instance.base, instance.shift].into_iter().flatten();
    let numbers = [parts(p, raw).1, instance.first_digits];
    let fields = origin.chain(numbers).chain(instance.section);
    let stored = concat(&fields.collect::<Vec<_>>()).resize(ports.block_bits());
    let bursts = instance.bursts;
    let is_raw = bursts.all().named("sends_raw");
    let finished = Finished {
        done: instance.done,
        data: is_raw.mux(raw, stored).named("finished_block"),
        beats: stored_beats(&m, ports, bursts),
        user: User::Metadata(bursts),
        waited: None,
    };
    block_output(&m, ports, &finished, advance)?;
    Ok((m.finish()?, core))
}

/// A block's symbols, and its rests.
fn parts<'m>(p: &Parameters, block: Signal<'m>) -> (Signal<'m>, Signal<'m>) {
    let numbers = block.parts(p.number_bits);
    let both = numbers.into_iter().map(|number| symbol_and_rest(p, number));
    let (symbols, rests): (Vec<Signal>, Vec<Signal>) = both.unzip();
    (concat(&symbols), concat(&rests))
}
