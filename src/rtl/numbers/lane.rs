//! One number: its symbol and its rest; the digits of its symbol's rank, and back.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::Parameters;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// Numbers that a module of lanes has.
pub const GROUP: u32 = 8;

/// A number's symbol and its rest.
pub fn symbol_and_rest<'m>(p: &Parameters, number: Signal<'m>) -> (Signal<'m>, Signal<'m>) {
    let rest_bits = p.rest_bits();
    let sign = number.bit(p.number_bits - 1);
    if p.integers {
        // Twice the magnitude, less one where the sign is set: the sign in the lowest bit.
        let low = number.slice(0, rest_bits - 1) ^ sign.replicate(rest_bits - 1);
        let symbol = number.slice(rest_bits - 1, p.symbol_bits) ^ sign.replicate(p.symbol_bits);
        return (symbol, concat(&[sign, low]));
    }
    let mantissa = number.slice(0, rest_bits - 1);
    let exponent = number.slice(rest_bits - 1, p.symbol_bits);
    (exponent, concat(&[mantissa, sign]))
}

/// The number of a symbol and a rest.
pub fn number<'m>(p: &Parameters, symbol: Signal<'m>, rest: Signal<'m>) -> Signal<'m> {
    let rest_bits = p.rest_bits();
    if p.integers {
        let sign = rest.bit(0);
        let magnitude = concat(&[rest.slice(1, rest_bits - 1), symbol]);
        return concat(&[magnitude ^ sign.replicate(magnitude.width()), sign]);
    }
    let (mantissa, sign) = (rest.slice(0, rest_bits - 1), rest.bit(rest_bits - 1));
    concat(&[mantissa, symbol, sign])
}

ports! {
    FindRankInputs { symbol, ranked }
    -> FindRankOutputs {
        digit: BTreeMap<u32, Signal<'m>>, beyond_digit: BTreeMap<u32, Signal<'m>>, unranked,
    }
}

/// The digits of a symbol's rank.
///
/// | port | width | |
/// |---|---|---|
/// | `symbol` | symbol | |
/// | `ranked` | ranks × symbol | the symbols that have ranks |
/// | `digit1`, … | a digit | all ones where the rank is of a later level, or there is none; zero where it is of an earlier one |
/// | `beyond_digit1`, …, `unranked` | 1 | all digits so far are ones |
///
/// Combinational.
fn find_rank(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_find_rank", p.name));
    m.doc("The digits of a symbol's rank: the symbol is compared with all that have ranks.");
    let symbol = m.input("symbol", p.symbol_bits);
    let ranked = m.input("ranked", p.table_bits()).parts(p.symbol_bits);
    let is_rank: Vec<Signal> = ranked.iter().map(|&ranked| symbol.eq(ranked)).collect();
    let is_rank = m.vector("is_rank", &is_rank);
    let mut first = 0;
    let mut beyond = m.constant(1, 1);
    for (level, &width) in p.digits.iter().enumerate() {
        let end = p.ranks_up_to(level) as usize;
        let here = is_rank.get(first..end.min(is_rank.len())).unwrap_or(&[]);
        if !here.is_empty() {
            let none = !concat(here).any();
            beyond = match level {
                0 => none,
                _ => beyond & none,
            };
        }
        let those = p.those_with(level + 1);
        beyond = beyond.named(&format!("is_{those}"));
        let bits = (0..width).map(|bit| {
            let ranks = here.iter().enumerate();
            let set = ranks.filter(|(digit, _)| digit >> bit & 1 == 1);
            or_all(set.map(|(_, &is)| is).chain([beyond]))
        });
        m.output(
            &format!("digit{}", level + 1),
            concat(&bits.collect::<Vec<_>>()),
        );
        m.output(&those, beyond);
        first = end;
    }
    m.finish()
}

ports! {
    pub(in crate::rtl) FindRanksInputs { symbols, ranked }
    -> FindRanksOutputs {
        digit: BTreeMap<u32, Signal<'m>>, beyond_digit: BTreeMap<u32, Signal<'m>>, unranked,
    }
}

/// [`find_rank`] of neighbouring numbers; ports as there, of all of them, the first in the lowest
/// bits.
pub fn find_ranks(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_find_ranks", p.name));
    m.doc(&format!(
        "The digits of {GROUP} symbols' ranks, the first symbol's in the lowest bits."
    ));
    let symbols = m.input("symbols", GROUP * p.symbol_bits);
    let ranked = m.input("ranked", p.table_bits());
    let module = find_rank(p)?;
    let lanes: Vec<_> = (0..)
        .zip(symbols.parts(p.symbol_bits))
        .map(|(lane, symbol)| {
            let inputs = FindRankInputs { symbol, ranked };
            m.instance(&format!("lane{lane}"), &module, inputs)
        })
        .collect();
    let output = |port: &str, of_lanes: &[Signal]| {
        let of_lanes = m.vector(&format!("{port}_of_lanes"), of_lanes);
        m.output(port, concat(&of_lanes));
    };
    for level in 1..=p.levels() {
        let number = level as u32;
        let digits = of_all(&lanes, |lane| lane.digit[&number]);
        output(&format!("digit{level}"), &digits);
        let beyond = of_all(&lanes, |lane| {
            let beyond = lane.beyond_digit.get(&number);
            *beyond.unwrap_or(&lane.unranked)
        });
        output(&p.those_with(level), &beyond);
    }
    m.finish()
}

ports! {
    LookUpInputs { digit: BTreeMap<u32, Signal<'m>>, unranked: Option<Signal<'m>>, ranked }
    -> LookUpOutputs { symbol }
}

/// The symbol of a number's digits.
///
/// | port | width | |
/// |---|---|---|
/// | `digit1`, … | a digit | those that a compressed block can have |
/// | `unranked` | symbol | the symbol where all digits are ones (where a compressed block can have one) |
/// | `ranked` | ranks × symbol | the symbols that have ranks |
/// | `symbol` | symbol | |
///
/// Combinational.
fn look_up(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_look_up", p.name));
    m.doc("The symbol of a number's digits: the last one that is there picks among its level's.");
    let digits: Vec<Signal> = levels(p)
        .map(|level| m.input(&format!("digit{}", level + 1), p.digits[level]))
        .collect();
    let mut symbol = if p.has_fields(p.levels()) {
        m.input("unranked", p.symbol_bits)
    } else {
        m.zero(p.symbol_bits)
    };
    let ranked = m.input("ranked", p.table_bits()).parts(p.symbol_bits);
    for (level, &digit) in digits.iter().enumerate().rev() {
        let end = p.ranks_up_to(level) as usize;
        let first = end + 1 - (1 << p.digits[level]);
        // A digit that no rank has is an error.
        let of_rank = |rank: usize| ranked.get(rank).copied().unwrap_or(symbol);
        let choices: Vec<Signal> = (first..end).map(of_rank).chain([symbol]).collect();
        symbol = digit.select(&choices);
        if level > 0 {
            symbol = symbol.named(&format!("from_digit{}", level + 1));
        }
    }
    m.output("symbol", symbol);
    m.finish()
}

/// The levels of digits that a compressed block can have, counted from 0.
pub fn levels(p: &Parameters) -> impl Iterator<Item = usize> + '_ {
    (0..p.levels()).filter(|&level| level == 0 || p.has_fields(level))
}

ports! {
    pub(in crate::rtl) LookUpsInputs {
        digit: BTreeMap<u32, Signal<'m>>, unranked: Option<Signal<'m>>, ranked,
    } -> LookUpsOutputs { symbols }
}

/// [`look_up`] of neighbouring numbers; ports as there, of all of them, the first in the lowest
/// bits, and `symbols`.
pub fn look_ups(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_look_ups", p.name));
    m.doc(&format!(
        "The symbols of {GROUP} numbers' digits, the first number's in the lowest bits."
    ));
    let digits: Vec<(u32, Vec<Signal>)> = levels(p)
        .map(|level| {
            let (number, width) = (level as u32 + 1, p.digits[level]);
            let all = m.input(&format!("digit{number}"), GROUP * width);
            (number, all.parts(width))
        })
        .collect();
    let unranked = p.has_fields(p.levels()).then(|| {
        let all = m.input("unranked", GROUP * p.symbol_bits);
        all.parts(p.symbol_bits)
    });
    let ranked = m.input("ranked", p.table_bits());
    let module = look_up(p)?;
    let lanes: Vec<Signal> = (0..GROUP as usize)
        .map(|lane| {
            let own = digits.iter().map(|(number, all)| (*number, all[lane]));
            let inputs = LookUpInputs {
                digit: own.collect(),
                unranked: unranked.as_ref().map(|all| all[lane]),
                ranked,
            };
            let look_up = m.instance(&format!("lane{lane}"), &module, inputs);
            look_up.symbol
        })
        .collect();
    m.output("symbols", concat(&m.vector("symbols_of_lanes", &lanes)));
    m.finish()
}
