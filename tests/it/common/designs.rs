//! Designs to test, and blocks that are hard on them.

use hdlgen::internals::codebook::{Codebook, Histogram, SymbolHistogram};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::{Design, Options};
use hdlgen::internals::rtl::e2mc::Decoder;
use hdlgen::internals::rtl::protect::Protection;
use hdlgen::internals::terms::Ends;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// Options by their numbers; 0 stands for the default.
pub fn options(sl: u32, pdw: u32, block: u32, mag: u32, encoders: u32, beat: u32) -> Options {
    let not_zero = |number: u32| (number > 0).then_some(number);
    Options::default()
        .with("sl", sl)
        .with("pdw", pdw)
        .with("block", block)
        .with("mag", mag)
        .with_some("mfv", (sl > 8).then_some(512))
        .with_some("encoders", not_zero(encoders))
        .with_some("beat", not_zero(beat))
}

pub fn design(sl: u32, pdw: u32, block: u32, mag: u32, encoders: u32, beat: u32) -> E2mc {
    E2mc::new(&options(sl, pdw, block, mag, encoders, beat)).unwrap()
}

/// The same with the paper's form of the decoder.
pub fn paper_design(sl: u32, pdw: u32, block: u32, mag: u32, encoders: u32, beat: u32) -> E2mc {
    let options = options(sl, pdw, block, mag, encoders, beat);
    E2mc::new(&options.with("decoder", Decoder::Paper)).unwrap()
}

/// The same with ways in pairs.
pub fn paired_design(sl: u32, pdw: u32, block: u32, mag: u32, beat: u32) -> E2mc {
    E2mc::new(&options(sl, pdw, block, mag, 0, beat).with("ends", Ends::Both)).unwrap()
}

/// The same with parity in its tables.
pub fn protected_design(sl: u32, pdw: u32, block: u32, mag: u32, beat: u32) -> E2mc {
    let options = options(sl, pdw, block, mag, 0, beat);
    E2mc::new(&options.with("protect", Protection::Parity)).unwrap()
}

/// Every SL × PDW with default geometry, and a sample of the rest in which
/// every value of every parameter occurs with every SL, and both decoders.
pub fn designs() -> Vec<E2mc> {
    let mut all = Vec::new();
    for sl in [4, 8, 16, 32] {
        for pdw in [1, 2, 4, 8] {
            all.push(design(sl, pdw, 128, 32, 0, 0));
        }
        for (pdw, block, mag, encoders, beat) in [
            (8, 64, 32, 0, 0),
            (4, 128, 64, 0, 0),
            (4, 128, 32, 1, 0),
            (8, 128, 32, 2, 16),
            (4, 64, 32, 2, 64),
            (2, 128, 32, 0, 128),
            (8, 128, 64, 4, 32),
            (4, 128, 32, 0, 8),
            (1, 64, 32, 0, 4),
            (4, 128, 32, 0, 64),
            (8, 128, 32, 0, 4),
            (1, 128, 32, 0, 4),
            (1, 128, 32, 0, 16),
            (4, 64, 32, 1, 8),
            (2, 128, 32, 0, 16),
            (4, 128, 32, 0, 16),
            (2, 64, 32, 0, 4),
            (8, 128, 64, 0, 16),
        ] {
            all.push(design(sl, pdw, block, mag, encoders, beat));
        }
        all.push(paper_design(sl, 4, 128, 32, 0, 0));
        all.push(paper_design(sl, 8, 64, 32, 0, 0));
        for (pdw, block, mag, beat) in [
            (2, 128, 32, 0),
            (4, 128, 32, 0),
            (8, 128, 32, 0),
            (8, 64, 32, 8),
            (4, 128, 64, 128),
            (8, 128, 64, 16),
            (2, 128, 32, 4),
        ] {
            all.push(paired_design(sl, pdw, block, mag, beat));
        }
        all.push(protected_design(sl, 4, 128, 32, 0));
        all.push(protected_design(sl, 2, 64, 32, 4));
        let paired = options(sl, 4, 128, 32, 0, 0).with("ends", Ends::Both);
        all.push(E2mc::new(&paired.with("decoder", Decoder::Paper)).unwrap());
    }
    all
}

/// Blocks of one value, of few values, of many, of text-like and float-like
/// data and of noise, and mixes of them within a block.
pub fn adversarial_blocks(design: &E2mc, seed: u64) -> Vec<u8> {
    let bytes = design.geometry().block().bytes();
    let mut random = SmallRng::seed_from_u64(seed);
    let mut data = Vec::new();
    let common: Vec<u32> = (0..64).map(|_| random.random()).collect();
    for number in 0..320u32 {
        let mut block: Vec<u8> = Vec::with_capacity(bytes);
        while block.len() < bytes {
            let kind = match number % 10 {
                9 => random.random_range(0..9),
                kind => kind,
            };
            let word: u32 = match kind {
                0 => 0,
                1 => 0xffff_ffff,
                2 => common[random.random_range(0..4)],
                3 => common[random.random_range(0..64)],
                4 => random.random::<u32>() >> random.random_range(12..32),
                5 => (random.random::<f32>() * 100.0).to_bits(),
                6 => random.random(),
                7 => u32::from_le_bytes(*b"the ") ^ random.random_range(0..32),
                // Skewed: most codewords short, some as long as they get.
                _ => common[(random.random::<u32>().leading_zeros()) as usize],
            };
            block.extend_from_slice(&word.to_le_bytes());
        }
        block.truncate(bytes);
        data.extend_from_slice(&block);
    }
    data
}

/// A codebook trained on a part of the data, so that the rest has escapes.
pub fn book_for(design: &E2mc, data: &[u8]) -> Codebook {
    let mut histogram = SymbolHistogram::new(design.symbol_length());
    let block = design.geometry().block().bytes();
    let sample: Vec<u8> = data.chunks(block).step_by(2).flatten().copied().collect();
    histogram.add(&sample).unwrap();
    histogram.train(design.mfv()).unwrap()
}
