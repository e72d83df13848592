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
    /// Of each symbol its place.
    places: [Place; 256],
    /// Of each symbol the bits of its digits and, without a rank, of itself.
    bits: [u8; 256],
}

/// Where a symbol's rank ends: the levels before are all ones.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    /// The level of the last digit, and that digit; one level more than there are, and the symbol,
    /// for a symbol without a rank.
    level: u8,
    digit: u8,
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
        let levels = digits.widths().len() as u8;
        let mut places: [Place; 256] = std::array::from_fn(|symbol| Place {
            level: levels,
            digit: symbol as u8,
        });
        for (rank, &symbol) in symbols.iter().enumerate() {
            let mut left = rank;
            for (level, width) in (0..).zip(digits.widths()) {
                let ranks = (1 << width) - 1;
                if left < ranks {
                    let digit = left as u8;
                    places[usize::from(symbol)] = Place { level, digit };
                    break;
                }
                left -= ranks;
            }
        }
        let mut fields = digits.widths().to_vec();
        fields.push(format.symbol_bits() as u8);
        let bits = places.map(|place| fields[..=usize::from(place.level)].iter().sum());
        Ok(Numbers {
            format,
            geometry,
            digits,
            symbols,
            places,
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
        out.clear();
        let mut symbols = [0; MAX_NUMBERS];
        for (place, number) in symbols.iter_mut().zip(numbers(self.format, block)) {
            let (symbol, rest) = self.format.split(number);
            *place = symbol;
            out.push(rest.into(), self.format.rest_bits());
        }
        let symbols = &symbols[..self.count()];
        let places = || {
            symbols
                .iter()
                .map(|&symbol| self.places[usize::from(symbol)])
        };
        for (level, &width) in (0..).zip(self.digits.widths()) {
            let ones = (1 << width) - 1;
            for place in places().filter(|place| place.level >= level) {
                let digit = match place.level == level {
                    true => place.digit.into(),
                    false => ones,
                };
                out.push(digit, width.into());
            }
        }
        let last = self.digits.widths().len() as u8;
        for place in places().filter(|place| place.level == last) {
            out.push(place.digit.into(), self.format.symbol_bits());
        }
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
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
