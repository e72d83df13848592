//! The data that a design works on, and the codebook that comes with them.

use std::ops::Range;
use std::path::PathBuf;

use anyhow::ensure;
use clap::Args;

use super::design::Chosen;
use super::progress;
use super::usage::Usage;
use super::words::words;
use crate::codebook::{Book, Recipe};
use crate::design::Reference;
use crate::eval::source::{Plain, Reading};
use crate::terms::{BlockFile, BlockSize};

/// The data that a design works on.
#[derive(Debug, Args)]
pub struct InputArgs {
    /// The data; without --codebook, the codebook is trained on them too
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Stop after this many blocks
    #[arg(long, value_name = "N")]
    pub blocks: Option<u64>,
    /// Fill the last block with zeros
    #[arg(long)]
    pub pad: bool,
    /// How the file is read
    #[arg(long, value_parser = words::<Reading>(), value_name = "HOW", default_value = "auto")]
    pub input: Reading,
}

impl InputArgs {
    /// The data, and the design's reference model.
    pub fn open(&self, chosen: &Chosen) -> anyhow::Result<(BlockFile, Reference)> {
        ensure!(
            self.blocks != Some(0),
            Usage("--blocks 0 leaves nothing to do".into())
        );
        let block = chosen.design.geometry().block();
        let most = self
            .blocks
            .filter(|_| !chosen.trains())
            .map(|blocks| blocks.saturating_mul(block.bytes() as u64));
        let data = self.data(block, most)?;
        let reference = reference(chosen, &data)?;
        Ok((data, reference))
    }

    /// The blocks, those of arrays, tensors and traces one after another; of what is no plain file
    /// at most `most` bytes.
    pub(super) fn data(&self, block: BlockSize, most: Option<u64>) -> anyhow::Result<BlockFile> {
        let plain = Plain::open(&self.file, self.input, block, self.pad, most)?;
        let source = plain.source(&self.file, most)?;
        Ok(BlockFile::new(source, block, self.pad)?)
    }

    /// How many of its blocks are to be taken.
    pub fn blocks(&self, data: &BlockFile) -> u64 {
        data.blocks().min(self.blocks.unwrap_or(u64::MAX))
    }
}

/// The design's reference model: with the codebook that was named, or one trained on all of the
/// data if it needs one.
pub(super) fn reference(chosen: &Chosen, data: &BlockFile) -> anyhow::Result<Reference> {
    Ok(chosen.design.reference(book(chosen, data)?.as_ref())?)
}

/// The codebook that was named, or one trained on all of the data if the design needs one.
pub(super) fn book(chosen: &Chosen, data: &BlockFile) -> anyhow::Result<Option<Book>> {
    match (&chosen.book, chosen.design.recipe()) {
        (None, Some(recipe)) => Ok(Some(train(&recipe, data)?)),
        (book, _) => Ok(book.clone()),
    }
}

/// Blocks that are read at a time.
pub const PART_BLOCKS: u64 = 1 << 15;

/// The range `0..blocks` in parts of at most [`PART_BLOCKS`] blocks.
pub fn parts(blocks: u64) -> impl Iterator<Item = Range<u64>> {
    let starts = (0..blocks).step_by(PART_BLOCKS as usize);
    starts.map(move |start| start..blocks.min(start + PART_BLOCKS))
}

fn train(recipe: &Recipe, data: &BlockFile) -> anyhow::Result<Book> {
    let block = data.block().bytes() as u64;
    let bar = progress::bytes(Some(data.blocks() * block));
    let mut histogram = recipe.histogram()?;
    for part in parts(data.blocks()) {
        histogram.add(&data.read(part.clone())?)?;
        bar.set_position(part.end * block);
    }
    bar.finish_and_clear();
    Ok(histogram.train(recipe)?)
}
