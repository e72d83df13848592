//! A slice of the L2 and the memory controller behind it.

use std::collections::{HashMap, VecDeque};

use super::cache::Cache;
use super::codec::{Codec, Pool};
use super::gpu::{cycle, Gpu, Time};
use super::sectors::Sectors;
use super::trace::Kind;

/// A request on its way from an SM to the L2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input {
    /// The SM.
    pub sm: u16,
    /// Its kind.
    pub kind: Kind,
    /// The block.
    pub block: u64,
    /// The sectors that it touches.
    pub sectors: Sectors,
    /// Its contents.
    pub data: u32,
    /// When the request was made.
    pub sent: Time,
}

/// A block in the L2.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The sectors that are there.
    pub valid: Sectors,
    /// Those of which the memory has something else.
    pub dirty: Sectors,
    /// Its contents.
    pub data: u32,
}

/// Sectors of a block that are being read, and the last of the reads.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// The sectors.
    pub sectors: Sectors,
    /// The read.
    pub last: u32,
}

/// A block, or sectors of one, that is read from memory.
#[derive(Clone, Debug)]
pub struct Read {
    /// Its slice.
    pub slice: u32,
    /// The block.
    pub block: u64,
    /// Its sectors that are read.
    pub sectors: Sectors,
    /// Its contents in memory.
    pub data: u32,
    /// Its contents after a store meanwhile, and the sectors that this touched.
    pub stored: Option<u32>,
    /// See `stored`.
    pub dirty: Sectors,
    /// Whether the memory has it compressed.
    pub is_compressed: bool,
    /// The parts still to come: the block, and with it its metadata where both were asked for.
    pub parts: u8,
    /// Loads that wait for it.
    pub loads: Vec<Input>,
}

/// A line of metadata that is read.
#[derive(Default)]
pub struct MetadataRead {
    /// Reads that wait for it.
    pub reads: Vec<u32>,
    /// Whether a write has changed it meanwhile.
    pub is_dirty: bool,
}

/// Counts of a slice and its controller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Loads and stores, and those whose block was there.
    pub requests: u64,
    /// Those whose block was in the L2.
    pub hits: u64,
    /// Accesses to the metadata cache.
    pub metadata: u64,
    /// Those that it answered.
    pub metadata_hits: u64,
    /// Bursts of metadata, read and written.
    pub metadata_bursts: u64,
    /// Blocks compressed.
    pub compressed: u64,
    /// Blocks decompressed.
    pub decompressed: u64,
}

/// A slice.
pub struct Slice {
    /// Blocks.
    pub l2: Cache<Line>,
    /// Reads of blocks, by block.
    pub reads: HashMap<u64, Pending>,
    /// How many reads there are.
    pub reading: u32,
    /// Requests that wait for the port.
    pub input: VecDeque<Input>,
    /// Until when the port is busy, and whether it has been asked to serve.
    pub port: Time,
    /// Whether it will look at its input.
    pub is_called: bool,
    /// Writes that the memory has not got yet.
    pub writes: u32,
    compressors: Pool,
    decompressors: Pool,
    /// Lines of metadata, and whether the memory has something else.
    pub metadata: Cache<bool>,
    /// Lines that are read.
    pub metadata_reads: HashMap<u64, MetadataRead>,
    /// The counts of its work.
    pub counts: Counts,
}

impl Slice {
    /// A slice at rest.
    pub fn new(gpu: &Gpu, codec: &Codec, block: u32) -> Self {
        let memory = &gpu.memory;
        let tick = cycle(memory.clock_mhz);
        Slice {
            l2: Cache::new(gpu.l2.bytes / memory.controllers / block, gpu.l2.ways),
            reads: HashMap::new(),
            reading: 0,
            input: VecDeque::new(),
            port: 0,
            is_called: false,
            writes: 0,
            compressors: Pool::new(&codec.compressors, tick),
            decompressors: Pool::new(&codec.decompressors, tick),
            metadata: Cache::new(
                gpu.metadata_cache.bytes / memory.mag.get(),
                gpu.metadata_cache.ways,
            ),
            metadata_reads: HashMap::new(),
            counts: Counts::default(),
        }
    }
    /// Compresses a block; when that ends.
    pub fn compress(&mut self, now: Time) -> Time {
        self.counts.compressed += 1;
        self.compressors.take(now)
    }

    /// Decompresses a block; when that ends.
    pub fn decompress(&mut self, now: Time) -> Time {
        self.counts.decompressed += 1;
        self.decompressors.take(now)
    }
}
