//! e2mc-delta's parameters.

use std::sync::Arc;

use super::E2mcDelta;
use crate::codebook::{Book, DeltaCodebook, Recipe, ResidualHistogram};
use crate::codec::list::{Make, Parametric};
use crate::codec::scheme::own;
use crate::codec::training::Training;
use crate::codec::{Codec, Format, Scheme, SchemeError};
use crate::params::{common, Identity, Param, Shown};
use crate::terms::{BlockSize, DeltaMfv, Geometry, Modes, Ways};

/// How many values have codewords of their own.
pub const MFV: Param<DeltaMfv> = Param::term(
    "mfv",
    "VALUES",
    "Values that have codewords of their own, in each code",
    DeltaMfv::ALL,
)
.default(DeltaMfv::default);

/// The modes that a block may take.
pub const MODES: Param<Modes> = Param::list(
    "modes",
    "The modes that a block may take: some of 0, 1 and 2, with commas between them",
)
.default(Modes::default)
.part(|modes| format!("modes{}", modes.to_string().replace(',', "")));

const WAYS: Param<Ways> = common::WAYS.shown(Shown::UnlessDefault);

/// e2mc-delta with its parameters.
#[derive(Debug)]
struct DeltaScheme {
    /// How many values each code's table holds.
    mfv: DeltaMfv,
    ways: Ways,
    modes: Modes,
}

impl E2mcDelta {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: Format::E2MC_DELTA,
        origin: "E2MC with differences, classes and ways in pairs; this project's own",
        make: Make::Parametric(&Parametric {
            geometry: Geometry::new,
            parameters: || vec![MFV.described(), WAYS.described(), MODES.described()],
            scheme: |options| {
                Ok(Arc::new(DeltaScheme {
                    mfv: options.value_or_default(&MFV)?,
                    ways: options.value_or_default(&WAYS)?,
                    modes: options.value_or_default(&MODES)?,
                }))
            },
            training: Some(Training {
                file: DeltaCodebook::FILE,
                read: Training::read::<DeltaCodebook>,
                histogram: |recipe| Ok(Box::new(ResidualHistogram::of(recipe)?)),
                fixed: &["block", "mfv"],
            }),
        }),
    };
}

impl Scheme for DeltaScheme {
    fn identity(&self, _: BlockSize) -> Identity {
        Identity::of(Format::E2MC_DELTA)
            .with(&WAYS, self.ways)
            .with(&MFV, self.mfv)
            .with(&MODES, self.modes)
    }

    fn decoding(&self) -> &'static [&'static str] {
        &["pdw", "modes"]
    }

    fn recipe(&self, block: BlockSize) -> Option<Recipe> {
        Some(ResidualHistogram::recipe(block, self.mfv))
    }

    fn codec(
        &self,
        book: Option<&Book>,
        geometry: Geometry,
    ) -> Result<Box<dyn Codec>, SchemeError> {
        let book: &DeltaCodebook = own(book, Format::E2MC_DELTA)?;
        let (has, wanted) = (book.block(), geometry.block());
        if has != wanted {
            return Err(SchemeError::Block { has, wanted });
        }
        let codec = E2mcDelta::new(book, geometry.mag(), self.ways, self.modes)?;
        Ok(Box::new(codec.with_check(geometry.check())))
    }

    fn has_ways(&self) -> bool {
        true
    }
}
