//! Where the ranks of numbers' symbols come from.

/// Where the ranks of numbers' symbols come from.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Ranks {
    /// From the block, which begins with a base and a shift
    #[default]
    Block,
    /// From a trained table, the codebook
    Table,
}

impl Ranks {
    /// Both.
    pub const ALL: [Ranks; 2] = [Ranks::Block, Ranks::Table];
}

impl std::fmt::Display for Ranks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Ranks::Block => "block",
            Ranks::Table => "table",
        })
    }
}
