//! fpc and fpc-mc: runs of zero words.

use super::size;
use super::word::{expand, payload, payload_bits, tag, TAG_BITS, ZERO};
use crate::codec::bits::BitWriter;
use crate::codec::fields::{invalid, Fields};
use crate::codec::words::{put_words, words, MAX_WORDS};
use crate::codec::{Codec, DecodeError, Encoded};
use crate::terms::BlockSize;

/// Bits of a run's length, one less than it.
const RUN_BITS: u32 = 3;

/// The longest run of zero words.
const LONGEST_RUN: usize = 1 << RUN_BITS;

/// FPC as first published: for each word its tag, then its payload. A run of 1 to 8 zero words is
/// one tag and the run's length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fpc {
    block: BlockSize,
}

/// FPC with its metadata consolidated: all tags and run lengths in order, then all payloads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FpcMc {
    block: BlockSize,
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

/// Takes a tag, and the length of the run that it may start: how many of the `left` words they
/// tell of.
#[inline(always)]
fn take_tag(fields: &mut Fields, left: usize) -> Result<(u32, usize), DecodeError> {
    let tag = fields.take("tag", TAG_BITS)?;
    if tag != ZERO {
        return Ok((tag, 1));
    }
    let bit = fields.position();
    let run = fields.take("run length", RUN_BITS)? as usize + 1;
    if run > left {
        return Err(invalid(
            "a run of zero words past the block's last one",
            bit,
        ));
    }
    Ok((tag, run))
}

/// The most bits: every word has the longest payload.
fn max_bits(block: BlockSize) -> u32 {
    TAG_BITS * block.words() + block.bits()
}

/// The field of a run: its tag and its length.
fn run_field(run: usize) -> (u64, u32) {
    let field = u64::from(ZERO) | (run as u64 - 1) << TAG_BITS;
    (field, TAG_BITS + RUN_BITS)
}

impl Fpc {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        Fpc { block }
    }
}

impl FpcMc {
    /// The format for blocks of one size.
    pub fn new(block: BlockSize) -> Self {
        FpcMc { block }
    }
}

impl Codec for Fpc {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        max_bits(self.block)
    }

    fn size(&self, block: &[u8]) -> u32 {
        size::with_runs(block, RUN_BITS)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let words = words(block);
        for item in items(&words[..self.block.words() as usize]) {
            let (field, bits) = match item {
                Item::Run(run) => run_field(run),
                Item::Word(word) => {
                    let tag = tag(word);
                    let field = u64::from(tag) | u64::from(payload(tag, word)) << TAG_BITS;
                    (field, TAG_BITS + payload_bits(tag))
                }
            };
            out.push(field, bits);
        }
        Encoded {
            bits: out.bits(),
            raw: false,
        }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut fields = Fields::new(stored);
        let mut words = [0; MAX_WORDS];
        let mut left = &mut words[..self.block.words() as usize];
        while !left.is_empty() {
            let (tag, run) = take_tag(&mut fields, left.len())?;
            left[0] = expand(tag, fields.take("payload", payload_bits(tag))?);
            left = &mut left[run..];
        }
        put_words(&words, block);
        Ok(())
    }
}

impl Codec for FpcMc {
    fn block(&self) -> BlockSize {
        self.block
    }

    fn max_bits(&self) -> u32 {
        max_bits(self.block)
    }

    fn size(&self, block: &[u8]) -> u32 {
        size::with_runs(block, RUN_BITS)
    }

    fn encode(&self, block: &[u8], out: &mut BitWriter) -> Encoded {
        out.clear();
        let words = words(block);
        let words = &words[..self.block.words() as usize];
        for item in items(words) {
            let (field, bits) = match item {
                Item::Run(run) => run_field(run),
                Item::Word(word) => (tag(word).into(), TAG_BITS),
            };
            out.push(field, bits);
        }
        // Zero words have no payload.
        for &word in words {
            let tag = tag(word);
            out.push(payload(tag, word).into(), payload_bits(tag));
        }
        Encoded {
            bits: out.bits(),
            raw: false,
        }
    }

    fn decode(&self, stored: &[u8], block: &mut [u8]) -> Result<(), DecodeError> {
        let mut fields = Fields::new(stored);
        let count = self.block.words() as usize;
        let mut tags = [ZERO; MAX_WORDS];
        let mut word = 0;
        while word < count {
            let (tag, run) = take_tag(&mut fields, count - word)?;
            tags[word] = tag;
            word += run;
        }
        let mut words = [0; MAX_WORDS];
        for (word, &tag) in words[..count].iter_mut().zip(&tags) {
            *word = expand(tag, fields.take("payload", payload_bits(tag))?);
        }
        put_words(&words, block);
        Ok(())
    }
}
