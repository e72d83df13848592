//! The GPU that is modelled: processors, caches, memory, and what each spends.
//!
//! A file of TOML, of which some are part of the program.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::energy::{Energy, WireType};
use super::trace::Processors;
use crate::terms::{data, BlockSize, Geometry, Mag};

/// Femtoseconds, in which all clocks are counted.
pub type Time = u64;

/// The most cycles that any time may have.
const CYCLES: u32 = 1 << 16;

/// The GPUs that are known, by name.
const KNOWN: [(&str, &str); 5] = [
    ("gtx580", include_str!("gtx580.toml")),
    ("rtx3070", include_str!("rtx3070.toml")),
    ("hbm3", include_str!("hbm3.toml")),
    ("hbm3e", include_str!("hbm3e.toml")),
    ("gddr7", include_str!("gddr7.toml")),
];

/// A GPU.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gpu {
    /// Its title.
    pub title: String,
    /// Its processors.
    pub cores: Cores,
    /// Each processor's cache of loads; stores go through it.
    pub l1: CacheSize,
    /// The cache that all share, in slices, one a memory controller.
    pub l2: L2,
    /// Its memory.
    pub memory: Memory,
    /// Each controller's cache of metadata.
    pub metadata_cache: CacheSize,
    /// Its energy constants.
    pub energy: Energy,
    /// Its channels' wires; without them toggles cannot be counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wires: Option<WireType>,
}

/// Streaming multiprocessors (SMs). Each of a processor's schedulers has its share of the warps, and issues an
/// instruction per cycle: of the warp that it issued last while that can go on, and of the oldest one that can then.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cores {
    /// SMs.
    pub count: u16,
    /// Their clock, the L2's, and that of the network between them.
    pub clock_mhz: f64,
    /// Warps of an SM.
    pub warps: u16,
    /// Schedulers of an SM: instructions that it issues per cycle.
    pub schedulers: u16,
    /// Load instructions of a warp that may be on their way before it waits, up to 8.
    pub loads_per_warp: u8,
    /// Blocks that an SM may be waiting for; one that several warps wait for counts once.
    pub loads_per_sm: u32,
    /// Blocks of an SM's stores that the L2 has not taken yet.
    pub stores_per_sm: u32,
    /// Bytes a cycle that an SM gets from the L2.
    pub bytes_per_cycle: u32,
}

/// A set-associative cache with blocks of the memory as lines, or for metadata with bursts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CacheSize {
    /// Bytes; none without the cache.
    pub bytes: u32,
    /// Ways.
    pub ways: u32,
}

/// The L2 and the way there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct L2 {
    /// Bytes of all slices.
    pub bytes: u32,
    /// Ways.
    pub ways: u32,
    /// From an SM to the L2 and back, in cycles of the SMs' clock.
    pub latency_cycles: u32,
    /// Bytes a cycle of each slice.
    pub bytes_per_cycle: u32,
    /// Reads that a slice may be waiting for.
    pub misses: u32,
    /// Whether it and the L1s fetch and keep sectors of 32 bytes by themselves, not whole blocks.
    pub by_sector: bool,
}

/// The memory: timing as data sheets have it, in cycles of the command clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Controllers.
    pub controllers: u32,
    /// Channels of a controller, each with a command bus and a data bus.
    pub channels: u32,
    /// The command clock.
    pub clock_mhz: f64,
    /// Bytes of a burst, the memory access granularity.
    pub mag: Mag,
    /// Cycles of a burst on the data bus.
    pub burst: u32,
    /// Banks of a channel.
    pub banks: u32,
    /// Groups of them; 1 without.
    pub bank_groups: u32,
    /// Column to column of the same bank group; between groups it is `burst`.
    pub ccd_l: u32,
    /// Bytes of a row of a bank.
    pub row_bytes: u32,
    /// Activate to column.
    pub rcd: u32,
    /// Precharge to activate.
    pub rp: u32,
    /// Activate to precharge.
    pub ras: u32,
    /// Read to data.
    pub cl: u32,
    /// Write to data.
    pub wl: u32,
    /// Activate to activate of another bank.
    pub rrd: u32,
    /// The same of the same bank group.
    pub rrd_l: u32,
    /// The time within which a fifth activate must wait; 0 without that rule.
    pub faw: u32,
    /// End of written data to read.
    pub wtr: u32,
    /// The same of the same bank group.
    pub wtr_l: u32,
    /// End of written data to precharge.
    pub wr: u32,
    /// Read to precharge.
    pub rtp: u32,
    /// From a refresh to the next; 0 without refresh.
    pub refi: u32,
    /// How long a refresh takes.
    pub rfc: u32,
    /// Reads that the scheduler of a channel sees.
    pub reads: u32,
    /// Writes that it sees, how many of them make it turn to them, and at how many it turns back.
    pub writes: [u32; 3],
    /// Cycles through the controller and the memory's interface, besides all these.
    pub fixed: u32,
}

impl Memory {
    /// Cycles within which a refresh is over and some block is read or written, at the most: until rows
    /// can be closed, the refresh itself, and opening a row again. A refresh for each such time would close
    /// every row before it is of use.
    fn refresh_and_access(&self, block_bursts: u32) -> u32 {
        let block = self.burst.max(self.ccd_l) * block_bursts;
        let rows = self.rcd + self.rp + self.ras + self.rrd.max(self.rrd_l) + self.faw;
        let wtr = self.wtr.max(self.wtr_l);
        let columns = self.cl + self.wl + wtr + self.wr + self.rtp + 2 * block;
        rows + columns + self.rfc
    }
}

/// Why there is no such GPU.
#[derive(Debug, thiserror::Error)]
pub enum GpuError {
    /// The file cannot be read.
    #[error(
        "'{name}' is none of {}, and cannot be read as a file: {source}",
        Gpu::listed()
    )]
    Read {
        /// The name or the file.
        name: String,
        /// The system's answer.
        source: std::io::Error,
    },
    /// The file is not one that describes a GPU.
    #[error("{name}: {reason}")]
    Content {
        /// The file.
        name: String,
        /// The mistake.
        reason: String,
    },
}

impl Gpu {
    /// The names of those that are known.
    pub fn names() -> impl Iterator<Item = &'static str> {
        KNOWN.iter().map(|(name, _)| *name)
    }

    /// These names, with commas between them.
    pub fn listed() -> String {
        KNOWN.map(|(name, _)| name).join(", ")
    }

    /// One that is known by name, or else of a file.
    ///
    /// # Errors
    /// If there is no such file, or a value in it is missing, unknown or without meaning.
    pub fn find(name: &str) -> Result<Self, GpuError> {
        let known = KNOWN.iter().find(|(known, _)| *known == name);
        let text = match known {
            Some((_, text)) => (*text).to_owned(),
            None => data::read_text(Path::new(name)).map_err(|source| GpuError::Read {
                name: name.to_owned(),
                source,
            })?,
        };
        let content = |reason: String| GpuError::Content {
            name: name.to_owned(),
            reason,
        };
        let gpu: Gpu = toml::from_str(&text).map_err(|e| content(e.to_string()))?;
        gpu.check().map_err(content)?;
        Ok(gpu)
    }

    /// Its processors.
    pub fn processors(&self) -> Processors {
        Processors {
            count: self.cores.count,
            warps: self.cores.warps,
        }
    }

    /// Checks its values.
    fn check(&self) -> Result<(), String> {
        let Gpu {
            cores, l2, memory, ..
        } = self;
        let clocks = [
            ("cores.clock_mhz", cores.clock_mhz),
            ("memory.clock_mhz", memory.clock_mhz),
        ];
        for (name, value) in clocks {
            if !(100.0..=100_000.0).contains(&value) {
                return Err(format!(
                    "{name} is {value}, and 100 to 100000 MHz were expected"
                ));
            }
        }
        let ranges = [
            ("cores.count", cores.count.into(), 1, 1024),
            ("cores.warps", cores.warps.into(), 1, 64),
            ("cores.schedulers", cores.schedulers.into(), 1, 8),
            ("cores.loads_per_warp", cores.loads_per_warp.into(), 1, 8),
            ("cores.loads_per_sm", cores.loads_per_sm, 1, 1 << 16),
            ("cores.stores_per_sm", cores.stores_per_sm, 1, 1 << 16),
            ("cores.bytes_per_cycle", cores.bytes_per_cycle, 1, 1 << 16),
            ("l1.bytes", self.l1.bytes, 0, 1 << 20),
            ("l1.ways", self.l1.ways, 1, 1 << 16),
            ("l2.bytes", l2.bytes, 0, 1 << 30),
            ("l2.latency_cycles", l2.latency_cycles, 0, CYCLES),
            ("l2.ways", l2.ways, 1, 1 << 16),
            ("l2.bytes_per_cycle", l2.bytes_per_cycle, 1, 1 << 16),
            ("l2.misses", l2.misses, 1, 1 << 16),
            ("memory.controllers", memory.controllers, 1, 1 << 7),
            ("memory.channels", memory.channels, 1, 1 << 7),
            ("memory.burst", memory.burst, 1, 1 << 10),
            ("memory.ccd_l", memory.ccd_l, 0, CYCLES),
            ("memory.rrd_l", memory.rrd_l, 0, CYCLES),
            ("memory.wtr_l", memory.wtr_l, 0, CYCLES),
            ("memory.rcd", memory.rcd, 0, CYCLES),
            ("memory.rp", memory.rp, 0, CYCLES),
            ("memory.ras", memory.ras, 0, CYCLES),
            ("memory.cl", memory.cl, 0, CYCLES),
            ("memory.wl", memory.wl, 0, CYCLES),
            ("memory.rrd", memory.rrd, 0, CYCLES),
            ("memory.faw", memory.faw, 0, CYCLES),
            ("memory.wtr", memory.wtr, 0, CYCLES),
            ("memory.wr", memory.wr, 0, CYCLES),
            ("memory.rtp", memory.rtp, 0, CYCLES),
            ("memory.rfc", memory.rfc, 0, CYCLES),
            ("memory.fixed", memory.fixed, 0, CYCLES),
            ("memory.banks", memory.banks, 1, 128),
            ("memory.bank_groups", memory.bank_groups, 1, memory.banks),
            ("memory.row_bytes", memory.row_bytes, 128, 1 << 20),
            ("memory.reads", memory.reads, 1, 1 << 10),
            ("memory.writes", memory.writes[0], 1, 1 << 10),
            ("memory.writes[1]", memory.writes[1], 1, memory.writes[0]),
            (
                "metadata_cache.bytes",
                self.metadata_cache.bytes,
                0,
                1 << 26,
            ),
            ("metadata_cache.ways", self.metadata_cache.ways, 1, 1 << 16),
        ];
        for (name, value, least, most) in ranges {
            if !(least..=most).contains(&value) {
                return Err(format!(
                    "{name} is {value}, and {least} to {most} were expected"
                ));
            }
        }
        if memory.banks % memory.bank_groups != 0 {
            return Err(format!(
                "memory.bank_groups: {} banks are not a multiple of {}",
                memory.banks, memory.bank_groups
            ));
        }
        if memory.writes[2] >= memory.writes[1] {
            return Err("memory.writes: the third must be below the second".into());
        }
        let geometry =
            Geometry::new(BlockSize::default(), memory.mag).map_err(|e| e.to_string())?;
        let most = 2 * memory.refresh_and_access(geometry.block_bursts());
        if memory.refi != 0 && memory.refi <= most {
            return Err(format!(
                "memory.refi is {}, and 0 or more than {most} were expected, \
                 twice what a refresh and an access to a row take",
                memory.refi
            ));
        }
        let slices = l2.bytes / memory.controllers;
        if slices < 512 * l2.ways {
            return Err("l2.bytes: too few for its slices and ways".into());
        }
        Ok(())
    }

    /// The bandwidth of its memory.
    pub fn bandwidth_gb_s(&self) -> f64 {
        let memory = &self.memory;
        let channels = f64::from(memory.controllers * memory.channels);
        let bytes = f64::from(memory.mag.get());
        channels * bytes / f64::from(memory.burst) * memory.clock_mhz / 1000.0
    }
}

/// A clock's cycle.
pub fn cycle(mhz: f64) -> Time {
    (1e9 / mhz).round() as Time
}
