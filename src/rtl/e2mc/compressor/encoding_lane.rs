//! Compressor: one encoder with what leads up to it, for its part of the block.
//!
//! | port | width | |
//! |---|---|---|
//! | `part` | | the block's symbols that it encodes |
//! | `escape`, `table_is_tag` | | as of [`crate::rtl::e2mc::tables::code_table`] |
//! | `starts`, `place`, `ends_way`, `puts`, `clears`, `start` | | as of [`super::encoder`] |
//! | `table_write`, `table_read`, `table_number`, `table_write_data` | | configuration access: the number of the word |
//! | `stream`, `ends`, `last_byte` | | as of [`super::encoder`] |

use std::rc::Rc;

use super::encoder::{encoder, EncoderInputs, START_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::tables::code_table::{code_table, entry_bits, CodeTableInputs};
use crate::rtl::e2mc::{Parameters, TABLE_WAYS};

/// Bits of a symbol's number among those of the encoder.
pub(crate) fn number_bits(p: &Parameters) -> u32 {
    let trees = if p.trees > 1 { p.tree_bits() } else { 0 };
    address_width(u64::from(p.symbols_per_encoder())).max(trees)
}

/// Bits of a word that is written into the tables.
pub(crate) fn word_bits(p: &Parameters) -> u32 {
    if p.escape {
        p.code_bits().max(p.tag_bits())
    } else {
        p.code_bits()
    }
}

ports! {
    pub(crate) EncodingLaneInputs {
        advance, part, number, table_number, lookup, table_write, table_read, table_write_data,
        escape: Option<Signal<'m>>, table_is_tag: Option<Signal<'m>>, starts, place, ends_way: Option<Signal<'m>>, puts, clears, start,
    } -> EncodingLaneOutputs {
        table_read_data, stream, length: Option<Signal<'m>>, ends: Option<Signal<'m>>,
        last_byte: Option<Signal<'m>>, damaged: Option<Signal<'m>>,
    }
}

pub(crate) fn encoding_lane(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_encoding_lane", p.name));
    m.doc("One encoder: 1. looks its symbols up in the code table, 2. places codewords together.");
    let advance = m.input("advance", 1);
    advance.comment("Both stages move; else all holds.");
    let part = m.input("part", p.symbols_per_encoder() * p.symbol_bits);
    part.comment("The symbols that it encodes.");
    let number = m.input("number", number_bits(p));
    number.comment("Of the symbol that is looked up.");

    m.section("Stage 1: the code table");
    let symbol = select(&m, "symbol", number, &part.parts(p.symbol_bits))?;
    let table_number = m.input("table_number", address_width(u64::from(p.table_entries())));
    table_number.comment("Of the word that the configuration port reads or writes.");
    let way_bits = address_width(u64::from(TABLE_WAYS));
    let inputs = CodeTableInputs {
        advance: p.compares_late().then_some(advance),
        lookup: m
            .input("lookup", 1)
            .comment("A symbol is to be looked up: that number"),
        symbol,
        table_write: m.input("table_write", 1),
        table_read: m.input("table_read", 1),
        table_write_data: m.input("table_write_data", word_bits(p)),
        escape: p.escape.then(|| m.input("escape", p.code_bits())),
        table_is_tag: p.escape.then(|| m.input("table_is_tag", 1)),
        table_way: p.escape.then(|| table_number.slice(0, way_bits)),
        table_entry: if p.escape {
            table_number.slice(way_bits, entry_bits(p))
        } else {
            table_number
        },
        tree: (!p.escape).then(|| number.slice(0, p.tree_bits())),
    };
    let table = m.instance("code_table", &code_table(p)?, inputs);
    m.output("table_read_data", table.table_read_data)
        .comment("Two cycles after table_read.");

    if let Some(damaged) = table.damaged {
        m.output("damaged", damaged)
            .comment("Words of the symbol whose code is placed are damaged.");
    }

    m.section("Stage 2: the encoder");
    let inputs = EncoderInputs {
        advance,
        starts: m.input("starts", 1),
        place: m.input("place", 1),
        code: table.code,
        length: table.length,
        ends_way: (!p.pairs).then(|| m.input("ends_way", 1)),
        puts: m.input("puts", 1),
        clears: m.input("clears", 1),
        start: m.input("start", START_BITS),
    };
    let encoder = m.instance("encoder", &encoder(p)?, inputs);
    m.output("stream", encoder.stream);
    if p.pairs {
        m.output("length", table.length)
            .comment("Of the code that is placed.");
    }
    if let (Some(ends), Some(last_byte)) = (encoder.ends, encoder.last_byte) {
        m.output("ends", ends);
        m.output("last_byte", last_byte);
    }
    m.finish()
}
