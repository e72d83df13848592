//! The options that choose a codec, shared by the subcommands that run one.

use std::path::PathBuf;

use anyhow::{anyhow, ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;

use super::parameters;
use super::usage::Usage;
use super::words::words;
use crate::codebook::Book;
use crate::codec::list::FORMATS;
use crate::codec::{Codec, Format, Made, SchemeError};
use crate::design::manifest::sha256;
use crate::params::Options;
use crate::terms::{
    Bases, BlockSize, Check, Choice, Digits, Ends, Geometry, Mag, NumberFormat, PforModes, Ranks,
    SymbolLength, Ways,
};

/// A codec and its parameters.
#[derive(Debug, Args)]
pub struct CodecArgs {
    /// The codec (`hdlgen codecs` says what they are)
    #[arg(long, value_name = "NAME", value_parser = names(), default_value = Format::E2MC)]
    codec: String,
    /// The codebook, written by `hdlgen train` (e2mc, e2mc-delta)
    #[arg(long, value_name = "FILE")]
    codebook: Option<PathBuf>,
    /// Symbol length in bits: 4, 8, 16 or 32; the codebook must be for it [default: the
    /// codebook's] (e2mc)
    #[arg(long, value_name = "BITS")]
    sl: Option<SymbolLength>,
    /// Parallel decoding ways: 1, 2, 4 or 8 [default: 4] (e2mc, e2mc-delta)
    #[arg(long, value_name = "WAYS")]
    pdw: Option<Ways>,
    /// From which ends ways run [default: one] (e2mc)
    #[arg(long, value_parser = words::<Ends>(), value_name = "ENDS")]
    ends: Option<Ends>,
    /// The modes that a block may take, with commas between them: some of 0, 1 and 2 [default: 0,1,2]
    /// (e2mc-delta), of 0 to 7 [default: all] (pfor)
    #[arg(long, value_name = "LIST")]
    modes: Option<PforModes>,
    /// How the mode of a block is chosen [default: estimate] (pfor)
    #[arg(long, value_parser = words::<Choice>(), value_name = "HOW")]
    choice: Option<Choice>,
    /// The format of the numbers; a codebook must be for it [default: the codebook's] (numbers)
    #[arg(long, value_parser = words::<NumberFormat>(), value_name = "FORMAT")]
    format: Option<NumberFormat>,
    /// The widths of the digits of a rank, one to four of 1 to 3 bits with commas between them
    /// [default: 3 for blocks of 128 bytes, 2,2,3 for larger ones] (numbers)
    #[arg(long, value_name = "LIST")]
    digits: Option<Digits>,
    /// Where the ranks of symbols come from [default: block; table with a codebook of numbers] (numbers)
    #[arg(long, value_parser = words::<Ranks>(), value_name = "WHERE")]
    ranks: Option<Ranks>,
    /// Bases of a block with ranks of its own, 1, 2, 4 or 8: of n bases one for each n-th number;
    /// the hardware has one [default: 1] (numbers)
    #[arg(long, value_name = "COUNT")]
    bases: Option<Bases>,
    /// Block size: 64 or 128 bytes; 128, 256 or 512 (numbers), 64 to 512 (pfor)
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    mag: Mag,
    /// What is stored with each compressed block to check it; with a check the stream is what memory
    /// holds, as with `encode --stored`
    #[arg(long, value_name = "HOW", value_parser = words::<Check>(), default_value = "none")]
    check: Check,
}

/// Takes the names of the list, and answers another one with those like it.
fn names() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(FORMATS.iter().map(|format| format.name))
}

impl CodecArgs {
    /// Block and MAG together.
    pub fn geometry(&self) -> anyhow::Result<Geometry> {
        let geometry = self.format()?.geometry(self.block, self.mag)?;
        Ok(geometry.with_check(self.check))
    }

    fn format(&self) -> anyhow::Result<&'static Format> {
        let name = &self.codec;
        Format::find(name).with_context(|| format!("there is no codec {name}"))
    }

    /// The codec itself, and what a stream that it makes is made with.
    pub fn build(&self) -> anyhow::Result<(Box<dyn Codec>, Made)> {
        let name = self.codec.as_str();
        let options = Options::default()
            .with_some("sl", self.sl)
            .with_some("pdw", self.pdw)
            .with_some("ends", self.ends)
            .with_some("modes", self.modes)
            .with_some("choice", self.choice)
            .with_some("format", self.format)
            .with_some("digits", self.digits)
            .with_some("ranks", self.ranks)
            .with_some("bases", self.bases);
        let path = self.codebook.as_deref();
        parameters::check(&[name], options.names().chain(path.map(|_| "codebook")))?;
        let (format, geometry) = (self.format()?, self.geometry()?);
        let book = path.map(Book::read).transpose()?;
        let path = path.map_or(String::new(), |path| path.display().to_string());
        if let Some(has) = book.as_ref().map(|book| book.codec()) {
            let wanted = format.name;
            let other = SchemeError::Codec { has, wanted };
            ensure!(has == wanted, anyhow!(other).context(path));
        }
        let scheme = format.scheme(&options, book.as_ref())?;
        let needs = scheme.recipe(self.block).is_some();
        ensure!(
            needs || book.is_none(),
            Usage(format!(
                "--codebook {path}: with --ranks block, ranks come from the block and not from a table (--ranks table uses one)"
            ))
        );
        ensure!(
            !needs || book.is_some(),
            Usage(format!(
                "{name} needs a codebook: --codebook FILE (`hdlgen train` writes one)"
            ))
        );
        let codec = scheme.codec(book.as_ref(), geometry);
        let codec = codec.with_context(|| path)?;
        let mut made = Made {
            codec: name.to_owned(),
            parameters: scheme.parameters(self.block),
            codebook: book.map(|book| sha256(book.to_json().as_bytes())),
            stored: codec.writes_stored() || !self.check.is_none(),
        };
        for (name, value) in [("block", self.block.get()), ("mag", self.mag.get())] {
            made.parameters.insert(name.into(), value.into());
        }
        if !self.check.is_none() {
            let check = self.check.to_string();
            made.parameters.insert("check".into(), check.into());
        }
        Ok((codec, made))
    }
}
