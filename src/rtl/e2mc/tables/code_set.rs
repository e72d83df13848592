//! The set-associative code table whose tags and codes are read together: paper 1's form, for compressors that have no
//! cycles to spare ([`Parameters::reads_tags_first`]). A code is at the output two cycles after its look-up.

use super::code_ports::{
    entry_bits, escaped, image, output_code, output_damaged, output_read_damaged, TablePort,
};
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::columns::columns;
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::{Parameters, CODE_TABLE_COLUMN, TABLE_WAYS};

/// The words of a set, and the operands of the comparisons.
struct Set<'m> {
    /// Tag and code of each way.
    ways: Vec<(Signal<'m>, Signal<'m>)>,
    symbol: Signal<'m>,
    /// The word that the configuration port reads.
    word: Signal<'m>,
    /// Whether that is damaged.
    word_damaged: Option<Signal<'m>>,
    /// Which of the words are damaged.
    damaged: Vec<Signal<'m>>,
}

/// Latency two cycles, a symbol per cycle.
pub(super) fn code_set<'m>(
    m: &'m Builder,
    p: &Parameters,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) -> Result<(), DesignError> {
    let escape = m.input("escape", p.code_bits());
    escape.comment("Escape: its codeword, and its length above that");
    let set = read_set(m, p, lookup, symbol)?;
    if let Some(damaged) = set.word_damaged {
        output_read_damaged(m, m.delay("read_word_damaged", damaged));
    }
    m.output("table_read_data", m.delay("read_word", set.word))
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
    let misses = (!hit).named("misses");
    misses.comment("What is chosen without a hit is zero.");
    let (escaped, escaped_length) = escaped(p, escape, set.symbol);
    let code = chosen.slice(0, p.max_codeword).resize(p.symbol_limit()) | misses.gate(escaped);
    let length = chosen
        .slice(p.max_codeword, p.length_bits())
        .resize(p.step_bits());
    let length = length | misses.gate(escaped_length);
    if p.protection.checks() {
        output_damaged(m, m.delay("found_damaged", concat(&set.damaged).any()));
    }
    output_code(
        m,
        m.delay("found_code", code),
        m.delay("found_length", length),
    );
    Ok(())
}

/// Reads the set of a symbol, or the word that the configuration port wants.
fn read_set<'m>(
    m: &'m Builder,
    p: &Parameters,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) -> Result<Set<'m>, DesignError> {
    let port = TablePort::new(m, p);
    m.section("A symbol's set is read, tags and codes");
    let symbol_bits = symbol.slice(0, entry_bits(p));
    let looked_up = m.delay_if("looked_up", lookup, symbol);
    let read = (
        (lookup | port.read).named("reads"),
        (port.read)
            .mux(port.entry, symbol_bits)
            .named("read_address"),
    );
    let mut damaged = Vec::new();
    let mut memory = |name: String, width: u32, write: Signal<'m>, words: Option<Vec<u64>>| {
        let size = Memory {
            depth: p.sets(),
            width: p.protection.stored_bits(width),
        };
        let image = words.map(|words| image(p, &name, (&words, width)));
        let data = p.protection.stored(port.data.slice(0, width), port.flips);
        let write = (write, port.entry, data);
        let table = (name.as_str(), size);
        let stored = columns(m, table, CODE_TABLE_COLUMN, image, write, read);
        let (word, is_damaged) = p.protection.read(stored);
        damaged.extend(is_damaged);
        word
    };
    let in_ways = port.in_ways().named("in_ways");
    let (mut ways, mut words) = (Vec::new(), Vec::new());
    for (way, in_way) in in_ways.parts(1).into_iter().enumerate() {
        let of_way = |words: &[u64]| -> Vec<u64> {
            let words = words.iter().skip(way);
            words.step_by(TABLE_WAYS as usize).copied().collect()
        };
        let code_words = p.tables.as_ref().map(|t| of_way(&t.codes));
        let tag_words = p.tables.as_ref().map(|t| of_way(&t.tags));
        let writes = (port.write & in_way).named(&format!("writes_way{way}"));
        let write = (writes & !port.is_tag).named(&format!("writes_code{way}"));
        let code = memory(format!("codes{way}"), p.code_bits(), write, code_words);
        let write = (writes & port.is_tag).named(&format!("writes_tag{way}"));
        let tag = memory(format!("tags{way}"), p.tag_bits(), write, tag_words);
        words.push(port.is_tag.mux(tag.resize(32), code.resize(32)));
        ways.push((tag, code));
    }

    m.section("The word that the configuration port reads");
    let words = m.vector("words", &words);
    words[0].comment("A tag or a code of each way.");
    let word = one_hot(m, "read_way", in_ways, &words)?;
    let word_damaged = p.protection.checks().then(|| {
        let of_way = damaged.chunks(2).map(|of_way| match of_way {
            [code, tag] => port.is_tag.mux(*tag, *code),
            _ => unreachable!("a code and a tag"),
        });
        let of_ways = concat(&of_way.collect::<Vec<_>>());
        (in_ways & of_ways).any().named("word_is_damaged")
    });
    Ok(Set {
        ways,
        symbol: looked_up,
        word,
        word_damaged,
        damaged,
    })
}
