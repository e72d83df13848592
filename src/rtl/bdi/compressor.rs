//! BDI: compressor.
//!
//! Ports, latency and interval: [`Core`]. A block a move.
//!
//! Steps: which elements are too far from zero; the first of them, the base; the
//! high bits beside the base's; each element's difference, from zero or from the
//! base; which encodings hold all elements, and the smallest of them; its bits. All
//! six encodings have their own base and differences.

use super::choose::{choose, metadata, stored};
use super::difference::{beside, difference, sign_extended};
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
    let mask = |shape: &shape::Shape| {
        let elements = block.parts(shape.element);
        let far = elements.iter().map(|&x| !sign_extended(x, shape.delta));
        concat(&far.collect::<Vec<_>>()).named(&format!("mask{}", shape.name()))
    };
    let masks: Vec<Signal> = shapes.iter().map(mask).collect();
    pipeline.step("masks", "which elements are too far from zero", 8);

    let bases = shapes.iter().zip(&masks).map(|(shape, &mask)| {
        let base = first(&m, shape, mask, block.parts(shape.element));
        base.named(&format!("base{}", shape.name()))
    });
    let bases: Vec<Signal> = bases.collect();
    pipeline.step("bases", "the first of them", 18);

    let highs = shapes.iter().zip(&bases).map(|(shape, &base)| {
        let high = beside(base, shape.delta);
        high.named(&format!("beside{}", shape.name()))
    });
    let highs: Vec<Signal> = highs.collect();
    pipeline.step("beside", "high bits beside the bases'", 12);

    let (mut deltas, mut near) = (Vec::new(), Vec::new());
    for (number, shape) in shapes.iter().enumerate() {
        let shape_name = shape.name();
        let module = format!("{}_difference{shape_name}", p.name);
        let module = difference(&module, shape.element, &[shape.delta])?;
        let low = bases[number].slice(0, shape.delta);
        let high = bases[number].slice(shape.delta, shape.element - shape.delta);
        let (mut all_deltas, mut all_near) = (Vec::new(), Vec::new());
        for (place, value) in block.parts(shape.element).into_iter().enumerate() {
            let far = masks[number].bit(place as u32);
            let inputs = [
                ("value", value),
                ("base", concat(&[far.gate(low), high])),
                ("beside", highs[number]),
            ];
            let name = format!("difference{shape_name}_{place}");
            let out = m.instance(&name, &module, &inputs);
            all_deltas.push(out.out("delta"));
            all_near.push(out.out("fits") | !far);
        }
        let name = |what: &str| format!("{what}{shape_name}");
        deltas.push(concat(&m.vector(&name("deltas"), &all_deltas)));
        near.push(concat(&m.vector(&name("near"), &all_near)));
    }
    let value = block.slice(0, VALUE_BITS);
    pipeline.step("differences", "each element's difference", 18);

    let fits: Vec<Signal> = near.iter().map(|near| near.all()).collect();
    // The smallest shape has whole 8-byte elements: they are equal if their masks and
    // their differences are.
    let all_deltas = deltas[0].parts(shapes[0].delta);
    let equal = all_deltas[1..].iter().map(|delta| delta.eq(all_deltas[0]));
    let same_mask = masks[0].all() | !masks[0].any();
    let repeated = equal.chain([fits[0], same_mask]).collect::<Vec<_>>();
    let repeated = concat(&repeated).all().named("is_repeated");
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

/// The first of `values` whose bit of `flags` is 1: of each two neighbours the
/// first that has one, level by level. Anything where there is none.
fn first<'m>(
    m: &'m Builder,
    shape: &shape::Shape,
    flags: Signal<'m>,
    mut values: Vec<Signal<'m>>,
) -> Signal<'m> {
    let _scope = m.scope(&format!("first{}", shape.name()));
    let mut flags = flags.parts(1);
    let mut level = 0;
    while values.len() > 1 {
        level += 1;
        let pairs = values.chunks(2).zip(flags.chunks(2));
        values = pairs
            .map(|(pair, flags)| flags[0].mux(pair[0], pair[1]))
            .collect();
        flags = flags.chunks(2).map(|pair| pair[0] | pair[1]).collect();
        values = m.vector(&format!("values{level}"), &values);
        flags = m.vector(&format!("flags{level}"), &flags);
    }
    values[0]
}
