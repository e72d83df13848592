//! The decompressor's small tables: first codewords, offsets, the escape, and
//! whether the tables are loaded. All of a row's lengths are needed at once, so
//! they are registers.
//!
//! | port | width | |
//! |---|---|---|
//! | `write`, `address`, `write_data` | 1, word address, 32 | one write a cycle |
//! | `read_data`, `known` | 32, 1 | the word at `address`; whether there is one |
//! | `advance` | 1 | the pipeline moves |
//! | `find_tree` | tree | tree of the codeword that is sought in the next cycle |
//! | `index_tree` | tree | tree of the codeword whose index is computed in this one |
//! | `first_codewords` | max × (max + 1) | of the tree sought, rows 2 … max + 1 |
//! | `offsets` | max × index | of the tree indexed |
//! | | × trees | of all trees, where the ways do not run in step (then without the three inputs above) |
//! | `escape_codeword`, `escape_mask`, `escape_length`, `escape_step` | max, max, length, step | (with an escape) |
//! | `loaded` | 1 | |

use std::rc::Rc;

use super::access::loaded_register;
use super::address_map::{ADDRESS_BITS, ESCAPE, FIRST_CODEWORDS, OFFSETS, ROWS};
use super::Parameters;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

/// A row that the configuration port reads and writes.
struct Row<'m> {
    selected: Signal<'m>,
    value: Signal<'m>,
}

pub fn code_registers(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_code_registers", p.name));
    m.doc("The decompressor's small tables: first codewords and offsets of all lengths, the\nescape, and whether the tables are loaded.");
    let write = m.input("write", 1);
    let address = m.input("address", ADDRESS_BITS - 2);
    let write_data = m.input("write_data", 32);

    let max = p.max_codeword;
    let mut rows: Vec<Row> = Vec::new();
    let mut row = |name: &str, at: u32, width: u32, initial: Option<u64>| {
        let selected = address
            .eq_to(u64::from(at / 4))
            .named(&format!("at_{name}"));
        let value = m.register_initial(name, width, initial);
        m.next_if(value, write & selected, write_data.slice(0, width));
        rows.push(Row { selected, value });
        value
    };
    let preset = |f: &dyn Fn(&super::Tables) -> u64| p.tables.as_ref().map(f);

    let first: Vec<Vec<Signal>> = (0..p.trees)
        .map(|tree| {
            (2..=max + 1)
                .map(|length| {
                    let at = FIRST_CODEWORDS + 4 * (tree * ROWS + length);
                    let initial =
                        preset(&|t| t.first_codewords[tree as usize][length as usize - 1]);
                    row(
                        &format!("first_codeword_{tree}_{length}"),
                        at,
                        max + 1,
                        initial,
                    )
                })
                .collect()
        })
        .collect();
    let offsets: Vec<Vec<Signal>> = (0..p.trees)
        .map(|tree| {
            (1..=max)
                .map(|length| {
                    let at = OFFSETS + 4 * (tree * ROWS + length);
                    let initial = preset(&|t| t.offsets[tree as usize][length as usize - 1]);
                    row(
                        &format!("offset_{tree}_{length}"),
                        at,
                        p.index_bits(),
                        initial,
                    )
                })
                .collect()
        })
        .collect();
    let escape = p
        .escape
        .then(|| row("escape", ESCAPE, p.code_bits(), preset(&|t| t.escape)));

    let (selected, value) = loaded_register(&m, p, write, address, write_data);
    rows.push(Row { selected, value });
    let loaded = value;

    let known = or_all(rows.iter().map(|r| r.selected).collect::<Vec<_>>());
    let read = or_all(
        rows.iter()
            .map(|r| r.selected.gate(r.value.resize(32)))
            .collect::<Vec<_>>(),
    );
    m.output("known", known);
    m.output("read_data", read);
    m.output("loaded", loaded);

    let first: Vec<Signal> = first.iter().map(|rows| concat(rows)).collect();
    let offsets: Vec<Signal> = offsets.iter().map(|rows| concat(rows)).collect();
    if p.trees > 1 && p.cuts_through() {
        // Each way is at a tree of its own.
        m.output("first_codewords", concat(&first));
        m.output("offsets", concat(&offsets));
    } else if p.trees > 1 {
        // The tree alternates with every symbol: its rows are picked a cycle ahead.
        let advance = m.input("advance", 1);
        let find_tree = m.input("find_tree", p.tree_bits());
        let index_tree = m.input("index_tree", p.tree_bits());
        let current = m.delay_if("current_first_codewords", advance, find_tree.select(&first));
        m.output("first_codewords", current);
        m.output("offsets", index_tree.select(&offsets));
    } else {
        m.output("first_codewords", first[0]);
        m.output("offsets", offsets[0]);
    }
    if let Some(escape) = escape {
        // In registers of their own, so that they are not in the decoder's loop; a block
        // is taken up before its first codeword is sought.
        let codeword = escape.slice(0, max);
        let length = escape.slice(max, p.length_bits()).named("escape_bits");
        let mask: Vec<Signal> = (0..max)
            .map(|i| length.gt(m.constant(u64::from(i), p.length_bits())))
            .collect();
        let step = length.resize(p.step_bits()).plus(u64::from(p.symbol_bits));
        m.output("escape_codeword", codeword);
        m.output("escape_mask", m.delay("mask_of_escape", concat(&mask)));
        m.output("escape_length", length);
        m.output("escape_step", m.delay("step_of_escape", step));
    }
    m.finish()
}
