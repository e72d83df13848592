//! How a client behaves.

/// When a client takes read data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadyFor {
    /// Whenever it likes.
    Always,
    /// Only while none of its writes is open.
    NoWrites,
    /// Never, until it is told otherwise.
    Nothing,
}

/// A client's pace and moods.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClientOptions {
    /// Reads open at once, at most.
    pub reads: usize,
    /// Writes open at once, at most.
    pub writes: usize,
    /// Percent of cycles, below 100, in which a write's answer is not taken.
    pub answer_stalls: u8,
    /// Percent of cycles, below 100, in which read data are not taken.
    pub data_stalls: u8,
    /// `ready` comes after `valid`, never before it.
    pub ready_after_valid: bool,
    /// When it takes read data.
    pub ready_for: ReadyFor,
    /// Percent of cycles, below 100, in which no request begins, and no beat of write data.
    pub gaps: u8,
    /// Cycles, at most, between a write's address and its first data, whichever comes first; 0
    /// offers both at once.
    pub skew: u32,
    /// There may be bursts that AXI4 forbids. They must be answered with an error.
    pub forbidden: bool,
}

impl ClientOptions {
    /// As fast as the port.
    pub fn fast() -> Self {
        ClientOptions {
            reads: 16,
            writes: 16,
            answer_stalls: 0,
            data_stalls: 0,
            ready_after_valid: false,
            ready_for: ReadyFor::Always,
            gaps: 0,
            skew: 0,
            forbidden: false,
        }
    }

    /// With pauses everywhere.
    pub fn wild() -> Self {
        ClientOptions {
            answer_stalls: 40,
            data_stalls: 40,
            gaps: 20,
            skew: 12,
            ..ClientOptions::fast()
        }
    }
}
