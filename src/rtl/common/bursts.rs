//! From encoded bits to bursts.

use super::Ports;
use crate::hdl::{or_all, Builder, Signal};

/// The metadata of an encoding of `offset` bits and `units` units of `unit` bits:
/// bursts − 1, or 3 where it takes as many bursts as the block.
pub fn metadata<'m>(
    m: &'m Builder,
    p: &Ports,
    units: Signal<'m>,
    unit: u32,
    offset: u32,
) -> Signal<'m> {
    let over = |bursts: u32| exceeds(m, p, bursts, (units, unit, offset));
    let bursts = (1..p.max_bursts())
        .map(|bursts| over(bursts).resize(2))
        .reduce(|a, b| a + b)
        .unwrap_or(m.zero(2));
    over(p.max_bursts()).replicate(2) | bursts
}

/// Whether an encoding of `offset` bits and `units` units of `unit` bits runs past
/// the bursts that the metadata says are stored.
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

/// Whether an encoding of `offset` bits and `units` of `unit` bits is longer than `bursts` bursts,
/// which may be more than it can be.
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
