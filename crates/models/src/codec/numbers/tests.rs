//! Many numbers at a time against one field after another.

use super::*;
use proptest::prelude::*;

/// The rank of a symbol, as the format says it.
fn rank_by_format(format: NumberFormat, base: i32, shift: i32, symbol: i32) -> usize {
    let rank = match base - symbol {
        _ if format == NumberFormat::Int8 => symbol,
        below if below < 0 => -2 * below - 1,
        below if below <= shift => 2 * below,
        below => below + shift,
    };
    rank as usize
}

/// The number at each place of a block.
fn numbers_of(codec: &Numbers, block: &[u8]) -> Vec<u16> {
    let numbers = block.chunks_exact(codec.format.bytes());
    let number = |bytes: &[u8]| {
        bytes
            .iter()
            .rev()
            .fold(0, |all, &b| all << 8 | u16::from(b))
    };
    numbers.map(number).collect()
}

/// Writes the offsets of several bases, and raises the block's symbols by them.
fn raise_plainly(codec: &Numbers, block: &[u8], out: &mut BitWriter) -> Vec<u8> {
    let classes = codec.bases.get() as usize;
    if classes == 1 {
        return block.to_vec();
    }
    let (format, numbers) = (codec.format, numbers_of(codec, block));
    let symbols = numbers.iter().map(|&number| format.split(number).0);
    let symbols: Vec<u8> = symbols.collect();
    let largest = |first: usize, step| symbols.iter().skip(first).step_by(step).max().unwrap();
    let offsets = (0..classes).map(|class| (largest(0, 1) - largest(class, classes)).min(7));
    let offsets: Vec<u8> = offsets.collect();
    for &offset in &offsets {
        out.push(offset.into(), 3);
    }
    let raised = numbers.iter().enumerate().flat_map(|(place, &number)| {
        let (symbol, rest) = format.split(number);
        let number = format.join(symbol + offsets[place % classes], rest);
        number.to_le_bytes().into_iter().take(format.bytes())
    });
    raised.collect()
}

/// Encodes a block field by field; with ranks from the block, in the best of the ways to do so.
fn write_plainly(codec: &Numbers, block: &[u8], out: &mut BitWriter) {
    let Ranks::Block = codec.ranks else {
        return write_around(codec, block, None, out);
    };
    let mut offsets = BitWriter::new();
    let block = &raise_plainly(codec, block, &mut offsets);
    let numbers = numbers_of(codec, block).into_iter();
    let symbols = numbers.map(|number| i32::from(codec.format.split(number).0));
    let largest = symbols.max().unwrap();
    let mut best = u32::MAX;
    for shift in 0..=largest.min(4) {
        let mut own = offsets.clone();
        write_around(codec, block, Some((largest - shift, shift)), &mut own);
        if own.bits() < best {
            (best, *out) = (own.bits(), own);
        }
    }
}

fn write_around(codec: &Numbers, block: &[u8], origin: Option<(i32, i32)>, out: &mut BitWriter) {
    let numbers = numbers_of(codec, block).into_iter();
    let split = numbers.map(|number| codec.format.split(number));
    let (symbols, rests): (Vec<u8>, Vec<u16>) = split.unzip();
    if let Some((base, shift)) = origin.filter(|_| codec.format != NumberFormat::Int8) {
        out.push(base as u64, codec.format.symbol_bits());
        out.push(shift as u64, 3);
    }
    for rest in rests {
        out.push(rest.into(), codec.format.rest_bits());
    }
    let said = codec.digits.ranks();
    let rank = |symbol: u8| match (&codec.ranks, origin) {
        (Ranks::Table(table), _) => table.symbols.iter().position(|&ranked| ranked == symbol),
        (_, Some((base, shift))) => Some(rank_by_format(codec.format, base, shift, symbol.into()))
            .filter(|&rank| rank < said),
        _ => None,
    };
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
        size in prop::sample::select(vec![128u32, 256, 512, 1024, 4096]),
        digits in prop::collection::vec(1..=3u8, 1..=Digits::MOST),
        damage: (usize, u8, usize),
        own_ranks: bool,
        bases in prop::sample::select(Bases::ALL),
    ) {
        let mut block: Vec<u8> = noise.into_iter().cycle().take(size as usize).enumerate()
            .map(|(place, byte)| byte.rotate_left(place as u32 / 512) % few).collect();
        let digits: Vec<String> = digits.iter().map(u8::to_string).collect();
        let digits = digits.join(",").parse().unwrap();
        let geometry = Geometry::of_numbers(size.try_into().unwrap(), 32.try_into().unwrap());
        for &format in NumberFormat::ALL {
            let mut symbols: Vec<u8> = (0..format.symbols()).map(|symbol| symbol as u8).collect();
            symbols.sort_by_key(|&symbol| (u64::from(symbol) + 1).wrapping_mul(ranks | 1) >> 7);
            let table = RankTable::new(format, symbols).unwrap();
            let geometry = geometry.clone().unwrap();
            let codec = if own_ranks { Numbers::of_block(format, geometry, digits).map(|codec| codec.with_bases(bases)) } else { Numbers::new(&table, geometry, digits) };
            let codec = codec.unwrap();
            let (mut out, mut plain) = (BitWriter::new(), BitWriter::new());
            let encoded = codec.encode(&block, &mut out);
            write_plainly(&codec, &block, &mut plain);
            prop_assert_eq!((encoded.bits, codec.size(&block)), (plain.bits(), plain.bits()));
            let mut stored = out.finish().to_vec();
            prop_assert_eq!(&stored, plain.finish());
            let mut back = vec![0; block.len()];
            prop_assert_eq!(read(&codec, &stored, &mut back), Some(()));
            prop_assert_eq!(codec.decode(&stored, &mut back), Ok(()));
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
