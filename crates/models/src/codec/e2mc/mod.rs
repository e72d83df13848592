//! E2MC: Huffman codes of fixed-length symbols, decoded in several ways side by side.
//!
//! A compressed block is PDW − 1 pointers, then the ways' codewords. Way w codes the w-th of PDW
//! equal parts of the block. The first way starts at the bit after the pointers, every other one
//! at a byte boundary, which its pointer names.
//!
//! With two ends, an option of ours, ways lie in pairs as in [e2mc-delta](super::e2mc_delta), one
//! forwards, one backwards, with a pointer for each pair but the first.

mod decoder;
mod encoder;
pub mod scheme;
mod together;

use decoder::Decoder;
use encoder::{Encoder, Parts};
use together::Lane;

use super::bits::{BitReader, BitWriter};
use super::groups::{self, Groups, MAX_GROUPS};
use super::padded::Padded;
use super::{Codec, DecodeError, Encoded};
use crate::codebook::Codebook;
use crate::terms::{BlockSize, Ends, Geometry, SymbolLength, Ways};

/// The most ways that there are.
const MAX_WAYS: usize = 8;

/// The E2MC format with one codebook.
#[derive(Debug, Clone)]
pub struct E2mc {
    symbol_length: SymbolLength,
    block: BlockSize,
    ways: Ways,
    /// Layout of ways in groups, if they run from both ends.
    groups: Option<Groups>,
    encoder: Encoder,
    decoder: Decoder,
}

/// Where the ways of a block lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Layout {
    /// The byte at which each way starts; not used for the first.
    starts: [u32; MAX_WAYS],
    /// Encoded bits of the block.
    bits: u32,
}

impl E2mc {
    /// The format for blocks of `block` bytes in `ways` ways.
    pub fn new(book: &Codebook, block: BlockSize, ways: Ways) -> Self {
        E2mc {
            symbol_length: book.symbol_length(),
            block,
            ways,
            groups: None,
            encoder: Encoder::new(book),
            decoder: Decoder::new(book),
        }
    }

    /// The same with ways in pairs, one forwards, one backwards.
    pub fn two_ended(book: &Codebook, geometry: Geometry, ways: Ways) -> Self {
        E2mc {
            groups: Some(Groups::new(geometry, ways, 0)),
            ..E2mc::new(book, geometry.block(), ways)
        }
    }

    /// Directions in which decoding ways run.
    pub fn ends(&self) -> Ends {
        match self.groups {
            Some(_) => Ends::Both,
            None => Ends::One,
        }
    }

    /// The symbol length.
    pub fn symbol_length(&self) -> SymbolLength {
        self.symbol_length
    }

    /// The parallel decoding ways.
    pub fn ways(&self) -> Ways {
        self.ways
    }

    /// Bits of all pointers of a block.
    pub fn pointers_bits(&self) -> u32 {
        match self.groups {
            Some(groups) => groups.header_bits(),
            None => (self.ways.get() - 1) * self.block.offset_bits(),
        }
    }

    /// Bytes of a block that each way codes.
    fn part_bytes(&self) -> usize {
        self.block.bytes() / self.ways.get() as usize
    }

    /// A block that is to be encoded.
    #[inline(always)]
    fn parts<'a>(&'a self, block: &'a [u8]) -> Parts<'a> {
        self.encoder.parts(block, self.part_bytes())
    }

    /// Bits of each way's codewords.
    #[inline(always)]
    fn way_bits(&self, block: &[u8]) -> [u32; MAX_WAYS] {
        self.encoder.way_bits(block, self.part_bytes())
    }

    /// The ways' places; `None` if a start does not fit in its pointer.
    #[inline(always)]
    fn layout(&self, way_bits: &[u32; MAX_WAYS]) -> Option<Layout> {
        let mut starts = [0; MAX_WAYS];
        let mut end = self.pointers_bits() + way_bits[0];
        for way in 1..self.ways.get() as usize {
            let start = end.div_ceil(8);
            if start >= self.block.get() {
                return None;
            }
            starts[way] = start;
            end = 8 * start + way_bits[way];
        }
        Some(Layout { starts, bits: end })
    }

    /// The places of the pairs of ways; `None` if a start does not fit in its pointer.
    fn pairs(&self, groups: &Groups, way_bits: &[u32; MAX_WAYS]) -> Option<groups::Layout> {
        let mut bits = [0; MAX_GROUPS];
        for (bits, ways) in bits.iter_mut().zip(way_bits.chunks_exact(2)) {
            *bits = ways.iter().sum();
        }
        groups.layout(&bits)
    }

    fn encode_pairs(&self, groups: &Groups, block: &[u8], out: &mut BitWriter) -> Encoded {
        let parts = self.parts(block);
        let layout = self.pairs(groups, &parts.way_bits());
        let bits = layout.map_or(self.block.bits(), |layout| layout.bits);
        let layout = layout.filter(|_| !groups.geometry().stored_raw(bits));
        let Some(layout) = layout else {
            out.clear();
            out.push_bytes(block);
            return Encoded { bits, raw: true };
        };
        groups.write(&layout, 0, out, |way, out| {
            out.locally(|out| parts.encode(way, out));
        });
        Encoded { bits, raw: false }
    }

    /// Decodes a block whose ways have two ends, all of them in parallel; `None` if it is not an encoding.
    fn decode_pairs_together<const WAYS: usize>(
        &self,
        groups: &Groups,
        stored: &[u8],
        block: &mut [u8],
    ) -> Option<()> {
        let opened = groups.open(stored).ok()?;
        let (forwards, backwards) = (Padded::new(stored), opened.backwards());
        let starts: [usize; WAYS] = std::array::from_fn(|way| opened.start(way));
        let mut lanes: [Lane; WAYS] = std::array::from_fn(|way| Lane {
            bytes: if way % 2 == 0 { &forwards } else { &backwards },
            position: starts[way],
        });
        self.decoder.decode_together(&mut lanes, block)?;
        let mut pairs = lanes.chunks(2).zip(starts.chunks(2)).enumerate();
        let fits = pairs.all(|(group, (lanes, starts))| {
            let lanes = lanes.iter().zip(starts);
            let taken = lanes.map(|(lane, start)| lane.position - start);
            taken.sum::<usize>() <= opened.room(group)
        });
        fits.then_some(())
    }

    fn decode_pairs(
        &self,
        groups: &Groups,
        stored: &[u8],
        block: &mut [u8],
    ) -> Result<(), DecodeError> {
        let together = match self.ways.get() {
            8 => self.decode_pairs_together::<8>(groups, stored, block),
            4 => self.decode_pairs_together::<4>(groups, stored, block),
            2 => self.decode_pairs_together::<2>(groups, stored, block),
            _ => self.decode_pairs_together::<1>(groups, stored, block),
        };
        if together.is_some() {
            return Ok(());
        }
        let opened = groups.open(stored)?;
        let backwards = opened.backwards();
        let size = self.part_bytes();
        let pairs = block.chunks_mut(2 * size).enumerate();
        for (group, pair) in pairs {
            opened.decode(group, &backwards, |readers| {
                let mut ways = readers.into_iter().zip(pair.chunks_exact_mut(size));
                ways.try_for_each(|(reader, part)| self.decoder.decode(reader, part))
            })?;
        }
        Ok(())
    }

    /// Decodes a block whose ways have one end, all of them in parallel; `None` if it is not an encoding, or
    /// one so long that only [`decode_plainly`](Self::decode_plainly) can decode it.
    fn decode_together<const WAYS: usize>(&self, stored: &[u8], block: &mut [u8]) -> Option<()> {
        if stored.len() > Padded::MOST {
            return None;
        }
        let padded = Padded::new(stored);
        let offset_bits = self.block.offset_bits() as usize;
        let header = self.pointers_bits() as usize;
        let mut lanes = [Lane {
            bytes: &padded,
            position: header,
        }; WAYS];
        for (pointer, lane) in lanes[1..].iter_mut().enumerate() {
            let pointer = padded.window(offset_bits * pointer) as usize % (1 << offset_bits);
            lane.position = 8 * pointer;
            if lane.position < header || pointer >= stored.len() {
                return None;
            }
        }
        self.decoder.decode_together(&mut lanes, block)?;
        let within = lanes.iter().all(|lane| lane.position <= 8 * stored.len());
        within.then_some(())
    }

    /// Decodes a block whose ways have one end, one way after another.
    fn decode_plainly(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut pointers = BitReader::new(stored);
        let mut parts = block.chunks_exact_mut(self.part_bytes());
        let first = parts.next();
        for (way, part) in (2..).zip(parts) {
            let bit = pointers.position();
            let pointer = pointers.take(self.block.offset_bits());
            let pointer = pointer.ok_or(DecodeError::PastEnd {
                field: "pointer",
                bit,
                stored: stored.len(),
            })? as usize;
            if 8 * pointer < self.pointers_bits() as usize || pointer >= stored.len() {
                return Err(DecodeError::Pointer {
                    way,
                    pointer: pointer as u32,
                    start: self.pointers_bits(),
                    stored: stored.len(),
                });
            }
            self.decoder
                .decode(&mut BitReader::at(stored, 8 * pointer), part)?;
        }
        // The first way follows the pointers.
        first.map_or(Ok(()), |part| self.decoder.decode(&mut pointers, part))
    }
}

impl crate::codec::Sealed for E2mc {}

impl Codec for E2mc {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn writes_stored(&self) -> bool {
        self.groups.is_some()
    }

    fn max_bits(&self) -> u32 {
        let symbol = self.symbol_length.max_codeword_length() + self.symbol_length.bits();
        let alignment = 7 * (self.ways.get() - 1);
        self.pointers_bits() + alignment + self.block.symbols(self.symbol_length) * symbol
    }

    fn size(&self, block: &[u8]) -> u32 {
        let way_bits = self.way_bits(block);
        let bits = match &self.groups {
            Some(groups) => self.pairs(groups, &way_bits).map(|layout| layout.bits),
            None => self.layout(&way_bits).map(|layout| layout.bits),
        };
        bits.unwrap_or(self.block.bits())
    }

    fn sizes(&self, block: &[u8]) -> (u32, Option<u32>) {
        let codewords = self.way_bits(block).iter().sum();
        (self.size(block), Some(codewords))
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        if let Some(groups) = &self.groups {
            return self.encode_pairs(groups, block, out);
        }
        out.clear();
        let parts = self.parts(block);
        let Some(layout) = self.layout(&parts.way_bits()) else {
            out.push_bytes(block);
            return Encoded {
                bits: self.block.bits(),
                raw: true,
            };
        };
        out.locally(|out| {
            for &start in &layout.starts[1..self.ways.get() as usize] {
                out.push(start.into(), self.block.offset_bits());
            }
            for way in 0..self.ways.get() as usize {
                if way > 0 {
                    out.align();
                }
                parts.encode(way, out);
            }
        });
        debug_assert_eq!(out.bits(), layout.bits);
        Encoded {
            bits: layout.bits,
            raw: false,
        }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        if let Some(groups) = &self.groups {
            return self.decode_pairs(groups, stored, block);
        }
        let together = match self.ways.get() {
            8 => self.decode_together::<8>(stored, block),
            4 => self.decode_together::<4>(stored, block),
            2 => self.decode_together::<2>(stored, block),
            _ => self.decode_together::<1>(stored, block),
        };
        match together {
            Some(()) => Ok(()),
            None => self.decode_plainly(stored, block),
        }
    }
}
