//! Compressor in one pass: one way's symbols, coded in each mode.
//!
//! ```text
//! part → select → current ─┬────────────────────→ codewords of mode 0 → stream of mode 0
//!                 before ──┼→ − 2 before, folded → codewords of mode 1 → stream of mode 1
//!                          └→ − 4 before, folded → codewords of mode 2 → stream of mode 2
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `table_*`, `in_*_of` | | configuration access; `in_*_of` a bit for each mode |

use std::rc::Rc;

use super::super::codewords::{codewords, CodewordsInputs};
use super::super::leaf_table::{any_damaged, damaged_outputs, number_bits, word_comes, Access};
use super::super::measuring_lane::{residual_in, Symbols};
use super::super::{Parameters, TREES};
use super::gathering::{gathering, kind, GatheringInputs};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::tables::access::table_flips_input;

ports! {
    pub(super) EncodingLaneInputs {
        part, preceding, lookup, begins, number,
        starts, place, puts, clears, table_write, table_read, table_number, table_write_data,
        in_tags_of, in_classes_of, in_codewords_of, table_flips: Option<Signal<'m>>,
    } -> EncodingLaneOutputs {
        lengths, streams, table_read_data,
        damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub(super) fn encoding_lane(p: &Parameters, way: u32) -> Result<Rc<Module>, DesignError> {
    let which = kind(p, way);
    let m = Builder::new(format!("{}_{which}encoding_lane", p.frame.name));
    m.doc("One way's symbols, coded in each mode.");
    let symbols = Symbols::inputs(&m, p);
    let starts = m
        .input("starts", 1)
        .comment("Four cycles after the first lookup: the streams start");
    let place_now = m
        .input("place", 1)
        .comment("Five cycles after lookup: codewords are placed in the streams");
    let puts = m
        .input("puts", 1)
        .comment("Six cycles after lookup: codewords go to the streams");
    let clears = m
        .input("clears", 1)
        .comment("With puts: codewords are those of the first symbol");
    let modes = p.modes.len() as u32;
    let all = Access {
        write: m
            .input("table_write", 1)
            .comment("Configuration port writes a word"),
        read: m
            .input("table_read", 1)
            .comment("Configuration port reads a word"),
        number: m
            .input("table_number", number_bits(p))
            .comment("Number of the word that the configuration port reads or writes"),
        data: m
            .input("table_write_data", 32)
            .comment("Word that the configuration port writes"),
        in_tags: m.zero(1),
        in_classes: m.zero(1),
        flips: table_flips_input(&m, &p.frame),
    };
    let in_tags_of = m.input("in_tags_of", modes);
    in_tags_of.comment("Modes to whose tags and lengths of values the access is, a bit each");
    let in_classes_of = m
        .input("in_classes_of", modes)
        .comment("Modes to whose classes the access is, a bit each");
    let in_codewords_of = m
        .input("in_codewords_of", modes)
        .comment("Modes to whose codewords of values the access is, a bit each");

    m.section("The symbol, and those before it");
    let heads = symbols.heads(&m)?;

    m.section("Its residual in each mode, their codewords, and these one behind the other");
    let (mut lengths, mut streams, mut words) = (Vec::new(), Vec::new(), Vec::new());
    let mut damaged = Vec::new();
    for (place, &mode) in (0..).zip(&p.modes) {
        let (doubled, negative) = residual_in(&m, p, mode, &heads)?;
        let access = Access {
            in_tags: in_tags_of.bit(place),
            in_classes: in_classes_of.bit(place),
            ..all
        };
        let inputs = CodewordsInputs {
            lookup: heads.looks_up,
            doubled,
            negative,
            code: heads.tree,
            in_codewords: in_codewords_of.bit(place),
            table_write: access.write,
            table_read: access.read,
            table_number: access.number,
            table_write_data: access.data,
            in_tags: access.in_tags,
            in_classes: access.in_classes,
            table_flips: access.flips,
        };
        let codes = place * TREES..(place + 1) * TREES;
        let codewords = codewords(p, codes)?;
        let table = m.instance(&format!("codewords_mode{mode}"), &codewords, inputs);
        lengths.extend(table.early_length);
        words.push(table.table_read_data);
        damaged.extend(
            table
                .damaged
                .zip(table.read_damaged)
                .map(<[Signal; 2]>::from),
        );
        let inputs = GatheringInputs {
            starts,
            place: place_now,
            puts,
            clears,
            symbol: table.symbol,
            length: table.length,
        };
        let gathering = gathering(p, way)?;
        let stream = m.instance(&format!("stream_mode{mode}"), &gathering, inputs);
        streams.push(stream.stream);
    }
    m.output("lengths", concat(&lengths))
        .comment("Length of the symbol in each mode in bits, the first mode's lowest");
    m.output("streams", concat(&streams))
        .comment("Stream of each mode, the first mode's lowest; complete after the last one");
    m.output("table_read_data", or_all(words))
        .comment(&word_comes(p));
    damaged_outputs(&m, any_damaged(&damaged), "place");
    m.finish()
}
