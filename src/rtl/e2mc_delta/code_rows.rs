//! The rows of the codes: first codewords and offsets of all lengths, of values and of classes.
//!
//! All lengths of one code are needed at once, and the code changes with every symbol. So the rows of all lengths lie
//! side by side in a few wide memories indexed by code, and a register follows, so that the decoder's loop begins at a
//! register.
//!
//! ```text
//! code ─→ memories ─→ register ─→ first codewords (stage 1)
//!                         └─────→ offsets, a cycle later (stage 2)
//! ```
//!
//! Two cycles of `advance` from `code` to the first codewords, three to the offsets. The configuration port writes a row
//! after it has read all of the code's, and writes the others again.

use std::rc::Rc;

use super::address_map::{CLASS_OFFSET_BIT, ROWS};
use super::find_leaf::{class_row_bits, value_row_bits};
use super::{Parameters, Tables, LONGEST};
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::e2mc::tables::access::table_flips_input;

/// Most bits of a memory's word.
const WIDEST: u32 = 128;

/// A row, by code.
struct Row {
    name: String,
    /// The number of its table: first codewords of values, of classes, or offsets.
    table: usize,
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
            table: usize::from(kind != "value"),
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
            table: 2,
            length,
            parts: vec![(0, p.index_bits()), (CLASS_OFFSET_BIT, p.index_bits())],
            words: p.tables.as_ref().map(rows),
        }
    }

    fn width(&self) -> u32 {
        self.parts.iter().map(|part| part.1).sum()
    }

    /// What it keeps of the configuration's word.
    fn kept<'m>(&self, data: Signal<'m>) -> Signal<'m> {
        let kept = self
            .parts
            .iter()
            .map(|&(low, width)| data.slice(low, width));
        concat(&kept.collect::<Vec<_>>())
    }

    /// The same parts where the configuration's word has them, in a word that the port reads.
    fn word_of_port<'m>(&self, m: &'m Builder, word: Signal<'m>) -> Signal<'m> {
        let (mut at, mut filled) = (0, 0);
        let mut placed = Vec::new();
        for &(low, width) in &self.parts {
            placed.extend((low > filled).then(|| m.zero(low - filled)));
            placed.push(word.slice(at, width));
            at += width;
            filled = low + width;
        }
        concat(&placed).resize(32)
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
    /// Whether the access is to each of the tables.
    in_tables: [Signal<'m>; 3],
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
    m.doc("The rows of the codes: for each length the first codewords of values and of classes,\nand what is taken from a codeword to get its index. They lie side by side, by code.");
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
        in_tables: [
            ("first_values", "first codewords of values"),
            ("first_classes", "first codewords of classes"),
            ("offsets", "offsets"),
        ]
        .map(|(name, are)| {
            let says = format!("Configuration access is to {are}");
            m.input(&format!("in_{name}"), 1).comment(&says)
        }),
    };

    m.section("First codewords");
    let mut given = Given::default();
    let values = (2..=LONGEST).map(|length| (length, "value", value_row_bits(length)));
    let classes = (1..=LONGEST).map(|length| (length, "class", class_row_bits(length)));
    let firsts = values.chain(classes);
    let firsts: Vec<Row> = firsts
        .map(|(length, kind, width)| Row::first(p, kind, length, width))
        .collect();
    let firsts = read_rows(&m, p, &ports, ("firsts", &firsts), &mut given);
    let (values, classes) = firsts.split_at(LONGEST as usize - 1);
    let (values, classes) = (concat(values), concat(classes));
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
    let offsets: Vec<Row> = (1..=LONGEST).map(|length| Row::offset(p, length)).collect();
    let offsets = read_rows(&m, p, &ports, ("offsets", &offsets), &mut given);
    let offsets = concat(&offsets);
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

/// Reads rows from memories of this name, and writes the one that the configuration port writes.
fn read_rows<'m>(
    m: &'m Builder,
    p: &Parameters,
    ports: &Ports<'m>,
    (name, rows): (&str, &[Row]),
    given: &mut Given<'m>,
) -> Vec<Signal<'m>> {
    let protection = p.frame.protection;
    let bits = |row: &Row| protection.stored_bits(row.width());
    let mut words = Vec::new();
    let mut rest = rows;
    for number in 0.. {
        let mut width = 0;
        let fits = |row: &&Row| {
            width += bits(row);
            width <= WIDEST
        };
        let (these, others) = rest.split_at(rest.iter().take_while(fits).count());
        rest = others;
        if these.is_empty() {
            break;
        }
        let size = Memory {
            depth: p.codes(),
            width: these.iter().map(bits).sum(),
        };
        let name = format!("{name}{number}");
        let stored = m.wire(&format!("stored_{name}"), size.width);
        let mut low = 0;
        let (mut new, mut at) = (Vec::new(), Vec::new());
        for row in these {
            let old = stored.slice(low, bits(row));
            low += bits(row);
            let selected = ports.in_tables[row.table] & ports.length.eq_to(u64::from(row.length));
            let selected = selected.named(&format!("at_{}", row.name));
            new.push(selected.mux(protection.stored(row.kept(ports.data), ports.flips), old));
            at.push(selected);
            let (word, damaged) = protection.read(old);
            (given.read).extend(damaged.map(|damaged| (selected, damaged)));
            given.words.push(selected.gate(row.word_of_port(m, word)));
            words.push(word);
        }
        let image = image(p, &name, these);
        let writes = (ports.write & or_all(at)).named(&format!("writes_{name}"));
        let write = (writes, ports.code, concat(&new));
        let read = (ports.reads, ports.read_code);
        m.drive(stored, m.memory(&name, size, image, write, read));
    }
    words
}

/// Contents at power-up of a memory with these rows.
fn image(p: &Parameters, name: &str, rows: &[Row]) -> Option<Rc<MemoryImage>> {
    let words: Option<Vec<_>> = rows.iter().map(|row| row.words.as_ref()).collect();
    let words = words?;
    let word = |code: usize| {
        let of_rows = rows.iter().zip(&words);
        (p.frame.protection).stored_row(of_rows.map(|(row, words)| (words[code], row.width())))
    };
    Some(Rc::new(MemoryImage {
        file: format!("{}_{name}.hex", p.frame.name),
        words: (0..p.codes() as usize).map(word).collect(),
    }))
}
