//! A value-frequency table in the simulator: a stream for each lane, and one configuration port for all.

use hdlgen::internals::hdl::sim::{PortRef, Simulator, LANES};
use hdlgen::internals::rtl::value_frequency::address_map::*;
use hdlgen::internals::rtl::value_frequency::top::value_frequency;
use hdlgen::internals::rtl::value_frequency::Parameters;
use rand::Rng;

use super::value_frequency_lane::{empty, Lane, Manner};

/// Change of state that a command causes.
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
    /// After reset, with random contents in its registers and memories.
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
        bench.inject(false);
        bench.set("s_axil_bready", 1);
        bench.set("s_axil_rready", 1);
        bench.reset();
        bench
    }

    fn set(&mut self, name: &str, value: u64) {
        let port = self.simulator.input(name).unwrap();
        self.simulator.set_all(port, value);
    }

    /// Whether the next word of each way gets an error, if words are protected.
    pub fn inject(&mut self, wanted: bool) {
        if self.p.protection.checks() {
            self.set("inject", wanted.into());
        }
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
            let words: Vec<u64> = if lane.on_bus {
                lane.beats[lane.sent].chunks(8).map(word).collect()
            } else {
                (0..self.p.beat_bytes.div_ceil(8))
                    .map(|_| lane.random.random())
                    .collect()
            };
            let is_last = if lane.on_bus {
                lane.is_last()
            } else {
                lane.random.random()
            };
            self.simulator.set(data, number, &words);
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

    /// A command takes effect when it is answered, if it is not refused.
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

    /// The word that each lane reads; no read may fail.
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
            let values = if has_values {
                self.words(VALUES + 4 * word)
            } else {
                vec![0; LANES]
            };
            for (lane, table) in tables.iter_mut().enumerate() {
                table.push((values[lane], counts[lane]));
            }
        }
        tables
    }

    /// Checks that all readable words equal the lanes' models. Returns the tables.
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

/// Up to eight bytes, the lowest first.
fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(word)
}
