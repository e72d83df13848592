//! pfor: patched frame of reference on bit planes.
//!
//! A block becomes small residuals in one of eight modes. Each stream of residuals is d bit planes; the few
//! residuals that need more bits are exceptions, whose upper bits follow at the end. There is no training,
//! and every field's place follows from the header and one count per stream.

mod coded;
mod mode;
mod planes;
mod read;
pub mod scheme;
mod split;
pub(crate) mod text;

use multiversion::multiversion;

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::terms::{BlockSize, Choice, Geometry, PforModes};
use coded::{Coded, Counted};
use mode::{Mode, EXPONENTS_MODE as EXPONENTS, TEXT};

/// Bits of the mode in front of a block.
const HEADER: u32 = 3;

/// Bytes of the usual block, for which there is code that knows it.
const USUAL: usize = 128;

/// Bytes of the largest block of hardware.
const LARGE: usize = 512;

/// Bytes of the largest block.
const LARGEST: usize = 4096;

/// Does something in the mode of a number, which is not text's, by code that knows the mode.
macro_rules! in_mode {
    ($number:expr, $mode:ident => $body:expr) => {{
        macro_rules! known {
            ($known:expr) => {{
                const KNOWN: Mode = $known;
                let $mode = KNOWN;
                $body
            }};
        }
        match $number {
            0 => known!(mode::ALL[0]),
            1 => known!(mode::ALL[1]),
            2 => known!(mode::ALL[2]),
            3 => known!(mode::ALL[3]),
            4 => known!(mode::ALL[4]),
            5 => known!(mode::ALL[5]),
            _ => known!(mode::EXPONENTS),
        }
    }};
}

/// The format with the modes that a block may take.
#[derive(Debug, Clone)]
pub struct Pfor {
    geometry: Geometry,
    modes: PforModes,
    choice: Choice,
}

impl Pfor {
    /// The format for blocks of 64 to 4096 bytes ([`Geometry::of_pfor`]).
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

    /// The elements that count in the estimate of a stream of mode 0.
    fn counted(&self) -> Counted {
        match self.choice {
            Choice::Half => Counted::Half,
            Choice::Estimate | Choice::Exact => Counted::All,
        }
    }

    /// The mode of a block of at most `N` bytes, and its encoded bits.
    #[inline(always)]
    fn choose<const N: usize>(&self, block: &[u8]) -> (u32, u32) {
        let mut best = (u32::MAX, 0);
        let (is_exact, counted) = (self.choice == Choice::Exact, self.counted());
        let mut smallest = (u32::MAX, 0);
        for number in (0..TEXT).filter(|&number| self.modes.has(number)) {
            let own = match self.choice {
                Choice::Exact => {
                    in_mode!(number, mode => Coded::<N>::new(mode, counted, block).bits())
                }
                Choice::Estimate => in_mode!(number, mode => coded::estimate::<N>(mode, block)),
                Choice::Half => in_mode!(number, mode => coded::estimate_of_half::<N>(mode, block)),
            };
            smallest = smallest.min((own, number));
        }
        if smallest.0 < u32::MAX {
            best = if is_exact {
                smallest
            } else {
                (
                    in_mode!(smallest.1, mode => Coded::<N>::new(mode, counted, block).bits()),
                    smallest.1,
                )
            };
        }
        if self.modes.has(TEXT) && text::at_least(block) < best.0 {
            best = best.min((text::size(block), TEXT));
        }
        if self.modes.has(EXPONENTS) && coded::at_least::<N>(mode::EXPONENTS, block) < best.0 {
            let bits = Coded::<N>::new(mode::EXPONENTS, counted, block).bits();
            best = best.min((bits, EXPONENTS));
        }
        (best.1, best.0)
    }

    /// Writes a block of at most `N` bytes.
    #[inline(always)]
    fn write<const N: usize>(&self, block: &[u8], out: &mut BitWriter) {
        match self.choose::<N>(block).0 {
            TEXT => text::write(block, out),
            number => out.locally(|out| {
                in_mode!(number, mode => Coded::<N>::new(mode, self.counted(), block).write(out));
            }),
        }
    }
}

/// Encoded bits of a block.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt", "aarch64+neon"))]
fn size(pfor: &Pfor, block: &[u8]) -> u32 {
    match <&[u8; USUAL]>::try_from(block) {
        Ok(block) => pfor.choose::<USUAL>(block).1,
        Err(_) if block.len() <= LARGE => pfor.choose::<LARGE>(block).1,
        Err(_) => pfor.choose::<LARGEST>(block).1,
    }
}

/// Encodes a block.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt", "aarch64+neon"))]
fn write(pfor: &Pfor, block: &[u8], out: &mut BitWriter) {
    match <&[u8; USUAL]>::try_from(block) {
        Ok(block) => pfor.write::<USUAL>(block, out),
        Err(_) if block.len() <= LARGE => pfor.write::<LARGE>(block, out),
        Err(_) => pfor.write::<LARGEST>(block, out),
    }
}

/// Decodes a block in a mode that is not text's.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt", "aarch64+neon"))]
fn read(number: u32, reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
    if let Ok(block) = <&mut [u8; USUAL]>::try_from(&mut *block) {
        return in_mode!(number, mode => read::read::<USUAL>(mode, reader, block));
    }
    if block.len() <= LARGE {
        in_mode!(number, mode => read::read::<LARGE>(mode, reader, block))
    } else {
        in_mode!(number, mode => read::read::<LARGEST>(mode, reader, block))
    }
}

impl crate::codec::Sealed for Pfor {}

impl Codec for Pfor {
    fn block(&self) -> BlockSize {
        self.geometry.block()
    }

    fn max_bits(&self) -> u32 {
        // Text in which every byte is escaped.
        HEADER + 1 + 13 * self.block().get()
    }

    fn size(&self, block: &[u8]) -> u32 {
        size(self, block)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        write(self, block, out);
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
        match number {
            TEXT => text::read(&mut reader, block),
            number => read(number, &mut reader, block),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// The code for the largest blocks writes planes bit by bit, with the same result.
        #[test]
        fn code_for_the_largest_blocks_has_the_layout_of_the_others(
            values in prop::collection::vec(any::<u16>(), 256),
            bits in 1..16u32,
            modes in 1..=255u8,
        ) {
            let geometry = Geometry::of_pfor(BlockSize::ALL[3], Default::default()).unwrap();
            let list: Vec<String> = (0..8).filter(|mode| modes >> mode & 1 == 1).map(|mode: u8| mode.to_string()).collect();
            let pfor = Pfor::new(geometry, list.join(",").parse().unwrap(), Choice::Exact);
            let narrow = |value: &u16| (value & 0x8000 | (value & 0x7FFF) >> bits).to_le_bytes();
            let block: Vec<u8> = values.iter().flat_map(narrow).collect();
            let written = |write: fn(&Pfor, &[u8], &mut BitWriter)| {
                let mut out = BitWriter::new();
                write(&pfor, &block, &mut out);
                out.finish().to_vec()
            };
            let bytes = written(Pfor::write::<LARGE>);
            prop_assert_eq!(&bytes, &written(Pfor::write::<LARGEST>));
            let mut reader = BitReader::new(&bytes);
            let number = reader.word(HEADER, "mode").unwrap();
            if number != TEXT {
                let mut back = vec![0xAA; block.len()];
                in_mode!(number, mode => read::read::<LARGEST>(mode, &mut reader, &mut back)).unwrap();
                prop_assert_eq!(back, block);
            }
        }
    }
}
