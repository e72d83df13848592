//! A block's base and shift, and the distance of its symbols from the largest one: a compressor's first step
//! if ranks come from the block.
//!
//! The base is the largest symbol less the shift, so the symbol of a rank is a constant below the largest
//! one. Only those shifts matter that change some symbol's bits, and only those symbols whose bits a shift
//! changes. There are few of these, at most nine; they are counted.
//!
//! A shift above the largest symbol, which would make the base negative, needs no check: each symbol would
//! have a larger rank than with a shift that equals the largest, and at equal costs the smaller shift is
//! taken.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Parameters, GROUP, SHIFT_BITS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::trees::{Choice, Extreme, Sum};

/// Shifts that are tried: 0 to 4.
const TRIED: u32 = 5;

/// Symbols from the largest down whose ranks depend on the shift.
const MOVED: u32 = 2 * (TRIED - 1) + 1;

/// Bits of a symbol that are compared at once.
const AT_ONCE: u32 = 4;

/// The distance from the largest symbol to the symbol of a rank.
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

/// For each distance from the largest symbol, the extra bits of such a symbol with each shift, compared with
/// its best shift. Distances for which the shift makes no difference are left out. All numbers are divided by
/// their common divisor.
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
    /// Each symbol's distance from the largest one.
    pub below: Vec<Signal<'m>>,
    pub largest: Signal<'m>,
    pub shift: Signal<'m>,
    /// Which of the shifts that matter is used, one-hot.
    pub shift_is: Vec<Signal<'m>>,
}

/// The steps' delays on the longest path, in FO4 of OSU 180 nm.
const DIGIT: u32 = 12;
const AGREE: u32 = 11;
const BELOW: u32 = 14;
const ARE_BELOW: u32 = 7;
const COSTS: u32 = 14;
const CHOICE: u32 = 8;

/// The weight of a level of the counts. The first level has sums of two bits.
const fn count_weight(level: u32) -> u32 {
    match level {
        0 | 1 => 3,
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
        pipeline.part("origin", "the block's base and shift");
        let largest = largest(m, p, pipeline, symbols)?;
        let symbols = symbols.parts(p.symbol_bits);
        let below: Vec<Signal> = symbols.iter().map(|&symbol| largest - symbol).collect();
        let below = m.vector("below", &below);
        let about = "how far symbols are below the largest";
        pipeline.step("below", about, BELOW);

        let extra = extra_bits(p);
        let module = are_below(p, &extra)?;
        let groups: Vec<AreBelowOutputs> = (0..)
            .zip(below.chunks(GROUP as usize))
            .map(|(number, below)| {
                let below = concat(below);
                m.instance(
                    &format!("are_below{number}"),
                    &module,
                    AreBelowInputs { below },
                )
            })
            .collect();
        let lists = extra.keys().map(|below| {
            let flags = groups.iter().map(|group| group.by[below]);
            let flags = m.vector(&format!("are_below_by{below}"), &flags.collect::<Vec<_>>());
            flags.iter().flat_map(|group| group.parts(1)).collect()
        });
        let mut counts = Sum::of_lists("counts_below", lists.collect());
        let about = "those that the shift matters to";
        pipeline.step("are_below", about, ARE_BELOW);
        let levels = symbols.len().trailing_zeros();
        for level in 0..levels {
            counts.add_level(m)?;
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
            below,
            largest,
            shift,
            shift_is: m.vector("shift_is", &is.collect::<Vec<_>>()),
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

/// Numbers that add up to this many times a count.
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
    symbols: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let groups = symbols.parts(GROUP * p.symbol_bits);
    let mut candidates: Option<Vec<Signal>> = None;
    let mut found: Vec<Signal> = Vec::new();
    for (number, digit) in digits(p).into_iter().enumerate() {
        let of_group = |group: usize| candidates.as_ref().map(|all| all[group]);
        let module = at_least(p, number, digit, candidates.is_some())?;
        let reached_by = groups.iter().enumerate().map(|(group, &symbols)| {
            let candidates = of_group(group);
            let inputs = AtLeastInputs {
                symbols,
                candidates,
            };
            let name = format!("largest_digit{number}_group{group}");
            m.instance(&name, &module, inputs).at_least
        });
        let reached_by: Vec<Signal> = reached_by.collect();
        let of_groups = m.vector(&format!("largest_digit{number}_of_groups"), &reached_by);
        let at_least = or_all(of_groups).named(&format!("largest_digit{number}_at_least"));
        let inputs = ReachedInputs { at_least };
        let name = format!("largest_digit{number}");
        let largest = m.instance(&name, &reached(digit.bits)?, inputs).digit;
        pipeline.step(&name, "a digit of the largest symbol", DIGIT);
        found.insert(0, largest);
        if digit.above > 0 {
            let module = agree(p, number, digit, candidates.is_some())?;
            let agree = groups.iter().enumerate().map(|(group, &symbols)| {
                let candidates = of_group(group);
                let inputs = AgreeInputs {
                    symbols,
                    largest,
                    candidates,
                };
                m.instance(&format!("agree{number}_group{group}"), &module, inputs)
                    .agree
            });
            let agree = m.vector(
                &format!("agree_to_digit{number}"),
                &agree.collect::<Vec<_>>(),
            );
            candidates = Some(agree);
            let about = "the symbols that agree with the largest so far";
            pipeline.step(&format!("agree{number}"), about, AGREE);
        }
    }
    Ok(concat(&found).named("largest"))
}

/// A digit of a symbol.
#[derive(Clone, Copy)]
struct Digit {
    bits: u32,
    /// The bits of the symbol below it.
    above: u32,
}

impl Digit {
    fn of<'m>(self, symbol: &Signal<'m>) -> Signal<'m> {
        symbol.slice(self.above, self.bits)
    }
}

/// The digits in which the largest symbol is looked for, the highest first.
fn digits(p: &Parameters) -> Vec<Digit> {
    let count = p.symbol_bits.div_ceil(AT_ONCE);
    let most = p.symbol_bits.div_ceil(count);
    let digit = |number| {
        let above = p.symbol_bits.saturating_sub((number + 1) * most);
        let bits = p.symbol_bits - number * most - above;
        Digit { bits, above }
    };
    (0..count).map(digit).collect()
}

ports! {
    ReachedInputs { at_least } -> ReachedOutputs { digit }
}
/// Combinational.
fn reached(bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("reached_of{bits}"));
    m.doc(&format!(
        "The largest number that is reached, of {bits} bits: bit v - 1 says that v is."
    ));
    let count = 1 << bits;
    let reached = m
        .input("at_least", count - 1)
        .comment("Bit v - 1: some candidate's digit is v or more");
    let at_least = |number: u32| reached.bit(number - 1);
    let bits = (0..bits).map(|bit| {
        // From an odd multiple of 2^bit up to the next, even one.
        let odd = (1 << bit..count).step_by(2 << bit);
        or_all(odd.map(|from| match from + (1 << bit) {
            end if end < count => at_least(from) & !at_least(end),
            _ => at_least(from),
        }))
    });
    m.output("digit", concat(&bits.collect::<Vec<_>>()))
        .comment("Largest digit: number of ones");
    m.finish()
}

ports! {
    AtLeastInputs { symbols, candidates: Option<Signal<'m>> } -> AtLeastOutputs { at_least }

    AgreeInputs { symbols, largest, candidates: Option<Signal<'m>> } -> AgreeOutputs { agree }
}

/// Combinational.
fn at_least(
    p: &Parameters,
    number: usize,
    digit: Digit,
    with_candidates: bool,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_at_least{number}", p.name));
    m.doc(&format!(
        "Which numbers a digit of some of {GROUP} symbols reaches: bit v - 1 if one's is v or more."
    ));
    let symbols = m
        .input("symbols", GROUP * p.symbol_bits)
        .comment("Symbols to compare, the first one in the lowest bits")
        .parts(p.symbol_bits);
    let own = symbols.iter().map(|symbol| digit.of(symbol));
    let mut own: Vec<Signal> = own.collect();
    if with_candidates {
        let candidates = m
            .input("candidates", GROUP)
            .comment("Symbols that agree with the largest so far, a bit each")
            .parts(1);
        let gated = own.iter().zip(&candidates);
        own = gated
            .map(|(&digit, candidate)| candidate.gate(digit))
            .collect();
    }
    let own = m.vector("digit", &own);
    let reached = (1..1u64 << digit.bits).map(|number| {
        let number = m.constant(number, digit.bits);
        or_all(own.iter().map(|digit| digit.ge(number)))
    });
    m.output(
        "at_least",
        concat(&m.vector("reached", &reached.collect::<Vec<_>>())),
    )
    .comment("Bit v - 1: some candidate's digit is v or more");
    m.finish()
}

/// Combinational.
fn agree(
    p: &Parameters,
    number: usize,
    digit: Digit,
    with_candidates: bool,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_agree{number}", p.name));
    m.doc(&format!(
        "Which of {GROUP} symbols have a digit of the largest one."
    ));
    let symbols = m
        .input("symbols", GROUP * p.symbol_bits)
        .comment("Symbols to compare, the first one in the lowest bits")
        .parts(p.symbol_bits);
    let largest = m
        .input("largest", digit.bits)
        .comment("Digit of the largest symbol");
    let same: Vec<Signal> = symbols
        .iter()
        .map(|symbol| digit.of(symbol).eq(largest))
        .collect();
    let same = concat(&m.vector("same", &same));
    let agree = if with_candidates {
        m.input("candidates", GROUP)
            .comment("Symbols that agree with the largest so far, a bit each")
            & same
    } else {
        same
    };
    m.output("agree", agree)
        .comment("Symbols that agree with the largest up to this digit, a bit each");
    m.finish()
}

ports! {
    AreBelowInputs { below } -> AreBelowOutputs { by: BTreeMap<u32, Signal<'m>> }
}

/// Combinational.
fn are_below(p: &Parameters, counted: &BTreeMap<u32, Vec<u32>>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_are_below", p.name));
    m.doc(&format!(
        "Which of {GROUP} symbols are so far below the block's largest that the shift changes the bits\nof their digits."
    ));
    let below = m
        .input("below", GROUP * p.symbol_bits)
        .comment("How far each symbol is below the block's largest, the first one lowest")
        .parts(p.symbol_bits);
    for &of in counted.keys() {
        let is: Vec<Signal> = below.iter().map(|below| below.eq_to(of.into())).collect();
        m.output(&format!("by{of}"), concat(&is)).comment(&format!(
            "Symbols that are {of} below the largest, a bit each"
        ));
    }
    m.finish()
}
