//! One number: its symbol and its rest; the digits of its symbol's rank, and back.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{origin, Parameters, GROUP};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

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
    FindRankInputs {
        symbol: Option<Signal<'m>>, ranked: Option<Signal<'m>>,
        below: Option<Signal<'m>>, shift_is: Option<Signal<'m>>,
    } -> FindRankOutputs {
        digit: BTreeMap<u32, Signal<'m>>, beyond_digit: BTreeMap<u32, Signal<'m>>,
        unranked: Option<Signal<'m>>,
    }
}

/// Outputs of a lane that finds a symbol's rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RankParts {
    /// The digits, and whether all of them so far are ones.
    Both,
    Digits,
    /// Whether all digits so far are ones.
    Levels,
}

impl RankParts {
    /// The modules of a lane and of lanes, as parts of their names.
    fn modules(self) -> [&'static str; 2] {
        match self {
            RankParts::Both => ["find_rank", "find_ranks"],
            RankParts::Digits => ["find_digits", "find_all_digits"],
            RankParts::Levels => ["find_levels", "find_all_levels"],
        }
    }

    /// As a part of instances' names.
    pub fn lanes(self) -> &'static str {
        match self {
            RankParts::Both => "lanes",
            RankParts::Digits => "digits_of_lanes",
            RankParts::Levels => "levels_of_lanes",
        }
    }
}

/// The digits of a symbol's rank, or the levels that it has digits of, or both.
///
/// Combinational.
fn find_rank(p: &Parameters, found: RankParts) -> Result<Rc<Module>, DesignError> {
    let [name, _] = found.modules();
    let m = Builder::new(format!("{}_{name}", p.name));
    let is_rank = m.vector("is_rank", &ranks(&m, p));
    let mut first = 0;
    let mut beyond = m.constant(1, 1);
    for (level, &width) in p.digits.iter().enumerate() {
        let end = p.ranks_up_to(level) as usize;
        let here = &is_rank[first.min(is_rank.len())..end.min(is_rank.len())];
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
        if found != RankParts::Levels {
            let digit = concat(&bits.collect::<Vec<_>>());
            let number = level + 1;
            m.output(&format!("digit{number}"), digit)
                .comment(&digit_says(number));
        }
        if found != RankParts::Digits {
            m.output(&those, beyond)
                .comment(&format!("All digits up to {} are ones", level + 1));
        }
        first = end;
    }
    m.finish()
}

/// Comment of the port of a lane's digit.
fn digit_says(number: usize) -> String {
    format!("Digit {number} of the rank; all ones if the rank is of a later level")
}

/// For each possible rank, whether it is the symbol's.
fn ranks<'m>(m: &'m Builder, p: &Parameters) -> Vec<Signal<'m>> {
    let possible = u64::from(p.ranks()).min(1 << p.symbol_bits);
    if p.has_table() {
        m.doc("The digits of a symbol's rank: the symbol is compared with all that have ranks.");
        let symbol = m
            .input("symbol", p.symbol_bits)
            .comment("Symbol of the number");
        let ranked = m
            .input("ranked", p.ranked_bits())
            .comment("Symbols that have ranks, of rank 0 in the lowest bits")
            .parts(p.symbol_bits);
        return ranked.iter().map(|&ranked| symbol.eq(ranked)).collect();
    }
    if !p.has_origin() {
        m.doc("The digits of a symbol's rank, which is the symbol.");
        let symbol = m
            .input("symbol", p.symbol_bits)
            .comment("Symbol of the number");
        return (0..possible).map(|rank| symbol.eq_to(rank)).collect();
    }
    m.doc("The digits of a symbol's rank: how far it is below the block's largest symbol, with ranks\nup to twice the shift on either side of the base in turns.");
    let below = m
        .input("below", p.symbol_bits)
        .comment("How far the number's symbol is below the block's largest");
    let shifts = origin::shifts(p);
    let shift_is = m
        .input("shift_is", shifts.len() as u32)
        .comment("Shift of the block among those that matter, one-hot")
        .parts(1);
    (0..possible as u32)
        .map(|rank| {
            let constant = |shift| u64::from(origin::below_of_rank(shift, rank));
            if shifts.iter().all(|&shift| constant(shift) == constant(0)) {
                return below.eq_to(constant(0));
            }
            let of_shift = |(&shift, &is): (&u32, &Signal<'m>)| is & below.eq_to(constant(shift));
            or_all(shifts.iter().zip(&shift_is).map(of_shift))
        })
        .collect()
}

ports! {
    pub(in crate::rtl) FindRanksInputs {
        symbols: Option<Signal<'m>>, ranked: Option<Signal<'m>>,
        below: Option<Signal<'m>>, shift_is: Option<Signal<'m>>,
    } -> FindRanksOutputs {
        digit: BTreeMap<u32, Signal<'m>>, beyond_digit: BTreeMap<u32, Signal<'m>>,
        unranked: Option<Signal<'m>>,
    }
}

/// [`find_rank`] of neighbouring numbers; ports as there, of all of them, the first in the lowest
/// bits.
pub fn find_ranks(p: &Parameters, found: RankParts) -> Result<Rc<Module>, DesignError> {
    let [_, name] = found.modules();
    let m = Builder::new(format!("{}_{name}", p.name));
    let what = match found {
        RankParts::Levels => "Whether all digits so far are ones,",
        _ => "The digits",
    };
    m.doc(&format!(
        "{what} of {GROUP} symbols' ranks, the first symbol's in the lowest bits."
    ));
    let of_symbols = |name: &str, says: &str| {
        m.input(name, GROUP * p.symbol_bits)
            .comment(says)
            .parts(p.symbol_bits)
    };
    let symbols = (!p.has_origin()).then(|| {
        of_symbols(
            "symbols",
            "Symbol of each number, the first one's in the lowest bits",
        )
    });
    let ranked = p.has_table().then(|| {
        m.input("ranked", p.ranked_bits())
            .comment("Symbols that have ranks, of rank 0 in the lowest bits")
    });
    let below = p.has_origin().then(|| {
        of_symbols(
            "below",
            "How far each number's symbol is below the block's largest",
        )
    });
    let shifts = || origin::shifts(p).len() as u32;
    let shift_is = p.has_origin().then(|| {
        m.input("shift_is", shifts())
            .comment("Shift of the block among those that matter, one-hot")
    });
    let module = find_rank(p, found)?;
    let lanes: Vec<_> = (0..GROUP as usize)
        .map(|lane| {
            let inputs = FindRankInputs {
                symbol: symbols.as_ref().map(|symbols| symbols[lane]),
                ranked,
                below: below.as_ref().map(|below| below[lane]),
                shift_is,
            };
            m.instance(&format!("lane{lane}"), &module, inputs)
        })
        .collect();
    let output = |port: &str, of_lanes: &[Signal], says: &str| {
        let of_lanes = m.vector(&format!("{port}_of_lanes"), of_lanes);
        m.output(port, concat(&of_lanes)).comment(says);
    };
    for level in 1..=p.levels() {
        let number = level as u32;
        if found != RankParts::Levels {
            let digits = of_all(&lanes, |lane| lane.digit[&number]);
            let says = format!("Digit {level} of each number's rank, the first number's lowest");
            output(&format!("digit{level}"), &digits, &says);
        }
        if found != RankParts::Digits {
            let beyond = lanes.iter().filter_map(|lane| {
                let beyond = lane.beyond_digit.get(&number).copied();
                beyond.or(lane.unranked)
            });
            let says = format!("Numbers whose digits up to {level} are all ones, a bit each");
            output(&p.those_with(level), &beyond.collect::<Vec<_>>(), &says);
        }
    }
    m.finish()
}

ports! {
    LookUpInputs {
        digit: BTreeMap<u32, Signal<'m>>, unranked: Option<Signal<'m>>, ranked: Option<Signal<'m>>,
    } -> LookUpOutputs { symbol }
}

/// The symbol of a number's digits.
///
/// Combinational.
fn look_up(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_look_up", p.name));
    m.doc("The symbol of a number's digits: the last one that is there picks among its level's.");
    let digits: Vec<Signal> = levels(p)
        .map(|level| {
            let number = level + 1;
            m.input(&format!("digit{number}"), p.digits[level])
                .comment(&digit_says(number))
        })
        .collect();
    let mut symbol = if p.has_fields(p.levels()) {
        m.input("unranked", p.symbol_bits)
            .comment("Symbol as it is written out, for a number without a rank")
    } else {
        m.zero(p.symbol_bits)
    };
    let ranked = looks_up(p).then(|| {
        m.input("ranked", p.ranked_bits())
            .comment("Symbols that have ranks, of rank 0 in the lowest bits")
            .parts(p.symbol_bits)
    });
    for (level, &digit) in digits.iter().enumerate().rev() {
        let end = p.ranks_up_to(level) as usize;
        let first = end + 1 - (1 << p.digits[level]);
        symbol = match &ranked {
            Some(ranked) => {
                // A digit that no rank has is an error.
                let of_rank = |rank: usize| ranked.get(rank).copied().unwrap_or(symbol);
                let choices: Vec<Signal> = (first..end).map(of_rank).chain([symbol]).collect();
                digit.select(&choices)
            }
            None => {
                let first = first as u64 % (1 << p.symbol_bits);
                let rank = digit.resize(p.symbol_bits).plus(first);
                digit.all().mux(symbol, rank)
            }
        };
        if level > 0 {
            symbol = symbol.named(&format!("from_digit{}", level + 1));
        }
    }
    m.output("symbol", symbol).comment("Symbol of the number");
    m.finish()
}

/// Whether a rank's symbol is looked up; else it is the rank.
pub fn looks_up(p: &Parameters) -> bool {
    p.has_table() || p.has_origin()
}

/// The levels of digits that a compressed block can have, counted from 0.
pub fn levels(p: &Parameters) -> impl Iterator<Item = usize> + '_ {
    (0..p.levels()).filter(|&level| level == 0 || p.has_fields(level))
}

ports! {
    pub(in crate::rtl) LookUpsInputs {
        digit: BTreeMap<u32, Signal<'m>>, unranked: Option<Signal<'m>>, ranked: Option<Signal<'m>>,
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
            let all = m
                .input(&format!("digit{number}"), GROUP * width)
                .comment(&format!(
                    "Digit {number} of each number's rank, the first number's lowest"
                ));
            (number, all.parts(width))
        })
        .collect();
    let unranked = p.has_fields(p.levels()).then(|| {
        let all = m
            .input("unranked", GROUP * p.symbol_bits)
            .comment("Symbol of each number as it is written out, for those without a rank");
        all.parts(p.symbol_bits)
    });
    let ranked = looks_up(p).then(|| {
        m.input("ranked", p.ranked_bits())
            .comment("Symbols that have ranks, of rank 0 in the lowest bits")
    });
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
    m.output("symbols", concat(&m.vector("symbols_of_lanes", &lanes)))
        .comment("Symbol of each number, the first one's in the lowest bits");
    m.finish()
}
