//! Two beats on their way to the memory port.
//!
//! | port | width | |
//! |---|---|---|
//! | `push`, `data`, `last` | 1, beat, 1 | one more beat; there must be room |
//! | `valid`, `ready`, `out_data`, `out_last` | 1, 1, beat, 1 | the first one |
//!
//! A beat is at the output in the cycle after its push. All outputs are registers.

use std::rc::Rc;

use crate::hdl::{Builder, DesignError, Module, Signal};

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
    m.finish()
}

/// A beat of a line that is written back, and whether the memory port takes one.
pub struct Beat<'m> {
    /// The beat.
    pub data: Signal<'m>,
    /// Whether it is its line's last.
    pub last: Signal<'m>,
    /// From the memory port.
    pub ready: Signal<'m>,
}

/// The queue with its ports to the memory. Places are taken when a beat is to be read (`reads`), two
/// cycles before it comes (`push`); the value is whether there is one.
pub fn beats_out<'m>(
    m: &'m Builder,
    name: &str,
    reads: Signal<'m>,
    push: Signal<'m>,
    beat: Beat<'m>,
) -> Result<Signal<'m>, DesignError> {
    let inputs = [
        ("push", push),
        ("data", beat.data),
        ("last", beat.last),
        ("ready", beat.ready),
    ];
    let queue = m.instance("beats", &beat_queue(name, beat.data.width())?, &inputs);
    m.output("write_back_data_valid", queue.out("valid"));
    m.output("write_back_data", queue.out("out_data"));
    m.output("write_back_data_last", queue.out("out_last"));
    let leaves = (queue.out("valid") & beat.ready).named("beat_leaves");
    let places = m.register_reset("places_taken", 2, 0);
    let fewer = leaves.mux(places.plus(3), places).named("places_kept");
    m.next(places, reads.mux(fewer.plus(1), fewer));
    Ok(!places.bit(1))
}
