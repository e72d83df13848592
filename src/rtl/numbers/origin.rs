//! A block's base and shift, and how far its symbols are below the largest one: what a compressor
//! does first where ranks come from the block.
//!
//! The base is the largest symbol less the shift, so the symbol of a rank is a constant below the
//! largest one. Of all shifts only those matter that change some symbol's bits, and of the symbols those
//! whose bits a shift changes, of which there are few, at most nine: they are counted.
//!
//! A shift above the largest symbol, which would make the base negative, needs no check: each
//! symbol would have a larger rank than with a shift that equals the largest, and of equal costs
//! the smaller shift's counts.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::lane::GROUP;
use super::{Parameters, SHIFT_BITS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::trees::{Choice, Extreme, Sum};

/// Shifts that are tried: 0 to 4.
const TRIED: u32 = 5;

/// Symbols from the largest down whose ranks depend on the shift.
const MOVED: u32 = 2 * (TRIED - 1) + 1;

/// Bits of a symbol that are compared at once.
const AT_ONCE: u32 = 4;

/// How far below the largest symbol that of a rank is.
pub fn below_of_rank(shift: u32, rank: u32) -> u32 {
    if rank > 2 * shift {
        rank
    } else if rank % 2 == 0 {
        shift + rank / 2
    } else {
        shift - rank.div_ceil(2)
    }
}

/// Bits of the digits of a symbol so far below the largest, and of the symbol if it has no rank.
fn bits_of(p: &Parameters, shift: u32, below: u32) -> u32 {
    let rank = (0..MOVED).find(|&rank| below_of_rank(shift, rank) == below);
    let rank = rank.unwrap_or(below);
    let has_field = |&level: &usize| level == 0 || p.ranks_up_to(level - 1) <= rank;
    let levels = (0..=p.levels()).take_while(has_field);
    levels.map(|level| p.field_bits(level)).sum()
}

/// The shifts that matter, the smallest first: each gives some symbol other bits than those before.
pub fn shifts(p: &Parameters) -> Vec<u32> {
    let all_bits = |shift| (0..MOVED).map(move |below| bits_of(p, shift, below));
    let mut shifts: Vec<u32> = Vec::new();
    for shift in 0..TRIED {
        if !shifts
            .iter()
            .any(|&other| all_bits(other).eq(all_bits(shift)))
        {
            shifts.push(shift);
        }
    }
    shifts
}

/// By how far a symbol is below the largest, the bits that each shift costs it more than the best
/// one; of those that the shift does not matter to nothing. All of them without a common divisor.
fn extra_bits(p: &Parameters) -> BTreeMap<u32, Vec<u32>> {
    let shifts = shifts(p);
    let extra = (0..MOVED).map(|below| {
        let bits: Vec<u32> = shifts.iter().map(|&s| bits_of(p, s, below)).collect();
        let least = bits.iter().copied().min().unwrap_or(0);
        (below, bits.iter().map(|bits| bits - least).collect())
    });
    let mut extra: BTreeMap<u32, Vec<u32>> = extra
        .filter(|(_, extra): &(u32, Vec<u32>)| extra.iter().any(|&bits| bits > 0))
        .collect();
    let divisor = extra.values().flatten().copied().fold(0, common_divisor);
    for bits in extra.values_mut().flatten() {
        *bits /= divisor;
    }
    extra
}

/// The greatest common divisor.
fn common_divisor(a: u32, b: u32) -> u32 {
    match b {
        0 => a,
        _ => common_divisor(b, a % b),
    }
}

/// A block's base and shift.
pub struct Origin<'m> {
    /// Of each symbol how far it is below the largest one.
    pub below: Vec<Signal<'m>>,
    pub largest: Signal<'m>,
    pub shift: Signal<'m>,
    /// Which of the shifts that matter it is, one-hot.
    pub shift_is: Signal<'m>,
}

/// The steps' delays on the longest path, in FO4 of OSU 180 nm.
const DIGIT: u32 = 12;
const AGREE: u32 = 9;
const BELOW: u32 = 14;
const COSTS: u32 = 14;
const CHOICE: u32 = 8;

/// Of a level of the counts, of which the first has sums of two bits.
const fn count_weight(level: u32) -> u32 {
    match level {
        0 => 2,
        1 => 3,
        2 => 4,
        _ => 5,
    }
}

impl<'m> Origin<'m> {
    /// Of a block's symbols, in steps of the pipeline.
    pub fn find(
        m: &'m Builder,
        p: &Parameters,
        pipeline: &Pipeline<'m>,
        symbols: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let symbols = symbols.parts(p.symbol_bits);
        let largest = largest(m, p, pipeline, &symbols)?;
        let extra = extra_bits(p);
        let module = belows(p, &extra)?;
        let groups: Vec<BelowsOutputs> = (0..)
            .zip(symbols.chunks(GROUP as usize))
            .map(|(number, symbols)| {
                let symbols = concat(symbols);
                let inputs = BelowsInputs { symbols, largest };
                m.instance(&format!("below{number}"), &module, inputs)
            })
            .collect();
        let of_groups = groups.iter().map(|group| group.belows);
        let below = m.vector("below_of_groups", &of_groups.collect::<Vec<_>>());
        let below = below.iter().flat_map(|group| group.parts(p.symbol_bits));
        let lists = extra.keys().map(|below| {
            let flags = groups.iter().map(|group| group.is_below[below]);
            let flags = m.vector(&format!("is_below{below}"), &flags.collect::<Vec<_>>());
            flags.iter().flat_map(|group| group.parts(1)).collect()
        });
        let mut counts = Sum::of_lists("counts_below", lists.collect());
        let about = "how far symbols are below the largest";
        pipeline.step("below", about, BELOW);
        let levels = symbols.len().trailing_zeros();
        for level in 0..levels {
            counts.add_level(m);
            let about = format!(
                "symbols that are so far below the largest, level {} of {levels}",
                level + 1
            );
            let name = format!("count_below_level{}", level + 1);
            pipeline.step(&name, &about, count_weight(level));
        }
        let counts = counts.all_done().unwrap_or_default();
        let shift = cheapest(m, p, pipeline, &counts, &extra)?;
        let all = shifts(p);
        let is = all.iter().map(|&of| shift.eq_to(of.into()));
        Ok(Origin {
            below: below.collect(),
            largest,
            shift,
            shift_is: concat(&m.vector("shift_is", &is.collect::<Vec<_>>())),
        })
    }

    /// The base.
    pub fn base(&self) -> Signal<'m> {
        let shift = self.shift.resize(self.largest.width());
        (self.largest - shift).named("block_base")
    }
}

/// The shift with the fewest bits, by the counts of the symbols that shifts matter to.
fn cheapest<'m>(
    m: &'m Builder,
    p: &Parameters,
    pipeline: &Pipeline<'m>,
    counts: &[Signal<'m>],
    extra: &BTreeMap<u32, Vec<u32>>,
) -> Result<Signal<'m>, DesignError> {
    let shifts = shifts(p);
    let most = extra.values().map(|bits| bits.iter().max());
    let most: u32 = most.flatten().sum();
    let width = counts[0].width() + (u32::BITS - most.leading_zeros());
    let (mut costs, mut most_rows) = (Vec::new(), 0);
    for (place, shift) in shifts.iter().enumerate() {
        let counted = counts.iter().zip(extra.values());
        let rows = counted.flat_map(|(&count, bits)| multiples(m, count, bits[place], width));
        let rows: Vec<Signal> = rows.collect();
        most_rows = most_rows.max(rows.len());
        let name = format!("cost_of_shift{shift}");
        costs.push(sum(m, &name, &rows)?.named(&name));
    }
    if most_rows > 1 {
        pipeline.step("costs", "the bits that each shift costs", COSTS);
    }
    let numbered = costs.iter().zip(&shifts).map(|(&cost, &shift)| {
        let shift = m.constant(shift.into(), SHIFT_BITS);
        (cost, Some(shift))
    });
    let mut choice = Choice::new("cheaper", Extreme::Least, numbered.collect());
    for level in 1..=shifts.len().next_power_of_two().trailing_zeros() {
        choice.compare_level(m);
        let about = "the shift that costs fewer bits";
        pipeline.step(&format!("choice_level{level}"), about, CHOICE);
    }
    let chosen = choice.done().and_then(|(_, shift)| shift);
    Ok(chosen.unwrap_or(m.zero(SHIFT_BITS)).named("block_shift"))
}

/// Numbers that add up to so many times a count.
fn multiples<'m>(m: &'m Builder, count: Signal<'m>, times: u32, width: u32) -> Vec<Signal<'m>> {
    let bits = (0..u32::BITS).filter(|bit| times >> bit & 1 == 1);
    bits.map(|bit| match bit {
        0 => count.resize(width),
        _ => concat(&[m.zero(bit), count]).resize(width),
    })
    .collect()
}

/// The largest symbol: its digits of some bits each, the highest first, each the largest among the
/// symbols that agree with those before.
fn largest<'m>(
    m: &'m Builder,
    p: &Parameters,
    pipeline: &Pipeline<'m>,
    symbols: &[Signal<'m>],
) -> Result<Signal<'m>, DesignError> {
    let digits = p.symbol_bits.div_ceil(AT_ONCE);
    let bits = p.symbol_bits.div_ceil(digits);
    let mut candidates: Option<Vec<Signal>> = None;
    let mut found = Vec::new();
    let mut above = p.symbol_bits;
    for digit in 0..digits {
        let bits = bits.min(above);
        above -= bits;
        let of_symbols: Vec<Signal> = (symbols.iter().enumerate())
            .map(|(lane, symbol)| {
                let own = symbol.slice(above, bits);
                (candidates.as_ref()).map_or(own, |candidates| candidates[lane].gate(own))
            })
            .collect();
        let module = at_least(&p.name, bits)?;
        let groups = of_symbols.chunks(GROUP as usize).enumerate();
        let groups: Vec<Signal> = groups
            .map(|(number, digits)| {
                let inputs = AtLeastInputs {
                    digits: concat(digits),
                };
                let name = format!("largest_digit{digit}_group{number}");
                m.instance(&name, &module, inputs).at_least
            })
            .collect();
        let groups = m.vector(&format!("largest_digit{digit}_of_groups"), &groups);
        let at_least = or_all(groups).named(&format!("largest_digit{digit}_at_least"));
        let inputs = ReachedInputs { at_least };
        let name = format!("largest_digit{digit}");
        let largest = m.instance(&name, &reached(bits)?, inputs).digit;
        let about = "a digit of the largest symbol";
        pipeline.step(&format!("largest_digit{digit}"), about, DIGIT);
        if above > 0 {
            let agree = symbols.iter().enumerate().map(|(lane, symbol)| {
                let same = symbol.slice(above, bits).eq(largest);
                (candidates.as_ref()).map_or(same, |candidates| candidates[lane] & same)
            });
            let agree = m.vector(
                &format!("agree_to_digit{digit}"),
                &agree.collect::<Vec<_>>(),
            );
            candidates = Some(agree);
            let about = "the symbols that agree with the largest so far";
            pipeline.step(&format!("agree{digit}"), about, AGREE);
        }
        found.insert(0, largest);
    }
    Ok(concat(&found).named("largest"))
}

ports! {
    ReachedInputs { at_least } -> ReachedOutputs { digit }
}

/// | port | width | |
/// |---|---|---|
/// | `at_least` | 2^`bits` − 1 | bit v − 1: the digit is v or more |
/// | `digit` | `bits` | how many of these are ones, all of them in the lowest bits |
///
/// Combinational.
fn reached(bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("reached_of{bits}"));
    m.doc(&format!(
        "The largest number that is reached, of {bits} bits: bit v - 1 says that v is."
    ));
    let count = 1 << bits;
    let reached = m.input("at_least", count - 1);
    let at_least = |number: u32| reached.bit(number - 1);
    let bits = (0..bits).map(|bit| {
        // From an odd multiple of 2^bit up to the next, even one.
        let odd = (1 << bit..count).step_by(2 << bit);
        or_all(odd.map(|from| match from + (1 << bit) {
            end if end < count => at_least(from) & !at_least(end),
            _ => at_least(from),
        }))
    });
    m.output("digit", concat(&bits.collect::<Vec<_>>()));
    m.finish()
}

ports! {
    AtLeastInputs { digits } -> AtLeastOutputs { at_least }
}

/// | port | width | |
/// |---|---|---|
/// | `digits` | 8 × `bits` | |
/// | `at_least` | 2^`bits` − 1 | bit v − 1: one of them is v or more |
///
/// Combinational.
fn at_least(name: &str, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_at_least_of{bits}"));
    m.doc(&format!(
        "Which numbers some of {GROUP} digits of {bits} bits reach: bit v - 1 if one of them is v or more."
    ));
    let digits = m.input("digits", GROUP * bits).parts(bits);
    let reached = (1..1u64 << bits).map(|number| {
        let number = m.constant(number, bits);
        or_all(digits.iter().map(|digit| digit.ge(number)))
    });
    m.output(
        "at_least",
        concat(&m.vector("reached", &reached.collect::<Vec<_>>())),
    );
    m.finish()
}

ports! {
    BelowsInputs { symbols, largest }
    -> BelowsOutputs { belows, is_below: BTreeMap<u32, Signal<'m>> }
}

/// | port | width | |
/// |---|---|---|
/// | `symbols` | 8 × symbol | |
/// | `largest` | symbol | the block's largest |
/// | `belows` | 8 × symbol | how far each is below that |
/// | `is_below0`, … | 8 | whether it is so far below, of those that the shift matters to |
///
/// Combinational.
fn belows(p: &Parameters, counted: &BTreeMap<u32, Vec<u32>>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_belows", p.name));
    m.doc(&format!(
        "How far {GROUP} symbols are below the block's largest, and which are as far as those whose\ndigits the shift changes."
    ));
    let symbols = m.input("symbols", GROUP * p.symbol_bits);
    let largest = m.input("largest", p.symbol_bits);
    let below = symbols.parts(p.symbol_bits);
    let below: Vec<Signal> = below.iter().map(|&symbol| largest - symbol).collect();
    let below = m.vector("below", &below);
    for &of in counted.keys() {
        let is: Vec<Signal> = below.iter().map(|below| below.eq_to(of.into())).collect();
        m.output(&format!("is_below{of}"), concat(&is));
    }
    m.output("belows", concat(&below));
    m.finish()
}
