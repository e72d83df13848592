//! Reorders the lanes of the chains to the block: wires and a multiplexer of modes.

use super::layout::{Streams, MODES};
use super::planes::Kinds;
use super::{Parameters, QUARTERS};
use crate::hdl::{concat, or_all, Builder, Signal};

/// The block's halfwords. `chains`: the values of the lanes.
pub fn block<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    mode: Signal<'m>,
    chains: &[Vec<Signal<'m>>; 2],
) -> Vec<Signal<'m>> {
    let lanes = p.lanes();
    // Modes 2 and 5 have two streams in block order. Mode 4 orders its streams by classes.
    let plain = [2, 5].into_iter().filter(|&number| p.has(number));
    let plain: Vec<Signal> = plain.map(|number| mode.bit(number as u32)).collect();
    let plain = (!plain.is_empty()).then(|| or_all(plain).named("in_pairs"));
    let four = kinds.is(Streams::Four);
    let classes = class_order(lanes);
    let byte =
        |chain: usize, lane: usize, number: usize| chains[chain][lane].slice(number as u32 * 8, 8);
    let element = |element: usize| {
        let (quarter, lane) = (element % QUARTERS, element / QUARTERS);
        let own = chains[quarter / 2][quarter % 2 * lanes + lane];
        let mut choices = vec![four.gate(own)];
        choices.extend(plain.map(|plain| plain.gate(chains[element % 2][element / 2])));
        for number in [1, 4, 6, 7].into_iter().filter(|&number| p.has(number)) {
            let value = match number {
                // Byte 0 or 2 of a word, and the byte above it.
                1 => concat(&[1, 0].map(|chain| byte(chain, element / 2, element % 2))),
                4 => {
                    let (chain, lane) = classes[element];
                    chains[chain][lane]
                }
                6 => chains[element / (2 * lanes)][element % (2 * lanes)],
                _ => {
                    let rotated =
                        concat(&[0, 1].map(|chain| byte(chain, element / 2, element % 2)));
                    concat(&[rotated.slice(1, 15), rotated.bit(0)])
                }
            };
            choices.push(mode.bit(number as u32).gate(value));
        }
        or_all(choices)
    };
    let elements: Vec<Signal> = (0..QUARTERS * lanes).map(element).collect();
    m.vector("elements", &elements)
}

/// The chain and lane of each element of the block in mode 4, whose streams are ordered by classes.
pub fn class_order(lanes: usize) -> Vec<(usize, usize)> {
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
