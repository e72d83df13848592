//! C-Pack: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::codec::DecodeError;
use proptest::prelude::*;

use crate::common::formats::*;

/// Words with each code, and zeros up to the block.
const EACH: [u32; 7] = [
    0xAABB_CCDD,
    0xAABB_CCDD,
    0xAABB_CCEE,
    0xAABB_1122,
    0x0000_0042,
    0xAABB_1133,
    0x0000_0000,
];

#[test]
fn each_code_by_hand() {
    let mut block = words(&EACH);
    block.resize(64, 0);
    // Entries: 0 the first word, 1 the third, 2 the fourth, 3 the sixth.
    let parts = [
        ("01", field(0xAABB_CCDD, 32)),
        ("10", field(0, 4)),
        ("1110", field(0, 4) + &field(0xEE, 8)),
        ("1100", field(0, 4) + &field(0x1122, 16)),
        ("1101", field(0x42, 8)),
        ("1110", field(2, 4) + &field(0x33, 8)),
    ];
    let interleaved: String = parts
        .iter()
        .map(|(code, fields)| code.to_string() + fields)
        .collect();
    let zeros = "00".repeat(10);
    let cpack = codec("cpack", geometry(64, 32));
    assert_eq!(bits(cpack.as_ref(), &block), interleaved + &zeros);
    let codes: String = parts.iter().map(|(code, _)| *code).collect();
    let fields: String = parts.iter().map(|(_, fields)| fields.as_str()).collect();
    let apart = codec("cpack-mc", geometry(64, 32));
    assert_eq!(bits(apart.as_ref(), &block), codes + &zeros + &fields);
    assert_eq!(cpack.size(&block), apart.size(&block));
    assert_eq!(
        (
            cpack.max_bits(),
            codec("cpack-mc", geometry(128, 32)).max_bits()
        ),
        (544, 1088)
    );
}

#[test]
fn the_dictionary_turns_around_after_sixteen() {
    // 17 words without a match: the last one replaces the first.
    let mut all: Vec<u32> = (1..=17)
        .map(|i| (i << 24) | (0x55_5555 * (i % 4)))
        .collect();
    all.extend([all[16], all[1], all[0]]);
    all.resize(32, 0);
    let code = bits(codec("cpack", geometry(128, 32)).as_ref(), &words(&all));
    let last = "01".to_string() + &field(all[0].into(), 32);
    let expected = "10".to_string() + &field(0, 4) + "10" + &field(1, 4) + &last;
    assert_eq!(code[17 * 34..17 * 34 + expected.len()], expected);
    // Word 0 was pushed anew, to entry 1.
    let own = codec("cpack", geometry(128, 32)).size(&words(&all));
    assert_eq!(own, 18 * 34 + 12 + 12 * 2);
}

#[test]
fn the_lowest_index_and_the_fewest_bits() {
    // A zero byte matches no unwritten entry; a small word is a byte even if an entry is close.
    let all = [0x100, 0x1FF, 0x101, 0x1FF, 0xFF];
    let mut block = words(&all);
    block.resize(64, 0);
    let code = bits(codec("cpack", geometry(64, 32)).as_ref(), &block);
    let expected = [
        "01".to_string() + &field(0x100, 32),
        "1110".to_string() + &field(0, 4) + &field(0xFF, 8),
        "1110".to_string() + &field(0, 4) + &field(0x01, 8),
        "10".to_string() + &field(1, 4),
        "1101".to_string() + &field(0xFF, 8),
        "00".repeat(11),
    ];
    assert_eq!(code, expected.concat());
}

#[test]
fn what_no_encoder_makes_is_refused() {
    let word = "01".to_string() + &field(9, 32);
    let cpack = codec("cpack", geometry(64, 32));
    let (cpack, apart) = (cpack.as_ref(), codec("cpack-mc", geometry(64, 32)));
    assert_eq!(
        decode(cpack, "1111"),
        Err(DecodeError::NoCodeword { bit: 0 })
    );
    let code = decode(cpack, &(word.clone() + "1111"));
    assert_eq!(code, Err(DecodeError::NoCodeword { bit: 34 }));
    assert_eq!(
        decode(apart.as_ref(), "011111"),
        Err(DecodeError::NoCodeword { bit: 2 })
    );
    for code in ["10", "1100", "1110"] {
        let place = code.len();
        assert_eq!(refused(cpack, code), ("index", place, 0));
        let second = format!("{word}{code}{}", field(1, 4));
        assert_eq!(refused(cpack, &second), ("index", 34 + place, 1));
        let first = format!("{word}{code}{}", field(0, 4));
        assert!(decode(cpack, &first).is_ok());
        let codes = code.to_string() + &"00".repeat(15);
        assert_eq!(refused(apart.as_ref(), &codes), ("index", codes.len(), 0));
    }
    assert_eq!(past_end(cpack, &[]), "code");
    assert_eq!(past_end(cpack, &[0b10]), "part of a word");
    assert_eq!(
        past_end(apart.as_ref(), &bursts(&"01".repeat(16), 1)),
        "part of a word"
    );
    // Seven words and 18 of 34 bits of the eighth fill a burst.
    assert_eq!(past_end(cpack, &bursts(&word.repeat(7), 1)[..30]), "code");
}

proptest! {
    #[test]
    fn every_block_comes_back(
        block in blocks(),
        noise in prop::collection::vec(any::<u8>(), 192),
    ) {
        check_all("cpack", &block, &noise);
        check_all("cpack-mc", &block, &noise);
    }
}
