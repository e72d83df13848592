//! Whether an element is near the base, and its difference from it.
//!
//! A difference of few bits needs no subtractor as wide as the element. It is
//! counted from the base's lower end, base − 2^(delta − 1), so that a near element
//! is 0 … 2^delta − 1 above that end. Then the elements' high bits are the base's,
//! or those beside them ([`beside`], once for all elements), and which of the two
//! the borrow of the low bits says.

use std::rc::Rc;

use crate::hdl::{Builder, DesignError, Module, Signal};

/// | port | width | |
/// |---|---|---|
/// | `value`, `base` | `element` | |
/// | `beside` | `element` − widest | of [`beside`] |
/// | `delta` | widest | the low bits of value − base |
/// | `fits` | one for each width | value − base is a signed number of so many bits |
///
/// `widths` in bits, ascending. Combinational.
pub fn difference(name: &str, element: u32, widths: &[u32]) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("An element's difference from the base, and whether few bits hold it: the low bits\nare subtracted, the high bits compared with the two values that a small difference\nleaves them.");
    let widest = widths.iter().copied().fold(1, u32::max);
    let value = m.input("value", element);
    let base = m.input("base", element);
    let other = m.input("beside", element - widest);

    let middle = base.bit(widest - 1);
    let half = m.constant(1 << (widest - 1), widest);
    let end = base.slice(0, widest) ^ half;
    let low = value.slice(0, widest);
    let above = low.resize(widest + 1) - end.resize(widest + 1);
    let above = above.named("above_the_lower_end");
    let delta = (above.slice(0, widest) ^ half).named("difference");

    let high = value.slice(widest, element - widest);
    let same = high.eq(base.slice(widest, element - widest));
    let near = (above.bit(widest) ^ middle).mux(same, high.eq(other));
    let near = near.named("near");
    m.output("delta", delta);
    let fits = |&width: &u32| match width == widest {
        true => near,
        false => near & sign_extended(delta, width),
    };
    let fits: Vec<Signal> = widths.iter().map(fits).collect();
    m.output("fits", crate::hdl::concat(&fits));
    m.finish()
}

/// The high bits, past `delta`, beside the base's: one more if the base is in the
/// upper half of what has its high bits, else one less.
pub fn beside(base: Signal, delta: u32) -> Signal {
    let high = base.slice(delta, base.width() - delta);
    let down = (!base.bit(delta - 1)).replicate(high.width());
    // x − 1 = !(!x + 1)
    (high ^ down).plus(1) ^ down
}

/// Whether a number is one of `bits` bits, sign-extended.
pub fn sign_extended(value: Signal, bits: u32) -> Signal {
    let top = value.slice(bits - 1, value.width() - bits + 1);
    !top.any() | top.all()
}
