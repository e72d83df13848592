//! The formats that have parameters and need no codebook.

use super::list::Format;
use super::{Codec, Numbers, Parameters, Pfor, Scheme};
use crate::terms::{
    Bases, BlockSize, Choice, Digits, Geometry, NumberFormat, PforModes, Ranks, TermError,
};

/// A format that needs no codebook, and all of its parameters but for the geometry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Untrained {
    /// pfor.
    Pfor {
        /// The modes that a block may take.
        modes: PforModes,
        /// How its mode is chosen.
        choice: Choice,
    },
    /// Numbers with ranks from the block.
    Numbers {
        /// Their format.
        format: NumberFormat,
        /// The digits of ranks; the block's default if not given.
        digits: Option<Digits>,
        /// How many bases a block has.
        bases: Bases,
    },
}

impl Untrained {
    /// The format's name.
    pub fn format(self) -> &'static str {
        match self {
            Untrained::Pfor { .. } => Format::PFOR,
            Untrained::Numbers { .. } => Format::NUMBERS,
        }
    }

    /// Its name: the format's, with the parameters that are not the default.
    pub fn name(self) -> String {
        let mut name = self.format().to_owned();
        match self {
            Untrained::Pfor { modes, choice } => {
                if modes != PforModes::ALL {
                    name += &format!("-modes{}", modes.to_string().replace(',', ""));
                }
                if choice != Choice::default() {
                    name += &format!("-{choice}");
                }
            }
            Untrained::Numbers {
                format,
                digits,
                bases,
            } => {
                return Scheme::numbers_name(Some(format), Ranks::Block, digits, bases);
            }
        }
        name
    }

    /// The parameters that a decoder has to know, by the names of their flags, for blocks of this
    /// size.
    pub fn parameters(self, block: BlockSize) -> Parameters {
        let mut parameters = Parameters::new();
        let mut add = |name: &str, value: serde_json::Value| {
            parameters.insert(name.to_owned(), value);
        };
        match self {
            Untrained::Pfor { modes, .. } => add("modes", modes.to_string().into()),
            Untrained::Numbers {
                format,
                digits,
                bases,
            } => {
                let digits = digits.unwrap_or(NumberFormat::default_digits(block));
                add("format", format.name().into());
                add("digits", digits.to_string().into());
                add("ranks", Ranks::Block.to_string().into());
                if !bases.is_one() {
                    add("bases", bases.get().into());
                }
            }
        }
        parameters
    }

    /// The codec.
    ///
    /// # Errors
    /// [`TermError::Block`] for blocks that the format does not have.
    pub fn codec(self, geometry: Geometry) -> Result<Box<dyn Codec>, TermError> {
        Ok(match self {
            Untrained::Pfor { modes, choice } => Box::new(Pfor::new(geometry, modes, choice)),
            Untrained::Numbers {
                format,
                digits,
                bases,
            } => {
                let default = NumberFormat::default_digits(geometry.block());
                let digits = digits.unwrap_or(default);
                Box::new(Numbers::of_block(format, geometry, digits)?.with_bases(bases))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_carry_what_is_not_the_default() {
        let name = |modes: &str, choice| {
            let modes = modes.parse().unwrap();
            Untrained::Pfor { modes, choice }.name()
        };
        assert_eq!(name("0,1,2,3,4,5,6,7", Choice::Estimate), "pfor");
        assert_eq!(name("7,0", Choice::Exact), "pfor-modes07-exact");
        let numbers = Untrained::Numbers {
            format: NumberFormat::Fp8E4m3,
            digits: Some("2,3".parse().unwrap()),
            bases: Bases::try_from(8).unwrap(),
        };
        assert_eq!(numbers.name(), "numbers-fp8-e4m3-digits23-bases8");
    }
}
