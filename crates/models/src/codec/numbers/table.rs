//! Ranks from a table that was trained.

use super::{each_number, Levels};
use crate::codebook::ranks::RankTable;
use crate::terms::{Digits, NumberFormat};

/// A rank table, for digits.
#[derive(Debug, Clone)]
pub struct Table {
    /// The symbols that have ranks, by rank.
    pub symbols: Vec<u8>,
    /// The symbols again, of each level.
    pub levels: Levels,
    /// Of each number of 8 bits, or symbol of a longer one, its rank, or without one the number of all
    /// that there are digits for; and in the upper byte the symbol.
    ranks: [u16; 256],
    /// Of each symbol the bits of its digits and, without a rank, of itself.
    bits: [u8; 256],
}

impl Table {
    /// A table's symbols, as many as digits have ranks.
    pub fn new(table: &RankTable, digits: Digits) -> Self {
        let format = table.number_format();
        let symbols = table.ranked(digits).to_vec();
        let widths = digits.widths().iter();
        let said = widths.map(|width| (1 << width) - 1).sum();
        let mut by_symbol = [said; 256];
        for (rank, &symbol) in (0..).zip(&symbols) {
            by_symbol[usize::from(symbol)] = rank;
        }
        let ranks = std::array::from_fn(|key| {
            let symbol = match format.bytes() {
                1 => format.split(key as u16).0,
                _ => key as u8,
            };
            u16::from_le_bytes([by_symbol[usize::from(symbol)], symbol])
        });
        let mut levels = Levels::default();
        let mut unsaid = symbols.iter();
        for ((level, known), width) in levels.iter_mut().zip(digits.widths()) {
            let ones = (1 << width) - 1;
            for (place, &symbol) in level[..ones].iter_mut().zip(unsaid.by_ref().take(ones)) {
                *place = symbol;
                *known += 1;
            }
        }
        let bits = by_symbol.map(|rank| {
            let (mut left, mut bits) = (rank, 0);
            for &width in digits.widths() {
                bits += width;
                let ones = (1 << width) - 1;
                if left < ones {
                    return bits;
                }
                left -= ones;
            }
            bits + format.symbol_bits() as u8
        });
        Table {
            symbols,
            levels,
            ranks,
            bits,
        }
    }

    /// Bits of the symbols of a block of one format, which the compiler then knows.
    #[inline(always)]
    pub fn symbol_bits(&self, format: NumberFormat, block: &[u8]) -> u32 {
        let mut bits = 0;
        each_number(format, block, |_, number| {
            bits += u32::from(self.bits[usize::from(format.split(number).0)]);
        });
        bits
    }

    /// A number's rank and, in the upper byte, its symbol.
    #[inline(always)]
    pub fn ranked(&self, format: NumberFormat, number: u16) -> u16 {
        let key = match format.bytes() {
            1 => number as u8,
            _ => format.split(number).0,
        };
        self.ranks[usize::from(key)]
    }
}
