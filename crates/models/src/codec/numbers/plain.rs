//! Decoding field by field.

use super::{Numbers, Offsets, Origin, Ranks, LARGEST};
use crate::codec::bits::BitReader;
use crate::codec::DecodeError;

impl Numbers {
    /// Decodes a block field by field: only this decoder finds the error in stored bytes.
    pub(super) fn read_plainly(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::at(stored, Offsets::bits(self.bases) as usize);
        let origin = match &self.ranks {
            Ranks::Block => Some(Origin::read(self.format, &mut reader)?),
            Ranks::Table(_) => None,
        };
        let symbol_of = |rank: usize| match (&self.ranks, origin) {
            (Ranks::Table(table), _) => table.symbols.get(rank).copied(),
            (Ranks::Block, origin) => origin.map(|origin| origin.symbol(self.format, rank as u8)),
        };
        let count = self.count();
        let mut rests = [0; LARGEST];
        for rest in &mut rests[..count] {
            *rest = reader.word(self.format.rest_bits(), "rest")? as u16;
        }
        let mut symbols = [0u8; LARGEST];
        // The numbers that have further digits.
        let mut open: [u16; LARGEST] = std::array::from_fn(|number| number as u16);
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
                let symbol = symbol_of(before + digit);
                let symbol = symbol.ok_or(DecodeError::Value {
                    field: "digit",
                    bit,
                    value: digit as u64,
                    reason: "no symbol has this rank",
                })?;
                symbols[usize::from(number)] = symbol;
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
