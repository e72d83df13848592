//! A FIFO in registers, for a few words.
//!
//! A word is at the output one cycle after it is accepted. One word per cycle. `s_ready` does not depend on
//! `m_ready` in the same cycle.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

use super::select::select;

ports! {
    pub(in crate::rtl) FifoInputs { s_valid, s_data, m_ready }
    -> FifoOutputs { s_ready, m_valid, m_data }

    pub(in crate::rtl) RegisteredInputs { s_valid, s_data, m_ready }
    -> RegisteredOutputs { s_ready, m_valid, m_data, m_next }
}

/// Instantiates a FIFO as `name`: `valid` words go in, `ready` takes them out.
pub(in crate::rtl) fn fifo<'m>(
    m: &'m Builder,
    name: &str,
    depth: u32,
    valid: Signal<'m>,
    data: Signal<'m>,
    ready: Signal<'m>,
) -> Result<FifoOutputs<'m>, DesignError> {
    let inputs = FifoInputs {
        s_valid: valid,
        s_data: data,
        m_ready: ready,
    };
    Ok(m.instance(name, &module(depth, data.width())?, inputs))
}

/// Instantiates a FIFO of two words as `name`, with the same ports. Its outputs are registers, and its ready
/// enables a whole word: for narrow words that feed deep logic. `m_next` is the word that comes to the output
/// when the current one leaves or the FIFO is empty.
pub(in crate::rtl) fn registered<'m>(
    m: &'m Builder,
    name: &str,
    valid: Signal<'m>,
    data: Signal<'m>,
    ready: Signal<'m>,
) -> Result<RegisteredOutputs<'m>, DesignError> {
    let inputs = RegisteredInputs {
        s_valid: valid,
        s_data: data,
        m_ready: ready,
    };
    Ok(m.instance(name, &registered_module(data.width())?, inputs))
}

/// A deeper FIFO, instantiated as `name`, followed by a [`registered`] one. A word is at the output two cycles
/// after it is accepted.
pub(in crate::rtl) fn headed<'m>(
    m: &'m Builder,
    name: &str,
    depth: u32,
    valid: Signal<'m>,
    data: Signal<'m>,
    ready: Signal<'m>,
) -> Result<FifoOutputs<'m>, DesignError> {
    let moves = m.wire(&format!("{name}_moves_up"), 1);
    let words = fifo(m, name, depth, valid, data, moves)?;
    let head = registered(
        m,
        &format!("{name}_head"),
        words.m_valid,
        words.m_data,
        ready,
    )?;
    m.drive(moves, head.s_ready);
    Ok(FifoOutputs {
        s_ready: words.s_ready,
        m_valid: head.m_valid,
        m_data: head.m_data,
    })
}

fn registered_module(width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/fifo_registered.v");
    let m = Builder::library("fifo_registered", text, &[("WIDTH", width)]);
    m.doc(&format!(
        "FIFO of 2 words of {width} bits; the older word is in an output register.\nLatency: 1 cycle; one word per cycle."
    ));
    let s_valid = m.input("s_valid", 1).comment("Input word is valid");
    let s_data = m.input("s_data", width).comment("Input word");
    let m_ready = m
        .input("m_ready", 1)
        .comment("Receiver accepts the output word");
    let first = m.register_reset("has_first", 1, 0);
    let second = m.register_reset("has_second", 1, 0);
    let take = (s_valid & !second).named("take");
    let give = (first & m_ready).named("give");
    let moves = (give & second).named("second_moves_on");
    let to_first = (take & (!first | give)).named("goes_to_first");
    let to_second = (take & first & !give).named("goes_to_second");
    m.next(first, to_first | moves | (first & !give));
    m.next(second, to_second | (second & !give));
    let younger = m.delay_if("younger", to_second, s_data);
    let next = second.mux(younger, s_data).named("next");
    let older = m.delay_if("older", to_first | moves, next);
    m.output("s_ready", !second)
        .comment("FIFO can accept a word");
    m.output("m_valid", first).comment("Output word is valid");
    m.output("m_data", older).comment("Oldest word");
    m.output("m_next", next)
        .comment("Word that comes to the output next: the younger one, or s_data");
    m.finish()
}

fn module(depth: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/fifo.v");
    let m = Builder::library("fifo", text, &[("DEPTH", depth), ("WIDTH", width)]);
    m.doc(&format!(
        "FIFO of {depth} words of {width} bits in registers. Latency: 1 cycle; one word per cycle."
    ));
    let s_valid = m.input("s_valid", 1).comment("Input word is valid");
    let s_data = m.input("s_data", width).comment("Input word");
    let m_ready = m
        .input("m_ready", 1)
        .comment("Receiver accepts the output word");

    let count = m.register_reset("words_held", address_width(u64::from(depth) + 1), 0);
    let not_full = (!count.eq_to(u64::from(depth))).named("not_full");
    let not_empty = count.any().named("not_empty");
    let take = (s_valid & not_full).named("take");
    let give = (not_empty & m_ready).named("give");
    let fewer = count - m.constant(1, count.width());
    m.next_if(count, take ^ give, take.mux(count.plus(1), fewer));

    let write = pointer(&m, "write_place", depth, take);
    let read = pointer(&m, "read_place", depth, give);
    let here: Vec<Signal> = (0..depth)
        .map(|place| take & write.eq_to(u64::from(place)))
        .collect();
    let words = words(&m, "word", &here, s_data)?;
    m.output("s_ready", not_full)
        .comment("FIFO can accept a word");
    m.output("m_valid", not_empty)
        .comment("Output word is valid");
    m.output("m_data", select(&m, "oldest", read, &words)?)
        .comment("Oldest word");
    m.finish()
}

/// Maximum number of words that are registers of the module itself.
const MOST_IN_PLACE: usize = 8;

/// Registers named `name` plus their number; each loads `data` when its signal in `is_meant` is 1.
pub(in crate::rtl) fn words<'m>(
    m: &'m Builder,
    name: &str,
    is_meant: &[Signal<'m>],
    data: Signal<'m>,
) -> Result<Vec<Signal<'m>>, DesignError> {
    if is_meant.len() <= MOST_IN_PLACE {
        let places = (0..).zip(is_meant);
        let word =
            |(place, here): (u32, &Signal<'m>)| m.delay_if(&format!("{name}{place}"), *here, data);
        return Ok(places.map(word).collect());
    }
    let inputs = [("here", concat(is_meant)), ("data", data)];
    let module = word_module(data.width())?;
    Ok(m.array(name, &module, is_meant.len() as u32, &inputs)
        .each("word"))
}

fn word_module(width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/word.v");
    let m = Builder::library("word", text, &[("WIDTH", width)]);
    m.doc(&format!(
        "Register of {width} bits with a clock enable, one of many."
    ));
    let here = m
        .input("here", 1)
        .comment("Clock enable: register loads data");
    let data = m.input("data", width).comment("Word to load");
    m.output("word", m.delay_if("held", here, data))
        .comment("Stored word");
    m.finish()
}

/// Size in bits above which [`large`] uses a memory.
const MOST_IN_REGISTERS: u32 = 2048;

/// Instantiates a FIFO as `name`, with the same ports, in a memory if it has many bits. A word is then at the
/// output two cycles after it is accepted, and the memory's read enable depends on `ready` in the same cycle.
pub(in crate::rtl) fn large<'m>(
    m: &'m Builder,
    name: &str,
    depth: u32,
    valid: Signal<'m>,
    data: Signal<'m>,
    ready: Signal<'m>,
) -> Result<FifoOutputs<'m>, DesignError> {
    let inputs = FifoInputs {
        s_valid: valid,
        s_data: data,
        m_ready: ready,
    };
    let module = if is_large(depth, data.width()) {
        memory_module(depth, data.width())?
    } else {
        module(depth, data.width())?
    };
    Ok(m.instance(name, &module, inputs))
}

/// Whether [`large`] uses a memory for `depth` words of `width` bits.
pub(in crate::rtl) fn is_large(depth: u32, width: u32) -> bool {
    depth * width > MOST_IN_REGISTERS
}

fn memory_module(depth: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("fifo_in_memory_{depth}x{width}"));
    m.doc(&format!(
        "FIFO of {depth} words of {width} bits in a memory, and one more word at the memory's output.\nLatency: 2 cycles; one word per cycle."
    ));
    let s_valid = m.input("s_valid", 1).comment("Input word is valid");
    let s_data = m.input("s_data", width).comment("Input word");
    let m_ready = m
        .input("m_ready", 1)
        .comment("Receiver accepts the output word");
    let count = m.register_reset("words_held", address_width(u64::from(depth) + 1), 0);
    count.comment("Words in the memory, without the one at the output.");
    let is_read = m.register_reset("word_is_read", 1, 0);
    let not_full = (!count.eq_to(u64::from(depth))).named("not_full");
    let take = (s_valid & not_full).named("take");
    let read = (count.any() & (!is_read | m_ready)).named("reads");
    m.next(is_read, read | (is_read & !m_ready));
    let fewer = count - m.constant(1, count.width());
    m.next_if(count, take ^ read, take.mux(count.plus(1), fewer));
    let to = pointer(&m, "write_place", depth, take);
    let from = pointer(&m, "read_place", depth, read);
    let size = Memory { depth, width };
    let oldest = m.memory("queue", size, None, (take, to, s_data), (read, from));
    m.output("s_ready", not_full)
        .comment("FIFO can accept a word");
    m.output("m_valid", is_read).comment("Output word is valid");
    m.output("m_data", oldest).comment("Oldest word");
    m.finish()
}

/// A pointer into a ring of `places`, which `moves` advances to the next one.
pub(in crate::rtl) fn pointer<'m>(
    m: &'m Builder,
    name: &str,
    places: u32,
    moves: Signal<'m>,
) -> Signal<'m> {
    let bits = address_width(u64::from(places));
    let place = m.register_reset(name, bits, 0);
    let next = if places.is_power_of_two() && places > 1 {
        place.plus(1)
    } else {
        let last = place.eq_to(u64::from(places) - 1);
        last.mux(m.zero(bits), place.plus(1))
    };
    m.next_if(place, moves, next);
    place
}
