//! The decompressor's tables behind its configuration port.

use super::decoding_way::DecodeTable;
use crate::hdl::builder::address_width;
use crate::hdl::{or_all, Builder, DesignError, Signal};
use crate::rtl::e2mc::tables::access::{output_damage, Access};
use crate::rtl::e2mc::tables::address_map::DECODE_TABLE;
use crate::rtl::e2mc::tables::code_registers::{
    code_registers, CodeRegistersInputs, CodeRegistersOutputs,
};
use crate::rtl::e2mc::Parameters;

pub(crate) struct Configuration<'m> {
    pub registers: CodeRegistersOutputs<'m>,
    pub access: Signal<'m>,
    table: DecodeTable<'m>,
    /// Driven later, from the first way's decode table.
    pub table_read_data: Signal<'m>,
    /// Driven later, where words are protected: one that was decoded, or the port reads, is damaged.
    pub damaged: Option<Signal<'m>>,
    /// Driven later, too: the word that a decode table gave to the port in the cycle before is damaged.
    word_damaged: Option<Signal<'m>>,
    /// The port reads a damaged word of tables that are loaded.
    reads_damaged: Option<Signal<'m>>,
}

impl<'m> Configuration<'m> {
    /// Drives [`Configuration::damaged`], if it exists, from the ways' findings: in words that are decoded,
    /// and in words that the port reads.
    pub fn drive_damaged(
        &self,
        m: &'m Builder,
        found: impl Iterator<Item = [Option<Signal<'m>>; 2]>,
    ) {
        let (decoded, read): (Vec<_>, Vec<_>) =
            found.map(|[decoded, read]| (decoded, read)).unzip();
        let any = |found: Vec<Option<Signal<'m>>>| {
            or_all(found.into_iter().flatten().collect::<Vec<_>>())
        };
        if let (Some(damaged), Some(word), Some(reads)) =
            (self.damaged, self.word_damaged, self.reads_damaged)
        {
            m.drive(damaged, any(decoded) | reads);
            m.drive(word, any(read));
        }
    }

    /// The access to a way's decode table. Reads are of the first way's; where words are checked, of all.
    pub fn table_of(&self, m: &'m Builder, way: u32) -> DecodeTable<'m> {
        DecodeTable {
            read: match way {
                0 => self.table.read,
                _ if self.damaged.is_some() => self.table.read,
                _ => m.zero(1),
            },
            ..self.table
        }
    }
}

/// Which trees the ways that run in step are at.
pub(crate) struct Trees<'m> {
    pub advance: Signal<'m>,
    pub find_tree: Signal<'m>,
    pub index_tree: Signal<'m>,
}

/// The port and the tables behind it. `quiet`: no table is being read. `trees`: those of ways that run in step.
pub(crate) fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    quiet: Signal<'m>,
    trees: Option<Trees<'m>>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port, and the tables that are registers");
    let access = Access::new(m, quiet, p.protection.checks())?;
    let number_bits = address_width(u64::from(p.table_entries()));
    let in_table = access
        .is_in(m, "DECODE_TABLE", DECODE_TABLE, number_bits)
        .named("in_decode_table");
    let table = if p.registers_symbols() {
        access.to_registered(m, in_table)
    } else {
        access.to_table(m, in_table)
    };
    let trees = trees.filter(|_| p.trees > 1);
    let damaged = p.protection.checks();
    let damaged = damaged.then(|| m.wire("damage_found", 1));
    let inputs = CodeRegistersInputs {
        damaged,
        write: access.writes_register() & !in_table,
        address: access.address,
        write_data: access.write_data,
        advance: trees.as_ref().map(|trees| trees.advance),
        find_tree: trees.as_ref().map(|trees| trees.find_tree),
        index_tree: trees.as_ref().map(|trees| trees.index_tree),
    };
    let registers = m.instance("registers", &code_registers(p)?, inputs);
    let table_read_data = m.wire("decode_table_word", p.symbol_bits);
    let (known, word) = (registers.known, registers.read_data);
    let table_word = m.delay_if("table_word", table.is_read, table_read_data);
    let word_damaged = damaged.map(|_| m.wire("decode_table_word_damaged", 1));
    let reads_damaged = word_damaged.zip(registers.damage_seen).map(|(word, seen)| {
        // Before the tables are loaded, their words are arbitrary.
        let loaded = registers.loaded | seen;
        let reads = (table.has_read & word & loaded).named("damaged_word_is_read");
        output_damage(m, seen, reads);
        reads
    });
    access.answer(m, &table, (known, word), table_word, reads_damaged);
    Ok(Configuration {
        registers,
        access: access.waits,
        table: DecodeTable {
            write: table.write,
            read: table.read,
            address: access.address.slice(0, number_bits),
            write_data: access.write_data.slice(0, p.symbol_bits),
            flips: access.flips,
        },
        table_read_data,
        damaged,
        word_damaged,
        reads_damaged,
    })
}
