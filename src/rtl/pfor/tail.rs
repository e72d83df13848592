//! What lies between planes and exceptions: references, and the upper parts of base elements.

use super::layout::Streams;
use super::planes::Kinds;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::shift::Shifters;

/// Fields that there can be.
pub const FIELDS: usize = 6;

/// Bits of a place in them.
pub const PLACE_BITS: u32 = 7;

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

/// Finds the fields, by the mode, the flags, and the depths of the quarters.
pub fn find<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    known: (Signal<'m>, Signal<'m>),
    depths: &[Signal<'m>],
) -> Tail<'m> {
    measure(m, p, kinds, known, depths).places(kinds)
}

/// The first half of [`find`].
pub fn measure<'m>(
    m: &'m Builder,
    p: &Parameters,
    kinds: &Kinds<'m>,
    (mode, flags): (Signal<'m>, Signal<'m>),
    depths: &[Signal<'m>],
) -> Measured<'m> {
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
    let present = m.vector("field_is_there", &present);

    let held = held(m, p, kinds, mode, depths);
    let whole = concat(&[m.zero(3), kinds.are_bytes(), !kinds.are_bytes()]).named("whole_bits");
    let lengths = present
        .iter()
        .zip(&held)
        .map(|(present, &held)| present.gate(whole - held));
    let lengths = m.vector("field_bits", &lengths.collect::<Vec<_>>());
    Measured {
        m,
        present,
        held,
        lengths,
    }
}

impl<'m> Measured<'m> {
    /// Where the fields are.
    pub fn places(self, kinds: &Kinds<'m>) -> Tail<'m> {
        let (m, held) = (self.m, &self.held);
        let wide = |value: Signal<'m>| value.resize(PLACE_BITS);
        let mut starts = vec![m.zero(PLACE_BITS)];
        for (field, &length) in self.lengths.iter().enumerate() {
            // Two together, so that the ripple is half as long.
            let sum = match field {
                0 => wide(length),
                1 => wide(self.lengths[0]) + wide(length),
                _ if field % 2 == 1 => {
                    let both = wide(self.lengths[field - 1]) + wide(length);
                    starts[field - 1] + both
                }
                _ => starts[field] + wide(length),
            };
            starts.push(sum.named(&format!("field{field}_end")));
        }
        let length = starts[FIELDS];
        let places = starts
            .iter()
            .zip(held)
            .map(|(&start, &held)| start.plus(u64::from(LANE)) - wide(held));
        let masks = held.iter().map(|&held| above(m, kinds, held));
        Tail {
            places: m.vector("field_places", &places.collect::<Vec<_>>()),
            masks: m.vector("field_masks", &masks.collect::<Vec<_>>()),
            present: self.present,
            length,
        }
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
