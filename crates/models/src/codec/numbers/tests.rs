//! Many numbers at a time against one field after another.

use super::*;
use proptest::prelude::*;

/// Encodes a block field by field.
fn write_plainly(codec: &Numbers, block: &[u8], out: &mut BitWriter) {
    let numbers = block.chunks_exact(codec.format.bytes());
    let numbers = numbers.map(|bytes| {
        bytes
            .iter()
            .rev()
            .fold(0, |all, &b| all << 8 | u16::from(b))
    });
    let split = numbers.map(|number| codec.format.split(number));
    let (symbols, rests): (Vec<u8>, Vec<u16>) = split.unzip();
    for rest in rests {
        out.push(rest.into(), codec.format.rest_bits());
    }
    let rank = |symbol| codec.symbols.iter().position(|&ranked| ranked == symbol);
    let mut open: Vec<_> = symbols
        .into_iter()
        .map(|symbol| (symbol, rank(symbol)))
        .collect();
    let mut before = 0;
    for &width in codec.digits.widths() {
        let ones = (1 << width) - 1;
        open.retain(|&(_, rank)| {
            let digit = rank.map_or(ones, |rank| (rank - before).min(ones));
            out.push(digit as u64, width.into());
            digit == ones
        });
        before += ones;
    }
    for (symbol, _) in open {
        out.push(symbol.into(), codec.format.symbol_bits());
    }
}

proptest! {
    #[test]
    fn many_at_a_time_are_as_one_by_one(
        ranks: u64,
        noise in prop::collection::vec(any::<u8>(), 512),
        few in 1..=255u8,
        size in prop::sample::select(vec![128u32, 256, 512]),
        digits in prop::collection::vec(1..=3u8, 1..=Digits::MOST),
        damage: (usize, u8, usize),
    ) {
        let mut block: Vec<u8> = noise.into_iter().take(size as usize).map(|byte| byte % few).collect();
        let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
        let digits = digits.join(",").parse().unwrap();
        let geometry = Geometry::of_numbers(size.try_into().unwrap(), 32.try_into().unwrap());
        for &format in NumberFormat::ALL {
            let mut symbols: Vec<u8> = (0..format.symbols()).map(|symbol| symbol as u8).collect();
            symbols.sort_by_key(|&symbol| (u64::from(symbol) + 1).wrapping_mul(ranks | 1) >> 7);
            let table = RankTable::new(format, symbols).unwrap();
            let codec = Numbers::new(&table, geometry.clone().unwrap(), digits).unwrap();
            let (mut out, mut plain) = (BitWriter::new(), BitWriter::new());
            let encoded = codec.encode(&block, &mut out);
            write_plainly(&codec, &block, &mut plain);
            prop_assert_eq!((encoded.bits, codec.size(&block)), (plain.bits(), plain.bits()));
            let mut stored = out.finish().to_vec();
            prop_assert_eq!(&stored, plain.finish());
            let mut back = vec![0; block.len()];
            prop_assert_eq!(read(&codec, &stored, &mut back), Some(()));
            prop_assert_eq!(&back, &block);
            let (place, bits, cut) = damage;
            let length = stored.len();
            stored[place % length] ^= bits;
            stored.truncate(length - if cut % 3 == 0 { cut % length } else { 0 });
            let mut plain = vec![1; block.len()];
            let taken = codec.read_plainly(&stored, &mut plain);
            prop_assert_eq!(read(&codec, &stored, &mut back).is_some(), taken.is_ok());
            prop_assert!(taken.is_err() || plain == back);
            block.reverse();
        }
    }
}
