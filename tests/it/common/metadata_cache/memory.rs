//! The memory behind a metadata cache: what it holds and should hold, the lines that it sends, and those
//! that are written back to it.

use std::collections::HashSet;

use hdlgen::internals::hdl::sim::{PortRef, Simulator};
use rand::Rng;

use super::{Lane, Ports, RAW};

impl Lane {
    pub(super) fn per_line(&self) -> u64 {
        4 * u64::from(self.p.line_bytes)
    }

    pub(super) fn line_of(&self, block: u64) -> u64 {
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

    pub(super) fn send_beat(&mut self, ports: &Ports, set: &mut impl FnMut(PortRef, &[u64])) {
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

    pub(super) fn write_backs(&mut self, simulator: &Simulator, ports: &Ports, lane: usize) {
        let get = |port: PortRef| simulator.get(port, lane);
        if let Some(failed) = self.write_answer {
            let (line, mut bytes, _) = self.unanswered.pop_front().unwrap();
            if failed {
                self.lost.push_back(line);
                self.stuck.insert(line);
                // What is in memory then is anybody's guess.
                self.random.fill(&mut bytes[..]);
            } else {
                self.stuck.remove(&line);
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
}
