//! The formats that have parameters and need no codebook.

use super::list::Format;
use super::{Codec, Parameters, Pfor};
use crate::terms::{Choice, Geometry, PforModes};

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
}

impl Untrained {
    /// The format's name.
    pub fn format(self) -> &'static str {
        match self {
            Untrained::Pfor { .. } => Format::PFOR,
        }
    }

    /// Its name: the format's, with the parameters that are not the default.
    pub fn name(self) -> String {
        let Untrained::Pfor { modes, choice } = self;
        let mut name = Format::PFOR.to_owned();
        if modes != PforModes::ALL {
            name += &format!("-modes{}", modes.to_string().replace(',', ""));
        }
        if choice != Choice::default() {
            name += &format!("-{choice}");
        }
        name
    }

    /// The parameters that a decoder has to know, by the names of their flags.
    pub fn parameters(self) -> Parameters {
        let Untrained::Pfor { modes, .. } = self;
        [("modes".to_owned(), modes.to_string().into())]
            .into_iter()
            .collect()
    }

    /// The codec.
    pub fn codec(self, geometry: Geometry) -> Box<dyn Codec> {
        let Untrained::Pfor { modes, choice } = self;
        Box::new(Pfor::new(geometry, modes, choice))
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
    }
}
