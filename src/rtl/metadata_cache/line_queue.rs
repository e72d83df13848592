//! Lines on their way to or from the memory: a ring of numbers (of miss registers, or of the flush) with a
//! pointer for each thing that is done to lines in their order, and a ring of those that the memory has
//! answered, in the order of the answers.
//!
//! | port | width | |
//! |---|---|---|
//! | `P_waits`, `P_number` | 1, number | out, for each pointer P: a line is there for it, and which |
//! | `P_moves` | 1 | for each pointer: that line is done with |
//!
//! A line can be had in the cycle after its push. There is always room: a number is in the ring once
//! at most.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::words;
use crate::rtl::common::select::select;

/// To fetch lines.
pub const FETCH: &[&str] = &["sent"];

/// To write lines back.
pub const WRITE_BACK: &[&str] = &["sent", "read"];

ports! {
    /// With the pointers of [`FETCH`].
    pub(super) FetchesInputs {
        push, number, sent_moves, answered_moves, answered_number, answered_failed, finished_moves,
    } -> FetchesOutputs {
        sent_waits, sent_number, finished_waits, finished_number, finished_failed, empty,
    }

    /// With the pointers of [`WRITE_BACK`].
    pub(super) WriteBacksInputs {
        push, number, sent_moves, read_moves, answered_moves, answered_number, answered_failed,
        finished_moves,
    } -> WriteBacksOutputs {
        sent_waits, sent_number, read_waits, read_number, finished_waits, finished_number,
        finished_failed, empty,
    }
}

/// The queue of up to `numbers` lines.
pub fn line_queue(name: &str, numbers: u32, pointers: &[&str]) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name.to_owned());
    m.doc("Lines on their way to or from the memory.");
    let bits = address_width(u64::from(numbers));
    let push = m.input("push", 1).comment("A line is put in");
    let number = m
        .input("number", bits)
        .comment("Number of the line that is put in");
    let answered_moves = m.input("answered_moves", 1);
    answered_moves.comment("Memory has answered a line; answers come in any order");
    let answered_number = m
        .input("answered_number", bits)
        .comment("Number of the line that memory has answered");
    let answered_failed = m
        .input("answered_failed", 1)
        .comment("Memory answered the line with an error");
    let slots = numbers.next_power_of_two().max(2);
    m.section("The rings");
    let pushed = pointer(&m, "pushed", push, slots);
    let lines = ring(&m, "number", pushed, push, number)?;
    let answered = pointer(&m, "answered", answered_moves, slots);
    let answer = concat(&[answered_number, answered_failed]).named("new_answer");
    let answers = ring(&m, "answer", answered, answered_moves, answer)?;
    for name in pointers {
        next(&m, name, pushed, &lines, bits)?;
    }
    let (finished, answer) = next(&m, "finished", answered, &answers, bits)?;
    m.output("finished_failed", answer.bit(bits))
        .comment("Line that waits to be finished was answered with an error");
    m.output("empty", pushed.eq(finished))
        .comment("No line is on its way");
    m.finish()
}

/// A pointer into a ring, with one bit more than a slot's number, which tells a full ring from an empty one.
fn pointer<'m>(m: &'m Builder, name: &str, moves: Signal<'m>, slots: u32) -> Signal<'m> {
    let at = m.register_reset(
        &format!("{name}_at"),
        address_width(u64::from(slots)) + 1,
        0,
    );
    m.next_if(at, moves, at.plus(1));
    at
}

/// The words of a ring, of which the one at the pointer is written when it moves.
fn ring<'m>(
    m: &'m Builder,
    name: &str,
    at: Signal<'m>,
    moves: Signal<'m>,
    word: Signal<'m>,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let slot = at.slice(0, at.width() - 1);
    let here = (0..1u64 << slot.width()).map(|number| moves & slot.eq_to(number));
    words(m, name, &here.collect::<Vec<_>>(), word)
}

/// What is next done to a line of a ring that is filled up to `limit`: the pointer, and the word there,
/// which begins with a number of so many bits.
fn next<'m>(
    m: &'m Builder,
    name: &str,
    limit: Signal<'m>,
    ring: &[Signal<'m>],
    bits: u32,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    m.section(&format!("The next line to be {name}"));
    let moves = m
        .input(&format!("{name}_moves"), 1)
        .comment(&format!("Line that waits to be {name} is done with"));
    let at = pointer(m, name, moves, ring.len() as u32);
    let waits = (!at.eq(limit)).named(&format!("{name}_there"));
    m.output(&format!("{name}_waits"), waits)
        .comment(&format!("A line waits to be {name}"));
    m.assert(!moves | waits, &format!("no line waits to be {name}"));
    let slot = at.slice(0, at.width() - 1);
    let word = select(m, &format!("{name}_next"), slot, ring)?;
    m.output(&format!("{name}_number"), word.slice(0, bits))
        .comment(&format!("Number of the line that waits to be {name}"));
    Ok((at, word))
}
