//! Decodes the residuals of quarters to differences and adds these up along their streams.

use std::collections::BTreeMap;

use super::super::adder::{adder, AdderInputs};
use super::super::layout::MODES;
use super::super::residuals::{self, DifferencesInputs};
use super::super::{Parameters, LANE};
use super::Quarters;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

/// Parts of names: a sum crosses the end of a class in neither half of a stream, in the first, in the second, or in
/// both.
const ACROSS: [&str; 4] = ["", "_first", "_second", "_both"];

/// Which half of its stream a quarter is, if streams have two quarters.
#[derive(Clone, Copy)]
pub enum Half<'m> {
    /// Always the first (0) or the second (1).
    Only(usize),
    /// The second if the signal is 1.
    Either(Signal<'m>),
}

/// The controls of differences and sums. Each drives all lanes, so they are computed one step ahead.
#[derive(Clone)]
pub struct Adds<'m> {
    half: Half<'m>,
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

impl<'m> Adds<'m> {
    /// The controls for a block whose mode is given by `is`. `whole`: planes hold whole bytes.
    pub fn new(
        m: &'m Builder,
        is: &dyn Fn(usize) -> Signal<'m>,
        half: Half<'m>,
        whole: Signal<'m>,
    ) -> Self {
        let second = match half {
            Half::Only(half) => m.constant(half as u64, 1),
            Half::Either(second) => second,
        };
        // Known halves make some of these constants, or equal to others.
        let named = |value: Signal<'m>, name: &str| match half {
            Half::Only(_) => value.named_if_not(name),
            Half::Either(_) => value.named(name),
        };
        let scans = named(or_all([1, 2, 3, 4, 5].map(is)), "scans");
        let goes_on = (0..4).map(|crosses| {
            let ends = [!second, second].into_iter().enumerate();
            let ends = ends.filter(|(half, _)| crosses >> half & 1 == 1);
            let goes = ends.fold(scans, |goes, (_, half)| goes & !(is(4) & half));
            let across =
                |value: Signal<'m>, what: &str| named(value, &format!("{what}{}", ACROSS[crosses]));
            GoesOn {
                low: across(goes & !is(1), "low_goes_on"),
                high_to_low: across(goes & is(1), "high_goes_to_low"),
                high: across(goes, "high_goes_on"),
            }
        });
        Adds {
            half,
            halves: named(or_all([2, 3, 4, 5].map(is)), "has_halves"),
            inverted: named(is(7) & !whole, "is_inverted"),
            goes_on: goes_on.collect(),
            follows: named((is(2) | is(5)) & second, "follows"),
            class_follows: named(is(4) & second, "class_follows"),
        }
    }
}

/// The quarters' values before quarters are combined.
pub struct Sums<'m> {
    /// The values of the lanes of the quarter in each place.
    pub lanes: Vec<Vec<Signal<'m>>>,
    /// With one quarter per cycle, the last value of the previous one.
    pub before: Option<Signal<'m>>,
}

impl<'m> Quarters<'_, 'm> {
    /// Computes the controls of differences and sums.
    pub fn find_adds(&mut self) {
        let is = |mode| self.coded.is(mode);
        let adds = self.places().map(|place| {
            let _scope = self.turn.scope(place);
            let whole = self.coded.depths[place].bit(3);
            let half = match self.turn.side {
                1 => Half::Either(self.turn.is_odd(place)),
                _ => Half::Only(place % 2),
            };
            Adds::new(self.m, &is, half, whole)
        });
        self.adds = adds.collect();
    }

    /// Decodes the differences that the scan adds up.
    pub fn differences(
        &mut self,
        residuals: &[Signal<'m>],
    ) -> Result<Vec<Vec<Signal<'m>>>, DesignError> {
        let m = self.m;
        self.pipeline.part("scan", "sums of differences");
        let all = residuals.iter().enumerate();
        let all = all.map(|(place, &residuals)| self.differences_of(place, residuals));
        let all: Vec<Vec<Signal>> = all.collect::<Result<_, DesignError>>()?;
        self.pipeline
            .step("differences", "differences of all lanes", 8);
        if !self.p.has(1) {
            return Ok(all);
        }
        let is_bytes = self.coded.is(1);
        let all = all.into_iter().enumerate().map(|(place, lanes)| {
            let _scope = self.turn.scope(place);
            let lanes = lanes.into_iter().map(|lane| {
                let [low, high] = [lane.slice(0, 8), lane.slice(8, 8)];
                concat(&[low, high + is_bytes.gate(low)])
            });
            m.vector("lanes_of_bytes", &lanes.collect::<Vec<_>>())
        });
        let all = all.collect();
        // With all quarters in a cycle, a stage has twice the registers, and this step is short enough for the stage
        // of the differences.
        let weight = if self.turn.beat.is_none() { 14 } else { 16 };
        self.pipeline
            .step("bytes", "sums of the two bytes of a lane", weight);
        Ok(all)
    }

    /// Decodes the differences of the quarter in a place; base elements are in their lanes.
    fn differences_of(
        &self,
        place: usize,
        residuals: Signal<'m>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, adds) = (self.m, &self.adds[place]);
        let _scope = self.turn.scope(place);
        let inputs = DifferencesInputs {
            residuals,
            halves: adds.halves,
            bytes: self.coded.is(1),
            inverted: adds.inverted,
        };
        let module = residuals::differences(self.p)?;
        let found = m.instance("find_differences", &module, inputs).differences;
        let pairs = found.parts(LANE).into_iter().zip(residuals.parts(LANE));
        let lanes = pairs.enumerate().map(|(lane, (difference, residual))| {
            let field = self.field(place, lane);
            let bytes = [0, 1].map(|byte| {
                let [own, held, field] =
                    [difference, residual, field].map(|all| all.slice(byte as u32 * 8, 8));
                match self.is_base(place, lane, byte) {
                    None => own,
                    Some(is) => is.mux(held | field, own),
                }
            });
            concat(&bytes)
        });
        Ok(m.vector("lanes", &lanes.collect::<Vec<_>>()))
    }

    /// Adds up the quarters' differences. Other quarters of the block may have to be added to the sums.
    pub fn scan(&mut self, mut all: Vec<Vec<Signal<'m>>>) -> Result<Sums<'m>, DesignError> {
        let levels = self.p.lanes().trailing_zeros();
        let mut references = Vec::new();
        for level in 0..levels {
            for (place, lanes) in all.iter_mut().enumerate() {
                let _scope = self.turn.scope(place);
                let (adds, is_bytes) = (&self.adds[place], self.coded.is(1));
                *lanes = scan_level(self.m, self.p, adds, is_bytes, lanes, level)?;
                if level + 1 == levels {
                    references.push(self.reference(place));
                }
            }
            let about = format!("sums along streams, level {} of {levels}", level + 1);
            self.pipeline
                .step(&format!("scan_level{}", level + 1), &about, 20);
        }
        let before = (self.turn.side == 1).then(|| self.m.register("last_value", LANE));
        let mut sums = Vec::new();
        for (place, lanes) in all.iter().enumerate() {
            // A quarter that follows another in a stream has it in the place before, or in the cycle before.
            let last = match place % 2 {
                0 => before,
                _ => all[place - 1].last().copied(),
            };
            sums.push(self.last_sums(place, lanes, references[place], last)?);
        }
        if let Some(before) = before {
            let moves = self.pipeline.moves("sums_move");
            self.m.next_if(before, moves, sums[0][sums[0].len() - 1]);
        }
        self.find_meets();
        self.pipeline.step(
            "last_sums",
            "sums with references and the previous quarter's last value",
            20,
        );
        Ok(Sums {
            lanes: sums,
            before,
        })
    }

    /// Adds the reference, and the last value of the quarter before in its stream, to the sums in a quarter.
    fn last_sums(
        &self,
        place: usize,
        lanes: &[Signal<'m>],
        reference: Signal<'m>,
        last: Option<Signal<'m>>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, adds) = (self.m, &self.adds[place]);
        let _scope = self.turn.scope(place);
        let last = last.unwrap_or(m.zero(LANE));
        let all = (adds.follows.gate(last) | reference).named_if_not("to_all");
        let to_class = (all | adds.class_follows.gate(last)).named_if_not("to_class");
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
        Ok(m.vector("sums", &sums.collect::<Vec<_>>()))
    }

    /// The reference, for all lanes; 0 if there is none.
    fn reference(&self, place: usize) -> Signal<'m> {
        let field = self.field(place, 0);
        let byte = field.slice(0, 8);
        let inverted = self.adds[place].inverted;
        let reference = self.coded.is(0).gate(field) | inverted.gate(concat(&[byte, byte]));
        reference.named_if_not("reference")
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
        let crosses = [0, 1].map(|half| {
            let can_be = match adds.half {
                Half::Only(only) => only == half,
                Half::Either(_) => true,
            };
            can_be && class(p, half, last) != class(p, half, lane)
        });
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
