//! Compressor, stage 1: the table of codewords and their lengths, c-LUT (paper
//! 1, section III-E, figure 6a).
//!
//! SL 4 and 8: a memory indexed by tree and symbol. SL 16 and 32: an 8-way set-associative memory, with the
//! set selected by the symbol's low bits; a symbol that is in no way becomes the escape and its raw bits.
//!
//! A symbol per cycle. The memory's own register is the first cycle. With [`Parameters::compares_late`] tags
//! and codes wait in registers before tags are compared, so that only a register follows the memory's access
//! time. That register loads in every cycle: the user stops its look-ups a cycle before `advance` is 0, and
//! the memories return the same words again. A word of more than [`CODE_TABLE_COLUMN`] bits' worth of memory
//! is split into columns.

use std::rc::Rc;

use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::columns;
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::{Parameters, CODE_TABLE_COLUMN, TABLE_WAYS};

ports! {
    pub(in crate::rtl) CodeTableInputs {
        advance: Option<Signal<'m>>, lookup, symbol, table_write, table_read, table_write_data,
        table_flips: Option<Signal<'m>>,
        escape: Option<Signal<'m>>, table_is_tag: Option<Signal<'m>>,
        table_way: Option<Signal<'m>>, table_entry, tree: Option<Signal<'m>>,
    } -> CodeTableOutputs {
        table_read_data, code, length, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub fn code_table(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_code_table", p.name));
    m.doc("Stage 1 of the compressor: codeword and length of each symbol, or the escape and\nthe symbol's raw bits.");
    let lookup = m
        .input("lookup", 1)
        .comment("A symbol is to be looked up; else the last output is kept");
    let symbol = m
        .input("symbol", p.symbol_bits)
        .comment("Symbol to look up");
    if p.escape {
        set_associative(&m, p, lookup, symbol)?;
    } else {
        direct(&m, p, lookup, symbol);
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

fn direct<'m>(m: &'m Builder, p: &Parameters, lookup: Signal<'m>, symbol: Signal<'m>) {
    let table_write = m
        .input("table_write", 1)
        .comment("Configuration port writes a word");
    let table_read = m
        .input("table_read", 1)
        .comment("Configuration port reads a word");
    let table_entry = m
        .input("table_entry", entry_bits(p))
        .comment("Number of the word that the configuration port reads or writes");
    let data = m
        .input("table_write_data", p.code_bits())
        .comment("Word that the configuration port writes");
    let flips = table_flips_input(m, p);
    let tree = m
        .input("tree", p.tree_bits())
        .comment("Huffman tree of the symbol");
    let address = concat(&[symbol, tree]);
    let size = Memory {
        depth: p.table_entries(),
        width: p.protection.stored_bits(p.code_bits()),
    };
    let tables = p.tables.as_ref();
    let image = tables.map(|t| image(p, "code_table", (&t.codes, p.code_bits())));
    let read = (
        (lookup | table_read).named("reads"),
        table_read.mux(table_entry, address).named("read_address"),
    );
    let write = (table_write, table_entry, p.protection.stored(data, flips));
    let stored = columns(m, ("codes", size), CODE_TABLE_COLUMN, image, write, read);
    let (entry, damaged) = p.protection.read(stored);
    let code = m.delay("found_code", entry.slice(0, p.max_codeword));
    let length = entry.slice(p.max_codeword, p.length_bits());
    let length = m.delay("found_length", length);
    m.output("code", code)
        .comment("Code in the order of the stream: bit 0 is sent first");
    m.output("length", length.resize(p.step_bits()))
        .comment("Length of the code in bits");
    m.output("table_read_data", concat(&[code, length]).resize(32))
        .comment("Word of the code table, two cycles after table_read");
    if let Some(damaged) = damaged {
        let damaged = m.delay("found_damaged", damaged);
        output_damaged(m, damaged);
        output_read_damaged(m, damaged);
    }
}

fn output_damaged<'m>(m: &'m Builder, damaged: Signal<'m>) {
    m.output("damaged", damaged)
        .comment("A word that was read for the code is damaged");
}

fn output_read_damaged<'m>(m: &'m Builder, damaged: Signal<'m>) {
    m.output("read_damaged", damaged)
        .comment("Word at table_read_data is damaged");
}

/// The words of a set, and the operands of the comparisons.
struct Set<'m> {
    /// Tag and code of each way.
    ways: Vec<(Signal<'m>, Signal<'m>)>,
    symbol: Signal<'m>,
    /// The word that the configuration port reads, before or behind the register.
    word: Signal<'m>,
    /// Whether that is damaged.
    word_damaged: Option<Signal<'m>>,
    /// Which of the words are damaged.
    damaged: Vec<Signal<'m>>,
}

fn set_associative<'m>(
    m: &'m Builder,
    p: &Parameters,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) -> Result<(), DesignError> {
    let escape = m.input("escape", p.code_bits());
    escape.comment("Escape: its codeword, and its length above that");
    let set = read_set(m, p, lookup, symbol)?;
    let at_port = |name: &str, value: Signal<'m>| {
        if p.compares_late() {
            value
        } else {
            m.delay(name, value)
        }
    };
    let word = at_port("read_word", set.word);
    if let Some(damaged) = set.word_damaged {
        output_read_damaged(m, at_port("read_word_damaged", damaged));
    }
    m.output("table_read_data", word)
        .comment("Word of the code table, two cycles after table_read");

    m.section("The code of the way that hits, or the escape and the symbol's raw bits");
    let tag = set.symbol.slice(entry_bits(p), p.tag_bits()).named("tag");
    let hit = |(way, &(stored_tag, code)): (usize, &(Signal<'m>, Signal<'m>))| {
        // An entry without a codeword has length 0.
        let in_use = code.slice(p.max_codeword, p.length_bits()).any();
        (in_use & stored_tag.eq(tag)).named(&format!("hit{way}"))
    };
    let hits: Vec<Signal> = set.ways.iter().enumerate().map(hit).collect();
    let codes: Vec<Signal> = set.ways.iter().map(|&(_, code)| code).collect();
    let hits = concat(&hits).named("hits");
    let hit = hits.any().named("hit");
    let chosen = one_hot(m, "choose_code", hits, &codes)?;
    let limit = p.symbol_limit();
    let escape_length = escape.slice(p.max_codeword, p.length_bits());
    let raw = set.symbol.resize(limit) << escape_length;
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
    let advance = p.compares_late().then(|| {
        m.input("advance", 1)
            .comment("What was found goes on; else it holds")
    });
    let found = |name: &str, value: Signal<'m>| match advance {
        Some(advance) => m.delay_if(name, advance, value),
        None => m.delay(name, value),
    };
    let (code, length) = (found("found_code", code), found("found_length", length));
    if p.protection.checks() {
        output_damaged(m, found("found_damaged", concat(&set.damaged).any()));
    }
    m.output("code", code)
        .comment("Code in the order of the stream: bit 0 is sent first");
    m.output("length", length)
        .comment("Length of the code in bits");
    Ok(())
}

/// Reads the set of a symbol, or the word that the configuration port wants.
fn read_set<'m>(
    m: &'m Builder,
    p: &Parameters,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) -> Result<Set<'m>, DesignError> {
    let table_write = m
        .input("table_write", 1)
        .comment("Configuration port writes a word");
    let table_read = m
        .input("table_read", 1)
        .comment("Configuration port reads a word");
    let table_is_tag = m.input("table_is_tag", 1);
    let table_way = m
        .input("table_way", address_width(u64::from(TABLE_WAYS)))
        .comment("Way of the word that the configuration port reads or writes");
    let table_entry = m.input("table_entry", entry_bits(p));
    let data = m
        .input("table_write_data", p.code_bits().max(p.tag_bits()))
        .comment("Word that the configuration port writes");
    let flips = table_flips_input(m, p);
    table_is_tag.comment("Word of the configuration port is a tag, not a code");
    table_entry.comment("Set of the word that the configuration port reads or writes");

    m.section("A symbol's set is read, tags and codes");
    let looked_up = m.delay_if("looked_up", lookup, symbol);
    let read = (
        (lookup | table_read).named("reads"),
        table_read
            .mux(table_entry, symbol.slice(0, entry_bits(p)))
            .named("read_address"),
    );
    // Where tags are compared late, all that is read waits in registers.
    let was_read = p.compares_late().then(|| {
        let was_read = m.register_reset("was_read", 1, 0);
        m.next(was_read, read.0);
        was_read
    });
    let late = |name: &str, value: Signal<'m>| match was_read {
        Some(was_read) => m.delay_if(name, was_read, value),
        None => value,
    };
    let symbol = late("compared_symbol", looked_up);
    if p.compares_late() {
        symbol.comment("The read data, a cycle later: the memories keep them until the next read.");
    }
    let mut damaged = Vec::new();
    let mut memory = |name: String, width: u32, write: Signal<'m>, words: Option<Vec<u64>>| {
        let size = Memory {
            depth: p.sets(),
            width: p.protection.stored_bits(width),
        };
        let image = words.map(|words| image(p, &name, (&words, width)));
        let write = (
            write,
            table_entry,
            p.protection.stored(data.slice(0, width), flips),
        );
        let table = (name.as_str(), size);
        let stored = columns(m, table, CODE_TABLE_COLUMN, image, write, read);
        let (word, is_damaged) = p.protection.read(late(&format!("{name}_read"), stored));
        damaged.extend(is_damaged);
        word
    };
    let (mut ways, mut in_way, mut words) = (Vec::new(), Vec::new(), Vec::new());
    for way in 0..TABLE_WAYS {
        let selected = table_way
            .eq_to(u64::from(way))
            .named(&format!("in_way{way}"));
        let of_way = |words: &[u64]| -> Vec<u64> {
            let words = words.iter().skip(way as usize);
            words.step_by(TABLE_WAYS as usize).copied().collect()
        };
        let code_words = p.tables.as_ref().map(|t| of_way(&t.codes));
        let tag_words = p.tables.as_ref().map(|t| of_way(&t.tags));
        let writes = (table_write & selected).named(&format!("writes_way{way}"));
        let write = (writes & !table_is_tag).named(&format!("writes_code{way}"));
        let code = memory(format!("codes{way}"), p.code_bits(), write, code_words);
        let write = (writes & table_is_tag).named(&format!("writes_tag{way}"));
        let tag = memory(format!("tags{way}"), p.tag_bits(), write, tag_words);
        in_way.push(selected);
        words.push(table_is_tag.mux(tag.resize(32), code.resize(32)));
        ways.push((tag, code));
    }

    m.section("The word that the configuration port reads");
    let words = m.vector("words", &words);
    words[0].comment("A tag or a code of each way.");
    let in_way = concat(&in_way);
    if p.protection.checks() {
        in_way.named("in_ways");
    }
    let word = one_hot(m, "read_way", in_way, &words)?;
    let word_damaged = p.protection.checks().then(|| {
        let of_way = damaged.chunks(2).map(|of_way| match of_way {
            [code, tag] => table_is_tag.mux(*tag, *code),
            _ => unreachable!("a code and a tag"),
        });
        let of_ways = concat(&of_way.collect::<Vec<_>>());
        (in_way & of_ways).any().named("word_is_damaged")
    });
    Ok(Set {
        ways,
        symbol,
        word,
        word_damaged,
        damaged,
    })
}

/// Words of this many bits, as stored in memory.
fn image(p: &Parameters, name: &str, (words, bits): (&[u64], u32)) -> Rc<MemoryImage> {
    let words = words.iter();
    Rc::new(MemoryImage {
        file: format!("{}_{name}.hex", p.name),
        words: words
            .map(|&word| p.protection.stored_word(word, bits))
            .collect(),
    })
}
