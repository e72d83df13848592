//! The hardware against the models, on damaged streams: 32 of them at a time, which differ from one
//! another in a bit of each block.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::LazyLock;

use hdlgen::internals::codebook::Book;
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store};
use hdlgen::internals::design::simulate::bench;
use hdlgen::internals::design::{designs, Design, Entry, Options, Reference, Role};
use hdlgen::internals::hdl::sim::stream::{LaneOutput, StreamBench};
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::stream::{Beats, Stalls};

use super::codecs::training;
use super::words::{Bytes, Folder};

/// Designs, each by its name and its parameters; with gaps in its codebook where it says so.
const DESIGNS: &[&str] = &[
    "fpc-opt",
    "fpc-opt block=64 beat=16 lanes=16",
    "bpc-opt",
    "bpc-opt block=64 beat=16 lanes=16",
    "bpc-group",
    "bpc-group block=64 mag=32 beat=64",
    "fpc-mc",
    "fpc-mc block=64 beat=4",
    "bpc-mc",
    "bpc-mc block=64 beat=64",
    "bdi",
    "bdi block=64 beat=8",
    "m-bdi",
    "m-bdi mag=64 beat=128",
    "cpack",
    "cpack block=64 beat=16",
    "numbers",
    "pfor",
    "pfor modes=0,3,7 block=64 beat=16",
    "numbers format=int8 digits=2,2,3 beat=128",
    "numbers format=fp8-e4m3 block=256 beat=128",
    "e2mc pdw=8 mfv=512",
    "e2mc pdw=2 mfv=512 ends=both beat=16",
    "e2mc sl=8 block=64 pdw=2",
    "e2mc sl=4 block=64 pdw=4 encoders=1 beat=8",
    "e2mc sl=32 block=64 pdw=1 mfv=512 beat=64",
    "e2mc-delta mfv=64",
    "e2mc-delta mfv=64 one-pass=true beat=128",
    "e2mc mfv=512 gaps",
    "e2mc mfv=512 block=64 pdw=2 ends=both gaps",
];

/// These, and all other codecs.
static LINES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let is_other = |entry: &&&Entry| {
        let mut named = DESIGNS.iter().filter_map(|line| line.split(' ').next());
        let design = entry.design(&Options::default()).expect("a design");
        design.is_codec() && !named.any(|name| name == entry.name)
    };
    let others = designs().iter().filter(is_other).map(|entry| entry.name);
    DESIGNS.iter().copied().chain(others).collect()
});

/// E2MC's codebook of a few codewords, which leaves most codes unused.
const GAPS: &[u8] = include_bytes!("../corpus/codebook/seed-gaps");

/// Blocks that one input has at most.
const BLOCKS: usize = 6;

/// A half of a design in the simulator, its tables loaded.
struct Half {
    design: Box<dyn Design>,
    reference: Reference,
    bench: StreamBench,
}

/// A block as it goes in, and what must come out: its bytes, or none for an error, and `tuser`.
struct Sent {
    bytes: Vec<u8>,
    user: u8,
    answer: (Option<Vec<u8>>, u8),
}

/// Stored blocks of any bytes, metadata and lengths.
pub fn decompressor(data: &[u8]) {
    with_half(Role::Decompressor, data, |half, bytes| {
        let kinds: Vec<[u8; 3]> = (0..BLOCKS)
            .map(|_| [bytes.byte(), bytes.byte(), bytes.byte()])
            .collect();
        let geometry = half.design.geometry();
        let (raw, beat) = (geometry.raw_metadata(), half.design.beat().bytes());
        let mut sent = Vec::new();
        for [kind, metadata, beats] in kinds {
            if bytes.is_empty() {
                break;
            }
            if kind & 1 == 0 {
                // What the model makes of a block, of which lanes damage a bit.
                let block = bytes.take(geometry.block().bytes());
                let (mut stored, mut scratch) = (Vec::new(), BitWriter::new());
                let model = half.reference.model.as_ref();
                let bits = store(model, geometry, &block, &mut scratch, &mut stored);
                sent.push((stored, geometry.metadata(bits)));
                continue;
            }
            let bits = 8 - raw.leading_zeros();
            let metadata = metadata & ((1u16 << bits) - 1) as u8;
            let right = geometry.bytes_of(metadata);
            let length = match kind & 6 {
                6 => beat * (1 + usize::from(beats) % (2 * geometry.block().bytes() / beat)),
                _ => right,
            };
            sent.push((bytes.take(length), metadata));
        }
        sent
    });
}

/// Any blocks.
pub fn compressor(data: &[u8]) {
    with_half(Role::Compressor, data, |half, bytes| {
        let block = half.design.geometry().block().bytes();
        let mut sent = Vec::new();
        while !bytes.is_empty() && sent.len() < BLOCKS {
            sent.push((bytes.take(block), 0));
        }
        sent
    });
}

fn gaps() -> Book {
    let folder = Folder::with("book.json", GAPS);
    Book::read(&folder.path("book.json")).expect("a codebook")
}

/// Sends what a function makes of an input through a half of the design that it names, and compares.
fn with_half(role: Role, data: &[u8], make: impl FnOnce(&Half, &mut Bytes) -> Vec<(Vec<u8>, u8)>) {
    thread_local! {
        static HALVES: RefCell<HashMap<(usize, Role), Half>> = RefCell::default();
    }
    let mut bytes = Bytes(data);
    let number = usize::from(bytes.byte()) % LINES.len();
    let stalls = bytes.word();
    let stalls = Stalls {
        seed: stalls.into(),
        input: (stalls % 3 * 30) as u8,
        output: (stalls / 3 % 3 * 30) as u8,
    };
    HALVES.with_borrow_mut(|halves| {
        let half = halves
            .entry((number, role))
            .or_insert_with(|| Half::new(LINES[number], role));
        let blocks = make(half, &mut bytes);
        if blocks.is_empty() {
            return;
        }
        let lanes: Vec<Vec<Sent>> = (0..LANES)
            .map(|lane| half.lane(role, &blocks, lane))
            .collect();
        let inputs: Vec<Beats> = lanes.iter().map(|lane| half.beats(lane)).collect();
        let outputs = half.bench.run(&inputs, stalls);
        let outputs = outputs.unwrap_or_else(|error| panic!("{}: {error}", LINES[number]));
        for (lane, (sent, output)) in lanes.iter().zip(&outputs).enumerate() {
            if let Err(what) = half.check(role, sent, output) {
                panic!("{}, {stalls:?}, lane {lane}: {what}", LINES[number]);
            }
        }
    });
}

impl Half {
    fn new(line: &str, role: Role) -> Self {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        let options = words.filter_map(|word| word.split_once('='));
        let options = options.fold(Options::default(), |all, (name, value)| {
            all.with(name, value)
        });
        let design = hdlgen::design(name, &options);
        let design = design.unwrap_or_else(|error| panic!("{line}: {error}"));
        let data = training(design.geometry().block());
        let book = if line.ends_with("gaps") {
            Some(gaps())
        } else {
            design.train(&data).expect("a codebook")
        };
        // In the tables from the beginning: loading takes longer than many inputs.
        let design = match &book {
            Some(book) => design.with_book(book).expect("a design with tables"),
            None => design,
        };
        let reference = design.reference(book.as_ref()).expect("a model");
        let mut bench = bench(design.as_ref(), role, &reference).expect("a bench");
        bench.checks = true;
        Half {
            design,
            reference,
            bench,
        }
    }

    /// What one lane sends: the blocks, in each but the first lane one bit turned over in every one,
    /// and a block behind them that nothing must disturb.
    fn lane(&self, role: Role, blocks: &[(Vec<u8>, u8)], lane: usize) -> Vec<Sent> {
        let geometry = self.design.geometry();
        let mut sent = Vec::new();
        for (number, (bytes, user)) in blocks.iter().enumerate() {
            let mut bytes = bytes.clone();
            // The first bits are where most formats say what follows.
            let bits = match lane % 2 {
                0 => 8 * bytes.len(),
                _ => 64.min(8 * bytes.len()),
            };
            if lane > 0 && bits > 0 {
                let bit = (lane * 37 + number * 101) % bits;
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            sent.push(self.sent(role, bytes, *user));
        }
        let last: Vec<u8> = (0..geometry.block().get())
            .map(|place| (place / 16) as u8)
            .collect();
        sent.push(match role {
            Role::Compressor => self.sent(role, last, 0),
            Role::Decompressor => {
                let (mut stored, mut scratch) = (Vec::new(), BitWriter::new());
                let model = self.reference.model.as_ref();
                let bits = store(model, geometry, &last, &mut scratch, &mut stored);
                self.sent(role, stored, geometry.metadata(bits))
            }
        });
        sent
    }

    /// A block with the model's answer.
    fn sent(&self, role: Role, bytes: Vec<u8>, user: u8) -> Sent {
        let geometry = self.design.geometry();
        let model = self.reference.model.as_ref();
        let answer = match role {
            Role::Compressor => {
                let (mut stored, mut scratch) = (Vec::new(), BitWriter::new());
                let bits = store(model, geometry, &bytes, &mut scratch, &mut stored);
                (Some(stored), geometry.metadata(bits))
            }
            Role::Decompressor => {
                let mut block = vec![0; geometry.block().bytes()];
                if self.load(user, &bytes, &mut block) {
                    (Some(block), 0)
                } else {
                    (None, self.error())
                }
            }
        };
        Sent {
            bytes,
            user,
            answer,
        }
    }

    /// Takes a block back by the model; `false` if it is none. A beat that is wider than what is
    /// stored has anything behind it.
    fn load(&self, metadata: u8, bytes: &[u8], block: &mut [u8]) -> bool {
        let geometry = self.design.geometry();
        let beat = self.design.beat().bytes();
        let right = geometry.bytes_of(metadata);
        let whole = bytes.len().next_multiple_of(beat) == right.next_multiple_of(beat);
        let mut stored = bytes.to_vec();
        if whole {
            stored.resize(right, 0);
        }
        load(
            self.reference.model.as_ref(),
            geometry,
            metadata,
            &stored,
            block,
        )
        .is_ok()
    }

    /// `tuser` of the last beat of a block that is none.
    fn error(&self) -> u8 {
        let bits = 8 - self.design.geometry().raw_metadata().leading_zeros();
        1 << bits.max(2)
    }

    fn beats(&self, sent: &[Sent]) -> Beats {
        let mut beats = Beats::new(self.design.beat().bytes());
        for Sent { bytes, user, .. } in sent {
            beats.push_block(bytes, *user);
        }
        beats
    }

    fn check(&self, role: Role, sent: &[Sent], output: &LaneOutput) -> Result<(), String> {
        let beats = &output.beats;
        let early = beats.iter().any(|beat| !beat.last && beat.user != 0);
        if role == Role::Decompressor && early {
            return Err("tuser before the last beat".into());
        }
        if beats.blocks() != sent.len() {
            return Err(format!("{} blocks of {}", beats.blocks(), sent.len()));
        }
        let block = self.design.geometry().block().bytes();
        let beat = self.design.beat().bytes();
        for (number, (sent, (bytes, user))) in sent.iter().zip(beats.blocks_iter()).enumerate() {
            let (expected, expected_user) = &sent.answer;
            let right = match expected {
                Some(expected) => {
                    let mut expected = expected.clone();
                    expected.resize(expected.len().next_multiple_of(beat), 0);
                    bytes == expected
                }
                None => bytes.len() == block.next_multiple_of(beat),
            };
            if !right || user != *expected_user {
                return Err(format!(
                    "block {number}, {:02x?} with tuser {}: {bytes:02x?} with {user} instead of \
                     {expected:02x?} with {expected_user}",
                    sent.bytes, sent.user
                ));
            }
        }
        Ok(())
    }
}
