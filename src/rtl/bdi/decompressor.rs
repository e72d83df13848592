//! BDI and M-BDI: decompressors.
//!
//! Ports, latency and interval: [`Core`]. A block a move.

use std::iter::repeat;

use super::fields::{extended, spread};
use super::sum::{sum, SumInputs};
use super::{shape, ENCODING_BITS, REPEATED, VALUE_BITS, ZERO};
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::core_ports::{output_block, stored_block};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::{Core, Ports};

/// Steps: the encoding; of its shape the base, the masks and the differences, each to its element's
/// place; the sums, with one adder for all shapes.
pub fn bdi(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("BDI decompressor: base, masks and differences of the encoding, and their sums.");
    let pipeline = Pipeline::new(&m, p.stages);
    let [stored, bursts] = stored_block(&m, &p.ports);
    let shapes = shape::bdi(&p.ports);

    let (is, error) = encodings(&m, &p.ports, &shapes, stored, bursts);
    pipeline.step("encoding", "the encoding", 8);

    let value = stored.slice(ENCODING_BITS, VALUE_BITS);
    let all = m.constant(
        u64::MAX >> (64 - p.ports.block_bytes / 2),
        p.ports.block_bytes / 2,
    );
    // Of each encoding: eight bytes of base, a mask for each two bytes, differences.
    let mut bases = vec![is[0].gate(value)];
    let mut masks = vec![is[0].gate(all)];
    let mut deltas = Vec::new();
    for (shape, is) in shapes.iter().zip(&is[1..]) {
        let base_at = ENCODING_BITS + shape.count;
        let mask = stored.slice(ENCODING_BITS, shape.count);
        let base = stored.slice(base_at, shape.element);
        let delta = stored.slice(base_at + shape.element, shape.count * shape.delta);
        masks.push(is.gate(spread(&m, &p.name, shape, mask)?));
        bases.push(is.gate(base.replicate(VALUE_BITS / shape.element)));
        deltas.push(is.gate(extended(&m, &p.name, shape, delta)?));
    }
    let is_element = |least| is_element(&shapes, &is, least);
    let (wide, widest) = (is_element(32).named("wide"), is_element(64).named("widest"));
    let base = or_all(bases).named("base");
    let mask = or_all(masks).named("mask");
    let delta = or_all(deltas).named("delta");
    pipeline.step("fields", "base and differences, in their places", 10);

    let bases = mask.parts(4).into_iter().map(|mask| {
        let base: Vec<Signal> = base
            .parts(16)
            .into_iter()
            .zip(mask.parts(1))
            .map(|(part, mask)| mask.gate(part))
            .collect();
        concat(&base)
    });
    let block = sums(&m, &p.name, bases, delta, [wide, widest])?;
    pipeline.step("add", "base plus difference", 16);
    outputs(&m, &pipeline, block, error);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, 1, steps))
}

/// Steps: the encoding; of its shape the base and the differences, each to its element's place; the
/// sums, with one adder for all shapes.
pub fn m_bdi(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("M-BDI decompressor: base and differences of the encoding, and their sums.");
    let pipeline = Pipeline::new(&m, p.stages);
    let [stored, bursts] = stored_block(&m, &p.ports);
    let shapes = shape::m_bdi(&p.ports);

    let (is, error) = encodings(&m, &p.ports, &shapes, stored, bursts);
    pipeline.step("encoding", "the encoding", 8);

    // The eight bytes of base are the same for all encodings with this element size.
    let value = stored.slice(ENCODING_BITS, VALUE_BITS);
    let is_size = |element| {
        let those = shapes
            .iter()
            .zip(&is[1..])
            .filter(|(shape, _)| shape.element == element);
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

    let block = sums(&m, &p.name, repeat(base), delta, [wide, widest])?;
    pipeline.step("add", "base plus difference", 14);
    outputs(&m, &pipeline, block, error);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, 1, steps))
}

/// The block: for each 8 bytes the sum of base and difference, in elements of 8 bytes if they are
/// `widest`, of at least 4 if they are `wide`.
fn sums<'m>(
    m: &'m Builder,
    name: &str,
    bases: impl Iterator<Item = Signal<'m>>,
    delta: Signal<'m>,
    [wide, widest]: [Signal<'m>; 2],
) -> Result<Signal<'m>, DesignError> {
    let module = sum(&format!("{name}_sum"))?;
    let lanes = bases
        .zip(delta.parts(VALUE_BITS))
        .enumerate()
        .map(|(lane, (base, delta))| {
            let inputs = SumInputs {
                base,
                delta,
                wide,
                widest,
            };
            m.instance(&format!("sum{lane}"), &module, inputs).sum
        });
    Ok(concat(&m.vector("sums", &lanes.collect::<Vec<_>>())))
}

/// The core's outputs.
fn outputs<'m>(m: &'m Builder, pipeline: &Pipeline<'m>, block: Signal<'m>, error: Signal<'m>) {
    output_block(m, [pipeline.valid(), block, error]);
}

/// Whether the encoding is "repeated", then whether it is each of the shapes; and whether it is invalid or
/// does not fit the stored bursts.
fn encodings<'m>(
    m: &'m Builder,
    ports: &Ports,
    shapes: &[shape::Shape],
    stored: Signal<'m>,
    bursts: Signal<'m>,
) -> (Vec<Signal<'m>>, Signal<'m>) {
    let encoding = stored.slice(0, ENCODING_BITS);
    let is = |name: &str, value: u64| encoding.eq(m.localparam(name, value, ENCODING_BITS));
    let repeated = is("ENCODING_REPEATED", REPEATED).named("is_repeated");
    let zero = is("ENCODING_ZERO", ZERO).named("is_zero");
    let mut is = vec![repeated];
    let mut valid = vec![repeated, zero];
    for shape in shapes {
        let this = encoding.eq(shape.constant(m));
        is.push(this.named(&format!("is{}", shape.name())));
        valid.push(match u64::from(shape.bursts(ports)) - 1 {
            0 => this,
            least => this & bursts.ge(m.constant(least, 2)),
        });
    }
    let error = !or_all(valid);
    (is, error.named("no_encoding"))
}

/// Whether the encoding is of a shape whose elements have at least `least` bits.
/// `is`: of [`encodings`].
fn is_element<'m>(shapes: &[shape::Shape], is: &[Signal<'m>], least: u32) -> Signal<'m> {
    let those = shapes
        .iter()
        .zip(&is[1..])
        .filter(|(shape, _)| shape.element >= least);
    or_all(those.map(|(_, &is)| is))
}
