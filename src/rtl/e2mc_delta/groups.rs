//! Where the groups of ways of a compressed block lie, and its mode.
//!
//! A backward way starts where its group ends, counted from the other end of the largest block
//! that is stored compressed: the places behind both ways of a group, each counted from its own
//! end, are then at most that block's bits together, or the ways overlap.

use super::{Parameters, MODE_BITS};
use crate::hdl::{concat, or_all, Builder, Signal};
use crate::rtl::e2mc::decoding_way::position_bits;
use crate::rtl::e2mc::way_start::stored_length;

/// Of the block that is read.
pub(super) struct Groups<'m> {
    /// The bit at which each way starts, forwards or backwards; with one way, too, that of a
    /// backward one without symbols.
    pub starts: Vec<Signal<'m>>,
    /// No block has its mode, or its pointers.
    pub bad: Signal<'m>,
    /// Its mode: 2 × the lag of 2, 4; and the first of its two codes, without the lowest bit.
    pub lags: Signal<'m>,
    pub codes: Option<Signal<'m>>,
}

/// `block`: the slot's, `metadata`: its bursts − 1.
pub(super) fn groups<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: Signal<'m>,
    metadata: Signal<'m>,
) -> Groups<'m> {
    let frame = &p.frame;
    let position = position_bits(frame);
    let length = stored_length(m, frame, "bursts", metadata).named("length");
    let whole = m.constant(u64::from(p.stored_bits()), position);
    let place = |bit: u32| m.constant(u64::from(bit), position);
    let pointer_bits = frame.pointer_bits();
    // Where a group starts is where the one before it ends.
    let borders: Vec<Signal> = (1..p.groups())
        .map(|group| {
            let at = MODE_BITS + (group - 1) * pointer_bits;
            let pointer = block.slice(at, pointer_bits);
            let start = concat(&[m.zero(3), pointer]).resize(position);
            start.named(&format!("group{}_start", group + 1))
        })
        .collect();
    let mut bad = Vec::new();
    for (number, &border) in borders.iter().enumerate() {
        let before = match number {
            0 => border.lt(place(p.header_bits())),
            _ => border.le(borders[number - 1]),
        };
        let is_bad = before | border.ge(length);
        bad.push(is_bad.named(&format!("group{}_bad", number + 2)));
    }
    let mut starts = Vec::new();
    for group in 0..p.groups() as usize {
        let forwards = match group {
            0 => place(p.header_bits()),
            _ => borders[group - 1],
        };
        let end = borders.get(group).copied().unwrap_or(length);
        let backwards = (whole - end).named(&format!("group{}_end", group + 1));
        backwards.comment("Counted from the other end.");
        starts.extend([forwards, backwards]);
    }

    let mode = block.slice(0, MODE_BITS).named("mode");
    let is: Vec<(u32, Signal)> = (p.modes.iter())
        .map(|&of| {
            let is = mode.eq_to(u64::from(of));
            (of, is.named(&format!("is_mode{of}")))
        })
        .collect();
    let has_mode = or_all(is.iter().map(|is| is.1)).named("has_mode");
    bad.push(!has_mode);
    let lag_of = |wanted: u32| {
        let found = is.iter().find(|(of, _)| *of == wanted);
        found.map_or(m.zero(1), |found| found.1)
    };
    // Another mode's codes are those of the first one.
    let mode_bits = p.code_bits() - 1;
    let codes = (mode_bits > 0).then(|| {
        let numbered = (0..).zip(&is);
        let numbers = numbered.map(|(number, is)| is.1.gate(m.constant(number, mode_bits)));
        or_all(numbers.collect::<Vec<_>>()).named("mode_number")
    });
    Groups {
        starts,
        bad: or_all(bad).named("header_bad"),
        lags: concat(&[lag_of(1), lag_of(2)]).named("lags"),
        codes,
    }
}
