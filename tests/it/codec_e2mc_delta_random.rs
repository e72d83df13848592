//! The e2mc-delta model on blocks of all kinds: round trips, damage, gaps.

use hdlgen::internals::codebook::{DeltaCodebook, Trained};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec, E2mcDelta};
use hdlgen::internals::terms::{BlockSize, DeltaMfv, Geometry, Mag, Ways};
use proptest::prelude::*;

use crate::common::delta::{encode, halves, modes, train};

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

/// A symbol: often one of a few, or near the symbol before.
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
            symbols.push(if from_before {
                step.wrapping_add(before)
            } else {
                step
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
    let size = prop::sample::select(BlockSize::COMMON.to_vec());
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
                // With a flipped mode bit, the other mode may decode to the same block.
                if codec.decode(&bytes, &mut out).is_ok() && out == block && place >= 2 {
                    free += 1;
                }
            }
            prop_assert!(free >= 8 * bytes.len() - encoded.bits as usize);
        }
    }
}
