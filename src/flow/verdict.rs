//! The outcome of a proof, by any program.

/// The outcome of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds, for all time.
    Proved,
    /// It holds in every run of this many cycles; longer runs were not checked.
    Holds {
        /// Cycles from the beginning.
        cycles: u32,
    },
    /// There is a run in which it fails.
    Refuted {
        /// The cycle in which it does.
        cycle: u32,
    },
}
