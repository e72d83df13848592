//! The library's front door: a codec by name, blocks in and out.

use hdlgen::codec::batch;
use hdlgen::codec::list::FORMATS;
use hdlgen::{BlockError, Coder};

use crate::common::folder::sample;

/// The codecs that a name is enough for.
fn coders() -> impl Iterator<Item = Coder> {
    FORMATS
        .iter()
        .filter_map(|format| hdlgen::codec(format.name).ok())
}

#[test]
fn blocks_come_back_from_as_many_bursts_as_are_counted() {
    let mut data = sample();
    data.truncate(400 * 128);
    // Noise, which stays raw.
    data.extend((0..128u32 * 50).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8));
    assert!(coders().count() >= 15);
    for coder in coders() {
        let mut bursts = vec![0; data.len() / 128];
        batch::bursts(coder.codec(), coder.geometry(), &data, &mut bursts).unwrap();
        for (block, bursts) in data.chunks(128).zip(bursts) {
            let stored = coder.compress(block).unwrap();
            assert_eq!(stored.bursts, u32::from(bursts), "{}", coder.name());
            assert_eq!(stored.bytes.len(), 32 * stored.bursts as usize);
            assert_eq!(
                coder.decompress(&stored).unwrap(),
                block,
                "{}",
                coder.name()
            );
        }
    }
}

#[test]
fn what_is_no_block_is_refused() {
    for coder in coders() {
        let length = coder.compress(&[0; 127]).unwrap_err();
        let expected = BlockError::Length {
            given: 127,
            block: 128,
        };
        assert_eq!(length, expected);
        for length in [0, 1, 31, 33, 95, 127, 129, 160, 9000] {
            let refused = coder.decompress(vec![0; length]);
            assert!(
                matches!(refused, Err(BlockError::Decode(_))),
                "{} {length}",
                coder.name()
            );
        }
    }
    let error = |name: &str| hdlgen::codec(name).err().unwrap().to_string();
    assert!(error("gzip").contains("there is no codec 'gzip'"));
    assert!(error("e2mc").contains("e2mc needs a codebook"));
}
