//! The outcome of a run: its counts, or the error that stopped it.

use std::collections::BTreeMap;
use std::fmt;

use hdlgen_hdl::sim::Violation;
use hdlgen_hdl::DesignError;

use crate::reference::Mismatch;

/// The traffic of one kind at the memory's port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Bursts that were read.
    pub reads: u64,
    /// Bursts that were written.
    pub writes: u64,
    /// Their bytes.
    pub bytes_read: u64,
    /// Their bytes, with those whose strobes are not set.
    pub bytes_written: u64,
}

impl Moved {
    /// Adds another's.
    pub fn add(&mut self, other: &Moved) {
        self.reads += other.reads;
        self.writes += other.writes;
        self.bytes_read += other.bytes_read;
        self.bytes_written += other.bytes_written;
    }
}

/// Cycles that something took, often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Latency {
    /// How often.
    pub count: u64,
    /// Half of them took at most this many cycles.
    pub median: u32,
    /// 99 % of them did.
    pub most: u32,
    /// The longest.
    pub longest: u32,
}

impl Latency {
    /// Of some, in any order.
    pub fn of(mut cycles: Vec<u32>) -> Self {
        cycles.sort_unstable();
        let at = |share: usize| {
            let index = (cycles.len() * share).div_ceil(100).saturating_sub(1);
            cycles.get(index).copied().unwrap_or(0)
        };
        Latency {
            count: cycles.len() as u64,
            median: at(50),
            most: at(99),
            longest: at(100),
        }
    }
}

/// The counts of a client.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counts {
    pub reads: u64,
    pub writes: u64,
    pub bytes_read: u64,
    pub bytes_written: u64,
    pub failed_reads: u64,
    pub poisoned_reads: u64,
    pub overtaking_reads: u64,
    pub failed_writes: u64,
    /// Cycles from a read's address to its first and its last data.
    pub to_first: Vec<u32>,
    pub to_last: Vec<u32>,
    /// Cycles from a write's address to its answer.
    pub to_answer: Vec<u32>,
}

/// The counts of a run, over all lanes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Cycles of the run.
    pub cycles: u64,
    /// Cycles of each lane until it was done, together.
    pub lane_cycles: u64,
    /// Reads that were answered.
    pub reads: u64,
    /// Writes that were answered.
    pub writes: u64,
    /// Bytes that the client read.
    pub bytes_read: u64,
    /// Bytes that the client wrote: strobes that were set.
    pub bytes_written: u64,
    /// Reads with an error in some beat.
    pub failed_reads: u64,
    /// Those of them in which `RUSER` marks some data as poison.
    pub poisoned_reads: u64,
    /// Reads that were answered before an older one of another ID.
    pub overtaking_reads: u64,
    /// Writes answered with an error.
    pub failed_writes: u64,
    /// The traffic at the memory's port, by kind.
    pub memory: BTreeMap<u32, Moved>,
    /// From a read's address to its first data.
    pub to_first: Latency,
    /// From a read's address to its last data.
    pub to_last: Latency,
    /// From a write's address to its answer.
    pub to_answer: Latency,
}

impl Report {
    pub(crate) fn add(&mut self, counts: &Counts, memory: &BTreeMap<u32, Moved>) {
        self.reads += counts.reads;
        self.writes += counts.writes;
        self.bytes_read += counts.bytes_read;
        self.bytes_written += counts.bytes_written;
        self.failed_reads += counts.failed_reads;
        self.poisoned_reads += counts.poisoned_reads;
        self.overtaking_reads += counts.overtaking_reads;
        self.failed_writes += counts.failed_writes;
        for (&id, moved) in memory {
            self.memory.entry(id).or_default().add(moved);
        }
    }

    /// Requests that were answered.
    pub fn requests(&self) -> u64 {
        self.reads + self.writes
    }

    /// The traffic at the memory's port, of all kinds.
    pub fn moved(&self) -> Moved {
        let mut all = Moved::default();
        self.memory.values().for_each(|moved| all.add(moved));
        all
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            cycles,
            reads,
            writes,
            ..
        } = self;
        writeln!(f, "{reads} reads and {writes} writes in {cycles} cycles")?;
        writeln!(
            f,
            "client: {} bytes read, {} written",
            self.bytes_read, self.bytes_written
        )?;
        for (kind, moved) in &self.memory {
            let Moved {
                bytes_read,
                bytes_written,
                ..
            } = moved;
            writeln!(
                f,
                "memory, kind {kind}: {bytes_read} bytes read, {bytes_written} written"
            )?;
        }
        for (what, latency) in [
            ("read, first data", self.to_first),
            ("read, last data", self.to_last),
            ("write, answer", self.to_answer),
        ] {
            let Latency {
                median,
                most,
                longest,
                ..
            } = latency;
            writeln!(
                f,
                "{what}: median {median} cycles, 99 % {most}, longest {longest}"
            )?;
        }
        write!(
            f,
            "errors: {} reads, {} writes",
            self.failed_reads, self.failed_writes
        )
    }
}

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
    /// Attributes of no request that is open, nor the unit's own.
    Attributes,
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
            Rule::Attributes => "the attributes are neither an open request's nor the unit's own",
        })
    }
}

/// Why a bench stopped.
#[derive(Debug, thiserror::Error)]
pub enum MemoryError {
    /// The module does not pass the checks.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// A port is missing, or has another width than it must have.
    #[error("{0}")]
    Port(String),
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
        /// The values that were seen.
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
        mismatch: Mismatch,
    },
    /// Nothing moves, though something is open.
    #[error("cycle {cycle}, lane {lane}: no transfer for {cycles} cycles; open: {open}")]
    Hang {
        /// The cycle.
        cycle: u64,
        /// The lane.
        lane: usize,
        /// For how many cycles.
        cycles: u64,
        /// The open requests on each port.
        open: String,
    },
    /// An assertion of the module did not hold.
    #[error("cycle {cycle}, lane {}: {}: {}", .violation.lane, .violation.scope, .violation.message)]
    Assertion {
        /// The cycle.
        cycle: u64,
        /// The assertion, with its lane.
        violation: Violation,
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
        /// The mistake.
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
pub(crate) struct Broken {
    /// The channel.
    pub port: String,
    /// The rule.
    pub rule: Rule,
    /// The values that were seen.
    pub detail: String,
}

impl Broken {
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
