//! Decompressor: where the ways of a block lie that has them in pairs.
//!
//! A pair's forward way starts where the pair does, its backward way where the pair ends, which is
//! where the next one starts. A backward way's place is counted from the other end of the largest
//! block that is stored compressed: the places behind both ways of a pair, each counted from its own
//! end, are then at most that block's bits together, or the ways overlap.

use super::decompressor::found::position_bits;
use super::Parameters;
use crate::hdl::{concat, or_all, Builder, Signal};

/// Of the block that is read.
pub(crate) struct Pairs<'m> {
    /// The bit at which each way starts, forwards or backwards; even with one way, also the start of a
    /// backward way without symbols.
    pub starts: Vec<Signal<'m>>,
    /// For each pointer: no block has it.
    pub bad: Vec<Signal<'m>>,
}

/// `block`: the slot's, whose pointers lie behind a head of `head_bits`; `length`: its bursts, in
/// bits.
pub(crate) fn pairs<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: Signal<'m>,
    head_bits: u32,
    length: Signal<'m>,
) -> Pairs<'m> {
    let position = position_bits(p);
    let whole = m.constant(u64::from(p.max_stored_bytes()) * 8, position);
    let header = m.constant(u64::from(head_bits + p.first_way_bit()), position);
    let pointer_bits = p.pointer_bits();
    // Where a group starts is where the one before it ends.
    let borders: Vec<Signal> = (1..p.groups())
        .map(|group| {
            let at = head_bits + (group - 1) * pointer_bits;
            let pointer = block.slice(at, pointer_bits);
            let start = concat(&[m.zero(3), pointer]).resize(position);
            start.named(&format!("group{}_start", group + 1))
        })
        .collect();
    let mut bad = Vec::new();
    for (number, &border) in borders.iter().enumerate() {
        let before = match number {
            0 => border.lt(header),
            _ => border.le(borders[number - 1]),
        };
        let is_bad = before | border.ge(length);
        bad.push(is_bad.named(&format!("group{}_bad", number + 2)));
    }
    let mut starts = Vec::new();
    for group in 0..p.groups() as usize {
        let forwards = match group {
            0 => header,
            _ => borders[group - 1],
        };
        let end = borders.get(group).copied().unwrap_or(length);
        let backwards = (whole - end).named(&format!("group{}_end", group + 1));
        backwards.comment("Counted from the other end.");
        starts.extend([forwards, backwards]);
    }
    Pairs { starts, bad }
}

/// Whether the two ways of a pair overlap, by their positions after the bits that they have read.
pub(crate) fn overlap<'m>(m: &'m Builder, p: &Parameters, positions: &[Signal<'m>]) -> Signal<'m> {
    let bits = position_bits(p) + 1;
    let room = m.constant(u64::from(p.max_stored_bytes()) * 8, bits);
    let overlaps = (1..).zip(positions.chunks(2)).map(|(group, pair)| {
        let both = pair[0].resize(bits) + pair[1].resize(bits);
        both.named(&format!("group{group}_ends")).gt(room)
    });
    or_all(overlaps.collect::<Vec<_>>()).named("ways_overlap")
}
