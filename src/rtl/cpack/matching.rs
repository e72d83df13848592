//! Compressor: matches two words with the dictionary, in turn.
//!
//! Combinational to the outputs. The dictionary holds words of earlier moves. The second word sees the first
//! one: if that is pushed, the second word is compared with it instead of the replaced entry.
//!
//! The loop from move to move is: is a word in the dictionary? It does not depend on partial matches.

use std::rc::Rc;

use super::ENTRIES;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) MatchingInputs { advance, present, ends, words } -> MatchingOutputs { same_half, same_most, same }
}

pub fn matching(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Compares two words with the dictionary, and pushes those that are not in it and\nhave more than a byte.");
    let advance = m
        .input("advance", 1)
        .comment("Clock enable of the pipeline; when 0, all registers hold");
    let present = m.input("present", 1).comment("Two words are there");
    let ends = m
        .input("ends", 1)
        .comment("Words are the block's last: the dictionary is empty after them");
    let words = m
        .input("words", 64)
        .comment("Two words to compare, the first in the lowest bits")
        .parts(32);

    let entry = |number: u32| m.register(&format!("entry{number}"), 32);
    let entries: Vec<Signal> = (0..ENTRIES).map(entry).collect();
    let entries = m.vector("entries", &entries);
    let written = m.register_reset("written", ENTRIES, 0);
    // Where the next word goes, a bit for each entry.
    let next = m.register_reset("next", ENTRIES, 1);

    let matches: Vec<[Signal; 3]> = words
        .iter()
        .enumerate()
        .map(|(place, &word)| {
            let [half, most, same] = [0, 1, 2].map(|level| {
                let each: Vec<Signal> = entries
                    .iter()
                    .enumerate()
                    .map(|(number, &entry)| {
                        compare(word, entry, level) & written.bit(number as u32)
                    })
                    .collect();
                let name = ["same_half", "same_most", "same"][level];
                concat(&each).named(&format!("word{place}_{name}"))
            });
            [half, most, same]
        })
        .collect();

    let first_pushed = (!small(words[0]) & !matches[0][2].any()).named("first_pushed");
    // The second word, with and without the first in the dictionary.
    let as_first = [0, 1, 2].map(|level| {
        let name = ["same_half", "same_most", "same"][level];
        compare(words[1], words[0], level).named(&format!("as_first_{name}"))
    });
    let found_with = (matches[1][2] & !next).any() | as_first[2];
    let found = first_pushed
        .mux(found_with, matches[1][2].any())
        .named("second_is_found");
    let second_pushed = (!small(words[1]) & !found).named("second_pushed");

    let after_first = rotated(next);
    let second_at = first_pushed.mux(after_first, next).named("second_at");
    let writes_first = first_pushed.gate(next).named("writes_first");
    let writes_second = second_pushed.gate(second_at).named("writes_second");
    let moves = (advance & present).named("moves");
    for (number, &entry) in (0..).zip(&entries) {
        let second = writes_second.bit(number);
        let writes = moves & (writes_first.bit(number) | second);
        m.next_if(entry, writes, second.mux(words[1], words[0]));
    }
    let after = second_pushed
        .mux(rotated(second_at), second_at)
        .named("next_after");
    m.next_if(next, moves, ends.mux(m.constant(1, ENTRIES), after));
    let all_written = written | writes_first | writes_second;
    m.next_if(written, moves, (!ends).gate(all_written));

    let names = [
        ("same_half", "have its high half"),
        ("same_most", "have its three high bytes"),
        ("same", "are the word"),
    ];
    for (level, (name, what)) in names.into_iter().enumerate() {
        let first_here = writes_first & as_first[level].replicate(ENTRIES);
        let second = (matches[1][level] & !writes_first) | first_here;
        let says = format!("Per word: dictionary entries that {what}, a bit each");
        m.output(name, concat(&[matches[0][level], second]))
            .comment(&says);
    }
    m.finish()
}

/// Whether two words have the same high half (level 0), three high bytes (1), or
/// all bytes (2).
fn compare<'m>(a: Signal<'m>, b: Signal<'m>, level: usize) -> Signal<'m> {
    let low = [16, 8, 0][level];
    a.slice(low, 32 - low).eq(b.slice(low, 32 - low))
}

/// A word of one byte, or of zeros: it is never pushed.
fn small(word: Signal) -> Signal {
    !word.slice(8, 24).any()
}

/// The next entry's bit for each.
fn rotated(next: Signal) -> Signal {
    concat(&[next.bit(ENTRIES - 1), next.slice(0, ENTRIES - 1)])
}
