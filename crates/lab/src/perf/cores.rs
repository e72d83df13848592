//! Streaming multiprocessors: warps that execute instructions and wait for their loads.

use super::cache::Cache;
use super::gpu::{cycle, Cores, Gpu, Time};
use super::grain::Grain;
use super::sectors::Sectors;
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

/// Time that an SM's schedulers spent, by what they did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// They issued instructions.
    pub busy: Time,
    /// All their warps waited for loads.
    pub loads: Time,
    /// A warp had a request that could not go out: as many as there may be were on their way.
    pub queue: Time,
}

/// A scheduler: it issues an instruction per cycle, of the warps whose numbers are its own modulo the number of
/// schedulers.
struct Scheduler {
    /// Its warps, a bit each.
    warps: u64,
    /// The warp whose instructions are executed.
    current: Option<u16>,
    last: u16,
    /// Since when it is idle.
    idle_since: Option<Time>,
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

/// Sectors of a block on their way, and the loads that wait for them: warps and their load instructions.
struct Loading {
    block: u64,
    sectors: Sectors,
    waiting: Vec<(u16, u8)>,
}

/// A streaming multiprocessor.
pub struct Sm {
    warps: Vec<Warp>,
    /// Warps that could execute instructions, a bit each.
    ready: u64,
    /// Warps whose request waits until fewer are on their way.
    held: u64,
    schedulers: Vec<Scheduler>,
    grain: Grain,
    /// Blocks, and which of their sectors are there.
    l1: Cache<Sectors>,
    loads: Vec<Loading>,
    /// Lists that are not in use.
    spare: Vec<Vec<(u16, u8)>>,
    stores: u32,
    limits: Cores,
    tick: Time,
    /// The use of its schedulers' time.
    pub spent: Spent,
    /// Instructions that it issued.
    pub instructions: u64,
}

impl Sm {
    /// An SM at rest.
    pub fn new(gpu: &Gpu, block: u32) -> Self {
        let count = gpu.cores.schedulers;
        let of = |number| (0..gpu.cores.warps).filter(move |warp| warp % count == number);
        let scheduler = |number| Scheduler {
            warps: of(number).fold(0, |warps, warp| warps | 1 << warp),
            current: None,
            last: number,
            idle_since: None,
        };
        Sm {
            warps: vec![Warp::default(); usize::from(gpu.cores.warps)],
            ready: 0,
            held: 0,
            schedulers: (0..count).map(scheduler).collect(),
            grain: Grain::new(gpu, block),
            l1: Cache::new(gpu.l1.bytes / block, gpu.l1.ways),
            loads: Vec::new(),
            spare: Vec::new(),
            stores: 0,
            limits: gpu.cores.clone(),
            tick: cycle(gpu.cores.clock_mhz),
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
        for scheduler in &mut self.schedulers {
            scheduler.idle_since = Some(now);
        }
    }

    /// Ends a launch.
    pub fn finish(&mut self) {
        for warp in &mut self.warps {
            warp.requests.clear();
            warp.next = 0;
        }
        for scheduler in &mut self.schedulers {
            scheduler.idle_since = None;
        }
    }

    /// The scheduler of a warp.
    fn scheduler(&self, warp: u16) -> usize {
        usize::from(warp) % self.schedulers.len()
    }

    /// Whether all its warps have ended and nothing is on its way.
    pub fn is_done(&self) -> bool {
        self.schedulers.iter().all(|s| s.current.is_none())
            && self.ready | self.held == 0
            && self.loads.is_empty()
            && self.stores == 0
    }

    /// Begins the instructions before the next request of a warp, if a scheduler executes none now and one of its
    /// warps is ready; the scheduler, and when they will have been issued.
    pub fn issue(&mut self, now: Time, launch: &[Request]) -> Option<(u16, Time)> {
        let mut free = self.schedulers.iter_mut().enumerate();
        let (number, own) =
            free.find(|(_, own)| own.current.is_none() && self.ready & own.warps != 0)?;
        if let Some(since) = own.idle_since.take() {
            let idle = now - since;
            if self.held & own.warps == 0 {
                self.spent.loads += idle;
            } else {
                self.spent.queue += idle;
            }
        }
        let ready = self.ready & own.warps;
        let warp = match ready >> own.last & 1 {
            1 => own.last,
            _ => ready.trailing_zeros() as u16,
        };
        self.ready &= !(1 << warp);
        (own.current, own.last) = (Some(warp), warp);
        let warp = &self.warps[usize::from(warp)];
        let request = &launch[warp.requests[warp.next] as usize];
        self.instructions += u64::from(request.instructions);
        // A further block of an instruction takes a cycle of the load and store unit.
        let time = Time::from(request.instructions.max(1)) * self.tick;
        self.spent.busy += time;
        Some((number as u16, now + time))
    }

    /// The request whose instructions a scheduler has issued.
    pub fn request(&mut self, scheduler: u16, now: Time, launch: &[Request]) -> Action {
        let own = &mut self.schedulers[usize::from(scheduler)];
        let Some(number) = own.current.take() else {
            return Action::Wait;
        };
        own.idle_since = Some(now);
        self.send(number, launch)
    }

    /// A request that waited, if it can go out now.
    pub fn resume(&mut self, now: Time, launch: &[Request]) -> Action {
        if self.held == 0 {
            return Action::Wait;
        }
        let number = self.held.trailing_zeros() as u16;
        self.held &= !(1 << number);
        // What its scheduler is idle for from here on may be something else.
        let own = self.scheduler(number);
        let own = &mut self.schedulers[own];
        if let Some(since) = own.idle_since.as_mut() {
            self.spent.queue += now - *since;
            *since = now;
        }
        self.send(number, launch)
    }

    fn send(&mut self, number: u16, launch: &[Request]) -> Action {
        let warp = &mut self.warps[usize::from(number)];
        let place = warp.requests[warp.next];
        let request = &launch[place as usize];
        let (kind, sectors) = self.grain.touched(request);
        let has = self.l1.get(request.block);
        let action = match kind {
            Kind::Load if has.is_some_and(|has| sectors.without(*has).is_none()) => Action::Keep,
            Kind::Load => {
                let found = self.loads.iter().position(|loading| {
                    let has = loading.block == request.block;
                    has && sectors.without(loading.sectors).is_none()
                });
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
                        self.loads[place].waiting.push(waits);
                        Action::Keep
                    }
                    None => {
                        let mut waiting = self.spare.pop().unwrap_or_default();
                        waiting.push(waits);
                        self.loads.push(Loading {
                            block: request.block,
                            sectors,
                            waiting,
                        });
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

    /// Sectors of a block are here that it loaded.
    pub fn loaded(&mut self, block: u64, sectors: Sectors, launch: &[Request]) {
        match self.l1.get(block) {
            Some(has) => *has = has.and(sectors),
            None => drop(self.l1.insert(block, sectors)),
        }
        let mut loads = self.loads.iter();
        let own = loads.position(|own| own.block == block && own.sectors == sectors);
        let Some(place) = own else {
            return;
        };
        let Loading { mut waiting, .. } = self.loads.swap_remove(place);
        for (number, group) in waiting.drain(..) {
            let warp = &mut self.warps[usize::from(number)];
            warp.waits[usize::from(group)] -= 1;
            let current = self.schedulers[self.scheduler(number)].current == Some(number);
            let busy = current || self.held >> number & 1 == 1;
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
