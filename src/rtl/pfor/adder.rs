//! Adds lanes.

use std::rc::Rc;

use super::{Parameters, LANE};
use crate::hdl::{concat, ports, Builder, DesignError, Module};
use crate::rtl::common::prefix::carries;

ports! {
    pub(super) AdderInputs { a, b, carry, bytes } -> AdderOutputs { sum }
}

/// Adds two lanes, as one number of 16 bits or two of 8.
///
/// Combinational. Carries are a parallel prefix (Sklansky's). Yosys' own adder has more levels, and an extra bit
/// between the bytes would add another.
pub fn adder(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_adder", p.name));
    m.doc("Adds two lanes, as one number of 16 bits or two of 8, and a carry to each number. The carries are a\nparallel prefix: bits that generate or propagate a carry, then runs of two bits, of four, and so on.");
    let [a, b] = [("a", "First lane to add"), ("b", "Second lane to add")]
        .map(|(name, says)| m.input(name, LANE).comment(says));
    let carry = m.input("carry", 1).comment("Carry to add to each number");
    let bytes = m
        .input("bytes", 1)
        .comment("Lanes hold two numbers of 8 bits each, else one of 16");
    let byte = LANE / 2;
    let differ = (a ^ b).named("differ");
    let second_carry = (bytes & carry).named("second_carry");
    let none = m.zero(byte - 1);
    let given = concat(&[carry, none, second_carry, none]);
    let ones = |bits: u32| m.constant((1 << bits) - 1, bits);
    let goes_on = concat(&[ones(byte), !bytes, ones(byte - 1)]);
    let makes = carries(&m, (a & b) | (differ & given), differ & goes_on);
    let into_second = (!bytes & makes.bit(byte - 1)) | second_carry;
    let all = [
        carry,
        makes.slice(0, byte - 1),
        into_second,
        makes.slice(byte, byte - 1),
    ];
    m.output("sum", differ ^ concat(&all))
        .comment("Sum of the lanes, modulo the numbers' size");
    m.finish()
}
