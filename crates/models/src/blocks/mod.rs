//! Blocks that exercise a codec: of many kinds of data, near what just fits, and what noise is decoded to.
//! The tests and `hdlgen coverage` draw from them.

mod near;

use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

pub use near::{
    changed, elements, floats, mixed, near_bursts, noise_from_somewhere, of_noise, skewed, steep,
    text,
};

/// Blocks of many kinds: zeros, ones, small numbers, ramps, floats, text, noise,
/// and mixtures of words of every length.
pub fn varied(block_bytes: usize, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    (0..count)
        .map(|number| {
            let words = block_bytes / 4;
            let base = random.next_u32();
            let step = random.next_u32() >> random.random_range(0..32);
            let spread = random.random_range(0..32);
            let share = random.random_range(0..=100);
            (0..words as u32)
                .flat_map(|i| {
                    let noise = random.next_u32();
                    let word = match number % 10 {
                        0 => 0,
                        1 => u32::MAX,
                        2 => (noise as i32 >> spread) as u32,
                        3 => base.wrapping_add(i.wrapping_mul(step)),
                        4 => (1.0 + (i as f32) * 0.01 + (noise >> 20) as f32 * 1e-6).to_bits(),
                        5 => noise & 0x7f7f_7f7f | 0x2020_2020,
                        6 => noise,
                        7 if noise % 100 < share => random.next_u32(),
                        7 => 0,
                        8 => base.wrapping_add((random.next_u32() as i32 >> spread) as u32),
                        _ => match noise % 9 {
                            0 => 0,
                            1 => (random.random_range(-8..8i32)) as u32,
                            2 => (random.random_range(-128..128i32)) as u32,
                            3 => (random.random_range(-32768..32768i32)) as u32,
                            4 => random.next_u32() << 16,
                            5 => u32::from(random.random::<u8>()) * 0x0101_0101,
                            6 => random.next_u32() & 0x007f_007f,
                            7 => 1 << random.random_range(0..32),
                            _ => random.next_u32(),
                        },
                    };
                    word.to_le_bytes()
                })
                .collect()
        })
        .collect()
}
