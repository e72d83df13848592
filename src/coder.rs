//! A codec by name and parameters as text, with the cycles of its hardware.

use std::sync::OnceLock;

use crate::codebook::{Book, CodebookFileError};
use crate::codec::bits::BitWriter;
use crate::codec::list::NoSuchCodec;
use crate::codec::{load, store, Codec, DecodeError, Format, Scheme, SchemeError, Untrained};
use crate::design::e2mc::ENDS;
use crate::design::{self, Design, Options, OptionsError, Role};
use crate::hdl::DesignError;
use crate::params::common::CHECK;
use crate::terms::{BlockSize, Choice, DeltaMfv, Geometry, MfvCount};
use crate::terms::{NumberFormat, Ranks, TermError};

/// A codec, its geometry, and the design of the same name: what `crates/capi` and `crates/python`
/// show to other languages. [`hdlgen::codec`](crate::codec()) makes one with default parameters. Arrays of blocks go through [`codec::batch`](crate::codec::batch).
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use hdlgen::design::Role;
///
/// let coder = hdlgen::Coder::new("bpc-opt", &"block=128 mag=32".parse()?)?;
/// let mut bursts = [0; 2];
/// hdlgen::codec::batch::bursts(coder.codec(), coder.geometry(), &[0; 256], &mut bursts)?;
/// assert_eq!(bursts, [1, 1]);
/// let one = coder.latency(Role::Decompressor, 1)?;
/// assert_eq!(coder.latency(Role::Decompressor, 4)?, one + 3); // beats more
/// # Ok(())
/// # }
/// ```
pub struct Coder {
    codec: Box<dyn Codec>,
    geometry: Geometry,
    name: String,
    format: &'static str,
    /// The design's parameters.
    hardware: Options,
    /// Cycles of blocks of one burst, two and so on, in compressor and decompressor, once they are
    /// asked for.
    latencies: OnceLock<[Vec<u32>; 2]>,
}

/// Why there is no codec with some parameters, or no hardware of it.
#[derive(Debug, thiserror::Error)]
pub enum CoderError {
    /// No codec of the name, or none without a codebook.
    #[error(transparent)]
    Codec(#[from] NoSuchCodec),
    /// A parameter that the codec does not have.
    #[error("{codec} has no parameter '{given}': expected {has}")]
    Parameter {
        /// The codec's name.
        codec: &'static str,
        /// The parameter given.
        given: String,
        /// Those that it has.
        has: String,
    },
    /// A value that a parameter cannot have.
    #[error(transparent)]
    Term(#[from] TermError),
    /// A value that a parameter cannot have, or a codec without hardware.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A codebook that is not one for these parameters.
    #[error(transparent)]
    Scheme(#[from] SchemeError),
    /// A codebook that cannot be read.
    #[error(transparent)]
    Book(#[from] CodebookFileError),
    /// Bursts that no block has.
    #[error("{given} bursts: expected 1 to {most}")]
    Bursts {
        /// The bursts given.
        given: u32,
        /// Those of a block that is stored uncompressed.
        most: u32,
    },
    /// A mistake in the hardware's description, which would be ours.
    #[error(transparent)]
    Design(#[from] DesignError),
}

/// A block as memory holds it: whole bursts, or its own bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The bursts that they are.
    pub bursts: u32,
}

impl AsRef<[u8]> for Stored {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Why a block cannot be stored, or stored bytes are no block.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BlockError {
    /// Bytes that are not a block's.
    #[error("{given} bytes: a block has {block}")]
    Length {
        /// The bytes given.
        given: usize,
        /// Those of a block.
        block: usize,
    },
    /// Stored bytes that no block has.
    #[error(transparent)]
    Decode(#[from] DecodeError),
}

impl Coder {
    /// A block as memory holds it.
    ///
    /// # Errors
    /// [`BlockError::Length`] for another number of bytes than a block's.
    pub fn compress(&self, block: &[u8]) -> Result<Stored, BlockError> {
        let whole = self.geometry.block().bytes();
        if block.len() != whole {
            return Err(BlockError::Length {
                given: block.len(),
                block: whole,
            });
        }
        let mut bytes = Vec::new();
        let (codec, scratch) = (self.codec.as_ref(), &mut BitWriter::new());
        store(codec, self.geometry, block, scratch, &mut bytes);
        let bursts = bytes.len() / self.geometry.mag().bytes();
        Ok(Stored {
            bytes,
            bursts: bursts as u32,
        })
    }

    /// The block that memory holds as some bytes.
    ///
    /// # Errors
    /// [`BlockError::Decode`] for bytes that [`compress`](Self::compress) does not make.
    pub fn decompress(&self, stored: impl AsRef<[u8]>) -> Result<Vec<u8>, BlockError> {
        let (stored, geometry) = (stored.as_ref(), self.geometry);
        let mut block = vec![0; geometry.block().bytes()];
        let metadata = match stored.len() {
            length if length == block.len() => geometry.raw_metadata(),
            // Too short to be a burst, or too long to be a block: the metadata do not fit.
            length => (length / geometry.mag().bytes()).saturating_sub(1).min(255) as u8,
        };
        load(self.codec.as_ref(), geometry, metadata, stored, &mut block)?;
        Ok(block)
    }

    /// A codec that needs no codebook. Its parameters are `block` and `mag`, in bytes, `check`, and
    /// besides them `modes` and `choice` of pfor, `format`, `digits` and `bases` of numbers, whose ranks then
    /// come from the block.
    ///
    /// # Errors
    /// If there is no such codec, it needs a codebook, or it cannot have these parameters.
    pub fn new(name: &str, options: &Options) -> Result<Self, CoderError> {
        let (block, mag) = (options.or_default("block")?, options.or_default("mag")?);
        let format = Format::find(name);
        let geometry = match format {
            Some(format) => format.geometry(block, mag)?,
            None => Geometry::new(block, mag)?,
        };
        let geometry = with_check(geometry, options)?;
        let untrained = untrained(name, options)?;
        let codec = match untrained {
            Some(untrained) => untrained.codec(geometry)?,
            None => of_list(name, geometry)?,
        };
        // There is one, so the list has it.
        let format = format.map_or("", |format| format.name);
        check(format, options, &parameters_without_book(format))?;
        let name = untrained.map_or(format.to_owned(), Untrained::name);
        // The hardware never tries all modes; ranks are said, which a table's need not.
        let is_exact = options.text("choice") == Some(Choice::Exact.name());
        let mut hardware = options.only(|flag| !(is_exact && *flag == "choice"));
        if format == Format::NUMBERS {
            hardware.set("ranks", Ranks::Block);
        }
        Ok(Coder::of(codec, geometry, format, &name, hardware))
    }

    /// The codec of a codebook. Its parameters are `block`, `mag` and `check`, and besides them `pdw` and
    /// `ends` of E2MC, `pdw` and `modes` of e2mc-delta, `digits` of numbers. What the codebook
    /// fixes it says itself.
    ///
    /// # Errors
    /// If it cannot have these parameters.
    pub fn of_book(book: &Book, options: &Options) -> Result<Self, CoderError> {
        let scheme = match book {
            Book::E2mc(book) => Scheme::E2mc {
                symbol_length: book.symbol_length(),
                mfv: MfvCount::default(),
                ways: options.or_default("pdw")?,
                ends: options.value(&ENDS)?.unwrap_or_default(),
            },
            Book::Delta(_) => Scheme::Delta {
                mfv: DeltaMfv::default(),
                ways: options.or_default("pdw")?,
                modes: options.or_default("modes")?,
            },
            Book::Numbers(table) => Scheme::Numbers {
                format: table.number_format(),
                digits: options.get("digits")?,
            },
        };
        let scheme = scheme.with_book(book);
        check(scheme.format(), options, &parameters_of(book))?;
        let default = match book {
            Book::Delta(book) => book.block(),
            _ => BlockSize::default(),
        };
        let (block, mag) = (
            options.get("block")?.unwrap_or(default),
            options.or_default("mag")?,
        );
        let geometry = match book {
            Book::Numbers(_) => Geometry::of_numbers(block, mag)?,
            _ => Geometry::new(block, mag)?,
        };
        let geometry = with_check(geometry, options)?;
        let codec = scheme.codec(book, geometry)?;
        let mut hardware = options.clone().with("block", block);
        for (name, value) in book.parameters() {
            hardware.set(name, value);
        }
        if let Book::E2mc(book) = book {
            hardware.set("sl", book.symbol_length());
        }
        Ok(Coder::of(
            codec,
            geometry,
            scheme.format(),
            &scheme.name(),
            hardware,
        ))
    }

    /// The codec of a design's blocks, with the codebook that its tables will hold.
    ///
    /// # Errors
    /// If no codec has the design's name, it needs a codebook and there is none, or the codebook is
    /// not one for it.
    pub fn of_design(design: &dyn Design, book: Option<&Book>) -> Result<Self, CoderError> {
        let book = book.filter(|book| book.codec() == design.kind());
        let of_codec = match book {
            Some(book) => parameters_of(book),
            None => parameters_without_book(design.kind()),
        };
        let (mut options, mut hardware) = (Options::default(), Options::default());
        for (name, value) in design.parameters() {
            hardware.set(name, &value);
            if of_codec.contains(&name) {
                options.set(name, value);
            }
        }
        let coder = match book {
            Some(book) => Coder::of_book(book, &options),
            None => Coder::new(design.kind(), &options),
        };
        Ok(Coder { hardware, ..coder? })
    }

    fn of(
        codec: Box<dyn Codec>,
        geometry: Geometry,
        format: &'static str,
        name: &str,
        hardware: Options,
    ) -> Self {
        Coder {
            codec,
            geometry,
            name: name.to_owned(),
            format,
            hardware,
            latencies: OnceLock::new(),
        }
    }

    /// Its name, with the parameters that are not the default.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Block and MAG.
    pub fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The software model.
    pub fn codec(&self) -> &dyn Codec {
        self.codec.as_ref()
    }

    /// The design of the same name and parameters, with ports of one MAG unless blocks are large.
    ///
    /// # Errors
    /// If the codec has no hardware.
    pub fn design(&self) -> Result<Box<dyn Design>, CoderError> {
        Ok(design::new(self.format, &self.hardware)?)
    }

    /// The cycles from the first beat in to the last beat out that no block of this many bursts
    /// exceeds, by itself and with both sides ready.
    ///
    /// It comes from the manifest's `latency_cycles`, which is the slowest block's. All blocks take
    /// the same way through a design without tables, so one with fewer beats on the compressed side
    /// takes as many cycles less. Where there are tables, the time of the symbols decides, and the
    /// bound is the manifest's whatever the bursts.
    ///
    /// # Errors
    /// If the codec has no hardware, or no block has this many bursts.
    pub fn latency(&self, role: Role, bursts: u32) -> Result<u32, CoderError> {
        let all = match self.latencies.get() {
            Some(all) => all,
            None => {
                let made = [Role::Compressor, Role::Decompressor].map(|r| self.latencies_of(r));
                let [compressor, decompressor] = made;
                let made = [compressor?, decompressor?];
                self.latencies.get_or_init(|| made)
            }
        };
        let of_role = match role {
            Role::Compressor => &all[0],
            Role::Decompressor => &all[1],
        };
        let place = (bursts as usize).checked_sub(1);
        let found = place.and_then(|place| of_role.get(place));
        found.copied().ok_or(CoderError::Bursts {
            given: bursts,
            most: self.geometry.block_bursts(),
        })
    }

    /// The cycles of blocks of one burst, two and so on.
    fn latencies_of(&self, role: Role) -> Result<Vec<u32>, CoderError> {
        let design = self.design()?;
        let slowest = design.half(role)?.latency;
        let (most, beat) = (self.geometry.block_bursts(), design.beat());
        let beats = |bursts| self.geometry.compressed_beats(bursts, beat);
        let fewer = |bursts| match design.recipe() {
            Some(_) => 0,
            None => beats(most) - beats(bursts),
        };
        Ok((1..=most).map(|bursts| slowest - fewer(bursts)).collect())
    }
}

/// The codec of a name, one that needs no codebook and has no parameters.
fn of_list(name: &str, geometry: Geometry) -> Result<Box<dyn Codec>, NoSuchCodec> {
    let format = Format::find(name);
    let found = format.and_then(|format| format.codec(geometry));
    found.ok_or_else(|| NoSuchCodec {
        name: name.to_owned(),
        needs_codebook: format.is_some(),
    })
}

/// The parameters of every codec.
const GEOMETRY: [&str; 3] = ["block", "mag", "check"];

/// A geometry with the check that is asked for.
fn with_check(geometry: Geometry, options: &Options) -> Result<Geometry, OptionsError> {
    let check = options.value(&CHECK)?;
    Ok(geometry.with_check(check.unwrap_or_default()))
}

/// A codec that has parameters and needs no codebook.
fn untrained(name: &str, options: &Options) -> Result<Option<Untrained>, CoderError> {
    Ok(match name {
        Format::PFOR => Some(Untrained::Pfor {
            modes: options.or_default("modes")?,
            choice: options.word("choice", &Choice::ALL)?.unwrap_or_default(),
        }),
        Format::NUMBERS => {
            let ranks = options.word("ranks", &Ranks::ALL)?.unwrap_or_default();
            let format = options.word("format", NumberFormat::ALL)?;
            match (ranks, format) {
                (Ranks::Block, Some(format)) => Some(Untrained::Numbers {
                    format,
                    digits: options.get("digits")?,
                    bases: options.or_default("bases")?,
                }),
                // They need a format, or a codebook.
                _ => None,
            }
        }
        _ => None,
    })
}

/// The parameters of a codec without a codebook.
fn parameters_without_book(name: &str) -> Vec<&'static str> {
    let own: &[&str] = match name {
        Format::PFOR => &["modes", "choice"],
        Format::NUMBERS => &["format", "digits", "ranks", "bases"],
        _ => &[],
    };
    [&GEOMETRY, own].concat()
}

/// The parameters of a codebook's codec.
fn parameters_of(book: &Book) -> Vec<&'static str> {
    let own: &[&str] = match book {
        Book::E2mc(_) => &["pdw", "ends"],
        Book::Delta(_) => &["pdw", "modes"],
        Book::Numbers(_) => &["digits"],
    };
    [&GEOMETRY, own].concat()
}

/// Refuses parameters that a codec does not have.
fn check(codec: &'static str, options: &Options, has: &[&str]) -> Result<(), CoderError> {
    match options.names().find(|name| !has.contains(name)) {
        None => Ok(()),
        Some(given) => Err(CoderError::Parameter {
            codec,
            given: given.to_owned(),
            has: has.join(", "),
        }),
    }
}
