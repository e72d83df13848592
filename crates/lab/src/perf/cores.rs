//! Streaming multiprocessors: warps that execute instructions and wait for their loads.

use super::cache::Cache;
use super::gpu::{cycle, Cores, Gpu, Time};
use super::trace::{Kind, Request};

/// Load instructions that a warp is told apart by.
const GROUPS: usize = 8;

/// A warp: where it is in its requests, and what it waits for.
#[derive(Clone, Default)]
struct Warp {
    /// Its requests, by their places in the launch.
    requests: Vec<u32>,
    next: usize,
    /// Blocks on their way of each load instruction, and the instruction of the last load.
    waits: [u16; GROUPS],
    group: u8,
}

impl Warp {
    fn loads(&self) -> u8 {
        self.waits.iter().filter(|&&waits| waits > 0).count() as u8
    }
}

/// Time that an SM spent, by what it did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// It issued instructions.
    pub busy: Time,
    /// All its warps waited for loads.
    pub loads: Time,
    /// A warp had a request that could not go out: as many as there may be were on their way.
    pub queue: Time,
}

/// A request that goes out, or nothing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A request to the L2, by its place in the launch.
    Send(u32),
    /// The SM has the block, or it is on its way already: the warp goes on.
    Keep,
    /// The request waits in the SM.
    Wait,
}

/// A streaming multiprocessor.
pub struct Sm {
    warps: Vec<Warp>,
    /// Warps that could execute instructions, a bit each.
    ready: u64,
    /// Warps whose request waits until fewer are on their way.
    held: u64,
    /// The warp whose instructions are executed.
    current: Option<u16>,
    last: u16,
    l1: Cache<()>,
    /// Blocks on their way, and the loads that wait for each: warps and their load instructions.
    loads: Vec<(u64, Vec<(u16, u8)>)>,
    /// Lists that are not in use.
    spare: Vec<Vec<(u16, u8)>>,
    stores: u32,
    limits: Cores,
    tick: Time,
    /// Since when it is idle, and why.
    idle_since: Option<Time>,
    /// The use of its time.
    pub spent: Spent,
    /// Instructions that it issued.
    pub instructions: u64,
}

impl Sm {
    /// An SM at rest.
    pub fn new(gpu: &Gpu, block: u32) -> Self {
        Sm {
            warps: vec![Warp::default(); usize::from(gpu.cores.warps)],
            ready: 0,
            held: 0,
            current: None,
            last: 0,
            l1: Cache::new(gpu.l1.bytes / block, gpu.l1.ways),
            loads: Vec::new(),
            spare: Vec::new(),
            stores: 0,
            limits: gpu.cores.clone(),
            tick: cycle(gpu.cores.clock_mhz),
            idle_since: None,
            spent: Spent::default(),
            instructions: 0,
        }
    }

    /// Gives a warp one more request of a launch, by its place there.
    pub fn give(&mut self, warp: u16, request: u32) {
        self.warps[usize::from(warp)].requests.push(request);
    }

    /// Begins a launch.
    pub fn launch(&mut self, now: Time) {
        for (number, warp) in self.warps.iter().enumerate() {
            if !warp.requests.is_empty() {
                self.ready |= 1 << number;
            }
        }
        self.idle_since = Some(now);
    }

    /// Ends a launch.
    pub fn finish(&mut self) {
        for warp in &mut self.warps {
            warp.requests.clear();
            warp.next = 0;
        }
        self.idle_since = None;
    }

    /// Whether all its warps have ended and nothing is on its way.
    pub fn is_done(&self) -> bool {
        self.current.is_none()
            && self.ready | self.held == 0
            && self.loads.is_empty()
            && self.stores == 0
    }

    /// Begins the instructions before the next request of a warp, if it executes none now and a warp
    /// is ready; when they will have been issued.
    pub fn issue(&mut self, now: Time, launch: &[Request]) -> Option<Time> {
        if self.current.is_some() || self.ready == 0 {
            return None;
        }
        if let Some(since) = self.idle_since.take() {
            let idle = now - since;
            match self.held {
                0 => self.spent.loads += idle,
                _ => self.spent.queue += idle,
            }
        }
        let warp = match self.ready >> self.last & 1 {
            1 => self.last,
            _ => self.ready.trailing_zeros() as u16,
        };
        self.ready &= !(1 << warp);
        (self.current, self.last) = (Some(warp), warp);
        let warp = &self.warps[usize::from(warp)];
        let request = &launch[warp.requests[warp.next] as usize];
        self.instructions += u64::from(request.instructions);
        // A further block of an instruction takes a cycle of the load and store unit.
        let time = Time::from(request.instructions.max(1)) * self.tick;
        self.spent.busy += time;
        Some(now + time)
    }

    /// The request whose instructions were issued.
    pub fn request(&mut self, now: Time, launch: &[Request]) -> Action {
        let Some(number) = self.current.take() else {
            return Action::Wait;
        };
        self.idle_since = Some(now);
        self.send(number, launch)
    }

    /// A request that waited, if it can go out now.
    pub fn resume(&mut self, now: Time, launch: &[Request]) -> Action {
        if self.held == 0 {
            return Action::Wait;
        }
        let number = self.held.trailing_zeros() as u16;
        self.held &= !(1 << number);
        // What it is idle for from here on may be something else.
        if let Some(since) = self.idle_since.replace(now) {
            self.spent.queue += now - since;
        }
        self.send(number, launch)
    }

    fn send(&mut self, number: u16, launch: &[Request]) -> Action {
        let warp = &mut self.warps[usize::from(number)];
        let place = warp.requests[warp.next];
        let request = &launch[place as usize];
        let action = match request.kind {
            Kind::Load if self.l1.get(request.block).is_some() => Action::Keep,
            Kind::Load => {
                let mut loads = self.loads.iter();
                let found = loads.position(|(block, _)| *block == request.block);
                if found.is_none() && self.loads.len() >= self.limits.loads_per_sm as usize {
                    self.held |= 1 << number;
                    return Action::Wait;
                }
                if request.instructions > 0 || warp.waits[usize::from(warp.group)] == 0 {
                    let free = warp.waits.iter().position(|&waits| waits == 0);
                    warp.group = free.unwrap_or_default() as u8;
                }
                warp.waits[usize::from(warp.group)] += 1;
                let waits = (number, warp.group);
                match found {
                    Some(place) => {
                        self.loads[place].1.push(waits);
                        Action::Keep
                    }
                    None => {
                        let mut waiting = self.spare.pop().unwrap_or_default();
                        waiting.push(waits);
                        self.loads.push((request.block, waiting));
                        Action::Send(place)
                    }
                }
            }
            Kind::Store | Kind::StorePart if self.stores < self.limits.stores_per_sm => {
                self.l1.remove(request.block);
                self.stores += 1;
                Action::Send(place)
            }
            _ => {
                self.held |= 1 << number;
                return Action::Wait;
            }
        };
        warp.next += 1;
        self.go_on(number, launch);
        action
    }

    /// Lets a warp execute further if nothing keeps it from that.
    fn go_on(&mut self, number: u16, launch: &[Request]) {
        let warp = &self.warps[usize::from(number)];
        let Some(&next) = warp.requests.get(warp.next) else {
            return;
        };
        // More blocks of an instruction that is on its way wait for nothing.
        let same = launch[next as usize].instructions == 0;
        if same || warp.loads() < self.limits.loads_per_warp {
            self.ready |= 1 << number;
        }
    }

    /// A block is here.
    pub fn loaded(&mut self, block: u64, launch: &[Request]) {
        if self.l1.get(block).is_none() {
            self.l1.insert(block, ());
        }
        let Some(place) = self.loads.iter().position(|(own, _)| *own == block) else {
            return;
        };
        let (_, mut waiting) = self.loads.swap_remove(place);
        for (number, group) in waiting.drain(..) {
            let warp = &mut self.warps[usize::from(number)];
            warp.waits[usize::from(group)] -= 1;
            let busy = self.current == Some(number) || self.held >> number & 1 == 1;
            if !busy {
                self.go_on(number, launch);
            }
        }
        self.spare.push(waiting);
    }

    /// The L2 has taken a store.
    pub fn stored(&mut self) {
        self.stores -= 1;
    }
}
