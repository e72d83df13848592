//! The E2MC model: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::codebook::{Codebook, Histogram, Symbol, SymbolHistogram, Tree};
use hdlgen::internals::codec::bits::{BitReader, BitWriter};
use hdlgen::internals::codec::{load, store, Codec, DecodeError, E2mc, Encoded, Statistics};
use hdlgen::internals::terms::{BlockSize, Geometry, MfvCount, SymbolLength, Ways};
use proptest::prelude::*;

fn ways(ways: u32) -> Ways {
    Ways::try_from(ways).unwrap()
}

fn block(bytes: u32) -> BlockSize {
    BlockSize::try_from(bytes).unwrap()
}

fn train(bits: u32, mfv: MfvCount, data: &[u8]) -> Codebook {
    let mut histogram = SymbolHistogram::new(SymbolLength::try_from(bits).unwrap());
    histogram.add(data).unwrap();
    histogram.train(mfv).unwrap()
}

fn tree_book(bits: u32, values: &[(u32, u32)], escape: u32) -> Codebook {
    let leaves = values.iter();
    let leaves = leaves.map(|&(value, length)| (length, Symbol::Value(value)));
    let tree = Tree::new(leaves.chain([(escape, Symbol::Escape)]), 20).unwrap();
    let symbol_length = SymbolLength::try_from(bits).unwrap();
    Codebook::new(symbol_length, Some(MfvCount::default()), vec![tree]).unwrap()
}

/// 5 → 0, 7 → 10, escape 11.
fn small_book() -> Codebook {
    tree_book(16, &[(5, 1), (7, 2)], 2)
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
    let bytes = out.finish().to_vec();
    assert_eq!(bytes.len(), encoded.bits.div_ceil(8) as usize);
    assert_eq!(codec.size(block), encoded.bits);
    assert!(encoded.bits <= codec.max_bits());
    (encoded, bytes)
}

/// Encodes, stores and takes back a block in every way that there is.
fn check_round_trip(codec: &E2mc, block: &[u8]) {
    let (encoded, mut bytes) = encode(codec, block);
    let mut decoded = vec![0xAA; block.len()];
    if encoded.raw {
        assert_eq!(
            (bytes.as_slice(), encoded.bits),
            (block, 8 * block.len() as u32)
        );
    } else {
        // Bits after the encoding are ignored, and no bytes after it are needed.
        codec.decode(&bytes, &mut decoded).unwrap();
        assert_eq!(decoded, block);
        bytes.resize(bytes.len() + 99, 0xFF);
        codec.decode(&bytes, &mut decoded).unwrap();
        assert_eq!(decoded, block);
    }
    for geometry in Geometry::all().filter(|geometry| geometry.block() == codec.block()) {
        let (mut scratch, mut stored) = (BitWriter::new(), vec![1, 2, 3]);
        let bits = store(codec, geometry, block, &mut scratch, &mut stored);
        assert_eq!(bits, encoded.bits);
        let metadata = geometry.metadata(bits);
        assert_eq!(stored.len(), geometry.stored_bytes(encoded.bits));
        decoded.fill(0xAA);
        load(codec, geometry, metadata, &stored, &mut decoded).unwrap();
        assert_eq!(decoded, block);
    }
}

#[test]
fn one_way_by_hand() {
    let codec = E2mc::new(&small_book(), block(64), ways(1));
    // 7, 5, 0x1234, then 29 times 5: 10, 0, 11 and the raw bits LSB first, then zeros.
    let mut values = [5; 32];
    values[0] = 7;
    values[2] = 0x1234;
    let (encoded, bytes) = encode(&codec, &halves(&values));
    assert_eq!(
        encoded,
        Encoded {
            bits: 2 + 1 + 18 + 29,
            raw: false
        }
    );
    // Bits in stream order: 1 0 0 1 1 | 0x1234 from its lowest bit | zeros.
    let stream = 0b11001u64 | 0x1234 << 5;
    assert_eq!(bytes, stream.to_le_bytes()[..7]);
    check_round_trip(&codec, &halves(&values));
}

#[test]
fn pointers_and_starts_by_hand() {
    let codec = E2mc::new(&small_book(), block(64), ways(4));
    // Four ways of eight symbols. Way 1: 18 pointer bits, then 8 bits: it ends at bit 26, so way
    // 2 starts at byte 4; 7 times 5 and a 7 are 9 bits, to bit 41: way 3 starts at byte 6; an
    // escape and 7 times 5 are 25 bits, to bit 73: way 4 starts at byte 10, and takes 16 bits.
    let mut values = [5; 32];
    values[15] = 7;
    values[16] = 0xBEEF;
    values[24..].fill(7);
    let (encoded, bytes) = encode(&codec, &halves(&values));
    assert_eq!(
        encoded,
        Encoded {
            bits: 96,
            raw: false
        }
    );
    let mut reader = BitReader::new(&bytes);
    let pointers = [(); 3].map(|()| reader.take(6).unwrap());
    assert_eq!(pointers, [4, 6, 10]);
    assert_eq!(bytes[2..6], [10 >> 4, 0, 0b1000_0000, 0]);
    assert_eq!(bytes[6..10], (0b11u32 | 0xBEEF << 2).to_le_bytes());
    assert_eq!(bytes[10..], [0b0101_0101; 2]);
    check_round_trip(&codec, &halves(&values));
}

#[test]
fn short_symbols_use_the_tree_of_their_place() {
    // Training data of words 0x76543210: symbol i mod 8 of SL 4 is i, SL 8's bytes likewise.
    let data = 0x7654_3210u32.to_le_bytes().repeat(1024);
    for (bits, symbols) in [(4, 256), (8, 128)] {
        let book = train(bits, MfvCount::default(), &data);
        let codec = E2mc::new(&book, block(128), ways(1));
        let (encoded, bytes) = encode(&codec, &data[..128]);
        assert_eq!(encoded.bits, symbols, "one bit a symbol");
        assert!(bytes.iter().all(|&byte| byte == 0));
        // Moved by a symbol, each is among the rare ones of its tree.
        let moved = 0x0765_4321u32.to_le_bytes().repeat(32);
        assert!(codec.size(&moved) > 3 * symbols);
        check_round_trip(&codec, &moved);
    }
}

#[test]
fn a_start_beyond_its_pointer_has_no_encoding() {
    let codec = E2mc::new(&small_book(), block(128), ways(2));
    // Way 1 after 7 pointer bits: `escapes` of 18 bits, the rest 1 bit.
    let size = |escapes: usize| {
        let mut values = [5; 64];
        values[..escapes].fill(9);
        check_round_trip(&codec, &halves(&values));
        encode(&codec, &halves(&values)).0
    };
    // 7 + 32 + 17 · 32 bits end in byte 72: far from the end.
    assert_eq!(
        size(32),
        Encoded {
            bits: 8 * 73 + 32,
            raw: false
        }
    );

    let long = tree_book(16, &[(5, 1), (7, 20)], 20);
    let codec = E2mc::new(&long, block(128), ways(2));
    let size = |escapes: usize, sevens: usize| {
        let mut values = [5; 64];
        values[..escapes].fill(9);
        values[escapes..escapes + sevens].fill(7);
        check_round_trip(&codec, &halves(&values));
        encode(&codec, &halves(&values)).0
    };
    // 7 + 27 · 36 + 2 · 20 + 3 = 1022 bits end at byte 128, 7 + 27 · 36 + 20 + 4 = 1003 at 126.
    assert_eq!(
        size(27, 1),
        Encoded {
            bits: 8 * 126 + 32,
            raw: false
        }
    );
    assert_eq!(
        size(27, 2),
        Encoded {
            bits: 1024,
            raw: true
        }
    );
    // One way has no pointer: its encoding just exceeds the block.
    let codec = E2mc::new(&long, block(128), ways(1));
    let (encoded, _) = encode(&codec, &halves(&[9; 64]));
    assert_eq!(
        encoded,
        Encoded {
            bits: 64 * 36,
            raw: false
        }
    );
    check_round_trip(&codec, &halves(&[9; 64]));
    let mut statistics = Statistics::new(Geometry::default());
    statistics.add(encoded.bits);
    assert_eq!(
        (statistics.compressed_bits, statistics.stored_bytes),
        (1024, 128)
    );
}

#[test]
fn streams_that_no_encoder_makes() {
    let decode = |codec: &E2mc, stored: &[u8]| {
        let mut out = vec![0; codec.block().bytes()];
        codec.decode(stored, &mut out).map(|()| out)
    };
    // A lone codeword 0: a bit 1 is no codeword.
    let lone = E2mc::new(&tree_book(16, &[], 1), block(64), ways(1));
    let none = DecodeError::NoCodeword { bit: 0 };
    assert_eq!(decode(&lone, &[0xFF; 32]), Err(none));
    // Its escapes take 32 · 17 bits: more than 64 bytes.
    let past = decode(&lone, &[0; 64]).unwrap_err();
    assert!(
        matches!(past, DecodeError::PastEnd { bit: 510, .. }),
        "{past}"
    );
    assert_eq!(decode(&lone, &[0; 68]), Ok(vec![0; 64]));

    // Pointers: 6 bits at a block of 64 bytes, so way 1 starts at bit 6 and byte 0 is not free.
    let two = E2mc::new(&small_book(), block(64), ways(2));
    let pointer = |pointer: u8, length: usize| {
        let mut stored = vec![0; length];
        stored[0] = pointer;
        decode(&two, &stored).err()
    };
    let bad = |pointer| {
        Some(DecodeError::Pointer {
            way: 2,
            pointer,
            start: 6,
            stored: 32,
        })
    };
    assert_eq!(pointer(0, 32), bad(0));
    assert_eq!(pointer(1, 32), None);
    assert_eq!(pointer(30, 32), None);
    // Way 2 needs 16 bits.
    assert!(matches!(pointer(31, 32), Some(DecodeError::PastEnd { .. })));
    assert_eq!(pointer(32, 32), bad(32));
    assert_eq!(pointer(32, 64), None);
    let four = E2mc::new(&small_book(), block(64), ways(4));
    // 18 bits of pointers: byte 2 holds two of them, byte 3 is free.
    let pointers = |p: u32| (p | p << 6 | p << 12).to_le_bytes();
    let stored = |p| [pointers(p).as_slice(), &[0; 28]].concat();
    assert!(matches!(
        decode(&four, &stored(2)),
        Err(DecodeError::Pointer { .. })
    ));
    assert!(decode(&four, &stored(3)).is_ok());
    assert!(matches!(
        decode(&four, &[]),
        Err(DecodeError::PastEnd { .. })
    ));
}

#[test]
fn metadata_must_go_with_the_stored_bytes() {
    let codec = E2mc::new(&small_book(), block(128), ways(1));
    let (narrow, wide) = (Geometry::default(), Geometry::all().nth(2).unwrap());
    assert_eq!(wide.mag().get(), 64);
    let mut out = vec![0; 128];
    let mut check = |geometry, metadata, bytes: usize| {
        load(&codec, geometry, metadata, &vec![0; bytes], &mut out).is_ok()
    };
    assert!(check(narrow, 0, 32) && check(narrow, 2, 96) && check(narrow, 3, 128));
    assert!(!check(narrow, 0, 64) && !check(narrow, 3, 96) && !check(narrow, 4, 160));
    assert!(check(wide, 0, 64) && !check(wide, 1, 128) && !check(wide, 2, 192));
}

/// A word: often one of few values, so that codewords differ in length.
fn word() -> impl Strategy<Value = u32> {
    prop_oneof![
        4 => 0..4u32,
        2 => (0..64u32).prop_map(|k| 0x3F80_0000 + (k << 16)),
        2 => (0..900u32).prop_map(|k| k << 6),
        1 => Just(u32::MAX),
        1 => any::<u32>(),
    ]
}

fn data(blocks: usize) -> impl Strategy<Value = Vec<u8>> {
    let words = prop::collection::vec(word(), 32 * blocks);
    words.prop_map(|words| words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

fn codebook() -> impl Strategy<Value = Codebook> {
    let bits = prop::sample::select(vec![4, 8, 16, 32]);
    let mfv = prop::sample::select(MfvCount::ALL.to_vec());
    // Counts that double from value to value make the longest codewords.
    let steep = (2..15u32).prop_map(|n| {
        let runs = (0..n).flat_map(|value| (0..1 << value).map(move |_| value * 0x0101_0101));
        runs.flat_map(u32::to_le_bytes).collect::<Vec<_>>()
    });
    let training = prop_oneof![
        (1..60usize).prop_flat_map(data),
        steep,
        Just(vec![0; 128]),
        Just((0..4096u32).flat_map(u32::to_le_bytes).collect()),
    ];
    (bits, mfv, training).prop_map(|(bits, mfv, training)| train(bits, mfv, &training))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_block_comes_back(book in codebook(), data in data(4)) {
        for &ways in Ways::ALL {
            for &block in BlockSize::COMMON {
                let codec = E2mc::new(&book, block, ways);
                for block in data.chunks_exact(block.bytes()) {
                    check_round_trip(&codec, block);
                    // One symbol only, those of the longest codewords, all escapes.
                    check_round_trip(&codec, &block[..4].repeat(block.len() / 4));
                }
                for longest in [0, 1] {
                    let values = book.trees()[0].values();
                    let sorted = values.map(|(value, length)| (length, value));
                    let mut sorted: Vec<_> = sorted.collect();
                    sorted.sort_unstable();
                    let Some((_, value)) = sorted.iter().rev().nth(longest) else { continue };
                    let bits = book.symbol_length().bits();
                    let mut out = BitWriter::new();
                    for _ in 0..block.symbols(book.symbol_length()) {
                        out.push((*value).into(), bits);
                    }
                    check_round_trip(&codec, out.finish());
                }
                check_round_trip(&codec, &vec![0x5B; block.bytes()]);
            }
        }
    }

    #[test]
    fn damaged_bursts_never_panic(
        book in codebook(),
        data in data(1),
        noise in prop::collection::vec(any::<u8>(), 0..128),
        flips in prop::collection::vec((0..1024usize, any::<u8>()), 1..6),
        cut in 0..128usize,
    ) {
        for &ways in Ways::ALL {
            let codec = E2mc::new(&book, BlockSize::default(), ways);
            let mut out = vec![0; 128];
            let _ = codec.decode(&noise, &mut out);
            let (_, mut bytes) = encode(&codec, &data);
            let _ = codec.decode(&bytes[..cut.min(bytes.len())], &mut out);
            for &(place, flip) in &flips {
                let place = place % bytes.len();
                bytes[place] ^= flip;
            }
            let result = codec.decode(&bytes, &mut out);
            // Any successful result is a block with these codewords: encoding and decoding it returns the
            // same block.
            if result.is_ok() {
                check_round_trip(&codec, &out);
            }
        }
    }
}
