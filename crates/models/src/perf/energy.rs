//! The energy that a run takes, by a few constants.

use serde::{Deserialize, Serialize};

/// A constant, and the band that it may lie in.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Banded {
    /// What is computed with.
    pub value: f64,
    /// The least and the most that it may be.
    pub band: [f64; 2],
}

/// What a GPU spends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Energy {
    /// In W, whatever it does: leakage, clocks, memory at rest, fans.
    pub static_w: Banded,
    /// In nJ, for each instruction of a warp.
    pub instruction_nj: Banded,
    /// In nJ, for each block that crosses from an SM to the L2 or back.
    pub block_nj: Banded,
    /// In nJ, for each burst of memory.
    pub burst_nj: Banded,
    /// In nJ, for each row that is opened.
    pub activate_nj: Banded,
    /// In nJ, for each block that is compressed.
    pub compress_nj: Banded,
    /// In nJ, for each block that is decompressed.
    pub decompress_nj: Banded,
}

/// What was done, by what it costs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Work {
    /// In seconds.
    pub seconds: f64,
    /// Instructions of warps.
    pub instructions: u64,
    /// Blocks that crossed from an SM to the L2 or back.
    pub blocks: u64,
    /// Bursts of memory.
    pub bursts: u64,
    /// Rows opened.
    pub activates: u64,
    /// Blocks compressed.
    pub compressed: u64,
    /// Blocks decompressed.
    pub decompressed: u64,
}

/// The energy of a run in mJ, by what took it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spending {
    /// Time.
    pub static_mj: f64,
    /// Instructions and the caches.
    pub cores_mj: f64,
    /// The memory.
    pub memory_mj: f64,
    /// Compressors and decompressors.
    pub codec_mj: f64,
}

impl Spending {
    /// All of it.
    pub fn total_mj(&self) -> f64 {
        self.static_mj + self.cores_mj + self.memory_mj + self.codec_mj
    }
}

impl Energy {
    /// The energy of some work.
    pub fn of(&self, work: &Work) -> Spending {
        let mj = |count: u64, nj: Banded| count as f64 * nj.value * 1e-6;
        Spending {
            static_mj: work.seconds * self.static_w.value * 1e3,
            cores_mj: mj(work.instructions, self.instruction_nj) + mj(work.blocks, self.block_nj),
            memory_mj: mj(work.bursts, self.burst_nj) + mj(work.activates, self.activate_nj),
            codec_mj: mj(work.compressed, self.compress_nj)
                + mj(work.decompressed, self.decompress_nj),
        }
    }
}
