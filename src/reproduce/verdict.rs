//! Verdicts on a number of ours beside a paper's.

use serde::Serialize;

/// How ours agrees with the paper's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict")]
pub enum Verdict {
    /// Arithmetic, to the printed digit.
    #[serde(rename = "equal")]
    Equal,
    /// Arithmetic, if the printed numbers that it comes from are taken within their rounding.
    #[serde(rename = "compatible")]
    Compatible,
    /// Measured on other data or another library: on the same side of no change as the paper's, and
    /// before and behind the same others.
    #[serde(rename = "same order and sign")]
    SameOrder,
    /// None of these.
    #[serde(rename = "differs")]
    Differs {
        /// The reason, as far as it is known.
        why: String,
    },
    /// There is nothing of ours to compare.
    #[serde(rename = "cannot be")]
    CannotBe {
        /// What is missing.
        why: String,
    },
    /// It can be measured, and was not.
    #[serde(rename = "not run")]
    NotRun {
        /// The command that measures it.
        command: String,
    },
}

impl Verdict {
    /// The names of all, from the best on.
    pub const NAMES: [&'static str; 6] = [
        "equal",
        "compatible",
        "same order and sign",
        "differs",
        "cannot be",
        "not run",
    ];

    /// Its place in [`NAMES`](Self::NAMES).
    pub fn place(&self) -> usize {
        match self {
            Verdict::Equal => 0,
            Verdict::Compatible => 1,
            Verdict::SameOrder => 2,
            Verdict::Differs { .. } => 3,
            Verdict::CannotBe { .. } => 4,
            Verdict::NotRun { .. } => 5,
        }
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        Self::NAMES[self.place()]
    }

    /// The reason, what is missing, or the command; empty where ours agrees.
    pub fn reason(&self) -> &str {
        match self {
            Verdict::Differs { why } | Verdict::CannotBe { why } => why,
            Verdict::NotRun { command } => command,
            _ => "",
        }
    }
}
