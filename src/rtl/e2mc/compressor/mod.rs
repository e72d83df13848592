//! The Huffman compressor (paper 1, section III-E, figure 6).
//!
//! ```text
//! s_axis → two slots ─┬→ code table → encoder ─┬→ merge → out → m_axis
//!                     ├→   …                   ┤   ↑
//!                     └→   …                   ┘   block, if it does not fit
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat | blocks |
//! | `m_axis_*` | beat, `tuser` 2 | stored blocks; `tuser` is the metadata |
//! | `s_axil_*` | 32 | tables ([`crate::rtl::e2mc::tables::address_map`]) |
//!
//! Each encoder takes an equal part of the block, a symbol a cycle. Initiation
//! interval max(symbols/encoders + 2, beats) cycles. Latency from a block's first
//! beat in to its last beat out, in cycles: 3, and beats in, symbols/encoders and
//! beats out; with output registers in the code table ([`Parameters::registers_codes`]) four more, or one more if it
//! has no tags.
//!
//! | | cycles of a block, SL 16, PDW 4, beats of 32 bytes |
//! |---|---|
//! | beats in | 0–3 |
//! | code table: tags, their comparison, the code | a symbol enters in 4–19 and leaves six cycles later |
//! | placing codewords together | 10–25, into the final buffer 11–26 |
//! | the sum of the ways' lengths | 26 |
//! | merge, a slice of 32 bytes per cycle | 27–29 |
//! | beats out, of a raw block | 28–31 |
//!
//! The next block's first code is placed while the merge still reads the final buffers, and enters
//! them, cleared, when the merge is done. So the interval is symbols/encoders + 2.

mod control;
pub mod encoder;
pub mod encoding_lane;
pub mod merge;
pub mod output;
pub mod pair_places;
pub mod signals;
pub mod stream_places;

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::framing_register;
use crate::rtl::common::block_input::Framing;
use crate::rtl::e2mc::input_side::{input_side, Blocks};
use crate::rtl::e2mc::tables::access::{loaded_register, Access, Damage};
use crate::rtl::e2mc::tables::address_map::{CODE_TABLE, ESCAPE, TAGS};
use crate::rtl::e2mc::Parameters;
use control::control;
use encoder::START_BITS;
use encoding_lane::{encoding_lane, number_bits, word_bits, EncodingLaneInputs};
use output::{layout, output_side};
use signals::{Configuration, Control, Encoders};

pub fn compressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_compressor", p.name));
    m.doc(&format!(
        "E2MC compressor: {}-bit symbols, {} encoders for {} decoding ways, blocks of {} bytes,\n\
         bursts of {}. Stages: 1. code table, 2. placing codewords together.",
        p.symbol_bits, p.encoders, p.ways, p.block_bytes, p.mag_bytes
    ));
    let advance = m.wire("advance", 1);
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, p, Framing::Raw)?;
    let control = control(&m, p, &blocks, advance);
    let tables = configuration(&m, p, &control, blocks.framing_error)?;
    m.drive(control.access, tables.access);
    let encoders = encoders(&m, p, &blocks, &control, &tables, advance)?;
    m.drive(tables.table_read_data, encoders.table_read_data);
    let layout = layout(&m, p, &control, &tables, &encoders, advance)?;
    output_side(&m, p, &blocks, &control, &encoders, &layout, advance)?;
    m.finish()
}

fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    framing_error: Signal<'m>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port");
    let access = Access::new(m, control.quiet, p.protection.checks())?;
    let number_bits = address_width(u64::from(p.table_entries()));
    let is_tag = if p.escape {
        access.is_in(m, "TAGS", TAGS, number_bits).named("in_tags")
    } else {
        m.zero(1)
    };
    let in_codes = access
        .is_in(m, "CODE_TABLE", CODE_TABLE, number_bits)
        .named("in_code_table");
    let in_tables = (is_tag | in_codes).named("in_tables");
    let table = if p.reads_tags_first() {
        access.to_rows(m, in_tables)
    } else if p.registers_codes() {
        access.to_registered(m, in_tables)
    } else {
        access.to_table(m, in_tables)
    };

    let writes = access.writes_register().named("register_write");
    let data = access.write_data;
    let (at_control, loaded) = loaded_register(m, p.tables.is_some(), writes, access.address, data);
    let misframed = framing_register(m, writes & at_control, data, framing_error);
    let damage = Damage::new(m, p, &table, (writes & at_control, data), loaded);
    let mut known = at_control;
    let bits = [loaded, misframed].into_iter();
    let bits = bits.chain(damage.as_ref().map(|damage| damage.seen));
    let mut word = at_control.gate(concat(&bits.collect::<Vec<_>>()).resize(32));
    let escape = p.escape.then(|| {
        let at_escape = access.is_at(m, "ESCAPE", ESCAPE).named("at_escape");
        let initial = p.tables.as_ref().map(|t| t.escape);
        let escape = m.register_initial("escape", p.code_bits(), initial);
        m.next_if(escape, writes & at_escape, data.slice(0, p.code_bits()));
        known = known | at_escape;
        word = word | at_escape.gate(escape.resize(32));
        escape
    });
    let table_read_data = m.wire("table_word", 32);
    let damaged = damage.as_ref().map(|damage| damage.reads);
    access.answer(m, &table, (known, word), table_read_data, damaged);
    Ok(Configuration {
        access: access.waits,
        loaded,
        escape,
        table_write: table.write,
        table_read: table.read,
        is_tag,
        entry: access.address.slice(0, number_bits),
        write_data: data,
        flips: access.flips,
        table_read_data,
        damage,
    })
}

fn encoders<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    advance: Signal<'m>,
) -> Result<Encoders<'m>, DesignError> {
    m.section("The encoders, each with its part of the block");
    let module = encoding_lane(p)?;
    let part_bits = p.symbols_per_encoder() * p.symbol_bits;
    let block = control
        .reading
        .mux(blocks.block[1], blocks.block[0])
        .named("read_block");
    let stages: Vec<_> = (0..)
        .zip(block.parts(part_bits))
        .map(|(number, part)| {
            // The first copy of the tables is read. Each one is, where words are checked, or read before they are written.
            let reads = number == 0 || p.protection.checks() || p.reads_tags_first();
            // The first stream is placed where it lies in the block, and so is one that ends with it.
            let start = p.stream_start(number);
            let read = if reads { tables.table_read } else { m.zero(1) };
            let inputs = EncodingLaneInputs {
                advance,
                lookup_stages: (p.registers_codes()).then_some(control.lookup_stages),
                part,
                number: control.count.slice(0, number_bits(p)),
                lookup: control.lookup,
                starts: control.begin,
                place: control.place,
                puts: control.puts,
                clears: control.clears,
                start: m.constant(u64::from(start), START_BITS),
                table_write: tables.table_write,
                table_read: read,
                table_number: tables.entry,
                table_write_data: tables.write_data.slice(0, word_bits(p)),
                table_flips: tables.flips,
                ends_way: (!p.pairs).then_some(control.ends_way),
                escape: tables.escape,
                table_is_tag: tables.escape.map(|_| tables.is_tag),
            };
            m.instance(&format!("lane{number}"), &module, inputs)
        })
        .collect();
    m.side_by_side("lane", stages.len());
    if let Some(damage) = &tables.damage {
        let damaged = stages.iter().filter_map(|stage| stage.damaged);
        let damaged = or_all(damaged.collect::<Vec<_>>()).named("words_damaged");
        let placed = control.place & damaged & tables.loaded;
        let at_port = stages.iter().filter_map(|stage| stage.read_damaged);
        damage.drive(m, placed, at_port);
    }
    Ok(Encoders {
        table_read_data: stages[0].table_read_data,
        stages,
    })
}
