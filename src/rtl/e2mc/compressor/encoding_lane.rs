//! Compressor: one encoder with what leads up to it, for its part of the block.
//!
//! | port | width | |
//! |---|---|---|
//! | `advance` | 1 | both stages move; else all holds |
//! | `part` | | the block's symbols that it encodes |
//! | `lookup`, `number` | 1, | a symbol is to be looked up: that number |
//! | `choose`, `escape`, `table_is_tag` | | as of [`crate::rtl::e2mc::tables::code_table`] |
//! | `starts`, `place`, `ends_way`, `puts`, `clears`, `start` | | as of [`super::encoder`] |
//! | `table_write`, `table_read`, `table_number`, `table_write_data` | | configuration access: the number of the word |
//! | `table_read_data` | 32 | the cycle after `table_read` |
//! | `stream`, `ends`, `last_byte` | | as of [`super::encoder`] |
//! | `length` | step | of the code that is placed (with pairs) |

use std::rc::Rc;

use super::encoder::{encoder, START_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, DesignError, Module};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::tables::code_table::{code_table, entry_bits};
use crate::rtl::e2mc::{Parameters, TABLE_WAYS};

/// Bits of a symbol's number among those of the encoder.
pub(crate) fn number_bits(p: &Parameters) -> u32 {
    let trees = if p.trees > 1 { p.tree_bits() } else { 0 };
    address_width(u64::from(p.symbols_per_encoder())).max(trees)
}

/// Bits of a word that is written into the tables.
pub(crate) fn word_bits(p: &Parameters) -> u32 {
    match p.escape {
        true => p.code_bits().max(p.tag_bits()),
        false => p.code_bits(),
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
    let mut inputs = vec![
        ("advance", advance),
        ("lookup", m.input("lookup", 1)),
        ("symbol", symbol),
        ("table_write", m.input("table_write", 1)),
        ("table_read", m.input("table_read", 1)),
        (
            "table_write_data",
            m.input("table_write_data", word_bits(p)),
        ),
    ];
    if p.reads_codes_late() {
        let choose = m.input("choose", 1);
        choose.comment("The code is read of the symbol looked up in the cycle before.");
        inputs.push(("choose", choose));
    }
    if p.escape {
        let way_bits = address_width(u64::from(TABLE_WAYS));
        inputs.push(("escape", m.input("escape", p.code_bits())));
        inputs.push(("table_is_tag", m.input("table_is_tag", 1)));
        inputs.push(("table_way", table_number.slice(0, way_bits)));
        inputs.push(("table_entry", table_number.slice(way_bits, entry_bits(p))));
    } else {
        inputs.push(("tree", number.slice(0, p.tree_bits())));
        inputs.push(("table_entry", table_number));
    }
    let table = m.instance_by_name("code_table", &code_table(p)?, &inputs);
    m.output("table_read_data", table.out("table_read_data"))
        .comment("The cycle after table_read.");

    m.section("Stage 2: the encoder");
    let mut inputs = vec![
        ("advance", advance),
        ("starts", m.input("starts", 1)),
        ("place", m.input("place", 1)),
        ("code", table.out("code")),
        ("length", table.out("length")),
    ];
    if !p.pairs {
        inputs.push(("ends_way", m.input("ends_way", 1)));
    }
    inputs.extend([
        ("puts", m.input("puts", 1)),
        ("clears", m.input("clears", 1)),
        ("start", m.input("start", START_BITS)),
    ]);
    let encoder = m.instance_by_name("encoder", &encoder(p)?, &inputs);
    m.output("stream", encoder.out("stream"));
    if p.pairs {
        m.output("length", table.out("length"))
            .comment("Of the code that is placed.");
    } else {
        m.output("ends", encoder.out("ends"));
        m.output("last_byte", encoder.out("last_byte"));
    }
    m.finish()
}
