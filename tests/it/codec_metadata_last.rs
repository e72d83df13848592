//! Consolidated codecs with their metadata behind the data.

use hdlgen::internals::bus::{Bus, Crossing};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, DecodeError};
use hdlgen::internals::terms::{Flit, Geometry};
use proptest::prelude::*;

use crate::common::formats::*;

const PAIRS: [(&str, &str); 3] = [
    ("fpc-mc", "fpc-mc-last"),
    ("bpc-mc", "bpc-mc-last"),
    ("cpack-mc", "cpack-mc-last"),
];

fn stored(name: &str, geometry: Geometry, block: &[u8]) -> (u32, Vec<u8>) {
    let mut stored = Vec::new();
    let codec = codec(name, geometry);
    let bits = store(
        codec.as_ref(),
        geometry,
        block,
        &mut BitWriter::new(),
        &mut stored,
    );
    (bits, stored)
}

fn string(bytes: &[u8]) -> String {
    let bits = bytes
        .iter()
        .flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1));
    bits.map(|bit| char::from(b'0' + bit)).collect()
}

/// The block of the paper's figure 7, on its bus: 2 toggles from one flit to the next, where the tags in
/// front make it 21.
#[test]
fn the_papers_block_toggles_as_in_its_figure() {
    let words = (0..32u32).map(|i| 0x3A00 + i);
    let block: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    let flit = Flit::try_from(4).unwrap();
    for (name, expected) in [("fpc-mc-last", 2), ("fpc-mc", 21)] {
        let (bits, stored) = stored(name, Geometry::default(), &block);
        assert_eq!(bits, 32 * (3 + 16));
        let after =
            |bus: Bus, place: usize| bus.after(&Crossing::new(&stored[4 * place..][..4], flit));
        let (_, first) = after(Bus::new(false), 0);
        assert_eq!(after(first, 1).0, expected, "{name}");
    }
}

/// A word, a run of zeros, and a number: payloads from the first bit on, tags and run length from the
/// last one back.
#[test]
fn fpc_by_hand() {
    let mut block = words(&[0x1234_5678, 0, 0, 5]);
    block.resize(64, 0);
    let geometry = geometry(64, 32);
    // Two runs of zeros before the last word, and eight and four behind it.
    let metadata = ["111", "000", "100", "100", "000", "111", "000", "110"].concat();
    let payloads = field(0x1234_5678, 32) + &field(5, 4);
    let (bits, stored) = stored("fpc-mc-last", geometry, &block);
    let stored = string(&stored);
    let backwards: String = metadata.chars().rev().collect();
    assert_eq!(bits as usize, metadata.len() + payloads.len());
    assert!(stored.starts_with(&payloads), "{stored}");
    assert!(stored.ends_with(&backwards), "{stored} {backwards}");
    let between = &stored[payloads.len()..256 - backwards.len()];
    assert_eq!(between, "0".repeat(256 - bits as usize));
}

#[test]
fn payloads_that_reach_into_the_metadata_are_refused() {
    // Sixteen tags of whole words, whose payloads would take two bursts, in one.
    let geometry = geometry(64, 32);
    let codec = codec("fpc-mc-last", geometry);
    let mut burst = vec![0; 26];
    burst.extend([0xff; 6]);
    let error = codec.decode(&burst, &mut [0; 64]).unwrap_err();
    assert!(matches!(error, DecodeError::PastEnd { .. }), "{error}");
    // The metadata lie at the end of whole bursts, fewer than the block's.
    let whole = codec.decode(&[0; 64], &mut [0; 64]).unwrap_err();
    assert!(
        matches!(whole, DecodeError::Bursts { stored: 64, .. }),
        "{whole}"
    );
    let part = codec.decode(&[0; 33], &mut [0; 64]).unwrap_err();
    assert!(
        matches!(part, DecodeError::Bursts { stored: 33, .. }),
        "{part}"
    );
}

proptest! {
    #[test]
    fn every_block_comes_back(block in blocks(), noise in prop::collection::vec(any::<u8>(), 96)) {
        for geometry in Geometry::all() {
            let block = &block[..geometry.block().bytes()];
            for (first, last) in PAIRS {
                let (bits, before) = stored(first, geometry, block);
                let (own, behind) = stored(last, geometry, block);
                prop_assert_eq!((bits, before.len()), (own, behind.len()));
                let metadata = geometry.metadata(bits);
                let codec = codec(last, geometry);
                prop_assert_eq!(codec.size(block), bits);
                let mut back = vec![0x55; block.len()];
                load(codec.as_ref(), geometry, metadata, &behind, &mut back).unwrap();
                prop_assert_eq!(&back, block);
                if geometry.stored_raw(bits) {
                    continue;
                }
                // The same number of bits and of ones.
                let ones = |bytes: &[u8]| bytes.iter().map(|byte| byte.count_ones()).sum::<u32>();
                prop_assert_eq!(ones(&before), ones(&behind));
                let mut damaged = behind.clone();
                let place = usize::from(noise[0]) % damaged.len();
                damaged[place] ^= noise[1] | 1;
                let _ = codec.decode(&damaged, &mut back);
                for bytes in [32, 64, 96] {
                    let _ = codec.decode(&noise[..bytes], &mut back);
                }
            }
        }
    }
}
