//! The value-frequency table with its ports.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | 32 | configuration: [`address_map`](super::address_map) |
//!
//! It snoops the blocks and never stalls them. A block is sampled if it begins
//! while blocks are taken and there is room for it, and has as many beats as a block has; every other
//! one is skipped. A symbol is counted a cycle: [`Parameters::latency`] cycles from a block's first beat
//! until its last symbol is counted, [`Parameters::interval`] cycles from one block to the next that can
//! be sampled.

use std::rc::Rc;

use super::block_symbols::{block_symbols, BlockSymbolsInputs, BlockSymbolsOutputs};
use super::configuration::{configuration, ConfigurationInputs};
use super::sampling::{sampling, SamplingInputs};
use super::table::{table, TableInputs, INJECT_WAYS_SAYS};
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::BusInputs;

/// The module of the table with its ports.
pub fn value_frequency(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.name.clone());
    m.doc(&format!(
        "A value-frequency table (E2MC III-B2b): snoops blocks and counts their symbols of {} bits.\ns_axis_tready is always 1: a block that comes too soon is skipped.",
        p.symbol_bits
    ));
    let open = m.wire("open", 1);
    let symbols = snooped(&m, p, open)?;
    let wire = |name: &str, width: u32| m.wire(name, width);
    let symbol_valid = symbols.symbol_valid;
    let symbol = symbols.symbol;
    m.output("framing_error", symbols.misplaced)
        .comment("For one cycle: a block ended with too few or too many beats");

    m.section("The table");
    let clearing = wire("clearing", 1);
    let clear_entry = wire("clear_entry", p.entry_bits());
    let reads = wire("reads", 1);
    let read_entry = wire("read_entry", p.entry_bits());
    let entry = match symbols.tree {
        None => symbol.slice(0, p.entry_bits()),
        Some(tree) => concat(&[symbol, tree]),
    };
    let read_way = p.has_values().then(|| wire("read_way", p.way_bits()));
    let inputs = TableInputs {
        symbol_valid,
        entry: entry.named("entry"),
        clears: clearing,
        clear_entry,
        reads,
        read_entry,
        read_way,
        tag: read_way.map(|_| symbol.slice(p.entry_bits(), p.tag_bits())),
        inject: (p.protection.checks()).then(|| m.input("inject", 1).comment(INJECT_WAYS_SAYS)),
    };
    let table = m.instance("value_counts", &table(p)?, inputs);

    m.section("What it is about");
    let start = wire("start", 1);
    let stop = wire("stop", 1);
    let clear = wire("clear", 1);
    let length = wire("length", 32);
    let under_way = (symbol_valid | table.under_way).named("symbols_under_way");
    let sampling = m.instance(
        "sampling_control",
        &sampling(p)?,
        SamplingInputs {
            start,
            length,
            stop,
            clear,
            takes: symbols.takes,
            quiet: !under_way,
        },
    );
    m.drive(open, sampling.open);
    m.drive(clearing, sampling.clearing);
    m.drive(clear_entry, sampling.clear_entry);

    m.section("The configuration port");
    let inputs = ConfigurationInputs {
        s_axil: BusInputs::ports(&m, "s_axil", super::address_map::ADDRESS_BITS),
        sampling: sampling.sampling,
        clearing,
        done: sampling.done,
        takes: symbols.takes,
        drops: symbols.drops,
        misplaced: symbols.misplaced,
        symbol_valid,
        count: table.count,
        value: table.value,
        damaged: table.damaged,
    };
    let configuration = m.instance("configuration", &configuration(p)?, inputs);
    configuration.s_axil.to_ports(&m, "s_axil");
    m.drive(start, configuration.start);
    m.drive(stop, configuration.stop);
    m.drive(clear, configuration.clear);
    m.drive(length, configuration.length);
    m.drive(reads, configuration.reads);
    m.drive(read_entry, configuration.read_entry);
    if let (Some(way), Some(read)) = (read_way, configuration.read_way) {
        m.drive(way, read);
    }
    m.finish()
}

/// The symbols of blocks that pass by. `open`: blocks are taken.
fn snooped<'m>(
    m: &'m Builder,
    p: &Parameters,
    open: Signal<'m>,
) -> Result<BlockSymbolsOutputs<'m>, DesignError> {
    let valid = m
        .input("s_axis_tvalid", 1)
        .comment("A beat of a raw block passes by");
    let data = m
        .input("s_axis_tdata", p.beat_bytes * 8)
        .comment("Beat that passes by, byte 0 in the lowest bits");
    let last = m
        .input("s_axis_tlast", 1)
        .comment("Beat is the last one of its block");
    m.output("s_axis_tready", m.constant(1, 1))
        .comment("Always 1: a block that comes too soon is skipped");

    m.section("Blocks, and their symbols");
    let inputs = BlockSymbolsInputs {
        s_valid: valid,
        s_data: data,
        s_last: last,
        open,
    };
    Ok(m.instance("block_symbols", &block_symbols(p)?, inputs))
}
