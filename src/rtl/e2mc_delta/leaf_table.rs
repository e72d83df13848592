//! Compressor: looks up the leaf of a residual: its value, if that has a codeword, or its class.
//!
//! ```text
//! residual ─┬→ tags and lengths of 8 values of its set → row → compare ─┬→ hit → length
//!           └→ lengths (and codewords) of classes ─────→ register ──────┘
//! ```
//!
//! Memories have output registers, so a read takes two cycles; in one pass, which has no cycles to spare, it takes one,
//! and tables are split into more memories. A row holds the tags of four ways, so the configuration port writes a tag
//! in the last cycle of a read, with the other three as they were.
//!
//! Values are stored in 8-way sets as in E2MC's code table, selected by the residual's low bits; classes are
//! indexed by its high byte. A table has the codes of one mode with their lengths only ([`lengths`]), or with
//! codewords, too ([`super::codewords`]), of one mode or of all.

use std::ops::Range;
use std::rc::Rc;

use super::{Parameters, Tables, CLASSES, LONGEST, LOW_BITS, SYMBOL_BITS, TREES};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::columns::{columns, registered_columns};
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::tables::access::table_flips_input;
use crate::rtl::e2mc::{CODE_COLUMN, CODE_TABLE_COLUMN, TABLE_WAYS};

/// Ways whose words are one word of a memory.
const WAYS_TOGETHER: u32 = 4;

/// A residual to look up. The residual is known late, so only the tables' addresses use it unfolded; the
/// value that is compared a cycle later is folded then.
#[derive(Clone, Copy)]
pub(super) struct LookedUp<'m> {
    /// Twice the difference, or the symbol itself.
    pub doubled: Signal<'m>,
    /// The difference is: the residual is all of its bits inverted.
    pub negative: Signal<'m>,
}

impl<'m> LookedUp<'m> {
    /// The ports of a residual, on a module that has them: whether there is one, and it.
    pub fn inputs(m: &'m Builder) -> (Signal<'m>, Self) {
        let lookup = m
            .input("lookup", 1)
            .comment("A residual is to be looked up");
        let doubled = m.input("doubled", SYMBOL_BITS);
        doubled.comment("Twice the difference, or the symbol itself");
        let negative = m.input("negative", 1);
        negative.comment("Difference is negative: the residual is ~doubled; else it is doubled");
        (lookup, LookedUp { doubled, negative })
    }

    pub fn residual(&self) -> Signal<'m> {
        self.doubled ^ self.negative.replicate(SYMBOL_BITS)
    }

    /// What follows a `lookup` of it.
    pub fn after(&self, m: &'m Builder, p: &Parameters, lookup: Signal<'m>) -> Compared<'m> {
        let late = LookedUp {
            doubled: m.delay_if("doubled_after", lookup, self.doubled),
            negative: m.delay_if("negative_after", lookup, self.negative),
        };
        let looked_up = m.delay_reset("was_looked_up", lookup);
        let (words_come, residual) = if p.registers_tables() {
            let residual = m.delay_if("residual_after", looked_up, late.residual());
            (m.delay_reset("words_come", looked_up), residual)
        } else {
            (looked_up, late.residual())
        };
        Compared {
            looked_up,
            words_come,
            valid: m.delay_reset("is_compared", words_come),
            residual: m.delay_if("compared_residual", words_come, residual),
        }
    }
}

/// A residual that was looked up.
#[derive(Clone, Copy)]
pub(super) struct Compared<'m> {
    /// A cycle after the look-up.
    pub looked_up: Signal<'m>,
    /// The memories output the words: in that cycle, or if they have output registers in the next.
    pub words_come: Signal<'m>,
    /// A cycle later: the words are in registers, beside the residual.
    pub valid: Signal<'m>,
    pub residual: Signal<'m>,
}

/// The comment of a port with the word that the configuration port reads.
pub(super) fn word_comes(p: &Parameters) -> String {
    let cycles = 2 + u32::from(p.registers_tables());
    format!("Word of the table, {cycles} cycles after table_read, which stays 1")
}

/// When a table is read: for a look-up, or for the configuration port.
pub(super) struct Reads<'m> {
    /// Whether it is, and where.
    pub at: (Signal<'m>, Signal<'m>),
    /// A cycle later, for an output register.
    pub loads: Signal<'m>,
}

impl<'m> Reads<'m> {
    /// For a look-up, which `loads` a cycle later, or for the configuration port, at this address. `names`: of whether it
    /// is read, and of the address.
    pub fn either(
        names: [&str; 2],
        (lookup, loads): (Signal<'m>, Signal<'m>),
        (port_reads, address): (Signal<'m>, Signal<'m>),
    ) -> Self {
        let reads = (lookup | port_reads).named(names[0]);
        Reads {
            at: (reads, address.named(names[1])),
            loads: loads | port_reads,
        }
    }
}

/// The word of a table, whose memories have output registers where those of [`Parameters::registers_tables`] do.
pub(super) fn table<'m>(
    m: &'m Builder,
    p: &Parameters,
    table: (&str, Memory),
    image: Option<Rc<MemoryImage>>,
    write: (Signal<'m>, Signal<'m>, Signal<'m>),
    reads: &Reads<'m>,
) -> Signal<'m> {
    if p.registers_tables() {
        let loads = reads.loads.named_if_not(&format!("loads_{}", table.0));
        registered_columns(m, table, CODE_COLUMN, image, write, (reads.at, loads))
    } else {
        columns(m, table, CODE_TABLE_COLUMN, image, write, reads.at)
    }
}

/// Bits of a codeword's length.
pub const LENGTH_BITS: u32 = 5;

/// Bits of a symbol's length, a low byte included.
pub const STEP_BITS: u32 = 5;

/// The configuration's access to the tables.
#[derive(Clone, Copy)]
pub(super) struct Access<'m> {
    pub write: Signal<'m>,
    pub read: Signal<'m>,
    /// Of the word among those of its kind.
    pub number: Signal<'m>,
    pub data: Signal<'m>,
    /// The kind of access.
    pub in_tags: Signal<'m>,
    pub in_classes: Signal<'m>,
    /// The word is stored with a flipped bit, where words are protected.
    pub flips: Option<Signal<'m>>,
}

/// Bits of [`Access::number`].
pub fn number_bits(p: &Parameters) -> u32 {
    let values = p.value_index_bits();
    values.max(LOW_BITS) + p.code_bits()
}

/// The ports of an access, on a module that has them.
pub(super) fn access_inputs<'m>(m: &'m Builder, p: &Parameters) -> Access<'m> {
    Access {
        write: m
            .input("table_write", 1)
            .comment("Configuration port writes a word"),
        read: m
            .input("table_read", 1)
            .comment("Configuration port reads a word"),
        number: m
            .input("table_number", number_bits(p))
            .comment("Number of the word that the configuration port reads or writes"),
        data: m
            .input("table_write_data", 32)
            .comment("Word that the configuration port writes"),
        in_tags: m
            .input("in_tags", 1)
            .comment("Configuration access is to the values' tags and lengths"),
        in_classes: m
            .input("in_classes", 1)
            .comment("Configuration access is to the classes"),
        flips: table_flips_input(m, &p.frame),
    }
}

/// The port of an access to codewords of values.
pub(super) fn codewords_input(m: &Builder) -> Signal<'_> {
    m.input("in_codewords", 1)
        .comment("Configuration access is to the codewords of values")
}

/// The comparison of a residual with the ways of a set.
pub(super) struct SetMatch<'m> {
    /// One-hot, or none.
    pub hits: Signal<'m>,
    /// Of the value's codeword; zero without a hit.
    pub length: Signal<'m>,
    /// The ways' words, without checks.
    ways: Vec<Signal<'m>>,
    /// Which way the configuration port reads or writes.
    in_ways: Signal<'m>,
    /// If words are protected: a word of the set is damaged; the word that the port reads is damaged.
    pub damaged: Option<[Signal<'m>; 2]>,
}

impl<'m> SetMatch<'m> {
    /// The tag's word that the configuration port reads.
    pub fn word_of_port(&self, m: &'m Builder, p: &Parameters) -> Result<Signal<'m>, DesignError> {
        let word = one_hot(m, "read_way", self.in_ways, &self.ways)?;
        let tag_bits = p.tag_bits();
        let word = concat(&[
            word.slice(0, tag_bits),
            m.zero(SYMBOL_BITS - tag_bits),
            word.slice(tag_bits, LENGTH_BITS),
        ]);
        Ok(word.resize(32))
    }
}

/// Outputs, where words are protected, that one was `used` for a symbol, or `read` by the port, that is damaged.
pub(super) fn damaged_outputs<'m>(m: &'m Builder, damaged: Option<[Signal<'m>; 2]>, beside: &str) {
    if let Some([used, read]) = damaged {
        m.output("damaged", used).comment(&format!(
            "With {beside}: a word that was read for the symbol is damaged"
        ));
        m.output("read_damaged", read)
            .comment("Word that table_read reads is damaged, when it has come");
    }
}

/// The damage of some tables, if there is any that can be known.
pub(super) fn any_damaged<'m>(all: &[[Signal<'m>; 2]]) -> Option<[Signal<'m>; 2]> {
    let of = |kind: usize| or_all(all.iter().map(|damaged| damaged[kind]).collect::<Vec<_>>());
    (!all.is_empty()).then(|| [of(0), of(1)])
}

/// The damage of the tables of values and of the `class`, whose word the port may read, too.
pub(super) fn damaged_leaf<'m>(
    found: &SetMatch<'m>,
    class: Option<Signal<'m>>,
    access: &Access<'m>,
) -> Option<[Signal<'m>; 2]> {
    found.damaged.zip(class).map(|([of_set, word], class)| {
        let used = (of_set | class).named("leaf_damaged");
        [used, (access.in_tags & word) | (access.in_classes & class)]
    })
}

/// Words of this many bits for a table, as stored in its memory.
pub(super) fn image(
    p: &Parameters,
    (name, bits): (&str, u32),
    words: Option<Vec<u64>>,
) -> Option<Rc<MemoryImage>> {
    words.map(|words| {
        let words = words.into_iter();
        Rc::new(MemoryImage {
            file: format!("{}_{name}.hex", p.frame.name),
            words: words
                .map(|word| p.frame.protection.stored_word(word, bits))
                .collect(),
        })
    })
}

/// The ways of a set, in two memories of four ways, of the tables of some codes.
struct Ways<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    codes: Range<u32>,
    access: &'a Access<'m>,
    /// Which way the configuration port reads or writes.
    in_ways: Signal<'m>,
}

/// Compares a residual with the 8 ways of its set, in the tables of `codes`. `address`: of the set, with the code that
/// is looked up.
pub(super) fn value_ways<'m>(
    m: &'m Builder,
    p: &Parameters,
    codes: Range<u32>,
    access: &Access<'m>,
    (lookup, address): (Signal<'m>, Signal<'m>),
    compared: &Compared<'m>,
) -> Result<SetMatch<'m>, DesignError> {
    let way_bits = address_width(u64::from(TABLE_WAYS));
    let in_ways = access
        .number
        .slice(0, way_bits)
        .one_hot(TABLE_WAYS)
        .named("in_ways");
    let ways = Ways {
        m,
        p,
        codes,
        access,
        in_ways,
    };
    let row = ways.row((lookup, address), compared);
    ways.compare(row, compared.residual)
}

impl<'m> Ways<'_, 'm> {
    fn word_bits(&self) -> u32 {
        self.p.tag_bits() + LENGTH_BITS
    }

    /// The row of a set, in a register. Where the configuration port writes a way, the row is written again.
    fn row(
        &self,
        (lookup, address): (Signal<'m>, Signal<'m>),
        compared: &Compared<'m>,
    ) -> Signal<'m> {
        let (m, p, access) = (self.m, self.p, self.access);
        let stored_bits = p.frame.protection.stored_bits(self.word_bits());
        let size = Memory {
            depth: (self.codes.end - self.codes.start) * p.sets(),
            width: WAYS_TOGETHER * stored_bits,
        };
        let address_bits = address_width(u64::from(size.depth));
        let entry = access
            .number
            .slice(TABLE_WAYS.trailing_zeros(), address_bits);
        let port_reads = (access.read & access.in_tags).named("port_reads_tags");
        let address = port_reads.mux(entry, address.slice(0, address_bits));
        let reads = Reads::either(
            ["reads_tags", "tag_address"],
            (lookup, compared.looked_up),
            (port_reads, address),
        );
        // Of both memories.
        reads.loads.named("loads_tags");
        let data = concat(&[
            access.data.slice(0, p.tag_bits()),
            access.data.slice(SYMBOL_BITS, LENGTH_BITS),
        ]);
        let data = (p.frame.protection).stored(data.named("tag_write_data"), access.flips);
        let writes = (access.write & access.in_tags).named("writes_tags");
        let row = m.register("row", TABLE_WAYS * stored_bits);
        row.comment("Of each way: its tag, its codeword's length, and a check, if words have one.");
        let ways = row.parts(stored_bits).into_iter().enumerate();
        let new: Vec<Signal> = ways
            .map(|(way, old)| self.in_ways.bit(way as u32).mux(data, old))
            .collect();
        let memories = new.chunks(WAYS_TOGETHER as usize).enumerate();
        let stored = memories.map(|(number, new)| {
            let name = format!("tags{number}");
            let image = self.image(&name, number as u32 * WAYS_TOGETHER);
            let write = (writes, entry, concat(new));
            table(m, p, (&name, size), image, write, &reads)
        });
        let stored = concat(&stored.collect::<Vec<_>>());
        let comes = (compared.words_come | port_reads).named("row_comes");
        m.next_if(row, comes, stored);
        row
    }

    /// Contents at power-up of the memory whose first way is this one.
    fn image(&self, name: &str, first: u32) -> Option<Rc<MemoryImage>> {
        let (p, bits) = (self.p, self.word_bits());
        let tables = p.tables.as_ref()?;
        let way = |entry: u32| {
            let word = tables.tags[entry as usize];
            let length = (word >> SYMBOL_BITS) << p.tag_bits();
            (length | (word % (1 << SYMBOL_BITS)), bits)
        };
        let row = |entry: u32| {
            let ways = (0..WAYS_TOGETHER).map(|at| way(entry + first + at));
            p.frame.protection.stored_row(ways)
        };
        let file = match self.codes.start {
            0 if self.codes.end == p.codes() => name.to_string(),
            code => format!("{name}_codes{code}"),
        };
        let entries = self.codes.start * p.values..self.codes.end * p.values;
        Some(Rc::new(MemoryImage {
            file: format!("{}_{file}.hex", p.frame.name),
            words: entries.step_by(TABLE_WAYS as usize).map(row).collect(),
        }))
    }

    /// Which way of a row has the residual.
    fn compare(&self, row: Signal<'m>, residual: Signal<'m>) -> Result<SetMatch<'m>, DesignError> {
        let (m, p) = (self.m, self.p);
        let tag_bits = p.tag_bits();
        let tag = residual.slice(p.set_bits(), tag_bits);
        let (mut hits, mut lengths, mut ways, mut damaged) = (vec![], vec![], vec![], vec![]);
        for (way, stored) in row.parts(row.width() / TABLE_WAYS).into_iter().enumerate() {
            let (word, is_damaged) = p.frame.protection.read(stored);
            damaged.extend(is_damaged);
            let length = word.slice(tag_bits, LENGTH_BITS);
            let hit = word.slice(0, tag_bits).eq(tag) & length.any();
            hits.push(hit.named(&format!("hit{way}")));
            lengths.push(length);
            ways.push(word);
        }
        let hits = concat(&hits).named("hits");
        let damaged = p.frame.protection.checks().then(|| {
            let damaged = concat(&damaged).named("damaged_ways");
            [damaged.any(), (self.in_ways & damaged).any()]
        });
        Ok(SetMatch {
            hits,
            length: one_hot(m, "length_of_value", hits, &lengths)?,
            ways,
            in_ways: self.in_ways,
            damaged,
        })
    }
}

/// Bits of a symbol: of a value's codeword, or of a class's and its low byte.
pub(super) fn symbol_length<'m>(
    m: &'m Builder,
    found: &SetMatch<'m>,
    class_length: Signal<'m>,
) -> Signal<'m> {
    let misses = (!found.hits.any()).named("misses");
    let low = m.constant(LOW_BITS.into(), STEP_BITS);
    found.length | misses.gate(class_length + low)
}

ports! {
    pub(super) LengthsInputs {
        lookup, doubled, negative, tree, table_write, table_read, table_number, table_write_data,
        in_tags, in_classes, table_flips: Option<Signal<'m>>,
    } -> LengthsOutputs {
        length, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

/// The lengths of one mode's symbols.
///
/// | port | width | |
/// |---|---|---|
/// | `table_*`, `in_tags`, `in_classes` | | configuration access; not to other modes' words |
pub(super) fn lengths(p: &Parameters, mode: u32) -> Result<Rc<Module>, DesignError> {
    let name = match p.tables {
        // With contents at power-up, each mode has its own.
        Some(_) => format!("{}_lengths_mode{}", p.frame.name, p.modes[mode as usize]),
        None => format!("{}_lengths", p.frame.name),
    };
    let m = Builder::new(name);
    m.doc(
        "Bits that the symbols of one mode take: of values that have a codeword, and of classes.",
    );
    let (lookup, looked_up) = LookedUp::inputs(&m);
    let tree = m.input("tree", 1).comment("Huffman tree of the residual");
    let access = access_inputs(&m, p);
    // The word's code has the mode's number above its tree.
    let codes = mode * TREES..(mode + 1) * TREES;
    m.section("Values");
    let residual = looked_up.residual().named("residual");
    let compared = looked_up.after(&m, p, lookup);
    let set = concat(&[residual.slice(0, p.set_bits()), tree]);
    let found = value_ways(&m, p, codes.clone(), &access, (lookup, set), &compared)?;

    m.section("Classes, and the length of the symbol");
    let class = concat(&[residual.slice(LOW_BITS, SYMBOL_BITS - LOW_BITS), tree]);
    let (class_length, damaged) = class_length(&m, p, codes, &access, (lookup, class), &compared);
    let length = symbol_length(&m, &found, class_length);
    m.output("length", m.delay_if("found_length", compared.valid, length))
        .comment(&format!(
            "Length of the symbol in bits, {} cycles after lookup",
            p.length_cycles() - 1
        ));
    let damaged = damaged_leaf(&found, damaged, &access);
    let damaged = damaged.map(|[used, read]| [m.delay("was_damaged", used), read]);
    damaged_outputs(&m, damaged, "length");
    m.finish()
}

/// The length of a class's codeword, beside the residual to compare, and whether it is damaged.
fn class_length<'m>(
    m: &'m Builder,
    p: &Parameters,
    codes: Range<u32>,
    access: &Access<'m>,
    (lookup, class): (Signal<'m>, Signal<'m>),
    compared: &Compared<'m>,
) -> (Signal<'m>, Option<Signal<'m>>) {
    let protection = p.frame.protection;
    let size = Memory {
        depth: TREES * CLASSES,
        width: protection.stored_bits(LENGTH_BITS),
    };
    let words = |t: &Tables| -> Vec<u64> {
        let words =
            (codes.start * CLASSES..codes.end * CLASSES).map(|at| t.class_codes[at as usize]);
        words.map(|word| word >> LONGEST).collect()
    };
    let file = format!("class_lengths_codes{}", codes.start);
    let image = image(p, (&file, LENGTH_BITS), p.tables.as_ref().map(words));
    let number = access.number.slice(0, LOW_BITS + 1);
    let data = access.data.slice(LONGEST, LENGTH_BITS);
    let write = (
        (access.write & access.in_classes).named("writes_classes"),
        number,
        protection.stored(data, access.flips),
    );
    let mut reads = Reads {
        at: (lookup, class),
        loads: compared.looked_up,
    };
    let mut comes = compared.words_come;
    if protection.checks() {
        let port_reads = (access.read & access.in_classes).named("port_reads_classes");
        reads = Reads::either(
            ["reads_classes", "class_address"],
            (lookup, compared.looked_up),
            (port_reads, port_reads.mux(number, class)),
        );
        comes = (comes | port_reads).named("class_comes");
    }
    let word = table(m, p, ("class_lengths", size), image, write, &reads);
    protection.read(m.delay_if("class_length_read", comes, word))
}
