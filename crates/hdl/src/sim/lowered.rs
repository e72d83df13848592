//! A flat netlist in slots: its registers, memories, ports and nets. The program that computes the
//! intermediate results is kept separately.

use super::execute::Instruction;
use super::program::{Size, Slot, Word};
use crate::flat::FlatId;

/// A word of a register.
#[derive(Clone, Debug)]
pub struct Commit {
    pub state: Slot,
    pub next: Slot,
    pub enable: Option<Slot>,
    pub reset: Option<Word>,
}

/// The ports of a memory, as slots. A memory of more than a word is one for
/// each, side by side.
#[derive(Clone, Debug)]
pub struct MemoryPorts {
    /// Number of the flat netlist's memory, and of the word in it.
    pub memory: usize,
    pub word: usize,
    pub write_enable: Slot,
    pub write_address: Slot,
    pub write_data: Slot,
    pub read_enable: Slot,
    pub read_address: Slot,
    pub read_data: Slot,
}

impl MemoryPorts {
    pub fn slots_mut(&mut self) -> [&mut Slot; 6] {
        [
            &mut self.write_enable,
            &mut self.write_address,
            &mut self.write_data,
            &mut self.read_enable,
            &mut self.read_address,
            &mut self.read_data,
        ]
    }
}

/// A register's or memory's word at power-up, if it is given or unknown.
#[derive(Clone, Debug)]
pub struct StateWord {
    /// The register, read port or input.
    pub node: FlatId,
    pub slot: Slot,
    pub initial: Option<Word>,
    pub is_reset: bool,
    pub mask: Word,
}

/// Registers' next values come to them together if they have one enable and one size.
pub fn order(commit: &Commit) -> (Option<Slot>, Size) {
    (commit.enable, commit.state.size())
}

/// A design in slots.
#[derive(Debug, Default)]
pub struct Lowered {
    /// How many slots of each size there are.
    pub slots: [usize; Size::ALL.len()],
    pub constants: Vec<(Slot, Word)>,
    pub commits: Vec<Commit>,
    pub memories: Vec<MemoryPorts>,
    pub state: Vec<StateWord>,
    /// Slots of each port of the top, and of each named net asked for.
    pub inputs: Vec<Vec<Slot>>,
    pub outputs: Vec<Vec<Slot>>,
    pub nets: Vec<(FlatId, Vec<Slot>)>,
    /// For each of these nets, the bits that are not constant by construction.
    pub variable: Vec<Vec<Word>>,
    /// The condition of each assertion, in the order of the flat netlist.
    pub assertions: Vec<Slot>,
}

impl Lowered {
    /// Everything outside the program that reads a slot, or that must keep its own.
    pub fn fixed(&mut self) -> Vec<&mut Slot> {
        let mut slots: Vec<&mut Slot> = Vec::new();
        for c in &mut self.commits {
            slots.extend([&mut c.state, &mut c.next]);
            slots.extend(&mut c.enable);
        }
        for m in &mut self.memories {
            slots.extend(m.slots_mut());
        }
        slots.extend(self.state.iter_mut().map(|s| &mut s.slot));
        slots.extend(self.constants.iter_mut().map(|c| &mut c.0));
        slots.extend(self.inputs.iter_mut().flatten());
        slots.extend(self.outputs.iter_mut().flatten());
        slots.extend(self.nets.iter_mut().flat_map(|n| &mut n.1));
        slots.extend(&mut self.assertions);
        slots
    }

    /// The number of reads of each slot. Slots that are read outside the program get too many to be part of a
    /// chain.
    pub fn reads<'a>(
        &mut self,
        instructions: impl Iterator<Item = &'a Instruction>,
        slots: usize,
    ) -> Vec<u32> {
        let mut reads = vec![0; slots];
        for slot in self.fixed() {
            reads[slot.index()] += 2;
        }
        for slot in instructions.flat_map(|(_, expr)| expr.operands()) {
            reads[slot.index()] += 1;
        }
        reads
    }
}
