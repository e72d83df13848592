//! Shifters by a variable distance, each a module: one level of multiplexers per bit of the distance.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Sizes of a shifter.
#[derive(Clone, Copy)]
pub struct Shift {
    /// Bits of the input.
    pub from: u32,
    /// Bits of the result.
    pub to: u32,
    /// Bits of a unit; the distance is counted in units.
    pub unit: u32,
    /// Bits of the distance.
    pub places: u32,
}

impl Shift {
    fn builder(self, name: &str, way: &str) -> Builder {
        let Shift {
            from,
            to,
            unit,
            places,
        } = self;
        let units = if unit == 1 {
            String::new()
        } else {
            format!("_x{unit}")
        };
        Builder::new(format!("{name}_shift_{way}_{from}to{to}_by{places}{units}"))
    }

    fn ports(self, m: &Builder) -> (Signal<'_>, Signal<'_>) {
        let value = m.input("value", self.from).comment("Value to shift");
        let distance = m.input("distance", self.places).comment("Distance in bits");
        if self.unit > 1 {
            distance.comment(&format!("Distance in units of {} bits", self.unit));
        }
        (value, distance)
    }

    /// Names the value of a shifter after one bit of the distance.
    fn moved<'m>(self, value: Signal<'m>, place: u32, is_last: bool) -> Signal<'m> {
        if is_last {
            value
        } else {
            value.named(&format!("shifted_by_{}", self.unit << place))
        }
    }
}

ports! {
    ShifterInputs { value, distance } -> ShifterOutputs { shifted }
}

/// Shifts the value towards the high bits, with zeros below.
///
/// Combinational. Short distances come first, while the value is narrow.
fn shifter_up(name: &str, shift: Shift) -> Result<Rc<Module>, DesignError> {
    let m = shift.builder(name, "up");
    m.doc("Shifter towards the high bits. Short distances come first, while the value is narrow. Combinational.");
    let (value, distance) = shift.ports(&m);
    let wide = |value: Signal<'_>, by: u32| (value.width() + by).min(shift.to);
    let bits = distance.parts(1).into_iter().zip(0..);
    let shifted = bits.fold(value, |value, (bit, place)| {
        let by = shift.unit << place;
        let stays = value.resize(wide(value, by));
        let kept = value.width().min(shift.to.saturating_sub(by));
        let moved = match kept {
            0 => (!bit).gate(stays),
            _ => {
                let moved = concat(&[m.zero(by), value.slice(0, kept)]);
                bit.mux(moved.resize(stays.width()), stays)
            }
        };
        shift.moved(moved, place, place + 1 == shift.places)
    });
    m.output("shifted", shifted.resize(shift.to))
        .comment("Shifted value, cut at the top, zeros below it");
    m.finish()
}

/// Shifts the value towards the low bits, with zeros above.
///
/// Combinational. Long distances come first, to narrow the value early.
fn shifter_down(name: &str, shift: Shift) -> Result<Rc<Module>, DesignError> {
    let m = shift.builder(name, "down");
    m.doc("Shifter towards the low bits. Long distances come first, to narrow the value early. Combinational.");
    let (value, distance) = shift.ports(&m);
    let places = (0..shift.places).rev();
    let shifted = places.fold(value, |value, place| {
        let by = shift.unit << place;
        // The bits that the shorter distances can still reach.
        let needed = shift.to + by - shift.unit;
        let stays = value.resize(needed);
        let bit = distance.bit(place);
        let moved = match value.width().checked_sub(by) {
            None | Some(0) => (!bit).gate(stays),
            Some(left) => bit.mux(value.slice(by, left).resize(needed), stays),
        };
        shift.moved(moved, place, place == 0)
    });
    m.output("shifted", shifted.resize(shift.to))
        .comment("Shifted value, cut at both ends");
    m.finish()
}

/// Instantiates shifters in a module; `name` is the design's name.
#[derive(Clone, Copy)]
pub struct Shifters<'a, 'm> {
    /// The module being built.
    pub m: &'m Builder,
    /// The design's name, a prefix of the shifters' module names.
    pub name: &'a str,
}

impl<'m> Shifters<'_, 'm> {
    /// Shifts `value` towards the high bits by `distance` units, to `width` bits.
    pub fn up(
        &self,
        instance: &str,
        value: Signal<'m>,
        (distance, unit): (Signal<'m>, u32),
        width: u32,
    ) -> Result<Signal<'m>, DesignError> {
        let module = shifter_up(self.name, sizes(value, (distance, unit), width))?;
        Ok(self.shifter(instance, &module, value, distance))
    }

    /// The `width` bits of `value` from `distance` units on, zeros past its end.
    pub fn down(
        &self,
        instance: &str,
        value: Signal<'m>,
        (distance, unit): (Signal<'m>, u32),
        width: u32,
    ) -> Result<Signal<'m>, DesignError> {
        let module = shifter_down(self.name, sizes(value, (distance, unit), width))?;
        Ok(self.shifter(instance, &module, value, distance))
    }

    fn shifter(
        &self,
        instance: &str,
        module: &Rc<Module>,
        value: Signal<'m>,
        distance: Signal<'m>,
    ) -> Signal<'m> {
        let inputs = ShifterInputs { value, distance };
        self.m.instance(instance, module, inputs).shifted
    }
}

fn sizes(value: Signal, (distance, unit): (Signal, u32), width: u32) -> Shift {
    Shift {
        from: value.width(),
        to: width,
        unit,
        places: distance.width(),
    }
}
