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
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::pipeline::{cuts, Pipeline};
use crate::rtl::common::Core;

/// What each step adds to the longest path, in gates.
pub fn weights() -> Vec<u32> {
    vec![8, 18, 12, 18, 12, 10]
}

pub fn compressor(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("BDI compressor: for each encoding the base and all differences, side by side.");
    let advance = m.input("advance", 1);
    let start = m.input("start", 1);
    let block = m.input("block", p.ports.block_bits());
    let ends = cuts(&weights(), p.stages);
    let mut pipeline = Pipeline::new(&m, advance, start, ends);
    let shapes = shape::bdi(&p.ports);

    // A mask bit for each element: 1 if it is too far from zero.
    let mask = |shape: &shape::Shape| {
        let elements = block.parts(shape.element);
        let far = elements.iter().map(|&x| !sign_extended(x, shape.delta));
        concat(&far.collect::<Vec<_>>()).named(&format!("mask{}", shape.name()))
    };
    let mut masks: Vec<Signal> = shapes.iter().map(mask).collect();
    let mut block = vec![block];
    pipeline.step(&mut [("block", &mut block), ("masks", &mut masks)]);

    let bases = shapes.iter().zip(&masks).map(|(shape, &mask)| {
        let base = first(mask, block[0].parts(shape.element));
        base.named(&format!("base{}", shape.name()))
    });
    let mut bases: Vec<Signal> = bases.collect();
    pipeline.step(&mut [
        ("block", &mut block),
        ("masks", &mut masks),
        ("bases", &mut bases),
    ]);

    let highs = shapes.iter().zip(&bases).map(|(shape, &base)| {
        let high = beside(base, shape.delta);
        high.named(&format!("beside{}", shape.name()))
    });
    let mut highs: Vec<Signal> = highs.collect();
    pipeline.step(&mut [
        ("block", &mut block),
        ("masks", &mut masks),
        ("bases", &mut bases),
        ("beside", &mut highs),
    ]);

    let (mut deltas, mut near) = (Vec::new(), Vec::new());
    for (number, shape) in shapes.iter().enumerate() {
        let shape_name = shape.name();
        let module = format!("{}_difference{shape_name}", p.name);
        let module = difference(&module, shape.element, &[shape.delta])?;
        let low = bases[number].slice(0, shape.delta);
        let high = bases[number].slice(shape.delta, shape.element - shape.delta);
        let (mut all_deltas, mut all_near) = (Vec::new(), Vec::new());
        for (place, value) in block[0].parts(shape.element).into_iter().enumerate() {
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
        deltas.push(concat(&all_deltas));
        near.push(concat(&all_near));
    }
    let mut value = vec![block[0].slice(0, VALUE_BITS)];
    pipeline.step(&mut [
        ("value", &mut value),
        ("masks", &mut masks),
        ("bases", &mut bases),
        ("deltas", &mut deltas),
        ("near", &mut near),
    ]);

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
    let mut chosen = choose(zero, repeated, &fits);
    let mut bursts = vec![metadata(&m, &p.ports, &shapes, &chosen)];
    pipeline.step(&mut [
        ("value", &mut value),
        ("masks", &mut masks),
        ("bases", &mut bases),
        ("deltas", &mut deltas),
        ("chosen", &mut chosen),
        ("bursts", &mut bursts),
    ]);

    let fields = masks.iter().zip(&bases).zip(&deltas);
    let fields = fields.map(|((&mask, base), &deltas)| {
        // Where no element is far from zero, the base is 0.
        concat(&[mask, mask.any().gate(*base), deltas])
    });
    let fields: Vec<Signal> = fields.collect();
    let mut stored = vec![stored(&m, &shapes, &chosen, value[0], &fields)];
    pipeline.step(&mut [("stored", &mut stored), ("bursts", &mut bursts)]);

    m.output("done", pipeline.done());
    m.output("stored", stored[0].resize(p.ports.max_stored_bits()));
    m.output("bursts", bursts[0]);
    Ok(p.core(m.finish()?))
}

/// The first of `values` whose bit of `flags` is 1: of each two neighbours the
/// first that has one, level by level. Anything where there is none.
fn first<'m>(flags: Signal<'m>, mut values: Vec<Signal<'m>>) -> Signal<'m> {
    let mut flags = flags.parts(1);
    while values.len() > 1 {
        let pairs = values.chunks(2).zip(flags.chunks(2));
        values = pairs
            .map(|(pair, flags)| flags[0].mux(pair[0], pair[1]))
            .collect();
        flags = flags.chunks(2).map(|pair| pair[0] | pair[1]).collect();
    }
    values[0]
}
