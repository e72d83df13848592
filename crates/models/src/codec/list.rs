//! The formats by name.

use super::Codec;
use crate::codebook::Book;
use crate::terms::{BlockSize, Geometry, Mag, TermError};

pub use super::FORMATS;

/// A format of the list.
#[derive(Debug, Clone, Copy)]
pub struct Format {
    /// Its name, as `--codec` takes it.
    pub name: &'static str,
    /// Where it comes from.
    pub origin: &'static str,
    /// Its codec; none where that needs a codebook.
    pub(super) new: Option<fn(Geometry) -> Box<dyn Codec>>,
}

/// There is no codec of a name, or none without a codebook.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", match needs_codebook {
    true => format!("{name} needs a codebook"),
    false => format!("there is no codec '{name}' (`hdlgen codecs` lists them)"),
})]
pub struct NoSuchCodec {
    /// The name given.
    pub name: String,
    /// Whether it is one that needs a codebook.
    pub needs_codebook: bool,
}

impl Format {
    /// The name of E2MC, which needs a codebook.
    pub const E2MC: &'static str = Book::E2MC;

    /// The name of e2mc-delta, which needs a codebook.
    pub const E2MC_DELTA: &'static str = Book::DELTA;

    /// The name of the codec for numbers, which needs a codebook.
    pub const NUMBERS: &'static str = Book::NUMBERS;

    /// The name of pfor, which has modes.
    pub const PFOR: &'static str = "pfor";

    /// The format of a name.
    pub fn find(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// Block and MAG together, for this format.
    ///
    /// # Errors
    /// [`TermError::Mag`] if the MAG is not less than the block, [`TermError::Block`] for a block
    /// that the format does not have.
    pub fn geometry(&self, block: BlockSize, mag: Mag) -> Result<Geometry, TermError> {
        match self.name {
            Self::NUMBERS => Geometry::of_numbers(block, mag),
            Self::PFOR => Geometry::of_pfor(block, mag),
            _ => Geometry::new(block, mag),
        }
    }

    /// The codec for a geometry; `None` for those that need a codebook, too
    /// ([`Scheme`](super::Scheme)).
    pub fn codec(&self, geometry: Geometry) -> Option<Box<dyn Codec>> {
        self.new.map(|new| new(geometry))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct_and_few_formats_need_a_codebook() {
        for format in FORMATS {
            let found = Format::find(format.name).unwrap();
            assert_eq!(found.origin, format.origin);
            for geometry in Geometry::all() {
                let codec = found.codec(geometry);
                let needs =
                    [Format::E2MC, Format::E2MC_DELTA, Format::NUMBERS].contains(&format.name);
                assert_eq!(codec.is_none(), needs);
                assert!(codec.is_none_or(|codec| codec.block() == geometry.block()));
            }
        }
        assert!(Format::find("none").is_none());
    }
}
