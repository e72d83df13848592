//! The slices of the L2.

use super::super::sectors::Sectors;
use super::super::slice::{Input, Line};
use super::super::trace::Kind;
use super::{Event, Machine};

impl Machine<'_> {
    /// Has a slice look at its input as soon as its port is free.
    pub(super) fn call(&mut self, slice: u32) {
        let own = &mut self.slices[slice as usize];
        if !own.is_called && !own.input.is_empty() {
            own.is_called = true;
            let time = own.port.max(self.now);
            self.at(time, Event::Serve(slice));
        }
    }

    pub(super) fn serve(&mut self, slice: u32) {
        let own = &mut self.slices[slice as usize];
        own.is_called = false;
        let Some(&input) = own.input.front() else {
            return;
        };
        let until = self.now + self.passing(input.sectors, self.slice_bytes);
        let own = &mut self.slices[slice as usize];
        let block = input.block;
        let line = own.l2.get(block).map(|line| line.valid);
        let pending = own.reads.get(&block).copied();
        let lacks = match input.kind {
            Kind::Store => Sectors::NONE,
            _ => input.sectors.without(line.unwrap_or(Sectors::NONE)),
        };
        let asked = pending.map_or(Sectors::NONE, |pending| pending.sectors);
        let asks = lacks.without(asked);
        // What may need a read or a write of the memory waits until there is room for one.
        let is_new = !asks.is_none() || (line.is_none() && pending.is_none());
        let is_full = own.reading as usize >= self.misses || own.writes >= self.most_writes;
        if is_new && is_full {
            return;
        }
        own.input.pop_front();
        own.port = until;
        own.counts.requests += 1;
        own.counts.hits += u64::from(line.is_some() && lacks.is_none());
        let read = if asks.is_none() {
            pending.map(|pending| pending.last)
        } else {
            Some(self.read(slice, block, input.data, asks))
        };
        self.answer(
            slice,
            input,
            read.filter(|_| !lacks.is_none() || line.is_none()),
        );
        self.call(slice);
    }

    /// Answers a request whose sectors are in the L2, or will be when a read ends.
    fn answer(&mut self, slice: u32, input: Input, read: Option<u32>) {
        match (input.kind, read) {
            (Kind::Load, None) => self.reply(input, self.now),
            (Kind::Load, Some(read)) => self.reads[read as usize].loads.push(input),
            (_, None) => self.insert(slice, input.block, input.sectors, input.data, input.sectors),
            (_, Some(read)) => {
                let read = &mut self.reads[read as usize];
                read.stored = Some(input.data);
                read.dirty = read.dirty.and(input.sectors);
            }
        }
        if input.kind != Kind::Load {
            let way = self.way;
            self.at(self.now + way, Event::Stored(input.sm));
        }
    }

    /// Puts sectors of a block into the L2, some of them dirty, and what gives way to them on its way to the memory.
    pub(super) fn insert(
        &mut self,
        slice: u32,
        block: u64,
        valid: Sectors,
        data: u32,
        dirty: Sectors,
    ) {
        let own = &mut self.slices[slice as usize];
        if let Some(line) = own.l2.get(block) {
            line.valid = line.valid.and(valid);
            line.dirty = line.dirty.and(dirty);
            if !dirty.is_none() {
                line.data = data;
            }
            return;
        }
        let line = Line { valid, dirty, data };
        if let Some((block, old)) = own.l2.insert(block, line) {
            if !old.dirty.is_none() {
                own.writes += 1;
                self.evict(slice, block, old);
            }
        }
    }

    /// Sends a dirty block on its way to the memory.
    fn evict(&mut self, slice: u32, block: u64, line: Line) {
        let Line { valid, dirty, data } = line;
        if !self.compresses {
            let bursts = self.grain.bursts(self.grain.fetched(dirty));
            self.write(slice, block, data, bursts);
        } else if valid == self.grain.whole() {
            let time = self.slices[slice as usize].compress(self.now);
            self.at(time, Event::Compressed(slice, block, data));
        } else {
            self.merge(slice, block, data);
        }
    }
}
