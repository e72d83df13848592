//! The decompressor's small tables: first codewords, offsets, the escape, and
//! whether the tables are loaded. All of a row's lengths are needed at once, so
//! they are registers. Where the ways do not run in step, each is at a tree of its own, and the outputs
//! have the rows of all trees.

use std::ops::RangeInclusive;
use std::rc::Rc;

use super::access::{damage_register, loaded_register, word_address};
use super::address_map::{ADDRESS_BITS, DAMAGE_BIT, ESCAPE, FIRST_CODEWORDS, OFFSETS, ROWS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::{Parameters, Tables};

/// Which rows a table has, a row for each of the lengths.
#[derive(Clone, Copy)]
enum Table {
    FirstCodewords,
    Offsets,
}

impl Table {
    fn name(self) -> &'static str {
        match self {
            Table::FirstCodewords => "first_codewords",
            Table::Offsets => "offsets",
        }
    }

    fn address(self) -> u32 {
        match self {
            Table::FirstCodewords => FIRST_CODEWORDS,
            Table::Offsets => OFFSETS,
        }
    }

    fn lengths(self, p: &Parameters) -> RangeInclusive<u32> {
        match self {
            Table::FirstCodewords => 2..=p.max_codeword + 1,
            Table::Offsets => 1..=p.max_codeword,
        }
    }

    fn width(self, p: &Parameters) -> u32 {
        match self {
            Table::FirstCodewords => p.max_codeword + 1,
            Table::Offsets => p.index_bits(),
        }
    }

    /// Contents at power-up.
    fn row(self, tables: &Tables, tree: u32, length: u32) -> u64 {
        let trees = match self {
            Table::FirstCodewords => &tables.first_codewords,
            Table::Offsets => &tables.offsets,
        };
        trees[tree as usize][length as usize - 1]
    }
}

ports! {
    TreeRowsInputs { write, selected, row, write_data }
    -> TreeRowsOutputs { known, read_data, rows }
}

/// One tree's rows of a table.
fn tree_rows(p: &Parameters, table: Table, tree: u32) -> Result<Rc<Module>, DesignError> {
    let name = match (p.trees, &p.tables) {
        // With contents at power-up, each tree has its own.
        (2.., Some(_)) => format!("{}_tree{tree}", table.name()),
        _ => table.name().to_string(),
    };
    let lengths = table.lengths(p);
    let (width, row_bits) = (table.width(p), ROWS.trailing_zeros());
    let m = match p.tables {
        Some(_) => Builder::new(format!("{}_{name}", p.name)),
        None => {
            let text = include_str!("../../common/library/length_rows.v");
            let parameters = [
                ("FIRST", *lengths.start()),
                ("COUNT", lengths.clone().count() as u32),
                ("ROW_BITS", row_bits),
                ("WIDTH", width),
            ];
            Builder::library("length_rows", text, &parameters)
        }
    };
    m.doc(&format!(
        "One Huffman tree's {}: a register for each length from {} to {} bits, the shortest\nin the lowest bits.",
        table.name().replace('_', " "),
        lengths.start(),
        lengths.end()
    ));
    let write = m
        .input("write", 1)
        .comment("Configuration port writes a word");
    let selected = m.input("selected", 1);
    selected.comment("Address is of this table and tree");
    let row = m.input("row", row_bits);
    row.comment("Length of the row, by the address");
    let write_data = m.input("write_data", width).comment("Word to write");
    // Bit n for length n.
    let all = selected.gate(row.one_hot(lengths.end() + 1));
    let all = all.named("length_is");
    let at: Vec<Signal> = lengths.clone().map(|length| all.bit(length)).collect();
    let registers: Vec<Signal> = lengths
        .map(|length| {
            let initial = p.tables.as_ref().map(|t| table.row(t, tree, length));
            m.register_initial(&format!("length{length}"), width, initial)
        })
        .collect();
    let registers = m.vector("rows_of_lengths", &registers);
    for (&at, &register) in at.iter().zip(&registers) {
        m.next_if(register, write & at, write_data);
    }
    m.output("known", concat(&at).any())
        .comment("There is a row of that length");
    m.output(
        "read_data",
        one_hot(&m, "read_row", concat(&at), &registers)?,
    )
    .comment("Row of that length");
    m.output("rows", concat(&registers))
        .comment("Rows of all lengths, the shortest one lowest");
    m.finish()
}

ports! {
    pub(crate) CodeRegistersInputs {
        write, address, write_data, advance: Option<Signal<'m>>, find_tree: Option<Signal<'m>>,
        index_tree: Option<Signal<'m>>, damaged: Option<Signal<'m>>,
    } -> CodeRegistersOutputs {
        known, read_data, loaded, first_codewords, offsets, escape: Option<Escape<'m>>,
        damage_seen: Option<Signal<'m>>,
    }
}

ports! {
    /// The escape, where there is one.
    #[derive(Clone, Copy)]
    group pub(crate) Escape { codeword, mask, length, step }
}

pub fn code_registers(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_code_registers", p.name));
    m.doc("The decompressor's small tables: first codewords and offsets of all lengths, the\nescape, and whether the tables are loaded.");
    let write = m
        .input("write", 1)
        .comment("Configuration port writes a word");
    let address = m.input("address", ADDRESS_BITS - 2);
    address.comment("Address of the 32-bit word to write or read");
    let write_data = m.input("write_data", 32).comment("Word to write");

    let (mut known, mut read) = (Vec::new(), Vec::new());
    m.section("Rows of each length");
    let row_bits = ROWS.trailing_zeros();
    let row = address.slice(0, row_bits);
    let above = address.slice(row_bits, address.width() - row_bits);
    let mut rows_of = |table: Table| -> Result<Vec<Signal<'_>>, DesignError> {
        (0..p.trees)
            .map(|tree| {
                let name = format!("{}{tree}", table.name());
                let at = table.address() / 4 / ROWS + tree;
                let region = format!("{}_TREE{tree}", table.name().to_uppercase());
                let region = m.localparam(&region, u64::from(at), above.width());
                let inputs = TreeRowsInputs {
                    write,
                    selected: above.eq(region).named(&format!("at_{name}")),
                    row,
                    write_data: write_data.slice(0, table.width(p)),
                };
                let rows = m.instance(&name, &tree_rows(p, table, tree)?, inputs);
                known.push(rows.known);
                read.push(rows.read_data.resize(32));
                Ok(rows.rows)
            })
            .collect()
    };
    let first = rows_of(Table::FirstCodewords)?;
    let offsets = rows_of(Table::Offsets)?;

    m.section("The escape, and whether the tables are loaded");
    let escape = p.escape.then(|| {
        let selected = address
            .eq(word_address(&m, "ESCAPE", ESCAPE))
            .named("at_escape");
        let initial = p.tables.as_ref().map(|t| t.escape);
        let escape = m.register_initial("escape", p.code_bits(), initial);
        escape.comment("Its codeword, and its length above that.");
        m.next_if(escape, write & selected, write_data.slice(0, p.code_bits()));
        known.push(selected);
        read.push(selected.gate(escape.resize(32)));
        escape
    });
    let control = Control::new(&m, p, (write, address, write_data));
    known.push(control.selected);
    read.push(control.word);
    m.output("known", or_all(known))
        .comment("There is a register at the address");
    m.output("read_data", or_all(read))
        .comment("Word at the address");
    m.output("loaded", control.loaded)
        .comment("Tables are loaded, and no damage was seen");

    m.section("What the ways take");
    for_ways(&m, p, &first, &offsets);
    if let Some(escape) = escape {
        escape_outputs(&m, p, escape, write);
    }
    m.finish()
}

/// The control word.
struct Control<'m> {
    selected: Signal<'m>,
    /// The word, or 0 if it is not selected.
    word: Signal<'m>,
    /// The tables are loaded, and no damage was seen.
    loaded: Signal<'m>,
}

impl<'m> Control<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        (write, address, write_data): (Signal<'m>, Signal<'m>, Signal<'m>),
    ) -> Self {
        let (selected, loaded) = loaded_register(m, p.tables.is_some(), write, address, write_data);
        let damage_seen = p.protection.checks().then(|| {
            let damaged = m
                .input("damaged", 1)
                .comment("A word of a decode table that was read is damaged");
            damage_register(m, write & selected, write_data, damaged)
        });
        let word = match damage_seen {
            Some(seen) => concat(&[loaded, m.zero(DAMAGE_BIT - 1), seen]),
            None => loaded,
        };
        let word = selected.gate(word.resize(32));
        let loaded = match damage_seen {
            Some(seen) => {
                m.output("damage_seen", seen)
                    .comment("A damaged word was seen since the tables were loaded");
                loaded & !seen
            }
            None => loaded,
        };
        Control {
            selected,
            word,
            loaded,
        }
    }
}

/// The ports of the rows of all trees.
fn for_ways<'m>(m: &'m Builder, p: &Parameters, first: &[Signal<'m>], offsets: &[Signal<'m>]) {
    if p.trees > 1 && p.cuts_through() {
        // Each way uses a tree of its own.
        row_outputs(m, concat(first), concat(offsets));
    } else if p.trees > 1 {
        // The tree alternates with every symbol: its rows are picked a cycle ahead.
        let advance = m.input("advance", 1).comment("Pipeline moves");
        let find_tree = m
            .input("find_tree", p.tree_bits())
            .comment("Huffman tree of the codeword that is sought in the next cycle");
        let index_tree = m
            .input("index_tree", p.tree_bits())
            .comment("Huffman tree of the codeword whose index is computed in this cycle");
        let current = m.delay_if("current_first_codewords", advance, find_tree.select(first));
        row_outputs(m, current, index_tree.select(offsets));
    } else {
        row_outputs(m, first[0], offsets[0]);
    }
}

/// The rows that the ways take.
fn row_outputs<'m>(m: &'m Builder, first_codewords: Signal<'m>, offsets: Signal<'m>) {
    m.output("first_codewords", first_codewords)
        .comment("First codewords of lengths 2 and up, left-justified; then the code's end");
    m.output("offsets", offsets)
        .comment("Offset of each codeword length from codeword to index, shortest lowest");
}

/// The escape, in registers of its own, so that it is not in the decoder's loop: a block is started before
/// its first codeword is searched.
fn escape_outputs<'m>(m: &'m Builder, p: &Parameters, escape: Signal<'m>, write: Signal<'m>) {
    let max = p.max_codeword;
    let codeword = escape.slice(0, max);
    let length = escape.slice(max, p.length_bits()).named("bits_of_escape");
    let ones = m.constant((1 << max) - 1, max);
    let mask = !(ones << length);
    let step = length.resize(p.step_bits()).plus(u64::from(p.symbol_bits));
    // A word at power-up is never written.
    let changes = (p.tables.is_none()).then(|| m.delay_reset("escape_may_change", write));
    let of_escape = |name: &str, value: Signal<'m>| match changes {
        Some(changes) => m.delay_if(name, changes, value),
        None => m.delay(name, value),
    };
    m.output("escape_codeword", codeword)
        .comment("Codeword of the escape, first bit lowest");
    m.output("escape_mask", of_escape("mask_of_escape", mask))
        .comment("A 1 for each bit of the escape's codeword");
    m.output("escape_length", length)
        .comment("Length of the escape's codeword in bits");
    m.output("escape_step", of_escape("step_of_escape", step))
        .comment("Length of the escape and its raw symbol in bits");
}
