//! Decompressor, stage 1: the length of the codeword at the head of a way, one-hot.
//!
//! As in [`super::find_codeword`] the next bits are compared with the first codewords of all lengths at once.
//! But a canonical code's first codeword of length l, as a fraction, is a sum of 2⁻ⁱ with i < l: only its
//! first l − 1 bits can be ones, so only those are compared. The length stays one-hot, because the selection
//! of the next bits uses it in that form.
//!
//! Combinational: it is a part of the decoder's critical loop.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::Parameters;

ports! {
    pub(in crate::rtl) FindLengthInputs {
        head, first_codewords, go, fills, escape_codeword: Option<Signal<'m>>,
        escape_mask: Option<Signal<'m>>,
    } -> FindLengthOutputs { moves_escape: Option<Signal<'m>>, moves_by, no_codeword }
}

pub fn find_length(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_find_length", p.name));
    m.doc("Stage 1 of the decompressor: compares the next bits with the first codewords of all\nlengths, in those bits only that can be ones. The length is one-hot.");
    let max = p.max_codeword;
    let head = m.input("head", max);
    head.comment("Next bits, the first one lowest");
    let rows = m.input("first_codewords", max * (max + 1));
    rows.comment("First codewords of lengths 2 and up, left-justified; then the code's end");
    let rows = rows.parts(max + 1);
    let go = m.input("go", 1).comment("A symbol is to be found");
    let fills = m.input("fills", 1);
    fills.comment("Instead of go: the way moves on by the longest codeword");

    m.section("Which first codewords the bits have reached, that of length 2 first");
    let number = head.reverse().named("number");
    // Codewords compare as numbers, the first bit highest.
    let module = at_least(max)?;
    let not_below: Vec<Signal> = (2..=max + 1)
        .zip(&rows)
        .map(|(length, &row)| {
            let low = max - (length - 1);
            let [a, b] = [number, row].map(|n| n.slice(low, length - 1).resize(max));
            let inputs = AtLeastInputs { a, b };
            let compare = m.instance(&format!("compare{length}"), &module, inputs);
            compare.at_least
        })
        .collect();
    let not_below = concat(&m.vector("not_below", &not_below));
    // That row's highest bit is a 1 then, all others zeros.
    let ends: Vec<Signal> = rows.iter().map(|row| row.bit(max)).collect();
    let ends = concat(&ends).named("code_ends");
    ends.comment("The code ends with a shorter length.");
    let reached = (not_below & !ends).named("reached");

    m.section("The length, one-hot");
    let normal = if p.escape {
        let codeword = m
            .input("escape_codeword", max)
            .comment("Codeword of the escape, first bit lowest");
        let mask = m.input("escape_mask", max);
        mask.comment("A 1 for each bit of the escape's codeword");
        let is_escape = ((head & mask).eq(codeword) & mask.bit(0)).named("is_escape");
        m.output("moves_escape", is_escape & go)
            .comment("Way moves on by the escape and its raw symbol");
        (!is_escape & go).named("go_on")
    } else {
        go
    };
    // The longest length needs no next one's first codeword, past which the code ends.
    let (one, shorter) = (m.constant(1, 1), reached.slice(0, max - 1));
    let is_length = concat(&[one, shorter]) & concat(&[!shorter, one]);
    let is_length = is_length.named("is_length");
    let longest = concat(&[m.zero(max - 1), fills]);
    m.output("moves_by", normal.gate(is_length) | longest)
        .comment("Bits to move on by, one-hot: bit 0 for one bit; zero for the escape");
    m.output("no_codeword", reached.bit(max - 1))
        .comment("Bits are past the end of the code");
    m.finish()
}

ports! {
    pub(crate) AtLeastInputs { a, b } -> AtLeastOutputs { at_least }
}
pub(crate) fn at_least(width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("../../common/library/at_least.v");
    let levels = width.next_power_of_two().trailing_zeros();
    let m = Builder::library("at_least", text, &[("LEVELS", levels), ("WIDTH", width)]);
    m.doc(&format!(
        "Whether a number of {width} bits is at least another, as a tree. Combinational."
    ));
    let (a, b) = (
        m.input("a", width).comment("First number, unsigned"),
        m.input("b", width).comment("Second number, unsigned"),
    );
    let greater = (a & !b).named("greater");
    let not_less = (a | !b).named("not_less");
    // Of the lowest bit, equal is enough.
    let mut level: Vec<(Signal, Signal)> = (0..width)
        .map(|bit| match bit {
            0 => (not_less.bit(0), not_less.bit(0)),
            _ => (greater.bit(bit), not_less.bit(bit)),
        })
        .collect();
    for number in 1.. {
        if level.len() == 1 {
            break;
        }
        let mut next = Vec::new();
        for (at, pair) in level.chunks(2).enumerate() {
            let &[low, high] = pair else {
                next.extend(pair);
                continue;
            };
            let name = |what: &str| format!("level{number}_node{at}_{what}");
            let greater = (high.0 | (high.1 & low.0)).named(&name("greater"));
            // The lowest part has none that it leaves it to.
            let not_less = match at {
                0 => greater,
                _ => (high.1 & low.1).named(&name("not_less")),
            };
            next.push((greater, not_less));
        }
        level = next;
    }
    m.output("at_least", level[0].0)
        .comment("First number is at least the second");
    m.finish()
}
