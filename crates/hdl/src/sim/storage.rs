//! Registers and memories of a design, and upsets of them: single bits that flip.

use super::program::{Word, WORD_BITS};
use super::Simulator;
use crate::flat::FlatOp;

/// A register, or a memory.
#[derive(Clone, Debug)]
pub struct Storage {
    /// Its instance, by the path from the top.
    pub scope: String,
    /// That instance's module.
    pub module: String,
    /// Its name; empty for a memory, whose name is its module's.
    pub name: String,
    /// In bits; of a memory a word's.
    pub width: u32,
    /// Words; of a register one.
    pub depth: u32,
    place: Place,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    /// The first of its words in the list of states.
    Register(usize),
    /// Its number.
    Memory(usize),
}

impl Storage {
    /// Whether it is a memory.
    pub fn is_memory(&self) -> bool {
        self.memory().is_some()
    }

    /// The number of the memory, if it is one.
    pub(super) fn memory(&self) -> Option<usize> {
        match self.place {
            Place::Memory(number) => Some(number),
            Place::Register(_) => None,
        }
    }

    /// All its bits.
    pub fn bits(&self) -> u64 {
        u64::from(self.width) * u64::from(self.depth)
    }
}

/// A bit that flips in one lane, before the cycle.
#[derive(Clone, Copy, Debug)]
pub struct Upset {
    /// In cycles of the bench.
    pub cycle: u64,
    /// The lane.
    pub lane: usize,
    /// The position in [`Simulator::storage`].
    pub storage: usize,
    /// Of all bits of the register or memory, the words one after another.
    pub bit: u64,
}

/// All state of a simulated design.
pub struct State {
    slots: super::slots::Slots,
    memories: Vec<super::memory::Contents>,
}

impl Simulator {
    /// All registers and memories. The read data of a memory is a register of the memory's instance.
    pub fn storage(&self) -> Vec<Storage> {
        let of = |scope: usize, name: String, (width, depth), place| Storage {
            scope: self.flat.scopes[scope].path.clone(),
            module: self.flat.scopes[scope].module.clone(),
            name,
            width,
            depth,
            place,
        };
        let mut all = Vec::new();
        let mut last = None;
        for (first, word) in self.lowered.state.iter().enumerate() {
            let node = &self.flat.nodes[word.node as usize];
            // For values of several words, the first word stands for all.
            if matches!(node.op, FlatOp::Input) || last.replace(word.node) == Some(word.node) {
                continue;
            }
            let name = node.name.clone().unwrap_or_default();
            let size = (node.width, 1);
            all.push(of(node.scope, name, size, Place::Register(first)));
        }
        for (number, memory) in self.flat.memories.iter().enumerate() {
            let scope = self.flat.nodes[memory.read_data as usize].scope;
            let size = (memory.size.width, memory.size.depth);
            all.push(of(scope, String::new(), size, Place::Memory(number)));
        }
        all
    }

    /// Flips a bit in one lane.
    pub fn flip(&mut self, lane: usize, storage: &Storage, bit: u64) {
        let (address, bit) = (
            bit / u64::from(storage.width),
            bit % u64::from(storage.width),
        );
        let (word, flipped) = (
            bit as usize / WORD_BITS as usize,
            1 << (bit as u32 % WORD_BITS),
        );
        match storage.place {
            Place::Register(first) => {
                let slot = self.lowered.state[first + word].slot;
                let value: Word = self.slots.get(slot, lane);
                self.slots.set(slot, lane, value ^ flipped);
            }
            Place::Memory(number) => {
                let mut ports = self.lowered.memories.iter();
                let at = ports.position(|ports| (ports.memory, ports.word) == (number, word));
                if let Some(at) = at {
                    self.memories[at].flip(lane, address as usize, flipped);
                }
            }
        }
    }

    /// A copy of all state.
    pub fn state(&self) -> State {
        State {
            slots: self.slots.clone(),
            memories: self.memories.clone(),
        }
    }

    /// Restores a state of this design.
    pub fn restore(&mut self, state: &State) {
        self.slots.copy_from(&state.slots);
        self.memories.clone_from(&state.memories);
    }
}
