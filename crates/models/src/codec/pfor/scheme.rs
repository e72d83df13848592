//! pfor's parameters.

use std::sync::Arc;

use super::Pfor;
use crate::codebook::Book;
use crate::codec::list::{Make, Parametric};
use crate::codec::{Codec, Format, Scheme, SchemeError};
use crate::params::{Identity, Param, Shown};
use crate::terms::{BlockSize, Choice, Geometry, PforModes};

/// The modes that a block may take.
pub const MODES: Param<PforModes> = Param::list(
    "modes",
    "The modes that a block may take: some of 0 to 7, with commas between them",
)
.default(PforModes::default)
.part(|modes| format!("modes{}", modes.to_string().replace(',', "")));

/// How a block's mode is chosen, in software or hardware, which has some of the ways.
pub const fn choice(all: &'static [Choice]) -> Param<Choice> {
    let about = "How the compressor chooses a block's mode";
    Param::words("choice", "HOW", about, all, Choice::about)
        .default(Choice::default)
        .part(Choice::to_string)
        .shown(Shown::OnlyOther)
}

const CHOICE: Param<Choice> = choice(&Choice::ALL);

/// pfor with its parameters.
#[derive(Debug)]
struct PforScheme {
    modes: PforModes,
    choice: Choice,
}

impl Pfor {
    /// The format in the list.
    pub(in crate::codec) const FORMAT: Format = Format {
        name: Format::PFOR,
        origin: "patched frame of reference on bit planes (PFOR: ICDE 2006); this project's own",
        make: Make::Parametric(&Parametric {
            geometry: Geometry::of_pfor,
            parameters: || vec![MODES.described(), CHOICE.described()],
            scheme: |options| {
                Ok(Arc::new(PforScheme {
                    modes: options.value_or_default(&MODES)?,
                    choice: options.value_or_default(&CHOICE)?,
                }))
            },
            training: None,
        }),
    };
}

impl Scheme for PforScheme {
    fn identity(&self, _: BlockSize) -> Identity {
        Identity::of(Format::PFOR)
            .with(&MODES, self.modes)
            .with(&CHOICE, self.choice)
    }

    fn decoding(&self) -> &'static [&'static str] {
        &["modes"]
    }

    fn codec(&self, _: Option<&Book>, geometry: Geometry) -> Result<Box<dyn Codec>, SchemeError> {
        Ok(Box::new(Pfor::new(geometry, self.modes, self.choice)))
    }
}
