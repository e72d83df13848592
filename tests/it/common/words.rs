//! Helpers of the tests of the formats of words.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec, DecodeError};
use hdlgen::internals::terms::{BlockSize, Geometry};
use proptest::prelude::*;

pub fn block(bytes: u32) -> BlockSize {
    BlockSize::try_from(bytes).unwrap()
}

/// A block of these words, and zero words after them.
pub fn words(words: &[u32], size: BlockSize) -> Vec<u8> {
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    let mut bytes: Vec<u8> = bytes.collect();
    bytes.resize(size.bytes(), 0);
    bytes
}

/// Encodes a block, and checks its size: its bits.
pub fn encode(codec: &dyn Codec, block: &[u8]) -> Vec<bool> {
    let mut out = BitWriter::new();
    out.push(5, 3);
    let encoded = codec.encode(block, &mut out);
    assert!(!encoded.raw);
    assert_eq!(codec.size(block), encoded.bits);
    assert!(encoded.bits <= codec.max_bits());
    let bytes = out.finish();
    assert_eq!(bytes.len(), encoded.bits.div_ceil(8) as usize);
    let bit = |bit: usize| bytes[bit / 8] >> (bit % 8) & 1 == 1;
    (0..encoded.bits as usize).map(bit).collect()
}

/// Fields of a value and a width, least significant bit first.
pub fn fields(fields: &[(u64, u32)]) -> Vec<bool> {
    let fields = fields.iter();
    let bits = fields.flat_map(|&(value, width)| (0..width).map(move |bit| value >> bit & 1 == 1));
    bits.collect()
}

/// Bits as bytes, filled up with ones.
pub fn bytes(bits: &[bool]) -> Vec<u8> {
    let byte = |bits: &[bool]| {
        let bit = |k: usize| u8::from(*bits.get(k).unwrap_or(&true)) << k;
        (0..8).map(bit).sum()
    };
    bits.chunks(8).map(byte).collect()
}

/// Decodes bits.
pub fn decode(codec: &dyn Codec, bits: &[bool]) -> Result<Vec<u8>, DecodeError> {
    let mut block = vec![0xAA; codec.block().bytes()];
    codec.decode(&bytes(bits), &mut block)?;
    Ok(block)
}

/// Checks that bits are rejected with an error that contains `what`.
pub fn refused(codec: &dyn Codec, bits: &[bool], what: &str) {
    let mut bits = bits.to_vec();
    // The error must not be that there are too few bits.
    bits.resize(bits.len() + 1300, false);
    let error = decode(codec, &bits).unwrap_err();
    assert!(matches!(error, DecodeError::Invalid { .. }), "{error}");
    assert!(error.to_string().contains(what), "{error}");
}

/// Encodes a block, and decodes it in every available way; a truncated encoding is an error.
pub fn check_round_trip(codec: &dyn Codec, block: &[u8]) {
    let bits = encode(codec, block);
    assert_eq!(decode(codec, &bits).unwrap(), block);
    let mut short = bytes(&bits);
    short.pop();
    let mut decoded = vec![0xAA; block.len()];
    let error = codec.decode(&short, &mut decoded).unwrap_err();
    assert!(matches!(error, DecodeError::PastEnd { .. }), "{error}");
    for geometry in Geometry::all().filter(|geometry| geometry.block() == codec.block()) {
        let (mut scratch, mut stored) = (BitWriter::new(), vec![1, 2, 3]);
        let stored_bits = store(codec, geometry, block, &mut scratch, &mut stored);
        assert_eq!(stored_bits, bits.len() as u32);
        let metadata = geometry.metadata(stored_bits);
        decoded.fill(0xAA);
        load(codec, geometry, metadata, &stored, &mut decoded).unwrap();
        assert_eq!(decoded, block);
    }
}

/// Decodes noise: no panic, and a decoded block is like any other block.
pub fn check_noise(codec: &dyn Codec, noise: &[u8]) {
    let mut block = vec![0; codec.block().bytes()];
    if codec.decode(noise, &mut block).is_ok() {
        check_round_trip(codec, &block);
    }
}

/// A word of every kind.
pub fn word() -> impl Strategy<Value = u32> {
    prop_oneof![
        3 => Just(0),
        1 => Just(u32::MAX),
        1 => Just(1 << 31),
        2 => (-8..8i32).prop_map(|word| word as u32),
        2 => (-128..128i32).prop_map(|word| word as u32),
        2 => (-32768..32768i32).prop_map(|word| word as u32),
        1 => any::<u16>().prop_map(|half| u32::from(half) << 16),
        1 => any::<[i8; 2]>().prop_map(|[low, high]| low as u16 as u32 | (high as u16 as u32) << 16),
        1 => any::<u8>().prop_map(|byte| u32::from(byte) * 0x0101_0101),
        2 => any::<u32>(),
        1 => (0..32u32).prop_map(|bit| 1 << bit),
    ]
}

/// The words of a block: of every kind, one kind, or with steps of some kind.
pub fn block_words() -> impl Strategy<Value = Vec<u32>> {
    let mixed = || prop::collection::vec(word(), 32);
    prop_oneof![
        mixed(),
        prop::collection::vec(any::<u32>(), 32),
        word().prop_map(|word| vec![word; 32]),
        (word(), mixed()).prop_map(|(base, steps)| sums(base, &steps)),
        (word(), word()).prop_map(|(base, step)| sums(base, &[step; 32])),
        (word(), word(), 0..32usize, 0..32usize).prop_map(|(base, step, first, second)| {
            let mut steps = [0; 32];
            steps[first] = step;
            steps[second] = step;
            sums(base, &steps)
        }),
        (word(), word(), 0..32usize).prop_map(|(base, step, but)| {
            let mut steps = [step; 32];
            steps[but] = 0;
            sums(base, &steps)
        }),
    ]
}

fn sums(base: u32, steps: &[u32]) -> Vec<u32> {
    let next = |word: &mut u32, &step: &u32| {
        *word = word.wrapping_add(step);
        Some(*word)
    };
    steps.iter().scan(base, next).collect()
}

/// Stored bytes that are noise, most of them with few ones or few zeros.
pub fn noise() -> impl Strategy<Value = Vec<u8>> {
    let bytes = prop::collection::vec(any::<[u8; 3]>(), 0..160);
    (bytes, 0..4u8).prop_map(|(bytes, kind)| {
        let byte = |&[a, b, c]: &[u8; 3]| match kind {
            0 => a,
            1 => a & b & c,
            2 => a | b | c,
            _ => a & b,
        };
        bytes.iter().map(byte).collect()
    })
}

/// The blocks that a format may be worst at.
pub fn check_adversarial(codec: &dyn Codec) {
    let size = codec.block();
    let check =
        |block: &[u32]| check_round_trip(codec, &words(&block[..size.words() as usize], size));
    for word in [
        0,
        u32::MAX,
        1,
        0x7FFF_FFFF,
        1 << 31,
        0x1234_5678,
        0x8000,
        0x80,
    ] {
        check(&[word; 32]);
        check(&std::array::from_fn::<u32, 32, _>(|k| {
            if k % 2 == 0 {
                word
            } else {
                0
            }
        }));
        check(&std::array::from_fn::<u32, 32, _>(|k| {
            if k % 2 == 1 {
                word
            } else {
                !word
            }
        }));
        check(&std::array::from_fn::<u32, 32, _>(|k| {
            word.wrapping_mul(k as u32)
        }));
        for at in 0..size.words() as usize {
            let mut block = [0; 32];
            block[at] = word;
            check(&block);
            block[at..].fill(word);
            check(&block);
        }
    }
}
