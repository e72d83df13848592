//! Blocks for the designs without tables, and a check of both halves against a
//! model.

use std::ops::Range;
use std::rc::Rc;

use hdlgen::internals::blocks::near_bursts;
pub use hdlgen::internals::blocks::varied;
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::Module;
use hdlgen::internals::rtl::common::Ports;
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::{BlockSize, Check, Geometry, Mag};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub fn geometry(p: &Ports) -> Geometry {
    let block = BlockSize::try_from(p.block_bytes).unwrap();
    let mag = Mag::try_from(p.mag_bytes).unwrap();
    let checks = Check::ALL.into_iter();
    let mut checks = checks.filter(|check| check.bytes() == p.check_bytes);
    // All sizes of blocks.
    let geometry = Geometry::of_pfor(block, mag).unwrap();
    geometry.with_check(checks.next().unwrap())
}

/// Each block with one to three bits of its stored form turned over, or its
/// metadata, as streams that no encoder makes: stored bytes and metadata.
pub fn corrupted(
    p: &Ports,
    codec: &dyn Codec,
    blocks: &[Vec<u8>],
    seed: u64,
) -> Vec<(Vec<u8>, u8)> {
    let mut random = SmallRng::seed_from_u64(seed);
    let geometry = geometry(p);
    let mut scratch = BitWriter::new();
    blocks
        .iter()
        .map(|block| {
            let mut stored = Vec::new();
            let bits = store(codec, geometry, block, &mut scratch, &mut stored);
            let metadata = geometry.metadata(bits);
            if metadata == geometry.raw_metadata() {
                // Noise as a compressed block of some bursts.
                let bursts = random.random_range(1..=p.max_bursts());
                stored.truncate((bursts * p.mag_bytes) as usize);
                return (stored, bursts as u8 - 1);
            }
            for _ in 0..random.random_range(0..4) {
                let bits = if random.random() {
                    128
                } else {
                    stored.len() * 8
                };
                let bit = random.random_range(0..bits);
                stored[bit / 8] ^= 1 << (bit % 8);
            }
            (stored, metadata)
        })
        .collect()
}

/// Blocks for one half, and the expected output of each: its bytes, padded to whole beats, and `tuser`. After
/// an error the bytes are not checked.
pub struct Traffic {
    pub input: Vec<(Vec<u8>, u8)>,
    pub output: Vec<(Option<Vec<u8>>, u8)>,
}

impl Traffic {
    /// Raw blocks for the compressor.
    pub fn raw(p: &Ports, codec: &dyn Codec, blocks: &[Vec<u8>]) -> Self {
        let mut scratch = BitWriter::new();
        let output = blocks.iter().map(|block| {
            let mut stored = Vec::new();
            let bits = store(codec, geometry(p), block, &mut scratch, &mut stored);
            let metadata = geometry(p).metadata(bits);
            stored.resize(stored.len().next_multiple_of(p.beat_bytes as usize), 0);
            (Some(stored), metadata)
        });
        Traffic {
            output: output.collect(),
            input: blocks.iter().map(|block| (block.clone(), 0)).collect(),
        }
    }

    /// Stored blocks for the decompressor, and a corrupt one after each.
    pub fn stored(p: &Ports, codec: &dyn Codec, blocks: &[Vec<u8>]) -> Self {
        let mut scratch = BitWriter::new();
        let good = blocks.iter().map(|block| {
            let mut stored = Vec::new();
            let bits = store(codec, geometry(p), block, &mut scratch, &mut stored);
            let metadata = geometry(p).metadata(bits);
            (stored, metadata)
        });
        let pairs = good.zip(corrupted(p, codec, blocks, 3));
        let input: Vec<_> = pairs.flat_map(|(good, bad)| [good, bad]).collect();
        let traffic = Traffic::any_stored(p, codec, input);
        let errors = traffic.errors();
        assert!(errors > blocks.len() / 50, "{errors} of {}", blocks.len());
        traffic
    }

    /// Arbitrary input for the decompressor: stored bytes with their metadata.
    pub fn any_stored(p: &Ports, codec: &dyn Codec, input: Vec<(Vec<u8>, u8)>) -> Self {
        let error = 1 << p.metadata_bits();
        let output = input.iter().map(|(stored, metadata)| {
            let mut block = vec![0; p.block_bytes as usize];
            match load(codec, geometry(p), *metadata, stored, &mut block) {
                Ok(()) => (Some(block), 0),
                Err(_) => (None, error),
            }
        });
        let output = output.collect();
        Traffic { output, input }
    }

    /// Blocks that the decompressor must refuse.
    pub fn errors(&self) -> usize {
        let refused = self.output.iter().filter(|(block, _)| block.is_none());
        refused.count()
    }

    /// Sends everything through one half, and compares.
    pub fn run(&self, p: &Ports, module: &Rc<Module>, stalls: Stalls) {
        let mut bench = StreamBench::new(module).unwrap();
        bench.checks = true;
        let count = self.input.len();
        let share = count.div_ceil(4).max(1);
        let shares = (0..count).step_by(share);
        let ranges: Vec<_> = shares.map(|s| s..(s + share).min(count)).collect();
        let inputs: Vec<Beats> = ranges.iter().map(|r| self.beats(p, r.clone())).collect();
        let outputs = bench.run(&inputs, stalls).unwrap();
        for (range, output) in ranges.into_iter().zip(&outputs) {
            self.check(p, range, &output.beats);
        }
    }

    pub fn beats(&self, p: &Ports, range: Range<usize>) -> Beats {
        let mut beats = Beats::new(p.beat_bytes as usize);
        for (bytes, user) in &self.input[range] {
            beats.push_block(bytes, *user);
        }
        beats
    }

    /// Compares what came out for a range of the blocks.
    pub fn check(&self, p: &Ports, range: Range<usize>, out: &Beats) {
        // The metadata goes with every beat, an error with the last one only.
        let error = 1 << p.metadata_bits();
        for beat in out.iter() {
            assert!(
                beat.last || beat.user & error == 0,
                "the error bit is not on the last beat"
            );
        }
        let mut blocks = out.blocks_iter();
        for number in range {
            let (bytes, user) = blocks.next().expect("fewer blocks than were sent");
            let (sent, metadata) = &self.input[number];
            let (expected, expected_user) = &self.output[number];
            let what = || format!("block {number}, metadata {metadata}: {sent:02x?}");
            assert_eq!(user, *expected_user, "tuser of {}", what());
            match expected {
                Some(expected) => assert_eq!(bytes, expected, "{}", what()),
                None => assert_eq!(bytes.len(), p.block_bytes as usize, "{}", what()),
            }
        }
        assert!(blocks.next().is_none(), "more blocks than were sent");
    }
}

/// Sends blocks through both halves, and compares each with the model; corrupt
/// ones among them through the decompressor.
pub fn check(
    p: &Ports,
    compressor: &Rc<Module>,
    decompressor: &Rc<Module>,
    codec: &dyn Codec,
    blocks: &[Vec<u8>],
    stalls: Stalls,
) {
    Traffic::raw(p, codec, blocks).run(p, compressor, stalls);
    Traffic::stored(p, codec, blocks).run(p, decompressor, stalls);
}

/// [`near_bursts`] with many changes.
pub fn at_burst_boundaries(p: &Ports, codec: &dyn Codec, seed: u64) -> Vec<Vec<u8>> {
    near_bursts(geometry(p), codec, 6000, seed)
}
