//! Ways in groups of two that share their space: one runs forwards from its start, the other backwards from
//! its end.
//!
//! A compressed block is a head, the pointers to the groups except the first, each the byte offset of a
//! group's start, and the groups. The first group starts at the bit after the pointers, every other one at
//! the first byte boundary after the bits of the group before; a group extends to the next one's start, and
//! the last to the end of the stored bytes. Bit k of the odd way is at start + k, bit k of the even way at
//! end − 1 − k. A single way is a group of its own.

use super::bits::{BitReader, BitWriter};
use super::padded::Padded;
use super::DecodeError;
use crate::terms::{Geometry, Ways};

/// The most groups that there are.
pub(super) const MAX_GROUPS: usize = 4;

/// The longest stored bytes, and some more that are zero.
const ROOM: usize = 136;

/// Layout of ways in groups.
#[derive(Debug, Clone, Copy)]
pub(super) struct Groups {
    geometry: Geometry,
    ways: Ways,
    head_bits: u32,
}

/// Where the groups of a block lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Layout {
    /// The bit at which each group starts.
    starts: [u32; MAX_GROUPS],
    /// Encoded bits of the block.
    pub bits: u32,
}

impl Groups {
    /// `ways` ways, in blocks that begin with a head of `head_bits` bits.
    pub fn new(geometry: Geometry, ways: Ways, head_bits: u32) -> Self {
        Groups {
            geometry,
            ways,
            head_bits,
        }
    }

    /// How many groups there are.
    pub fn count(&self) -> usize {
        self.ways.groups() as usize
    }

    /// How many ways there are.
    pub fn ways(&self) -> Ways {
        self.ways
    }

    /// The geometry.
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Bits of the head and of all pointers.
    pub fn header_bits(&self) -> u32 {
        self.head_bits + (self.ways.groups() - 1) * self.geometry.block().offset_bits()
    }

    /// The groups' places; `group_bits` is the bits of each group's two ways together. `None` if a
    /// start does not fit in its pointer.
    #[inline(always)]
    pub fn layout(&self, group_bits: &[u32; MAX_GROUPS]) -> Option<Layout> {
        let mut starts = [0; MAX_GROUPS];
        starts[0] = self.header_bits();
        let mut end = starts[0] + group_bits[0];
        for group in 1..self.count() {
            let start = end.next_multiple_of(8);
            if start >= self.geometry.block().bits() {
                return None;
            }
            starts[group] = start;
            end = start + group_bits[group];
        }
        Some(Layout { starts, bits: end })
    }

    /// Writes the stored bytes of a compressed block to `out`, whose contents it replaces. `encode` writes
    /// the codewords of a way, numbered from 0, to its writer.
    pub fn write(
        &self,
        layout: &Layout,
        head: u64,
        out: &mut BitWriter,
        encode: impl Fn(usize, &mut BitWriter),
    ) {
        let mut stored = [0; ROOM];
        let length = self.geometry.encoding_bytes(layout.bits);
        let offset_bits = self.geometry.block().offset_bits();
        let mut header = head;
        for group in 1..self.count() {
            let place = self.head_bits + (group as u32 - 1) * offset_bits;
            header |= u64::from(layout.starts[group] / 8) << place;
        }
        stored[..8].copy_from_slice(&header.to_le_bytes());
        for way in 0..self.ways.get() as usize {
            let group = way / 2;
            out.clear();
            encode(way, out);
            let bytes = out.finish();
            if way % 2 == 0 {
                let start = layout.starts[group] as usize;
                let (byte, shift) = (start / 8, start % 8);
                for (place, &bits) in (byte..).zip(bytes) {
                    let [low, high] = (u16::from(bits) << shift).to_le_bytes();
                    stored[place] |= low;
                    stored[place + 1] |= high;
                }
            } else {
                let end = if group + 1 == self.count() {
                    length
                } else {
                    layout.starts[group + 1] as usize / 8
                };
                let from_the_end = stored[..end].iter_mut().rev();
                for (byte, bits) in from_the_end.zip(bytes) {
                    *byte |= bits.reverse_bits();
                }
            }
        }
        out.clear();
        out.push_bytes(&stored[..length]);
    }

    /// Finds the groups of a block's stored bytes.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes are not whole bursts, fewer than the block's, or if a pointer
    /// lies before the end of the pointers, beyond the stored bytes, or not above the one before.
    pub fn open<'a>(&self, stored: &'a [u8]) -> Result<Opened<'a>, DecodeError> {
        let (mag, block) = (self.geometry.mag(), self.geometry.block());
        let check = self.geometry.check().bytes() as usize;
        let whole = (stored.len() + check) % mag.bytes() == 0;
        if stored.is_empty() || !whole || stored.len() >= block.bytes() {
            return Err(DecodeError::Bursts {
                stored: stored.len(),
                mag,
                block,
            });
        }
        let mut reader = BitReader::new(stored);
        let head = reader.word(self.head_bits, "head")?;
        let header_bits = self.header_bits() as usize;
        let mut opened = Opened {
            stored,
            head,
            starts: [0; MAX_GROUPS],
            ends: [8 * stored.len(); MAX_GROUPS],
        };
        opened.starts[0] = header_bits;
        for group in 1..self.count() {
            let pointer = reader.word(block.offset_bits(), "pointer")?;
            let start = 8 * pointer as usize;
            let is_behind = match group {
                1 => start >= header_bits,
                _ => start > opened.starts[group - 1],
            };
            if !is_behind || start >= 8 * stored.len() {
                return Err(DecodeError::Group {
                    group: group as u32 + 1,
                    pointer,
                    stored: stored.len(),
                });
            }
            opened.starts[group] = start;
            opened.ends[group - 1] = start;
        }
        Ok(opened)
    }
}

/// The groups of a block that is decoded.
pub(super) struct Opened<'a> {
    stored: &'a [u8],
    /// The head's value.
    pub head: u32,
    /// The bits at which the groups start, and those at which they end.
    starts: [usize; MAX_GROUPS],
    ends: [usize; MAX_GROUPS],
}

impl Opened<'_> {
    /// The bit at which a way starts, from 0: of the stored bytes, or of an odd one, those from the
    /// last bit to the first.
    #[inline(always)]
    pub fn start(&self, way: usize) -> usize {
        match way % 2 {
            0 => self.starts[way / 2],
            _ => 8 * self.stored.len() - self.ends[way / 2],
        }
    }

    /// The stored bytes from their last bit to their first.
    #[inline(always)]
    pub fn backwards(&self) -> Padded {
        Padded::backwards(self.stored)
    }

    /// The bits that a group's ways share.
    #[inline(always)]
    pub fn room(&self, group: usize) -> usize {
        self.ends[group].saturating_sub(self.starts[group])
    }

    /// Decodes the ways of a group, numbered from 0: `decode` gets a reader for each, the first forwards, the
    /// second [backwards](Self::backwards), and leaves them after the ways' last codewords.
    ///
    /// # Errors
    /// The errors of `decode`, or [`DecodeError::TooLong`] if the ways together have more bits than
    /// the group.
    #[inline(always)]
    pub fn decode(
        &self,
        group: usize,
        backwards: &Padded,
        decode: impl FnOnce([&mut BitReader; 2]) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let (start, end) = (self.starts[group], self.ends[group]);
        let all = self.stored.len();
        let from = 8 * all - end;
        let mut forwards = BitReader::at(self.stored, start);
        let mut backwards = BitReader::at(backwards.bytes(all), from);
        decode([&mut forwards, &mut backwards])?;
        let taken = (forwards.position() - start) + (backwards.position() - from);
        if taken > end - start {
            return Err(DecodeError::TooLong {
                group: group as u32 + 1,
                taken: taken as u32,
                has: (end - start) as u32,
            });
        }
        Ok(())
    }
}
