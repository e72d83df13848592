//! Descriptions of parameters: for the help, for the list of designs, and to check their values.

use super::{Options, OptionsError};
use crate::rtl::common::Ports;
use crate::terms::{BeatSize, BlockSize, Geometry, Mag, Ways};

/// A parameter of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name of its flag, without dashes.
    pub name: &'static str,
    /// The placeholder of its value in the help; empty for a switch.
    pub value: &'static str,
    /// A description in one line.
    pub about: &'static str,
    /// The values that it may have.
    pub values: Values,
    /// Its default, in words.
    pub default: String,
}

/// The values of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// Numbers out of a list.
    Numbers(Vec<u32>),
    /// Any whole number that fits the others.
    Whole,
    /// Words, each with its description.
    Words(Vec<(&'static str, &'static str)>),
    /// Words out of a list, several with commas between them.
    List,
    /// The name of a design.
    Design,
    /// It is given or not.
    Switch,
    /// A file.
    File,
}

impl Parameter {
    /// One with a list of numbers.
    pub fn numbers(
        name: &'static str,
        value: &'static str,
        about: &'static str,
        numbers: impl IntoIterator<Item = u32>,
        default: impl ToString,
    ) -> Self {
        Parameter {
            name,
            value,
            about,
            values: Values::Numbers(numbers.into_iter().collect()),
            default: default.to_string(),
        }
    }

    /// One with a list of words.
    pub fn words(
        name: &'static str,
        value: &'static str,
        about: &'static str,
        words: impl IntoIterator<Item = (&'static str, &'static str)>,
        default: &str,
    ) -> Self {
        Parameter {
            name,
            value,
            about,
            values: Values::Words(words.into_iter().collect()),
            default: default.to_owned(),
        }
    }

    /// One with any whole number.
    pub fn whole(
        name: &'static str,
        value: &'static str,
        about: &'static str,
        default: impl ToString,
    ) -> Self {
        Parameter {
            name,
            value,
            about,
            values: Values::Whole,
            default: default.to_string(),
        }
    }

    /// The parallel decoding ways.
    pub fn ways() -> Self {
        Self::numbers(
            "pdw",
            "WAYS",
            "Parallel decoding ways",
            Ways::ALL.iter().map(|ways| ways.get()),
            Ways::default(),
        )
    }

    /// The file of a codebook.
    pub fn codebook() -> Self {
        Parameter {
            name: "codebook",
            value: "FILE",
            about: "A codebook, as `hdlgen train` writes it",
            values: Values::File,
            default: "none".into(),
        }
    }

    /// Block, MAG and beat, which all designs but those for numbers have alike.
    pub fn common() -> [Self; 3] {
        let blocks = BlockSize::COMMON.iter().map(|block| block.get());
        [
            Self::block(blocks),
            Self::mag(),
            Self::numbers(
                "beat",
                "BYTES",
                "Width of the stream ports, at most the block",
                BeatSize::ALL.iter().map(|beat| beat.get()),
                "MAG",
            ),
        ]
    }

    /// The block, of some sizes.
    pub fn block(sizes: impl IntoIterator<Item = u32>) -> Self {
        Self::numbers(
            "block",
            "BYTES",
            "Block, the unit that is compressed",
            sizes,
            BlockSize::default(),
        )
    }

    fn mag() -> Self {
        Self::numbers(
            "mag",
            "BYTES",
            "Memory access granularity, less than the block",
            Mag::ALL.iter().map(|mag| mag.get()),
            Mag::default(),
        )
    }

    /// The values, as the help shows them: `4|8|16|32`.
    pub fn shown(&self) -> String {
        match &self.values {
            Values::Numbers(numbers) => itertools::join(numbers, "|"),
            Values::Words(words) => itertools::join(words.iter().map(|word| word.0), "|"),
            Values::Whole | Values::List | Values::Design | Values::File => self.value.to_owned(),
            Values::Switch => String::new(),
        }
    }
}

/// A whole number that is given, if it is within bounds, or the default.
pub(super) fn within(
    options: &Options,
    flag: &'static str,
    bounds: std::ops::RangeInclusive<u32>,
    default: u32,
) -> Result<u32, OptionsError> {
    match options.number(flag)? {
        Some(given) if !bounds.contains(&given) => Err(OptionsError::Word {
            flag,
            allowed: format!("{} to {}", bounds.start(), bounds.end()),
            given: given.to_string(),
        }),
        given => Ok(given.unwrap_or(default)),
    }
}

/// A number that is given, if it is one of the parameter's.
pub(super) fn check_number(
    flag: &'static str,
    given: u32,
    parameter: Option<&Parameter>,
) -> Result<u32, OptionsError> {
    match parameter.map(|parameter| &parameter.values) {
        Some(Values::Numbers(numbers)) if !numbers.contains(&given) => Err(OptionsError::Word {
            flag,
            allowed: itertools::join(numbers, ", "),
            given: given.to_string(),
        }),
        _ => Ok(given),
    }
}

/// Whether a design that can have up to `most` pipeline stages can have those given.
pub(super) fn check_stages(
    given: u32,
    design: &'static str,
    most: u32,
) -> Result<(), OptionsError> {
    if (1..=most).contains(&given) {
        Ok(())
    } else {
        Err(OptionsError::Stages {
            given,
            design,
            most,
        })
    }
}

/// The stream ports' parameters.
pub(super) fn ports(geometry: Geometry, beat: BeatSize) -> Ports {
    Ports {
        block_bytes: geometry.block().get(),
        mag_bytes: geometry.mag().get(),
        beat_bytes: beat.get(),
    }
}

/// Block and MAG as they are given, for all designs but those of numbers.
pub(super) fn geometry(options: &Options) -> Result<Geometry, OptionsError> {
    let (block, mag) = (options.or_default("block")?, options.or_default("mag")?);
    Ok(Geometry::new(block, mag)?)
}

/// The beat as it is given, or as wide as the MAG.
pub(super) fn beat(options: &Options, geometry: Geometry) -> Result<BeatSize, OptionsError> {
    let given = options.get("beat")?;
    Ok(geometry.check_beat(given.unwrap_or(geometry.mag().into()))?)
}

/// Refuses options that are not among a design's parameters.
///
/// # Errors
/// [`OptionsError::NoSuchParameter`].
pub fn check(
    options: &Options,
    design: &'static str,
    parameters: &[Parameter],
) -> Result<(), OptionsError> {
    let known = |flag: &str| parameters.iter().any(|p| p.name == flag);
    match options.names().find(|flag| !known(flag)) {
        None => Ok(()),
        Some(flag) => Err(OptionsError::NoSuchParameter {
            flag: flag.to_owned(),
            design,
        }),
    }
}
