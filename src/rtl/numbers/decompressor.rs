//! Numbers: the decompressor.
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat, `tuser` metadata | stored blocks, with their metadata |
//! | `m_axis_*` | beat, `tuser` metadata + 1 | raw blocks; the highest bit of `tuser`: error, on the last beat |
//! | `s_axil_*` | 32 | the rank table ([`super::address_map`]), where there is one |
//!
//! Latency and initiation interval: [`Core::stream_latency`](crate::rtl::common::Core),
//! [`Core::stream_interval`](crate::rtl::common::Core): a block every cycle if a beat is a whole block, else
//! every block/beat cycles. The stored block is delayed in parallel with the core: the rests are taken from
//! it at the end of the delay, or all of it if it was stored raw. An access to the table takes 4 cycles,
//! independently of the streams.

use std::rc::Rc;

use super::decompressor_core::{decompressor_core, DecompressorCoreInputs};
use super::lane::number;
use super::rank_table;
use super::{Parameters, SHIFT_BITS};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::stored_blocks;
use crate::rtl::common::block_output::{beat_bits, block_output, Finished, User};
use crate::rtl::common::side_channel::{carried, SideChannel};
use crate::rtl::common::Core;

/// The decompressor, and its core.
pub fn decompressor(p: &Parameters) -> Result<(Rc<Module>, Core), DesignError> {
    let ports = &p.ports;
    let core = decompressor_core(p)?;
    let m = Builder::new(format!("{}_decompressor", p.name));
    m.doc("Decompressor of numbers: gathers a stored block, and sends its rests with the symbols that\nthe core finds, or the block itself if it was stored raw.");
    let table = if p.has_table() {
        Some(rank_table::connect(&m, p, m.zero(1))?)
    } else {
        None
    };
    let metadata_bits = ports.metadata_bits();
    let taken = m.wire("block_taken", 1);
    let input = stored_blocks(&m, &p.name, ports, taken)?;
    let advance = m.wire("advance", 1);
    let (block, metadata) = (input.block, input.metadata);
    let along = SideChannel {
        raw: block,
        kept_in: p.kept_in,
        others: &[("is_raw", metadata.all()), ("bad", input.bad)],
    };
    let (start, stored, along) = carried(&m, &core, advance, input.full, taken, &along);
    let inputs = DecompressorCoreInputs {
        advance,
        start,
        base: p.has_origin().then(|| block.slice(0, p.symbol_bits)),
        shift: p
            .has_origin()
            .then(|| block.slice(p.symbol_bits, SHIFT_BITS)),
        first_digits: block.slice(p.fixed_bits() - p.first_bits(), p.first_bits()),
        section: p
            .has_fields(1)
            .then(|| block.slice(p.fixed_bits(), p.section_bits(1))),
        bursts: metadata,
        ranked: table.as_ref().map(|table| table.symbols),
        loaded: table.as_ref().map(|table| table.loaded),
    };
    let instance = m.instance("core", &core.module, inputs);

    let rests = stored.slice(p.origin_bits(), p.all_rest_bits());
    let rests = rests.parts(p.rest_bits());
    let symbols = instance.block_symbols.parts(p.symbol_bits);
    let numbers: Vec<Signal> = symbols
        .iter()
        .zip(&rests)
        .map(|(&symbol, &rest)| number(p, symbol, rest))
        .collect();
    let block = concat(&numbers).named("decompressed");
    let [is_raw, bad] = [along[0], along[1]];
    let error = (bad | (!is_raw & instance.error)).named("finished_error");
    let finished = Finished {
        done: instance.done,
        data: is_raw.mux(stored, block).named("finished_block"),
        beats: m.constant(u64::from(ports.beats()), beat_bits(ports)),
        user: User::Error(error, metadata_bits),
        waited: None,
    };
    block_output(&m, ports, &finished, advance)?;
    Ok((m.finish()?, core))
}
