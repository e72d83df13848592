//! Compressor, first pass: how many bits one way's symbols take in each mode.
//!
//! ```text
//! part → select → current ─┬───────────────────→ lengths of mode 0
//!                 before ──┼→ − 2 before, folded → lengths of mode 1
//!                          └→ − 4 before, folded → lengths of mode 2
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `table_*`, `in_*` | | configuration access; `in_tags`, `in_classes` a bit for each mode |

use std::rc::Rc;

use super::leaf_table::{
    any_damaged, damaged_outputs, lengths, number_bits, Access, LengthsInputs,
};
use super::{Parameters, LAGS, LONGEST_LAG, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::select::select;
use crate::rtl::e2mc::tables::access::table_flips_input;

ports! {
    pub(super) MeasuringLaneInputs {
        part, preceding, lookup, begins, number,
        in_tags_of, in_classes_of, table_write, table_read, table_number,
        table_write_data, table_flips: Option<Signal<'m>>,
    } -> MeasuringLaneOutputs {
        lengths, damaged: Option<Signal<'m>>, read_damaged: Option<Signal<'m>>,
    }
}

pub(super) fn measuring_lane(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_measuring_lane", p.frame.name));
    m.doc("How many bits one way's symbols take in each mode.");
    let symbols = Symbols::inputs(&m, p);
    let modes = p.modes.len() as u32;
    let in_tags_of = m.input("in_tags_of", modes);
    in_tags_of.comment("Modes to whose tags and lengths of values the access is, a bit each");
    let in_classes_of = m
        .input("in_classes_of", modes)
        .comment("Modes to whose classes the access is, a bit each");
    let all = Access {
        write: m
            .input("table_write", 1)
            .comment("Configuration port writes a word"),
        read: m
            .input("table_read", 1)
            .comment("Configuration port reads a word, to write it or for its check"),
        number: m
            .input("table_number", number_bits(p))
            .comment("Number of the word that the configuration port writes"),
        data: m
            .input("table_write_data", 32)
            .comment("Word that the configuration port writes"),
        in_tags: m.zero(1),
        in_classes: m.zero(1),
        flips: table_flips_input(&m, &p.frame),
    };

    m.section("The symbol, and those before it");
    let heads = symbols.heads(&m)?;

    m.section("Its residual in each mode, and their lengths");
    let mut all_lengths = Vec::new();
    let mut damaged = Vec::new();
    for (place, &mode) in (0..).zip(&p.modes) {
        let (doubled, negative) = residual_in(&m, p, mode, &heads)?;
        let access = Access {
            in_tags: in_tags_of.bit(place),
            in_classes: in_classes_of.bit(place),
            ..all
        };
        let inputs = LengthsInputs {
            lookup: heads.looks_up,
            doubled,
            negative,
            tree: heads.tree,
            table_write: access.write,
            table_read: access.read,
            table_number: access.number,
            table_write_data: access.data,
            in_tags: access.in_tags,
            in_classes: access.in_classes,
            table_flips: access.flips,
        };
        let table = m.instance(&format!("lengths_mode{mode}"), &lengths(p, place)?, inputs);
        all_lengths.push(table.length);
        damaged.extend(
            table
                .damaged
                .zip(table.read_damaged)
                .map(<[Signal; 2]>::from),
        );
    }
    m.output("lengths", concat(&all_lengths))
        .comment("Length of the symbol in each mode in bits, the first mode's lowest");
    damaged_outputs(&m, any_damaged(&damaged), "lengths");
    m.finish()
}

/// The symbol that is looked up, and those before it.
pub(super) struct Heads<'m> {
    current: Signal<'m>,
    /// The one before it first.
    before: Vec<Signal<'m>>,
    pub tree: Signal<'m>,
    pub looks_up: Signal<'m>,
}

/// The ports of a way's symbols.
pub(super) struct Symbols<'m> {
    part: Signal<'m>,
    preceding: Signal<'m>,
    lookup: Signal<'m>,
    begins: Signal<'m>,
    number: Signal<'m>,
}

impl<'m> Symbols<'m> {
    pub fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        let symbols = p.frame.symbols_per_way();
        let part = m.input("part", symbols * SYMBOL_BITS);
        part.comment("Symbols of the way, the first one lowest");
        let preceding = m.input("preceding", LONGEST_LAG * SYMBOL_BITS);
        preceding.comment("Four symbols before the way's first, the first one lowest");
        Symbols {
            part,
            preceding,
            lookup: m
                .input("lookup", 1)
                .comment("Symbol of the number is to be looked up"),
            begins: m.input("begins", 1).comment("With the way's first symbol"),
            number: m
                .input("number", address_width(u64::from(symbols)))
                .comment("Number of the symbol to look up"),
        }
    }

    /// A cycle after `lookup`, with `begins` of a way's first symbol, and the symbol's `number`.
    pub fn heads(&self, m: &'m Builder) -> Result<Heads<'m>, DesignError> {
        let symbol = select(m, "symbol", self.number, &self.part.parts(SYMBOL_BITS))?;
        let current = m.delay_if("current", self.lookup, symbol);
        let mut newer = current;
        let mut before = Vec::new();
        let preceding = self.preceding.parts(SYMBOL_BITS).into_iter().rev();
        for (lag, earlier) in (1..).zip(preceding) {
            let moved = self.begins.mux(earlier, newer);
            newer = m.delay_if(&format!("before{lag}"), self.lookup, moved);
            before.push(newer);
        }
        Ok(Heads {
            current,
            before,
            tree: m.delay_if("tree", self.lookup, self.number.bit(0)),
            looks_up: m.delay("looks_up", self.lookup),
        })
    }
}

/// Twice the symbol's difference in a mode, and whether it is negative; or the symbol.
pub(super) fn residual_in<'m>(
    m: &'m Builder,
    p: &Parameters,
    mode: u32,
    heads: &Heads<'m>,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let earlier = match LAGS[mode as usize] {
        0 => return Ok((heads.current, m.zero(1))),
        lag => heads.before[lag as usize - 1],
    };
    let inputs = DifferenceInputs {
        symbol: heads.current,
        earlier,
    };
    let name = format!("difference_mode{mode}");
    let difference = m.instance(&name, &difference(p)?, inputs);
    Ok((difference.doubled, difference.negative))
}

ports! {
    pub(super) DifferenceInputs { symbol, earlier } -> DifferenceOutputs { doubled, negative }
}
/// Combinational.
pub(super) fn difference(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_difference", p.frame.name));
    m.doc("A symbol's difference d from one before it. Folded, so that small ones of either sign are\nsmall numbers, it is 2 d, or -2 d - 1, which is 2 d with all bits inverted.");
    let symbol = m
        .input("symbol", SYMBOL_BITS)
        .comment("Symbol that is coded");
    let earlier = m
        .input("earlier", SYMBOL_BITS)
        .comment("Earlier symbol, which is subtracted");
    let difference = (symbol - earlier).named("difference");
    let doubled = concat(&[m.zero(1), difference.slice(0, SYMBOL_BITS - 1)]);
    m.output("doubled", doubled).comment("Twice the difference");
    m.output("negative", difference.bit(SYMBOL_BITS - 1))
        .comment("Difference is negative: the residual is ~doubled; else it is doubled");
    m.finish()
}
