//! The program as machine code.
//!
//! The interpreter ([`execute`](super::execute)) brings every operand from memory and every result
//! back, and looks up where they are. Here both are part of the code, and a result that is read soon
//! stays in a register.

mod assembler;
mod code;
mod groups;
mod registers;
mod select;

use assembler::{Assembler, Operand, Register, LOAD, OF_BYTES, OF_WORDS, WIDEN};
use code::{Code, Entry};
pub use groups::{groups, read_narrow, Class, Group};
use registers::{address, Values, ZERO};

use super::lowered::{order, Commit, Lowered};
use super::program::{Size, Slot, Word};
use super::slots::Slots;

/// Whether this processor has the instructions that the code uses.
pub fn is_possible() -> bool {
    Code::is_possible()
}

/// Groups that are run together, or left out where no lane has a 1 in the slot `only_if`.
#[derive(Debug)]
pub struct Section {
    pub only_if: Option<Slot>,
    pub groups: Vec<Group>,
}

/// The facts about values, by their numbers.
pub struct Known {
    /// Their slots.
    pub places: Vec<Slot>,
    /// The bits that they may have.
    pub possible: Vec<Word>,
    /// Whether they are read from outside.
    pub is_kept: Vec<bool>,
}

/// A design's machine code.
#[derive(Debug)]
pub struct Native {
    code: Code,
    settle: Entry,
    commit: Entry,
    instructions: usize,
}

impl Native {
    /// Compiles sections, whose instructions name values, and a clock edge.
    pub fn compile(sections: &[Section], lowered: &Lowered, known: Known) -> Self {
        let Known {
            places,
            possible,
            mut is_kept,
        } = known;
        let groups = || sections.iter().flat_map(|section| &section.groups);
        let mut written_in = vec![None; places.len()];
        for (number, group) in groups().enumerate() {
            for (target, expr) in &group.instructions {
                for operand in expr.operands().iter().map(|slot| slot.index()) {
                    is_kept[operand] |= written_in[operand] != Some(number);
                }
                written_in[target.index()] = Some(number);
            }
        }
        let mut values = Values::new(places, possible, is_kept);
        let mut assembler = Assembler::default();
        let words = lowered.slots[Size::Word as usize];
        let settle = Entry::next(&assembler);
        registers::begin(&mut assembler);
        for section in sections {
            let skip = section.only_if.map(|enable| {
                load(&mut assembler, Register(0), enable);
                assembler.jump_if_zero(Register(0))
            });
            for group in &section.groups {
                match group.class {
                    Class::Bytes => select::compile(&mut assembler, &mut values, group),
                    Class::Words => assembler
                        .for_quarters(words, |code| select::compile(code, &mut values, group)),
                }
            }
            if let Some(skip) = skip {
                assembler.land(skip);
            }
        }
        assembler.end();
        let commit = Entry::next(&assembler);
        registers::begin(&mut assembler);
        for together in lowered.commits.chunk_by(|a, b| order(a) == order(b)) {
            take(&mut assembler, together, words);
        }
        assembler.end();
        Native {
            code: Code::new(assembler, lowered.slots),
            settle,
            commit,
            instructions: groups().map(|group| group.instructions.len()).sum(),
        }
    }

    /// Lets the values reach all results.
    pub fn settle(&self, slots: &mut Slots) {
        self.code.call(self.settle, slots);
    }

    /// Loads the next value into each enabled register.
    pub fn commit(&self, slots: &mut Slots) {
        self.code.call(self.commit, slots);
    }

    pub fn len(&self) -> usize {
        self.instructions
    }
}

fn load(assembler: &mut Assembler, register: Register, slot: Slot) {
    let (base, offset) = address(slot);
    assembler.unary(LOAD, register, Operand::Memory(base, offset));
}

/// Registers of one enable and one size take their next values. `words` is how many slots have
/// words.
fn take(assembler: &mut Assembler, together: &[Commit], words: usize) {
    let mask = Register(0);
    let size = together[0].state.size();
    let enable = together[0].enable;
    let skip = enable.map(|enable| {
        load(assembler, mask, enable);
        assembler.binary(OF_BYTES.sub, mask, ZERO, mask);
        assembler.jump_if_zero(mask)
    });
    let each = |assembler: &mut Assembler| {
        for (number, commit) in together.iter().enumerate() {
            // More than one, so that none waits for the last.
            let register = Register(1 + (number % 4) as u8);
            let (base, offset) = address(commit.next);
            let next = Operand::Memory(base, offset);
            if enable.is_some() {
                load(assembler, register, commit.state);
                assembler.blend(register, mask, next, register);
            } else {
                assembler.unary(LOAD, register, next);
            }
            let (base, offset) = address(commit.state);
            assembler.store(base, offset, register);
        }
    };
    match size {
        Size::Byte => each(assembler),
        Size::Word => assembler.for_quarters(words, |assembler| {
            if let Some(enable) = enable {
                let (base, offset) = address(enable);
                assembler.unary(WIDEN, mask, Operand::Memory(base, offset));
                assembler.binary(OF_WORDS.sub, mask, ZERO, mask);
            }
            each(assembler);
        }),
    }
    if let Some(skip) = skip {
        assembler.land(skip);
    }
}
