//! What the memory answers, and when it looks and writes.

use super::Dram;
use crate::hdl::sim::Simulator;
use crate::memory::port::words_of;
use crate::memory::AxiPort;

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

    pub(super) fn offer_read(
        &mut self,
        simulator: &mut Simulator,
        port: &AxiPort,
        lane: usize,
        cycle: u64,
    ) {
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
            .extend([read.id.into(), response, is_last.into()]);
        self.words.extend(words_of(&bytes[..port.bytes.max(8)]));
        self.r.offer(simulator, &port.r, lane, &self.words);
    }

    pub(super) fn offer_answer(
        &mut self,
        simulator: &mut Simulator,
        port: &AxiPort,
        lane: usize,
        cycle: u64,
    ) {
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

    pub(super) fn read_taken(&mut self) {
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
    pub(super) fn pass_time(&mut self, port: &AxiPort, cycle: u64) {
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

    pub(super) fn apply(&mut self, index: usize, port: &AxiPort) {
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
