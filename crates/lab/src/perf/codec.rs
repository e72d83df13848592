//! A codec as the model knows it: the bursts of each block, and its units' times.

use serde::Serialize;

use super::gpu::Time;

/// Compressors, or decompressors, of a controller. Cycles are those of the memory's command clock.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Units {
    /// From a block's arrival to its end.
    pub latency: f64,
    /// From a block to the next in a unit.
    pub interval: f64,
    /// Units of a controller; as many as are asked for if there is no number.
    pub count: Option<u32>,
}

impl Units {
    /// Units that are never busy.
    pub fn always(latency: f64) -> Self {
        Units {
            latency,
            interval: 0.0,
            count: None,
        }
    }
}

/// When a read that misses the metadata cache begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub enum MetadataMiss {
    /// With the metadata, so that no more bursts are read than there are.
    #[default]
    Serial,
    /// At once, of the whole block.
    Whole,
}

/// The data that toggles of the channels are counted of.
#[derive(Clone, Debug, PartialEq)]
pub struct Toggles {
    /// Whether channels have data bus inversion.
    pub dbi: bool,
    /// A block's size for each block of the trace's data: what is stored of it if it is stored compressed,
    /// then anything. Empty if none is.
    pub stored: Vec<u8>,
}

/// A codec in a controller.
#[derive(Clone, Debug, PartialEq)]
pub struct Codec {
    /// The bursts of each block of the trace's data, as many as the block has where it is raw.
    pub bursts: Vec<u8>,
    /// Its compressors.
    pub compressors: Units,
    /// Its decompressors, which raw blocks go past.
    pub decompressors: Units,
    /// The effect of a miss in the metadata cache; without a codec there is no metadata.
    pub metadata: Option<MetadataMiss>,
    /// While this many instructions are executed, by all warps together, all blocks are raw: the time
    /// of sampling.
    pub raw_instructions: u64,
    /// The blocks that it stores, if toggles are to be counted.
    pub toggles: Option<Toggles>,
}

/// Units in use.
pub(super) struct Pool {
    latency: Time,
    interval: Time,
    /// When each is free again; none that never are busy.
    free: Vec<Time>,
}

impl Pool {
    pub fn new(units: &Units, tick: Time) -> Self {
        let time = |cycles: f64| (cycles * tick as f64).round() as Time;
        Pool {
            latency: time(units.latency),
            interval: time(units.interval),
            free: vec![0; units.count.unwrap_or(0) as usize],
        }
    }

    /// Gives a block to the unit that is free first; when it is through.
    pub fn take(&mut self, now: Time) -> Time {
        let Some(free) = self.free.iter_mut().min() else {
            return now + self.latency;
        };
        let start = now.max(*free);
        *free = start + self.interval;
        start + self.latency
    }
}
