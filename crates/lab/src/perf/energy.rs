//! The energy that a run takes, by a few constants.

use serde::{Deserialize, Serialize};

use crate::terms::Flit;

/// A constant, and the band that it may lie in.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Banded {
    /// The value that is used.
    pub value: f64,
    /// The least and the most that it may be.
    pub band: [f64; 2],
}

/// The data wires of a channel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WireType {
    /// Bytes that cross at once.
    pub flit: Flit,
    /// In pJ, for each wire that toggles.
    pub toggle_pj: Banded,
}

/// The energy constants of a GPU.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Energy {
    /// In W, whatever it does: leakage, clocks, memory at rest, fans.
    pub static_w: Banded,
    /// In nJ, for each instruction of a warp.
    pub instruction_nj: Banded,
    /// In nJ, for each block that crosses from an SM to the L2 or back.
    pub block_nj: Banded,
    /// In nJ, for each burst of memory, its transfer with it: that of random data where toggles are
    /// counted.
    pub burst_nj: Banded,
    /// In nJ, for each row that is opened.
    pub activate_nj: Banded,
    /// In nJ, for each block that is compressed.
    pub compress_nj: Banded,
    /// In nJ, for each block that is decompressed.
    pub decompress_nj: Banded,
}

/// The work of a run, by what it costs.
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
    /// Wires that toggled more often than in a transfer of random data, half of whose wires do; 0 where
    /// toggles are not counted.
    pub extra_toggles: f64,
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
    /// The energy of some work, toggles by those of the wires.
    pub fn of(&self, work: &Work, wires: Option<&WireType>) -> Spending {
        let mj = |count: u64, nj: Banded| count as f64 * nj.value * 1e-6;
        let toggle_pj = wires.map_or(0.0, |wires| wires.toggle_pj.value);
        Spending {
            static_mj: work.seconds * self.static_w.value * 1e3,
            cores_mj: mj(work.instructions, self.instruction_nj) + mj(work.blocks, self.block_nj),
            memory_mj: mj(work.bursts, self.burst_nj)
                + mj(work.activates, self.activate_nj)
                + work.extra_toggles * toggle_pj * 1e-9,
            codec_mj: mj(work.compressed, self.compress_nj)
                + mj(work.decompressed, self.decompress_nj),
        }
    }

    /// The least and the most that one run's energy may be of another's, over all ends of all bands.
    pub fn band(&self, run: &Work, other: &Work, wires: Option<&WireType>) -> [f64; 2] {
        let (mut energy, mut wires) = (self.clone(), wires.cloned());
        let own = energy.constants().len() as u32;
        let count = own + u32::from(wires.is_some());
        let ratios = (0..1u32 << count).map(|ends| {
            let wires_own = wires.as_mut().map(|wires| &mut wires.toggle_pj);
            let constants = energy.constants().into_iter().chain(wires_own);
            for (place, constant) in constants.enumerate() {
                constant.value = constant.band[(ends >> place & 1) as usize];
            }
            let [run, other] = [run, other].map(|work| energy.of(work, wires.as_ref()).total_mj());
            run / other
        });
        ratios.fold([f64::INFINITY, 0.0], |[least, most], ratio| {
            [least.min(ratio), most.max(ratio)]
        })
    }

    fn constants(&mut self) -> [&mut Banded; 7] {
        let Energy {
            static_w,
            instruction_nj,
            block_nj,
            burst_nj,
            activate_nj,
            compress_nj,
            decompress_nj,
        } = self;
        [
            static_w,
            instruction_nj,
            block_nj,
            burst_nj,
            activate_nj,
            compress_nj,
            decompress_nj,
        ]
    }
}
