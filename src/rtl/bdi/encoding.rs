//! The datapaths of a compressor's encodings, a module each: whether elements are too far from
//! zero, the base, and all elements' differences from it.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::difference::{difference, DifferenceInputs};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Elements of a block: their width and number.
#[derive(Clone, Copy)]
pub struct Elements {
    pub bits: u32,
    pub count: u32,
}

impl Elements {
    fn block(self, m: &Builder) -> Vec<Signal<'_>> {
        m.input("block", self.bits * self.count)
            .comment("Block, first element in the lowest bits")
            .parts(self.bits)
    }
}

ports! {
    pub(in crate::rtl) FarInputs { block } -> FarOutputs { far }
}

/// Which elements are more than a signed number of `delta` bits.
///
/// Combinational.
pub fn far(name: &str, of: Elements, delta: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_far{}_{delta}", of.bits));
    m.doc(&format!(
        "Which elements of {} bits are too far from zero for a difference of {delta} bits.",
        of.bits
    ));
    let far = of.block(&m).into_iter().map(|element| {
        let top = element.slice(delta - 1, of.bits - delta + 1);
        top.any() & !top.all()
    });
    let far = m.output("far", concat(&far.collect::<Vec<_>>()));
    far.comment("Which elements are too far from zero, a bit for each element");
    m.finish()
}

ports! {
    pub(in crate::rtl) FirstInputs { block, flags } -> FirstOutputs { first }
}

/// The first element whose flag is 1, or any where there is none: of each two
/// neighbours the first that has one, level by level.
///
/// Combinational.
pub fn first(name: &str, of: Elements) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_first{}", of.bits));
    m.doc(&format!(
        "The first element of {} bits whose flag is 1, or any where there is none: of each two\n\
         neighbours the first that has one, level by level.",
        of.bits
    ));
    let mut values = of.block(&m);
    let mut flags = m
        .input("flags", of.count)
        .comment("Which elements are candidates, a bit for each element")
        .parts(1);
    let mut level = 0;
    while values.len() > 1 {
        level += 1;
        let pairs = values.chunks(2).zip(flags.chunks(2));
        let firsts = pairs.map(|(pair, flags)| flags[0].mux(pair[0], pair[1]));
        values = firsts.collect();
        flags = flags.chunks(2).map(|pair| pair[0] | pair[1]).collect();
        if values.len() > 1 {
            m.section(&format!("Level {level}"));
            values = m.vector(&format!("level{level}_values"), &values);
            flags = m.vector(&format!("level{level}_flags"), &flags);
        }
    }
    m.output("first", values[0])
        .comment("First element whose flag is 1, or any if no flag is");
    m.finish()
}

ports! {
    pub(in crate::rtl) BesideInputs { high, is_upper } -> BesideOutputs { beside }
}

/// The high bits adjacent to the base's: one more if the base is in the upper half of the range with these
/// high bits, else one less.
///
/// Combinational.
pub fn beside(name: &str, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_beside{bits}"));
    m.doc("The high bits next to the base's: plus one if the base's next lower bit is 1, else\nminus one. x - 1 = ~(~x + 1), so that one adder does either.");
    let high = m.input("high", bits).comment("High bits of the base");
    let is_upper = m
        .input("is_upper", 1)
        .comment("Bit of the base right below its high bits");
    let is_lower = (!is_upper).replicate(bits);
    m.output("beside", (high ^ is_lower).plus(1) ^ is_lower)
        .comment("High bits plus one if is_upper, else less one");
    m.finish()
}

/// The same as an instance, for a base whose differences have `delta` bits.
pub fn high_beside<'m>(
    m: &'m Builder,
    name: &str,
    of: &str,
    base: Signal<'m>,
    delta: u32,
) -> Result<Signal<'m>, DesignError> {
    let bits = base.width() - delta;
    let inputs = BesideInputs {
        high: base.slice(delta, bits),
        is_upper: base.bit(delta - 1),
    };
    let module = beside(name, bits)?;
    Ok(m.instance(&format!("high{of}"), &module, inputs).beside)
}

ports! {
    pub(in crate::rtl) DifferencesInputs { block, far, base, beside }
    -> DifferencesOutputs { deltas, near }
}

/// All elements' differences from the base, or from zero.
///
/// Combinational.
pub fn differences(name: &str, of: Elements, delta: u32) -> Result<Rc<Module>, DesignError> {
    let shape = format!("{}_{delta}", of.bits);
    let m = Builder::new(format!("{name}_differences{shape}"));
    m.doc(&format!(
        "Differences of {delta} bits of all elements of {} bits, from the base or from zero.",
        of.bits
    ));
    let elements = of.block(&m);
    let far = m
        .input("far", of.count)
        .comment("Elements whose difference is from the base, not from zero; a bit each");
    let base = m.input("base", of.bits).comment("Base of the encoding");
    let beside = m
        .input("beside", of.bits - delta)
        .comment("Base's high bits plus or minus one: where a near element may lie too");
    let (low, high) = (base.slice(0, delta), base.slice(delta, of.bits - delta));
    let module = difference(&format!("{name}_difference{shape}"), of.bits, &[delta])?;
    let (mut deltas, mut near) = (Vec::new(), Vec::new());
    for (place, value) in elements.into_iter().enumerate() {
        let far = far.bit(place as u32);
        let inputs = DifferenceInputs {
            value,
            base: concat(&[far.gate(low), high]),
            beside,
        };
        let out = m.instance(&format!("difference{place}"), &module, inputs);
        deltas.push(out.delta);
        near.push(out.fits[&delta]);
    }
    m.output("deltas", concat(&deltas))
        .comment("Difference of each element, first element in the lowest bits");
    // An element that is not far from zero is near.
    let near = concat(&m.vector("is_near_base", &near)) | !far;
    m.output("near", near)
        .comment("Elements that the difference's bits hold, a bit for each element");
    m.finish()
}

ports! {
    pub(in crate::rtl) DifferencesFromFirstInputs { block, beside }
    -> DifferencesFromFirstOutputs { deltas, near: BTreeMap<u32, Signal<'m>> }
}

/// All elements' differences from the first, for differences of several widths.
///
/// Combinational.
pub fn differences_from_first(
    name: &str,
    of: Elements,
    widths: &[u32],
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_differences{}", of.bits));
    m.doc(&format!(
        "Differences of all elements of {} bits from the first, and whether few bits hold them.",
        of.bits
    ));
    let widest = widths.iter().copied().fold(1, u32::max);
    let elements = of.block(&m);
    let beside = m
        .input("beside", of.bits - widest)
        .comment("High bits of the first element plus or minus one");
    let module = difference(&format!("{name}_difference{}", of.bits), of.bits, widths)?;
    let mut deltas = Vec::new();
    let mut near = vec![Vec::new(); widths.len()];
    for (place, &value) in elements.iter().enumerate().skip(1) {
        let inputs = DifferenceInputs {
            value,
            base: elements[0],
            beside,
        };
        let out = m.instance(&format!("difference{place}"), &module, inputs);
        deltas.push(out.delta);
        for (near, width) in near.iter_mut().zip(widths) {
            near.push(out.fits[width]);
        }
    }
    m.output("deltas", concat(&deltas))
        .comment("Difference of each element but the first, lowest bits first");
    for (near, width) in near.iter().zip(widths) {
        let near = m.output(&format!("near{width}"), concat(near));
        near.comment(&format!(
            "Elements but the first whose difference {width} bits hold, a bit each"
        ));
    }
    m.finish()
}
