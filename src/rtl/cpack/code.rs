//! Compressor: a word's code and fields.
//!
//! Combinational.

use std::rc::Rc;

use super::{Code, ENTRIES, LONGEST, UNIT};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) CodeInputs { word, same_half, same_most, same }
    -> CodeOutputs { code, bits }
}

pub fn code(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("A word's code of the fewest bits, and its fields: the lowest index of the entries\nthat match best, and what they do not have.");
    let word = m.input("word", 32).comment("Word to code");
    let half = m
        .input("same_half", ENTRIES)
        .comment("Dictionary entries that have the word's high half, a bit each");
    let most = m
        .input("same_most", ENTRIES)
        .comment("Dictionary entries that have the word's three high bytes, a bit each");
    let same = m
        .input("same", ENTRIES)
        .comment("Dictionary entries that are the word, a bit each");

    let zero = (!word.any()).named("is_zero");
    let small = (!word.slice(8, 24).any()).named("is_small");
    let found = same.any().named("is_in_dictionary");
    let found_most = most.any().named("is_most_in_dictionary");
    let found_half = half.any().named("is_half_in_dictionary");
    let partly = (!small & !found).named("is_partly");
    let code = Code {
        zero,
        whole: (partly & !found_half).named("is_whole"),
        entry: (found & !zero).named("is_entry"),
        half: (partly & !found_most & found_half).named("is_half"),
        byte: (small & !found & !zero).named("is_byte"),
        most: (partly & found_most).named("is_most"),
    };

    let matches = found.mux(same, found_most.mux(most, half));
    let inputs = LowestInputs {
        flags: matches.named("best_matches"),
    };
    let index = m.instance("lowest", &lowest(name, ENTRIES)?, inputs).index;
    let low = word.slice(0, 8);
    // The code's first bit is the lowest.
    let is = |name: &str, bits: u64, width: u32| m.localparam(name, bits, width);
    let bits = [
        code.whole.gate(fields(&[is("CODE_WHOLE", 0b10, 2), word])),
        code.entry.gate(fields(&[is("CODE_ENTRY", 0b01, 2), index])),
        code.half.gate(fields(&[
            is("CODE_HALF", 0b0011, 4),
            index,
            word.slice(0, 16),
        ])),
        code.byte.gate(fields(&[is("CODE_BYTE", 0b1011, 4), low])),
        code.most
            .gate(fields(&[is("CODE_MOST", 0b0111, 4), index, low])),
    ];
    m.output("code", concat(&code.all()))
        .comment("Which code, one-hot: zero, whole, entry, half, byte, most");
    m.output("bits", or_all(bits))
        .comment("Code and fields, first bit lowest, zero past their end");
    m.finish()
}

/// A code and its fields.
fn fields<'m>(parts: &[Signal<'m>]) -> Signal<'m> {
    concat(parts).resize(LONGEST * UNIT)
}

ports! {
    LowestInputs { flags } -> LowestOutputs { index }
}

/// The number of the lowest flag that is 1, of 2^n: whether the lower half has one is
/// the number's highest bit, and the number within that half are the others.
/// `flags` to `index`, combinational.
fn lowest(name: &str, count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_lowest{count}"));
    m.doc("The number of the lowest flag that is 1; anything if there is none.");
    let flags = m
        .input("flags", count)
        .comment("Flags of which the lowest 1 is sought");
    let half = count / 2;
    let (low, high) = (flags.slice(0, half), flags.slice(half, half));
    let in_low = low.any().named("is_in_lower");
    let index = match count {
        4 => in_low.mux(!low.bit(0), !high.bit(0)),
        _ => {
            let module = lowest(name, half)?;
            let of = |name, flags| m.instance(name, &module, LowestInputs { flags }).index;
            in_low.mux(of("lower", low), of("upper", high))
        }
    };
    m.output("index", concat(&[index, !in_low]))
        .comment("Number of the lowest flag that is 1");
    m.finish()
}
