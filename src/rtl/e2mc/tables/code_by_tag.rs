//! The set-associative code table that reads tags first, and then the code of the way that hits: few memories, of
//! whole rows and many words, which have output registers and so two cycles for their access.
//!
//! ```text
//! symbol → tags of its set → way ─→ code ──┬→ code, length
//!                              └→ escape ──┘
//! ```
//!
//! | cycle | |
//! |---|---|
//! | 0 | a symbol's set is the address of the tags |
//! | 1, 2 | the tags are read, and go to registers |
//! | 3 | they are compared; set and way are the address of the code |
//! | 4, 5 | the code is read; beside it, the symbol's raw bits are placed behind the escape, in case of no hit |
//! | 6 | the code is at the output |
//!
//! A row of tags has a bit for each way that says whether the way's code has a length. So the configuration port
//! writes a word in the last cycle of a read: it writes the row again with another tag, or with that bit.

use std::ops::Range;
use std::rc::Rc;

use super::code_ports::{
    entry_bits, escaped_length, image, moving_inputs, output_code, output_damaged,
    output_read_damaged, TablePort,
};
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::columns::registered_columns;
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::{Parameters, CODE_COLUMN, TABLE_WAYS};

/// Most bits of a memory's word.
const WIDEST: u32 = 64;

/// Bits of a shift that its first cycle performs.
const FIRST_SHIFTS: u32 = 2;

/// Latency six cycles, a symbol per cycle.
pub(super) fn code_by_tag<'m>(
    m: &'m Builder,
    p: &Parameters,
    lookup: Signal<'m>,
    symbol: Signal<'m>,
) -> Result<(), DesignError> {
    let (advance, stages) = moving_inputs(m, p);
    let escape = m.input("escape", p.code_bits());
    escape.comment("Escape: its codeword, and its length above that");
    let port = TablePort::new(m, p);
    m.section("The access of the configuration port");
    let (port, in_ways) = port.registered(m);
    let moves = |stage| (advance & stages.bit(stage)).named(&format!("stage{}_moves", stage + 1));
    let table = Table {
        m,
        p,
        moves: (0..p.lookup_stages()).map(moves).collect(),
        in_ways,
        port,
    };

    m.section("Cycles 0 to 2: the tags of the symbol's set are read");
    let looked_up = m.delay_if("looked_up", lookup, symbol);
    let row_symbol = m.delay_if("row_symbol", table.moves[0], looked_up);
    let row = m.register("row", TABLE_WAYS * table.way_bits());
    row.comment(
        "Of each way: its tag, whether its code has a length, and a check, if words have one.",
    );
    let word_of_port = table.tags(lookup, symbol, row)?;

    m.section("Cycle 3: the tags are compared");
    let symbol = m.delay_if("compared_symbol", table.moves[1], row_symbol);
    let (hits, row_damaged) = table.compare(row, symbol);
    let misses = (!hits.any()).named("misses");
    let set = symbol.slice(0, entry_bits(p));
    let number = concat(&[number_of(hits), set]).named("code_number");

    m.section("Cycles 4 and 5: the code of the way that hits is read");
    let code = table.code(number);
    let after = |name: &str, stage: usize, value: Signal<'m>| {
        m.delay_if(&format!("{name}_{}", stage + 2), table.moves[stage], value)
    };
    // The symbol is shifted in two cycles: the tables lie far apart, and this is their lane's longest chain of gates.
    let shift = escape.slice(p.max_codeword, p.length_bits());
    let few = shift.slice(0, FIRST_SHIFTS);
    let bits = p.symbol_bits + (1 << FIRST_SHIFTS) - 1;
    let symbol = after("shifted_symbol", 2, symbol.resize(bits) << few);
    let misses = after("misses", 2, misses);
    let many = shift.slice(FIRST_SHIFTS, p.length_bits() - FIRST_SHIFTS);
    let many = concat(&[m.zero(FIRST_SHIFTS), many]);
    let raw = symbol.resize(p.symbol_limit()) << many;
    let escaped = escape.slice(0, p.max_codeword).resize(p.symbol_limit()) | raw;
    let escaped_length = escaped_length(p, escape);
    let escaped = after("escaped", 3, misses.gate(escaped));
    let escaped_length = after("escaped_length", 3, misses.gate(escaped_length));
    let hits = after("hits", 3, !misses);
    escaped.comment("Zero where a way hit.");
    let (word, code_damaged) = p.protection.read(code);
    let code = word.slice(0, p.max_codeword).resize(p.symbol_limit());
    let length = word
        .slice(p.max_codeword, p.length_bits())
        .resize(p.step_bits());
    let found = |name: &str, value: Signal<'m>| m.delay_if(name, table.moves[4], value);
    let code = found("found_code", hits.gate(code) | escaped);
    let length = found("found_length", hits.gate(length) | escaped_length);
    if let (Some(row), Some(code)) = (row_damaged, code_damaged) {
        let row = after("row_damaged", 3, after("row_damaged", 2, row));
        output_damaged(m, found("found_damaged", row | (hits & code)));
    }
    output_code(m, code, length);
    table.answer(word_of_port, word, code_damaged);
    Ok(())
}

/// The way's number, in as many bits as it takes.
fn number_of<'m>(ways: Signal<'m>) -> Signal<'m> {
    let bit = |bit: u32| {
        let with = (0..TABLE_WAYS).filter(|way| way >> bit & 1 == 1);
        or_all(with.map(|way| ways.bit(way)).collect::<Vec<_>>())
    };
    concat(
        &(0..TABLE_WAYS.trailing_zeros())
            .map(bit)
            .collect::<Vec<_>>(),
    )
}

struct Table<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    port: TablePort<'m>,
    /// Whether the port's word is in each of the ways.
    in_ways: Signal<'m>,
    /// The stages whose look-ups move on in this cycle, from cycle 1 on.
    moves: Vec<Signal<'m>>,
}

impl<'m> Table<'_, 'm> {
    /// Enable and address of a read, for a look-up or for the configuration port.
    fn reads(
        &self,
        name: &str,
        (reads, address): (Signal<'m>, Signal<'m>),
        of_port: Signal<'m>,
    ) -> (Signal<'m>, Signal<'m>) {
        let reads = (reads | self.port.read).named(&format!("reads_{name}"));
        let address = self.port.read.mux(of_port, address);
        (reads, address.named(&format!("{name}_address")))
    }

    /// Bits of a way in a row.
    fn way_bits(&self) -> u32 {
        self.p.protection.stored_bits(self.p.tag_bits() + 1)
    }

    /// Reads the tags of a symbol's set into a `row`, and writes the row again in which the configuration port changes
    /// a way. Returns that way as stored, a cycle after the row.
    fn tags(
        &self,
        lookup: Signal<'m>,
        symbol: Signal<'m>,
        row: Signal<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let (m, p, port) = (self.m, self.p, &self.port);
        let bits = self.way_bits();
        let ways = row.parts(bits);
        let way = one_hot(m, "select_way", self.in_ways, &ways)?;
        let way = m.delay_if("read_way", port.read, way);
        let changed = self.changed(way);
        let new = (0..TABLE_WAYS).zip(&ways);
        let new: Vec<_> = new
            .map(|(way, &old)| self.in_ways.bit(way).mux(changed, old))
            .collect();
        let set = symbol.slice(0, entry_bits(p));
        let read = self.reads("tags", (lookup, set), port.entry);
        let loads = (self.moves[0] | port.read).named("loads_tags");
        let together = 1 << (WIDEST / bits).clamp(1, TABLE_WAYS).ilog2();
        let size = Memory {
            depth: p.sets(),
            width: together * bits,
        };
        let memories = new.chunks(together as usize).enumerate();
        let stored = memories.map(|(number, new)| {
            let name = format!("tags{number}");
            let first = number as u32 * together;
            let image = self.image(&name, first..first + together);
            let write = (port.write, port.entry, concat(new));
            m.registered_memory((&name, size), image, write, read, loads)
        });
        let stored = concat(&stored.collect::<Vec<_>>());
        m.next_if(row, (self.moves[1] | port.read).named("loads_row"), stored);
        Ok(way)
    }

    /// The way that the configuration port writes, from what is stored: with another tag, or in use or not, by the
    /// length of the code that is written. The latter leaves the tag and what is known of its damage.
    fn changed(&self, stored: Signal<'m>) -> Signal<'m> {
        let (p, port) = (self.p, &self.port);
        let was_used = stored.bit(p.tag_bits());
        let with_tag = concat(&[port.data.slice(0, p.tag_bits()), was_used]);
        let with_tag = p.protection.stored(with_tag, port.flips);
        let is_used = port.data.slice(p.max_codeword, p.length_bits()).any();
        let mut with_use = vec![stored.slice(0, p.tag_bits()), is_used];
        if p.protection.checks() {
            let differs = (is_used ^ was_used).named("use_differs");
            with_use.push(stored.bit(p.tag_bits() + 1) ^ differs);
        }
        let with_use = concat(&with_use);
        port.is_tag.mux(with_tag, with_use).named("way_new")
    }

    /// The rows of these ways at power-up.
    fn image(&self, name: &str, ways: Range<u32>) -> Option<Rc<MemoryImage>> {
        let p = self.p;
        let tables = p.tables.as_ref()?;
        let way = |entry: usize| {
            let in_use = tables.codes[entry] >> p.max_codeword != 0;
            let word = tables.tags[entry] | u64::from(in_use) << p.tag_bits();
            (word, p.tag_bits() + 1)
        };
        let row = |set: u32| {
            let entries = ways.clone().map(|way| (set * TABLE_WAYS + way) as usize);
            p.protection.stored_row(entries.map(way))
        };
        Some(Rc::new(MemoryImage {
            file: format!("{}_{name}.hex", p.name),
            words: (0..p.sets()).map(row).collect(),
        }))
    }

    /// Which ways have the symbol's tag, of a row of tags, and whether one of the ways is damaged.
    fn compare(&self, row: Signal<'m>, symbol: Signal<'m>) -> (Signal<'m>, Option<Signal<'m>>) {
        let p = self.p;
        let tag = symbol.slice(entry_bits(p), p.tag_bits()).named("tag");
        let ways = row.parts(self.way_bits());
        let (mut hits, mut damaged) = (Vec::new(), Vec::new());
        for (number, &way) in ways.iter().enumerate() {
            let (word, is_damaged) = p.protection.read(way);
            let is_it = word.slice(0, p.tag_bits()).eq(tag) & word.bit(p.tag_bits());
            hits.push(is_it.named(&format!("hit{number}")));
            damaged.extend(is_damaged);
        }
        let row_damaged = (!damaged.is_empty()).then(|| concat(&damaged).any());
        (concat(&hits).named("hits"), row_damaged)
    }

    /// Reads the code of this number, and writes that of the configuration port. What is read comes as stored.
    fn code(&self, number: Signal<'m>) -> Signal<'m> {
        let (m, p, port) = (self.m, self.p, &self.port);
        let of_port = concat(&[port.way, port.entry]).named("number_of_port");
        let read = self.reads("code", (self.moves[2], number), of_port);
        let loads = (self.moves[3] | port.read).named("loads_code");
        let writes = (port.write & !port.is_tag).named("writes_code");
        let new = p
            .protection
            .stored(port.data.slice(0, p.code_bits()), port.flips);
        let size = Memory {
            depth: p.entries,
            width: p.protection.stored_bits(p.code_bits()),
        };
        let tables = p.tables.as_ref();
        let image = tables.map(|tables| image(p, "codes", (&tables.codes, p.code_bits())));
        let write = (writes, of_port, new);
        registered_columns(m, ("codes", size), CODE_COLUMN, image, write, (read, loads))
    }

    /// Gives the configuration port its word, from a way as stored and a code.
    fn answer(&self, way: Signal<'m>, code: Signal<'m>, code_damaged: Option<Signal<'m>>) {
        let (m, p, port) = (self.m, self.p, &self.port);
        m.section("The word that the configuration port reads");
        let (tag, tag_damaged) = p.protection.read(way);
        let tag = tag.slice(0, p.tag_bits()).resize(32);
        let word = port.is_tag.mux(tag, code.resize(32));
        m.output("table_read_data", m.delay_if("read_word", port.read, word))
            .comment("Word of the code table, six cycles after table_read");
        if let (Some(tag), Some(code)) = (tag_damaged, code_damaged) {
            let damaged = port.is_tag.mux(tag, code);
            output_read_damaged(m, m.delay_if("read_word_damaged", port.read, damaged));
        }
    }
}
