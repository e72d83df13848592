//! FPC with consolidated metadata: zero run-length encoding (ZRLE) of the tags, and
//! its reverse (paper 2, figure 3 and section 5.1). A run of up to eight zero words is
//! one zero tag and its length.

use std::rc::Rc;

use super::TAG_BITS;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::consolidated::LANES;

/// Bits of a run's length, and the run's length less one.
const RUN_BITS: u32 = 3;

/// The most bits that a word, zero or not, adds to the tag section.
pub(super) const CODE_BITS: u32 = TAG_BITS + RUN_BITS;

ports! {
    pub(super) EncoderInputs { zero } -> EncoderOutputs { length, ends }
}

/// ZRLE of a block: sequential, from the first word to the last.
///
/// Combinational.
pub fn encoder(name: &str, words: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_zrle"));
    m.doc("Zero run-length encoding: counts the zero words from the first word on, each count\nfrom the one before.");
    let zero = m
        .input("zero", words)
        .comment("Words that are zero, a bit each, the first word lowest")
        .parts(1);
    let mut counts: Vec<Signal> = Vec::new();
    for (word, is_zero) in zero.iter().enumerate() {
        // After a word that is not zero, or the eighth that is, it starts again from 0.
        let before = counts
            .last()
            .map_or(m.zero(RUN_BITS), |count| count.plus(1));
        let count = before | (!*is_zero).replicate(RUN_BITS);
        counts.push(count.named(&format!("count{word}")));
    }
    let ends: Vec<Signal> = (0..words as usize)
        .map(|word| match zero.get(word + 1) {
            Some(next) => zero[word] & (!*next | counts[word].all()),
            None => zero[word],
        })
        .collect();
    let ends = m.vector("run_ends", &ends);
    let lengths: Vec<Signal> = ends
        .iter()
        .zip(counts)
        .map(|(end, n)| end.gate(n))
        .collect();
    m.output("length", concat(&m.vector("run_lengths", &lengths)))
        .comment("Per word: length less one of the run that ends there, else 0");
    m.output("ends", concat(&ends))
        .comment("Words that end a run of zero words, a bit each");
    m.finish()
}

ports! {
    pub(super) ZrleDecoderInputs { window, zeros }
    -> ZrleDecoderOutputs { tags, zeros_left, taken }
}

/// The reverse for the next eight words, sequential.
///
/// Combinational.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_zrle_back"));
    m.doc("Reverse of zero run-length encoding: the tags of eight words, one after the other.");
    let mut window = m
        .input("window", LANES * CODE_BITS)
        .comment("Tag section from the next tag on, first bit lowest");
    let mut zeros = m
        .input("zeros", RUN_BITS)
        .comment("Zero words that still belong to the run before");
    let mut taken = m.zero(6);
    let mut tags = Vec::new();
    for word in 0..LANES {
        m.section(&format!("Word {word}"));
        let _scope = m.scope(&format!("word{word}"));
        let in_run = zeros.any().named("is_in_run");
        let (tag, length) = (window.slice(0, TAG_BITS), window.slice(TAG_BITS, RUN_BITS));
        let is_zero = (!tag.any()).named("next_tag_is_zero");
        tags.push((!in_run).gate(tag).named("tag"));
        let one = (!in_run & !is_zero).named("reads_tag");
        let two = (!in_run & is_zero).named("reads_run");
        let fewer = zeros + m.constant(7, RUN_BITS);
        zeros = in_run.gate(fewer) | two.gate(length);
        zeros = zeros.named("zeros_left");
        // 0, 3 or 6.
        taken = taken + concat(&[one, one | two, two]).resize(6);
        taken = taken.named("bits_taken");
        if word + 1 < LANES {
            let rest = (LANES - word - 1) * CODE_BITS;
            let part = |low| window.slice(low, rest);
            window = in_run.gate(part(0)) | one.gate(part(TAG_BITS)) | two.gate(part(CODE_BITS));
            window = window.named("rest");
        }
    }
    m.section("After the eight words");
    m.output("tags", concat(&tags))
        .comment("Tags of the eight words, 3 bits each, the first word's lowest");
    m.output("zeros_left", zeros)
        .comment("Zero words of the last run that come after these eight words");
    m.output("taken", taken)
        .comment("Bits of the tag section that the eight words read");
    m.finish()
}
