//! The last steps of lowering: dead-code elimination, the order of the
//! instructions, and which slot each result goes to.

use std::collections::BTreeMap;

use super::execute::{Batches, Instruction};
use super::lower::Lowered;
use super::program::{Op, Slot};

/// Makes the instructions the program of `lowered`.
pub fn finish(lowered: &mut Lowered, mut instructions: Vec<Instruction>) {
    drop_unread(lowered, &mut instructions);
    // First the instructions that are always needed, then those only for registers and memory ports
    // of one enable, which are left out while that is 0.
    let mut parts: BTreeMap<Use, Vec<Instruction>> = BTreeMap::new();
    for (instruction, user) in instructions.iter().zip(uses(lowered, &instructions)) {
        parts.entry(user).or_default().push(*instruction);
    }
    // A check costs as much as an instruction or two.
    let small = |user: &Use, part: &Vec<Instruction>| *user != Use::Always && part.len() < 3;
    let few: Vec<Use> = (parts.iter().filter(|(user, part)| small(user, part)))
        .map(|(user, _)| *user)
        .collect();
    for user in few {
        let part = parts.remove(&user).unwrap_or_default();
        parts.entry(Use::Always).or_default().extend(part);
    }
    let mut instructions = Vec::new();
    let mut ends = Vec::new();
    for (user, part) in parts {
        instructions.extend(batched(lowered.slots, part));
        ends.push((user, instructions.len()));
    }
    let place = share_slots(lowered, &mut instructions);
    let sections = ends.into_iter().map(|(user, end)| match user {
        Use::Always => (None, end),
        Use::If(enable) => (Some(place[enable as usize]), end),
    });
    lowered.program = Batches::new(instructions, sections.collect());
}

/// When a result is of use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Always,
    /// Only where this slot holds a 1.
    If(Slot),
}

/// When each instruction's result is of use.
fn uses(lowered: &mut Lowered, instructions: &[Instruction]) -> Vec<Use> {
    let mut uses: Vec<Option<Use>> = vec![None; lowered.slots];
    fn add(of: &mut Option<Use>, user: Use) {
        *of = match *of {
            None => Some(user),
            Some(other) if other == user => Some(user),
            Some(_) => Some(Use::Always),
        };
    }
    for c in &lowered.commits {
        let user = c.enable.map_or(Use::Always, Use::If);
        add(&mut uses[c.next as usize], user);
    }
    for m in &lowered.memories {
        for slot in [m.write_address, m.write_data] {
            add(&mut uses[slot as usize], Use::If(m.write_enable));
        }
        add(&mut uses[m.read_address as usize], Use::If(m.read_enable));
        for enable in [m.write_enable, m.read_enable] {
            add(&mut uses[enable as usize], Use::Always);
        }
    }
    let enables = lowered.commits.iter().filter_map(|c| c.enable);
    let nets = lowered.nets.iter().flat_map(|n| &n.1);
    let outside = (lowered.outputs.iter().flatten()).chain(nets);
    let outside = outside.chain(&lowered.assertions).copied();
    for slot in enables.chain(outside) {
        add(&mut uses[slot as usize], Use::Always);
    }
    for (target, expr) in instructions.iter().rev() {
        let user = uses[*target as usize].unwrap_or(Use::Always);
        for &operand in expr.operands() {
            add(&mut uses[operand as usize], user);
        }
    }
    let of = |(target, _): &Instruction| uses[*target as usize].unwrap_or(Use::Always);
    instructions.iter().map(of).collect()
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
/// Returns the new number of each.
fn share_slots(lowered: &mut Lowered, instructions: &mut [Instruction]) -> Vec<Slot> {
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
    place
}
