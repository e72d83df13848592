//! The last steps of lowering: dead-code elimination, the order of the
//! instructions, which slot each result goes to, and machine code.

use std::collections::BTreeMap;

use super::chains::units;
use super::cycle::Program;
use super::execute::{Batches, Instruction, Kind};
use super::lowered::{order, Lowered};
use super::native::{self, Native};
use super::program::{Size, Slot, Word};

/// Makes the instructions the program of `lowered`: machine code if that is asked for and possible.
/// `sizes` are those of the slots, `possible` the bits that may be in them.
pub fn finish(
    lowered: &mut Lowered,
    mut instructions: Vec<Instruction>,
    sizes: &[Size],
    possible: Vec<Word>,
    native: bool,
) -> Program {
    let native = native && native::is_possible();
    if native {
        native::read_narrow(&mut instructions, sizes, &possible);
    }
    drop_unread(lowered, &mut instructions, sizes.len());
    // First the instructions that are always needed, then those only for registers and memory ports
    // of one enable, which are left out while that is 0.
    let mut parts: BTreeMap<Use, Vec<Instruction>> = BTreeMap::new();
    for (instruction, user) in instructions
        .iter()
        .zip(uses(lowered, &instructions, sizes.len()))
    {
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
    if native {
        Program::Native(compiled(lowered, &parts, sizes, possible))
    } else {
        Program::Batches(interpreted(lowered, parts, sizes))
    }
}

/// The program for the interpreter.
fn interpreted(
    lowered: &mut Lowered,
    parts: BTreeMap<Use, Vec<Instruction>>,
    sizes: &[Size],
) -> Batches {
    let (mut kinds, mut instructions) = (Vec::new(), Vec::new());
    let mut ends = Vec::new();
    let reads = lowered.reads(parts.values().flatten(), sizes.len());
    for (user, part) in parts {
        let (kinds_here, part): (Vec<_>, Vec<_>) = batched(part, sizes, &reads).into_iter().unzip();
        kinds.extend(kinds_here);
        instructions.extend(part);
        ends.push((user, instructions.len()));
    }
    let place = share_slots(lowered, &mut instructions, sizes);
    let sections = ends
        .into_iter()
        .map(|(user, end)| (user.enable(&place), end));
    Batches::new(&kinds, instructions, sections.collect())
}

/// The program as machine code.
fn compiled(
    lowered: &mut Lowered,
    parts: &BTreeMap<Use, Vec<Instruction>>,
    sizes: &[Size],
    possible: Vec<Word>,
) -> Native {
    let groups = parts
        .iter()
        .map(|(user, part)| (*user, native::groups(part, sizes)));
    let groups: Vec<_> = groups.collect();
    let all = groups.iter().flat_map(|(_, groups)| groups);
    let mut instructions: Vec<_> = all.flat_map(|group| &group.instructions).copied().collect();
    let mut is_kept = vec![false; sizes.len()];
    for slot in lowered.fixed() {
        is_kept[slot.index()] = true;
    }
    let places = share_slots(lowered, &mut instructions, sizes);
    let sections = groups.into_iter().map(|(user, groups)| native::Section {
        only_if: user.enable(&places),
        groups,
    });
    let sections: Vec<_> = sections.collect();
    Native::compile(
        &sections,
        lowered,
        native::Known {
            places,
            possible,
            is_kept,
        },
    )
}

/// When a result is of use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Always,
    /// Only where this slot holds a 1.
    If(Slot),
}

impl Use {
    /// The slot that says so, at its place.
    fn enable(self, places: &[Slot]) -> Option<Slot> {
        match self {
            Use::Always => None,
            Use::If(enable) => Some(places[enable.index()]),
        }
    }
}

/// When each instruction's result is of use.
fn uses(lowered: &Lowered, instructions: &[Instruction], slots: usize) -> Vec<Use> {
    let mut uses: Vec<Option<Use>> = vec![None; slots];
    fn add(of: &mut Option<Use>, user: Use) {
        *of = match *of {
            None => Some(user),
            Some(other) if other == user => Some(user),
            Some(_) => Some(Use::Always),
        };
    }
    for c in &lowered.commits {
        let user = c.enable.map_or(Use::Always, Use::If);
        add(&mut uses[c.next.index()], user);
    }
    for m in &lowered.memories {
        for slot in [m.write_address, m.write_data] {
            add(&mut uses[slot.index()], Use::If(m.write_enable));
        }
        add(&mut uses[m.read_address.index()], Use::If(m.read_enable));
        for enable in [m.write_enable, m.read_enable] {
            add(&mut uses[enable.index()], Use::Always);
        }
    }
    let enables = lowered.commits.iter().filter_map(|c| c.enable);
    let nets = lowered.nets.iter().flat_map(|n| &n.1);
    let outside = (lowered.outputs.iter().flatten()).chain(nets);
    let outside = outside.chain(&lowered.assertions).copied();
    for slot in enables.chain(outside) {
        add(&mut uses[slot.index()], Use::Always);
    }
    for (target, expr) in instructions.iter().rev() {
        let user = uses[target.index()].unwrap_or(Use::Always);
        for &operand in expr.operands() {
            add(&mut uses[operand.index()], user);
        }
    }
    let of = |(target, _): &Instruction| uses[target.index()].unwrap_or(Use::Always);
    instructions.iter().map(of).collect()
}

/// Removes the instructions whose results are never read, and the constants that were folded away.
fn drop_unread(lowered: &mut Lowered, instructions: &mut Vec<Instruction>, slots: usize) {
    let mut read = vec![false; slots];
    let constants = std::mem::take(&mut lowered.constants);
    for slot in lowered.fixed() {
        read[slot.index()] = true;
    }
    for (target, expr) in instructions.iter().rev() {
        if read[target.index()] {
            for &operand in expr.operands() {
                read[operand.index()] = true;
            }
        }
    }
    instructions.retain(|(target, _)| read[target.index()]);
    lowered.constants = constants;
    lowered.constants.retain(|(slot, _)| read[slot.index()]);
}

/// Orders the instructions so that long runs are of the same kind: of the instructions whose operands are
/// available, it always takes all of the most frequent kind.
fn batched(
    mut instructions: Vec<Instruction>,
    sizes: &[Size],
    reads: &[u32],
) -> Vec<(Kind, Instruction)> {
    let units = units(&mut instructions, sizes, reads);
    let mut unit_of = vec![usize::MAX; sizes.len()];
    for (number, unit) in units.iter().enumerate() {
        for &at in &unit.instructions {
            unit_of[instructions[at].0.index()] = number;
        }
    }
    let mut waits_for = vec![0; units.len()];
    let mut readers: Vec<Vec<usize>> = vec![Vec::new(); units.len()];
    let mut ready: Vec<(Kind, Vec<usize>)> = Vec::new();
    let add = |ready: &mut Vec<(Kind, Vec<usize>)>, number: usize| {
        let kind = units[number].kind;
        match ready.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, list)) => list.push(number),
            None => ready.push((kind, vec![number])),
        }
    };
    for (number, unit) in units.iter().enumerate() {
        let exprs = unit.instructions.iter().map(|&at| &instructions[at].1);
        for &operand in exprs.flat_map(|expr| expr.operands()) {
            let from = unit_of[operand.index()];
            if from != usize::MAX && from != number {
                waits_for[number] += 1;
                readers[from].push(number);
            }
        }
        if waits_for[number] == 0 {
            add(&mut ready, number);
        }
    }
    let mut order = Vec::with_capacity(instructions.len());
    while let Some((kind, batch)) = ready.iter_mut().max_by_key(|(_, list)| list.len()) {
        let (kind, batch) = (*kind, std::mem::take(batch));
        if batch.is_empty() {
            break;
        }
        for number in batch {
            let unit = units[number].instructions.iter();
            order.extend(unit.map(|&at| (kind, instructions[at])));
            for &reader in &readers[number] {
                waits_for[reader] -= 1;
                if waits_for[reader] == 0 {
                    add(&mut ready, reader);
                }
            }
        }
    }
    order
}

/// Gives the slots their places: first those that live from cycle to cycle, then as few as do for
/// the results in between, so that the working set stays in cache. Returns the place of each.
fn share_slots(
    lowered: &mut Lowered,
    instructions: &mut [Instruction],
    sizes: &[Size],
) -> Vec<Slot> {
    let mut place: Vec<Option<Slot>> = vec![None; sizes.len()];
    let mut counts = [0; Size::ALL.len()];
    let mut new = |size: Size| {
        counts[size as usize] += 1;
        Slot::placed(size, counts[size as usize] - 1)
    };
    let mut is_shared = vec![true; sizes.len()];
    for slot in lowered.fixed() {
        let number = slot.index();
        is_shared[number] = false;
        *slot = *place[number].get_or_insert_with(|| new(sizes[number]));
    }
    let mut last_read = vec![usize::MAX; sizes.len()];
    for (at, (_, expr)) in instructions.iter().enumerate() {
        for &operand in expr.operands() {
            last_read[operand.index()] = at;
        }
    }
    let mut free = [const { Vec::new() }; Size::ALL.len()];
    for (at, (target, expr)) in instructions.iter_mut().enumerate() {
        for operand in expr.operands_mut() {
            let number = operand.index();
            *operand = place[number].unwrap_or_default();
            if last_read[number] == at && is_shared[number] {
                free[sizes[number] as usize].push(*operand);
                // Only once, though an operand may occur twice.
                last_read[number] = usize::MAX;
            }
        }
        let number = target.index();
        let size = sizes[number];
        *target = *place[number]
            .get_or_insert_with(|| free[size as usize].pop().unwrap_or_else(|| new(size)));
    }
    lowered.slots = counts;
    lowered.commits.sort_by_key(order);
    place.into_iter().map(Option::unwrap_or_default).collect()
}
