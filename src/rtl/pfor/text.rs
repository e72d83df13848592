//! Text (mode 6): converts ranks to bytes and bytes to ranks.

use std::rc::Rc;

use super::layout::{RANK_BITS, TEXT};
use super::Parameters;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::one_hot;

ports! {
    LetterInputs { rank } -> LetterOutputs { letter }
}

/// Looks up the byte of a rank.
///
/// Combinational.
fn letter(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_letter", p.name));
    m.doc("The byte of text of a rank.");
    let rank = m
        .input("rank", RANK_BITS)
        .comment("Rank of the byte, 0 to 30");
    let is = one_hot("is_rank", rank);
    let bits = (0..7).map(|bit| {
        let ranks = (0..).zip(TEXT).filter(|(_, &byte)| byte >> bit & 1 == 1);
        or_all(ranks.map(|(rank, _)| is.bit(rank)).collect::<Vec<Signal>>())
    });
    m.output(
        "letter",
        concat(&m.vector("bits", &bits.collect::<Vec<_>>())),
    )
    .comment("Byte of that rank; arbitrary for 31");
    m.finish()
}

ports! {
    RankInputs { byte_of_text } -> RankOutputs { rank }
}

/// Looks up the rank of a byte.
///
/// Combinational.
fn rank(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_rank", p.name));
    m.doc("The rank of a byte of text; 31 if it has none.");
    let byte = m.input("byte_of_text", 8).comment("Byte to look up");
    let is = TEXT.iter().map(|&letter| byte.eq_to(letter.into()));
    let is = concat(&m.vector("is_letter", &is.collect::<Vec<_>>()));
    let bits = (0..RANK_BITS).map(|bit| {
        let ranks = (0..TEXT.len() as u32).filter(|rank| rank >> bit & 1 == 1);
        or_all(ranks.map(|rank| is.bit(rank)).collect::<Vec<_>>())
    });
    let bits = concat(&bits.collect::<Vec<_>>());
    m.output("rank", bits | (!is.any()).replicate(RANK_BITS))
        .comment("Rank of the byte, 0 to 30; 31 if it has none");
    m.finish()
}

ports! {
    pub(super) LettersInputs { values, is_text } -> LettersOutputs { bytes }
    pub(super) RanksInputs { text } -> RanksOutputs { ranks }
}

/// Converts a quarter's ranks to bytes of text.
///
/// Combinational.
pub fn letters(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_letters", p.name));
    m.doc("Converts the ranks of a quarter to bytes if the block is text; passes other values through.");
    let values = m
        .input("values", p.quarter_bits())
        .comment("Values of the quarter; for text, a rank in each byte");
    let is_text = m.input("is_text", 1).comment("Values are ranks of text");
    let module = letter(p)?;
    let bytes = values.parts(8).into_iter().enumerate();
    let bytes = bytes.map(|(byte, value)| {
        let inputs = LetterInputs {
            rank: value.resize(RANK_BITS),
        };
        let letter = m.instance(&format!("letter{byte}"), &module, inputs).letter;
        is_text.mux(letter.resize(8), value)
    });
    let bytes = m.vector("each", &bytes.collect::<Vec<_>>());
    m.output("bytes", concat(&bytes))
        .comment("Bytes of the ranks if the block is text, else the values");
    m.finish()
}

/// Converts a quarter's bytes to ranks.
///
/// Combinational.
pub fn ranks(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_ranks", p.name));
    m.doc("The ranks of a quarter's bytes.");
    let text = m
        .input("text", p.quarter_bits())
        .comment("Bytes of the quarter, the first one lowest");
    let module = rank(p)?;
    let bytes = text.parts(8).into_iter().enumerate();
    let ranks = bytes.map(|(byte, byte_of_text)| {
        let inputs = RankInputs { byte_of_text };
        m.instance(&format!("rank{byte}"), &module, inputs).rank
    });
    m.output("ranks", concat(&ranks.collect::<Vec<_>>()))
        .comment("Rank of each byte, the first one's lowest; 31 if it has none");
    m.finish()
}
