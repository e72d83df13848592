//! `hdlgen_controller.h`: the constants of a unit for the firmware's C files.

use std::fmt::{Display, Write};

use super::Controller;
use crate::design::Design;
use crate::rtl::common::registers::Region;
use crate::rtl::controller::registers::{
    self, COMMAND, HAPPENED, INJECT, RANGES, RANGE_END, RANGE_RULE, RANGE_STRIDE, RULES, SAMPLING,
    STATUS, TABLES, UNIT_BITS,
};
use crate::rtl::controller::{Parameters, COMBINE_BITS, PAGE_BITS};
use crate::rtl::e2mc::tables::address_map as tables;
use crate::rtl::value_frequency::{address_map as sampling, Parameters as SamplingTable};
use crate::terms::{MfvCount, SymbolLength};

/// The text of a header while it is written.
#[derive(Default)]
struct Header(String);

impl Header {
    /// A comment above what follows.
    fn section(&mut self, about: &str) {
        // Writing to a `String` never fails.
        let _ = writeln!(self.0, "\n/* {about} */");
    }

    fn define(&mut self, name: &str, value: impl Display) {
        let name = name.to_uppercase();
        let _ = writeln!(self.0, "#define HDLGEN_{name} {value}");
    }

    fn number(&mut self, name: &str, value: u32) {
        self.define(name, format_args!("{value}u"));
    }

    fn address(&mut self, name: &str, value: u32) {
        self.define(name, format_args!("0x{value:03x}u"));
    }

    fn bit(&mut self, name: &str, bit: u32) {
        self.define(name, format_args!("0x{:x}u", 1_u32 << bit));
    }

    /// The bits of each field of the register at this address.
    fn fields(&mut self, prefix: &str, all: &[Region], address: u32) {
        let register = all.iter().filter(|region| region.address == address);
        for field in register.flat_map(|region| &region.fields) {
            let mask = format_args!("0x{:x}u", field.mask()).to_string();
            self.define(&format!("{prefix}_{}", field.name), mask);
        }
    }

    /// 1 or 0, for the preprocessor.
    fn switch(&mut self, name: &str, on: bool) {
        self.define(name, u32::from(on));
    }
}

/// The header of a unit.
pub(super) fn header(design: &Controller) -> String {
    let mut h = Header::default();
    let _ = write!(
        h.0,
        "/* SPDX-License-Identifier: CC0-1.0 */\n\
         /*\n * Parameters and register map of the unit {}, for hdlgen.h and its C files.\n\
         \x20* Made by: {}\n * manifest.json has the version of hdlgen.\n */\n\
         #ifndef HDLGEN_CONTROLLER_H\n#define HDLGEN_CONTROLLER_H\n",
        design.name(),
        design.command()
    );
    geometry(&mut h, design);
    own_registers(&mut h, design.hardware());
    let has_tables = design.codec().recipe().is_some();
    h.section("1: the codec has tables; software trains them on samples of the traffic.");
    h.switch("has_tables", has_tables);
    h.switch("has_sampling", design.sampling().is_some());
    if has_tables {
        h.section(
            "First byte addresses of the tables of all compressors and of all decompressors.",
        );
        h.address("compressors", 1 << UNIT_BITS);
        h.address("decompressors", 2 << UNIT_BITS);
    }
    if let Some(table) = design.sampling() {
        codebook(&mut h, design, table.symbol_length(), table.mfv());
        table_addresses(&mut h);
        sampling_addresses(&mut h, &table.hardware());
    }
    h.0.push_str("\n#endif\n");
    h.0
}

fn geometry(h: &mut Header, design: &Controller) {
    let p = design.hardware();
    h.section("Sizes in bytes, the bits of a byte's address, and the blocks of a metadata line.");
    h.number("block_bytes", p.block_bytes);
    h.number("mag_bytes", p.mag_bytes);
    h.number("page_bytes", 1 << PAGE_BITS);
    h.number("address_bits", p.address_bits);
    h.number("line_blocks", p.line_blocks());
    h.section("Number of ranges with their own rules.");
    h.number("ranges", p.ranges);
}

fn own_registers(h: &mut Header, p: &Parameters) {
    h.section("Byte addresses of the registers.");
    let all = registers::map(p);
    let of_unit = all
        .iter()
        .filter(|region| !region.name.starts_with("range"));
    let mut addresses: Vec<_> = of_unit
        .map(|region| (region.address, region.name.as_str()))
        .chain([(RANGES, "ranges")])
        .collect();
    addresses.extend(last_rule(p).map(|address| (address, "last_rule")));
    addresses.sort_unstable();
    for (address, name) in addresses {
        h.address(&format!("register_{name}"), address);
    }
    h.section("Distance of the ranges, and offsets of a range's registers.");
    for (name, offset) in [
        ("stride", RANGE_STRIDE),
        ("first", 0),
        ("end", RANGE_END),
        ("rule", RANGE_RULE),
    ] {
        h.address(&format!("range_{name}"), offset);
    }
    h.section("Bits of a range's rule: enable it, compress new writes, look up metadata.");
    for (bit, (name, _)) in (0..).zip(RULES) {
        h.bit(&format!("rule_{name}"), bit);
    }
    h.section("Value of the identity register, and the largest value of combine.");
    h.define(
        "identity",
        format_args!("0x{:x}u", registers::IDENTITY_WORD),
    );
    h.number("combine_max", (1 << COMBINE_BITS) - 1);
    own_attributes(h, &all);
    h.section("Commands: one bit at a time.");
    h.fields("command", &all, COMMAND);
    h.section("Bits of the status, and the values of its mode.");
    h.fields("status", &all, STATUS);
    for (mode, name) in (0..).zip(["off", "init", "run"]) {
        h.number(&format!("mode_{name}"), mode);
    }
    h.section("Events, and those whose block is in error_block.");
    h.fields("event", &all, HAPPENED);
    h.define("events_of_blocks", "0x47u");
    if registers::injects(p) {
        h.section("Error injection: RAMs whose next word gets one flipped bit, or two.");
        h.fields("inject", &all, INJECT);
    }
    if p.tables.is_some() {
        h.section("Damage of tables, in the register tables.");
        h.fields("tables", &all, TABLES);
    }
    h.section("Numbers of the counters.");
    let counted = registers::counted(p);
    for (number, name) in (0..).zip(&counted) {
        h.number(&format!("counter_{name}"), number);
    }
    h.number("counters", counted.len() as u32);
}

/// The address of the last range's rule, if there are ranges.
fn last_rule(p: &Parameters) -> Option<u32> {
    let last = p.ranges.checked_sub(1)?;
    Some(RANGES + RANGE_STRIDE * last + RANGE_RULE)
}

/// Masks and shifts of the attributes of the unit's own accesses.
fn own_attributes(h: &mut Header, all: &[Region]) {
    h.section("Masks and shifts of the fields of own_attributes, and all of them.");
    let mut of_all = 0;
    let register = all.iter().filter(|region| region.name == "own_attributes");
    for field in register.flat_map(|region| &region.fields) {
        let name = format!("own_attributes_{}", field.name);
        h.define(&name, format_args!("0x{:x}u", field.mask()));
        h.number(&format!("{name}_shift"), field.low);
        of_all |= field.mask();
    }
    h.define("own_attributes_all", format_args!("0x{of_all:x}u"));
}

/// Shape of a codebook of E2MC, and the bytes that it takes.
fn codebook(h: &mut Header, design: &Controller, symbol_length: SymbolLength, mfv: MfvCount) {
    let has_escape = symbol_length.has_escape();
    let (trees, longest) = (symbol_length.trees(), symbol_length.max_codeword_length());
    let entries = if has_escape {
        mfv.get()
    } else {
        1 << symbol_length.bits()
    };
    let leaves = entries + u32::from(has_escape);
    h.section("Bits of a symbol, and parallel decoding ways.");
    h.number("symbol_bits", symbol_length.bits());
    for (flag, value) in design.identity().parameters() {
        if flag == "pdw" {
            h.define("pdw", format_args!("{value}u"));
        }
    }
    h.section("A codebook: its trees, and the bits of the longest codeword.");
    h.number("trees", trees);
    h.number("longest", longest);
    h.section("A tree: values with codewords, whether it has an escape for all others, and both.");
    h.number("entries", entries);
    h.switch("has_escape", has_escape);
    h.number("leaves", leaves);
    if has_escape {
        h.section("Sets of the compressor's table, and values in each set.");
        h.number("sets", mfv.sets());
        h.number("ways", MfvCount::WAYS);
    }
    let all = trees * leaves;
    let values = if has_escape { entries } else { 0 };
    let words = 1 + values + 2 * all + 2 * trees * (longest + 1);
    let bytes = 4 * words + 2 * (all + trees) + all;
    h.section("Bytes of a struct hdlgen_codebook and of a struct hdlgen_workspace.");
    h.number("codebook_bytes", bytes.next_multiple_of(4));
    let bits = 4 * longest * (2 * leaves).div_ceil(32);
    h.number("workspace_bytes", (16 * leaves + bits).next_multiple_of(8));
}

fn table_addresses(h: &mut Header) {
    h.section("Byte addresses within the tables of a compressor or decompressor; rows per tree.");
    for (name, address) in [
        ("control", tables::CONTROL),
        ("escape", tables::ESCAPE),
        ("first_codewords", tables::FIRST_CODEWORDS),
        ("offsets", tables::OFFSETS),
        ("decode", tables::DECODE_TABLE),
        ("codes", tables::CODE_TABLE),
        ("tags", tables::TAGS),
    ] {
        h.address(&format!("table_{name}"), address);
    }
    h.number("table_rows", tables::ROWS);
}

fn sampling_addresses(h: &mut Header, p: &SamplingTable) {
    h.section("First byte address of the value-frequency table, and byte addresses within it.");
    h.address("sampling", SAMPLING << UNIT_BITS);
    for (name, address) in [
        ("control", sampling::CONTROL),
        ("status", sampling::STATUS),
        ("length", sampling::LENGTH),
        ("sampled", sampling::SAMPLED),
        ("skipped", sampling::SKIPPED),
        ("total", sampling::TOTAL),
        ("counts", sampling::COUNTS),
        ("values", sampling::VALUES),
    ] {
        h.address(&format!("sampling_{name}"), address);
    }
    h.section("Values to write to its control word, and the states in its status.");
    for (name, value) in [
        ("start", sampling::START),
        ("stop", sampling::STOP),
        ("clear", sampling::CLEAR),
    ] {
        h.number(&format!("sampling_{name}"), value);
    }
    h.define("sampling_state", "0x3u");
    for (name, value) in [
        ("idle", sampling::IDLE),
        ("runs", sampling::SAMPLING),
        ("clears", sampling::CLEARING),
        ("done", sampling::DONE),
    ] {
        h.number(&format!("sampling_{name}"), value);
    }
    if p.protection.checks() {
        h.section("In its status: a word had a flipped bit, so counts are wrong.");
        h.number("sampling_damaged", sampling::DAMAGED);
    }
    h.section("Values that it counts in each set.");
    h.number("sampling_ways", p.entry_ways());
}
