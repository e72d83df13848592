//! The parameters that several designs have.

use super::{Given, OptionsError, Param, Parameter, Shown};
use crate::terms::{BeatSize, BlockSize, Check, Geometry, Mag, MfvCount, SymbolLength, Ways};

/// Symbol length.
pub const SYMBOL_LENGTH: Param<SymbolLength> =
    Param::term("sl", "BITS", "Symbol length in bits", SymbolLength::ALL)
        .default(SymbolLength::default);

/// Parallel decoding ways.
pub const WAYS: Param<Ways> = Param::term("pdw", "WAYS", "Parallel decoding ways", Ways::ALL)
    .default(Ways::default)
    .shown(Shown::Always);

/// Most frequent values of E2MC.
pub const MFV: Param<MfvCount> = Param::term(
    "mfv",
    "VALUES",
    "Most frequent values that have codewords, for symbols of 16 and 32 bits",
    MfvCount::ALL,
)
.default(MfvCount::default);

/// The file of a codebook.
pub const CODEBOOK: Param<&str> = Param::file("codebook", "A codebook written by `hdlgen train`");

/// Block, for all designs but those for numbers.
pub const BLOCK: Param<BlockSize> = block(BlockSize::COMMON);

/// Block, of all sizes in hardware: those of pfor. Other codecs have some of them.
pub const MOST_BLOCKS: Param<BlockSize> = block(BlockSize::OF_PFOR);

/// MAG.
pub const MAG: Param<Mag> = Param::term(
    "mag",
    "BYTES",
    "Memory access granularity: bytes of a DRAM burst, less than the block",
    Mag::ALL,
)
.default(Mag::default);

/// Width of the stream ports.
pub const BEAT: Param<BeatSize> = Param::term(
    "beat",
    "BYTES",
    "Width of the stream ports, at most the block",
    BeatSize::ALL,
)
.default_says("MAG");

/// The check code stored with each compressed block.
pub const CHECK: Param<Check> = Param::words(
    "check",
    "HOW",
    "Check code stored with each compressed block",
    &Check::ALL,
    |check| match check {
        Check::None => "Nothing",
        Check::Crc16 => {
            "A CRC-16 of the block, in the last two bytes of its last burst; a mismatch is an error"
        }
    },
)
.default(Check::default)
.part(Check::to_string)
.shown(Shown::OnlyOther);

/// Block, of some sizes.
pub const fn block(sizes: &'static [BlockSize]) -> Param<BlockSize> {
    let about = "Block size, the unit of compression";
    Param::term("block", "BYTES", about, sizes).default(BlockSize::default)
}

/// Check, block, MAG and beat, which all codecs but numbers and pfor have alike.
pub fn of_codec() -> impl Iterator<Item = Parameter> {
    [CHECK.described()].into_iter().chain(common())
}

/// Block, MAG and beat, which all designs but those for numbers have alike.
pub fn common() -> [Parameter; 3] {
    [BLOCK.described(), MAG.described(), BEAT.described()]
}

impl Given<'_> {
    /// Block and MAG.
    ///
    /// # Errors
    /// If a value is not one of the parameter's, or they do not fit each other.
    pub fn geometry(&mut self) -> Result<Geometry, OptionsError> {
        Ok(Geometry::new(self.take(&BLOCK)?, self.take(&MAG)?)?)
    }

    /// A codec's block and MAG with its check.
    ///
    /// # Errors
    /// If there is no such check.
    pub fn checked(&mut self, geometry: Geometry) -> Result<Geometry, OptionsError> {
        Ok(geometry.with_check(self.take(&CHECK)?))
    }

    /// The beat; by default as wide as the MAG.
    ///
    /// # Errors
    /// If it is wider than the block.
    pub fn beat(&mut self, geometry: Geometry) -> Result<BeatSize, OptionsError> {
        let beat = self.take_or(&BEAT, geometry.mag().into())?;
        Ok(geometry.check_beat(beat)?)
    }
}
