//! The access to the tables of compressors, decompressors, and sampling.

use std::rc::Rc;

use super::super::parts::Parts;
use super::super::table_guard::table_guard;
use super::super::table_port::{table_port, Tables};
use super::super::table_test::table_test;
use super::super::Parameters;
use super::Units;
use crate::hdl::netlist::Direction;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::value_frequency;

/// The value-frequency table's name in the nets of the configuration port.
pub(super) const SAMPLING: &str = "sampling";

/// Adds the access to the tables of compressors and decompressors, if they have any.
pub(super) fn tables<'m>(
    m: &'m Builder,
    parts: &mut Parts<'m>,
    p: &Parameters,
    of_codec: &Units,
) -> Result<(), DesignError> {
    let compressor = ("compressor", &of_codec.compressor, p.compressors);
    let decompressor = ("decompressor", &of_codec.decompressor, p.decompressors);
    let mut kinds = Vec::new();
    for (name, unit, units) in [compressor, decompressor] {
        kinds.extend(tables_of(name, unit, units));
    }
    if kinds.is_empty() {
        no_tables(m, parts);
        return Ok(());
    }
    kinds.extend(p.sampling.as_ref().map(|_| Tables {
        name: SAMPLING,
        units: 1,
        address_bits: value_frequency::address_map::ADDRESS_BITS,
        guarded: false,
    }));
    port(parts, p, &kinds)?;
    // The ports of the table of sampling, a single one, have the nets' names.
    for (name, unit, units) in [compressor, decompressor] {
        if kinds.iter().any(|tables| tables.name == name) {
            buses(m, parts, (name, unit), units);
        }
    }
    Ok(())
}

/// The tables of one half of the codec, if it has a configuration port.
fn tables_of(name: &'static str, unit: &Rc<Module>, units: u32) -> Option<Tables> {
    let mut ports = unit.ports_of(Direction::Input);
    let address = ports.find(|port| port.name == "s_axil_awaddr");
    address.map(|port| Tables {
        name,
        units,
        address_bits: port.width,
        guarded: true,
    })
}

/// Without tables, each access to one fails at once.
fn no_tables<'m>(m: &'m Builder, parts: &mut Parts<'m>) {
    let access = parts.net("unit_access", 1);
    for (name, value) in [("unit_done", access), ("unit_failed", access)] {
        let net = parts.net(name, 1);
        m.drive(net, value);
    }
    let read = parts.net("unit_read", 32);
    m.drive(read, m.zero(32));
    let writes = parts.net("tables_written", 1);
    m.drive(writes, m.zero(1));
}

/// Adds the port to all tables; if their words are checked, with their test and a guard.
fn port(parts: &mut Parts<'_>, p: &Parameters, kinds: &[Tables]) -> Result<(), DesignError> {
    let Some(checked) = &p.tables else {
        let called = [("allowed", "tables_open")];
        parts.add("table_port", &table_port(p, kinds)?, &called);
        return Ok(());
    };
    let failed = [("table_failed", "unit_failed")];
    parts.add("table_test", &table_test(p, checked)?, &failed);
    let called = [
        ("allowed", "tables_writable"),
        ("unit_access", "table_access"),
        ("unit_write", "table_write"),
        ("unit_address", "table_address"),
        ("unit_done", "table_done"),
    ];
    parts.add("table_port", &table_port(p, kinds)?, &called);
    parts.add("table_guard", &table_guard(p)?, &failed);
    Ok(())
}

/// Connects the port of one kind of tables to its `units`, each of which has its own nets.
fn buses<'m>(m: &'m Builder, parts: &mut Parts<'m>, (name, unit): (&str, &Rc<Module>), units: u32) {
    let ports = |direction| {
        unit.ports_of(direction).filter_map(|port| {
            let of_bus = port.name.strip_prefix("s_axil_")?;
            Some((of_bus.to_owned(), port.width))
        })
    };
    for (port, width) in ports(Direction::Input) {
        let all = parts.net(&format!("{name}_{port}"), width * units);
        for (number, part) in (0..units).zip(all.parts(width)) {
            let of_unit = parts.net(&format!("{name}{number}_{port}"), width);
            m.drive(of_unit, part);
        }
    }
    for (port, width) in ports(Direction::Output) {
        let each = (0..units).map(|number| parts.net(&format!("{name}{number}_{port}"), width));
        let each: Vec<Signal> = each.collect();
        let all = parts.net(&format!("{name}_{port}"), width * units);
        m.drive(all, concat(&each));
    }
}
