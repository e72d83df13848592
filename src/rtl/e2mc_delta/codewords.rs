//! Compressor: codewords and lengths of symbols, of the codes of all modes, or of one.
//!
//! ```text
//! residual ─┬→ tags of 8 values of its set → row → hit → value's codeword ─┬→ symbol, length
//!           └→ class's codeword and length, low byte → register ───────────┘
//! ```
//!
//! | cycle, with output registers | in one pass | |
//! |---|---|---|
//! | 0 | 0 | a residual's set and class are addresses |
//! | 1, 2 | 1 | tags and the class's codeword are read, and go to registers |
//! | 3 | 2 | the tags are compared; set and way are the address of the codeword |
//! | 4, 5 | 3 | the codeword is read |
//! | 6 | 4 | it is at the output, or the class's with the low byte behind it |

use std::rc::Rc;

use super::leaf_table::{
    access_inputs, codewords_input, damaged_leaf, damaged_outputs, image, symbol_length, table,
    value_ways, word_comes,
};
use super::leaf_table::{Access, Compared, LookedUp, Reads, LENGTH_BITS};
use super::{Parameters, Tables, CLASSES, LONGEST, LOW_BITS, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::TABLE_WAYS;

ports! {
    pub(super) CodewordsInputs {
        lookup, doubled, negative, code, table_write, table_read, table_number, table_write_data,
        in_tags, in_classes, in_codewords, table_flips: Option<Signal<'m>>,
    } -> CodewordsOutputs {
        early_length: Option<Signal<'m>>, symbol, length, table_read_data,
        damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

/// A symbol per cycle. The value's codeword is read when its way is known.
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
    let compared = looked_up.after(&m, p, lookup);
    let after = compared.residual;
    let set = concat(&[residual.slice(0, p.set_bits()), code]);
    let found = value_ways(&m, p, codes.clone(), &access, (lookup, set), &compared)?;
    let class = concat(&[residual.slice(LOW_BITS, SYMBOL_BITS - LOW_BITS), code]);
    let image = part("class_codes", LONGEST + LENGTH_BITS, CLASSES, &|t| {
        &t.class_codes
    });
    let class = (lookup, class);
    let (class, class_damaged) = class_code(&m, p, &access, (count, image), class, &compared);
    let low = after.slice(0, LOW_BITS);
    let mut code = m.delay_if("looked_up_code", lookup, code);
    if p.registers_tables() {
        code = m.delay_if("code_after", compared.looked_up, code);
    }
    let compared_code = m.delay_if("compared_code", compared.words_come, code);
    let set = concat(&[after.slice(0, p.set_bits()), compared_code]);
    let length = symbol_length(&m, &found, class.slice(LONGEST, LENGTH_BITS));

    m.section("The value's codeword, of the way that hits");
    let way = way_number(&m, found.hits);
    let hit = (found.hits.any() & compared.valid).named("hit");
    let image = part("value_codes", LONGEST, p.values, &|t| &t.codewords);
    let was_compared = m.delay_reset("was_compared", compared.valid);
    let was_read = if p.registers_tables() {
        m.delay_reset("codeword_is_read", was_compared)
    } else {
        was_compared
    };
    let access_to = (&access, in_codewords);
    let read = (hit, concat(&[way, set]));
    let stages = [was_compared, was_read];
    let codeword = value_code(&m, p, access_to, (count, image), read, stages);
    let (codeword, codeword_damaged) = protection.read(codeword);

    m.section("The symbol's bits");
    // What waits a cycle more for a codeword behind an output register.
    let waits = |name, value| waiting(&m, p, name, (was_compared, value));
    let low = m.delay_if("class_low", compared.valid, low);
    let class_code = m.delay_if("class_code", compared.valid, class);
    let class_symbol = waits("waiting_class_symbol", class_symbol(class_code, low));
    let length = m.delay_if("symbol_length", compared.valid, length);
    if p.one_pass {
        m.output("early_length", length)
            .comment("Length of the symbol in bits, a cycle before the symbol");
    }
    let length = waits("waiting_length", length);
    let class_symbol = m.delay_if("found_class_symbol", was_read, class_symbol);
    let is_value = waits("waiting_is_value", m.delay("is_value", hit));
    let is_value = m.delay("symbol_is_value", is_value);
    let symbol = is_value.mux(codeword.resize(LONGEST + LOW_BITS), class_symbol);
    m.output("symbol", symbol)
        .comment("Codeword, for a class followed by the low byte; bit 0 is sent first");
    m.output("length", m.delay_if("found_length", was_read, length))
        .comment("Length of the symbol in bits");
    let word = access.in_tags.gate(found.word_of_port(&m, p)?)
        | access.in_classes.gate(class).resize(32)
        | in_codewords.gate(codeword).resize(32);
    m.output("table_read_data", word).comment(&word_comes(p));
    let leaf = damaged_leaf(&found, class_damaged, &access);
    let leaf = leaf.map(|[used, read]| {
        let used = m.delay("leaf_is_damaged", used);
        [
            m.delay("leaf_was_damaged", waits("waiting_damage", used)),
            read,
        ]
    });
    let damaged = leaf.zip(codeword_damaged);
    damaged_symbol(&m, damaged, is_value, in_codewords);
    m.finish()
}

/// The word of a class's codeword, beside the residual to compare, and whether it is damaged. `class`: with its code.
fn class_code<'m>(
    m: &'m Builder,
    p: &Parameters,
    access: &Access<'m>,
    (codes, image): (u32, Option<Rc<MemoryImage>>),
    (lookup, class): (Signal<'m>, Signal<'m>),
    compared: &Compared<'m>,
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
    let reads = Reads::either(
        ["reads_classes", "class_address"],
        (lookup, compared.looked_up),
        (port_reads, address),
    );
    let class = table(m, p, ("class_codes", size), image, write, &reads);
    let comes = (compared.words_come | port_reads).named("class_comes");
    protection.read(m.delay_if("class_code_read", comes, class))
}

/// The codeword of a value, as stored, in a register. `stages`: a cycle after the tags are compared, and when the word
/// that is read is there.
fn value_code<'m>(
    m: &'m Builder,
    p: &Parameters,
    (access, in_codewords): (&Access<'m>, Signal<'m>),
    (codes, image): (u32, Option<Rc<MemoryImage>>),
    (hit, address): (Signal<'m>, Signal<'m>),
    [was_compared, was_read]: [Signal<'m>; 2],
) -> Signal<'m> {
    let protection = p.frame.protection;
    let size = Memory {
        depth: codes * p.values,
        width: protection.stored_bits(LONGEST),
    };
    let bits = address_width(u64::from(size.depth));
    let number = access.number.slice(0, bits);
    let write = (
        (access.write & in_codewords).named("writes_codewords"),
        number,
        protection.stored(access.data.slice(0, LONGEST), access.flips),
    );
    let port_reads = (access.read & in_codewords).named("port_reads_codewords");
    let address = port_reads.mux(number, address.slice(0, bits));
    let reads = Reads::either(
        ["reads_codewords", "codeword_address"],
        (hit, was_compared),
        (port_reads, address),
    );
    let codeword = table(m, p, ("value_codes", size), image, write, &reads);
    let comes = (was_read | m.delay_reset("port_has_read", port_reads)).named("codeword_comes");
    m.delay_if("found_codeword", comes, codeword)
}

/// A value that waits a cycle more where the codeword is behind an output register.
fn waiting<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    (enable, value): (Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    if p.registers_tables() {
        m.delay_if(name, enable, value)
    } else {
        value
    }
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

/// Outputs the known damage of a symbol, if words are checked: of the leaf, and of the codeword.
fn damaged_symbol<'m>(
    m: &'m Builder,
    damaged: Option<([Signal<'m>; 2], Signal<'m>)>,
    is_value: Signal<'m>,
    in_codewords: Signal<'m>,
) {
    let damaged = damaged.map(|([leaf, read], codeword)| {
        let used = (leaf | (is_value & codeword)).named("word_damaged");
        [used, read | (in_codewords & codeword)]
    });
    damaged_outputs(m, damaged, "symbol");
}
