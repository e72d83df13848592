//! A metadata cache in the simulator: its ports, a memory that answers late, in parts and with
//! errors, and owners that look up, pin and write blocks' metadata at random.
//!
//! This code does not depend on how the cache works: it checks the cache's promises from outside.

mod memory;
mod owners;
mod poison;

use std::collections::{HashMap, HashSet, VecDeque};

use hdlgen::internals::hdl::sim::{PortRef, Simulator};
use hdlgen::internals::rtl::metadata_cache::Parameters;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

pub use poison::{PoisonPorts, Poisoner};

pub const LOOK: u64 = 0;
pub const PIN: u64 = 1;
pub const WRITE: u64 = 2;
pub const UNPIN: u64 = 3;

/// The ports, found once by their names.
macro_rules! ports {
    ($($side:ident { $($name:ident)* })*) => {
        pub struct Ports {
            $($(pub $name: PortRef,)*)*
            /// Where a line has several beats.
            pub fetched_beat: Option<PortRef>,
            /// With protection.
            pub poison: Option<PoisonPorts>,
        }

        impl Ports {
            pub fn new(simulator: &Simulator) -> Self {
                Ports {
                    $($($name: simulator.$side(stringify!($name)).unwrap(),)*)*
                    fetched_beat: simulator.input("fetched_beat"),
                    poison: PoisonPorts::new(simulator),
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
        fetched_number
        write_back_ready
        write_back_data_ready
        written_back_valid
        written_back_number
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
        answer_refused
        answer_metadata
        answer_miss
        resolved_valid
        resolved_miss
        resolved_failed
        fetch_valid
        fetch_line
        fetch_number
        fetched_ready
        write_back_valid
        write_back_line
        write_back_number
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

/// A line that is fetched.
struct Fetch {
    line: u64,
    number: u64,
    /// The cycle of its first beat, at the earliest.
    at: u64,
    /// From its first beat on.
    bytes: Vec<u8>,
    /// The next one.
    beat: usize,
    /// The beats that fail, a bit each.
    failing: u32,
}

/// A line that is written back.
struct WriteBack {
    line: u64,
    number: u64,
    bytes: Vec<u8>,
    /// It has a damaged beat, which is not written.
    damaged: bool,
    /// The cycle of the answer, at the earliest.
    at: u64,
}

/// One lane: memory, owners, and the expected state.
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
    /// The request that is offered in this cycle.
    offer: Option<(u64, usize, u8)>,
    refused: u32,
    asked: VecDeque<Asked>,
    waiting: HashMap<u64, u64>,
    arrived: HashSet<u64>,
    last_asked: HashMap<u64, u64>,
    fetches: Vec<Fetch>,
    /// The fetch whose beat is offered.
    beat_offered: Option<usize>,
    /// Lines and their numbers.
    write_lines: VecDeque<(u64, u64)>,
    /// Bytes, and whether they are damaged.
    write_beats: VecDeque<(Vec<u8>, bool)>,
    beats_in_line: usize,
    unanswered: Vec<WriteBack>,
    /// The one that is answered, and whether with an error.
    write_answer: Option<(usize, bool)>,
    lost: VecDeque<u64>,
    /// Lines that could not be written back, until they are.
    pub stuck: HashSet<u64>,
    /// Lines whose fetch has ended.
    came: HashSet<u64>,
    /// Look-ups that were refused.
    pub refusals: u64,
    pub pinned: HashMap<usize, u64>,
    /// Lines, in order.
    pub fetched: Vec<u64>,
    pub written: Vec<u64>,
    pub answers: [u64; 3],
    /// Owners that were answered when the line came that they had missed first: with its metadata, or to ask again.
    pub told_first: [u64; 2],
    pub done: u64,
    /// For one cycle.
    pub clear: bool,
    pub flush: bool,
    /// Until the cache is not busy any more.
    pub clearing: bool,
    pub flushing: bool,
    flush_ended: u64,
    /// Bits of its lines flip: they may be fetched again at any time.
    pub flipped: bool,
    /// The owner that poisons blocks whose metadata are lost.
    pub poisoner: Poisoner,
    /// The last answer to it: the metadata are lost.
    found_lost: bool,
    /// No owner starts a new access.
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
            fetches: Vec::new(),
            beat_offered: None,
            write_lines: VecDeque::new(),
            write_beats: VecDeque::new(),
            beats_in_line: 0,
            unanswered: Vec::new(),
            write_answer: None,
            lost: VecDeque::new(),
            stuck: HashSet::new(),
            came: HashSet::new(),
            refusals: 0,
            pinned: HashMap::new(),
            fetched: Vec::new(),
            written: Vec::new(),
            answers: [0; 3],
            told_first: [0; 2],
            done: 0,
            clear: false,
            flush: false,
            clearing: true,
            flushing: false,
            flush_ended: 0,
            flipped: false,
            poisoner: Poisoner::default(),
            found_lost: false,
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

    pub fn is_idle(&self) -> bool {
        self.owners.iter().all(|owner| *owner == Owner::Idle)
            && self.asked.is_empty()
            && self.fetches.is_empty()
            && self.unanswered.is_empty()
    }

    /// Sets the inputs of a cycle.
    pub fn drive(&mut self, simulator: &mut Simulator, ports: &Ports, lane: usize) {
        let mut set = |port: PortRef, words: &[u64]| simulator.set(port, lane, words);
        self.take_poison(ports, &mut set);
        set(ports.clear, &[self.clear.into()]);
        set(ports.flush, &[self.flush.into()]);
        self.clearing |= self.clear;
        self.flushing |= self.flush;
        self.offer = self.choose();
        let offer = self.offer;
        set(ports.request_valid, &[offer.is_some().into()]);
        let raw = self.raw();
        let (kind, owner, metadata) = offer.unwrap_or((
            self.random.random_range(0..4),
            self.random.random_range(0..self.p.owners as usize),
            self.random.random_range(0..=raw),
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
        self.answer_write_back(ports, &mut set);
    }

    /// Looks at the outputs of a cycle.
    pub fn observe(&mut self, simulator: &Simulator, ports: &Ports, lane: usize) {
        let get = |port: PortRef| simulator.get(port, lane);
        self.see_poison(ports, &get);
        self.answer_comes(ports, &get);
        self.resolves(ports, &get);
        self.request_goes(get(ports.request_ready) == 1);
        if get(ports.busy) == 0 && !self.clear && !self.flush {
            if self.flushing && self.manner.write_fails == 0 && self.lost.is_empty() {
                // All is in the memory, though owners are at work.
                assert!(self.unanswered.is_empty() && self.write_lines.is_empty());
                self.check_memory();
            }
            if self.clearing {
                self.stuck.clear();
            }
            if self.flushing {
                self.flush_ended = self.cycle;
            }
            (self.clearing, self.flushing) = (false, false);
        }
        (self.clear, self.flush) = (false, false);
        if get(ports.lost_valid) == 1 {
            assert_eq!(self.lost.pop_front(), Some(get(ports.lost_line)), "lost");
        }
        if get(ports.fetch_valid) == 1 && self.readies[0] {
            let line = get(ports.fetch_line);
            let number = get(ports.fetch_number);
            let mut writes = self.write_lines.iter().map(|(line, _)| line);
            let answers = self.unanswered.iter().map(|write| &write.line);
            assert!(
                !writes.any(|&other| other == line) && !answers.clone().any(|&it| it == line),
                "a fetch overtakes"
            );
            assert!(
                self.fetches.iter().all(|other| other.line != line),
                "fetched twice"
            );
            assert!(self.fetches.iter().all(|other| other.number != number));
            let at = self.later(self.manner.latency);
            self.fetches.push(Fetch {
                line,
                number,
                at,
                bytes: Vec::new(),
                beat: 0,
                failing: 0,
            });
            self.fetched.push(line);
        }
        if get(ports.fetched_ready) == 1 {
            self.beat_taken();
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
}
