//! The e2mc-delta model: bits worked out by hand, and streams that no encoder makes.

use hdlgen::internals::codebook::DeltaCodebook;
use hdlgen::internals::codec::bits::{BitReader, BitWriter};
use hdlgen::internals::codec::{Codec, DecodeError, E2mcDelta, Encoded};
use hdlgen::internals::terms::{DeltaMfv, Mag};

use crate::common::delta::{block, codec, encode, halves, modes, small_book, tree, ways};

/// A bit of stored bytes.
fn bit(stored: &[u8], place: usize) -> u8 {
    stored[place / 8] >> (place % 8) & 1
}

/// The code of a number's bits, its first bit first.
fn class(class: u8) -> Vec<u8> {
    (0..8).rev().map(|place| class >> place & 1).collect()
}

/// A low byte, its lowest bit first.
fn low(byte: u8) -> Vec<u8> {
    (0..8).map(|place| byte >> place & 1).collect()
}

#[test]
fn one_way_by_hand() {
    let codec = codec(&small_book(64), 1);
    // Mode 0, 5 and 7 in turn but for a class with its low byte: 00, 1-bit codewords, 11 + 10 bits.
    let mut values: [u16; 32] = std::array::from_fn(|i| [5, 7][i % 2]);
    values[2] = 0xA234;
    let (encoded, stored) = encode(&codec, &halves(&values));
    assert_eq!(
        encoded,
        Encoded {
            bits: 2 + 31 + 18,
            raw: false
        }
    );
    assert_eq!(stored.len(), 32, "whole bursts");
    let mut expected = vec![0, 0, 0, 0, 1, 1];
    expected.extend(class(0xA2));
    expected.extend(low(0x34));
    expected.resize(256, 0);
    let bits: Vec<_> = (0..256).map(|place| bit(&stored, place)).collect();
    assert_eq!(bits, expected);
}

/// A mode of 2 bits, a pointer of a group behind the first and up to 7 bits before its start, and a codeword
/// of 16 bits and a low byte of each symbol.
#[test]
fn no_encoding_is_longer_than_it_says() {
    for (bytes, pointer) in [(64, 6), (128, 7)] {
        for (pdw, groups) in [(1, 1), (2, 1), (4, 2), (8, 4)] {
            let codec = codec(&small_book(bytes), pdw);
            let expected = 2 + (groups - 1) * (pointer + 7) + bytes / 2 * (16 + 8);
            assert_eq!(codec.max_bits(), expected, "{bytes} bytes, {pdw} ways");
        }
    }
}

#[test]
fn a_pair_of_ways_meets_in_the_middle() {
    let codec = codec(&small_book(64), 2);
    // Way 1: 16 symbols of a bit. Way 2: 7 in an even place, 10; then a bit each.
    let mut values: [u16; 32] = std::array::from_fn(|i| [5, 7][i % 2]);
    values[16] = 7;
    let (encoded, stored) = encode(&codec, &halves(&values));
    assert_eq!(encoded.bits, 2 + 16 + 17);
    assert!((0..255).all(|place| bit(&stored, place) == 0));
    assert_eq!(bit(&stored, 255), 1, "the first bit of way 2 is the last");
    // The low byte of a class: bit 0 at the higher place.
    values[16] = 0x0001;
    let (_, stored) = encode(&codec, &halves(&values));
    let mut backwards = vec![1, 1];
    backwards.extend(class(0));
    backwards.extend(low(1));
    let from_the_end: Vec<_> = (0..18).map(|place| bit(&stored, 255 - place)).collect();
    assert_eq!(from_the_end, backwards);
}

#[test]
fn pointers_and_groups_by_hand() {
    // Eight ways of 8 symbols, 4 groups. Header: 2 + 3 · 7 bits. Every way has 8 bits unless set otherwise.
    let codec = codec(&small_book(128), 8);
    let mut values: [u16; 64] = std::array::from_fn(|i| [5, 7][i % 2]);
    values[8] = 7; // way 2 begins with 10
    values[24] = 0xFF00; // way 4 begins with 11, eight ones, eight zeros
    values[40] = 7; // way 6
    let (encoded, stored) = encode(&codec, &halves(&values));
    // Group 1: 23 + 8 + 9 = 40 bits, to byte 5. Group 2: 8 + 25 = 33 bits, to byte 10. Group 3:
    // 17 bits, to byte 13. Group 4: 16 bits.
    assert_eq!(encoded.bits, 8 * 13 + 16);
    let mut reader = BitReader::new(&stored);
    assert_eq!(reader.take(2), Some(0));
    let pointers = [(); 3].map(|()| reader.take(7).unwrap());
    assert_eq!(pointers, [5, 10, 13]);
    let ones: Vec<_> = (23..256).filter(|&at| bit(&stored, at) == 1).collect();
    let mut expected = vec![39];
    expected.extend(70..80);
    expected.push(8 * 13 - 1);
    assert_eq!(ones, expected);
    let mut back = vec![0; 128];
    codec.decode(&stored, &mut back).unwrap();
    assert_eq!(back, halves(&values));
}

#[test]
fn differences_by_hand() {
    let codec = codec(&small_book(64), 1);
    // Lag 2: two sequences, each going down by one: differences −1, whose residual is 1.
    let values: [u16; 32] = std::array::from_fn(|i| [300, 60_000][i % 2] - (i / 2) as u16);
    let (encoded, stored) = encode(&codec, &halves(&values));
    // Two first symbols: 600 = class 2, low byte 88; 60000 − 65536 → 11071 = class 43, 63.
    assert_eq!(encoded.bits, 2 + 2 * 18 + 30 * 2);
    let mut expected = vec![1, 0, 1, 1];
    expected.extend(class(2));
    expected.extend(low(88));
    expected.extend([1, 1]);
    expected.extend(class(43));
    expected.extend(low(63));
    expected.extend([1, 0].repeat(30));
    expected.resize(256, 0);
    let bits: Vec<_> = (0..256).map(|place| bit(&stored, place)).collect();
    assert_eq!(bits, expected);
    // Without mode 1 there is mode 2, whose classes have 16 bits with their low byte: 2 + 32 · 16.
    let modes = modes("0,2");
    let left = E2mcDelta::new(&small_book(64), Mag::default(), ways(1), modes).unwrap();
    let (encoded, bytes) = encode(&left, &halves(&values));
    assert_eq!(
        encoded,
        Encoded {
            bits: 2 + 32 * 16,
            raw: true
        }
    );
    assert_eq!(bytes, halves(&values));
    let error = left.decode(&stored, &mut [0; 64]).unwrap_err();
    assert!(
        matches!(error, DecodeError::Value { value: 1, .. }),
        "{error}"
    );
}

#[test]
fn the_lowest_mode_wins_a_tie() {
    let mut books = Vec::new();
    for (size, code) in [(64, tree(&[], 8, 0)), (128, tree(&[(0, 2), (5, 2)], 9, 0))] {
        let codes = vec![code; 6];
        books.push(DeltaCodebook::new(block(size), DeltaMfv::default(), codes));
    }
    let mut books = books.into_iter().map(Result::unwrap);
    // All the same: 2 + 16 · 32 bits.
    let same = codec(&books.next().unwrap(), 1);
    assert_eq!(same.size(&[77; 64]), 2 + 32 * 16);
    // Zeros are coded alike in all modes.
    let zeros = codec(&books.next().unwrap(), 4);
    let (encoded, stored) = encode(&zeros, &[0; 128]);
    // 9 bits of header, two groups of 64 bits, the second from byte 10 on.
    assert_eq!(encoded.bits, 80 + 64);
    assert_eq!(stored[0] & 3, 0);
}

#[test]
fn streams_that_no_encoder_makes() {
    let check = |codec: &E2mcDelta, stored: &[u8]| {
        let mut out = vec![0; codec.block().bytes()];
        codec.decode(stored, &mut out).map(|()| out)
    };
    let one = codec(&small_book(64), 1);
    let ones = |from: usize, length: usize| {
        let mut stored = vec![0; length];
        for place in from..8 * length {
            stored[place / 8] |= 1 << (place % 8);
        }
        stored
    };
    // Not whole bursts, or not fewer than the block's.
    for length in [0, 1, 31, 33, 64, 96] {
        let error = check(&one, &vec![0; length]).unwrap_err();
        assert!(matches!(error, DecodeError::Bursts { .. }), "{length}");
    }
    // Mode 3.
    let error = check(&one, &ones(0, 32)).unwrap_err();
    assert!(matches!(error, DecodeError::Value { value: 3, .. }));
    // Zeros are a block; gaps of any size and content are ignored.
    let zeros = check(&one, &[0; 32]).unwrap();
    assert_eq!(zeros, halves(&[5, 7].repeat(16)));
    assert_eq!(check(&one, &ones(34, 32)), Ok(zeros.clone()));
    // Ones from the start are classes of 18 bits each. 14 of them fit into 254 bits.
    let error = check(&one, &ones(2, 32)).unwrap_err();
    assert!(matches!(error, DecodeError::PastEnd { .. }), "{error}");
    // A class codeword for a value that has a leaf of its own decodes to that value.
    let mut with_class = vec![0; 32];
    with_class[0] = 0b1100; // mode 0, then 11 for the class of high byte 0
    with_class[1] = 5 << 4;
    let decoded = check(&one, &with_class).unwrap();
    assert_eq!(decoded, zeros);

    // Two ways: 254 bits, together no more.
    let two = codec(&small_book(128), 2);
    let geometry_bits = 8 * 32;
    let mut stored = vec![0; 32];
    assert!(check(&two, &stored).is_ok());
    // Way 2: classes of 18 bits; 12 of them and 20 others are 236 bits, with way 1's 32 too many.
    let mut place = geometry_bits - 1;
    let mut classes = |count: usize, stored: &mut Vec<u8>| {
        for _ in 0..count {
            for _ in 0..2 {
                stored[place / 8] |= 1 << (place % 8);
                place -= 1;
            }
            place -= 16;
        }
    };
    classes(11, &mut stored);
    // 11 · 18 + 21 = 219 bits and 32 are 251.
    assert!(check(&two, &stored).is_ok());
    classes(1, &mut stored);
    let error = check(&two, &stored).unwrap_err();
    let expected = DecodeError::TooLong {
        group: 1,
        taken: 268,
        has: 254,
    };
    assert_eq!(error, expected);
    // In two bursts there is room for it.
    let mut longer = vec![0; 32];
    longer.extend(&stored);
    assert!(check(&two, &longer).is_ok());
}

#[test]
fn pointers_that_no_encoder_makes() {
    let eight = codec(&small_book(128), 8);
    let decode = |pointers: [u32; 3], length: usize| {
        let mut out = BitWriter::new();
        out.push(0, 2);
        for pointer in pointers {
            out.push(pointer.into(), 7);
        }
        let mut stored = out.finish().to_vec();
        stored.resize(length, 0);
        let mut block = vec![0; 128];
        eight.decode(&stored, &mut block).err()
    };
    // Every way needs 8 bits; the header has 23.
    assert_eq!(decode([5, 7, 9], 32), None);
    assert_eq!(decode([20, 25, 30], 32), None);
    let wrong = |group, pointer, stored| {
        Some(DecodeError::Group {
            group,
            pointer,
            stored,
        })
    };
    assert_eq!(decode([2, 7, 9], 32), wrong(2, 2, 32));
    // A pointer before the header's end is a separate error; at the end there is no room for the ways.
    let error = decode([3, 7, 9], 32);
    assert!(matches!(error, Some(DecodeError::TooLong { group: 1, .. })));
    assert_eq!(decode([5, 5, 9], 32), wrong(3, 5, 32));
    assert_eq!(decode([9, 7, 11], 32), wrong(3, 7, 32));
    assert_eq!(decode([5, 7, 7], 32), wrong(4, 7, 32));
    assert_eq!(decode([5, 7, 32], 32), wrong(4, 32, 32));
    assert_eq!(decode([5, 7, 32], 64), None);
    let error = decode([5, 7, 31], 32);
    assert!(matches!(error, Some(DecodeError::TooLong { group: 4, .. })));
    // With four ways the header has 9 bits: the second group may start at byte 2, not at 1.
    let four = codec(&small_book(128), 4);
    let decode = |pointer: u32| {
        let mut stored = vec![0; 32];
        stored[..2].copy_from_slice(&((pointer << 2) as u16).to_le_bytes());
        four.decode(&stored, &mut [0; 128]).err()
    };
    assert_eq!(decode(1), wrong(2, 1, 32));
    // There the backward way meets the pointer.
    assert!(decode(2).is_some());
    assert!(matches!(decode(5), Some(DecodeError::TooLong { .. })));
    assert_eq!(decode(6), None);
    assert_eq!(decode(28), None);
    assert!(matches!(decode(29), Some(DecodeError::TooLong { .. })));
}

#[test]
fn a_way_may_not_read_beyond_its_group() {
    // Group 1 ends in the middle of a codeword whose other bits the next group has.
    let four = codec(&small_book(128), 4);
    let mut stored = vec![0xFF; 32];
    // Mode 0, P_2 = 20.
    stored[0] = 20 << 2;
    stored[1] = 0xFE;
    let error = four.decode(&stored, &mut [0; 128]).unwrap_err();
    // Way 1 takes 16 classes of 18 bits from bit 9 on.
    assert!(
        matches!(
            error,
            DecodeError::PastEnd { .. } | DecodeError::TooLong { group: 1, .. }
        ),
        "{error}"
    );
}
