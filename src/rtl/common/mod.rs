//! Modules that several designs share: stream and configuration ports, pipelines, and the networks that
//! concatenate and extract fields of variable length.

pub mod axi_lite;
pub mod bit_planes;
pub mod block_input;
pub(in crate::rtl) mod block_output;
mod bursts;
pub(in crate::rtl) mod carry_save;
pub(in crate::rtl) mod columns;
pub mod compressor;
pub mod consolidated;
pub(in crate::rtl) mod core_ports;
pub mod decompressor;
pub(in crate::rtl) mod fifo;
pub mod lanes;
pub(in crate::rtl) mod matrix_arbiter;
pub mod network;
pub(in crate::rtl) mod output_port;
pub mod placing;
pub mod prefix;
pub(in crate::rtl) mod protected_fifo;
pub mod registers;
pub(super) mod reversed;
pub(in crate::rtl) mod round_robin;
pub mod rows;
pub(in crate::rtl) mod select;
pub mod shift;
pub mod side_channel;
pub mod starts;
pub(in crate::rtl) mod trees;

use std::rc::Rc;

pub use bursts::{last_burst, metadata, metadata_by_last, overruns};

use super::protect::Protection;
use crate::hdl::{Module, Signal};

/// Sizes of a block, a burst (MAG) and the stream ports; validated by the caller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ports {
    /// Bytes of a block.
    pub block_bytes: u32,
    /// Bytes of a burst, the MAG.
    pub mag_bytes: u32,
    /// Bytes of a beat.
    pub beat_bytes: u32,
    /// Bytes at the end of a compressed block's last burst that hold a check, not the encoding.
    pub check_bytes: u32,
    /// Among a decompressor's blocks are raw ones. In a controller there are none.
    pub has_raw: bool,
}

/// Bits of the metadata of a block of `bursts` bursts: bursts less one, or all ones.
pub fn metadata_bits(bursts: u32) -> u32 {
    bursts.trailing_zeros().max(2)
}

impl Ports {
    /// Bits of a block.
    pub fn block_bits(&self) -> u32 {
        self.block_bytes * 8
    }

    /// 32-bit words of a block.
    pub fn words(&self) -> u32 {
        self.block_bytes / 4
    }

    /// Beats of an uncompressed block.
    pub fn beats(&self) -> u32 {
        self.block_bytes / self.beat_bytes
    }

    /// Beats of a compressed block of `bursts`.
    pub fn beats_of_bursts(&self, bursts: u32) -> u32 {
        (bursts * self.mag_bytes).div_ceil(self.beat_bytes)
    }

    /// Beats of the largest block that a decompressor takes.
    pub fn stored_beats(&self) -> u32 {
        if self.has_raw {
            self.beats()
        } else {
            self.beats_of_bursts(self.max_bursts())
        }
    }

    /// Bursts of the largest block that is stored compressed.
    pub fn max_bursts(&self) -> u32 {
        self.block_bytes / self.mag_bytes - 1
    }

    /// Bits of a block's metadata.
    pub fn metadata_bits(&self) -> u32 {
        metadata_bits(self.block_bytes / self.mag_bytes)
    }

    /// The metadata of a block that is stored raw: all ones.
    pub fn raw_metadata(&self) -> u64 {
        (1 << self.metadata_bits()) - 1
    }

    /// Bits of a burst.
    pub fn mag_bits(&self) -> u32 {
        self.mag_bytes * 8
    }

    /// Bits that an encoding may use in this many bursts.
    pub fn room_bits(&self, bursts: u32) -> u32 {
        bursts * self.mag_bits() - 8 * self.check_bytes
    }

    /// Bits of the largest encoding that is stored.
    pub fn max_stored_bits(&self) -> u32 {
        self.room_bits(self.max_bursts())
    }
}

/// Storage of raw blocks in parallel with a core; one of them may be sent instead of the core's output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum RawBlocks {
    /// A register per block in flight.
    #[default]
    Registers,
    /// A FIFO in memories.
    Memory,
}

impl RawBlocks {
    /// Both options.
    pub const ALL: [RawBlocks; 2] = [RawBlocks::Registers, RawBlocks::Memory];
}

impl std::fmt::Display for RawBlocks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            RawBlocks::Registers => "registers",
            RawBlocks::Memory => "memory",
        })
    }
}

/// How a compressor or decompressor keeps raw blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where.
    pub place: RawBlocks,
    /// How memories are protected.
    pub protection: Protection,
}

impl From<RawBlocks> for Kept {
    fn from(place: RawBlocks) -> Self {
        Kept {
            place,
            protection: Protection::None,
        }
    }
}

/// Comment of the port `corrected` of a compressor.
pub(in crate::rtl) const CORRECTED_SAYS: &str =
    "A word of the memories had an error, and was corrected or not used";

/// Comment of the port `table_damage` of a compressor or decompressor.
pub(in crate::rtl) const TABLE_DAMAGE_SAYS: &str = "Bit 0: a word of the tables was found damaged since they were loaded; bit 1, for a cycle: s_axil reads such a word";

crate::hdl::ports! {
    /// Ports of the compressor or decompressor of any design.
    pub(in crate::rtl) UnitInputs {
        s_axis_tvalid, s_axis_tdata, s_axis_tlast, s_axis_tuser: Option<Signal<'m>>, m_axis_tready,
        inject: Option<Signal<'m>>, s_axil: Option<axi_lite::BusInputs<'m>>,
    } -> UnitOutputs {
        s_axis_tready, m_axis_tvalid, m_axis_tdata, m_axis_tlast, m_axis_tuser,
        framing_error: Option<Signal<'m>>, table_damage: Option<Signal<'m>>, corrected: Option<Signal<'m>>,
        s_axil: Option<axi_lite::BusOutputs<'m>>,
    }
}

crate::hdl::ports! {
    /// Ports of a [`Core`] that compresses.
    pub(in crate::rtl) CompressorCoreInputs { advance, start, block, inject: Option<Signal<'m>> }
    -> CompressorCoreOutputs { done, stored, bursts, damaged: Option<Signal<'m>> }

    /// Ports of a [`Core`] that decompresses.
    pub(in crate::rtl) DecompressorCoreInputs { advance, start, stored, bursts }
    -> DecompressorCoreOutputs { done, block, error }
}

/// The datapath of a compressor or decompressor, without its stream ports: a pipeline with one clock enable.
/// Times are in enabled cycles, in which `advance` is 1.
///
/// | port | width | |
/// |---|---|---|
/// | `advance` | 1 | clock enable; when 0, every register holds |
/// | `start` | 1 | a block is at the input; it stays there for `interval` enabled cycles |
/// | `done` | 1 | the block that started `latency` enabled cycles ago is at the output |
///
/// Other ports of a compressor core:
///
/// | port | width | |
/// |---|---|---|
/// | `block` | block | in |
/// | `stored` | largest stored size | out: the encoding, zero past its end |
/// | `bursts` | 2 | out: the metadata: bursts − 1, or 3 if the encoding does not fit in `stored` |
/// | `inject` | 2 | in, with protected memories: bit 0: error to inject into the next word of each, bit 1: two bits |
/// | `damaged` | 1 | out, with protected memories: a word of them is damaged, and all blocks inside must be stored raw |
///
/// Other ports of a decompressor core:
///
/// | port | width | |
/// |---|---|---|
/// | `stored` | largest stored size | in: zero past the last beat |
/// | `bursts` | 2 | in: the metadata |
/// | `block` | block | out, unspecified on an error |
/// | `error` | 1 | out: no encoder produces this stored block |
///
/// Outputs are registers or depend on registers only.
#[derive(Clone, Debug)]
pub struct Core {
    /// The core's module, with the ports above.
    pub module: Rc<Module>,
    /// Pipeline stages.
    pub stages: u32,
    /// Latency from `start` to `done`, in enabled cycles.
    pub latency: u32,
    /// Initiation interval, in enabled cycles.
    pub interval: u32,
    /// The maximum number of stages.
    pub steps: u32,
}

impl Core {
    /// Cycles from a block's first input beat to its last output beat, for a single raw block with both sides
    /// always ready.
    pub fn stream_latency(&self, ports: &Ports) -> u32 {
        let out = if ports.beats() > 1 { ports.beats() } else { 0 };
        ports.beats() + self.latency + out
    }

    /// Blocks that are in the core and at the stream ports around it at most: short ones come faster than whole
    /// ones leave.
    pub fn blocks(&self) -> u32 {
        self.latency.div_ceil(self.interval) + 5
    }

    /// Initiation interval through the stream ports, in cycles.
    pub fn stream_interval(&self, ports: &Ports) -> u32 {
        self.interval.max(ports.beats())
    }
}
