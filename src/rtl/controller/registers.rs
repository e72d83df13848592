//! The registers behind the configuration port.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | | AXI4-Lite, [`ADDRESS_BITS`] of byte address |
//! | one for each of [`OPTIONS`] | | what software wrote |
//! | `command`, `refused` | 5, 1 | as of [`commands`](super::commands) |
//! | `mode`, `busy`, `failed`, `nothing_compressed` | 2, 1, 1, 1 | the status |
//! | `bypasses` | 1 | compression is turned off |
//! | one for each of [`EVENTS`] | 1 | it happens in this cycle |
//! | one for each of [`COUNTED`] | 1 | the same |
//! | `error_block`, `failed_line`, `lost_line` | number, line, line | with an event |
//! | `unit_access`, `unit_write`, `unit_address`, `unit_data` | 1, 1, words, 32 | an access to the units' tables |
//! | `unit_done`, `unit_failed`, `unit_read` | 1, 1, 32 | it is done |
//! | `irq` | 1 | an event that is enabled has happened |
//!
//! An access takes a cycle; one to tables takes theirs.

use std::rc::Rc;

use super::commands::COMMANDS;
use super::{Parameters, COMBINE_BITS, PAGE_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::slave;

/// Bits of a byte address. The two highest are 0 for the unit's own registers, 1 for the tables of
/// all compressors, 2 for those of all decompressors, [`SAMPLING`] for what is sampled.
pub const ADDRESS_BITS: u32 = 20;
/// Bits of a byte address within one half's tables.
pub const UNIT_BITS: u32 = 18;
/// The two highest bits of the value-frequency table's addresses.
pub const SAMPLING: u32 = 3;

/// Says that this is the unit: `HDLG`.
pub const IDENTITY: u32 = 0x000;
/// What it says.
pub const IDENTITY_WORD: u32 = 0x4844_4c47;
/// Bits in the order of the commands; written.
pub const COMMAND: u32 = 0x004;
/// Mode in bits 0 and 1, busy 4, failed 5, nothing compressed 6.
pub const STATUS: u32 = 0x008;
/// Events that have happened; a 1 written to a bit clears it.
pub const HAPPENED: u32 = 0x014;
/// The block, low and high word, of the first error since none of them is set.
pub const ERROR_BLOCK: u32 = 0x020;
/// The metadata line that was lost first.
pub const LOST_LINE: u32 = 0x028;
/// The metadata line of the first metadata error.
pub const FAILED_LINE: u32 = 0x02c;
/// Counters, a word each.
pub const COUNTERS: u32 = 0x100;
/// Ranges: first page, end, rule, and a word of nothing.
pub const RANGES: u32 = 0x080;

/// A register that software writes and reads: name, byte address, whether it holds a page's number,
/// whether it may be written while the unit is off only.
#[derive(Clone, Copy, Debug)]
pub struct Register {
    /// Its name, of the port too.
    pub name: &'static str,
    /// Its byte address.
    pub address: u32,
    /// Bits, or none for a page's number.
    pub bits: Option<u32>,
    /// Written while the unit is off only.
    pub while_off: bool,
    /// Its value after reset.
    pub reset: u64,
}

const fn page(name: &'static str, address: u32, while_off: bool) -> Register {
    Register {
        name,
        address,
        bits: None,
        while_off,
        reset: 0,
    }
}

const fn number(name: &'static str, address: u32, bits: u32, reset: u64) -> Register {
    Register {
        name,
        address,
        bits: Some(bits),
        while_off: false,
        reset,
    }
}

/// The registers that software writes, but for the ranges'.
pub const OPTIONS: [Register; 9] = [
    number("bypass", 0x00c, 1, 0),
    number("combine", 0x010, COMBINE_BITS, 32),
    number("irq_enable", 0x018, EVENTS.len() as u32, 0),
    page("region_first", 0x040, true),
    page("region_end", 0x044, true),
    page("metadata_first", 0x048, true),
    page("metadata_end", 0x04c, true),
    page("scrub_first", 0x050, false),
    page("scrub_end", 0x054, false),
];

/// What has an interrupt.
pub const EVENTS: [&str; 7] = [
    "corrupt_block",
    "read_error",
    "write_error",
    "metadata_error",
    "metadata_lost",
    "command_ends",
    "poison_lost",
];

/// What is counted.
pub const COUNTED: [&str; 14] = [
    "cycle",
    "block_read",
    "beat_written",
    "data_beat_read",
    "data_beat_written",
    "metadata_beat_read",
    "metadata_beat_written",
    "metadata_hit",
    "metadata_miss",
    "block_written",
    "block_written_raw",
    "block_modified",
    "write_stalls",
    "read_stalls",
];

/// The registers of a range.
pub fn range(number: u32) -> [Register; 3] {
    const NAMES: [[&str; 3]; 8] = [
        ["range0_first", "range0_end", "range0_rule"],
        ["range1_first", "range1_end", "range1_rule"],
        ["range2_first", "range2_end", "range2_rule"],
        ["range3_first", "range3_end", "range3_rule"],
        ["range4_first", "range4_end", "range4_rule"],
        ["range5_first", "range5_end", "range5_rule"],
        ["range6_first", "range6_end", "range6_rule"],
        ["range7_first", "range7_end", "range7_rule"],
    ];
    let [first, end, rule] = NAMES[number as usize];
    let base = RANGES + 16 * number;
    [
        page(first, base, false),
        page(end, base + 4, false),
        self::number(rule, base + 8, 3, 0),
    ]
}

/// All registers that software writes.
pub fn written(p: &Parameters) -> Vec<Register> {
    let ranges = (0..p.ranges).flat_map(range);
    OPTIONS.into_iter().chain(ranges).collect()
}

/// Bits of a register.
pub(super) fn width(p: &Parameters, register: &Register) -> u32 {
    register.bits.unwrap_or(p.address_bits - PAGE_BITS)
}

pub(super) fn registers(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("registers"));
    m.doc("The registers behind the configuration port.");
    let refused = m.input("refused", 1);
    let mode = m.input("mode", 2);
    let status = ["busy", "failed", "nothing_compressed"].map(|name| m.input(name, 1));
    let bypasses = m.input("bypasses", 1);
    let events = EVENTS.map(|name| m.input(name, 1));
    let counted = COUNTED[1..].iter().map(|name| m.input(name, 1));
    let counted: Vec<Signal> = [m.constant(1, 1)].into_iter().chain(counted).collect();
    let error_block = m.input("error_block", p.number_bits());
    let failed_line = m.input("failed_line", p.line_bits());
    let lost_line = m.input("lost_line", p.line_bits());
    let unit_done = m.input("unit_done", 1);
    let unit_failed = m.input("unit_failed", 1);
    let unit_read = m.input("unit_read", 32);

    m.section("The access");
    let done = m.wire("access_done", 1);
    let failed = m.wire("access_failed", 1);
    let read = m.wire("access_read", 32);
    let bus = slave(&m, "configuration", ADDRESS_BITS, [done, failed, read])?;
    let (access, write) = (bus.access_waits, bus.write);
    let (address, data) = (bus.address, bus.write_data);
    let half = address.slice(UNIT_BITS - 2, 2).named("half");
    let own = (!half.any()).named("is_own");
    let writes = (access & write & own).named("writes");
    let here = |address_of: u32, name: &str| {
        let word = u64::from(address_of / 4);
        let constant = format!("{}_WORD", name.to_uppercase());
        let is_it = own & address.eq(m.localparam(&constant, word, ADDRESS_BITS - 2));
        is_it.named(&format!("at_{name}"))
    };

    m.section("What software writes");
    let off = (!mode.any() & !status[0]).named("is_off");
    let mut words: Vec<(Signal, Signal)> = Vec::new();
    let mut too_early = Vec::new();
    let mut outputs = Vec::new();
    for register in written(p) {
        let at = here(register.address, register.name);
        let bits = width(p, &register);
        let held = m.register_reset(&format!("{}_held", register.name), bits, register.reset);
        let may = match register.while_off {
            true => {
                too_early.push(at & !off);
                off
            }
            false => m.constant(1, 1),
        };
        let new = data.slice(0, bits);
        match register.name {
            "bypass" => m.next(held, (writes & at).mux(new, held) | bypasses),
            _ => m.next_if(held, writes & at & may, new),
        }
        words.push((at, held));
        outputs.push((register.name, held));
    }
    for (name, held) in &outputs {
        if *name != "irq_enable" {
            m.output(name, *held);
        }
    }
    let at_command = here(COMMAND, "command");
    let count = COMMANDS.len() as u32;
    m.output("command", (writes & at_command).gate(data.slice(0, count)));

    m.section("Events");
    let at_happened = here(HAPPENED, "happened");
    let happens = concat(&events);
    let bits = happens.width();
    let happened = m.register_reset("has_happened", bits, 0);
    let cleared = (writes & at_happened).gate(data.slice(0, bits));
    let still = (happened & !cleared).named("still_happened");
    m.next(happened, still | happens);
    let enabled = outputs.iter().find(|(name, _)| *name == "irq_enable");
    let enabled = enabled.map_or(happened, |(_, held)| *held);
    m.output("irq", m.delay("irq_held", (happened & enabled).any()));
    let of_block = [0, 1, 2, 6];
    let known = or_all(of_block.map(|event| still.bit(event)));
    let first = (or_all(of_block.map(|event| happens.bit(event))) & !known).named("first_error");
    let error_block = m.delay_if("error_block_held", first, error_block);
    let first_of = |event: u32| happens.bit(event) & !still.bit(event);
    let failed_line = m.delay_if("failed_line_held", first_of(3), failed_line);
    let lost_line = m.delay_if("lost_line_held", first_of(4), lost_line);

    m.section("Counters");
    // A cycle late: what is counted comes late in its cycle.
    let happened_now = m.register_reset("what_counts", counted.len() as u32, 0);
    m.next(happened_now, concat(&counted));
    let counted = happened_now.parts(1);
    let counters = COUNTED.iter().zip(&counted).map(|(name, &counts)| {
        let counter = m.register_reset(&format!("{name}_count"), 32, 0);
        m.next_if(counter, counts, counter.plus(1));
        counter
    });
    let counters: Vec<Signal> = counters.collect();
    let counter_bits = address_width(COUNTED.len() as u64);
    let region = u64::from(COUNTERS / 4) >> counter_bits;
    let rest = ADDRESS_BITS - 2 - counter_bits;
    let number = address.slice(0, counter_bits);
    let at_counter = own
        & address.slice(counter_bits, rest).eq_to(region)
        & number.lt(m.constant(COUNTED.len() as u64, counter_bits));
    let at_counter = at_counter.named("at_counter");
    words.push((at_counter, number.select(&counters)));

    m.section("The answer");
    let zero = |bits: u32| m.zero(bits);
    let [busy, last_failed, raw] = status;
    let status = concat(&[mode, zero(2), busy, last_failed, raw]);
    words.push((
        here(IDENTITY, "identity"),
        m.constant(IDENTITY_WORD.into(), 32),
    ));
    words.push((here(STATUS, "status"), status));
    words.push((at_happened, happened));
    let block = error_block.resize(64);
    words.push((here(ERROR_BLOCK, "error_block"), block.slice(0, 32)));
    words.push((
        here(ERROR_BLOCK + 4, "error_block_high"),
        block.slice(32, 32),
    ));
    words.push((here(LOST_LINE, "lost_line"), lost_line.resize(32)));
    words.push((here(FAILED_LINE, "failed_line"), failed_line.resize(32)));
    let known = or_all(words.iter().map(|(at, _)| *at)) | at_command;
    let word = or_all(words.iter().map(|(at, word)| at.gate(word.resize(32))));
    let early = write & or_all(too_early);
    let bad = !known | early | (write & at_command & refused);
    m.drive(done, access & (own | unit_done));
    m.drive(failed, own.mux(bad, unit_failed));
    m.drive(read, own.mux(word, unit_read));
    m.output("unit_access", access & !own);
    m.output("unit_write", write);
    m.output("unit_address", address);
    m.output("unit_data", data);
    m.finish()
}
