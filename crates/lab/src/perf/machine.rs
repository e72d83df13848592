//! The machine: events in the order of their time, and what follows from each.

mod controller;
mod l2;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::channel::Channel;
use super::codec::{Codec, MetadataMiss};
use super::cores::{Action, Sm};
use super::gpu::{cycle, Gpu, Time};
use super::grain::Grain;
use super::latency::Latencies;
use super::place::Map;
use super::sectors::Sectors;
use super::slice::{Input, Read, Slice};
use super::trace::{Kind, Request, Trace};
use super::wires::Wires;
use crate::terms::Geometry;

/// Purpose of an access to a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A block that is read.
    Read(u32),
    /// A block that a slice writes, and what it holds.
    Write(u32, u32),
    /// A block's old contents, for a slice that has changed sectors of it: the block, and what it holds now.
    Merge(u32, u64, u32),
    /// A line of metadata that a slice reads.
    Metadata(u32, u64),
    /// A line of metadata that is written.
    MetadataWrite,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A scheduler of an SM has issued the instructions before a request: SM and scheduler.
    Issued(u16, u16),
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
    grain: Grain,
    /// From an SM to the L2, and back; a cycle of the cores; through the controller.
    way: Time,
    core: Time,
    /// Bytes a cycle of a slice, and of an SM's port.
    slice_bytes: usize,
    sm_bytes: usize,
    fixed: Time,
    /// A cycle of the memory.
    tick: Time,
    misses: usize,
    most_writes: u32,
    miss: Option<MetadataMiss>,
    /// Whether there is a codec.
    compresses: bool,

    events: BinaryHeap<Reverse<Scheduled>>,
    scheduled: u64,
    pub now: Time,
    launch: &'a [Request],
    pub sms: Vec<Sm>,
    sm_ports: Vec<Time>,
    pub slices: Vec<Slice>,
    pub channels: Vec<Channel<Purpose>>,
    /// Where toggles are counted.
    pub wires: Option<Wires<'a>>,
    looks: Vec<Option<Time>>,
    reads: Vec<Read>,
    free_reads: Vec<u32>,
    pub latencies: Latencies,
    /// Loads on their way, and their number summed over time.
    loads: u64,
    loads_since: Time,
    pub load_time: u128,
    /// From when on it is counted, and the instructions before.
    since: Time,
    pub(super) earlier_instructions: u64,
}

impl<'a> Machine<'a> {
    /// A GPU at rest; `data` is the trace's.
    pub fn new(gpu: &Gpu, codec: &'a Codec, data: &'a [u8], geometry: Geometry) -> Self {
        let memory = &gpu.memory;
        let block = geometry.block().get();
        let core = cycle(gpu.cores.clock_mhz);
        let tick = cycle(memory.clock_mhz);
        let channels = (memory.controllers * memory.channels) as usize;
        let whole = geometry.block_bursts() as u8;
        Machine {
            codec,
            map: Map::new(memory, block),
            whole,
            grain: Grain::new(gpu, block),
            way: core * Time::from(gpu.l2.latency_cycles) / 2,
            core,
            slice_bytes: gpu.l2.bytes_per_cycle as usize,
            sm_bytes: gpu.cores.bytes_per_cycle as usize,
            fixed: tick * Time::from(memory.fixed),
            tick,
            misses: gpu.l2.misses as usize,
            most_writes: memory.channels * (memory.writes[0] + memory.writes[1]),
            miss: codec.metadata,
            compresses: codec.metadata.is_some() || codec.bursts.iter().any(|&own| own < whole),
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
            wires: Wires::new(gpu, codec, data, geometry),
            looks: vec![None; channels],
            reads: Vec::new(),
            free_reads: Vec::new(),
            latencies: Latencies::new(tick),
            loads: 0,
            loads_since: 0,
            load_time: 0,
            since: 0,
            earlier_instructions: 0,
        }
    }

    /// Runs all launches, as often as the trace says.
    pub fn run(&mut self, trace: &'a Trace) {
        for _ in 0..trace.passes.warm {
            self.pass(trace);
        }
        self.count_from_now();
        for _ in 0..trace.passes.counted {
            self.pass(trace);
        }
    }

    /// The time that is counted.
    pub fn counted_time(&self) -> Time {
        self.now - self.since
    }

    /// Begins to count, between two passes, when only writes are in flight.
    fn count_from_now(&mut self) {
        self.since = self.now;
        self.earlier_instructions = self.sms.iter().map(|sm| sm.instructions).sum();
        for sm in &mut self.sms {
            (sm.spent, sm.instructions) = Default::default();
        }
        for slice in &mut self.slices {
            slice.counts = Default::default();
        }
        for channel in &mut self.channels {
            channel.counts = Default::default();
        }
        if let Some(wires) = &mut self.wires {
            wires.toggles = 0;
        }
        self.latencies = Latencies::new(self.tick);
        (self.loads_since, self.load_time) = (self.now, 0);
    }

    fn pass(&mut self, trace: &'a Trace) {
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
            while self.loads > 0 || !self.sms.iter().all(Sm::is_done) {
                let Some(Reverse(Scheduled(time, _, event))) = self.events.pop() else {
                    break;
                };
                self.now = time;
                self.handle(event);
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
            Event::Issued(sm, scheduler) => self.issued(sm, scheduler),
            Event::Arrived(slice, input) => {
                self.slices[slice as usize].input.push_back(input);
                self.call(slice);
            }
            Event::Serve(slice) => self.serve(slice),
            Event::Look(channel) => self.look(channel),
            Event::Moved(purpose) => self.moved(purpose),
            Event::Filled(read) => self.filled(read),
            Event::Compressed(slice, block, data) => {
                self.write(slice, block, data, self.bursts(data));
            }
            Event::Loaded(input) => self.loaded(input),
            Event::Stored(sm) => {
                self.sms[usize::from(sm)].stored();
                self.resume(sm);
            }
        }
    }

    fn issue(&mut self, sm: u16) {
        let own = usize::from(sm);
        while let Some((scheduler, time)) = self.sms[own].issue(self.now, self.launch) {
            self.at(time, Event::Issued(sm, scheduler));
        }
    }

    fn issued(&mut self, sm: u16, scheduler: u16) {
        let action = self.sms[usize::from(sm)].request(scheduler, self.now, self.launch);
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
        let (kind, sectors) = self.grain.touched(request);
        let input = Input {
            sm,
            kind,
            block: request.block,
            sectors,
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

    /// How long sectors take at this many bytes a cycle.
    fn passing(&self, sectors: Sectors, bytes_per_cycle: usize) -> Time {
        self.core * self.grain.bytes(sectors) as Time / bytes_per_cycle as Time
    }

    /// Sends sectors of a block to an SM, through its port.
    fn reply(&mut self, input: Input, from: Time) {
        let takes = self.passing(input.sectors, self.sm_bytes);
        let port = &mut self.sm_ports[usize::from(input.sm)];
        let time = (from + self.way).max(*port) + takes;
        *port = time;
        self.at(time, Event::Loaded(input));
    }

    fn loaded(&mut self, input: Input) {
        self.count_loads();
        self.loads -= 1;
        self.latencies.add(self.now - input.sent);
        let sm = &mut self.sms[usize::from(input.sm)];
        sm.loaded(input.block, input.sectors, self.launch);
        self.resume(input.sm);
    }
}
