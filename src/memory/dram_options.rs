//! How the memory behind the unit behaves.

use std::ops::Range;

/// What the unit's bursts to the memory must be, besides what AXI4 wants of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DramRules {
    /// Only INCR.
    pub incr_only: bool,
    /// Beats as wide as the port.
    pub full_width: bool,
    /// Address and length are multiples of so many bytes; 1 for any.
    pub granule: u64,
    /// Reads open at once, at most.
    pub reads: usize,
    /// Writes open at once, at most.
    pub writes: usize,
    /// No read of an address that an unanswered write writes.
    pub read_after_write: bool,
}

impl DramRules {
    /// All of them, with bursts of multiples of `granule` bytes.
    pub fn strict(granule: u64) -> Self {
        DramRules {
            incr_only: true,
            full_width: true,
            granule,
            reads: usize::MAX,
            writes: usize::MAX,
            read_after_write: true,
        }
    }

    /// Those of AXI4 alone.
    pub fn none() -> Self {
        DramRules {
            incr_only: false,
            full_width: false,
            granule: 1,
            reads: usize::MAX,
            writes: usize::MAX,
            read_after_write: false,
        }
    }
}

/// Bursts that the memory answers with SLVERR.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Errors {
    /// Of all reads, 0 to 1.
    pub read_share: f64,
    /// Of all writes, 0 to 1.
    pub write_share: f64,
    /// The next so many reads.
    pub next_reads: u32,
    /// The next so many writes.
    pub next_writes: u32,
    /// Whatever touches these addresses.
    pub addresses: Vec<Range<u64>>,
    /// Only bursts of this ID.
    pub id: Option<u32>,
    /// A failed write leaves random bytes; else it changes nothing.
    pub garbles: bool,
}

impl Errors {
    /// Whether there can be any.
    pub fn possible(&self) -> bool {
        self.reads_possible() || self.writes_possible()
    }

    /// Whether a read can fail.
    pub fn reads_possible(&self) -> bool {
        self.read_share > 0.0 || self.next_reads > 0 || !self.addresses.is_empty()
    }

    /// Whether a write can fail.
    pub fn writes_possible(&self) -> bool {
        self.write_share > 0.0 || self.next_writes > 0 || !self.addresses.is_empty()
    }
}

/// The memory's speed, moods and rules.
#[derive(Clone, Debug, PartialEq)]
pub struct DramOptions {
    /// Cycles from a burst's address, and all its data, to its answer, at least one.
    pub latency: u32,
    /// Up to so many cycles more, at random.
    pub random_latency: u32,
    /// Bytes a cycle, reads and writes together; `None` for what the port can move.
    pub bytes_per_cycle: Option<f64>,
    /// Percent of cycles, below 100, in which an address or data are not taken.
    pub stalls: u8,
    /// Percent of cycles, below 100, in which no answer begins.
    pub gaps: u8,
    /// `ready` comes after `valid`, never before it.
    pub ready_after_valid: bool,
    /// An address of a write is taken only when all its data were.
    pub address_after_data: bool,
    /// Bursts of different IDs are answered in any order.
    pub reorder: bool,
    /// Read data of different IDs come mixed.
    pub interleave: bool,
    /// Reads that it holds; more are not taken.
    pub reads: usize,
    /// Writes that it holds; more are not taken.
    pub writes: usize,
    /// What the unit must keep to.
    pub rules: DramRules,
}

impl DramOptions {
    /// As fast as the port, in order; only AXI4's own rules.
    pub fn ideal() -> Self {
        DramOptions {
            latency: 1,
            random_latency: 0,
            bytes_per_cycle: None,
            stalls: 0,
            gaps: 0,
            ready_after_valid: false,
            address_after_data: false,
            reorder: false,
            interleave: false,
            reads: 64,
            writes: 64,
            rules: DramRules::none(),
        }
    }

    /// Everything that AXI4 allows: late, in any order, with pauses.
    pub fn wild() -> Self {
        DramOptions {
            latency: 3,
            random_latency: 40,
            stalls: 30,
            gaps: 20,
            reorder: true,
            interleave: true,
            ..DramOptions::ideal()
        }
    }
}
