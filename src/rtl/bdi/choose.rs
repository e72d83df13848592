//! From the encodings that hold a block to the one that is stored.

use super::shape::Shape;
use super::{ENCODING_BITS, REPEATED, ZERO};
use crate::hdl::{concat, or_all, Builder, Signal};
use crate::rtl::common::Ports;

/// Which encoding is stored, a bit each: zero, repeated, then the shapes, the first
/// that holds the block. None where the block is stored raw.
pub fn choose<'m>(zero: Signal<'m>, repeated: Signal<'m>, fits: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let mut chosen = vec![zero, repeated & !zero];
    for (place, &fit) in fits.iter().enumerate() {
        let before = [repeated].into_iter().chain(fits[..place].iter().copied());
        chosen.push(fit & !or_all(before));
    }
    chosen
}

/// The metadata: bursts − 1, or 3 if no encoding is chosen.
pub fn metadata<'m>(
    m: &'m Builder,
    ports: &Ports,
    shapes: &[Shape],
    chosen: &[Signal<'m>],
) -> Signal<'m> {
    let shape = |(shape, chosen): (&Shape, &Signal<'m>)| {
        let bursts = m.constant(u64::from(shape.bursts(ports)) - 1, 2);
        chosen.gate(bursts)
    };
    let raw = (!or_all(chosen.iter().copied())).named("is_raw");
    let stored = shapes.iter().zip(&chosen[2..]).map(shape);
    or_all([raw.replicate(2)].into_iter().chain(stored))
}

/// The stored bits of the chosen encoding, as wide as the longest. `value`: the value that the
/// block repeats; `fields`: for each shape, all bits behind the encoding.
pub fn stored<'m>(
    m: &'m Builder,
    shapes: &[Shape],
    chosen: &[Signal<'m>],
    value: Signal<'m>,
    fields: &[Signal<'m>],
) -> Signal<'m> {
    let width = shapes.iter().map(|shape| shape.bits).fold(1, u32::max);
    let constants = [("ENCODING_ZERO", ZERO), ("ENCODING_REPEATED", REPEATED)]
        .map(|(name, value)| m.localparam(name, value, ENCODING_BITS));
    let encodings = constants
        .into_iter()
        .chain(shapes.iter().map(|shape| shape.constant(m)));
    let encoding = encodings
        .zip(chosen)
        .map(|(encoding, chosen)| chosen.gate(encoding));
    let fields = [value].into_iter().chain(fields.iter().copied());
    let fields = fields.zip(&chosen[1..]).map(|(fields, chosen)| {
        let fields = fields.resize(width - ENCODING_BITS);
        chosen.gate(fields)
    });
    concat(&[
        or_all(encoding).named("encoding"),
        or_all(fields).named("fields"),
    ])
}
