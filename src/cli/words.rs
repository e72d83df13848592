//! Words of the flags whose values are types of other modules.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::bus::Decision;
use crate::design::faults::Kind;
use crate::design::waveform::Begin;
use crate::eval::source::Reading;
use crate::eval::{Ratio, Study};
use crate::perf::MetadataMiss;
use crate::terms::{Check, Choice, Ends, NumberFormat, Ranks};

/// A choice that a flag makes by a word.
pub(super) trait Word: Copy + Send + Sync + 'static {
    /// Each word, its help, and its value.
    fn words() -> Vec<(&'static str, &'static str, Self)>;
}

/// Takes the words of a choice.
pub(super) fn words<T: Word>() -> impl TypedValueParser<Value = T> {
    let words = T::words();
    let shown = words
        .iter()
        .map(|(word, about, _)| PossibleValue::new(*word).help(*about));
    PossibleValuesParser::new(shown.collect::<Vec<_>>()).try_map(move |text| {
        let found = words.iter().find(|(word, ..)| *word == text);
        found.map(|(.., chosen)| *chosen).ok_or("no such word")
    })
}

impl Word for NumberFormat {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        let all = Self::ALL.iter();
        all.map(|&format| (format.name(), format.about(), format))
            .collect()
    }
}

impl Word for Ratio {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (
                "effective",
                "By bursts: what a memory gains",
                Self::Effective,
            ),
            ("raw", "By encoded bits", Self::Raw),
        ]
    }
}

impl Word for MetadataMiss {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (
                "serial",
                "It waits for the metadata, and reads only the bursts it needs",
                Self::Serial,
            ),
            (
                "whole",
                "It reads the whole block together with the metadata",
                Self::Whole,
            ),
        ]
    }
}

impl Word for Decision {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        let about = |decision| match decision {
            Self::EnergyDelay => "By energy × delay",
            Self::EnergyDelaySquared => "By energy × delay², the paper's choice",
        };
        let all = Self::ALL.into_iter();
        all.map(|decision| (decision.name(), about(decision), decision))
            .collect()
    }
}

impl Word for Choice {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        let all = Self::ALL.iter();
        all.map(|&choice| (choice.name(), choice.about(), choice))
            .collect()
    }
}

impl Word for Ranks {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (
                "block",
                "From the block, which begins with a base and a shift",
                Self::Block,
            ),
            ("table", "From a trained table, the codebook", Self::Table),
        ]
    }
}

impl Word for Check {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            ("none", "Nothing", Self::None),
            (
                "crc16",
                "A CRC-16 of the block, in the last two bytes of its last burst",
                Self::Crc16,
            ),
        ]
    }
}

impl Word for Ends {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (
                "one",
                "One after another, each forwards from a start of its own: the paper's",
                Self::One,
            ),
            (
                "both",
                "In pairs, one forwards and one backwards, with half as many pointers",
                Self::Both,
            ),
        ]
    }
}

impl Word for Reading {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
        (
            "auto",
            "By name and first bytes: gzip, zstd, .npy, .npz, .safetensors, traces (.trace, .traceg); raw otherwise",
            Self::Auto,
        ),
        ("raw", "The file's bytes as they are", Self::Raw),
        (
            "trace",
            "As memory traces, which may be compressed with gzip or zstd",
            Self::Trace,
        ),
        ]
    }
}

impl Word for Study {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (
                Self::Sl.name(),
                "E2MC's symbol length (the paper's figure 3)",
                Self::Sl,
            ),
            (
                Self::Mfv.name(),
                "The most frequent values that have codewords (figure 4a)",
                Self::Mfv,
            ),
            (
                Self::Sampling.name(),
                "How much of a file is sampled before compression begins (figures 4b and 11)",
                Self::Sampling,
            ),
            (
                Self::Vft.name(),
                "The ways of the value-frequency table that samples a whole file",
                Self::Vft,
            ),
            (
                Self::Pdw.name(),
                "Parallel decoding ways (figure 10)",
                Self::Pdw,
            ),
            (
                Self::Mag.name(),
                "Memory access granularity, for all codecs (figure 9)",
                Self::Mag,
            ),
        ]
    }
}

impl Word for Begin {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (
                "blocks",
                "With the first block, the tables loaded",
                Self::Blocks,
            ),
            (
                "reset",
                "With reset, before the tables are loaded",
                Self::Reset,
            ),
        ]
    }
}

impl Word for Kind {
    fn words() -> Vec<(&'static str, &'static str, Self)> {
        vec![
            (Kind::Registers.word(), "Flip-flops", Kind::Registers),
            (Kind::Memories.word(), "Memories", Kind::Memories),
        ]
    }
}
