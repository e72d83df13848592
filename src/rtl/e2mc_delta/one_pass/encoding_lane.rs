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
//! | `part`, `preceding` | symbols, 4 × 16 | the way's symbols; the four before them |
//! | `lookup`, `begins`, `number` | 1, 1, | a symbol is to be looked up: that number; the first one |
//! | `table_*`, `in_*_of` | | configuration access; `in_*_of` a bit for each mode |

use std::rc::Rc;

use super::super::codewords::{codewords, CodewordsInputs};
use super::super::leaf_table::{number_bits, Access};
use super::super::measuring_lane::{residual_in, Symbols};
use super::super::{Parameters, TREES};
use super::gathering::{gathering, GatheringInputs};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module};

ports! {
    pub(super) EncodingLaneInputs {
        part, preceding, lookup, begins, number,
        starts, place, puts, clears, table_write, table_read, table_number, table_write_data,
        in_tags_of, in_classes_of, in_codewords_of,
    } -> EncodingLaneOutputs { lengths, streams, table_read_data }
}

/// `is_first`: of the way that begins behind the header.
pub(super) fn encoding_lane(p: &Parameters, is_first: bool) -> Result<Rc<Module>, DesignError> {
    let which = if is_first { "first_" } else { "" };
    let m = Builder::new(format!("{}_{which}encoding_lane", p.frame.name));
    m.doc("One way's symbols, coded in each mode.");
    let symbols = Symbols::inputs(&m, p);
    let starts = m
        .input("starts", 1)
        .comment("Four cycles after the first lookup");
    let place_now = m
        .input("place", 1)
        .comment("Five cycles after lookup: the codewords are placed in the streams");
    let puts = m
        .input("puts", 1)
        .comment("Six cycles after lookup: they go there; those of the first symbol");
    let clears = m
        .input("clears", 1)
        .comment("Six cycles after lookup: they go there; those of the first symbol");
    let modes = p.modes.len() as u32;
    let all = Access {
        write: m.input("table_write", 1),
        read: m.input("table_read", 1),
        number: m.input("table_number", number_bits(p)),
        data: m.input("table_write_data", 32),
        in_tags: m.zero(1),
        in_classes: m.zero(1),
    };
    let in_tags_of = m.input("in_tags_of", modes);
    in_tags_of.comment("Of each mode.");
    let in_classes_of = m.input("in_classes_of", modes);
    let in_codewords_of = m.input("in_codewords_of", modes);

    m.section("The symbol, and those before it");
    let heads = symbols.heads(&m)?;

    m.section("Its residual in each mode, their codewords, and these one behind the other");
    let (mut lengths, mut streams, mut words) = (Vec::new(), Vec::new(), Vec::new());
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
        };
        let codes = place * TREES..(place + 1) * TREES;
        let codewords = codewords(p, codes)?;
        let table = m.instance(&format!("codewords_mode{mode}"), &codewords, inputs);
        lengths.extend(table.early_length);
        words.push(table.table_read_data);
        let inputs = GatheringInputs {
            starts,
            place: place_now,
            puts,
            clears,
            symbol: table.symbol,
            length: table.length,
        };
        let gathering = gathering(p, is_first)?;
        let stream = m.instance(&format!("stream_mode{mode}"), &gathering, inputs);
        streams.push(stream.stream);
    }
    m.output("lengths", concat(&lengths))
        .comment("Of each mode.");
    m.output("streams", concat(&streams))
        .comment("Of each mode, complete after the last codeword.");
    m.output("table_read_data", or_all(words))
        .comment("Two cycles after table_read.");
    m.finish()
}
