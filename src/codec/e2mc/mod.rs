//! E2MC: Huffman codes of fixed-length symbols, decoded in several ways side by side.
//!
//! A compressed block is PDW − 1 pointers, then the ways' codewords. Way w codes the w-th of PDW
//! equal parts of the block. The first way starts at the bit after the pointers, every other one
//! at a byte boundary, which its pointer names.

mod decoder;
mod encoder;

use decoder::Decoder;
use encoder::Encoder;

use super::bits::{BitReader, BitWriter};
use super::{Codec, DecodeError, Encoded};
use crate::codebook::Codebook;
use crate::terms::{BlockSize, SymbolLength, Ways};

/// The most ways that there are.
const MAX_WAYS: usize = 8;

/// The E2MC format with one codebook.
#[derive(Debug, Clone)]
pub struct E2mc {
    symbol_length: SymbolLength,
    block: BlockSize,
    ways: Ways,
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
    /// The format for blocks of one size in so many ways.
    pub fn new(book: &Codebook, block: BlockSize, ways: Ways) -> Self {
        E2mc {
            symbol_length: book.symbol_length(),
            block,
            ways,
            encoder: Encoder::new(book),
            decoder: Decoder::new(book),
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
        (self.ways.get() - 1) * self.block.offset_bits()
    }

    /// Bytes of a block that each way codes.
    fn part_bytes(&self) -> usize {
        self.block.bytes() / self.ways.get() as usize
    }

    /// The ways' places; `None` if a start does not fit in its pointer.
    #[inline(always)]
    fn layout(&self, block: &[u8]) -> Option<Layout> {
        let mut starts = [0; MAX_WAYS];
        let way_bits = self.encoder.way_bits(block, self.part_bytes());
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
}

impl Codec for E2mc {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        let symbol = self.symbol_length.max_codeword_length() + self.symbol_length.bits();
        let alignment = 7 * (self.ways.get() - 1);
        self.pointers_bits() + alignment + self.block.symbols(self.symbol_length) * symbol
    }

    fn size(&self, block: &[u8]) -> u32 {
        let layout = self.layout(block);
        layout.map_or(self.block.bits(), |layout| layout.bits)
    }

    fn sizes(&self, block: &[u8]) -> (u32, Option<u32>) {
        let codewords = self.encoder.way_bits(block, self.part_bytes()).iter().sum();
        (self.size(block), Some(codewords))
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let Some(layout) = self.layout(block) else {
            out.push_bytes(block);
            return Encoded {
                bits: self.block.bits(),
                raw: true,
            };
        };
        for &start in &layout.starts[1..self.ways.get() as usize] {
            out.push(start.into(), self.block.offset_bits());
        }
        for (way, part) in block.chunks_exact(self.part_bytes()).enumerate() {
            if way > 0 {
                out.align();
            }
            self.encoder.encode(part, out);
        }
        debug_assert_eq!(out.bits(), layout.bits);
        Encoded {
            bits: layout.bits,
            raw: false,
        }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
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
