//! Counts the blocks of one file for a measure.

use super::counts::Counts;
use super::source::Segment;
use crate::bus::{self, Crossing, Totals};
use crate::codec::bits::BitWriter;
use crate::codec::{store, Codec};
use crate::terms::{Flit, Geometry};

/// A measure for one file, ready to count.
pub(super) struct Counter {
    /// None stores all blocks uncompressed.
    codec: Option<Box<dyn Codec>>,
    geometry: Geometry,
    /// Whether blocks have several ways.
    has_ways: bool,
    /// Blocks at the beginning that are only sampled.
    sampled: u64,
}

/// Counts wanted of a segment besides its sizes.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// Each block's bursts.
    pub bursts: bool,
    /// Toggles on a bus of such flits.
    pub flit: Option<Flit>,
}

/// A measure for one file, with its own codebook and with those of other data.
pub(super) struct Column {
    pub own: Counter,
    /// Counters with codebooks of other data, for the first and the second half of each segment, if these are wanted.
    pub others: Option<[Counter; 2]>,
}

/// Counts of one segment.
pub(super) struct Counted {
    pub counts: Counts,
    /// The same with codebooks of other data.
    pub other_data: Option<Counts>,
    /// Each block's bursts, if they were asked for.
    pub bursts: Vec<u8>,
}

impl Column {
    /// Counts a segment's blocks, in order. `first` is the number of its first block in the file.
    pub fn count(&self, segment: &Segment, first: u64, wanted: Wanted) -> Counted {
        let (mut counted, other_data) = rayon::join(
            || self.own.count(&segment.data, first, wanted),
            || {
                let halves = self
                    .others
                    .iter()
                    .flatten()
                    .zip(segment.halves(self.own.geometry.block()));
                let plain = Wanted {
                    bursts: false,
                    flit: None,
                };
                let halves = halves.map(|(counter, data)| counter.count(data, first, plain).counts);
                halves.reduce(|mut sum, half| {
                    sum += &half;
                    sum
                })
            },
        );
        counted.other_data = other_data;
        counted
    }
}

impl Counter {
    /// With a codec; without one all blocks are stored uncompressed.
    pub fn new(codec: Option<Box<dyn Codec>>, has_ways: bool, geometry: Geometry) -> Self {
        Counter {
            codec,
            geometry,
            has_ways,
            sampled: 0,
        }
    }

    /// The same, whose codebook is of the first `sampled` blocks, which are not compressed.
    pub fn after(self, sampled: u64) -> Self {
        Counter { sampled, ..self }
    }

    /// Counts blocks, in order. `first` is the number of the first one in the file.
    fn count(&self, data: &[u8], first: u64, wanted: Wanted) -> Counted {
        let mut counts = Counts::new(self.geometry);
        let mut bursts = Vec::new();
        let mut bus = wanted.flit.map(|flit| Crossings::new(self.geometry, flit));
        let bytes = self.geometry.block().bytes();
        let whole = self.geometry.block().bits();
        for (number, block) in (first..).zip(data.chunks_exact(bytes)) {
            let sampled = number < self.sampled;
            let codec = self.codec.as_deref().filter(|_| !sampled);
            let encoded = bus.as_mut().and_then(|bus| bus.add(block, codec));
            let bits = match (codec, encoded) {
                (None, _) if sampled => {
                    counts.add_sampled(self.has_ways);
                    whole
                }
                (None, _) => {
                    counts.add(whole, self.has_ways.then_some(whole));
                    whole
                }
                (Some(codec), encoded) => {
                    let (bits, one_way) = match encoded {
                        // What was encoded for the bus needs no sizing.
                        Some(bits) if !self.has_ways => (bits, None),
                        _ => codec.sizes(block),
                    };
                    counts.add(bits, one_way);
                    bits
                }
            };
            if wanted.bursts {
                let stored = self.geometry.stored_bytes(bits) / self.geometry.mag().bytes();
                bursts.push(stored as u8);
            }
        }
        counts.toggles = bus.map(|bus| bus.counter.totals());
        Counted {
            counts,
            other_data: None,
            bursts,
        }
    }
}

/// Toggles of a segment's blocks uncompressed.
pub(super) fn uncompressed(segment: &Segment, geometry: Geometry, flit: Flit) -> Totals {
    let mut bus = Crossings::new(geometry, flit);
    for block in segment.data.chunks_exact(geometry.block().bytes()) {
        bus.add(block, None);
    }
    bus.counter.totals()
}

/// Blocks on their way over buses of one flit.
struct Crossings {
    counter: bus::Counter,
    geometry: Geometry,
    flit: Flit,
    scratch: BitWriter,
    stored: Vec<u8>,
}

impl Crossings {
    fn new(geometry: Geometry, flit: Flit) -> Self {
        Crossings {
            counter: bus::Counter::new(geometry),
            geometry,
            flit,
            scratch: BitWriter::new(),
            stored: Vec::new(),
        }
    }

    /// Sends a block, stored by a codec if there is one; the bits of its encoding.
    fn add(&mut self, block: &[u8], codec: Option<&dyn Codec>) -> Option<u32> {
        let raw = Crossing::new(block, self.flit);
        let (scratch, stored) = (&mut self.scratch, &mut self.stored);
        let bits = codec.map(|codec| store(codec, self.geometry, block, scratch, stored));
        let compressed = bits.is_some_and(|bits| !self.geometry.stored_raw(bits));
        let stored = compressed.then(|| Crossing::new(&self.stored, self.flit));
        self.counter.add(&raw, stored.as_ref());
        bits
    }
}
