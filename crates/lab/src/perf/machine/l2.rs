//! The slices of the L2.

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
        let Input { block, data, .. } = input;
        let line = own.l2.get(block);
        let hit = line.is_some();
        let read = match hit {
            true => None,
            false => own.reads.get(&block).copied(),
        };
        // What may need a read or a write of the memory waits until there is room for one.
        let is_new = !hit && read.is_none();
        if is_new && (own.reads.len() >= self.misses || own.writes >= self.most_writes) {
            return;
        }
        own.input.pop_front();
        own.port = self.now + self.port;
        own.counts.requests += 1;
        own.counts.hits += u64::from(hit);
        match (input.kind, own.l2.get(block)) {
            (Kind::Load, Some(_)) => self.reply(input, self.now),
            (Kind::Load, None) => {
                let read = read.unwrap_or_else(|| self.read(slice, block, data));
                self.reads[read as usize].loads.push(input);
            }
            (_, Some(line)) => {
                *line = Line {
                    is_dirty: true,
                    data,
                };
            }
            (kind, None) => match read {
                Some(read) => self.reads[read as usize].stored = Some(data),
                None if kind == Kind::Store => self.insert(slice, block, data, true),
                None => {
                    let read = self.read(slice, block, data);
                    self.reads[read as usize].stored = Some(data);
                }
            },
        }
        if input.kind != Kind::Load {
            let way = self.way;
            self.at(self.now + way, Event::Stored(input.sm));
        }
        self.call(slice);
    }

    /// Puts a block into the L2, and what gives way to it on its way to the memory.
    pub(super) fn insert(&mut self, slice: u32, block: u64, data: u32, is_dirty: bool) {
        let own = &mut self.slices[slice as usize];
        let old = own.l2.insert(block, Line { is_dirty, data });
        if let Some((
            block,
            Line {
                is_dirty: true,
                data,
            },
        )) = old
        {
            own.writes += 1;
            let time = match self.miss {
                None => self.now,
                Some(_) => {
                    own.counts.compressed += 1;
                    own.compressors.take(self.now)
                }
            };
            self.at(time, Event::Compressed(slice, block, data));
        }
    }
}
