//! pfor: encodings of crafted blocks, round trips, and streams that no encoder makes.

use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec, DecodeError, Pfor};
use hdlgen::internals::terms::{Choice, Geometry, PforModes};
use proptest::prelude::*;

fn codec(block: u32, mag: u32, modes: &str, choice: Choice) -> (Pfor, Geometry) {
    let (block, mag) = (block.try_into().unwrap(), mag.try_into().unwrap());
    let geometry = Geometry::of_pfor(block, mag).unwrap();
    (
        Pfor::new(geometry, modes.parse().unwrap(), choice),
        geometry,
    )
}

fn every_mode(block: u32) -> Pfor {
    codec(block, 32, "0,1,2,3,4,5,6,7", Choice::Estimate).0
}

fn encode(codec: &Pfor, block: &[u8]) -> (u32, Vec<u8>) {
    let mut out = BitWriter::new();
    let encoded = codec.encode(block, &mut out);
    let bytes = out.finish().to_vec();
    assert_eq!(bytes.len(), encoded.bits.div_ceil(8) as usize);
    assert_eq!(codec.size(block), encoded.bits);
    assert!(!encoded.raw && encoded.bits <= codec.max_bits());
    (encoded.bits, bytes)
}

fn from_hex(text: &str) -> Vec<u8> {
    let digits = text.as_bytes().chunks_exact(2);
    let byte = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16);
    digits.map(|pair| byte(pair).unwrap()).collect()
}

/// The mode in front of an encoding.
fn mode(encoding: &[u8]) -> u8 {
    encoding[0] & 7
}

#[test]
fn encodings_of_crafted_blocks() {
    let lines = include_str!("../data/pfor.tsv").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    let (mut modes_seen, mut count) = (0u8, 0);
    for line in lines {
        let fields: Vec<_> = line.split('\t').collect();
        let [bytes, choice, modes, bits, block, encoding, what] = fields[..] else {
            panic!("{line}");
        };
        let choice = Choice::ALL.into_iter().find(|c| c.to_string() == choice);
        let (codec, geometry) = codec(bytes.parse().unwrap(), 32, modes, choice.unwrap());
        let (block, expected) = (from_hex(block), from_hex(encoding));
        let (own_bits, own) = encode(&codec, &block);
        assert_eq!(
            (own_bits.to_string().as_str(), &own),
            (bits, &expected),
            "{what}"
        );
        let mut stored = expected;
        modes_seen |= 1 << mode(&stored);
        stored.resize(geometry.bursts(own_bits) as usize * 32, 0);
        let mut back = vec![0xAA; block.len()];
        codec.decode(&stored, &mut back).unwrap();
        assert_eq!(back, block, "{what}");
        count += 1;
    }
    assert_eq!((modes_seen, count), (0xFF, 56));
}

/// Fields behind a mode, each with its width, in whole bursts.
fn stream(mode: u64, fields: &[(u64, u32)], bursts: usize) -> Vec<u8> {
    let mut out = BitWriter::new();
    out.push(mode, 3);
    for &(field, width) in fields {
        out.push(field, width);
    }
    let mut bytes = out.finish().to_vec();
    bytes.resize(32 * bursts, 0);
    bytes
}

#[test]
fn more_bits_than_an_element_has_are_an_error() {
    for (mode, width, streams) in [(0, 4, 4), (1, 3, 4), (2, 4, 2), (4, 4, 2), (7, 3, 2)] {
        let most = 1u64 << width;
        for stream_of in 0..streams {
            for (d, x, is_valid) in [
                (1, most - 1, true),
                (most - 1, 1, true),
                (2, most - 1, false),
                (most - 1, most - 1, false),
                (0, most - 1, true),
            ] {
                let mut fields = vec![(0, width); 2 * streams];
                fields[2 * stream_of] = (d, width);
                fields[2 * stream_of + 1] = (x, width);
                let decoded = every_mode(128).decode(&stream(mode, &fields, 4), &mut [0; 128]);
                match decoded {
                    Ok(()) => assert!(is_valid, "mode {mode}: {d} + {x}"),
                    Err(error) => {
                        assert!(!is_valid, "mode {mode}: {d} + {x}: {error}");
                        assert!(matches!(error, DecodeError::Value { .. }), "{error}");
                        assert!(error.to_string().contains("d + x"), "{error}");
                    }
                }
            }
        }
    }
    // A single burst of only ones is never an encoding: it marks corrupt blocks.
    assert!(every_mode(128).decode(&[0xFF; 32], &mut [0; 128]).is_err());
}

#[test]
fn a_mode_that_is_left_out_is_an_error() {
    for mode in 0..8 {
        let others: Vec<_> = (0..8).filter(|&other| other != mode).collect();
        let (without, _) = codec(128, 32, &itertools::join(others, ","), Choice::Estimate);
        let (only, _) = codec(128, 32, &mode.to_string(), Choice::Estimate);
        let (_, mut stored) = encode(&only, &[7; 128]);
        assert_eq!(u32::from(self::mode(&stored)), mode);
        stored.resize(stored.len().next_multiple_of(32), 0);
        only.decode(&stored, &mut [0; 128]).unwrap();
        let error = without.decode(&stored, &mut [0; 128]).unwrap_err();
        assert!(error.to_string().contains("--modes"), "{error}");
    }
}

#[test]
fn what_no_encoder_writes_is_decoded_as_it_reads() {
    let codec = every_mode(64);
    let decode = |stored: &[u8]| {
        let mut block = [0xAA; 64];
        codec.decode(stored, &mut block).unwrap();
        block
    };
    // Mode 7 with raw streams, one of which has a reference: it is read, but not used.
    let mut fields = vec![(0, 3), (5, 3), (0, 3), (1, 3), (1, 1), (0, 1)];
    fields.extend([(0, 32); 16]);
    fields.push((0xFF, 8));
    assert_eq!(decode(&stream(7, &fields, 3)), [0; 64]);
    // Mode 5 with both flags: only element 0 has an upper part.
    let fields = [(0, 4), (0, 4), (0, 4), (0, 4), (1, 1), (1, 1), (0x1234, 16)];
    assert_eq!(decode(&stream(5, &fields, 1)), [0x34, 0x12].repeat(32)[..]);
    // A reference of mode 0 that is added modulo 2^16, in a stream of 16 planes.
    let mut fields = vec![(0, 4), (1, 4), (0, 24), (1, 1), (0, 3)];
    fields.extend([(0xFF, 8); 16]);
    fields.push((3, 16));
    let block = decode(&stream(0, &fields, 2));
    assert_eq!(block, [2, 0, 0, 0, 0, 0, 0, 0].repeat(8)[..]);
}

#[test]
fn a_field_past_the_stored_bytes_is_an_error() {
    let lines = include_str!("../data/pfor.tsv").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let fields: Vec<_> = line.split('\t').collect();
        let encoding = from_hex(fields[5]);
        let codec = every_mode(fields[0].parse().unwrap());
        let mut block = vec![0; codec.block().bytes()];
        for stored in 0..encoding.len() {
            let error = codec.decode(&encoding[..stored], &mut block).unwrap_err();
            assert!(matches!(error, DecodeError::PastEnd { .. }), "{error}");
        }
    }
}

/// Blocks of every kind that a mode is for, of 512 bytes.
fn blocks() -> impl Strategy<Value = Vec<u8>> {
    let word = || any::<[u8; 4]>();
    let periodic =
        (prop::collection::vec(any::<u8>(), 1..13), any::<[i8; 13]>()).prop_map(|(unit, steps)| {
            let byte = |place: usize| {
                let (round, place) = (place / unit.len(), place % unit.len());
                unit[place].wrapping_add((steps[place] as u8).wrapping_mul(round as u8))
            };
            (0..512).map(byte).collect()
        });
    let text = prop::collection::vec(0x20u8..0x7F, 512);
    let narrow = (
        1..16u32,
        prop::collection::vec(any::<u16>(), 256),
        any::<[u16; 4]>(),
    );
    let narrow = narrow.prop_map(|(bits, values, references)| {
        let values = values.into_iter().enumerate();
        let value =
            |(place, value): (usize, u16)| (value >> bits).wrapping_add(references[place % 4]);
        values.map(value).flat_map(u16::to_le_bytes).collect()
    });
    let counter = (
        any::<u32>(),
        -9..9i32,
        prop::collection::vec(0..200u32, 128),
    );
    let counter = counter.prop_map(|(first, step, jumps)| {
        let mut word = first;
        let next = |jump| {
            word = word.wrapping_add(step as u32);
            if jump < 4 {
                word = word.wrapping_add(jump * 12_345);
            }
            word
        };
        jumps
            .into_iter()
            .map(next)
            .flat_map(u32::to_le_bytes)
            .collect()
    });
    prop_oneof![
        prop::collection::vec(word(), 128).prop_map(|words| words.concat()),
        prop::collection::vec(0..4u8, 512),
        word().prop_map(|word| word.repeat(128)),
        periodic,
        text,
        narrow,
        counter,
    ]
}

proptest! {
    #[test]
    fn every_block_comes_back(
        data in blocks(),
        (size, mag) in prop::sample::select(vec![
            (64u32, 32u32), (128, 32), (128, 64), (256, 32), (256, 64), (512, 32), (512, 64), (1024, 32),
            (4096, 64), (4096, 32),
        ]),
        modes in 1..=255u8,
        choice in prop::sample::select(Choice::ALL.to_vec()),
        damage in any::<(u16, u8)>(),
    ) {
        let list = itertools::join((0..8).filter(|mode| modes >> mode & 1 == 1), ",");
        let (codec, geometry) = codec(size, mag, &list, choice);
        // Of larger blocks the bytes in several orders.
        let byte = |place: usize| data[(place + place / 512 * (1 + place % 7)) % 512];
        let data: Vec<u8> = (0..size as usize).map(byte).collect();
        let block = &data[..];
        let (bits, mut bytes) = encode(&codec, block);
        prop_assert!(codec.modes().has(mode(&bytes).into()));
        let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
        store(&codec, geometry, block, &mut scratch, &mut stored);
        let mut back = vec![0xAA; block.len()];
        load(&codec, geometry, geometry.metadata(bits), &stored, &mut back).unwrap();
        prop_assert_eq!(&back, block);
        bytes.resize(geometry.bursts(bits) as usize * geometry.mag().bytes(), 0);
        codec.decode(&bytes, &mut back).unwrap();
        prop_assert_eq!(&back, block);
        // Damaged: an error, or a block like every other.
        let place = usize::from(damage.0) % bytes.len();
        bytes[place] ^= damage.1;
        if codec.decode(&bytes, &mut back).is_ok() {
            encode(&codec, &back);
        }
    }

    #[test]
    fn noise_is_decoded_without_a_panic(
        noise in prop::collection::vec(any::<u8>(), 512),
        size in prop::sample::select(vec![64u32, 128, 256, 512, 1024, 4096]),
        bursts in 0..16usize,
    ) {
        let codec = every_mode(size);
        let mut block = vec![0; size as usize];
        if codec.decode(&noise[..32 * bursts], &mut block).is_ok() {
            encode(&codec, &block);
        }
    }

    #[test]
    fn the_exact_choice_is_never_larger(data in blocks()) {
        let block = &data[..128];
        let size = |modes: &str, choice| codec(128, 32, modes, choice).0.size(block);
        let all = PforModes::ALL.to_string();
        let each = (0..8).map(|mode: u32| size(&mode.to_string(), Choice::Estimate));
        let exact = size(&all, Choice::Exact);
        prop_assert_eq!(Some(exact), each.min());
        prop_assert!(exact <= size(&all, Choice::Estimate));
    }
}
