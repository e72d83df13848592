//! The memory model, for one lane.
//!
//! A read's data are those of some moment between its address being taken and its data being
//! offered; a write takes effect at some moment between its last data and its answer. So a unit
//! that lets a read pass a write of the same address gets old data or new at random.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;
use std::rc::Rc;

use hdlgen_hdl::sim::Simulator;
use hdlgen_models::terms::random::Random;

use crate::options::{DramOptions, Errors};
use crate::port::{words_of, AxiPort, Channel, Receiver, Seen, Sender};
use crate::report::{Broken, Moved, Rule};
use crate::request::{address_of, Access, Attributes};
use crate::rules::{check_address, check_overlap, check_strobes};
use crate::storage::{Initial, Storage};

struct OpenRead {
    id: u32,
    access: Access,
    due: u64,
    /// When the bytes are looked at: at this cycle, or each beat's when it is offered.
    look_at: u64,
    bytes: Option<Vec<u8>>,
    next_beat: u32,
    /// Beats that fail.
    fails: Range<u32>,
}

/// Data of a write, as they came.
#[derive(Default)]
struct Data {
    words: Vec<u64>,
    strobes: Vec<u64>,
    is_whole: bool,
}

struct OpenWrite {
    id: u32,
    access: Access,
    data: Option<Data>,
    effect_at: u64,
    due: u64,
    is_done: bool,
    fails: bool,
}

/// A burst whose address was taken.
#[derive(Clone, Copy, Debug)]
pub struct Begun {
    /// Where.
    pub access: Access,
    /// Its attributes.
    pub attributes: Attributes,
    /// By [`Dram::kind`].
    pub kind: u32,
}

/// Function that gives the kind of a burst from its ID and its address.
pub type Kind = Rc<dyn Fn(u32, u64) -> u32>;

/// The memory of one lane.
pub struct Dram {
    /// How it behaves. May be changed between cycles.
    pub options: DramOptions,
    /// The bursts that fail. May be changed between cycles.
    pub errors: Errors,
    /// Its bytes.
    pub storage: Storage,
    /// The kinds of bursts, for `moved` and errors: at first their IDs.
    pub kind: Kind,
    /// The traffic, by kind.
    pub moved: BTreeMap<u32, Moved>,
    /// The last burst that was read, and the last one that was written.
    pub last: [Option<Begun>; 2],
    /// Whether one was since this was looked at.
    pub(crate) begins: [bool; 2],
    random: Random,
    aw: Receiver,
    w: Receiver,
    b: Sender,
    ar: Receiver,
    r: Sender,
    reads: VecDeque<OpenRead>,
    writes: VecDeque<OpenWrite>,
    /// Data whose address did not come yet, the oldest first.
    data: VecDeque<Data>,
    /// The read whose burst is being answered, where bursts are not interleaved.
    answering: Option<usize>,
    /// The write whose answer is offered.
    answered: Option<usize>,
    /// Bytes that may move now.
    budget: f64,
    choices: Vec<usize>,
    words: Vec<u64>,
}

impl Dram {
    /// A memory that holds `initial`.
    pub fn new(options: DramOptions, initial: Initial, seed: u64) -> Self {
        Dram {
            options,
            errors: Errors::default(),
            storage: Storage::new(initial),
            kind: Rc::new(|id, _| id),
            moved: BTreeMap::new(),
            last: [None; 2],
            begins: [false; 2],
            random: Random::new(seed),
            aw: Receiver::default(),
            w: Receiver::default(),
            b: Sender::default(),
            ar: Receiver::default(),
            r: Sender::default(),
            reads: VecDeque::new(),
            writes: VecDeque::new(),
            data: VecDeque::new(),
            answering: None,
            answered: None,
            budget: 0.0,
            choices: Vec::new(),
            words: Vec::new(),
        }
    }

    /// Whether nothing is open.
    pub fn is_idle(&self) -> bool {
        self.reads.is_empty() && self.writes.is_empty() && self.data.is_empty()
    }

    /// The open bursts, in words.
    pub fn open(&self) -> String {
        let ids = |ids: Vec<u32>| format!("{} (IDs {ids:?})", ids.len());
        format!(
            "m_axi: reads {}, writes {}, data without an address {}{}{}{}",
            ids(self.reads.iter().map(|read| read.id).collect()),
            ids(self.writes.iter().map(|write| write.id).collect()),
            self.data.len(),
            if self.aw.waits() { ", AW waits" } else { "" },
            if self.w.waits() { ", W waits" } else { "" },
            if self.ar.waits() { ", AR waits" } else { "" },
        )
    }

    /// The ends that take, with their channels.
    pub(crate) fn receivers<'a>(
        &'a mut self,
        port: &'a AxiPort,
    ) -> [(&'a mut Receiver, &'a Channel); 3] {
        [
            (&mut self.aw, &port.aw),
            (&mut self.w, &port.w),
            (&mut self.ar, &port.ar),
        ]
    }

    /// Drives the ports for a cycle that has not settled yet.
    pub fn drive(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize, cycle: u64) {
        let options = &self.options;
        self.budget = match options.bytes_per_cycle {
            Some(rate) => (self.budget + rate).min(rate + port.bytes as f64),
            None => 0.0,
        };
        let has_budget = options.bytes_per_cycle.is_none() || self.budget > 0.0;
        let random = &mut self.random;
        let mut ready = |receiver: &Receiver, room: bool| {
            room && (!options.ready_after_valid || receiver.waits())
                && (options.stalls == 0 || random.below(100) >= options.stalls.into())
        };
        let whole = self.data.iter().filter(|data| data.is_whole).count();
        let with_data = !options.address_after_data || whole > 0;
        let aw = ready(&self.aw, self.writes.len() < options.writes && with_data);
        let w = ready(&self.w, self.data.len() <= options.writes && has_budget);
        let ar = ready(&self.ar, self.reads.len() < options.reads);
        self.aw.drive(simulator, &port.aw, lane, aw);
        self.w.drive(simulator, &port.w, lane, w);
        self.ar.drive(simulator, &port.ar, lane, ar);
        if !self.reads.is_empty() && self.r.is_free() && has_budget && !self.pauses() {
            self.offer_read(simulator, port, lane, cycle);
        }
        if !self.writes.is_empty() && self.b.is_free() && !self.pauses() {
            self.offer_answer(simulator, port, lane, cycle);
        }
        self.r.drive(simulator, &port.r, lane);
        self.b.drive(simulator, &port.b, lane);
    }

    fn pauses(&mut self) -> bool {
        self.options.gaps > 0 && self.random.below(100) < self.options.gaps.into()
    }

    /// Looks at the ports in a cycle that has settled; whether anything moved.
    pub(crate) fn sample(
        &mut self,
        simulator: &Simulator,
        port: &AxiPort,
        lane: usize,
        cycle: u64,
    ) -> Result<bool, Broken> {
        let mut moved = false;
        if self.b.taken(simulator, &port.b, lane) {
            moved = true;
            if let Some(index) = self.answered.take() {
                self.writes.remove(index);
            }
        }
        let before = self.aw.waits().then(|| address_of(&self.aw.words));
        if let Seen::Payload { is_new, is_taken } = self.aw.sample(simulator, &port.aw, lane)? {
            if is_new {
                check_address(&self.aw.words, port, &port.aw, &self.options.rules)?;
            }
            if is_taken {
                moved = true;
                self.take_write(port)?;
            }
        }
        if let Seen::Payload { is_taken: true, .. } = self.w.sample(simulator, &port.w, lane)? {
            moved = true;
            self.budget -= port.bytes as f64;
            self.take_data();
        }
        self.join_data(port, cycle)?;
        if let Seen::Payload { is_new, is_taken } = self.ar.sample(simulator, &port.ar, lane)? {
            if is_new {
                check_address(&self.ar.words, port, &port.ar, &self.options.rules)?;
            }
            if is_taken {
                moved = true;
                if self.options.rules.read_after_write {
                    let access = address_of(&self.ar.words).1;
                    let open = self.writes.iter().map(|write| (write.id, write.access));
                    check_overlap(&access, open.chain(before), &port.ar)?;
                }
                self.take_read(port, cycle)?;
            }
        }
        if self.r.taken(simulator, &port.r, lane) {
            moved = true;
            self.budget -= port.bytes as f64;
            self.read_taken();
        }
        self.pass_time(port, cycle);
        Ok(moved)
    }

    /// A burst begins that reads, 0, or writes, 1.
    fn begins(&mut self, way: usize, access: Access, kind: u32) {
        let words = [&self.ar.words, &self.aw.words][way];
        self.begins[way] = true;
        self.last[way] = Some(Begun {
            access,
            attributes: Attributes::of_words(words),
            kind,
        });
    }

    fn take_write(&mut self, port: &AxiPort) -> Result<(), Broken> {
        let (id, access) = address_of(&self.aw.words);
        if self.writes.len() >= self.options.rules.writes {
            return Err(port
                .aw
                .broken(Rule::Outstanding, format!("{} are", self.writes.len())));
        }
        let fails = self.fails(id, &access, false);
        let kind = (self.kind)(id, access.address);
        self.begins(1, access, kind);
        let moved = self.moved.entry(kind).or_default();
        moved.writes += 1;
        moved.bytes_written += access.bytes();
        self.writes.push_back(OpenWrite {
            id,
            access,
            data: None,
            effect_at: 0,
            due: 0,
            is_done: false,
            fails,
        });
        Ok(())
    }

    fn take_data(&mut self) {
        if self.data.back().is_none_or(|data| data.is_whole) {
            self.data.push_back(Data::default());
        }
        let Some(data) = self.data.back_mut() else {
            return;
        };
        data.is_whole = self.w.words[0] == 1;
        data.strobes.push(self.w.words[1]);
        data.words.extend_from_slice(&self.w.words[2..]);
    }

    /// Gives whole data to the oldest write without, in the order of addresses.
    fn join_data(&mut self, port: &AxiPort, cycle: u64) -> Result<(), Broken> {
        while let (Some(data), Some(index)) = (
            self.data.front(),
            self.writes.iter().position(|write| write.data.is_none()),
        ) {
            let write = &self.writes[index];
            let beats = data.strobes.len() as u32;
            // Not the last one where the burst ends, or the last one elsewhere.
            if data.is_whole != (beats >= write.access.beats) || beats > write.access.beats {
                let detail = format!("beat {beats} of {}, last {}", write.access, data.is_whole);
                return Err(port.w.broken(Rule::Last, detail));
            }
            if !data.is_whole {
                return Ok(());
            }
            check_strobes(&write.access, &data.strobes, port)?;
            // Same ID, same order: no effect before that of the one before.
            let id = write.id;
            let before = self
                .writes
                .iter()
                .take(index)
                .filter(|write| write.id == id);
            let floor = before.map(|write| write.effect_at).max().unwrap_or(0);
            let wait = self.wait();
            let effect = cycle + u64::from(self.random.below(wait as u32 + 1));
            let write = &mut self.writes[index];
            write.effect_at = effect.max(floor);
            write.due = (cycle + wait).max(write.effect_at);
            write.data = self.data.pop_front();
        }
        Ok(())
    }

    fn wait(&mut self) -> u64 {
        let more = self.random.below(self.options.random_latency + 1);
        u64::from(self.options.latency.max(1) + more)
    }

    fn take_read(&mut self, port: &AxiPort, cycle: u64) -> Result<(), Broken> {
        let (id, access) = address_of(&self.ar.words);
        if self.reads.len() >= self.options.rules.reads {
            return Err(port
                .ar
                .broken(Rule::Outstanding, format!("{} are", self.reads.len())));
        }
        let fails = if self.fails(id, &access, true) {
            let first = self.random.below(access.beats);
            first..first + 1 + self.random.below(access.beats - first)
        } else {
            0..0
        };
        let wait = self.wait();
        // Beside any moment before the data: the first, the last, and each beat's own.
        let look_at = match self.random.below(4) {
            0 => cycle,
            1 => u64::MAX,
            _ => cycle + u64::from(self.random.below(wait as u32 + 1)),
        };
        let kind = (self.kind)(id, access.address);
        self.begins(0, access, kind);
        let moved = self.moved.entry(kind).or_default();
        moved.reads += 1;
        moved.bytes_read += access.bytes();
        self.reads.push_back(OpenRead {
            id,
            access,
            due: cycle + wait,
            look_at,
            bytes: None,
            next_beat: 0,
            fails,
        });
        Ok(())
    }

    fn fails(&mut self, id: u32, access: &Access, is_read: bool) -> bool {
        let only = self.errors.kind;
        if only.is_some_and(|only| only != (self.kind)(id, access.address)) {
            return false;
        }
        let range = access.range();
        let hit = |bad: &Range<u64>| bad.start < range.end && range.start < bad.end;
        let is_bad = self.errors.addresses.iter().any(hit);
        let (share, next) = if is_read {
            (self.errors.read_share, &mut self.errors.next_reads)
        } else {
            (self.errors.write_share, &mut self.errors.next_writes)
        };
        let is_next = *next > 0;
        *next -= u32::from(is_next);
        is_bad || is_next || share > 0.0 && self.random.chance(share)
    }

    /// Forgets all that is open. Writes whose data came may have taken effect.
    pub(crate) fn reset(&mut self, port: &AxiPort) {
        for index in 0..self.writes.len() {
            let write = &self.writes[index];
            if write.data.is_some() && !write.is_done && self.random.below(2) == 0 {
                self.apply(index, port);
            }
        }
        self.reads.clear();
        self.writes.clear();
        self.data.clear();
        (self.answering, self.answered) = (None, None);
        self.b.clear();
        self.r.clear();
    }
}

impl Dram {
    /// One of those that are ready: of each ID only the oldest, and only the oldest of all if
    /// nothing may pass.
    fn choose(&mut self, open: impl Iterator<Item = (u32, bool)>) -> Option<usize> {
        let mut seen: [u64; 4] = [0; 4];
        self.choices.clear();
        for (index, (id, is_ready)) in open.enumerate() {
            // IDs above 255 share a place with a lower one: they only wait longer.
            let (word, bit) = ((id / 64 % 4) as usize, 1 << (id % 64));
            let is_oldest = seen[word] & bit == 0;
            seen[word] |= bit;
            if is_ready && is_oldest {
                self.choices.push(index);
            }
            if !self.options.reorder {
                break;
            }
        }
        match self.choices.len() {
            0 => None,
            1 => Some(self.choices[0]),
            count => Some(self.choices[self.random.index(count)]),
        }
    }

    fn offer_read(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize, cycle: u64) {
        let index = match self.answering {
            Some(index) => index,
            None => {
                let reads = std::mem::take(&mut self.reads);
                let open = reads.iter().map(|read| (read.id, read.due <= cycle));
                let chosen = self.choose(open);
                self.reads = reads;
                match chosen {
                    Some(index) => index,
                    None => return,
                }
            }
        };
        self.answering = Some(index);
        let read = &mut self.reads[index];
        let beat = read.access.beat(read.next_beat);
        let length = (beat.end - beat.start) as usize;
        let fails = read.fails.contains(&read.next_beat);
        let is_last = read.next_beat + 1 == read.access.beats;
        let mut bytes = [0; 64];
        if fails {
            for chunk in bytes[..port.bytes].chunks_mut(8) {
                let noise = self.random.bits().to_le_bytes();
                chunk.copy_from_slice(&noise[..chunk.len()]);
            }
        } else {
            let lane_of = (beat.start % port.bytes as u64) as usize;
            let into = &mut bytes[lane_of..lane_of + length];
            match &read.bytes {
                Some(all) => {
                    let from = (beat.start - read.access.range().start) as usize;
                    into.copy_from_slice(&all[from..from + length]);
                }
                None => self.storage.read(beat.start, into),
            }
        }
        self.words.clear();
        let response = if fails { 2 } else { 0 };
        self.words
            .extend([read.id.into(), response, is_last.into(), 0]);
        self.words.extend(words_of(&bytes[..port.bytes.max(8)]));
        self.r.offer(simulator, &port.r, lane, &self.words);
    }

    fn offer_answer(&mut self, simulator: &mut Simulator, port: &AxiPort, lane: usize, cycle: u64) {
        let writes = std::mem::take(&mut self.writes);
        let open = writes
            .iter()
            .map(|write| (write.id, write.is_done && write.due <= cycle));
        self.answered = self.choose(open);
        self.writes = writes;
        if let Some(index) = self.answered {
            let write = &self.writes[index];
            let response = if write.fails { 2 } else { 0 };
            self.b
                .offer(simulator, &port.b, lane, &[write.id.into(), response]);
        }
    }

    fn read_taken(&mut self) {
        let Some(index) = self.answering else { return };
        let read = &mut self.reads[index];
        read.next_beat += 1;
        let is_over = read.next_beat == read.access.beats;
        if is_over {
            self.reads.remove(index);
        }
        if is_over || self.options.interleave {
            self.answering = None;
        }
    }

    /// Looks at what reads read, and lets writes take effect, when it is time.
    fn pass_time(&mut self, port: &AxiPort, cycle: u64) {
        for read in &mut self.reads {
            if read.look_at <= cycle && read.bytes.is_none() {
                let range = read.access.range();
                let mut bytes = vec![0; (range.end - range.start) as usize];
                self.storage.read(range.start, &mut bytes);
                read.bytes = Some(bytes);
            }
        }
        for index in 0..self.writes.len() {
            let write = &self.writes[index];
            if write.data.is_some() && !write.is_done && write.effect_at <= cycle {
                self.apply(index, port);
            }
        }
    }

    fn apply(&mut self, index: usize, port: &AxiPort) {
        let write = &mut self.writes[index];
        write.is_done = true;
        let (Some(data), garbles) = (&write.data, self.errors.garbles) else {
            return;
        };
        if write.fails && !garbles {
            return;
        }
        let words_per_beat = port.bytes.div_ceil(8);
        for (beat, words) in data.words.chunks(words_per_beat).enumerate() {
            let range = write.access.beat(beat as u32);
            let mut bytes = [0; 64];
            for (chunk, word) in bytes.chunks_mut(8).zip(words) {
                let noise = if write.fails { self.random.bits() } else { 0 };
                chunk.copy_from_slice(&(word ^ noise).to_le_bytes());
            }
            let mask = data.strobes[beat];
            let within = (range.start % port.bytes as u64) as usize;
            let length = (range.end - range.start) as usize;
            let strobe = |address: u64| mask >> (address % port.bytes as u64) & 1 == 1;
            self.storage
                .write_strobed(range.start, &bytes[within..within + length], strobe);
        }
    }
}
