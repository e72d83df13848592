//! BDI: compressor.
//!
//! Ports, latency and interval: [`Core`]. A block a move.
//!
//! Steps: which elements are too far from zero; the first of them, the base; the
//! high bits beside the base's; each element's difference, from zero or from the
//! base; which encodings hold all elements, and the smallest of them; its bits. All
//! six encodings have their own base and differences.

use super::choose::{choose, metadata, stored};
use super::encoding::{differences, far, first, high_beside};
use super::{shape, Parameters, VALUE_BITS};
use crate::hdl::{concat, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::Core;

pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("BDI compressor: for each encoding the base and all differences, side by side.");
    let pipeline = Pipeline::new(&m, p.stages);
    let block = m.input("block", p.ports.block_bits());
    let shapes = shape::bdi(&p.ports);

    // A mask bit for each element: 1 if it is too far from zero.
    let mut masks = Vec::new();
    for shape in &shapes {
        let module = far(&p.name, shape.elements(), shape.delta)?;
        let far = m.instance(
            &format!("far{}", shape.name()),
            &module,
            &[("block", block)],
        );
        masks.push(far.out("far").named(&format!("mask{}", shape.name())));
    }
    pipeline.step("masks", "which elements are too far from zero", 8);

    let mut bases = Vec::new();
    for (shape, &mask) in shapes.iter().zip(&masks) {
        let module = first(&p.name, shape.elements())?;
        let inputs = [("block", block), ("flags", mask)];
        let base = m.instance(&format!("first{}", shape.name()), &module, &inputs);
        bases.push(base.out("first").named(&format!("base{}", shape.name())));
    }
    pipeline.step("bases", "the first of them", 18);

    let mut highs = Vec::new();
    for (shape, &base) in shapes.iter().zip(&bases) {
        let high = high_beside(&m, &p.name, &shape.name(), base, shape.delta)?;
        highs.push(high.named(&format!("beside{}", shape.name())));
    }
    pipeline.step("beside", "high bits beside the bases'", 12);

    let (mut deltas, mut near) = (Vec::new(), Vec::new());
    for (number, shape) in shapes.iter().enumerate() {
        let module = differences(&p.name, shape.elements(), shape.delta)?;
        let inputs = [
            ("block", block),
            ("far", masks[number]),
            ("base", bases[number]),
            ("beside", highs[number]),
        ];
        let name = |what: &str| format!("{what}{}", shape.name());
        let out = m.instance(&name("differences"), &module, &inputs);
        deltas.push(out.out("deltas").named(&name("deltas")));
        near.push(out.out("near").named(&name("near")));
    }
    let value = block.slice(0, VALUE_BITS);
    pipeline.step("differences", "each element's difference", 18);

    let fits = shapes.iter().zip(&near);
    let fits = fits.map(|(shape, near)| near.all().named(&format!("fits{}", shape.name())));
    let fits: Vec<Signal> = fits.collect();
    // The smallest shape has whole 8-byte elements: they are equal if their masks and
    // their differences are.
    let all_deltas = deltas[0].parts(shapes[0].delta);
    let equal = all_deltas[1..].iter().map(|delta| delta.eq(all_deltas[0]));
    let equal = concat(&m.vector("is_same_delta", &equal.collect::<Vec<_>>())).all();
    let same_mask = (masks[0].all() | !masks[0].any()).named("has_same_mask");
    let repeated = (equal & fits[0] & same_mask).named("is_repeated");
    let first_zero = !masks[0].bit(0) & !all_deltas[0].any();
    let zero = (repeated & first_zero).named("is_zero");
    let chosen = m.vector("chosen", &choose(zero, repeated, &fits));
    let bursts = metadata(&m, &p.ports, &shapes, &chosen).named("burst_count");
    pipeline.step("choose", "the smallest encoding", 12);

    let fields = masks.iter().zip(&bases).zip(&deltas);
    let fields = fields.map(|((&mask, base), &deltas)| {
        // Where no element is far from zero, the base is 0.
        concat(&[mask, mask.any().gate(*base), deltas])
    });
    let fields: Vec<Signal> = fields.collect();
    let stored = stored(&m, &shapes, &chosen, value, &fields);
    pipeline.step("select", "its bits", 10);

    m.output("done", pipeline.valid());
    m.output("stored", stored.resize(p.ports.max_stored_bits()));
    m.output("bursts", bursts);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, steps))
}
