//! The decompressor of e2mc-delta.
//!
//! PDW decoding ways run in step, each on its part of the block, every other one backwards:
//!
//! ```text
//! s_axis → two slots → header ─┬→ way 1:  find → index → table ─→ sum ─┬→ decoded → + ways → out → m_axis
//!                              ├→ way 2 (bits in reverse):  …          ┤  block      before
//!                              └→ …                                    ┘
//!                      code rows (mode, tree) ─↑
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat, `tuser` 2 | stored blocks: whole bursts; `tuser` is the metadata |
//! | `m_axis_*` | beat, `tuser` 3 | blocks; `tuser[2]`: error, on the last beat |
//! | `s_axil_*` | 32 | tables ([`super::address_map`]) |
//!
//! Initiation interval max(symbols/PDW + 2, beats) cycles; latency from a block's first beat in to
//! its last beat out: beats in + symbols/PDW + beats out + 6 cycles
//! ([`Parameters::decompressor_latency`]). An access to the tables waits for the pipeline to be
//! empty and holds back the next block, as E2MC's does.

use std::rc::Rc;

use super::address_map::{CLASSES, DAMAGE_BIT, FIRST_CLASSES, FIRST_VALUES, OFFSETS, ROWS, VALUES};
use super::code_rows::{code_rows, CodeRowsInputs, CodeRowsOutputs};
use super::decoding_way::{
    class_number_bits, decoding_way, value_number_bits, DecodingWayInputs, DecodingWayOutputs,
};
use super::groups::groups;
use super::summing_output::{output_side, Ways};
use super::{Parameters, LOW_BITS, SYMBOL_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::Framing;
use crate::rtl::common::reversed::reversed;
use crate::rtl::e2mc::decompressor::control::{control, Control};
use crate::rtl::e2mc::decompressor::way_start::{kept, stored_block, Stored};
use crate::rtl::e2mc::input_side::{input_side, Blocks};
use crate::rtl::e2mc::pairs::overlap;
use crate::rtl::e2mc::tables::access::{loaded_register, Access, Damage};

pub fn decompressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let frame = &p.frame;
    let m = Builder::new(format!("{}_decompressor", frame.name));
    m.doc(&format!(
        "e2mc-delta decompressor: {} decoding ways, blocks of {} bytes, bursts of {}.\n\
         Stages: 1. find leaf, 2. index = codeword - offset, 3. tables, 4. sum.",
        frame.ways, frame.block_bytes, frame.mag_bytes
    ));
    let advance = m.wire("advance", 1);
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, frame, Framing::Stored)?;
    let control = control(&m, frame, &blocks, advance);
    let tables = configuration(&m, p, control.quiet)?;
    let loaded =
        (tables.damage.as_ref()).map_or(tables.loaded, |damage| tables.loaded & !damage.seen);
    m.drive(control.loaded, loaded);
    m.drive(control.access, tables.access);
    let ways = decoding_ways(&m, p, &blocks, &control, &tables, advance)?;
    output_side(&m, p, &blocks, &control, &ways, advance)?;
    m.finish()
}

/// An access to the tables.
struct Configuration<'m> {
    access: Signal<'m>,
    loaded: Signal<'m>,
    write: Signal<'m>,
    read: Signal<'m>,
    /// Of the 32-bit word.
    address: Signal<'m>,
    write_data: Signal<'m>,
    in_values: Signal<'m>,
    in_classes: Signal<'m>,
    /// First codewords of values, of classes, and offsets.
    in_rows: [Signal<'m>; 3],
    /// Driven later: the words that the tables read, each kind.
    values_word: Signal<'m>,
    classes_word: Signal<'m>,
    rows_word: Signal<'m>,
    /// The word is stored with a flipped bit, where words are protected.
    flips: Option<Signal<'m>>,
    damage: Option<Damage<'m>>,
}

fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    quiet: Signal<'m>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port");
    let checks = p.frame.protection.checks();
    let access = Access::new(m, quiet, checks)?;
    let codes = |number_bits: u32| {
        // A number of a code is left out, or the codes fill their bits.
        let code = access.address.slice(number_bits, p.code_bits());
        let last = m.constant(u64::from(p.codes() - 1), p.code_bits());
        if p.codes().is_power_of_two() {
            m.constant(1, 1)
        } else {
            code.le(last)
        }
    };
    let table = |name: &str, base: u32, number_bits: u32| {
        let bits = number_bits + p.code_bits();
        access.is_in(m, name, base, bits) & codes(number_bits)
    };
    let in_values = table("VALUES", VALUES, p.value_index_bits()).named("in_values");
    let in_classes = table("CLASSES", CLASSES, LOW_BITS).named("in_classes");
    let row_bits = ROWS.trailing_zeros();
    let length = access.address.slice(0, row_bits);
    let last = length.le(m.constant(u64::from(super::LONGEST), row_bits));
    let has_row = (length.any() & last).named("has_row");
    let in_rows = [
        ("FIRST_VALUES", FIRST_VALUES),
        ("FIRST_CLASSES", FIRST_CLASSES),
        ("OFFSETS", OFFSETS),
    ]
    .map(|(name, base)| {
        let in_region = table(name, base, row_bits);
        let in_table = in_region & has_row;
        let in_table = match base {
            // There is none of length 1.
            FIRST_VALUES => in_table & !length.eq_to(1),
            _ => in_table,
        };
        (
            in_table.named(&format!("in_{}", name.to_lowercase())),
            in_region,
        )
    });
    let mut in_tables = or_all(in_rows.map(|(in_table, _)| in_table)) | in_values | in_classes;
    if checks {
        // A test reads all words of a region: those without a row are 0.
        let in_region = or_all(in_rows.map(|(_, in_region)| in_region)).named("in_rows");
        in_tables = in_tables | (in_region & !access.write);
    }
    let in_rows = in_rows.map(|(in_table, _)| in_table);
    let table = access.to_rows(m, in_tables.named("in_tables"));
    let writes = access.writes_register().named("register_write");
    let data = access.write_data;
    let preloaded = p.tables.is_some();
    let (at_control, loaded) = loaded_register(m, preloaded, writes, access.address, data);
    let damage = Damage::new(m, &p.frame, &table, (writes & at_control, data), loaded);
    let control = match &damage {
        Some(damage) => concat(&[loaded, m.zero(DAMAGE_BIT - 1), damage.seen]),
        None => loaded,
    };
    let word = at_control.gate(control.resize(32));
    let values_word = m.wire("values_word", SYMBOL_BITS);
    let classes_word = m.wire("classes_word", LOW_BITS);
    let rows_word = m.wire("rows_word", 32);
    // The large memories need most of a cycle.
    let leaf_word = in_values.gate(values_word) | in_classes.gate(classes_word).resize(SYMBOL_BITS);
    let leaf_word = m.delay_if("leaf_word", table.is_read, leaf_word);
    let row_word = m.delay_if("row_word", table.is_read, rows_word);
    let table_word = leaf_word.resize(32) | row_word;
    let damaged = damage.as_ref().map(|damage| damage.reads);
    access.answer(m, &table, (at_control, word), table_word, damaged);
    Ok(Configuration {
        access: access.waits,
        loaded,
        write: table.write,
        read: table.read,
        address: access.address,
        write_data: data,
        in_values,
        in_classes,
        in_rows,
        values_word,
        classes_word,
        rows_word,
        flips: access.flips,
        damage,
    })
}

fn decoding_ways<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    advance: Signal<'m>,
) -> Result<Ways<'m>, DesignError> {
    m.section("The block that is read, its mode, and where its ways start");
    let Stored {
        block,
        prepares,
        stored,
    } = stored_block(m, &p.frame, blocks, control, advance);
    let groups = groups(m, p, block, control.metadata);
    let names = ["prepared_bad", "block_bad"];
    let header_bad = kept(m, control, advance, prepares, names, groups.bad);
    let starts: Vec<Signal> = (groups.starts.iter().enumerate())
        .map(|(way, &start)| match way {
            0 => start,
            _ => m.delay_if(&format!("way{}_start", way + 1), prepares, start),
        })
        .collect();
    let lags = m.delay_if("prepared_lags", prepares, groups.lags);
    let lags = m.delay_if("index_lags", advance, lags);
    let lags = m.delay_if("table_lags", advance, lags);
    let lags = m.delay_if("deliver_lags", advance, lags);
    let mode = (groups.codes).map(|mode| m.delay_if("prepared_mode", prepares, mode));
    let code = |tree: Signal<'m>, mode: Option<Signal<'m>>| match mode {
        Some(mode) => concat(&[tree, mode]),
        None => tree,
    };
    // The rows of the codeword after the next one are read.
    let tree = (!control.load & !control.find_tree).named("row_tree");
    let row_code = code(tree, mode);
    let index_mode = mode.map(|mode| m.delay_if("index_mode", advance, mode));
    let index_code = match index_mode {
        Some(mode) => concat(&[control.index_tree, mode]).named("index_code"),
        None => control.index_tree,
    };
    let busy = control.load | control.align | control.decode | control.index;
    let rows = rows(m, p, tables, row_code, [advance, busy.named("rows_busy")])?;

    m.section("The decoding ways");
    let module = decoding_way(p)?;
    let backwards = match p.frame.ways {
        1 => stored,
        _ => reversed(m, "stored_backwards", stored)?,
    };
    let number_bits = class_number_bits(p).max(value_number_bits(p));
    let ways: Vec<DecodingWayOutputs> = (0..p.frame.ways)
        .map(|way| {
            let read = match way {
                0 => tables.read,
                // Each copy of the tables is read, and checked.
                _ if tables.damage.is_some() => tables.read,
                _ => m.zero(1),
            };
            let stored = if way % 2 == 0 { stored } else { backwards };
            let inputs = DecodingWayInputs {
                advance,
                load: control.load,
                align: control.align,
                decode: control.decode,
                index: control.index,
                index_code,
                stored,
                start: starts[way as usize],
                first_values: rows.first_values,
                first_classes: rows.first_classes,
                offsets: rows.offsets,
                table_write: tables.write,
                table_read: read,
                table_number: tables.address.slice(0, number_bits),
                table_write_data: tables.write_data.slice(0, SYMBOL_BITS),
                in_values: tables.in_values,
                in_classes: tables.in_classes,
                table_flips: tables.flips,
            };
            m.instance(&format!("way{}", way + 1), &module, inputs)
        })
        .collect();
    m.drive(tables.values_word, ways[0].value_read_data);
    m.drive(tables.classes_word, ways[0].class_read_data);

    m.section("Whether the two ways of a group overlap");
    let mut positions: Vec<Signal> = ways.iter().map(|way| way.position).collect();
    if positions.len() == 1 {
        // No way runs backwards, from the block's end.
        positions.push(m.delay_if("end_position", advance & control.align, starts[1]));
    }
    let overlaps = overlap(m, &p.frame, &positions);
    let error = m.delay_if("decode_error", advance, header_bad | overlaps);
    let damaged = damaged(m, control, tables, &ways, &rows);
    Ok(Ways {
        residuals: ways.iter().map(|way| way.residual).collect(),
        error: damaged.map_or(error, |damaged| error | damaged),
        lags,
    })
}

/// Whether a damaged word was read for a block, now or since the tables were loaded, where words are checked.
fn damaged<'m>(
    m: &'m Builder,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    ways: &[DecodingWayOutputs<'m>],
    rows: &CodeRowsOutputs<'m>,
) -> Option<Signal<'m>> {
    let damage = tables.damage.as_ref()?;
    let has_residual = m.register_reset("had_residual", 1, 0);
    has_residual.comment("Stage 3 had a residual in the cycle before.");
    m.next(has_residual, control.table);
    let leaves = or_all(
        ways.iter()
            .filter_map(|way| way.damaged)
            .collect::<Vec<_>>(),
    );
    let leaves = (has_residual & leaves).named("leaf_damaged");
    // A row's damage is known before its symbol comes to the last stage.
    let firsts = rows.firsts_damaged.map(|damaged| control.decode & damaged);
    let offsets = rows.offsets_damaged.map(|damaged| control.index & damaged);
    let used = [firsts, offsets].into_iter().flatten().chain([leaves]);
    let used = or_all(used.collect::<Vec<_>>()).named("words_damaged");
    let of_ways = ways.iter().filter_map(|way| way.read_damaged);
    let in_leaves = tables.in_values | tables.in_classes;
    let read = or_all(of_ways.collect::<Vec<_>>()) & in_leaves;
    damage.drive(m, used, [read].into_iter().chain(rows.read_damaged));
    Some(leaves | damage.seen)
}

/// The code rows, read for the ways.
fn rows<'m>(
    m: &'m Builder,
    p: &Parameters,
    tables: &Configuration<'m>,
    code: Signal<'m>,
    [advance, busy]: [Signal<'m>; 2],
) -> Result<CodeRowsOutputs<'m>, DesignError> {
    let row_bits = ROWS.trailing_zeros();
    let inputs = CodeRowsInputs {
        advance,
        busy,
        code: code.named("row_code"),
        table_write: tables.write,
        table_read: tables.read,
        table_code: tables.address.slice(row_bits, p.code_bits()),
        table_length: tables.address.slice(0, row_bits),
        table_write_data: tables.write_data,
        in_first_values: tables.in_rows[0],
        in_first_classes: tables.in_rows[1],
        in_offsets: tables.in_rows[2],
        table_flips: tables.flips,
    };
    let rows = m.instance("code_rows", &code_rows(p)?, inputs);
    m.drive(tables.rows_word, rows.table_read_data);
    Ok(rows)
}
