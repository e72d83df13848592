//! The model's results for blocks, and the comparison of a design's output with them.

use std::ops::Range;

use crate::codec::bits::BitWriter;
use crate::codec::{store, Codec, Statistics};
use crate::stream::Beats;

use super::{Design, Role};

/// Blocks, the model's form of each in memory, and their metadata.
pub struct Expected {
    /// The raw blocks.
    pub blocks: Vec<Vec<u8>>,
    /// Each block's stored bytes.
    pub stored: Vec<Vec<u8>>,
    /// Each block's metadata.
    pub metadata: Vec<u8>,
    /// Statistics of all of them.
    pub statistics: Statistics,
    /// Bytes of a beat, which blocks are filled up to.
    beat: usize,
}

impl Expected {
    /// Encodes `data`, whole blocks, with the model.
    pub fn new(design: &dyn Design, model: &dyn Codec, data: &[u8]) -> Self {
        let geometry = design.geometry();
        let mut scratch = BitWriter::new();
        let blocks = data.chunks(geometry.block().bytes()).map(|block| {
            let mut stored = Vec::new();
            let bits = store(model, geometry, block, &mut scratch, &mut stored);
            (block.to_vec(), stored, bits)
        });
        Self::of_forms(design, blocks)
    }

    /// The expected streams of blocks with their stored bytes and the numbers of their encoded bits.
    pub fn of_forms(
        design: &dyn Design,
        forms: impl Iterator<Item = (Vec<u8>, Vec<u8>, u32)>,
    ) -> Self {
        let geometry = design.geometry();
        let mut all = Expected {
            blocks: Vec::new(),
            stored: Vec::new(),
            metadata: Vec::new(),
            statistics: Statistics::new(geometry),
            beat: design.beat().bytes(),
        };
        for (block, stored, bits) in forms {
            all.blocks.push(block);
            all.stored.push(stored);
            all.metadata.push(geometry.metadata(bits));
            all.statistics.add(bits);
        }
        all
    }

    /// The input beats of one half for a range of the blocks.
    pub fn input(&self, role: Role, beat: usize, range: Range<usize>) -> Beats {
        let mut beats = Beats::new(beat);
        for i in range {
            match role {
                Role::Compressor => beats.push_block(&self.blocks[i], 0),
                Role::Decompressor => beats.push_block(&self.stored[i], self.metadata[i]),
            }
        }
        beats
    }

    /// One half's expected output for a block: its bytes, and its `tuser`.
    fn output(&self, role: Role, i: usize) -> (&[u8], u8) {
        match role {
            Role::Compressor => (&self.stored[i], self.metadata[i]),
            Role::Decompressor => (&self.blocks[i], 0),
        }
    }

    /// Compares an output block, and its `tuser`, with the model's.
    ///
    /// # Errors
    /// The difference, in words.
    pub fn check(&self, role: Role, i: usize, bytes: &[u8], user: u8) -> Result<(), String> {
        let (expected, expected_user) = self.output(role, i);
        let mut filled = expected.to_vec();
        filled.resize(expected.len().next_multiple_of(self.beat), 0);
        same_block((bytes, user), (&filled, expected_user))
    }

    /// The input and the expected output beats of one half for a range of the blocks.
    pub(super) fn traffic(&self, role: Role, range: Range<usize>) -> Traffic {
        let mut output = Beats::new(self.beat);
        for i in range.clone() {
            let (bytes, user) = self.output(role, i);
            output.push_block(bytes, user);
        }
        Traffic {
            input: self.input(role, self.beat, range),
            raw: None,
            output,
        }
    }
}

/// Compares an output block and its `tuser` with those expected.
fn same_block(given: (&[u8], u8), wanted: (&[u8], u8)) -> Result<(), String> {
    let ((bytes, user), (expected, expected_user)) = (given, wanted);
    if user != expected_user {
        return Err(format!("gave tuser {user}, the model says {expected_user}"));
    }
    if bytes == expected {
        return Ok(());
    }
    let at = bytes.iter().zip(expected).position(|(a, b)| a != b);
    Err(format!(
        "differs from the model at byte {} ({} bytes for {})",
        at.unwrap_or(expected.len().min(bytes.len())),
        bytes.len(),
        expected.len()
    ))
}

/// The input and the expected output of one half of a design.
pub struct Traffic {
    /// On the input port.
    pub input: Beats,
    /// On the port for raw blocks, where there is one.
    pub raw: Option<Beats>,
    /// On the output port.
    pub output: Beats,
}

/// A block that must come out.
pub struct Wanted {
    /// Its number.
    pub number: u64,
    bytes: Vec<u8>,
    user: u8,
}

impl Wanted {
    /// Compares an output block and its `tuser` with it.
    ///
    /// # Errors
    /// The difference, in words.
    pub fn check(&self, bytes: &[u8], user: u8) -> Result<(), String> {
        same_block((bytes, user), (&self.bytes, self.user))
    }
}

impl Traffic {
    /// The blocks that must come out. `first` is the number of the first one.
    pub fn wanted(&self, first: u64) -> impl Iterator<Item = Wanted> + '_ {
        let blocks = (first..).zip(self.output.blocks_iter());
        blocks.map(|(number, (bytes, user))| Wanted {
            number,
            bytes: bytes.to_vec(),
            user,
        })
    }

    /// Blocks that come compressed and are to go raw, where there are raw ones to send.
    pub(super) fn kept_raw(&self) -> Option<u64> {
        self.raw.as_ref()?;
        let blocks = self.input.blocks_iter().zip(self.output.blocks_iter());
        let kept = blocks.filter(|((_, came), (_, goes))| came != goes);
        Some(kept.count() as u64)
    }

    /// Compares the output blocks with those expected.
    ///
    /// # Errors
    /// The number of the first block that differs, and the difference.
    pub fn check(&self, out: &Beats) -> Result<(), (usize, String)> {
        let (mut given, mut wanted) = (out.blocks_iter(), self.output.blocks_iter());
        for number in 0.. {
            let result = match (given.next(), wanted.next()) {
                (None, None) => break,
                (Some(given), Some(wanted)) => same_block(given, wanted),
                (None, _) => Err("gave fewer blocks than it was sent".into()),
                (_, None) => Err("gave more blocks than it was sent".into()),
            };
            result.map_err(|what| (number, what))?;
        }
        Ok(())
    }
}
