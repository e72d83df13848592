//! Reads a quarter's fields between planes and exceptions: its reference, or its base elements.

use super::super::layout::Mode;
use super::super::tail::{self, Measured, FIELDS};
use super::super::turn::quarters;
use super::super::{Parameters, LANE};
use super::Quarters;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::shift::Shifters;

/// Bits of the fine shifter's distance.
const FINE: u32 = 5;

/// A field of a quarter.
#[derive(Clone)]
pub struct Field<'m> {
    /// Which field of the block it is, one-hot.
    takes: Vec<Signal<'m>>,
    /// Whether the field is present.
    present: Signal<'m>,
    /// The position of its element's bit 0 in the stored block with 16 bits in front of it.
    place: Signal<'m>,
    /// The number of bits of its element that planes hold.
    held: Signal<'m>,
    /// The field's bits, at their positions in the element.
    bits: Signal<'m>,
}

impl<'m> Field<'m> {
    /// A field of which only `takes` is known.
    fn new(m: &'m Builder, takes: Vec<Signal<'m>>) -> Self {
        let nothing = m.zero(1);
        Field {
            takes,
            present: nothing,
            place: nothing,
            held: nothing,
            bits: nothing,
        }
    }
}

/// Parts of names: the fields that a quarter can have at once.
const NAMES: [&str; 2] = ["first", "other"];

/// A field of the block that a quarter can have.
struct Use {
    mode: usize,
    quarter: usize,
    /// Its number in the block.
    field: usize,
    /// The lane of its element; 0 for references.
    lane: usize,
}

/// The fields of the quarters in this place, in all supported modes.
fn uses(p: &Parameters, place: usize) -> Vec<Use> {
    let of_mode = |mode: &'static Mode| {
        quarters(p, place).flat_map(move |quarter| {
            let own = |field: usize, lane: usize| Use {
                mode: mode.number,
                quarter,
                field,
                lane,
            };
            if mode.lag == 0 {
                return vec![own(quarter / mode.streams.quarters(), 0)];
            }
            let bases = mode.bases(p.lanes()).into_iter().enumerate();
            let bases = bases.filter(|(_, (of, _))| *of == quarter);
            bases.map(|(field, (_, lane))| own(field, lane)).collect()
        })
    };
    p.modes().flat_map(of_mode).collect()
}

/// How many fields a quarter in this place can have at once.
fn at_once(uses: &[Use]) -> usize {
    let same = |one: &Use| {
        let all = uses.iter();
        let all = all.filter(|other| (other.mode, other.quarter) == (one.mode, one.quarter));
        all.count()
    };
    uses.iter().map(same).max().unwrap_or_default()
}

impl<'m> Quarters<'_, 'm> {
    /// Computes the sizes of all fields of the block.
    pub fn measure_fields(&mut self) {
        let kinds = self.coded.kinds("tail");
        let known = (self.coded.mode, self.coded.flags);
        let measured = tail::measure(self.m, self.p, &kinds, known, &self.depths);
        self.held = measured.held.clone();
        self.measured = Some(measured);
    }

    /// Computes the positions of all fields, the end of planes with the header, and which fields are the quarters'.
    pub fn find_fields(&mut self) -> Result<(), DesignError> {
        let m = self.m;
        let places = |fields: Measured<'m>| fields.in_pairs().places();
        self.tail = self.measured.take().map(places).transpose()?;
        let planes = concat(&[m.zero(self.p.unit().trailing_zeros()), self.planes_end]);
        let end = planes.resize(self.p.place_bits()) + self.coded.header_bits();
        self.planes_end = end.named("tail_start");
        self.fields = self.places().map(|place| self.takes(place)).collect();
        Ok(())
    }

    /// The fields of the quarter in a place, of which only `takes` is known.
    fn takes(&self, place: usize) -> Vec<Field<'m>> {
        let m = self.m;
        let _scope = self.turn.scope(place);
        let uses = uses(self.p, place);
        let several = at_once(&uses) > 1;
        let fields = NAMES.iter().take(at_once(&uses)).enumerate();
        let fields = fields.map(|(number, name)| {
            let own = |one: &&Use| !several || usize::from(one.lane > 0) == number;
            let takes = (0..FIELDS).map(|field| {
                let modes = self.p.modes().filter_map(|mode| {
                    let same = |one: &&Use| one.mode == mode.number && one.field == field;
                    let own = uses.iter().filter(own).filter(same);
                    let quarters: Vec<Signal> = own.map(|one| self.turn.has(one.quarter)).collect();
                    let is = self.coded.is(mode.number);
                    (!quarters.is_empty()).then(|| is & or_all(quarters))
                });
                let modes: Vec<Signal> = modes.collect();
                or_all([m.zero(1)].into_iter().chain(modes))
            });
            let takes = m.vector(&format!("takes_{name}"), &takes.collect::<Vec<_>>());
            Field::new(m, takes)
        });
        fields.collect()
    }

    /// Selects the fields of these quarters.
    pub fn own_fields(&mut self) {
        let Some(tail) = &self.tail else { return };
        for (place, fields) in self.fields.iter_mut().enumerate() {
            let _place = self.turn.scope(place);
            for (field, name) in fields.iter_mut().zip(NAMES) {
                let _scope = self.m.scope(&format!("{name}_field"));
                let chosen = |of: &[Signal<'m>]| {
                    let gated = field.takes.iter().zip(of).map(|(is, of)| is.gate(*of));
                    or_all(gated.collect::<Vec<_>>())
                };
                let in_tail = chosen(&tail.places).named("place_in_tail");
                let present = chosen(&tail.present).named("is_there");
                let start = in_tail.resize(self.p.place_bits()) + self.planes_end;
                (field.place, field.present) = (start.named("place"), present);
                field.held = chosen(&self.held).named("held");
            }
        }
    }

    /// Reads the surroundings of the quarters' fields, shifted by multiples of 32 bits.
    pub fn about_fields(&mut self) -> Result<(), DesignError> {
        let before = concat(&[self.m.zero(LANE), self.stored_bits()]);
        let bits = u32::BITS - before.width().leading_zeros();
        let shifters = Shifters {
            m: self.m,
            name: &self.p.name,
        };
        for (place, fields) in self.fields.iter_mut().enumerate() {
            let _scope = self.turn.scope(place);
            for (field, name) in fields.iter_mut().zip(NAMES) {
                let distance = (field.place.slice(FINE, bits - FINE), 1 << FINE);
                let (instance, width) = (format!("take_{name}_field"), LANE + (1 << FINE) - 1);
                field.bits = shifters.down(&instance, before, distance, width)?;
            }
        }
        Ok(())
    }

    /// Aligns the quarters' fields and masks the bits that planes do not hold.
    pub fn read_fields(&mut self) -> Result<(), DesignError> {
        let m = self.m;
        let kinds = self.coded.kinds("masks_of_fields");
        let shifters = Shifters {
            m,
            name: &self.p.name,
        };
        for (place, fields) in self.fields.iter_mut().enumerate() {
            let _scope = self.turn.scope(place);
            for (field, name) in fields.iter_mut().zip(NAMES) {
                let instance = format!("align_{name}_field");
                let distance = (field.place.slice(0, FINE), 1);
                let found = shifters.down(&instance, field.bits, distance, LANE)?;
                let mask = tail::above(m, &kinds, field.held);
                let mask = mask.named(&format!("{name}_field_mask"));
                let bits = field.present.gate(found & mask);
                field.bits = bits.named(&format!("{name}_field"));
            }
        }
        Ok(())
    }

    /// The bits of the field for a lane of the quarter in a place.
    pub fn field(&self, place: usize, lane: usize) -> Signal<'m> {
        let fields = &self.fields[place];
        let own = fields.get(usize::from(lane > 0)).or(fields.first());
        own.map_or(self.m.zero(LANE), |field| field.bits)
    }
}
