//! `fastWalshTrans` (CUDA SDK): the Walsh-Hadamard transform, of a sum of Walsh functions.

use super::array::{Array, Role};
use super::c_library::Rand;
use crate::terms::random::Random;

/// The elements that one thread block transforms in its shared memory, as the SDK's: 2^11. Passes
/// with a longer stride go through global memory.
pub const SHARED: usize = 1 << 11;

/// The butterflies of all strides from `first` down to `last`, powers of two.
pub fn passes(data: &mut [f32], first: usize, last: usize) {
    let mut stride = first;
    while stride >= last.max(1) {
        for pair in data.chunks_exact_mut(2 * stride) {
            let (low, high) = pair.split_at_mut(stride);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        stride /= 2;
    }
}

/// The transform in place, in Hadamard's order, not normalised; a power of two elements.
pub fn transform(data: &mut [f32]) {
    passes(data, data.len() / 2, 1);
}

/// The channel of sixteen users that share it by code division: each spreads a symbol over one
/// Walsh function, with the gain that power control gave it, a whole number.
fn signal(length: usize) -> Vec<f32> {
    let mut random = Random::new(2);
    let users: Vec<(usize, i32)> = (0..16)
        .map(|_| {
            let gain = 1 << random.below(5);
            let symbol = if random.chance(0.5) { 1 } else { -1 };
            (random.index(length), symbol * gain)
        })
        .collect();
    let chip = |t: usize| {
        let add = |sum, &(code, gain): &(usize, i32)| match (t & code).count_ones() % 2 {
            0 => sum + gain,
            _ => sum - gain,
        };
        users.iter().fold(0, add) as f32
    };
    (0..length).map(chip).collect()
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let length = 1 << (bytes / 4).ilog2();
    let holds = "a sum of 16 Walsh functions with gains, before the transform (d_Data)";
    arrays(&signal(length), holds)
}

/// The input of the SDK's own program: from 0 to 1 by `rand`, after as many numbers as its filter
/// takes.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    const FILTER: usize = 1 << 7;
    let length = 1 << (bytes / 4).ilog2();
    let mut random = Rand::new(2007);
    let numbers = (0..FILTER + length).map(|_| random.unit());
    let data: Vec<f32> = numbers.skip(FILTER).collect();
    arrays(&data, "random numbers from 0 to 1 (d_Data)")
}

/// The data, the two steps of their transform, and what they hold.
fn arrays(data: &[f32], holds: &'static str) -> Vec<Array> {
    let length = data.len();
    let mut halfway = data.to_vec();
    passes(&mut halfway, length / 2, SHARED);
    let mut spectrum = halfway.clone();
    passes(&mut spectrum, (SHARED / 2).min(length / 2), 1);
    vec![
        Array::new("data", Role::LoadStore, &[length], data, holds),
        Array::new(
            "halfway",
            Role::LoadStore,
            &[length],
            &halfway,
            "d_Data after the passes through global memory, strides of 2048 and more",
        ),
        Array::new(
            "spectrum",
            Role::Store,
            &[length],
            &spectrum,
            "d_Data after the transform",
        ),
    ]
}
