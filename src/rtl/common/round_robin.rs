//! A round-robin arbiter: each of those who ask has its turn.
//!
//! Combinational, but for the register of the one that was served last.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// An arbiter as an instance of that name.
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
    pub(in crate::rtl) RoundRobinInputs { requests, taken } -> RoundRobinOutputs { any, grant, number }
}

fn module(count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("round_robin_{count}"));
    m.doc(&format!(
        "Round-robin arbiter of {count}: grants the first who asks behind the one served last."
    ));
    let requests = m.input("requests", count).comment("Who asks, a bit each");
    let taken = m.input("taken", 1);
    taken.comment("One that is granted is served in this cycle");

    let behind = m.register_reset("behind_last", count, 0);
    behind.comment("Thermometer code: those behind the one that was served last.");
    let later = (requests & behind).named("later");
    let candidates = later.any().mux(later, requests).named("candidates");
    let grant = lowest(candidates).named("lowest_one");
    // All bits above the one that is granted.
    let above = (1..count).map(|bit| match bit {
        1 => grant.bit(0),
        _ => grant.slice(0, bit).any(),
    });
    let above: Vec<Signal> = [m.zero(1)].into_iter().chain(above).collect();
    m.next_if(behind, taken, concat(&above));
    m.output("any", requests.any()).comment("Somebody asks");
    m.output("grant", grant)
        .comment("One-hot: first who asks behind the one that was served last");
    m.output("number", number(&m, grant))
        .comment("Number of the one that is granted; 0 if none is");
    m.finish()
}

/// The lowest bit that is 1, alone.
pub(in crate::rtl) fn lowest(bits: Signal<'_>) -> Signal<'_> {
    // x & −x, where −x = ~x + 1.
    bits & ((!bits).plus(1))
}

/// The number of the one bit that is 1; zero if none is.
pub(in crate::rtl) fn number<'m>(m: &'m Builder, one_hot: Signal<'m>) -> Signal<'m> {
    let count = one_hot.width();
    let width = address_width(u64::from(count));
    let bit = |bit: u32| {
        let those: Vec<Signal> = (0..count)
            .filter(|number| number >> bit & 1 == 1)
            .map(|number| one_hot.bit(number))
            .collect();
        if those.is_empty() {
            m.zero(1)
        } else {
            or_all(those)
        }
    };
    concat(&(0..width).map(bit).collect::<Vec<_>>())
}
