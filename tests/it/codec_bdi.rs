//! BDI, M-BDI and BDI+FPC: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::terms::Geometry;
use proptest::prelude::*;

use crate::common::formats::*;

fn bdi(block: u32) -> Box<dyn hdlgen::internals::codec::Codec> {
    codec("bdi", geometry(block, 32))
}

#[test]
fn bdi_zero_repeated_and_raw() {
    let codec = bdi(64);
    assert_eq!(bits(codec.as_ref(), &[0; 64]), "0000");
    let repeated = [1, 2, 3, 4, 5, 6, 7, 0x88].repeat(8);
    let expected = field(1, 4) + &field(0x8807_0605_0403_0201, 64);
    assert_eq!(bits(codec.as_ref(), &repeated), expected);
    let scattered: Vec<u8> = (0..64u32).map(|i| (i * i * 31 + i * 97) as u8).collect();
    let raw: String = scattered
        .iter()
        .map(|&byte| field(byte.into(), 8))
        .collect();
    assert_eq!(bits(codec.as_ref(), &scattered), field(15, 4) + &raw);
    assert_eq!(codec.max_bits(), 516);
}

#[test]
fn bdi_of_bytes_from_zero_and_from_the_base() {
    // Elements −128, base, base + 127, base − 128, 127, then zeros.
    let base: u64 = 0x1000_0000_0000_0000;
    let values = [
        0x80u64.wrapping_neg(),
        base,
        base + 127,
        base - 128,
        127,
        0,
        0,
        0,
    ];
    let block: Vec<u8> = values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    let deltas = [0x80, 0, 0x7F, 0x80, 0x7F, 0, 0, 0];
    let deltas: String = deltas.iter().map(|&delta| field(delta, 8)).collect();
    let expected = field(2, 4) + &field(0b1110, 8) + &field(base, 64) + &deltas;
    assert_eq!(expected.len(), 140);
    assert_eq!(bits(bdi(64).as_ref(), &block), expected);
}

#[test]
fn bdi_without_a_base_and_with_wrapping_differences() {
    // 16-bit elements that are signed bytes, one of them −1: no base.
    let mut halves = [5u16; 32];
    halves[3] = 0xFFFF;
    let block: Vec<u8> = halves.iter().flat_map(|half| half.to_le_bytes()).collect();
    // As elements of four bytes: 0x00050005 is not small, so the base; the odd one is far off.
    let deltas: String = halves
        .iter()
        .map(|&half| field(u64::from(half) & 0xFF, 8))
        .collect();
    let expected = field(7, 4) + &field(0, 32) + &field(0, 16) + &deltas;
    assert_eq!(bits(bdi(64).as_ref(), &block), expected);
    // The base is 0x7FFFFFF0; 0x80000010 is 32 above it.
    let mut all = [0x7FFF_FFF0u32; 16];
    all[15] = 0x8000_0010;
    let code = bits(bdi(64).as_ref(), &words(&all));
    assert!(code.starts_with(&(field(5, 4) + &field(0xFFFF, 16) + &field(0x7FFF_FFF0, 32))));
    assert!(code.ends_with(&field(32, 8)));
    assert_eq!(code.len(), 180);
}

#[test]
fn bdi_takes_the_smallest_and_the_lower_on_a_tie() {
    let sizes = |block: u32, values: &[u64]| {
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        bdi(block).size(&bytes)
    };
    let mut values = [0x1111_2222_3333_4444u64; 16];
    values[1] += 200;
    assert_eq!(sizes(128, &values), 4 + 16 + 64 + 16 * 16);
    values[1] += 0x10_0000;
    assert_eq!(sizes(128, &values), 4 + 16 + 64 + 16 * 32);
    // All halves are small, but so are all words from zero or from the base.
    let tie: Vec<u64> = (0..16u64)
        .map(|i| ((i % 3) << 32) | (3 << 16) | i)
        .collect();
    let bytes: Vec<u8> = tie.iter().flat_map(|value| value.to_le_bytes()).collect();
    let code = bits(bdi(128).as_ref(), &bytes);
    assert_eq!(code[..4], field(5, 4), "4/1 is the smallest");
    let tie: Vec<u64> = (0..16u64).map(|i| ((3 + 2 * i) << 48) | i).collect();
    let bytes: Vec<u8> = tie.iter().flat_map(|value| value.to_le_bytes()).collect();
    assert_eq!(bits(bdi(128).as_ref(), &bytes)[..4], field(7, 4));
    // In 128 B, 8/4 and 2/1 both take 596 bits.
    let tie: Vec<u64> = (0..16u64).map(|i| 0x7E00_0001 + (i << 16)).collect();
    let bytes: Vec<u8> = tie.iter().flat_map(|value| value.to_le_bytes()).collect();
    let code = bits(bdi(128).as_ref(), &bytes);
    assert_eq!(
        (code.len(), &code[..4]),
        (596, &field(4, 4)[..]),
        "8/4 before 2/1"
    );
}

#[test]
fn bdi_refuses_what_no_encoder_makes() {
    let codec = bdi(128);
    for encoding in 8..15 {
        let expected = ("encoding", 0, encoding);
        assert_eq!(refused(codec.as_ref(), &field(encoding, 4)), expected);
    }
    assert_eq!(past_end(codec.as_ref(), &[]), "encoding");
    assert_eq!(past_end(codec.as_ref(), &[1, 0, 0]), "repeated value");
    assert_eq!(past_end(codec.as_ref(), &[7, 0, 0]), "mask");
    assert_eq!(past_end(codec.as_ref(), &[2, 0, 0, 0, 0]), "base");
    assert_eq!(
        past_end(codec.as_ref(), &bursts(&field(4, 4), 2)),
        "difference"
    );
    assert_eq!(
        past_end(codec.as_ref(), &bursts(&field(15, 4), 4)),
        "byte of the block"
    );
    // A base that needs none is decoded as it reads, and so is a mask of ones.
    let odd = field(2, 4) + &field(0xFFFF, 16) + &field(1, 64) + &field(0xFF, 8);
    let block = decode(codec.as_ref(), &odd).unwrap();
    assert_eq!(
        (&block[..8], &block[8..16]),
        (&[0; 8][..], &1u64.to_le_bytes()[..])
    );
}

#[test]
fn m_bdi_widths_are_those_of_the_bursts() {
    // Encoding, element and width by hand: ⌊(8T − 4 − 8e)/(k − 1)⌋.
    let wide = [
        (2, 8, 12),
        (3, 4, 7),
        (4, 2, 3),
        (5, 8, 29),
        (6, 4, 15),
        (7, 2, 7),
        (8, 8, 46),
        (9, 4, 23),
        (10, 2, 11),
    ];
    check_widths(128, 32, &wide);
    check_widths(128, 64, &[(2, 8, 29), (3, 4, 15), (4, 2, 7)]);
    check_widths(64, 32, &[(2, 8, 26), (3, 4, 14), (4, 2, 7)]);
}

/// Decodes a block of one difference of −1 with each encoding.
fn check_widths(block: u32, mag: u32, rows: &[(u64, u32, u32)]) {
    let codec = codec("m-bdi", geometry(block, mag));
    for &(encoding, bytes, width) in rows {
        let count = block / bytes - 1;
        let base = 0x0102_0304_0506_0708u64 >> (64 - 8 * bytes);
        let deltas = field(0, width).repeat(count as usize - 1) + &"1".repeat(width as usize);
        let code = field(encoding, 4) + &field(base, 8 * bytes) + &deltas;
        assert!(code.len() as u32 <= 8 * mag * ((encoding as u32 - 2) / 3 + 1));
        let decoded = decode(codec.as_ref(), &code).unwrap();
        let elements: Vec<_> = decoded.chunks(bytes as usize).collect();
        let little = |value: u64| value.to_le_bytes()[..bytes as usize].to_vec();
        assert!(elements[..count as usize]
            .iter()
            .all(|&one| one == little(base)));
        assert_eq!(elements[count as usize], little(base - 1));
    }
    for encoding in 2 + rows.len() as u64..15 {
        assert_eq!(
            refused(codec.as_ref(), &field(encoding, 4)),
            ("encoding", 0, encoding)
        );
    }
}

#[test]
fn m_bdi_takes_the_fewest_bursts_then_the_lower_encoding() {
    let codec = codec("m-bdi", geometry(128, 32));
    let code = |values: &[u64]| {
        let bytes: Vec<u8> = values
            .iter()
            .flat_map(|value| value.to_le_bytes())
            .collect();
        bits(codec.as_ref(), &bytes)
    };
    assert_eq!(code(&[0; 16]), "0000");
    assert_eq!(code(&[7; 16]), field(1, 4) + &field(7, 64));
    let base = 0x1234_5678_9ABC_DEF0u64;
    let mut values = [base; 16];
    values[1] = base + 2047;
    values[15] = base - 2048;
    let middle = field(0, 12).repeat(13);
    let expected = field(2, 4) + &field(base, 64) + &field(2047, 12) + &middle + &field(0x800, 12);
    assert_eq!(code(&values), expected);
    values[1] = base + 2048;
    assert_eq!(
        code(&values)[..4],
        field(5, 4),
        "a bit more than one burst has room for"
    );
    assert_eq!(code(&values).len(), 4 + 64 + 15 * 29);
    values[1] = base + (1 << 28);
    assert_eq!(code(&values)[..4], field(8, 4));
    values[1] = base + (1 << 45);
    assert_eq!(code(&values).len(), 1028);
    assert_eq!(
        past_end(codec.as_ref(), &bursts(&field(8, 4), 2)),
        "difference"
    );
    assert_eq!(past_end(codec.as_ref(), &[2]), "base");
}

#[test]
fn bdi_fpc_takes_bdi_on_a_tie() {
    let codec = codec("bdi+fpc", geometry(64, 32));
    let code = |block: &[u8]| bits(codec.as_ref(), block);
    assert_eq!(code(&[0; 64]), "0".to_string() + &field(0, 4));
    // Eight elements of 8 bytes near zero: 4 + 8 + 64 + 64 bits in BDI; in FPC, with their high
    // words all ones or a run of one zero word, 4 · (11 + 7) + 4 · (11 + 6).
    let near: Vec<u32> = [-100, -1, 100, 0].map(|word| word as u32).repeat(4);
    let differences = field(256 - 100, 8) + &field(100, 8);
    let bdi = field(2, 4) + &field(0, 8 + 64) + &differences.repeat(4);
    assert_eq!(code(&words(&near)), "0".to_string() + &bdi);
    // A bit less in FPC: the last high word and a zero word more are one run.
    let mut shorter = near.clone();
    shorter[14] = 0;
    let negative = field(2, 3) + &field(256 - 100, 8) + &field(1, 3) + &field(15, 4);
    let positive = field(2, 3) + &field(100, 8) + &field(0, 3) + &field(0, 3);
    let pairs = (negative.clone() + &positive).repeat(3) + &negative;
    let fpc = pairs + &field(0, 3) + &field(1, 3);
    assert_eq!(code(&words(&shorter)), "1".to_string() + &fpc);
    // Neither makes it smaller.
    let other: Vec<u8> = (0..64).map(|k: u32| (k * k * 37 + k / 3) as u8).collect();
    assert_eq!(code(&other).len(), 1 + 4 + 512);
    assert_eq!(codec.max_bits(), 1 + 4 + 512);
}

#[test]
fn bdi_fpc_refuses_what_its_parts_refuse() {
    let codec = codec("bdi+fpc", geometry(64, 32));
    let codec = codec.as_ref();
    assert_eq!(past_end(codec, &[]), "selector");
    // Places count from the selector; BDI's encoding 8 is not used.
    let unused = "0".to_string() + &field(8, 4);
    assert_eq!(refused(codec, &unused), ("encoding", 1, 8));
    // Seven bits of a run, then a bit that is no whole tag.
    assert_eq!(past_end(codec, &[1]), "tag");
    // A base's 64 bits from bit 13 on; one byte too few for them.
    let base = bursts(&("0".to_string() + &field(2, 4)), 1);
    assert_eq!(past_end(codec, &base[..9]), "base");
    assert_eq!(past_end(codec, &base[..10]), "difference");
    // A run of 8 zero words more than there are.
    let run = "1".to_string() + &(field(0, 3) + &field(7, 3)).repeat(2);
    assert_eq!(decode(codec, &run).unwrap(), [0; 64]);
    let run = "1".to_string() + &field(1, 3) + &field(5, 4) + &run[1..];
    let error = decode(codec, &run).unwrap_err().to_string();
    assert!(error.contains("past the block's last one"), "{error}");
}

proptest! {
    #[test]
    fn every_block_comes_back(
        block in blocks(),
        noise in prop::collection::vec(any::<u8>(), 192),
    ) {
        check_all("bdi", &block, &noise);
        check_all("m-bdi", &block, &noise);
        check_all("bdi+fpc", &block, &noise);
    }

    #[test]
    fn bdi_fpc_is_the_smaller_of_the_two(block in blocks()) {
        for geometry in Geometry::all() {
            let block = &block[..geometry.block().bytes()];
            let code = |name| bits(codec(name, geometry).as_ref(), block);
            let (bdi, fpc, both) = (code("bdi"), code("fpc"), code("bdi+fpc"));
            let expected = if bdi.len() <= fpc.len() { "0".to_string() + &bdi } else { "1".to_string() + &fpc };
            prop_assert_eq!(both, expected);
        }
    }
}
