//! The memory controllers: metadata, reads and writes of blocks, and their channels.

use super::super::channel::Access;
use super::super::codec::MetadataMiss;
use super::super::gpu::Time;
use super::super::place::Place;
use super::super::sectors::Sectors;
use super::super::slice::{MetadataRead, Pending, Read};
use super::super::wires::Load;
use super::{Event, Machine, Purpose};

impl Machine<'_> {
    /// Bursts of a block in memory.
    pub(super) fn bursts(&self, data: u32) -> u8 {
        if self.instructions() < self.codec.raw_instructions {
            self.whole
        } else {
            self.codec.bursts[data as usize]
        }
    }

    /// Instructions so far, where it matters how many they are.
    pub(super) fn instructions(&self) -> u64 {
        match self.codec.raw_instructions {
            0 => 0,
            _ => self.earlier_instructions + self.sms.iter().map(|sm| sm.instructions).sum::<u64>(),
        }
    }

    /// Begins to read sectors of a block, or all of it if it is compressed.
    pub(super) fn read(&mut self, slice: u32, block: u64, data: u32, sectors: Sectors) -> u32 {
        let is_compressed = self.bursts(data) < self.whole;
        let read = Read {
            slice,
            block,
            sectors: if is_compressed {
                self.grain.whole()
            } else {
                self.grain.fetched(sectors)
            },
            data,
            stored: None,
            dirty: Sectors::NONE,
            is_compressed,
            parts: 1,
            loads: Vec::new(),
        };
        let asked = read.sectors;
        let number = match self.free_reads.pop() {
            Some(number) => {
                self.reads[number as usize] = read;
                number
            }
            None => {
                self.reads.push(read);
                self.reads.len() as u32 - 1
            }
        };
        let of_slice = &mut self.slices[slice as usize];
        of_slice.reading += 1;
        let pending = of_slice.reads.entry(block).or_insert(Pending {
            sectors: Sectors::NONE,
            last: number,
        });
        pending.sectors = pending.sectors.and(asked);
        pending.last = number;
        if self.miss.is_none() || self.metadata(slice, block, Some(number), false) {
            self.fetch(number);
        } else if self.miss == Some(MetadataMiss::Whole) {
            self.reads[number as usize].parts = 2;
            self.reads[number as usize].sectors = self.grain.whole();
            self.access(block, Purpose::Read(number), self.whole, false);
        }
        number
    }

    /// Asks a channel for what is read.
    fn fetch(&mut self, number: u32) {
        let Read {
            block,
            data,
            sectors,
            is_compressed,
            ..
        } = self.reads[number as usize];
        let bursts = if is_compressed {
            self.bursts(data)
        } else {
            self.grain.bursts(sectors)
        };
        self.access(block, Purpose::Read(number), bursts, false);
    }

    /// Writes this many bursts of a block.
    pub(super) fn write(&mut self, slice: u32, block: u64, data: u32, bursts: u8) {
        if self.miss.is_some() {
            self.metadata(slice, block, None, true);
        }
        self.access(block, Purpose::Write(slice, data), bursts, true);
    }

    /// Reads a block of which the L2 has sectors that changed, but not all: compressed, it is written as a whole.
    pub(super) fn merge(&mut self, slice: u32, block: u64, data: u32) {
        let bursts = self.bursts(data);
        self.access(block, Purpose::Merge(slice, block, data), bursts, false);
    }

    /// The old contents of a block that is merged are here.
    fn merged(&mut self, slice: u32, block: u64, data: u32) {
        let is_compressed = self.bursts(data) < self.whole;
        let own = &mut self.slices[slice as usize];
        let mut time = self.now;
        if is_compressed {
            time = own.decompress(time);
        }
        let time = own.compress(time);
        self.at(time, Event::Compressed(slice, block, data));
    }

    /// Whether the metadata cache has a block's line; otherwise it is read, and `read` waits for it.
    pub(super) fn metadata(
        &mut self,
        slice: u32,
        block: u64,
        read: Option<u32>,
        changes: bool,
    ) -> bool {
        let (_, block) = self.map.controller(block);
        let line = self.map.line(block);
        let own = &mut self.slices[slice as usize];
        own.counts.metadata += 1;
        let is_new = !own.metadata_reads.contains_key(&line);
        if is_new {
            if let Some(is_dirty) = own.metadata.get(line) {
                own.counts.metadata_hits += 1;
                *is_dirty |= changes;
                return true;
            }
        }
        let waiting = own.metadata_reads.entry(line).or_default();
        waiting.reads.extend(read);
        waiting.is_dirty |= changes;
        if is_new {
            own.counts.metadata_bursts += 1;
            // From here on it has a place, as in the hardware.
            let gives_way = own.metadata.insert(line, false);
            let place = self.map.metadata(slice as usize, line);
            self.push(place, Purpose::Metadata(slice, line), 1, false);
            if let Some((old, true)) = gives_way {
                self.write_metadata(slice, old);
            }
        }
        false
    }

    /// Writes a line of metadata that leaves its cache.
    fn write_metadata(&mut self, slice: u32, line: u64) {
        self.slices[slice as usize].counts.metadata_bursts += 1;
        let place = self.map.metadata(slice as usize, line);
        self.push(place, Purpose::MetadataWrite, 1, true);
    }

    /// Asks for bursts of a block, at the block's place.
    fn access(&mut self, block: u64, purpose: Purpose, bursts: u8, is_write: bool) {
        let (controller, own) = self.map.controller(block);
        self.push(self.map.block(controller, own), purpose, bursts, is_write);
    }

    fn push(&mut self, place: Place, purpose: Purpose, bursts: u8, is_write: bool) {
        let access = Access {
            purpose,
            bank: place.bank,
            row: place.row,
            bursts: bursts.into(),
            is_write,
        };
        self.channels[place.channel].push(access);
        self.look_at(place.channel, self.now);
    }

    pub(super) fn look_at(&mut self, channel: usize, time: Time) {
        let look = &mut self.looks[channel];
        if look.is_none_or(|look| time < look) {
            *look = Some(time);
            self.at(time, Event::Look(channel as u32));
        }
    }

    pub(super) fn look(&mut self, channel: u32) {
        let number = channel as usize;
        // An earlier look has taken the place of this one.
        if self.looks[number] != Some(self.now) {
            return;
        }
        self.looks[number] = None;
        let step = self.channels[number].step(self.now);
        if let Some((access, time)) = step.served {
            self.cross(number, &access);
            match access.purpose {
                Purpose::Write(slice, _) => {
                    self.slices[slice as usize].writes -= 1;
                    self.call(slice);
                }
                Purpose::MetadataWrite => {}
                purpose => self.at(time, Event::Moved(purpose)),
            }
        }
        if let Some(time) = step.again {
            self.look_at(number, time);
        }
    }

    /// Counts the toggles of an access, if they are counted.
    fn cross(&mut self, channel: usize, access: &Access<Purpose>) {
        let Some(wires) = &mut self.wires else {
            return;
        };
        let load = match access.purpose {
            Purpose::Read(read) => {
                let Read {
                    data,
                    is_compressed,
                    ..
                } = self.reads[read as usize];
                Load::Block {
                    data,
                    is_compressed,
                }
            }
            Purpose::Write(_, data) | Purpose::Merge(_, _, data) => Load::Block {
                data,
                is_compressed: self.compresses && access.bursts < u32::from(self.whole),
            },
            Purpose::Metadata(..) | Purpose::MetadataWrite => Load::Metadata,
        };
        wires.cross(channel, access, load);
    }

    pub(super) fn moved(&mut self, purpose: Purpose) {
        match purpose {
            Purpose::Read(read) => self.part(read),
            Purpose::Metadata(slice, line) => self.metadata_read(slice, line),
            Purpose::Merge(slice, block, data) => self.merged(slice, block, data),
            Purpose::Write(..) | Purpose::MetadataWrite => {}
        }
    }

    pub(super) fn metadata_read(&mut self, slice: u32, line: u64) {
        let own = &mut self.slices[slice as usize];
        let MetadataRead { reads, is_dirty } = own.metadata_reads.remove(&line).unwrap_or_default();
        match own.metadata.get(line) {
            Some(own) => *own |= is_dirty,
            // Others have taken its place.
            None if is_dirty => self.write_metadata(slice, line),
            None => {}
        }
        for read in reads {
            if self.miss == Some(MetadataMiss::Whole) {
                self.part(read);
            } else {
                self.fetch(read);
            }
        }
    }

    /// A part of what a read waits for is here.
    pub(super) fn part(&mut self, number: u32) {
        let read = &mut self.reads[number as usize];
        read.parts -= 1;
        if read.parts > 0 {
            return;
        }
        let own = &mut self.slices[read.slice as usize];
        let mut time = self.now;
        if read.is_compressed {
            time = own.decompress(time);
        }
        let fixed = self.fixed;
        self.at(time + fixed, Event::Filled(number));
    }

    pub(super) fn filled(&mut self, number: u32) {
        let read = &mut self.reads[number as usize];
        let loads = std::mem::take(&mut read.loads);
        let Read {
            slice,
            block,
            sectors,
            data,
            stored,
            dirty,
            ..
        } = *read;
        self.free_reads.push(number);
        let own = &mut self.slices[slice as usize];
        own.reading -= 1;
        if let Some(pending) = own.reads.get_mut(&block) {
            pending.sectors = pending.sectors.without(sectors);
            if pending.sectors.is_none() || pending.last == number {
                own.reads.remove(&block);
            }
        }
        self.insert(
            slice,
            block,
            sectors.and(dirty),
            stored.unwrap_or(data),
            dirty,
        );
        for load in loads {
            self.reply(load, self.now);
        }
        self.call(slice);
    }
}
