//! Hsiao's codes (IBM Journal of Research and Development, 1970): a flipped bit of a word is corrected, and two are
//! seen. Each bit of data has a column, an odd number of check bits that it counts for. One flipped bit leaves its
//! own column, which is odd; two leave the sum of two, which is even and not zero.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Bits of data of the widest code; wider words are several.
pub const MOST_BITS: u32 = 128;

/// Check bits of a word of this many bits.
pub fn check_bits(bits: u32) -> u32 {
    parts(bits).into_iter().map(checks_of_code).sum()
}

/// The bits of the codes that a word of this many bits has.
pub(in crate::rtl) fn parts(bits: u32) -> Vec<u32> {
    let whole = (0..bits / MOST_BITS).map(|_| MOST_BITS);
    let rest = bits % MOST_BITS;
    whole.chain((rest > 0).then_some(rest)).collect()
}

/// Columns of three ones and more have to suffice: half of all numbers are odd, and some have only one.
fn checks_of_code(bits: u32) -> u32 {
    let enough = |checks: &u32| (1 << (checks - 1)) - checks >= bits;
    (2..).find(enough).unwrap_or(u32::BITS)
}

/// The code of words of this many bits, at most [`MOST_BITS`]: the columns, in the order of the bits. They are the
/// numbers with three ones in ascending order, then those with five, so that no check bit counts many more bits than
/// another.
pub fn columns(bits: u32) -> Vec<u32> {
    let checks = checks_of_code(bits);
    let of_ones = |ones| (0..1_u32 << checks).filter(move |column| column.count_ones() == ones);
    let all = (3..=checks).step_by(2).flat_map(of_ones);
    all.take(bits as usize).collect()
}

ports! {
    pub(super) EncodeInputs { data } -> EncodeOutputs { checks }
}

/// The check bits of a word.
///
/// Combinational.
pub(super) fn encode(bits: u32) -> Result<Rc<Module>, DesignError> {
    let checks = checks_of_code(bits);
    let text = include_str!("../common/library/secded_encode.v");
    let m = Builder::library(
        "secded_encode",
        text,
        &[("WIDTH", bits), ("CHECKS", checks)],
    );
    m.doc("Check bits of a word by a Hsiao code: it corrects one flipped bit and detects two. Combinational.");
    let data = m.input("data", bits).comment("Word to protect");
    m.output("checks", sums(&m, "counted", data, &columns(bits), checks))
        .comment("Check bits to store with the word");
    m.finish()
}

ports! {
    pub(super) CorrectInputs { data, syndrome } -> CorrectOutputs { word, corrected, damaged }
}

/// The original word, from a stored word with at most one flipped bit and the difference between its check
/// bits and the stored ones.
///
/// Combinational. Three or more flipped bits may look like one.
pub(super) fn correct(bits: u32) -> Result<Rc<Module>, DesignError> {
    let checks = checks_of_code(bits);
    let text = include_str!("../common/library/secded_correct.v");
    let m = Builder::library(
        "secded_correct",
        text,
        &[("WIDTH", bits), ("CHECKS", checks)],
    );
    m.doc("A word with a flipped bit corrected, by the Hsiao code of hdlgen_secded_encode. Combinational.");
    let data = m
        .input("data", bits)
        .comment("Word as it was read, perhaps with flipped bits");
    let syndrome = m.input("syndrome", checks).comment(
        "Where the check bits that were read differ from those of the word; 0: the word is right",
    );
    let is_odd = syndrome.parity().named("is_odd");
    let is_column = |column| syndrome.eq_to(u64::from(column));
    let flips: Vec<Signal> = columns(bits).into_iter().map(is_column).collect();
    let flipped = m.vector("flipped", &flips);
    m.output("word", data ^ concat(&flipped))
        .comment("Word with a flipped bit corrected");
    m.output("corrected", is_odd)
        .comment("One bit was flipped, perhaps a check bit");
    m.output("damaged", syndrome.any() & !is_odd)
        .comment("Two bits were flipped: the word is not corrected");
    m.finish()
}

/// Parities with this name: each of the bits of `data` whose columns have a 1 at its place.
pub(super) fn sums<'m>(
    m: &'m Builder,
    name: &str,
    data: Signal<'m>,
    columns: &[u32],
    rows: u32,
) -> Signal<'m> {
    let rows = (0..rows).map(|row| {
        let counted = columns.iter().map(|column| u64::from(column >> row & 1));
        let counted: Vec<u64> = counted.collect();
        let words = counted.chunks(64).map(|bits| {
            let word = bits.iter().rev().fold(0, |word, bit| word << 1 | bit);
            m.constant(word, bits.len() as u32)
        });
        (data & concat(&words.collect::<Vec<_>>())).parity()
    });
    let rows: Vec<Signal> = rows.collect();
    concat(&m.vector(name, &rows))
}

#[cfg(test)]
mod tests;
