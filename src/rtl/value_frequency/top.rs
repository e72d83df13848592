//! The value-frequency table with its ports.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_tvalid`, `s_axis_tready`, `s_axis_tdata`, `s_axis_tlast` | 1, 1, beat, 1 | raw blocks; `s_axis_tready` is always 1 |
//! | `s_axil_*` | 32 | configuration: [`address_map`](super::address_map) |
//! | `framing_error` | 1 | out, for one cycle: a block ended with too few or too many beats |
//!
//! It looks on beside the way of the blocks and never holds them up. A block is sampled if it begins
//! while blocks are taken and there is room for it, and has as many beats as a block has; every other
//! one is skipped. A symbol is counted a cycle: [`Parameters::latency`] cycles from a block's first beat
//! until its last symbol is counted, [`Parameters::interval`] cycles from one block to the next that can
//! be sampled.

use std::rc::Rc;

use super::block_symbols::block_symbols;
use super::configuration::configuration;
use super::sampling::sampling;
use super::table::table;
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module};
use crate::rtl::common::axi_lite;

/// The module: see the ports above.
pub fn value_frequency(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.name.clone());
    m.doc(&format!(
        "A value-frequency table (E2MC III-B2b): counts the symbols of {} bits of blocks that pass by.\ns_axis_tready is always 1: a block that comes at a bad time is skipped.",
        p.symbol_bits
    ));
    let valid = m.input("s_axis_tvalid", 1);
    let data = m.input("s_axis_tdata", p.beat_bytes * 8);
    let last = m.input("s_axis_tlast", 1);
    m.output("s_axis_tready", m.constant(1, 1));
    let wire = |name: &str, width: u32| m.wire(name, width);

    m.section("Blocks, and their symbols");
    let open = wire("open", 1);
    let symbols = m.instance_by_name(
        "block_symbols",
        &block_symbols(p)?,
        &[
            ("s_valid", valid),
            ("s_data", data),
            ("s_last", last),
            ("open", open),
        ],
    );
    let symbol_valid = symbols.out("symbol_valid");
    let symbol = symbols.out("symbol");
    m.output("framing_error", symbols.out("misplaced"));

    m.section("The table");
    let clearing = wire("clearing", 1);
    let clear_entry = wire("clear_entry", p.entry_bits());
    let reads = wire("reads", 1);
    let read_entry = wire("read_entry", p.entry_bits());
    let entry = match p.has_values() {
        true => symbol.slice(0, p.entry_bits()),
        false => concat(&[symbol, symbols.out("tree")]),
    };
    let mut inputs = vec![
        ("symbol_valid", symbol_valid),
        ("entry", entry.named("entry")),
        ("clears", clearing),
        ("clear_entry", clear_entry),
        ("reads", reads),
        ("read_entry", read_entry),
    ];
    let read_way = p.has_values().then(|| wire("read_way", p.way_bits()));
    if let Some(way) = read_way {
        inputs.push(("read_way", way));
        inputs.push(("tag", symbol.slice(p.entry_bits(), p.tag_bits())));
    }
    let table = m.instance_by_name("value_counts", &table(p)?, &inputs);

    m.section("What it is about");
    let start = wire("start", 1);
    let stop = wire("stop", 1);
    let clear = wire("clear", 1);
    let length = wire("length", 32);
    let under_way = (symbol_valid | table.out("under_way")).named("symbols_under_way");
    let sampling = m.instance_by_name(
        "sampling_control",
        &sampling(p)?,
        &[
            ("start", start),
            ("length", length),
            ("stop", stop),
            ("clear", clear),
            ("takes", symbols.out("takes")),
            ("quiet", !under_way),
        ],
    );
    m.drive(open, sampling.out("open"));
    m.drive(clearing, sampling.out("clearing"));
    m.drive(clear_entry, sampling.out("clear_entry"));

    m.section("The configuration port");
    let mut inputs = vec![
        ("sampling", sampling.out("sampling")),
        ("clearing", clearing),
        ("done", sampling.out("done")),
        ("takes", symbols.out("takes")),
        ("drops", symbols.out("drops")),
        ("misplaced", symbols.out("misplaced")),
        ("symbol_valid", symbol_valid),
        ("count", table.out("count")),
    ];
    if p.has_values() {
        inputs.push(("value", table.out("value")));
    }
    let module = configuration(p)?;
    let bits = super::address_map::ADDRESS_BITS;
    let configuration = axi_lite::on_bus(&m, "configuration", &module, bits, &inputs);
    m.drive(start, configuration.out("start"));
    m.drive(stop, configuration.out("stop"));
    m.drive(clear, configuration.out("clear"));
    m.drive(length, configuration.out("length"));
    m.drive(reads, configuration.out("reads"));
    m.drive(read_entry, configuration.out("read_entry"));
    if let Some(way) = read_way {
        m.drive(way, configuration.out("read_way"));
    }
    m.finish()
}
