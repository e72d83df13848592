//! The fields between planes and exceptions: of a quarter its reference, or its base elements.

use super::super::header::LONGEST;
use super::super::layout::Mode;
use super::super::tail::{self, FIELDS};
use super::super::{LANE, QUARTERS};
use super::Quarter;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};

/// Bits of a place in the tail, from 16 bits before the planes' end on, with the header's bits.
const PLACE_BITS: u32 = 8;

/// The bits from there on that fields can be in, behind the longest header.
const WINDOW: u32 = LANE * (FIELDS as u32 + 1) + LONGEST;

/// A field of a quarter.
#[derive(Clone, Copy)]
pub struct Field<'m> {
    place: Signal<'m>,
    /// The bits of its element that are there.
    mask: Signal<'m>,
    pub bits: Signal<'m>,
}

impl<'m> Field<'m> {
    /// While it is not known.
    pub fn nothing(m: &'m Builder) -> Self {
        let nothing = m.zero(1);
        Field {
            place: nothing,
            mask: nothing,
            bits: nothing,
        }
    }
}

impl<'m> Quarter<'_, 'm> {
    /// Where all fields of the block are.
    pub fn find_fields(&mut self) {
        self.header_bits = self.coded.header_bits();
        let kinds = self.coded.kinds("tail");
        let known = (self.coded.mode, self.coded.flags);
        self.tail = Some(tail::find(self.m, self.p, &kinds, known, &self.depths));
    }

    /// Where those of this quarter are.
    pub fn own_fields(&mut self) {
        let m = self.m;
        let Some(tail) = &self.tail else { return };
        let header = self.header_bits.resize(PLACE_BITS);
        let fields = ["first", "other"].map(|name| {
            let _scope = m.scope(&format!("{name}_field"));
            let takes: Vec<Signal> = (0..FIELDS)
                .map(|field| self.takes(name == "first", field))
                .collect();
            let takes = m.vector("is_field", &takes);
            let chosen = |of: &[Signal<'m>]| {
                or_all(
                    takes
                        .iter()
                        .zip(of)
                        .map(|(is, of)| is.gate(*of))
                        .collect::<Vec<_>>(),
                )
            };
            let place = chosen(&tail.places).named("place_in_tail");
            let present = chosen(&tail.present).named("is_there");
            let mask = chosen(&tail.masks).named("element_mask");
            Field {
                place: (place.resize(PLACE_BITS) + header).named("place"),
                mask: present.gate(mask).named("mask"),
                bits: m.zero(1),
            }
        });
        self.fields = fields;
    }

    /// Whether the quarter's field is this one of the block: its first, or the other one.
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

    /// The bits of the stored block that fields can be in.
    pub fn tail_window(&self) -> Result<Signal<'m>, DesignError> {
        let m = self.m;
        let before = concat(&[m.zero(LANE), self.stored_bits()]);
        let distance = (self.planes_end, self.p.unit());
        self.shifters().down("take_tail", before, distance, WINDOW)
    }

    /// The quarter's fields, from these.
    pub fn read_fields(&mut self, window: Signal<'m>) -> Result<(), DesignError> {
        let shifters = self.shifters();
        let mut bits = Vec::new();
        for (field, name) in self.fields.iter().zip(["first", "other"]) {
            let instance = format!("take_{name}_field");
            let found = shifters.down(&instance, window, (field.place, 1), LANE)?;
            bits.push((found & field.mask).named(&format!("{name}_field")));
        }
        for (field, bits) in self.fields.iter_mut().zip(bits) {
            field.bits = bits;
        }
        Ok(())
    }
}
