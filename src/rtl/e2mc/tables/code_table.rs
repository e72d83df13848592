//! Compressor, stage 1: the table of codewords and their lengths, c-LUT (paper
//! 1, section III-E, figure 6a).
//!
//! SL 4 and 8: a memory indexed by tree and symbol. SL 16 and 32: an 8-way set-associative memory, with the
//! set selected by the symbol's low bits; a symbol that is in no way becomes the escape and its raw bits.
//!
//! A symbol per cycle. Where [`Parameters::registers_codes`], memories have output registers, and of a set only the
//! code of the way that hits is read ([`code_by_tag`](super::code_by_tag)). Else tags and codes are read together
//! ([`code_set`](super::code_set)).

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::{columns, registered_columns};
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::tables::{code_by_tag, code_set};
use crate::rtl::e2mc::{Parameters, CODE_COLUMN, CODE_TABLE_COLUMN, TABLE_WAYS};

ports! {
    pub(in crate::rtl) CodeTableInputs {
        advance: Option<Signal<'m>>, stages: Option<Signal<'m>>, lookup, symbol, table_write, table_read, table_write_data,
        table_flips: Option<Signal<'m>>,
        escape: Option<Signal<'m>>, table_is_tag: Option<Signal<'m>>,
        table_way: Option<Signal<'m>>, table_entry, tree: Option<Signal<'m>>,
    } -> CodeTableOutputs {
        table_read_data, code, length, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub fn code_table(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_code_table", p.name));
    m.doc("Stage 1 of the compressor: codeword and length of each symbol, or the escape and\nthe symbol's raw bits.");
    let lookup = m.input("lookup", 1).comment(if p.registers_codes() {
        "A symbol is to be looked up"
    } else {
        "A symbol is to be looked up; else the last output is kept"
    });
    let symbol = m
        .input("symbol", p.symbol_bits)
        .comment("Symbol to look up");
    if p.reads_tags_first() {
        code_by_tag::code_by_tag(&m, p, lookup, symbol)?;
    } else if p.escape {
        code_set::code_set(&m, p, lookup, symbol)?;
    } else {
        direct(&m, p, lookup, symbol);
    }
    m.finish()
}

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

fn direct<'m>(m: &'m Builder, p: &Parameters, lookup: Signal<'m>, symbol: Signal<'m>) {
    let table_write = m
        .input("table_write", 1)
        .comment("Configuration port writes a word");
    let table_read = m
        .input("table_read", 1)
        .comment("Configuration port reads a word");
    let table_entry = m
        .input("table_entry", entry_bits(p))
        .comment("Number of the word that the configuration port reads or writes");
    let data = m
        .input("table_write_data", p.code_bits())
        .comment("Word that the configuration port writes");
    let flips = table_flips_input(m, p);
    let tree = m
        .input("tree", p.tree_bits())
        .comment("Huffman tree of the symbol");
    let address = concat(&[symbol, tree]);
    let size = Memory {
        depth: p.table_entries(),
        width: p.protection.stored_bits(p.code_bits()),
    };
    let tables = p.tables.as_ref();
    let image = tables.map(|t| image(p, "code_table", (&t.codes, p.code_bits())));
    let read = (
        (lookup | table_read).named("reads"),
        table_read.mux(table_entry, address).named("read_address"),
    );
    let write = (table_write, table_entry, p.protection.stored(data, flips));
    let table = ("codes", size);
    let moves = p.registers_codes().then(|| {
        let (advance, stages) = moving_inputs(m, p);
        let moves = |stage| (advance & stages.bit(stage)) | table_read;
        [moves(0).named("loads_word"), moves(1).named("loads_code")]
    });
    let stored = match moves {
        Some([loads, _]) => registered_columns(m, table, CODE_COLUMN, image, write, (read, loads)),
        None => columns(m, table, CODE_TABLE_COLUMN, image, write, read),
    };
    let found = |name: &str, value| match moves {
        Some([_, loads]) => m.delay_if(name, loads, value),
        None => m.delay(name, value),
    };
    let (entry, damaged) = p.protection.read(stored);
    let code = found("found_code", entry.slice(0, p.max_codeword));
    let length = entry.slice(p.max_codeword, p.length_bits());
    let length = found("found_length", length);
    m.output("code", code)
        .comment("Code in the order of the stream: bit 0 is sent first");
    m.output("length", length.resize(p.step_bits()))
        .comment("Length of the code in bits");
    m.output("table_read_data", concat(&[code, length]).resize(32))
        .comment(&format!(
            "Word of the code table, {} cycles after table_read",
            read_cycles(p)
        ));
    if let Some(damaged) = damaged {
        let damaged = found("found_damaged", damaged);
        output_damaged(m, damaged);
        output_read_damaged(m, damaged);
    }
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
        let in_ways = held("in_ways", concat(&self.in_ways()));
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
    pub fn in_ways(&self) -> Vec<Signal<'m>> {
        let is = |way| {
            self.way
                .eq_to(u64::from(way))
                .named(&format!("in_way{way}"))
        };
        (0..TABLE_WAYS).map(is).collect()
    }
}

/// The escape and the symbol's raw bits: a code and its length, as [`code_table`] outputs them.
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
