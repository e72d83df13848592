//! What lies between planes and exceptions: references, and the upper parts of base elements.

use super::layout::Streams;
use super::planes::Kinds;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::shift::Shifters;

/// Fields that there can be.
pub const FIELDS: usize = 6;

/// Bits of a place in them.
pub const PLACE_BITS: u32 = 7;

/// Bits of a field's length.
const LENGTH_BITS: u32 = 5;

/// Where each field begins, counted from the planes' end.
pub struct Tail<'m> {
    /// Of each field its place, less the bits of its element that planes hold.
    pub places: Vec<Signal<'m>>,
    /// Whether it is there.
    pub present: Vec<Signal<'m>>,
    /// The bits of its element that planes do not hold.
    pub masks: Vec<Signal<'m>>,
    /// Bits of all fields.
    pub length: Signal<'m>,
}

/// Of each field the bits of its element that planes hold, and the others, whether it is there or not.
pub struct Rests<'m> {
    m: &'m Builder,
    held: Vec<Signal<'m>>,
    rests: Vec<Signal<'m>>,
}

/// Which fields there are, and their bits; not yet where.
pub struct Measured<'m> {
    m: &'m Builder,
    /// Whether each is there.
    pub present: Vec<Signal<'m>>,
    /// The bits of its element that planes hold.
    pub held: Vec<Signal<'m>>,
    /// The others, which are there.
    lengths: Vec<Signal<'m>>,
}

/// The same, and bits of neighbours together.
pub struct Paired<'m> {
    measured: Measured<'m>,
    /// Bits of the first two fields, of the next two, and so on.
    pub pairs: Vec<Signal<'m>>,
    /// Of each field how far its place is behind the pairs before its own.
    within: Vec<Signal<'m>>,
}

/// Finds the fields, by the mode, the flags, and the depths of the quarters.
pub fn find<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    known: (Signal<'m>, Signal<'m>),
    depths: &[Signal<'m>],
) -> Result<Tail<'m>, DesignError> {
    let measured = measure(m, p, kinds, known, depths);
    measured.in_pairs().places(kinds)
}

/// The first third of [`find`].
pub fn measure<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    (mode, flags): (Signal<'m>, Signal<'m>),
    depths: &[Signal<'m>],
) -> Measured<'m> {
    rests(m, p, kinds, mode, depths).flagged(p, kinds, (mode, flags))
}

/// What a field of each element would have.
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
    /// With the flags.
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

/// Whether each field is there.
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
    // By pairs of halves, mode 3 and those of two streams; by pairs of bytes, mode 1.
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
    /// The second third: neighbours together.
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
    /// Of each field the bits of its element that planes do not hold, where it is there.
    pub fn upper_parts(&self, kinds: &Kinds<'m>, fields: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let Measured {
            m, held, present, ..
        } = &self.measured;
        let all = fields.iter().zip(held).zip(present);
        let upper = all.map(|((&field, &held), is)| is.gate(field & above(m, kinds, held)));
        m.vector("upper_parts", &upper.collect::<Vec<_>>())
    }

    /// Where the fields are.
    pub fn places(self, kinds: &Kinds<'m>) -> Result<Tail<'m>, DesignError> {
        let Measured {
            m, held, present, ..
        } = self.measured;
        let wide = |value: &Signal<'m>| value.resize(PLACE_BITS);
        let pairs: Vec<Signal> = self.pairs.iter().map(wide).collect();
        let length = sum(m, "tail_length", &pairs)?.named("tail_bits");
        let places = self.within.iter().enumerate().map(|(field, within)| {
            let before = pairs[..field / 2].iter().copied();
            let rows: Vec<Signal> = before.chain([wide(within)]).collect();
            sum(m, &format!("field{field}_place"), &rows)
        });
        let places: Vec<Signal> = places.collect::<Result<_, DesignError>>()?;
        let masks = held.iter().map(|&held| above(m, kinds, held));
        Ok(Tail {
            places: m.vector("field_places", &places),
            masks: m.vector("field_masks", &masks.collect::<Vec<_>>()),
            present,
            length,
        })
    }
}

/// The bits of each field's element that planes hold; of a reference none.
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
    let held = [
        depths[0],
        second,
        six.mux(depths[0], depths[2]),
        six.mux(second, depths[3]),
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

/// The bits of an element from `held` on.
pub fn above<'m>(m: &'m Builder, kinds: &Kinds<'m>, held: Signal<'m>) -> Signal<'m> {
    let bits: Vec<Signal> = (0..u64::from(LANE))
        .map(|bit| held.le(m.constant(bit, held.width())))
        .collect();
    let (low, high) = bits.split_at(8);
    concat(&[concat(low), (!kinds.are_bytes()).gate(concat(high))])
}

/// The bits from 16 before the planes' end on that fields can be in.
pub fn window<'m>(
    shifters: &Shifters<'_, 'm>,
    p: &Parameters,
    body: Signal<'m>,
    planes_end: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let m = shifters.m;
    let before = concat(&[m.zero(LANE), body]);
    let bits = LANE * (FIELDS as u32 + 1);
    shifters.down("take_tail", before, (planes_end, p.unit()), bits)
}

/// Of each field its element's bits that planes do not hold, in their places.
pub fn fields<'m>(
    shifters: &Shifters<'_, 'm>,
    tail: &Tail<'m>,
    window: Signal<'m>,
) -> Result<Vec<Signal<'m>>, DesignError> {
    let fields = tail.places.iter().enumerate().map(|(field, &place)| {
        let instance = format!("take_field{field}");
        let found = shifters.down(&instance, window, (place, 1), LANE)?;
        Ok(tail.present[field].gate(found & tail.masks[field]))
    });
    let fields: Vec<Signal> = fields.collect::<Result<_, DesignError>>()?;
    Ok(shifters.m.vector("fields", &fields))
}

/// Bits of a place that fields are moved by in a first step.
const FINE: u32 = 3;

/// The same of upper parts, moved by the low bits of their places: [`placed`] in two steps.
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

/// The second step of it.
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

/// The fields side by side, from 16 bits before the first one's on: of each the bits of its element that
/// planes do not hold.
pub fn placed<'m>(
    shifters: &Shifters<'_, 'm>,
    tail: &Tail<'m>,
    fields: &[Signal<'m>],
) -> Result<Signal<'m>, DesignError> {
    let bits = LANE * (FIELDS as u32 + 1);
    let placed = fields.iter().enumerate().map(|(number, &field)| {
        let upper = tail.present[number].gate(field & tail.masks[number]);
        let instance = format!("place_field{number}");
        shifters.up(&instance, upper, (tail.places[number], 1), bits)
    });
    let placed: Vec<Signal> = placed.collect::<Result<_, DesignError>>()?;
    Ok(or_all(placed).named("placed_fields"))
}
