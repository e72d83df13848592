//! Dead-code elimination and slot allocation for the simulator's program.

use super::lower::Lowered;
use super::program::Slot;

/// Everything outside the program that reads a slot, or that must keep its own.
fn fixed(lowered: &Lowered) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    for c in &lowered.commits {
        slots.extend([c.state, c.next]);
        slots.extend(c.enable);
    }
    for m in &lowered.memories {
        slots.extend([m.write_enable, m.write_address, m.write_data]);
        slots.extend([m.read_enable, m.read_address, m.read_data]);
    }
    slots.extend(lowered.state.iter().map(|s| s.slot));
    slots.extend(lowered.constants.iter().map(|c| c.0));
    slots.extend(lowered.inputs.iter().flatten());
    slots.extend(lowered.outputs.iter().flatten());
    slots.extend(lowered.nets.iter().flat_map(|n| &n.1));
    slots.extend(&lowered.assertions);
    slots
}

/// Removes the instructions whose results nothing reads.
pub fn drop_unread(lowered: &mut Lowered) {
    let mut read = vec![false; lowered.slots];
    for slot in fixed(lowered) {
        read[slot as usize] = true;
    }
    for (target, expr) in lowered.program.iter().rev() {
        if read[*target as usize] {
            let (operands, count) = expr.operands();
            for &operand in &operands[..count] {
                read[operand as usize] = true;
            }
        }
    }
    lowered.program.retain(|(target, _)| read[*target as usize]);
}

/// Renumbers the slots: those that live from cycle to cycle first, then as few
/// as do for the results in between, so that the working set stays in cache.
pub fn share_slots(lowered: &mut Lowered) {
    const NONE: Slot = Slot::MAX;
    let mut place = vec![NONE; lowered.slots];
    let mut count: Slot = 0;
    for slot in fixed(lowered) {
        if place[slot as usize] == NONE {
            place[slot as usize] = count;
            count += 1;
        }
    }
    let kept = count;
    let mut last_read = vec![usize::MAX; lowered.slots];
    for (at, (_, expr)) in lowered.program.iter().enumerate() {
        let (operands, n) = expr.operands();
        for &operand in &operands[..n] {
            last_read[operand as usize] = at;
        }
    }
    let mut free: Vec<Slot> = Vec::new();
    for (at, (target, expr)) in lowered.program.iter_mut().enumerate() {
        let (mut operands, n) = expr.operands();
        operands[..n].sort_unstable();
        let mut previous = NONE;
        for &operand in &operands[..n] {
            let placed = place[operand as usize];
            if operand != previous && last_read[operand as usize] == at && placed >= kept {
                free.push(placed);
            }
            previous = operand;
        }
        expr.map_operands(|slot| place[slot as usize]);
        if place[*target as usize] == NONE {
            place[*target as usize] = free.pop().unwrap_or_else(|| {
                count += 1;
                count - 1
            });
        }
        *target = place[*target as usize];
    }
    let renumber = |slot: &mut Slot| *slot = place[*slot as usize];
    for c in &mut lowered.commits {
        renumber(&mut c.state);
        renumber(&mut c.next);
        c.enable.iter_mut().for_each(renumber);
    }
    for m in &mut lowered.memories {
        for slot in [
            &mut m.write_enable,
            &mut m.write_address,
            &mut m.write_data,
            &mut m.read_enable,
            &mut m.read_address,
            &mut m.read_data,
        ] {
            renumber(slot);
        }
    }
    lowered.state.iter_mut().for_each(|s| renumber(&mut s.slot));
    lowered
        .constants
        .iter_mut()
        .for_each(|c| renumber(&mut c.0));
    lowered.inputs.iter_mut().flatten().for_each(renumber);
    lowered.outputs.iter_mut().flatten().for_each(renumber);
    lowered
        .nets
        .iter_mut()
        .flat_map(|n| &mut n.1)
        .for_each(renumber);
    lowered.assertions.iter_mut().for_each(renumber);
    lowered.slots = count as usize;
}
