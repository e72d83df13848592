//! Two beats on their way to the memory port.
//!
//! | port | width | |
//! |---|---|---|
//! | `push`, `data`, `last` | 1, beat, 1 | one more beat; there must be room |
//! | `valid`, `ready`, `out_data`, `out_last` | 1, 1, beat, 1 | the first one |
//! | `empty` | 1 | out: there is none |
//!
//! A beat is at the output in the cycle after its push. All outputs are registers.

use std::rc::Rc;

use crate::hdl::{Builder, DesignError, Module};

/// The queue's module: see the ports above.
pub fn beat_queue(name: &str, width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name.to_owned());
    m.doc("Two beats on their way to the memory port.");
    let push = m.input("push", 1);
    let data = m.input("data", width);
    let last = m.input("last", 1);
    let ready = m.input("ready", 1);
    let first = m.register_reset("first", 1, 0);
    let second = m.register_reset("second", 1, 0);
    let pop = (first & ready).named("pop");
    let to_first = (push & (!first | (pop & !second))).named("to_first");
    let to_second = (push & !to_first).named("to_second");
    let moves = (pop & second).named("moves");
    m.next(first, to_first | moves | (first & !pop));
    m.next(second, to_second | (second & !pop));
    m.assert(!push | !second | pop, "no room for a beat");
    let second_data = m.delay_if("second_data", to_second, data);
    let second_last = m.delay_if("second_last", to_second, last);
    let loads = (to_first | moves).named("loads");
    let out_data = m.delay_if("first_data", loads, moves.mux(second_data, data));
    let out_last = m.delay_if("first_last", loads, moves.mux(second_last, last));
    m.output("valid", first);
    m.output("out_data", out_data);
    m.output("out_last", out_last);
    m.output("empty", !first);
    m.finish()
}
