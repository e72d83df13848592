//! A block's bit planes.

use crate::codec::bits::BitReader;
use crate::codec::words::{put_words, words, MAX_WORDS};
use crate::codec::DecodeError;
use crate::terms::BlockSize;

/// Planes of differences modulo 2³².
pub const PLANES: usize = 32;

/// The shape of the bit planes, which follows from the block's size.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// Bits of a plane: one for each difference.
    pub plane_bits: u32,
    /// Bits of a position in a plane.
    pub position_bits: u32,
    /// A plane of all ones.
    pub mask: u32,
}

impl Shape {
    /// The planes of blocks of one size.
    #[inline(always)]
    pub const fn new(block: BlockSize) -> Self {
        let words = block.words();
        Shape {
            plane_bits: words - 1,
            position_bits: words.ilog2(),
            mask: (1 << (words - 1)) - 1,
        }
    }

    /// Takes a position.
    pub fn take_position(self, reader: &mut BitReader) -> Result<u32, DecodeError> {
        let bit = reader.position();
        let position = reader.word(self.position_bits, "position")?;
        if position >= self.plane_bits {
            return Err(DecodeError::invalid("a position beyond the plane", bit));
        }
        Ok(position)
    }

    /// Takes the position of two ones next to each other: the plane.
    pub fn take_consecutive(self, reader: &mut BitReader) -> Result<u32, DecodeError> {
        let bit = reader.position();
        let position = self.take_position(reader)?;
        if position + 1 >= self.plane_bits {
            return Err(DecodeError::invalid(
                "two consecutive ones at the plane's last bit",
                bit,
            ));
        }
        Ok(0b11 << position)
    }

    /// Takes the positions of two ones, the lower one first: the plane.
    pub fn take_two(self, reader: &mut BitReader) -> Result<u32, DecodeError> {
        let bit = reader.position();
        let lower = self.take_position(reader)?;
        let higher = self.take_position(reader)?;
        if lower >= higher {
            return Err(DecodeError::invalid("two equal or swapped positions", bit));
        }
        Ok(1 << lower | 1 << higher)
    }

    /// Takes a whole plane.
    pub fn take_plane(self, reader: &mut BitReader) -> Result<u32, DecodeError> {
        reader.word(self.plane_bits, "plane")
    }
}

/// A block as its first word and bit planes.
#[derive(Debug, Clone, Copy)]
pub struct Planes {
    /// The first word.
    pub base: u32,
    /// The signs of the differences in 33 bits.
    pub signs: u32,
    /// The planes of the differences modulo 2³², the lowest bit's first.
    pub dbp: [u32; PLANES],
}

impl Planes {
    /// Takes a block apart.
    #[inline(always)]
    pub fn of(block: &[u8], shape: Shape) -> Self {
        let words = words(block);
        let mut next = [0; MAX_WORDS];
        next[..MAX_WORDS - 1].copy_from_slice(&words[1..]);
        let mut dbp = [0; PLANES];
        let mut signs = 0;
        for j in 0..MAX_WORDS {
            dbp[j] = next[j].wrapping_sub(words[j]);
            signs |= u32::from(next[j] < words[j]) << j;
        }
        transpose(&mut dbp);
        // The zeros behind the last word made a difference too: its bit is dropped.
        dbp.iter_mut().for_each(|plane| *plane &= shape.mask);
        Planes {
            base: words[0],
            signs: signs & shape.mask,
            dbp,
        }
    }

    /// Each plane exclusive-or the one above; `above` is above the highest.
    #[inline(always)]
    pub fn dbx(&self, above: u32) -> [u32; PLANES] {
        let mut dbx = self.dbp;
        for (dbx, above) in dbx.iter_mut().zip(&self.dbp[1..]) {
            *dbx ^= above;
        }
        dbx[PLANES - 1] ^= above;
        dbx
    }
}

/// Puts a block together from its first word and the planes, the lowest bit's first.
pub fn restore(base: u32, mut dbp: [u32; PLANES], block: &mut [u8]) {
    transpose(&mut dbp);
    let mut words = [base; MAX_WORDS];
    for j in 1..MAX_WORDS {
        words[j] = words[j - 1].wrapping_add(dbp[j - 1]);
    }
    put_words(&words, block);
}

/// One step of a transposition: in each square of 2·`SIZE`, the two corners that lie off the
/// diagonal change places.
#[inline(always)]
fn swap_corners<const SIZE: usize>(rows: &mut [u32; 32], low: u32) {
    for square in rows.chunks_exact_mut(2 * SIZE) {
        let (upper, lower) = square.split_at_mut(SIZE);
        for (upper, lower) in upper.iter_mut().zip(lower) {
            let changed = (*upper >> SIZE ^ *lower) & low;
            *upper ^= changed << SIZE;
            *lower ^= changed;
        }
    }
}

/// Transposes 32 rows of 32 bits: bit j of row i becomes bit i of row j.
#[inline(always)]
pub fn transpose(rows: &mut [u32; 32]) {
    swap_corners::<16>(rows, 0x0000_FFFF);
    swap_corners::<8>(rows, 0x00FF_00FF);
    swap_corners::<4>(rows, 0x0F0F_0F0F);
    swap_corners::<2>(rows, 0x3333_3333);
    swap_corners::<1>(rows, 0x5555_5555);
}

/// The positions of a plane's ones, for nonzero planes.
#[derive(Debug, Clone, Copy)]
pub struct Ones {
    /// One bit is set.
    pub single: bool,
    /// Two bits are, next to each other.
    pub consecutive: bool,
    /// At most two bits are.
    pub at_most_two: bool,
    /// At most one bit is not.
    pub zero_at_most: bool,
}

impl Ones {
    /// Looks at a plane, without branches.
    #[inline(always)]
    pub fn of(plane: u32, mask: u32) -> Self {
        let without_lowest = |plane: u32| plane & plane.wrapping_sub(1);
        let rest = without_lowest(plane);
        let lowest = plane ^ rest;
        Ones {
            single: rest == 0,
            consecutive: rest == lowest << 1,
            at_most_two: without_lowest(rest) == 0,
            zero_at_most: without_lowest(!plane & mask) == 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_transposition_moves_every_bit(rows: [u32; 32]) {
            let mut transposed = rows;
            transpose(&mut transposed);
            for (i, j) in (0..32).flat_map(|i| (0..32).map(move |j| (i, j))) {
                prop_assert_eq!(transposed[j] >> i & 1, rows[i] >> j & 1);
            }
        }
    }
}
