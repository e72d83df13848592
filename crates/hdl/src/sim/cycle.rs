//! A cycle of a design: the program that is interpreted, or its machine code.

use super::commit::commit;
use super::execute::Batches;
use super::lowered::Commit;
use super::native::Native;
use super::slots::Slots;

/// The program of a design.
#[derive(Debug)]
pub enum Program {
    /// For the interpreter.
    Batches(Batches),
    /// Machine code.
    Native(Native),
}

impl Program {
    /// Lets the values of inputs and state reach all results.
    pub fn settle(&self, slots: &mut Slots) {
        match self {
            Program::Batches(batches) => batches.run(slots),
            Program::Native(native) => native.settle(slots),
        }
    }

    /// A clock edge for the registers.
    pub fn clock(&self, commits: &[Commit], slots: &mut Slots) {
        match self {
            Program::Batches(_) => commit(commits, slots),
            Program::Native(native) => native.commit(slots),
        }
    }

    /// Whether it stores the slots in quarters.
    pub fn is_in_quarters(&self) -> bool {
        matches!(self, Program::Native(_))
    }

    /// Its instructions.
    pub fn len(&self) -> usize {
        match self {
            Program::Batches(batches) => batches.len(),
            Program::Native(native) => native.len(),
        }
    }
}
