//! Converts a flat netlist to the simulator's program: wide values become words, equal words are computed
//! once, unread words are removed, and results share slots if their lifetimes do not overlap.

mod operators;
mod planes;
mod simplify;
mod sizes;

use std::collections::HashMap;

use super::allocate;
use super::cycle::Program;
use super::lowered::{Commit, Lowered, MemoryPorts, StateWord};
use super::program::{Expr, Op, Slot, Word, WORD_BITS};
use crate::flat::{Flat, FlatId, FlatOp};
use crate::netlist::Constant;
use crate::DesignError;
use sizes::Sizes;

struct Lowering<'a> {
    flat: &'a Flat,
    values: Vec<Vec<Slot>>,
    program: Vec<(Slot, Expr)>,
    known: HashMap<Expr, Slot>,
    constants: HashMap<Word, Slot>,
    constant_of: HashMap<Slot, Word>,
    /// For each slot, the bits that may be 1, and its defining expression.
    possible: Vec<Word>,
    definitions: Vec<Option<Expr>>,
    /// The slots below are inputs and state.
    states: usize,
}

/// `keep_nets`: give every named net a slot, for waveforms. `native`: as machine code, where that is
/// possible.
pub fn lower(
    flat: &Flat,
    keep_nets: bool,
    native: bool,
) -> Result<(Lowered, Program), DesignError> {
    let order = flat.evaluation_order()?;
    let mut l = Lowering {
        flat,
        values: vec![Vec::new(); flat.nodes.len()],
        program: Vec::new(),
        known: HashMap::new(),
        constants: HashMap::new(),
        constant_of: HashMap::new(),
        possible: Vec::new(),
        definitions: Vec::new(),
        states: 0,
    };
    let mut out = Lowered {
        state: l.add_state(),
        ..Lowered::default()
    };
    for &id in &order {
        if l.values[id as usize].is_empty() {
            l.values[id as usize] = l.node(id);
        }
    }
    out.commits = l.commits();
    out.memories = l.memories();
    let slots_of = |id: &FlatId| l.values[*id as usize].clone();
    out.inputs = flat.inputs.iter().map(|(_, id)| slots_of(id)).collect();
    out.outputs = flat.outputs.iter().map(|(_, id)| slots_of(id)).collect();
    let conditions = flat.assertions.iter().map(|(id, ..)| slots_of(id)[0]);
    out.assertions = conditions.collect();
    if keep_nets {
        out.nets = (0..flat.nodes.len() as FlatId)
            .filter(|&id| flat.node(id).name.is_some() && !l.values[id as usize].is_empty())
            .map(|id| (id, slots_of(&id)))
            .collect();
        let slots = out.nets.iter().map(|(_, slots)| slots);
        out.variable = slots.map(|slots| l.variable(slots)).collect();
    }
    out.constants = l.constants.iter().map(|(&v, &slot)| (slot, v)).collect();
    out.constants.sort_unstable();
    let mut sizes = Sizes::new(&l.possible, &out.constants);
    let instructions = sizes.lay_out(&mut out, l.program);
    let instructions = planes::by_bytes(&mut sizes, &mut out, instructions);
    let program = allocate::finish(&mut out, instructions, &sizes.sizes, sizes.possible, native);
    Ok((out, program))
}

/// Words that hold `width` bits.
fn word_count(width: u32) -> usize {
    width.div_ceil(WORD_BITS) as usize
}

/// The bits of a value of `width` bits that lie in word number `word` of it.
pub fn word_mask(width: u32, word: usize) -> Word {
    match width - WORD_BITS * word as u32 {
        bits if bits < WORD_BITS => (1 << bits) - 1,
        _ => Word::MAX,
    }
}

/// A constant's word number `word`.
fn constant_word(constant: &Constant, word: usize) -> Word {
    (constant.words()[word / 2] >> (WORD_BITS * (word as u32 % 2))) as Word
}

impl Lowering<'_> {
    /// Gives inputs, registers and memories' read ports their slots.
    fn add_state(&mut self) -> Vec<StateWord> {
        let mut state = Vec::new();
        for (id, node) in self.flat.nodes.iter().enumerate() {
            let zero = Constant::new(0, node.width);
            let initial = match &node.op {
                FlatOp::Register { initial, .. } => initial.clone(),
                FlatOp::ReadData => None,
                FlatOp::Input => Some(zero),
                _ => continue,
            };
            for i in 0..word_count(node.width) {
                let mask = word_mask(node.width, i);
                let slot = self.new_slot(mask);
                let initial = initial.as_ref().map(|c| constant_word(c, i));
                self.values[id].push(slot);
                state.push(StateWord {
                    node: id as FlatId,
                    slot,
                    initial,
                    is_reset: matches!(&node.op, FlatOp::Register { reset: Some(_), .. }),
                    mask,
                });
            }
        }
        self.states = self.possible.len();
        state
    }

    /// The bits of a value that may change between cycles, judged from its constants.
    fn variable(&self, slots: &[Slot]) -> Vec<Word> {
        let bits = slots.iter().map(|slot| match self.constant_of.get(slot) {
            Some(_) => 0,
            None => self.possible[slot.index()],
        });
        bits.collect()
    }

    /// The registers' updates at a clock edge. They read the values before it: a state word that
    /// another one takes over is copied first.
    fn commits(&mut self) -> Vec<Commit> {
        let flat = self.flat;
        let mut commits = Vec::new();
        for (id, node) in flat.nodes.iter().enumerate() {
            let FlatOp::Register {
                next,
                enable,
                reset,
                ..
            } = &node.op
            else {
                continue;
            };
            let enable = enable.map(|e| self.settled(self.values[e as usize][0]));
            for i in 0..word_count(node.width) {
                let next = self.values[*next as usize][i];
                commits.push(Commit {
                    state: self.values[id][i],
                    next: self.settled(next),
                    enable,
                    reset: reset.as_ref().map(|c| constant_word(c, i)),
                });
            }
        }
        // Registers with the same enable are adjacent: one test of it decides for all.
        commits.sort_by_key(|c| c.enable);
        commits
    }

    fn memories(&mut self) -> Vec<MemoryPorts> {
        let flat = self.flat;
        let mut memories = Vec::new();
        for (memory, m) in flat.memories.iter().enumerate() {
            let mut port = |id: FlatId, i: usize| self.settled(self.values[id as usize][i]);
            for word in 0..word_count(m.size.width) {
                memories.push(MemoryPorts {
                    memory,
                    word,
                    write_enable: port(m.write_enable, 0),
                    write_address: port(m.write_address, 0),
                    write_data: port(m.write_data, word),
                    read_enable: port(m.read_enable, 0),
                    read_address: port(m.read_address, 0),
                    read_data: Slot::default(),
                });
            }
            let words = memories.iter_mut().filter(|ports| ports.memory == memory);
            for (ports, &slot) in words.zip(&self.values[m.read_data as usize]) {
                ports.read_data = slot;
            }
        }
        memories
    }

    fn new_slot(&mut self, possible: Word) -> Slot {
        self.possible.push(possible);
        self.definitions.push(None);
        Slot::new(self.possible.len() - 1)
    }

    fn constant(&mut self, value: Word) -> Slot {
        if let Some(&slot) = self.constants.get(&value) {
            return slot;
        }
        let slot = self.new_slot(value);
        self.constants.insert(value, slot);
        self.constant_of.insert(slot, value);
        slot
    }

    /// The slot itself, or a copy where a clock edge changes it.
    fn settled(&mut self, slot: Slot) -> Slot {
        if slot.index() < self.states {
            self.op(Op::Copy, [slot])
        } else {
            slot
        }
    }
}
