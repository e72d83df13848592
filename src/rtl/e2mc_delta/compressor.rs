//! The compressor of e2mc-delta.
//!
//! A block is measured in all modes first, and then coded in the one with the fewest bits, while
//! the next one is measured:
//!
//! ```text
//! s_axis → two slots ─┬→ lanes: lengths in 3 modes → sums → layouts → mode, starts
//!                     └→ coded block ─┬→ lanes: codewords, put in their places → block ─┬→ out → m_axis
//!                                     └──────────────── raw ────────────────────────────┘
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat | blocks |
//! | `m_axis_*` | beat, `tuser` 2 | stored blocks; `tuser` is the metadata |
//! | `s_axil_*` | 32 | tables ([`super::address_map`]) |
//!
//! A lane for each way, a symbol a cycle. Initiation interval max(symbols/PDW + 2, beats) cycles,
//! one more with eight ways and as many beats as a way has symbols ([`Parameters::compressor_interval`]);
//! latency from a block's first beat in to its last beat out: beats in + 2 × symbols/PDW + beats
//! out of the largest compressed block + 9 cycles ([`Parameters::compressor_latency`]). All
//! places are known before the first codeword: every lane puts its own into one block.

use std::rc::Rc;

use super::address_map::{CLASS_CODES, TAGS, VALUE_CODES};
use super::coding::{coding, lanes, taking};
use super::compressor_output::output_side;
use super::leaf_table::{number_bits, Access};
use super::measuring::{decision, measuring};
use super::{Parameters, LOW_BITS};
use crate::hdl::{Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::access::{loaded_register, Access as Port};
use crate::rtl::e2mc::input_side::input_side;
use crate::rtl::e2mc::slots::Framing;

pub fn compressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let frame = &p.frame;
    let m = Builder::new(format!("{}_compressor", frame.name));
    m.doc(&format!(
        "e2mc-delta compressor: {} lanes, blocks of {} bytes, bursts of {}.\n\
         Stages: 1. lengths of all modes, 2. codewords of the mode with the fewest bits.",
        frame.ways, frame.block_bytes, frame.mag_bytes
    ));
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, frame, Framing::Count)?;
    let waits = m.wire("access_waits", 1);
    let taking = taking(&m);
    let measuring = measuring(&m, p, &blocks, waits, &taking);
    let codes = m.wire("second_pass_busy", 1);
    let tables = configuration(&m, p, waits, measuring.busy | codes)?;
    let decides = m.wire("second_pass_begins", 1);
    let decision = decision(&m, p, &blocks, &measuring, &tables, decides)?;
    let free = m.wire("out_free", 1);
    let coding = coding(&m, p, &blocks, &measuring, &decision, &taking, free);
    m.drive(decides, coding.decides);
    m.drive(codes, coding.busy);
    let (bits, word) = lanes(&m, p, &coding, &tables)?;
    m.drive(tables.table_word, word);
    output_side(&m, p, &coding, bits, free)?;
    m.finish()
}

/// The port, and what it does to the tables.
pub(super) struct Configuration<'m> {
    pub access: Access<'m>,
    pub in_codewords: Signal<'m>,
    pub loaded: Signal<'m>,
    /// Driven later: the word that the first lane's tables read.
    pub table_word: Signal<'m>,
}

/// `busy`: some block is between its first look-up and its last.
fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    waits: Signal<'m>,
    busy: Signal<'m>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port");
    let quiet = m.register_reset("quiet", 1, 0);
    quiet.comment("An access waits, and no block is between its first look-up and its last.");
    let port = Port::new(m, quiet)?;
    m.drive(waits, port.waits);
    m.next(quiet, port.waits & !busy);
    let table = |name: &str, base: u32, bits: u32| {
        let code = port.address.slice(bits, p.code_bits());
        let in_region = port.is_in(m, name, base, bits + p.code_bits());
        match p.codes().is_power_of_two() {
            true => in_region,
            false => in_region & code.lt(m.constant(u64::from(p.codes()), p.code_bits())),
        }
    };
    let values = p.value_index_bits();
    let in_codewords = table("VALUE_CODES", VALUE_CODES, values).named("in_value_codes");
    let in_tags = table("TAGS", TAGS, values).named("in_tags");
    let in_classes = table("CLASS_CODES", CLASS_CODES, LOW_BITS).named("in_class_codes");
    let in_tables = (in_codewords | in_tags | in_classes).named("in_tables");
    let table = port.to_table(m, in_tables);
    let writes = (port.granted & port.write).named("register_write");
    let preloaded = p.tables.is_some();
    let (at_control, loaded) = loaded_register(m, preloaded, writes, port.address, port.write_data);
    let word = at_control.gate(loaded.resize(32));
    let table_word = m.wire("table_word", 32);
    port.answer(m, &table, at_control, word, table_word);
    Ok(Configuration {
        access: Access {
            write: table.write,
            read: table.read,
            number: port.address.slice(0, number_bits(p)),
            data: port.write_data,
            in_tags,
            in_classes,
        },
        in_codewords,
        loaded,
        table_word,
    })
}
