//! Decompressor, stage 1: finds the codeword at the head of the window (paper
//! 1, section III-F, figure 7).
//!
//! The window is compared with the first codewords of all lengths at once; a
//! priority encoder takes the longest whose first codeword is not above it.
//!
//! Combinational: it is the decoder's critical loop, closed by the window.

use std::rc::Rc;

use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::Parameters;

ports! {
    pub(crate) FindCodewordInputs {
        window, first_codewords, escape_codeword: Option<Signal<'m>>,
        escape_mask: Option<Signal<'m>>, escape_step: Option<Signal<'m>>,
    } -> FindCodewordOutputs { found, is_escape: Option<Signal<'m>>, step, no_codeword }
}

pub fn find_codeword(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_find_codeword", p.name));
    m.doc("Stage 1 of the decompressor: compares the window with the first codewords of all\nlengths; a priority encoder takes the longest whose first codeword is not above it.");
    let max = p.max_codeword;
    let window = m.input("window", max);
    window.comment("Next bits, the first one lowest");
    let rows = m.input("first_codewords", max * (max + 1));
    rows.comment("First codewords of lengths 2 and up, left-justified; then the code's end");

    m.section("Which first codewords the bits are not below, that of length 2 first, as numbers with the first bit highest");
    let candidate = concat(&[window.reverse(), m.zero(1)]).named("candidate");
    let not_below: Vec<Signal> = rows
        .parts(max + 1)
        .into_iter()
        .map(|row| candidate.ge(row))
        .collect();
    let not_below = concat(&m.vector("not_below_first", &not_below));

    m.section("The longest of them, one-hot and as a number");
    let at_least = concat(&[m.constant(1, 1), not_below.slice(0, max - 1)]);
    let found = (at_least & !not_below).named("found_length");
    let lengths = (0..max).map(|i| {
        found
            .bit(i)
            .gate(m.constant(u64::from(i) + 1, p.step_bits()))
    });
    let length = or_all(lengths.collect::<Vec<_>>()).named("length");

    m.output("found", found)
        .comment("Length of the codeword, one-hot: bit 0 for one bit");
    if p.escape {
        let codeword = m
            .input("escape_codeword", max)
            .comment("Codeword of the escape, first bit lowest");
        let mask = m.input("escape_mask", max);
        mask.comment("A 1 for each bit of the escape's codeword");
        let escape_step = m.input("escape_step", p.step_bits());
        escape_step.comment("Length of the escape and its raw symbol in bits");
        let is_escape = ((window & mask).eq(codeword) & mask.bit(0)).named("escape_found");
        m.output("is_escape", is_escape)
            .comment("Codeword is the escape");
        m.output("step", is_escape.mux(escape_step, length))
            .comment("Bits to go on by");
    } else {
        m.output("step", length).comment("Bits to go on by");
    }
    m.output("no_codeword", not_below.bit(max - 1))
        .comment("Bits are past the end of the code");
    m.finish()
}
