//! E2MC with ways in pairs: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::codebook::{Codebook, Histogram, Symbol, SymbolHistogram, Tree};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec, DecodeError, E2mc, Encoded};
use hdlgen::internals::terms::{BlockSize, Ends, Geometry, MfvCount, SymbolLength, Ways};
use proptest::prelude::*;

fn ways(ways: u32) -> Ways {
    Ways::try_from(ways).unwrap()
}

fn geometry(block: u32, mag: u32) -> Geometry {
    Geometry::new(block.try_into().unwrap(), mag.try_into().unwrap()).unwrap()
}

/// 5 → 0, 7 → 10, escape 11.
fn small_book() -> Codebook {
    let leaves = [
        (1, Symbol::Value(5)),
        (2, Symbol::Value(7)),
        (2, Symbol::Escape),
    ];
    let tree = Tree::new(leaves, 20).unwrap();
    Codebook::new(
        SymbolLength::default(),
        Some(MfvCount::default()),
        vec![tree],
    )
    .unwrap()
}

fn halves(values: &[u16]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

fn encode(codec: &E2mc, block: &[u8]) -> (Encoded, Vec<u8>) {
    let mut out = BitWriter::new();
    let encoded = codec.encode(block, &mut out);
    assert_eq!(codec.size(block), encoded.bits);
    assert!(encoded.bits <= codec.max_bits());
    (encoded, out.finish().to_vec())
}

fn bit(stored: &[u8], place: usize) -> u8 {
    stored[place / 8] >> (place % 8) & 1
}

#[test]
fn pairs_by_hand() {
    let codec = E2mc::two_ended(&small_book(), geometry(128, 32), ways(4));
    assert_eq!((codec.ends(), codec.pointers_bits()), (Ends::Both, 7));
    // Ways of 16 symbols, of a bit each but for a 7 that begins way 2 and an escape that begins
    // way 4. Pair 1: 7 + 16 + 17 = 40 bits, to byte 5. Pair 2: 16 + 33 bits.
    let mut values = [5; 64];
    values[16] = 7;
    values[48] = 0x8001;
    let (encoded, stored) = encode(&codec, &halves(&values));
    assert_eq!(
        encoded,
        Encoded {
            bits: 40 + 16 + 33,
            raw: false
        }
    );
    assert_eq!(stored.len(), 32);
    // P_2 = 5; way 2's first bit is bit 39; way 4's escape and its raw bits end the burst, with bit 0 of the
    // raw bits at the highest place.
    let ones: Vec<_> = (0..256).filter(|&place| bit(&stored, place) == 1).collect();
    assert_eq!(ones, [0, 2, 39, 238, 253, 254, 255]);
    let mut back = [0; 128];
    codec.decode(&stored, &mut back).unwrap();
    assert_eq!(back, *halves(&values));
}

#[test]
fn eight_ways_of_two_ends_have_the_pointers_of_four() {
    let book = small_book();
    let one = E2mc::new(&book, BlockSize::default(), ways(4));
    let both = E2mc::two_ended(&book, geometry(128, 32), ways(8));
    assert_eq!(one.pointers_bits(), both.pointers_bits());
    for seed in 0..50u32 {
        let values: Vec<u16> = (0..64)
            .map(|i| [5, 7, 5, 9][(((i * 7 + seed) * seed) >> 3) as usize % 4])
            .collect();
        // The layout is the same: a pair is where a way was.
        assert_eq!(one.size(&halves(&values)), both.size(&halves(&values)));
    }
}

#[test]
fn what_is_not_smaller_is_stored_as_it_is() {
    let book = small_book();
    for pdw in [1, 2, 4, 8] {
        let codec = E2mc::two_ended(&book, geometry(128, 32), ways(pdw));
        let block = halves(&[9; 64]);
        let (encoded, bytes) = encode(&codec, &block);
        assert!(encoded.raw && bytes == block);
        // 64 escapes of 18 bits; with eight ways a start does not fit in its pointer.
        match pdw {
            8 => assert!(encoded.bits > 1024),
            _ => assert!(encoded.bits >= 64 * 18),
        }
    }
}

#[test]
fn streams_that_no_encoder_makes() {
    let codec = E2mc::two_ended(&small_book(), geometry(128, 32), ways(4));
    let decode = |stored: &[u8]| codec.decode(stored, &mut [0; 128]).err();
    let pointer = |pointer: u8| {
        let mut stored = [0; 32];
        stored[0] = pointer;
        decode(&stored)
    };
    for length in [0, 16, 33, 128, 160] {
        let error = decode(&vec![0; length]);
        assert!(
            matches!(error, Some(DecodeError::Bursts { .. })),
            "{length}"
        );
    }
    for wrong in [0, 32, 127] {
        let error = pointer(wrong);
        assert!(matches!(error, Some(DecodeError::Group { group: 2, .. })));
    }
    // Each pair takes 32 bits, the first of them behind the 7 bits of the pointer.
    for short in [1, 4, 29, 31] {
        assert!(pointer(short).is_some(), "{short}");
    }
    assert_eq!((pointer(5), pointer(28)), (None, None));
    // A lone codeword 0: a bit 1 is none, at either end.
    let tree = Tree::new([(1, Symbol::Escape)], 20).unwrap();
    let lone = Codebook::new(
        SymbolLength::default(),
        Some(MfvCount::default()),
        vec![tree],
    );
    let lone = E2mc::two_ended(&lone.unwrap(), geometry(64, 32), ways(2));
    for last in [0, 0x80] {
        let mut stored = [0; 32];
        stored[31] = last;
        assert!(lone.decode(&stored, &mut [0; 64]).is_err());
    }
}

fn check_round_trip(codec: &E2mc, geometry: Geometry, block: &[u8]) {
    let (encoded, bytes) = encode(codec, block);
    assert_eq!(encoded.raw, geometry.stored_raw(encoded.bits));
    let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
    let bits = store(codec, geometry, block, &mut scratch, &mut stored);
    assert_eq!((bits, &stored), (encoded.bits, &bytes));
    let mut back = vec![0xAA; block.len()];
    load(codec, geometry, geometry.metadata(bits), &stored, &mut back).unwrap();
    assert_eq!(back, block);
}

fn words() -> impl Strategy<Value = Vec<u8>> {
    let word = prop_oneof![
        5 => 0..4u32,
        2 => (0..64u32).prop_map(|k| 0x3F80_0000 + (k << 16)),
        1 => Just(u32::MAX),
        1 => any::<u32>(),
    ];
    let words = prop::collection::vec(word, 64);
    words.prop_map(|words| words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_block_comes_back_and_damage_never_panics(
        bits in prop::sample::select(vec![4, 8, 16, 32]),
        training in words(),
        data in words(),
        flips in prop::collection::vec((0..1024usize, any::<u8>()), 1..6),
    ) {
        let mut histogram = SymbolHistogram::new(SymbolLength::try_from(bits).unwrap());
        histogram.add(&training).unwrap();
        histogram.add(&data[..128]).unwrap();
        let book = histogram.train(MfvCount::default()).unwrap();
        for geometry in Geometry::all() {
            for &ways in Ways::ALL {
                let codec = E2mc::two_ended(&book, geometry, ways);
                for block in data.chunks_exact(geometry.block().bytes()) {
                    check_round_trip(&codec, geometry, block);
                    let (encoded, mut bytes) = encode(&codec, block);
                    for &(place, flip) in &flips {
                        let place = place % bytes.len();
                        bytes[place] ^= flip;
                    }
                    let mut out = vec![0; block.len()];
                    if !encoded.raw && codec.decode(&bytes, &mut out).is_ok() {
                        check_round_trip(&codec, geometry, &out);
                    }
                }
            }
        }
    }
}
