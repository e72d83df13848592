//! Text: bytes by their ranks.
//!
//! | port | width | |
//! |---|---|---|
//! | `rank` | 5 | 0 to 30 |
//! | `letter` | 7 | the byte of that rank; anything for 31 |
//!
//! Combinational.

use std::rc::Rc;

use super::layout::TEXT;
use super::Parameters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::one_hot;

ports! {
    pub(super) LetterInputs { rank } -> LetterOutputs { letter }
}

/// The module: see the ports above.
pub fn letter(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_letter", p.name));
    m.doc("A byte of text, by its rank.");
    let rank = m.input("rank", 5);
    let is = one_hot("is_rank", rank);
    let bits = (0..7).map(|bit| {
        let ranks = (0..).zip(TEXT).filter(|(_, &byte)| byte >> bit & 1 == 1);
        or_all(ranks.map(|(rank, _)| is.bit(rank)).collect::<Vec<Signal>>())
    });
    m.output(
        "letter",
        concat(&m.vector("bits", &bits.collect::<Vec<_>>())),
    );
    m.finish()
}
