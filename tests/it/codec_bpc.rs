//! The BPC models: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::codec::{Bpc, BpcGroup, BpcOpt, Codec};
use hdlgen::internals::terms::BlockSize;
use proptest::prelude::*;

use crate::common::words as common;

use common::*;

type Field = (u64, u32);

/// A prefix code as text, first bit first; its run's length; its payload.
type Code<'a> = (&'a str, &'a [Field], &'a [Field]);

/// A plane of bpc-opt, its tag and payload.
type Plane<'a> = (usize, u64, &'a [Field]);

fn codecs() -> Vec<Box<dyn Codec>> {
    let all = |&size: &BlockSize| -> [Box<dyn Codec>; 4] {
        [
            Box::new(Bpc::new(size)),
            Box::new(Bpc::consolidated(size)),
            Box::new(BpcOpt::new(size)),
            Box::new(BpcGroup::new(size)),
        ]
    };
    BlockSize::COMMON.iter().flat_map(all).collect()
}

/// A prefix code from text, first bit first.
fn code(text: &str) -> Vec<bool> {
    text.chars().map(|bit| bit == '1').collect()
}

/// bpc's bits: each code with the fields after it, interleaved and consolidated.
fn original(codes: &[Code]) -> [Vec<bool>; 2] {
    let metadata = |&(text, run, _): &Code| [code(text), fields(run)].concat();
    let all = codes.iter();
    let interleaved = all
        .clone()
        .flat_map(|item| [metadata(item), fields(item.2)].concat());
    let payloads = all.clone().flat_map(|item| fields(item.2));
    let consolidated = all.flat_map(metadata).chain(payloads);
    [interleaved.collect(), consolidated.collect()]
}

/// bpc-opt's and bpc-group's bits: a base, and the planes that have a tag that is not 0.
fn tagged(base: (u64, Field), planes: &[Plane]) -> [Vec<bool>; 2] {
    let mut tags = [(0, 3); 32];
    for &(plane, tag, _) in planes {
        tags[31 - plane].0 = tag;
    }
    let payloads = planes.iter().flat_map(|plane| plane.2.to_vec());
    let payloads: Vec<Field> = std::iter::once(base.1).chain(payloads).collect();
    let is_flagged = |group: &&[Field]| group.iter().any(|tag| tag.0 != 0);
    let flags = tags
        .chunks(4)
        .map(|group| (u64::from(is_flagged(&group)), 1));
    let groups = tags.chunks(4).filter(is_flagged).flatten();
    let groups: Vec<Field> = flags.chain(groups.copied()).collect();
    let bits = |tags: &[Field]| fields(&[&[(base.0, 3)], tags, &payloads].concat());
    [bits(&tags), bits(&groups)]
}

/// Checks all encodings of a block.
fn check(data: &[u32], size: BlockSize, original: [Vec<bool>; 2], tagged: [Vec<bool>; 2]) {
    let block = words(data, size);
    assert_eq!(encode(&Bpc::new(size), &block), original[0]);
    assert_eq!(encode(&Bpc::consolidated(size), &block), original[1]);
    assert_eq!(encode(&BpcOpt::new(size), &block), tagged[0]);
    assert_eq!(encode(&BpcGroup::new(size), &block), tagged[1]);
    codecs()
        .iter()
        .filter(|codec| codec.block() == size)
        .for_each(|codec| check_round_trip(&**codec, &block));
}

#[test]
fn bases_by_hand() {
    let size = block(128);
    let bases: [(u32, u64, &str, Field); 9] = [
        (0, 0, "000", (0, 0)),
        (7, 1, "001", (7, 4)),
        (0xFFFF_FFF8, 1, "001", (8, 4)),
        (8, 2, "010", (8, 8)),
        (0xFFFF_FF80, 2, "010", (0x80, 8)),
        (0x80, 3, "011", (0x80, 16)),
        (0xFFFF_8000, 3, "011", (0x8000, 16)),
        (0x8000, 7, "1", (0x8000, 32)),
        (0x1234_5678, 7, "1", (0x1234_5678, 32)),
    ];
    for (base, tag, text, payload) in bases {
        let run = [(31, 5)];
        let original = original(&[(text, &[], &[payload]), ("01", &run, &[])]);
        check(&[base; 32], size, original, tagged((tag, payload), &[]));
    }
}

#[test]
fn steps_of_one_by_hand() {
    // Differences of 1: plane 0 is all ones.
    let data: [u32; 32] = std::array::from_fn(|k| k as u32);
    for size in [block(64), block(128)] {
        let original = original(&[
            ("000", &[], &[]),
            ("01", &[(30, 5)], &[]),
            ("00000", &[], &[]),
        ]);
        let tagged = tagged((0, (0, 0)), &[(0, 1, &[])]);
        check(&data[..size.words() as usize], size, original, tagged);
    }
}

#[test]
fn single_and_consecutive_ones_by_hand() {
    let size = block(128);
    // Difference 3 is 4, difference 4 is 4 + 1: plane 2 has two ones, DBX 1 is equal to it (DBP 1 is zero),
    // DBX 0 has one 1.
    let mut data = [0; 32];
    data[4] = 4;
    data[5..].fill(9);
    let codes: [Code; 5] = [
        ("000", &[], &[]),
        ("01", &[(28, 5)], &[]),
        ("00010", &[], &[(3, 5)]),
        ("00001", &[], &[]),
        ("00011", &[], &[(4, 5)]),
    ];
    let planes: [Plane; 3] = [(2, 4, &[(3, 5)]), (1, 2, &[]), (0, 3, &[(4, 5)])];
    check(&data, size, original(&codes), tagged((0, (0, 0)), &planes));
}

#[test]
fn two_ones_and_a_single_zero_by_hand() {
    let size = block(64);
    // Differences 2 and 7 are 1; all of bit 5 but difference 14.
    let mut data = [0u32; 16];
    for j in 0..15 {
        let step = u32::from(j == 2 || j == 7) + if j == 14 { 0 } else { 32 };
        data[j + 1] = data[j] + step;
    }
    let codes: [Code; 6] = [
        ("000", &[], &[]),
        ("01", &[(25, 5)], &[]),
        ("1", &[], &[(0x3FFF, 15)]),
        ("00001", &[], &[]),
        ("01", &[(1, 5)], &[]),
        ("1", &[], &[(1 << 2 | 1 << 7, 15)]),
    ];
    let planes: [Plane; 3] = [(5, 6, &[(14, 4)]), (4, 2, &[]), (0, 5, &[(2, 4), (7, 4)])];
    check(&data, size, original(&codes), tagged((0, (0, 0)), &planes));
}

#[test]
fn overflowing_differences_by_hand() {
    let size = block(128);
    // The first difference is 1 − 2³², whose 33 bits are 1 0…01: modulo 2³² it is 1.
    let mut data = [0; 32];
    data[0] = u32::MAX;
    let codes: [Code; 5] = [
        ("001", &[], &[(15, 4)]),
        ("00011", &[], &[(0, 5)]),
        ("00001", &[], &[]),
        ("01", &[(28, 5)], &[]),
        ("00011", &[], &[(0, 5)]),
    ];
    let planes: [Plane; 1] = [(0, 3, &[(0, 5)])];
    check(&data, size, original(&codes), tagged((1, (15, 4)), &planes));
}

#[test]
fn planes_of_anything_by_hand() {
    let size = block(128);
    // Bit 31 of differences 0, 2 and 4, which lie between words 0 and 2³¹.
    let mut data = [1 << 31; 32];
    (data[0], data[3], data[4]) = (0, 0, 0);
    (data[1], data[2]) = (1 << 31, 1 << 31);
    // Differences 0 and 4 are 2³¹, difference 2 is −2³¹: its sign is set.
    let plane = 0b10101;
    let codes: [Code; 5] = [
        ("000", &[], &[]),
        ("00011", &[], &[(2, 5)]),
        ("1", &[], &[(plane ^ 1 << 2, 31)]),
        ("00001", &[], &[]),
        ("01", &[(28, 5)], &[]),
    ];
    let planes: [Plane; 2] = [(31, 7, &[(plane, 31)]), (30, 2, &[])];
    check(&data, size, original(&codes), tagged((0, (0, 0)), &planes));
}

#[test]
fn tags_that_an_encoder_would_not_take_are_decoded_as_they_read() {
    let size = block(64);
    // Top DBP = 0, which is zero; a base written whole; a single one as a whole plane.
    let planes: [Plane; 2] = [(31, 2, &[]), (0, 7, &[(1, 15)])];
    let [opt, group] = tagged((7, (3, 32)), &planes);
    let mut expected = [4; 16];
    expected[0] = 3;
    let expected = words(&expected, size);
    assert_eq!(decode(&BpcOpt::new(size), &opt).unwrap(), expected);
    assert_eq!(decode(&BpcGroup::new(size), &group).unwrap(), expected);
    let single = [(0, 4)];
    // A sign that no difference of these words has: it leaves the words.
    let codes: [Code; 6] = [
        ("1", &[], &[(3, 32)]),
        ("00011", &[], &[(0, 4)]),
        ("00001", &[], &[]),
        ("01", &[(26, 5)], &[]),
        ("01", &[(0, 5)], &[]),
        ("00011", &[], &single),
    ];
    let [interleaved, consolidated] = original(&codes);
    assert_eq!(decode(&Bpc::new(size), &interleaved).unwrap(), expected);
    assert_eq!(
        decode(&Bpc::consolidated(size), &consolidated).unwrap(),
        expected
    );
}

#[test]
fn runs_past_the_planes_are_refused() {
    let size = block(128);
    let past: [[Code; 3]; 2] = [
        [
            ("000", &[], &[]),
            ("00000", &[], &[]),
            ("01", &[(31, 5)], &[]),
        ],
        [
            ("000", &[], &[]),
            ("01", &[(30, 5)], &[]),
            ("01", &[(0, 5)], &[]),
        ],
    ];
    for codes in past {
        let [interleaved, consolidated] = original(&codes);
        refused(&Bpc::new(size), &interleaved, "past the last");
        refused(&Bpc::consolidated(size), &consolidated, "past the last");
    }
}

#[test]
fn wrong_positions_are_refused() {
    for size in [block(64), block(128)] {
        let (bits, end) = (size.words().ilog2(), u64::from(size.words()) - 1);
        for (text, position, what) in [
            ("00011", end, "beyond"),
            ("00010", end, "beyond"),
            ("00010", end - 1, "last bit"),
        ] {
            let position = [(position, bits)];
            let rest = ("01", &[(30, 5)][..], &[][..]);
            let [interleaved, consolidated] =
                original(&[("000", &[], &[]), (text, &[], &position), rest]);
            refused(&Bpc::new(size), &interleaved, what);
            refused(&Bpc::consolidated(size), &consolidated, what);
        }
        let wrong: [(u64, &[Field], &str); 8] = [
            (3, &[(end, bits)], "beyond"),
            (4, &[(end, bits)], "beyond"),
            (4, &[(end - 1, bits)], "last bit"),
            (5, &[(0, bits), (end, bits)], "beyond"),
            (5, &[(end, bits), (0, bits)], "beyond"),
            (5, &[(3, bits), (3, bits)], "equal or swapped"),
            (5, &[(4, bits), (3, bits)], "equal or swapped"),
            (6, &[(end, bits)], "beyond"),
        ];
        for (tag, payload, what) in wrong {
            let [opt, group] = tagged((0, (0, 0)), &[(17, tag, payload)]);
            refused(&BpcOpt::new(size), &opt, what);
            refused(&BpcGroup::new(size), &group, what);
        }
    }
}

#[test]
fn unused_tags_are_refused() {
    let size = block(128);
    for tag in 4..7 {
        let [opt, group] = tagged((tag, (0, 32)), &[]);
        refused(&BpcOpt::new(size), &opt, "not used");
        refused(&BpcGroup::new(size), &group, "not used");
    }
    for group in 0..8 {
        let bits = fields(&[(0, 3), (1 << group, 8)]);
        refused(&BpcGroup::new(size), &bits, "four zero tags");
    }
}

#[test]
fn adversarial_blocks() {
    for codec in codecs() {
        check_adversarial(&*codec);
        // Each pair of ones in a plane, in differences that do and do not overflow.
        let size = codec.block();
        let count = size.words() as usize;
        for (first, second) in (1..count).flat_map(|a| (1..count).map(move |b| (a, b))) {
            for step in [1, 1 << 31, u32::MAX] {
                let mut data = vec![0u32; count];
                for k in 1..count {
                    let here = u32::from(k == first || k == second);
                    data[k] = data[k - 1].wrapping_add(here.wrapping_mul(step));
                }
                let block = words(&data, size);
                let bits = encode(&*codec, &block);
                assert_eq!(decode(&*codec, &bits).unwrap(), block);
            }
        }
    }
}

proptest! {
    #[test]
    fn blocks_come_back(data in block_words()) {
        for codec in codecs() {
            let count = codec.block().words() as usize;
            check_round_trip(&*codec, &words(&data[..count], codec.block()));
        }
    }

    #[test]
    fn noise_never_panics(noise in noise()) {
        for codec in codecs() {
            check_noise(&*codec, &noise);
        }
    }
}
