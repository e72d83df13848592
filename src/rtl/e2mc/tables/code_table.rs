//! Compressor, stage 1: the table of codewords and their lengths, c-LUT (paper
//! 1, section III-E, figure 6a).
//!
//! SL 4 and 8: a memory indexed by tree and symbol. SL 16 and 32: an 8-way
//! set-associative memory, the set by the symbol's low bits; a symbol that no
//! way holds becomes the escape and its raw bits.
//!
//! | port | width | |
//! |---|---|---|
//! | `lookup`, `symbol` | 1, SL | a symbol to look up |
//! | `choose` | 1 | the code is read of the one that was looked up in the cycle before (where [`Parameters::reads_codes_late`]) |
//! | `tree` | tree | its tree (with several trees) |
//! | `advance` | 1 | the pipeline moves; else all holds |
//! | `escape` | code | the escape's codeword and length (with an escape) |
//! | `table_write`, `table_read`, `table_way`, `table_entry`, `table_is_tag`, `table_write_data` | | configuration access; `table_way` and `table_is_tag` where set-associative |
//! | `table_read_data` | 32 | the cycle after `table_read` |
//! | `code`, `length` | symbol limit, step | bits in stream order, [`Parameters::table_cycles`] of `advance` after `lookup` |
//!
//! A symbol a cycle. The memory's own register is the first cycle. With
//! [`Parameters::reads_codes_late`] codes are read while the tags are compared, so that
//! behind a memory there is either the comparison or the choice.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::{Parameters, TABLE_WAYS};

ports! {
    pub(in crate::rtl) CodeTableInputs {
        advance, lookup, symbol, table_write, table_read, table_write_data,
        choose: Option<Signal<'m>>, escape: Option<Signal<'m>>, table_is_tag: Option<Signal<'m>>,
        table_way: Option<Signal<'m>>, table_entry, tree: Option<Signal<'m>>,
    } -> CodeTableOutputs { table_read_data, code, length }
}

pub fn code_table(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_code_table", p.name));
    m.doc("Stage 1 of the compressor: codeword and length of each symbol, or the escape and\nthe symbol's raw bits.");
    let advance = m.input("advance", 1);
    let lookup = m.input("lookup", 1).comment("A symbol is to be looked up.");
    let symbol = m.input("symbol", p.symbol_bits);
    if p.escape {
        set_associative(&m, p, advance, lookup, symbol)?;
    } else {
        direct(&m, p, advance, lookup, symbol);
    }
    m.finish()
}

/// Bits of `table_entry`: which word of a memory a configuration access means.
pub fn entry_bits(p: &Parameters) -> u32 {
    let depth = if p.escape {
        p.sets()
    } else {
        p.table_entries()
    };
    address_width(u64::from(depth))
}

fn direct<'m>(
    m: &'m Builder,
    p: &Parameters,
    advance: Signal<'m>,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) {
    let table_write = m.input("table_write", 1);
    let table_read = m.input("table_read", 1);
    let table_entry = m.input("table_entry", entry_bits(p));
    let data = m.input("table_write_data", p.code_bits());
    let tree = m.input("tree", p.tree_bits());
    let address = concat(&[symbol, tree]);
    let size = Memory {
        depth: p.table_entries(),
        width: p.code_bits(),
    };
    let image = p
        .tables
        .as_ref()
        .map(|t| image(p, "code_table", t.codes.clone()));
    let read = (
        ((advance & lookup) | table_read).named("reads"),
        table_read.mux(table_entry, address),
    );
    let entry = m.memory("codes", size, image, (table_write, table_entry, data), read);
    m.output("table_read_data", entry.resize(32));
    let found = advance;
    m.output(
        "code",
        m.delay_if("found_code", found, entry.slice(0, p.max_codeword)),
    );
    let length = entry
        .slice(p.max_codeword, p.length_bits())
        .resize(p.step_bits());
    m.output("length", m.delay_if("found_length", found, length));
}

fn set_associative<'m>(
    m: &'m Builder,
    p: &Parameters,
    advance: Signal<'m>,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) -> Result<(), DesignError> {
    let escape = m.input("escape", p.code_bits());
    let table_write = m.input("table_write", 1);
    let table_read = m.input("table_read", 1);
    let table_is_tag = m.input("table_is_tag", 1);
    let table_way = m.input("table_way", address_width(u64::from(TABLE_WAYS)));
    let table_entry = m.input("table_entry", entry_bits(p));
    let data_bits = p.code_bits().max(p.tag_bits());
    let data = m.input("table_write_data", data_bits);

    table_is_tag.comment("The word is a tag, not a code.");
    table_entry.comment("The word's set.");
    escape.comment("Its codeword, and its length above that.");

    m.section("What is read: tags, and codes with them or a cycle later");
    let set = symbol.slice(0, entry_bits(p));
    let mut looked_up = m.delay_if("looked_up", advance & lookup, symbol);
    let tag = looked_up.slice(entry_bits(p), p.tag_bits()).named("tag");
    let read = (
        ((advance & lookup) | table_read).named("reads"),
        table_read.mux(table_entry, set).named("read_address"),
    );
    let code_read = if p.reads_codes_late() {
        let choose = m.input("choose", 1);
        choose.comment("The code is read of the symbol looked up in the cycle before.");
        let set = looked_up.slice(0, entry_bits(p));
        looked_up = m.delay_if("chosen_symbol", advance & choose, looked_up);
        (
            ((advance & choose) | table_read).named("reads_codes"),
            table_read.mux(table_entry, set).named("code_address"),
        )
    } else {
        read
    };
    let memory = |name: String, width: u32, writes: Signal<'m>, words: Option<Vec<u64>>, read| {
        let size = Memory {
            depth: p.sets(),
            width,
        };
        let image = words.map(|w| image(p, &name, w));
        m.memory(
            &name,
            size,
            image,
            (writes, table_entry, data.slice(0, width)),
            read,
        )
    };
    m.section("The ways of the table: tags and codes");
    let (mut hits, mut codes, mut words) = (Vec::new(), Vec::new(), Vec::new());
    let mut in_way = Vec::new();
    for way in 0..TABLE_WAYS {
        let selected = table_way
            .eq_to(u64::from(way))
            .named(&format!("in_way{way}"));
        let of_way = |words: &[u64]| {
            words
                .iter()
                .skip(way as usize)
                .step_by(TABLE_WAYS as usize)
                .copied()
                .collect()
        };
        let code_words = p.tables.as_ref().map(|t| of_way(&t.codes));
        let tag_words = p.tables.as_ref().map(|t| of_way(&t.tags));
        let writes = (table_write & selected).named(&format!("writes_way{way}"));
        let code = memory(
            format!("codes{way}"),
            p.code_bits(),
            writes & !table_is_tag,
            code_words,
            code_read,
        );
        let stored_tag = memory(
            format!("tags{way}"),
            p.tag_bits(),
            writes & table_is_tag,
            tag_words,
            read,
        );
        let mut matches = stored_tag.eq(tag);
        if p.reads_codes_late() {
            matches = m.delay_if(&format!("matches{way}"), advance, matches);
        }
        // An entry without a codeword has length 0.
        let in_use = code.slice(p.max_codeword, p.length_bits()).any();
        hits.push((in_use & matches).named(&format!("hit{way}")));
        codes.push(code);
        in_way.push(selected);
        words.push(table_is_tag.mux(stored_tag.resize(32), code.resize(32)));
    }
    m.section("The word that the configuration port reads");
    let words = m.vector("words", &words);
    words[0].comment("A tag or a code of each way.");
    let word = one_hot(m, "read_way", concat(&in_way), &words)?;
    m.output("table_read_data", word)
        .comment("The cycle after table_read.");

    m.section("The code of the way that hits, or the escape and the symbol's raw bits");
    let hits = concat(&hits).named("hits");
    let hit = hits.any().named("hit");
    let chosen = one_hot(m, "choose_code", hits, &codes)?;
    let limit = p.symbol_limit();
    let escape_length = escape.slice(p.max_codeword, p.length_bits());
    let raw = looked_up.resize(limit) << escape_length;
    let escaped = escape.slice(0, p.max_codeword).resize(limit) | raw;
    let escaped_length = escape_length
        .resize(p.step_bits())
        .plus(u64::from(p.symbol_bits));
    let misses = (!hit).named("misses");
    misses.comment("What is chosen without a hit is zero.");
    let code = chosen.slice(0, p.max_codeword).resize(limit) | misses.gate(escaped);
    let length = chosen
        .slice(p.max_codeword, p.length_bits())
        .resize(p.step_bits());
    let length = length | misses.gate(escaped_length);
    m.output("code", m.delay_if("found_code", advance, code))
        .comment("In the order of the stream: bit 0 is sent first.");
    m.output("length", m.delay_if("found_length", advance, length));
    Ok(())
}

fn image(p: &Parameters, name: &str, words: Vec<u64>) -> Rc<MemoryImage> {
    Rc::new(MemoryImage {
        file: format!("{}_{name}.hex", p.name),
        words,
    })
}
