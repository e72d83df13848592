//! Eight bytes of a block as base plus difference, for any element size: one adder, with the carry cut at the
//! ends of elements.
//!
//! Combinational.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) SumInputs { base, delta, wide, widest } -> SumOutputs { sum }
}

pub fn sum(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Base plus difference, of elements of 2, 4 or 8 bytes: between each two parts of\n2 bytes is a bit that passes the carry on or stops it.");
    let base = m
        .input("base", 64)
        .comment("Base of each element, side by side")
        .parts(16);
    let delta = m
        .input("delta", 64)
        .comment("Sign-extended difference of each element, side by side")
        .parts(16);
    let wide = m.input("wide", 1).comment("Elements have at least 4 bytes");
    let widest = m.input("widest", 1).comment("Elements have 8 bytes");
    let (ends, no) = ([wide, widest, wide], [m.zero(1); 3]);
    let sum = joined(&base, ends) + joined(&delta, no);
    let sum = sum.named("joined_sum");
    let parts: Vec<Signal> = (0..4).map(|part| sum.slice(17 * part, 16)).collect();
    m.output("sum", concat(&parts))
        .comment("Eight bytes of the block, base plus difference");
    m.finish()
}

/// Concatenates four parts, with the bits between them.
fn joined<'m>(parts: &[Signal<'m>], between: [Signal<'m>; 3]) -> Signal<'m> {
    let between = between.into_iter().map(Some).chain([None]);
    let joined = parts
        .iter()
        .zip(between)
        .flat_map(|(&part, end)| [Some(part), end]);
    concat(&joined.flatten().collect::<Vec<_>>())
}
