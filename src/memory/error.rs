//! What a bench finds wrong.

use std::fmt;

use crate::hdl::DesignError;

/// A rule of AXI4, or of the unit's own, that it broke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// `valid` fell before `ready` came.
    ValidDropped,
    /// The payload changed while it waited for `ready`.
    PayloadChanged,
    /// `valid` depends on a `ready` of the same cycle.
    ValidWaitsForReady,
    /// `valid` is up in reset.
    ValidInReset,
    /// An answer to no request: none of its ID is open.
    UnknownId,
    /// An answer to a write before its address and all its data were taken.
    EarlyAnswer,
    /// A burst's read data between those of another burst, or of another ID's.
    Interleaved,
    /// `last` on the wrong beat.
    Last,
    /// Another response than the request must have.
    Response,
    /// A burst to the memory that is not INCR.
    NotIncr,
    /// A burst to the memory that is narrower, or wider, than the port.
    Narrow,
    /// A burst to the memory whose address or length is no multiple of what it must be.
    Unaligned,
    /// A burst over a boundary of 4 KB.
    Boundary,
    /// More bursts open than allowed.
    Outstanding,
    /// A read of the memory at an address that an unanswered write writes.
    ReadOverlapsWrite,
    /// Strobes outside the beat's bytes.
    Strobe,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rule::ValidDropped => "valid fell before ready came",
            Rule::PayloadChanged => "the payload changed while it waited for ready",
            Rule::ValidWaitsForReady => "valid depends on a ready of the same cycle",
            Rule::ValidInReset => "valid is up in reset",
            Rule::UnknownId => "no request of this ID is open",
            Rule::EarlyAnswer => "the write is answered before address and data were taken",
            Rule::Interleaved => "read data of another ID in the middle of a burst",
            Rule::Last => "last is on the wrong beat",
            Rule::Response => "the response is not the one that the request must have",
            Rule::NotIncr => "the burst is not INCR",
            Rule::Narrow => "the burst's size is not the port's width",
            Rule::Unaligned => "address or length is no multiple of what it must be",
            Rule::Boundary => "the burst crosses a boundary of 4 KB",
            Rule::Outstanding => "more bursts are open than allowed",
            Rule::ReadOverlapsWrite => "the read overlaps an unanswered write",
            Rule::Strobe => "a strobe is set outside the beat's bytes",
        })
    }
}

/// Why a bench stopped.
#[derive(Debug, thiserror::Error)]
pub enum MemoryError {
    /// The module does not pass the checks.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// A port is missing.
    #[error("{module} has no port {port}")]
    NoPort {
        /// The module.
        module: String,
        /// The port.
        port: String,
    },
    /// A port has another width than it must have.
    #[error("{port} is {width} bits wide, not {expected}")]
    Width {
        /// The port.
        port: String,
        /// Its width in bits.
        width: u32,
        /// What it must be.
        expected: String,
    },
    /// The module broke a rule.
    #[error("cycle {cycle}, lane {lane}, {port}: {rule}: {detail}")]
    Rule {
        /// The cycle.
        cycle: u64,
        /// The lane.
        lane: usize,
        /// The channel, as `s_axi_r`.
        port: String,
        /// The rule.
        rule: Rule,
        /// What was seen.
        detail: String,
    },
    /// A read returned what the memory never held at that time.
    #[error("cycle {cycle}, lane {lane}, s_axi_r: {request}: {mismatch}")]
    Data {
        /// The cycle.
        cycle: u64,
        /// The lane.
        lane: usize,
        /// The read.
        request: String,
        /// The first wrong byte.
        mismatch: super::Mismatch,
    },
    /// Nothing moves, though something is open.
    #[error("cycle {cycle}, lane {lane}: nothing moved for {cycles} cycles; open: {open}")]
    Hang {
        /// The cycle.
        cycle: u64,
        /// The lane.
        lane: usize,
        /// For how many cycles.
        cycles: u64,
        /// What is open on each port.
        open: String,
    },
    /// An assertion of the module did not hold.
    #[error("cycle {cycle}, lane {}: {}: {}", .violation.lane, .violation.scope, .violation.message)]
    Assertion {
        /// The cycle.
        cycle: u64,
        /// The assertion, with its lane.
        violation: crate::hdl::sim::Violation,
    },
    /// The register port answered with an error, or there is none.
    #[error("cycle {cycle}, lane {lane}, s_axil: {what} of register {address:#x} was refused")]
    Refused {
        /// The cycle.
        cycle: u64,
        /// The lane.
        lane: usize,
        /// A read or a write.
        what: &'static str,
        /// The register's byte address.
        address: u32,
    },
    /// A line of a trace is no access.
    #[error("line {line} of the trace: {what}: {text}")]
    Trace {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        what: &'static str,
        /// The line.
        text: String,
    },
    /// The waveform cannot be written.
    #[error("cannot write the waveform: {0}")]
    Waveform(#[from] std::io::Error),
}

/// A broken rule, before it is known where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    /// The channel.
    pub port: String,
    /// The rule.
    pub rule: Rule,
    /// What was seen.
    pub detail: String,
}

impl Broken {
    /// Of a channel.
    pub fn new(channel: &super::Channel, rule: Rule, detail: String) -> Self {
        Broken {
            port: channel.name.clone(),
            rule,
            detail,
        }
    }

    /// At a cycle of a lane.
    pub fn at(self, cycle: u64, lane: usize) -> MemoryError {
        MemoryError::Rule {
            cycle,
            lane,
            port: self.port,
            rule: self.rule,
            detail: self.detail,
        }
    }
}
