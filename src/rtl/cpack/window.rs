//! Decompressor: the block's next bits, with two codes per move.
//!
//! The second code's place depends on the first one: it is read at all six possible places. The window is
//! shifted by the first code's length, then by the second's. Before that, the bits that the next move may
//! need are appended after its last bit, so that the window always has two words' bits.

use std::rc::Rc;

use super::{Code, CODES, LONGEST, PAIR_BITS, UNIT};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::core_ports::stored_block;
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::Ports;

/// Units of the longest two words, which are also the units added at a time.
const PAIR: u32 = 2 * LONGEST;
/// Bits of a number of units past those.
const SPARE_BITS: u32 = 7;

ports! {
    pub(super) WindowInputs { advance, start, stored, bursts }
    -> WindowOutputs {
        first_code, second_code, first_fields, second_fields, no_code, overrun,
    }
}

pub fn window(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("The block's next bits: two codes and their fields a move.");
    let advance = m
        .input("advance", 1)
        .comment("Clock enable while a block is read; when 0, all registers hold");
    let start = m.input("start", 1).comment("A block is there");
    let [stored, bursts] = stored_block(&m, p);

    // It has two words' bits and up to as many to spare; one more may come to them.
    let chunk = PAIR * UNIT;
    let wide = 3 * chunk - UNIT;
    let window = m.register("next_bits", wide);
    let spare = m.register("spare_units", SPARE_BITS);
    let chunks = stored.width().div_ceil(chunk);
    let parts = stored.resize(chunks * chunk).parts(chunk);
    let number = m.register("chunk_number", address_width(u64::from(chunks)));
    let next_chunk = m.register("next_chunk", chunk);

    m.section("The window, with the block's next chunk after its last bit where it has too few");
    let pair = m.localparam("PAIR_UNITS", u64::from(PAIR), SPARE_BITS);
    let lacks = spare.lt(pair).named("lacks");
    let distance = (spare.slice(0, PAIR_BITS), UNIT);
    let shifters = Shifters { m: &m, name };
    let added = shifters.up("place_chunk", next_chunk, distance, wide - chunk)?;
    let added = concat(&[m.zero(chunk), lacks.gate(added)]).named("added");
    let all = (window | added).named("more_bits");

    m.section("The first code, and the second at each place that the first can leave it");
    let codes = Codes::new(&m, name, window, all)?;

    m.section("The next move's window, and the chunk after it");
    m.next_if(
        window,
        advance,
        start.mux(stored.slice(0, 2 * chunk).resize(wide), codes.after_second),
    );
    let left_over = spare + lacks.gate(pair) - codes.length.resize(SPARE_BITS);
    m.next_if(spare, advance, start.mux(pair, left_over));
    let third = number.select(&parts).named("chunk_after_next");
    let takes = (start | lacks).named("takes_chunk");
    m.next_if(next_chunk, advance & takes, start.mux(parts[2], third));
    let initial = m.constant(3, number.width());
    m.next_if(number, advance & takes, start.mux(initial, number.plus(1)));

    m.section("Units of the block that are left; below zero is past its end");
    let after = units_left(&m, p, (advance, start), bursts, codes.length);

    m.output("first_code", codes.first)
        .comment("First code, one-hot, from the move after start on");
    m.output("second_code", codes.second)
        .comment("Second code, one-hot, from the move after start on");
    m.output("first_fields", window.slice(2, 32))
        .comment("What follows the first two bits of the first code");
    m.output("second_fields", codes.after_first.slice(2, 32))
        .comment("What follows the first two bits of the second code");
    m.output("no_code", codes.one_is_none)
        .comment("One of the two is no code");
    let overrun = m.output("overrun", after.bit(after.width() - 1));
    overrun.comment("Bits of the block end before the second code does");
    m.finish()
}

/// The two codes of a move.
struct Codes<'m> {
    /// One-hot.
    first: Signal<'m>,
    second: Signal<'m>,
    /// One of the two is no code.
    one_is_none: Signal<'m>,
    /// The bits behind the first, and behind both.
    after_first: Signal<'m>,
    after_second: Signal<'m>,
    /// Units of both.
    length: Signal<'m>,
}

impl<'m> Codes<'m> {
    /// The codes that `window` begins with; `all`: the window and the bits behind it.
    fn new(
        m: &'m Builder,
        name: &str,
        window: Signal<'m>,
        all: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let inputs = DecoderInputs {
            bits: window.slice(0, 4),
        };
        let first = m.instance("decode_first", &decoder(name, None)?, inputs);
        let (first_code, first_is_none) = (first.code, first.is_none);
        let mut seconds = Vec::new();
        for (is, units) in Code::from_bits("first", first_code).lengths() {
            let module = decoder(name, Some(units))?;
            let inputs = DecoderInputs {
                bits: window.slice(units * UNIT, 4),
            };
            let second = m.instance(&format!("decode_second_at{units}"), &module, inputs);
            let outputs = [second.code, second.is_none]
                .into_iter()
                .chain(second.length);
            seconds.push(is.gate(concat(&outputs.collect::<Vec<_>>())));
        }
        let both = or_all(seconds).named("second_with_length");
        let second = both.slice(0, CODES).named("second_is");
        let none = both.bit(CODES).named("second_is_none");
        let length = both.slice(CODES + 1, PAIR_BITS).named("length_of_both");
        let module = skip(name, all.width())?;
        let skipped = |instance: &str, code, bits| {
            let inputs = SkipInputs { code, bits };
            m.instance(instance, &module, inputs).rest
        };
        let after_first = skipped("after_first", first_code, all);
        Ok(Codes {
            first: first_code,
            second,
            after_first,
            after_second: skipped("after_second", second, after_first),
            length,
            one_is_none: first_is_none | none,
        })
    }
}

/// Units of the block that are left after a move that takes `length` of them; negative past the block's end.
fn units_left<'m>(
    m: &'m Builder,
    p: &Ports,
    (advance, start): (Signal<'m>, Signal<'m>),
    bursts: Signal<'m>,
    length: Signal<'m>,
) -> Signal<'m> {
    let burst_units = p.mag_bits() / UNIT;
    let left_bits = burst_units.trailing_zeros() + 4;
    let left = m.register("units_left", left_bits);
    let after = (left - length.resize(left_bits)).named("units_left_after");
    let all_units = concat(&[
        m.zero(burst_units.trailing_zeros()),
        bursts.resize(4).plus(1),
    ]);
    let all_units = match u64::from(8 * p.check_bytes / UNIT) {
        0 => all_units,
        check_units => all_units - m.constant(check_units, left_bits),
    };
    m.next_if(left, advance, start.mux(all_units, after));
    after
}

ports! {
    DecoderInputs { bits } -> DecoderOutputs { code, is_none, length: Option<Signal<'m>> }
}

/// The code that four bits begin with.
///
/// Combinational.
fn decoder(name: &str, before: Option<u32>) -> Result<Rc<Module>, DesignError> {
    let place = before.map_or(String::new(), |units| format!("_after{units}"));
    let m = Builder::new(format!("{name}_code{place}"));
    m.doc("A code by its first four bits, the first bit lowest: 00 a word of zeros, 01 any word,\n10 an entry, 1100 an entry's high half, 1101 a byte, 1110 all of an entry but its low byte.");
    let bits = m
        .input("bits", 4)
        .comment("First four bits of the code, first bit lowest");
    let [a, b, c, d] = [0, 1, 2, 3].map(|bit| bits.bit(bit));
    let long = (a & b).named("is_long");
    let code = Code {
        zero: (!a & !b).named("is_zero"),
        whole: (!a & b).named("is_whole"),
        entry: (a & !b).named("is_entry"),
        half: (long & !c & !d).named("is_half"),
        byte: (long & !c & d).named("is_byte"),
        most: (long & c).named("is_most"),
    };
    m.output("code", concat(&code.all()))
        .comment("Which code, one-hot: zero, whole, entry, half, byte, most");
    m.output("is_none", long & c & d)
        .comment("Bits are no code");
    if let Some(units) = before {
        let length = m.output("length", code.length(&m, units, PAIR_BITS));
        length.comment("Length in units up to the end of the code and its fields");
    }
    m.finish()
}

ports! {
    SkipInputs { bits, code } -> SkipOutputs { rest }
}

/// A shifter by the length of the code that the bits begin with, with its fields.
///
/// Combinational.
fn skip(name: &str, width: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_skip"));
    m.doc("Bits without the code that they begin with and its fields, by the code.");
    let bits = m
        .input("bits", width)
        .comment("Bits of the block, from the code on");
    let code = Code::from_bits(
        "code",
        m.input("code", CODES)
            .comment("Code the bits begin with, one-hot: zero, whole, entry, half, byte, most"),
    );
    let rest = code.lengths().map(|(is, units)| {
        let by = units * UNIT;
        is.gate(bits.slice(by, width - by).resize(width))
    });
    m.output("rest", or_all(rest))
        .comment("Bits of the block behind the code and its fields");
    m.finish()
}
