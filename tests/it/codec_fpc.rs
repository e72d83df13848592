//! The FPC models: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::codec::{Codec, Fpc, FpcOpt};
use hdlgen::internals::terms::BlockSize;
use proptest::prelude::*;

use crate::common::words as common;

use common::*;

/// A word of each pattern with its tag, payload and payload's bits.
const WORDS: [(u32, u64, u64, u32); 13] = [
    (7, 1, 7, 4),
    (0xFFFF_FFF8, 1, 8, 4),
    (u32::MAX, 1, 15, 4),
    (8, 2, 8, 8),
    (0xFFFF_FF80, 2, 0x80, 8),
    (0x80, 3, 0x80, 16),
    (0xFFFF_8000, 3, 0x8000, 16),
    (0x8000_0000, 4, 0x8000, 16),
    (0x0001_0000, 4, 1, 16),
    (0xFF80_007F, 5, 0x807F, 16),
    (0x8080_8080, 6, 0x80, 8),
    (0x0000_8000, 7, 0x8000, 32),
    (0x1234_5678, 7, 0x1234_5678, 32),
];

fn codecs() -> Vec<Box<dyn Codec>> {
    let all = |&size: &BlockSize| -> [Box<dyn Codec>; 3] {
        [
            Box::new(Fpc::new(size)),
            Box::new(Fpc::consolidated(size)),
            Box::new(FpcOpt::new(size)),
        ]
    };
    BlockSize::COMMON.iter().flat_map(all).collect()
}

/// Words without a pattern have the longest encodings there are: a tag and the word each.
#[test]
fn the_longest_encoding_is_as_long_as_it_says() {
    for codec in codecs() {
        let words_of = codec.block().words();
        let block = words(&vec![0x1234_5678; words_of as usize], codec.block());
        assert_eq!(codec.max_bits(), words_of * (3 + 32));
        assert_eq!(codec.size(&block), codec.max_bits());
    }
}

#[test]
fn each_pattern_by_hand() {
    for (word, tag, payload, width) in WORDS {
        let size = block(64);
        let data = words(&[word], size);
        // Fifteen zero words follow: runs of 8 and 7.
        let runs = [(0, 3), (7, 3), (0, 3), (6, 3)];
        let tagged = [(tag, 3)];
        let payload = [(payload, width)];
        let bits = fields(&[&tagged[..], &payload, &runs].concat());
        assert_eq!(encode(&Fpc::new(size), &data), bits, "{word:#010x}");
        let bits = fields(&[&tagged[..], &runs, &payload].concat());
        assert_eq!(
            encode(&Fpc::consolidated(size), &data),
            bits,
            "{word:#010x}"
        );
        let bits = fields(&[&tagged[..], &[(0, 45)], &payload].concat());
        assert_eq!(encode(&FpcOpt::new(size), &data), bits, "{word:#010x}");
    }
}

#[test]
fn zero_blocks_by_hand() {
    let size = block(128);
    let zero = words(&[], size);
    let runs = fields(&[(0b111_000, 6); 4]);
    assert_eq!(encode(&Fpc::new(size), &zero), runs);
    assert_eq!(encode(&Fpc::consolidated(size), &zero), runs);
    assert_eq!(encode(&FpcOpt::new(size), &zero), [false; 96]);
}

#[test]
fn runs_are_greedy_and_end_at_other_words() {
    let size = block(64);
    let mut data = [0; 16];
    data[9] = 1;
    data[11] = u32::MAX;
    let data = words(&data, size);
    let head = [(0, 3), (7, 3), (0, 3), (0, 3), (1, 3)];
    let bits = [
        &head[..],
        &[(1, 4), (0, 3), (0, 3), (1, 3), (15, 4), (0, 3), (3, 3)],
    ]
    .concat();
    assert_eq!(encode(&Fpc::new(size), &data), fields(&bits));
    let bits = [
        &head[..],
        &[(0, 3), (0, 3), (1, 3), (0, 3), (3, 3), (1, 4), (15, 4)],
    ]
    .concat();
    assert_eq!(encode(&Fpc::consolidated(size), &data), fields(&bits));
}

#[test]
fn payloads_not_the_smallest_are_decoded_as_they_read() {
    let size = block(64);
    let expected = words(&[5, 0xFFFF_FFFE, 0, 0, 0], size);
    let runs = [(0, 3), (0, 3), (0, 3), (7, 3), (0, 3), (4, 3)];
    let bits = fields(&[&[(7, 3), (5, 32), (3, 3), (0xFFFE, 16)][..], &runs].concat());
    assert_eq!(decode(&Fpc::new(size), &bits).unwrap(), expected);
    let bits = fields(&[&[(7, 3), (3, 3)][..], &runs, &[(5, 32), (0xFFFE, 16)]].concat());
    assert_eq!(decode(&Fpc::consolidated(size), &bits).unwrap(), expected);
}

#[test]
fn runs_past_the_words_are_refused() {
    for (size, whole) in [(block(64), 2), (block(128), 4)] {
        let mut bits = fields(&vec![(0b111_000, 6); whole - 1]);
        bits.extend(fields(&[(0, 6), (0b111_000, 6)]));
        refused(&Fpc::new(size), &bits, "past the block's last");
        refused(&Fpc::consolidated(size), &bits, "past the block's last");
    }
}

#[test]
fn adversarial_blocks() {
    for codec in codecs() {
        check_adversarial(&*codec);
        let size = codec.block();
        for (a, ..) in WORDS {
            check_round_trip(&*codec, &words(&vec![a; size.words() as usize], size));
            for (b, ..) in WORDS {
                check_round_trip(&*codec, &words(&[a, b, 0, a, b, b], size));
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
