//! The machine: events in the order of their time, and what follows from each.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::channel::{Access, Channel};
use super::codec::{Codec, MetadataMiss};
use super::cores::{Action, Sm};
use super::gpu::{cycle, Gpu, Time};
use super::latency::Latencies;
use super::place::{Map, Place};
use super::slice::{Input, Line, MetadataRead, Read, Slice};
use super::trace::{Kind, Request, Trace};
use crate::terms::Geometry;

/// What becomes of what a channel moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A block that is read.
    Read(u32),
    /// A block that a slice writes.
    Write(u32),
    /// A line of metadata that a slice reads.
    Metadata(u32, u64),
    /// A line of metadata that is written.
    MetadataWrite,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// An SM has issued the instructions before a request.
    Issued(u16),
    /// A request is at its slice.
    Arrived(u32, Input),
    /// A slice looks at its input.
    Serve(u32),
    /// A channel looks at its queues.
    Look(u32),
    /// A channel has read something.
    Moved(Purpose),
    /// A block is decompressed, if it was not raw.
    Filled(u32),
    /// A block is compressed: slice, block and what it holds.
    Compressed(u32, u64, u32),
    /// A block is at the SM that loaded it.
    Loaded(Input),
    /// An SM hears that the L2 has taken a store.
    Stored(u16),
}

/// An event, its time, and its number, which orders events of one time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scheduled(Time, u64, Event);

impl Ord for Scheduled {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0, self.1).cmp(&(other.0, other.1))
    }
}

impl PartialOrd for Scheduled {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A GPU that runs a trace.
pub(super) struct Machine<'a> {
    codec: &'a Codec,
    map: Map,
    /// Bursts of a raw block.
    whole: u8,
    /// From an SM to the L2, and back; for a block through a port; of the controller.
    way: Time,
    port: Time,
    fixed: Time,
    misses: usize,
    most_writes: u32,
    miss: Option<MetadataMiss>,

    events: BinaryHeap<Reverse<Scheduled>>,
    scheduled: u64,
    pub now: Time,
    launch: &'a [Request],
    pub sms: Vec<Sm>,
    sm_ports: Vec<Time>,
    pub slices: Vec<Slice>,
    pub channels: Vec<Channel<Purpose>>,
    looks: Vec<Option<Time>>,
    reads: Vec<Read>,
    free_reads: Vec<u32>,
    pub latencies: Latencies,
    /// Loads on their way, and their number summed over time.
    loads: u64,
    loads_since: Time,
    pub load_time: u128,
}

impl<'a> Machine<'a> {
    pub fn new(gpu: &Gpu, codec: &'a Codec, geometry: Geometry) -> Self {
        let memory = &gpu.memory;
        let block = geometry.block().get();
        let core = cycle(gpu.cores.clock_mhz);
        let tick = cycle(memory.clock_mhz);
        let channels = (memory.controllers * memory.channels) as usize;
        let port = core * Time::from(block) / Time::from(gpu.l2.bytes_per_cycle);
        Machine {
            codec,
            map: Map::new(memory, block),
            whole: geometry.block_bursts() as u8,
            way: core * Time::from(gpu.l2.latency_cycles) / 2,
            port,
            fixed: tick * Time::from(memory.fixed),
            misses: gpu.l2.misses as usize,
            most_writes: memory.channels * (memory.writes[0] + memory.writes[1]),
            miss: codec.metadata,
            events: BinaryHeap::new(),
            scheduled: 0,
            now: 0,
            launch: &[],
            sms: (0..gpu.cores.count).map(|_| Sm::new(gpu, block)).collect(),
            sm_ports: vec![0; usize::from(gpu.cores.count)],
            slices: (0..memory.controllers)
                .map(|_| Slice::new(gpu, codec, block))
                .collect(),
            channels: (0..channels).map(|_| Channel::new(memory)).collect(),
            looks: vec![None; channels],
            reads: Vec::new(),
            free_reads: Vec::new(),
            latencies: Latencies::new(tick),
            loads: 0,
            loads_since: 0,
            load_time: 0,
        }
    }

    /// Runs all launches. `progress` is told of requests that have been made.
    pub fn run(&mut self, trace: &'a Trace, progress: &mut dyn FnMut(u64)) {
        for launch in &trace.launches {
            self.launch = launch;
            for (place, request) in launch.iter().enumerate() {
                self.sms[usize::from(request.sm)].give(request.warp, place as u32);
            }
            for sm in 0..self.sms.len() {
                self.sms[sm].launch(self.now);
                self.issue(sm as u16);
            }
            // What is left over afterwards are writes, which the next launch meets.
            while !self.events.is_empty() && !self.sms.iter().all(Sm::is_done) {
                let mut made = 0;
                for _ in 0..10_000 {
                    let Some(Reverse(Scheduled(time, _, event))) = self.events.pop() else {
                        break;
                    };
                    self.now = time;
                    made += u64::from(matches!(event, Event::Arrived(..)));
                    self.handle(event);
                    if self.loads == 0 && self.sms.iter().all(Sm::is_done) {
                        break;
                    }
                }
                progress(made);
            }
            self.sms.iter_mut().for_each(Sm::finish);
        }
    }

    fn at(&mut self, time: Time, event: Event) {
        self.scheduled += 1;
        let event = Scheduled(time, self.scheduled, event);
        self.events.push(Reverse(event));
    }

    fn handle(&mut self, event: Event) {
        match event {
            Event::Issued(sm) => self.issued(sm),
            Event::Arrived(slice, input) => {
                self.slices[slice as usize].input.push_back(input);
                self.call(slice);
            }
            Event::Serve(slice) => self.serve(slice),
            Event::Look(channel) => self.look(channel),
            Event::Moved(purpose) => self.moved(purpose),
            Event::Filled(read) => self.filled(read),
            Event::Compressed(slice, block, data) => self.write(slice, block, data),
            Event::Loaded(input) => self.loaded(input),
            Event::Stored(sm) => {
                self.sms[usize::from(sm)].stored();
                self.resume(sm);
            }
        }
    }

    // ---- SMs ----

    fn issue(&mut self, sm: u16) {
        if let Some(time) = self.sms[usize::from(sm)].issue(self.now, self.launch) {
            self.at(time, Event::Issued(sm));
        }
    }

    fn issued(&mut self, sm: u16) {
        let action = self.sms[usize::from(sm)].request(self.now, self.launch);
        self.act(sm, action);
        self.issue(sm);
    }

    /// Sends what waited in an SM, now that fewer requests are on their way.
    fn resume(&mut self, sm: u16) {
        loop {
            let action = self.sms[usize::from(sm)].resume(self.now, self.launch);
            self.act(sm, action);
            if action == Action::Wait {
                break;
            }
        }
        self.issue(sm);
    }

    fn act(&mut self, sm: u16, action: Action) {
        let Action::Send(place) = action else {
            return;
        };
        let request = &self.launch[place as usize];
        let input = Input {
            sm,
            kind: request.kind,
            block: request.block,
            data: request.data,
            sent: self.now,
        };
        if request.kind == Kind::Load {
            self.count_loads();
            self.loads += 1;
        }
        let (controller, _) = self.map.controller(request.block);
        let way = self.way;
        self.at(self.now + way, Event::Arrived(controller as u32, input));
    }

    /// Sums the loads on their way over the time since the last time.
    fn count_loads(&mut self) {
        self.load_time += u128::from(self.loads) * u128::from(self.now - self.loads_since);
        self.loads_since = self.now;
    }

    /// Sends a block to an SM, through its port.
    fn reply(&mut self, input: Input, from: Time) {
        let port = &mut self.sm_ports[usize::from(input.sm)];
        let time = (from + self.way).max(*port) + self.port;
        *port = time;
        self.at(time, Event::Loaded(input));
    }

    fn loaded(&mut self, input: Input) {
        self.count_loads();
        self.loads -= 1;
        self.latencies.add(self.now - input.sent);
        let sm = &mut self.sms[usize::from(input.sm)];
        sm.loaded(input.block, self.launch);
        self.resume(input.sm);
    }

    // ---- L2 ----

    /// Has a slice look at its input as soon as its port is free.
    fn call(&mut self, slice: u32) {
        let own = &mut self.slices[slice as usize];
        if !own.is_called && !own.input.is_empty() {
            own.is_called = true;
            let time = own.port.max(self.now);
            self.at(time, Event::Serve(slice));
        }
    }

    fn serve(&mut self, slice: u32) {
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
    fn insert(&mut self, slice: u32, block: u64, data: u32, is_dirty: bool) {
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

    // ---- memory controller ----

    /// Bursts of a block in memory.
    fn bursts(&self, data: u32) -> u8 {
        match self.instructions() < self.codec.raw_instructions {
            true => self.whole,
            false => self.codec.bursts[data as usize],
        }
    }

    /// Instructions so far, where it matters how many they are.
    fn instructions(&self) -> u64 {
        match self.codec.raw_instructions {
            0 => 0,
            _ => self.sms.iter().map(|sm| sm.instructions).sum(),
        }
    }

    /// Begins to read a block.
    fn read(&mut self, slice: u32, block: u64, data: u32) -> u32 {
        let bursts = self.bursts(data);
        let read = Read {
            slice,
            block,
            data,
            stored: None,
            is_compressed: bursts < self.whole,
            parts: 1,
            loads: Vec::new(),
        };
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
        self.slices[slice as usize].reads.insert(block, number);
        let (controller, own) = self.map.controller(block);
        let place = self.map.block(controller, own);
        let Some(miss) = self.miss else {
            self.push(place, Purpose::Read(number), bursts, false);
            return number;
        };
        let has_metadata = self.metadata(slice, self.map.line(own), Some(number), false);
        match (has_metadata, miss) {
            (true, _) => self.push(place, Purpose::Read(number), bursts, false),
            (false, MetadataMiss::Serial) => {}
            (false, MetadataMiss::Whole) => {
                self.reads[number as usize].parts = 2;
                self.push(place, Purpose::Read(number), self.whole, false);
            }
        }
        number
    }

    /// Writes a block.
    fn write(&mut self, slice: u32, block: u64, data: u32) {
        let (controller, own) = self.map.controller(block);
        if self.miss.is_some() {
            self.metadata(slice, self.map.line(own), None, true);
        }
        let place = self.map.block(controller, own);
        self.push(place, Purpose::Write(slice), self.bursts(data), true);
    }

    /// Whether the metadata cache has a line; otherwise it is read, and `read` waits for it.
    fn metadata(&mut self, slice: u32, line: u64, read: Option<u32>, changes: bool) -> bool {
        let own = &mut self.slices[slice as usize];
        own.counts.metadata += 1;
        if let Some(is_dirty) = own.metadata.get(line) {
            own.counts.metadata_hits += 1;
            *is_dirty |= changes;
            return true;
        }
        let is_new = !own.metadata_reads.contains_key(&line);
        let waiting = own.metadata_reads.entry(line).or_default();
        waiting.reads.extend(read);
        waiting.is_dirty |= changes;
        if is_new {
            own.counts.metadata_bursts += 1;
            let place = self.map.metadata(slice as usize, line);
            self.push(place, Purpose::Metadata(slice, line), 1, false);
        }
        false
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

    fn look_at(&mut self, channel: usize, time: Time) {
        let look = &mut self.looks[channel];
        if look.is_none_or(|look| time < look) {
            *look = Some(time);
            self.at(time, Event::Look(channel as u32));
        }
    }

    fn look(&mut self, channel: u32) {
        let number = channel as usize;
        // An earlier look has taken the place of this one.
        if self.looks[number] != Some(self.now) {
            return;
        }
        self.looks[number] = None;
        let step = self.channels[number].step(self.now);
        if let Some((access, time)) = step.served {
            match access.purpose {
                Purpose::Write(slice) => {
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

    fn moved(&mut self, purpose: Purpose) {
        match purpose {
            Purpose::Read(read) => self.part(read),
            Purpose::Metadata(slice, line) => self.metadata_read(slice, line),
            Purpose::Write(_) | Purpose::MetadataWrite => {}
        }
    }

    fn metadata_read(&mut self, slice: u32, line: u64) {
        let own = &mut self.slices[slice as usize];
        let MetadataRead { reads, is_dirty } = own.metadata_reads.remove(&line).unwrap_or_default();
        if let Some((old, true)) = own.metadata.insert(line, is_dirty) {
            own.counts.metadata_bursts += 1;
            let place = self.map.metadata(slice as usize, old);
            self.push(place, Purpose::MetadataWrite, 1, true);
        }
        for read in reads {
            if self.miss == Some(MetadataMiss::Whole) {
                self.part(read);
                continue;
            }
            let Read { block, data, .. } = self.reads[read as usize];
            let (controller, own) = self.map.controller(block);
            let place = self.map.block(controller, own);
            let bursts = self.bursts(data);
            self.push(place, Purpose::Read(read), bursts, false);
        }
    }

    /// A part of what a read waits for is here.
    fn part(&mut self, number: u32) {
        let read = &mut self.reads[number as usize];
        read.parts -= 1;
        if read.parts > 0 {
            return;
        }
        let own = &mut self.slices[read.slice as usize];
        let time = match read.is_compressed {
            true => {
                own.counts.decompressed += 1;
                own.decompressors.take(self.now)
            }
            false => self.now,
        };
        let fixed = self.fixed;
        self.at(time + fixed, Event::Filled(number));
    }

    fn filled(&mut self, number: u32) {
        let read = &mut self.reads[number as usize];
        let loads = std::mem::take(&mut read.loads);
        let Read {
            slice,
            block,
            data,
            stored,
            ..
        } = *read;
        self.free_reads.push(number);
        self.slices[slice as usize].reads.remove(&block);
        self.insert(slice, block, stored.unwrap_or(data), stored.is_some());
        for load in loads {
            self.reply(load, self.now);
        }
        self.call(slice);
    }
}
