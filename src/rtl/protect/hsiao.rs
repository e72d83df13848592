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

/// The code of words of this many bits, at most [`MOST_BITS`]: the columns, in the order of the bits. Those with the
/// fewest ones come first, and among them those of check bits that count the fewest others, so that all check bits
/// take about as long.
pub fn columns(bits: u32) -> Vec<u32> {
    let checks = checks_of_code(bits);
    let mut loads = vec![0_u32; checks as usize];
    let mut left: Vec<u32> = (1..1 << checks)
        .filter(|column: &u32| column.count_ones() % 2 == 1 && column.count_ones() > 1)
        .collect();
    let mut chosen = Vec::new();
    for _ in 0..bits {
        let load = |column: u32| {
            let of_rows = loads.iter().enumerate();
            let of_rows = of_rows.filter(|(row, _)| column >> row & 1 == 1);
            let squares = of_rows.map(|(_, load)| (load + 1).pow(2));
            (column.count_ones(), squares.sum::<u32>(), column)
        };
        let Some(at) = (0..left.len()).min_by_key(|&at| load(left[at])) else {
            break;
        };
        let column = left.swap_remove(at);
        for (row, load) in loads.iter_mut().enumerate() {
            *load += column >> row & 1;
        }
        chosen.push(column);
    }
    chosen
}

ports! {
    pub(super) EncodeInputs { data } -> EncodeOutputs { checks }
}

ports! {
    pub(super) DecodeInputs { data, checks } -> DecodeOutputs { word, corrected, damaged }
}

/// The check bits of a word.
///
/// Combinational.
pub(super) fn encode(bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("secded_encode_{bits}"));
    m.doc(&format!(
        "The check bits of a word of {bits} bits (Hsiao's code)."
    ));
    let data = m.input("data", bits).comment("Word to protect");
    m.output("checks", checks_of(&m, data))
        .comment("Check bits to store with the word");
    m.finish()
}

/// The word that was written, of what is in memory with at most one flipped bit.
///
/// Combinational. Three flipped bits and more may pass for one.
pub(super) fn decode(bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("secded_decode_{bits}"));
    m.doc(&format!(
        "A word of {bits} bits with a flipped bit corrected (Hsiao's code)."
    ));
    let data = m
        .input("data", bits)
        .comment("Word as it was read, perhaps with flipped bits");
    let checks = m
        .input("checks", checks_of_code(bits))
        .comment("Check bits as they were read, perhaps with flipped bits");
    m.section("Where the check bits differ: a flipped bit leaves its column");
    let syndrome = (checks_of(&m, data) ^ checks).named("syndrome");
    correct_flipped(&m, data, syndrome);
    m.finish()
}

ports! {
    pub(super) CorrectInputs { data, syndrome } -> CorrectOutputs { word, corrected, damaged }
}

/// The second half of [`decode`], for whom the whole takes too long: where the check bits differ is known.
///
/// Combinational.
pub(super) fn correct(bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("secded_correct_{bits}"));
    m.doc(&format!(
        "A word of {bits} bits with a flipped bit corrected (Hsiao's code), of known syndrome."
    ));
    let data = m
        .input("data", bits)
        .comment("Word as it was read, perhaps with flipped bits");
    let syndrome = m
        .input("syndrome", checks_of_code(bits))
        .comment("Where the check bits differ from those of the word; 0: the word is right");
    correct_flipped(&m, data, syndrome);
    m.finish()
}

fn correct_flipped<'m>(m: &'m Builder, data: Signal<'m>, syndrome: Signal<'m>) {
    let is_odd = syndrome.parity().named("is_odd");
    m.section("The bit whose column that is");
    let flips: Vec<Signal> = columns(data.width())
        .into_iter()
        .map(|column| syndrome.eq_to(u64::from(column)))
        .collect();
    let flipped = m.vector("flipped", &flips);
    m.output("word", data ^ concat(&flipped))
        .comment("Word with a flipped bit corrected");
    m.output("corrected", is_odd)
        .comment("One bit was flipped, perhaps a check bit");
    m.output("damaged", syndrome.any() & !is_odd)
        .comment("Two bits were flipped: the word is not corrected");
}

fn checks_of<'m>(m: &'m Builder, data: Signal<'m>) -> Signal<'m> {
    let columns = columns(data.width());
    sums(m, "counted", data, &columns, checks_of_code(data.width()))
}

/// Sums without carries, of that name: each of those bits of `data` whose columns have a 1 at its place.
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
