//! What is measured: codecs with all that they need.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::counts::Counts;
use super::source::Segment;
use crate::bus::{self, Crossing, Totals};
use crate::codebook::Codebook;
use crate::codec::bits::BitWriter;
use crate::codec::list::Format;
use crate::codec::{store, Codec, E2mc};
use crate::terms::{Flit, Geometry, MfvCount, SymbolLength, Ways};

/// Where an E2MC codebook comes from.
#[derive(Debug, Clone, PartialEq)]
pub enum Training {
    /// All of the file that it then compresses: the paper's offline probability.
    Same,
    /// So many bytes at the file's beginning, in whole blocks, which are sampled and not
    /// compressed: the paper's online sampling.
    First(u64),
    /// The first of so many equal parts of the file, likewise.
    Share(u64),
    /// A codebook that is given.
    Given(Arc<Codebook>),
}

/// A codec and what it needs besides a geometry.
#[derive(Debug, Clone)]
pub enum Coding {
    /// A format without a codebook.
    Format(&'static Format),
    /// E2MC.
    E2mc {
        /// The symbol length.
        symbol_length: SymbolLength,
        /// The parallel decoding ways.
        ways: Ways,
        /// How many values have codewords, for SL 16 and 32; a given codebook has its own.
        mfv: MfvCount,
        /// Where the codebook comes from.
        training: Training,
    },
}

/// One column of an evaluation.
#[derive(Debug, Clone)]
pub struct Measure {
    /// The codec.
    pub coding: Coding,
    /// The block and the MAG.
    pub geometry: Geometry,
}

/// What an evaluation says of a measure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Described {
    /// The codec's name, with its parameters where they are not the default.
    pub name: String,
    /// The memory access granularity in bytes.
    pub mag: u32,
    /// E2MC's symbol length in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol_length: Option<SymbolLength>,
    /// E2MC's decoding ways.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// E2MC's most frequent values, for SL 16 and 32.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mfv: Option<MfvCount>,
    /// Where E2MC's codebook comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub training: Option<String>,
}

impl Measure {
    /// The symbol length, of E2MC.
    pub fn symbol_length(&self) -> Option<SymbolLength> {
        match self.coding {
            Coding::E2mc { symbol_length, .. } => Some(symbol_length),
            Coding::Format(_) => None,
        }
    }

    /// What an evaluation says of it.
    pub fn describe(&self) -> Described {
        let mag = self.geometry.mag().get();
        match &self.coding {
            Coding::Format(format) => Described {
                name: format.name.to_owned(),
                mag,
                symbol_length: None,
                ways: None,
                mfv: None,
                training: None,
            },
            Coding::E2mc {
                symbol_length,
                ways,
                mfv,
                training,
            } => {
                let mfv = match training {
                    Training::Given(book) => book.mfv(),
                    _ => symbol_length.has_escape().then_some(*mfv),
                };
                let mut name = format!("{}-sl{symbol_length}", Format::E2MC);
                if *ways != Ways::default() {
                    name += &format!("-pdw{ways}");
                }
                if let Some(mfv) = mfv.filter(|&mfv| mfv != MfvCount::default()) {
                    name += &format!("-mfv{mfv}");
                }
                let training = match training {
                    Training::Same => "same".to_owned(),
                    Training::First(bytes) => format!("first {bytes} bytes"),
                    Training::Share(parts) => format!("first 1/{parts}"),
                    Training::Given(book) => {
                        let digest = Sha256::digest(book.to_json());
                        format!("given, SHA-256 {digest:x}")
                    }
                };
                Described {
                    name,
                    mag,
                    symbol_length: Some(*symbol_length),
                    ways: Some(*ways),
                    mfv,
                    training: Some(training),
                }
            }
        }
    }
}

/// A measure for one file, ready to count.
pub(super) struct Counter {
    codec: Sizes,
    geometry: Geometry,
    /// Blocks at the beginning that are only sampled.
    sampled: u64,
}

enum Sizes {
    Format(Box<dyn Codec>),
    E2mc(Box<E2mc>),
}

/// What is wanted of a segment besides its sizes.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// Each block's bursts.
    pub bursts: bool,
    /// Toggles on a bus of such flits.
    pub flit: Option<Flit>,
}

/// Counts of one segment.
pub(super) struct Counted {
    pub counts: Counts,
    /// Each block's bursts, if they were asked for.
    pub bursts: Vec<u8>,
}

impl Counter {
    pub fn format(codec: Box<dyn Codec>, geometry: Geometry) -> Self {
        Counter {
            codec: Sizes::Format(codec),
            geometry,
            sampled: 0,
        }
    }

    pub fn e2mc(codec: E2mc, geometry: Geometry, sampled: u64) -> Self {
        Counter {
            codec: Sizes::E2mc(Box::new(codec)),
            geometry,
            sampled,
        }
    }

    /// Counts a segment's blocks, in order. `first` is the number of its first block in the file.
    pub fn count(&self, segment: &Segment, first: u64, wanted: Wanted) -> Counted {
        let mut counts = Counts::new(self.geometry);
        let mut bursts = Vec::new();
        let mut bus = wanted.flit.map(|flit| Crossings::new(self.geometry, flit));
        let bytes = self.geometry.block().bytes();
        for (number, block) in (first..).zip(segment.data.chunks_exact(bytes)) {
            let sampled = number < self.sampled;
            let codec = (!sampled).then(|| self.codec());
            let encoded = bus.as_mut().and_then(|bus| bus.add(block, codec));
            let bits = if sampled {
                counts.add_sampled();
                self.geometry.block().bits()
            } else {
                let (bits, one_way) = match &self.codec {
                    // What was encoded for the bus needs no sizing.
                    Sizes::Format(codec) => (encoded.unwrap_or_else(|| codec.size(block)), None),
                    Sizes::E2mc(codec) => {
                        let (bits, one_way) = codec.sizes(block);
                        (bits, Some(one_way))
                    }
                };
                counts.add(bits, one_way);
                bits
            };
            if wanted.bursts {
                let stored = self.geometry.stored_bytes(bits) / self.geometry.mag().bytes();
                bursts.push(stored as u8);
            }
        }
        counts.toggles = bus.map(|bus| bus.counter.totals());
        Counted { counts, bursts }
    }

    fn codec(&self) -> &dyn Codec {
        match &self.codec {
            Sizes::Format(codec) => codec.as_ref(),
            Sizes::E2mc(codec) => codec.as_ref(),
        }
    }
}

/// What a segment's blocks do to a bus if they are sent as they are.
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
