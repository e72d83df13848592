//! Simulation of a mapped netlist: every cell by its Liberty function, for 32 independent streams at a time,
//! with the changes of every net counted.
//!
//! All nets settle before the clock's next edge, and each changes at most once: glitches are not counted.

use std::collections::HashMap;

use super::{FlowError, Result};

/// Streams that are simulated at a time, a bit of a word each.
pub const LANES: usize = 32;

/// A place for the value of a net, or of something in between, in all lanes.
pub(super) type Slot = u32;

#[derive(Clone, Copy)]
pub(super) enum Operation {
    Copy,
    Not,
    And,
    Or,
    Xor,
}

#[derive(Clone, Copy)]
pub(super) struct Step {
    pub operation: Operation,
    pub to: Slot,
    pub a: Slot,
    pub b: Slot,
}

impl Step {
    pub fn one(operation: Operation, to: Slot, a: Slot) -> Step {
        Step {
            operation,
            to,
            a,
            b: a,
        }
    }
}

/// A cell of the netlist and its pins' nets.
pub(super) struct Instance {
    /// The library's cell.
    pub cell: String,
    pub pins: HashMap<String, Slot>,
}

/// One write port and one read port, both synchronous; a read of the word that is being
/// written gives the old one.
pub(super) struct Memory {
    /// Enable, address and data.
    pub write: [Vec<Slot>; 3],
    /// Enable and address.
    pub read: [Vec<Slot>; 2],
    /// The word read; and of an output register, its enable and itself.
    pub data: Vec<Slot>,
    pub register: Option<(Slot, Vec<Slot>)>,
    /// By lane, then by address; of each as many words as hold its bits.
    pub words: Vec<u64>,
    pub depth: usize,
}

/// A netlist that can be simulated.
#[derive(Default)]
pub struct Gates {
    pub(super) inputs: HashMap<String, Vec<Slot>>,
    pub(super) outputs: HashMap<String, Vec<Slot>>,
    pub(super) instances: Vec<Instance>,
    /// The logic cells, each after the cells that drive its inputs.
    pub(super) order: Vec<usize>,
    /// Nets take the first slots.
    pub(super) nets: usize,
    pub(super) clock: Option<Slot>,
    pub(super) values: Vec<u32>,
    pub(super) settle: Vec<Step>,
    pub(super) next: Vec<Step>,
    /// Each flip-flop's state, its next state, and whether its clock comes.
    pub(super) states: Vec<(Slot, Slot, Slot)>,
    /// The enable of each gated clock.
    pub(super) gated: HashMap<Slot, Slot>,
    pub(super) memories: Vec<Memory>,
    pub(super) before: Vec<u32>,
    pub(super) activity: Activity,
}

/// Switching activity of the nets, and accesses of the memories.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Activity {
    /// Cycles, those of each lane added up.
    pub cycles: u64,
    /// Changes of each net.
    pub(super) toggles: Vec<u64>,
    /// Cycles in which each net was 1.
    pub(super) ones: Vec<u64>,
    /// Reads and writes of memories.
    pub accesses: [u64; 2],
}

impl Gates {
    /// Sets an input port: for each of its bits a word with the lanes' values.
    ///
    /// # Errors
    /// If there is no such port of that width.
    pub fn set(&mut self, port: &str, bits: &[u32]) -> Result<()> {
        let slots = self.inputs.get(port).filter(|s| s.len() == bits.len());
        let problem = || format!("the netlist has no input {port} of {} bits", bits.len());
        for (slot, bit) in slots
            .ok_or_else(|| FlowError::Request(problem()))?
            .iter()
            .zip(bits)
        {
            self.values[*slot as usize] = *bit;
        }
        Ok(())
    }

    /// The bits of an output port; None if there is no such port.
    pub fn get(&self, port: &str) -> Option<impl Iterator<Item = u32> + '_> {
        let slots = self.outputs.get(port)?.iter();
        Some(slots.map(|slot| self.values[*slot as usize]))
    }

    /// Lets the inputs' values reach all nets.
    pub fn settle(&mut self) {
        run(&self.settle, &mut self.values);
    }

    /// Counts what changed since the last call in the lanes of `mask`.
    pub fn count(&mut self, mask: u32) {
        let activity = &mut self.activity;
        activity.cycles += u64::from(mask.count_ones());
        for net in 0..self.nets {
            let (now, before) = (self.values[net], self.before[net]);
            activity.toggles[net] += u64::from(((now ^ before) & mask).count_ones());
            activity.ones[net] += u64::from((now & mask).count_ones());
        }
        for memory in &self.memories {
            for (count, enable) in activity
                .accesses
                .iter_mut()
                .zip([&memory.read[0], &memory.write[0]])
            {
                *count += u64::from((self.values[enable[0] as usize] & mask).count_ones());
            }
        }
        self.remember();
    }

    /// Keeps the nets' values for the next [`Gates::count`] to compare with.
    pub fn remember(&mut self) {
        self.before.copy_from_slice(&self.values[..self.nets]);
    }

    /// A rising edge of the clock.
    pub fn clock(&mut self) {
        run(&self.next, &mut self.values);
        for memory in &mut self.memories {
            memory.clock(&mut self.values);
        }
        // Enables are nets, which settle later: all are as they were before the edge.
        for (state, next, enable) in &self.states {
            let [old, new, enabled] = [state, next, enable].map(|slot| self.values[*slot as usize]);
            self.values[*state as usize] = new & enabled | old & !enabled;
        }
    }

    /// The activity counted so far.
    pub fn activity(&self) -> &Activity {
        &self.activity
    }
}

fn run(steps: &[Step], values: &mut [u32]) {
    for step in steps {
        let (a, b) = (values[step.a as usize], values[step.b as usize]);
        values[step.to as usize] = match step.operation {
            Operation::Copy => a,
            Operation::Not => !a,
            Operation::And => a & b,
            Operation::Or => a | b,
            Operation::Xor => a ^ b,
        };
    }
}

/// Words of 64 bits for this many bits.
pub(super) fn words_of(bits: usize) -> usize {
    bits.div_ceil(64)
}

impl Memory {
    fn clock(&mut self, values: &mut [u32]) {
        if let Some((enable, register)) = &self.register {
            let enabled = values[*enable as usize];
            for (to, from) in register.iter().zip(&self.data) {
                let [old, new] = [to, from].map(|slot| values[*slot as usize]);
                values[*to as usize] = new & enabled | old & !enabled;
            }
        }
        let word = |slots: &[Slot], lane: usize| -> u64 {
            let bits = slots.iter().enumerate();
            bits.map(|(k, slot)| u64::from(values[*slot as usize] >> lane & 1) << k)
                .sum()
        };
        let (mut reads, mut data) = (0u32, vec![0u32; self.data.len()]);
        let size = words_of(self.data.len());
        for lane in 0..LANES {
            // There is a word for every address, even if the memory has fewer.
            let place = |address: u64| (lane * self.depth + address as usize) * size;
            if word(&self.read[0], lane) != 0 {
                reads |= 1 << lane;
                let first = place(word(&self.read[1], lane));
                for (k, bits) in data.iter_mut().enumerate() {
                    let bit = self.words[first + k / 64] >> (k % 64) & 1;
                    *bits |= (bit as u32) << lane;
                }
            }
            if word(&self.write[0], lane) != 0 {
                let first = place(word(&self.write[1], lane));
                let parts = self.write[2].chunks(64).zip(&mut self.words[first..]);
                parts.for_each(|(slots, part)| *part = word(slots, lane));
            }
        }
        for (slot, bits) in self.data.iter().zip(data) {
            let value = &mut values[*slot as usize];
            *value = *value & !reads | bits;
        }
    }
}
