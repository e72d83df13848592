//! A value-frequency table in the simulator: a stream for each lane, one configuration port for all, and
//! a model of each lane, written apart from the program's.

use hdlgen::internals::hdl::sim::{PortRef, Simulator, LANES};
use hdlgen::internals::rtl::value_frequency::address_map::*;
use hdlgen::internals::rtl::value_frequency::top::value_frequency;
use hdlgen::internals::rtl::value_frequency::Parameters;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// How a lane's stream comes.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Percent of cycles without a beat.
    pub pause: u32,
    /// Cycles between blocks, at most.
    pub gap: u32,
    /// Percent of blocks whose `tlast` is elsewhere.
    pub wrong: u32,
}

/// One after the other, as fast as they come.
pub const BACK_TO_BACK: Manner = Manner {
    pause: 0,
    gap: 0,
    wrong: 0,
};

/// What a lane should have counted.
pub struct Expected {
    /// For each set its ways, for SL 4 and 8 each counter by itself: values and counts.
    pub table: Vec<Vec<(u64, u64)>>,
    /// All sampled bytes.
    pub data: Vec<u8>,
    pub total: u64,
    pub sampled: u64,
    pub skipped: u64,
    pub wrong: bool,
}

/// One lane's stream, and what should become of it.
pub struct Lane {
    p: Parameters,
    random: SmallRng,
    /// Beats of the block on its way, and how many there are.
    beats: Vec<Vec<u8>>,
    sent: usize,
    wait: u32,
    on_bus: bool,
    /// Beats since the last `tlast`, or reset.
    seen: usize,
    /// The bytes of the block so far, if it is taken.
    gathered: Option<Vec<u8>>,
    free_at: u64,
    open: bool,
    left: Option<u64>,
    pub expected: Expected,
    /// Blocks that ended.
    pub ended: u64,
}

fn empty(p: &Parameters) -> Expected {
    let ways = if p.symbol_bits > 8 { p.ways } else { 1 };
    let entries = match p.symbol_bits {
        4 => 8 * 16,
        8 => 4 * 256,
        _ => p.sets,
    };
    Expected {
        table: vec![vec![(0, 0); ways as usize]; entries as usize],
        data: Vec::new(),
        total: 0,
        sampled: 0,
        skipped: 0,
        wrong: false,
    }
}

impl Expected {
    fn count(&mut self, p: &Parameters, block: &[u8]) {
        let limit = (1 << p.count_bits) - 1;
        let up = |count: u64| (count + 1).min(limit);
        let bit = |n: usize| u64::from(block[n / 8] >> (n % 8) & 1);
        let bits = p.symbol_bits as usize;
        self.data.extend(block);
        self.sampled = up(self.sampled);
        for number in 0..8 * block.len() / bits {
            let value = (0..bits).map(|n| bit(number * bits + n) << n).sum::<u64>();
            self.total = up(self.total);
            if bits <= 8 {
                let tree = number % (32 / bits);
                let counter = &mut self.table[(tree << bits) + value as usize][0];
                counter.1 = up(counter.1);
                continue;
            }
            let sets = self.table.len() as u64;
            let set = &mut self.table[(value % sets) as usize];
            if let Some(way) = set.iter_mut().find(|way| way.1 > 0 && way.0 == value) {
                way.1 = up(way.1);
            } else if let Some(way) = set.iter_mut().find(|way| way.1 == 0) {
                *way = (value, 1);
            } else {
                let least = set.iter().map(|way| way.1).min().unwrap();
                let way = set.iter_mut().find(|way| way.1 == least).unwrap();
                *way = (value, up(least));
            }
        }
    }
}

impl Lane {
    fn new(p: &Parameters, seed: u64) -> Self {
        Lane {
            p: p.clone(),
            random: SmallRng::seed_from_u64(seed),
            beats: Vec::new(),
            sent: 0,
            wait: 0,
            on_bus: false,
            seen: 0,
            gathered: None,
            free_at: 0,
            open: false,
            left: None,
            expected: empty(p),
            ended: 0,
        }
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.random.random_range(0..100) < percent
    }

    /// A block whose symbols are few values, or many of few sets, or anything.
    fn block(&mut self) -> Vec<u8> {
        let p = self.p.clone();
        let random = &mut self.random;
        let mut block = vec![0; p.block_bytes as usize];
        let kind = random.random_range(0..5);
        let sets = u64::from(p.sets);
        let few_sets = random.random_range(1..=3u64);
        let values = random.random_range(1..=2 * u64::from(p.ways) + 4);
        let first = random.random_range(0..sets);
        for number in 0..p.block_bytes * 8 / p.symbol_bits {
            let value = match kind {
                0 => 0,
                1 => random.random(),
                _ => {
                    let set = (first + random.random_range(0..few_sets)) % sets;
                    let tag = random.random_range(0..values);
                    set + tag * sets
                }
            };
            for n in 0..p.symbol_bits {
                let at = number * p.symbol_bits + n;
                block[at as usize / 8] |= ((value >> n & 1) as u8) << (at % 8);
            }
        }
        block
    }

    /// The next block of a stream.
    fn begin(&mut self, manner: Manner) {
        let block = self.block();
        let mut beats: Vec<Vec<u8>> = block
            .chunks_exact(self.p.beat_bytes as usize)
            .map(<[u8]>::to_vec)
            .collect();
        if self.chance(manner.wrong) {
            let now = beats.len();
            let other = self.random.random_range(1..=2 * now + 1);
            if other != now {
                let spare = beats[0].clone();
                beats.resize(other, spare);
            }
        }
        (self.beats, self.sent) = (beats, 0);
        self.wait = self.random.random_range(0..=manner.gap);
    }

    /// Whether the present beat is its block's last.
    fn is_last(&self) -> bool {
        self.sent + 1 == self.beats.len()
    }

    /// Whether the present beat makes a block of other than the right number of beats.
    fn is_wrong(&self) -> bool {
        self.is_last() && self.seen + 1 != (self.p.block_bytes / self.p.beat_bytes) as usize
    }

    /// The beat on the bus is taken.
    fn taken(&mut self, cycle: u64) {
        if self.seen == 0 {
            let takes = self.open && cycle >= self.free_at;
            self.gathered = takes.then(Vec::new);
        }
        if let Some(bytes) = &mut self.gathered {
            bytes.extend(&self.beats[self.sent]);
        }
        let whole = !self.is_wrong();
        self.seen += 1;
        if self.is_last() {
            self.seen = 0;
            self.ended += 1;
            self.expected.wrong |= !whole;
            match self.gathered.take().filter(|_| whole) {
                Some(block) => {
                    self.expected.count(&self.p, &block);
                    self.free_at = cycle + u64::from(self.p.block_bytes * 8 / self.p.symbol_bits);
                    self.left = self.left.map(|left| left - 1);
                    self.open = self.left != Some(0);
                }
                None => {
                    let limit = (1 << self.p.count_bits) - 1;
                    self.expected.skipped = (self.expected.skipped + 1).min(limit);
                }
            }
        }
        self.sent += 1;
    }
}

/// What a command changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    Start(u64),
    Stop,
    Clear,
}

/// All lanes, and what their streams are like.
pub struct Bench {
    pub simulator: Simulator,
    pub p: Parameters,
    pub lanes: Vec<Lane>,
    pub manner: Manner,
    /// Whether the streams begin further blocks.
    pub sends: bool,
    pub cycle: u64,
    change: Option<Change>,
    length: u32,
    bus: Vec<PortRef>,
}

impl Bench {
    /// Out of reset, with anything in its registers and memories.
    pub fn new(p: &Parameters, manner: Manner, seed: u64) -> Self {
        let mut simulator = Simulator::new(&value_frequency(p).unwrap()).unwrap();
        simulator.randomise(seed);
        let names = ["s_axis_tvalid", "s_axis_tdata", "s_axis_tlast"];
        let mut bench = Bench {
            bus: names.map(|name| simulator.input(name).unwrap()).into(),
            simulator,
            p: p.clone(),
            lanes: (0..LANES as u64)
                .map(|lane| Lane::new(p, 1000 * seed + lane))
                .collect(),
            manner,
            sends: false,
            cycle: 0,
            change: None,
            length: 0,
        };
        for name in ["s_axil_awvalid", "s_axil_wvalid", "s_axil_arvalid"] {
            bench.set(name, 0);
        }
        bench.set("s_axil_bready", 1);
        bench.set("s_axil_rready", 1);
        bench.reset();
        bench
    }

    fn set(&mut self, name: &str, value: u64) {
        let port = self.simulator.input(name).unwrap();
        self.simulator.set_all(port, value);
    }

    pub fn get(&self, name: &str, lane: usize) -> u64 {
        self.simulator
            .get(self.simulator.output(name).unwrap(), lane)
    }

    /// Three cycles of reset: of blocks that are under way the rest comes afterwards.
    pub fn reset(&mut self) {
        self.simulator.reset(true);
        self.set("s_axis_tvalid", 0);
        for _ in 0..3 {
            self.simulator.settle();
            self.simulator.clock();
            self.cycle += 1;
        }
        self.simulator.reset(false);
        self.change = None;
        self.length = 0;
        for lane in &mut self.lanes {
            lane.expected = empty(&self.p);
            (lane.open, lane.gathered, lane.free_at) = (false, None, 0);
            (lane.on_bus, lane.seen) = (false, 0);
        }
    }

    pub fn cycle(&mut self) {
        let [valid, data, last] = self.bus[..] else {
            unreachable!("three ports")
        };
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            if lane.sent == lane.beats.len() {
                lane.beats.clear();
                lane.sent = 0;
                if self.sends {
                    lane.begin(self.manner);
                }
            }
            lane.on_bus = false;
            if !lane.beats.is_empty() {
                if lane.sent == 0 && lane.wait > 0 {
                    lane.wait -= 1;
                } else {
                    lane.on_bus = !lane.chance(self.manner.pause);
                }
            }
            self.simulator.set(valid, number, &[lane.on_bus.into()]);
            let beat: Vec<u8> = match lane.on_bus {
                true => lane.beats[lane.sent].clone(),
                false => (0..self.p.beat_bytes)
                    .map(|_| lane.random.random())
                    .collect(),
            };
            let mut words = beat.chunks(8).map(|bytes| {
                let mut word = [0; 8];
                word[..bytes.len()].copy_from_slice(bytes);
                u64::from_le_bytes(word)
            });
            let is_last = match lane.on_bus {
                true => lane.is_last(),
                false => lane.random.random(),
            };
            self.simulator
                .set(data, number, &words.by_ref().collect::<Vec<_>>());
            self.simulator.set(last, number, &[is_last.into()]);
        }
        self.simulator.settle();
        if let Some(violation) = self.simulator.violation() {
            panic!("{violation:?}");
        }
        self.apply_change();
        let ready = self.simulator.output("s_axis_tready").unwrap();
        let framing_error = self.simulator.output("framing_error").unwrap();
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            assert_eq!(self.simulator.get(ready, number), 1, "lane {number}");
            let wrong = lane.on_bus && lane.is_wrong();
            let said = self.simulator.get(framing_error, number);
            assert_eq!(said, u64::from(wrong), "lane {number}");
            if lane.on_bus {
                lane.taken(self.cycle);
            }
        }
    }

    /// A command does what it does when it is answered, if it is not refused.
    fn apply_change(&mut self) {
        if self.get("s_axil_bvalid", 0) == 0 {
            return;
        }
        let Some(change) = self.change.take() else {
            return;
        };
        if self.get("s_axil_bresp", 0) != 0 {
            return;
        }
        for lane in &mut self.lanes {
            match change {
                Change::Start(length) => {
                    lane.open = true;
                    lane.left = (length > 0).then_some(length);
                }
                Change::Stop => (lane.open, lane.gathered) = (false, None),
                Change::Clear => lane.expected = empty(&lane.p),
            }
        }
    }

    fn clock(&mut self) {
        self.simulator.clock();
        self.cycle += 1;
    }

    pub fn run(&mut self, cycles: u32) {
        for _ in 0..cycles {
            self.cycle();
            self.clock();
        }
    }

    /// No further blocks; those under way end.
    pub fn drain(&mut self) {
        self.sends = false;
        while self.lanes.iter().any(|l| l.sent < l.beats.len()) {
            self.run(1);
        }
    }

    /// A write in all lanes, which all answer alike.
    pub fn write_strobed(&mut self, address: u32, data: u32, strobe: u64) -> Result<(), ()> {
        self.set("s_axil_awaddr", address.into());
        self.set("s_axil_wdata", data.into());
        self.set("s_axil_wstrb", strobe);
        self.set("s_axil_awvalid", 1);
        self.set("s_axil_wvalid", 1);
        for _ in 0..10 {
            self.cycle();
            if self.get("s_axil_awready", 0) == 1 {
                self.change = match (address & !3, data) {
                    (CONTROL, START) => Some(Change::Start(self.length.into())),
                    (CONTROL, STOP) => Some(Change::Stop),
                    (CONTROL, CLEAR) => Some(Change::Clear),
                    _ => None,
                };
                if address & !3 == LENGTH && strobe == 15 {
                    self.length = data;
                }
                self.clock();
                self.set("s_axil_awvalid", 0);
                self.set("s_axil_wvalid", 0);
                continue;
            }
            if self.get("s_axil_bvalid", 0) == 1 {
                let answers: Vec<u64> = (0..LANES).map(|l| self.get("s_axil_bresp", l)).collect();
                self.clock();
                assert!(answers.iter().all(|a| *a == answers[0]), "{answers:?}");
                assert!([0, 2].contains(&answers[0]));
                return if answers[0] == 0 { Ok(()) } else { Err(()) };
            }
            self.clock();
        }
        panic!("no answer to a write of {address:#x}");
    }

    pub fn write(&mut self, address: u32, data: u32) -> Result<(), ()> {
        self.write_strobed(address, data, 15)
    }

    /// A read in all lanes.
    pub fn read(&mut self, address: u32) -> Vec<Result<u64, ()>> {
        self.set("s_axil_araddr", address.into());
        self.set("s_axil_arvalid", 1);
        for _ in 0..10 {
            self.cycle();
            if self.get("s_axil_arready", 0) == 1 {
                self.clock();
                self.set("s_axil_arvalid", 0);
                continue;
            }
            if self.get("s_axil_rvalid", 0) == 1 {
                let answer = |lane| match self.get("s_axil_rresp", lane) {
                    0 => Ok(self.get("s_axil_rdata", lane)),
                    2 => Err(()),
                    other => panic!("response {other}"),
                };
                let answers = (0..LANES).map(answer).collect();
                self.clock();
                return answers;
            }
            self.clock();
        }
        panic!("no answer to a read of {address:#x}");
    }

    /// What all lanes read, who all can.
    pub fn words(&mut self, address: u32) -> Vec<u64> {
        let answers = self.read(address);
        answers.into_iter().map(|a| a.unwrap()).collect()
    }

    /// Until all lanes are in some state.
    pub fn until(&mut self, state: u32) {
        for _ in 0..20_000 {
            let now = self.words(STATUS);
            if now.iter().all(|now| now & 3 == u64::from(state)) {
                return;
            }
        }
        panic!("{}: never in state {state}", self.p.name);
    }

    /// The table of each lane: for each word value and count.
    pub fn table(&mut self) -> Vec<Vec<(u64, u64)>> {
        let has_values = self.p.symbol_bits > 8;
        let words: u32 = self.lanes[0].expected.table.len() as u32
            * self.lanes[0].expected.table[0].len() as u32;
        let mut tables = vec![Vec::new(); LANES];
        for word in 0..words {
            let counts = self.words(COUNTS + 4 * word);
            let values = match has_values {
                true => self.words(VALUES + 4 * word),
                false => vec![0; LANES],
            };
            for (lane, table) in tables.iter_mut().enumerate() {
                table.push((values[lane], counts[lane]));
            }
        }
        tables
    }

    /// Everything that can be read is what the lanes' models say; gives the tables.
    pub fn agrees(&mut self) -> Vec<Vec<(u64, u64)>> {
        let name = self.p.name.clone();
        let tables = self.table();
        for (number, (lane, table)) in self.lanes.iter().zip(&tables).enumerate() {
            let expected: Vec<(u64, u64)> = lane.expected.table.concat();
            for (word, (is, should)) in table.iter().zip(&expected).enumerate() {
                // The value of an empty way is unspecified.
                let same = is.1 == should.1 && (is.1 == 0 || is.0 == should.0);
                assert!(
                    same,
                    "{name}, lane {number}, word {word}: {is:x?} {should:x?}"
                );
            }
        }
        let [sampled, skipped, total, status] =
            [SAMPLED, SKIPPED, TOTAL, STATUS].map(|address| self.words(address));
        for (number, lane) in self.lanes.iter().enumerate() {
            let is = (sampled[number], skipped[number], total[number]);
            let expected = &lane.expected;
            let should = (expected.sampled, expected.skipped, expected.total);
            assert_eq!(is, should, "{name}, lane {number}");
            let wrong = status[number] & u64::from(FRAMING_ERROR) != 0;
            assert_eq!(wrong, expected.wrong, "{name}, lane {number}");
        }
        tables
    }
}
