//! Lines on their way to or from the memory, in their order: a ring of numbers (of miss registers, or
//! of the flush) with a pointer for each thing that happens to a line.
//!
//! | port | width | |
//! |---|---|---|
//! | `push`, `number` | 1, number | one more line |
//! | `P_waits`, `P_number` | 1, number | out, for each pointer P: a line is there for it, and which |
//! | `P_moves` | 1 | for each pointer: that line is done with |
//! | `answered_failed` | 1 | with `answered_moves` |
//! | `finished_failed` | 1 | out: the line was answered with an error |
//! | `empty` | 1 | out: no line is on its way |
//!
//! A line can be had in the cycle after its push. There is always room: a number is in the ring once
//! at most.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::words;
use crate::rtl::common::select::select;

/// A pointer into the ring: its name, and what must have happened to a line before it comes to it:
/// the name of another pointer, or `pushed`.
pub type Pointer = (&'static str, &'static str);

/// To fetch lines.
pub const FETCH: &[Pointer] = &[
    ("sent", "pushed"),
    ("answered", "sent"),
    ("finished", "answered"),
];

/// To write lines back.
pub const WRITE_BACK: &[Pointer] = &[
    ("sent", "pushed"),
    ("read", "pushed"),
    ("answered", "sent"),
    ("finished", "answered"),
];

ports! {
    /// With the pointers of [`FETCH`].
    pub(super) FetchesInputs {
        push, number, sent_moves, answered_moves, answered_failed, finished_moves,
    } -> FetchesOutputs {
        sent_waits, sent_number, answered_waits, answered_number, finished_waits, finished_number,
        finished_failed, empty,
    }

    /// With the pointers of [`WRITE_BACK`].
    pub(super) WriteBacksInputs {
        push, number, sent_moves, read_moves, answered_moves, answered_failed, finished_moves,
    } -> WriteBacksOutputs {
        sent_waits, sent_number, read_waits, read_number, answered_waits, answered_number,
        finished_waits, finished_number, finished_failed, empty,
    }
}

/// The queue of up to `numbers` lines: see the ports above.
pub fn line_queue(
    name: &str,
    numbers: u32,
    pointers: &[Pointer],
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name.to_owned());
    m.doc("Lines on their way to or from the memory, in their order.");
    let bits = address_width(u64::from(numbers));
    let push = m.input("push", 1);
    let number = m.input("number", bits);
    let slots = numbers.next_power_of_two().max(2);
    let slot_bits = address_width(u64::from(slots));
    // One bit more than a slot's number tells a full ring from an empty one.
    let pointer = |name: &str, moves| {
        let at = m.register_reset(&format!("{name}_at"), slot_bits + 1, 0);
        m.next_if(at, moves, at.plus(1));
        at
    };
    m.section("The ring");
    let pushed = pointer("pushed", push);
    let ring = words(
        &m,
        "number",
        &at(pushed.slice(0, slot_bits), push, slots),
        number,
    )?;
    let mut places = vec![("pushed", pushed, push)];
    for &(name, after) in pointers {
        m.section(&format!("The next line to be {name}"));
        let moves = m.input(&format!("{name}_moves"), 1);
        let at = pointer(name, moves);
        let limit = places.iter().find(|place| place.0 == after);
        let limit = limit.map_or(pushed, |place| place.1);
        places.push((name, at, moves));
        let waits = (!at.eq(limit)).named(&format!("{name}_there"));
        m.output(&format!("{name}_waits"), waits);
        m.assert(!moves | waits, &format!("no line waits to be {name}"));
        let slot = at.slice(0, slot_bits);
        let next = select(&m, &format!("{name}_next"), slot, &ring)?;
        m.output(&format!("{name}_number"), next);
    }
    m.section("Errors");
    let place = |name: &str| places.iter().find(|place| place.0 == name);
    if let (Some(&(_, answered, moves)), Some(&(_, finished, _))) =
        (place("answered"), place("finished"))
    {
        let failed = m.input("answered_failed", 1);
        let failures = words(
            &m,
            "failed",
            &at(answered.slice(0, slot_bits), moves, slots),
            failed,
        )?;
        let slot = finished.slice(0, slot_bits);
        let failure = select(&m, "failure_next", slot, &failures)?;
        m.output("finished_failed", failure);
        m.output("empty", pushed.eq(finished));
    }
    m.finish()
}

/// Of each slot: something happens to the one at this place.
fn at<'m>(place: Signal<'m>, happens: Signal<'m>, slots: u32) -> Vec<Signal<'m>> {
    let is_at = |slot: u32| happens & place.eq_to(u64::from(slot));
    (0..slots).map(is_at).collect()
}
