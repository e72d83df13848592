//! Converts numbers to bit planes and back. Wires only.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) BitPlanesInputs { numbers } -> BitPlanesOutputs { planes }
}

/// Converts numbers to bit planes, the plane of the top bits first.
pub fn bit_planes(count: u32, bits: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/bit_planes.v");
    let m = Builder::library("bit_planes", text, &[("COUNT", count), ("BITS", bits)]);
    m.doc("Transposes numbers into bit planes, the plane of the top bits first. Wires only.");
    let rows = m
        .input("numbers", count * bits)
        .comment("Numbers, the first in the lowest bits")
        .parts(bits);
    let mut planes = transposed(&rows);
    planes.reverse();
    m.output("planes", concat(&planes)).comment(PLANES);
    m.finish()
}

const PLANES: &str =
    "Bit planes, that of the top bits first; in each, the first number is the lowest bit";

ports! {
    pub(in crate::rtl) NumbersInputs { planes } -> NumbersOutputs { numbers }
}

/// The reverse: converts bit planes, that of the top bits first, to numbers.
pub fn numbers(count: u32, bits: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/planes_to_numbers.v");
    let parameters = [("COUNT", count), ("BITS", bits)];
    let m = Builder::library("planes_to_numbers", text, &parameters);
    m.doc("Transposes bit planes, that of the top bits first, into numbers. Wires only.");
    let planes = m.input("planes", count * bits).comment(PLANES);
    let mut rows = planes.parts(count);
    rows.reverse();
    m.output("numbers", concat(&transposed(&rows)))
        .comment("Numbers, the first in the lowest bits");
    m.finish()
}

/// Transposes rows into columns.
fn transposed<'m>(rows: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let column = |bit: u32| concat(&rows.iter().map(|row| row.bit(bit)).collect::<Vec<_>>());
    (0..rows[0].width()).map(column).collect()
}
