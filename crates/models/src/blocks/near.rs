//! Blocks that lie near something: encodings that end near a burst's edge, elements near a base, blocks near
//! another one, what noise is decoded to, and words that a code has words of every length for.

use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

use super::varied;
use crate::codec::bits::BitWriter;
use crate::codec::pfor::text::BYTES as FREQUENT;
use crate::codec::{load, store, Codec};
use crate::terms::Geometry;

/// Blocks whose encodings end as near to each burst boundary as this many changes of a word find, on
/// either side of it.
pub fn near_bursts(
    geometry: Geometry,
    codec: &dyn Codec,
    changes: usize,
    seed: u64,
) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let block_bytes = geometry.block().bytes();
    let words = block_bytes / 4;
    let mut found = Vec::new();
    for bursts in 1..geometry.block_bursts() {
        let limit = geometry.room(bursts);
        for over in [false, true] {
            let distance = |block: &[u8]| {
                let bits = codec.size(block);
                if (bits > limit) == over {
                    bits.abs_diff(limit)
                } else {
                    u32::MAX / 2 + bits.abs_diff(limit)
                }
            };
            let mut best = varied(block_bytes, 1, seed).remove(0);
            let mut least = distance(&best);
            // A word is changed, and kept where that does not lead away.
            for _ in 0..changes {
                let mut block = best.clone();
                let word = 4 * random.random_range(0..words);
                let noise = random.next_u32() >> random.random_range(0..32);
                let kept = u32::from_le_bytes([
                    block[word],
                    block[word + 1],
                    block[word + 2],
                    block[word + 3],
                ]);
                let near = kept ^ (1 << random.random_range(0..32));
                let value = [noise, near, 0][random.random_range(0..3)];
                block[word..word + 4].copy_from_slice(&value.to_le_bytes());
                let away = distance(&block);
                if away <= least {
                    (best, least) = (block, away);
                }
            }
            found.push(best);
        }
    }
    found
}

/// Data that give a code words of every length: each of sixteen words is half as frequent as the one before,
/// and so is each of sixteen steps from word to word. Also returns blocks in which all of these are equally
/// frequent.
pub fn skewed(block_bytes: usize, count: usize, seed: u64) -> (Vec<u8>, Vec<Vec<u8>>) {
    let mut random = SmallRng::seed_from_u64(seed);
    let words: Vec<u32> = (0..16).map(|_| random.next_u32()).collect();
    let steps: Vec<u32> = (0..16)
        .map(|bits| random.next_u32() >> (2 * bits))
        .collect();
    let often = |all: &[u32]| -> Vec<u32> {
        let times = all.iter().enumerate();
        let times = times.map(|(place, &word)| vec![word; 1 << place]);
        times.flatten().collect()
    };
    let mut sum = 0u32;
    let sums = often(&steps).into_iter().map(|step| {
        sum = sum.wrapping_add(step);
        sum
    });
    let data: Vec<u32> = often(&words).into_iter().chain(sums).collect();
    let whole = data.len() * 4 / block_bytes * block_bytes;
    let data = data.iter().flat_map(|word| word.to_le_bytes()).take(whole);
    let block = |number: usize| {
        let mut sum = random.next_u32();
        let word = |_| {
            let place = random.random_range(0..16);
            sum = sum.wrapping_add(steps[place]);
            [words[place], sum][number % 2].to_le_bytes()
        };
        (0..block_bytes / 4).flat_map(word).collect()
    };
    (data.collect(), (0..count).map(block).collect())
}

/// Data that give a code its longest words: a 16-bit symbol is a thousand times as frequent as all others
/// together, and each of these half as frequent as the one before. Also returns blocks of the other symbols
/// and of symbols that no codebook has.
pub fn steep(block_bytes: usize, count: usize, seed: u64) -> (Vec<u8>, Vec<Vec<u8>>) {
    const SYMBOLS: u32 = 18;
    let mut random = SmallRng::seed_from_u64(seed);
    let symbols: Vec<u16> = (0..SYMBOLS).map(|_| random.random()).collect();
    let often = (0..).zip(&symbols);
    let often = often.flat_map(|(place, &symbol)| std::iter::repeat_n(symbol, 1 << place));
    let data: Vec<u8> = often.flat_map(u16::to_le_bytes).collect();
    let whole = data.len() / block_bytes * block_bytes;
    let block = |number: usize| {
        let unknown = 0.25 * (number % 5) as f64;
        let symbol = |_| {
            // The rarest come first.
            let place = random.random_range(0..SYMBOLS as usize) * random.random_range(0..=1);
            let symbol = if random.random_bool(unknown) {
                random.random()
            } else {
                symbols[place]
            };
            symbol.to_le_bytes()
        };
        (0..block_bytes / 2).flat_map(symbol).collect()
    };
    let blocks = (0..count).map(block).collect();
    (data[data.len() - whole..].to_vec(), blocks)
}

/// Blocks of elements of 1, 2, 4 or 8 bytes that are near a base, or near 0.
pub fn elements(block_bytes: usize, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let block = |_| {
        let size = 1 << random.random_range(0..4);
        let near = 8 * size as u32 - random.random_range(0..8 * size as u32);
        let base = random.next_u64();
        let zeros = random.random_range(0..=100) * random.random_range(0..2);
        let element = |_| {
            let distance = (random.next_u64() << (64 - near)) as i64 >> (64 - near);
            let base = if random.random_range(0..100) < zeros {
                0
            } else {
                base
            };
            base.wrapping_add(distance as u64).to_le_bytes()[..size].to_vec()
        };
        (0..block_bytes / size).flat_map(element).collect()
    };
    (0..count).map(block).collect()
}

/// Blocks of bf16 numbers whose exponents lie around one, up to this many away from it.
pub fn floats(block_bytes: usize, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let block = |_| {
        let middle = random.random_range(16..240u16);
        let away = random.random_range(0..10u16);
        let number = |_| {
            // The average of two numbers, so that near values are more frequent.
            let [a, b] = [0, 1].map(|_| random.random_range(0..=away));
            let exponent = middle + (a + b).div_ceil(2) - away / 2;
            let rest = random.random::<u16>() & 0x807f;
            (exponent << 7 | rest).to_le_bytes()
        };
        (0..block_bytes / 2).flat_map(number).collect()
    };
    (0..count).map(block).collect()
}

/// Blocks of text: of the 31 bytes that are most frequent in English and in programs, and of others in a share of
/// the bytes that differs from block to block.
pub fn text(block_bytes: usize, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let block = |_| {
        let (others, share) = (random.random_range(1..=0xff), random.random_range(0..20));
        let byte = |_| {
            if random.random_range(0..100) < share {
                random.random_range(0..=others)
            } else {
                FREQUENT[random.random_range(0..FREQUENT.len())]
            }
        };
        (0..block_bytes).map(byte).collect()
    };
    (0..count).map(block).collect()
}

/// Blocks with one bit, byte or word changed in each: a block that just fitted does not fit any more.
pub fn changed(blocks: &[Vec<u8>], count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let block = |_| {
        let mut block = blocks[random.random_range(0..blocks.len())].clone();
        let at = random.random_range(0..block.len());
        match random.random_range(0..4) {
            0 | 1 => block[at] ^= 1 << random.random_range(0..8),
            2 => block[at] = random.random(),
            _ => block[at & !3..][..4].copy_from_slice(&random.random::<[u8; 4]>()),
        }
        block
    };
    (0..count).map(block).collect()
}

/// Blocks with a quarter of another block in each, so that the ways of a block have codes of very different lengths.
pub fn mixed(blocks: &[Vec<u8>], count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let block = |_| {
        let [mut block, other] =
            [0, 1].map(|_| blocks[random.random_range(0..blocks.len())].clone());
        let quarter = block.len() / 4;
        let from = random.random_range(0..4) * quarter;
        block[from..][..quarter].copy_from_slice(&other[from..][..quarter]);
        block
    };
    (0..count).map(block).collect()
}

/// Blocks decoded from noise, so that they contain tags and fields that an encoder rarely writes, at every
/// place. `count` are tried, each an encoded block with noise from some byte on.
pub fn of_noise(
    geometry: Geometry,
    codec: &dyn Codec,
    blocks: &[Vec<u8>],
    count: usize,
    seed: u64,
) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
    let tried = (0..count).filter_map(|_| {
        let block = &blocks[random.random_range(0..blocks.len())];
        stored.clear();
        let bits = store(codec, geometry, block, &mut scratch, &mut stored);
        if geometry.stored_raw(bits) {
            return None;
        }
        noise_from_somewhere(&mut stored, &mut random);
        let mut block = vec![0; block.len()];
        let decoded = load(
            codec,
            geometry,
            geometry.metadata(bits),
            &stored,
            &mut block,
        );
        decoded.is_ok().then_some(block)
    });
    tried.collect()
}

/// Noise, or few ones, or few zeros, from some byte on.
pub fn noise_from_somewhere(bytes: &mut [u8], random: &mut SmallRng) {
    let from = random.random_range(0..bytes.len());
    let kind = random.random_range(0..3);
    for byte in &mut bytes[from..] {
        *byte = match (kind, random.random::<[u8; 3]>()) {
            (0, [a, ..]) => a,
            (1, [a, b, c]) => a & b & c,
            (_, [a, b, c]) => a | b | c,
        };
    }
}
