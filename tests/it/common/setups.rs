//! Designs with data and codebooks, and the expected output of their halves with and without loaded tables.

use std::collections::BTreeMap;

use hdlgen::internals::codebook::Codebook;
use hdlgen::internals::codec::Codec;
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::run;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::Geometry;
use rand::rngs::SmallRng;
use rand::SeedableRng;

use crate::common::designs::{
    adversarial_blocks, book_for, design, paired_design, protected_design,
};
use crate::common::wrong::{gapped_book, Sent};

/// Each symbol length, as few and as many ways, encoders, bursts and beats as
/// a table access could meet.
pub fn sample() -> Vec<E2mc> {
    vec![
        design(4, 4, 128, 32, 0, 0),
        design(8, 8, 64, 32, 0, 0),
        design(16, 4, 128, 32, 0, 0),
        design(32, 2, 128, 64, 1, 64),
        design(16, 8, 128, 32, 2, 4),
        design(32, 8, 64, 32, 0, 64),
        design(8, 4, 128, 32, 0, 16),
        design(32, 1, 128, 32, 0, 4),
        paired_design(16, 4, 128, 32, 0),
        protected_design(16, 4, 128, 32, 0),
        protected_design(4, 2, 128, 32, 4),
    ]
}

/// A design with data, a codebook trained on it, and one for other data.
pub struct Setup {
    pub design: E2mc,
    pub data: Vec<u8>,
    pub books: [Codebook; 2],
}

pub fn setups() -> Vec<Setup> {
    let setup = |design: E2mc| {
        let data = adversarial_blocks(&design, 4);
        let mut random = SmallRng::seed_from_u64(5);
        // No block is the same in both data.
        let inverted: Vec<u8> = data.iter().map(|byte| !byte).collect();
        let other = gapped_book(&design, &inverted, &mut random);
        let books = [book_for(&design, &data), other];
        Setup {
            design,
            data,
            books,
        }
    };
    sample().into_iter().map(setup).collect()
}

impl Setup {
    pub fn name(&self, role: Role) -> String {
        format!("{} {}", self.design.name(), role.name())
    }

    pub fn expected(&self, book: &Codebook) -> Expected {
        Expected::new(&self.design, &self.design.model(book), &self.data)
    }

    /// The words that a codebook's load leaves behind, by address.
    pub fn words(&self, role: Role, book: usize) -> BTreeMap<u32, u32> {
        let writes = self.design.load_sequence(role, &self.books[book]);
        writes.iter().map(|w| (w.address, w.data)).collect()
    }

    pub fn agrees(&self, bench: &mut StreamBench, role: Role, book: &Codebook) {
        let expected = self.expected(book);
        run(bench, &self.design, role, &expected, STALLS, 0)
            .unwrap_or_else(|e| panic!("{}: {e}", self.name(role)));
    }

    /// With its tables not loaded.
    pub fn agrees_unloaded(&self, bench: &mut StreamBench, role: Role) {
        let blocks = self.blocks(role, &self.books);
        let mut streams = vec![Beats::new(self.design.beat().bytes()); LANES];
        for (i, block) in blocks.iter().enumerate() {
            streams[i % LANES].append(block);
        }
        let outputs = bench.run(&streams, STALLS).unwrap();
        for (lane, output) in outputs.iter().enumerate() {
            let sent = blocks.iter().skip(lane).step_by(LANES);
            for (block, (bytes, user)) in sent.zip(output.beats.blocks_iter()) {
                let expected = self.expect(role, block, &Phase::Unloaded);
                assert_eq!(
                    expected,
                    (bytes_of(user, bytes), user),
                    "{}",
                    self.name(role)
                );
            }
        }
    }

    /// The data as beats into one half: raw blocks, or the blocks encoded with each codebook.
    pub fn blocks(&self, role: Role, books: &[Codebook]) -> Vec<Beats> {
        let beat = self.design.beat().bytes();
        let one = |bytes: &[u8], metadata| {
            let mut beats = Beats::new(beat);
            beats.push_block(bytes, metadata);
            beats
        };
        let mut blocks = Vec::new();
        let expected: Vec<Expected> = books.iter().map(|book| self.expected(book)).collect();
        for i in 0..expected[0].blocks.len() {
            match role {
                Role::Compressor => blocks.push(one(&expected[0].blocks[i], 0)),
                Role::Decompressor => {
                    blocks.extend((expected.iter()).map(|e| one(&e.stored[i], e.metadata[i])))
                }
            }
        }
        blocks
    }

    /// The expected output for an input block, and `tuser` with its last beat.
    pub fn expect(&self, role: Role, block: &Beats, phase: &Phase) -> (Vec<u8>, u8) {
        let (bytes, metadata) = block.blocks_iter().next().unwrap();
        let beat = self.design.beat().bytes();
        match (role, phase) {
            (Role::Compressor, Phase::Unloaded) => (bytes.to_vec(), Geometry::RAW_METADATA),
            (Role::Compressor, Phase::Loaded(model)) => {
                let expected = Expected::new(&self.design, model.as_ref(), bytes);
                let mut stored = expected.stored[0].clone();
                stored.resize(stored.len().next_multiple_of(beat), 0);
                (stored, expected.metadata[0])
            }
            (Role::Decompressor, phase) => {
                let sent = Sent::of_beats(bytes, metadata);
                let block = match phase {
                    Phase::Loaded(model) => sent.verdict(&self.design, model.as_ref()).ok(),
                    Phase::Unloaded if metadata == Geometry::RAW_METADATA => Some(bytes.to_vec()),
                    Phase::Unloaded => None,
                };
                block.map_or((Vec::new(), ERROR), |block| (block, 0))
            }
        }
    }
}

/// `tuser` of a decompressor's block with an error; its bytes are arbitrary.
const ERROR: u8 = 4;

pub fn bytes_of(user: u8, bytes: &[u8]) -> Vec<u8> {
    if user == ERROR {
        return Vec::new();
    }
    bytes.to_vec()
}

pub const STALLS: Stalls = Stalls {
    seed: 6,
    input: 20,
    output: 30,
};

/// The state of the tables while a block is worked on.
pub enum Phase {
    Unloaded,
    Loaded(Box<dyn Codec>),
}
