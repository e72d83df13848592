//! The prefix codes of planes, in bits.

/// Bits of the codes of planes that are not zero, whole planes' (1) apart.
pub const CODE_BITS: u32 = 5;

/// Bits of the code of one zero DBX: 001.
pub const ZERO_CODE_BITS: u32 = 3;

/// Bits of the code of a run of them: 01, and the run's length less 2.
pub const RUN_CODE_BITS: u32 = 2 + RUN_BITS;

/// Bits of a run's length.
pub const RUN_BITS: u32 = 5;
