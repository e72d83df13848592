//! How a bench, its clients and its memories behave, and which answers the clients must get.

use std::ops::Range;
use std::rc::Rc;

use hdlgen_hdl::sim::LANES;

use crate::generator::{Generator, Source, Traffic};
use crate::request::Request;
use crate::rules::DramRules;
use crate::storage::{zeros, Initial};

/// The options of a bench.
#[derive(Clone)]
pub struct Options {
    /// Lanes with a client and a memory of their own, 1 to 32.
    pub lanes: usize,
    /// All random choices start from it; each lane's by itself.
    pub seed: u64,
    /// How each client behaves.
    pub client: ClientOptions,
    /// Where the requests of a lane come from, by its number.
    pub source: Rc<dyn Fn(usize) -> Source>,
    /// How each memory behaves.
    pub memory: DramOptions,
    /// The bytes that each memory holds at first, and that its client expects there.
    pub initial: Initial,
    /// How requests must be answered.
    pub expectation: Expectation,
    /// Bytes of a block: what a failed write may leave undefined.
    pub block: usize,
    /// Cycles without any handshake after which a lane hangs.
    pub patience: u64,
    /// Cycles without a handshake of the client after which a lane hangs.
    pub client_patience: u64,
    /// Inverts `ready` in one of this many cycles, to check that no `valid` depends on it; 0 for never. Such a
    /// cycle takes twice the time.
    pub turn_every: u32,
    /// Registers and memories hold anything at power-up; else zeros.
    pub random_state: bool,
    /// Everything named is kept for a waveform, see
    /// [`Bench::trace`](crate::Bench::trace).
    pub traceable: bool,
    /// An error in a lane stops that lane only, see [`Bench::stopped`](crate::Bench::stopped); the module's
    /// assertions are not checked.
    pub isolated: bool,
}

impl Options {
    /// All lanes, each with requests of this traffic from a seed of its own.
    pub fn new(traffic: &Traffic, seed: u64) -> Self {
        let traffic = traffic.clone();
        let block = traffic.block as usize;
        Options {
            lanes: LANES,
            seed,
            client: ClientOptions::wild(),
            source: Rc::new(move |lane| {
                let seed = seed.wrapping_mul(1000) + lane as u64;
                Box::new(Generator::new(traffic.clone(), seed))
            }),
            memory: DramOptions::wild(),
            initial: zeros(),
            expectation: okay(),
            block,
            patience: 20_000,
            client_patience: 200_000,
            turn_every: 8,
            random_state: true,
            traceable: false,
            isolated: false,
        }
    }
}

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

/// Bursts that the memory answers with SLVERR.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Errors {
    /// Of all reads, 0 to 1.
    pub read_share: f64,
    /// Of all writes, 0 to 1.
    pub write_share: f64,
    /// The next this many reads.
    pub next_reads: u32,
    /// The next this many writes.
    pub next_writes: u32,
    /// All bursts that touch these addresses.
    pub addresses: Vec<Range<u64>>,
    /// Only bursts of this kind, as of [`Dram::kind`](crate::Dram::kind).
    pub kind: Option<u32>,
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
    /// Up to this many cycles more, at random.
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
    /// The rules that the unit must follow.
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

/// How a request must be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// OKAY.
    Okay,
    /// SLVERR or DECERR, of a read on at least the last beat of each block; memory stays as it is.
    Error,
    /// Either; after an error, the blocks that a write touches are undefined.
    Any,
}

/// The answer of each request. Without it being [`Answer::Any`] an error is still allowed for a
/// request that touches a block which an earlier error left undefined.
pub type Expectation = Rc<dyn Fn(&Request) -> Answer>;

/// Every request succeeds.
pub fn okay() -> Expectation {
    Rc::new(|_| Answer::Okay)
}

/// Any request may fail: for runs with errors injected below.
pub fn any() -> Expectation {
    Rc::new(|_| Answer::Any)
}
