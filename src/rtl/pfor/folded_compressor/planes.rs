//! A quarter's planes: its lanes to units as they lie in the block, and where they begin.

use super::super::layout::Streams;
use super::super::planes::Kinds;
use super::super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, Signal};

/// Bits of a place of planes, in units.
pub const PLACE_BITS: u32 = 6;

/// The units of a quarter's planes, those of the stream's other quarters zero between them. `stored`:
/// the bits of its lanes that planes hold, zero elsewhere.
pub fn spread<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &[(Streams, Signal<'m>)],
    stored: Signal<'m>,
    place: usize,
) -> Signal<'m> {
    let places = kinds.iter().map(|&(kind, is)| {
        let lanes = (0..p.lanes()).flat_map(|lane| (0..LANE as usize).map(move |bit| (lane, bit)));
        let at = lanes.filter_map(|(lane, bit)| {
            let (window, within) = kind.plane_bit(p.lanes(), (0, lane, bit))?;
            let from = lane as u32 * LANE + bit as u32;
            Some((window * p.quarter_bits() as usize + within, from))
        });
        let mut at: Vec<(usize, u32)> = at.collect();
        at.sort_unstable();
        (kind, is, at)
    });
    let places: Vec<_> = places.collect();
    let last = places
        .iter()
        .filter_map(|(_, _, at)| at.last())
        .map(|&(to, _)| to)
        .max();
    let width = last.unwrap_or(0) + 1;
    let of_kinds = places.into_iter().map(|(kind, is, at)| {
        let mut bits = vec![m.zero(1); width];
        for (to, from) in at {
            bits[to] = stored.bit(from);
        }
        is.gate(concat(&bits))
            .named(&format!("{}_of_place{place}", kind.name()))
    });
    or_all(of_kinds.collect::<Vec<_>>()).named(&format!("units{place}"))
}

/// The kinds of streams of the modes that are there.
pub fn kinds_there(p: &Parameters) -> Vec<Streams> {
    let there = |kind: &Streams| p.modes().any(|mode| mode.streams == *kind);
    Streams::ALL.into_iter().filter(there).collect()
}

/// Where each quarter's planes begin, by the depths of the quarters.
pub fn starts<'m>(m: &'m Builder, kinds: &Kinds<'m>, depths: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let wide = |depth: Signal<'m>| depth.resize(PLACE_BITS);
    let first_two = (wide(depths[0]) + wide(depths[1])).named("first_two_depths");
    let three = (first_two + wide(depths[2])).named("first_three_depths");
    let times =
        |value: Signal<'m>, places: u32| concat(&[m.zero(places), value]).resize(PLACE_BITS);
    let number = |value: u64| m.constant(value, PLACE_BITS);
    // The quarters of a stream take turns, one unit or two of bytes each.
    let of_kind = |kind: Streams| match kind {
        Streams::Four => [number(0), wide(depths[0]), first_two, three],
        Streams::Bytes => [
            number(0),
            times(wide(depths[0]), 1),
            times(first_two, 1),
            times(three, 1),
        ],
        Streams::Two => [number(0), number(1), first_two, first_two.plus(1)],
        Streams::Rotated => {
            let second = times(first_two, 1);
            [number(0), number(2), second, second.plus(2)]
        }
        Streams::Text => [number(0), number(2), number(4), number(6)],
    };
    let starts = (0..QUARTERS).map(|quarter| {
        let gated = kinds
            .there()
            .map(|(kind, is)| is.gate(of_kind(kind)[quarter]));
        or_all(gated.collect::<Vec<_>>())
    });
    m.vector("planes_starts", &starts.collect::<Vec<_>>())
}
