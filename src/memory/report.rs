//! What a run comes to.

use std::collections::BTreeMap;
use std::fmt;

use super::client::Counts;

/// What moved over the memory's port for one ID.
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
    /// Half of them took at most so many cycles.
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

/// What a run comes to, over all lanes.
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
    /// Writes answered with an error.
    pub failed_writes: u64,
    /// What moved over the memory's port, by ID.
    pub memory: BTreeMap<u32, Moved>,
    /// From a read's address to its first data.
    pub to_first: Latency,
    /// From a read's address to its last data.
    pub to_last: Latency,
    /// From a write's address to its answer.
    pub to_answer: Latency,
}

impl Report {
    pub(super) fn add(&mut self, counts: &Counts, memory: &BTreeMap<u32, Moved>) {
        self.reads += counts.reads;
        self.writes += counts.writes;
        self.bytes_read += counts.bytes_read;
        self.bytes_written += counts.bytes_written;
        self.failed_reads += counts.failed_reads;
        self.failed_writes += counts.failed_writes;
        for (&id, moved) in memory {
            self.memory.entry(id).or_default().add(moved);
        }
    }

    /// Requests that were answered.
    pub fn requests(&self) -> u64 {
        self.reads + self.writes
    }

    /// What moved over the memory's port, of all IDs.
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
        for (id, moved) in &self.memory {
            let Moved {
                bytes_read,
                bytes_written,
                ..
            } = moved;
            writeln!(
                f,
                "memory, ID {id}: {bytes_read} bytes read, {bytes_written} written"
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
