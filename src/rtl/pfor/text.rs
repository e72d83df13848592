//! Text: bytes by their ranks, and back.

use std::rc::Rc;

use super::layout::TEXT;
use super::Parameters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::one_hot;

ports! {
    pub(super) LetterInputs { rank } -> LetterOutputs { letter }
}

/// A byte of text.
///
/// | port | width | |
/// |---|---|---|
/// | `rank` | 5 | 0 to 30 |
/// | `letter` | 7 | the byte of that rank; anything for 31 |
///
/// Combinational.
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

ports! {
    pub(super) RankInputs { byte_of_text } -> RankOutputs { rank }
}

/// A byte's rank.
///
/// | port | width | |
/// |---|---|---|
/// | `byte_of_text` | 8 | |
/// | `rank` | 5 | 31 if the byte has none |
///
/// Combinational.
pub fn rank(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_rank", p.name));
    m.doc("The rank of a byte of text; 31 if it has none.");
    let byte = m.input("byte_of_text", 8);
    let is = TEXT.iter().map(|&letter| byte.eq_to(letter.into()));
    let is = concat(&m.vector("is_letter", &is.collect::<Vec<_>>()));
    let bits = (0..5).map(|bit| {
        let ranks = (0..TEXT.len() as u32).filter(|rank| rank >> bit & 1 == 1);
        or_all(ranks.map(|rank| is.bit(rank)).collect::<Vec<_>>())
    });
    let bits = concat(&bits.collect::<Vec<_>>());
    m.output("rank", bits | (!is.any()).replicate(5));
    m.finish()
}
