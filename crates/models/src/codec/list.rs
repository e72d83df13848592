//! The formats by name.

use std::sync::Arc;

use super::scheme::{AnyScheme, Plain};
use super::training::Training;
use super::Codec;
use crate::codebook::{Book, Codebook, DeltaCodebook, RankTable};
use crate::params::{Options, OptionsError, Parameter};
use crate::terms::{BlockSize, Geometry, Mag, TermError};

pub use super::FORMATS;

/// A format of the list.
pub struct Format {
    /// Its name, as `--codec` takes it.
    pub name: &'static str,
    /// Where it comes from.
    pub origin: &'static str,
    /// Its parameters and its codec.
    pub(super) make: Make,
}

/// Inputs from which a format's codec is made.
pub(super) enum Make {
    /// A geometry.
    Plain(fn(Geometry) -> Box<dyn Codec>),
    /// Parameters, too.
    Parametric(&'static Parametric),
}

/// A format with parameters besides the geometry.
pub(super) struct Parametric {
    /// Block and MAG together, for this format.
    pub geometry: fn(BlockSize, Mag) -> Result<Geometry, TermError>,
    /// Descriptions of the parameters.
    pub parameters: fn() -> Vec<Parameter>,
    /// The format with values for them.
    pub scheme: fn(&Options) -> Result<AnyScheme, OptionsError>,
    /// How it is trained, if it can have a codebook.
    pub training: Option<Training>,
}

/// There is no codec of a name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no codec '{name}' (`hdlgen codecs` lists them)")]
pub struct NoSuchCodec {
    /// The name given.
    pub name: String,
}

impl std::fmt::Debug for Format {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Format {
    /// The name of E2MC, which needs a codebook.
    pub const E2MC: &'static str = Codebook::CODEC;

    /// The name of e2mc-delta, which needs a codebook.
    pub const E2MC_DELTA: &'static str = DeltaCodebook::CODEC;

    /// The name of the codec for numbers, which can have a codebook.
    pub const NUMBERS: &'static str = RankTable::CODEC;

    /// The name of pfor, which has modes.
    pub const PFOR: &'static str = "pfor";

    /// E2MC.
    pub fn e2mc() -> &'static Format {
        &super::E2mc::FORMAT
    }

    /// The format of a name.
    pub fn find(name: &str) -> Option<&'static Format> {
        FORMATS.iter().find(|format| format.name == name)
    }

    /// The same, but a missing codec is an error.
    ///
    /// # Errors
    /// [`NoSuchCodec`].
    pub fn named(name: &str) -> Result<&'static Format, NoSuchCodec> {
        let name = name.to_owned();
        Self::find(&name).ok_or(NoSuchCodec { name })
    }

    /// Block and MAG together, for this format.
    ///
    /// # Errors
    /// [`TermError::Mag`] if the MAG is not less than the block, [`TermError::Block`] for a block
    /// that the format does not have.
    pub fn geometry(&self, block: BlockSize, mag: Mag) -> Result<Geometry, TermError> {
        match self.make {
            Make::Plain(_) => Geometry::new(block, mag),
            Make::Parametric(own) => (own.geometry)(block, mag),
        }
    }

    /// Its parameters besides the geometry.
    pub fn parameters(&self) -> Vec<Parameter> {
        match self.make {
            Make::Plain(_) => Vec::new(),
            Make::Parametric(own) => (own.parameters)(),
        }
    }

    /// Whether it has a parameter besides the geometry.
    pub fn has(&self, flag: &str) -> bool {
        self.parameters().iter().any(|own| own.name == flag)
    }

    /// Whether it codes elements of a format, which is a parameter that a file may name.
    pub fn is_of_elements(&self) -> bool {
        self.has("format")
    }

    /// Whether it can have a codebook.
    pub fn is_trained(&self) -> bool {
        self.training().is_some()
    }

    /// The parameters that its codebooks fix.
    pub fn fixed_by_book(&self) -> &'static [&'static str] {
        self.training().map_or(&[], |training| training.fixed)
    }

    pub(super) fn training(&self) -> Option<&'static Training> {
        match self.make {
            Make::Plain(_) => None,
            Make::Parametric(own) => own.training.as_ref(),
        }
    }

    /// The format with values for its parameters: those in `options`, those of its codebook if it has one,
    /// and the default ones.
    ///
    /// # Errors
    /// If a value is not one of the parameter's, or one that has no default is not given.
    pub fn scheme(
        &'static self,
        options: &Options,
        book: Option<&Book>,
    ) -> Result<AnyScheme, OptionsError> {
        let own = match self.make {
            Make::Plain(new) => {
                return Ok(Arc::new(Plain {
                    name: self.name,
                    new,
                }))
            }
            Make::Parametric(own) => own,
        };
        let mut options = options.clone();
        if let Some(book) = book.filter(|book| book.codec() == self.name) {
            options.set_others(book.parameters());
        }
        (own.scheme)(&options)
    }

    /// The codec for a geometry, with the default parameters; `None` for those that need a codebook or
    /// more.
    pub fn codec(&'static self, geometry: Geometry) -> Option<Box<dyn Codec>> {
        let scheme = self.scheme(&Options::default(), None).ok()?;
        scheme.codec(None, geometry).ok()
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
                assert_eq!(codec.is_none(), found.is_trained());
                assert!(codec.is_none_or(|codec| codec.block() == geometry.block()));
            }
        }
        assert!(Format::find("none").is_none());
    }
}
