//! The parameters of numbers.

use std::sync::Arc;

use super::Numbers;
use crate::codebook::{Book, NumberHistogram, RankTable, Recipe};
use crate::codec::list::{Make, Parametric};
use crate::codec::scheme::own;
use crate::codec::training::Training;
use crate::codec::{Codec, Format, Scheme, SchemeError};
use crate::params::{Identity, OptionsError, Param, Shown};
use crate::terms::{Bases, BlockSize, Digits, Geometry, NumberFormat, Ranks};

/// The format of the numbers.
pub const FORMAT: Param<NumberFormat> = Param::words(
    "format",
    "FORMAT",
    "The format of the numbers",
    NumberFormat::ALL,
    NumberFormat::about,
)
.shown(Shown::Always)
.part(NumberFormat::to_string);

/// The digits of ranks.
pub const DIGITS: Param<Digits> = Param::list(
    "digits",
    "The widths of the digits of a rank, one to four of 1 to 3 bits with commas between them",
)
.default_says("3; above 128 bytes 2,2,3")
.part(|digits| format!("digits{}", digits.to_string().replace(',', "")));

/// Where ranks come from.
pub const RANKS: Param<Ranks> = Param::words(
    "ranks",
    "WHERE",
    "Where the ranks of symbols come from",
    &Ranks::ALL,
    |ranks| match ranks {
        Ranks::Block => "From a base and a shift at the beginning of each block",
        Ranks::Table => "From a table loaded through a configuration port",
    },
)
.default(Ranks::default)
.part(Ranks::to_string);

const BASES: Param<Bases> = Param::term(
    "bases",
    "COUNT",
    "Bases of a block with ranks of its own: of n bases one for each n-th number",
    Bases::ALL,
)
.default(Bases::default)
.shown(Shown::OnlyOther);

/// Numbers with their parameters.
#[derive(Debug)]
struct NumbersScheme {
    format: NumberFormat,
    ranks: Ranks,
    /// The block's default if not given.
    digits: Option<Digits>,
    /// How many bases a block has, if ranks come from it.
    bases: Bases,
}

impl Numbers {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: Format::NUMBERS,
        origin: "exponents as digits of their ranks, for weights; this project's own",
        make: Make::Parametric(&Parametric {
            geometry: Geometry::of_numbers,
            parameters: || {
                vec![
                    FORMAT.described(),
                    DIGITS.described(),
                    RANKS.described(),
                    BASES.described(),
                ]
            },
            scheme: |options| {
                let format = options.value(&FORMAT)?;
                let ranks = options.value_or_default(&RANKS)?;
                let bases = options.value_or_default(&BASES)?;
                if ranks == Ranks::Table && !bases.is_one() {
                    let reason = "with ranks from a table a block has no base (--ranks block has one, or several)";
                    return Err(OptionsError::conflict("bases", reason));
                }
                let needed = match ranks {
                    Ranks::Block => {
                        "numbers need a format: --format FORMAT, or a codebook (--codebook FILE) \
                         for --ranks table"
                    }
                    Ranks::Table => {
                        "numbers needs a codebook: --codebook FILE (`hdlgen train` writes one)"
                    }
                };
                Ok(Arc::new(NumbersScheme {
                    format: format.ok_or_else(|| OptionsError::Given(needed.into()))?,
                    ranks,
                    digits: options.value(&DIGITS)?,
                    bases,
                }))
            },
            training: Some(Training {
                file: RankTable::FILE,
                read: Training::read::<RankTable>,
                histogram: |recipe| Ok(Box::new(NumberHistogram::of(recipe)?)),
                fixed: &["format", "ranks", "bases"],
            }),
        }),
    };
}

impl NumbersScheme {
    fn digits(&self, block: BlockSize) -> Digits {
        self.digits.unwrap_or(NumberFormat::default_digits(block))
    }
}

impl Scheme for NumbersScheme {
    fn identity(&self, block: BlockSize) -> Identity {
        let default = NumberFormat::default_digits(block);
        Identity::of(Format::NUMBERS)
            .with(&FORMAT, self.format)
            .with(&RANKS, self.ranks)
            .with_given(&DIGITS, self.digits, default)
            .with(&BASES, self.bases)
    }

    fn decoding(&self) -> &'static [&'static str] {
        match self.ranks {
            Ranks::Block => &["format", "digits", "ranks", "bases"],
            Ranks::Table => &["format", "digits"],
        }
    }

    fn recipe(&self, _: BlockSize) -> Option<Recipe> {
        (self.ranks == Ranks::Table).then(|| NumberHistogram::recipe(self.format))
    }

    fn codec(
        &self,
        book: Option<&Book>,
        geometry: Geometry,
    ) -> Result<Box<dyn Codec>, SchemeError> {
        let digits = self.digits(geometry.block());
        if self.ranks == Ranks::Block {
            let codec = Numbers::of_block(self.format, geometry, digits)?;
            return Ok(Box::new(codec.with_bases(self.bases)));
        }
        let table: &RankTable = own(book, Format::NUMBERS)?;
        let (has, wanted) = (table.number_format(), self.format);
        if has != wanted {
            return Err(SchemeError::Format { has, wanted });
        }
        Ok(Box::new(Numbers::new(table, geometry, digits)?))
    }
}
