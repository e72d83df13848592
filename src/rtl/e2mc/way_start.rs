//! Where the ways of a compressed block start, and where it ends.

use super::decoding_way::position_bits;
use super::Parameters;
use crate::hdl::{concat, or_all, Builder, Signal};

/// A block's bursts, in bits; zero for metadata of no compressed block.
pub(super) fn stored_length<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    metadata: Signal<'m>,
) -> Signal<'m> {
    let lengths = (1..=u64::from(p.max_bursts())).map(|bursts| {
        let is = metadata
            .eq_to(bursts - 1)
            .named(&format!("{name}_are{bursts}"));
        let bits = bursts * u64::from(p.mag_bytes) * 8;
        is.gate(m.constant(bits, position_bits(p)))
    });
    or_all(lengths.collect::<Vec<_>>())
}

/// The bit at which a way starts, and whether no block has that start: before
/// the end of the pointers, or past the block's bursts.
pub(super) fn way_start<'m>(
    m: &'m Builder,
    p: &Parameters,
    way: u32,
    stored: Signal<'m>,
    length: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let position = position_bits(p);
    if way == 0 {
        return (
            m.constant(u64::from(p.first_way_bit()), position),
            m.zero(1),
        );
    }
    let pointer = stored.slice((way - 1) * p.pointer_bits(), p.pointer_bits());
    let start = concat(&[m.zero(3), pointer])
        .resize(position)
        .named(&format!("start{}", way + 1));
    let before = start.lt(m.constant(u64::from(p.first_way_bit()), position));
    (start, before | start.ge(length))
}
