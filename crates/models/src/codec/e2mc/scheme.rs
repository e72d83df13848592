//! E2MC's parameters.

use std::sync::Arc;

use super::E2mc;
use crate::codebook::{Book, Codebook, Recipe, SymbolHistogram};
use crate::codec::list::{Make, Parametric};
use crate::codec::scheme::own;
use crate::codec::training::Training;
use crate::codec::{Codec, Format, Scheme, SchemeError};
use crate::params::common::{self, MFV};
use crate::params::{Identity, Param, Shown};
use crate::terms::{BlockSize, Ends, Geometry, MfvCount, SymbolLength, Ways};

/// Symbol length.
pub const SYMBOL_LENGTH: Param<SymbolLength> = common::SYMBOL_LENGTH.shown(Shown::Always);

/// Directions in which decoding ways run.
pub const ENDS: Param<Ends> = Param::words(
    "ends",
    "ENDS",
    "Direction in which decoding ways run",
    &Ends::ALL,
    |ends| match ends {
        Ends::One => "All forwards, each from its own pointer, as in the paper",
        Ends::Both => "In pairs, one forwards and one backwards, with half as many pointers",
    },
)
.default(Ends::default)
.part(|ends| format!("ends-{ends}"));

/// Decoding ways, which the name has if they are not the default.
pub(in crate::codec) const WAYS: Param<Ways> = common::WAYS.shown(Shown::UnlessDefault);

/// E2MC with its parameters.
#[derive(Debug)]
struct E2mcScheme {
    symbol_length: SymbolLength,
    /// How many values have codewords, for SL 16 and 32.
    mfv: MfvCount,
    ways: Ways,
    ends: Ends,
}

impl E2mc {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: Format::E2MC,
        origin: "Lal, Lucas, Juurlink: E2MC, IPDPS 2017",
        make: Make::Parametric(&Parametric {
            geometry: Geometry::new,
            parameters: || {
                vec![
                    SYMBOL_LENGTH.described(),
                    MFV.described(),
                    WAYS.described(),
                    ENDS.described(),
                ]
            },
            scheme: |options| {
                Ok(Arc::new(E2mcScheme {
                    symbol_length: options.value_or_default(&SYMBOL_LENGTH)?,
                    mfv: options.value_or_default(&MFV)?,
                    ways: options.value_or_default(&WAYS)?,
                    ends: options.value_or_default(&ENDS)?,
                }))
            },
            training: Some(Training {
                file: Codebook::FILE,
                read: Training::read::<Codebook>,
                histogram: |recipe| Ok(Box::new(SymbolHistogram::of(recipe)?)),
                fixed: &["sl", "mfv"],
            }),
        }),
    };
}

impl Scheme for E2mcScheme {
    fn identity(&self, _: BlockSize) -> Identity {
        let mfv = self.symbol_length.has_escape().then_some(self.mfv);
        Identity::of(Format::E2MC)
            .with(&SYMBOL_LENGTH, self.symbol_length)
            .with(&WAYS, self.ways)
            .with_some(&MFV, mfv)
            .with(&ENDS, self.ends)
    }

    fn decoding(&self) -> &'static [&'static str] {
        &["sl", "pdw", "ends"]
    }

    fn recipe(&self, _: BlockSize) -> Option<Recipe> {
        Some(SymbolHistogram::recipe(self.symbol_length, self.mfv))
    }

    fn codec(
        &self,
        book: Option<&Book>,
        geometry: Geometry,
    ) -> Result<Box<dyn Codec>, SchemeError> {
        let book: &Codebook = own(book, Format::E2MC)?;
        let (has, wanted) = (book.symbol_length(), self.symbol_length);
        if has != wanted {
            return Err(SchemeError::SymbolLength { has, wanted });
        }
        Ok(Box::new(match self.ends {
            Ends::One => E2mc::new(book, geometry.block(), self.ways),
            Ends::Both => E2mc::two_ended(book, geometry, self.ways),
        }))
    }

    fn has_ways(&self) -> bool {
        true
    }

    fn bounded_by(&self) -> Option<SymbolLength> {
        Some(self.symbol_length)
    }
}
