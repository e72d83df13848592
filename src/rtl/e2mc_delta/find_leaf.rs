//! Decompressor, stage 1: the leaf at the head of a way: whether it is a value or a class, and
//! its codeword's length, one-hot.
//!
//! Like E2MC's [`find_length`](crate::rtl::e2mc::decompressor::find_length), with two rows per length: the
//! codewords of a length are those of values, then those of classes. A first codeword of length l, as a
//! fraction, is a sum of 2⁻ⁱ with i < l for a value and i ≤ l for a class: only these bits are stored and
//! compared. A class includes its low byte.
//!
//! ```text
//! head ─→ ≥ first value of 2, 3, … 16 ─┬→ value of 1, 2, … 16 ─┬→ moves by 1, 2, … 24
//!     └─→ ≥ first class of 1, 2, … 16 ─┴→ class of 1, 2, … 16 ─┘
//! ```
//!
//! Combinational: it is a part of the decoder's critical loop.

use std::rc::Rc;

use super::{Parameters, LONGEST, LOW_BITS};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::decompressor::find_length::{at_least, AtLeastInputs};

/// Bits of the row of the first value of a length: those that can be ones, and the marker of the code's end.
pub fn value_row_bits(length: u32) -> u32 {
    length
}

/// Likewise of the first class of a length.
pub fn class_row_bits(length: u32) -> u32 {
    length + 1
}

/// Bits of all rows of values.
pub fn value_rows_bits() -> u32 {
    (2..=LONGEST).map(value_row_bits).sum()
}

/// Bits of all rows of classes.
pub fn class_rows_bits() -> u32 {
    (1..=LONGEST).map(class_row_bits).sum()
}

ports! {
    pub(in crate::rtl) FindLeafInputs { head, first_values, first_classes, go, fills }
    -> FindLeafOutputs { is_value, is_class, moves_by }
}

pub fn find_leaf(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_find_leaf", p.frame.name));
    m.doc("Stage 1 of the decompressor: compares the next bits with the first codewords of values\nand of classes of all lengths, in those bits only that can be ones.");
    let head = m.input("head", LONGEST);
    head.comment("Next bits, the first one lowest");
    let values = m.input("first_values", value_rows_bits());
    values.comment(
        "First codeword of a value for each length from 2 on: its top bits, then the code's end",
    );
    let classes = m.input("first_classes", class_rows_bits());
    classes.comment(
        "First codeword of a class for each length from 1 on: its top bits, then the code's end",
    );
    let go = m.input("go", 1).comment("A symbol is to be found");
    let fills = m.input("fills", 1);
    fills.comment("Instead of go: the way moves on by 16 bits");

    m.section("Which first codewords the bits have reached");
    let number = head.reverse().named("number");
    // All bits are at or behind the first leaf.
    let mut leaves = vec![m.constant(1, 1)];
    let (mut value_at, mut class_at) = (0, 0);
    for length in 1..=LONGEST {
        if length > 1 {
            let bits = value_row_bits(length);
            leaves.push(reached(
                &m,
                number,
                &format!("value{length}"),
                values.slice(value_at, bits),
            )?);
            value_at += bits;
        }
        let bits = class_row_bits(length);
        leaves.push(reached(
            &m,
            number,
            &format!("class{length}"),
            classes.slice(class_at, bits),
        )?);
        class_at += bits;
    }

    m.section("The last of them, one-hot");
    let is_leaf = |number: usize| match leaves.get(number + 1) {
        Some(&next) => leaves[number] & !next,
        None => leaves[number],
    };
    let every_other = |first: usize| (first..leaves.len()).step_by(2);
    let [values, classes] = [("value", 0), ("class", 1)].map(|(kind, first)| {
        let all: Vec<Signal> = every_other(first).map(is_leaf).collect();
        concat(&all).named(&format!("leaf_is_{kind}"))
    });
    m.output("is_value", values)
        .comment("Codeword is of a value, one-hot by its length: bit 0 for one bit");
    m.output("is_class", classes)
        .comment("Codeword is of a class, one-hot by its length: bit 0 for one bit");
    let longest = LONGEST + LOW_BITS;
    let taken = values.resize(longest) | concat(&[m.zero(LOW_BITS), classes]);
    let filling = concat(&[m.zero(LONGEST - 1), fills, m.zero(LOW_BITS)]);
    m.output("moves_by", go.gate(taken.named("symbol_bits")) | filling)
        .comment("Bits to move on by, one-hot: bit 0 for one bit");
    m.finish()
}

/// Whether the bits have reached the first codeword of a row.
fn reached<'m>(
    m: &'m Builder,
    number: Signal<'m>,
    row_of: &str,
    row: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let bits = row.width() - 1;
    let numbers = [number.slice(LONGEST - bits, bits), row.slice(0, bits)];
    let [a, b] = numbers.map(|number| number.resize(LONGEST));
    let module = at_least(LONGEST)?;
    let compare = m.instance(
        &format!("compare_{row_of}"),
        &module,
        AtLeastInputs { a, b },
    );
    let reached = compare.at_least & !row.bit(bits);
    Ok(reached.named(&format!("reached_{row_of}")))
}
