//! Numbers: bits worked out by hand, round trips, and streams that no encoder makes.

use hdlgen::internals::codebook::{Histogram, NumberHistogram, RankTable};
use hdlgen::internals::codec::bits::{BitReader, BitWriter};
use hdlgen::internals::codec::{load, store, Codec, DecodeError, Encoded, Numbers, Statistics};
use hdlgen::internals::terms::{Bases, BlockSize, Digits, Geometry, Mag, NumberFormat};
use proptest::prelude::*;

fn geometry(block: u32, mag: u32) -> Geometry {
    let (block, mag) = (block.try_into().unwrap(), mag.try_into().unwrap());
    Geometry::of_numbers(block, mag).unwrap()
}

fn codec(format: NumberFormat, digits: &str, block: u32, data: &[u8]) -> Numbers {
    let mut histogram = NumberHistogram::new(format);
    histogram.add(data).unwrap();
    let table = histogram.train().unwrap();
    Numbers::new(&table, geometry(block, 32), digits.parse().unwrap()).unwrap()
}

fn encode(codec: &Numbers, block: &[u8]) -> (Encoded, Vec<u8>) {
    let mut out = BitWriter::new();
    let encoded = codec.encode(block, &mut out);
    let bytes = out.finish().to_vec();
    assert_eq!(bytes.len(), encoded.bits.div_ceil(8) as usize);
    assert_eq!(codec.size(block), encoded.bits);
    assert!(!encoded.raw && encoded.bits <= codec.max_bits());
    (encoded, bytes)
}

/// fp8-e4m3 of a symbol, a mantissa and a sign.
fn e4m3(symbol: u8, rest: u8) -> u8 {
    (rest >> 3) << 7 | symbol << 3 | rest & 7
}

#[test]
fn two_levels_by_hand() {
    // Ranks 0, 1, 2 are symbols 7, 6, 5 and so on: digits of 2 and 1 bits have 3 + 1 ranks.
    let table = (0..16).rev().map(|symbol| (symbol + 8) % 16).collect();
    let table = RankTable::new(NumberFormat::Fp8E4m3, table).unwrap();
    let digits: Digits = "2,1".parse().unwrap();
    let codec = Numbers::new(&table, geometry(128, 32), digits).unwrap();
    assert_eq!(table.ranked(digits), [7, 6, 5, 4]);
    let mut block = [e4m3(7, 0); 128];
    block[0] = e4m3(5, 0b1001); // rank 2: 10
    block[1] = e4m3(4, 0b0110); // rank 3: 11, then 0
    block[2] = e4m3(9, 0b1111); // none: 11, then 1, then the symbol
    let (encoded, bytes) = encode(&codec, &block);
    assert_eq!(encoded.bits, 128 * 4 + 128 * 2 + 2 + 4);
    let mut reader = BitReader::new(&bytes);
    let rests: Vec<_> = (0..128).map(|_| reader.take(4).unwrap()).collect();
    assert_eq!(rests[..4], [0b1001, 0b0110, 0b1111, 0]);
    let digits: Vec<_> = (0..128).map(|_| reader.take(2).unwrap()).collect();
    assert_eq!(digits[..4], [2, 3, 3, 0]);
    assert_eq!((reader.take(1), reader.take(1)), (Some(0), Some(1)));
    assert_eq!(reader.take(4), Some(9));
    let mut back = [0; 128];
    codec.decode(&bytes, &mut back).unwrap();
    assert_eq!(back, block);
}

#[test]
fn a_symbol_written_out_although_it_has_a_rank_is_read() {
    let data = [e4m3(7, 0); 128];
    let codec = codec(NumberFormat::Fp8E4m3, "1", 128, &data);
    let mut out = BitWriter::new();
    for _ in 0..128 {
        out.push(0, 4);
    }
    out.push(1, 1);
    for _ in 1..128 {
        out.push(0, 1);
    }
    out.push(7, 4);
    let mut back = [0; 128];
    codec.decode(out.finish(), &mut back).unwrap();
    assert_eq!(back, data);
}

#[test]
fn ranks_from_the_block_by_hand() {
    let digits: Digits = "2,1".parse().unwrap();
    let codec = Numbers::of_block(NumberFormat::Fp8E4m3, geometry(128, 32), digits).unwrap();
    let mut block = [e4m3(9, 0); 128];
    block[0] = e4m3(10, 0); // the largest: with a shift of 1 the base is 9
    block[1] = e4m3(8, 0b1001); // rank 2, with a shift of 0, too
    block[2] = e4m3(3, 0); // δ = 6, rank 7: beyond 3 + 1 ranks
                           // With a shift of 2 the base is 8, and 9 has rank 1: as few bits, but not the
                           // smallest shift. A shift of 0 also works: 10, 9, 8 have ranks 0, 1, 2.
    let (encoded, bytes) = encode(&codec, &block);
    assert_eq!(encoded.bits, 4 + 3 + 128 * 4 + 128 * 2 + 1 + 4);
    let mut reader = BitReader::new(&bytes);
    assert_eq!((reader.take(4), reader.take(3)), (Some(10), Some(0)));
    let rests: Vec<_> = (0..128).map(|_| reader.take(4).unwrap()).collect();
    assert_eq!(rests[..3], [0, 0b1001, 0]);
    let digits: Vec<_> = (0..128).map(|_| reader.take(2).unwrap()).collect();
    assert_eq!(digits[..4], [0, 2, 3, 1]);
    assert_eq!((reader.take(1), reader.take(4)), (Some(1), Some(3)));
    // One number far above all others: only a shift of 4 gives these short ranks.
    let mut block = [e4m3(5, 0); 128];
    block[7] = e4m3(9, 0);
    let (encoded, bytes) = encode(&codec, &block);
    assert_eq!(encoded.bits, 4 + 3 + 128 * 4 + 128 * 2 + 1 + 4);
    let mut reader = BitReader::new(&bytes);
    assert_eq!((reader.take(4), reader.take(3)), (Some(6), Some(3)));
    let mut back = [0; 128];
    codec.decode(&bytes, &mut back).unwrap();
    assert_eq!(back, block);
    // A shift of 7, which no encoder writes, and a base from which ranks go round: rank 1 is 0.
    let mut out = BitWriter::new();
    out.push(15, 4);
    out.push(7, 3);
    (0..128).for_each(|_| out.push(0, 4));
    (0..128).for_each(|_| out.push(1, 2));
    codec.decode(out.finish(), &mut back).unwrap();
    assert_eq!(back, [e4m3(0, 0); 128]);
    // Integers have neither base nor shift.
    let codec = Numbers::of_block(NumberFormat::Int8, geometry(128, 32), "3".parse().unwrap());
    let (encoded, _) = encode(&codec.unwrap(), &[0; 128]);
    assert_eq!(encoded.bits, 128 * 7);
}

#[test]
fn several_bases_by_hand() {
    let (format, digits) = (NumberFormat::Fp8E4m3, digits_of("2"));
    let codec = Numbers::of_block(format, geometry(128, 32), digits).unwrap();
    let four = codec.clone().with_bases(4.try_into().unwrap());
    // Numbers 0, 4, 8 … have exponent 12, those behind them 9, 11 and 1.
    let mut block: Vec<u8> = [12, 9, 11, 1].map(|symbol| e4m3(symbol, 0)).repeat(32);
    block[4] = e4m3(10, 0b1010); // rank 2
    block[7] = e4m3(0, 0b0101); // of the class that is raised by 7: 7, without a rank
    let (encoded, bytes) = encode(&four, &block);
    // With a base of 12 the last class is at 8, without a rank: all symbols of 4 bits.
    assert_eq!(encoded.bits, 4 * 3 + 4 + 3 + 128 * (4 + 2) + 32 * 4);
    let mut reader = BitReader::new(&bytes);
    let offsets: Vec<_> = (0..4).map(|_| reader.take(3).unwrap()).collect();
    assert_eq!(offsets, [0, 3, 1, 7]);
    assert_eq!((reader.take(4), reader.take(3)), (Some(12), Some(0)));
    let rests: Vec<_> = (0..128).map(|_| reader.take(4).unwrap()).collect();
    assert_eq!(rests[4..8], [0b1010, 0, 0, 0b0101]);
    let digits: Vec<_> = (0..128).map(|_| reader.take(2).unwrap()).collect();
    assert_eq!(digits[..8], [0, 0, 0, 3, 2, 0, 0, 3]);
    assert_eq!((reader.take(4), reader.take(4)), (Some(8), Some(7)));
    let mut back = [0; 128];
    four.decode(&bytes, &mut back).unwrap();
    assert_eq!(back, block[..]);
    // One base gives the format without offsets, and numbers without a base have no offsets.
    assert_eq!(
        encode(&codec, &block),
        encode(&codec.clone().with_bases(Bases::default()), &block)
    );
    let integers = Numbers::of_block(NumberFormat::Int8, geometry(128, 32), digits_of("3"));
    let integers = integers.unwrap();
    assert_eq!(
        encode(&integers, &block),
        encode(&integers.clone().with_bases(8.try_into().unwrap()), &block)
    );
    // Offsets below the lowest symbol go round, and the stored bytes may end within the offsets.
    let mut out = BitWriter::new();
    (0..4).for_each(|_| out.push(7, 3));
    out.push(0, 4 + 3);
    (0..128).for_each(|_| out.push(0, 4));
    (0..128).for_each(|_| out.push(0, 2));
    four.decode(out.finish(), &mut back).unwrap();
    assert_eq!(back, [e4m3(9, 0); 128]);
    let error = four.decode(&[0xFF], &mut back).unwrap_err();
    assert!(
        matches!(
            error,
            DecodeError::PastEnd {
                field: "offset",
                ..
            }
        ),
        "{error}"
    );
}

#[test]
fn streams_that_no_encoder_makes() {
    // 16 symbols, and digits that have 21 ranks: rank 16 is none.
    let codec = codec(NumberFormat::Int8, "3,3,3", 128, &[0; 128]);
    let stream = |digits: &[(u64, u32)]| {
        let mut out = BitWriter::new();
        for _ in 0..128 {
            out.push(0, 4);
        }
        out.push(7, 3);
        for _ in 1..128 {
            out.push(0, 3);
        }
        for &(digit, width) in digits {
            out.push(digit, width);
        }
        let mut bytes = out.finish().to_vec();
        bytes.resize(bytes.len().next_multiple_of(32), 0);
        codec.decode(&bytes, &mut [0; 128])
    };
    assert_eq!(stream(&[(0, 3)]), Ok(()));
    assert_eq!(stream(&[(7, 3), (1, 3)]), Ok(()));
    let error = stream(&[(7, 3), (2, 3)]).unwrap_err();
    assert!(
        matches!(error, DecodeError::Value { value: 2, .. }),
        "{error}"
    );
    assert_eq!(stream(&[(7, 3), (7, 3), (3, 4)]), Ok(()));
    // Fields that run past the stored bytes: a rest, a digit, a symbol.
    for (bytes, field) in [(0, "rest"), (32, "rest"), (64, "digit"), (96, "digit")] {
        let error = codec.decode(&vec![0xFF; bytes], &mut [0; 128]).unwrap_err();
        let DecodeError::PastEnd { field: found, .. } = error else {
            panic!("{error}");
        };
        assert_eq!(found, field, "{bytes}");
    }
    let codec = self::codec(NumberFormat::Int8, "1", 128, &[0; 128]);
    let error = codec.decode(&[0xFF; 96], &mut [0; 128]).unwrap_err();
    assert!(matches!(
        error,
        DecodeError::PastEnd {
            field: "symbol",
            ..
        }
    ));
}

#[test]
fn blocks_and_metadata_of_numbers() {
    let mag = Mag::default();
    for (block, valid) in [
        (64, false),
        (128, true),
        (512, true),
        (1024, true),
        (4096, true),
    ] {
        let size = BlockSize::try_from(block).unwrap();
        assert_eq!(Geometry::of_numbers(size, mag).is_ok(), valid, "{block}");
        assert_eq!(Geometry::new(size, mag).is_ok(), block <= 128, "{block}");
    }
    let table = RankTable::new(NumberFormat::Int8, (0..16).collect()).unwrap();
    let small = Geometry::new(64.try_into().unwrap(), mag).unwrap();
    assert!(Numbers::new(&table, small, "3".parse().unwrap()).is_err());
    for (block, mag, raw) in [
        (128, 64, 3),
        (128, 32, 3),
        (256, 32, 7),
        (512, 64, 7),
        (512, 32, 15),
    ] {
        let geometry = geometry(block, mag);
        assert_eq!(geometry.raw_metadata(), raw);
        assert_eq!(
            geometry.metadata(8 * (block - mag)),
            (block / mag) as u8 - 2
        );
        assert_eq!(geometry.metadata(8 * (block - mag) + 1), raw);
    }
    let mut statistics = Statistics::new(geometry(512, 32));
    // Two bursts of one block, and a raw one: 128 bytes cost 64 and 128.
    statistics.add(512);
    statistics.add(4000);
    assert_eq!(statistics.by_metadata.len(), 16);
    assert_eq!((statistics.by_metadata[1], statistics.stored_raw()), (1, 1));
    assert_eq!(statistics.read_amplification(128), 0.75);
}

fn all() -> impl Iterator<Item = (NumberFormat, Geometry)> {
    let geometries = [128, 256, 512, 1024, 4096].into_iter().flat_map(|block| {
        let mags = Mag::ALL.iter();
        mags.map(move |mag| geometry(block, mag.get()))
    });
    let formats = NumberFormat::ALL.iter();
    geometries.flat_map(move |geometry| formats.clone().map(move |&format| (format, geometry)))
}

/// Bytes whose exponents are often near one another.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    let byte = prop_oneof![
        3 => 0x38..0x40u8,
        2 => 0xB8..0xC0u8,
        2 => 0..4u8,
        1 => any::<u8>(),
    ];
    prop::collection::vec(byte, 512)
}

fn digits_of(text: &str) -> Digits {
    text.parse().unwrap()
}

fn digits() -> impl Strategy<Value = Digits> {
    let widths = prop::collection::vec(1..4u8, 1..5);
    widths.prop_map(|widths| {
        let widths: Vec<_> = widths.iter().map(u8::to_string).collect();
        widths.join(",").parse().unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_block_comes_back(
        training in bytes(),
        data in bytes(),
        digits in digits(),
        bases in prop::sample::select(Bases::ALL),
        own_ranks: bool,
    ) {
        for (format, geometry) in all() {
            let mut histogram = NumberHistogram::new(format);
            histogram.add(&training).unwrap();
            let table = histogram.train().unwrap();
            let codec = if own_ranks { Numbers::of_block(format, geometry, digits).unwrap().with_bases(bases) } else { Numbers::new(&table, geometry, digits).unwrap() };
            let size = geometry.block().bytes();
            // Of larger blocks the bytes in several orders.
            let byte = |place: usize| data[(place + place / 512 * (1 + place % 7)) % 512];
            let data: Vec<u8> = (0..size.max(512)).map(byte).collect();
            for block in data.chunks_exact(size) {
                let (encoded, bytes) = encode(&codec, block);
                let mut back = vec![0xAA; block.len()];
                codec.decode(&bytes, &mut back).unwrap();
                prop_assert_eq!(&back, block);
                let (mut scratch, mut stored) = (BitWriter::new(), Vec::new());
                let bits = store(&codec, geometry, block, &mut scratch, &mut stored);
                prop_assert_eq!(bits, encoded.bits);
                back.fill(0xAA);
                load(&codec, geometry, geometry.metadata(bits), &stored, &mut back).unwrap();
                prop_assert_eq!(&back, block);
            }
        }
    }

    #[test]
    fn damaged_bursts_never_panic(
        training in bytes(),
        noise in prop::collection::vec(any::<u8>(), 0..600),
        digits in digits(),
        bases in prop::sample::select(Bases::ALL),
        own_ranks: bool,
    ) {
        for (format, geometry) in all() {
            let mut histogram = NumberHistogram::new(format);
            histogram.add(&training).unwrap();
            let codec = if own_ranks { Numbers::of_block(format, geometry, digits).unwrap().with_bases(bases) } else { Numbers::new(&histogram.train().unwrap(), geometry, digits).unwrap() };
            let mut out = vec![0; geometry.block().bytes()];
            if codec.decode(&noise, &mut out).is_ok() {
                let (_, bytes) = encode(&codec, &out);
                let mut back = vec![0; out.len()];
                codec.decode(&bytes, &mut back).unwrap();
                prop_assert_eq!(back, out);
            }
        }
    }
}
