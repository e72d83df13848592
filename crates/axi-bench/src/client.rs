//! The client of one lane: sends requests to the unit, and checks and counts its answers.

use std::collections::VecDeque;
use std::ops::Range;

use hdlgen_hdl::sim::Simulator;
use hdlgen_models::terms::random::Random;

use crate::generator::Source;
use crate::options::{okay, Answer, ClientOptions, Expectation, ReadyFor};
use crate::port::{words_of, AxiPort, Channel, Receiver, Seen, Sender};
use crate::reference::{Mismatch, Reference};
use crate::report::{Broken, Counts, Rule};
use crate::request::{Burst, Direction, Request};

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
    /// Some data were marked as poison.
    poisoned: bool,
    /// Wrong bytes, by blocks: excused if an error follows in the same block.
    wrong: Vec<Mismatch>,
}

/// A failure that stops a client.
pub(crate) enum Fault {
    Broken(Broken),
    /// The read, in words, and its first wrong byte.
    Data(String, Mismatch),
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Self {
        Fault::Broken(broken)
    }
}

/// The client of one lane.
pub struct Client {
    /// How it behaves. May be changed between cycles.
    pub options: ClientOptions,
    /// The data that it may read.
    pub reference: Reference,
    pub(crate) counts: Counts,
    expectation: Expectation,
    source: Source,
    /// Requests that it still may begin.
    pub(crate) left: u64,
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
            expectation: okay(),
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
    pub(crate) fn swap_source(&mut self, source: &mut Source) {
        self.waiting = None;
        std::mem::swap(&mut self.source, source);
    }

    /// Sets the answers that it must get, from now on.
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

    /// The open requests that reach one of these blocks: reads, and writes.
    pub(crate) fn open_at(&self, blocks: &Range<u64>, block: u64) -> [Vec<&Request>; 2] {
        let reads = self.reads.iter().map(|read| &read.request);
        let writes = self.writes.iter().map(|write| &write.request);
        let reaches = |request: &&Request| {
            let range = request.access.range();
            range.start / block * block < blocks.end
                && blocks.start < range.end.next_multiple_of(block)
        };
        [
            reads.filter(reaches).collect(),
            writes.filter(reaches).collect(),
        ]
    }

    /// The open requests, in words.
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
    pub(crate) fn receivers<'a>(
        &'a mut self,
        port: &'a AxiPort,
    ) -> [(&'a mut Receiver, &'a Channel); 2] {
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
        let may_read = match options.ready_for {
            ReadyFor::Always => true,
            ReadyFor::NoWrites => self.writes.is_empty(),
            ReadyFor::Nothing => false,
        };
        let r = ready(&self.r, options.data_stalls) && may_read;
        self.b.drive(simulator, &port.b, lane, b);
        self.r.drive(simulator, &port.r, lane, r);
    }

    /// Offers and takes nothing, in reset.
    pub(crate) fn hold(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize) {
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
        let Some(mut request) = self.waiting.take() else {
            return;
        };
        request.attributes = request.attributes.with_user_bits(port.user_bits);
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
                poisoned: false,
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
        let is_written = write.request.strobes[all].iter().enumerate();
        let strobes = is_written.fold(0, |mask, (at, &on)| mask | u64::from(on) << (first + at));
        let is_last = write.beats + 1 == access.beats;
        self.words.clear();
        self.words.extend([u64::from(is_last), strobes]);
        self.words.extend(words_of(&bytes[..port.bytes.max(8)]));
        self.w.offer(simulator, &port.w, lane, &self.words);
    }

    /// Looks at the ports in a cycle that has settled; whether anything moved.
    pub(crate) fn sample(
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
    pub(crate) fn reset(&mut self, cycle: u64) {
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

impl Client {
    /// The write that the answer on the port is for.
    fn answered_write(&self, port: &AxiPort) -> Result<usize, Broken> {
        let id = self.b.words[0];
        let found = self
            .writes
            .iter()
            .position(|write| u64::from(write.request.id) == id);
        let Some(index) = found else {
            return Err(port.b.broken(Rule::UnknownId, format!("ID {id}")));
        };
        let OpenWrite {
            request,
            begun,
            beats,
            ..
        } = &self.writes[index];
        if begun.is_none() || *beats < request.access.beats {
            let detail = format!(
                "{request}: address taken {}, {beats} beats",
                begun.is_some()
            );
            return Err(port.b.broken(Rule::EarlyAnswer, detail));
        }
        Ok(index)
    }

    fn check_response(&mut self, index: usize, port: &AxiPort) -> Result<(), Broken> {
        let request = &self.writes[index].request;
        let response = self.b.words[1];
        let reference = &mut self.reference;
        if !is_allowed((self.expectation)(request), response, || {
            reference.is_undefined(&request.access)
        }) {
            return Err(port
                .b
                .broken(Rule::Response, format!("{request}: {response}")));
        }
        Ok(())
    }

    fn end_write(&mut self, index: usize, cycle: u64) {
        let failed = self.b.words[1] & 2 != 0;
        let Some(write) = self.writes.remove(index) else {
            return;
        };
        self.next_address -= 1;
        self.next_data -= 1;
        self.reference
            .end_write(write.number, &write.request.access, cycle, failed);
        self.counts.writes += 1;
        self.counts.failed_writes += u64::from(failed);
        let strobes = write.request.strobes.iter();
        self.counts.bytes_written += strobes.filter(|&&on| on).count() as u64;
        let latency = cycle - write.begun.unwrap_or(cycle);
        self.counts.to_answer.push(latency as u32);
    }

    /// The read that the data on the port are for.
    fn answered_read(&mut self, port: &AxiPort) -> Result<usize, Broken> {
        let id = self.r.words[0];
        let is_it = |read: &OpenRead| u64::from(read.request.id) == id;
        if let Some(index) = self.answering {
            if !is_it(&self.reads[index]) {
                let detail = format!("ID {id} within {}", self.reads[index].request);
                return Err(port.r.broken(Rule::Interleaved, detail));
            }
            return Ok(index);
        }
        let found = self
            .reads
            .iter()
            .position(|read| is_it(read) && read.begun.is_some());
        let index = found.ok_or_else(|| port.r.broken(Rule::UnknownId, format!("ID {id}")))?;
        self.answering = Some(index);
        Ok(index)
    }

    /// Checks data that are new on the port.
    fn check_read(&mut self, index: usize, port: &AxiPort) -> Result<(), Fault> {
        let OpenRead { request, beats, .. } = &self.reads[index];
        let (response, is_last) = (self.r.words[1], self.r.words[2] == 1);
        let access = &request.access;
        if self.r.words[3] & 1 == 1 && response & 2 == 0 {
            let detail = format!(
                "{request}: beat {} is poison, response {response}",
                beats + 1
            );
            return Err(port.r.broken(Rule::Response, detail).into());
        }
        if is_last != (beats + 1 == access.beats) {
            let detail = format!("{request}: beat {}, last {is_last}", beats + 1);
            return Err(port.r.broken(Rule::Last, detail).into());
        }
        let reference = &mut self.reference;
        let beat = access.beat(*beats);
        // A damaged block may be known as such only at the last beat that is read of it.
        let block = reference.block();
        let goes_on = *beats + 1 < access.beats
            && access.burst != Burst::Fixed
            && access.beat(*beats + 1).start / block == beat.start / block;
        let answer = match (self.expectation)(request) {
            Answer::Error if goes_on => Answer::Any,
            answer => answer,
        };
        if !is_allowed(answer, response, || reference.is_undefined(access)) {
            return Err(port
                .r
                .broken(Rule::Response, format!("{request}: {response}"))
                .into());
        }
        let answer = (self.expectation)(request);
        let read = &mut self.reads[index];
        if response & 2 != 0 {
            let touched = beat.start / block..=(beat.end - 1) / block;
            read.wrong
                .retain(|wrong| !touched.contains(&(wrong.address / block)));
        } else {
            let mut bytes = [0; 64];
            for (chunk, word) in bytes.chunks_mut(8).zip(&self.r.words[4..]) {
                chunk.copy_from_slice(&word.to_le_bytes());
            }
            let first = (beat.start % port.bytes as u64) as usize;
            let got = &bytes[first..first + (beat.end - beat.start) as usize];
            let checked = reference.check(beat.start, got, read.begun.unwrap_or(0));
            read.wrong.extend(checked.err());
        }
        match read.wrong.first() {
            Some(wrong) if is_last || answer == Answer::Okay => {
                Err(Fault::Data(read.request.to_string(), wrong.clone()))
            }
            _ => Ok(()),
        }
    }

    fn take_read(&mut self, index: usize, cycle: u64) {
        let read = &mut self.reads[index];
        let latency = (cycle - read.begun.unwrap_or(cycle)) as u32;
        if read.beats == 0 {
            self.counts.to_first.push(latency);
        }
        read.beats += 1;
        read.failed |= self.r.words[1] & 2 != 0;
        read.poisoned |= self.r.words[3] & 1 != 0;
        if read.beats == read.request.access.beats {
            self.counts.to_last.push(latency);
            self.counts.reads += 1;
            self.counts.failed_reads += u64::from(read.failed);
            self.counts.poisoned_reads += u64::from(read.poisoned);
            self.counts.bytes_read += read.request.access.bytes();
            let is_first = self.reads.range(..index).all(|read| read.begun.is_none());
            self.counts.overtaking_reads += u64::from(!is_first);
            self.reads.remove(index);
            self.answering = None;
        }
    }
}

/// Whether a response is one that the request may have; `undefined` says whether it touches a
/// block that an earlier error left undefined.
fn is_allowed(answer: Answer, response: u64, undefined: impl FnOnce() -> bool) -> bool {
    match response {
        0 => answer != Answer::Error,
        2 | 3 => answer != Answer::Okay || undefined(),
        // EXOKAY: exclusive accesses are ordinary ones.
        _ => false,
    }
}
