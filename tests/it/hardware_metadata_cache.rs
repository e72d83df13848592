//! The metadata cache in the simulator: random and adversarial traffic checked against its promises, and
//! sequences without concurrency checked against an LRU model.

use std::collections::HashMap;

use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::{self, Options};
use hdlgen::internals::flow::lint::lint;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::hdl::sim::{Simulator, LANES};
use hdlgen::internals::rtl::metadata_cache::cache::cache;
use hdlgen::internals::rtl::metadata_cache::Parameters;
use hdlgen::internals::rtl::protect::Protection;
use itertools::Itertools;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::common::have;
use crate::common::metadata_cache::{Lane, Manner, Ports, LOOK, PIN, UNPIN, WRITE};

const MANNER: Manner = Manner {
    stall: 30,
    latency: 40,
    fetch_fails: 0,
    write_fails: 0,
    pause: 30,
    hold: 60,
    one_set: None,
    owners: 12,
};

fn parameters(
    bytes: u32,
    ways: u32,
    line_bytes: u32,
    beat_bytes: u32,
    misses: u32,
    block_bits: u32,
) -> Parameters {
    Parameters {
        name: format!("cache{bytes}_{ways}_{line_bytes}_{beat_bytes}_{misses}_{block_bits}"),
        bytes,
        ways,
        line_bytes,
        beat_bytes,
        metadata_bits: 2,
        block_bits,
        owners: 8,
        owner_bits: 4,
        misses,
        protection: Protection::None,
        prompt: false,
    }
}

fn geometries() -> Vec<Parameters> {
    vec![
        parameters(1024, 4, 32, 16, 4, 33),
        parameters(512, 1, 32, 4, 1, 25),
        parameters(1024, 2, 64, 64, 2, 57),
        parameters(1024, 8, 64, 8, 4, 33),
        parameters(512, 4, 32, 32, 1, 15),
        parameters(1024, 8, 32, 8, 8, 20),
        parameters(256, 2, 64, 16, 4, 33),
        with_metadata(4, parameters(512, 1, 32, 4, 1, 25)),
        protected(
            Protection::Secded,
            with_metadata(3, parameters(1024, 2, 32, 16, 4, 20)),
        ),
        protected(Protection::Parity, parameters(1024, 4, 32, 16, 4, 33)),
        protected(Protection::Secded, parameters(1024, 4, 32, 16, 4, 33)),
        protected(Protection::Secded, parameters(512, 1, 32, 4, 1, 25)),
        protected(Protection::Secded, parameters(1024, 2, 64, 64, 2, 57)),
        prompt(parameters(1024, 4, 32, 16, 4, 33)),
        prompt(protected(
            Protection::Parity,
            parameters(1024, 2, 64, 64, 2, 57),
        )),
        prompt(protected(
            Protection::Secded,
            parameters(1024, 4, 32, 16, 4, 33),
        )),
        prompt(protected(
            Protection::Secded,
            parameters(512, 1, 32, 4, 1, 25),
        )),
    ]
}

/// One that answers the owner that missed first when the line comes.
fn prompt(p: Parameters) -> Parameters {
    Parameters {
        name: format!("{}_prompt", p.name),
        prompt: true,
        ..p
    }
}

fn with_metadata(bits: u32, p: Parameters) -> Parameters {
    Parameters {
        name: format!("{}_m{bits}", p.name),
        metadata_bits: bits,
        ..p
    }
}

fn protected(protection: Protection, p: Parameters) -> Parameters {
    Parameters {
        name: format!("{}_{protection}", p.name),
        protection,
        ..p
    }
}

struct Bench {
    p: Parameters,
    simulator: Simulator,
    ports: Ports,
    lanes: Vec<Lane>,
    /// Lanes whose cache has stopped, since a damaged word cannot be had again.
    damaged: [bool; LANES],
    /// Words that were corrected, lines that were fetched again, and words that are lost.
    corrected: [u64; LANES],
    refetched: [u64; LANES],
    lost: [u64; LANES],
}

impl Bench {
    fn new(p: &Parameters, manner: Manner, seed: u64) -> Self {
        let mut simulator = Simulator::new(&cache(p).unwrap()).unwrap();
        simulator.randomise(seed);
        let ports = Ports::new(&simulator);
        let lanes = (0..LANES as u64).map(|lane| Lane::new(p, manner, 1000 * seed + lane));
        let mut bench = Bench {
            p: p.clone(),
            simulator,
            ports,
            lanes: lanes.collect(),
            damaged: [false; LANES],
            corrected: [0; LANES],
            refetched: [0; LANES],
            lost: [0; LANES],
        };
        bench.reset();
        bench
    }

    /// One whose lines' bits may flip.
    fn flipped(p: &Parameters, seed: u64) -> Self {
        Self::flipped_with(p, MANNER, seed)
    }

    fn flipped_with(p: &Parameters, manner: Manner, seed: u64) -> Self {
        let mut bench = Bench::new(p, manner, seed);
        bench.each(|lane| lane.flipped = true);
        bench
    }

    fn reset(&mut self) {
        self.simulator.reset(true);
        for _ in 0..3 {
            self.simulator.settle();
            self.simulator.clock();
        }
        self.simulator.reset(false);
        for lane in &mut self.lanes {
            lane.clearing = true;
        }
    }

    fn cycle(&mut self) {
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            lane.drive(&mut self.simulator, &self.ports, number);
        }
        self.simulator.settle();
        if let Some(violation) = self.simulator.violation() {
            panic!("{violation:?}");
        }
        self.damage();
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            if !self.damaged[number] {
                lane.observe(&self.simulator, &self.ports, number);
            }
        }
        self.simulator.clock();
    }

    /// Looks at the ports of a cache that is protected.
    fn damage(&mut self) {
        let port = |name: &str| self.simulator.output(name);
        let Some(damaged) = port("damaged") else {
            return;
        };
        let counted = ["corrected", "refetched", "word_lost"].map(port);
        for lane in 0..LANES {
            let get = |port| self.simulator.get(port, lane) == 1;
            // From the cycle after the damage is known.
            let answers = self.damaged[lane] && get(self.ports.answer_valid);
            assert!(!answers || get(self.ports.answer_refused), "lane {lane}");
            let counts = counted.map(|port| u64::from(port.is_some_and(get)));
            self.corrected[lane] += counts[0];
            self.refetched[lane] += counts[1];
            self.lost[lane] += counts[2];
            self.damaged[lane] |= get(damaged);
        }
    }

    /// Flips bits of words of a memory in each lane: `bits` bits of each word, always the same ones, so that
    /// a word never has more flipped bits.
    fn flip(&mut self, memory: &str, words: usize, bits: u64, random: &mut SmallRng) {
        let mut all = self.simulator.storage();
        all.retain(|one| {
            // One memory, or one for each code.
            let name = one.scope.trim_end_matches(|c: char| c.is_ascii_digit());
            one.is_memory() && name.ends_with(memory)
        });
        for lane in 0..LANES {
            for _ in 0..words {
                let memory = &all[random.random_range(0..all.len())];
                let width = u64::from(memory.width);
                let word = random.random_range(0..u64::from(memory.depth));
                for bit in 0..bits {
                    let bit = (31 * word + bit) % width;
                    self.simulator.flip(lane, memory, width * word + bit);
                }
            }
        }
    }

    /// Flips bits of the first word of line 0, which is in some way of the first set: of all of them.
    fn flip_first_word(&mut self, bits: u64) {
        let all = self.simulator.storage();
        let memory = (all.iter()).find(|one| one.is_memory() && one.scope.ends_with("lines"));
        let memory = memory.expect("a memory");
        let p = &self.p;
        let width = u64::from(memory.width);
        for way in 0..u64::from(p.ways) {
            let word = way * u64::from(p.beats());
            for lane in 0..LANES {
                for bit in 0..bits {
                    self.simulator
                        .flip(lane, memory, width * word + 40 % width + bit);
                }
            }
        }
    }

    /// Lets one owner do one thing in each lane, a look-up until it hits.
    fn script(&mut self, kind: u64, owner: usize, block: u64, metadata: u8) {
        let request = Some((kind, owner, block, metadata));
        let mut waits = [false; LANES];
        self.each(|lane| (lane.script, lane.scripted) = (request, None));
        for _ in 0..20_000 {
            self.cycle();
            for (lane, waits) in self.lanes.iter_mut().zip(&mut waits) {
                match lane.scripted.take() {
                    Some((false, true)) => (*waits, lane.resolved) = (true, None),
                    Some((false, false)) => lane.script = request,
                    _ => {}
                }
                if *waits && lane.resolved.take().is_some() {
                    (*waits, lane.script) = (false, request);
                }
            }
            let done = |lane: &Lane| kind != PIN || lane.pinned.contains_key(&owner);
            if (self.lanes.iter()).all(|lane| lane.script.is_none() && done(lane)) {
                return;
            }
        }
        panic!("{kind} of owner {owner} does not end");
    }

    /// Runs until no block is to be poisoned any more, with active owners.
    fn settle(&mut self) {
        for _ in 0..100_000 {
            let has_lost = self
                .simulator
                .output("has_lost")
                .expect("a protected cache");
            let lanes = 0..LANES;
            let any = lanes
                .filter(|&lane| !self.damaged[lane])
                .any(|lane| self.simulator.get(has_lost, lane) == 1);
            if !any {
                return;
            }
            self.cycle();
        }
        panic!("blocks are not poisoned");
    }

    /// In lanes whose cache has not stopped.
    fn check_memory(&self) {
        for (lane, damaged) in self.lanes.iter().zip(self.damaged) {
            if !damaged {
                lane.check_memory();
            }
        }
    }

    fn until(&mut self, what: &str, holds: impl Fn(&Lane) -> bool) {
        for _ in 0..100_000 {
            let mut lanes = self.lanes.iter().zip(self.damaged);
            if lanes.all(|(lane, damaged)| damaged || holds(lane)) {
                return;
            }
            self.cycle();
        }
        panic!("not {what} for 100,000 cycles");
    }

    fn each(&mut self, mut change: impl FnMut(&mut Lane)) {
        self.lanes.iter_mut().for_each(&mut change);
    }

    /// Lets all owners finish their accesses.
    fn stop(&mut self) {
        self.each(|lane| lane.stopped = true);
        self.until("idle", Lane::is_idle);
        if self.p.protection.checks() {
            // Blocks with lost metadata are poisoned.
            self.settle();
            self.until("idle", Lane::is_idle);
        }
        for _ in 0..100 {
            self.cycle();
        }
        for lane in 0..LANES {
            let idle = self.simulator.get(self.ports.idle, lane);
            let damaged = self.damaged[lane];
            assert!(damaged || idle == 1, "lane {lane} is not idle");
        }
    }

    fn flush(&mut self) {
        self.each(|lane| lane.flush = true);
        self.until("flushed", |lane| !lane.flush && !lane.flushing);
    }

    fn clear(&mut self) {
        self.each(|lane| lane.clear = true);
        self.until("cleared", |lane| !lane.clear && !lane.clearing);
    }

    /// Flips bits of lines that memory has, too, before owners go on; so many times.
    fn damage_between_flushes(&mut self, times: usize, bits: u64, random: &mut SmallRng) {
        for _ in 0..times {
            self.run(200);
            self.stop();
            self.flush();
            self.flip("lines", 4, bits, random);
            self.run(200);
        }
    }

    fn run(&mut self, cycles: usize) {
        self.each(|lane| lane.stopped = false);
        (0..cycles).for_each(|_| self.cycle());
    }
}

#[test]
fn owners_at_work() {
    for (number, p) in geometries().iter().enumerate() {
        let ways = u64::from(p.ways);
        for (at, manner) in [
            MANNER,
            // More lines than ways in one set, with all of them pinned now and then.
            Manner {
                one_set: Some(ways + 2),
                hold: 300,
                ..MANNER
            },
            Manner {
                stall: 0,
                latency: 3,
                pause: 0,
                one_set: Some(ways + 1),
                ..MANNER
            },
            Manner {
                stall: 80,
                latency: 300,
                owners: 16,
                ..MANNER
            },
        ]
        .into_iter()
        .enumerate()
        {
            let mut bench = Bench::new(p, manner, (10 * number + at) as u64);
            bench.run(800);
            // A flush with owners at work, and then one without.
            bench.flush();
            bench.run(400);
            bench.stop();
            bench.flush();
            bench.each(|lane| lane.check_memory());
            // No line is dirty any more: nothing is written back.
            bench.each(|lane| lane.written.clear());
            bench.flush();
            bench.each(|lane| assert!(lane.written.is_empty()));
            bench.clear();
            bench.run(500);
            bench.stop();
            bench.flush();
            bench.each(|lane| lane.check_memory());
            bench.reset();
            bench.run(500);
            bench.stop();
            let [hits, waits, refused] = bench.lanes.iter().fold([0; 3], |sum, lane| {
                [0, 1, 2].map(|i| sum[i] + lane.answers[i])
            });
            let done: u64 = bench.lanes.iter().map(|lane| lane.done).sum();
            eprintln!(
                "{} {at}: {done} done, {hits} hits, {waits} waits, {refused} again",
                p.name
            );
            assert!(hits > 500 && waits > 100 && done > 500);
            let told_first: u64 = bench.lanes.iter().map(|lane| lane.told_first[0]).sum();
            assert_eq!(told_first > 0, p.prompt);
        }
    }
}

#[test]
fn the_memory_fails() {
    for (number, p) in geometries().iter().enumerate() {
        for one_set in [None, Some(u64::from(p.ways) + 2)] {
            let failing = Manner {
                fetch_fails: 30,
                write_fails: 40,
                one_set,
                ..MANNER
            };
            let mut bench = Bench::new(p, failing, 100 + number as u64);
            bench.run(3000);
            bench.flush();
            bench.run(500);
            bench.stop();
            let refusals: u64 = bench.lanes.iter().map(|lane| lane.refusals).sum();
            assert!(refusals > 0 || one_set.is_none(), "{}", p.name);
            bench.flush();
            // The lost line is still there, and is written when the memory accepts it.
            bench.each(|lane| {
                lane.manner = MANNER;
                lane.manner.one_set = one_set;
            });
            bench.run(300);
            bench.stop();
            bench.flush();
            bench.each(|lane| lane.check_memory());
            bench.clear();
            bench.run(500);
            bench.stop();
        }
    }
}

#[test]
fn a_flipped_bit_is_corrected() {
    let secded = geometries().into_iter();
    let secded = secded.filter(|p| p.protection == Protection::Secded);
    for (number, p) in (0..).zip(secded) {
        for memory in ["lines", "sets"] {
            let mut bench = Bench::new(&p, MANNER, 300 + number);
            let mut random = SmallRng::seed_from_u64(number);
            for _ in 0..300 {
                bench.run(10);
                bench.flip(memory, 1, 1, &mut random);
            }
            bench.stop();
            bench.flush();
            bench.each(|lane| lane.check_memory());
            assert_eq!(bench.damaged, [false; LANES]);
            let least = bench.corrected.iter().min();
            eprintln!("{}, {memory}: {least:?} corrected", p.name);
            assert!(least > Some(&10), "{}, {memory}", p.name);
        }
    }
}

/// Damage of lines that memory has, too, is undone while owners are at work.
#[test]
fn damaged_lines_are_fetched_again() {
    for (number, p, bits) in damaged_geometries() {
        let mut random = SmallRng::seed_from_u64(number);
        let mut bench = Bench::flipped(&p, 400 + number);
        bench.damage_between_flushes(6, bits, &mut random);
        bench.stop();
        bench.flush();
        bench.check_memory();
        let again: u64 = bench.refetched.iter().sum();
        let stopped = bench.damaged.iter().filter(|damaged| **damaged).count();
        eprintln!("{}: {again} fetched again, {stopped} stopped", p.name);
        assert!(
            again > LANES as u64 / 4 && stopped < LANES / 8,
            "{}",
            p.name
        );
    }
}

/// New metadata come for a block that was offered to be poisoned, before its owner has the line: the owner must get the
/// line in a flush, too, or it could not take the blocks of the next lost word, which the flush waits for.
#[test]
fn a_flush_waits_for_owners_that_poison() {
    let geometries = damaged_geometries().into_iter();
    for (number, p, bits) in geometries.filter(|(_, p, _)| p.ways == 1) {
        for seed in [7_004, 7_045, 7_046] {
            let mut random = SmallRng::seed_from_u64(seed);
            let mut bench = Bench::flipped(&p, seed);
            bench.damage_between_flushes(12, bits, &mut random);
            bench.stop();
            let lost: u64 = bench.lost.iter().sum();
            assert!(lost > 40, "{number}: {lost}");
        }
    }
}

/// A line is damaged between its fetch and the answer to the owner that missed it: the owner asks again.
#[test]
fn a_line_that_is_damaged_as_it_comes_is_not_answered_with() {
    let mut again = 0;
    let geometries = damaged_geometries().into_iter();
    let geometries = geometries.filter(|(_, p, _)| p.prompt);
    for ((number, p, bits), seed) in geometries.cartesian_product([900, 1_000]) {
        let manner = Manner {
            stall: 0,
            pause: 0,
            owners: 16,
            ..MANNER
        };
        let mut random = SmallRng::seed_from_u64(seed + number);
        let mut bench = Bench::flipped_with(&p, manner, seed + number);
        for _ in 0..300 {
            bench.run(8);
            bench.flip("lines", 1, bits, &mut random);
        }
        bench.stop();
        let told = bench.lanes.iter().map(|lane| lane.told_first[1]);
        again += told.sum::<u64>();
    }
    assert!(again > 4, "{again}");
}

/// One damaged word at a time, in clean and dirty lines: blocks with lost metadata are poisoned, and nothing
/// else happens.
#[test]
fn blocks_of_damaged_words_are_poisoned() {
    let mut sums = [0; 4];
    for (number, p, bits) in damaged_geometries() {
        for one_set in [None, Some(u64::from(p.ways) + 1)] {
            let mut random = SmallRng::seed_from_u64(number);
            let manner = Manner { one_set, ..MANNER };
            let mut bench = Bench::flipped_with(&p, manner, 500 + number);
            for _ in 0..3 {
                bench.run(300);
                bench.flip("lines", 1, bits, &mut random);
                bench.run(100);
                bench.settle();
                bench.stop();
                bench.flush();
                assert_eq!(bench.damaged, [false; LANES], "{}", p.name);
                bench.check_memory();
                // Damaged and unused lines are removed.
                bench.clear();
            }
            let sum = |count: fn(&Lane) -> u64| bench.lanes.iter().map(count).sum();
            let [poisoned, skipped, told]: [u64; 3] = [
                sum(|lane| lane.poisoner.poisoned),
                sum(|lane| lane.poisoner.skipped),
                sum(|lane| lane.poisoner.told),
            ];
            let lost: u64 = bench.lost.iter().sum();
            eprintln!(
                "{}: {lost} lost, {poisoned} poisoned, {skipped} skipped, {told} told",
                p.name
            );
            for (sum, count) in sums.iter_mut().zip([lost, poisoned, skipped, told]) {
                *sum += count;
            }
        }
    }
    let [lost, poisoned, skipped, told] = sums;
    assert!(lost > 25 && poisoned > 8 * lost && skipped > lost / 2 && told > 25);
}

/// A line is damaged while owners have it pinned and then write: their metadata stay.
#[test]
fn a_write_that_meets_damage_is_not_lost() {
    for (number, p, bits) in damaged_geometries() {
        for changed in [false, true] {
            let mut bench = Bench::flipped(&p, 600 + number);
            bench.each(|lane| (lane.scripting, lane.stopped) = (true, true));
            let blocks: Vec<u64> = (0..3).map(|n| 4 * n + 1).collect();
            if changed {
                bench.script(PIN, 0, 7, 0);
                bench.script(WRITE, 0, 7, 1);
            }
            for (owner, &block) in blocks.iter().enumerate() {
                bench.script(PIN, owner, block, 0);
            }
            bench.flip_first_word(bits);
            for (owner, &block) in blocks.iter().enumerate() {
                bench.script(WRITE, owner, block, 2);
            }
            bench.each(|lane| lane.scripting = false);
            bench.settle();
            bench.flush();
            assert_eq!(bench.damaged, [false; LANES], "{}", p.name);
            assert_eq!(bench.lost, [1; LANES], "{}", p.name);
            bench.check_memory();
            for lane in &bench.lanes {
                assert!(blocks.iter().all(|&block| lane.metadata(block) == 2));
                assert_eq!((lane.metadata(7), lane.metadata(2)), (0, 0));
            }
        }
    }
}

/// The line would leave for another one right behind the write that meets the damage: it stays.
#[test]
fn a_line_that_loses_a_word_does_not_leave() {
    for (number, p, bits) in damaged_geometries() {
        if p.ways > 1 {
            continue;
        }
        let mut bench = Bench::flipped(&p, 800 + number);
        bench.each(|lane| (lane.scripting, lane.stopped) = (true, true));
        bench.script(PIN, 0, 1, 0);
        bench.flip_first_word(bits);
        bench.script(WRITE, 0, 1, 2);
        let next = u64::from(p.sets() * p.line_blocks());
        bench.script(LOOK, 5, next, 0);
        bench.each(|lane| lane.scripting = false);
        bench.settle();
        bench.stop();
        bench.flush();
        assert_eq!(bench.damaged, [false; LANES], "{}", p.name);
        bench.check_memory();
        for lane in &bench.lanes {
            assert_eq!([1, 2].map(|block| lane.metadata(block)), [2, 0]);
        }
    }
}

/// Many words are damaged at a time, also words of the directory: accesses that might get a wrong answer are
/// refused, and nothing hangs.
#[test]
fn much_damage_refuses() {
    for (number, p, bits) in damaged_geometries() {
        for memory in ["lines", "sets"] {
            let mut random = SmallRng::seed_from_u64(number);
            let mut bench = Bench::flipped(&p, 700 + number);
            for _ in 0..60 {
                bench.run(20);
                bench.flip(memory, 1, bits, &mut random);
            }
            let stopped = bench.damaged.iter().filter(|damaged| **damaged).count();
            let lost: u64 = bench.lost.iter().sum();
            eprintln!("{}, {memory}: {stopped} stopped, {lost} lost", p.name);
            assert!(if memory == "lines" {
                lost > 0
            } else {
                stopped > LANES / 4
            });
            bench.stop();
        }
    }
}

/// Caches with protection, and how many flipped bits damage a word.
fn damaged_geometries() -> Vec<(u64, Parameters, u64)> {
    let protected = geometries().into_iter();
    let protected = protected.filter(|p| p.protection.checks());
    let bits = |p: &Parameters| 1 + u64::from(p.protection == Protection::Secded);
    (0..)
        .zip(protected)
        .map(|(number, p)| (number, p.clone(), bits(&p)))
        .collect()
}

/// The lines of each set in their order of use, the last one first, and whether they are changed.
struct Model {
    sets: HashMap<u64, Vec<(u64, bool)>>,
    pinned: HashMap<usize, u64>,
    fetched: Vec<u64>,
    written: Vec<u64>,
}

impl Model {
    /// Whether the line can be had.
    fn use_line(&mut self, p: &Parameters, line: u64) -> bool {
        let set = self.sets.entry(line % u64::from(p.sets())).or_default();
        if let Some(at) = set.iter().position(|entry| entry.0 == line) {
            let entry = set.remove(at);
            set.insert(0, entry);
            return true;
        }
        if set.len() == p.ways as usize {
            let pinned = |line: u64| self.pinned.values().any(|&pinned| pinned == line);
            let Some(at) = set.iter().rposition(|entry| !pinned(entry.0)) else {
                return false;
            };
            let (victim, changed) = set.remove(at);
            if changed {
                self.written.push(victim);
            }
        }
        self.fetched.push(line);
        set.insert(0, (line, false));
        true
    }

    /// It could not be fetched: its way is empty.
    fn forget(&mut self, p: &Parameters, line: u64) {
        let set = self.sets.entry(line % u64::from(p.sets())).or_default();
        set.retain(|entry| entry.0 != line);
    }

    fn write(&mut self, p: &Parameters, line: u64) {
        assert!(self.use_line(p, line));
        let set = self.sets.get_mut(&(line % u64::from(p.sets()))).unwrap();
        set[0].1 = true;
    }
}

/// A lane's sequence of requests, one after the other.
struct Sequence {
    random: SmallRng,
    model: Model,
    left: u32,
    /// The current look-up, whether it pins, and the model's prediction for it.
    now: Option<(usize, u64, bool, bool)>,
    waits: bool,
}

impl Sequence {
    fn step(&mut self, p: &Parameters, lane: &mut Lane) {
        let per_line = u64::from(p.line_blocks());
        if lane.script.is_some() {
            return;
        }
        if let Some((owner, block, pins, had)) = self.now {
            let kind = if pins { PIN } else { LOOK };
            if self.waits {
                match lane.resolved.take() {
                    None => return,
                    Some((_, false)) => lane.script = Some((kind, owner, block, 0)),
                    Some((_, true)) => {
                        self.model.forget(p, block / per_line);
                        self.now = None;
                    }
                }
                self.waits = false;
                return;
            }
            match lane.scripted.take() {
                None => return,
                Some((false, true)) => {
                    assert!(had, "nothing can leave, but it waits");
                    self.waits = true;
                    return;
                }
                Some((hit, _)) => assert_eq!(hit, had, "hit"),
            }
            if had && pins {
                self.model.pinned.insert(owner, block / per_line);
            }
            self.now = None;
        }
        if self.left == 0 || lane.clearing {
            return;
        }
        self.left -= 1;
        let owner = self.random.random_range(0..p.owners as usize);
        if let Some(line) = self.model.pinned.remove(&owner) {
            let block = line * per_line + self.random.random_range(0..per_line);
            let kind = if self.random.random() { WRITE } else { UNPIN };
            if kind == WRITE {
                self.model.write(p, line);
            }
            let metadata = self.random.random_range(0..=lane.raw());
            lane.script = Some((kind, owner, block, metadata));
            return;
        }
        let sets = u64::from(p.sets());
        let set = self.random.random_range(0..2) * (sets - 1);
        let tags = (1u64 << p.tag_bits()).min(u64::from(p.ways) + 2);
        let line = self.random.random_range(0..tags) * sets + set;
        let block = line * per_line + self.random.random_range(0..per_line);
        let pins = self.random.random_range(0..3) > 0;
        let had = self.model.use_line(p, line);
        self.now = Some((owner, block, pins, had));
        let kind = if pins { PIN } else { LOOK };
        lane.script = Some((kind, owner, block, 0));
    }
}

#[test]
fn lines_leave_in_the_order_of_their_use() {
    let mut geometries = geometries();
    geometries.retain(|p| !p.prompt);
    for (number, p) in geometries.iter().enumerate() {
        let manner = Manner {
            latency: 3,
            stall: 10,
            fetch_fails: 10,
            ..MANNER
        };
        let mut bench = Bench::new(p, manner, 200 + number as u64);
        bench.each(|lane| lane.scripting = true);
        let new = |lane: usize| Sequence {
            random: SmallRng::seed_from_u64(lane as u64),
            model: Model {
                sets: HashMap::new(),
                pinned: HashMap::new(),
                fetched: Vec::new(),
                written: Vec::new(),
            },
            left: 300,
            now: None,
            waits: false,
        };
        let mut sequences: Vec<Sequence> = (0..LANES).map(new).collect();
        let mut cycles = 0;
        while (sequences.iter().zip(&bench.lanes)).any(|(sequence, lane)| {
            sequence.left > 0 || sequence.now.is_some() || lane.script.is_some()
        }) {
            for (sequence, lane) in sequences.iter_mut().zip(&mut bench.lanes) {
                sequence.step(p, lane);
            }
            bench.cycle();
            cycles += 1;
            assert!(cycles < 200_000, "it hangs");
        }
        for (sequence, lane) in sequences.iter().zip(&bench.lanes) {
            assert_eq!(sequence.model.fetched, lane.fetched);
            assert_eq!(sequence.model.written, lane.written);
        }
        let sum = |lines: fn(&Lane) -> usize| -> usize { bench.lanes.iter().map(lines).sum() };
        let [fetched, written] = [
            sum(|lane| lane.fetched.len()),
            sum(|lane| lane.written.len()),
        ];
        eprintln!("{}: {fetched} fetched, {written} written back", p.name);
        assert!(fetched > 1000 && written > 300);
    }
}

#[test]
fn the_design_has_its_parameters_in_the_hardware() {
    let with = |options: &[(&str, u32)]| {
        let options = options.iter();
        options.fold(Options::default(), |all, (name, value)| {
            all.with(name, value)
        })
    };
    for options in [
        with(&[]),
        with(&[("mdc", 1024), ("mdc-ways", 1), ("memory-port", 4)]),
        with(&[("mdc", 65_536), ("mdc-ways", 8), ("mag", 64)]),
        with(&[("memory-port", 32), ("address-bits", 64), ("block", 64)]),
        with(&[("mdc", 65_536), ("mdc-ways", 1), ("address-bits", 32)]),
    ] {
        let design = design::new("metadata-cache", &options).unwrap();
        assert!(!design.streams());
        let emitted = emit(design.as_ref()).unwrap();
        let [top] = &emitted.manifest.tops[..] else {
            panic!("one top");
        };
        assert_eq!(top.stage.as_deref(), Some("metadata-cache"));
        let number = |name: &str, default| -> u32 {
            options
                .text(name)
                .map_or(default, |text| text.parse().unwrap())
        };
        let bits = 8 * u64::from(number("mdc", 8192));
        assert!(top.memory_bits > bits && top.memory_bits < 2 * bits);
        let port = top.ports.iter().find(|port| port.name == "request_block");
        let block = number("block", 128).trailing_zeros();
        assert_eq!(port.unwrap().width, number("address-bits", 40) - block);
        if have(&[Tool::Verilator]) {
            let folder = tempfile::tempdir().unwrap();
            design.emit(folder.path()).unwrap();
            lint(&top.for_flow(folder.path().join(design.name()))).unwrap();
        }
        let refused = design.reference(None).err().unwrap();
        assert!(refused.to_string().contains("no stream ports"), "{refused}");
    }
    for (options, said) in [
        (with(&[("mdc", 3000)]), "--mdc"),
        (with(&[("mdc-ways", 3)]), "--mdc-ways"),
        (with(&[("memory-port", 64)]), "--memory-port 64"),
        (with(&[("address-bits", 31)]), "32 to 64"),
        (with(&[("beat", 32)]), "--beat"),
    ] {
        let error = design::new("metadata-cache", &options).err().unwrap();
        assert!(error.to_string().contains(said), "{error}");
    }
}
