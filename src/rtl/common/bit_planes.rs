//! Numbers to their bit planes, and back: wires only.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

ports! {
    pub(in crate::rtl) BitPlanesInputs { numbers } -> BitPlanesOutputs { planes }
}

/// Bit planes of numbers.
pub fn bit_planes(name: &str, count: u32, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_bit_planes"));
    m.doc("Numbers to bit planes, the top bits' first: wires only.");
    let rows = m
        .input("numbers", count * bits)
        .comment("Numbers, the first one in the lowest bits")
        .parts(bits);
    let mut planes = transposed(&rows);
    planes.reverse();
    m.output("planes", concat(&m.vector("bits", &planes)))
        .comment("Bit planes, the top bits' first; in each the first number is lowest");
    m.finish()
}

ports! {
    pub(in crate::rtl) NumbersInputs { planes } -> NumbersOutputs { numbers }
}

/// The reverse: numbers of bit planes. `planes`, top first, to `numbers`.
pub fn numbers(name: &str, count: u32, bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_numbers"));
    m.doc("Bit planes, the top bits' first, to numbers: wires only.");
    let mut rows = m
        .input("planes", count * bits)
        .comment("Bit planes, the top bits' first; in each the first number is lowest")
        .parts(count);
    rows.reverse();
    m.output("numbers", concat(&m.vector("bits", &transposed(&rows))))
        .comment("Numbers, the first one in the lowest bits");
    m.finish()
}

/// The columns of rows.
fn transposed<'m>(rows: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let column = |bit: u32| concat(&rows.iter().map(|row| row.bit(bit)).collect::<Vec<_>>());
    (0..rows[0].width()).map(column).collect()
}
