//! Requests to memory with their data, as a GPU's processors make them.

use super::sectors::Sectors;
use crate::terms::BlockSize;

/// The processors that make requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Processors {
    /// Streaming multiprocessors.
    pub count: u16,
    /// Warps of each.
    pub warps: u16,
}

/// The kind of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It loads a block.
    Load,
    /// It stores sectors of a block.
    Store,
    /// It stores some bytes of sectors, whose others are loaded if the L2 does not have them.
    StorePart,
}

/// A request for a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The streaming multiprocessor that makes it.
    pub sm: u16,
    /// The warp of the SM.
    pub warp: u16,
    /// Instructions of the warp since its last request, with the one that makes this; 0 where it is
    /// one more block of the same instruction.
    pub instructions: u32,
    /// Its kind.
    pub kind: Kind,
    /// The block's number: its address by the size of a block.
    pub block: u64,
    /// The sectors that it touches. A store has all bytes of them, a store of a part some.
    pub sectors: Sectors,
    /// The contents of the block, for a store afterwards: a place in the trace's data, in blocks.
    pub data: u32,
}

/// How often all launches run, one time after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passes {
    /// Before anything is counted, so that the caches hold what a run before has left there.
    pub warm: u32,
    /// Those that are counted.
    pub counted: u32,
}

impl Default for Passes {
    fn default() -> Self {
        Passes {
            warm: 0,
            counted: 1,
        }
    }
}

/// Requests, launch after launch: what a launch asks for begins when the one before has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The block.
    pub block: BlockSize,
    /// Blocks of data.
    pub data: Vec<u8>,
    /// The launches; the requests of each warp are in its order.
    pub launches: Vec<Vec<Request>>,
    /// How often they run.
    pub passes: Passes,
}

impl Trace {
    /// All requests of a pass.
    pub fn requests(&self) -> impl Iterator<Item = &Request> {
        self.launches.iter().flatten()
    }

    /// Multiplies the instructions before each request by this factor.
    pub fn multiply_instructions(&mut self, times: u32) {
        for request in self.launches.iter_mut().flatten() {
            request.instructions = request.instructions.saturating_mul(times);
        }
    }

    /// Moves each page of 64 KB to another place, as memory is given to programs page by page.
    pub fn scatter(&mut self) {
        /// Pages that there may be, a power of two, and an odd number, by which no two pages get one place.
        const PAGES: u64 = 1 << 24;
        const STRIDE: u64 = 0x9e_3779;
        let page = (1 << 16) / u64::from(self.block.get());
        for request in self.launches.iter_mut().flatten() {
            let moved = (request.block / page).wrapping_mul(STRIDE) % PAGES;
            request.block = moved * page + request.block % page;
        }
    }

    /// All blocks of its data.
    pub fn blocks(&self) -> std::slice::ChunksExact<'_, u8> {
        self.data.chunks_exact(self.block.bytes())
    }
}
