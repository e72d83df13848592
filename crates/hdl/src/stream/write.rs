//! Configuration.

/// A write to a configuration port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write {
    /// Of a 32-bit word, in bytes.
    pub address: u32,
    /// The word.
    pub data: u32,
}
