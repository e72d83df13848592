//! A matrix arbiter: grants the requester that was served least recently.
//!
//! A bit for each pair says which of the two has priority, so a grant takes one AND and one NOR for any
//! number of requesters.
//! Source: W. J. Dally, B. Towles, "Principles and Practices of Interconnection Networks", section 18.5.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) MatrixArbiterInputs { requests, served, moves } -> MatrixArbiterOutputs { grant }
}

/// Instantiates an arbiter as `name`.
pub(in crate::rtl) fn matrix_arbiter<'m>(
    m: &'m Builder,
    name: &str,
    inputs: MatrixArbiterInputs<'m>,
) -> Result<Signal<'m>, DesignError> {
    let count = inputs.requests.width();
    if count == 1 {
        return Ok(inputs.requests);
    }
    let module = module(count)?;
    Ok(m.instance::<MatrixArbiterInputs>(name, &module, inputs)
        .grant)
}

fn module(count: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/matrix_arbiter.v");
    let m = Builder::library("matrix_arbiter", text, &[("COUNT", count)]);
    m.doc(&format!(
        "Matrix arbiter: of {count} requests, grants the one that was served least recently. Combinational, except for a register with a bit per pair."
    ));
    let requests = m.input("requests", count).comment("Requests, one bit each");
    let served = m
        .input("served", count)
        .comment("With moves: request that was served, and goes last from now on; one-hot or zero");
    let moves = m.input("moves", 1).comment("One may have been served");
    // For each request, those with a lower number that it goes before.
    let row = |number: u32| {
        let row = m.register_reset(&format!("goes_before{number}"), number, 0);
        let lower = served.slice(0, number);
        let stays = row & !served.bit(number).replicate(number);
        m.next_if(row, moves, stays | lower);
        row
    };
    let rows: Vec<Signal> = (1..count).map(row).collect();
    let grant = (0..count).map(|number| {
        // From the rows of higher numbers, and of its own.
        let own = (number > 0).then(|| !rows[number as usize - 1]);
        let higher = rows[number as usize..].iter().map(|row| row.bit(number));
        let parts: Vec<Signal> = own.into_iter().chain([m.zero(1)]).chain(higher).collect();
        let in_front = concat(&parts).named(&format!("in_front{number}"));
        requests.bit(number) & !(requests & in_front).any()
    });
    m.output("grant", concat(&grant.collect::<Vec<_>>()))
        .comment("One-hot grant: the request that was served least recently");
    m.finish()
}
