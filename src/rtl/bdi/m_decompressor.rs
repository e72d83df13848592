//! M-BDI: decompressor.
//!
//! Ports, latency and interval: [`Core`]. A block a move.
//!
//! Steps: the encoding; of its shape the base and the differences, each to its
//! element's place; the sums, with one adder for all shapes.

use super::decompressor::{encodings, extend, is_element};
use super::sum::sum;
use super::{shape, Parameters, ENCODING_BITS, VALUE_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError};
use crate::rtl::common::pipeline::{cuts, Pipeline};
use crate::rtl::common::Core;

/// What each step adds to the longest path, in gates.
pub fn weights() -> Vec<u32> {
    vec![8, 12, 14]
}

pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("M-BDI decompressor: base and differences of the encoding, and their sums.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let stored = m.input("stored", p.ports.max_stored_bits());
    let bursts = m.input("bursts", 2);
    let ends = cuts(&weights(), p.stages);
    let mut pipeline = Pipeline::new(&m, advance, start, ends);
    let shapes = shape::m_bdi(&p.ports);

    let (mut is, error) = encodings(&m, &p.ports, &shapes, stored, bursts);
    let mut error = vec![error];
    let mut stored = vec![stored];
    pipeline.step(&mut [
        ("stored", &mut stored),
        ("is", &mut is),
        ("error", &mut error),
    ]);

    // Eight bytes of base are the same for all of an element's size.
    let value = stored[0].slice(ENCODING_BITS, VALUE_BITS);
    let is_size = |element| {
        let those = shapes.iter().zip(&is[1..]);
        let those = those.filter(|(shape, _)| shape.element == element);
        or_all(those.map(|(_, &is)| is))
    };
    let bases = [64, 32, 16].map(|element| {
        let base = value.slice(0, element).replicate(VALUE_BITS / element);
        let is_size = is_size(element);
        match element {
            64 => (is_size | is[0]).gate(base),
            _ => is_size.gate(base),
        }
    });
    let deltas = shapes.iter().zip(&is[1..]).map(|(shape, is)| {
        let from = ENCODING_BITS + shape.element;
        let deltas = stored[0].slice(from, shape.bits - from).parts(shape.delta);
        let deltas = deltas.iter().map(|&delta| extend(delta, shape.element));
        let first = m.zero(shape.element);
        is.gate(concat(
            &[first].into_iter().chain(deltas).collect::<Vec<_>>(),
        ))
    });
    let mut delta = vec![or_all(deltas).named("delta")];
    let is_element = |least| is_element(&shapes, &is, least);
    let mut sizes = vec![is_element(32).named("wide"), is_element(64).named("widest")];
    let mut base = vec![or_all(bases).named("base")];
    pipeline.step(&mut [
        ("base", &mut base),
        ("delta", &mut delta),
        ("sizes", &mut sizes),
        ("error", &mut error),
    ]);

    let module = sum(&format!("{}_sum", p.name))?;
    let lanes = delta[0].parts(VALUE_BITS).into_iter().enumerate();
    let lanes = lanes.map(|(lane, delta)| {
        let inputs = [
            ("base", base[0]),
            ("delta", delta),
            ("wide", sizes[0]),
            ("widest", sizes[1]),
        ];
        m.instance(&format!("sum{lane}"), &module, &inputs)
            .out("sum")
    });
    let mut block = vec![concat(&lanes.collect::<Vec<_>>())];
    pipeline.step(&mut [("block", &mut block), ("error", &mut error)]);

    m.output("done", pipeline.done());
    m.output("block", block[0]);
    m.output("error", error[0]);
    Ok(p.core(m.finish()?))
}
