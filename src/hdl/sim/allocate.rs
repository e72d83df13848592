//! The last steps of lowering: dead-code elimination, the order of the
//! instructions, and which slot each result goes to.

use super::execute::{Batches, Instruction};
use super::lower::Lowered;
use super::program::{Op, Slot};

/// Makes the instructions the program of `lowered`.
pub fn finish(lowered: &mut Lowered, mut instructions: Vec<Instruction>) {
    drop_unread(lowered, &mut instructions);
    let mut instructions = batched(lowered.slots, instructions);
    share_slots(lowered, &mut instructions);
    lowered.program = Batches::new(instructions);
}

/// Everything outside the program that reads a slot, or that must keep its own.
fn fixed(lowered: &mut Lowered) -> Vec<&mut Slot> {
    let mut slots: Vec<&mut Slot> = Vec::new();
    for c in &mut lowered.commits {
        slots.extend([&mut c.state, &mut c.next]);
        slots.extend(&mut c.enable);
    }
    for m in &mut lowered.memories {
        slots.extend(m.slots_mut());
    }
    slots.extend(lowered.state.iter_mut().map(|s| &mut s.slot));
    slots.extend(lowered.constants.iter_mut().map(|c| &mut c.0));
    slots.extend(lowered.inputs.iter_mut().flatten());
    slots.extend(lowered.outputs.iter_mut().flatten());
    slots.extend(lowered.nets.iter_mut().flat_map(|n| &mut n.1));
    slots.extend(&mut lowered.assertions);
    slots
}

/// Removes the instructions whose results nothing reads, and the constants that
/// were folded away.
fn drop_unread(lowered: &mut Lowered, instructions: &mut Vec<Instruction>) {
    let mut read = vec![false; lowered.slots];
    let constants = std::mem::take(&mut lowered.constants);
    for slot in fixed(lowered) {
        read[*slot as usize] = true;
    }
    for (target, expr) in instructions.iter().rev() {
        if read[*target as usize] {
            for &operand in expr.operands() {
                read[operand as usize] = true;
            }
        }
    }
    instructions.retain(|(target, _)| read[*target as usize]);
    lowered.constants = constants;
    lowered.constants.retain(|(slot, _)| read[*slot as usize]);
}

/// Orders the instructions so that long runs have the same operator: of those
/// whose operands are there, always all of the most frequent operator.
fn batched(slots: usize, instructions: Vec<Instruction>) -> Vec<Instruction> {
    let mut writer = vec![usize::MAX; slots];
    for (at, (target, _)) in instructions.iter().enumerate() {
        writer[*target as usize] = at;
    }
    let mut waits_for = vec![0; instructions.len()];
    let mut readers: Vec<Vec<usize>> = vec![Vec::new(); instructions.len()];
    let mut ready: Vec<(Op, Vec<usize>)> = Vec::new();
    let add = |ready: &mut Vec<(Op, Vec<usize>)>, at: usize| {
        let op = instructions[at].1.op;
        match ready.iter_mut().find(|(other, _)| *other == op) {
            Some((_, list)) => list.push(at),
            None => ready.push((op, vec![at])),
        }
    };
    for (at, (_, expr)) in instructions.iter().enumerate() {
        for &operand in expr.operands() {
            let from = writer[operand as usize];
            if from != usize::MAX {
                waits_for[at] += 1;
                readers[from].push(at);
            }
        }
        if waits_for[at] == 0 {
            add(&mut ready, at);
        }
    }
    let mut order = Vec::with_capacity(instructions.len());
    while let Some((_, batch)) = ready.iter_mut().max_by_key(|(_, list)| list.len()) {
        let batch = std::mem::take(batch);
        if batch.is_empty() {
            break;
        }
        for at in batch {
            order.push(instructions[at]);
            for &reader in &readers[at] {
                waits_for[reader] -= 1;
                if waits_for[reader] == 0 {
                    add(&mut ready, reader);
                }
            }
        }
    }
    order
}

/// Renumbers the slots: those that live from cycle to cycle first, then as few
/// as do for the results in between, so that the working set stays in cache.
fn share_slots(lowered: &mut Lowered, instructions: &mut [Instruction]) {
    const NONE: Slot = Slot::MAX;
    let mut place = vec![NONE; lowered.slots];
    let mut count: Slot = 0;
    for slot in fixed(lowered) {
        let place = &mut place[*slot as usize];
        if *place == NONE {
            *place = count;
            count += 1;
        }
        *slot = *place;
    }
    let kept = count;
    let mut last_read = vec![usize::MAX; place.len()];
    for (at, (_, expr)) in instructions.iter().enumerate() {
        for &operand in expr.operands() {
            last_read[operand as usize] = at;
        }
    }
    let mut free: Vec<Slot> = Vec::new();
    for (at, (target, expr)) in instructions.iter_mut().enumerate() {
        for operand in expr.operands_mut() {
            let original = *operand as usize;
            *operand = place[original];
            if last_read[original] == at && *operand >= kept {
                free.push(*operand);
                // Only once, though an operand may stand twice.
                last_read[original] = usize::MAX;
            }
        }
        if place[*target as usize] == NONE {
            place[*target as usize] = free.pop().unwrap_or_else(|| {
                count += 1;
                count - 1
            });
        }
        *target = place[*target as usize];
    }
    lowered.slots = count as usize;
}
