//! The order of the instructions in machine code: groups that are on lanes of a byte, for all lanes
//! at once, and groups on lanes of a word, a quarter of the lanes at a time.

use crate::sim::execute::Instruction;
use crate::sim::program::{Op, Size, Slot, Word, WORD_BITS};

/// The width that instructions work on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Bytes of all lanes: a register holds them.
    Bytes,
    /// Words of a quarter of the lanes: a register holds them. Values of a byte are widened.
    Words,
}

/// Consecutive instructions of one class.
#[derive(Debug)]
pub struct Group {
    pub class: Class,
    pub instructions: Vec<Instruction>,
}

/// The most instructions on words whose code stays in the processor's cache from quarter to quarter.
const LONGEST: usize = 1000;

fn class((target, expr): &Instruction, sizes: &[Size]) -> Class {
    let is_byte = |slot: &Slot| sizes[slot.index()] == Size::Byte;
    let byte = is_byte(target) && expr.operands().iter().all(is_byte);
    match expr.op {
        // There are no such instructions for bytes.
        Op::ShiftLeft | Op::ShiftRight | Op::Parity | Op::Reverse => Class::Words,
        // Its carry is a word's, also where both terms are bytes that were widened.
        Op::CarryOut => Class::Words,
        // No byte is that.
        Op::EqualTo if expr.mask > Size::Byte.mask() => Class::Words,
        _ if byte => Class::Bytes,
        _ => Class::Words,
    }
}

/// Makes instructions that read a widened byte read the byte itself: code on words widens its operands.
/// `sizes` and `possible` are those of the slots.
pub fn read_narrow(part: &mut [Instruction], sizes: &[Size], possible: &[Word]) {
    let mut narrow: Vec<Option<Slot>> = vec![None; sizes.len()];
    for (target, expr) in part {
        for operand in expr.operands_mut() {
            *operand = narrow[operand.index()].unwrap_or(*operand);
        }
        let from = expr.args()[0];
        let is_same = expr.op == Op::Field
            && u32::from(expr.shift) % WORD_BITS == 0
            && possible[from.index()] & !expr.mask == 0;
        if is_same && sizes[from.index()] < sizes[target.index()] {
            narrow[target.index()] = Some(from);
        }
    }
}

/// The groups of a part of the program, which is in an order that respects operands. Each
/// instruction is in the first group of its class where its operands are there, and those of a group
/// keep their order.
pub fn groups(part: &[Instruction], sizes: &[Size]) -> Vec<Group> {
    // Even groups are on bytes, odd ones on words.
    let mut group_of = vec![0; sizes.len()];
    let mut groups: Vec<Group> = Vec::new();
    for instruction in part {
        let class = class(instruction, sizes);
        let operands = instruction.1.operands().iter();
        let after = operands.map(|slot| group_of[slot.index()]).max();
        let mut at: usize = after.unwrap_or(0);
        at += (at + class as usize) % 2;
        group_of[instruction.0.index()] = at;
        while groups.len() <= at {
            let class = match groups.len() % 2 {
                0 => Class::Bytes,
                _ => Class::Words,
            };
            groups.push(Group {
                class,
                instructions: Vec::new(),
            });
        }
        groups[at].instructions.push(*instruction);
    }
    let pieces = groups.iter().flat_map(|group| {
        let pieces = group.instructions.chunks(LONGEST);
        pieces.map(|piece| Group {
            class: group.class,
            instructions: piece.to_vec(),
        })
    });
    pieces.collect()
}
