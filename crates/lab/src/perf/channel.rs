//! A memory channel: banks with rows, a command bus, a data bus, and the order in which requests are
//! served: first those whose row is open, then the oldest (FR-FCFS).
//!
//! Reads go before writes until there are many writes, which are then served until few are left.
//! Columns of one bank group are further apart than others where `ccd_l` says so: the bursts of
//! blocks in different groups then take turns on the data bus. Where it does not, a block is one column command here,
//! which holds the data bus as long as all its bursts do.

use std::collections::VecDeque;

use super::gpu::{cycle, Memory, Time};

/// A block's bursts, or a burst of metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access<T> {
    /// Its purpose.
    pub purpose: T,
    /// The bank.
    pub bank: u32,
    /// The row of the bank.
    pub row: u64,
    /// Bursts, at least 1.
    pub bursts: u32,
    /// Whether it is written.
    pub is_write: bool,
}

/// The result of a look at the queues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step<T> {
    /// The access whose data moves, and when all of it has.
    pub served: Option<(Access<T>, Time)>,
    /// When to look again; none if there is nothing to do.
    pub again: Option<Time>,
}

/// Times of the memory, in femtoseconds.
struct Timing {
    tick: Time,
    burst: Time,
    rcd: Time,
    rp: Time,
    ras: Time,
    cl: Time,
    wl: Time,
    rrd: Time,
    faw: Time,
    wtr: Time,
    wr: Time,
    rtp: Time,
    refi: Time,
    rfc: Time,
    /// Of a bank group; as long as between groups at least.
    ccd_l: Time,
    rrd_l: Time,
    wtr_l: Time,
}

/// Banks of which not every cycle's column can be: from when on there may be an activate, a column, and a read after
/// a write.
#[derive(Clone, Default)]
struct Group {
    activate: Time,
    column: Time,
    read_after: Time,
}

#[derive(Clone, Default)]
struct Bank {
    open: Option<u64>,
    /// From when on it may be activated, read or written, and precharged.
    activate: Time,
    column: Time,
    precharge: Time,
}

/// Counts of a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Accesses to a row that was open when they came to be served first.
    pub row_hits: u64,
    /// All accesses.
    pub accesses: u64,
    /// Activates.
    pub activates: u64,
    /// Bursts.
    pub bursts: u64,
    /// How long the data bus moved data.
    pub busy: Time,
}

struct Queued<T> {
    access: Access<T>,
    /// Bursts that have not moved yet.
    left: u32,
    /// Whether its row had to be opened for it.
    opened: bool,
}

/// Reads, or writes.
struct Queue<T> {
    /// Those that the scheduler sees, the oldest first, and how many these may be.
    seen: Vec<Queued<T>>,
    most: usize,
    later: VecDeque<Access<T>>,
}

impl<T> Queue<T> {
    fn new(most: u32) -> Self {
        Queue {
            seen: Vec::new(),
            most: most as usize,
            later: VecDeque::new(),
        }
    }

    fn refill(&mut self) {
        let free = self.most.saturating_sub(self.seen.len());
        let taken = self.later.drain(..free.min(self.later.len()));
        self.seen.extend(taken.map(|access| Queued {
            left: access.bursts,
            access,
            opened: false,
        }));
    }
}

/// A channel and its queues.
pub struct Channel<T> {
    timing: Timing,
    banks: Vec<Bank>,
    groups: Vec<Group>,
    /// Reads, and writes.
    queues: [Queue<T>; 2],
    /// How many writes make it turn to them, and at how many it turns back.
    many: usize,
    few: usize,
    draining: bool,
    /// From when on there may be a command, an activate, and data.
    command: Time,
    activate: Time,
    data: Time,
    /// The last four activates, the oldest first.
    activates: [Option<Time>; 4],
    /// From when on there may be a read after the last write, and a write after the last read.
    read_after: Time,
    write_after: Time,
    refresh: Time,
    /// The counts of its work.
    pub counts: Counts,
}

impl<T: Copy> Channel<T> {
    /// A channel at rest, all rows closed.
    pub fn new(memory: &Memory) -> Self {
        let tick = cycle(memory.clock_mhz);
        let of = |cycles: u32| Time::from(cycles) * tick;
        let timing = Timing {
            tick,
            burst: of(memory.burst),
            rcd: of(memory.rcd),
            rp: of(memory.rp),
            ras: of(memory.ras),
            cl: of(memory.cl),
            wl: of(memory.wl),
            rrd: of(memory.rrd),
            faw: of(memory.faw),
            wtr: of(memory.wtr),
            wr: of(memory.wr),
            rtp: of(memory.rtp),
            refi: of(memory.refi),
            rfc: of(memory.rfc),
            ccd_l: of(memory.ccd_l.max(memory.burst)),
            rrd_l: of(memory.rrd_l.max(memory.rrd)),
            wtr_l: of(memory.wtr_l.max(memory.wtr)),
        };
        let [seen, many, few] = memory.writes;
        Channel {
            refresh: match timing.refi {
                0 => Time::MAX,
                refi => refi,
            },
            timing,
            banks: vec![Bank::default(); memory.banks as usize],
            groups: vec![Group::default(); memory.bank_groups as usize],
            queues: [Queue::new(memory.reads), Queue::new(seen)],
            many: many as usize,
            few: few as usize,
            draining: false,
            command: 0,
            activate: 0,
            data: 0,
            activates: [None; 4],
            read_after: 0,
            write_after: 0,
            counts: Counts::default(),
        }
    }

    /// Takes an access.
    pub fn push(&mut self, access: Access<T>) {
        self.queues[usize::from(access.is_write)]
            .later
            .push_back(access);
    }

    /// Gives one command, if there is one that can be given now.
    pub fn step(&mut self, now: Time) -> Step<T> {
        self.queues.iter_mut().for_each(Queue::refill);
        if now < self.command {
            return Step {
                served: None,
                again: Some(self.command),
            };
        }
        if now >= self.refresh {
            self.refresh_all(now);
        }
        let [reads, writes] = [0, 1].map(|which| self.queues[which].seen.len());
        if writes >= self.many {
            self.draining = true;
        } else if writes <= self.few {
            self.draining = false;
        }
        let writing = writes > 0 && (self.draining || reads == 0);
        let (served, again) = self.schedule(now, writing);
        Step {
            served,
            again: again.map(|at| at.max(now + 1)),
        }
    }

    /// Closes all rows for a refresh, which ends after its time.
    fn refresh_all(&mut self, now: Time) {
        let Timing { rp, rfc, refi, .. } = self.timing;
        let closed = self.banks.iter().map(|bank| match bank.open {
            Some(_) => bank.precharge.max(now) + rp,
            None => bank.activate,
        });
        let start = closed.max().unwrap_or(now).max(now);
        for bank in &mut self.banks {
            bank.open = None;
            bank.activate = start + rfc;
        }
        // Those that were missed while nothing was asked for count as done.
        while self.refresh <= now {
            self.refresh += refi;
        }
    }

    /// The best command of a queue: given, if it can be given now, otherwise when it can be.
    fn schedule(&mut self, now: Time, writing: bool) -> (Option<(Access<T>, Time)>, Option<Time>) {
        let Timing { cl, wl, .. } = self.timing;
        let queue = &self.queues[usize::from(writing)].seen;
        let (lead, turn) = if writing {
            (wl, self.write_after)
        } else {
            (cl, self.read_after)
        };
        let bus = self.data.saturating_sub(lead).max(turn);
        let four = self.activates[0].map_or(0, |first| first + self.timing.faw);
        let next_activate = self.activate.max(four);
        // Banks whose row some access in the queue still wants, and banks that an older access has.
        let (mut wanted, mut taken) = (0u128, 0u128);
        for queued in queue {
            let Access { bank, row, .. } = queued.access;
            if self.banks[bank as usize].open == Some(row) {
                wanted |= 1 << bank;
            }
        }
        let mut column: Option<usize> = None;
        let mut open: Option<(usize, bool)> = None;
        let mut soonest = Time::MAX;
        for (place, queued) in queue.iter().enumerate() {
            let Access { bank, row, .. } = queued.access;
            let state = &self.banks[bank as usize];
            let group = &self.groups[self.group(bank)];
            let (at, is_column, is_activate) = match state.open {
                Some(open) if open == row => {
                    let turn = if writing { 0 } else { group.read_after };
                    (
                        state.column.max(group.column).max(turn).max(bus),
                        true,
                        false,
                    )
                }
                _ if taken >> bank & 1 == 1 => continue,
                Some(_) if wanted >> bank & 1 == 1 => continue,
                Some(_) => (state.precharge, false, false),
                None => {
                    let next = group.activate.max(next_activate);
                    (state.activate.max(next), false, true)
                }
            };
            if !is_column {
                taken |= 1 << bank;
            }
            if at > now {
                soonest = soonest.min(at);
            } else if is_column {
                column = Some(place);
                break;
            } else if open.is_none() {
                open = Some((place, is_activate));
            }
        }
        if let Some(place) = column {
            let served = self.serve(now, place, writing);
            return (served, Some(self.command));
        }
        if let Some((place, is_activate)) = open {
            self.open(now, place, is_activate, writing);
            return (None, Some(self.command));
        }
        (None, (soonest != Time::MAX).then_some(soonest))
    }

    /// The group of a bank: neighbouring banks are in different ones.
    fn group(&self, bank: u32) -> usize {
        bank as usize % self.groups.len()
    }

    /// A column command of an access; the access if it is its last.
    fn serve(&mut self, now: Time, place: usize, writing: bool) -> Option<(Access<T>, Time)> {
        let Timing {
            tick,
            burst,
            cl,
            wl,
            wtr,
            wr,
            rtp,
            ccd_l,
            wtr_l,
            ..
        } = self.timing;
        let queue = &mut self.queues[usize::from(writing)].seen;
        let queued = &mut queue[place];
        let access = queued.access;
        let bursts = if ccd_l > burst { 1 } else { queued.left };
        queued.left -= bursts;
        let is_last = queued.left == 0;
        let opened = queued.opened;
        if is_last {
            queue.remove(place);
        }
        let length = burst * Time::from(bursts);
        let last = length - burst;
        let group = self.group(access.bank);
        let group = &mut self.groups[group];
        group.column = now + last + ccd_l;
        let bank = &mut self.banks[access.bank as usize];
        let end = if writing {
            let end = now + wl + length;
            bank.precharge = bank.precharge.max(end + wr);
            self.read_after = end + wtr;
            group.read_after = end + wtr_l;
            end
        } else {
            let end = now + cl + length;
            bank.precharge = bank.precharge.max(now + last + rtp);
            // The bus turns around in a cycle.
            self.write_after = (end + tick).saturating_sub(wl);
            end
        };
        self.data = end;
        self.command = now + tick;
        let counts = &mut self.counts;
        counts.bursts += u64::from(bursts);
        counts.busy += length;
        counts.accesses += u64::from(is_last);
        counts.row_hits += u64::from(is_last && !opened);
        is_last.then_some((access, end))
    }

    /// A precharge or an activate for an access.
    fn open(&mut self, now: Time, place: usize, is_activate: bool, writing: bool) {
        let Timing {
            tick,
            rcd,
            rp,
            ras,
            rrd,
            rrd_l,
            ..
        } = self.timing;
        let queue = &mut self.queues[usize::from(writing)].seen;
        let queued = &mut queue[place];
        queued.opened = true;
        let Access { bank, row, .. } = queued.access;
        let group = self.group(bank);
        let bank = &mut self.banks[bank as usize];
        if is_activate {
            bank.open = Some(row);
            bank.column = now + rcd;
            bank.precharge = now + ras;
            self.activate = now + rrd;
            self.groups[group].activate = now + rrd_l;
            self.activates.rotate_left(1);
            self.activates[3] = Some(now);
            self.counts.activates += 1;
        } else {
            bank.open = None;
            bank.activate = bank.activate.max(now + rp);
        }
        self.command = now + tick;
    }
}
