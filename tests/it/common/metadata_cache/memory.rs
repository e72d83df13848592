//! The memory behind a metadata cache: its contents and its expected contents, the lines that it sends, and
//! the lines that are written back.

use std::collections::HashSet;

use hdlgen::internals::hdl::sim::{PortRef, Simulator};
use rand::Rng;

use super::{Fetch, Lane, Ports, WriteBack};

impl Lane {
    /// Bits that a block has in memory: two, or four for metadata of more than two bits.
    fn stored_bits(&self) -> u64 {
        match self.p.metadata_bits {
            2 => 2,
            _ => 4,
        }
    }

    /// Metadata of a block that was never written: raw.
    pub fn raw(&self) -> u8 {
        (1 << self.p.metadata_bits) - 1
    }

    pub(super) fn per_line(&self) -> u64 {
        8 / self.stored_bits() * u64::from(self.p.line_bytes)
    }

    pub(super) fn line_of(&self, block: u64) -> u64 {
        block / self.per_line()
    }

    pub fn metadata(&self, block: u64) -> u8 {
        self.truth.get(&block).copied().unwrap_or(self.raw())
    }

    /// A line's bytes as they should be in memory.
    pub fn line(&self, line: u64) -> Vec<u8> {
        let first = line * self.per_line();
        let (width, blocks) = (self.stored_bits(), 8 / self.stored_bits());
        let byte = |byte: u64| {
            let block = |at: u64| self.metadata(first + blocks * byte + at);
            let bits = |at: u64| (self.raw() - block(at)) << (width * at);
            (0..blocks).map(bits).sum()
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

    /// Offers a beat of any line that is due: lines come in any order, their beats mixed.
    pub(super) fn send_beat(&mut self, ports: &Ports, set: &mut impl FnMut(PortRef, &[u64])) {
        let starts = !self.percent(self.manner.stall);
        if self.beat_offered.is_none() && starts {
            let cycle = self.cycle;
            let due = (0..self.fetches.len()).filter(|&place| self.fetches[place].at <= cycle);
            let due: Vec<usize> = due.collect();
            if !due.is_empty() {
                self.beat_offered = Some(due[self.random.random_range(0..due.len())]);
            }
        }
        set(ports.fetched_valid, &[self.beat_offered.is_some().into()]);
        let bytes = self.p.beat_bytes as usize;
        let words = (0..bytes.div_ceil(8)).map(|_| self.random.random::<u64>() >> 32);
        let noise: Vec<u64> = words.collect();
        let Some(place) = self.beat_offered else {
            set(ports.fetched_data, &noise);
            set(ports.fetched_last, &[self.random.random_range(0..2)]);
            set(ports.fetched_failed, &[self.random.random_range(0..2)]);
            return;
        };
        if self.fetches[place].bytes.is_empty() {
            let fails = self.percent(self.manner.fetch_fails);
            let failing = if fails {
                self.random.random_range(1..1 << self.p.beats())
            } else {
                0
            };
            let bytes = self.in_memory(self.fetches[place].line);
            let fetch = &mut self.fetches[place];
            (fetch.bytes, fetch.failing) = (bytes, failing);
        }
        let Fetch { beat, failing, .. } = self.fetches[place];
        let part = &self.fetches[place].bytes[beat * bytes..(beat + 1) * bytes];
        let word = |part: &[u8]| (part.iter().rev()).fold(0, |word, &b| word << 8 | u64::from(b));
        let words: Vec<u64> = part.chunks(8).map(word).collect();
        let failed = failing >> beat & 1 == 1;
        set(ports.fetched_data, if failed { &noise } else { &words });
        let last = beat + 1 == self.p.beats() as usize;
        set(ports.fetched_last, &[last.into()]);
        // With the last beat the error of any.
        let failed_so_far = failing & ((2 << beat) - 1) != 0;
        set(ports.fetched_failed, &[failed_so_far.into()]);
        set(ports.fetched_number, &[self.fetches[place].number]);
        if let Some(port) = ports.fetched_beat {
            set(port, &[beat as u64]);
        }
    }

    /// The beat that is offered is taken.
    pub(super) fn beat_taken(&mut self) {
        let Some(place) = self.beat_offered.take() else {
            return;
        };
        self.fetches[place].beat += 1;
        if self.fetches[place].beat == self.p.beats() as usize {
            self.came.insert(self.fetches.swap_remove(place).line);
        }
    }

    /// Answers any write-back that is due.
    pub(super) fn answer_write_back(
        &mut self,
        ports: &Ports,
        set: &mut impl FnMut(PortRef, &[u64]),
    ) {
        let cycle = self.cycle;
        let due = (0..self.unanswered.len()).filter(|&place| self.unanswered[place].at <= cycle);
        let due: Vec<usize> = due.collect();
        self.write_answer = None;
        if !due.is_empty() && !self.percent(self.manner.stall) {
            let place = due[self.random.random_range(0..due.len())];
            self.write_answer = Some((place, self.percent(self.manner.write_fails)));
            set(ports.written_back_number, &[self.unanswered[place].number]);
        }
        let answer = self.write_answer;
        set(ports.written_back_valid, &[answer.is_some().into()]);
        let failed = answer.map_or(self.random.random(), |(_, failed)| failed);
        set(ports.written_back_failed, &[failed.into()]);
    }

    pub(super) fn write_backs(&mut self, simulator: &Simulator, ports: &Ports, lane: usize) {
        let get = |port: PortRef| simulator.get(port, lane);
        if let Some((place, failed)) = self.write_answer {
            let WriteBack {
                line,
                mut bytes,
                damaged,
                ..
            } = self.unanswered.swap_remove(place);
            if failed {
                self.lost.push_back(line);
                self.stuck.insert(line);
                // The memory contents are unknown then.
                self.random.fill(&mut bytes[..]);
            } else if !damaged {
                self.stuck.remove(&line);
            }
            self.memory.insert(line, bytes);
        }
        if get(ports.write_back_valid) == 1 && self.readies[1] {
            let line = get(ports.write_back_line);
            let number = get(ports.write_back_number);
            // A flush keeps a line of which a word is lost: the owner that poisons may pin it after the flush took it.
            let poisons = |owner: usize| {
                self.flipped && owner == self.poisoner_owner() && number == u64::from(self.p.misses)
            };
            let stays = |(owner, pinned): (&usize, &u64)| *pinned == line && !poisons(*owner);
            assert!(!self.pinned.iter().any(stays), "a pinned line leaves");
            let flying = self
                .unanswered
                .iter()
                .map(|write| (write.line, write.number));
            let mut flying = flying.chain(self.write_lines.iter().copied());
            assert!(flying.all(|other| other.0 != line && other.1 != number));
            assert!(self.fetches.iter().all(|other| other.line != line));
            self.write_lines.push_back((line, number));
            self.written.push(line);
        }
        if get(ports.write_back_data_valid) == 1 && self.readies[2] {
            let mut words = Vec::new();
            simulator.get_words(ports.write_back_data, lane, &mut words);
            let bytes = words.iter().flat_map(|word| word.to_le_bytes());
            let damaged = (ports.poison).is_some_and(|poison| get(poison.damaged_beat) == 1);
            let bytes = bytes.take(self.p.beat_bytes as usize).collect();
            self.write_beats.push_back((bytes, damaged));
            self.beats_in_line += 1;
            let last = self.beats_in_line == self.p.beats() as usize;
            assert_eq!(get(ports.write_back_data_last) == 1, last);
            if last {
                self.beats_in_line = 0;
            }
        }
        let beats = self.p.beats() as usize;
        if self.write_beats.len() >= beats && !self.write_lines.is_empty() {
            let (line, number) = self.write_lines.pop_front().unwrap();
            let (right, mut bytes) = (self.line(line), self.in_memory(line));
            let width = self.p.beat_bytes as usize;
            let mut any_damaged = false;
            for (number, (beat, damaged)) in self.write_beats.drain(..beats).enumerate() {
                let place = number * width..(number + 1) * width;
                any_damaged |= damaged;
                if !damaged {
                    let right = &right[place.clone()];
                    assert_eq!(beat, right, "line {line:#x} is written back");
                    bytes[place].copy_from_slice(&beat);
                }
            }
            assert!(!any_damaged || self.flipped);
            let at = self.later(self.manner.latency) + 1;
            self.unanswered.push(WriteBack {
                line,
                number,
                bytes,
                damaged: any_damaged,
                at,
            });
        }
    }
}
