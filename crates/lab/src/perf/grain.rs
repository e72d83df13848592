//! How a GPU's caches divide blocks: whole, or by sectors.

use super::gpu::Gpu;
use super::sectors::Sectors;
use super::trace::{Kind, Request};

/// How a GPU's caches divide blocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grain {
    by_sector: bool,
    whole: Sectors,
    block: usize,
    mag: usize,
}

impl Grain {
    /// That of a GPU with blocks of `block` bytes; those of more than 16 sectors are not divided.
    pub fn new(gpu: &Gpu, block: u32) -> Self {
        let block = block as usize;
        let by_sector = gpu.l2.by_sector && block <= 16 * Sectors::BYTES;
        Grain {
            by_sector,
            whole: if by_sector {
                Sectors::of(0, block)
            } else {
                Sectors::ALL
            },
            block,
            mag: gpu.memory.mag.bytes(),
        }
    }

    /// All sectors of a block.
    pub fn whole(&self) -> Sectors {
        self.whole
    }

    /// The sectors that the caches take a request to touch, and its kind with them.
    pub fn touched(&self, request: &Request) -> (Kind, Sectors) {
        let Request { kind, sectors, .. } = *request;
        match kind {
            _ if self.by_sector => (kind, Sectors(sectors.0 & self.whole.0)),
            Kind::Store if sectors != Sectors::ALL => (Kind::StorePart, self.whole),
            _ => (kind, self.whole),
        }
    }

    /// The sectors that are read from memory where some are asked for.
    pub fn fetched(&self, sectors: Sectors) -> Sectors {
        if self.by_sector {
            sectors.within(self.mag)
        } else {
            self.whole
        }
    }

    /// Bursts that these take.
    pub fn bursts(&self, sectors: Sectors) -> u8 {
        if sectors == self.whole {
            (self.block / self.mag) as u8
        } else {
            sectors.bursts(self.mag)
        }
    }

    /// Bytes of these.
    pub fn bytes(&self, sectors: Sectors) -> usize {
        if sectors == self.whole {
            self.block
        } else {
            sectors.0.count_ones() as usize * Sectors::BYTES
        }
    }
}
