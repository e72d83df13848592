//! The options that choose a codec, shared by the subcommands that run one.

use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};

use crate::codebook::Codebook;
use crate::codec::{Codec, E2mc};
use crate::terms::{BlockSize, Geometry, Mag, SymbolLength, Ways};

/// The codecs by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum CodecName {
    /// Huffman codes of fixed-length symbols, in parallel ways
    #[value(name = "e2mc")]
    E2mc,
}

/// A codec and its parameters.
#[derive(Debug, Args)]
pub struct CodecArgs {
    /// The codec
    #[arg(long, value_enum, default_value = "e2mc")]
    codec: CodecName,
    /// The codebook, as `hdlgen train` writes it (e2mc)
    #[arg(long, value_name = "FILE")]
    codebook: Option<PathBuf>,
    /// Symbol length in bits: 4, 8, 16 or 32; the codebook must be for it [default: the
    /// codebook's]
    #[arg(long, value_name = "BITS")]
    sl: Option<SymbolLength>,
    /// Parallel decoding ways: 1, 2, 4 or 8 (e2mc)
    #[arg(long, value_name = "WAYS", default_value_t)]
    pdw: Ways,
    /// Block, the unit that is compressed: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    mag: Mag,
}

impl CodecArgs {
    /// Block and MAG together.
    pub fn geometry(&self) -> anyhow::Result<Geometry> {
        Ok(Geometry::new(self.block, self.mag)?)
    }

    /// The codec itself.
    pub fn build(&self) -> anyhow::Result<Box<dyn Codec>> {
        match self.codec {
            CodecName::E2mc => {
                let path = self.codebook.as_deref();
                let path = path.context(
                    "e2mc needs a codebook: --codebook FILE (`hdlgen train` writes one)",
                )?;
                let book = Codebook::read(path, self.sl)?;
                Ok(Box::new(E2mc::new(&book, self.block, self.pdw)))
            }
        }
    }
}
