//! How a mode is chosen.

/// How pfor chooses the mode of a block.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// By an estimated size in modes 0 to 5
    #[default]
    Estimate,
    /// By an estimated size of half of the block in modes 0 to 5
    Half,
    /// By the exact size in every mode
    Exact,
}

impl Choice {
    /// All of them.
    pub const ALL: [Choice; 3] = [Choice::Estimate, Choice::Half, Choice::Exact];

    /// Its word.
    pub const fn name(self) -> &'static str {
        match self {
            Choice::Estimate => "estimate",
            Choice::Half => "half",
            Choice::Exact => "exact",
        }
    }

    /// Description of its criterion.
    pub const fn about(self) -> &'static str {
        match self {
            Choice::Estimate => "By an estimated size in modes 0 to 5",
            Choice::Half => "By an estimated size of half of the block in modes 0 to 5",
            Choice::Exact => "By the exact size in every mode; software only",
        }
    }
}

impl std::fmt::Display for Choice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
