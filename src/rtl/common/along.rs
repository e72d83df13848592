//! Takes values along with a core, which is a pipeline of its own.

use super::Core;
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, Signal};

/// Hands blocks to a core and takes values of theirs along, to meet its output.
///
/// `full`: a block is there; `taken`, driven here: it has been at the core's
/// input for as long as it must be. Returns the core's `start` and the values at
/// its `done`.
pub(super) fn carried<'m>(
    m: &'m Builder,
    core: &Core,
    advance: Signal<'m>,
    full: Signal<'m>,
    taken: Signal<'m>,
    values: &[(&str, Signal<'m>)],
) -> (Signal<'m>, Vec<Signal<'m>>) {
    let (interval, latency) = (core.interval, core.latency);
    let ranks = latency / interval;
    if interval == 1 {
        m.drive(taken, full & advance);
        let along = |&(name, value): &(&str, Signal<'m>)| {
            (1..=ranks).fold(value, |value, rank| {
                m.delay_if(&format!("{name}_{rank}"), advance, value)
            })
        };
        return (full, values.iter().map(along).collect());
    }
    let bits = address_width(u64::from(interval));
    let moves = m.register_reset("moves", bits, 0);
    let start = (full & !moves.any()).named("block_starts");
    let last = moves.eq_to(u64::from(interval) - 1).named("last_move");
    m.drive(taken, full & last & advance);
    m.next_if(moves, full & advance, last.mux(m.zero(bits), moves.plus(1)));
    // A block's values wait as long as the next block's can follow them.
    let ages: Vec<Signal> = std::iter::successors(Some((0, start)), |&(age, before)| {
        let register = m.register_reset(&format!("age{}", age + 1), 1, 0);
        m.next_if(register, advance, before);
        Some((age + 1, register))
    })
    .take((ranks * interval).max(1) as usize)
    .map(|(_, signal)| signal)
    .collect();
    let along = |&(name, value): &(&str, Signal<'m>)| {
        (1..=ranks).fold(value, |value, rank| {
            let loads = advance & ages[(rank * interval) as usize - 1];
            m.delay_if(&format!("{name}_{rank}"), loads, value)
        })
    };
    (start, values.iter().map(along).collect())
}
