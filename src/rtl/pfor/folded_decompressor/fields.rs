//! Reads a quarter's fields between planes and exceptions: its reference, or its base elements.

use super::super::layout::Mode;
use super::super::tail::{self, Measured, FIELDS};
use super::super::{LANE, QUARTERS};
use super::Quarter;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

/// Bits of the fine shifter's distance.
const FINE: u32 = 5;

/// A field of a quarter.
#[derive(Clone, Copy)]
pub struct Field<'m> {
    /// Whether the field is present.
    present: Signal<'m>,
    /// The position of its element's bit 0 in the stored block with 16 bits in front of it.
    place: Signal<'m>,
    /// The number of bits of its element that planes hold.
    held: Signal<'m>,
    /// The field's bits, at their positions in the element.
    pub bits: Signal<'m>,
}

impl<'m> Field<'m> {
    /// A field that is not yet known.
    pub fn nothing(m: &'m Builder) -> Self {
        let nothing = m.zero(1);
        Field {
            present: nothing,
            place: nothing,
            held: nothing,
            bits: nothing,
        }
    }
}

impl<'m> Quarter<'_, 'm> {
    /// Computes the sizes of all fields of the block.
    pub fn measure_fields(&mut self) {
        let kinds = self.coded.kinds("tail");
        let known = (self.coded.mode, self.coded.flags);
        let measured = tail::measure(self.m, self.p, &kinds, known, &self.depths);
        self.held = measured.held.clone();
        self.measured = Some(measured);
    }

    /// Computes the positions of all fields, the end of planes with the header, and which fields are the quarter's.
    pub fn find_fields(&mut self) -> Result<(), DesignError> {
        let m = self.m;
        let kinds = self.coded.kinds("fields");
        let places = |fields: Measured<'m>| fields.in_pairs().places(&kinds);
        self.tail = self.measured.take().map(places).transpose()?;
        let planes = concat(&[m.zero(self.p.unit().trailing_zeros()), self.planes_end]);
        let end = planes.resize(self.p.place_bits()) + self.coded.header_bits();
        self.planes_end = end.named("tail_start");
        self.takes = [true, false].map(|is_first| {
            let takes = (0..FIELDS).map(|field| self.takes(is_first, field));
            let name = if is_first { "first" } else { "other" };
            m.vector(&format!("takes_{name}"), &takes.collect::<Vec<_>>())
        });
        Ok(())
    }

    /// Selects the fields of this quarter.
    pub fn own_fields(&mut self) {
        let m = self.m;
        let Some(tail) = &self.tail else { return };
        self.fields = [0, 1].map(|number: usize| {
            let _scope = m.scope(["first_field", "other_field"][number]);
            let takes = &self.takes[number];
            let chosen = |of: &[Signal<'m>]| {
                let gated = takes.iter().zip(of).map(|(is, of)| is.gate(*of));
                or_all(gated.collect::<Vec<_>>())
            };
            let place = chosen(&tail.places).named("place_in_tail");
            Field {
                present: chosen(&tail.present).named("is_there"),
                place: (place.resize(self.p.place_bits()) + self.planes_end).named("place"),
                held: chosen(&self.held).named("held"),
                bits: m.zero(1),
            }
        });
    }

    /// Whether `field` of the block is the quarter's first field (`is_first`), or its other one.
    fn takes(&self, is_first: bool, field: usize) -> Signal<'m> {
        let of_mode = |mode: &Mode| {
            let quarters = (0..QUARTERS).filter(|&quarter| {
                if mode.lag == 0 {
                    return is_first && field == quarter / mode.streams.quarters();
                }
                let bases = mode.bases(self.p.lanes());
                let base = bases.get(field);
                base.is_some_and(|&(of, lane)| of == quarter && (lane == 0) == is_first)
            });
            let quarters: Vec<Signal> = quarters.map(|quarter| self.is(quarter)).collect();
            let is = self.coded.is(mode.number);
            (!quarters.is_empty()).then(|| is & or_all(quarters))
        };
        let modes: Vec<Signal> = self.p.modes().filter_map(of_mode).collect();
        or_all([self.m.zero(1)].into_iter().chain(modes))
    }

    /// Reads the surroundings of the quarter's fields, shifted by multiples of 32 bits.
    pub fn about_fields(&mut self) -> Result<(), DesignError> {
        let before = concat(&[self.m.zero(LANE), self.stored_bits()]);
        let bits = u32::BITS - before.width().leading_zeros();
        for (number, name) in ["first", "other"].into_iter().enumerate() {
            let place = self.fields[number].place;
            let distance = (place.slice(FINE, bits - FINE), 1 << FINE);
            let (instance, width) = (format!("take_{name}_field"), LANE + (1 << FINE) - 1);
            let about = self.shifters().down(&instance, before, distance, width)?;
            self.fields[number].bits = about;
        }
        Ok(())
    }

    /// Aligns the quarter's fields and masks the bits that planes do not hold.
    pub fn read_fields(&mut self) -> Result<(), DesignError> {
        let kinds = self.coded.kinds("masks_of_fields");
        for (number, name) in ["first", "other"].into_iter().enumerate() {
            let Field {
                present,
                place,
                held,
                bits,
            } = self.fields[number];
            let instance = format!("align_{name}_field");
            let distance = (place.slice(0, FINE), 1);
            let found = self.shifters().down(&instance, bits, distance, LANE)?;
            let mask = tail::above(self.m, &kinds, held).named(&format!("{name}_field_mask"));
            let bits = present.gate(found & mask).named(&format!("{name}_field"));
            self.fields[number].bits = bits;
        }
        Ok(())
    }
}
