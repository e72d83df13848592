//! The rows of the codes: first codewords and offsets of all lengths, of values and of classes.
//!
//! All lengths of one code are needed at once, and the code changes with every symbol. So a row is a small
//! memory indexed by code, and a register follows it, so that the decoder's loop begins at a register.
//!
//! ```text
//! code ─→ a memory a row ─→ register ─→ first codewords (stage 1)
//!                               └─────→ offsets, a cycle later (stage 2)
//! ```
//!
//! Two cycles of `advance` from `code` to the first codewords, three to the offsets.

use std::rc::Rc;

use super::address_map::{CLASS_OFFSET_BIT, ROWS};
use super::find_leaf::{class_row_bits, value_row_bits};
use super::{Parameters, Tables, LONGEST};
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::tables::access::table_flips_input;

/// A row that a memory holds, by code.
struct Row {
    name: String,
    length: u32,
    /// Bits of the configuration's word that it keeps: the lowest of each part and how many.
    parts: Vec<(u32, u32)>,
    /// Contents at power-up.
    words: Option<Vec<u64>>,
}

impl Row {
    /// Of the first value, or class, of a length: all lower bits are zero.
    fn first(p: &Parameters, kind: &str, length: u32, width: u32) -> Self {
        let low = LONGEST + 1 - width;
        let rows = |t: &Tables| -> Vec<u64> {
            let rows = match kind {
                "value" => &t.first_values,
                _ => &t.first_classes,
            };
            let rows = rows.iter().map(|rows| rows[length as usize - 1] >> low);
            rows.collect()
        };
        Row {
            name: format!("first_{kind}{length}"),
            length,
            parts: vec![(low, width)],
            words: p.tables.as_ref().map(rows),
        }
    }

    /// Of a length's values, and above them of its classes.
    fn offset(p: &Parameters, length: u32) -> Self {
        let place = length as usize - 1;
        let rows = |t: &Tables| -> Vec<u64> {
            let pairs = t.value_offsets.iter().zip(&t.class_offsets);
            let pack =
                |pair: (&Vec<u64>, &Vec<u64>)| pair.0[place] | pair.1[place] << p.index_bits();
            pairs.map(pack).collect()
        };
        Row {
            name: format!("offset{length}"),
            length,
            parts: vec![(0, p.index_bits()), (CLASS_OFFSET_BIT, p.index_bits())],
            words: p.tables.as_ref().map(rows),
        }
    }

    fn width(&self) -> u32 {
        self.parts.iter().map(|part| part.1).sum()
    }
}

/// The configuration's access, and the stages' reads.
#[derive(Clone, Copy)]
struct Ports<'m> {
    write: Signal<'m>,
    code: Signal<'m>,
    length: Signal<'m>,
    data: Signal<'m>,
    reads: Signal<'m>,
    read_code: Signal<'m>,
    /// The row is stored with a flipped bit, where rows are protected.
    flips: Option<Signal<'m>>,
}

/// Outputs of all memories.
#[derive(Default)]
struct Given<'m> {
    /// The rows' parts of the word that the port reads.
    words: Vec<Signal<'m>>,
    /// Where rows are protected: whether the port reads a row, and whether that is damaged.
    read: Vec<(Signal<'m>, Signal<'m>)>,
}

impl<'m> Given<'m> {
    /// Whether each of the rows from a number on is damaged, a cycle after it was read, in a register.
    fn damaged_from(
        &mut self,
        m: &'m Builder,
        first: usize,
        name: &str,
        advance: Signal<'m>,
    ) -> Signal<'m> {
        let rows: Vec<Signal> = self.read[first..].iter().map(|row| row.1).collect();
        let damaged = m.delay_if(name, advance, concat(&rows));
        for (row, damaged) in self.read[first..].iter_mut().zip(damaged.parts(1)) {
            row.1 = damaged;
        }
        damaged.any()
    }
}

ports! {
    pub(in crate::rtl) CodeRowsInputs {
        advance, busy, code, table_read, table_code, table_write, table_length, table_write_data,
        in_first_values, in_first_classes, in_offsets, table_flips: Option<Signal<'m>>,
    } -> CodeRowsOutputs {
        first_values, first_classes, offsets, table_read_data, firsts_damaged: Option<Signal<'m>>,
        offsets_damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub fn code_rows(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_code_rows", p.frame.name));
    m.doc("The rows of the codes: for each length the first codewords of values and of classes,\nand what is taken from a codeword to get its index. A memory each, by code.");
    let advance = m.input("advance", 1).comment("Pipeline moves");
    let busy = m
        .input("busy", 1)
        .comment("A row is sought or in use; else the outputs hold");
    let moves = (advance & busy).named("rows_move");
    let code = m.input("code", p.code_bits());
    code.comment("Code of the symbol that stage 1 finds two cycles later");
    let read = m
        .input("table_read", 1)
        .comment("Configuration port reads a row");
    let table_code = m
        .input("table_code", p.code_bits())
        .comment("Code of the row that the configuration port reads or writes");
    let ports = Ports {
        write: m
            .input("table_write", 1)
            .comment("Configuration port writes a row"),
        code: table_code,
        length: m
            .input("table_length", ROWS.trailing_zeros())
            .comment("Codeword length of the row that the configuration port reads or writes"),
        data: m
            .input("table_write_data", 32)
            .comment("Word that the configuration port writes"),
        reads: (moves | read).named("reads"),
        read_code: read.mux(table_code, code).named("read_code"),
        flips: table_flips_input(&m, &p.frame),
    };
    let in_table = [
        (
            "in_first_values",
            "Configuration access is to first codewords of values",
        ),
        (
            "in_first_classes",
            "Configuration access is to first codewords of classes",
        ),
        ("in_offsets", "Configuration access is to offsets"),
    ]
    .map(|(name, says)| m.input(name, 1).comment(says));

    m.section("First codewords");
    let mut given = Given::default();
    let values = (2..=LONGEST).map(|length| {
        let row = Row::first(p, "value", length, value_row_bits(length));
        row_memory(&m, p, &ports, &row, in_table[0], &mut given)
    });
    let values = concat(&values.collect::<Vec<_>>());
    let classes = (1..=LONGEST).map(|length| {
        let row = Row::first(p, "class", length, class_row_bits(length));
        row_memory(&m, p, &ports, &row, in_table[1], &mut given)
    });
    let classes = concat(&classes.collect::<Vec<_>>());
    let current = |name: &str, rows| m.delay_if(name, moves, rows);
    m.output("first_values", current("current_values", values))
        .comment("First codeword of a value for each length from 2 on, shortest lowest");
    m.output("first_classes", current("current_classes", classes))
        .comment("First codeword of a class for each length from 1 on, shortest lowest");
    let checks = p.frame.protection.checks();
    if checks {
        let damaged = given.damaged_from(&m, 0, "damaged_firsts", advance);
        m.output("firsts_damaged", damaged)
            .comment("One of first_values or first_classes is damaged");
    }
    let firsts = given.read.len();

    m.section("Offsets, which are read a cycle later");
    let ports = Ports {
        read_code: read
            .mux(table_code, m.delay_if("offset_code", moves, code))
            .named("read_offset_code"),
        ..ports
    };
    let offsets = (1..=LONGEST).map(|length| {
        let row = Row::offset(p, length);
        row_memory(&m, p, &ports, &row, in_table[2], &mut given)
    });
    let offsets = concat(&offsets.collect::<Vec<_>>());
    let offsets = current("current_offsets", offsets).parts(p.index_bits());
    let of_kind = |kind: usize| offsets.iter().skip(kind).step_by(2).copied();
    let offsets: Vec<Signal> = of_kind(0).chain(of_kind(1)).collect();
    m.output("offsets", concat(&offsets))
        .comment("Offsets from codeword to index: of values by length, then of classes");
    if checks {
        let damaged = given.damaged_from(&m, firsts, "damaged_offsets", advance);
        m.output("offsets_damaged", damaged)
            .comment("One of offsets is damaged");
    }

    m.section("The word that the configuration port reads");
    m.output("table_read_data", or_all(given.words))
        .comment("Row, the cycle after table_read");
    if checks {
        let read = given.read.iter().map(|&(at, damaged)| at & damaged);
        m.output("read_damaged", or_all(read.collect::<Vec<_>>()))
            .comment("Row at table_read_data in the cycle before is damaged");
    }
    m.finish()
}

/// The memory of a row, which also gives its part of the word that the port reads.
fn row_memory<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    row: &Row,
    in_table: Signal<'m>,
    given: &mut Given<'m>,
) -> Signal<'m> {
    let name = &row.name;
    let selected = in_table & ports.length.eq_to(u64::from(row.length));
    let selected = selected.named(&format!("at_{name}"));
    let size = Memory {
        depth: p.codes(),
        width: p.frame.protection.stored_bits(row.width()),
    };
    let image = row.words.clone().map(|words| {
        Rc::new(MemoryImage {
            file: format!("{}_{name}.hex", p.frame.name),
            words: (words.iter())
                .map(|&word| p.frame.protection.stored_word(word, row.width()))
                .collect(),
        })
    });
    let kept = row
        .parts
        .iter()
        .map(|&(low, width)| ports.data.slice(low, width));
    let kept = concat(&kept.collect::<Vec<_>>());
    let word = m.memory(
        name,
        size,
        image,
        (
            ports.write & selected,
            ports.code,
            p.frame.protection.stored(kept, ports.flips),
        ),
        (ports.reads, ports.read_code),
    );
    let (word, damaged) = p.frame.protection.read(word);
    given
        .read
        .extend(damaged.map(|damaged| (selected, damaged)));
    // Each part where the port's word has it.
    let (mut at, mut filled) = (0, 0);
    let mut placed = Vec::new();
    for &(low, width) in &row.parts {
        placed.extend((low > filled).then(|| m.zero(low - filled)));
        placed.push(word.slice(at, width));
        at += width;
        filled = low + width;
    }
    given.words.push(selected.gate(concat(&placed).resize(32)));
    word
}
