//! Where a block lies: its controller, channel, bank and row.

use super::gpu::Memory;

/// Bytes that lie in a controller before those of the next one.
const CHUNK: u64 = 256;

/// A place in a memory of several controllers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The channel, of all of them.
    pub channel: usize,
    /// The bank of the channel.
    pub bank: u32,
    /// The row of the bank.
    pub row: u64,
}

/// How addresses become places.
///
/// Chunks of 256 bytes are interleaved over the controllers, a controller's blocks over its channels, and a channel's
/// blocks over its bank groups. Blocks of a group fill a row, then a row of the group's next bank. Which bank and
/// group that is is turned by the row, so that neighbouring rows of arrays as large as a power of two do not share
/// one.
#[derive(Clone, Debug)]
pub struct Map {
    controllers: u64,
    channels: u64,
    /// Bank groups, and banks of each.
    groups: u64,
    banks: u64,
    /// Blocks of a chunk and of a row, metadata bursts of a row.
    chunk: u64,
    row: u64,
    metadata_row: u64,
    /// Blocks whose metadata is in a burst.
    per_line: u64,
}

/// The first row of metadata, which no block of a trace reaches: 2^40.
const METADATA_ROW: u64 = 1 << 40;

impl Map {
    /// The map of a memory with blocks of this size.
    pub fn new(memory: &Memory, block: u32) -> Self {
        let block = u64::from(block);
        let mag = u64::from(memory.mag.get());
        let row_bytes = u64::from(memory.row_bytes);
        // Two bits a block, for blocks of up to four bursts.
        let per_line = mag * 8 / 2;
        Map {
            controllers: memory.controllers.into(),
            channels: memory.channels.into(),
            groups: memory.bank_groups.into(),
            banks: (memory.banks / memory.bank_groups).into(),
            chunk: (CHUNK / block).max(1),
            row: (row_bytes / block).max(1),
            metadata_row: row_bytes / mag,
            per_line,
        }
    }

    /// The controller of a block, and the block's number there.
    pub fn controller(&self, block: u64) -> (usize, u64) {
        let chunk = block / self.chunk;
        let own = chunk / self.controllers * self.chunk + block % self.chunk;
        ((chunk % self.controllers) as usize, own)
    }

    /// Where a block of a controller lies.
    pub fn block(&self, controller: usize, own: u64) -> Place {
        self.place(controller, own, self.row, 0)
    }

    /// The line of metadata that has a block of a controller.
    pub fn line(&self, own: u64) -> u64 {
        own / self.per_line
    }

    /// Where a line of metadata lies.
    pub fn metadata(&self, controller: usize, line: u64) -> Place {
        self.place(controller, line, self.metadata_row, METADATA_ROW)
    }

    fn place(&self, controller: usize, own: u64, in_row: u64, first: u64) -> Place {
        let (channel, own) = (own % self.channels, own / self.channels);
        let rows = own / self.groups / in_row;
        let row = rows / self.banks;
        let group = (own + row) % self.groups;
        let bank = (rows + row) % self.banks * self.groups + group;
        Place {
            channel: controller * self.channels as usize + channel as usize,
            bank: bank as u32,
            row: first + row,
        }
    }
}
