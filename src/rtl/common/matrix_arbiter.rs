//! A matrix arbiter: of those that request, it grants the one that was served least recently.
//!
//! A bit for each pair says which of the two goes first, so a grant takes one AND and one NOR, however many there are.
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
    let module = module(inputs.requests.width())?;
    Ok(m.instance::<MatrixArbiterInputs>(name, &module, inputs)
        .grant)
}

fn module(count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("matrix_arbiter_{count}"));
    m.doc(&format!(
        "Matrix arbiter: of {count} requests, grants the one that was served least recently. Combinational, except for a register with a bit per pair."
    ));
    let requests = m.input("requests", count).comment("Requests, one bit each");
    let served = m
        .input("served", count)
        .comment("With moves: request that was served, and goes last from now on; one-hot or zero");
    let moves = m.input("moves", 1).comment("One may have been served");
    let pairs: Vec<(u32, u32)> = (0..count)
        .flat_map(|high| (0..high).map(move |low| (low, high)))
        .collect();
    let all = u32::try_from(pairs.len()).expect("few requests");
    if all == 0 {
        m.output("grant", requests)
            .comment("One-hot grant: the request that was served least recently");
        return m.finish();
    }
    let high_first = m.register_reset("high_first", all, 0);
    high_first.comment(
        "One bit per pair, (0, 1), (0, 2), (1, 2) and so on: the higher number goes first.",
    );
    let next = pairs
        .iter()
        .zip(0..)
        .map(|(&(low, high), pair)| (high_first.bit(pair) & !served.bit(high)) | served.bit(low));
    m.next_if(high_first, moves, concat(&next.collect::<Vec<_>>()));
    let grant = (0..count).map(|own| {
        let in_front = pairs.iter().zip(0..).filter_map(|(&(low, high), pair)| {
            let high_goes = high_first.bit(pair);
            match (own == low, own == high) {
                (true, _) => Some(requests.bit(high) & high_goes),
                (_, true) => Some(requests.bit(low) & !high_goes),
                _ => None,
            }
        });
        requests.bit(own) & !concat(&in_front.collect::<Vec<_>>()).any()
    });
    m.output("grant", concat(&grant.collect::<Vec<_>>()))
        .comment("One-hot grant: the request that was served least recently");
    m.finish()
}
