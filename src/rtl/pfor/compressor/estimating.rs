//! Chooses the mode among 0 to 5 with the smallest estimate: adds up the significant bits of all residuals, cycle by
//! cycle.
//!
//! For mode 0, a cycle processes whole streams (element i is in stream i mod 4). For the other modes, it processes
//! consecutive elements of the block, so it needs only the last elements of the previous cycle.

use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::elements::{differences, rotated_bytes, widths};
use super::estimates::{choice, PENALTIES};
use super::zero::Zero;
use super::Part;
use crate::hdl::{concat, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::trees::{Choice, Extreme, Sum};

ports! {
    pub(super) EstimatingInputs {
        advance, start, beat: Option<Signal<'m>>, block, least: Option<Signal<'m>>,
    } -> EstimatingOutputs {
        done, nearly: Option<Signal<'m>>, mode: Option<Signal<'m>>, references: Option<Signal<'m>>, used: Option<Signal<'m>>,
        greatest: Option<Signal<'m>>,
    }
}

/// The elements of a cycle in block order, for modes with a lag.
struct Elements<'m> {
    /// The cycle is not the first of its block, if a lag goes back to the previous cycle.
    goes_on: Option<Signal<'m>>,
    /// The elements of the previous cycle that the largest lag needs, then those of this cycle.
    all: Vec<Signal<'m>>,
    own: usize,
}

impl<'m> Elements<'m> {
    /// The elements of a cycle's quarters.
    fn new(p: &Parameters, turn: Turn<'m>, moves: Signal<'m>, quarters: &[Signal<'m>]) -> Self {
        let m = turn.m;
        let own: Vec<Signal> = quarters.iter().flat_map(|own| own.parts(LANE)).collect();
        let lags = p.modes().map(|mode| match mode.number {
            1 => WORD_LAG,
            _ => mode.lag,
        });
        let first = (0..p.lanes()).find(|&number| p.counts(number, p.lanes()));
        let back = lags.max().unwrap_or(0).saturating_sub(first.unwrap_or(0));
        let back = if turn.beat.is_some() { back } else { 0 };
        let last = &own[own.len() - back..];
        let before = last.iter().enumerate().map(|(number, &element)| {
            m.delay_if(&format!("element{number}_before"), moves, element)
        });
        let several = turn.beat.filter(|_| back > 0);
        Elements {
            goes_on: several.map(|beat| beat.any().named("block_goes_on")),
            all: before.chain(own.iter().copied()).collect(),
            own: own.len(),
        }
    }

    /// The elements of the cycle that may have one `lag` places before them and count, by their numbers.
    fn counted(&self, p: &Parameters, lag: usize) -> Vec<usize> {
        let kept = self.all.len() - self.own;
        let all = lag.saturating_sub(kept)..self.own;
        all.filter(|&number| p.counts(number, p.lanes())).collect()
    }

    /// The element `lag` places before that of this number in the cycle; arbitrary if there is none.
    fn before(&self, number: usize, lag: usize) -> Signal<'m> {
        self.all[self.all.len() - self.own + number - lag]
    }

    /// Whether the counted element of this number in the cycle has one `lag` places before it; `None`: always.
    fn has_before(&self, number: usize, lag: usize) -> Option<Signal<'m>> {
        self.goes_on.filter(|_| number < lag)
    }
}

/// The lag of mode 1 in halfwords: one word.
const WORD_LAG: usize = 2;

/// The cycle's streams of mode 0: each has the elements with one value of i mod 4.
pub fn streams<'m>(p: &Parameters, turn: Turn<'m>, block: Signal<'m>) -> Vec<Signal<'m>> {
    let elements = block.parts(LANE);
    let stream = |stream: usize| {
        let own = elements[stream..].iter().step_by(QUARTERS).copied();
        concat(&own.collect::<Vec<_>>())
    };
    let all: Vec<Signal> = (0..QUARTERS).map(stream).collect();
    debug_assert_eq!(all[0].width(), p.quarter_bits());
    turn.of("streams", &all)
}

/// The pipeline.
pub fn estimating(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_estimating", p.name));
    m.doc(
        "Adds up the significant bits of the residuals in modes 0 to 5, and chooses the best mode.",
    );
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let block = m.input("block", p.ports.block_bits());
    let block = block.comment("Block to compress, byte 0 in the lowest bits");
    let quarters = turn.of("elements", &block.parts(p.quarter_bits()));
    let own = streams(p, turn, block);
    let mut greatest = p.has(7).then(|| Greatest::new(&m, p, &own)).transpose()?;
    let mut zero = p.has(0).then(|| Zero::new(p, turn, &own));
    if turn.beat.is_some() {
        pipeline.step("elements", "elements of the cycle", 14);
    }
    let moves = pipeline.moves("elements_move");
    let elements = Elements::new(p, turn, moves, &quarters);
    let mut lagged = Lagged::new(p, turn, &elements)?;
    zero.iter_mut().try_for_each(|zero| zero.go_on(p, moves))?;
    greatest.iter_mut().for_each(|all| all.go_on(turn, moves));
    pipeline.step("differences", "differences of all modes", 22);
    let mut number = 0;
    let mut best: Option<Choice> = None;
    loop {
        let known =
            lagged.all.is_empty() || best.as_ref().is_some_and(|best| best.done().is_some());
        let known = known && zero.as_ref().is_none_or(|zero| zero.estimate.is_some());
        if known && greatest.as_ref().is_none_or(|all| all.so_far.is_some()) {
            break;
        }
        number += 1;
        let moves = pipeline.moves(&format!("estimates{number}_move"));
        if let Some(zero) = &mut zero {
            zero.go_on(p, moves)?;
        }
        if let Some(greatest) = &mut greatest {
            greatest.go_on(turn, moves);
        }
        match (&mut best, lagged.done()) {
            (Some(best), _) => best.compare_level(&m),
            (None, Some(all)) if !all.is_empty() => {
                let mut choice = choice(&m, &all);
                choice.compare_level(&m);
                best = Some(choice);
            }
            _ => lagged.go_on(p, turn, moves)?,
        }
        let about = format!("estimates of all modes, step {number}");
        pipeline.step(&format!("estimates{number}"), &about, 20);
    }
    let lagged = best.and_then(|best| best.done());
    let of_zero = zero.as_ref().and_then(|zero| zero.estimate);
    let of_zero = of_zero.map(|bits| (bits.resize(p.cost_bits()), Some(m.constant(1, 6))));
    let both: Vec<_> = of_zero.into_iter().chain(lagged).collect();
    if !both.is_empty() {
        let mut least = Choice::new("least", Extreme::Least, both);
        least.compare_level(&m);
        if let Some((_, Some(mode))) = least.done() {
            m.output("mode", mode).comment("Mode, one-hot: 0 to 5");
        }
    }
    turn.ends(&pipeline);
    if let Some(zero) = zero {
        let moves = pipeline.moves("references_move");
        let references = turn.gathered(moves, "references", &zero.references);
        let used = turn.gathered(moves, "used", &zero.used);
        m.output("references", concat(&references))
            .comment("Smallest element of each stream of mode 0");
        m.output("used", concat(&used))
            .comment("Streams of mode 0 that use their reference");
    }
    if let Some(greatest) = greatest.and_then(|greatest| greatest.so_far) {
        m.output("greatest", concat(&greatest))
            .comment("Greatest byte of each stream of mode 7");
    }
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

/// The estimates of the modes with a lag.
struct Lagged<'m> {
    m: &'m Builder,
    all: Vec<(usize, Progress<'m>)>,
}

enum Progress<'m> {
    /// Mode 1: the differences of bytes before the transform, and which bytes have residuals.
    Bytes(Vec<Signal<'m>>, Vec<Option<Signal<'m>>>),
    Differences(Vec<Signal<'m>>),
    Adding(Sum<'m>),
    Done(Signal<'m>),
}

impl<'m> Lagged<'m> {
    fn new(p: &Parameters, turn: Turn<'m>, elements: &Elements<'m>) -> Result<Self, DesignError> {
        let m = turn.m;
        let mut all = Vec::new();
        for mode in p.modes().filter(|mode| mode.lag > 0) {
            let number = mode.number;
            let _scope = m.scope(&format!("mode{number}"));
            // Mode 1 subtracts the bytes of the previous word.
            let (lag, bits) = if number == 1 {
                (WORD_LAG, 8)
            } else {
                (mode.lag, LANE)
            };
            let counted = elements.counted(p, lag);
            let list = |lag: usize| -> Vec<Signal<'m>> {
                let all = counted.iter().map(|&number| elements.before(number, lag));
                all.flat_map(|one| one.parts(bits)).collect()
            };
            let name = format!("differences{number}");
            let each = differences(m, p, &name, &list(0), &list(lag))?;
            let has = counted.iter().flat_map(|&number| {
                let has = elements.has_before(number, lag);
                vec![has; (LANE / bits) as usize]
            });
            let has: Vec<Option<Signal>> = has.collect();
            let progress = match (number, turn.beat) {
                // Two subtractions of bytes take little longer than one of halfwords.
                (1, None) => Progress::Differences(less_second(m, &each)),
                (1, Some(_)) => Progress::Bytes(each, has),
                (_, None) => Progress::Differences(each),
                (_, Some(_)) => Progress::Differences(those_there(m, &each, &has)),
            };
            all.push((number, progress));
        }
        Ok(Lagged { m, all })
    }

    fn go_on(
        &mut self,
        p: &Parameters,
        turn: Turn<'m>,
        moves: Signal<'m>,
    ) -> Result<(), DesignError> {
        let m = self.m;
        for (mode, progress) in &mut self.all {
            let _scope = m.scope(&format!("mode{mode}"));
            let next = match progress {
                Progress::Bytes(each, has) => {
                    let each = less_second(m, each);
                    Progress::Differences(those_there(m, &each, has))
                }
                Progress::Differences(each) => {
                    let mut widths = widths(m, p, "widths", each, true)?;
                    if turn.beat.is_none() {
                        let penalty = p.in_estimate(PENALTIES[*mode]);
                        widths.extend(addends(m, penalty, widths[0].width()));
                    }
                    let mut sum = Sum::new("sum", widths);
                    sum.add_level(m)?;
                    Progress::Adding(sum)
                }
                Progress::Adding(sum) => match sum.done() {
                    Some(sum) => {
                        let sum = sum.resize(p.cost_bits());
                        let first = match turn.beat {
                            Some(_) => p.in_estimate(PENALTIES[*mode]),
                            None => 0,
                        };
                        Progress::Done(turn.added_to(first, moves, "bits", sum))
                    }
                    None => {
                        sum.add_level(m)?;
                        sum.add_level(m)?;
                        continue;
                    }
                },
                Progress::Done(_) => continue,
            };
            *progress = next;
        }
        Ok(())
    }

    fn done(&self) -> Option<Vec<(usize, Signal<'m>)>> {
        let all = self.all.iter().map(|(mode, progress)| match progress {
            Progress::Done(bits) => Some((*mode, *bits)),
            _ => None,
        });
        all.collect()
    }
}

/// Numbers of `width` bits whose sum is `value`, to be added where the sum has few enough numbers.
fn addends(m: &Builder, value: u64, width: u32) -> Vec<Signal<'_>> {
    let most = 1 << (width - 1);
    let each = (0..value).step_by(most as usize);
    let each = each.map(|before| m.constant(most.min(value - before), width));
    each.collect()
}

/// Differences of elements; zero where an element has none before it.
fn those_there<'m>(
    m: &'m Builder,
    each: &[Signal<'m>],
    has: &[Option<Signal<'m>>],
) -> Vec<Signal<'m>> {
    let each = each.iter().zip(has);
    let each = each.map(|(&each, has)| has.map_or(each, |has| has.gate(each)));
    m.vector("residuals", &each.collect::<Vec<_>>())
}

/// Applies mode 1's transform to differences: in each word, subtracts that of byte 1 from those of bytes 0 and 2.
fn less_second<'m>(m: &'m Builder, each: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let all = each
        .iter()
        .enumerate()
        .map(|(number, &byte)| match number % 2 {
            0 => byte - each[number / 4 * 4 + 1],
            _ => byte,
        });
    m.vector("coloured", &all.collect::<Vec<_>>())
}

/// The greatest byte of each stream of mode 7.
struct Greatest<'m> {
    m: &'m Builder,
    choice: Choice<'m>,
    so_far: Option<Vec<Signal<'m>>>,
}

impl<'m> Greatest<'m> {
    fn new(m: &'m Builder, p: &Parameters, own: &[Signal<'m>]) -> Result<Self, DesignError> {
        let halves: Vec<Signal> = own.iter().flat_map(|quarter| quarter.parts(LANE)).collect();
        let lists = rotated_bytes(m, p, &halves)?.map(|bytes| {
            let bytes = bytes.into_iter();
            bytes.map(|byte| (byte, None)).collect()
        });
        let lists = lists.to_vec();
        Ok(Greatest {
            m,
            choice: Choice::of_lists("greatest", Extreme::Greatest, lists),
            so_far: None,
        })
    }

    fn go_on(&mut self, turn: Turn<'m>, moves: Signal<'m>) {
        if self.so_far.is_some() {
            return;
        }
        let Some(all) = self.choice.all_done() else {
            self.choice.compare_level(self.m);
            return;
        };
        let so_far = all.into_iter().enumerate().map(|(stream, (own, _))| {
            let name = format!("greatest_of_stream{stream}");
            let Some(before) = turn.register(&name, own.width()) else {
                return own;
            };
            let replaced = turn.is_first() | before.lt(own).named(&format!("{name}_replaced"));
            let greatest = replaced.mux(own, before).named(&name);
            self.m.next_if(before, moves, greatest);
            greatest
        });
        self.so_far = Some(so_far.collect());
    }
}
