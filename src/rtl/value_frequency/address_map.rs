//! Where the words lie behind the configuration port, as byte addresses.

/// Bits of a byte address.
pub const ADDRESS_BITS: u32 = 18;

/// Written: one of [`START`], [`STOP`] and [`CLEAR`]; read: zero.
pub const CONTROL: u32 = 0x0;
/// The state in the bits 1 … 0, [`FRAMING_ERROR`], and with protection [`DAMAGED`].
pub const STATUS: u32 = 0x4;
/// Blocks to sample from the next start on; 0: until a stop.
pub const LENGTH: u32 = 0x8;
/// Blocks that were sampled since the last clear.
pub const SAMPLED: u32 = 0xc;
/// Blocks that were not, since the last clear.
pub const SKIPPED: u32 = 0x10;
/// Symbols that were sampled since the last clear.
pub const TOTAL: u32 = 0x14;
/// Words of registers from [`CONTROL`] on.
pub const REGISTERS: u32 = 6;

/// Counts: word set × ways + way, or tree × 2^SL + value.
pub const COUNTS: u32 = 0x10000;
/// Values: word set × ways + way (SL 16 and 32).
pub const VALUES: u32 = 0x20000;
/// Bits of a word's number in one of these two regions.
pub const REGION_BITS: u32 = 14;

/// Of [`CONTROL`]: sample as many blocks as [`LENGTH`] says. Refused while sampling or clearing.
pub const START: u32 = 1;
/// Of [`CONTROL`]: take no more blocks.
pub const STOP: u32 = 2;
/// Of [`CONTROL`]: empty the table. Refused while sampling or clearing.
pub const CLEAR: u32 = 4;

/// State of [`STATUS`]: neither sampling nor clearing, and the last sampling, if any, was stopped.
pub const IDLE: u32 = 0;
/// State of [`STATUS`]: blocks are taken, or symbols are still counted.
pub const SAMPLING: u32 = 1;
/// State of [`STATUS`]: the table is emptied, an entry a cycle.
pub const CLEARING: u32 = 2;
/// State of [`STATUS`]: as many blocks are counted as the start asked for.
pub const DONE: u32 = 3;
/// Bit of [`STATUS`]: since the last clear some block's `tlast` was in the wrong place.
pub const FRAMING_ERROR: u32 = 4;
/// Bit of [`STATUS`]: since the last clear a word of the table had a flipped bit.
pub const DAMAGED: u32 = 8;
