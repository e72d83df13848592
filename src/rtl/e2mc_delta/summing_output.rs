//! The decompressor's fourth stage and its output: differences are summed up within each way,
//! and the last sums of the ways before are added on the way out.
//!
//! ```text
//! residual → unfold → + symbol 2 or 4 before ─→ decoded block → unit by unit ─→ + → port
//!                        (of the same way)                                      ↑
//!                              last symbols of the way before, as they leave ───┘
//! ```
//!
//! A block leaves in units of a beat, or of four symbols if a beat is smaller. The sums of a way are
//! completed with the last symbols of the way before it, which are on the port a unit earlier; if a unit has
//! several ways, their last sums are added up first.

use std::rc::Rc;

use super::{Parameters, LAGS, LONGEST_LAG, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::output_port::{output_port, Beat};
use crate::rtl::e2mc::decompressor::control::Control;
use crate::rtl::e2mc::decompressor::output::{leaving, Leaving};
use crate::rtl::e2mc::input_side::Blocks;

/// The ways' decoded symbols, summed up within each way.
pub(super) struct Ways<'m> {
    /// In the third stage.
    pub residuals: Vec<Signal<'m>>,
    /// The fourth stage's block has an error: with its last symbol.
    pub error: Signal<'m>,
    /// The lags, in the fourth stage: bit 0 of 2, bit 1 of 4.
    pub lags: Signal<'m>,
}

/// Bits of a unit.
fn unit_bits(p: &Parameters) -> u32 {
    (p.frame.beat_bytes * 8).max(LONGEST_LAG * SYMBOL_BITS)
}

pub(super) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    ways: &Ways<'m>,
    advance: Signal<'m>,
) -> Result<(), DesignError> {
    m.section("Stage 4: the symbols of each way, as if all before it were zero");
    let deliver = control.deliver;
    // Whether the symbols one, two … before are the block's.
    let begun = m.register_reset("begun", LONGEST_LAG, 0);
    let more = concat(&[m.constant(1, 1), begun.slice(0, LONGEST_LAG - 1)]);
    let ends = control.delivers_last.mux(m.zero(LONGEST_LAG), more);
    m.next_if(begun, (advance & deliver).named("symbols_come"), ends);
    let earlier = |lag: u32, bit: u32| ways.lags.bit(bit) & begun.bit(lag - 1);
    let adds = concat(&[earlier(LAGS[1], 0), earlier(LAGS[2], 1)]).named("adds_earlier");
    let part_bits = p.frame.symbols_per_way() * SYMBOL_BITS;
    let token_block = control.token_slot.mux(blocks.block[1], blocks.block[0]);
    let token_block = control.token_raw.gate(token_block).named("token_block");
    let module = way_sum(p)?;
    let mut parts = Vec::new();
    for (way, &residual) in (1..).zip(&ways.residuals) {
        let residual = m.delay_if(&format!("residual{way}"), advance & control.table, residual);
        let part = m.register(&format!("decoded{way}"), part_bits);
        let top = part_bits - LONGEST_LAG * SYMBOL_BITS;
        let inputs = WaySumInputs {
            residual,
            is_difference: ways.lags.any(),
            earlier: part.slice(top, LONGEST_LAG * SYMBOL_BITS),
            adds,
        };
        let symbol = m.instance(&format!("sum{way}"), &module, inputs).symbol;
        let shifted = match part_bits - SYMBOL_BITS {
            0 => symbol,
            rest => concat(&[part.slice(SYMBOL_BITS, rest), symbol]),
        };
        let token = token_block.slice((way - 1) * part_bits, part_bits);
        let enable = advance & (deliver | control.delivers_token);
        m.next_if(part, enable, control.delivers_token.mux(token, shifted));
        parts.push(part);
    }
    let lags = (!control.delivers_token).gate(ways.lags);
    let lags = m.delay_if("decoded_lags", advance & control.delivers_last, lags);
    let leaving = leaving(m, &p.frame, control, (ways.error, None), advance);
    going_out(m, p, concat(&parts), lags, &leaving)
}

ports! {
    WaySumInputs { residual, is_difference, earlier, adds } -> WaySumOutputs { symbol }
}

/// Combinational.
fn way_sum(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_way_sum", p.frame.name));
    m.doc("A symbol from its residual: the difference, which is folded so that small ones of either\nsign are small numbers, and the symbol 2 or 4 before it.");
    let residual = m
        .input("residual", SYMBOL_BITS)
        .comment("Residual of the symbol");
    let is_difference = m
        .input("is_difference", 1)
        .comment("Residual is a folded difference; else the symbol itself");
    let earlier = m.input("earlier", LONGEST_LAG * SYMBOL_BITS);
    earlier.comment("Symbols of the way before this one, the last one highest");
    let adds = m.input("adds", 2);
    adds.comment("Which to add: bit 0 the symbol 2 before, bit 1 that 4 before");
    let half = concat(&[residual.slice(1, SYMBOL_BITS - 1), m.zero(1)]);
    let difference = half ^ residual.bit(0).replicate(SYMBOL_BITS);
    let value = is_difference.mux(difference.named("difference"), residual);
    let earlier = earlier.parts(SYMBOL_BITS);
    let before = |bit: u32, lag: u32| adds.bit(bit).gate(earlier[(LONGEST_LAG - lag) as usize]);
    let added = (before(0, LAGS[1]) | before(1, LAGS[2])).named("added");
    m.output("symbol", value.named("value") + added)
        .comment("Symbol, summed up within its way");
    m.finish()
}

/// The last symbols of a way, or of its part in a unit, which those behind it are added to: one
/// for each number of the lag, and zeros without a lag.
fn last_symbols<'m>(symbols: &[Signal<'m>], lags: Signal<'m>) -> Vec<Signal<'m>> {
    let last = &symbols[symbols.len() - LONGEST_LAG as usize..];
    (0..LONGEST_LAG as usize)
        .map(|number| lags.bit(0).gate(last[2 + number % 2]) | lags.bit(1).gate(last[number]))
        .collect()
}

/// Units of the block from the decoded one to the port.
fn going_out<'m>(
    m: &'m Builder,
    p: &Parameters,
    decoded: Signal<'m>,
    decoded_lags: Signal<'m>,
    leaving: &Leaving<'m>,
) -> Result<(), DesignError> {
    let frame = &p.frame;
    let (unit, beat) = (unit_bits(p), frame.beat_bytes * 8);
    let Leaving { moves, sent, .. } = *leaving;
    let out_error = m.delay_if("out_error", moves, leaving.decoded_error);
    let out_lags = m.delay_if("out_lags", moves, decoded_lags);
    let lags = moves.mux(decoded_lags, out_lags).named("unit_lags");

    // A unit of two beats is there until the second is sent.
    let takes = if unit == beat {
        moves | sent
    } else {
        let second = m.register("second_beat", 1);
        m.next_if(second, moves | sent, !moves & !second);
        moves | (sent & second)
    };
    let takes = takes.named("takes_unit");
    let rest_bits = frame.block_bits() - unit;
    let mut local = decoded.slice(0, unit);
    if rest_bits > 0 {
        let rest = m.register("out_rest", rest_bits);
        let above = match rest_bits - unit {
            0 => m.zero(unit),
            more => rest.slice(unit, more).resize(rest_bits),
        };
        m.next_if(
            rest,
            takes,
            moves.mux(decoded.slice(unit, rest_bits), above),
        );
        local = moves.mux(local, rest.slice(0, unit));
    }
    let local = local.named("unit_of_ways");

    m.section("The ways' symbols are added to the last ones of the way before");
    let part_bits = frame.symbols_per_way() * SYMBOL_BITS;
    let ways: Vec<Vec<Signal>> = (local.parts(part_bits.min(unit)).iter())
        .map(|part| part.parts(SYMBOL_BITS))
        .collect();
    let bases: Vec<Signal> = (0..LONGEST_LAG)
        .map(|number| m.register(&format!("base_{number}"), SYMBOL_BITS))
        .collect();
    let bases = m.vector("base", &bases);
    // A block's first unit has none before it.
    let first: Vec<Signal> = bases.iter().map(|base| (!moves).gate(*base)).collect();
    let first = m.vector("unit_base", &first);
    let mut before: Vec<Vec<Signal>> = first.iter().map(|&base| vec![base]).collect();
    let mut out = Vec::new();
    for (number, way) in ways.iter().enumerate() {
        let mut added = Vec::new();
        for (place, numbers) in before.iter().enumerate() {
            let all = sum(m, &format!("before{number}_{place}"), numbers)?;
            added.push(match numbers.len() {
                1 => all,
                _ => all.named(&format!("way{number}_base_{place}")),
            });
        }
        let symbols = way.iter().zip(added.iter().cycle());
        out.extend(symbols.map(|(&symbol, &base)| symbol + base));
        for (place, last) in last_symbols(way, lags).into_iter().enumerate() {
            before[place].push(last.named(&format!("way{number}_last_{place}")));
        }
    }
    let out = m.vector("unit_symbol", &out);
    let ends_way = ends_way(m, part_bits / unit, takes, moves);
    for ((&base, &kept), last) in bases.iter().zip(&first).zip(last_symbols(&out, lags)) {
        m.next_if(base, takes, ends_way.mux(last, kept));
    }

    m.section("The port");
    let sends = m.register("out_unit", unit);
    let next = concat(&out);
    if unit == beat {
        m.next_if(sends, takes, next)
    } else {
        let second = sends.slice(beat, unit - beat).resize(unit);
        m.next_if(sends, moves | sent, takes.mux(next, second));
    }
    let error = out_error & leaving.is_last;
    let beat = Beat {
        valid: leaving.sending,
        data: sends.slice(0, beat),
        last: leaving.is_last,
        user: concat(&[m.zero(2), error]),
    };
    output_port(m, beat, leaving.ready)
}

/// Whether the current unit is the last one of its way, which has `units` units; always, if a unit contains
/// whole ways.
fn ends_way<'m>(m: &'m Builder, units: u32, takes: Signal<'m>, moves: Signal<'m>) -> Signal<'m> {
    if units <= 1 {
        return m.constant(1, 1);
    }
    let bits = address_width(u64::from(units));
    let number = m.register("unit_number", bits);
    let this = (!moves).gate(number).named("unit_of_way");
    m.next_if(number, takes, this.plus(1));
    this.all().named("ends_way")
}
