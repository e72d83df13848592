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

use super::code_ports::{
    entry_bits, image, moving_inputs, output_code, output_damaged, output_read_damaged, read_cycles,
};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::{columns, registered_columns};
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::tables::{code_by_tag, code_set};
use crate::rtl::e2mc::{Parameters, CODE_COLUMN, CODE_TABLE_COLUMN};

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
    output_code(m, code, length.resize(p.step_bits()));
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
