//! BPC: the words' differences as bit planes, and words from bit planes (paper 2,
//! figure 4: "DBX transformation", and back).

use std::rc::Rc;

use super::{DELTA_BITS, LOWER_PLANES};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// Bit planes of a block.
///
/// | port | width | |
/// |---|---|---|
/// | `block` | 32 · words | |
/// | `planes` | 33 · (words − 1) | of the differences in 33 bits, the lowest bit's plane first |
///
/// Combinational.
pub fn planes(name: &str, words: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_planes"));
    m.doc("Differences of neighbouring words, in 33 bits, as bit planes.");
    let words = m.input("block", words * 32).parts(32);
    let pairs = words.windows(2).enumerate();
    let deltas: Vec<Signal> = pairs
        .map(|(j, pair)| {
            let delta = pair[1].resize(DELTA_BITS) - pair[0].resize(DELTA_BITS);
            delta.named(&format!("delta{j}"))
        })
        .collect();
    let plane = |bit| deltas.iter().map(move |delta| delta.bit(bit));
    let planes: Vec<Signal> = (0..DELTA_BITS).flat_map(plane).collect();
    m.output("planes", concat(&planes));
    m.finish()
}

/// A block of its first word and bit planes.
///
/// | port | width | |
/// |---|---|---|
/// | `base` | 32 | the first word |
/// | `planes` | 32 · (words − 1) | of the differences modulo 2³², the lowest bit's plane first |
/// | `block` | 32 · words | |
///
/// Combinational: sums of all words before, in as many levels as their number has bits.
pub fn words(name: &str, words: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_words"));
    m.doc("Words from the first one and the bit planes of the differences: a prefix sum.");
    let base = m.input("base", 32);
    let planes = m.input("planes", LOWER_PLANES * (words - 1));
    let planes = planes.parts(words - 1);
    let delta = |j| {
        let bits: Vec<Signal> = planes.iter().map(|plane| plane.bit(j)).collect();
        concat(&bits)
    };
    let mut sums: Vec<Signal> = [base]
        .into_iter()
        .chain((0..words - 1).map(delta))
        .collect();
    for level in 0..words.trailing_zeros() {
        let before = sums.clone();
        for (word, sum) in sums.iter_mut().enumerate() {
            if word >> level & 1 == 1 {
                *sum = before[(word >> level << level) - 1] + *sum;
            }
        }
    }
    m.output("block", concat(&sums));
    m.finish()
}
