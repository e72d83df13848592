//! Stored blocks that no encoder makes, codebooks with unused codes, and the model's verdict on both.

use hdlgen::internals::codebook::{Codebook, Symbol, Tree};
use hdlgen::internals::codec::{load, Codec, DecodeError};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::Design;
use hdlgen::internals::stream::Beats;
use hdlgen::internals::terms::Geometry;
use itertools::Itertools;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::Rng;

/// A block for a decompressor, valid or corrupt.
#[derive(Clone, Debug)]
pub struct Sent {
    pub kind: &'static str,
    /// Whole beats.
    pub data: Vec<u8>,
    /// `tuser` of the first beat, and of those after it.
    pub metadata: u8,
    pub later_metadata: u8,
}

impl Sent {
    /// The bytes in whole beats, noise behind them, which a decoder ignores.
    fn new(
        kind: &'static str,
        design: &E2mc,
        mut data: Vec<u8>,
        metadata: u8,
        random: &mut SmallRng,
    ) -> Self {
        let whole = data.len().next_multiple_of(design.beat().bytes());
        data.resize_with(whole, || random.random());
        Sent {
            kind,
            data,
            metadata,
            later_metadata: metadata,
        }
    }

    /// Whole beats that came from elsewhere.
    pub fn of_beats(data: &[u8], metadata: u8) -> Self {
        Sent {
            kind: "right",
            data: data.to_vec(),
            metadata,
            later_metadata: metadata,
        }
    }

    pub fn push_to(&self, beats: &mut Beats, beat_bytes: usize) {
        let count = self.data.len() / beat_bytes;
        for (i, data) in self.data.chunks_exact(beat_bytes).enumerate() {
            let user = match i {
                0 => self.metadata,
                _ => self.later_metadata,
            };
            beats.push(data, i + 1 == count, user);
        }
    }

    /// The model's result for it.
    pub fn verdict(&self, design: &E2mc, model: &dyn Codec) -> Result<Vec<u8>, DecodeError> {
        let geometry = design.geometry();
        let stored = stored_bytes(design, self.metadata);
        // Wrong beats are as good as bytes that do not go with the metadata.
        let bytes = if self.data.len() == stored.next_multiple_of(design.beat().bytes()) {
            &self.data[..stored]
        } else {
            &[]
        };
        let mut block = vec![0; geometry.block().bytes()];
        load(model, geometry, self.metadata, bytes, &mut block).map(|()| block)
    }
}

fn stored_bytes(design: &E2mc, metadata: u8) -> usize {
    match metadata {
        Geometry::RAW_METADATA => design.geometry().block().bytes(),
        bursts => (usize::from(bursts) + 1) * design.geometry().mag().bytes(),
    }
}

/// Makes blocks of every kind of wrongness, and right ones, from right ones.
pub struct Maker<'a> {
    pub design: &'a E2mc,
    /// Stored bytes and metadata.
    pub right: &'a [(Vec<u8>, u8)],
    pub random: &'a mut SmallRng,
}

impl Maker<'_> {
    fn noise(&mut self, bytes: usize) -> Vec<u8> {
        (0..bytes).map(|_| self.random.random()).collect()
    }

    fn sent(&mut self, kind: &'static str, data: Vec<u8>, metadata: u8) -> Sent {
        Sent::new(kind, self.design, data, metadata, self.random)
    }

    pub fn right(&mut self) -> Sent {
        let at = self.random.random_range(0..self.right.len());
        let (data, metadata) = self.right[at].clone();
        self.sent("right", data, metadata)
    }

    pub fn any(&mut self) -> Sent {
        let mag = self.design.geometry().mag().bytes();
        let beat = self.design.beat().bytes();
        let at = self.random.random_range(0..self.right.len());
        let (mut data, metadata) = self.right[at].clone();
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
                self.wrong_pointer(&mut data);
                self.sent("pointer", data, metadata)
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
            12 => {
                let mut sent = self.sent("changing metadata", data, metadata);
                sent.later_metadata = self.random.random_range(0..4);
                sent
            }
            _ => self.right(),
        }
    }

    /// Sets a pointer to a critical value, at the limits of the allowed range.
    fn wrong_pointer(&mut self, data: &mut [u8]) {
        let p = self.design.hardware();
        if p.groups() == 1 {
            return;
        }
        let (bits, first) = (p.pointer_bits(), p.first_way_bit());
        let stored = data.len() as u32;
        let values = [
            0,
            first / 8,
            first.div_ceil(8),
            stored - 1,
            stored,
            p.block_bytes - 1,
            self.random.random_range(0..p.block_bytes),
        ];
        let value = values.choose(self.random).copied().unwrap_or(0);
        let at = self.random.random_range(0..p.groups() - 1) * bits;
        for bit in 0..bits {
            let (byte, mask) = (((at + bit) / 8) as usize, 1 << ((at + bit) % 8));
            data[byte] = data[byte] & !mask | if value >> bit & 1 == 1 { mask } else { 0 };
        }
    }
}

/// The values of symbols of the data that fit into the code table, the most
/// frequent first; all that there are where there is no escape.
fn values(design: &E2mc, data: &[u8]) -> Vec<u32> {
    let p = design.hardware();
    let (bytes, mask) = (p.symbol_bits.div_ceil(8), (1u64 << p.symbol_bits) - 1);
    let symbol = |part: &[u8]| {
        let value = part.iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
        (value & mask) as u32
    };
    let counts = data.chunks_exact(bytes as usize).map(symbol).counts();
    let mut values: Vec<u32> = counts.keys().copied().collect();
    if !p.escape {
        values = (0..1 << p.symbol_bits).collect();
    }
    values.sort_by_key(|value| (std::cmp::Reverse(counts.get(value).copied()), *value));
    let mut sets = std::collections::HashMap::new();
    values.retain(|value| {
        let set = sets.entry(value % p.sets().max(1)).or_insert(0);
        *set += 1;
        !p.escape || *set <= 8
    });
    values
}

/// A codebook of a design, each tree's leaves with their lengths.
pub fn book(design: &E2mc, mut tree: impl FnMut() -> Vec<(u32, Symbol)>) -> Codebook {
    let sl = design.symbol_length();
    let trees = (0..sl.trees())
        .map(|_| Tree::new(tree(), sl.max_codeword_length()).unwrap())
        .collect();
    Codebook::new(sl, sl.has_escape().then(|| design.mfv()), trees).unwrap()
}

/// A codebook with short codewords for frequent values, and a third of the
/// codes unused.
pub fn gapped_book(design: &E2mc, data: &[u8], random: &mut SmallRng) -> Codebook {
    let values = values(design, data);
    let limit = design.symbol_length().max_codeword_length();
    let base = (values.len() + 1).next_power_of_two().trailing_zeros() + 2;
    book(design, || {
        let short = random.random_range(2..5).min(values.len() as u32);
        let escape = design.symbol_length().has_escape();
        let escape_length = [5, base, limit][random.random_range(0..3)];
        let mut length = |i: usize| match i as u32 {
            i if i < short => i + 2,
            _ => random.random_range(base..=(base + 3).min(limit)),
        };
        let leaves = values.iter().enumerate();
        let leaves = leaves.map(|(i, &value)| (length(i), Symbol::Value(value)));
        leaves
            .chain(escape.then_some((escape_length, Symbol::Escape)))
            .collect()
    })
}

/// A codebook with as few codewords as there can be, as long as they can be
/// where there is no escape: the escape alone, or all values.
pub fn bare_book(design: &E2mc) -> Codebook {
    let sl = design.symbol_length();
    book(design, || {
        if sl.has_escape() {
            vec![(1, Symbol::Escape)]
        } else {
            (0..1 << sl.bits())
                .map(|value| (sl.max_codeword_length(), Symbol::Value(value)))
                .collect()
        }
    })
}
