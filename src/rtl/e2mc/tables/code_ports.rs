//! What the forms of the compressor's code table share: ports, the escape's code, contents at power-up.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::MemoryImage;
use crate::hdl::{Builder, Signal};
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::{Parameters, TABLE_WAYS};

/// Cycles from `table_read` to `table_read_data`.
pub fn read_cycles(p: &Parameters) -> u32 {
    match (p.registers_codes(), p.escape) {
        (false, _) => 2,
        (true, false) => 3,
        (true, true) => 6,
    }
}

/// The ports by which look-ups move through a table with output registers.
pub(super) fn moving_inputs<'m>(m: &'m Builder, p: &Parameters) -> (Signal<'m>, Signal<'m>) {
    let advance = m.input("advance", 1);
    advance.comment("Look-ups move to their next stages; else they hold");
    let stages = m.input("stages", p.lookup_stages());
    stages.comment("Stages that have a look-up, from cycle 1 on, the first in bit 0");
    (advance, stages)
}

/// Bits of `table_entry`: which word of a memory a configuration access means.
pub fn entry_bits(p: &Parameters) -> u32 {
    let depth = if p.escape {
        p.sets()
    } else {
        p.table_entries()
    };
    address_width(u64::from(depth))
}

pub(super) fn output_damaged<'m>(m: &'m Builder, damaged: Signal<'m>) {
    m.output("damaged", damaged)
        .comment("A word that was read for the code is damaged");
}

pub(super) fn output_read_damaged<'m>(m: &'m Builder, damaged: Signal<'m>) {
    m.output("read_damaged", damaged)
        .comment("Word at table_read_data is damaged");
}

/// The outputs of a look-up.
pub(super) fn output_code<'m>(m: &'m Builder, code: Signal<'m>, length: Signal<'m>) {
    m.output("code", code)
        .comment("Code in the order of the stream: bit 0 is sent first");
    m.output("length", length)
        .comment("Length of the code in bits");
}

/// The configuration port's access to a set-associative table.
pub(super) struct TablePort<'m> {
    pub write: Signal<'m>,
    pub read: Signal<'m>,
    /// To a tag, not a code.
    pub is_tag: Signal<'m>,
    pub way: Signal<'m>,
    /// The set.
    pub entry: Signal<'m>,
    pub data: Signal<'m>,
    pub flips: Option<Signal<'m>>,
}

impl<'m> TablePort<'m> {
    pub fn new(m: &'m Builder, p: &Parameters) -> Self {
        let write = m
            .input("table_write", 1)
            .comment("Configuration port writes a word");
        let read = m
            .input("table_read", 1)
            .comment("Configuration port reads a word");
        let is_tag = m.input("table_is_tag", 1);
        let way = m
            .input("table_way", address_width(u64::from(TABLE_WAYS)))
            .comment("Way of the word that the configuration port reads or writes");
        let entry = m.input("table_entry", entry_bits(p));
        let data = m
            .input("table_write_data", p.code_bits().max(p.tag_bits()))
            .comment("Word that the configuration port writes");
        let flips = table_flips_input(m, p);
        is_tag.comment("Word of the configuration port is a tag, not a code");
        entry.comment("Set of the word that the configuration port reads or writes");
        TablePort {
            write,
            read,
            is_tag,
            way,
            entry,
            data,
            flips,
        }
    }

    /// The same in registers, a cycle later, so that the port may be far away, and whether the word is in each of the
    /// ways. An access reads in all of its cycles.
    pub fn registered(self, m: &'m Builder) -> (Self, Signal<'m>) {
        let held = |name: &str, value| m.delay_if(&format!("port_{name}"), self.read, value);
        let in_ways = held("in_ways", self.in_ways());
        let port = TablePort {
            write: m.delay_reset("port_writes", self.write),
            read: m.delay_reset("port_reads", self.read),
            is_tag: held("is_tag", self.is_tag),
            way: held("way", self.way),
            entry: held("entry", self.entry),
            data: held("data", self.data),
            flips: self.flips.map(|flips| held("flips", flips)),
        };
        (port, in_ways)
    }

    /// Whether its word is in each of the ways.
    pub fn in_ways(&self) -> Signal<'m> {
        self.way.one_hot(TABLE_WAYS)
    }
}

/// The escape and the symbol's raw bits: a code and its length, as the table outputs them.
pub(super) fn escaped<'m>(
    p: &Parameters,
    escape: Signal<'m>,
    symbol: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let limit = p.symbol_limit();
    let escape_length = escape.slice(p.max_codeword, p.length_bits());
    let raw = symbol.resize(limit) << escape_length;
    let code = escape.slice(0, p.max_codeword).resize(limit) | raw;
    (code, escaped_length(p, escape))
}

/// The length of the escape and the symbol's raw bits.
pub(super) fn escaped_length<'m>(p: &Parameters, escape: Signal<'m>) -> Signal<'m> {
    escape
        .slice(p.max_codeword, p.length_bits())
        .resize(p.step_bits())
        .plus(u64::from(p.symbol_bits))
}

/// Words of this many bits, as stored in memory.
pub(super) fn image(p: &Parameters, name: &str, (words, bits): (&[u64], u32)) -> Rc<MemoryImage> {
    let words = words.iter();
    Rc::new(MemoryImage {
        file: format!("{}_{name}.hex", p.name),
        words: words
            .map(|&word| p.protection.stored_word(word, bits))
            .collect(),
    })
}
