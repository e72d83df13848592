//! Decodes a quarter's residuals to differences, adds these up along their streams, and collects the quarters of a
//! block.

use std::collections::BTreeMap;

use super::super::layout::MODES;
use super::super::residuals::{self, DifferencesInputs};
use super::super::scan::{adder, AdderInputs};
use super::super::{Parameters, LANE, QUARTERS};
use super::Quarter;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

/// Parts of names: a sum crosses the end of a class in neither half of a stream, in the first, in the second, or in
/// both.
const ACROSS: [&str; 4] = ["", "_first", "_second", "_both"];

/// The controls of differences and sums. Each drives all lanes, so they are computed one step ahead.
#[derive(Clone)]
pub struct Adds<'m> {
    /// Residuals are zigzags of 16 bits.
    halves: Signal<'m>,
    /// Elements are the reference minus the residuals.
    inverted: Signal<'m>,
    /// Bytes that are added to later lanes, if the end of a class lies between them in neither half of a stream, in
    /// the first, in the second, or in both.
    goes_on: Vec<GoesOn<'m>>,
    /// All lanes continue the stream of the previous quarter.
    follows: Signal<'m>,
    /// The lanes in the class of the previous quarter's last lane continue it.
    class_follows: Signal<'m>,
}

/// Which bytes of a lane are added to later lanes.
#[derive(Clone, Copy)]
struct GoesOn<'m> {
    /// The low byte, to their low bytes.
    low: Signal<'m>,
    /// The high byte, to their low bytes, which are in the same stream.
    high_to_low: Signal<'m>,
    /// The high byte, to their high bytes.
    high: Signal<'m>,
}

/// The controls for combining the arriving quarter with an earlier one of the block.
pub struct Meets<'m> {
    /// The number of the arriving quarter, one-hot.
    is: Vec<Signal<'m>>,
    /// The arriving quarter is combined with the first quarter, or with the second.
    with: Vec<Signal<'m>>,
    /// It has byte 1 of each word, which is added to the first quarter's bytes.
    second_bytes: Signal<'m>,
    /// Its elements alternate with those of the first quarter, or of the second.
    turns: [Signal<'m>; 2],
}

impl<'m> Adds<'m> {
    /// The controls for a block whose mode is given by `is`. `second`: the quarter is the second half of a stream of
    /// two quarters. `whole`: planes hold whole bytes.
    pub fn new(is: &dyn Fn(usize) -> Signal<'m>, second: Signal<'m>, whole: Signal<'m>) -> Self {
        let scans = or_all([1, 2, 3, 4, 5].map(is)).named("scans");
        let goes_on = (0..4).map(|crosses| {
            let ends = [!second, second].into_iter().enumerate();
            let ends = ends.filter(|(half, _)| crosses >> half & 1 == 1);
            let goes = ends.fold(scans, |goes, (_, half)| goes & !(is(4) & half));
            let named =
                |what: &str, value: Signal<'m>| value.named(&format!("{what}{}", ACROSS[crosses]));
            GoesOn {
                low: named("low_goes_on", goes & !is(1)),
                high_to_low: named("high_goes_to_low", goes & is(1)),
                high: named("high_goes_on", goes),
            }
        });
        Adds {
            halves: or_all([2, 3, 4, 5].map(is)).named("has_halves"),
            inverted: (is(7) & !whole).named("is_inverted"),
            goes_on: goes_on.collect(),
            follows: ((is(2) | is(5)) & second).named("follows"),
            class_follows: (is(4) & second).named("class_follows"),
        }
    }
}

impl<'m> Quarter<'_, 'm> {
    /// Computes the controls of differences and sums.
    pub fn find_adds(&mut self) {
        let is = |mode| self.coded.is(mode);
        let whole = self.coded.depths[0].bit(3);
        self.adds = Some(Adds::new(&is, self.is_second(), whole));
    }

    fn adds(&self) -> Adds<'m> {
        let nothing = self.m.zero(1);
        self.adds.clone().unwrap_or(Adds {
            halves: nothing,
            inverted: nothing,
            goes_on: Vec::new(),
            follows: nothing,
            class_follows: nothing,
        })
    }

    /// The controls for combining quarters.
    fn meets(&self) -> Meets<'m> {
        let m = self.m;
        let is = m.vector("is_quarter", &[0, 1, 2, 3].map(|number| self.is(number)));
        let (turns, words) = (self.coded.is(5), self.coded.is(1));
        let with = [
            (turns & is[2]) | (words & is[1]),
            (turns & is[3]) | (words & is[2]),
        ];
        Meets {
            with: m.vector("meets", &with),
            second_bytes: (words & is[1]).named("second_bytes"),
            turns: [
                (turns & is[2]).named("turns_with_first"),
                (turns & is[3]).named("turns_with_second"),
            ],
            is,
        }
    }

    /// Decodes the differences that the scan adds up.
    pub fn differences(&mut self, residuals: Signal<'m>) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let adds = self.adds();
        let inputs = DifferencesInputs {
            residuals,
            halves: adds.halves,
            bytes: self.coded.is(1),
            inverted: adds.inverted,
        };
        let module = residuals::differences(p)?;
        let found = m.instance("find_differences", &module, inputs).differences;
        let pairs = found.parts(LANE).into_iter().zip(residuals.parts(LANE));
        let lanes = pairs.enumerate().map(|(lane, (difference, residual))| {
            let field = self.fields[usize::from(lane > 0)].bits;
            let bytes = [0, 1].map(|byte| {
                let [own, held, field] =
                    [difference, residual, field].map(|all| all.slice(byte as u32 * 8, 8));
                match self.is_base(lane, byte) {
                    None => own,
                    Some(is) => is.mux(held | field, own),
                }
            });
            concat(&bytes)
        });
        let lanes = m.vector("lanes", &lanes.collect::<Vec<_>>());
        self.pipeline
            .step("differences", "differences of all lanes", 8);
        if !p.has(1) {
            return Ok(lanes);
        }
        let is_bytes = self.coded.is(1);
        let lanes = lanes.into_iter().map(|lane| {
            let [low, high] = [lane.slice(0, 8), lane.slice(8, 8)];
            concat(&[low, high + is_bytes.gate(low)])
        });
        let lanes = m.vector("lanes_of_bytes", &lanes.collect::<Vec<_>>());
        self.pipeline
            .step("bytes", "sums of the two bytes of a lane", 16);
        Ok(lanes)
    }

    /// Adds up the quarter's differences. Returns the sums, to which other quarters of the block may have to be added;
    /// the controls for this; and the last value of the previous quarter.
    pub fn scan(
        &mut self,
        mut lanes: Vec<Signal<'m>>,
    ) -> Result<(Vec<Signal<'m>>, Meets<'m>, Signal<'m>), DesignError> {
        let levels = lanes.len().trailing_zeros();
        let adds = self.adds();
        let mut reference = self.m.zero(LANE);
        for level in 0..levels {
            lanes = scan_level(self.m, self.p, &adds, self.coded.is(1), &lanes, level)?;
            if level + 1 == levels {
                reference = self.reference(adds.inverted);
            }
            let about = format!("sums along streams, level {} of {levels}", level + 1);
            self.pipeline
                .step(&format!("scan_level{}", level + 1), &about, 20);
        }
        let m = self.m;
        let before = m.register("last_value", LANE);
        let all = (adds.follows.gate(before) | reference).named("to_all");
        let to_class = (all | adds.class_follows.gate(before)).named("to_class");
        let module = adder(self.p)?;
        let sums = lanes.iter().enumerate().map(|(lane, &a)| {
            let inputs = AdderInputs {
                a,
                b: if class(self.p, 1, lane) == class(self.p, 0, lanes.len() - 1) {
                    to_class
                } else {
                    all
                },
                carry: adds.inverted,
                bytes: self.coded.is(7),
            };
            m.instance(&format!("add_last{lane}"), &module, inputs).sum
        });
        let sums = m.vector("sums", &sums.collect::<Vec<_>>());
        m.next_if(
            before,
            self.pipeline.moves("sums_move"),
            sums[sums.len() - 1],
        );
        let meets = self.meets();
        self.pipeline.step(
            "last_sums",
            "sums with references and the previous quarter's last value",
            20,
        );
        Ok((sums, meets, before))
    }

    /// The reference, for all lanes; 0 if there is none.
    fn reference(&self, inverted: Signal<'m>) -> Signal<'m> {
        let field = self.fields[0].bits;
        let byte = field.slice(0, 8);
        let reference = self.coded.is(0).gate(field) | inverted.gate(concat(&[byte, byte]));
        reference.named("reference")
    }

    /// Collects the block's quarters. Adds quarters whose bytes are in the same words (mode 1), and quarters whose
    /// elements alternate (mode 5). `before`: the last value of the previous quarter.
    pub fn collect(
        &mut self,
        values: &[Signal<'m>],
        meets: &Meets<'m>,
        before: Signal<'m>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let quarters = (0..QUARTERS).map(|n| m.register(&format!("quarter{n}"), p.quarter_bits()));
        let quarters: Vec<Signal> = quarters.collect();
        let other = or_all([0, 1].map(|n: usize| meets.with[n].gate(quarters[n])));
        let other = other.named("meets_lanes");
        let module = adder(p)?;
        let add = |name: &str, a: &[Signal<'m>], bytes: Signal<'m>| {
            let pairs = a.iter().zip(other.parts(LANE)).enumerate();
            let sums = pairs.map(|(lane, (&a, b))| {
                let carry = m.zero(1);
                let inputs = AdderInputs { a, b, carry, bytes };
                m.instance(&format!("{name}{lane}"), &module, inputs).sum
            });
            concat(&sums.collect::<Vec<_>>()).named(&format!("{name}_sums"))
        };
        let own = add("meet", values, self.coded.is(1));
        // Shifted by one lane: the previous element in the stream.
        let shifted = [self.is_second().gate(before)].into_iter();
        let shifted = shifted.chain(values[..values.len() - 1].iter().copied());
        let shifted: Vec<Signal> = shifted.collect();
        let even = add("even", &shifted, m.zero(1));
        let moves = self.pipeline.moves("values_move");
        for (number, &quarter) in quarters.iter().enumerate() {
            let own_loads = meets.is[number];
            let (loads, value) = match number {
                0 => {
                    let turns = meets.turns[0];
                    (own_loads | meets.second_bytes | turns, turns.mux(even, own))
                }
                1 => {
                    let turns = meets.turns[1];
                    let value = meets.second_bytes.mux(concat(values), own);
                    (own_loads | turns, turns.mux(even, value))
                }
                _ => (own_loads, own),
            };
            let loads = (moves & loads).named(&format!("quarter{number}_loads"));
            m.next_if(quarter, loads, value);
            self.pipeline.in_rank(quarter);
        }
        self.pipeline
            .step("collect", "collected quarters of a block", 20);
        Ok(quarters)
    }
}

/// The class of a lane in mode 4; `half`: the first (0) or second (1) half of its stream.
pub fn class(p: &Parameters, half: usize, lane: usize) -> usize {
    let lanes = p.lanes();
    MODES[4].class(lanes, half * lanes + lane)
}

/// Adds one level of a parallel prefix (Sklansky's): a lane gets the sum of the lanes before it, unless a class starts
/// between them.
pub fn scan_level<'m>(
    m: &'m Builder,
    p: &Parameters,
    adds: &Adds<'m>,
    is_bytes: Signal<'m>,
    before: &[Signal<'m>],
    level: u32,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let number = level + 1;
    let module = adder(p)?;
    let mut sources: BTreeMap<(usize, usize), Signal<'m>> = BTreeMap::new();
    let mut lanes = before.to_vec();
    for lane in (0..lanes.len()).filter(|lane| lane >> level & 1 == 1) {
        let last = (lane >> level << level) - 1;
        let crosses = [0, 1].map(|half| class(p, half, last) != class(p, half, lane));
        let crosses = usize::from(crosses[0]) + 2 * usize::from(crosses[1]);
        let source = *sources.entry((last, crosses)).or_insert_with(|| {
            let (low, high) = (before[last].slice(0, 8), before[last].slice(8, 8));
            let goes_on = adds.goes_on[crosses];
            let to_low = goes_on.low.gate(low) | goes_on.high_to_low.gate(high);
            concat(&[to_low, goes_on.high.gate(high)])
                .named(&format!("from_{last}{}_level{number}", ACROSS[crosses]))
        });
        let inputs = AdderInputs {
            a: before[lane],
            b: source,
            carry: m.zero(1),
            bytes: is_bytes,
        };
        let instance = format!("add{lane}_level{number}");
        lanes[lane] = m.instance(&instance, &module, inputs).sum;
    }
    Ok(m.vector(&format!("level{number}"), &lanes))
}
