//! A clock edge for the registers.

use multiversion::multiversion;

use super::lowered::{order, Commit};
use super::slots::{by_size, Lane, Lanes, Slots};

/// Loads the next value into each enabled register.
#[multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2",
    "aarch64+neon"
))]
pub fn commit(commits: &[Commit], slots: &mut Slots) {
    for together in commits.chunk_by(|a, b| order(a) == order(b)) {
        by_size!(together[0].state.size(), T => take::<T>(together, slots));
    }
}

#[inline(always)]
fn take<T: Lane>(together: &[Commit], slots: &mut Slots) {
    let Some(enable) = together[0].enable else {
        for c in together {
            *slots.at_mut::<T>(c.state) = *slots.at(c.next);
        }
        return;
    };
    let enable: Lanes<u8> = *slots.at(enable);
    if enable.is_zero() {
        return;
    }
    for c in together {
        let next: Lanes<T> = *slots.at(c.next);
        let state: &mut Lanes<T> = slots.at_mut(c.state);
        *state = state.or_where(&enable, &next);
    }
}
