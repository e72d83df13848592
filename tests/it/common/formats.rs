//! The tests of every codec.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec, DecodeError, Format};
use hdlgen::internals::terms::{BlockSize, Geometry, Mag};
use proptest::prelude::*;

pub fn geometry(block: u32, mag: u32) -> Geometry {
    let block = BlockSize::try_from(block).unwrap();
    Geometry::new(block, Mag::try_from(mag).unwrap()).unwrap()
}

pub fn codec(name: &str, geometry: Geometry) -> Box<dyn Codec> {
    Format::find(name).unwrap().codec(geometry).unwrap()
}

/// A block's encoding as a string of bits, bit 0 first.
pub fn bits(codec: &dyn Codec, block: &[u8]) -> String {
    let mut out = BitWriter::new();
    let encoded = codec.encode(block, &mut out);
    assert!(!encoded.raw);
    let bytes = out.finish();
    let bits = (0..encoded.bits).map(|bit| bytes[bit as usize / 8] >> (bit % 8) & 1);
    bits.map(|bit| if bit == 0 { '0' } else { '1' }).collect()
}

/// A fixed-width field as a string, its least significant bit first; bits past 64 are 0.
pub fn field(value: u64, width: u32) -> String {
    let bits = (0..width).map(|bit| value.checked_shr(bit).unwrap_or(0) & 1);
    bits.map(|bit| if bit == 0 { '0' } else { '1' }).collect()
}

/// Stored bytes of a string of bits: whole bursts, at least `least`.
pub fn bursts(bits: &str, least: usize) -> Vec<u8> {
    let mut bytes = vec![0; bits.len().div_ceil(256).max(least) * 32];
    for (place, bit) in bits.chars().enumerate() {
        bytes[place / 8] |= u8::from(bit == '1') << (place % 8);
    }
    bytes
}

/// Decodes a string of bits in whole bursts.
pub fn decode(codec: &dyn Codec, bits: &str) -> Result<Vec<u8>, DecodeError> {
    let mut block = vec![0xAA; codec.block().bytes()];
    codec.decode(&bursts(bits, 1), &mut block).map(|()| block)
}

/// The error of a field whose value cannot be there.
pub fn refused(codec: &dyn Codec, bits: &str) -> (&'static str, usize, u64) {
    match decode(codec, bits) {
        Err(DecodeError::Value {
            field, bit, value, ..
        }) => (field, bit, value),
        other => panic!("{other:?}"),
    }
}

/// The field that runs past the stored bytes.
pub fn past_end(codec: &dyn Codec, stored: &[u8]) -> &'static str {
    let mut block = vec![0; codec.block().bytes()];
    match codec.decode(stored, &mut block) {
        Err(DecodeError::PastEnd {
            field,
            stored: bytes,
            ..
        }) => {
            assert_eq!(bytes, stored.len());
            field
        }
        other => panic!("{other:?}"),
    }
}

pub fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Size, encoding and decoding of a block agree, from the encoding and from memory.
pub fn round_trip(codec: &dyn Codec, geometry: Geometry, block: &[u8]) {
    let mut out = BitWriter::new();
    out.push(1, 1);
    let encoded = codec.encode(block, &mut out);
    assert_eq!(
        (encoded.bits, out.bits()),
        (codec.size(block), encoded.bits)
    );
    assert!(encoded.bits > 0 && encoded.bits <= codec.max_bits());
    let mut stored = out.finish().to_vec();
    stored.resize(
        geometry.bursts(encoded.bits) as usize * geometry.mag().bytes(),
        0,
    );
    let mut back = vec![0x55; block.len()];
    codec.decode(&stored, &mut back).unwrap();
    assert_eq!(back, block);
    // Bits after the encoding are ignored; without the byte of the encoding's last bit it is an error.
    let last = encoded.bits as usize - 1;
    for byte in &mut stored[last / 8 + 1..] {
        *byte = !*byte;
    }
    back.fill(0);
    codec.decode(&stored, &mut back).unwrap();
    assert_eq!(back, block);
    let cut = codec.decode(&stored[..last / 8], &mut back);
    assert!(matches!(cut, Err(DecodeError::PastEnd { .. })));
    let bits = store(codec, geometry, block, &mut out, &mut stored);
    assert_eq!(bits, encoded.bits);
    let metadata = geometry.metadata(bits);
    back.fill(0);
    load(codec, geometry, metadata, &stored, &mut back).unwrap();
    assert_eq!(back, block);
}

/// Decoding arbitrary bytes ends with a block or with an error, and a longer input never turns a block into
/// an error.
pub fn survives(codec: &dyn Codec, stored: &[u8]) {
    let mut block = vec![0; codec.block().bytes()];
    let whole = codec.decode(stored, &mut block);
    let first = block.clone();
    for cut in [0, 1, 7, stored.len() / 2, stored.len().saturating_sub(1)] {
        let cut = codec.decode(&stored[..cut.min(stored.len())], &mut block);
        if cut.is_ok() {
            assert_eq!((&whole, &block), (&Ok(()), &first));
        }
    }
}

/// Words near each other, near zero, repeated, or random.
fn word() -> impl Strategy<Value = u32> {
    prop_oneof![
        Just(0),
        Just(u32::MAX),
        Just(0x8000_0000),
        0u32..256,
        (0u32..256).prop_map(u32::wrapping_neg),
        any::<u16>().prop_map(u32::from),
        (0u32..4).prop_map(|high| 0x1234_5600 + (high << 8)),
        (0u32..600).prop_map(|low| 0x4000_0000 + low),
        any::<u32>(),
    ]
}

/// Blocks of the largest size; smaller ones are the beginnings.
pub fn blocks() -> impl Strategy<Value = Vec<u8>> {
    let near = |bits: u32| {
        let elements = prop::collection::vec(any::<u64>(), 64);
        (any::<u64>(), elements, 0u32..4, any::<u64>()).prop_map(move |(base, all, e, zero)| {
            let bytes = 1 << e;
            let delta = |x: u64| (x << (64 - bits)) as i64 >> (64 - bits);
            let element = |(place, &x): (usize, &u64)| match zero >> place & 1 {
                0 => delta(x) as u64,
                _ => base.wrapping_add(delta(x) as u64),
            };
            let values = all.iter().enumerate().map(element);
            let bytes_of = |value: u64| value.to_le_bytes().into_iter().take(bytes);
            let mut block: Vec<u8> = values.flat_map(bytes_of).collect();
            block = block.iter().copied().cycle().take(128).collect();
            block
        })
    };
    let from_words =
        |word: BoxedStrategy<u32>| prop::collection::vec(word, 32).prop_map(|block| words(&block));
    prop_oneof![
        prop::collection::vec(any::<u8>(), 128),
        prop::collection::vec(0u8..3, 128),
        from_words(word().boxed()),
        from_words(prop::sample::select(vec![0, 1, 0x1234_5678, 0x1234_5600, 0x1234_0000]).boxed()),
        near(3),
        near(7),
        near(8),
        near(9),
        near(16),
        near(29),
        near(32),
        near(46),
        (prop::collection::vec(any::<u8>(), 1..9), any::<u8>()).prop_map(|(unit, last)| {
            let mut block: Vec<u8> = unit.into_iter().cycle().take(128).collect();
            block[127] = last;
            block
        }),
    ]
}

/// All that holds for every codec, on one block and on one piece of noise.
pub fn check_all(name: &str, block: &[u8], noise: &[u8]) {
    for geometry in Geometry::all() {
        let codec = codec(name, geometry);
        round_trip(codec.as_ref(), geometry, &block[..geometry.block().bytes()]);
        for bytes in [32, 64, 96, 160, 192] {
            survives(codec.as_ref(), &noise[..bytes]);
        }
        // A damaged encoding.
        let mut out = BitWriter::new();
        codec.encode(&block[..geometry.block().bytes()], &mut out);
        let mut stored = out.finish().to_vec();
        let place = usize::from(noise[0]) % stored.len();
        stored[place] ^= noise[1] | 1;
        survives(codec.as_ref(), &stored);
    }
}
