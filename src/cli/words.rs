//! The words that flags take for what is not the command line's own.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::design::simulate::Begin;
use crate::eval::source::Reading;
use crate::eval::Study;
use crate::terms::{Ends, NumberFormat};

/// A choice that a flag makes by a word.
pub(super) trait Word: Copy + Send + Sync + 'static {
    /// Each word, what it means, and what it chooses.
    const WORDS: &'static [(&'static str, &'static str, Self)];
}

/// Takes the words of a choice.
pub(super) fn words<T: Word>() -> impl TypedValueParser<Value = T> {
    let words = T::WORDS.iter();
    let words = words.map(|(word, about, _)| PossibleValue::new(*word).help(*about));
    PossibleValuesParser::new(words.collect::<Vec<_>>()).try_map(|text| {
        let mut words = T::WORDS.iter();
        let found = words.find(|(word, ..)| *word == text);
        found.map(|(.., chosen)| *chosen).ok_or("no such word")
    })
}

impl Word for NumberFormat {
    const WORDS: &'static [(&'static str, &'static str, Self)] = &[
        ("bf16", "bfloat16: the exponent, 8 bits", Self::Bf16),
        (
            "fp16",
            "IEEE half precision: the exponent, 5 bits",
            Self::Fp16,
        ),
        (
            "fp8-e4m3",
            "8-bit floating point: the exponent, 4 bits",
            Self::Fp8E4m3,
        ),
        (
            "fp8-e5m2",
            "8-bit floating point: the exponent, 5 bits",
            Self::Fp8E5m2,
        ),
        (
            "int8",
            "8-bit integers: the upper half of twice the magnitude, 4 bits",
            Self::Int8,
        ),
    ];
}

impl Word for Ends {
    const WORDS: &'static [(&'static str, &'static str, Self)] = &[
        (
            "one",
            "One after another, each forwards from a start of its own: the paper's",
            Self::One,
        ),
        (
            "both",
            "In pairs, one forwards and one backwards, with half the pointers",
            Self::Both,
        ),
    ];
}

impl Word for Reading {
    const WORDS: &'static [(&'static str, &'static str, Self)] = &[
        (
            "auto",
            "By name and first bytes: gzip, zstd, .npy, .npz, traces (.trace, .traceg); raw otherwise",
            Self::Auto,
        ),
        ("raw", "Every file's own bytes", Self::Raw),
        (
            "trace",
            "As memory traces, gzip and zstd taken off",
            Self::Trace,
        ),
    ];
}

impl Word for Study {
    const WORDS: &'static [(&'static str, &'static str, Self)] = &[
        (
            "sl",
            "E2MC's symbol length (the paper's figure 3)",
            Self::Sl,
        ),
        (
            "mfv",
            "The most frequent values that have codewords (figure 4a)",
            Self::Mfv,
        ),
        (
            "sampling",
            "How much of a file is sampled before it is compressed (figures 4b and 11)",
            Self::Sampling,
        ),
        ("pdw", "Parallel decoding ways (figure 10)", Self::Pdw),
        (
            "mag",
            "Memory access granularity, for all codecs (figure 9)",
            Self::Mag,
        ),
    ];
}

impl Word for Begin {
    const WORDS: &'static [(&'static str, &'static str, Self)] = &[
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
    ];
}
