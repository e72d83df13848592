//! Measures: codecs with all that they need.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::counts::Counts;
use super::source::Segment;
use crate::bus::{self, Crossing, Totals};
use crate::codebook::{Book, Recipe};
use crate::codec::bits::BitWriter;
use crate::codec::list::Format;
use crate::codec::{store, Codec, Scheme, Untrained};
use crate::terms::{Choice, Digits, Ends, Flit, Geometry};
use crate::terms::{NumberFormat, PforModes, Ranks, SymbolLength, Ways};

/// Where a codebook comes from.
#[derive(Debug, Clone, PartialEq)]
pub enum Training {
    /// All of the file that it then compresses: the paper's offline probability.
    Same,
    /// So many bytes at the file's beginning, in whole blocks, which are sampled and not
    /// compressed: the paper's online sampling.
    First(u64),
    /// The first of this many equal parts of the file, likewise.
    Share(u64),
    /// All of the file, by a value-frequency table of this many ways: the paper's online sampling with
    /// a table of bounded size, and of a sample as long as the file.
    Table(u32),
    /// A codebook that is given.
    Given(Arc<Book>),
}

/// A codec and what it needs besides a geometry.
#[derive(Debug, Clone)]
pub enum Coding {
    /// A format without a codebook, its parameters the default.
    Format(&'static Format),
    /// One without a codebook, and its parameters.
    Untrained(Untrained),
    /// One with a codebook.
    Trained {
        /// The format and its parameters.
        scheme: Scheme,
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

/// A measure as an evaluation describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Described {
    /// The codec's name, with its parameters where they are not the default.
    pub name: String,
    /// The memory access granularity in bytes.
    pub mag: u32,
    /// E2MC's symbol length in bits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub symbol_length: Option<SymbolLength>,
    /// Decoding ways.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
    /// Most frequent values: of E2MC for SL 16 and 32, and of e2mc-delta.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mfv: Option<u32>,
    /// From which ends E2MC's ways run, if not from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<Ends>,
    /// The modes of e2mc-delta or pfor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub modes: Option<PforModes>,
    /// How pfor's mode is chosen, if not by an estimate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Choice>,
    /// The format of numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<NumberFormat>,
    /// The digits of their ranks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digits: Option<Digits>,
    /// Where their ranks come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Ranks>,
    /// Where the codebook comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub training: Option<String>,
}

impl Training {
    /// Its description in an evaluation.
    fn describe(&self) -> String {
        match self {
            Training::Same => "same".to_owned(),
            Training::First(bytes) => format!("first {bytes} bytes"),
            Training::Share(parts) => format!("first 1/{parts}"),
            Training::Table(ways) => format!("value-frequency table, {ways} ways"),
            Training::Given(book) => {
                let digest = Sha256::digest(book.to_json());
                format!("given, SHA-256 {digest:x}")
            }
        }
    }
}

impl Measure {
    /// The symbol length, of E2MC.
    pub fn symbol_length(&self) -> Option<SymbolLength> {
        match self.coding {
            Coding::Trained {
                scheme: Scheme::E2mc { symbol_length, .. },
                ..
            } => Some(symbol_length),
            _ => None,
        }
    }

    /// Where its codebook comes from.
    pub fn training(&self) -> Option<&Training> {
        match &self.coding {
            Coding::Trained { training, .. } => Some(training),
            _ => None,
        }
    }

    /// The recipe of its codebook; none without one.
    pub fn recipe(&self) -> Option<Recipe> {
        match self.coding {
            Coding::Trained { scheme, .. } => Some(scheme.recipe(self.geometry.block())),
            _ => None,
        }
    }

    /// Its description in an evaluation.
    pub fn describe(&self) -> Described {
        let mut described = Described {
            name: String::new(),
            mag: self.geometry.mag().get(),
            symbol_length: None,
            ways: None,
            mfv: None,
            ends: None,
            modes: None,
            choice: None,
            format: None,
            digits: None,
            ranks: None,
            training: None,
        };
        match &self.coding {
            Coding::Format(format) => described.name = format.name.to_owned(),
            Coding::Untrained(untrained) => {
                described.name = untrained.name();
                match *untrained {
                    Untrained::Pfor { modes, choice } => {
                        described.modes = Some(modes);
                        described.choice = (choice != Choice::default()).then_some(choice);
                    }
                    Untrained::Numbers { format, digits } => {
                        let default = NumberFormat::default_digits(self.geometry.block());
                        described.format = Some(format);
                        described.digits = Some(digits.unwrap_or(default));
                        described.ranks = Some(Ranks::Block);
                    }
                }
            }
            Coding::Trained { scheme, training } => {
                let scheme = match training {
                    Training::Given(book) => scheme.with_book(book),
                    _ => *scheme,
                };
                described.name = scheme.name();
                described.training = Some(training.describe());
                match scheme {
                    Scheme::E2mc {
                        symbol_length,
                        mfv,
                        ways,
                        ends,
                    } => {
                        described.symbol_length = Some(symbol_length);
                        described.ends = (ends != Ends::default()).then_some(ends);
                        described.ways = Some(ways);
                        described.mfv = symbol_length.has_escape().then_some(mfv.get());
                    }
                    Scheme::Numbers { format, digits } => {
                        let default = NumberFormat::default_digits(self.geometry.block());
                        described.format = Some(format);
                        described.digits = Some(digits.unwrap_or(default));
                        described.ranks = Some(Ranks::Table);
                    }
                    Scheme::Delta { mfv, ways, modes } => {
                        described.ways = Some(ways);
                        described.mfv = Some(mfv.get());
                        described.modes = Some(modes.into());
                    }
                }
            }
        }
        described
    }
}

/// A measure for one file, ready to count.
pub(super) struct Counter {
    codec: Box<dyn Codec>,
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

/// Counts of one segment.
pub(super) struct Counted {
    pub counts: Counts,
    /// Each block's bursts, if they were asked for.
    pub bursts: Vec<u8>,
}

impl Counter {
    /// A format without a codebook.
    pub fn format(codec: Box<dyn Codec>, geometry: Geometry) -> Self {
        Counter {
            codec,
            geometry,
            has_ways: false,
            sampled: 0,
        }
    }

    /// One with a codebook, for which the first `sampled` blocks are not compressed.
    pub fn trained(
        codec: Box<dyn Codec>,
        scheme: Scheme,
        geometry: Geometry,
        sampled: u64,
    ) -> Self {
        Counter {
            codec,
            geometry,
            has_ways: !matches!(scheme, Scheme::Numbers { .. }),
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
            let codec = (!sampled).then_some(self.codec.as_ref());
            let encoded = bus.as_mut().and_then(|bus| bus.add(block, codec));
            let bits = if sampled {
                counts.add_sampled(self.has_ways);
                self.geometry.block().bits()
            } else {
                let (bits, one_way) = match encoded {
                    // What was encoded for the bus needs no sizing.
                    Some(bits) if !self.has_ways => (bits, None),
                    _ => self.codec.sizes(block),
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
