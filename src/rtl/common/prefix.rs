//! Parallel prefixes: which elements are combined, level by level.

use crate::hdl::Signal;

/// One level of a parallel prefix (Sklansky's): after levels 0, 1, … up to the
/// number of values, every value is combined with all before it. `combine` is
/// associative; its first operand is the earlier one.
pub fn scan_level<'m>(
    values: &mut [Signal<'m>],
    level: u32,
    mut combine: impl FnMut(Signal<'m>, Signal<'m>) -> Signal<'m>,
) {
    let before = values.to_vec();
    for (place, value) in values.iter_mut().enumerate() {
        if place >> level & 1 == 1 {
            *value = combine(before[(place >> level << level) - 1], *value);
        }
    }
}

/// The levels of a sparse parallel prefix of 2^n values: pairs of the place whose value is the
/// earlier operand, and of the place that is combined with it: (before, place). One level more
/// than Sklansky's, for about three quarters of the operations (Ladner and Fischer, "Parallel
/// Prefix Computation", J. ACM 1980): only every second place goes through the levels between the
/// first and the last.
pub fn sparse_levels(count: usize) -> Vec<Vec<(usize, usize)>> {
    let odd = |number: usize| 2 * number + 1;
    let mut levels = vec![(1..count)
        .step_by(2)
        .map(|place| (place - 1, place))
        .collect()];
    for level in 0..(count / 2).trailing_zeros() {
        let upper = (0..count / 2).filter(|number| number >> level & 1 == 1);
        let pair = |number: usize| (odd((number >> level << level) - 1), odd(number));
        levels.push(upper.map(pair).collect());
    }
    levels.push(
        (2..count)
            .step_by(2)
            .map(|place| (place - 1, place))
            .collect(),
    );
    levels
}
