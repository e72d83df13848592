//! Directions in which decoding ways run.

/// Layout of the ways of E2MC.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Ends {
    /// One after another, each forwards from a start of its own: the paper's
    #[default]
    One,
    /// In pairs, one forwards and one backwards, with half the pointers
    Both,
}

impl Ends {
    /// Both forms.
    pub const ALL: [Ends; 2] = [Ends::One, Ends::Both];
}

impl std::fmt::Display for Ends {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Ends::One => "one",
            Ends::Both => "both",
        })
    }
}
