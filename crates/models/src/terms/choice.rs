//! How a mode is chosen.

/// How pfor chooses the mode of a block.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// By an estimated size for modes 0 to 5, as hardware does
    #[default]
    Estimate,
    /// By the exact size in every mode
    Exact,
}

impl Choice {
    /// Both.
    pub const ALL: [Choice; 2] = [Choice::Estimate, Choice::Exact];
}

impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Choice::Estimate => "estimate",
            Choice::Exact => "exact",
        })
    }
}
