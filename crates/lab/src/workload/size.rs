//! How large a workload is made.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The most bytes of a workload's largest array, which has more than half of them. The other arrays
/// are as large as the algorithm then makes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size(u32);

/// A size that is not one of the names and not a number of bytes in the range.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "a size is small, medium, large or a number of bytes from {least} to {most}, not '{given}'",
    least = Size::BYTES.start(),
    most = Size::BYTES.end()
)]
pub struct SizeError {
    given: String,
}

impl Size {
    /// 64 KiB.
    pub const SMALL: Size = Size(1 << 16);
    /// 2 MiB.
    pub const MEDIUM: Size = Size(1 << 21);
    /// 32 MiB.
    pub const LARGE: Size = Size(1 << 25);
    /// The range of a size, in bytes. Below it some workloads would be a few elements; above it a
    /// suffix tree's nodes would need more than the 24 bits that MUMmerGPU has for them.
    pub const BYTES: RangeInclusive<u32> = 1 << 12..=1 << 28;

    /// The bytes.
    pub fn bytes(self) -> usize {
        self.0 as usize
    }

    /// The size of `bytes` bytes.
    pub(super) fn of(bytes: u64) -> Result<Self, SizeError> {
        let in_range = u32::try_from(bytes)
            .ok()
            .filter(|b| Size::BYTES.contains(b));
        in_range.map(Size).ok_or_else(|| SizeError {
            given: bytes.to_string(),
        })
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        match text {
            "small" => Ok(Size::SMALL),
            "medium" => Ok(Size::MEDIUM),
            "large" => Ok(Size::LARGE),
            _ => match text.parse() {
                Ok(bytes) => Size::of(bytes),
                Err(_) => Err(SizeError { given: text.into() }),
            },
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Size::SMALL => f.write_str("small"),
            Size::MEDIUM => f.write_str("medium"),
            Size::LARGE => f.write_str("large"),
            Size(bytes) => write!(f, "{bytes}"),
        }
    }
}
