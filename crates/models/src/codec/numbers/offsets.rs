//! A base for each class of numbers (numbers whose places have the same remainder): offsets from the block's
//! base. Symbols are raised by them, and then share one base.

use super::{LARGE, LARGEST};
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::DecodeError;
use crate::terms::{Bases, NumberFormat};

/// Bits of an offset.
const BITS: u32 = 3;

/// The largest offset.
const MOST: u16 = (1 << BITS) - 1;

/// How far below the block's base the base of each class is; of fewer than eight classes, again and
/// again up to eight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offsets([u16; Bases::MOST]);

impl Offsets {
    /// Bits of all offsets of a block.
    pub const fn bits(bases: Bases) -> u32 {
        if bases.is_one() {
            0
        } else {
            BITS * bases.get()
        }
    }

    /// The offsets that bring the largest symbol of each class as near to the block's largest as possible.
    fn of(format: NumberFormat, bases: Bases, block: &[u8]) -> Self {
        // Symbols stay where numbers have them.
        let mut largest = [0; Bases::MOST];
        if format.bytes() == 1 {
            for numbers in block.chunks_exact(Bases::MOST) {
                for (largest, &number) in largest.iter_mut().zip(numbers) {
                    *largest = u16::from(number & mask(format) as u8).max(*largest);
                }
            }
        } else {
            for numbers in block.chunks_exact(2 * Bases::MOST) {
                for (largest, number) in largest.iter_mut().zip(numbers.chunks_exact(2)) {
                    let number = u16::from_le_bytes([number[0], number[1]]);
                    *largest = (number & mask(format)).max(*largest);
                }
            }
        }
        let classes = bases.get() as usize;
        let of_block = largest.iter().fold(0, |all, &own| all.max(own));
        Offsets(std::array::from_fn(|place| {
            let same = largest[place % classes..].iter().step_by(classes);
            let of_class = same.fold(0, |all, &own| all.max(own));
            ((of_block - of_class) >> below(format)).min(MOST)
        }))
    }

    /// Gives a block with raised symbols to something, with the offsets.
    pub fn raised<R>(
        format: NumberFormat,
        bases: Bases,
        block: &[u8],
        then: impl FnOnce(Self, &[u8]) -> R,
    ) -> R {
        let offsets = Offsets::of(format, bases, block);
        let (mut few, mut many);
        let raised = if block.len() <= LARGE {
            few = [0; LARGE];
            &mut few[..block.len()]
        } else {
            many = [0; LARGEST];
            &mut many[..block.len()]
        };
        raised.copy_from_slice(block);
        add(format, offsets.0, raised);
        then(offsets, raised)
    }

    /// Takes them from raised symbols again, modulo their width.
    pub fn lower(self, format: NumberFormat, block: &mut [u8]) {
        add(format, self.0.map(u16::wrapping_neg), block);
    }

    /// Writes them.
    pub fn write(self, bases: Bases, out: &mut BitWriter) {
        for &offset in &self.0[..bases.get() as usize] {
            out.push(offset.into(), BITS);
        }
    }

    /// Reads them.
    pub fn read(bases: Bases, stored: &[u8]) -> Result<Self, DecodeError> {
        let (mut reader, mut offsets) = (BitReader::new(stored), [0; Bases::MOST]);
        let classes = bases.get() as usize;
        for offset in &mut offsets[..classes] {
            *offset = reader.word(BITS, "offset")? as u16;
        }
        Ok(Offsets(std::array::from_fn(|place| {
            offsets[place % classes]
        })))
    }
}

/// Bits below a number's symbol, of formats that have a base.
const fn below(format: NumberFormat) -> u32 {
    format.rest_bits() - 1
}

/// The bits of a number that are its symbol.
const fn mask(format: NumberFormat) -> u16 {
    ((format.symbols() - 1) << below(format)) as u16
}

/// Adds to symbols, modulo their width.
fn add(format: NumberFormat, offsets: [u16; Bases::MOST], block: &mut [u8]) {
    let mask = mask(format);
    let offsets = offsets.map(|offset| offset << below(format));
    let moved = |number: u16, offset| number & !mask | number.wrapping_add(offset) & mask;
    if format.bytes() == 1 {
        for numbers in block.chunks_exact_mut(Bases::MOST) {
            for (number, offset) in numbers.iter_mut().zip(offsets) {
                *number = moved((*number).into(), offset) as u8;
            }
        }
    } else {
        for numbers in block.chunks_exact_mut(2 * Bases::MOST) {
            for (number, offset) in numbers.chunks_exact_mut(2).zip(offsets) {
                let own = u16::from_le_bytes([number[0], number[1]]);
                number.copy_from_slice(&moved(own, offset).to_le_bytes());
            }
        }
    }
}
