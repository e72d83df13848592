//! Starting positions: the lengths of a block's payloads, added up. A ripple of
//! adders in the parallel form, a parallel prefix in the tree form.

use super::lanes::{Concatenation, Parameters};
use super::network::scan_level;
use super::placing::{along, Place, Units};
use crate::hdl::{concat, Signal};

/// Steps of [`Place::starts`], with what each adds to the longest path in gates.
pub fn start_weights(p: &Parameters, units: Units) -> Vec<u32> {
    let mut steps: Vec<u32> = match p.concatenation {
        // Low bits; the high ones of the level before are added beside them.
        Concatenation::Tree => (0..p.lanes.trailing_zeros())
            .map(|level| 3 + units.lane_places.max(level))
            .collect(),
        Concatenation::Parallel => vec![5; p.lanes as usize],
    };
    steps.extend((units.passes(p) == 2).then_some(6));
    steps
}

impl<'m> Place<'_, 'm> {
    /// The starting position of each lane's payload, in units, and where the last one
    /// ends, as the two parts of a sum ([`end`]): it is not needed as soon. `first`:
    /// where the block's first payload starts, if not at 0. In the tree form the bits of
    /// a position in a lane come from registers where a stage ends with the last step,
    /// the others through one more adder.
    pub fn starts(
        &mut self,
        first: Option<Signal<'m>>,
        mut lengths: Vec<Signal<'m>>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
        let lanes = lengths.len();
        let nothing = self.m.zero(1);
        let first = first.map(|first| match self.pass().second {
            Some(second) => (!second).gate(first),
            None => first,
        });
        // The last lane's length is needed for the total only.
        let mut last = lengths.split_off(lanes - 1);
        let mut sums: Vec<Signal> = [first.unwrap_or(nothing)]
            .into_iter()
            .chain(lengths)
            .collect();
        if self.p.concatenation == Concatenation::Tree {
            return self.low_bits_first(sums, last, live);
        }
        let most = self.units.places() + 2;
        for lane in 0..lanes {
            if lane > 0 {
                sums[lane] = sums[lane - 1].resize(most) + sums[lane].resize(most);
            }
            let mut all = along(live);
            all.extend([("sums", &mut sums), ("last_length", &mut last)]);
            self.step(&mut all);
        }
        if let Some(second) = self.pass().second {
            // The second pass starts where the first one ended.
            let local = end(&[sums[lanes - 1], last[0]]);
            let before = self.of_first("end_of_first_pass", local);
            let before = second.gate(before.unwrap_or(local));
            for sum in &mut sums {
                let width = local.width() + 1;
                *sum = sum.resize(width) + before.resize(width);
            }
            let mut all = along(live);
            all.extend([("starts", &mut sums), ("last_length", &mut last)]);
            self.step(&mut all);
        }
        let parts = vec![sums[lanes - 1], last[0]];
        (sums, parts)
    }

    /// [`Place::starts`] as a parallel prefix. Rotation needs a position's low bits
    /// only, and each merge one more: so the high bits of a level are added while
    /// the low ones of the next level are, and no carry goes through both.
    fn low_bits_first(
        &mut self,
        sums: Vec<Signal<'m>>,
        mut last: Vec<Signal<'m>>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
        let (m, places, lanes) = (self.m, self.units.lane_places, sums.len());
        let high_of = |sum: &Signal<'m>| match sum.width().checked_sub(places) {
            None | Some(0) => m.zero(1),
            Some(width) => sum.slice(places, width),
        };
        let mut high: Vec<Signal> = sums.iter().map(high_of).collect();
        let mut low: Vec<Signal> = sums.iter().map(|sum| sum.resize(places)).collect();
        let mut carries: Vec<Signal> = Vec::new();
        let levels = lanes.trailing_zeros();
        for level in 0..levels {
            add_high(&mut high, level, &carries);
            scan_level(&mut low, level, add);
            carries = carries_of(&mut low, places);
            let mut all = along(live);
            all.extend([
                ("low", &mut low),
                ("carries", &mut carries),
                ("high", &mut high),
                ("last_length", &mut last),
            ]);
            self.step(&mut all);
        }
        add_high(&mut high, levels, &carries);
        if let Some(second) = self.pass().second {
            // The second pass starts where the first one ended.
            let end = add(low[lanes - 1], last[0].resize(places));
            let before = self.of_first("low_end_of_first_pass", end.resize(places));
            let before = second.gate(before.unwrap_or(end).resize(places));
            low = low.into_iter().map(|low| add(low, before)).collect();
            carries = carries_of(&mut low, places);
            let mut carry_of_end = vec![end.bit(places)];
            let mut all = along(live);
            all.extend([
                ("low", &mut low),
                ("carries", &mut carries),
                ("high", &mut high),
                ("last_length", &mut last),
                ("carry_of_end", &mut carry_of_end),
            ]);
            self.step(&mut all);
            let second = self.pass().second.unwrap_or(second);
            let end = add_carry(high[lanes - 1], high_of(&last[0]), carry_of_end[0]);
            let before = self.of_first("high_end_of_first_pass", end).unwrap_or(end);
            let before = second.gate(before);
            let sums = high.iter().zip(&carries);
            high = sums
                .map(|(&high, &carry)| add_carry(high, before, carry))
                .collect();
        }
        let both = low.into_iter().zip(high);
        let starts: Vec<Signal> = both.map(|(low, high)| concat(&[low, high])).collect();
        let parts = vec![starts[lanes - 1], last[0]];
        (starts, parts)
    }
}

/// Where the last payload ends: where it starts and its length.
pub fn end<'m>(parts: &[Signal<'m>]) -> Signal<'m> {
    let width = parts.iter().map(|part| part.width()).max().unwrap_or(0) + 1;
    let wide = parts.iter().map(|part| part.resize(width));
    wide.reduce(|a, b| a + b).unwrap_or(parts[0])
}

/// A sum with its carry as the top bit.
pub(super) fn add<'m>(a: Signal<'m>, b: Signal<'m>) -> Signal<'m> {
    end(&[a, b])
}

/// The same of two numbers and a carry into them, by one adder.
fn add_carry<'m>(a: Signal<'m>, b: Signal<'m>, carry: Signal<'m>) -> Signal<'m> {
    let width = a.width().max(b.width()) + 1;
    let sum = concat(&[carry, a.resize(width)]) + concat(&[carry, b.resize(width)]);
    sum.slice(1, width)
}

/// Takes the bits past `places` off the sums that have one.
fn carries_of<'m>(sums: &mut [Signal<'m>], places: u32) -> Vec<Signal<'m>> {
    let summed = sums.iter_mut().filter(|sum| sum.width() > places);
    let carry = |sum: &mut Signal<'m>| {
        let carry = sum.bit(places);
        *sum = sum.resize(places);
        carry
    };
    summed.map(carry).collect()
}

/// Adds high bits, with the carries from the low ones, for the level below `level`, if there
/// is one. `carries`: of each place that it adds to.
fn add_high<'m>(high: &mut [Signal<'m>], level: u32, carries: &[Signal<'m>]) {
    let mut carries = carries.iter();
    if let Some(level) = level.checked_sub(1) {
        scan_level(high, level, |before, high| match carries.next() {
            Some(&carry) => add_carry(before, high, carry),
            None => add(before, high),
        });
    }
}
