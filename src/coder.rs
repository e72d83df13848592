//! A codec by name and parameters as text, with the cycles of its hardware.

use std::sync::OnceLock;

use crate::codebook::{Book, CodebookFileError};
use crate::codec::bits::BitWriter;
use crate::codec::list::NoSuchCodec;
use crate::codec::{load, store, Codec, DecodeError, Format, Scheme, SchemeError};
use crate::design::{self, Design, Options, OptionsError, Role};
use crate::hdl::DesignError;
use crate::params::common::CHECK;
use crate::terms::{Choice, Geometry, TermError};

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
    /// No codec of the name.
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
        let format = Format::named(name)?;
        check(format, options, None)?;
        let (block, mag) = (options.or_default("block")?, options.or_default("mag")?);
        let geometry = with_check(format.geometry(block, mag)?, options)?;
        let scheme = format.scheme(options, None)?;
        // The hardware never tries all modes.
        let is_exact = options.text("choice") == Some(Choice::Exact.name());
        let hardware = options.only(|flag| !(is_exact && *flag == "choice"));
        Coder::of(scheme.as_ref(), None, geometry, hardware)
    }

    /// The codec of a codebook. Its parameters are `block`, `mag` and `check`, and besides them `pdw` and
    /// `ends` of E2MC, `pdw` and `modes` of e2mc-delta, `digits` of numbers. What the codebook
    /// fixes it says itself.
    ///
    /// # Errors
    /// If it cannot have these parameters.
    pub fn of_book(book: &Book, options: &Options) -> Result<Self, CoderError> {
        let format = Format::named(book.codec())?;
        check(format, options, Some(book))?;
        let mut hardware = options.clone();
        hardware.set_others(book.parameters());
        let (block, mag) = (hardware.or_default("block")?, options.or_default("mag")?);
        hardware.set("block", block);
        let geometry = with_check(format.geometry(block, mag)?, options)?;
        Coder::of(
            book.scheme(options)?.as_ref(),
            Some(book),
            geometry,
            hardware,
        )
    }

    /// The codec of a design's blocks, with the codebook that its tables will hold.
    ///
    /// # Errors
    /// If no codec has the design's name, it needs a codebook and there is none, or the codebook is
    /// not one for it.
    pub fn of_design(design: &dyn Design, book: Option<&Book>) -> Result<Self, CoderError> {
        let book = book.filter(|book| book.codec() == design.kind());
        let of_codec = parameters(Format::named(design.kind())?, book);
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
        scheme: &dyn Scheme,
        book: Option<&Book>,
        geometry: Geometry,
        hardware: Options,
    ) -> Result<Self, CoderError> {
        Ok(Coder {
            codec: scheme.codec(book, geometry)?,
            geometry,
            name: scheme.name(),
            format: scheme.format(),
            hardware,
            latencies: OnceLock::new(),
        })
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

/// The parameters of every codec.
const GEOMETRY: [&str; 3] = ["block", "mag", "check"];

/// A geometry with the check that is asked for.
fn with_check(geometry: Geometry, options: &Options) -> Result<Geometry, OptionsError> {
    let check = options.value(&CHECK)?;
    Ok(geometry.with_check(check.unwrap_or_default()))
}

/// The parameters of a codec, with a codebook those that this does not fix.
fn parameters(format: &Format, book: Option<&Book>) -> Vec<&'static str> {
    let fixed = book.map_or(&[][..], |_| format.fixed_by_book());
    let own = format.parameters().into_iter().map(|own| own.name);
    let own = own.filter(|name| !fixed.contains(name));
    GEOMETRY.into_iter().chain(own).collect()
}

/// Refuses parameters that a codec does not have.
fn check(format: &Format, options: &Options, book: Option<&Book>) -> Result<(), CoderError> {
    let has = parameters(format, book);
    match options.names().find(|name| !has.contains(name)) {
        None => Ok(()),
        Some(given) => Err(CoderError::Parameter {
            codec: format.name,
            given: given.to_owned(),
            has: has.join(", "),
        }),
    }
}
