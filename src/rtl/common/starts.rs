//! Starting positions: the sums of a block's payload lengths. A ripple of adders in the parallel form, a
//! parallel prefix in the tree form.

use std::rc::Rc;

use super::lanes::Concatenation;
use super::placing::Place;
use super::prefix::scan_level;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// The starting positions of the lanes' payloads, and the parts of the sum that is the end of the last one.
pub type StartsAndEnd<'m> = (Vec<Signal<'m>>, Vec<Signal<'m>>);

impl<'m> Place<'_, 'm> {
    /// The starting position of each lane's payload, in units, and where the last one ends, as the two parts of
    /// a sum ([`end`]), because the end is needed later. `first`: where the block's first payload starts, if
    /// not at 0. In the tree form the bits of a position in a lane come from registers if a stage ends with the
    /// last step; the other bits pass one more adder.
    ///
    /// # Errors
    /// Internal errors in the modules that it instantiates.
    pub fn starts(
        &self,
        first: Option<Signal<'m>>,
        mut lengths: Vec<Signal<'m>>,
    ) -> Result<StartsAndEnd<'m>, DesignError> {
        let lanes = lengths.len();
        let nothing = self.m.zero(1);
        let first = first.map(|first| match self.pass.second {
            Some(second) => (!second).gate(first).named("first_start"),
            None => first,
        });
        // Only the total needs the last lane's length.
        let last = lengths.remove(lanes - 1).named("last_length");
        let mut sums: Vec<Signal> = [first.unwrap_or(nothing)]
            .into_iter()
            .chain(lengths)
            .collect();
        if self.p.concatenation == Concatenation::Tree {
            return self.low_bits_first(sums, last);
        }
        let most = self.units.places() + 2;
        for lane in 0..lanes {
            if lane > 0 {
                let sum = sums[lane - 1].resize(most) + sums[lane].resize(most);
                sums[lane] = sum.named(&format!("start{lane}"));
            }
            let about = format!("starting position of lane {lane}");
            self.step(&format!("sum_lane{lane}"), &about, 5);
        }
        if let Some(second) = self.pass.second {
            // The second pass starts where the first one ended.
            let local = end(&[sums[lanes - 1], last]).named("pass_end");
            let before = self.of_first("end_of_first_pass", local);
            let before = second.gate(before.unwrap_or(local)).named("pass_start");
            for sum in &mut sums {
                let width = local.width() + 1;
                *sum = sum.resize(width) + before.resize(width);
            }
            sums = self.m.vector("starts", &sums);
            self.step("second_pass_starts", SECOND_PASS, 6);
        }
        let parts = vec![sums[lanes - 1], last];
        Ok((sums, parts))
    }

    /// [`Place::starts`] as a parallel prefix. Rotation needs only a position's low bits, and each merge one
    /// more bit. So the high bits of a level are added while the low bits of the next level are, and no carry
    /// passes through both.
    fn low_bits_first(
        &self,
        sums: Vec<Signal<'m>>,
        last: Signal<'m>,
    ) -> Result<StartsAndEnd<'m>, DesignError> {
        let (m, places, lanes) = (self.m, self.units.lane_places, sums.len());
        let high_of = |sum: &Signal<'m>| match sum.width().checked_sub(places) {
            None | Some(0) => m.zero(1),
            Some(width) => sum.slice(places, width),
        };
        let high: Vec<Signal> = sums.iter().map(high_of).collect();
        let bits = high.iter().map(|high| high.width()).max().unwrap_or(1);
        let mut high: Vec<Signal> = high.iter().map(|high| high.resize(bits)).collect();
        let mut low: Vec<Signal> = sums.iter().map(|sum| sum.resize(places)).collect();
        let mut carries = m.zero(1);
        let levels = lanes.trailing_zeros();
        for level in 0..levels {
            if level > 0 {
                high = high_sums(m, level - 1, &high, carries)?;
            }
            (low, carries) = low_sums(m, level, &low)?;
            let about = format!("starting positions, level {} of {levels}", level + 1);
            // The low bits; the high bits of the previous level are added in parallel.
            let weight = 3 + places.max(level);
            self.step(&format!("sum_level{}", level + 1), &about, weight);
        }
        high = high_sums(m, levels - 1, &high, carries)?;
        if let Some(second) = self.pass.second {
            // The second pass starts where the first one ended.
            let end = add(low[lanes - 1], last.resize(places)).named("low_end");
            let before = self
                .of_first("low_end_of_first_pass", end.resize(places))
                .unwrap_or(end)
                .resize(places);
            let before = second.gate(before).named("low_pass_start");
            let sums: Vec<Signal> = low.iter().map(|&low| add(low, before)).collect();
            let sums = m.vector("starts_low_sums", &sums);
            low = sums.iter().map(|sum| sum.resize(places)).collect();
            low = m.vector("starts_low", &low);
            let over: Vec<Signal> = sums.iter().map(|sum| sum.bit(places)).collect();
            let carries = m.vector("starts_carries", &over);
            let carry_of_end = end.bit(places);
            self.step("second_pass_starts", SECOND_PASS, 6);
            let end = add_carry(high[lanes - 1], high_of(&last), carry_of_end, None);
            let end = end.named("high_end_sum").slice(1, end.width() - 1);
            let before = self.of_first("high_end_of_first_pass", end).unwrap_or(end);
            let before = second.gate(before).named("high_pass_start");
            let sums = high
                .iter()
                .zip(&carries)
                .enumerate()
                .map(|(place, (&high, &carry))| {
                    add_carry(high, before, carry, self.high_bits(place, levels))
                });
            let sums = m.vector("starts_high_sums", &sums.collect::<Vec<_>>());
            let high_of = |sum: &Signal<'m>| sum.slice(1, sum.width() - 1);
            high = m.vector("starts_high", &sums.iter().map(high_of).collect::<Vec<_>>());
        }
        let both = low.into_iter().zip(high);
        let starts: Vec<Signal> = both.map(|(low, high)| concat(&[low, high])).collect();
        let parts = vec![starts[lanes - 1], last];
        Ok((starts, parts))
    }

    /// The high bits of a place's sum that are read after `levels` levels. `None`: all bits, if something is
    /// added to the sum or if payloads end there. Else only the bits that say where its lane starts in the node
    /// whose right half begins with it.
    fn high_bits(&self, place: usize, levels: u32) -> Option<u32> {
        let next = place + 1;
        let is_whole_pass = place == 0 && self.pass.second.is_some();
        let is_last = next == self.p.lanes as usize;
        if is_last || is_whole_pass || next.trailing_zeros() >= levels {
            None
        } else {
            Some(place.trailing_zeros().min(self.p.lanes.trailing_zeros()) + 1)
        }
    }
}

ports! {
    LowSumsInputs { numbers } -> LowSumsOutputs { sums, carries }
    HighSumsInputs { numbers, carries } -> HighSumsOutputs { sums }
}

/// One level of a parallel prefix (Sklansky) of the positions' low bits, and its carries.
fn low_sums<'m>(
    m: &'m Builder,
    level: u32,
    low: &[Signal<'m>],
) -> Result<(Vec<Signal<'m>>, Signal<'m>), DesignError> {
    let width = low[0].width();
    let module = low_sums_module(level, low.len() as u32, width)?;
    let name = |what: &str| format!("starts{}_{what}", level + 1);
    let numbers = concat(low);
    let added = m.instance(
        &format!("low_sums{}", level + 1),
        &module,
        LowSumsInputs { numbers },
    );
    let sums = added.sums.named(&name("low")).parts(width);
    Ok((sums, added.carries.named(&name("carries"))))
}

/// The same of the high bits, which are one level behind: `carries` are those of the low bits in this level.
fn high_sums<'m>(
    m: &'m Builder,
    level: u32,
    high: &[Signal<'m>],
    carries: Signal<'m>,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let width = high[0].width();
    let module = high_sums_module(level, high.len() as u32, width)?;
    let name = |what: &str| format!("starts{}_{what}", level + 1);
    let numbers = concat(high);
    let inputs = HighSumsInputs { numbers, carries };
    let added = m.instance(&format!("high_sums{}", level + 1), &module, inputs);
    Ok(added.sums.named(&name("high")).parts(width + 1))
}

/// Combinational.
fn low_sums_module(level: u32, count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/low_sums.v");
    let parameters = [("LEVEL", level), ("COUNT", count), ("WIDTH", width)];
    let m = Builder::library("low_sums", text, &parameters);
    m.doc(&format!(
        "Level {level} of a parallel prefix sum (Sklansky) of the low bits of {count} numbers. Combinational."
    ));
    let numbers = m.input("numbers", count * width);
    numbers.comment("Numbers, the first in the lowest bits");
    let mut sums = numbers.parts(width);
    let mut wide = Vec::new();
    scan_level(&mut sums, level, |before, number| {
        wide.push(add(before, number));
        wide[wide.len() - 1].slice(0, width)
    });
    m.vector("sum", &wide);
    m.output("sums", concat(&sums))
        .comment("Numbers in runs that are twice as long");
    let carries: Vec<Signal> = wide.iter().map(|sum| sum.bit(width)).collect();
    m.output("carries", concat(&carries))
        .comment("Carries of the numbers to which something is added");
    m.finish()
}

/// Combinational.
fn high_sums_module(level: u32, count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/high_sums.v");
    let parameters = [("LEVEL", level), ("COUNT", count), ("WIDTH", width)];
    let m = Builder::library("high_sums", text, &parameters);
    m.doc(&format!(
        "Level {level} of a parallel prefix sum (Sklansky) of the high bits of {count} numbers. Combinational."
    ));
    let numbers = m.input("numbers", count * width);
    numbers.comment("Numbers, the first in the lowest bits");
    let carries = m.input("carries", count / 2);
    carries.comment("Carries of the numbers to which something is added");
    let numbers = numbers.parts(width).into_iter();
    let mut sums: Vec<Signal> = numbers.map(|number| number.resize(width + 1)).collect();
    let mut carries = carries.parts(1).into_iter();
    scan_level(&mut sums, level, |before, number| {
        let carry = carries.next().unwrap_or(m.zero(1));
        let sum = add_carry(before, number, carry, Some(width + 1));
        sum.slice(1, width + 1)
    });
    let sums = m.vector("sum", &sums);
    m.output("sums", concat(&sums))
        .comment("Numbers in runs that are twice as long");
    m.finish()
}

const SECOND_PASS: &str = "the second pass starts where the first one ended";

/// Where the last payload ends: the sum of its start and its length.
pub fn end<'m>(parts: &[Signal<'m>]) -> Signal<'m> {
    let width = parts.iter().map(|part| part.width()).max().unwrap_or(0) + 1;
    let wide = parts.iter().map(|part| part.resize(width));
    wide.reduce(|a, b| a + b).unwrap_or(parts[0])
}

/// A sum, with its carry as the top bit.
pub(in crate::rtl) fn add<'m>(a: Signal<'m>, b: Signal<'m>) -> Signal<'m> {
    end(&[a, b])
}

/// The same for two numbers and a carry in, with one adder. The lowest bit of the result only generates the
/// carry and is not part of the sum. At most `most` bits of the sum.
fn add_carry<'m>(a: Signal<'m>, b: Signal<'m>, carry: Signal<'m>, most: Option<u32>) -> Signal<'m> {
    let width = a.width().max(b.width()) + 1;
    let width = most.map_or(width, |most| most.min(width));
    concat(&[carry, a.resize(width)]) + concat(&[carry, b.resize(width)])
}
