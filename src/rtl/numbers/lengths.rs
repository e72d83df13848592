//! From counts of fields to bursts.

use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, Signal};
use crate::rtl::common::last_burst;

/// Bits of the number of bits behind the first digits, for any digits.
fn length_bits(p: &Parameters) -> u32 {
    address_width(u64::from(p.longest_bits()) + 1)
}

/// The bits of `total` fields of a level above 0.
pub fn fields_length<'m>(
    m: &'m Builder,
    p: &Parameters,
    level: usize,
    total: Signal<'m>,
) -> Signal<'m> {
    let (each, bits) = (p.field_bits(level), length_bits(p));
    let shifted = (0..u32::BITS - each.leading_zeros())
        .filter(|bit| each >> bit & 1 == 1)
        .map(|bit| match bit {
            0 => total.resize(bits),
            _ => concat(&[m.zero(bit), total]).resize(bits),
        });
    let length = shifted.reduce(|a, b| a + b).unwrap_or(total);
    length.named(&format!("{}_bits", p.those_with(level)))
}

/// The bursts that a block takes, less one: `length` bits behind the first digits. If it is too long, the
/// result is the block's bursts or more.
pub fn bursts_less_one<'m>(m: &'m Builder, p: &Parameters, length: Signal<'m>) -> Signal<'m> {
    let bits = length.width();
    let fixed = m.localparam("FIXED_BITS", u64::from(p.fixed_bits()), bits);
    last_burst(m, &p.ports, length + fixed)
}
