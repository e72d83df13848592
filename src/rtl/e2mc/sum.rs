//! Sums of several numbers with one adder.

use crate::hdl::{concat, Builder, Signal};

/// The sum of values of `width` bits, modulo 2^width. Three at a time become two, the sums
/// and the carries of their bits, until an adder can take what is left.
pub(super) fn sum<'m>(m: &'m Builder, width: u32, values: &[Signal<'m>]) -> Signal<'m> {
    match *values {
        [] => m.zero(width),
        [value] => value,
        [a, b] => a + b,
        [a, b, c, ref others @ ..] => {
            let carries = (a & b) | (a & c) | (b & c);
            let carries = concat(&[m.zero(1), carries.slice(0, width - 1)]);
            let two = [a ^ b ^ c, carries];
            sum(m, width, &[others, &two].concat())
        }
    }
}
