//! Malformed packets for a half of a codec's hardware: wrong lengths, changing `tuser`, corrupt
//! stored blocks; and what must come out for each.

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::Rng;

use crate::blocks::noise_from_somewhere;
use crate::codec::load as decode;
use crate::design::expected::Expected;
use crate::design::{Design, Reference, Role};
use crate::hdl::sim::packets::{Answer, Packet, Ports};
use crate::hdl::sim::Simulator;
use crate::terms::Geometry;

/// A half of a design, with blocks for it.
pub struct Torture<'a> {
    /// The design.
    pub design: &'a dyn Design,
    /// The half.
    pub role: Role,
    /// Its model.
    pub reference: Reference,
    /// The blocks.
    pub blocks: Vec<Vec<u8>>,
    /// The output that the model expects of them.
    pub expected: Expected,
}

/// The stream ports of a half whose blocks are of this geometry; none if one is missing.
pub fn ports(simulator: &Simulator, geometry: Geometry) -> Option<Ports> {
    // The error bit is the one above the metadata.
    let error = geometry.raw_metadata() + 1;
    Ports::of(simulator, geometry.block().bytes(), error)
}

impl Torture<'_> {
    /// One of the blocks, valid or corrupt.
    pub fn packet(&self, random: &mut SmallRng) -> Packet {
        let number = random.random_range(0..self.blocks.len());
        let beat = self.design.beat().bytes();
        let geometry = self.design.geometry();
        let metadata = self.expected.metadata[number];
        let (mut bytes, mut answer) = self.right(number);
        if self.role == Role::Decompressor && random.random_bool(0.3) {
            answer = self.corrupt(&mut bytes, metadata, random);
        }
        let mut beats: Vec<Vec<u8>> = bytes.chunks(beat).map(<[u8]>::to_vec).collect();
        if let Some(last) = beats.last_mut() {
            last.resize(beat, 0);
        }
        if random.random_bool(0.3) {
            let right = beats.len();
            let whole = geometry.block().bytes() / beat;
            let most = *[right + 1, 2 * whole, 4 * whole + 1]
                .choose(random)
                .unwrap_or(&1);
            let count = random.random_range(1..=most);
            beats.resize_with(count, || (0..beat).map(|_| random.random()).collect());
            if count != right {
                answer = match self.role {
                    Role::Compressor => Answer::Dropped,
                    Role::Decompressor => Answer::Error,
                };
            }
        }
        // Only the first beat's counts.
        let changes = random.random_bool(0.3);
        let user = |place: usize, random: &mut SmallRng| {
            if changes && place > 0 {
                random.random_range(0..=geometry.raw_metadata())
            } else {
                metadata
            }
        };
        let beats = beats.into_iter().enumerate();
        Packet {
            beats: beats
                .map(|(place, data)| (data, user(place, random)))
                .collect(),
            answer,
        }
    }

    /// A block as it goes in and comes out.
    fn right(&self, number: usize) -> (Vec<u8>, Answer) {
        let (block, stored) = (&self.blocks[number], &self.expected.stored[number]);
        match self.role {
            Role::Compressor => {
                let metadata = self.expected.metadata[number];
                (block.clone(), Answer::Block(stored.clone(), metadata))
            }
            Role::Decompressor => (stored.clone(), Answer::Block(block.clone(), 0)),
        }
    }

    /// Corrupts a stored block, and returns the expected answer.
    fn corrupt(&self, bytes: &mut [u8], metadata: u8, random: &mut SmallRng) -> Answer {
        if random.random_bool(0.5) {
            noise_from_somewhere(bytes, random);
        } else {
            let bit = random.random_range(0..8 * bytes.len());
            bytes[bit / 8] ^= 1 << (bit % 8);
        }
        let geometry = self.design.geometry();
        let mut block = vec![0; geometry.block().bytes()];
        let model = self.reference.model.as_ref();
        match decode(model, geometry, metadata, bytes, &mut block) {
            Ok(()) => Answer::Block(block, 0),
            Err(_) => Answer::Error,
        }
    }
}
