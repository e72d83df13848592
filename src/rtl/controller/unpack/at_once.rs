//! Words of a read that is alone, before their block is complete.

use super::super::Parameters;
use super::ports::BlockRead;
use crate::hdl::{concat, Builder, Signal};

/// A part of a word from memory, or a word from a decompressor.
pub(super) struct Came<'m> {
    pub comes: Signal<'m>,
    pub slot: Signal<'m>,
    /// Its number in the block.
    pub number: Signal<'m>,
    pub data: Signal<'m>,
}

/// The words of a read that is alone, before their block is complete: whether the word to read is in its memory
/// already, and whether it comes in this cycle. Parts and words are counted as they come, in order.
pub(super) fn words_at_once<'m>(
    m: &'m Builder,
    p: &Parameters,
    (alone, read): (Signal<'m>, &BlockRead<'m>),
    part: &Came<'m>,
    word: &Came<'m>,
) {
    m.section("Words of a read that is alone can be sent before their block is complete");
    let begins = m
        .input("begins_alone", 1)
        .comment("A read is taken while no other slot is in use");
    let raw = m
        .input("head_raw", 1)
        .comment("With head_alone: block is known to be stored raw");
    let failed = m
        .input("arrives_failed", 1)
        .comment("Memory answered the beat, or an earlier one of its burst, with an error");
    // Whether the next one in order comes, and how many came before.
    let count = |name: &str, came: &Came<'m>, comes: Signal<'m>| {
        let count = m.register(&format!("{name}s_there"), came.number.width() + 1);
        let is_next = came.number.resize(count.width()).eq(count) & came.slot.eq(read.slot);
        let comes = (alone & comes & is_next).named(&format!("next_{name}_comes"));
        m.next_if(count, begins | comes, (!begins).gate(count.plus(1)));
        (comes, count)
    };
    let (part_comes, parts) = count("part", part, part.comes & !failed);
    let (word_comes, words) = count("word", word, word.comes);
    let within = p.parts().trailing_zeros();
    let whole = parts.slice(within, parts.width() - within);
    let is_in = |count: Signal<'m>| read.word.resize(count.width()).lt(count);
    let there = alone & ((raw & is_in(whole)) | is_in(words));
    m.output("word_there", there)
        .comment("Word to read was written, before its block is complete");

    let (data, completes) = word_of_parts(m, p, part, part_comes);
    let of_parts = (raw & completes).named("word_of_parts_comes");
    let number = of_parts.mux(whole.slice(0, p.word_bits()), word.number);
    let comes = (of_parts | word_comes) & number.eq(read.word);
    m.output("word_comes", comes)
        .comment("Word to read is written in this cycle, before its block is complete");
    m.output("word_that_comes", of_parts.mux(data, word.data))
        .comment("With word_comes: that word");
}

/// The word whose last part comes, and whether it does. Its other parts came before, in order.
fn word_of_parts<'m>(
    m: &'m Builder,
    p: &Parameters,
    part: &Came<'m>,
    comes: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let last = p.parts() - 1;
    if last == 0 {
        return (part.data, comes);
    }
    let within = part.number.slice(0, p.parts().trailing_zeros());
    let held = (0..last).map(|number| {
        let loads = (comes & within.eq_to(u64::from(number))).named(&format!("keeps_part{number}"));
        m.delay_if(&format!("newest_part{number}"), loads, part.data)
    });
    let word = concat(&held.chain([part.data]).collect::<Vec<_>>());
    (word, comes & within.eq_to(u64::from(last)))
}
