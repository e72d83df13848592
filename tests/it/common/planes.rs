//! Blocks made of bit planes, for BPC.

use rand::rngs::SmallRng;
use rand::Rng;

/// Planes of a block.
pub const PLANES: usize = 32;

/// Patterns of a plane, by tag.
pub const PATTERNS: u32 = 8;

/// The block of a first word and the DBX of all planes, the top one first.
pub fn block(bytes: usize, base: u32, dbx: &[u32; PLANES]) -> Vec<u8> {
    let mut word = base;
    let mut block = base.to_le_bytes().to_vec();
    let mut planes = *dbx;
    for i in 1..PLANES {
        planes[i] ^= planes[i - 1];
    }
    for j in 0..bytes / 4 - 1 {
        let bits = planes.iter().map(|plane| plane >> j & 1);
        word = word.wrapping_add(bits.fold(0, |delta, bit| delta << 1 | bit));
        block.extend(word.to_le_bytes());
    }
    block
}

/// A DBX of the pattern of `tag`, at a random place. `above`: the plane above.
pub fn dbx(tag: u32, above: u32, bytes: usize, random: &mut SmallRng) -> u32 {
    let bits = bytes as u32 / 4 - 1;
    let mask = (1 << bits) - 1;
    let first = random.random_range(0..bits);
    let second = random.random_range(0..bits);
    match tag {
        0 => 0,
        1 => mask,
        2 => above,
        3 => 1 << first,
        4 => 3 << random.random_range(0..bits - 1),
        5 => 1 << first | 1 << second,
        6 => mask ^ 1 << first,
        _ => random.random::<u32>() & mask,
    }
}

/// A block with planes of these patterns, the top one first.
pub fn of_tags(bytes: usize, base: u32, tags: &[u32; PLANES], random: &mut SmallRng) -> Vec<u8> {
    let mut above = 0;
    let planes = tags.map(|tag| {
        let dbx = dbx(tag, above, bytes, random);
        above ^= dbx;
        dbx
    });
    block(bytes, base, &planes)
}

/// First words with every pattern, at its edges.
pub const BASES: [u32; 16] = [
    0,
    1,
    7,
    8,
    0x7f,
    0x80,
    0x7fff,
    0x8000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_7fff,
    0xffff_8000,
    0xffff_ff7f,
    0xffff_ff80,
    0xffff_fff7,
    0xffff_fff8,
];
