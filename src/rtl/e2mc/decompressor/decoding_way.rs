//! One decoding way: the next bits of its part of the block, and the three stages of the decompressor (paper
//! 1, section IV-A).
//!
//! 1. find a codeword and move on to the next (`one_hot_find.rs` or `paper_find.rs`, by [`Decoder`]),
//! 2. index = codeword − offset of its length,
//! 3. decode table; an escape's raw bits bypass it.
//!
//! A block takes `load` and `align`, one cycle each, then `decode` for as many
//! cycles as the way has symbols. Each symbol is on `symbol` three cycles of
//! `advance` after its `decode`: the decode table has an output register.
//!
//! | port | width | |
//! |---|---|---|
//! | `first_codewords`, `offsets`, `escape_*` | | see [`crate::rtl::e2mc::tables::code_registers`] |
//! | `table_*` | | the decode table's configuration access |

use std::rc::Rc;

use super::found::{position_bits, FoundCodeword, Steps};
use super::one_hot_find;
use super::paper_find;
use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::{columns, registered_columns};
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::tables::code_registers::Escape;
use crate::rtl::e2mc::{Decoder, Parameters, DECODE_TABLE_COLUMN};

ports! {
    pub(in crate::rtl) DecodingWayInputs {
        advance, load, align, decode, stored, index, stored_bits: Option<Signal<'m>>, start,
        start_bad: Option<Signal<'m>>, first_codewords, offsets, table: DecodeTable<'m>,
        escape: Option<Escape<'m>>, tree: Option<Signal<'m>>,
    } -> DecodingWayOutputs {
        error, position: Option<Signal<'m>>, symbol, table_read_data, damaged: Option<Signal<'m>>,
        read_damaged: Option<Signal<'m>>,
    }
}

ports! {
    /// The configuration's access to a decode table.
    #[derive(Clone, Copy)]
    group pub(crate) DecodeTable { write, read, address, write_data, flips: Option<Signal<'m>> }
}

pub fn decoding_way(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_decoding_way", p.name));
    m.doc("One decoding way: 1. find a codeword and move the window on, 2. index = codeword -\noffset, 3. decode table. A block takes load, align, then decode for each symbol.");
    let steps = Steps {
        advance: m
            .input("advance", 1)
            .comment("All stages move; else all registers hold"),
        load: m
            .input("load", 1)
            .comment("First stage loads the chunks in which the way starts"),
        align: m
            .input("align", 1)
            .comment("First stage moves on to the way's first bit"),
        decode: m.input("decode", 1).comment("First stage finds a symbol"),
        stored: m
            .input("stored", p.max_stored_bytes() * 8)
            .comment("Stored block, first bit lowest, zero past its bursts"),
    };
    let (advance, align) = (steps.advance, steps.align);
    let index_valid = m.input("index", 1).comment("Second stage holds a symbol");
    let stored_bits = (!p.pairs).then(|| {
        m.input("stored_bits", position_bits(p))
            .comment("Length of the block's bursts in bits, until its last symbol")
    });
    let start = m
        .input("start", position_bits(p))
        .comment("Bit at which the way starts, with load and align");
    let start_bad = (!p.pairs).then(|| {
        m.input("start_bad", 1)
            .comment("With align: no block has that start")
    });

    let found = match p.decoder {
        Decoder::OneHot => one_hot_find::find_stage(&m, p, &steps, start)?,
        Decoder::Paper => paper_find::find_stage(&m, p, &steps, start)?,
    };

    m.section("Stage 2: index = codeword - offset; where the way is, and what was wrong");
    // With pairs the port has the name.
    let name = if p.pairs { "way_position" } else { "position" };
    let position = m.register(name, position_bits(p));
    let moves = (advance & (align | index_valid)).named("position_moves");
    m.next_if(
        position,
        moves,
        align.mux(start, position + found.step.resize(position_bits(p))),
    );
    let bad = m.register("bad", 1);
    let begins_bad = start_bad.unwrap_or(m.zero(1));
    m.next_if(bad, moves, align.mux(begins_bad, bad | found.no_codeword));
    let has_word = m.register_reset("has_word", 1, 0);
    has_word.comment("The decode table has read a symbol's word.");
    m.next_if(has_word, advance, index_valid);
    let word_moves = (advance & has_word).named("word_moves");
    match stored_bits {
        Some(stored_bits) => {
            let error = bad | position.gt(stored_bits);
            m.output("error", m.delay_if("has_error", word_moves, error))
                .comment("With the last symbol: no codeword, or bits past the block");
        }
        None => {
            m.output("error", m.delay_if("has_error", word_moves, bad))
                .comment("With the last symbol: some bits were no codeword");
            m.output(
                "position",
                m.delay_if("end_of_symbol", word_moves, position),
            )
            .comment("With the last symbol: bit behind it");
        }
    }

    let offsets = m
        .input("offsets", p.max_codeword * p.index_bits())
        .comment("Offset of each codeword length from codeword to index, shortest lowest");
    let mut index = index_stage(&m, p, &found, offsets)?;
    if p.trees > 1 {
        index = concat(&[
            index,
            m.input("tree", p.tree_bits())
                .comment("Huffman tree of the symbol in stage 2"),
        ]);
    }
    let index_moves = (advance & index_valid).named("index_moves");
    let symbol = table_stage(&m, p, index_moves, Some(word_moves), index, &found)?;
    m.output("symbol", symbol.symbol)
        .comment("Decoded symbol, in stage 3");
    if let Some(damaged) = symbol.damaged {
        let has_symbol = m.register_reset("has_symbol", 1, 0);
        m.next_if(has_symbol, advance, has_word);
        let had_symbol = m.register_reset("had_symbol", 1, 0);
        m.next(had_symbol, has_symbol);
        m.output("damaged", had_symbol & damaged).comment(
            "Word of the decode table that gave the symbol of the cycle before is damaged",
        );
    }
    m.finish()
}

/// A symbol from the decode table.
pub(crate) struct Decoded<'m> {
    pub symbol: Signal<'m>,
    /// The word of a symbol is damaged; in a way that stalls with others, the word of the cycle before.
    pub damaged: Option<Signal<'m>>,
}

/// Stage 2: the codeword as a number, less the offset of its length.
pub(crate) fn index_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    found: &FoundCodeword<'m>,
    offsets: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let max = p.max_codeword;
    let bits = p.index_bits();
    let number = found.codeword.reverse().named("first_bit_highest");
    let codewords = (1..=max).map(|length| {
        // Bits above the index fall away.
        let low = length.min(bits);
        let codeword = number.slice(max - length, low).resize(bits);
        found.length.bit(length - 1).gate(codeword)
    });
    let codeword = or_all(codewords.collect::<Vec<_>>()).named("codeword");
    let offset = one_hot(m, "offset", found.length, &offsets.parts(bits))?;
    Ok((codeword - offset).named("table_index"))
}

/// Stage 3: the decode table, and the way past it for raw bits. `index` has the tree above it. `index_moves`: it goes
/// into the table; `word_moves`, if the table has an output register: the word that it read goes there.
pub(crate) fn table_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    index_moves: Signal<'m>,
    word_moves: Option<Signal<'m>>,
    index: Signal<'m>,
    found: &FoundCodeword<'m>,
) -> Result<Decoded<'m>, DesignError> {
    m.section("Stage 3: the decode table; an escape's raw bits pass it by");
    let address_bits = address_width(u64::from(p.table_entries()));
    let table_write = m
        .input("table_write", 1)
        .comment("Configuration port writes a word of the decode table");
    let table_read = m
        .input("table_read", 1)
        .comment("Configuration port reads a word of the decode table");
    let table_address = m
        .input("table_address", address_bits)
        .comment("Number of the word that the configuration port reads or writes");
    let table_write_data = m
        .input("table_write_data", p.symbol_bits)
        .comment("Word that the configuration port writes");
    let flips = table_flips_input(m, p);
    let image = p.tables.as_ref().map(|t| {
        Rc::new(MemoryImage {
            file: format!("{}_decode_table.hex", p.name),
            words: (t.decode.iter())
                .map(|&word| p.protection.stored_word(word, p.symbol_bits))
                .collect(),
        })
    });
    let size = Memory {
        depth: p.table_entries(),
        width: p.protection.stored_bits(p.symbol_bits),
    };
    let write_word = p.protection.stored(table_write_data, flips);
    let write = (table_write, table_address, write_word);
    let read = (
        index_moves | table_read,
        table_read.mux(table_address, index).named("read_address"),
    );
    let table = ("decode_table", size);
    let stored = match word_moves {
        Some(moves) => {
            let read = (read, moves | table_read);
            registered_columns(m, table, DECODE_TABLE_COLUMN, image, write, read)
        }
        None => columns(m, table, DECODE_TABLE_COLUMN, image, write, read),
    };
    let (symbol, damaged) = p.protection.read(stored);
    let late = word_moves.is_some();
    let before = damaged.map(|damaged| damaged_before(m, stored, damaged, late));
    let damaged = if late { before } else { damaged };
    m.output("table_read_data", symbol).comment(if late {
        "Word of the decode table, two cycles after table_read"
    } else {
        "Word of the decode table, the cycle after table_read"
    });
    if let Some(before) = before {
        m.output("read_damaged", before)
            .comment("Word at table_read_data in the cycle before is damaged");
    }
    let Some((is_escape, raw)) = found.escape else {
        return Ok(Decoded { symbol, damaged });
    };
    let mut raw = m.delay_if("raw_symbol", index_moves, raw);
    let mut passes = m.delay_if("raw_passes", index_moves, is_escape);
    if let Some(moves) = word_moves {
        raw = m.delay_if("raw_delivered", moves, raw);
        passes = m.delay_if("raw_is_delivered", moves, passes);
    }
    Ok(Decoded {
        symbol: passes.mux(raw, symbol),
        damaged: damaged.map(|damaged| {
            let passes = if late {
                m.delay("raw_passed", passes)
            } else {
                passes
            };
            damaged & !passes
        }),
    })
}

/// Whether the word that a memory gave in the cycle before is damaged. `late`: most of that is found out now, since
/// the memory's access time is most of the cycle before.
pub(crate) fn damaged_before<'m>(
    m: &'m Builder,
    stored: Signal<'m>,
    damaged: Signal<'m>,
    late: bool,
) -> Signal<'m> {
    if !late {
        return m.delay("was_damaged", damaged);
    }
    let low = (0..stored.width()).step_by(4);
    let parity = |low: u32| stored.slice(low, 4.min(stored.width() - low)).parity();
    let parities: Vec<Signal> = low.map(parity).collect();
    m.delay("parities", concat(&parities)).parity()
}
