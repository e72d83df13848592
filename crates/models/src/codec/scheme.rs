//! Formats with values for their parameters.

use std::fmt::Debug;
use std::sync::Arc;

use super::{Codec, Parameters};
use crate::codebook::{Book, Recipe, Trained};
use crate::params::Identity;
use crate::terms::{BlockSize, Geometry, NumberFormat, SymbolLength, TermError};

/// A format with a value for each of its parameters but the geometry.
pub trait Scheme: Debug + Send + Sync {
    /// The format and the values, for blocks of this size.
    fn identity(&self, block: BlockSize) -> Identity;

    /// The parameters that a decoder has to know besides the codebook.
    fn decoding(&self) -> &'static [&'static str] {
        &[]
    }

    /// The recipe of its codebook, for blocks of this size; none if it needs none.
    fn recipe(&self, _: BlockSize) -> Option<Recipe> {
        None
    }

    /// The codec, with the codebook if it needs one.
    ///
    /// # Errors
    /// [`SchemeError`] if there is none, if it does not fit the scheme, or is for other blocks.
    fn codec(&self, book: Option<&Book>, geometry: Geometry)
        -> Result<Box<dyn Codec>, SchemeError>;

    /// Whether its blocks have several ways.
    fn has_ways(&self) -> bool {
        false
    }

    /// The symbol length whose Shannon's bound limits its ratio.
    fn bounded_by(&self) -> Option<SymbolLength> {
        None
    }
}

/// Why a codebook is not one for a scheme.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SchemeError {
    /// There is none.
    #[error("{codec} needs a codebook")]
    NoCodebook {
        /// The codec.
        codec: &'static str,
    },
    /// It is another codec's.
    #[error("a codebook for {has}, not for {wanted}")]
    Codec {
        /// The codec that it is for.
        has: &'static str,
        /// The codec asked for.
        wanted: &'static str,
    },
    /// It is for symbols of another length.
    #[error("a codebook for SL {has}, not {wanted} (--sl)")]
    SymbolLength {
        /// The codebook's symbol length in bits.
        has: SymbolLength,
        /// The symbol length asked for, in bits.
        wanted: SymbolLength,
    },
    /// It is for blocks of another size.
    #[error("a codebook for blocks of {has} bytes, not {wanted} (--block)")]
    Block {
        /// The codebook's block in bytes.
        has: BlockSize,
        /// The block asked for, in bytes.
        wanted: BlockSize,
    },
    /// It is for numbers of another format.
    #[error("a codebook for numbers of {has}, not {wanted} (--format)")]
    Format {
        /// The codebook's format.
        has: NumberFormat,
        /// The format asked for.
        wanted: NumberFormat,
    },
    /// A block and a MAG that do not fit.
    #[error(transparent)]
    Term(#[from] TermError),
}

impl dyn Scheme + '_ {
    /// The format's name.
    pub fn format(&self) -> &'static str {
        self.identity(BlockSize::default()).kind()
    }

    /// Its name: the format's, with the parameters that are not the default.
    pub fn name(&self) -> String {
        self.identity(BlockSize::default()).name_of_codec()
    }

    /// The parameters that a decoder has to know, by the names of their flags.
    pub fn parameters(&self, block: BlockSize) -> Parameters {
        let all = self.identity(block).parameters().into_iter();
        let own = all.filter(|(name, _)| self.decoding().contains(name));
        own.map(|(name, value)| (name.to_owned(), value.into()))
            .collect()
    }
}

/// A format without parameters.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plain {
    pub name: &'static str,
    pub new: fn(Geometry) -> Box<dyn Codec>,
}

impl Scheme for Plain {
    fn identity(&self, _: BlockSize) -> Identity {
        Identity::of(self.name)
    }

    fn codec(&self, _: Option<&Book>, geometry: Geometry) -> Result<Box<dyn Codec>, SchemeError> {
        Ok((self.new)(geometry))
    }
}

/// A scheme of any format.
pub type AnyScheme = Arc<dyn Scheme>;

/// The codebook, if it is one for this codec.
pub(super) fn own<'a, T: Trained>(
    book: Option<&'a Book>,
    wanted: &'static str,
) -> Result<&'a T, SchemeError> {
    let book = book.ok_or(SchemeError::NoCodebook { codec: wanted })?;
    let has = book.codec();
    book.get().ok_or(SchemeError::Codec { has, wanted })
}

#[cfg(test)]
mod tests {
    use crate::codec::Format;

    #[test]
    fn names_carry_what_is_not_the_default() {
        for (format, options, name) in [
            ("e2mc", "sl=8 pdw=2 ends=both", "e2mc-sl8-pdw2-ends-both"),
            ("e2mc", "", "e2mc-sl16"),
            ("e2mc-delta", "", "e2mc-delta"),
            (
                "e2mc-delta",
                "pdw=8 mfv=512 modes=0,2",
                "e2mc-delta-pdw8-mfv512-modes02",
            ),
            (
                "numbers",
                "format=fp8-e4m3 ranks=table digits=2,3",
                "numbers-fp8-e4m3-table-digits23",
            ),
            (
                "numbers",
                "format=fp8-e4m3 digits=2,3 bases=8",
                "numbers-fp8-e4m3-digits23-bases8",
            ),
            ("pfor", "modes=0,1,2,3,4,5,6,7", "pfor"),
            ("pfor", "modes=7,0 choice=exact", "pfor-modes07-exact"),
            ("bdi", "", "bdi"),
        ] {
            let format = Format::find(format).unwrap();
            let scheme = format.scheme(&options.parse().unwrap(), None).unwrap();
            assert_eq!(scheme.name(), name);
        }
    }
}
