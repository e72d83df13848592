//! BPC: the words' differences, and words from differences (paper 2, figure 4: "DBX
//! transformation", and back). Bit planes of them: [`crate::rtl::common::bit_planes`].

use std::rc::Rc;

use super::DELTA_BITS;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// The differences of neighbouring words of a block, in 33 bits.
pub fn deltas<'m>(m: &'m Builder, block: Signal<'m>) -> Signal<'m> {
    let words = block.parts(32);
    let deltas = words
        .windows(2)
        .map(|pair| pair[1].resize(DELTA_BITS) - pair[0].resize(DELTA_BITS));
    concat(&m.vector("deltas", &deltas.collect::<Vec<_>>()))
}

ports! {
    pub(in crate::rtl) WordsInputs { base, deltas } -> WordsOutputs { block }
}

/// A block of its first word and differences.
///
/// Combinational: sums of all words before, in as many levels as their number has bits.
pub fn words(name: &str, words: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_words"));
    m.doc("Words from the first one and the differences: a prefix sum. A level adds the sum before\nthem to every second run of words.");
    let base = m.input("base", 32).comment("First word of the block");
    let deltas = m
        .input("deltas", 32 * (words - 1))
        .comment("Differences of neighbouring words modulo 2^32, first one lowest")
        .parts(32);
    let mut sums: Vec<Signal> = [base].into_iter().chain(deltas).collect();
    for level in 0..words.trailing_zeros() {
        let number = level + 1;
        m.section(&format!("Level {number}: runs of {} words", 1u32 << number));
        let upper: Vec<usize> = (0..sums.len())
            .filter(|word| word >> level & 1 == 1)
            .collect();
        let added = upper.iter().map(|&word| {
            let before = sums[(word >> level << level) - 1];
            before + sums[word]
        });
        let added = m.vector(&format!("level{number}_sums"), &added.collect::<Vec<_>>());
        for (word, sum) in upper.into_iter().zip(added) {
            sums[word] = sum;
        }
    }
    m.section("The words");
    m.output("block", concat(&sums))
        .comment("Words of the block, first one in the lowest bits");
    m.finish()
}
