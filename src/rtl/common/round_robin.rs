//! A round-robin arbiter.
//!
//! Combinational, except for the register of the last request served.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Instantiates an arbiter as `name`.
pub(in crate::rtl) fn round_robin<'m>(
    m: &'m Builder,
    name: &str,
    requests: Signal<'m>,
    taken: Signal<'m>,
) -> Result<RoundRobinOutputs<'m>, DesignError> {
    let inputs = RoundRobinInputs { requests, taken };
    Ok(m.instance(name, &module(requests.width())?, inputs))
}

ports! {
    pub(in crate::rtl) RoundRobinInputs { requests, taken } -> RoundRobinOutputs { any, any_later, grant }
}

fn module(count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("round_robin_{count}"));
    m.doc(&format!(
        "Round-robin arbiter of {count} requests: grants the first request after the last one served. Combinational, except for the register of the last request served."
    ));
    let requests = m.input("requests", count).comment("Requests, one bit each");
    let taken = m.input("taken", 1);
    taken.comment("Grant is used in this cycle");

    let behind = m.register_reset("behind_last", count, 0);
    behind.comment("Thermometer code: the requests after the last one served.");
    let later = (requests & behind).named("later");
    // Both in parallel, so that neither waits for any_later.
    let past_later = behind_first(&m, "past_later", later);
    let past_any = behind_first(&m, "past_any", requests);
    let any_later = later.any().named("is_later");
    let first_later = later & !past_later;
    let first_of_all = requests & !past_any;
    let grant = any_later.mux(first_later, first_of_all).named("first");
    m.next_if(behind, taken, any_later.mux(past_later, past_any));
    m.output("any", requests.any())
        .comment("A request is pending");
    m.output("any_later", any_later)
        .comment("A request after the last one served is pending");
    m.output("grant", grant)
        .comment("One-hot grant: first request after the last one served");
    m.finish()
}

/// Isolates the lowest bit that is 1, in nets named `name`.
pub(in crate::rtl) fn lowest<'m>(m: &'m Builder, name: &str, bits: Signal<'m>) -> Signal<'m> {
    bits & !behind_first(m, name, bits)
}

/// All bits above the lowest bit that is 1, by a parallel prefix, in nets named `name`.
fn behind_first<'m>(m: &'m Builder, name: &str, bits: Signal<'m>) -> Signal<'m> {
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
