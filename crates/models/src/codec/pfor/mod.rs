//! pfor: patched frame of reference on bit planes.
//!
//! A block becomes small residuals in one of eight ways, its mode. Each stream of residuals is d bit
//! planes; the few residuals that need more bits are exceptions, whose upper bits follow at the end.
//! Nothing is trained, and every field's place follows from the header and one count a stream.

mod coded;
mod mode;
mod read;
mod split;
mod text;

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::terms::{BlockSize, Choice, Geometry, PforModes};
use coded::Coded;
use mode::{Mode, MODES, TEXT};

/// Bits of the mode in front of a block.
const HEADER: u32 = 3;

/// The format with the modes that a block may take.
#[derive(Debug, Clone)]
pub struct Pfor {
    geometry: Geometry,
    modes: PforModes,
    choice: Choice,
}

impl Pfor {
    /// The format for blocks of 64 to 512 bytes ([`Geometry::of_pfor`]).
    pub fn new(geometry: Geometry, modes: PforModes, choice: Choice) -> Self {
        Pfor {
            geometry,
            modes,
            choice,
        }
    }

    /// The modes that a block may take.
    pub fn modes(&self) -> PforModes {
        self.modes
    }

    /// How the mode of a block is chosen.
    pub fn choice(&self) -> Choice {
        self.choice
    }

    /// The modes in which a block is encoded to compare their sizes.
    fn candidates(&self, block: &[u8]) -> impl Iterator<Item = u32> {
        let estimated = |mode: &Mode| match mode.number < TEXT && self.modes.has(mode.number) {
            true => Some((coded::estimate(*mode, block), mode.number)),
            false => None,
        };
        let smallest = match self.choice {
            Choice::Estimate => {
                let all = mode::ALL.iter().flatten();
                all.filter_map(estimated).min().map(|(_, number)| number)
            }
            Choice::Exact => None,
        };
        let (modes, choice) = (self.modes, self.choice);
        modes
            .iter()
            .filter(move |&mode| choice == Choice::Exact || mode >= TEXT || smallest == Some(mode))
    }

    /// The mode of a block, and its encoded bits.
    fn choose(&self, block: &[u8]) -> (u32, u32) {
        let sizes = self.candidates(block).map(|number| {
            let bits = match mode::ALL[number as usize % MODES] {
                Some(mode) => Coded::new(mode, block).bits(),
                None => text::size(block),
            };
            (bits, number)
        });
        // There is at least one mode.
        let (bits, number) = sizes.min().unwrap_or_default();
        (number, bits)
    }
}

impl Codec for Pfor {
    fn block(&self) -> BlockSize {
        self.geometry.block()
    }

    fn max_bits(&self) -> u32 {
        // Text in which every byte is escaped.
        HEADER + 1 + 13 * self.block().get()
    }

    fn size(&self, block: &[u8]) -> u32 {
        self.choose(block).1
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let (number, _) = self.choose(block);
        match mode::ALL[number as usize % MODES] {
            Some(mode) => Coded::new(mode, block).write(out),
            None => text::write(block, out),
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let number = reader.word(HEADER, "mode")?;
        if !self.modes.has(number) {
            return Err(DecodeError::Value {
                field: "mode",
                bit: 0,
                value: number.into(),
                reason: "this mode is left out (--modes)",
            });
        }
        match mode::ALL[number as usize % MODES] {
            Some(mode) => read::read(mode, &mut reader, block),
            None => text::read(&mut reader, block),
        }
    }
}
