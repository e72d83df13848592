//! First accesses of words of memories: a bit that flips in a word which is then written, or never accessed, has no
//! effect.

use std::collections::HashMap;

use super::lowered::MemoryPorts;
use super::slots::{Lanes, Slots};
use super::storage::Storage;
use super::{Simulator, LANES};

/// The first access of a word since it is watched. A read of the word that is being written comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstAccess {
    /// There was none.
    None,
    /// It was read.
    Read,
    /// All of it was written.
    Write,
}

/// A word: its memory, lane and address.
type Word = (usize, usize, usize);

/// Words that are watched, each from some cycle on.
#[derive(Default)]
pub struct Watch {
    /// The numbers of those without an access, by word.
    open: HashMap<Word, Vec<usize>>,
    found: Vec<FirstAccess>,
}

impl Watch {
    /// A clock edge, with what is at the ports before it.
    pub fn clock(&mut self, memories: &[MemoryPorts], slots: &Slots) {
        // The ports of a word's parts are the same.
        for ports in memories.iter().filter(|ports| ports.word == 0) {
            let accesses = [
                (ports.read_enable, ports.read_address, FirstAccess::Read),
                (ports.write_enable, ports.write_address, FirstAccess::Write),
            ];
            for (enable, address, access) in accesses {
                let enable: &Lanes<u8> = slots.at(enable);
                if enable.is_zero() {
                    continue;
                }
                let enabled = (0..LANES).filter(|lane| enable.word(*lane) != 0);
                for lane in enabled {
                    let word = (ports.memory, lane, slots.get(address, lane) as usize);
                    for number in self.open.remove(&word).unwrap_or_default() {
                        self.found[number] = access;
                    }
                }
            }
        }
    }
}

impl Simulator {
    /// Watches the word of a memory that has this bit, from now on; nothing of a register.
    pub fn watch_word(&mut self, lane: usize, storage: &Storage, bit: u64) {
        let Some(memory) = storage.memory() else {
            return;
        };
        let watch = self.watch.get_or_insert_default();
        let number = watch.found.len();
        watch.found.push(FirstAccess::None);
        let address = (bit / u64::from(storage.width)) as usize;
        let word = (memory, lane, address);
        watch.open.entry(word).or_default().push(number);
    }

    /// The first accesses of all words that were watched, in the order of [`Simulator::watch_word`]. None is watched
    /// any more.
    pub fn first_accesses(&mut self) -> Vec<FirstAccess> {
        self.watch.take().map_or(Vec::new(), |watch| watch.found)
    }
}
