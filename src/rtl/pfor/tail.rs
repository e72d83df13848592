//! The fields between planes and exceptions: references, or the upper parts of base elements.

use super::layout::Streams;
use super::planes::Kinds;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::shift::Shifters;

/// The largest number of fields.
pub const FIELDS: usize = 6;

/// Bits of a position among the fields.
pub const PLACE_BITS: u32 = 7;

/// Bits of a field's length.
const LENGTH_BITS: u32 = 5;

/// The positions of the fields.
pub struct Tail<'m> {
    /// The position of each field minus the bits of its element that planes hold, counted from 16 bits in front of the
    /// end of planes. The field's element would start there.
    pub places: Vec<Signal<'m>>,
    /// Whether each field is present.
    pub present: Vec<Signal<'m>>,
    /// Bits of all fields.
    pub length: Signal<'m>,
}

/// For each field, present or not: the number of bits of its element that planes hold, and of the others.
pub struct Rests<'m> {
    m: &'m Builder,
    held: Vec<Signal<'m>>,
    rests: Vec<Signal<'m>>,
}

/// Which fields are present, and their sizes; their positions are not yet computed.
pub struct Measured<'m> {
    m: &'m Builder,
    /// Whether each field is present.
    pub present: Vec<Signal<'m>>,
    /// The number of bits of each field's element that planes hold.
    pub held: Vec<Signal<'m>>,
    /// The size of each field; 0 if it is absent.
    lengths: Vec<Signal<'m>>,
}

/// [`Measured`], and the sizes of pairs of fields.
pub struct Paired<'m> {
    measured: Measured<'m>,
    /// The total size of the first two fields, of the next two, and so on.
    pub pairs: Vec<Signal<'m>>,
    /// The position of each field relative to its pair, otherwise as in [`Tail::places`].
    within: Vec<Signal<'m>>,
}

/// The first of three steps to the fields' positions: their sizes, from the mode and flags and the depths of the
/// quarters.
pub fn measure<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    (mode, flags): (Signal<'m>, Signal<'m>),
    depths: &[Signal<'m>],
) -> Measured<'m> {
    rests(m, p, kinds, mode, depths).flagged(p, kinds, (mode, flags))
}

/// The sizes of all fields if they were present.
pub fn rests<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    mode: Signal<'m>,
    depths: &[Signal<'m>],
) -> Rests<'m> {
    let held = held(m, p, kinds, mode, depths);
    let whole = concat(&[m.zero(3), kinds.are_bytes(), !kinds.are_bytes()]).named("whole_bits");
    let rests = held.iter().map(|&held| whole - held);
    Rests {
        m,
        rests: m.vector("rests", &rests.collect::<Vec<_>>()),
        held,
    }
}

impl<'m> Rests<'m> {
    /// Applies the flags: finds which fields are present.
    pub fn flagged(
        self,
        p: &Parameters,
        kinds: &Kinds<'m>,
        known: (Signal<'m>, Signal<'m>),
    ) -> Measured<'m> {
        let m = self.m;
        let present = present(m, p, kinds, known);
        let lengths = present.iter().zip(self.rests);
        let lengths = lengths.map(|(present, rest)| present.gate(rest));
        Measured {
            m,
            lengths: m.vector("field_bits", &lengths.collect::<Vec<_>>()),
            present,
            held: self.held,
        }
    }
}

/// Whether each field is present.
fn present<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    (mode, flags): (Signal<'m>, Signal<'m>),
) -> Vec<Signal<'m>> {
    let is = |number: u32| {
        if p.has(number as usize) {
            mode.bit(number)
        } else {
            m.zero(1)
        }
    };
    let flag = flags.parts(1);
    let six = is(4).named("has_six_bases");
    // In modes 2 to 5, fields alternate between the low and the high half of a word; in mode 1, a half has two bytes.
    let alternate = or_all([is(2), is(3), is(4), is(5)]).named("flags_alternate");
    let (in_order, paired) = ((is(0) | is(7)).named("flags_in_order"), is(1));
    let four = (kinds.is(Streams::Four) | kinds.is(Streams::Bytes)).named("four_fields");
    let present: Vec<Signal> = (0..FIELDS)
        .map(|field| {
            let own = if field < 4 {
                in_order & flag[field]
            } else {
                m.zero(1)
            };
            let in_pairs = if field < 4 {
                paired & flag[field / 2]
            } else {
                m.zero(1)
            };
            let counted = match field {
                0 | 1 => m.constant(1, 1),
                2 | 3 => four | six,
                _ => six,
            };
            or_all([own, in_pairs, alternate & counted & flag[field % 2]])
        })
        .collect();
    m.vector("field_is_there", &present)
}

impl<'m> Measured<'m> {
    /// The second step: adds up the sizes of pairs.
    pub fn in_pairs(self) -> Paired<'m> {
        let (m, lengths) = (self.m, &self.lengths);
        let wide = |value: Signal<'m>| value.resize(LENGTH_BITS + 1);
        let pairs = lengths.chunks(2);
        let pairs = pairs.map(|pair| wide(pair[0]) + wide(pair[1]));
        let whole = m.constant(LANE.into(), LENGTH_BITS);
        let within = self.held.iter().enumerate().map(|(field, &held)| {
            let rest = whole - held;
            match field % 2 {
                0 => wide(rest),
                _ => wide(lengths[field - 1]) + wide(rest),
            }
        });
        Paired {
            pairs: m.vector("bits_of_two_fields", &pairs.collect::<Vec<_>>()),
            within: m.vector("places_in_two_fields", &within.collect::<Vec<_>>()),
            measured: self,
        }
    }
}

impl<'m> Paired<'m> {
    /// The upper part of each element: the bits that planes do not hold; 0 if the field is absent.
    pub fn upper_parts(&self, kinds: &Kinds<'m>, fields: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let Measured {
            m, held, present, ..
        } = &self.measured;
        let all = fields.iter().zip(held).zip(present);
        let upper = all.map(|((&field, &held), is)| is.gate(field & above(m, kinds, held)));
        m.vector("upper_parts", &upper.collect::<Vec<_>>())
    }

    /// The last step: the positions of the fields.
    pub fn places(self) -> Result<Tail<'m>, DesignError> {
        let Measured { m, present, .. } = self.measured;
        let wide = |value: &Signal<'m>| value.resize(PLACE_BITS);
        let pairs: Vec<Signal> = self.pairs.iter().map(wide).collect();
        let length = sum(m, "tail_length", &pairs)?.named("tail_bits");
        let places = self.within.iter().enumerate().map(|(field, within)| {
            let before = pairs[..field / 2].iter().copied();
            let rows: Vec<Signal> = before.chain([wide(within)]).collect();
            sum(m, &format!("field{field}_place"), &rows)
        });
        let places: Vec<Signal> = places.collect::<Result<_, DesignError>>()?;
        Ok(Tail {
            places: m.vector("field_places", &places),
            present,
            length,
        })
    }
}

/// The number of bits of each field's element that planes hold; 0 for references.
pub fn held<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    mode: Signal<'m>,
    depths: &[Signal<'m>],
) -> Vec<Signal<'m>> {
    let is = |number: u32| {
        if p.has(number as usize) {
            mode.bit(number)
        } else {
            m.zero(1)
        }
    };
    let references = (is(0) | is(7)).named("has_references");
    let six = is(4);
    let four = kinds.is(Streams::Four) | kinds.is(Streams::Bytes);
    let second = four.mux(depths[1], depths[2]).named("second_depth");
    // Without references, these are used as they are.
    let selected = |name: &str, depth: Signal<'m>| {
        if p.has(0) || p.has(7) {
            depth
        } else {
            depth.named(name)
        }
    };
    let held = [
        depths[0],
        second,
        selected("third_depth", six.mux(depths[0], depths[2])),
        selected("fourth_depth", six.mux(second, depths[3])),
        depths[0],
        second,
    ];
    let held: Vec<Signal> = held
        .iter()
        .map(|&depth| (!references).gate(depth))
        .collect();
    let held = m.vector("held_bits", &held);
    held
}

/// The mask of the bits of an element from bit `held` on.
pub fn above<'m>(m: &'m Builder, kinds: &Kinds<'m>, held: Signal<'m>) -> Signal<'m> {
    let bits: Vec<Signal> = (0..u64::from(LANE))
        .map(|bit| held.le(m.constant(bit, held.width())))
        .collect();
    let (low, high) = bits.split_at(8);
    concat(&[concat(low), (!kinds.are_bytes()).gate(concat(high))])
}

/// Bits of a position by which the first step shifts.
const FINE: u32 = 3;

/// The first of two steps of [`placed`], for upper parts: shifts them by the low bits of their positions.
pub fn partly_placed<'m>(
    shifters: &Shifters<'_, 'm>,
    tail: &Tail<'m>,
    upper: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let all = upper.iter().zip(&tail.places).enumerate();
    let moved = all.map(|(number, (&upper, place))| {
        let instance = format!("move_field{number}");
        let width = upper.width() + (1 << FINE) - 1;
        shifters.up(&instance, upper, (place.slice(0, FINE), 1), width)
    });
    let moved: Vec<Signal> = moved.collect::<Result<_, DesignError>>()?;
    Ok(shifters.m.vector("partly_placed", &moved))
}

/// The second of two steps of [`placed`]: shifts by the other bits of the positions.
pub fn wholly_placed<'m>(
    shifters: &Shifters<'_, 'm>,
    tail: &Tail<'m>,
    partly: &[Signal<'m>],
) -> Result<Signal<'m>, DesignError> {
    let bits = LANE * (FIELDS as u32 + 1);
    let all = partly.iter().zip(&tail.places).enumerate();
    let placed = all.map(|(number, (&moved, place))| {
        let instance = format!("place_field{number}");
        let rest = place.slice(FINE, PLACE_BITS - FINE);
        shifters.up(&instance, moved, (rest, 1 << FINE), bits)
    });
    let placed: Vec<Signal> = placed.collect::<Result<_, DesignError>>()?;
    Ok(or_all(placed).named("placed_fields"))
}
