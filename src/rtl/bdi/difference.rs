//! Whether an element is near the base, and its difference from it.
//!
//! A difference of few bits needs no subtractor as wide as the element. It is counted from the lower end of
//! the base's range, base − 2^(delta − 1), so that a near element is 0 … 2^delta − 1 above that end. Then the
//! elements' high bits are the base's, or the adjacent value ([`super::encoding::beside`], once for all
//! elements); the borrow of the low bits selects one of the two.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::hdl::{ports, Builder, DesignError, Module, Signal};

ports! {
    pub(super) DifferenceInputs { value, base, beside }
    -> DifferenceOutputs { delta, fits: BTreeMap<u32, Signal<'m>> }
}

/// `widths` in bits, ascending. Combinational.
pub fn difference(name: &str, element: u32, widths: &[u32]) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("An element's difference from the base, and whether few bits hold it: the low bits\nare subtracted, and the high bits compared with the two values that they have\nif the difference is small.");
    let widest = widths.iter().copied().fold(1, u32::max);
    let value = m
        .input("value", element)
        .comment("Element to compare with the base");
    let base = m
        .input("base", element)
        .comment("Base, from which the difference is counted");
    let other = m
        .input("beside", element - widest)
        .comment("Base's high bits plus or minus one: where a near element may lie too");

    let middle = base.bit(widest - 1);
    let half = m.localparam("HALF", 1 << (widest - 1), widest);
    let end = base.slice(0, widest) ^ half;
    let low = value.slice(0, widest);
    let above = low.resize(widest + 1) - end.resize(widest + 1);
    let above = above.named("above_the_lower_end");
    let delta = above.slice(0, widest) ^ half;
    let delta = m.output("delta", delta);
    delta.comment("Low bits of the difference, value less base");

    let high = value.slice(widest, element - widest);
    let same = high
        .eq(base.slice(widest, element - widest))
        .named("has_base_high");
    let next = high.eq(other).named("has_high_beside");
    let near = (above.bit(widest) ^ middle).mux(same, next).named("near");
    for &width in widths {
        let fits = if width == widest {
            near
        } else {
            near & sign_extended(delta, width)
        };
        let fits = m.output(&format!("fits{width}"), fits);
        fits.comment(&format!("Difference is a signed number of {width} bits"));
    }
    m.finish()
}

/// Whether a number is the sign extension of its lowest `bits` bits.
fn sign_extended(value: Signal, bits: u32) -> Signal {
    let top = value.slice(bits - 1, value.width() - bits + 1);
    !top.any() | top.all()
}
