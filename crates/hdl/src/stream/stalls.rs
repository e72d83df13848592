//! Pauses on both sides of a design.

/// How often each side of a stream makes the other wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stalls {
    /// The random choices, and in co-simulation unknown initial values, start from it.
    pub seed: u64,
    /// Percent of cycles, below 100, in which the input has nothing to offer.
    pub input: u8,
    /// Percent of cycles, below 100, in which the output is not taken.
    pub output: u8,
}

impl Stalls {
    /// Both sides are always ready.
    pub const NONE: Stalls = Stalls {
        seed: 0,
        input: 0,
        output: 0,
    };

    /// Both sides are always ready; unknown initial values start from the seed.
    pub const fn none(seed: u64) -> Self {
        Stalls {
            seed,
            ..Stalls::NONE
        }
    }
}
