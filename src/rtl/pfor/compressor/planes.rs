//! Arranges lanes in the units of their planes as they lie in the block, and computes where these start.

use super::super::layout::Streams;
use super::super::planes::Kinds;
use super::super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, Signal};

/// Bits of the start of planes, in units.
pub const UNIT_BITS: u32 = 6;

/// Bits of the number of units of all planes.
const END_BITS: u32 = 7;

/// Units of the planes of text: five planes, of eight units each.
const TEXT_UNITS: u64 = 5 * 8;

/// The units of a quarter's planes, with zeros between them for the stream's other quarters. `stored`: the bits of the
/// quarter's lanes that planes hold, zero elsewhere.
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

/// The planes of the whole block, in windows of 16 units. `stored`: the bits of each quarter's lanes that planes hold,
/// zero elsewhere.
pub fn windows<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &[(Streams, Signal<'m>)],
    stored: &[Signal<'m>],
) -> Vec<Signal<'m>> {
    let mut choices: Vec<Vec<Signal>> = vec![Vec::new(); QUARTERS];
    for &(kind, is) in kinds {
        let mut bits = vec![vec![m.zero(1); p.quarter_bits() as usize]; QUARTERS];
        for (quarter, stored) in stored.iter().enumerate() {
            for (place, from) in stored.parts(1).into_iter().enumerate() {
                let (lane, bit) = (place / LANE as usize, place % LANE as usize);
                if let Some((window, to)) = kind.plane_bit(p.lanes(), (quarter, lane, bit)) {
                    bits[window][to] = from;
                }
            }
        }
        for (window, (choices, bits)) in choices.iter_mut().zip(bits).enumerate() {
            let name = format!("{}_of_window{window}", kind.name());
            choices.push(is.gate(concat(&bits)).named(&name));
        }
    }
    let windows: Vec<Signal> = choices.into_iter().map(or_all).collect();
    m.vector("windows", &windows)
}

/// The kinds of streams of the supported modes.
pub fn kinds_there(p: &Parameters) -> Vec<Streams> {
    let there = |kind: &Streams| p.modes().any(|mode| mode.streams == *kind);
    Streams::ALL.into_iter().filter(there).collect()
}

/// The sums of the depths of the first quarters, and of all.
pub struct Sums<'m> {
    m: &'m Builder,
    first: Signal<'m>,
    two: Signal<'m>,
    three: Signal<'m>,
    all: Signal<'m>,
}

impl<'m> Sums<'m> {
    /// Adds up the depths of the quarters.
    pub fn new(m: &'m Builder, depths: &[Signal<'m>]) -> Self {
        let wide: Vec<Signal> = depths.iter().map(|depth| depth.resize(END_BITS)).collect();
        let two = (wide[0] + wide[1]).named("depth_of_two");
        let last_two = (wide[2] + wide[3]).named("depth_of_last_two");
        Sums {
            m,
            first: wide[0],
            two,
            three: (two + wide[2]).named("depth_of_three"),
            all: (two + last_two).named("depth_of_all"),
        }
    }

    /// The start of each quarter's planes, in units; of the whole block, of each of its [`windows`] after the first.
    pub fn starts(&self, kinds: &Kinds<'m>, of_block: bool) -> Vec<Signal<'m>> {
        let apart = |units: u64| if of_block { LANE.into() } else { units };
        let number = |value: u64| self.m.constant(value, END_BITS);
        let Sums {
            first, two, three, ..
        } = *self;
        let two_of_bytes = self.doubled(two).named("units_of_two");
        // In each plane, the quarters of a stream follow each other, with one unit each, or two for bytes.
        let of_kind = |kind: Streams| match kind {
            Streams::Four => [number(0), first, two, three],
            Streams::Bytes => [
                number(0),
                self.doubled(first),
                two_of_bytes,
                self.doubled(three),
            ],
            Streams::Two => [
                number(0),
                number(apart(1)),
                two,
                two.resize(UNIT_BITS).plus(apart(1)),
            ],
            Streams::Rotated => [
                number(0),
                number(apart(2)),
                two_of_bytes,
                two_of_bytes.resize(UNIT_BITS).plus(apart(2)),
            ],
            Streams::Text => [0, 1, 2, 3].map(|quarter| number(quarter * apart(2))),
        };
        let first = usize::from(of_block);
        let starts = (first..QUARTERS).map(|quarter| {
            let gated = kinds
                .there()
                .map(|(kind, is)| is.gate(of_kind(kind)[quarter].resize(UNIT_BITS)));
            or_all(gated.collect::<Vec<_>>())
        });
        self.m.vector("planes_starts", &starts.collect::<Vec<_>>())
    }

    /// The number of units of all planes.
    pub fn end(&self, kinds: &Kinds<'m>) -> Signal<'m> {
        let bytes = self.doubled(self.all).named("units_of_all");
        let of_kind = |kind: Streams| match kind {
            Streams::Four | Streams::Two => self.all,
            Streams::Bytes | Streams::Rotated => bytes,
            Streams::Text => self.m.constant(TEXT_UNITS, END_BITS),
        };
        let gated = kinds.there().map(|(kind, is)| is.gate(of_kind(kind)));
        or_all(gated.collect::<Vec<_>>()).named("planes_end")
    }

    fn doubled(&self, planes: Signal<'m>) -> Signal<'m> {
        concat(&[self.m.zero(1), planes]).resize(END_BITS)
    }
}
