//! A memory with byte write enables: one memory of bytes per byte of a word.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{
    checked_memory, CheckResult, Protection, Read, Write, INJECT_SAYS, READ_LOADS_SAYS,
};

ports! {
    pub(super) StrobedRamInputs {
        write_strobes, write_address, write_data, read_enable, read_address,
        read_loads: Option<Signal<'m>>, inject: Option<Signal<'m>>,
    } -> StrobedRamOutputs { read_data, corrected: Option<Signal<'m>>, damaged: Option<Signal<'m>> }
}

pub(super) fn strobed_ram(
    words: u32,
    bytes: u32,
    protection: Protection,
) -> Result<Rc<Module>, DesignError> {
    let form = match protection {
        Protection::None => String::new(),
        other => format!("_{other}"),
    };
    let m = Builder::shared(&format!("strobed_ram_{words}x{bytes}bytes{form}"));
    m.doc(&format!(
        "Memory of {words} words of {bytes} bytes with a write strobe per byte.\nLatency: one cycle, with protection until the cycle after read_loads."
    ));
    let bits = address_width(u64::from(words));
    let strobes = m
        .input("write_strobes", bytes)
        .comment("Write strobes, one bit per byte; all other bytes stay");
    let write_address = m
        .input("write_address", bits)
        .comment("Address of the word to write");
    let write_data = m.input("write_data", bytes * 8).comment("Data to write");
    let read_enable = m.input("read_enable", 1).comment("Read a word");
    let read_address = m
        .input("read_address", bits)
        .comment("Address of the word to read");
    let size = Memory {
        depth: words,
        width: 8,
    };
    let inject = (protection.checks()).then(|| m.input("inject", 2).comment(INJECT_SAYS));
    let loads = (protection.checks()).then(|| m.input("read_loads", 1).comment(READ_LOADS_SAYS));
    let byte = |number: u32| {
        let write = Write {
            enable: strobes.bit(number),
            address: write_address,
            data: write_data.slice(number * 8, 8),
            inject: inject.filter(|_| number == 0),
        };
        let read = Read {
            enable: read_enable,
            address: read_address,
            loads,
            flips: None,
        };
        checked_memory(&m, &format!("byte{number}"), size, protection, write, read)
    };
    let read = (0..bytes).map(byte).collect::<Result<Vec<_>, _>>()?;
    let all: Vec<Signal> = read.iter().map(|byte| byte.data).collect();
    m.output("read_data", concat(&all))
        .comment("Word, the cycle after read_enable, with protection after read_loads");
    if protection.checks() {
        let found: Vec<CheckResult> = read.iter().filter_map(|byte| byte.found).collect();
        let found = CheckResult::of_each(&found);
        m.output("corrected", found.corrected)
            .comment("Bytes of read_data that were corrected, one bit each");
        m.output("damaged", found.damaged)
            .comment("Bytes of read_data that cannot be corrected, one bit each");
    }
    m.finish()
}
