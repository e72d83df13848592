//! Blocks of an array one behind the other, as the C library and the Python package store them.

use hdlgen::internals::codec::batch::{bursts, decode, encode, BatchError};
use hdlgen::internals::codec::bits::BitWriter;

use crate::common::blocks::varied;
use crate::common::formats::{codec, geometry};

#[test]
fn blocks_come_back_from_the_room_that_they_need_at_most() {
    let geometry = geometry(64, 32);
    let codec = codec("bdi", geometry);
    let blocks = varied(64, 40, 1).concat();
    let mut scratch = BitWriter::new();
    let (mut room, mut taken) = (vec![0; blocks.len()], vec![0; 40]);
    let mut store = |room: &mut [u8]| {
        encode(
            codec.as_ref(),
            geometry,
            &blocks,
            &mut scratch,
            room,
            &mut taken,
        )
    };
    let too_little = store(&mut room[1..]);
    assert!(matches!(
        too_little,
        Err(BatchError::Room { needed: 2560, .. })
    ));
    let stored = store(&mut room).unwrap();
    let mut expected = vec![0; 40];
    bursts(codec.as_ref(), geometry, &blocks, &mut expected).unwrap();
    assert_eq!(taken, expected);
    let mut back = vec![0; blocks.len()];
    decode(codec.as_ref(), geometry, &room[..stored], &taken, &mut back).unwrap();
    assert_eq!(back, blocks);
}
