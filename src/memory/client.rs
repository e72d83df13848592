//! The client of one lane: what asks the unit, and checks its answers.

mod answers;

use std::collections::VecDeque;

use super::error::Broken;
use super::port::words_of;
use super::{
    Answer, AxiPort, ClientOptions, Direction, Expectation, Mismatch, ReadyFor, Receiver,
    Reference, Request, Seen, Sender, Source,
};
use crate::hdl::sim::Simulator;
use crate::workload::random::Random;

/// A write that was not answered yet.
struct OpenWrite {
    number: u64,
    request: Request,
    /// Nothing of it is offered before these cycles.
    address_from: u64,
    data_from: u64,
    /// When its address was taken.
    begun: Option<u64>,
    /// Beats of data that were taken, and the bytes in them.
    beats: u32,
    bytes: usize,
}

/// A read of which not all data came yet.
struct OpenRead {
    request: Request,
    /// When its address was taken.
    begun: Option<u64>,
    beats: u32,
    failed: bool,
    /// Wrong bytes, by blocks: excused if an error follows in the same block.
    wrong: Vec<Mismatch>,
}

/// What stopped a client.
pub(super) enum Fault {
    Broken(Broken),
    /// The read, in words, and its first wrong byte.
    Data(String, Mismatch),
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Self {
        Fault::Broken(broken)
    }
}

/// What a client counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts {
    pub reads: u64,
    pub writes: u64,
    pub bytes_read: u64,
    pub bytes_written: u64,
    pub failed_reads: u64,
    pub failed_writes: u64,
    /// Cycles from a read's address to its first and its last data.
    pub to_first: Vec<u32>,
    pub to_last: Vec<u32>,
    /// Cycles from a write's address to its answer.
    pub to_answer: Vec<u32>,
}

/// The client of one lane.
pub struct Client {
    /// How it behaves. May be changed between cycles.
    pub options: ClientOptions,
    /// What it may read.
    pub reference: Reference,
    pub(super) counts: Counts,
    expectation: Expectation,
    source: Source,
    /// Requests that it still may begin.
    pub(super) left: u64,
    random: Random,
    aw: Sender,
    w: Sender,
    b: Receiver,
    ar: Sender,
    r: Receiver,
    reads: VecDeque<OpenRead>,
    writes: VecDeque<OpenWrite>,
    /// The write whose address, and the one whose data, come next.
    next_address: usize,
    next_data: usize,
    next_number: u64,
    waiting: Option<Request>,
    /// The read in whose burst the port is.
    answering: Option<usize>,
    words: Vec<u64>,
}

impl Client {
    /// A client that asks for nothing yet.
    pub fn new(options: ClientOptions, reference: Reference, source: Source, seed: u64) -> Self {
        Client {
            options,
            reference,
            counts: Counts::default(),
            expectation: super::okay(),
            source,
            left: 0,
            random: Random::new(seed),
            aw: Sender::default(),
            w: Sender::default(),
            b: Receiver::default(),
            ar: Sender::default(),
            r: Receiver::default(),
            reads: VecDeque::new(),
            writes: VecDeque::new(),
            next_address: 0,
            next_data: 0,
            next_number: 0,
            waiting: None,
            answering: None,
            words: Vec::new(),
        }
    }

    /// Asks for what comes from here, from now on.
    pub fn set_source(&mut self, mut source: Source) {
        self.swap_source(&mut source);
    }

    /// The same, and gives back where requests came from.
    pub(super) fn swap_source(&mut self, source: &mut Source) {
        self.waiting = None;
        std::mem::swap(&mut self.source, source);
    }

    /// What answers it must get, from now on.
    pub fn set_expectation(&mut self, expectation: Expectation) {
        self.expectation = expectation;
    }

    /// Whether it has begun all that it should, and everything was answered.
    pub fn is_idle(&self) -> bool {
        self.left == 0 && self.waiting.is_none() && self.has_no_open()
    }

    /// Whether everything that it began was answered.
    pub fn has_no_open(&self) -> bool {
        self.reads.is_empty() && self.writes.is_empty()
    }

    /// Reads and writes that are open.
    pub fn open_counts(&self) -> (usize, usize) {
        (self.reads.len(), self.writes.len())
    }

    /// What is open, in words.
    pub fn open(&self) -> String {
        let reads = self.reads.iter().map(|read| (&read.request, read.begun));
        let writes = self
            .writes
            .iter()
            .map(|write| (&write.request, write.begun));
        let words: Vec<String> = reads
            .chain(writes)
            .take(8)
            .map(|(request, begun)| match begun {
                Some(cycle) => format!("{request} since cycle {cycle}"),
                None => format!("{request} not taken"),
            })
            .collect();
        let (reads, writes) = self.open_counts();
        format!(
            "s_axi: {reads} reads, {writes} writes: {}",
            words.join("; ")
        )
    }

    /// The ends that take, with their channels.
    pub(super) fn receivers<'a>(
        &'a mut self,
        port: &'a AxiPort,
    ) -> [(&'a mut Receiver, &'a super::Channel); 2] {
        [(&mut self.b, &port.b), (&mut self.r, &port.r)]
    }

    fn pauses(&mut self) -> bool {
        self.options.gaps > 0 && self.random.below(100) < self.options.gaps.into()
    }

    /// Drives the ports for a cycle that has not settled yet.
    pub fn drive(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize, cycle: u64) {
        self.begin(simulator, port, lane, cycle);
        self.drive_write(simulator, port, lane, cycle);
        self.aw.drive(simulator, &port.aw, lane);
        self.w.drive(simulator, &port.w, lane);
        self.ar.drive(simulator, &port.ar, lane);
        let options = &self.options;
        let random = &mut self.random;
        let mut ready = |receiver: &Receiver, stalls: u8| {
            (!options.ready_after_valid || receiver.waits())
                && (stalls == 0 || random.below(100) >= stalls.into())
        };
        let b = ready(&self.b, options.answer_stalls);
        let r = ready(&self.r, options.data_stalls);
        let r = r
            && match options.ready_for {
                ReadyFor::Always => true,
                ReadyFor::NoWrites => self.writes.is_empty(),
                ReadyFor::Nothing => false,
            };
        self.b.drive(simulator, &port.b, lane, b);
        self.r.drive(simulator, &port.r, lane, r);
    }

    /// Offers and takes nothing, in reset.
    pub(super) fn hold(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize) {
        self.aw.drive(simulator, &port.aw, lane);
        self.w.drive(simulator, &port.w, lane);
        self.ar.drive(simulator, &port.ar, lane);
        self.b.drive(simulator, &port.b, lane, false);
        self.r.drive(simulator, &port.r, lane, false);
    }

    /// Begins the next request, if there is room for it.
    fn begin(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize, cycle: u64) {
        if self.waiting.is_none() && self.left > 0 {
            self.waiting = self.source.next();
            self.left = if self.waiting.is_some() {
                self.left - 1
            } else {
                0
            };
        }
        let has_room = match self.waiting.as_ref().map(|request| request.direction) {
            Some(Direction::Read) => self.reads.len() < self.options.reads && self.ar.is_free(),
            // Its predecessor's address is on its way.
            Some(Direction::Write) => self.writes.len() < self.options.writes,
            None => false,
        };
        if !has_room || self.pauses() {
            return;
        }
        let Some(request) = self.waiting.take() else {
            return;
        };
        let is_legal = request.access.is_legal(port.bytes);
        debug_assert!(is_legal || self.options.forbidden, "{request}");
        if request.direction == Direction::Read {
            self.ar
                .offer(simulator, &port.ar, lane, &request.address_words());
            self.reads.push_back(OpenRead {
                request,
                begun: None,
                beats: 0,
                failed: false,
                wrong: Vec::new(),
            });
            return;
        }
        let late = cycle + u64::from(self.random.below(self.options.skew + 1));
        let address_first = self.random.below(2) == 0;
        self.writes.push_back(OpenWrite {
            number: self.next_number,
            request,
            address_from: if address_first { cycle } else { late },
            data_from: if address_first { late } else { cycle },
            begun: None,
            beats: 0,
            bytes: 0,
        });
        self.next_number += 1;
    }

    fn drive_write(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize, cycle: u64) {
        if self.next_address < self.writes.len() && self.aw.is_free() {
            let write = &self.writes[self.next_address];
            if write.address_from <= cycle {
                self.aw
                    .offer(simulator, &port.aw, lane, &write.request.address_words());
                if (self.expectation)(&write.request) != Answer::Error {
                    self.reference
                        .begin_write(write.number, &write.request, cycle);
                }
            }
        }
        if self.next_data < self.writes.len() && self.w.is_free() {
            let from = self.writes[self.next_data].data_from;
            if from <= cycle && !self.pauses() {
                self.offer_data(simulator, port, lane);
            }
        }
    }

    fn offer_data(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize) {
        let write = &self.writes[self.next_data];
        let access = &write.request.access;
        let beat = access.beat(write.beats);
        let first = (beat.start % port.bytes as u64) as usize;
        // Of a beat wider than the port there is no more.
        let length = ((beat.end - beat.start) as usize).min(port.bytes - first);
        let all = write.bytes..write.bytes + length;
        let mut bytes = [0; 64];
        // What has no strobe is nobody's business, and so should be anything.
        for chunk in bytes[..port.bytes].chunks_mut(8) {
            let noise = self.random.bits().to_le_bytes();
            chunk.copy_from_slice(&noise[..chunk.len()]);
        }
        bytes[first..first + length].copy_from_slice(&write.request.data[all.clone()]);
        let strobes = write.request.strobes[all].iter().enumerate();
        let strobes = strobes.fold(0, |mask, (at, &on)| mask | u64::from(on) << (first + at));
        let is_last = write.beats + 1 == access.beats;
        self.words.clear();
        self.words.extend([u64::from(is_last), strobes]);
        self.words.extend(words_of(&bytes[..port.bytes.max(8)]));
        self.w.offer(simulator, &port.w, lane, &self.words);
    }

    /// Looks at the ports in a cycle that has settled; whether anything moved.
    pub(super) fn sample(
        &mut self,
        simulator: &Simulator,
        port: &AxiPort,
        lane: usize,
        cycle: u64,
    ) -> Result<bool, Fault> {
        let mut moved = false;
        // Answers first: to what was taken in this cycle there cannot be one.
        let b = self.b.sample(simulator, &port.b, lane)?;
        if let Seen::Payload { is_new, is_taken } = b {
            let index = self.answered_write(port)?;
            if is_new {
                self.check_response(index, port)?;
            }
            if is_taken {
                moved = true;
                self.end_write(index, cycle);
            }
        }
        let r = self.r.sample(simulator, &port.r, lane)?;
        if let Seen::Payload { is_new, is_taken } = r {
            let index = self.answered_read(port)?;
            if is_new {
                self.check_read(index, port)?;
            }
            if is_taken {
                moved = true;
                self.take_read(index, cycle);
            }
        }
        if self.aw.taken(simulator, &port.aw, lane) {
            moved = true;
            self.writes[self.next_address].begun = Some(cycle);
            self.next_address += 1;
        }
        if self.w.taken(simulator, &port.w, lane) {
            moved = true;
            let write = &mut self.writes[self.next_data];
            let beat = write.request.access.beat(write.beats);
            write.bytes += (beat.end - beat.start) as usize;
            write.beats += 1;
            self.next_data += usize::from(write.beats == write.request.access.beats);
        }
        if self.ar.taken(simulator, &port.ar, lane) {
            moved = true;
            if let Some(read) = self.reads.back_mut() {
                read.begun = Some(cycle);
            }
        }
        let oldest = self.reads.front().and_then(|read| read.begun);
        self.reference.set_oldest_read(oldest.unwrap_or(cycle));
        Ok(moved)
    }

    /// Forgets all that is open; what its writes left is not known.
    pub(super) fn reset(&mut self, cycle: u64) {
        for write in self.writes.drain(..) {
            self.reference
                .end_write(write.number, &write.request.access, cycle, true);
        }
        self.reads.clear();
        (self.next_address, self.next_data, self.answering) = (0, 0, None);
        for sender in [&mut self.aw, &mut self.w, &mut self.ar] {
            sender.clear();
        }
    }
}
