//! The unit's parameters: their values, and what follows from those that go together.

use itertools::Itertools;

use crate::bus::Decision;
use crate::design::codecs::codecs;
use crate::design::value_frequency::{self, ValueFrequency};
use crate::design::{metadata_cache, Options, OptionsError, Parameter, Values};
use crate::rtl::bus;
use crate::terms::Geometry;

/// The codec where none is given: the smallest.
pub(super) const DEFAULT_CODEC: &str = "fpc-opt";
pub(super) const PORTS: [u32; 5] = [4, 8, 16, 32, 64];
pub(super) const DEFAULT_PORT: u32 = 32;
pub(super) const ADDRESS_BITS: std::ops::RangeInclusive<u32> = 32..=44;
pub(super) const DEFAULT_ADDRESS_BITS: u32 = 40;
pub(super) const DEFAULT_ID_BITS: u32 = 4;
pub(super) const AT_A_TIME: [u32; 5] = [2, 4, 8, 16, 32];
pub(super) const DEFAULT_AT_A_TIME: u32 = 32;
pub(super) const DEFAULT_OUTSTANDING: u32 = 32;
pub(super) const MISSES_AT_A_TIME: [u32; 6] = [1, 2, 4, 8, 16, 32];
pub(super) const DEFAULT_MISSES: u32 = 16;
pub(super) const DEFAULT_RANGES: u32 = 4;
/// Compressors, or decompressors.
pub(super) const MOST_UNITS: u32 = 16;
pub(super) const MISSES: [(&str, &str); 2] = [
    ("serial", "The block is read when its metadata are there"),
    (
        "whole",
        "All of the block is read meanwhile, and what is too much dropped",
    ),
];

/// Decision functions of energy control.
pub(super) const ENERGY_CONTROL: [(&str, &str); 3] = [
    ("off", "None"),
    ("ed", "Energy × delay"),
    ("ed2", "Energy × delay²"),
];

/// The codec that is trained on what is sampled.
pub(super) const SAMPLED_CODEC: &str = "e2mc";
pub(super) const SAMPLING: [(&str, &str); 2] = [
    ("on", "A value-frequency table looks on at what is written"),
    ("off", "Codebooks come from elsewhere"),
];

pub(super) fn own_parameters() -> Vec<Parameter> {
    let units = |name, about| Parameter::whole(name, "N", about, "as the port's rate needs");
    let [block, mag, _] = Parameter::common();
    let mut all = vec![
        Parameter {
            name: "codec",
            value: "DESIGN",
            about: "The compressor and decompressor, a design of its own with its parameters",
            values: Values::Design,
            default: DEFAULT_CODEC.into(),
        },
        Parameter::numbers(
            "port",
            "BYTES",
            "Width of the port towards the cache",
            PORTS,
            DEFAULT_PORT,
        ),
        units("compressors", "Compressors"),
        units("decompressors", "Decompressors"),
        Parameter::numbers(
            "write-buffer",
            "BLOCKS",
            "Blocks that are gathered and written at a time",
            AT_A_TIME,
            DEFAULT_AT_A_TIME,
        ),
        Parameter::numbers(
            "outstanding",
            "N",
            "Blocks that are read at a time, and requests under way in each direction",
            AT_A_TIME,
            DEFAULT_OUTSTANDING,
        ),
        Parameter::numbers(
            "metadata-misses",
            "LINES",
            "Metadata lines that are fetched at a time",
            MISSES_AT_A_TIME,
            DEFAULT_MISSES,
        ),
        Parameter::words(
            "metadata-miss",
            "ORDER",
            "What is read when metadata are not in their cache",
            MISSES,
            MISSES[0].0,
        ),
        Parameter::numbers(
            "ranges",
            "N",
            "Address ranges with rules of their own",
            0..=8,
            DEFAULT_RANGES,
        ),
        Parameter::numbers(
            "id-bits",
            "BITS",
            "Bits of an ID of the cache",
            1..=16,
            DEFAULT_ID_BITS,
        ),
    ];
    let cache = metadata_cache::parameters().into_iter();
    let table = value_frequency::parameters().into_iter();
    let parts = cache.chain(table);
    all.extend(parts.filter(|p| ["mdc", "mdc-ways", "vft-ways"].contains(&p.name)));
    all.push(Parameter::words(
        "energy-control",
        "FUNCTION",
        "By what compressed blocks are sent raw where that is better, with a port of 32 bytes",
        ENERGY_CONTROL,
        ENERGY_CONTROL[0].0,
    ));
    all.push(Parameter::words(
        "sampling",
        "WORD",
        "Whether blocks are sampled for a codebook, with E2MC",
        SAMPLING,
        "on with E2MC, else off",
    ));
    all.push(Parameter::numbers(
        "memory-port",
        "BYTES",
        "Width of the memory port, at most the MAG and the port towards the cache",
        PORTS,
        "half the port",
    ));
    all.push(Parameter::whole(
        "address-bits",
        "BITS",
        "Bits of a byte's address, 32 to 44",
        DEFAULT_ADDRESS_BITS,
    ));
    all.extend([block, mag]);
    all
}

/// The unit's parameters, and those of all codecs.
pub(in crate::design) fn parameters() -> Vec<Parameter> {
    let own = own_parameters();
    let codecs = codecs().flat_map(|entry| entry.parameters.clone());
    let codecs = codecs.filter(|p| !["beat", "codebook"].contains(&p.name));
    own.into_iter()
        .chain(codecs)
        .unique_by(|p| p.name)
        .collect()
}

/// What energy control decides by, if there is to be any.
pub(super) fn decision(options: &Options, port: u32) -> Result<Option<Decision>, OptionsError> {
    let words = ENERGY_CONTROL.map(|(word, _)| word);
    let word = options.word("energy-control", &words)?;
    let mut functions = Decision::ALL.into_iter();
    let decision = functions.find(|function| word == Some(function.name()));
    if decision.is_some() && port != bus::FLIT_BYTES {
        Err(OptionsError::EnergyControlPort(port))
    } else {
        Ok(decision)
    }
}

/// The value-frequency table for a codec with some options, if there is to be one.
pub(super) fn sampling(
    options: &Options,
    codec: &str,
    geometry: Geometry,
    port: u32,
) -> Result<Option<ValueFrequency>, OptionsError> {
    let word = options.word("sampling", &SAMPLING.map(|(word, _)| word))?;
    let samples = match word {
        Some(word) => word == SAMPLING[0].0,
        None => codec == SAMPLED_CODEC,
    };
    if samples && codec != SAMPLED_CODEC {
        return Err(OptionsError::SamplingUnused(codec.to_owned()));
    }
    if !samples {
        return if options.has("vft-ways") {
            Err(OptionsError::TableUnused)
        } else {
            Ok(None)
        };
    }
    let mut of_table = Options::default()
        .with("block", geometry.block().get())
        .with("mag", geometry.mag().get())
        .with("beat", port);
    for flag in ["sl", "mfv", "vft-ways"] {
        if let Some(value) = options.text(flag) {
            of_table.set(flag, value);
        }
    }
    ValueFrequency::new(&of_table).map(Some)
}
