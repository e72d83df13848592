//! M-BDI: decompressor.
//!
//! Ports, latency and interval: [`Core`]. A block a move.
//!
//! Steps: the encoding; of its shape the base and the differences, each to its
//! element's place; the sums, with one adder for all shapes.

use super::decompressor::{encodings, is_element};
use super::fields::extended;
use super::sum::sum;
use super::{shape, Parameters, ENCODING_BITS, VALUE_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline};
use crate::rtl::common::Core;

pub fn decompressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("M-BDI decompressor: base and differences of the encoding, and their sums.");
    let pipeline = Pipeline::new(&m, p.stages);
    let stored = m.input("stored", p.ports.max_stored_bits());
    let bursts = m.input("bursts", 2);
    let shapes = shape::m_bdi(&p.ports);

    let (is, error) = encodings(&m, &p.ports, &shapes, stored, bursts);
    pipeline.step("encoding", "the encoding", 8);

    // Eight bytes of base are the same for all of an element's size.
    let value = stored.slice(ENCODING_BITS, VALUE_BITS);
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
    let mut deltas = Vec::new();
    for (shape, is) in shapes.iter().zip(&is[1..]) {
        let from = ENCODING_BITS + shape.element;
        let stored = stored.slice(from, shape.bits - from);
        deltas.push(is.gate(extended(&m, &p.name, shape, stored)?));
    }
    let delta = or_all(deltas).named("delta");
    let is_element = |least| is_element(&shapes, &is, least);
    let (wide, widest) = (is_element(32).named("wide"), is_element(64).named("widest"));
    let base = or_all(bases).named("base");
    pipeline.step("fields", "base and differences, in their places", 12);

    let module = sum(&format!("{}_sum", p.name))?;
    let lanes = delta.parts(VALUE_BITS).into_iter().enumerate();
    let lanes = lanes.map(|(lane, delta)| {
        let inputs = [
            ("base", base),
            ("delta", delta),
            ("wide", wide),
            ("widest", widest),
        ];
        m.instance(&format!("sum{lane}"), &module, &inputs)
            .out("sum")
    });
    let block = concat(&m.vector("sums", &lanes.collect::<Vec<_>>()));
    pipeline.step("add", "base plus difference", 14);

    m.output("done", pipeline.valid());
    m.output("block", block);
    m.output("error", error);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, steps))
}
