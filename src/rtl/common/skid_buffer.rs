//! A stream port whose `ready` comes from a register.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_valid`, `s_ready`, `s_data` | 1, 1, `width` | from outside |
//! | `m_valid`, `m_ready`, `m_data` | 1, 1, `width` | to the design |
//!
//! Latency 0 cycles, one transfer a cycle. A transfer that the design cannot
//! take in the cycle in which `s_ready` had already promised it waits in the
//! one register.

use std::rc::Rc;

use crate::hdl::{Builder, DesignError, Module};

pub fn skid_buffer(width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("skid_buffer_{width}"));
    m.doc("A stream port whose ready comes from a register: no path leads through it from\nm_ready to s_ready. Latency 0 cycles, one transfer a cycle.");
    let s_valid = m.input("s_valid", 1);
    let s_data = m.input("s_data", width);
    let m_ready = m.input("m_ready", 1);
    let empty = m.register_reset("empty", 1, 1);
    let stored = m.register("stored", width);

    let stores = (empty & s_valid & !m_ready).named("stores");
    m.next_if(stored, stores, s_data);
    m.next(empty, empty.mux(!stores, m_ready));

    m.output("s_ready", empty);
    m.output("m_valid", s_valid | !empty);
    m.output("m_data", empty.mux(s_data, stored));
    m.finish()
}
