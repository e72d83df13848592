//! The formats that need a codebook, with their parameters.

use super::list::Format;
use super::{Codec, E2mc, E2mcDelta, Numbers, Parameters};
use crate::codebook::{Book, Recipe};
use crate::terms::{
    Bases, BlockSize, DeltaMfv, Digits, Ends, Geometry, MfvCount, Modes, NumberFormat, Ranks,
    SymbolLength, TermError, Ways,
};

/// A format that needs a codebook, and all of its parameters but for the geometry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// E2MC.
    E2mc {
        /// The symbol length.
        symbol_length: SymbolLength,
        /// How many values have codewords, for SL 16 and 32; a given codebook has its own.
        mfv: MfvCount,
        /// The parallel decoding ways.
        ways: Ways,
        /// From which ends they run.
        ends: Ends,
    },
    /// e2mc-delta.
    Delta {
        /// How many values each code's table holds; a given codebook has its own.
        mfv: DeltaMfv,
        /// The parallel decoding ways.
        ways: Ways,
        /// The modes that a block may take.
        modes: Modes,
    },
    /// Numbers, with ranks from a table.
    Numbers {
        /// Their format.
        format: NumberFormat,
        /// The digits of ranks; the block's default if not given.
        digits: Option<Digits>,
    },
}

/// Why a codebook is not one for a scheme.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SchemeError {
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

impl Scheme {
    /// The format's name.
    pub fn format(self) -> &'static str {
        match self {
            Scheme::E2mc { .. } => Format::E2MC,
            Scheme::Delta { .. } => Format::E2MC_DELTA,
            Scheme::Numbers { .. } => Format::NUMBERS,
        }
    }

    /// The recipe of its codebook, for blocks of this size.
    pub fn recipe(self, block: BlockSize) -> Recipe {
        match self {
            Scheme::E2mc {
                symbol_length, mfv, ..
            } => Recipe::E2mc { symbol_length, mfv },
            Scheme::Delta { mfv, .. } => Recipe::E2mcDelta { block, mfv },
            Scheme::Numbers { format, .. } => Recipe::Numbers { format },
        }
    }

    /// The same with what a codebook says of itself.
    pub fn with_book(self, book: &Book) -> Self {
        match (self, book) {
            (
                Scheme::E2mc {
                    mfv, ways, ends, ..
                },
                Book::E2mc(book),
            ) => Scheme::E2mc {
                symbol_length: book.symbol_length(),
                mfv: book.mfv().unwrap_or(mfv),
                ways,
                ends,
            },
            (Scheme::Delta { ways, modes, .. }, Book::Delta(book)) => Scheme::Delta {
                mfv: book.mfv(),
                ways,
                modes,
            },
            (other, _) => other,
        }
    }

    /// Its name: the format's, with the parameters that are not the default.
    pub fn name(self) -> String {
        let mut name = self.format().to_owned();
        let mut add = |shown: bool, text: String| {
            if shown {
                name += &text;
            }
        };
        match self {
            Scheme::E2mc {
                symbol_length,
                mfv,
                ways,
                ends,
            } => {
                add(true, format!("-sl{symbol_length}"));
                add(ways != Ways::default(), format!("-pdw{ways}"));
                let has_mfv = symbol_length.has_escape() && mfv != MfvCount::default();
                add(has_mfv, format!("-mfv{mfv}"));
                add(ends != Ends::default(), format!("-ends-{ends}"));
            }
            Scheme::Delta { mfv, ways, modes } => {
                add(ways != Ways::default(), format!("-pdw{ways}"));
                add(mfv != DeltaMfv::default(), format!("-mfv{mfv}"));
                let list = modes.to_string().replace(',', "");
                add(modes != Modes::ALL, format!("-modes{list}"));
            }
            Scheme::Numbers { format, digits } => {
                return Scheme::numbers_name(Some(format), Ranks::Table, digits, Bases::default());
            }
        }
        name
    }

    /// The name of numbers; without a format if files have several.
    pub fn numbers_name(
        format: Option<NumberFormat>,
        ranks: Ranks,
        digits: Option<Digits>,
        bases: Bases,
    ) -> String {
        let mut name = Format::NUMBERS.to_owned();
        if let Some(format) = format {
            name += &format!("-{format}");
        }
        if ranks != Ranks::default() {
            name += &format!("-{ranks}");
        }
        if let Some(digits) = digits {
            let list = digits.to_string().replace(',', "");
            name += &format!("-digits{list}");
        }
        if !bases.is_one() {
            name += &format!("-bases{bases}");
        }
        name
    }

    /// Its parameters besides the codebook, by the names of their flags.
    pub fn parameters(self, block: BlockSize) -> Parameters {
        let pairs: Vec<(&str, serde_json::Value)> = match self {
            Scheme::E2mc {
                symbol_length,
                ways,
                ends,
                ..
            } => vec![
                ("sl", symbol_length.get().into()),
                ("pdw", ways.get().into()),
                ("ends", ends.to_string().into()),
            ],
            Scheme::Delta { ways, modes, .. } => vec![
                ("pdw", ways.get().into()),
                ("modes", modes.to_string().into()),
            ],
            Scheme::Numbers { format, digits } => {
                let digits = digits.unwrap_or(NumberFormat::default_digits(block));
                vec![
                    ("format", format.name().into()),
                    ("digits", digits.to_string().into()),
                ]
            }
        };
        let pairs = pairs.into_iter();
        pairs
            .map(|(name, value)| (name.to_owned(), value))
            .collect()
    }

    /// The codec with a codebook.
    ///
    /// # Errors
    /// [`SchemeError`] if the codebook is not one for it, or for other blocks.
    pub fn codec(self, book: &Book, geometry: Geometry) -> Result<Box<dyn Codec>, SchemeError> {
        match (self, book) {
            (
                Scheme::E2mc {
                    symbol_length,
                    ways,
                    ends,
                    ..
                },
                Book::E2mc(book),
            ) => match book.symbol_length() {
                has if has != symbol_length => Err(SchemeError::SymbolLength {
                    has,
                    wanted: symbol_length,
                }),
                _ => Ok(Box::new(match ends {
                    Ends::One => E2mc::new(book, geometry.block(), ways),
                    Ends::Both => E2mc::two_ended(book, geometry, ways),
                })),
            },
            (Scheme::Delta { ways, modes, .. }, Book::Delta(book)) => {
                if book.block() != geometry.block() {
                    return Err(SchemeError::Block {
                        has: book.block(),
                        wanted: geometry.block(),
                    });
                }
                let codec = E2mcDelta::new(book, geometry.mag(), ways, modes)?;
                Ok(Box::new(codec.with_check(geometry.check())))
            }
            (Scheme::Numbers { format, digits }, Book::Numbers(table)) => {
                if table.number_format() != format {
                    return Err(SchemeError::Format {
                        has: table.number_format(),
                        wanted: format,
                    });
                }
                let default = NumberFormat::default_digits(geometry.block());
                let codec = Numbers::new(table, geometry, digits.unwrap_or(default))?;
                Ok(Box::new(codec))
            }
            (scheme, book) => Err(SchemeError::Codec {
                has: book.codec(),
                wanted: scheme.format(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_carry_what_is_not_the_default() {
        let e2mc = Scheme::E2mc {
            symbol_length: SymbolLength::try_from(8).unwrap(),
            mfv: MfvCount::try_from(512).unwrap(),
            ways: Ways::try_from(2).unwrap(),
            ends: Ends::Both,
        };
        assert_eq!(e2mc.name(), "e2mc-sl8-pdw2-ends-both");
        let delta = Scheme::Delta {
            mfv: DeltaMfv::default(),
            ways: Ways::default(),
            modes: Modes::ALL,
        };
        assert_eq!(delta.name(), "e2mc-delta");
        let delta = Scheme::Delta {
            mfv: DeltaMfv::try_from(512).unwrap(),
            ways: Ways::try_from(8).unwrap(),
            modes: "0,2".parse().unwrap(),
        };
        assert_eq!(delta.name(), "e2mc-delta-pdw8-mfv512-modes02");
        let numbers = Scheme::Numbers {
            format: NumberFormat::Fp8E4m3,
            digits: Some("2,3".parse().unwrap()),
        };
        assert_eq!(numbers.name(), "numbers-fp8-e4m3-table-digits23");
    }
}
