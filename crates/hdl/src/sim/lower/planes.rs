//! Extracts and assembles parts of words through whole bytes.
//!
//! Converting lanes of a word to lanes of a byte, and back, is more work than the operation itself. If many
//! narrow values are extracted from a word, its bytes are extracted first, and the values from these. A word
//! of narrow values is assembled from bytes that are assembled from them.

use std::collections::HashMap;

use super::sizes::Sizes;
use crate::sim::execute::Instruction;
use crate::sim::lowered::Lowered;
use crate::sim::program::{Expr, Op, Size, Slot, Word, WORD_BITS};

const BITS: u32 = u8::BITS;

/// The byte of a word that contains all of these bits, if there is one.
fn byte_of(bits: Word) -> Option<u32> {
    let byte = bits.trailing_zeros() / BITS;
    (bits != 0 && (WORD_BITS - 1 - bits.leading_zeros()) / BITS == byte).then_some(byte)
}

/// The word and its byte that an instruction cuts its result out of.
fn cut(sizes: &Sizes, (target, expr): &Instruction) -> Option<(Slot, u32)> {
    let word = expr.args()[0];
    let is_narrower = sizes.size(*target) < sizes.size(word);
    if expr.op != Op::Field || !is_narrower {
        return None;
    }
    let byte = byte_of((expr.mask & Size::Byte.mask()) << expr.shift)?;
    // Low bits that are known to be zero may lie in the byte below.
    (byte * BITS <= u32::from(expr.shift)).then_some((word, byte))
}

/// The byte of a word that an instruction inserts a byte into.
fn put(sizes: &Sizes, (target, expr): &Instruction) -> Option<u32> {
    let [part, ..] = expr.args();
    let is_wider = sizes.size(*target) > sizes.size(part);
    if expr.op != Op::Insert || !is_wider {
        return None;
    }
    let moved = sizes.possible[part.index()].rotate_left(u32::from(expr.shift));
    byte_of(moved & expr.mask)
}

/// The same program with bytes of words in between.
pub fn by_bytes(
    sizes: &mut Sizes,
    lowered: &mut Lowered,
    program: Vec<Instruction>,
) -> Vec<Instruction> {
    let program = cut_bytes(sizes, program);
    put_bytes(sizes, lowered, program)
}

fn cut_bytes(sizes: &mut Sizes, program: Vec<Instruction>) -> Vec<Instruction> {
    let mut cuts: HashMap<(Slot, u32), usize> = HashMap::new();
    for place in program
        .iter()
        .filter_map(|instruction| cut(sizes, instruction))
    {
        *cuts.entry(place).or_default() += 1;
    }
    let mut bytes: HashMap<(Slot, u32), Slot> = HashMap::new();
    let mut all = Vec::with_capacity(program.len());
    for (target, expr) in program {
        let place = cut(sizes, &(target, expr)).filter(|place| cuts[place] > 1);
        let Some((word, number)) = place else {
            all.push((target, expr));
            continue;
        };
        let low = number * BITS;
        let byte = *bytes.entry((word, number)).or_insert_with(|| {
            let byte = sizes.add_slot(Size::Byte, sizes.possible[word.index()] >> low);
            let field = Expr::new(Op::Field, [word]).shifted(low);
            all.push((byte, field.masked(Size::Byte.mask())));
            byte
        });
        let field = Expr::new(Op::Field, [byte]).shifted(u32::from(expr.shift) - low);
        all.push((target, field.masked(expr.mask)));
    }
    all
}

fn put_bytes(
    sizes: &mut Sizes,
    lowered: &mut Lowered,
    program: Vec<Instruction>,
) -> Vec<Instruction> {
    let reads = lowered.reads(program.iter(), sizes.sizes.len());
    let mut inserts: HashMap<Slot, usize> = HashMap::new();
    let mut before = vec![None; program.len()];
    let mut is_last = vec![true; program.len()];
    for (at, (target, expr)) in program.iter().enumerate() {
        if expr.op != Op::Insert {
            continue;
        }
        let base = expr.args()[1];
        let from = inserts.get(&base).filter(|_| reads[base.index()] == 1);
        if let Some(&from) = from {
            before[at] = Some(from);
            is_last[from] = false;
        }
        inserts.insert(*target, at);
    }
    let mut zero = None;
    let mut all = Vec::with_capacity(program.len());
    for (at, instruction) in program.iter().enumerate() {
        if !is_last[at] {
            continue;
        }
        if instruction.1.op != Op::Insert {
            all.push(*instruction);
            continue;
        }
        let links = std::iter::successors(Some(at), |&at| before[at]);
        let mut chain: Vec<Instruction> = links.map(|at| program[at]).collect();
        chain.reverse();
        let base = chain[0].1.args()[1];
        let targets: Vec<Slot> = chain.iter().map(|link| link.0).collect();
        let mut rest: Vec<Expr> = Vec::new();
        let mut parts = [const { Vec::new() }; 4];
        for link in &chain {
            match put(sizes, link) {
                Some(byte) => parts[byte as usize].push(link.1),
                None => rest.push(link.1),
            }
        }
        for (byte, parts) in (0..).zip(parts) {
            if parts.len() < 2 {
                rest.extend(parts);
                continue;
            }
            let low = byte * BITS;
            let mut whole = *zero.get_or_insert_with(|| lowered_zero(sizes, lowered));
            for part in parts {
                let [from, ..] = part.args();
                let shift = (u32::from(part.shift) + WORD_BITS - low) % WORD_BITS;
                let mask = (part.mask >> low) & Size::Byte.mask();
                let moved = sizes.possible[from.index()].rotate_left(shift) & mask;
                let target = sizes.add_slot(Size::Byte, sizes.possible[whole.index()] | moved);
                let insert = Expr::new(Op::Insert, [from, whole]).shifted(shift);
                all.push((target, insert.masked(mask)));
                whole = target;
            }
            let insert = Expr::new(Op::Insert, [whole, base]).shifted(low);
            rest.push(insert.masked(Size::Byte.mask() << low));
        }
        let mut base = base;
        let targets = &targets[targets.len() - rest.len()..];
        for (mut insert, &target) in rest.into_iter().zip(targets) {
            insert.operands_mut()[1] = base;
            all.push((target, insert));
            base = target;
        }
    }
    all
}

/// The slot of bytes with the constant 0.
fn lowered_zero(sizes: &mut Sizes, lowered: &mut Lowered) -> Slot {
    let is_it = |&&(slot, value): &&(Slot, Word)| value == 0 && sizes.size(slot) == Size::Byte;
    if let Some(&(slot, _)) = lowered.constants.iter().find(is_it) {
        return slot;
    }
    let slot = sizes.add_slot(Size::Byte, 0);
    lowered.constants.push((slot, 0));
    slot
}
