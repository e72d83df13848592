//! Decompressor: the block's next bits, and two codes of them a move.
//!
//! | port | width | |
//! |---|---|---|
//! | `advance` | 1 | the pipeline moves; else every register holds |
//! | `start` | 1 | a block is there, and stays for so many moves as it has codes |
//! | `stored` | largest stored size | |
//! | `bursts` | 2 | its metadata |
//! | `first_code`, `second_code` | 6 | which codes, from the move after `start` on |
//! | `first_fields`, `second_fields` | 32 | what follows the codes' first two bits |
//! | `no_code` | 1 | one of the two is none |
//! | `overrun` | 1 | the block's bits end before the second's |
//!
//! The second code's place depends on the first: it is read at all six places that
//! the first can leave it. The window is moved by the first's length, then by the
//! second's. Before that, what the next move may lack is put after its last bit, so
//! that the window always has two words' bits.

use std::rc::Rc;

use super::{Code, LONGEST, PAIR_BITS, UNIT};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::shift_up;
use crate::rtl::common::Ports;

/// Units of the longest two words, which are also what is added at a time.
const PAIR: u32 = 2 * LONGEST;
/// Bits of a number of units past those.
const SPARE_BITS: u32 = 7;

pub fn window(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("The block's next bits: two codes and their fields a move.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let stored = m.input("stored", p.max_stored_bits());
    let bursts = m.input("bursts", 2);

    // It has two words' bits and up to as many to spare; one more may come to them.
    let chunk = PAIR * UNIT;
    let wide = 3 * chunk - UNIT;
    let window = m.register("next_bits", wide);
    let spare = m.register("spare_units", SPARE_BITS);
    let chunks = stored.width().div_ceil(chunk);
    let parts = stored.resize(chunks * chunk).parts(chunk);
    let number = m.register("chunk_number", address_width(u64::from(chunks)));
    let next_chunk = m.register("next_chunk", chunk);

    let lacks = spare
        .lt(m.constant(u64::from(PAIR), SPARE_BITS))
        .named("lacks");
    let added = shift_up(
        &m,
        next_chunk,
        spare.slice(0, PAIR_BITS),
        UNIT,
        wide - chunk,
    );
    let added = concat(&[m.zero(chunk), lacks.gate(added)]).named("added");
    let all = (window | added).named("more_bits");

    let (first, first_is_none) = code(window.slice(0, 4));
    let seconds = first.lengths().map(|(is, units)| {
        let (code, none) = code(window.slice(units * UNIT, 4));
        let length = code.length(&m, units, PAIR_BITS);
        is.gate(concat(&[concat(&code.all()), none, length]))
    });
    let second = or_all(seconds).named("second_with_length");
    let (code_bits, none) = (second.slice(0, 6), second.bit(6));
    let length = second.slice(7, PAIR_BITS).named("length_of_both");
    let second = Code::from_bits(code_bits);
    let after_first = moved(&first, all).named("after_first");
    let after_second = moved(&second, after_first).named("after_second");

    m.next_if(
        window,
        advance,
        start.mux(stored.slice(0, 2 * chunk).resize(wide), after_second),
    );
    let more = lacks.gate(m.constant(u64::from(PAIR), SPARE_BITS));
    let left_over = spare + more - length.resize(SPARE_BITS);
    let initial = m.constant(u64::from(PAIR), SPARE_BITS);
    m.next_if(spare, advance, start.mux(initial, left_over));
    let third = number.select(&parts);
    let takes = (start | lacks).named("takes_chunk");
    m.next_if(next_chunk, advance & takes, start.mux(parts[2], third));
    let initial = m.constant(3, number.width());
    m.next_if(number, advance & takes, start.mux(initial, number.plus(1)));

    // Units of the block that are left; below zero is past its end.
    let burst_units = p.mag_bits() / UNIT;
    let left_bits = burst_units.trailing_zeros() + 4;
    let left = m.register("units_left", left_bits);
    let after = (left - length.resize(left_bits)).named("units_left_after");
    let all_units = concat(&[
        m.zero(burst_units.trailing_zeros()),
        bursts.resize(4).plus(1),
    ]);
    m.next_if(left, advance, start.mux(all_units, after));

    m.output("first_code", concat(&first.all()));
    m.output("second_code", code_bits);
    m.output("first_fields", window.slice(2, 32));
    m.output("second_fields", after_first.slice(2, 32));
    m.output("no_code", first_is_none | none);
    m.output("overrun", after.bit(left_bits - 1));
    m.finish()
}

/// The code that begins with these four bits, and whether there is none; then it is
/// as long as the last.
fn code(bits: Signal) -> (Code, Signal) {
    let [a, b, c, d] = [0, 1, 2, 3].map(|bit| bits.bit(bit));
    let long = a & b;
    let code = Code {
        zero: !a & !b,
        whole: !a & b,
        entry: a & !b,
        half: long & !c & !d,
        byte: long & !c & d,
        most: long & c,
    };
    (code, long & c & d)
}

/// `window` without the code and its fields.
fn moved<'m>(code: &Code<'m>, window: Signal<'m>) -> Signal<'m> {
    let width = window.width();
    let moved = code.lengths().map(|(is, units)| {
        let by = units * UNIT;
        is.gate(window.slice(by, width - by).resize(width))
    });
    or_all(moved)
}
