//! Codebooks of e2mc-delta by hand, and encoding with them.

#![allow(dead_code)]

use hdlgen::internals::codebook::{DeltaCodebook, Histogram, ResidualHistogram, Symbol, Tree};
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{Codec, E2mcDelta, Encoded};
use hdlgen::internals::terms::{BlockSize, DeltaMfv, Mag, Modes, Ways};

/// A number of ways.
pub fn ways(ways: u32) -> Ways {
    Ways::try_from(ways).unwrap()
}

/// A block size of `bytes` bytes.
pub fn block(bytes: u32) -> BlockSize {
    BlockSize::try_from(bytes).unwrap()
}

/// Modes by their list.
pub fn modes(text: &str) -> Modes {
    text.parse().unwrap()
}

/// A codebook of some data.
pub fn train(block: BlockSize, mfv: DeltaMfv, data: &[u8]) -> DeltaCodebook {
    let mut histogram = ResidualHistogram::new(block);
    histogram.add(data).unwrap();
    histogram.train(mfv).unwrap()
}

/// A code of some values and of all classes. The classes have one length, except some longer ones that make
/// the code complete.
pub fn tree(values: &[(u32, u32)], classes: u32, longer: u32) -> Tree {
    let class = |class: u8| {
        let is_longer = u32::from(class) >= 256 - longer;
        (classes + u32::from(is_longer), Symbol::Class(class))
    };
    let values = values.iter();
    let values = values.map(|&(value, length)| (length, Symbol::Value(value)));
    Tree::new(values.chain((0..=255).map(class)), 16).unwrap()
}

/// Mode 0, even: 5 → 0, 7 → 10, class c → 11 and 8 bits of c. Odd: 5 → 10, 7 → 0, classes as well.
/// Mode 1: 0 → 0 and 1 → 10 in both. Mode 2: classes only, 8 bits.
pub fn small_book(size: u32) -> DeltaCodebook {
    let plain = tree(&[], 8, 0);
    let codes = vec![
        tree(&[(5, 1), (7, 2)], 10, 0),
        tree(&[(5, 2), (7, 1)], 10, 0),
        tree(&[(0, 1), (1, 2)], 10, 0),
        tree(&[(0, 1), (1, 2)], 10, 0),
        plain.clone(),
        plain,
    ];
    DeltaCodebook::new(block(size), DeltaMfv::default(), codes).unwrap()
}

/// The format in blocks with bursts of 32 bytes, with all modes.
pub fn codec(book: &DeltaCodebook, pdw: u32) -> E2mcDelta {
    E2mcDelta::new(book, Mag::default(), ways(pdw), Modes::ALL).unwrap()
}

/// The bytes of symbols.
pub fn halves(values: &[u16]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect()
}

/// A block's encoding, its size compared with [`Codec::size`].
pub fn encode(codec: &E2mcDelta, block: &[u8]) -> (Encoded, Vec<u8>) {
    let mut out = BitWriter::new();
    out.push(5, 3);
    let encoded = codec.encode(block, &mut out);
    let bytes = out.finish().to_vec();
    assert_eq!(codec.size(block), encoded.bits);
    assert!(encoded.bits <= codec.max_bits());
    (encoded, bytes)
}
