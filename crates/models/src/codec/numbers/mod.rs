//! Numbers: exponents as digits of their ranks, level by level.
//!
//! A block with ranks of its own consists of: their offsets (of several bases), base and shift; the rests of
//! all numbers; the first digits of all ranks; the second digits of the numbers whose first digit is all
//! ones; and so on; last the symbols of the numbers whose digits are all ones. Every field's place follows
//! from counts, so a block can be decoded in a cycle without pointers.

mod fields;
mod offsets;
mod origin;
mod plain;
pub mod scheme;
mod table;
#[cfg(test)]
mod tests;

use multiversion::multiversion;

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::codebook::ranks::RankTable;
use crate::terms::{Bases, BlockSize, Digits, Geometry, NumberFormat, TermError};
use offsets::Offsets;
use origin::Origin;
use table::Table;

/// Numbers of the largest block of hardware.
const LARGE: usize = 512;

/// Numbers of the largest block.
const LARGEST: usize = 4096;

/// Does something in a format, by code that knows it.
macro_rules! in_format {
    ($given:expr, $format:ident => $body:expr) => {{
        macro_rules! known {
            ($known:expr) => {{
                const KNOWN: NumberFormat = $known;
                let $format = KNOWN;
                $body
            }};
        }
        match $given {
            NumberFormat::Bf16 => known!(NumberFormat::Bf16),
            NumberFormat::Fp16 => known!(NumberFormat::Fp16),
            NumberFormat::Fp8E4m3 => known!(NumberFormat::Fp8E4m3),
            NumberFormat::Fp8E5m2 => known!(NumberFormat::Fp8E5m2),
            NumberFormat::Int8 => known!(NumberFormat::Int8),
        }
    }};
}

/// The symbols of the ranks of each level, by digit, and how many there are.
type Levels = [([u8; 1 << Digits::WIDEST], u8); Digits::MOST];

/// The format, with ranks from a table or from each block.
#[derive(Debug, Clone)]
pub struct Numbers {
    format: NumberFormat,
    geometry: Geometry,
    digits: Digits,
    ranks: Ranks,
    bases: Bases,
    /// For each rank the bits of its digits and, if these are all ones, of the symbol.
    bits: [u8; 256],
}

/// Where the ranks of symbols come from.
#[derive(Debug, Clone)]
enum Ranks {
    /// Each block has its own, around a base.
    Block,
    /// They are trained.
    Table(Box<Table>),
}

impl Numbers {
    /// The format for numbers of the table's format in blocks of 128 to 4096 bytes
    /// (`--ranks table`).
    ///
    /// # Errors
    /// [`TermError::Block`] for blocks of another size.
    pub fn new(table: &RankTable, geometry: Geometry, digits: Digits) -> Result<Self, TermError> {
        let numbers = Numbers::of_block(table.number_format(), geometry, digits)?;
        Ok(Numbers {
            ranks: Ranks::Table(Box::new(Table::new(table, digits))),
            ..numbers
        })
    }

    /// The format without training, in blocks of 128 to 4096 bytes: in front of each block are a
    /// base and a shift, from which the ranks of its symbols follow (`--ranks block`).
    ///
    /// # Errors
    /// [`TermError::Block`] for blocks of another size.
    pub fn of_block(
        format: NumberFormat,
        geometry: Geometry,
        digits: Digits,
    ) -> Result<Self, TermError> {
        Geometry::of_numbers(geometry.block(), geometry.mag())?;
        let bits = std::array::from_fn(|rank| {
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
        Ok(Numbers {
            format,
            geometry,
            digits,
            ranks: Ranks::Block,
            bases: Bases::default(),
            bits,
        })
    }

    /// The same with several bases in a block (`--bases`): each of n bases is for every n-th number.
    /// Integers, and numbers with ranks from a table, have no base and are not changed.
    #[must_use]
    pub fn with_bases(self, bases: Bases) -> Self {
        let has_base = matches!(self.ranks, Ranks::Block) && Origin::is_there(self.format);
        Numbers {
            bases: if has_base { bases } else { self.bases },
            ..self
        }
    }

    /// The format of the numbers.
    pub fn number_format(&self) -> NumberFormat {
        self.format
    }

    /// The digits of the ranks.
    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// Whether ranks come from each block.
    pub fn ranks(&self) -> crate::terms::Ranks {
        match self.ranks {
            Ranks::Block => crate::terms::Ranks::Block,
            Ranks::Table(_) => crate::terms::Ranks::Table,
        }
    }

    /// Numbers of a block.
    fn count(&self) -> usize {
        self.block().bytes() / self.format.bytes()
    }

    /// Bits of the symbols of a block of one format, which the compiler then knows; with ranks from
    /// the block those of base and shift, too.
    #[inline(always)]
    fn symbol_bits(&self, format: NumberFormat, block: &[u8]) -> u32 {
        match &self.ranks {
            Ranks::Block => {
                let (_, bits) = Origin::cheapest(format, &self.bits, block);
                bits + Origin::bits(format)
            }
            Ranks::Table(table) => table.symbol_bits(format, block),
        }
    }

    /// Writes a block of at most `N` numbers of one format, which the compiler then knows.
    #[inline(always)]
    fn write<const N: usize>(&self, format: NumberFormat, block: &[u8], out: &mut BitWriter) {
        match &self.ranks {
            Ranks::Block => {
                let (origin, _) = Origin::cheapest(format, &self.bits, block);
                origin.write(format, out);
                let ranked = |number| origin.ranked(format, number);
                self.write_numbers::<N>(format, block, ranked, out);
            }
            Ranks::Table(table) => {
                let ranked = |number| table.ranked(format, number);
                self.write_numbers::<N>(format, block, ranked, out);
            }
        }
    }

    /// Writes numbers. `ranked` has the rank of each and, in the upper byte, its symbol.
    #[inline(always)]
    fn write_numbers<const N: usize>(
        &self,
        format: NumberFormat,
        block: &[u8],
        ranked: impl Fn(u16) -> u16,
        out: &mut BitWriter,
    ) {
        let mut opens = block.len() / format.bytes();
        let mut fields = [0; N];
        if format.rest_bits() > u8::BITS {
            fields::push_rests(format, block, out);
        } else {
            each_number(format, block, |place, number| {
                fields[place % N] = format.split(number).1 as u8;
            });
            fields::push(&fields, opens, format.rest_bits(), out);
        }
        // Each number's rank, or for open numbers the rest of it after the digits so far; and the symbol.
        let mut open = [0; N];
        each_number(format, block, |place, number| {
            open[place % N] = ranked(number);
        });
        for &width in self.digits.widths() {
            let ones = (1 << width) - 1;
            for (field, &rank) in fields.iter_mut().zip(&open[..opens]) {
                *field = (rank as u8).min(ones);
            }
            fields::push(&fields, opens, width.into(), out);
            let mut goes_on = 0;
            for number in 0..opens {
                // No branches: which symbols are frequent follows no pattern.
                let rank = open[number % N];
                open[goes_on % N] = rank.wrapping_sub(ones.into());
                goes_on += usize::from(rank as u8 >= ones);
            }
            opens = goes_on;
        }
        for (field, &rank) in fields.iter_mut().zip(&open[..opens]) {
            *field = (rank >> 8) as u8;
        }
        fields::push(&fields, opens, format.symbol_bits(), out);
    }

    /// Decodes a block of at most `N` numbers of one format, which the compiler then knows; `None` if it
    /// is no encoding. `P` is the room for their places.
    #[inline(always)]
    fn read<const N: usize, const P: usize>(
        &self,
        format: NumberFormat,
        stored: &[u8],
        block: &mut [u8],
    ) -> Option<()> {
        let mut reader = BitReader::at(stored, Offsets::bits(self.bases) as usize);
        let levels = match &self.ranks {
            Ranks::Block => Origin::read(format, &mut reader)
                .ok()?
                .levels(format, self.digits),
            Ranks::Table(table) => table.levels,
        };
        let mut opens = block.len() / format.bytes();
        // Those of more than 8 bits wait in the block for their symbols.
        let mut rests = [0; N];
        if format.rest_bits() > u8::BITS {
            fields::take_rests(&mut reader, format, block)?;
        } else {
            fields::take(&mut reader, &mut rests, opens, format.rest_bits())?;
        }
        let mut symbols = [0; N];
        // The numbers that have further digits.
        let mut open = [0; N];
        let mut places = [0; P];
        let mut fields = [0; N];
        for (depth, (&width, (level, known))) in
            self.digits.widths().iter().zip(&levels).enumerate()
        {
            fields::take(&mut reader, &mut fields, opens, width.into())?;
            let ones = (1 << width) - 1;
            let unknown = |&digit: &u8| (digit >= *known) & (digit < ones);
            if *known < ones && fields[..opens].iter().any(unknown) {
                return None;
            }
            let symbol = |digit: u8| level[usize::from(digit) % level.len()];
            let goes_on = fields::places(&fields, opens, ones, &mut places);
            // For a number that has further digits, this is overwritten.
            if depth == 0 {
                for (place, &digit) in symbols.iter_mut().zip(&fields[..opens]) {
                    *place = symbol(digit);
                }
                open[..goes_on].copy_from_slice(&places[..goes_on]);
            } else {
                for (&number, &digit) in open[..opens].iter().zip(&fields) {
                    symbols[usize::from(number) % N] = symbol(digit);
                }
                for (number, &place) in places[..goes_on].iter().enumerate() {
                    open[number % N] = open[usize::from(place) % N];
                }
            }
            opens = goes_on;
        }
        fields::take(&mut reader, &mut fields, opens, format.symbol_bits())?;
        for (&number, &symbol) in open[..opens].iter().zip(&fields) {
            symbols[usize::from(number) % N] = symbol;
        }
        if format.bytes() == 1 {
            for (number, (&symbol, &rest)) in block.iter_mut().zip(symbols.iter().zip(&rests)) {
                *number = format.join(symbol, rest.into()) as u8;
            }
        } else {
            let numbers = block.chunks_exact_mut(2);
            for (number, (&symbol, &rest)) in numbers.zip(symbols.iter().zip(&rests)) {
                let rest = match format.rest_bits() {
                    ..=u8::BITS => rest.into(),
                    _ => u16::from_le_bytes([number[0], number[1]]),
                };
                number.copy_from_slice(&format.join(symbol, rest).to_le_bytes());
            }
        }
        Some(())
    }
}

/// Gives the numbers of a block of one format, which the compiler then knows, with their places.
#[inline(always)]
fn each_number(format: NumberFormat, block: &[u8], mut each: impl FnMut(usize, u16)) {
    if format.bytes() == 1 {
        for (place, &number) in block.iter().enumerate() {
            each(place, number.into());
        }
    } else {
        for (place, number) in block.chunks_exact(2).enumerate() {
            each(place, u16::from_le_bytes([number[0], number[1]]));
        }
    }
}

/// Writes a block, by code that knows its format.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
fn write(numbers: &Numbers, block: &[u8], out: &mut BitWriter) {
    let mut own = std::mem::take(out);
    in_format!(numbers.format, format => match block.len() <= LARGE {
        true => numbers.write::<LARGE>(format, block, &mut own),
        false => numbers.write::<LARGEST>(format, block, &mut own),
    });
    *out = own;
}

/// Decodes a block with code specialised for its format; `None` if it is not an encoding.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1", "aarch64+neon"))]
fn read(numbers: &Numbers, stored: &[u8], block: &mut [u8]) -> Option<()> {
    in_format!(numbers.format, format => match block.len() <= LARGE {
        true => numbers.read::<LARGE, { fields::room(LARGE) }>(format, stored, block),
        false => numbers.read::<LARGEST, { fields::room(LARGEST) }>(format, stored, block),
    })
}

impl crate::codec::Sealed for Numbers {}

impl Codec for Numbers {
    fn block(&self) -> BlockSize {
        self.geometry.block()
    }

    fn max_bits(&self) -> u32 {
        let digits: u32 = self
            .digits
            .widths()
            .iter()
            .map(|&width| u32::from(width))
            .sum();
        let number = self.format.rest_bits() + digits + self.format.symbol_bits();
        let before = Offsets::bits(self.bases) + Origin::bits(self.format);
        before + self.count() as u32 * number
    }

    fn size(&self, block: &[u8]) -> u32 {
        let symbols =
            |block: &[u8]| in_format!(self.format, format => self.symbol_bits(format, block));
        let symbols = if self.bases.is_one() {
            symbols(block)
        } else {
            Offsets::raised(self.format, self.bases, block, |_, raised| symbols(raised))
        };
        Offsets::bits(self.bases) + self.count() as u32 * self.format.rest_bits() + symbols
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        if self.bases.is_one() {
            write(self, block, out);
        } else {
            Offsets::raised(self.format, self.bases, block, |offsets, raised| {
                offsets.write(self.bases, out);
                write(self, raised, out);
            });
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let offsets = if self.bases.is_one() {
            None
        } else {
            Some(Offsets::read(self.bases, stored)?)
        };
        if read(self, stored, block).is_none() {
            self.read_plainly(stored, block)?;
        }
        if let Some(offsets) = offsets {
            offsets.lower(self.format, block);
        }
        Ok(())
    }
}
