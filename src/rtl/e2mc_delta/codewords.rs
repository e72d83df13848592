//! Compressor: codewords and lengths of symbols, of the codes of all modes, or of one.
//!
//! ```text
//! residual ─┬→ tags of 8 values of its set → register → hit → value's codeword ─┬→ symbol, length
//!           └→ class's codeword and length, low byte → register ───────────────┘
//! ```

use std::rc::Rc;

use super::leaf_table::{
    access_inputs, codewords_input, damaged_leaf, damaged_outputs, image, symbol_length, value_ways,
};
use super::leaf_table::{Access, LookedUp, LENGTH_BITS};
use super::{Parameters, Tables, CLASSES, LONGEST, LOW_BITS, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::columns;
use crate::rtl::e2mc::{CODE_TABLE_COLUMN, TABLE_WAYS};

ports! {
    pub(super) CodewordsInputs {
        lookup, doubled, negative, code, table_write, table_read, table_number, table_write_data,
        in_tags, in_classes, in_codewords, table_flips: Option<Signal<'m>>,
    } -> CodewordsOutputs {
        early_length: Option<Signal<'m>>, symbol, length, table_read_data,
        damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

/// A symbol per cycle. The value's codeword is read when its way is known. Every memory is followed by a
/// register only, because its access time is most of a cycle.
pub(super) fn codewords(
    p: &Parameters,
    codes: std::ops::Range<u32>,
) -> Result<Rc<Module>, DesignError> {
    let count = codes.end - codes.start;
    let is_all = count == p.codes();
    // With contents at power-up, those of one mode are its own.
    let suffix = match p.tables {
        Some(_) if !is_all => format!("_codes{}", codes.start),
        _ => String::new(),
    };
    let m = Builder::new(format!("{}_codewords{suffix}", p.frame.name));
    m.doc("Codeword and length of each symbol: of its value, or of its class with the low byte.");
    let (lookup, looked_up) = LookedUp::inputs(&m);
    let code = m
        .input("code", address_width(u64::from(count)))
        .comment("Code in which the residual is looked up");
    let access = access_inputs(&m, p);
    let in_codewords = codewords_input(&m);
    // The words of these codes, from a table that has some for each code.
    let protection = p.frame.protection;
    let part = |name: &str, bits: u32, of_code: u32, all: &dyn Fn(&Tables) -> &Vec<u64>| {
        let [start, end] = [codes.start, codes.end].map(|code| (code * of_code) as usize);
        let words = p.tables.as_ref().map(|t| all(t)[start..end].to_vec());
        let image: Option<Rc<MemoryImage>> = image(p, (&format!("{name}{suffix}"), bits), words);
        image
    };

    m.section("Which value, or class, and the length");
    let residual = looked_up.residual().named("residual");
    let compared = looked_up.after(&m, lookup);
    let after = compared.residual;
    let found = value_ways(&m, p, codes.clone(), &access, lookup, code, residual, after)?;
    let class = concat(&[residual.slice(LOW_BITS, SYMBOL_BITS - LOW_BITS), code]);
    let image = part("class_codes", LONGEST + LENGTH_BITS, CLASSES, &|t| {
        &t.class_codes
    });
    let (class, class_damaged) = class_code(&m, p, &access, (count, image), (lookup, class));
    let low = after.slice(0, LOW_BITS);
    let looked_up_code = m.delay_if("looked_up_code", lookup, code);
    let compared_code = m.delay_if("compared_code", compared.words_come, looked_up_code);
    let set = concat(&[after.slice(0, p.set_bits()), compared_code]);
    let length = symbol_length(&m, &found, class.slice(LONGEST, LENGTH_BITS));

    m.section("The value's codeword, of the way that hits");
    let way = way_number(&m, found.hits);
    let size = Memory {
        depth: count * p.values,
        width: protection.stored_bits(LONGEST),
    };
    let bits = address_width(u64::from(size.depth));
    let number = access.number.slice(0, bits);
    let port_reads = (access.read & in_codewords).named("port_reads_codewords");
    let address = concat(&[way, set]).slice(0, bits);
    let hit = (found.hits.any() & compared.valid).named("hit");
    let image = part("value_codes", LONGEST, p.values, &|t| &t.codewords);
    let write = (
        (access.write & in_codewords).named("writes_codewords"),
        number,
        protection.stored(access.data.slice(0, LONGEST), access.flips),
    );
    let address = port_reads.mux(number, address).named("codeword_address");
    let read = ((hit | port_reads).named("reads_codewords"), address);
    let table = ("value_codes", size);
    let codeword = columns(&m, table, CODE_TABLE_COLUMN, image, write, read);
    let was_compared = m.delay_reset("was_compared", compared.valid);
    let comes = (was_compared | m.delay_reset("port_has_read", port_reads)).named("codeword_comes");
    let codeword = m.delay_if("found_codeword", comes, codeword);
    let (codeword, codeword_damaged) = protection.read(codeword);

    m.section("The symbol's bits");
    let is_value = m.delay("is_value", hit);
    let low = m.delay_if("class_low", compared.valid, low);
    let class_code = m.delay_if("class_code", compared.valid, class);
    let class_symbol = class_symbol(class_code, low);
    let length = m.delay_if("symbol_length", compared.valid, length);
    if p.one_pass {
        m.output("early_length", length)
            .comment("Length of the symbol in bits, a cycle before the symbol");
    }
    let class_symbol = m.delay_if("found_class_symbol", was_compared, class_symbol);
    let is_value = m.delay("symbol_is_value", is_value);
    let symbol = is_value.mux(codeword.resize(LONGEST + LOW_BITS), class_symbol);
    m.output("symbol", symbol)
        .comment("Codeword, for a class followed by the low byte; bit 0 is sent first");
    m.output("length", m.delay_if("found_length", was_compared, length))
        .comment("Length of the symbol in bits");
    let word = access.in_tags.gate(found.word)
        | access.in_classes.gate(class).resize(32)
        | in_codewords.gate(codeword).resize(32);
    m.output("table_read_data", word)
        .comment("Word of the table, two cycles after table_read");
    let leaf = damaged_leaf(&found, class_damaged, &access);
    let damaged = leaf.zip(codeword_damaged);
    damaged_symbol(&m, damaged, is_value, in_codewords);
    m.finish()
}

/// The word of a class's codeword, two cycles after a look-up of the class with its code, and whether it is damaged.
fn class_code<'m>(
    m: &'m Builder,
    p: &Parameters,
    access: &Access<'m>,
    (codes, image): (u32, Option<Rc<MemoryImage>>),
    (lookup, class): (Signal<'m>, Signal<'m>),
) -> (Signal<'m>, Option<Signal<'m>>) {
    let (protection, word_bits) = (p.frame.protection, LONGEST + LENGTH_BITS);
    let size = Memory {
        depth: codes * CLASSES,
        width: protection.stored_bits(word_bits),
    };
    let bits = address_width(u64::from(size.depth));
    let number = access.number.slice(0, bits);
    let port_reads = (access.read & access.in_classes).named("port_reads_classes");
    let write = (
        (access.write & access.in_classes).named("writes_classes"),
        number,
        protection.stored(access.data.slice(0, word_bits), access.flips),
    );
    let address = port_reads.mux(number, class.slice(0, bits));
    let reads = (lookup | port_reads).named("reads_classes");
    let read = (reads, address.named("class_address"));
    let class = columns(
        m,
        ("class_codes", size),
        CODE_TABLE_COLUMN,
        image,
        write,
        read,
    );
    let was_read = m.delay_reset("class_was_read", reads);
    protection.read(m.delay_if("class_code_read", was_read, class))
}

/// The number of the way that hits.
fn way_number<'m>(m: &'m Builder, hits: Signal<'m>) -> Signal<'m> {
    let way_bits = address_width(u64::from(TABLE_WAYS));
    let ways = (0..TABLE_WAYS).map(|way| hits.bit(way).gate(m.constant(way.into(), way_bits)));
    or_all(ways.collect::<Vec<_>>()).named("way")
}

/// The codeword of a class, with its length above it, and behind it the low byte.
fn class_symbol<'m>(class_code: Signal<'m>, low: Signal<'m>) -> Signal<'m> {
    let class_bits = class_code.slice(0, LONGEST).resize(LONGEST + LOW_BITS);
    let class_length = class_code.slice(LONGEST, LENGTH_BITS);
    let behind = low.resize(LONGEST + LOW_BITS) << class_length;
    (class_bits | behind.named("low_behind")).named("class_symbol")
}

/// Outputs the known damage, if words are checked: of the leaf, two cycles before, and of the codeword.
fn damaged_symbol<'m>(
    m: &'m Builder,
    damaged: Option<([Signal<'m>; 2], Signal<'m>)>,
    is_value: Signal<'m>,
    in_codewords: Signal<'m>,
) {
    let damaged = damaged.map(|([leaf, read], codeword)| {
        let leaf = m.delay("leaf_was_damaged", m.delay("leaf_is_damaged", leaf));
        let used = (leaf | (is_value & codeword)).named("word_damaged");
        [used, read | (in_codewords & codeword)]
    });
    damaged_outputs(m, damaged, "symbol");
}
