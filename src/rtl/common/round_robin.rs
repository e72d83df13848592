//! Round-robin selection, the lowest request, a request's number, and a number's successor. All are combinational.

use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};

/// The first request after the last one served; if there is none, the first of all.
pub(in crate::rtl) struct First<'m> {
    /// It, one-hot or zero.
    pub grant: Signal<'m>,
    /// A request after the last one served is pending.
    pub any_later: Signal<'m>,
    /// Thermometer code of the requests after it.
    pub past: Signal<'m>,
}

impl<'m> First<'m> {
    /// `behind`: thermometer code of the requests after the last one served.
    pub fn new(m: &'m Builder, requests: Signal<'m>, behind: Signal<'m>) -> Self {
        let later = (requests & behind).named("later");
        // Both in parallel, so that neither waits for any_later.
        let past_later = above(m, "past_later", later);
        let past_any = above(m, "past_any", requests);
        let any_later = later.any().named("is_later");
        let first_later = later & !past_later;
        let first_of_all = requests & !past_any;
        First {
            grant: any_later.mux(first_later, first_of_all).named("first"),
            any_later,
            past: any_later.mux(past_later, past_any),
        }
    }
}

/// Isolates the lowest bit that is 1, in nets named `name`.
pub(in crate::rtl) fn lowest<'m>(m: &'m Builder, name: &str, bits: Signal<'m>) -> Signal<'m> {
    bits & !above(m, name, bits)
}

/// All bits above the lowest bit that is 1, by a parallel prefix, in nets named `name`.
pub(in crate::rtl) fn above<'m>(m: &'m Builder, name: &str, bits: Signal<'m>) -> Signal<'m> {
    let count = bits.width();
    let up = |bits: Signal<'m>, by: u32| concat(&[m.zero(by), bits.slice(0, count - by)]);
    let (mut any, mut reach) = (bits, 1);
    while reach < count {
        any = (any | up(any, reach)).named(&format!("{name}_within{}", 2 * reach));
        reach *= 2;
    }
    match count {
        1 => m.zero(1),
        _ => up(any, 1).named(name),
    }
}

/// A wide number plus one, by a parallel prefix in nets that begin with `name`: shorter than what synthesis makes of an
/// adder.
pub(in crate::rtl) fn successor<'m>(m: &'m Builder, name: &str, number: Signal<'m>) -> Signal<'m> {
    // The lowest zero changes, and all bits below it.
    let zeros = (!number).named(&format!("{name}_zeros"));
    number ^ !above(m, &format!("{name}_past_zero"), zeros)
}

/// The number of the bit that is 1 in a one-hot value; 0 if none is.
pub(in crate::rtl) fn number<'m>(m: &'m Builder, one_hot: Signal<'m>) -> Signal<'m> {
    let count = one_hot.width();
    let width = address_width(u64::from(count));
    let bit = |bit: u32| {
        let those = concat(
            &(0..count)
                .map(|number| m.constant(u64::from(number >> bit & 1), 1))
                .collect::<Vec<_>>(),
        );
        (one_hot & those).any()
    };
    concat(&(0..width).map(bit).collect::<Vec<_>>())
}
