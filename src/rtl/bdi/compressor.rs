//! BDI and M-BDI (the memory-access-granularity-aware BDI that paper 2 compares with): compressors.
//!
//! Ports, latency and interval: [`Core`]. A block a move.

use super::choose::{choose, metadata, stored};
use super::encoding::{
    differences, differences_from_first, far, first, high_beside, DifferencesFromFirstInputs,
    DifferencesInputs, FarInputs, FirstInputs,
};
use super::{shape, VALUE_BITS};
use crate::hdl::{concat, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::core_ports::{block_to_compress, output_stored};
use crate::rtl::common::lanes::Parameters;
use crate::rtl::common::Core;

/// Steps: which elements are too far from zero; the first of them, the base; the high bits beside the
/// base's; each element's difference, from zero or from the base; which encodings hold all elements, and
/// the smallest of them; its bits. All six encodings have their own base and differences.
pub fn bdi(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("BDI compressor: for each encoding the base and all differences, side by side.");
    let pipeline = Pipeline::new(&m, p.stages);
    let block = block_to_compress(&m, &p.ports);
    let shapes = shape::bdi(&p.ports);

    // A mask bit for each element: 1 if it is too far from zero.
    let mut masks = Vec::new();
    for shape in &shapes {
        let module = far(&p.name, shape.elements(), shape.delta)?;
        let far = m.instance(
            &format!("far{}", shape.name()),
            &module,
            FarInputs { block },
        );
        masks.push(far.far.named(&format!("mask{}", shape.name())));
    }
    pipeline.step("masks", "which elements are too far from zero", 8);

    let mut bases = Vec::new();
    for (shape, &mask) in shapes.iter().zip(&masks) {
        let module = first(&p.name, shape.elements())?;
        let inputs = FirstInputs { block, flags: mask };
        let base = m.instance(&format!("first{}", shape.name()), &module, inputs);
        bases.push(base.first.named(&format!("base{}", shape.name())));
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
        let inputs = DifferencesInputs {
            block,
            far: masks[number],
            base: bases[number],
            beside: highs[number],
        };
        let name = |what: &str| format!("{what}{}", shape.name());
        let out = m.instance(&name("differences"), &module, inputs);
        deltas.push(out.deltas.named(&name("deltas")));
        near.push(out.near.named(&name("near")));
    }
    let value = block.slice(0, VALUE_BITS);
    pipeline.step("differences", "each element's difference", 18);

    let fits = fits(&shapes, &near);
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
    let fields: Vec<Signal> = fields
        .map(|((&mask, base), &deltas)| {
            // Where no element is far from zero, the base is 0.
            concat(&[mask, mask.any().gate(*base), deltas])
        })
        .collect();
    let stored = stored(&m, &shapes, &chosen, value, &fields);
    pipeline.step("select", "its bits", 10);
    outputs(&m, p, &pipeline, stored, bursts);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, 1, steps))
}

/// Steps: the high bits beside those of the base, the first element; the differences of all elements
/// from it, one for all widths of an element's size; which encodings hold all elements, and the first
/// of them; its bits.
pub fn m_bdi(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("M-BDI compressor: the differences of elements of 8, 4 and 2 bytes from the first,\nside by side, and the fewest bursts that hold them.");
    let pipeline = Pipeline::new(&m, p.stages);
    let block = block_to_compress(&m, &p.ports);
    let shapes = shape::m_bdi(&p.ports);
    // The shapes of each element's size, the narrowest difference first.
    let sizes = [64, 32, 16].map(|element| {
        let of_size = shapes.iter().filter(|shape| shape.element == element);
        let widths: Vec<u32> = of_size.map(|shape| shape.delta).collect();
        (element, widths)
    });
    let widest = |widths: &[u32]| widths.iter().copied().fold(1, u32::max);

    let mut highs = Vec::new();
    for (element, widths) in &sizes {
        let base = block.slice(0, *element);
        let high = high_beside(&m, &p.name, &element.to_string(), base, widest(widths))?;
        highs.push(high.named(&format!("beside{element}")));
    }
    pipeline.step("beside", "high bits beside the base's", 12);

    // Of each size: all differences; of each shape: whether each element fits.
    let (mut deltas, mut near) = (Vec::new(), vec![m.zero(1); shapes.len()]);
    for (size, (element, widths)) in sizes.iter().enumerate() {
        let module = differences_from_first(&p.name, shapes[size].elements(), widths)?;
        let inputs = DifferencesFromFirstInputs {
            block,
            beside: highs[size],
        };
        let out = m.instance(&format!("differences{element}"), &module, inputs);
        deltas.push(out.deltas.named(&format!("deltas{element}")));
        for (width, delta) in widths.iter().enumerate() {
            let all = out.near[delta];
            near[width * sizes.len() + size] = all.named(&format!("near{element}_{delta}"));
        }
    }
    let value = block.slice(0, VALUE_BITS);
    pipeline.step("differences", "each element's difference", 20);

    let fits = fits(&shapes, &near);
    // All 8-byte elements are the first.
    let repeated = (fits[0] & !deltas[0].any()).named("is_repeated");
    let zero = (repeated & !value.any()).named("is_zero");
    let chosen = m.vector("chosen", &choose(zero, repeated, &fits));
    let bursts = metadata(&m, &p.ports, &shapes, &chosen).named("burst_count");
    pipeline.step("choose", "the fewest bursts", 14);

    let fields: Vec<Signal> = shapes
        .iter()
        .enumerate()
        .map(|(number, shape)| {
            let size = number % sizes.len();
            let all_deltas = deltas[size].parts(widest(&sizes[size].1));
            let narrow = all_deltas.iter().map(|delta| delta.slice(0, shape.delta));
            let base = value.slice(0, shape.element);
            concat(&[base].into_iter().chain(narrow).collect::<Vec<_>>())
        })
        .collect();
    let stored = stored(&m, &shapes, &chosen, value, &fields);
    pipeline.step("select", "the encoding's bits", 12);
    outputs(&m, p, &pipeline, stored, bursts);
    let steps = pipeline.count();
    Ok(p.core(m.finish()?, 1, steps))
}

/// Of each encoding, whether it holds all elements; `near`: whether it holds each.
fn fits<'m>(shapes: &[shape::Shape], near: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let fits = shapes.iter().zip(near);
    fits.map(|(shape, near)| near.all().named(&format!("fits{}", shape.name())))
        .collect()
}

/// The core's outputs.
fn outputs<'m>(
    m: &'m Builder,
    p: &Parameters,
    pipeline: &Pipeline<'m>,
    stored: Signal<'m>,
    bursts: Signal<'m>,
) {
    output_stored(
        m,
        [
            pipeline.valid(),
            stored.resize(p.ports.max_stored_bits()),
            bursts,
        ],
    );
}
