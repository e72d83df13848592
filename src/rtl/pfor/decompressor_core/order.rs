//! Reorders the quarters to the block: wires and a multiplexer of modes.

use super::super::layout::MODES;
use super::super::{LANE, QUARTERS};
use super::Quarters;
use crate::hdl::{concat, or_all, Signal};

impl<'m> Quarters<'_, 'm> {
    /// The block.
    pub fn in_order(&self, quarters: &[Signal<'m>]) -> Signal<'m> {
        let (m, p) = (self.m, self.p);
        let lanes = p.lanes();
        let any = |name: &str, wanted: &dyn Fn(usize) -> bool| {
            let modes = p.modes().filter(|mode| wanted(mode.number));
            let modes: Vec<Signal> = modes.map(|mode| self.coded.is(mode.number)).collect();
            (!modes.is_empty()).then(|| or_all(modes).named(name))
        };
        let four = any("in_turn", &|mode| mode == 0 || mode == 3);
        let pairs = any("in_pairs", &|mode| mode == 2 || mode == 5);
        let raw = self.raw.into_iter();
        let natural: Vec<Signal> = raw.chain(p.has(6).then(|| self.coded.is(6))).collect();
        let natural = (!natural.is_empty()).then(|| or_all(natural).named("as_it_is"));
        let classes = class_order(lanes);
        // A byte of the stream that starts in this quarter and may continue in the next.
        let byte = |quarter: usize, number: usize| {
            let quarter = quarter + number / (2 * lanes);
            quarters[quarter].slice((number % (2 * lanes)) as u32 * 8, 8)
        };
        let lane = |number: usize| {
            let (quarter, lane) = (number / lanes, (number % lanes) as u32);
            quarters[quarter].slice(lane * LANE, LANE)
        };
        let element = |number: usize| {
            let turned = number % QUARTERS * lanes + number / QUARTERS;
            let natural = natural.map(|is| is.gate(lane(number)));
            let four = four.map(|is| is.gate(lane(turned)));
            let mut choices: Vec<Signal> = natural.into_iter().chain(four).collect();
            choices.extend(pairs.map(|is| is.gate(lane(number % 2 * 2 * lanes + number / 2))));
            if p.has(4) {
                let (stream, place) = classes[number];
                choices.push(self.coded.is(4).gate(lane(stream * 2 * lanes + place)));
            }
            if p.has(1) {
                let bytes = [0, 1].map(|place| byte(number % 2 * 2 + place, number / 2));
                choices.push(self.coded.is(1).gate(concat(&bytes)));
            }
            if p.has(7) {
                let rotated = concat(&[byte(0, number), byte(2, number)]);
                let turned = concat(&[rotated.slice(1, 15), rotated.bit(0)]);
                choices.push(self.coded.is(7).gate(turned));
            }
            or_all(choices)
        };
        let elements: Vec<Signal> = (0..QUARTERS * lanes).map(element).collect();
        concat(&m.vector("elements", &elements))
    }
}

/// The stream of each element of the block in mode 4, whose streams are ordered by classes, and its lane there.
fn class_order(lanes: usize) -> Vec<(usize, usize)> {
    let mode = &MODES[4];
    let mut order = vec![(0, 0); QUARTERS * lanes];
    for quarter in 0..QUARTERS {
        for lane in 0..lanes {
            let place = (quarter / 2, quarter % 2 * lanes + lane);
            order[mode.element(lanes, quarter, lane)] = place;
        }
    }
    order
}
