//! One decoding way: the next bits of its part of the block, and the three stages up to the residual.
//!
//! 1. find a leaf and move on to the next (E2MC's loop, with [`super::find_leaf`]),
//! 2. index = codeword − offset of its length and kind; the low byte behind a class's codeword,
//! 3. the tables of values and of classes.
//!
//! A block takes `load` and `align`, one cycle each, then `decode` for as many cycles as the way
//! has symbols. Each residual is on `residual` two cycles of `advance` after its `decode`. A
//! backward way is the same with the block's bits in reverse.
//!
//! | port | width | |
//! |---|---|---|
//! | `table_*`, `in_values`, `in_classes` | | the tables' configuration access |

use std::rc::Rc;

use super::find_leaf::{class_rows_bits, find_leaf, value_rows_bits, FindLeafInputs};
use super::{Parameters, CLASSES, LONGEST, LOW_BITS, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::{Memory, MemoryImage};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::one_hot;
use crate::rtl::e2mc::decompressor::decoding_way::damaged_before;
use crate::rtl::e2mc::decompressor::found::position_bits;
use crate::rtl::e2mc::decompressor::found::Steps;
use crate::rtl::e2mc::decompressor::one_hot_find::{head_stage, Moves};
use crate::rtl::e2mc::tables::access::table_flips_input;

/// A found leaf, handed from the first stage to the second.
struct Leaf<'m> {
    /// One-hot together: bit l − 1, its codeword has l bits.
    is_value: Signal<'m>,
    is_class: Signal<'m>,
    /// The codeword and the bits after it.
    bits: Signal<'m>,
}

ports! {
    pub(in crate::rtl) DecodingWayInputs {
        advance, load, align, decode, stored, index, start, first_values, first_classes, offsets,
        index_code, table_write, table_read, table_number, table_write_data, in_values, in_classes,
        table_flips: Option<Signal<'m>>,
    } -> DecodingWayOutputs {
        position, value_read_data, class_read_data, residual,
        damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub fn decoding_way(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let frame = &p.frame;
    let m = Builder::new(format!("{}_decoding_way", frame.name));
    m.doc("One decoding way: 1. find a leaf and move the head on, 2. index = codeword - offset,\n3. tables. A block takes load, align, then decode for each symbol.");
    let steps = Steps {
        advance: m
            .input("advance", 1)
            .comment("All stages move; else all registers hold"),
        load: m
            .input("load", 1)
            .comment("First stage loads the chunks in which the way starts"),
        align: m
            .input("align", 1)
            .comment("First stage moves on to the way's first bit"),
        decode: m.input("decode", 1).comment("First stage finds a symbol"),
        stored: m
            .input("stored", p.stored_bits())
            .comment("Block, or its bits in reverse; zero where it has none"),
    };
    let (advance, align) = (steps.advance, steps.align);
    let index_valid = m.input("index", 1);
    index_valid.comment("Second stage holds a symbol");
    let start = m.input("start", position_bits(frame));
    start.comment("Bit at which the way starts");

    let leaf = find_stage(&m, p, &steps, start)?;

    m.section("Stage 2: index = codeword - offset; the low byte; where the way is");
    let position = m.register("way_position", position_bits(frame));
    let moves = (advance & (align | index_valid)).named("position_moves");
    let step = step(&m, p, &leaf).resize(position_bits(frame));
    m.next_if(position, moves, align.mux(start, position + step));
    m.output("position", position)
        .comment("With the last symbol in stage 3: bit behind the way");
    let offsets = m.input("offsets", 2 * LONGEST * p.index_bits());
    offsets.comment("Offsets from codeword to index: of values by length, then of classes");
    let length = (leaf.is_value | leaf.is_class).named("length");
    let number = leaf
        .bits
        .slice(0, LONGEST)
        .reverse()
        .named("first_bit_highest");
    let bits = p.index_bits();
    let codewords = (1..=LONGEST).map(|l| {
        // Bits above the index fall away.
        let codeword = number.slice(LONGEST - l, l.min(bits)).resize(bits);
        length.bit(l - 1).gate(codeword)
    });
    let codeword = or_all(codewords.collect::<Vec<_>>()).named("codeword");
    let kinds = concat(&[leaf.is_value, leaf.is_class]);
    let offset = one_hot(&m, "offset", kinds, &offsets.parts(bits))?;
    let index = (codeword - offset).named("table_index");
    let lows: Vec<Signal> = (1..=LONGEST)
        .map(|l| leaf.bits.slice(l, LOW_BITS))
        .collect();
    let low = one_hot(&m, "low", length, &lows)?;
    let is_class = leaf.is_class.any().named("is_class");

    tables(&m, p, advance & index_valid, index, is_class, low);
    m.finish()
}

/// Stage 1.
fn find_stage<'m>(
    m: &'m Builder,
    p: &Parameters,
    steps: &Steps<'m>,
    start: Signal<'m>,
) -> Result<Leaf<'m>, DesignError> {
    let mut kinds = None;
    let taken = head_stage(m, &p.frame, steps, start, |head, go, fills| {
        let values = m
            .input("first_values", value_rows_bits())
            .comment("First codeword of a value for each length from 2 on, shortest lowest");
        let classes = m
            .input("first_classes", class_rows_bits())
            .comment("First codeword of a class for each length from 1 on, shortest lowest");
        let inputs = FindLeafInputs {
            head,
            first_values: values,
            first_classes: classes,
            go,
            fills,
        };
        let find = m.instance("find", &find_leaf(p)?, inputs);
        kinds = Some((find.is_value, find.is_class));
        Ok(Moves {
            by: find.moves_by,
            escape: None,
        })
    })?;
    m.section("Between stages 1 and 2: what was found");
    let seen = taken.go;
    let nothing = m.zero(LONGEST);
    let (is_value, is_class) = kinds.unwrap_or((nothing, nothing));
    let bits = concat(&[taken.head, taken.behind.slice(0, LOW_BITS)]);
    Ok(Leaf {
        is_value: m.delay_if("found_value", seen, is_value),
        is_class: m.delay_if("found_class", seen, is_class),
        bits: m.delay_if("symbol_bits", seen, bits),
    })
}

/// Bits of the symbol that was found.
fn step<'m>(m: &'m Builder, p: &Parameters, leaf: &Leaf<'m>) -> Signal<'m> {
    let bits = p.frame.step_bits();
    let lengths = |kind: Signal<'m>, more: u32| {
        (1..=LONGEST).map(move |l| {
            let length = m.constant(u64::from(l + more), bits);
            kind.bit(l - 1).gate(length)
        })
    };
    let all = lengths(leaf.is_value, 0).chain(lengths(leaf.is_class, LOW_BITS));
    or_all(all.collect::<Vec<_>>()).named("step")
}

/// Stage 3: the tables of values and of classes, behind the latter the low byte.
fn tables<'m>(
    m: &'m Builder,
    p: &Parameters,
    moves: Signal<'m>,
    index: Signal<'m>,
    is_class: Signal<'m>,
    low: Signal<'m>,
) {
    m.section("Stage 3: a value, or a class and the low byte behind its codeword");
    let moves = moves.named("index_moves");
    let code = m.input("index_code", p.code_bits());
    code.comment("Code of the symbol in the second stage");
    let write = m
        .input("table_write", 1)
        .comment("Configuration port writes a word");
    let read = m
        .input("table_read", 1)
        .comment("Configuration port reads a word");
    let number = m.input(
        "table_number",
        class_number_bits(p).max(value_number_bits(p)),
    );
    number.comment("Number of the word that the configuration port reads or writes");
    let data = m
        .input("table_write_data", SYMBOL_BITS)
        .comment("Word that the configuration port writes");
    let flips = table_flips_input(m, &p.frame);
    let protection = p.frame.protection;
    let table = |name: &str, entries: u32, width: u32, is_read: Signal<'m>| {
        let in_table = m
            .input(&format!("in_{name}"), 1)
            .comment(&format!("Configuration access is to the table of {name}"));
        let bits = address_width(u64::from(entries));
        let size = Memory {
            depth: entries * p.codes(),
            width: protection.stored_bits(width),
        };
        let image = p.tables.as_ref().map(|t| {
            let words = match name {
                "values" => &t.values,
                _ => &t.classes,
            };
            Rc::new(MemoryImage {
                file: format!("{}_{name}.hex", p.frame.name),
                words: (words.iter())
                    .map(|&word| protection.stored_word(word, width))
                    .collect(),
            })
        });
        let address = concat(&[index.slice(0, bits), code]);
        let address_bits = address_width(u64::from(size.depth));
        let number = number.slice(0, address_bits);
        let reads = (read & in_table).named(&format!("port_reads_{name}"));
        let address = reads.mux(number, address.slice(0, address_bits));
        let data = protection.stored(data.slice(0, width), flips);
        let stored = m.memory(
            name,
            size,
            image,
            (write & in_table, number, data),
            ((moves & is_read) | reads, address),
        );
        let (word, damaged) = protection.read(stored);
        let before = damaged.map(|damaged| {
            let _scope = m.scope(name);
            (in_table, damaged_before(m, stored, damaged, true))
        });
        (word, before)
    };
    let (value, value_damaged) = table("values", p.values, SYMBOL_BITS, !is_class);
    let (class, class_damaged) = table("classes", CLASSES, LOW_BITS, is_class);
    m.output("value_read_data", value)
        .comment("Word of the table of values, the cycle after table_read");
    m.output("class_read_data", class)
        .comment("Word of the table of classes, the cycle after table_read");
    let low = m.delay_if("low_byte", moves, low);
    let behind_class = m.delay_if("low_byte_counts", moves, is_class);
    m.output("residual", behind_class.mux(concat(&[low, class]), value))
        .comment("Residual of the symbol, in stage 3");
    if let Some(((_, value), (in_classes, class))) = value_damaged.zip(class_damaged) {
        let was_class = m.delay("was_class", behind_class);
        m.output("damaged", was_class.mux(class, value))
            .comment("Word that gave the residual of the cycle before is damaged");
        m.output("read_damaged", in_classes.mux(class, value))
            .comment("Word that the port read in the cycle before is damaged");
    }
}

/// Bits of a word's number in the table of values, for all codes, and in the table of classes.
pub fn value_number_bits(p: &Parameters) -> u32 {
    address_width(u64::from(p.values * p.codes()))
}

pub fn class_number_bits(p: &Parameters) -> u32 {
    address_width(u64::from(CLASSES * p.codes()))
}
