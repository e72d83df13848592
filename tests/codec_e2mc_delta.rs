//! The e2mc-delta model: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::codebook::{DeltaCodebook, ResidualHistogram, Symbol, Tree};
use hdlgen::codec::bits::{BitReader, BitWriter};
use hdlgen::codec::{load, store, Codec, DecodeError, E2mcDelta, Encoded};
use hdlgen::terms::{BlockSize, DeltaMfv, Geometry, Mag, Modes, Ways};
use proptest::prelude::*;

fn ways(ways: u32) -> Ways {
    Ways::try_from(ways).unwrap()
}

fn block(bytes: u32) -> BlockSize {
    BlockSize::try_from(bytes).unwrap()
}

fn modes(text: &str) -> Modes {
    text.parse().unwrap()
}

fn train(block: BlockSize, mfv: DeltaMfv, data: &[u8]) -> DeltaCodebook {
    let mut histogram = ResidualHistogram::new(block);
    histogram.add(data).unwrap();
    histogram.train(mfv).unwrap()
}

/// A code of some values and of all classes, these of one length but for some that are longer and
/// make it complete.
fn tree(values: &[(u32, u32)], classes: u32, longer: u32) -> Tree {
    let class = |class: u8| {
        let is_longer = u32::from(class) >= 256 - longer;
        (classes + u32::from(is_longer), Symbol::Class(class))
    };
    let values = values.iter();
    let values = values.map(|&(value, length)| (length, Symbol::Value(value)));
    Tree::new(values.chain((0..=255).map(class)), 16).unwrap()
}

/// Mode 0, even: 5 → 0, 7 → 10, class c → 11 and 8 bits of c. Odd: 5 → 10, 7 → 0, classes as well.
/// Mode 1: 0 → 0 and 1 → 10 in both. Mode 2: classes only, 8 bits.
fn small_book(size: u32) -> DeltaCodebook {
    let plain = tree(&[], 8, 0);
    let codes = vec![
        tree(&[(5, 1), (7, 2)], 10, 0),
        tree(&[(5, 2), (7, 1)], 10, 0),
        tree(&[(0, 1), (1, 2)], 10, 0),
        tree(&[(0, 1), (1, 2)], 10, 0),
        plain.clone(),
        plain,
    ];
    DeltaCodebook::new(block(size), DeltaMfv::default(), codes).unwrap()
}

fn codec(book: &DeltaCodebook, pdw: u32) -> E2mcDelta {
    E2mcDelta::new(book, Mag::default(), ways(pdw), Modes::ALL).unwrap()
}

fn halves(values: &[u16]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

fn encode(codec: &E2mcDelta, block: &[u8]) -> (Encoded, Vec<u8>) {
    let mut out = BitWriter::new();
    out.push(5, 3);
    let encoded = codec.encode(block, &mut out);
    let bytes = out.finish().to_vec();
    assert_eq!(codec.size(block), encoded.bits);
    assert!(encoded.bits <= codec.max_bits());
    (encoded, bytes)
}

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
    // Eight ways of 8 symbols, 4 groups. Header: 2 + 3 · 7 bits. Every way has 8 bits but for what
    // is set apart.
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
fn what_is_no_codebook() {
    let good = tree(&[(5, 1), (7, 2)], 10, 0);
    let book = |codes| DeltaCodebook::new(BlockSize::default(), DeltaMfv::default(), codes);
    let with = |code: Tree| {
        let mut codes = vec![good.clone(); 6];
        codes[3] = code;
        book(codes).unwrap_err().to_string()
    };
    assert!(book(vec![good.clone(); 6]).is_ok());
    let error = book(vec![good.clone(); 5]).unwrap_err().to_string();
    assert!(error.contains("6 codes, not 5"), "{error}");
    // A class with a codeword too long leaves a gap.
    let error = with(tree(&[(5, 1), (7, 2)], 10, 1));
    assert!(
        error.contains("mode 1 and tree 1 is not complete"),
        "{error}"
    );
    let lone = Tree::new([(1, Symbol::Value(5)), (1, Symbol::Value(7))], 16).unwrap();
    assert!(with(lone).contains("all 256 classes"));
    let wide = Tree::new((0..=255).map(|class| (8, Symbol::Class(class))), 8).unwrap();
    assert!(with(wide).contains("codewords of 8 bits"));
    let error = with(tree(&[(0x1_0000, 1), (7, 2)], 10, 0));
    assert!(error.contains("65536 has more than 16 bits"), "{error}");
    // Nine values of set 1 of 16.
    let full: Vec<_> = (0..9).map(|k| (1 + 16 * k, 2 + k.min(8))).collect();
    let mut full = full;
    full[8].1 = 9;
    full.insert(0, (0, 2));
    full[1].1 = 3;
    let lengths: Vec<_> = full.iter().map(|value| value.1).collect();
    let used: f64 = lengths
        .iter()
        .map(|&length| 0.5f64.powi(length as i32))
        .sum();
    assert!(used < 1.0, "{used}");
    let classes = |length: u32| (0..=255u8).map(move |class| (length, Symbol::Class(class)));
    let values = full.iter();
    let values = values.map(|&(value, length)| (length, Symbol::Value(value)));
    let crowded = Tree::new(values.chain(classes(16)), 16).unwrap();
    let error = with(crowded);
    assert!(error.contains("set 1 of the table has 9"), "{error}");
}

#[test]
fn what_is_no_codebook_file() {
    let good = small_book(64).to_json();
    assert!(good.starts_with(r#"{"format":"hdlgen-e2mc-delta-codebook","version":1,"block":64,"#));
    let read = |json: &str| serde_json::from_str::<DeltaCodebook>(json);
    assert_eq!(read(&good).unwrap(), small_book(64));
    for (from, to, reason) in [
        (":1,\"block\"", ":2,\"block\"", "version 2"),
        ("\"block\":64", "\"block\":96", "64 or 128"),
        ("\"mfv\":128", "\"mfv\":1024", "64, 128, 256 or 512"),
        ("[5,1]", "[5,3]", "mode 0 and tree 0 is not complete"),
        ("[5,1]", "[5,1],[5,2]", "value 5 has two codewords"),
        ("[5,1]", "[5,0]", "outside 1..=16"),
        ("[8,8,", "[8,", "it has 255"),
        ("[8,8,", "[8,8,8,", "it has 257"),
        (
            "[8,8,",
            "[7,8,",
            "mode 2 and tree 0: its codewords are too short",
        ),
        ("\"codes\"", "\"kodes\"", "unknown field"),
    ] {
        assert!(good.contains(from), "{from}");
        let error = read(&good.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(reason), "{error}, not {reason}");
    }
}

#[test]
fn training_by_hand() {
    // Blocks of one symbol each: 5 in even and 9 in odd places, then a block of others.
    let mut data = halves(&[5, 9].repeat(32 * 9));
    data.extend(halves(&[5, 0x0900].repeat(32)));
    let book = train(block(128), DeltaMfv::default(), &data);
    let codes = book.codes();
    // Mode 0, even: 5 with 320 occurrences, 256 classes with one each.
    let values: Vec<_> = codes[0].values().collect();
    assert_eq!(values, [(5, 1)]);
    // All others share what is left: 256 classes in 9 bits.
    assert!(codes[0].classes().all(|(_, length)| length == 9));
    let values: Vec<_> = codes[1].values().map(|(value, _)| value).collect();
    assert_eq!(values, [9, 0x0900]);
    // Mode 1: in each block the first of each kind is twice itself, and the others 0.
    let values: Vec<_> = codes[2].values().map(|(value, _)| value).collect();
    assert_eq!(values, [0, 10]);
    assert_eq!(codes.len(), 6);
    // Mode 2: two of each kind.
    let mut found: Vec<_> = codes[5].values().map(|(value, _)| value).collect();
    found.sort_unstable();
    assert_eq!(found, [0, 18, 0x1200]);
    assert!(codes.iter().all(Tree::is_complete));
}

#[test]
fn equal_counts_give_values_and_the_smaller_ones_the_shorter_codewords() {
    // Each symbol once: 2 and 3 in even places have counts as classes have that do not occur.
    let mut values = [0; 64];
    values[0] = 2;
    values[2] = 3;
    let book = train(block(128), DeltaMfv::default(), &halves(&values));
    let code = &book.codes()[0];
    let length = |value| code.values().find(|leaf| leaf.0 == value).unwrap().1;
    let classes: Vec<_> = {
        let mut classes: Vec<_> = code.classes().collect();
        classes.sort_unstable();
        classes.into_iter().map(|(_, length)| length).collect()
    };
    assert_eq!(length(0), 4);
    assert!(length(2) <= length(3) && length(3) <= classes[0]);
    assert!(classes.is_sorted());
    assert!(classes[0] < classes[255]);
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
    // Ones from the start are classes of 18 bits, 14 of which fit into 254 bits.
    let error = check(&one, &ones(2, 32)).unwrap_err();
    assert!(matches!(error, DecodeError::PastEnd { .. }), "{error}");
    // A class whose value has a leaf of its own is that value.
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
    // Before the header's end is an error of its own; at it there is no room for the ways.
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

/// Encodes, stores and takes back a block.
fn check_round_trip(codec: &E2mcDelta, mag: Mag, block: &[u8]) {
    let (encoded, bytes) = encode(codec, block);
    let geometry = Geometry::new(codec.block(), mag).unwrap();
    assert_eq!(encoded.raw, geometry.stored_raw(encoded.bits));
    assert_eq!(bytes.len(), geometry.stored_bytes(encoded.bits));
    let (mut scratch, mut stored) = (BitWriter::new(), vec![1, 2, 3]);
    let bits = store(codec, geometry, block, &mut scratch, &mut stored);
    assert_eq!((bits, &stored), (encoded.bits, &bytes));
    let mut back = vec![0xAA; block.len()];
    load(codec, geometry, geometry.metadata(bits), &stored, &mut back).unwrap();
    assert_eq!(back, block);
}

fn all_codecs(book: &DeltaCodebook) -> impl Iterator<Item = (E2mcDelta, Mag)> + '_ {
    let geometries = Geometry::all().filter(|geometry| geometry.block() == book.block());
    geometries.flat_map(move |geometry| {
        ["0,1,2", "0", "1,2"].into_iter().flat_map(move |list| {
            let all = Ways::ALL.iter();
            all.map(move |&ways| {
                let codec = E2mcDelta::new(book, geometry.mag(), ways, modes(list));
                (codec.unwrap(), geometry.mag())
            })
        })
    })
}

/// A symbol: often one of few, or near the one before.
fn symbols(count: usize) -> impl Strategy<Value = Vec<u8>> {
    let step = prop_oneof![
        4 => Just((0, true)),
        3 => (0..3u16).prop_map(|step| (step, true)),
        2 => (0xFFF0..=0xFFFFu16).prop_map(|step| (step, true)),
        2 => (0..8u16).prop_map(|value| (0x3F80 + value, false)),
        1 => Just((0x8000, true)),
        1 => any::<u16>().prop_map(|value| (value, false)),
    ];
    let steps = prop::collection::vec(step, count);
    (steps, prop::sample::select(vec![1, 2, 4])).prop_map(|(steps, lag)| {
        let mut symbols = Vec::new();
        for (i, (step, from_before)) in steps.into_iter().enumerate() {
            let before = if i < lag { 0 } else { symbols[i - lag] };
            symbols.push(match from_before {
                true => step.wrapping_add(before),
                false => step,
            });
        }
        halves(&symbols)
    })
}

fn codebook() -> impl Strategy<Value = DeltaCodebook> {
    // Counts that grow like Fibonacci numbers make the longest codewords.
    let steep = (10..19usize).prop_map(|n| {
        let mut counts = vec![1, 1];
        for i in 2..n {
            counts.push(counts[i - 1] + counts[i - 2]);
        }
        let runs = (0..n).flat_map(|i| std::iter::repeat_n(0x0101 * i as u16, 2 * counts[i]));
        let mut values: Vec<_> = runs.collect();
        values.resize(values.len().next_multiple_of(64), 0);
        halves(&values)
    });
    let training = prop_oneof![
        (1..40usize).prop_flat_map(|blocks| symbols(64 * blocks)),
        steep,
        Just(vec![0; 128]),
        Just(halves(&(0..=u16::MAX).collect::<Vec<_>>())),
    ];
    let size = prop::sample::select(BlockSize::ALL.to_vec());
    let mfv = prop::sample::select(DeltaMfv::ALL.to_vec());
    (size, mfv, training).prop_map(|(size, mfv, training)| train(size, mfv, &training))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_block_comes_back(book in codebook(), data in symbols(128)) {
        for (codec, mag) in all_codecs(&book) {
            let size = codec.block().bytes();
            for block in data.chunks_exact(size) {
                check_round_trip(&codec, mag, block);
                check_round_trip(&codec, mag, &block[..4].repeat(size / 4));
            }
            // Of the longest codewords, and of classes only.
            let leaves = book.codes()[0].values();
            let longest = leaves.max_by_key(|&(value, length)| (length, value));
            for value in longest.map(|leaf| leaf.0 as u16).into_iter().chain([0x5BB5]) {
                check_round_trip(&codec, mag, &halves(&[value].repeat(size / 2)));
            }
        }
    }

    #[test]
    fn a_codebook_is_read_as_it_was_written(book in codebook()) {
        let json = book.to_json();
        let read: DeltaCodebook = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(read, book);
    }

    #[test]
    fn damaged_bursts_never_panic(
        book in codebook(),
        data in symbols(64),
        noise in prop::collection::vec(any::<u8>(), 0..128),
        flips in prop::collection::vec((0..1024usize, any::<u8>()), 1..6),
    ) {
        for (codec, mag) in all_codecs(&book) {
            let size = codec.block().bytes();
            let mut out = vec![0; size];
            let _ = codec.decode(&noise, &mut out);
            let whole = noise.len() / mag.bytes() * mag.bytes();
            if codec.decode(&noise[..whole], &mut out).is_ok() {
                check_round_trip(&codec, mag, &out);
            }
            let (encoded, mut bytes) = encode(&codec, &data[..size]);
            if encoded.raw {
                continue;
            }
            for &(place, flip) in &flips {
                let place = place % bytes.len();
                bytes[place] ^= flip;
            }
            if codec.decode(&bytes, &mut out).is_ok() {
                check_round_trip(&codec, mag, &out);
            }
        }
    }

    /// As many bits as the encoding leaves free do not matter, wherever they lie.
    #[test]
    fn gaps_are_ignored(book in codebook(), data in symbols(64)) {
        for (codec, _) in all_codecs(&book) {
            let block = &data[..codec.block().bytes()];
            let (encoded, bytes) = encode(&codec, block);
            if encoded.raw {
                continue;
            }
            let mut free = 0;
            let mut out = vec![0; block.len()];
            for place in 0..8 * bytes.len() {
                let mut bytes = bytes.clone();
                let flip = 1 << (place % 8);
                bytes[place / 8] ^= flip;
                // Of the mode, another one may give the same block.
                if codec.decode(&bytes, &mut out).is_ok() && out == block && place >= 2 {
                    free += 1;
                }
            }
            prop_assert!(free >= 8 * bytes.len() - encoded.bits as usize);
        }
    }
}
