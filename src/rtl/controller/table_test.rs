//! Reads all words of the tables back, for their checks.
//!
//! It reads between the accesses of software, word by word, in all compressors and in all decompressors,
//! while blocks are processed between two words. Each unit says whether one of its copies of the word is
//! damaged. A read that is answered with an error for another reason has timed out and is repeated, except if
//! another unit has found damage in the same cycles, a case that the next test covers.

use std::rc::Rc;

use super::registers::{ADDRESS_BITS, COUNT_BITS, UNIT_BITS};
use super::{CheckedTables, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, DesignError, Module, Signal};

/// First and last word of each table, by their addresses among all tables.
fn tables(tables: &CheckedTables) -> Vec<[u64; 2]> {
    let of_kind = |kind: u64, words: &[super::Words]| -> Vec<[u64; 2]> {
        let base = kind << (UNIT_BITS - 2);
        let range = |words: &super::Words| {
            let first = base + u64::from(words.first);
            [first, first + u64::from(words.count) - 1]
        };
        words.iter().map(range).collect()
    };
    let compressor = of_kind(1, &tables.compressor);
    [compressor, of_kind(2, &tables.decompressor)].concat()
}

/// The number of ones, in this many bits.
fn ones<'m>(m: &'m Builder, bits: Signal<'m>, width: u32) -> Signal<'m> {
    let ones = bits.parts(1).into_iter().map(|bit| bit.resize(width));
    ones.reduce(|a, b| a + b).unwrap_or(m.zero(width))
}

pub(super) fn table_test(
    p: &Parameters,
    checked: &CheckedTables,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("table_test"));
    m.doc("Reads all words of the tables back, in all compressors and decompressors, between the accesses of software, and counts those that are damaged.");
    let bits = ADDRESS_BITS - 2;
    let starts = m.input("test_starts", 1).comment("Begin to read");
    let access = m
        .input("unit_access", 1)
        .comment("Access of software to tables; held until unit_done");
    let write = m.input("unit_write", 1).comment("Access is a write");
    let address = m
        .input("unit_address", bits)
        .comment("Address of the access in 32-bit words");
    let done = m.input("table_done", 1).comment("Access is complete");
    let failed = m
        .input("table_failed", 1)
        .comment("With table_done: the access has failed");
    let units = p.compressors + p.decompressors;
    let damaged = m
        .input("damaged_reads", units)
        .comment("Compressors and decompressors that read a damaged word for the access");

    m.section("Which word is read");
    let tests = m.register_reset("tests", 1, 0);
    let reads = m.register_reset("reads", 1, 0);
    let rests = m.register_reset("rests", 1, 0);
    rests.comment("A cycle without an access, which ends the one before.");
    let begins = (tests & !reads & !rests & !access).named("begins");
    let ends = (reads & done).named("read_ends");
    m.next(reads, begins | (reads & !ends));
    m.next(rests, ends);
    let any = (reads & damaged.any()).named("finds_damage");
    let found = m.register_reset("has_found", 1, 0);
    found.comment("A damaged word was found at this address.");
    m.next(found, reads & (found | any));
    let again = (failed & !(found | any)).named("must_repeat");
    let goes_on = (ends & !again).named("goes_on");
    let all = tables(checked);
    let word = m.register("word_to_read", bits);
    let constant = |value: u64| m.constant(value, bits);
    let mut next = word.plus(1);
    for pair in all.windows(2) {
        let ([_, last], [first, _]) = (pair[0], pair[1]);
        next = word.eq_to(last).mux(constant(first), next);
    }
    m.next_if(
        word,
        starts | goes_on,
        starts.mux(constant(all[0][0]), next),
    );
    let last = word.eq_to(all[all.len() - 1][1]).named("is_last_word");
    let over = (goes_on & last).named("is_over");
    m.next(tests, starts | (tests & !over));

    m.section("What was found");
    let count = m.register_reset("damaged_words", COUNT_BITS, 0);
    let width = address_width(u64::from(units) + 1);
    let more = ones(&m, damaged, width).resize(COUNT_BITS);
    let none = m.zero(COUNT_BITS);
    m.next_if(count, starts | any, starts.mux(none, count + more));
    let first = m.register_reset("first_damaged", bits, 0);
    let is_first = (any & !count.any()).named("is_first");
    m.next_if(first, is_first, word);
    m.output("test_ends", m.delay("test_has_ended", over))
        .comment("All words were read");
    m.output("test_failed", count.any())
        .comment("Some words were damaged");
    m.output("damaged_table_words", count)
        .comment("Words that were damaged in the last test");
    m.output("damaged_table_word", first)
        .comment("Address of the first of them, in 32-bit words");

    m.section("The access");
    m.output("table_access", reads | (access & !rests))
        .comment("Access to tables; held until table_done");
    m.output("table_write", write & !reads)
        .comment("Access is a write");
    m.output("table_address", reads.mux(word, address))
        .comment("Address of the access in 32-bit words");
    m.output("table_reads_all", reads)
        .comment("Read is of all compressors or of all decompressors");
    m.output("unit_done", done & !reads)
        .comment("Access of software is complete");
    m.finish()
}
