//! The wires of the channels, and how often they toggle.

use super::channel::Access;
use super::codec::Codec;
use super::gpu::Gpu;
use crate::bus::{Bus, Crossing};
use crate::terms::{Flit, Geometry};

/// Data that a channel transfers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Load {
    /// A block of the trace's data as it is, or as it is stored compressed.
    Block { data: u32, is_compressed: bool },
    /// A line of metadata.
    Metadata,
}

/// The wires of all channels.
pub(super) struct Wires<'a> {
    flit: Flit,
    block: usize,
    mag: usize,
    /// The trace's data, and what its blocks are when they are stored compressed.
    data: &'a [u8],
    stored: &'a [u8],
    bursts: &'a [u8],
    channels: Vec<Bus>,
    /// Toggles so far, DBI's wires included.
    pub toggles: u64,
}

impl<'a> Wires<'a> {
    /// All wires at zero; none if the codec has toggles not counted, or the GPU nothing about them.
    pub fn new(gpu: &Gpu, codec: &'a Codec, data: &'a [u8], geometry: Geometry) -> Option<Self> {
        let toggles = codec.toggles.as_ref()?;
        let channels = (gpu.memory.controllers * gpu.memory.channels) as usize;
        Some(Wires {
            flit: gpu.wires.as_ref()?.flit,
            block: geometry.block().bytes(),
            mag: geometry.mag().bytes(),
            data,
            stored: &toggles.stored,
            bursts: &codec.bursts,
            channels: vec![Bus::new(toggles.dbi); channels],
            toggles: 0,
        })
    }

    /// Counts what an access moves. Of metadata, and of what lies behind a compressed block that is read
    /// whole, the bytes are not known: half of their wires toggle, as random data's do without DBI, and
    /// the channel stays as it was.
    pub fn cross<T>(&mut self, channel: usize, access: &Access<T>, load: Load) {
        let moved = access.bursts as usize * self.mag;
        let known = match load {
            Load::Metadata => 0,
            Load::Block {
                data,
                is_compressed,
            } => {
                let data = data as usize;
                let (from, bytes) = if is_compressed {
                    (self.stored, usize::from(self.bursts[data]) * self.mag)
                } else {
                    // Of sectors read by themselves the first as many.
                    (self.data, self.block.min(moved))
                };
                let block = &from[data * self.block..][..bytes];
                let crossing = Crossing::new(block, self.flit);
                let (toggles, after) = self.channels[channel].after(&crossing);
                self.channels[channel] = after;
                self.toggles += u64::from(toggles);
                bytes
            }
        };
        self.toggles += (moved - known) as u64 * 8 / 2;
    }
}
