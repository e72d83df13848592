//! Ranks from the block: a base and a shift, around which symbols are numbered.

use super::{each_number, Levels};
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::DecodeError;
use crate::terms::{Digits, NumberFormat};

/// Bits of the shift.
const SHIFT_BITS: u32 = 3;

/// Shifts that an encoder tries, from 0.
const TRIED: usize = 5;

/// Symbols from the largest down whose ranks depend on the shift.
const MOVED: usize = 2 * (TRIED - 1) + 1;

/// The rank of a symbol so far below the block's largest, for each shift.
static RANKS: [[u8; 256]; TRIED] = {
    let mut ranks = [[0; 256]; TRIED];
    let mut shift = 0;
    while shift < TRIED {
        let mut below = 0;
        while below < 256 {
            ranks[shift][below] = if below < shift {
                2 * (shift - below) - 1
            } else if below <= 2 * shift {
                2 * (below - shift)
            } else {
                below
            } as u8;
            below += 1;
        }
        shift += 1;
    }
    ranks
};

/// The base and the shift of a block. The base's rank is 0. The next ranks are the symbols next to it,
/// alternately above and below, the larger one first, until they are `shift` away, and then only downwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    base: u8,
    shift: u8,
}

impl Origin {
    /// Whether blocks of a format have them: of integers the rank of a symbol is the symbol.
    pub const fn is_there(format: NumberFormat) -> bool {
        !matches!(format, NumberFormat::Int8)
    }

    /// Bits of base and shift in front of a block.
    pub const fn bits(format: NumberFormat) -> u32 {
        if Self::is_there(format) {
            format.symbol_bits() + SHIFT_BITS
        } else {
            0
        }
    }

    /// The base and shift with which a block's symbols have the fewest bits, and these bits; `bits` has those
    /// of each rank.
    #[inline(always)]
    pub fn cheapest(format: NumberFormat, bits: &[u8; 256], block: &[u8]) -> (Self, u32) {
        let mut largest = 0;
        if Self::is_there(format) {
            each_number(format, block, |_, number| {
                largest = largest.max(format.split(number).0);
            });
        }
        let (mut plain, mut counts) = (0, [0u32; 256]);
        each_number(format, block, |_, number| {
            let symbol = format.split(number).0;
            let below = if Self::is_there(format) {
                largest.wrapping_sub(symbol)
            } else {
                symbol
            };
            plain += u32::from(bits[usize::from(below)]);
            counts[usize::from(below)] += 1;
        });
        let (mut best, mut shift) = (plain, 0);
        if Self::is_there(format) {
            let most = TRIED.min(usize::from(largest) + 1);
            for (tried, ranks) in RANKS.iter().enumerate().take(most).skip(1) {
                let mut own = plain;
                for (&rank, (&count, &before)) in ranks[..MOVED].iter().zip(counts.iter().zip(bits))
                {
                    let now = u32::from(bits[usize::from(rank)]);
                    own = own + count * now - count * u32::from(before);
                }
                if own < best {
                    (best, shift) = (own, tried as u8);
                }
            }
        }
        let base = largest - shift;
        (Origin { base, shift }, best)
    }

    /// A number's rank and, in the upper byte, its symbol; for an origin that [`cheapest`] found.
    ///
    /// [`cheapest`]: Self::cheapest
    #[inline(always)]
    pub fn ranked(self, format: NumberFormat, number: u16) -> u16 {
        let symbol = format.split(number).0;
        let rank = if Self::is_there(format) {
            let below = (self.base + self.shift).wrapping_sub(symbol);
            RANKS[usize::from(self.shift) % TRIED][usize::from(below)]
        } else {
            symbol
        };
        u16::from_le_bytes([rank, symbol])
    }

    /// Writes base and shift.
    #[inline(always)]
    pub fn write(self, format: NumberFormat, out: &mut BitWriter) {
        if Self::is_there(format) {
            out.push(self.base.into(), format.symbol_bits());
            out.push(self.shift.into(), SHIFT_BITS);
        }
    }

    /// Reads base and shift.
    #[inline(always)]
    pub fn read(format: NumberFormat, reader: &mut BitReader) -> Result<Self, DecodeError> {
        let (mut base, mut shift) = (0, 0);
        if Self::is_there(format) {
            base = reader.word(format.symbol_bits(), "base")? as u8;
            shift = reader.word(SHIFT_BITS, "shift")? as u8;
        }
        Ok(Origin { base, shift })
    }

    /// The symbol of a rank, modulo its width.
    pub const fn symbol(self, format: NumberFormat, rank: u8) -> u8 {
        let symbol = if !Self::is_there(format) {
            rank
        } else if rank > 2 * self.shift {
            self.base.wrapping_sub(rank - self.shift)
        } else if rank % 2 == 0 {
            self.base.wrapping_sub(rank / 2)
        } else {
            self.base.wrapping_add(rank / 2 + 1)
        };
        symbol & (format.symbols() - 1) as u8
    }

    /// The symbols of the ranks of each level.
    #[inline(always)]
    pub fn levels(self, format: NumberFormat, digits: Digits) -> Levels {
        let mut levels = Levels::default();
        let mut rank = 0;
        for ((level, known), width) in levels.iter_mut().zip(digits.widths()) {
            *known = (1 << width) - 1;
            for symbol in &mut level[..usize::from(*known)] {
                *symbol = self.symbol(format, rank);
                rank += 1;
            }
        }
        levels
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_symbols_are_each_others_inverse() {
        for shift in 0..TRIED as u8 {
            let base = 100;
            let origin = Origin { base, shift };
            let symbol = |rank| origin.symbol(NumberFormat::Bf16, rank);
            // A shift of 2: base, base + 1, base − 1, base + 2, base − 2, base − 3 …
            if shift == 2 {
                let first: Vec<_> = (0..7).map(symbol).collect();
                assert_eq!(first, [100, 101, 99, 102, 98, 97, 96]);
            }
            for rank in 0..=base + shift {
                let number = u16::from(symbol(rank)) << 7;
                let [found, symbol] = origin.ranked(NumberFormat::Bf16, number).to_le_bytes();
                assert_eq!((found, u16::from(symbol) << 7), (rank, number));
            }
        }
        // Shifts that no encoder writes, and a base from which ranks go round.
        let origin = Origin { base: 1, shift: 7 };
        let first: Vec<_> = (0..17)
            .map(|rank| origin.symbol(NumberFormat::Fp8E4m3, rank))
            .collect();
        assert_eq!(
            first,
            [1, 2, 0, 3, 15, 4, 14, 5, 13, 6, 12, 7, 11, 8, 10, 9, 8]
        );
    }
}
