//! Numbers: exponents as digits of their ranks, level by level.
//!
//! A block is the rests of all numbers; the first digits of all ranks; the second digits of those
//! whose first digit is all ones; and so on; last the symbols themselves where all digits are ones.
//! Every field's place follows from counts, so a block can be decoded in a cycle without pointers.

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::codebook::ranks::{numbers, RankTable};
use crate::terms::{BlockSize, Digits, Geometry, NumberFormat, TermError};

/// Numbers of the largest block.
const MAX_NUMBERS: usize = 512;

/// The format with one rank table.
#[derive(Debug, Clone)]
pub struct Numbers {
    format: NumberFormat,
    geometry: Geometry,
    digits: Digits,
    /// The symbols that have ranks, by rank.
    symbols: Vec<u8>,
    /// Of each symbol its rank; without a rank it is itself, behind all ranks that there are digits
    /// for.
    ranks: [u16; 256],
    /// Of each symbol the bits of its digits and, without a rank, of itself.
    bits: [u8; 256],
}

impl Numbers {
    /// The format for numbers of the table's format in blocks of 128, 256 or 512 bytes.
    ///
    /// # Errors
    /// [`TermError::Numbers`] for blocks of another size.
    pub fn new(table: &RankTable, geometry: Geometry, digits: Digits) -> Result<Self, TermError> {
        Geometry::of_numbers(geometry.block(), geometry.mag())?;
        let format = table.number_format();
        let symbols = table.ranked(digits).to_vec();
        let widths = digits.widths().iter();
        let said: u16 = widths.map(|width| (1 << width) - 1).sum();
        let mut ranks = std::array::from_fn(|symbol| said + symbol as u16);
        for (rank, &symbol) in (0..).zip(&symbols) {
            ranks[usize::from(symbol)] = rank;
        }
        let bits = ranks.map(|rank| {
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
            symbols,
            ranks,
            bits,
        })
    }

    /// The format of the numbers.
    pub fn number_format(&self) -> NumberFormat {
        self.format
    }

    /// The digits of the ranks.
    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// Numbers of a block.
    fn count(&self) -> usize {
        self.block().bytes() / self.format.bytes()
    }

    /// Bits of the symbols of a block of one format, which the compiler then knows.
    #[inline(always)]
    fn symbol_bits(&self, format: NumberFormat, block: &[u8]) -> u32 {
        let bits = |number| u32::from(self.bits[usize::from(format.split(number).0)]);
        numbers(format, block).map(bits).sum()
    }

    /// Writes a block of one format, which the compiler then knows.
    #[inline(always)]
    fn write(&self, format: NumberFormat, block: &[u8], out: &mut BitWriter) {
        out.clear();
        // What the digits so far leave of the ranks of the numbers that go on.
        let mut open = [0; MAX_NUMBERS];
        let mut opens = block.len() / format.bytes();
        let mut all = numbers(format, block);
        push_all::<FEW>(opens, format.rest_bits(), out, |number| {
            let (symbol, rest) = format.split(all.next().unwrap_or_default());
            open[number % MAX_NUMBERS] = self.ranks[usize::from(symbol)];
            rest.into()
        });
        for &width in self.digits.widths() {
            let ones = (1 << width) - 1;
            let mut goes_on = 0;
            push_all::<MANY>(opens, width.into(), out, |number| {
                // No branches: which symbols are frequent follows no pattern.
                let rank = open[number % MAX_NUMBERS];
                open[goes_on % MAX_NUMBERS] = rank.wrapping_sub(ones);
                goes_on += usize::from(rank >= ones);
                rank.min(ones).into()
            });
            opens = goes_on;
        }
        push_all::<FEW>(opens, format.symbol_bits(), out, |number| {
            open[number % MAX_NUMBERS].into()
        });
    }

    /// Decodes a block of one format, which the compiler then knows; `None` if it is no encoding.
    #[inline(always)]
    fn read(&self, format: NumberFormat, stored: &[u8], block: &mut [u8]) -> Option<()> {
        let mut reader = BitReader::new(stored);
        let count = block.len() / format.bytes();
        let mut rests = [0; MAX_NUMBERS];
        // The numbers that go on.
        let mut open = [0u16; MAX_NUMBERS];
        take_all::<FEW>(&mut reader, count, format.rest_bits(), |number, rest| {
            rests[number % MAX_NUMBERS] = rest;
            open[number % MAX_NUMBERS] = number as u16;
        })?;
        let mut symbols = [0u8; MAX_NUMBERS];
        let mut opens = count;
        let mut before = 0;
        let mut all = 0;
        for &width in self.digits.widths() {
            let ones = (1 << width) - 1;
            // What the digits of this level stand for; only the last one needs no symbol.
            let mut level = [NO_RANK; 1 << Digits::WIDEST];
            level[ones] = 0;
            let ranked = self.symbols.get(before..).unwrap_or_default();
            for (place, &symbol) in level[..ones].iter_mut().zip(ranked) {
                *place = symbol.into();
            }
            let mut goes_on = 0;
            take_all::<MANY>(&mut reader, opens, width.into(), |place, digit| {
                let (number, digit) = (open[place % MAX_NUMBERS], usize::from(digit));
                // For a number that goes on, this is written over.
                let symbol = level[digit % level.len()];
                symbols[usize::from(number) % MAX_NUMBERS] = symbol as u8;
                all |= symbol;
                open[goes_on % MAX_NUMBERS] = number;
                goes_on += usize::from(digit == ones);
            })?;
            before += ones;
            opens = goes_on;
        }
        take_all::<FEW>(&mut reader, opens, format.symbol_bits(), |place, symbol| {
            symbols[usize::from(open[place % MAX_NUMBERS]) % MAX_NUMBERS] = symbol as u8;
        })?;
        let bytes = block.chunks_exact_mut(format.bytes());
        for (bytes, (&symbol, &rest)) in bytes.zip(symbols.iter().zip(&rests)) {
            let number = format.join(symbol, rest).to_le_bytes();
            bytes.copy_from_slice(&number[..format.bytes()]);
        }
        (all & NO_RANK == 0).then_some(())
    }

    /// Decodes a block field by field: only this says what is wrong with stored bytes.
    fn read_plainly(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let count = self.count();
        let mut rests = [0; MAX_NUMBERS];
        for rest in &mut rests[..count] {
            *rest = reader.word(self.format.rest_bits(), "rest")? as u16;
        }
        let mut symbols = [0u8; MAX_NUMBERS];
        // The numbers that go on.
        let mut open: [u16; MAX_NUMBERS] = std::array::from_fn(|number| number as u16);
        let mut opens = count;
        let mut before = 0;
        for &width in self.digits.widths() {
            let ones = (1 << width) - 1;
            let mut goes_on = 0;
            for place in 0..opens {
                let number = open[place];
                let bit = reader.position();
                let digit = reader.word(width.into(), "digit")? as usize;
                if digit == ones {
                    open[goes_on] = number;
                    goes_on += 1;
                    continue;
                }
                let symbol = self.symbols.get(before + digit);
                let symbol = symbol.ok_or(DecodeError::Value {
                    field: "digit",
                    bit,
                    value: digit as u64,
                    reason: "no symbol has this rank",
                })?;
                symbols[usize::from(number)] = *symbol;
            }
            before += ones;
            opens = goes_on;
        }
        for &number in &open[..opens] {
            let symbol = reader.word(self.format.symbol_bits(), "symbol")?;
            symbols[usize::from(number)] = symbol as u8;
        }
        let bytes = block.chunks_exact_mut(self.format.bytes());
        for (bytes, (&symbol, &rest)) in bytes.zip(symbols.iter().zip(&rests)) {
            let number = self.format.join(symbol, rest).to_le_bytes();
            bytes.copy_from_slice(&number[..self.format.bytes()]);
        }
        Ok(())
    }
}

/// Stands for a symbol where a digit has none.
const NO_RANK: u16 = 1 << 8;

/// Fields of at most 11 bits that are read or written at once.
const FEW: usize = 4;

/// Digits that are read or written at once.
const MANY: usize = 16;

/// Writes `count` fields of one width, `TOGETHER` at a time.
#[inline(always)]
fn push_all<const TOGETHER: usize>(
    count: usize,
    width: u32,
    out: &mut BitWriter,
    mut field: impl FnMut(usize) -> u64,
) {
    for first in (0..count).step_by(TOGETHER) {
        let (mut joined, mut bits) = (0, 0);
        for number in first..count.min(first + TOGETHER) {
            joined |= field(number) << bits;
            bits += width;
        }
        out.push(joined, bits);
    }
}

/// Reads `count` fields of one width, `TOGETHER` at a time; `None` if they run past the end.
#[inline(always)]
fn take_all<const TOGETHER: usize>(
    reader: &mut BitReader,
    count: usize,
    width: u32,
    mut each: impl FnMut(usize, u16),
) -> Option<()> {
    for first in (0..count).step_by(TOGETHER) {
        let fields = first..count.min(first + TOGETHER);
        let mut joined = reader.take(width * fields.len() as u32)?;
        for number in fields {
            each(number, (joined & ((1 << width) - 1)) as u16);
            joined >>= width;
        }
    }
    Some(())
}

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
        self.count() as u32 * number
    }

    fn size(&self, block: &[u8]) -> u32 {
        let symbols = match self.format {
            NumberFormat::Bf16 => self.symbol_bits(NumberFormat::Bf16, block),
            NumberFormat::Fp16 => self.symbol_bits(NumberFormat::Fp16, block),
            NumberFormat::Fp8E4m3 => self.symbol_bits(NumberFormat::Fp8E4m3, block),
            NumberFormat::Fp8E5m2 => self.symbol_bits(NumberFormat::Fp8E5m2, block),
            NumberFormat::Int8 => self.symbol_bits(NumberFormat::Int8, block),
        };
        self.count() as u32 * self.format.rest_bits() + symbols
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        match self.format {
            NumberFormat::Bf16 => self.write(NumberFormat::Bf16, block, out),
            NumberFormat::Fp16 => self.write(NumberFormat::Fp16, block, out),
            NumberFormat::Fp8E4m3 => self.write(NumberFormat::Fp8E4m3, block, out),
            NumberFormat::Fp8E5m2 => self.write(NumberFormat::Fp8E5m2, block, out),
            NumberFormat::Int8 => self.write(NumberFormat::Int8, block, out),
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let read = match self.format {
            NumberFormat::Bf16 => self.read(NumberFormat::Bf16, stored, block),
            NumberFormat::Fp16 => self.read(NumberFormat::Fp16, stored, block),
            NumberFormat::Fp8E4m3 => self.read(NumberFormat::Fp8E4m3, stored, block),
            NumberFormat::Fp8E5m2 => self.read(NumberFormat::Fp8E5m2, stored, block),
            NumberFormat::Int8 => self.read(NumberFormat::Int8, stored, block),
        };
        match read {
            Some(()) => Ok(()),
            None => self.read_plainly(stored, block),
        }
    }
}
