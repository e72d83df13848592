//! fpc-opt: a tag for every word, then all payloads.

use super::size;
use super::word::{expand, payload, payload_bits, tag, TAG_BITS};
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::words::{put_words, words, MAX_WORDS};
use crate::codec::{Codec, DecodeError, Encoded, Format, Make};
use crate::terms::BlockSize;

/// FPC for hardware that takes a block at once: one tag for each word, zero included, no runs; all
/// tags first, in a section of fixed size, then all payloads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FpcOpt {
    block: BlockSize,
}

impl FpcOpt {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        FpcOpt { block }
    }

    /// Bits of the tags.
    pub fn tags_bits(&self) -> u32 {
        TAG_BITS * self.block.words()
    }
}

impl FpcOpt {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "fpc-opt",
        origin: "FPC without runs of zeros, for parallel hardware, CF 2025",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };
}

impl crate::codec::Sealed for FpcOpt {}

impl Codec for FpcOpt {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        self.tags_bits() + self.block.bits()
    }

    fn size(&self, block: &[u8]) -> u32 {
        self.tags_bits() + size::payloads(block)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let words = words(block);
        let tags = words.map(tag);
        let count = self.block.words() as usize;
        out.locally(|out| {
            for &tag in &tags[..count] {
                out.push(tag.into(), TAG_BITS);
            }
            for (&tag, &word) in tags[..count].iter().zip(&words) {
                out.push(payload(tag, word).into(), payload_bits(tag));
            }
        });
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut reader = BitReader::new(stored);
        let mut tags = [0; MAX_WORDS];
        let mut words = [0; MAX_WORDS];
        let count = self.block.words() as usize;
        for tag in &mut tags[..count] {
            *tag = reader.word(TAG_BITS, "tag")?;
        }
        for (word, &tag) in words[..count].iter_mut().zip(&tags) {
            *word = expand(tag, reader.word(payload_bits(tag), "payload")?);
        }
        put_words(&words, block);
        Ok(())
    }
}
