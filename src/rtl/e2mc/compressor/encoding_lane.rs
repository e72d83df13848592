//! Compressor: one encoder with what leads up to it, for its part of the block.

use std::rc::Rc;

use super::encoder::{encoder, EncoderInputs, START_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::tables::code_ports::{entry_bits, read_cycles};
use crate::rtl::e2mc::tables::code_table::{code_table, CodeTableInputs, CodeTableOutputs};
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
        advance, lookup_stages: Option<Signal<'m>>, part, number, table_number, lookup, table_write, table_read, table_write_data,
        table_flips: Option<Signal<'m>>,
        escape: Option<Signal<'m>>, table_is_tag: Option<Signal<'m>>, starts, place, ends_way: Option<Signal<'m>>, puts, clears, start,
    } -> EncodingLaneOutputs {
        table_read_data, stream, length: Option<Signal<'m>>, ends: Option<Signal<'m>>,
        last_byte: Option<Signal<'m>>, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub(crate) fn encoding_lane(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_encoding_lane", p.name));
    m.doc("One encoder: 1. looks its symbols up in the code table, 2. places codewords together.");
    let advance = m.input("advance", 1);
    advance.comment("Both stages move; else all registers hold");
    let table = stage_1(&m, p, advance)?;

    m.section("Stage 2: the encoder");
    let inputs = EncoderInputs {
        advance,
        starts: m
            .input("starts", 1)
            .comment("Cycle before a block's first code is placed"),
        place: m.input("place", 1).comment("There is a code to place"),
        code: table.code,
        length: table.length,
        ends_way: (!p.pairs).then(|| {
            m.input("ends_way", 1)
                .comment("Code is the last one of a way")
        }),
        puts: m
            .input("puts", 1)
            .comment("Code of the cycle before goes to the final buffer"),
        clears: m
            .input("clears", 1)
            .comment("With a block's first code: the final buffer loses the block before"),
        start: m
            .input("start", START_BITS)
            .comment("Bit at which the stream starts"),
    };
    let encoder = m.instance("encoder", &encoder(p)?, inputs);
    m.output("stream", encoder.stream)
        .comment("Stream of codes, first bit lowest; complete after the last code");
    if p.pairs {
        m.output("length", table.length)
            .comment("Length in bits of the code that is placed");
    }
    if let (Some(ends), Some(last_byte)) = (encoder.ends, encoder.last_byte) {
        m.output("ends", ends)
            .comment("End of each way in bytes, the first way's lowest");
        m.output("last_byte", last_byte)
            .comment("End of the last way in bytes, less one");
    }
    m.finish()
}

/// The code table, and its ports.
fn stage_1<'m>(
    m: &'m Builder,
    p: &Parameters,
    advance: Signal<'m>,
) -> Result<CodeTableOutputs<'m>, DesignError> {
    let lookup_stages = p.registers_codes().then(|| {
        m.input("lookup_stages", p.lookup_stages())
            .comment("Stages of the code table that have a look-up, the first in bit 0")
    });
    let part = m.input("part", p.symbols_per_encoder() * p.symbol_bits);
    part.comment("Symbols that the lane encodes, the first one lowest");
    let number = m.input("number", number_bits(p));
    number.comment("Number of the symbol to look up");

    m.section("Stage 1: the code table");
    let symbol = select(m, "symbol", number, &part.parts(p.symbol_bits))?;
    let table_number = m.input("table_number", address_width(u64::from(p.table_entries())));
    table_number.comment("Number of the word that the configuration port reads or writes");
    let way_bits = TABLE_WAYS.trailing_zeros();
    let inputs = CodeTableInputs {
        advance: p.registers_codes().then_some(advance),
        stages: lookup_stages,
        lookup: m
            .input("lookup", 1)
            .comment("Symbol of that number is to be looked up"),
        symbol,
        table_write: m
            .input("table_write", 1)
            .comment("Configuration port writes a word of the code table"),
        table_read: m
            .input("table_read", 1)
            .comment("Configuration port reads a word of the code table"),
        table_write_data: m
            .input("table_write_data", word_bits(p))
            .comment("Word that the configuration port writes"),
        table_flips: table_flips_input(m, p),
        escape: p.escape.then(|| {
            m.input("escape", p.code_bits())
                .comment("Escape: its codeword, and its length above that")
        }),
        table_is_tag: p.escape.then(|| {
            m.input("table_is_tag", 1)
                .comment("Word of the configuration port is a tag, not a code")
        }),
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
        .comment(&format!(
            "Word of the code table, {} cycles after table_read",
            read_cycles(p)
        ));

    let damage = [
        (
            "damaged",
            table.damaged,
            "A word that was read for the code to be placed is damaged",
        ),
        (
            "read_damaged",
            table.read_damaged,
            "Word at table_read_data is damaged",
        ),
    ];
    for (name, damaged, says) in damage {
        if let Some(damaged) = damaged {
            m.output(name, damaged).comment(says);
        }
    }
    Ok(table)
}
