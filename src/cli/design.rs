//! The options that choose a design, shared by the subcommands that make one.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::codebook::Codebook;
use crate::design::e2mc::{E2mc, Options};
use crate::terms::{BeatSize, BlockSize, Encoders, Mag, MfvCount, SymbolLength, Ways};

/// The designs by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum DesignName {
    /// Huffman compressor and canonical decompressor with parallel decoding ways
    #[value(name = "e2mc")]
    E2mc,
}

/// A design and its parameters.
#[derive(Debug, Args)]
pub struct DesignArgs {
    /// The design
    #[arg(long, value_enum, default_value = "e2mc")]
    design: DesignName,
    /// Symbol length in bits: 4, 8, 16 or 32
    #[arg(long, value_name = "BITS", default_value_t)]
    sl: SymbolLength,
    /// Parallel decoding ways: 1, 2, 4 or 8
    #[arg(long, value_name = "WAYS", default_value_t)]
    pdw: Ways,
    /// Block, the unit that is compressed: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    mag: Mag,
    /// Most frequent values that have codewords, for symbols of 16 and 32 bits: 512, 1024, 2048
    /// or 4096 [default: 1024]
    #[arg(long, value_name = "VALUES")]
    mfv: Option<MfvCount>,
    /// Encoders side by side: 1, 2, 4 or 8, at most the ways [default: as many as ways]
    #[arg(long, value_name = "ENCODERS")]
    encoders: Option<Encoders>,
    /// Width of the stream ports: 4, 8, 16, 32, 64 or 128 bytes, at most the block [default: MAG]
    #[arg(long, value_name = "BYTES")]
    beat: Option<BeatSize>,
    /// A codebook, as `hdlgen train` writes it
    #[arg(long, value_name = "FILE")]
    codebook: Option<PathBuf>,
}

impl DesignArgs {
    /// The design, its tables empty, and the codebook that was named.
    pub fn design(&self) -> anyhow::Result<(E2mc, Option<Codebook>)> {
        let DesignName::E2mc = self.design;
        let read = |path: &PathBuf| Codebook::read(path, Some(self.sl));
        let book = self.codebook.as_ref().map(read).transpose()?;
        let design = E2mc::new(&Options {
            symbol_length: self.sl,
            ways: self.pdw,
            block: self.block,
            mag: self.mag,
            // Those of the codebook where they are not given.
            mfv: self.mfv.or(book.as_ref().and_then(Codebook::mfv)),
            encoders: self.encoders,
            beat: self.beat,
        })?;
        Ok((design, book))
    }

    /// The design with the codebook, if one was named, in its tables.
    pub fn preloaded(&self) -> anyhow::Result<E2mc> {
        let (design, book) = self.design()?;
        Ok(match book {
            Some(book) => design.preloaded(book)?,
            None => design,
        })
    }
}
