//! Where our number comes from, and the verdict on ours and the paper's.

use serde::Serialize;

/// Where what stands beside a printed number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Kind {
    /// Arithmetic on what the paper prints elsewhere: none of it is ours.
    #[serde(rename = "recomputed from print")]
    Recomputed,
    /// Our codecs, designs, synthesis or models.
    #[serde(rename = "measured here")]
    Here,
    /// The paper alone has it.
    #[serde(rename = "measured there")]
    There,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Recomputed, Kind::Here, Kind::There];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Recomputed => "recomputed from print",
            Kind::Here => "measured here",
            Kind::There => "measured there",
        }
    }

    /// The verdict on a difference that no rounding explains.
    pub(super) fn wrong(self, why: &str) -> Verdict {
        let why = why.into();
        match self {
            Kind::Recomputed => Verdict::Slip { why },
            _ => Verdict::Differs { why },
        }
    }
}

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
    /// The paper's own printed numbers do not give what it prints.
    #[serde(rename = "slip of the paper")]
    Slip {
        /// The result that they give.
        why: String,
    },
    /// There is nothing of ours to compare.
    #[serde(rename = "cannot be")]
    CannotBe {
        /// The missing part.
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
    pub const NAMES: [&'static str; 7] = [
        "equal",
        "compatible",
        "same order and sign",
        "differs",
        "slip of the paper",
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
            Verdict::Slip { .. } => 4,
            Verdict::CannotBe { .. } => 5,
            Verdict::NotRun { .. } => 6,
        }
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        Self::NAMES[self.place()]
    }

    /// The reason, what is missing, or the command; empty where ours agrees.
    pub fn reason(&self) -> &str {
        match self {
            Verdict::Differs { why } | Verdict::Slip { why } | Verdict::CannotBe { why } => why,
            Verdict::NotRun { command } => command,
            _ => "",
        }
    }
}
