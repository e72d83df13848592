//! Round-robin selection, the lowest request, a request's number, and a number's successor. All are combinational.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// The first request after the last one served; if there is none, the first of all.
pub(in crate::rtl) struct First<'m> {
    /// It, one-hot or zero.
    pub grant: Signal<'m>,
    /// A request after the last one served is pending.
    pub any_later: Signal<'m>,
}

impl<'m> First<'m> {
    /// `behind`: thermometer code of the requests after the last one served.
    pub fn new(
        m: &'m Builder,
        requests: Signal<'m>,
        behind: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let later = (requests & behind).named("later");
        // Both in parallel, so that neither waits for any_later.
        let past_later = past_lowest(m, "lowest_later", later)?;
        let past_any = past_lowest(m, "lowest_of_all", requests)?;
        let any_later = later.any().named("is_later");
        let first_later = later & !past_later;
        let first_of_all = requests & !past_any;
        Ok(First {
            grant: any_later.mux(first_later, first_of_all).named("first"),
            any_later,
        })
    }
}

/// Isolates the lowest bit that is 1, in nets named `name`.
pub(in crate::rtl) fn lowest<'m>(
    m: &'m Builder,
    name: &str,
    bits: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    Ok(bits & !past_lowest(m, name, bits)?)
}

/// Bits of a group in [`past_lowest`].
const GROUP: usize = 4;

/// All bits past the lowest bit that is 1, in an instance of this name, or in place if there are few.
pub(in crate::rtl) fn past_lowest<'m>(
    m: &'m Builder,
    name: &str,
    bits: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let count = bits.width();
    if count as usize <= GROUP {
        let past = past_each(m, &bits.parts(1));
        return Ok(concat(&past).named(&format!("{name}_past")));
    }
    let module = past_lowest_module(count)?;
    Ok(m.instance(name, &module, PastLowestInputs { bits }).past)
}

ports! {
    PastLowestInputs { bits } -> PastLowestOutputs { past }
}

/// Synthesis saves area by making chains of prefixes that are not on the longest path. These chains cannot be long,
/// as they are within a group of four, within four groups, and so on.
///
/// Combinational.
fn past_lowest_module(count: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/past_lowest.v");
    let m = Builder::library("past_lowest", text, &[("COUNT", count)]);
    m.doc(&format!(
        "All bits past the lowest of {count} bits that is 1. Within groups of four bits, then of four groups, and so on, so that no chain of gates is long. Combinational."
    ));
    let bits = m.input("bits", count).comment("Bits to search");
    m.output("past", concat(&past_each(&m, &bits.parts(1))))
        .comment("1 if a lower bit is 1");
    m.finish()
}

/// For each of some bits whether one before it is 1.
fn past_each<'m>(m: &'m Builder, bits: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let groups = bits.chunks(GROUP);
    let lower = if bits.len() > GROUP {
        let holds: Vec<Signal> = groups.clone().map(|group| or_all(group.to_vec())).collect();
        past_each(m, &holds)
    } else {
        vec![m.zero(1)]
    };
    let past = |(group, lower): (&[Signal<'m>], Signal<'m>)| {
        let before = |count| or_all(group[..count].to_vec()) | lower;
        let past: Vec<Signal> = (1..group.len()).map(before).collect();
        [vec![lower], past].concat()
    };
    groups.zip(lower).flat_map(past).collect()
}

/// A wide number plus one, with a prefix `name` of its nets: shorter than what synthesis makes of an adder.
pub(in crate::rtl) fn successor<'m>(
    m: &'m Builder,
    name: &str,
    number: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    // The lowest zero changes, and all bits below it.
    let zeros = (!number).named(&format!("{name}_zeros"));
    Ok(number ^ !past_lowest(m, &format!("{name}_lowest_zero"), zeros)?)
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
