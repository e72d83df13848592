//! Converts the length of an encoding to bursts.

use super::Ports;
use crate::hdl::{or_all, Builder, Signal};

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
    // With many bursts a subtraction is smaller than their comparisons.
    if p.metadata_bits() > 2 {
        debug_assert_eq!((unit, offset), (1, 0));
        return metadata_by_last(m, p, last_burst(m, p, units), None);
    }
    let bursts = (1..p.max_bursts())
        .map(|bursts| over(bursts).resize(2))
        .reduce(|a, b| a + b)
        .unwrap_or(m.zero(2));
    over(p.max_bursts()).replicate(2) | bursts
}

/// The burst in which an encoding of `bits` bits, at least 1, ends with its check; past the block's last burst if it
/// is too long.
pub fn last_burst<'m>(m: &'m Builder, p: &Ports, bits: Signal<'m>) -> Signal<'m> {
    let width = bits.width();
    let last = match 8 * p.check_bytes {
        0 => bits - m.constant(1, width),
        check => bits.resize(width + 1) + m.constant(u64::from(check) - 1, width + 1),
    };
    let last = last.named("last_bit");
    let within = p.mag_bits().trailing_zeros();
    last.slice(within, last.width() - within)
        .named("last_burst")
}

/// The metadata of an encoding that ends in `last_burst`, or of a block that is stored raw whatever its encoding is.
pub fn metadata_by_last<'m>(
    m: &'m Builder,
    p: &Ports,
    last_burst: Signal<'m>,
    stored_raw: Option<Signal<'m>>,
) -> Signal<'m> {
    let most = u64::from(p.max_bursts());
    let bits = last_burst.width();
    let too_long = match most >> bits {
        0 => last_burst.ge(m.constant(most, bits)),
        _ => m.zero(1),
    };
    let raw = stored_raw.map_or(too_long, |stored_raw| too_long | stored_raw);
    let raw = raw.named("is_raw");
    let bits = p.metadata_bits();
    raw.replicate(bits) | last_burst.resize(bits)
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
