//! Errors of a design's parameters.

use crate::terms::{BlockSize, Mag, SymbolLength, TermError};

/// Why there is no design with some parameters.
#[derive(Debug, thiserror::Error)]
pub enum OptionsError {
    /// A value that a term does not have, or values that do not fit.
    #[error(transparent)]
    Term(#[from] TermError),
    /// Input other than names with a value each: a word without one, a parameter that is given twice or has
    /// no default.
    #[error("{0}")]
    Given(String),
    /// A name that no design has.
    #[error("there is no design '{given}' (`hdlgen designs` lists them)")]
    NoSuchDesign {
        /// The name given.
        given: String,
    },
    /// A parameter that the design does not have.
    #[error("--{flag}: not a parameter of {design} (`hdlgen help {design}` lists its parameters)")]
    NoSuchParameter {
        /// The parameter.
        flag: String,
        /// The design, as `--design` takes it.
        design: &'static str,
    },
    /// A text that is not one of the parameter's values.
    #[error("--{flag}: expected {allowed}, not '{given}'")]
    Word {
        /// The parameter.
        flag: &'static str,
        /// Its values, in words.
        allowed: String,
        /// The text given.
        given: String,
    },
    /// A number of pipeline stages that the design does not take.
    #[error("--stages {given}: {design} with these parameters takes 1 to {most}")]
    Stages {
        /// The number given.
        given: u32,
        /// The design, as `--design` takes it.
        design: &'static str,
        /// The most stages that it takes.
        most: u32,
    },
    /// A value that the other parameters, or the kind of design, do not allow.
    #[error("--{parameter}: {reason}")]
    Conflict {
        /// The parameter, with its value where that matters.
        parameter: String,
        /// Why it cannot be so.
        reason: String,
    },
    /// A codebook for other parameters or another design.
    #[error("a codebook {has}, not {wanted}")]
    Codebook {
        /// The codebook given, in words.
        has: String,
        /// The codebook wanted, likewise.
        wanted: String,
    },
    /// A design that cannot run on data: no blocks stream through it, or it has no codebook.
    #[error("{0}")]
    NotRun(String),
}

impl OptionsError {
    /// A value that the other parameters, or the kind of design, do not allow.
    pub fn conflict(parameter: impl Into<String>, reason: impl Into<String>) -> Self {
        OptionsError::Conflict {
            parameter: parameter.into(),
            reason: reason.into(),
        }
    }

    /// A codebook for other parameters or another design.
    pub fn codebook(has: String, wanted: String) -> Self {
        OptionsError::Codebook { has, wanted }
    }

    /// A codebook for a design that has no tables.
    pub fn no_tables(design: &str) -> Self {
        let reason = match design {
            "controller" => {
                "the tables of a controller are not preloaded: software loads them, with the driver"
                    .into()
            }
            design => format!("{design} has no tables for a codebook"),
        };
        Self::conflict("codebook", reason)
    }

    /// Data for a design without stream ports.
    pub fn no_streams(design: &str) -> Self {
        OptionsError::NotRun(format!(
            "{design} has no stream ports: it can be written and synthesised, but not run on data"
        ))
    }

    /// A design that has tables, and no codebook.
    pub fn no_codebook(design: &str) -> Self {
        OptionsError::NotRun(format!("{design} needs a codebook"))
    }

    /// `--mfv` for a symbol length whose symbols all have codewords.
    pub fn mfv_unused(symbol_length: SymbolLength) -> Self {
        let reason = format!("symbols of {symbol_length} bits all have codewords; a number of most frequent values is for 16 and 32 bits");
        Self::conflict("mfv", reason)
    }

    /// A codebook with another number of most frequent values.
    pub fn mfv(book: u32, design: u32) -> Self {
        let has = format!("of {book} most frequent values");
        Self::codebook(has, format!("{design} (--mfv)"))
    }

    /// A number of lanes that the design does not take.
    pub fn lanes(given: u32, design: &str, allowed: &str, block: BlockSize) -> Self {
        let words = block.get() / 4;
        let reason = format!(
            "{design} takes {allowed} for a block of {block} bytes, which has {words} words"
        );
        Self::conflict(format!("lanes {given}"), reason)
    }

    /// `--vft-ways` without sampling.
    pub fn table_unused() -> Self {
        let reason =
            "there is no value-frequency table without --codec e2mc, nor with --sampling off";
        Self::conflict("vft-ways", reason)
    }

    /// A memory port that is wider than a line of the metadata cache.
    pub fn memory_port(given: u32, mag: Mag) -> Self {
        let reason = format!("wider than the MAG of {mag} bytes (--mag {given} makes it as wide)");
        Self::conflict(format!("memory-port {given}"), reason)
    }
}
