//! The blocks that pictures show: the same for all designs, small enough for all formats.

/// Three blocks of small numbers, which every format compresses, and a random one, which no format compresses.
pub fn blocks(block: usize) -> Vec<u8> {
    let words = block / 4;
    let mut data = Vec::new();
    for number in 0..3 {
        for word in 0..words {
            let value = (word * 5 + number * 3) % 64;
            data.extend((value as u32).to_le_bytes());
        }
    }
    // The state of a multiplicative generator (Knuth's MMIX). Its high bits are random.
    let mut state = 1u64;
    for _ in 0..words {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        data.extend(((state >> 32) as u32).to_le_bytes());
    }
    data
}

/// All blocks but the random one: the training data of a codebook.
pub fn compressible(blocks: &[u8]) -> &[u8] {
    &blocks[..blocks.len() / 4 * 3]
}
