//! The options that choose a codec, shared by the subcommands that run one.

use std::path::PathBuf;

use anyhow::{bail, ensure, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::Args;

use super::measures_numbers::BASES_OF_TABLE;
use super::parameters;
use super::usage::Usage;
use super::words::words;
use crate::codebook::Book;
use crate::codec::list::FORMATS;
use crate::codec::{Codec, Format, Made, Parameters, Scheme, Untrained};
use crate::design::manifest::sha256;
use crate::terms::{
    Bases, BlockSize, Check, Choice, DeltaMfv, Digits, Ends, Geometry, Mag, MfvCount, Modes,
    NumberFormat, PforModes, Ranks, SymbolLength, Ways,
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
        let given = [
            ("--codebook", self.codebook.is_some()),
            ("--sl", self.sl.is_some()),
            ("--pdw", self.pdw.is_some()),
            ("--ends", self.ends.is_some()),
            ("--modes", self.modes.is_some()),
            ("--choice", self.choice.is_some()),
            ("--format", self.format.is_some()),
            ("--digits", self.digits.is_some()),
            ("--ranks", self.ranks.is_some()),
            ("--bases", self.bases.is_some()),
        ];
        parameters::check(&[name], &given)?;
        let format = self.format()?;
        let geometry = self.geometry()?;
        let mut made = Made {
            codec: name.to_owned(),
            parameters: Parameters::new(),
            codebook: None,
            stored: false,
        };
        let codec = match (self.untrained()?, format.codec(geometry)) {
            (Some(untrained), _) => {
                made.parameters = untrained.parameters(self.block);
                untrained.codec(geometry)?
            }
            (None, Some(codec)) => codec,
            (None, None) => {
                let (book, scheme) = self.scheme()?;
                made.parameters = scheme.parameters(self.block);
                made.codebook = Some(sha256(book.to_json().as_bytes()));
                let codec = scheme.codec(&book, geometry);
                codec.with_context(|| path_of(&self.codebook))?
            }
        };
        for (name, value) in [("block", self.block.get()), ("mag", self.mag.get())] {
            made.parameters.insert(name.into(), value.into());
        }
        if !self.check.is_none() {
            let check = self.check.to_string();
            made.parameters.insert("check".into(), check.into());
        }
        made.stored = codec.writes_stored() || !self.check.is_none();
        Ok((codec, made))
    }

    /// A format that has parameters and needs no codebook.
    fn untrained(&self) -> anyhow::Result<Option<Untrained>> {
        Ok(match self.codec.as_str() {
            Format::PFOR => Some(Untrained::Pfor {
                modes: self.modes.unwrap_or_default(),
                choice: self.choice.unwrap_or_default(),
            }),
            Format::NUMBERS => match (self.ranks, &self.codebook) {
                (Some(Ranks::Table), _) | (None, Some(_)) => {
                    let one = self.bases.is_none_or(Bases::is_one);
                    ensure!(one, Usage(BASES_OF_TABLE.into()));
                    None
                }
                (Some(Ranks::Block), Some(path)) => bail!(Usage(format!(
                    "--codebook {}: with --ranks block, ranks come from the block and not from a table (--ranks table uses one)",
                    path.display()
                ))),
                (_, None) => Some(Untrained::Numbers {
                    format: self.format.ok_or_else(|| {
                        Usage(
                            "numbers need a format: --format FORMAT, or a codebook \
                             (--codebook FILE) for --ranks table"
                                .into(),
                        )
                    })?,
                    digits: self.digits,
                    bases: self.bases.unwrap_or_default(),
                }),
            },
            _ => None,
        })
    }

    /// The codebook, and the format that takes it with its parameters.
    fn scheme(&self) -> anyhow::Result<(Book, Scheme)> {
        let path = self.codebook.as_deref().ok_or_else(|| {
            Usage(format!(
                "{} needs a codebook: --codebook FILE (`hdlgen train` writes one)",
                self.codec
            ))
        })?;
        let book = Book::read(path)?;
        let ways = self.pdw.unwrap_or_default();
        let scheme = match self.codec.as_str() {
            Format::E2MC_DELTA => Scheme::Delta {
                mfv: DeltaMfv::default(),
                ways,
                modes: self.modes.map_or(Ok(Modes::ALL), Modes::try_from)?,
            },
            Format::NUMBERS => {
                let of_book = match &book {
                    Book::Numbers(table) => table.number_format(),
                    // Another codec's book is refused when the codec is made.
                    _ => NumberFormat::Bf16,
                };
                Scheme::Numbers {
                    format: self.format.unwrap_or(of_book),
                    digits: self.digits,
                }
            }
            _ => {
                let of_book = match &book {
                    Book::E2mc(book) => book.symbol_length(),
                    _ => SymbolLength::default(),
                };
                Scheme::E2mc {
                    symbol_length: self.sl.unwrap_or(of_book),
                    mfv: MfvCount::default(),
                    ways,
                    ends: self.ends.unwrap_or_default(),
                }
            }
        };
        Ok((book, scheme))
    }
}

/// A file's name in an error.
fn path_of(path: &Option<PathBuf>) -> String {
    path.as_ref()
        .map_or(String::new(), |path| path.display().to_string())
}
