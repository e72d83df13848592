//! A memory whose bytes are written one by one: a memory of bytes for each byte of a word.
//!
//! | port | width | |
//! |---|---|---|
//! | `write_strobes`, `write_address`, `write_data` | bytes, address, word | bytes without a strobe stay |
//! | `read_enable`, `read_address`, `read_data` | 1, address, word | a cycle later, and held |

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) StrobedRamInputs {
        write_strobes, write_address, write_data, read_enable, read_address,
    } -> StrobedRamOutputs { read_data }
}

pub(super) fn strobed_ram(words: u32, bytes: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("strobed_ram_{words}x{bytes}bytes"));
    m.doc(&format!(
        "Memory of {words} words of {bytes} bytes, each of which is written by itself."
    ));
    let bits = address_width(u64::from(words));
    let strobes = m.input("write_strobes", bytes);
    let write_address = m.input("write_address", bits);
    let write_data = m.input("write_data", bytes * 8);
    let read_enable = m.input("read_enable", 1);
    let read_address = m.input("read_address", bits);
    let size = Memory {
        depth: words,
        width: 8,
    };
    let byte = |number: u32| -> Signal<'_> {
        let write = (
            strobes.bit(number),
            write_address,
            write_data.slice(number * 8, 8),
        );
        let read = (read_enable, read_address);
        m.memory(&format!("byte{number}"), size, None, write, read)
    };
    m.output(
        "read_data",
        concat(&(0..bytes).map(byte).collect::<Vec<_>>()),
    );
    m.finish()
}
