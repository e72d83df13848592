//! fpc and fpc-mc: runs of zero words.

use super::size;
use super::word::{expand, payload, payload_bits, tag, TAG_BITS, ZERO};
use crate::codec::bits::{BitReader, BitWriter};
use crate::codec::words::{put_words, words, MAX_WORDS};
use crate::codec::{Codec, Consolidated, DecodeError, Encoded, Format, Make, MetadataLast};
use crate::terms::BlockSize;

/// Bits of a run's length, one less than it.
const RUN_BITS: u32 = 3;

/// The longest run of zero words.
const LONGEST_RUN: usize = 1 << RUN_BITS;

/// FPC with runs: 1 to 8 zero words are one tag and the run's length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fpc {
    block: BlockSize,
    consolidated: bool,
}

/// A word with a payload, or a run of zero words.
#[derive(Debug, Clone, Copy)]
enum Item {
    Run(usize),
    Word(u32),
}

/// Takes words apart into runs, as long as possible, and other words.
#[inline(always)]
fn items(mut words: &[u32]) -> impl Iterator<Item = Item> + '_ {
    std::iter::from_fn(move || {
        let (&first, rest) = words.split_first()?;
        if first != 0 {
            words = rest;
            return Some(Item::Word(first));
        }
        let zeros = words.iter().take(LONGEST_RUN);
        let run = zeros.take_while(|&&word| word == 0).count();
        words = &words[run..];
        Some(Item::Run(run))
    })
}

/// Takes a tag, and the length of the run that it may start. Returns how many of the `left` words they cover.
#[inline(always)]
fn take_tag(reader: &mut BitReader, left: usize) -> Result<(u32, usize), DecodeError> {
    let tag = reader.word(TAG_BITS, "tag")?;
    if tag != ZERO {
        return Ok((tag, 1));
    }
    let bit = reader.position();
    let run = reader.word(RUN_BITS, "run length")? as usize + 1;
    if run > left {
        return Err(DecodeError::invalid(
            "a run of zero words past the block's last one",
            bit,
        ));
    }
    Ok((tag, run))
}

/// Writes the payload of a word.
#[inline(always)]
fn push_payload(tag: u32, word: u32, out: &mut BitWriter) {
    out.push(payload(tag, word).into(), payload_bits(tag));
}

/// Takes the payload of a tag: the word.
#[inline(always)]
fn take_word(reader: &mut BitReader, tag: u32) -> Result<u32, DecodeError> {
    Ok(expand(tag, reader.word(payload_bits(tag), "payload")?))
}

impl Fpc {
    /// The format as first published, for blocks of one size: each tag followed by its payload.
    pub fn new(block: BlockSize) -> Self {
        Fpc {
            block,
            consolidated: false,
        }
    }

    /// The format for blocks of one size with its metadata consolidated: all tags and run lengths
    /// in order, then all payloads.
    pub fn consolidated(block: BlockSize) -> Self {
        Fpc {
            block,
            consolidated: true,
        }
    }

    /// Writes a block after what `out` holds; returns all bits before the payloads that come behind
    /// all tags.
    pub(in crate::codec) fn write(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        out.locally(|out| self.write_locally(block, out))
    }

    #[inline(always)]
    fn write_locally(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        let words = words(block);
        let words = &words[..self.block.words() as usize];
        for item in items(words) {
            match item {
                Item::Run(run) => {
                    out.push(ZERO.into(), TAG_BITS);
                    out.push(run as u64 - 1, RUN_BITS);
                }
                Item::Word(word) => {
                    let tag = tag(word);
                    out.push(tag.into(), TAG_BITS);
                    if !self.consolidated {
                        push_payload(tag, word, out);
                    }
                }
            }
        }
        let metadata = out.bits();
        if self.consolidated {
            // Zero words have no payload.
            for &word in words {
                push_payload(tag(word), word, out);
            }
        }
        metadata
    }

    /// Reads a block from the current position of `reader`.
    ///
    /// # Errors
    /// As those of [`Codec::decode`].
    pub(in crate::codec) fn read(
        &self,
        reader: &mut BitReader,
        block: &mut [u8],
    ) -> Result<(), DecodeError> {
        let count = self.block.words() as usize;
        let mut tags = [ZERO; MAX_WORDS];
        let mut words = [0; MAX_WORDS];
        let mut next = 0;
        while next < count {
            let (tag, run) = take_tag(reader, count - next)?;
            if self.consolidated {
                tags[next] = tag;
            } else {
                words[next] = take_word(reader, tag)?;
            }
            next += run;
        }
        if self.consolidated {
            for (word, &tag) in words[..count].iter_mut().zip(&tags) {
                *word = take_word(reader, tag)?;
            }
        }
        put_words(&words, block);
        Ok(())
    }
}

impl Fpc {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: "fpc",
        origin: "Alameldeen, Wood: Frequent Pattern Compression, TR 1500, 2004",
        make: Make::Plain(|geometry| Box::new(Self::new(geometry.block()))),
    };

    /// The same with its metadata before all payloads.
    pub(in crate::codec) const CONSOLIDATED: Format = Format {
        name: "fpc-mc",
        origin: "FPC, metadata consolidated as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| Box::new(Self::consolidated(geometry.block()))),
    };

    /// The same with its metadata behind them.
    pub(in crate::codec) const METADATA_LAST: Format = Format {
        name: "fpc-mc-last",
        origin: "FPC, metadata consolidated behind the data as in Pekhimenko et al., IEEE CAL 2015",
        make: Make::Plain(|geometry| {
            let first = Self::consolidated(geometry.block());
            Box::new(MetadataLast::new(first, geometry))
        }),
    };
}

impl crate::codec::Sealed for Fpc {}

impl Codec for Fpc {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        // Every word has the longest payload.
        TAG_BITS * self.block.words() + self.block.bits()
    }

    fn size(&self, block: &[u8]) -> u32 {
        size::with_runs(block, RUN_BITS)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        self.write(block, out);
        Encoded::by_format(out)
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        self.read(&mut BitReader::new(stored), block)
    }
}

impl Consolidated for Fpc {
    fn encode_parts(&self, block: &[u8], out: &mut BitWriter) -> u32 {
        out.clear();
        self.write(block, out)
    }

    fn metadata_bits(&self, encoding: &[u8]) -> Result<u32, DecodeError> {
        let mut reader = BitReader::new(encoding);
        let mut left = self.block.words() as usize;
        while left > 0 {
            left -= take_tag(&mut reader, left)?.1;
        }
        Ok(reader.position() as u32)
    }
}
