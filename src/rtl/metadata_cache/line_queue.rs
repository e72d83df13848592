//! Lines in flight to or from the memory: a ring of numbers (of miss registers, or of the flush) with one
//! pointer for each operation that lines pass in order, and a second ring of the lines that the memory has
//! answered, in the order of the answers.
//!
//! | port | width | |
//! |---|---|---|
//! | `P_waits`, `P_number` | 1, number | out, for each pointer P: a line waits for the operation, and its number |
//! | `P_moves` | 1 | in, for each pointer: the operation on that line is done |
//!
//! A line is available in the cycle after its push; of a prompt queue in the same cycle, if no other waits for
//! the operation. The ring never overflows, because a number is in it at most
//! once.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::words;
use crate::rtl::common::select::select;

/// The operations of fetched lines.
pub const FETCH: &[&str] = &["sent"];

/// The operations of lines that are written back.
pub const WRITE_BACK: &[&str] = &["sent", "read"];

ports! {
    /// Ports with the pointers of [`FETCH`].
    pub(super) FetchesInputs {
        push, number, sent_moves, answered_moves, answered_number, answered_failed, finished_moves,
    } -> FetchesOutputs {
        sent_waits, sent_number, finished_waits, finished_number, finished_failed, empty,
    }

    /// Ports with the pointers of [`WRITE_BACK`].
    pub(super) WriteBacksInputs {
        push, number, sent_moves, read_moves, answered_moves, answered_number, answered_failed,
        finished_moves,
    } -> WriteBacksOutputs {
        sent_waits, sent_number, read_waits, read_number, finished_waits, finished_number,
        finished_failed, empty,
    }
}

/// A queue of up to `numbers` lines.
pub fn line_queue(
    name: &str,
    numbers: u32,
    pointers: &[&str],
    prompt: bool,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name.to_owned());
    let when = if prompt {
        "in the cycle of its push, if no other waits"
    } else {
        "in the cycle after its push"
    };
    m.doc(&format!("Queue of lines in flight to or from the memory. Operations take lines in the order of push; lines are finished in the order of the memory's answers. A line is available {when}."));
    let bits = address_width(u64::from(numbers));
    let push = m.input("push", 1).comment("A line is pushed");
    let number = m
        .input("number", bits)
        .comment("Number of the line that is pushed");
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
    let (new, newly_answered) = ((push, number), (answered_moves, answer));
    for name in pointers {
        next(&m, name, (pushed, &lines), bits, new, prompt)?;
    }
    let ring = (answered, answers.as_slice());
    let (finished, answer) = next(&m, "finished", ring, bits, newly_answered, prompt)?;
    m.output("finished_failed", answer.bit(bits))
        .comment("Line that waits to be finished was answered with an error");
    m.output("empty", pushed.eq(finished))
        .comment("No line is in flight");
    m.finish()
}

/// A pointer into a ring. One bit more than a slot's number distinguishes a full ring from an empty one.
fn pointer<'m>(m: &'m Builder, name: &str, moves: Signal<'m>, slots: u32) -> Signal<'m> {
    let at = m.register_reset(
        &format!("{name}_at"),
        address_width(u64::from(slots)) + 1,
        0,
    );
    m.next_if(at, moves, at.plus(1));
    at
}

/// The words of a ring; the word at the pointer is written when the pointer advances.
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

/// The next operation on lines of a ring that is filled up to `limit`: the pointer, and the word there, which
/// begins with a number of `bits` bits. `new`: whether a word comes in this cycle, and the word; it may be taken
/// at once if the queue is `prompt`.
fn next<'m>(
    m: &'m Builder,
    name: &str,
    (limit, ring): (Signal<'m>, &[Signal<'m>]),
    bits: u32,
    (comes, new): (Signal<'m>, Signal<'m>),
    prompt: bool,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    m.section(&format!("The next line to be {name}"));
    let moves = m
        .input(&format!("{name}_moves"), 1)
        .comment(&format!("Line that waits to be {name} is done"));
    let at = pointer(m, name, moves, ring.len() as u32);
    let there = m.register_reset(&format!("{name}_there"), 1, 0);
    there.comment("The pointer has not reached the newest line.");
    let after = at.plus(1).named(&format!("{name}_after"));
    let is_last = after.eq(limit).named(&format!("last_to_be_{name}"));
    m.next_if(there, comes ^ moves, comes | !is_last);
    let waits = if prompt { there | comes } else { there };
    m.output(&format!("{name}_waits"), waits)
        .comment(&format!("A line waits to be {name}"));
    m.assert(!moves | waits, &format!("no line waits to be {name}"));
    // In a register, because much depends on it.
    let slot = after.slice(0, at.width() - 1);
    let behind = select(m, &format!("{name}_behind"), slot, ring)?;
    let loads = (moves | (comes & !there)).named(&format!("{name}_loads"));
    let next = (comes & (!there | is_last)).mux(new, behind);
    let mut word = m.delay_if(&format!("{name}_next"), loads, next);
    if prompt {
        word = there.mux(word, new).named(&format!("{name}_word"));
    }
    m.output(&format!("{name}_number"), word.slice(0, bits))
        .comment(&format!("Number of the line that waits to be {name}"));
    Ok((at, word))
}
