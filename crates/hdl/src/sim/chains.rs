//! Chains of instructions that are run as one: each takes the result of the one before it. No other
//! instruction reads that result, so it need not be stored.

use super::execute::{Instruction, Kind, LINKS};
use super::program::{Op, Size, Slot};

/// Consecutive instructions in this order.
pub struct Unit {
    /// Of each of them.
    pub kind: Kind,
    /// Their numbers.
    pub instructions: Vec<usize>,
}

/// The units of a part of the program. `reads` counts the readers of each slot, all over the program
/// and outside.
pub fn units(part: &mut [Instruction], sizes: &[Size], reads: &[u32]) -> Vec<Unit> {
    let size = |slot: Slot| sizes[slot.index()];
    let mut writer = vec![usize::MAX; sizes.len()];
    for (at, (target, _)) in part.iter().enumerate() {
        writer[target.index()] = at;
    }
    let mut next = vec![None; part.len()];
    let mut is_first = vec![true; part.len()];
    for at in 0..part.len() {
        let (target, expr) = part[at];
        let Some(place) = expr.op.accumulator() else {
            continue;
        };
        // The link before this one, if that operand is the result of one.
        let before = |place: usize| {
            let slot = expr.operands()[place];
            let from = writer[slot.index()];
            let (_, other) = part.get(from)?;
            let alike = other.op == expr.op && size(slot) == size(target);
            (alike && reads[slot.index()] == 1).then_some(from)
        };
        let mut link = before(place);
        if link.is_none() && matches!(expr.op, Op::And | Op::Or | Op::Xor) {
            link = before(0);
            if link.is_some() {
                part[at].1.operands_mut().swap(0, 1);
            }
        }
        if let Some(before) = link {
            next[before] = Some(at);
            is_first[at] = false;
        }
    }
    let mut units = Vec::new();
    for first in (0..part.len()).filter(|&at| is_first[at]) {
        let chain: Vec<usize> = std::iter::successors(Some(first), |&at| next[at]).collect();
        if part[first].1.op == Op::Insert {
            sort_inserts(part, &chain, size);
        }
        let kind = |at: usize| Kind::of(&part[at], size);
        for alike in chain.chunk_by(|&a, &b| kind(a) == kind(b)) {
            let mut rest = alike;
            while !rest.is_empty() {
                let fits = |&&links: &&usize| links <= rest.len();
                let links = LINKS.iter().find(fits).copied().unwrap_or(1);
                let (unit, after) = rest.split_at(links);
                units.push(Unit {
                    kind: kind(unit[0]).linked(links),
                    instructions: unit.to_vec(),
                });
                rest = after;
            }
        }
    }
    units
}

/// Sorts the inserts of a chain by the size of their operands, so that more of the chain is of one kind. The
/// destinations do not change, nor does the order of the results.
fn sort_inserts(part: &mut [Instruction], chain: &[usize], size: impl Fn(Slot) -> Size) {
    let mut inserted: Vec<_> = chain.iter().map(|&at| part[at].1).collect();
    inserted.sort_by_key(|expr| size(expr.operands()[0]));
    for (&at, mut expr) in chain.iter().zip(inserted) {
        expr.operands_mut()[1] = part[at].1.operands()[1];
        part[at].1 = expr;
    }
}
