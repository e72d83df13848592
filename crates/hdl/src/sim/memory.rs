//! Contents of a simulated memory.

use super::lower::MemoryPorts;
use super::program::{Word, LANES};
use super::slots::{by_size, Lanes, Slots};

/// One copy while all lanes have written the same, which tables loaded once and
/// alike do for good.
pub enum Contents {
    Shared(Vec<Word>),
    /// Address-major, a word for each lane.
    PerLane(Vec<Lanes<Word>>),
}

impl Contents {
    /// A clock edge. A read of the address being written gives the old word.
    pub fn clock(&mut self, ports: &MemoryPorts, slots: &mut Slots) {
        let enable: &Lanes<u8> = slots.at(ports.read_enable);
        if !enable.is_zero() {
            let enable = *enable;
            let word = self.read(&slots.lanes(ports.read_address));
            by_size!(ports.read_data.size(), T => {
                let data = slots.at_mut::<T>(ports.read_data);
                *data = data.or_where(&enable, &word.to());
            });
        }
        let enable: &Lanes<u8> = slots.at(ports.write_enable);
        if !enable.is_zero() {
            let address = slots.lanes(ports.write_address);
            self.write(enable, &address, &slots.lanes(ports.write_data));
        }
    }

    /// What stands at the address. One past the end of a memory whose depth is no power of two reads
    /// the last word, as well as any.
    fn read(&self, address: &Lanes<Word>) -> Lanes<Word> {
        let at = |i: usize, depth: usize| (address.word(i) as usize).min(depth - 1);
        match self {
            Contents::Shared(words) => Lanes::from_fn(|i| words[at(i, words.len())]),
            Contents::PerLane(words) => Lanes::from_fn(|i| words[at(i, words.len())].word(i)),
        }
    }

    fn write(&mut self, enable: &Lanes<u8>, address: &Lanes<Word>, data: &Lanes<Word>) {
        if let Contents::Shared(words) = self {
            if enable.is_alike() && address.is_alike() && data.is_alike() {
                if let Some(word) = words.get_mut(address.word(0) as usize) {
                    *word = data.word(0);
                }
                return;
            }
            *self = Contents::PerLane(words.iter().map(|&w| Lanes::all(w)).collect());
        }
        if let Contents::PerLane(words) = self {
            for lane in 0..LANES {
                if enable.word(lane) != 0 {
                    if let Some(word) = words.get_mut(address.word(lane) as usize) {
                        word.set(lane, data.word(lane));
                    }
                }
            }
        }
    }
}
