//! Estimates the encoded size in each of modes 0 to 5: the sum of the significant bits of all residuals. Each step
//! advances the estimates of all modes in parallel.

use super::super::{Parameters, LANE, QUARTERS};
use crate::hdl::{Builder, Signal};
use crate::rtl::common::trees::{Choice, Extreme};

/// Constants that are added to the estimates of modes 0 to 5.
pub const PENALTIES: [u64; 6] = [0, 16, 0, 16, 32, 0];

/// The block's halfwords.
pub type Elements<'m> = [Signal<'m>];

/// The transform of mode 1: in each word, subtracts byte 1 from bytes 0 and 2.
pub fn coloured<'m>(m: &'m Builder, name: &str, block: &Elements<'m>) -> Vec<Signal<'m>> {
    let bytes = block.iter().flat_map(|element| element.parts(8));
    let bytes: Vec<Signal> = bytes.collect();
    let all = bytes
        .iter()
        .enumerate()
        .map(|(number, &byte)| match number % 2 {
            0 => byte - bytes[number / 4 * 4 + 1],
            _ => byte,
        });
    m.vector(name, &all.collect::<Vec<_>>())
}

/// Starts the search for the smallest estimate. The accompanying value is the mode, one-hot in six bits.
pub fn choice<'m>(m: &'m Builder, estimates: &[(usize, Signal<'m>)]) -> Choice<'m> {
    let all = estimates.iter().map(|&(mode, estimate)| {
        (
            estimate,
            Some(m.constant(1 << mode, PENALTIES.len() as u32)),
        )
    });
    Choice::new("estimate", Extreme::Least, all.collect())
}

/// The elements of a stream of mode 0 that estimates count.
pub fn counted_of_stream<'m>(p: &Parameters, stream: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let all = stream.iter().copied().enumerate();
    let counted = all.filter(|&(number, _)| p.counts(number, stream.len() / QUARTERS));
    counted.map(|(_, element)| element).collect()
}

/// The cost of each stream of mode 0 with a reference: the bits of its residuals (`above`) and of the reference.
pub fn with_references<'m>(
    m: &'m Builder,
    p: &Parameters,
    above: &[Signal<'m>],
) -> Vec<Signal<'m>> {
    let reference = p.in_estimate(LANE.into());
    let all = above
        .iter()
        .map(|above| above.resize(above.width() + 1).plus(reference));
    m.vector("bits_with_reference", &all.collect::<Vec<_>>())
}

/// For each stream of mode 0: whether it is smaller with a reference, and the smaller cost. `with`, `without`: its
/// costs with a reference and without.
pub fn cheaper_of_reference<'m>(
    m: &'m Builder,
    with: &[Signal<'m>],
    without: &[Signal<'m>],
) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
    let (mut used, mut bits) = (Vec::new(), Vec::new());
    for (&with, without) in with.iter().zip(without) {
        let without = without.resize(with.width());
        let is_smaller = with.lt(without);
        used.push(is_smaller);
        bits.push(is_smaller.mux(with, without));
    }
    let used = m.vector("uses_reference", &used);
    (used, m.vector("bits_of_streams", &bits))
}
