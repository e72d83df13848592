//! First accesses of words of memories: a bit that flips in a word which is then written, or never accessed, has no
//! effect.

use std::collections::HashMap;

use super::lowered::MemoryPorts;
use super::slots::{Lanes, Slots};
use super::storage::Storage;
use super::{Simulator, LANES};

/// A word: its memory, lane and address.
type Word = (usize, usize, usize);

/// Words that are watched, each from some cycle on.
#[derive(Default)]
pub struct Watch {
    /// The numbers of the words without an access yet, by word.
    open: HashMap<Word, Vec<usize>>,
    /// Whether the first access was a read. A read of a word in the cycle of its write comes first.
    are_read: Vec<bool>,
}

impl Watch {
    /// A clock edge, with the values at the ports before it.
    pub fn clock(&mut self, memories: &[MemoryPorts], slots: &Slots) {
        // The ports of a word's parts are the same.
        for ports in memories.iter().filter(|ports| ports.word == 0) {
            let accesses = [
                (ports.read_enable, ports.read_address, true),
                (ports.write_enable, ports.write_address, false),
            ];
            for (enable, address, is_read) in accesses {
                let enable: &Lanes<u8> = slots.at(enable);
                if enable.is_zero() {
                    continue;
                }
                let enabled = (0..LANES).filter(|lane| enable.word(*lane) != 0);
                for lane in enabled {
                    let word = (ports.memory, lane, slots.get(address, lane) as usize);
                    for number in self.open.remove(&word).unwrap_or_default() {
                        self.are_read[number] = is_read;
                    }
                }
            }
        }
    }
}

impl Simulator {
    /// From now on, watches the word of a memory that contains this bit. A register is ignored.
    pub fn watch_word(&mut self, lane: usize, storage: &Storage, bit: u64) {
        let Some(memory) = storage.memory() else {
            return;
        };
        let watch = self.watch.get_or_insert_default();
        let number = watch.are_read.len();
        watch.are_read.push(false);
        let address = (bit / u64::from(storage.width)) as usize;
        let word = (memory, lane, address);
        watch.open.entry(word).or_default().push(number);
    }

    /// Whether each word that was watched was read before it was written, in the order of [`Simulator::watch_word`].
    /// None is watched any more.
    pub fn words_read(&mut self) -> Vec<bool> {
        self.watch.take().map_or(Vec::new(), |watch| watch.are_read)
    }
}
