//! A metadata cache in the simulator: its ports, a memory that answers late, in parts and with
//! errors, and owners that look up, pin and write blocks' metadata at random.
//!
//! Nothing here knows how the cache works: what it must keep to is checked from outside.

use std::collections::{HashMap, HashSet, VecDeque};

use hdlgen::internals::hdl::sim::{PortRef, Simulator};
use hdlgen::internals::rtl::metadata_cache::Parameters;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub const RAW: u8 = 3;
pub const LOOK: u64 = 0;
pub const PIN: u64 = 1;
pub const WRITE: u64 = 2;
pub const UNPIN: u64 = 3;

/// The ports, found once by their names.
macro_rules! ports {
    ($($side:ident { $($name:ident)* })*) => {
        pub struct Ports {
            $($(pub $name: PortRef,)*)*
        }

        impl Ports {
            pub fn new(simulator: &Simulator) -> Self {
                Ports {
                    $($($name: simulator.$side(stringify!($name)).unwrap(),)*)*
                }
            }
        }
    };
}

ports! {
    input {
        request_valid
        request_kind
        request_block
        request_owner
        request_metadata
        fetch_ready
        fetched_valid
        fetched_data
        fetched_last
        fetched_failed
        write_back_ready
        write_back_data_ready
        written_back_valid
        written_back_failed
        clear
        flush
    }
    output {
        request_ready
        answer_valid
        answer_owner
        answer_hit
        answer_waits
        answer_metadata
        answer_miss
        resolved_valid
        resolved_miss
        resolved_failed
        fetch_valid
        fetch_line
        fetched_ready
        write_back_valid
        write_back_line
        write_back_data_valid
        write_back_data
        write_back_data_last
        busy
        lost_valid
        lost_line
        idle
    }
}

/// How the memory and the owners behave, in percent.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Cycles in which a ready or a valid is withheld.
    pub stall: u32,
    /// Most cycles until an answer.
    pub latency: u64,
    /// Fetches and write-backs that fail.
    pub fetch_fails: u32,
    pub write_fails: u32,
    /// Cycles without a request though there is one.
    pub pause: u32,
    /// Most cycles for which a line stays pinned.
    pub hold: u64,
    /// Lines asked for in one set only, this many; else any.
    pub one_set: Option<u64>,
    /// Most owners at work.
    pub owners: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    Idle,
    /// Asks, from a cycle on.
    Asks(u64),
    Asked,
    Waits(u64),
    /// Holds its line, until a cycle.
    Holds(u64),
}

struct Asked {
    owner: usize,
    kind: u64,
    cycle: u64,
    metadata: u8,
    must_hit: bool,
}

/// One lane: memory, owners, and what is known.
pub struct Lane {
    p: Parameters,
    random: SmallRng,
    pub manner: Manner,
    pub cycle: u64,
    /// Each block's metadata as last written.
    pub truth: HashMap<u64, u8>,
    pub memory: HashMap<u64, Vec<u8>>,
    owners: Vec<Owner>,
    kinds: Vec<u64>,
    blocks: Vec<u64>,
    since: Vec<u64>,
    /// What is offered in this cycle.
    offer: Option<(u64, usize, u8)>,
    refused: u32,
    asked: VecDeque<Asked>,
    waiting: HashMap<u64, u64>,
    arrived: HashSet<u64>,
    last_asked: HashMap<u64, u64>,
    fetches: VecDeque<(u64, u64)>,
    /// Of the first fetch: its bytes, the next beat, and the beats that fail, a bit each.
    sending: Option<(Vec<u8>, usize, u32)>,
    beat_offered: bool,
    write_lines: VecDeque<u64>,
    write_beats: VecDeque<Vec<u8>>,
    beats_in_line: usize,
    /// Lines, their bytes, and the cycle of the answer.
    unanswered: VecDeque<(u64, Vec<u8>, u64)>,
    write_answer: Option<bool>,
    lost: VecDeque<u64>,
    pub pinned: HashMap<usize, u64>,
    /// Lines, in order.
    pub fetched: Vec<u64>,
    pub written: Vec<u64>,
    pub answers: [u64; 3],
    pub done: u64,
    /// For one cycle.
    pub clear: bool,
    pub flush: bool,
    /// Until it is busy no longer.
    pub clearing: bool,
    pub flushing: bool,
    /// No owner begins anything.
    pub stopped: bool,
    /// The request of a sequence, instead of the owners'.
    pub script: Option<(u64, usize, u64, u8)>,
    pub scripting: bool,
    pub scripted: Option<(bool, bool)>,
    pub resolved: Option<(u64, bool)>,
    readies: [bool; 3],
}

impl Lane {
    pub fn new(p: &Parameters, manner: Manner, seed: u64) -> Self {
        let owners = 1 << p.owner_bits;
        Lane {
            p: p.clone(),
            random: SmallRng::seed_from_u64(seed),
            manner,
            cycle: 0,
            truth: HashMap::new(),
            memory: HashMap::new(),
            owners: vec![Owner::Idle; owners],
            kinds: vec![LOOK; owners],
            blocks: vec![0; owners],
            since: vec![0; owners],
            offer: None,
            refused: 0,
            asked: VecDeque::new(),
            waiting: HashMap::new(),
            arrived: HashSet::new(),
            last_asked: HashMap::new(),
            fetches: VecDeque::new(),
            sending: None,
            beat_offered: false,
            write_lines: VecDeque::new(),
            write_beats: VecDeque::new(),
            beats_in_line: 0,
            unanswered: VecDeque::new(),
            write_answer: None,
            lost: VecDeque::new(),
            pinned: HashMap::new(),
            fetched: Vec::new(),
            written: Vec::new(),
            answers: [0; 3],
            done: 0,
            clear: false,
            flush: false,
            clearing: true,
            flushing: false,
            stopped: false,
            script: None,
            scripting: false,
            scripted: None,
            resolved: None,
            readies: [false; 3],
        }
    }

    fn percent(&mut self, percent: u32) -> bool {
        self.random.random_range(0..100) < percent
    }

    fn later(&mut self, most: u64) -> u64 {
        self.cycle + self.random.random_range(0..=most)
    }

    fn per_line(&self) -> u64 {
        4 * u64::from(self.p.line_bytes)
    }

    fn line_of(&self, block: u64) -> u64 {
        block / self.per_line()
    }

    pub fn metadata(&self, block: u64) -> u8 {
        self.truth.get(&block).copied().unwrap_or(RAW)
    }

    /// A line's bytes as they should be in memory.
    pub fn line(&self, line: u64) -> Vec<u8> {
        let first = line * self.per_line();
        let byte = |byte: u64| {
            let bits = |at: u64| (RAW - self.metadata(first + 4 * byte + at)) << (2 * at);
            (0..4).map(bits).sum()
        };
        (0..u64::from(self.p.line_bytes)).map(byte).collect()
    }

    pub fn in_memory(&self, line: u64) -> Vec<u8> {
        let zeros = || vec![0; self.p.line_bytes as usize];
        self.memory.get(&line).cloned().unwrap_or_else(zeros)
    }

    /// Whether every line that was ever written is in memory as it should be.
    pub fn check_memory(&self) {
        let lines: HashSet<u64> = self
            .truth
            .keys()
            .map(|&block| self.line_of(block))
            .collect();
        for line in lines.iter().chain(self.memory.keys()) {
            assert_eq!(self.in_memory(*line), self.line(*line), "line {line:#x}");
        }
    }

    pub fn is_idle(&self) -> bool {
        self.owners.iter().all(|owner| *owner == Owner::Idle)
            && self.asked.is_empty()
            && self.fetches.is_empty()
            && self.unanswered.is_empty()
    }

    fn some_block(&mut self) -> u64 {
        let sets = u64::from(self.p.sets());
        let tags = 1u64 << self.p.tag_bits().min(40);
        let (set, tag) = match self.manner.one_set {
            Some(lines) => {
                let line = self.random.random_range(0..lines);
                // From both ends of the tags.
                let tag = if line % 2 == 0 {
                    line / 2
                } else {
                    tags - 1 - line / 2
                };
                (sets - 1, tag % tags)
            }
            None => {
                let tag = self
                    .random
                    .random_range(0..(2 * u64::from(self.p.ways) + 1).min(tags));
                (
                    self.random.random_range(0..sets.min(4)) * (sets / sets.min(4)),
                    tag,
                )
            }
        };
        let line = tag * sets + set;
        line * self.per_line() + self.random.random_range(0..self.per_line())
    }

    /// Sets the inputs of a cycle.
    pub fn drive(&mut self, simulator: &mut Simulator, ports: &Ports, lane: usize) {
        let mut set = |port: PortRef, words: &[u64]| simulator.set(port, lane, words);
        set(ports.clear, &[self.clear.into()]);
        set(ports.flush, &[self.flush.into()]);
        self.clearing |= self.clear;
        self.flushing |= self.flush;
        self.offer = self.choose();
        let offer = self.offer;
        set(ports.request_valid, &[offer.is_some().into()]);
        let (kind, owner, metadata) = offer.unwrap_or((
            self.random.random_range(0..4),
            self.random.random_range(0..self.p.owners as usize),
            self.random.random_range(0..4),
        ));
        set(ports.request_kind, &[kind]);
        set(ports.request_owner, &[owner as u64]);
        set(ports.request_block, &[self.blocks[owner]]);
        set(ports.request_metadata, &[metadata.into()]);
        let readies = [
            ports.fetch_ready,
            ports.write_back_ready,
            ports.write_back_data_ready,
        ];
        for (ready, port) in readies.into_iter().enumerate() {
            self.readies[ready] = !self.percent(self.manner.stall);
            set(port, &[self.readies[ready].into()]);
        }
        self.send_beat(ports, &mut set);
        self.write_answer = None;
        let cycle = self.cycle;
        let due = |(_, _, at): &(u64, Vec<u8>, u64)| *at <= cycle;
        if self.unanswered.front().is_some_and(due) && !self.percent(self.manner.stall) {
            self.write_answer = Some(self.percent(self.manner.write_fails));
        }
        set(
            ports.written_back_valid,
            &[self.write_answer.is_some().into()],
        );
        let failed = self.write_answer.unwrap_or(self.random.random());
        set(ports.written_back_failed, &[failed.into()]);
    }

    fn send_beat(&mut self, ports: &Ports, set: &mut impl FnMut(PortRef, &[u64])) {
        let bytes = self.p.beat_bytes as usize;
        let due = self.fetches.front().filter(|&&(_, at)| at <= self.cycle);
        if let (None, Some(&(line, _))) = (&self.sending, due) {
            let fails = self.percent(self.manner.fetch_fails);
            let beats = 1 << self.p.beats();
            let failing = if fails {
                self.random.random_range(1..beats)
            } else {
                0
            };
            self.sending = Some((self.in_memory(line), 0, failing));
        }
        let starts = !self.percent(self.manner.stall);
        self.beat_offered |= self.sending.is_some() && starts;
        set(ports.fetched_valid, &[self.beat_offered.into()]);
        let words = (0..bytes.div_ceil(8)).map(|_| self.random.random::<u64>() >> 32);
        let noise: Vec<u64> = words.collect();
        let Some((line, beat, failing)) = self.sending.as_ref().filter(|_| self.beat_offered)
        else {
            set(ports.fetched_data, &noise);
            set(ports.fetched_last, &[self.random.random_range(0..2)]);
            set(ports.fetched_failed, &[self.random.random_range(0..2)]);
            return;
        };
        let part = &line[beat * bytes..(beat + 1) * bytes];
        let word = |part: &[u8]| (part.iter().rev()).fold(0, |word, &b| word << 8 | u64::from(b));
        let words: Vec<u64> = part.chunks(8).map(word).collect();
        let failed = failing >> beat & 1 == 1;
        set(ports.fetched_data, if failed { &noise } else { &words });
        let last = beat + 1 == self.p.beats() as usize;
        set(ports.fetched_last, &[last.into()]);
        set(ports.fetched_failed, &[failed.into()]);
    }

    /// A request of some owner that has one.
    fn choose(&mut self) -> Option<(u64, usize, u8)> {
        if let Some((kind, owner, block, metadata)) = self.script {
            self.blocks[owner] = block;
            self.kinds[owner] = kind;
            return Some((kind, owner, metadata));
        }
        if self.scripting {
            return None;
        }
        for owner in 0..self.owners.len().min(self.manner.owners) {
            if self.owners[owner] == Owner::Idle && !self.stopped && self.percent(10) {
                let pins = owner < self.p.owners as usize && self.percent(60);
                self.kinds[owner] = if pins { PIN } else { LOOK };
                self.blocks[owner] = self.some_block();
                self.since[owner] = self.cycle;
                self.owners[owner] = Owner::Asks(self.cycle);
            }
        }
        if self.percent(self.manner.pause) {
            return None;
        }
        let wants = |owner: &usize| match self.owners[*owner] {
            Owner::Asks(from) | Owner::Holds(from) => from <= self.cycle,
            _ => false,
        };
        let wanting: Vec<usize> = (0..self.owners.len()).filter(wants).collect();
        if wanting.is_empty() {
            return None;
        }
        let owner = wanting[self.random.random_range(0..wanting.len())];
        let kind = match (self.owners[owner], self.percent(80)) {
            (Owner::Asks(_), _) => self.kinds[owner],
            (_, true) => WRITE,
            (_, false) => UNPIN,
        };
        Some((kind, owner, self.random.random_range(0..4)))
    }

    /// Looks at the outputs of a cycle.
    pub fn observe(&mut self, simulator: &Simulator, ports: &Ports, lane: usize) {
        let get = |port: PortRef| simulator.get(port, lane);
        self.answer_comes(ports, &get);
        self.resolves(ports, &get);
        self.request_goes(get(ports.request_ready) == 1);
        if get(ports.busy) == 0 && !self.clear && !self.flush {
            if self.flushing && self.manner.write_fails == 0 && self.lost.is_empty() {
                // All is in the memory, though owners are at work.
                assert!(self.unanswered.is_empty() && self.write_lines.is_empty());
                self.check_memory();
            }
            (self.clearing, self.flushing) = (false, false);
        }
        (self.clear, self.flush) = (false, false);
        if get(ports.lost_valid) == 1 {
            assert_eq!(self.lost.pop_front(), Some(get(ports.lost_line)), "lost");
        }
        if get(ports.fetch_valid) == 1 && self.readies[0] {
            let line = get(ports.fetch_line);
            let writes = self.write_lines.iter();
            let writes = writes.chain(self.unanswered.iter().map(|(line, ..)| line));
            assert!(
                !writes.clone().any(|&other| other == line),
                "a fetch overtakes"
            );
            assert!(
                self.fetches.iter().all(|other| other.0 != line),
                "fetched twice"
            );
            let at = self.later(self.manner.latency);
            self.fetches.push_back((line, at));
            self.fetched.push(line);
        }
        if self.beat_offered && get(ports.fetched_ready) == 1 {
            self.beat_offered = false;
            if let Some((_, beat, _)) = &mut self.sending {
                *beat += 1;
                if *beat == self.p.beats() as usize {
                    self.sending = None;
                    self.fetches.pop_front();
                }
            }
        }
        self.write_backs(simulator, ports, lane);
        let idle = get(ports.idle) == 1;
        let known = self.fetches.is_empty() && self.unanswered.is_empty();
        assert!(
            !idle || (known && self.write_lines.is_empty()),
            "idle too early"
        );
        let waits = |owner: &Owner| matches!(owner, Owner::Waits(_));
        assert!(
            !idle || !self.owners.iter().any(waits),
            "idle while one waits"
        );
        for (owner, since) in self.since.iter().enumerate() {
            let waits = !matches!(self.owners[owner], Owner::Idle | Owner::Holds(_));
            assert!(
                !waits || self.cycle - since < 60_000,
                "owner {owner} waits for ever"
            );
        }
        self.cycle += 1;
    }

    fn write_backs(&mut self, simulator: &Simulator, ports: &Ports, lane: usize) {
        let get = |port: PortRef| simulator.get(port, lane);
        if let Some(failed) = self.write_answer {
            let (line, mut bytes, _) = self.unanswered.pop_front().unwrap();
            if failed {
                self.lost.push_back(line);
                // What is in memory then is anybody's guess.
                self.random.fill(&mut bytes[..]);
            }
            self.memory.insert(line, bytes);
        }
        if get(ports.write_back_valid) == 1 && self.readies[1] {
            let line = get(ports.write_back_line);
            assert!(
                !self.pinned.values().any(|&pinned| pinned == line),
                "a pinned line leaves"
            );
            let flying = self.unanswered.iter().map(|(line, ..)| line);
            assert!(flying.chain(&self.write_lines).all(|&other| other != line));
            assert!(self.fetches.iter().all(|other| other.0 != line));
            self.write_lines.push_back(line);
            self.written.push(line);
        }
        if get(ports.write_back_data_valid) == 1 && self.readies[2] {
            let mut words = Vec::new();
            simulator.get_words(ports.write_back_data, lane, &mut words);
            let bytes = words.iter().flat_map(|word| word.to_le_bytes());
            self.write_beats
                .push_back(bytes.take(self.p.beat_bytes as usize).collect());
            self.beats_in_line += 1;
            let last = self.beats_in_line == self.p.beats() as usize;
            assert_eq!(get(ports.write_back_data_last) == 1, last);
            if last {
                self.beats_in_line = 0;
            }
        }
        let beats = self.p.beats() as usize;
        if self.write_beats.len() >= beats && !self.write_lines.is_empty() {
            let line = self.write_lines.pop_front().unwrap();
            let bytes: Vec<u8> = self.write_beats.drain(..beats).flatten().collect();
            assert_eq!(bytes, self.line(line), "line {line:#x} is written back");
            let at = self.later(self.manner.latency) + 1;
            self.unanswered.push_back((line, bytes, at));
        }
    }

    fn answer_comes(&mut self, ports: &Ports, get: &impl Fn(PortRef) -> u64) {
        if get(ports.answer_valid) == 0 {
            let late = self
                .asked
                .front()
                .is_some_and(|asked| asked.cycle + 3 <= self.cycle);
            assert!(!late, "no answer after 3 cycles");
            return;
        }
        let asked = self.asked.pop_front().expect("an answer to nothing");
        assert_eq!(asked.cycle + 3, self.cycle);
        assert_eq!(asked.owner as u64, get(ports.answer_owner));
        let (hit, waits) = (get(ports.answer_hit) == 1, get(ports.answer_waits) == 1);
        let miss = get(ports.answer_miss);
        assert!(!(hit && waits));
        let line = self.line_of(self.blocks[asked.owner]);
        self.answers[if hit { 0 } else { 2 - usize::from(waits) }] += 1;
        if hit {
            assert_eq!(get(ports.answer_metadata) as u8, asked.metadata, "metadata");
            if asked.kind == PIN {
                self.pinned.insert(asked.owner, line);
            }
        }
        assert!(hit || !asked.must_hit, "a line that arrived is gone again");
        if waits {
            let known = *self.waiting.entry(miss).or_insert(line);
            assert_eq!(known, line, "one number for two lines");
            let now = get(ports.resolved_valid) == 1 && get(ports.resolved_miss) == miss;
            assert!(!now, "told to wait for what happens now");
        }
        self.scripted = Some((hit, waits));
        self.owners[asked.owner] = match (hit, waits) {
            (true, _) if asked.kind == PIN => Owner::Holds(self.later(self.manner.hold)),
            (true, _) => {
                self.done += 1;
                Owner::Idle
            }
            (_, true) => Owner::Waits(miss),
            _ => Owner::Asks(self.later(20)),
        };
    }

    fn resolves(&mut self, ports: &Ports, get: &impl Fn(PortRef) -> u64) {
        if get(ports.resolved_valid) == 0 {
            return;
        }
        let (miss, failed) = (get(ports.resolved_miss), get(ports.resolved_failed) == 1);
        let line = self.waiting.remove(&miss).expect("nobody waits for it");
        self.resolved = Some((miss, failed));
        let before = self.last_asked.get(&line).copied();
        if !failed && before.is_none_or(|cycle| cycle + 4 < self.cycle) {
            self.arrived.insert(line);
        }
        for owner in 0..self.owners.len() {
            if self.owners[owner] == Owner::Waits(miss) {
                assert_eq!(self.line_of(self.blocks[owner]), line);
                self.owners[owner] = match failed {
                    true => Owner::Idle,
                    false => Owner::Asks(self.later(20)),
                };
            }
        }
    }

    fn request_goes(&mut self, ready: bool) {
        let Some((kind, owner, metadata)) = self.offer else {
            return;
        };
        if !ready {
            let held_up = self.clearing || (self.flushing && kind == PIN);
            if !held_up {
                self.refused += 1;
                assert!(self.refused <= 1, "refused twice");
            }
            return;
        }
        self.refused = 0;
        let block = self.blocks[owner];
        let line = self.line_of(block);
        match kind {
            LOOK | PIN => {
                self.asked.push_back(Asked {
                    owner,
                    kind,
                    cycle: self.cycle,
                    metadata: self.metadata(block),
                    must_hit: self.arrived.remove(&line),
                });
                self.last_asked.insert(line, self.cycle);
                self.owners[owner] = Owner::Asked;
            }
            _ => {
                if kind == WRITE {
                    self.truth.insert(block, metadata);
                }
                self.pinned.remove(&owner);
                self.owners[owner] = Owner::Idle;
                self.done += 1;
            }
        }
        self.script = None;
    }
}
