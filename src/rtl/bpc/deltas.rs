//! BPC: words to the bit planes of their deltas, and back to deltas.

use crate::hdl::{concat, Builder, Signal};

/// The bit planes of the deltas of neighbouring words modulo 2³², the top one first;
/// delta j at bit j.
pub fn planes<'m>(m: &'m Builder, words: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let deltas = words.windows(2).map(|pair| pair[1] - pair[0]);
    let deltas = m.vector("delta", &deltas.collect::<Vec<_>>());
    let mut planes = transposed(&deltas);
    planes.reverse();
    planes
}

/// The deltas of all planes, the top one first.
pub fn deltas<'m>(planes: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let lowest_first: Vec<Signal> = planes.iter().rev().copied().collect();
    transposed(&lowest_first)
}

/// The columns of rows.
fn transposed<'m>(rows: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let column = |bit: u32| concat(&rows.iter().map(|row| row.bit(bit)).collect::<Vec<_>>());
    (0..rows[0].width()).map(column).collect()
}
