//! The options that choose a codec, shared by the subcommands that run one.

use std::path::PathBuf;

use anyhow::{bail, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;

use crate::codebook::Codebook;
use crate::codec::list::FORMATS;
use crate::codec::{Codec, E2mc, Format, Made, Parameters};
use crate::design::manifest::sha256;
use crate::terms::{BlockSize, Geometry, Mag, SymbolLength, Ways};

/// A codec and its parameters.
#[derive(Debug, Args)]
pub struct CodecArgs {
    /// The codec (`hdlgen codecs` says what they are)
    #[arg(long, value_name = "NAME", value_parser = names(), default_value = Format::E2MC)]
    codec: String,
    /// The codebook, as `hdlgen train` writes it (e2mc)
    #[arg(long, value_name = "FILE")]
    codebook: Option<PathBuf>,
    /// Symbol length in bits: 4, 8, 16 or 32; the codebook must be for it [default: the
    /// codebook's] (e2mc)
    #[arg(long, value_name = "BITS")]
    sl: Option<SymbolLength>,
    /// Parallel decoding ways: 1, 2, 4 or 8 [default: 4] (e2mc)
    #[arg(long, value_name = "WAYS")]
    pdw: Option<Ways>,
    /// Block, the unit that is compressed: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    mag: Mag,
}

/// Takes the names of the list, and answers another one with those like it.
fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(FORMATS.iter().map(|format| format.name))
}

impl CodecArgs {
    /// Block and MAG together.
    pub fn geometry(&self) -> anyhow::Result<Geometry> {
        Ok(Geometry::new(self.block, self.mag)?)
    }

    /// The codec itself, and what a stream that it makes is made with.
    pub fn build(&self) -> anyhow::Result<(Box<dyn Codec>, Made)> {
        let name = &self.codec;
        let format = Format::find(name).with_context(|| format!("there is no codec {name}"))?;
        let mut made = Made {
            codec: name.clone(),
            parameters: Parameters::new(),
            codebook: None,
            stored: false,
        };
        let mut parameter = |name: &str, value: u32| {
            made.parameters.insert(name.into(), value.into());
        };
        parameter("block", self.block.get());
        parameter("mag", self.mag.get());
        let Some(codec) = format.codec(self.geometry()?) else {
            let (book, ways) = (self.book()?, self.pdw.unwrap_or_default());
            parameter("sl", book.symbol_length().get());
            parameter("pdw", ways.get());
            made.codebook = Some(sha256(book.to_json().as_bytes()));
            return Ok((Box::new(E2mc::new(&book, self.block, ways)), made));
        };
        let only_e2mc = [
            ("--codebook", self.codebook.is_some()),
            ("--sl", self.sl.is_some()),
            ("--pdw", self.pdw.is_some()),
        ];
        if let Some((flag, _)) = only_e2mc.iter().find(|(_, given)| *given) {
            bail!("{flag} is a parameter of e2mc, which {name} does not have");
        }
        Ok((codec, made))
    }

    fn book(&self) -> anyhow::Result<Codebook> {
        let path = self.codebook.as_deref();
        let path =
            path.context("e2mc needs a codebook: --codebook FILE (`hdlgen train` writes one)")?;
        Ok(Codebook::read(path, self.sl)?)
    }
}
