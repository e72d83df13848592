//! True LRU order of a set's ways, as a triangle of bits: for ways i < j, the bit says that i was used after j.
//! All zeros is a valid order, too: the highest way was used last.
//!
//! A use only writes the bits of one way. The least recently used of any subset of the ways is found without
//! comparing ranks.

use crate::hdl::{concat, or_all, Signal};

/// Bits of the order of `ways` ways.
pub fn bits(ways: u32) -> u32 {
    ways * (ways - 1) / 2
}

/// The pairs i < j, in the order of their bits.
fn pairs(ways: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..ways).flat_map(move |high| (0..high).map(move |low| (low, high)))
}

/// The order after one way was used.
pub fn touched<'m>(order: Signal<'m>, way: Signal<'m>) -> Signal<'m> {
    let bit = |(number, (low, high)): (u32, (u32, u32))| {
        way.bit(low) | (order.bit(number) & !way.bit(high))
    };
    let bits: Vec<Signal> = (0..).zip(pairs(way.width())).map(bit).collect();
    concat(&bits)
}

/// One-hot: the least recently used of the ways in `among`; zero if there are none. A single way has no order.
pub fn least<'m>(order: Option<Signal<'m>>, among: Signal<'m>) -> Signal<'m> {
    let Some(order) = order else {
        return among;
    };
    // Whether any of these ways was used before this one.
    let before = |way: u32| {
        let pair = |(number, (low, high)): (u32, (u32, u32))| match way {
            way if way == low => Some(order.bit(number) & among.bit(high)),
            way if way == high => Some(!order.bit(number) & among.bit(low)),
            _ => None,
        };
        or_all((0..).zip(pairs(among.width())).filter_map(pair))
    };
    let ways: Vec<Signal> = (0..among.width())
        .map(|way| among.bit(way) & !before(way))
        .collect();
    concat(&ways)
}
