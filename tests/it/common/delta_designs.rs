//! Designs of e2mc-delta to test, blocks that are hard on them, and stored blocks that no encoder
//! makes.

use hdlgen::internals::codebook::residuals::restore;
use hdlgen::internals::codebook::{DeltaCodebook, Histogram, ResidualHistogram, Symbol, Tree};
use hdlgen::internals::codec::{load, Codec, DecodeError};
use hdlgen::internals::design::e2mc_delta::E2mcDelta;
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::rtl::protect::Protection;
use hdlgen::internals::stream::Beats;
use hdlgen::internals::terms::Geometry;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// Options by their numbers; 0 and "" stand for the default.
pub fn design(pdw: u32, block: u32, mag: u32, mfv: u32, modes: &str, beat: u32) -> E2mcDelta {
    E2mcDelta::new(&options(pdw, block, mag, mfv, modes, beat)).unwrap()
}

/// The same with a compressor that codes in one pass.
pub fn one_pass(pdw: u32, block: u32, mag: u32, mfv: u32, modes: &str, beat: u32) -> E2mcDelta {
    let options = options(pdw, block, mag, mfv, modes, beat).with("one-pass", true);
    E2mcDelta::new(&options).unwrap()
}

/// The two halves with parity in their tables.
pub fn protected(pdw: u32, block: u32, mag: u32, mfv: u32, modes: &str, beat: u32) -> E2mcDelta {
    let options = options(pdw, block, mag, mfv, modes, beat);
    E2mcDelta::new(&options.with("protect", Protection::Parity)).unwrap()
}

pub fn protected_one_pass(
    pdw: u32,
    block: u32,
    mag: u32,
    mfv: u32,
    modes: &str,
    beat: u32,
) -> E2mcDelta {
    let options = options(pdw, block, mag, mfv, modes, beat).with("one-pass", true);
    E2mcDelta::new(&options.with("protect", Protection::Parity)).unwrap()
}

/// The halves that differ from the standard design: in one pass, the decompressor is the same.
pub fn own_halves(design: &E2mcDelta) -> Vec<Role> {
    if design.hardware().one_pass {
        vec![Role::Compressor]
    } else {
        Role::ALL.to_vec()
    }
}

fn options(pdw: u32, block: u32, mag: u32, mfv: u32, modes: &str, beat: u32) -> Options {
    Options::default()
        .with("pdw", pdw)
        .with("block", block)
        .with("mag", mag)
        .with_some("mfv", (mfv > 0).then_some(mfv))
        .with_some("modes", (!modes.is_empty()).then_some(modes))
        .with_some("beat", (beat > 0).then_some(beat))
}

/// Every PDW with the default geometry, and a sample of the rest in which every value of every
/// parameter occurs.
pub fn designs() -> Vec<E2mcDelta> {
    let protected = [
        protected(4, 128, 32, 0, "", 0),
        protected(8, 64, 32, 64, "0,2", 8),
    ];
    all(design).into_iter().chain(protected).collect()
}

/// The same in one pass, and designs with as many beats as a way has symbols, or twice as many.
pub fn one_pass_designs() -> Vec<E2mcDelta> {
    let more = [
        protected_one_pass(4, 128, 32, 0, "", 0),
        protected_one_pass(8, 64, 32, 64, "0,2", 8),
        one_pass(8, 128, 32, 0, "", 8),
        one_pass(2, 128, 32, 0, "0,1", 4),
    ];
    all(one_pass).into_iter().chain(more).collect()
}

fn all(design: fn(u32, u32, u32, u32, &str, u32) -> E2mcDelta) -> Vec<E2mcDelta> {
    [
        (1, 128, 32, 0, "", 0),
        (2, 128, 32, 0, "", 0),
        (4, 128, 32, 0, "", 0),
        (8, 128, 32, 0, "", 0),
        (8, 64, 32, 64, "", 0),
        (4, 128, 64, 256, "", 0),
        (8, 128, 64, 512, "", 16),
        (4, 64, 32, 0, "0,1", 64),
        (2, 128, 32, 0, "0,2", 128),
        (8, 128, 32, 0, "1", 128),
        (4, 128, 32, 64, "2", 64),
        (4, 128, 32, 0, "1,2", 8),
        (1, 64, 32, 0, "0", 4),
        (8, 128, 32, 0, "", 16),
        (8, 64, 32, 0, "", 16),
        (8, 64, 32, 0, "", 8),
        (8, 128, 32, 0, "", 4),
        (1, 128, 32, 256, "", 16),
        (2, 64, 32, 512, "", 16),
    ]
    .into_iter()
    .map(|(pdw, block, mag, mfv, modes, beat)| design(pdw, block, mag, mfv, modes, beat))
    .collect()
}

/// Blocks of one value, of few, of many, of ramps and walks with either lag, and of noise, and
/// mixes of them within a block.
pub fn blocks(design: &E2mcDelta, seed: u64) -> Vec<u8> {
    let symbols = design.geometry().block().bytes() / 2;
    let mut random = SmallRng::seed_from_u64(seed);
    let common: Vec<u16> = (0..64).map(|_| random.random()).collect();
    let mut data = Vec::new();
    for number in 0..320u32 {
        let mut block: Vec<u16> = Vec::new();
        let spread = random.random_range(1..12);
        let step: u16 = random.random();
        for i in 0..symbols {
            let kind = match number % 12 {
                11 => random.random_range(0..10),
                kind => kind,
            };
            let before = |lag: usize| i.checked_sub(lag).map_or(0, |at| block[at]);
            let noise: u16 = random.random();
            block.push(match kind {
                0 => 0,
                1 => 0xffff,
                2 => common[random.random_range(0..4)],
                3 => common[random.random_range(0..64)],
                4 => noise >> random.random_range(6..16),
                5 => before(2).wrapping_add_signed((noise as i16) >> (15 - spread)),
                6 => before(4).wrapping_add_signed((noise as i16) >> (15 - spread)),
                7 => before(2).wrapping_add(step),
                8 => before(4).wrapping_sub(step),
                // A few high bytes, any low ones.
                9 => common[random.random_range(0..3)] & 0xff00 | noise & 0xff,
                10 => noise,
                _ => common[noise.leading_zeros() as usize],
            });
        }
        data.extend(block.iter().flat_map(|symbol| symbol.to_le_bytes()));
    }
    data
}

/// A codebook trained on a part of the data.
pub fn book_for(design: &E2mcDelta, data: &[u8]) -> DeltaCodebook {
    let block = design.geometry().block();
    let mut histogram = ResidualHistogram::new(block);
    let sample = data.chunks(block.bytes()).step_by(2);
    let sample: Vec<u8> = sample.flatten().copied().collect();
    histogram.add(&sample).unwrap();
    histogram.train(design.mfv()).unwrap()
}

/// A codebook with codewords as long as they get: a long tail of values behind classes of eight bits
/// and less, so that a symbol has up to 24 bits.
pub fn steep_book(design: &E2mcDelta, seed: u64) -> DeltaCodebook {
    let mut random = SmallRng::seed_from_u64(seed);
    let codes = (0..6).map(|_| {
        // Classes and values in a chain of 1, 2, … 15 bits, and the rest in 16.
        let mut leaves: Vec<(u32, Symbol)> = Vec::new();
        let mut classes: Vec<u8> = (0..=255).collect();
        let mut values: Vec<u32> = Vec::new();
        while values.len() < 8 {
            let value = random.random_range(0..8) * design.mfv().sets() + random.random_range(0..2);
            if !values.contains(&value) {
                values.push(value);
            }
        }
        for length in 1..=7 {
            let symbol = if random.random() {
                Symbol::Class(classes.swap_remove(random.random_range(0..classes.len())))
            } else {
                values
                    .pop()
                    .map(Symbol::Value)
                    .unwrap_or_else(|| Symbol::Class(classes.pop().unwrap()))
            };
            leaves.push((length, symbol));
        }
        // 512 places of 16 bits are left: one for a value, for each class one, two or four.
        leaves.extend(values.pop().map(|value| (16, Symbol::Value(value))));
        let more = 511 - classes.len();
        let long = more.saturating_sub(classes.len()).div_ceil(2);
        let middle = more - 3 * long;
        for (number, class) in classes.into_iter().enumerate() {
            let length = match number {
                number if number < long => 14,
                number if number < long + middle => 15,
                _ => 16,
            };
            leaves.push((length, Symbol::Class(class)));
        }
        Tree::new(leaves, 16).unwrap()
    });
    let codes = codes.collect();
    DeltaCodebook::new(design.block(), design.mfv(), codes).unwrap()
}

/// Blocks of residuals in any mode as likely as their codewords are short.
pub fn blocks_of(design: &E2mcDelta, book: &DeltaCodebook, seed: u64) -> Vec<u8> {
    let symbols = design.geometry().block().bytes() / 2;
    let mut random = SmallRng::seed_from_u64(seed);
    let mut data = Vec::new();
    for _ in 0..160 {
        let mode = *design.hardware().modes.choose(&mut random).unwrap() as usize;
        let mut block: Vec<u16> = (0..symbols)
            .map(|i| {
                let code = &book.codes()[2 * mode + i % 2];
                let noise: u16 = random.random();
                let mut at = u32::from(noise);
                let mut found = None;
                let values = code.values().map(|(value, length)| (value as u16, length));
                let classes = code.classes();
                let classes = classes.map(|(c, length)| (u16::from(c) << 8 | noise & 0xff, length));
                for (value, length) in values.chain(classes) {
                    let share = 1 << (16 - length);
                    if found.is_none() && at < share {
                        found = Some(value);
                    }
                    at = at.wrapping_sub(share);
                }
                found.unwrap_or(noise)
            })
            .collect();
        restore(&mut block, mode);
        data.extend(block.iter().flat_map(|symbol| symbol.to_le_bytes()));
    }
    data
}

/// A block for a decompressor, valid or corrupt.
#[derive(Clone, Debug)]
pub struct Sent {
    pub kind: &'static str,
    /// Whole beats.
    pub data: Vec<u8>,
    pub metadata: u8,
}

impl Sent {
    pub fn push_to(&self, beats: &mut Beats, beat_bytes: usize) {
        let count = self.data.len() / beat_bytes;
        for (i, data) in self.data.chunks_exact(beat_bytes).enumerate() {
            beats.push(data, i + 1 == count, self.metadata);
        }
    }

    /// The model's result for it.
    pub fn verdict(&self, design: &E2mcDelta, model: &dyn Codec) -> Result<Vec<u8>, DecodeError> {
        let geometry = design.geometry();
        let stored = stored_bytes(design, self.metadata);
        let bytes = if self.data.len() == stored.next_multiple_of(design.beat().bytes()) {
            &self.data[..stored]
        } else {
            &[]
        };
        let mut block = vec![0; geometry.block().bytes()];
        load(model, geometry, self.metadata, bytes, &mut block).map(|()| block)
    }
}

fn stored_bytes(design: &E2mcDelta, metadata: u8) -> usize {
    match metadata {
        Geometry::RAW_METADATA => design.geometry().block().bytes(),
        bursts => (usize::from(bursts) + 1) * design.geometry().mag().bytes(),
    }
}

/// Makes blocks of every kind of wrongness, and right ones, from right ones.
pub struct Maker<'a> {
    pub design: &'a E2mcDelta,
    /// Stored bytes and metadata.
    pub right: &'a [(Vec<u8>, u8)],
    pub random: &'a mut SmallRng,
}

impl Maker<'_> {
    fn noise(&mut self, bytes: usize) -> Vec<u8> {
        (0..bytes).map(|_| self.random.random()).collect()
    }

    /// The bytes in whole beats, noise behind them, which a decoder ignores.
    fn sent(&mut self, kind: &'static str, mut data: Vec<u8>, metadata: u8) -> Sent {
        let whole = data.len().next_multiple_of(self.design.beat().bytes());
        data.resize_with(whole, || self.random.random());
        Sent {
            kind,
            data,
            metadata,
        }
    }

    pub fn right(&mut self) -> Sent {
        let (data, metadata) = self.right.choose(self.random).unwrap().clone();
        self.sent("right", data, metadata)
    }

    pub fn any(&mut self) -> Sent {
        let (mag, beat) = (
            self.design.geometry().mag().bytes(),
            self.design.beat().bytes(),
        );
        let (mut data, metadata) = self.right.choose(self.random).unwrap().clone();
        match self.random.random_range(0..18) {
            0 => {
                let metadata = self.random.random_range(0..4);
                let data = self.noise(stored_bytes(self.design, metadata));
                self.sent("noise", data, metadata)
            }
            1 => {
                let byte = [0, 0xff, 1, 0x80, 0x55].choose(self.random).copied();
                let metadata = self.random.random_range(0..3);
                let data = vec![byte.unwrap_or(0); stored_bytes(self.design, metadata)];
                self.sent("one value", data, metadata)
            }
            2..=4 => {
                for _ in 0..self.random.random_range(1..4) {
                    let bit = self.random.random_range(0..8 * data.len());
                    data[bit / 8] ^= 1 << (bit % 8);
                }
                self.sent("bit flips", data, metadata)
            }
            5 => {
                let metadata = self.random.random_range(0..3);
                data.resize(stored_bytes(self.design, metadata), 0);
                self.sent("other metadata", data, metadata)
            }
            6 => {
                let bursts = data.len().div_ceil(mag);
                data.truncate(self.random.random_range(1..=bursts) * mag);
                let metadata = self.random.random_range(0..4);
                self.sent("cut", data, metadata)
            }
            7..=9 => {
                self.wrong_header(&mut data);
                self.sent("header", data, metadata)
            }
            10 => {
                let mut sent = self.sent("beats too few", data, metadata);
                let beats = sent.data.len() / beat;
                let kept = self.random.random_range(0..beats).max(1);
                sent.data.truncate(kept * beat);
                sent
            }
            11 => {
                let mut sent = self.sent("beats too many", data, metadata);
                let most = 2 * self.design.geometry().block().bytes() / beat;
                let more = self.random.random_range(1..=most);
                sent.data.extend(self.noise(more * beat));
                sent
            }
            _ => self.right(),
        }
    }

    /// Changes the mode, or sets a pointer to a critical value, at the limits of the allowed range.
    fn wrong_header(&mut self, data: &mut [u8]) {
        let p = self.design.hardware();
        let groups = p.groups();
        let (mut at, mut bits) = (0, 2);
        let mut value = self.random.random_range(0..4);
        if groups > 1 && self.random.random_range(0..4) > 0 {
            let group = self.random.random_range(0..groups - 1);
            bits = p.frame.pointer_bits();
            at = 2 + group * bits;
            let first = p.header_bits();
            let pointer = |at: u32| (0..bits).map(|b| bit(data, at + b) << b).sum::<u32>();
            let stored = data.len() as u32;
            let values = [
                0,
                first / 8,
                first.div_ceil(8),
                stored - 1,
                stored,
                p.frame.block_bytes - 1,
                pointer(2),
                pointer(at) + 1,
                pointer(at).saturating_sub(1),
                self.random.random_range(0..p.frame.block_bytes),
            ];
            value = *values.choose(self.random).unwrap() % p.frame.block_bytes;
        }
        for bit in 0..bits {
            let (byte, mask) = (((at + bit) / 8) as usize, 1 << ((at + bit) % 8));
            data[byte] = data[byte] & !mask | if value >> bit & 1 == 1 { mask } else { 0 };
        }
    }
}

fn bit(data: &[u8], at: u32) -> u32 {
    u32::from(data[at as usize / 8] >> (at % 8) & 1)
}
