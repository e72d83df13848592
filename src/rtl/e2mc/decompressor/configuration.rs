//! The decompressor's tables behind its configuration port.

use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::{Builder, DesignError, Signal};
use crate::rtl::e2mc::tables::access::Access;
use crate::rtl::e2mc::tables::address_map::DECODE_TABLE;
use crate::rtl::e2mc::tables::code_registers::code_registers;
use crate::rtl::e2mc::Parameters;

pub(crate) struct Configuration<'m> {
    pub registers: InstanceRef<'m>,
    pub access: Signal<'m>,
    table_write: Signal<'m>,
    table_read: Signal<'m>,
    table_address: Signal<'m>,
    table_write_data: Signal<'m>,
    /// Driven later, from the first way's decode table.
    pub table_read_data: Signal<'m>,
}

impl<'m> Configuration<'m> {
    /// The inputs of a way's decode table and of its search for codewords. Reads
    /// are of the first way's table.
    pub fn inputs(
        &self,
        m: &'m Builder,
        p: &Parameters,
        way: u32,
    ) -> Vec<(&'static str, Signal<'m>)> {
        let read = match way {
            0 => self.table_read,
            _ => m.zero(1),
        };
        let mut inputs = vec![
            ("first_codewords", self.registers.out("first_codewords")),
            ("offsets", self.registers.out("offsets")),
            ("table_write", self.table_write),
            ("table_read", read),
            ("table_address", self.table_address),
            ("table_write_data", self.table_write_data),
        ];
        if p.escape {
            for name in [
                "escape_codeword",
                "escape_mask",
                "escape_step",
                "escape_length",
            ] {
                inputs.push((name, self.registers.out(name)));
            }
        }
        inputs
    }
}

/// The port and the tables behind it. `quiet`: nothing looks at a table. `trees`:
/// which trees the ways that run in step are at, if there are several.
pub(crate) fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    quiet: Signal<'m>,
    trees: impl FnOnce() -> Vec<(&'static str, Signal<'m>)>,
) -> Result<Configuration<'m>, DesignError> {
    m.section("Configuration port, and the tables that are registers");
    let access = Access::new(m, quiet)?;
    let number_bits = address_width(u64::from(p.table_entries()));
    let in_table = access
        .is_in(m, "DECODE_TABLE", DECODE_TABLE, number_bits)
        .named("in_decode_table");
    let table = access.to_table(m, in_table);
    let mut inputs = vec![
        ("write", access.granted & access.write & !in_table),
        ("address", access.address),
        ("write_data", access.write_data),
    ];
    if p.trees > 1 {
        inputs.extend(trees());
    }
    let registers = m.instance_by_name("registers", &code_registers(p)?, &inputs);
    let table_read_data = m.wire("decode_table_word", p.symbol_bits);
    let (known, word) = (registers.out("known"), registers.out("read_data"));
    access.answer(m, &table, known, word, table_read_data);
    Ok(Configuration {
        registers,
        access: access.waits,
        table_write: table.write,
        table_read: table.read,
        table_address: access.address.slice(0, number_bits),
        table_write_data: access.write_data.slice(0, p.symbol_bits),
        table_read_data,
    })
}
