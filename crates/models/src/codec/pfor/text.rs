//! The mode of text: five planes of the bytes' ranks, then the bytes that have none.

use super::mode::TEXT;
use super::HEADER;
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::DecodeError;

/// Bits of a rank.
const RANK: u32 = 5;

/// The rank of a byte that has none: it follows at the end.
const ESCAPE: u8 = 31;

/// The bytes that have ranks, by rank.
pub(crate) const BYTES: &[u8; ESCAPE as usize] = b" etiansorl\npcdmuh.f-g/:)(by,=_`";

/// The rank of each byte.
static RANKS: [u8; 256] = {
    let mut ranks = [ESCAPE; 256];
    let mut rank = 0;
    while rank < BYTES.len() {
        ranks[BYTES[rank] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

/// Bits of an escaped byte.
fn escape_bits(block: &[u8]) -> u32 {
    if block.is_ascii() {
        7
    } else {
        8
    }
}

/// Encoded bits of a block in which every byte has a rank.
pub fn at_least(block: &[u8]) -> u32 {
    HEADER + 1 + RANK * block.len() as u32
}

/// Encoded bits of a block.
pub fn size(block: &[u8]) -> u32 {
    let rank = |byte: &u8| RANKS[usize::from(*byte)];
    let escapes = block.iter().filter(|byte| rank(byte) == ESCAPE).count();
    HEADER + 1 + RANK * block.len() as u32 + escape_bits(block) * escapes as u32
}

/// Writes a block.
pub fn write(block: &[u8], out: &mut BitWriter) {
    let escape_bits = escape_bits(block);
    out.push(u64::from(TEXT), HEADER);
    out.push(u64::from(escape_bits == 8), 1);
    for plane in 0..RANK {
        for byte in block {
            out.push(u64::from(RANKS[usize::from(*byte)] >> plane & 1), 1);
        }
    }
    for &byte in block {
        if RANKS[usize::from(byte)] == ESCAPE {
            out.push(byte.into(), escape_bits);
        }
    }
}

/// Reads a block behind the mode.
pub fn read(reader: &mut BitReader, block: &mut [u8]) -> Result<(), DecodeError> {
    let escape_bits = 7 + reader.word(1, "width of escaped bytes")?;
    block.fill(0);
    for plane in 0..RANK {
        for rank in &mut *block {
            *rank |= (reader.word(1, "plane of ranks")? as u8) << plane;
        }
    }
    for byte in block {
        *byte = match BYTES.get(usize::from(*byte)) {
            Some(&known) => known,
            None => reader.word(escape_bits, "escaped byte")? as u8,
        };
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_those_of_the_format() {
        let listed = [
            32, 101, 116, 105, 97, 110, 115, 111, 114, 108, 10, 112, 99, 100, 109, 117, 104, 46,
            102, 45, 103, 47, 58, 41, 40, 98, 121, 44, 61, 95, 96,
        ];
        assert_eq!(BYTES, &listed);
        assert_eq!(RANKS.iter().filter(|&&rank| rank == ESCAPE).count(), 225);
    }
}
