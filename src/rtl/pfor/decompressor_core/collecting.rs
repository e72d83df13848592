//! Collects the quarters of a block. Adds quarters whose bytes are in the same words (mode 1), and quarters whose
//! elements alternate (mode 5).

use super::super::adder::{adder, AdderInputs};
use super::super::{LANE, QUARTERS};
use super::scan::Sums;
use super::Quarters;
use crate::hdl::{concat, or_all, DesignError, Signal};

/// The controls for combining quarters.
#[derive(Clone)]
pub struct Meets<'m> {
    /// Whether each quarter of the block is in the cycle.
    is: Vec<Signal<'m>>,
    /// For each place, the quarters that may be added to the one in it, and whether they are.
    with: Vec<Vec<(usize, Signal<'m>)>>,
    /// The cycle has byte 1 of each word, which is added to the first quarter's bytes of an earlier cycle.
    second_bytes: Signal<'m>,
    /// Elements of the arriving quarters alternate with those of the first quarter, or of the second.
    turns: [Signal<'m>; 2],
}

impl<'m> Quarters<'_, 'm> {
    /// Finds the controls for combining quarters, one step ahead.
    pub fn find_meets(&mut self) {
        let m = self.m;
        let (turns, words) = (self.coded.is(5), self.coded.is(1));
        let is = [0, 1, 2, 3].map(|quarter| self.turn.has(quarter));
        self.meets = match self.turn.side {
            1 => {
                let is = m.vector("is_quarter", &is);
                let with = [
                    (turns & is[2]) | (words & is[1]),
                    (turns & is[3]) | (words & is[2]),
                ];
                let with = m.vector("meets", &with);
                Some(Meets {
                    with: vec![vec![(0, with[0]), (1, with[1])]],
                    second_bytes: (words & is[1]).named("second_bytes"),
                    turns: [
                        (turns & is[2]).named("turns_with_first"),
                        (turns & is[3]).named("turns_with_second"),
                    ],
                    is,
                })
            }
            2 => {
                let [early, late] = [is[0].named("is_early"), is[2]];
                let turns = (turns & late).named_if_not("turns");
                let first_two = (words & early).named_if_not("first_two_meet");
                let third = (words & late).named_if_not("second_meets_third");
                Some(Meets {
                    // The second quarter is in an earlier cycle, or in the same.
                    with: vec![
                        vec![(0, turns), (1, third), (1, first_two)],
                        vec![(1, turns)],
                    ],
                    second_bytes: m.zero(1),
                    turns: [turns; 2],
                    is: vec![early, early, late, late],
                })
            }
            _ => None,
        };
    }

    /// The block's quarters.
    pub fn collect(&mut self, sums: &Sums<'m>) -> Result<Vec<Signal<'m>>, DesignError> {
        let quarters = match self.meets.take() {
            Some(meets) => self.gathered(sums, &meets)?,
            None => self.added(sums)?,
        };
        self.pipeline
            .step("collect", "collected quarters of a block", 20);
        Ok(quarters)
    }

    /// The quarters, which come in several cycles, in a register each.
    fn gathered(&self, sums: &Sums<'m>, meets: &Meets<'m>) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let quarters = (0..QUARTERS).map(|n| m.register(&format!("quarter{n}"), p.quarter_bits()));
        let quarters: Vec<Signal> = quarters.collect();
        let mut own = Vec::new();
        let mut even = Vec::new();
        for (place, values) in sums.lanes.iter().enumerate() {
            let _scope = self.turn.scope(place);
            let with = meets.with[place].iter().enumerate();
            let other = with.map(|(number, &(quarter, is))| match number {
                // In the same cycle.
                2 => is.gate(concat(&sums.lanes[quarter])),
                _ => is.gate(quarters[quarter]),
            });
            let other = or_all(other.collect::<Vec<_>>()).named_if_not("meets_lanes");
            own.push(self.with_other("meet", values, other, self.coded.is(1))?);
            // Shifted by one lane: the previous element in the stream.
            let first = match (place, sums.before) {
                (0, Some(before)) => self.turn.is_odd(0).gate(before),
                (0, None) => m.zero(LANE),
                _ => sums.lanes[place - 1][values.len() - 1],
            };
            let shifted = [first].into_iter();
            let shifted = shifted.chain(values[..values.len() - 1].iter().copied());
            let shifted: Vec<Signal> = shifted.collect();
            even.push(self.with_other("even", &shifted, other, m.zero(1))?);
        }
        let moves = self.pipeline.moves("values_move");
        for (number, &quarter) in quarters.iter().enumerate() {
            let (own_loads, place) = (meets.is[number], number % self.turn.side);
            let (own, even) = (own[place], even[place]);
            let (loads, value) = match number {
                0 => {
                    let turns = meets.turns[0];
                    (own_loads | meets.second_bytes | turns, turns.mux(even, own))
                }
                1 => {
                    let turns = meets.turns[1];
                    let second = meets.second_bytes;
                    let value = second.mux(concat(&sums.lanes[place]), own);
                    (own_loads | turns, turns.mux(even, value))
                }
                _ => (own_loads, own),
            };
            let loads = (moves & loads).named(&format!("quarter{number}_loads"));
            m.next_if(quarter, loads, value);
            self.pipeline.in_rank(quarter);
        }
        Ok(quarters)
    }

    /// The quarters, which come in one cycle.
    fn added(&self, sums: &Sums<'m>) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, lanes) = (self.m, &sums.lanes);
        let (turns, words) = (self.coded.is(5), self.coded.is(1));
        let [first, second, third, fourth] = [0, 1, 2, 3].map(|of: usize| concat(&lanes[of]));
        // The previous elements in the stream.
        let before = concat(&[m.zero(LANE), third, fourth]);
        let bits = self.p.quarter_bits();
        let before = [0, 1].map(|quarter| before.slice(quarter * bits, bits));
        let others = [
            words.gate(second) | turns.gate(before[0]),
            turns.gate(before[1]),
            words.gate(second) | turns.gate(first),
            turns.gate(second),
        ];
        let quarters = others.into_iter().enumerate().map(|(place, other)| {
            let _scope = self.turn.scope(place);
            let other = other.named_if_not("meets_lanes");
            self.with_other("meet", &lanes[place], other, words)
        });
        quarters.collect()
    }

    /// The lanes' sums with those of another quarter.
    fn with_other(
        &self,
        name: &str,
        lanes: &[Signal<'m>],
        other: Signal<'m>,
        bytes: Signal<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let module = adder(self.p)?;
        let pairs = lanes.iter().zip(other.parts(LANE)).enumerate();
        let sums = pairs.map(|(lane, (&a, b))| {
            let carry = self.m.zero(1);
            let inputs = AdderInputs { a, b, carry, bytes };
            let name = format!("{name}{lane}");
            self.m.instance(&name, &module, inputs).sum
        });
        Ok(concat(&sums.collect::<Vec<_>>()).named(&format!("{name}_sums")))
    }
}
