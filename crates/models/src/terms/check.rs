//! Check codes stored with compressed blocks.

/// How a block that was decompressed is checked.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Check {
    /// By nothing but the format
    #[default]
    None,
    /// By a CRC-16 of the block in the last two bytes of its last burst
    Crc16,
}

impl Check {
    /// All of them.
    pub const ALL: [Check; 2] = [Check::None, Check::Crc16];

    /// Bytes of a compressed block's last burst that it takes.
    pub const fn bytes(self) -> u32 {
        match self {
            Check::None => 0,
            Check::Crc16 => 2,
        }
    }

    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        *self == Check::None
    }
}

impl std::fmt::Display for Check {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Check::None => "none",
            Check::Crc16 => "crc16",
        })
    }
}
