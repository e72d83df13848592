//! Converts the length of an encoding to bursts.

use super::Ports;
use crate::hdl::{concat, or_all, Builder, Signal};

/// The metadata of an encoding of `offset` bits plus `units` units of `unit` bits: bursts − 1, or all ones if it needs
/// as many bursts as the raw block.
pub fn metadata<'m>(
    m: &'m Builder,
    p: &Ports,
    units: Signal<'m>,
    unit: u32,
    offset: u32,
) -> Signal<'m> {
    let over = |bursts: u32| exceeds(m, p, bursts, (units, unit, offset));
    if p.metadata_bits() > 2 {
        let over: Vec<Signal> = (1..=p.max_bursts()).map(over).collect();
        return ones_of_thermometer(&over);
    }
    let bursts = (1..p.max_bursts())
        .map(|bursts| over(bursts).resize(2))
        .reduce(|a, b| a + b)
        .unwrap_or(m.zero(2));
    over(p.max_bursts()).replicate(2) | bursts
}

/// How many of 2^n − 1 bits are ones, if each one has only ones before it.
fn ones_of_thermometer<'m>(bits: &[Signal<'m>]) -> Signal<'m> {
    let at = |count: usize| bits.get(count - 1).copied();
    let places = (0..(bits.len() + 1).ilog2()).map(|place| {
        let run = 1 << place;
        let odd = (run..=bits.len()).step_by(2 * run);
        let ends = odd.filter_map(|count| match at(count + run) {
            Some(next) => Some(at(count)? & !next),
            None => at(count),
        });
        let bit = or_all(ends.collect::<Vec<_>>());
        // The highest one is one of the bits, which has a name.
        if 2 * run > bits.len() {
            bit
        } else {
            bit.named(&format!("bursts_bit{place}"))
        }
    });
    concat(&places.collect::<Vec<_>>())
}

/// Whether an encoding of `offset` bits plus `units` units of `unit` bits is longer than the bursts that its
/// metadata says are stored.
pub fn overruns<'m>(
    m: &'m Builder,
    p: &Ports,
    units: Signal<'m>,
    unit: u32,
    offset: u32,
    metadata: Signal<'m>,
) -> Signal<'m> {
    let past = (1..=p.max_bursts()).map(|bursts| {
        let stored = metadata.eq_to(u64::from(bursts) - 1);
        stored & exceeds(m, p, bursts, (units, unit, offset))
    });
    or_all(past.collect::<Vec<_>>())
}

/// Whether an encoding of `offset` bits plus `units` units of `unit` bits is longer than `bursts` bursts;
/// constant 0 if it never can be.
fn exceeds<'m>(
    m: &'m Builder,
    p: &Ports,
    bursts: u32,
    (units, unit, offset): (Signal<'m>, u32, u32),
) -> Signal<'m> {
    let most = (p.room_bits(bursts) - offset) / unit;
    if u64::from(most) >= (1 << units.width()) - 1 {
        return m.zero(1);
    }
    let exceeds = units.gt(m.constant(u64::from(most), units.width()));
    let plural = if bursts == 1 { "" } else { "s" };
    exceeds.named(&format!("exceeds_{bursts}_burst{plural}"))
}
